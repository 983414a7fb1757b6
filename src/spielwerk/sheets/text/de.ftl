sheet-no-name = Ohne Namen
sheet-portrait = Bild von { $name }
sheet-page = Seite
sheet-of = von
