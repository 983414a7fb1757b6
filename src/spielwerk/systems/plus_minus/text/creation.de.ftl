# Sätze zu neuen Charakteren.

problem-abilities-over = die Fähigkeiten liegen über der Grenze
problem-qualities-over = die Qualitäten liegen über der Grenze
problem-traits-over = die Merkmale liegen über der Grenze

problem-name-missing-in = Der Name fehlt.
problem-trait-nameless-in = Ein Merkmal hat noch keinen Namen.
problem-quality-out-of-range-in = { $what } { $value }: Qualitäten gehen von 0 bis 10.
problem-ability-out-of-range-in = { $what } { $value }: Fähigkeiten gehen von 0 bis 10.
problem-trait-zero-in = { $what }: Ein Merkmal braucht eine gute oder eine schlechte Seite.
problem-trait-out-of-range-in = { $what }: Die gute Seite geht bis +5, die schlechte bis −5.
problem-unknown-id-in = { $what } gehört nicht dorthin.
problem-abilities-over-in = Fähigkeiten: { $count } zu viel. Dieser Tisch erlaubt zusammen höchstens { $most }.
problem-qualities-over-in = Qualitäten: { $count } zu viel. Dieser Tisch erlaubt zusammen höchstens { $most }.
problem-traits-over-in = Merkmale: { $count } zu viel. An diesem Tisch kommen alle zusammen höchstens auf { $most }.
nameless-trait = Merkmal { $number }

repair-set = Auf { $value } setzen
repair-drop = Streichen: { $what }
repair-trait = { $what }: { $value }
repair-into-range = In die Grenzen bringen: { $what }
value-minus-one = −1
value-plus-one = +1

hint-extreme-quality = { $what } { $value }: So weit kommen Menschen kaum. Die Spielleitung wird gefragt.
hint-new-ability = { $what } steht noch nicht auf der Liste dieses Tisches. Mit dir kommt es dazu.
hint-not-learned = { $what } 0 ist so gut wie nicht erlernt.
hint-traits-agreed = Wert und Wirkung jedes Merkmals besprichst du mit der Spielleitung.
