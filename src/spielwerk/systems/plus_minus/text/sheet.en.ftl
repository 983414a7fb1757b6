# What stands on the character sheet.

sheet-qualities = Qualities
sheet-abilities-knowledge = Knowledge
sheet-abilities-skill = Skills
sheet-abilities-talent = Talents
sheet-traits = Traits
sheet-notes = Notes
sheet-value = Value
sheet-trait = Trait
sheet-trait-plus = Good side
sheet-trait-minus = Bad side
sheet-trait-total = Together
sheet-traits-total = Total of traits
