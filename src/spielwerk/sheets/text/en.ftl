sheet-no-name = Unnamed
sheet-portrait = Picture of { $name }
sheet-page = page
sheet-of = of
sheet-cut = There is no room here for the whole text; it stands on the sheet on screen and in the character’s file.
