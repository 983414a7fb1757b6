# Was man mit einem Wesen tun kann, das man ganz sieht.

ui-sheet-pdf = Bogen als PDF
