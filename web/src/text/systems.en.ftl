# Sentences of the parts and of the panels of each system.

## Parts

part-throw = Throw
part-rolled = Result:
part-typed = typed in by hand
part-target = target { $value }
part-less = Lower { $what }
part-more = Raise { $what }
part-amount-wrong = A whole number from { $min } to { $max } is allowed.
part-amount-first = First correct the number that is marked above.
part-was = was { $was }
part-was-by = was { $was }, eased by { $by }
part-asked = { $who } is being asked
part-being-asked = is being asked
part-asked-since = { $who } has been asked for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }
part-again = With a Rewind { $chance }
part-suggestion = Suggested.
part-suggestions = Suggestions
part-own-answer = Answer of your own
part-answer = Answer
part-trust = From now on follow the suggestion here without asking
part-trust-again = This was asked before.
part-own-dice = Type in your own dice
part-type-dice = Type in the dice
part-answers-for = One click answers for { $who }.
part-close = Close
part-pad-title = What lies on your table?
part-pad-tens = Tens, pale die
part-pad-units = Units, dark die
part-pad-face = Face of the d{ $sides }
part-pad-dark = Face of the black die
part-pad-hundred = 00 and 0 counts as 100.
part-pad-choose = Choose what has fallen.
part-pad-enter = Enter { $face }
part-pad-enter-none = Enter
part-not-after-all = Never mind
part-barred = { $what } ({ $why })
part-drop = Leave out { $what }
part-hidden = Roll in secret
part-hidden-note = Only you see the roll.
part-prepared = Only prepare it, not in the scene yet
part-add = Add
part-add-many = Add { $count }
part-how-many = How many
part-names-numbered = Their names are numbered: { $first } to { $last }.
part-add-title = New being
part-name = Name
part-name-missing = Give it a name.
part-odds = The odds
part-rule = rule { $rule }
part-look = Look up { $what }

## Percentacy

pc-ui-hp = HP
pc-ui-of-hp = of { $max } HP
pc-ui-unconscious-to = unconscious to { $limit }
pc-ui-battered-to = battered to { $limit }
pc-ui-no-conditions = No conditions
pc-ui-rewinds = Rewinds
pc-ui-rewinds-left = { $left ->
    [one] 1 Rewind left
   *[other] { $left } Rewinds left
 }
pc-ui-attributes = Attributes
pc-ui-skills = Skills
pc-ui-tap-odds = Tap to see the odds
pc-ui-weapons = Weapons
pc-ui-armour = Armour
pc-ui-talents = Talents
pc-ui-handicaps = Handicaps
pc-ui-trait-note = { $facts }. { $text }
pc-ui-uses-left = { $left ->
    [0] used up
    [one] one use left
   *[other] { $left } uses left
 }
pc-ui-use-talent = Use { $trait }
pc-ui-resist = Roll on Willpower against { $trait }
pc-ui-circumstances = What applies here
pc-ui-circumstances-note = Talents, handicaps or weapons turn on it.
pc-ui-within = Field: { $field }
pc-ui-two-attacks = Attack with both hands
pc-ui-first-blow = First attack
pc-ui-second-blow = Second attack
pc-ui-need-one-handed = It takes two one-handed weapons.
pc-ui-circumstance-begin = { $what } begins for { $name }
pc-ui-circumstance-end = { $what } ends for { $name }
pc-ui-circumstance-holds = Holds now: { $what }
pc-ui-derived = Derived values
pc-ui-initiative = Initiative
pc-ui-movement = Movement Range
pc-ui-metres = { $metres } m
sides-party = The party at a glance
sides-who = Whom to compare
sides-none = Nobody plays a character here yet.
pc-ui-party-level = Level of { $who }
pc-ui-party-at = level { $level }
pc-ui-party-traits = Talents and handicaps
pc-ui-level = Level
pc-ui-search-skill = Find a skill
pc-ui-no-skill = No skill has that name.
pc-ui-other-skill = Other skill
pc-ui-other-skill-note = not on the sheet, so untrained
pc-ui-essential = untrained, essential
pc-ui-no-weapons = No weapon. The fist is always there.
pc-ui-unarmoured = unarmoured
pc-ui-armour-worn = worn
pc-ui-armour-natural = natural
pc-ui-armour-field = field
pc-ui-charges = { $left } of { $capacity } { $capacity ->
    [one] shot
   *[other] shots
 }
