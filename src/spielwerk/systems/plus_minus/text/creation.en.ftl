# Sentences about new characters.

problem-abilities-over = the abilities are above the limit
problem-qualities-over = the qualities are above the limit
problem-traits-over = the traits are above the limit

problem-name-missing-in = The name is missing.
problem-trait-nameless-in = A trait has no name yet.
problem-quality-out-of-range-in = { $what } { $value }: qualities go from 0 to 10.
problem-ability-out-of-range-in = { $what } { $value }: abilities go from 0 to 10.
problem-trait-zero-in = { $what }: a trait needs a good side or a bad one.
problem-trait-out-of-range-in = { $what }: the good side goes up to +5, the bad one down to −5.
problem-unknown-id-in = { $what } does not belong there.
problem-abilities-over-in = Abilities: { $count } too many. This table allows { $most } altogether.
problem-qualities-over-in = Qualities: { $count } too many. This table allows { $most } altogether.
problem-traits-over-in = Traits: { $count } too many. At this table they come to { $most } at most.
nameless-trait = Trait { $number }

repair-set = Set to { $value }
repair-drop = Take out: { $what }
repair-trait = { $what }: { $value }
repair-into-range = Bring within the limits: { $what }
value-minus-one = −1
value-plus-one = +1

hint-extreme-quality = { $what } { $value }: humans hardly get that far. The game master will be asked.
hint-new-ability = { $what } is not on this table’s list yet. It comes to it with you.
hint-not-learned = { $what } 0 is as good as not learned.
hint-traits-agreed = The value and effect of each trait is between you and the game master.
