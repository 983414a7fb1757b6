sheet-no-name = Unnamed
sheet-portrait = Picture of { $name }
sheet-page = page
sheet-of = of
