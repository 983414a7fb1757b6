# Sentences of the builder of Erzählpool, loaded with it.

ep-make-concept = Concept
ep-make-concept-note = Who you are, before any dot.
ep-make-idea = Concept
ep-make-idea-help = Who you are and how you live, in a word or two.
ep-make-faction = Faction
ep-make-faction-help = Where you belong: clan, tribe, house or trade. What there is depends on your game.
ep-make-attributes = Attributes
ep-make-attributes-note = Each has one dot already. From dot { $dear } on each costs two points.
ep-make-skills = Skills
ep-make-skills-note = All begin at nothing. From dot { $dear } on each costs two points.
ep-make-specialities = Specialities
ep-make-specialities-note = Ours, the document has none: one that fits a roll adds a die.
ep-make-special-skill = Skill
ep-make-special-choose = choose
ep-make-special-what = Speciality
ep-make-special-add = Add
ep-make-order-note = Which column gets how many points follows your dots, until you set it.
ep-make-attributes-for = Attribute points for { $what }
ep-make-skills-for = Skill points for { $what }
ep-make-follow = Let the order follow the dots
ep-make-did-order = { $what }: { $points } points
ep-make-rating = { $value } of { $most } dots
ep-make-moral = Virtue and vice
ep-make-moral-note = What is best in you, and what gets you into trouble. One of each.
ep-make-virtue = Virtue
ep-make-virtue-help = Some rolls on { $morality } get extra dice where your virtue was at stake.
ep-make-vice = Vice
ep-make-vice-help = The document names no effect of a vice. It tells how you are to be tempted.
ep-make-merits = Merits
ep-make-merits-note = Each rating is paid by itself, and twice from dot { $dear } on. { $hooks ->
    [on] At your table some change numbers; the document says of none what it does.
   *[off] What a merit does, the document does not say: settle it at your table.
 }
ep-make-merits-taken = Yours
ep-make-merits-count = { $count ->
    [0] none taken
   *[other] { $count } taken
 }
ep-make-no-merits = Nothing taken yet.
ep-make-find-merit = Find a merit
ep-make-ratings = Possible: { $ratings }
ep-make-or = { " or " }
ep-make-repeatable = several times, for different things
ep-make-label = For what?
ep-make-label-help = Which language, whose mentor: what tells it from another of its kind.
ep-make-label-taken = You have this one already.
ep-make-supernatural = Supernatural
ep-make-supernatural-note = Some characters are more than human. What they can do depends on your game; the document leaves these steps open.
ep-make-powers = Supernatural powers
ep-make-powers-help = Write down what you and the game master agree on. It may stay empty.
ep-make-derived = Derived values
ep-make-derived-note = You do not buy these. They follow from your dots.
ep-make-size-help = A grown human has { $human }. Anything else needs the word of the game master.
ep-make-speed-help = What kind of being you are, for Speed. A human has { $human }.
ep-make-body = { $what }, { $value }
ep-make-metres = { $metres } m
ep-make-part = { $what } { $amount }
ep-make-lower = the lower of { $what }
ep-make-help-defence = So many dice are taken from blows against you and from what is thrown at you.
ep-make-help-health = How much damage you can take before the game master decides what becomes of you.
ep-make-help-initiative = Added to a die when a fight begins: who acts first.
ep-make-help-speed = How far you get in one turn.
ep-make-help-willpower = { $buys ->
    [on] At your table a point of it buys { $dice } dice for a roll.
   *[off] A counter. The document says how much you have and leaves open what it is for.
 }
ep-make-help-morality = It begins at { $start } and may sink when you sin.
ep-make-short-defence = Def.
ep-make-short-health = Health
ep-make-short-initiative = Init.
ep-make-short-willpower = Will
ep-make-growing = Later on
ep-make-growing-note = How characters get better, the document does not say. The table counts experience, and the game master changes values by hand.
ep-make-gear = Arms and armour
ep-make-gear-note = These lists are ours: the document has none. Your table decides what is to be had.
ep-make-weapons = Weapons
ep-make-more-weapons = More weapons
ep-make-no-weapons = Bare hands only.
ep-make-dice = { SIGNED($dice) } { $dice ->
    [1] die
   *[other] dice
 }
ep-make-ranges = { $ranges } m
ep-make-rounds = { $rounds } rounds
ep-make-pool = { $pool ->
    [one] 1 die
   *[other] { $pool } dice
 }
ep-make-armour = Armour
ep-make-armour-help = It takes so many dice from attacks.
ep-make-no-armour = No armour
ep-make-own-armour = Armour of its own
ep-make-armour-values = { $general }, against guns { $firearms }
ep-make-armour-strength = wants { $what } { $strength }
