# Sentences of the builder, loaded with it.

making-title = Making a character
making-start = Make a character
making-start-note = For { $system }. Begin however you like; every step can be changed later, in any order.
making-start-empty = Begin from nothing
making-surprise = Surprise me
making-drafts = Your drafts
making-changed = changed { $when }
making-drop = Throw away { $who }
making-drop-no = Keep
making-drop-sure = Nothing brings a draft back that was thrown away.
making-drop-yes = Throw away
making-archetypes = Quick start
making-archetypes-note = A whole character, legal as it is. Take one and change what you like.
making-nobody = No name yet
making-kept = draft kept
making-kept-here = kept in this browser only; the server keeps no more drafts
making-not-kept = this browser keeps no drafts
making-failed = The builder cannot be shown right now
making-no-form = There is no builder for these rules.
making-steps = Steps, in any order
making-step-problems = Problems:
making-onward = To the other steps
making-side = What follows from it
making-menu = Draft and page
making-leave = Other drafts and quick start
making-look = Language and appearance
making-finish = Take to the table
making-problems-first = { $count ->
    [0] Still being checked.
    [one] One problem has to be solved first.
   *[other] { $count } problems have to be solved first.
 }
making-undo = Undo: { $what }
making-undo-none = Nothing to undo
making-undone = Undone: { $what }
making-redo = Redo: { $what }
making-redo-none = Nothing to redo
making-redone = Done again: { $what }

making-problems = { $count ->
    [0] No problems
    [one] 1 problem
   *[other] { $count } problems
 }
making-problems-list = Problems
making-unchecked = Not checked
making-fine = Everything is as the rules want it.
making-show = Show me
making-hints = Worth knowing
making-checks = Checking
making-checks-enforce = Enforce
making-checks-warn = Warn
making-checks-off = Off
making-checks-warn-note = Problems are named, and the character may play all the same.
making-checks-off-note = Nothing is checked. Points are still counted.
making-checks-table = The table decides how strictly it checks.
making-why-name-missing = It can be changed at any time.

making-open-file = Open a file
making-save-file = Save as a file
making-file = opened a file
making-too-large = The file has { NUMBER($size) } kB. A character has { NUMBER($most) } kB at most.
making-report = What was read from { $file }
making-report-changed = Changed
making-report-left = Left out
making-report-taken = { $count ->
    [one] One part was taken as it was.
   *[other] { $count } parts were taken as they were.
 }
making-report-change = “{ $now }” instead of “{ $was }”: { $why }
making-report-gone = “{ $value }”: { $why }
making-report-use = Go on with it
making-no-table = You sit at no table with these rules. Save the character as a file, or keep the draft in this browser.
making-which-table = Table
making-which-seat = Who plays it?
making-seat-gm = the game master
making-choose-table = Choose a table first.
making-asks-gm = The game master is asked first.
making-ask = Ask to join
making-waits = The game master has been asked. The character comes to the table as soon as they agree.
making-to-table = To the table

making-grow = Level up
making-spend = Spend the points
making-not-now = Back
making-levels = Levels gained
making-growing = level { $level }

making-name = Name
making-name-help = What the others call you.
making-notes = Notes
making-notes-help = Anything else that you want to have at hand.
making-each = { $least } to { $most } each
making-spent = { $spent } of { $total } spent
making-left = left
making-too-many = too many
making-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
making-take = Take { $what }
making-did = { $what }
making-did-value = { $what } { $value }
making-did-take = { $what }
making-did-drop = without { $what }
making-did-choose = { $what }: choice
making-played = What the character has been through
making-played-note = It comes along where the game master of the table agrees.
making-played-goes = This character has been played. What it has been through comes along: the game master decides.
making-report-more = … and { $count ->
    [one] 1 more
   *[other] { NUMBER($count) } more
 }

## Percentacy

pc-make-concept = Concept
pc-make-concept-note = Who you are, before any number.
pc-make-concept-help = A line that says it all: trade, manner, a quirk.
pc-make-background = Background
pc-make-background-help = Where you come from, what brought you here, and who would notice if you were gone.
pc-make-species = Species
pc-make-species-help = It decides how your body is built: how much you can take and how far you get.
pc-make-profile = { $profile }: { $hp } HP and Constitution, { $metres } m
pc-make-traits = Talents and handicaps
pc-make-traits-note = Talents cost points, handicaps pay for them. Both are up to you; neither is needed.
pc-make-talents = Talents
pc-make-handicaps = Handicaps
pc-make-talents-count = { $count ->
    [0] none taken
   *[other] { $count } taken
 }
pc-make-handicaps-count = { $count ->
    [0] none taken
   *[other] { $count } taken
 }
