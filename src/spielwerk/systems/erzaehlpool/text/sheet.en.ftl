# What stands on the character sheet.

sheet-derived = Derived values
sheet-experience = Experience
sheet-damage = bashing { $bashing }, lethal { $lethal }
sheet-trait = Trait
sheet-rating = Dots
sheet-merits = Merits
sheet-labelled = { $what } ({ $label })
sheet-special = { $what }: { $of }
sheet-moral = Virtue and vice
sheet-vice-note = Whoever follows it deserves something from the game master.
sheet-weapon = Weapon
sheet-weapons = Weapons
sheet-armour-strength = Needs { $what } { $count }.
sheet-armour-defence = Defence { $count }.
sheet-armour-speed = Speed { $count }.
sheet-bulletproof = Bulletproof.
sheet-notes = Notes