pc-ui-range = { $metres } m
pc-ui-attack-with = { $weapon }: attack
pc-ui-not-in-turn = only in one’s own turn; it is { $who }’s now
pc-ui-roll-on = Roll on { $what }, value { $value }
pc-ui-hidden-values = Nothing more is known of { $name }.
pc-ui-check = Check
pc-ui-oppose = Opposed

pc-ui-check-title = { $name } rolls on { $what }
pc-ui-attack-title = { $name } attacks
pc-ui-oppose-title = { $name } against { $against }
pc-ui-oppose-open = { $name } against somebody
pc-ui-on = With what
pc-ui-modifiers = Circumstances
pc-ui-modifiers-note = The sum below shows which of them count.
pc-ui-own-modifier = Modifier of your own
pc-ui-modifier-why = Why
pc-ui-modifier-amount = How much
pc-ui-modifier-zero = A modifier of 0 changes nothing.
pc-ui-add-modifier = Add
pc-ui-drop-modifier = Remove { $what }
pc-ui-target-being = Target
pc-ui-nobody = nobody yet
pc-ui-weapon = Weapon
pc-ui-weapon-left = { $weapon } no. { $which } ({ $left } left)
pc-ui-weapon-which = { $weapon } no. { $which }
pc-ui-distance = Distance in metres
pc-ui-cover = Cover
pc-ui-cover-none = none
pc-ui-cover-partial = partial
pc-ui-cover-total = total
pc-ui-parry = Is parrying plausible?
pc-ui-parry-auto = as suggested
pc-ui-parry-yes = yes
pc-ui-parry-no = no
pc-ui-against = Against
pc-ui-against-with = Against what
pc-ui-assists = Who helps?
pc-ui-assist-with = What does { $name } help with?
pc-ui-drop-assist = { $name } no longer helps
pc-ui-assist-target = target { $target }
pc-ui-roll = Roll
pc-ui-attack = Attack
pc-ui-oppose-do = Compare
pc-ui-rolled-on = What is rolled on
pc-ui-was-rolled-on = What was rolled on
pc-ui-target-value = Target
pc-ui-lands = Hits
pc-ui-damage = Damage after armour
pc-ui-mean = mean { $value }
pc-ui-computing = Computing …
pc-ui-need-target = Choose a target first.
pc-ui-need-against = Choose an opponent first.
pc-ui-need-skill = Choose a skill or an attribute first.
pc-ui-hidden-target = You do not know the target.

pc-ui-area-note = The blast strikes everybody you name.
pc-ui-from-centre = Distance of { $name } from the centre
pc-ui-metres-away = m from the centre
pc-ui-distance-centre = Metres to the centre
pc-ui-against-more = Also against
pc-ui-against-more-note = One roll, compared with each by itself. All of them oppose it with the same.
pc-ui-finer = More detail
pc-ui-untrained = Instead of the skill
pc-ui-untrained-note = Only where it was never learned.
pc-ui-untrained-auto = the linked attribute
pc-ui-gear = Gear
pc-ui-no-gear = No gear.
pc-ui-items = Take or lay down
pc-ui-items-title = Items of { $name }
pc-ui-items-take = Take
pc-ui-items-drop = Lay down
pc-ui-items-need = Choose first what it is.
pc-ui-items-kind = What
pc-ui-items-what = Item
pc-ui-items-note = Access, law, rarity, price and load follow the setting; the game master is asked.
pc-ui-items-called = What it is called
pc-ui-items-called-note = May stay empty.
pc-ui-gear-suitable = suitable
pc-ui-gear-improvised = improvised
pc-ui-gear-exceptional = exceptional
pc-ui-gear-missing = missing
pc-ui-defence-modifiers = Circumstances of the defence
pc-ui-armour-tier = Armour from the table
pc-ui-armour-number = a number of its own