pc-make-balance = Talents { $cost } of { $total }, handicaps { $worth }
pc-make-balance-missing = Handicaps worth { $missing } more are needed.
pc-make-balance-fine = The handicaps pay for the talents.
pc-make-find-talents = Find a talent
pc-make-find-handicaps = Find a handicap
pc-make-choose-skill = Skill
pc-make-choose-field = Narrow field
pc-make-gear = Items and weapons
pc-make-gear-note = Take what fits you and the setting. The table decides what is to be had.
pc-make-attributes-chance = Values are chances: with 30, a check succeeds on 30 of 100 rolls.
pc-make-weapons-note = damage on a roll up to 24 / 49 / 74 / 99, range, traits
pc-make-find-weapon = Find a weapon
pc-make-such-as = such as { $what }
pc-make-armour-counts = { $value } counts
pc-make-armour-what = Armour
pc-make-armour-kind = Kind
pc-make-armour-tier = { $name }, { $value }
pc-make-armour-add = Add armour
pc-make-no-armour = Nothing that stops a blow. Of several pieces only the best counts.
pc-make-goods = Gear
pc-make-no-goods = Nothing packed yet.
pc-make-called = What { $what } is called
pc-make-called-like = what you call it
pc-make-use-charisma = presence, winning people
pc-make-use-dexterity = fine work, evading
pc-make-use-intelligence = knowledge, technology
pc-make-use-constitution = endurance, parrying, HP
pc-make-use-strength = raw power, loads
pc-make-use-willpower = self-control, resisting
pc-make-use-perception = noticing details
pc-make-spent-skills = { $spent } of { $total } spent, { $count ->
    [one] 1 skill
   *[other] { $count } skills
 }
pc-make-value-of = { $what }, as a number
pc-make-derived-note = You do not buy these. They follow from what you are.
pc-make-help-hp = How much you can take. Half of it gone wears on you, three quarters gone lays you out.
pc-make-help-initiative = What you roll on to act early in a fight.
pc-make-help-movement = How far you get in one turn.
pc-make-short-hp = HP
pc-make-short-initiative = Init.
pc-make-short-movement = Move
pc-make-species-first = Choose a species
pc-make-from-hp = { $base } + { $constitution } from Constitution
pc-make-from-initiative = { $dexterity } + { $perception }
pc-make-cap-note = never above the governing attribute + { $above }
pc-make-cap-single = cap { $cap }: { $attribute } { $value } + { $above }
pc-make-cap-lower = cap { $cap }: { $attribute } { $value } is the lower + { $above }
pc-make-cap-higher = cap { $cap }: { $attribute } { $value } is the higher + { $above }
pc-make-over = { $over } over
pc-make-at-cap = at cap
pc-make-untrained = counts { $value } untrained
pc-make-is-zero = It is 0 already.
pc-make-find-skill = Find a skill
pc-make-find = Find among { $count } skills
pc-make-found = { $count ->
    [0] Nothing found
    [one] 1 skill found
   *[other] { $count } skills found
 }
pc-make-shown = Which skills
pc-make-shown-all = All
pc-make-shown-own = Yours
pc-make-order = Order
pc-make-order-category = By category
pc-make-order-name = A to Z
pc-make-no-skill-yet = No skill yet. Show all and raise one.
pc-make-field-choose = Choose a field
pc-make-field-change = Another field for { $what }
pc-make-field-of = Field of { $what }
pc-make-field-like = such as bell-founding
pc-make-field-take = Take this field
pc-make-field-taken = You have this field already.
pc-make-field-more = { $what }: another field
pc-make-did-field = { $what }: { $field }
pc-make-own-skill = A skill of your own
pc-make-own-skills = Skills of this table’s own
pc-make-own-add = A skill is missing
pc-make-own-note = It is called so in every language.
pc-make-own-send = Suggest it
pc-make-own-waits = The game master has been asked. The skill stands here as soon as they agree.
pc-make-own-go-on = Go on
pc-make-own-at-a-table = Skills of one’s own belong to a table: open the draft from there.

## Plus-Minus

pm-make-concept = Concept
pm-make-concept-note = Who you are, before any number.
pm-make-concept-help = One line that says it all: trade, manner, a quirk.
pm-make-qualities-note = Every human has them. 5 is average; 0 and 10 are out of the ordinary, and up to the game master.
pm-make-extreme = asks the game master
pm-make-least = It goes no lower.
pm-make-most = It goes no higher.
pm-make-abilities-range = 0 to 10 each
pm-make-abilities-note = What you have learned or were born with. 10 is mastery, and within reach; 0 is not learned.
pm-make-none-yet = None of these yet.
pm-make-new-ability = new to the table
pm-make-add-knowledge = Add knowledge
pm-make-add-skill = Add a skill
pm-make-add-talent = Add a talent
pm-make-own = Another ability
pm-make-own-note = The list never ends. It is called this in every language.
pm-make-own-kind = Kind
pm-make-own-take = Add it
pm-make-own-name-first = Give it a name first.
pm-make-own-no-dot = A name without a dot, please.
pm-make-own-quality = A quality is called that already.
pm-make-own-taken = You have that already.
pm-make-traits-note = What else makes you who you are: a good side of +1 to +5, a bad one of −1 to −5, or both. The value matters mostly at creation.
pm-make-trait = Trait { $number }
pm-make-no-trait = No trait yet. None is needed.
pm-make-good = Good side
pm-make-bad = Bad side
pm-make-together = Together
pm-make-totals = Totals
pm-make-totals-note = The document names no costs of creation. These totals help to compare characters.
pm-make-total-qualities = 50 is average
pm-make-total-abilities = no limit
pm-make-total-traits = no limit
pm-make-total-most = { $most } at most
pm-make-short-qualities = Qual.
pm-make-short-abilities = Abil.
pm-make-short-traits = Traits
