# What talents and handicaps do: a sentence for each kind of effect. $way says which way a number works.

does-reduce = Penalties on { $attribute } and the skills linked to it are { $amount } smaller.
does-reduce-gear = Makeshift gear costs you { $amount } less on { $skills }.
does-penalty = You always have { $amount } on { $on }.
does-penalty-when = { $when } you have { $amount } on { $on }.
does-penalty-may-bar = The game master may also call it impossible.
does-value-initiative = Your Initiative is { $amount } { $way ->
    [up] higher
   *[down] lower
 }.
does-value-max-hp = Your maximum HP are { $amount } { $way ->
    [up] higher
   *[down] lower
 }.
does-value-movement = You move { $amount } m { $way ->
    [up] further
   *[down] less
 } each turn.
does-value-rewinds = You begin each session with { $amount ->
    [one] one Rewind
   *[other] { $amount } Rewinds
 } { $way ->
    [up] more
   *[down] less
 }.
does-value-worn-armour = Every piece of armour that you wear counts { $amount } { $way ->
    [up] more
   *[down] less
 }.
does-damage = Your hits with { $skill } deal { $amount } { $way ->
    [up] more
   *[down] less
 } damage before armour.
does-result = In one narrow field of one skill your results are { $amount } { $way ->
    [up] higher, and so worse
   *[down] lower, and so better
 }.
does-help = A successful assist of yours gives the other’s result { $amount } instead of { $usual }.
does-soften = A rolled 100 is for you only an ordinary failure.
does-reroll = { $often } you may roll { $what } again, without a Rewind; the second result stays.
does-reroll-failure = a failed check
does-reroll-critical-failure = a 100
does-reroll-on = { $what } on { $skills }
does-complicate = A critical failure brings one more small complication at once.
does-complicate-on = A critical failure on { $on } brings one more small complication at once.
does-survive = { $often } you survive what would kill you: unconscious, with { $hp } HP.
does-aid = { $often } your successful First Aid also gives { $amount } HP back.
does-endure = { $often } you shrug off shock until your next turn is over.
does-request = { $often } you ask the game master for it; if it does not fit, you keep the use.
does-two-attacks = You attack twice with one action, once with each of two one-handed weapons; both attacks take { $amount }.
does-resist = Only a successful { $willpower } check overcomes that, or else { $else }.
does-resist-gives-in = you give in
does-resist-frozen = you freeze until your next turn is over
does-resist-harmless = what you do causes no harm
does-remind = Spielwerk reminds the game master of it at the start of each session.

does-always = Every time
does-once-scene = Once a scene
does-once-session = Once a session
does-once-combat = Once a fight
does-on-check = the check
does-on-every-check = all checks
does-on-linked = the skills linked to it
does-and = { $first } and { $last }
does-on-category = skills of the group { $category }

when-hearing = Where you have to hear something,
when-sight = Where you have to see something,
when-distant = At a distance
when-provocation = When somebody provokes you,
when-reputation = Where people have heard of you,
when-withdrawal = After a long time without it
when-untreated = While it goes untreated
when-omen-ignored = If you ignore it,
when-unfamiliar = Where the unfamiliar is concerned,
when-high-technology = With strange high technology
when-hidden-weapon = Where a concealable weapon is searched for,

does-own = { $trigger }: { $effect } ({ $frequency })
does-own-until = { $trigger }: { $effect } ({ $frequency }; until: { $end })
does-own-partly = { $words }