pc-ui-first-aid = First Aid
pc-ui-first-aid-title = { $name } gives First Aid
pc-ui-patient = To whom
pc-ui-oneself = { $name }, own wounds
pc-ui-need-patient = Choose first who is treated.
pc-ui-treat = Treat
pc-ui-rest = Rest and recovery
pc-ui-rest-kind = How long
pc-ui-rest-short = Rest
pc-ui-rest-long = long recovery
pc-ui-rest-who = Who rests
pc-ui-rest-carer = Who cares for all of them
pc-ui-rest-carer-note = Successful Medicine makes it 20 HP instead of 10.
pc-ui-rest-nobody = nobody
pc-ui-rest-send = Let them rest
pc-ui-rest-long-send = Give all HP back
pc-ui-need-resting = Choose first who rests.
pc-ui-hazard = Hazard
pc-ui-tier = Tier
pc-ui-need-tier = Choose a tier first.
pc-ui-hazard-effect = What a check does
pc-ui-hazard-none = no check
pc-ui-hazard-halve = halves it
pc-ui-hazard-avoid = averts it
pc-ui-hazard-protects = Armour protects against it
pc-ui-hazard-lower = Tiers less by protection
pc-ui-hazard-again = This is the hazard of last time; it can strike again at once.
pc-ui-hazard-send = Expose to the hazard

pc-ui-critical-success = critical success
pc-ui-critical-failure = critical failure
pc-ui-success = success
pc-ui-failure = failure
pc-ui-stages = { $stages ->
    [0] narrow success
    [one] success, 1 stage
   *[other] success, { $stages } stages
 }
pc-ui-critical-stages = critical success, { $stages ->
    [one] one stage
   *[other] { $stages } stages
 }
pc-ui-three = 3+
pc-ui-assisted = help { $amount }
pc-ui-gm-rolls = The game master rolls
pc-ui-ruler-before = Target { $target }: { $fail } of 100 rolls fail.
pc-ui-ruler-after = Rolled { $roll }, result { $result } against target { $target }.
pc-ui-check-by = { $who }, { $what }
pc-ui-against-target = Roll { $roll } against { $target }
pc-ui-result-against-target = Roll { $roll }, result { $result } against { $target }
pc-ui-just-roll = Roll { $roll }

pc-ui-defended-by = { $name } defends
pc-ui-missed = missed
pc-ui-hit = hit
pc-ui-damage-dealt = { $damage } damage
pc-ui-damage-plain = without hidden bonuses
pc-ui-damage-sum = { $value } − { $armour } armour = { $damage } damage
pc-ui-hp-from-to = { $before } to { $after } HP
pc-ui-hp-change = { $name }: HP
pc-ui-condition-gained = { $name } is { $conditions }.
pc-ui-conditions-gone = { $name } has no conditions any more.
pc-ui-rewind-spent = { $name } spends a Rewind.
pc-ui-turn-of = It is the turn of { $name }.
pc-ui-round = Round { $round }
pc-ui-if-it-hits = If it hits
pc-ui-damage-bands = Damage by face
pc-ui-less-armour = Damage before armour, which takes { $armour } off. A bonus of the attack is hidden.
pc-ui-before-armour = Damage before armour; how much gets through is hidden.
pc-ui-from-hp = from { $limit } HP
pc-ui-undisclosed = How much damage it would be is not known.

pc-ui-order = Order of turns
pc-ui-round-short = Round
pc-ui-state-turn = acting
pc-ui-state-delayed = delayed
pc-ui-state-reaction = reaction
pc-ui-state-surprised = surprised
pc-ui-state-out = out of action
pc-ui-state-done = has acted
pc-ui-state-waiting = waiting
pc-ui-delay = Delay
pc-ui-react = Declare reaction
pc-ui-give-up = Give up action
pc-ui-reload = Reload: { $weapon }
pc-ui-trigger = Trigger
pc-ui-wait-answer = Not until the open question is answered.
pc-ui-free-action = Free action
pc-ui-free-action-title = Free action of { $name }
pc-ui-free-action-text = What is done on the side
pc-ui-free-action-note = Shouting and moving need no word. Whether anything else goes on the side is for the game master to say.
pc-ui-free-action-declare = Declare
pc-ui-need-free-action = Say what is done on the side.
pc-ui-reaction-line = { $name } waits for: { $trigger }
pc-ui-reaction-title = Reaction of { $name }
pc-ui-reaction-trigger = Trigger
pc-ui-reaction-trigger-note = Exactly one event, named so that there is no doubt.
pc-ui-need-trigger = Name the trigger first.
pc-ui-reaction-do = Then
pc-ui-reaction-attack = attack
pc-ui-reaction-check = a check
pc-ui-reaction-declare = Declare

