# Was auf dem Charakterbogen steht.

sheet-qualities = Qualitäten
sheet-abilities-knowledge = Kenntnisse
sheet-abilities-skill = Fertigkeiten
sheet-abilities-talent = Talente
sheet-traits = Merkmale
sheet-notes = Notizen
sheet-value = Wert
sheet-trait = Merkmal
sheet-trait-plus = Gute Seite
sheet-trait-minus = Schlechte Seite
sheet-trait-total = Zusammen
sheet-traits-total = Summe der Merkmale
