# Sentences about new characters.

code-abilities-over = the abilities are above the limit
code-qualities-over = the qualities are above the limit
code-traits-over = the traits are above the limit

problem-name-missing = { $number ->
    [0] The name is missing.
   *[other] Trait { $number } has no name yet.
 }
problem-quality-out-of-range = { $what } { $value }: qualities go from 0 to 10.
problem-ability-out-of-range = { $what } { $value }: abilities go from 0 to 10.
problem-trait-zero = { $what }: a trait needs a good side or a bad one.
problem-trait-out-of-range = { $what }: the good side goes up to +5, the bad one down to −5.
problem-unknown-id = “{ $value }” does not belong there.
problem-abilities-over = Abilities: { $count } too many. This table allows { $most } altogether.
problem-qualities-over = Qualities: { $count } too many. This table allows { $most } altogether.
problem-traits-over = Traits: { $count } too many. At this table they come to { $most } at most.
nameless-trait = Trait { $number }

repair-into-range = Bring within the limits: { $what }
repair-minus = { $what }: −1
repair-plus = { $what }: +1

hint-extreme-quality = { $what } { $value }: humans hardly get that far. The game master will be asked.
hint-new-ability = { $what } is not on this table’s list yet. It comes to it with you.
hint-not-learned = { $what } 0 is as good as not learned.
hint-traits-agreed = The value and effect of each trait is between you and the game master.

document-abilities = Abilities
document-qualities = Qualities
document-traits = Traits
