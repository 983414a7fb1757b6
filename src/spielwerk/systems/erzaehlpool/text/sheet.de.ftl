# Was auf dem Charakterbogen steht.

sheet-derived = Abgeleitete Werte
sheet-experience = Erfahrung
sheet-damage = Schlagschaden { $bashing }, tödlich { $lethal }
sheet-trait = Eigenschaft
sheet-rating = Punkte
sheet-merits = Vorzüge
sheet-labelled = { $what } ({ $label })
sheet-special = { $what }: { $of }
sheet-moral = Tugend und Laster
sheet-vice-note = Wer ihm nachgibt, hat etwas von der Spielleitung verdient.
sheet-weapon = Waffe
sheet-weapons = Waffen
sheet-armour-strength = Braucht { $what } { $count }.
sheet-armour-defence = Verteidigung { $count }.
sheet-armour-speed = Geschwindigkeit { $count }.
sheet-bulletproof = Kugelsicher.
sheet-notes = Notizen
