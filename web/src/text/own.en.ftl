# What one can do with a being of which one sees all.

ui-sheet-pdf = Sheet as PDF
ui-portrait-of = Picture of { $name }
ui-portrait-choose = Choose a picture
ui-portrait-other = Choose another picture
ui-portrait-take = Remove the picture
ui-portrait-too-large = The picture is too large. Allowed: PNG, JPEG or WebP, up to 5 MB and 24 megapixels.
ui-character-file = Character as a file
ui-level-as-of = As of
ui-level-now = now: level { $level }
ui-level-then = level { $level }
