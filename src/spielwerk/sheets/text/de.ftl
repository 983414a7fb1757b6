sheet-no-name = Ohne Namen
sheet-portrait = Bild von { $name }
sheet-page = Seite
sheet-of = von
sheet-cut = Für den ganzen Text reicht der Platz hier nicht; er steht auf dem Bogen am Bildschirm und in der Datei des Charakters.
