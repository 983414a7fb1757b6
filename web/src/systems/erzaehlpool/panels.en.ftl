# Sentences of the panels of Erzählpool; loaded with them.

ep-ui-pool = Pool
ep-ui-sum-title = What the pool is made of
ep-ui-successes = { $count ->
    [0] no success
    [one] one success
   *[other] { $count } successes
 }
ep-ui-spectacular = spectacular
ep-ui-catastrophic = a catastrophe
ep-ui-chance = chance roll
ep-ui-chance-note = No die is left: one chance die is rolled, and only a { $face } helps.
ep-ui-health-unhurt = unhurt
ep-ui-health-scratched = scratched
ep-ui-health-hurt = hurt
ep-ui-health-battered = badly hurt
ep-ui-health-down = out of it
ep-ui-health-dead = dead
ep-ui-damage = bashing { $bashing }, lethal { $lethal }
ep-ui-hidden-values = Nothing more is known about { $name }.
ep-ui-hidden-odds = What it is rolled on is not known to you.
ep-ui-hidden-target = What the target sets against it is not known to you.
ep-ui-roll = Roll
ep-ui-roll-title = { $name } rolls
ep-ui-roll-with = Roll with { $what }, { $value }
ep-ui-attack = Attack
ep-ui-attack-title = { $name } attacks
ep-ui-attack-with = Attack with { $what }
ep-ui-weapons = Weapons
ep-ui-weapon = Weapon
ep-ui-rounds = { $left } of { $most } rounds
ep-ui-bare-hands = bare hands
ep-ui-merits = Merits
ep-ui-moral = Virtue, vice, derangements
ep-ui-attribute = Attribute
ep-ui-attributes = Attributes
ep-ui-skill = Skill
ep-ui-skills = Skills
ep-ui-add-skill = Add a skill
ep-ui-add-weapon = Add a weapon
ep-ui-no-armour = no armour
ep-ui-no-skill = without a skill
ep-ui-choose = choose
ep-ui-how = How
ep-ui-once = one roll
ep-ui-extended = extended
ep-ui-needed = Successes needed
ep-ui-cost = Cost of each roll
ep-ui-tools = Tools
ep-ui-difficulty = Difficulty
ep-ui-need-attribute = Choose an attribute first.
ep-ui-need-target = Choose a target first.
ep-ui-damage-odds = Damage
ep-ui-target = Target
ep-ui-more-targets = Targets
ep-ui-nobody = nobody
ep-ui-range = Range
ep-ui-range-near = near
ep-ui-range-medium = medium
ep-ui-range-far = far
ep-ui-fire = Fire
ep-ui-fire-single = single
ep-ui-fire-short-burst = short burst
ep-ui-fire-burst = burst
ep-ui-fire-magazine = magazine
ep-ui-own-cover = Own cover
ep-ui-target-cover = Cover of the target
ep-ui-cover-none = none
ep-ui-cover-poor = poor
ep-ui-cover-half = half
ep-ui-cover-good = good
ep-ui-cover-full = full
ep-ui-bystanders = How many must not be hit
ep-ui-all-out = All-out attack
ep-ui-all-out-note = { $dice } dice more, and no Defence until the next turn.
ep-ui-off-hand = With the wrong hand
ep-ui-unnoticed = The target does not notice it
ep-ui-order = Order of turns
ep-ui-round = Round
ep-ui-state-turn = acting
ep-ui-state-surprised = surprised
ep-ui-state-out = out of it
ep-ui-state-done = has acted
ep-ui-state-waiting = waiting
ep-ui-full-defence = Fight passively
ep-ui-reload = Reload
ep-ui-sin = A sin
ep-ui-sin-send = Roll for it
ep-ui-sinner = Who
ep-ui-level = Level
ep-ui-for-virtue = Bonus dice for the virtue
ep-ui-need-sinner = Say who it was first.
ep-ui-played-by = Played by
ep-ui-by-gm = the game master
ep-ui-free-seat = free seat

