# Sätze zu neuen Charakteren.

code-abilities-over = die Fähigkeiten liegen über der Grenze
code-qualities-over = die Qualitäten liegen über der Grenze
code-traits-over = die Merkmale liegen über der Grenze

problem-name-missing = { $number ->
    [0] Der Name fehlt.
   *[other] Merkmal { $number } hat noch keinen Namen.
 }
problem-quality-out-of-range = { $what } { $value }: Qualitäten gehen von 0 bis 10.
problem-ability-out-of-range = { $what } { $value }: Fähigkeiten gehen von 0 bis 10.
problem-trait-zero = { $what }: Ein Merkmal braucht eine gute oder eine schlechte Seite.
problem-trait-out-of-range = { $what }: Die gute Seite geht bis +5, die schlechte bis −5.
problem-unknown-id = „{ $value }“ gehört nicht dorthin.
problem-abilities-over = Fähigkeiten: { $count } zu viel. Dieser Tisch erlaubt zusammen höchstens { $most }.
problem-qualities-over = Qualitäten: { $count } zu viel. Dieser Tisch erlaubt zusammen höchstens { $most }.
problem-traits-over = Merkmale: { $count } zu viel. An diesem Tisch kommen alle zusammen höchstens auf { $most }.
nameless-trait = Merkmal { $number }

repair-into-range = In die Grenzen bringen: { $what }
repair-minus = { $what }: −1
repair-plus = { $what }: +1

hint-extreme-quality = { $what } { $value }: So weit kommen Menschen kaum. Die Spielleitung wird gefragt.
hint-new-ability = { $what } steht noch nicht auf der Liste dieses Tisches. Mit dir kommt es dazu.
hint-not-learned = { $what } 0 ist so gut wie nicht erlernt.
hint-traits-agreed = Wert und Wirkung jedes Merkmals besprichst du mit der Spielleitung.

document-abilities = Fähigkeiten
document-qualities = Qualitäten
document-traits = Merkmale
