# What one can do with a being of which one sees all.

ui-sheet-pdf = Sheet as PDF