ep-ui-range-metres = in metres
ep-ui-distance = Distance in metres
ep-ui-other-weapon = something else
ep-ui-kind = Kind of attack
ep-ui-kind-melee = melee
ep-ui-kind-unarmed = unarmed
ep-ui-kind-ranged = shot
ep-ui-kind-thrown = thrown
ep-ui-bonus = Dice of the weapon
ep-ui-left = Rounds in the magazine
ep-ui-firearm = Firearm
ep-ui-firearm-note = Unticked: a bow or the like; then the first value of armour counts.
ep-ui-cover-of = Cover of { $name }
ep-ui-near = Target on the ground
ep-ui-near-ask = ask
ep-ui-near-yes = within melee reach
ep-ui-near-no = farther away
ep-ui-aim-rounds = Rounds aimed
ep-ui-spent-rounds = Rounds fired
ep-ui-on = On
ep-ui-on-skill = attribute and skill
ep-ui-on-attributes = two attributes
ep-ui-on-fixed = a fixed pool
ep-ui-dice = Dice
ep-ui-attribute2 = Second attribute
ep-ui-rolls = Rolls now
ep-ui-store = Supply
ep-ui-limit = Rolls at most
ep-ui-extended-note = 0 for supply and rolls means no limit, unless the table reads it otherwise.
ep-ui-fixed-dice = { $count ->
    [one] one die
   *[other] { $count } dice
 }
ep-ui-work = Extended
ep-ui-work-total = { $total } of { $needed } successes
ep-ui-work-rolls = { $limit ->
    [0] { $count ->
        [one] one roll
       *[other] { $count } rolls
     }
   *[other] { $count } of { $limit } rolls
 }
ep-ui-work-spent = { $count } spent
ep-ui-work-left = { $count } left
ep-ui-work-on = Work on
ep-ui-willpower = Spend Willpower
ep-ui-willpower-note = One point, { $dice } dice more.
ep-ui-turn = Turn
ep-ui-turn-title = Turn of { $name }
ep-ui-move = Move
ep-ui-aim = Aim
ep-ui-aim-note = Costs the action; one die more for each round, { $most } at most.
ep-ui-full-defence-note = Costs the action; Defence counts double until the next turn.
ep-ui-run = How
ep-ui-run-no = walk
ep-ui-run-for-action = run instead of acting
ep-ui-run-for-defence = charge without Defence
ep-ui-metres = Metres
ep-ui-metres-most = { $most } m at most.
ep-ui-need-weapon = Choose a weapon first.
ep-ui-what = What
ep-ui-several = Surprise and order
ep-ui-surprise = Surprise
ep-ui-initiative = Order
ep-ui-surprise-note = Whoever has no success is surprised and loses { $move ->
    [kept] the action
   *[lost] the action and the move
 }.
ep-ui-initiative-note = Holds for the scene; a fight that begins later is not rolled for again.
ep-ui-who = Who
ep-ui-modifier-of = Dice more or less for { $name }
ep-ui-need-somebody = Choose somebody first.
ep-ui-award = Award
ep-ui-award-title = Award experience
ep-ui-award-note = Only counted: the document has no advancement.
ep-ui-award-has = { $count } so far
ep-ui-award-nobody = There are no player characters yet.
ep-ui-experience = Experience
ep-ui-stance-charge = charging, without Defence
ep-ui-stance-all-out = all-out attack, without Defence
ep-ui-stance-passive = fights passively
ep-ui-stance-early = fights passively, the action is gone
ep-ui-aims-at = has aimed at { $name } for { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }
ep-ui-armour-strength = needs { $what } { $count }
ep-ui-armour-defence = Defence { $count }
ep-ui-armour-speed = Speed { $count }
ep-ui-bulletproof = bulletproof
ep-ui-harm-lethal = lethal
ep-ui-harm-bashing = bashing
ep-ui-by-lot = a draw by lot
ep-ui-begin-with = Begin with
ep-ui-begin-note = Concept, merits, virtue and vice come along.
ep-ui-begin-nothing = empty values
ep-ui-edit = Change a sheet
ep-ui-edit-send = Change
ep-ui-edit-nothing = Nothing is different yet.
ep-ui-add-derangement = Add a derangement
ep-ui-own-derangements = Further derangements in your own words
ep-ui-edit-commas = Separate several by commas.
ep-ui-speciality = Speciality
ep-ui-specialities = Specialities
ep-ui-no-speciality = none fits
ep-ui-add-speciality = Add
ep-ui-names = Own names
ep-ui-names-note = The document names only five attributes and four skills. What the rules need can only be renamed.
ep-ui-columns = Columns
ep-ui-column = Column
ep-ui-names-rename = Rename { $what }
ep-ui-names-called = Called here
ep-ui-names-call = Call it that
ep-ui-names-back = As supplied
ep-ui-names-out = Taken out
ep-ui-names-again = Put { $what } back on the list
ep-ui-names-new = Add something
ep-ui-names-new-note = One name is enough; it holds in every language.
ep-ui-names-add = Put on the list
ep-ui-names-first = Write a name first.
ep-ui-names-no-column = Columns are only renamed; there are three.
ep-ui-add-merit = Add a merit
ep-ui-merit-label = What for: { $what }
ep-ui-take-merit = Give { $what }
