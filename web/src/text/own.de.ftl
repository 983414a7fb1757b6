# Was man mit einem Wesen tun kann, das man ganz sieht.

ui-sheet-pdf = Bogen als PDF
ui-portrait-of = Bild von { $name }
ui-portrait-choose = Bild wählen
ui-portrait-other = Anderes Bild wählen
ui-portrait-take = Bild entfernen
ui-portrait-too-large = Das Bild ist zu groß. Erlaubt: PNG, JPEG oder WebP, bis 5 MB und 24 Megapixel.
ui-character-file = Figur als Datei
ui-level-as-of = Stand
ui-level-now = heute: Level { $level }
ui-level-then = Level { $level }
