# Wörter des Kompendiums: Regale, Beschriftungen.

shelf-quality = Qualitäten
shelf-ability = Fähigkeiten
shelf-kind = Arten von Fähigkeiten
shelf-difficulty = Schwierigkeiten
shelf-term = Begriffe
entry-kind = Art
entry-value = Wert bei drei Eigenschaften
entry-name = Name
entry-text = Beschreibung
