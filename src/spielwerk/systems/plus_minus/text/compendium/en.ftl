# Words of the compendium: shelves, labels.

shelf-quality = Qualities
shelf-ability = Abilities
shelf-kind = Kinds of ability
shelf-difficulty = Difficulties
shelf-term = Terms
entry-kind = Kind
entry-value = Value for three properties
entry-name = Name
entry-text = Description