pc-ui-add-quick = By role
pc-ui-add-hand = By hand
pc-ui-how = Values
pc-ui-species = Species
pc-ui-role = Role
pc-ui-role-note = attributes { $attributes }, core skills { $skills }, { $hp } HP, armour { $armour }
pc-ui-core-skills = Core skills
pc-ui-max-hp = HP
pc-ui-add-weapon = Add a weapon
pc-ui-add-skill = Add a skill
pc-ui-change-attribute = Another value than the role
pc-ui-role-damage = Damage of the role
pc-ui-role-damage-usual = as usual
pc-ui-role-melee = attacks in close combat
pc-ui-health-unhurt = unhurt
pc-ui-health-scratched = scratched
pc-ui-health-hurt = hurt
pc-ui-health-battered = battered
pc-ui-health-down = down
pc-ui-health-dead = dead

pc-ui-weaker = weaker
pc-ui-were-odds = The odds were

## Plus-Minus

pm-ui-lacks = Plus-Minus has no combat, damage or experience; the document says nothing of them. What you need of it you keep with the order of turns, counters and notes.
pm-ui-qualities = Qualities
pm-ui-abilities = Abilities
pm-ui-knowledge = Knowledge
pm-ui-skill = Skills
pm-ui-talent = Talents
pm-ui-traits = Traits
pm-ui-traits-total = total { $total }
pm-ui-trait-once = Let a trait count
pm-ui-trait-once-note = Once; whether it does is the game master’s word.
pm-ui-trait-none = none
pm-ui-trait-sum = { $plus } and { $minus } = { $total }
pm-ui-property = { $what } { $value }
pm-ui-mix = Put a mix together
pm-ui-hidden-values = Nothing more is known of { $name }.
pm-ui-title = { $name } mixes
pm-ui-mix-note = Three to five properties, at least one of them a quality.
pm-ui-action-value = Action value
pm-ui-difficulty = Difficulty
pm-ui-difficulty-open = the game master sets it
pm-ui-difficulty-set = set it
pm-ui-difficulty-own = another number
pm-ui-not-learned = not learned
pm-ui-roll = Roll
pm-ui-roll-with = Roll with { $value }
pm-ui-propose = Propose
pm-ui-propose-with = Propose { $value }
pm-ui-nothing-chosen = Nothing chosen yet.
pm-ui-successes = { $count ->
    [0] only just managed
    [one] 1 success
   *[other] { $count } successes
 }
pm-ui-failures = { $count ->
    [one] 1 failure
   *[other] { $count } failures
 }
pm-ui-steps-better = { $steps ->
    [one] 1 step better
   *[other] { $steps } steps better
 }
pm-ui-steps-worse = { $steps ->
    [one] 1 step worse
   *[other] { $steps } steps worse
 }
pm-ui-double = double
pm-ui-sum-title = How it adds up
pm-ui-white = white die
pm-ui-black = black die
pm-ui-result = Result
pm-ui-net = White minus black:
pm-ui-add-ability = Add an ability
pm-ui-add-trait = Add a trait
pm-ui-plus = Plus
pm-ui-minus = Minus
pm-ui-average = The average is { $average }.
pm-ui-mix-with = Mix with { $what }, value { $value }
pm-ui-other-ability = Other ability
pm-ui-other-ability-note = Not learned, it counts 0.
pm-ui-reached = managed
pm-ui-difficulty-leave = Leave it to the game master
pm-ui-odds-by = With { $value } it succeeds at difficulty
pm-ui-draw = a draw
pm-ui-failed = not managed
pm-ui-white-again = white die, second throw
pm-ui-black-again = black die, second throw
pm-ui-compare = Compare two results
pm-ui-compare-note = The document has no opposed checks. Both roll without a difficulty; the higher value wins, a tie is yours to judge.
pm-ui-compare-first = Who
pm-ui-compare-second = Against whom
pm-ui-compare-send = Roll for both
pm-ui-compare-both = Both sides need their properties.
pm-ui-dice = Dice
pm-ui-own = Abilities of this table
pm-ui-own-note = The document has no fixed list. Beside the suggested ones each table keeps its own.
pm-ui-own-there = The table’s own
pm-ui-own-name-note = Its name in every language. It can be taken out as long as nobody has learned it.
pm-ui-own-kind = Kind
pm-ui-own-add = Add
pm-ui-own-name-first = Give it a name first.

pc-ui-award = Awards for the party
pc-ui-act-award = Award a Rewind
pc-ui-act-award-send = Award
pc-ui-value-hp = HP
pc-ui-value-max_hp = HP, maximum
pc-ui-value-rewinds = Rewinds
pc-ui-value-level = Level
pc-ui-value-armour = Armour
pc-ui-value-initiative = Initiative
pc-ui-value-movement = Movement
pc-ui-award-who = Who is given something
pc-ui-award-has = level { $level }, { $rewinds } { $rewinds ->
    [one] Rewind
   *[other] Rewinds
}
pc-ui-award-nobody = There is no character at the table yet.
pc-ui-award-levels = Levels
pc-ui-award-send = Give to all
pc-ui-award-nothing = Give levels or Rewinds.
pc-ui-need-awarded = Choose who is given something.
pc-ui-evening = Wrap up with levels and rest
pc-ui-evening-end = End the session
pc-ui-evening-fight = A fight is still going on. It stays as it is, and goes on in the next session.
pc-ui-evening-note = Rewinds that are left are lost; the next session brings new ones, and renews what talents do once a session.
pc-ui-evening-none = No session is running.
pc-ui-evening-send = Wrap up
pc-ui-rest-none = none
pc-ui-rest-helper = Who helps with it

pc-ui-given = Talents and handicaps
pc-ui-house = Of this table’s own
pc-ui-house-kind = What it is
pc-ui-house-skill = Skill
pc-ui-house-species = Species
pc-ui-house-talent = Talent
pc-ui-house-handicap = Handicap
pc-ui-house-own = The table has already
pc-ui-house-edit = Change { $what }
pc-ui-house-another = Something new instead
pc-ui-house-name-note = Its name at this table, in every language.
pc-ui-house-attribute = Attribute
pc-ui-house-second = Second attribute
pc-ui-house-no-second = none
pc-ui-house-combine = It is governed by
pc-ui-house-lower = the lower one
pc-ui-house-higher = the higher one
pc-ui-house-profile = Body profile
pc-ui-house-points = Points
pc-ui-house-decorative = 0: for show only
pc-ui-house-trigger = When it works
pc-ui-house-effect = What it does
pc-ui-house-frequency = How often or how long
pc-ui-house-end = What ends it
pc-ui-house-end-note = Only where something does.
pc-ui-house-add = Add
pc-ui-house-change = Change
pc-ui-house-need-name = Give it a name.
pc-ui-house-need-other = Choose another attribute as the second one.
pc-ui-house-mark = house content
pc-ui-prompts = What handicaps demand
pc-ui-hazard-whom = Whom does it strike?
pc-ui-hazard-lasts = Lasts as
pc-ui-hazard-lasts-note = With a name it stays at the table: you let it strike again until you end it.
pc-ui-both-blows = Both attacks together
pc-ui-damage-both = Damage of both after armour
pc-ui-unprotected = Does not protect against this attack
pc-ui-ambush-roll = Roll Stealth against Awareness
pm-ui-edit = Change a sheet
pm-ui-edit-send = Change
pm-ui-edit-nothing = Nothing is different yet.
pm-ui-edit-who = Who
pm-ui-edit-nobody = nobody
pm-ui-edit-who-first = Choose somebody first.
pm-ui-edit-concept = Concept
