# Sentences of Erzählpool.

remark-catastrophic = What does the catastrophe do?
remark-spectacular = What does the spectacular success bring?

title-check = { $who } rolls { $what }
title-check-fixed = { $who } rolls a pool
title-extend = { $who } works with { $what }
title-extend-fixed = { $who } works at something
title-attack = { $who } attacks { $target }
title-aim = { $who } takes aim
title-initiative = Rolling for the order
title-surprise = Who is surprised?
title-move = { $who } moves
title-full_defence = { $who } fights passively
title-reload = { $who } loads again
title-sin = { $who } has sinned
title-damage = { $who } comes to harm
title-heal = { $who } recovers
title-set_condition = What is the matter with { $who }
title-end_condition = What is no longer the matter with { $who }
title-create = A new character
title-award = Experience
title-add_name = One more name on the list
title-rename = Another name at this table
title-remove_name = One name less on the list

## Questions

question-more_dice = { $who } would roll { $pool ->
    [0] the chance die alone
    [one] one die
   *[other] { $pool } dice
 } ({ $items }). How many more or fewer are the circumstances worth?
asked-more_dice = What the circumstances are worth
question-effect_spectacular = Spectacular: { $who } has { $count } successes. What does that bring beyond success?
asked-effect_spectacular = What a spectacular success brings
question-effect_catastrophic = A catastrophe for { $who }. What happens?
asked-effect_catastrophic = What a catastrophe does
question-catastrophe = A catastrophe in the middle of the work of { $who }. Is everything lost?
asked-catastrophe = Whether an extended action is lost
option-catastrophe-lost = All is lost
option-catastrophe-continue = It goes on
question-goal = { $who } begins something that takes several rolls. How many successes are needed?
asked-goal = How many successes an extended action needs
question-price = { $who } needs { $needed ->
    [one] one success
   *[other] { $needed } successes
 }. What does each roll cost in time or means?
asked-price = What a roll of an extended action costs
question-limit = { $who } needs { $needed ->
    [one] one success
   *[other] { $needed } successes
 }. How many rolls are there at most? 0: as many as it takes.
asked-limit = How many rolls an extended action has
question-close_together = Do { $targets } stand close enough together for one burst of { $who }? Two metres are a good measure.
asked-close_together = Whether targets stand close together
option-close_together-yes = Close enough
option-close_together-no = Too far apart
question-within_reach = { $target } lies on the ground. Is { $who } within reach of a blow, some { $metres } m?
asked-within_reach = Whether a target on the ground is within reach
option-within_reach-yes = Within reach
option-within_reach-no = Farther away
question-ending = The Health of { $who } is used up. What becomes of them?
asked-ending = What becomes of somebody without Health
option-ending-unconscious = Unconscious
option-ending-dying = Dying
option-ending-dead = Dead
question-damage = { $who } hits { $target } with { $count ->
    [one] one success
   *[other] { $count } successes
 }. How much damage is that?
asked-damage = How much damage a hit does
question-first = { $who } are equally fast. Who goes first?
asked-first = Who goes first of equals
question-derangement = The mind of { $who } suffers. Which derangement is it? It may stay open for now.
asked-derangement = Which derangement somebody gains
question-derangement_listed = The mind of { $who } suffers. Which derangement is it?
asked-derangement_listed = Which derangement somebody gains
option-derangement_listed-phobia = Phobia
option-derangement_listed-compulsion = Compulsion
option-derangement_listed-paranoia = Paranoia
option-derangement_listed-melancholy = Melancholy
option-derangement_listed-anxiety = Anxiety attacks
option-derangement_listed-memory_gaps = Gaps in memory
question-fate = { $who } has no { $what } left. What becomes of the character?
asked-fate = What becomes of somebody at the end of degeneration

## What cannot be

error-not_learned = { $what } is not learned, and at this table nobody rolls without.
error-specialities_off = There are no specialities at this table.
error-names_listed = This table plays with the supplied list. First set “Attributes and skills” to its own under “Reading of the rules”.
error-name_listed = { $what } is called that here already. Every name stands on the list once.
error-names_full = A table has no more than { $most }. Take something out first.
error-name_needed = The rules reckon with { $what }. It can be renamed, not taken out.
error-name_in_use = { $what } stays on the list: { $who } has dots in it.
error-name_last = { $what } is the last one in the column { $column } and stays.
allowed-kind-melee = close combat (melee)
allowed-kind-unarmed = unarmed
allowed-kind-ranged = shot (ranged)
allowed-kind-thrown = thrown
allowed-fire-single = single shots (single)
allowed-own_name = 1 to { $most } characters, without full stop, colon and slash
allowed-no-speciality = none, there is no speciality in this skill yet
error-no_willpower = There is no Willpower left.
error-willpower_stays = At this table Willpower buys no dice.
error-no_action = There is no action left for that.
error-not_able = No action is possible in this state: { $conditions }.
error-nobody_able = Nobody in this fight is able to act. How it goes on is for the game master to say.
error-fights_passively = Whoever fights passively has no action.
error-moved_already = There has been a move in this round already.
error-cannot_move = This being cannot move.
error-defence_given_up = The Defence is spent already until the next turn.
error-too_far = { $value } is too far. Allowed: { $allowed }
error-move_split = A move is not split: it comes before the action or after it.
error-full_cover = Full cover keeps attacks in as well as out.
error-too_few_rounds = { $left ->
    [0] There is no round left
    [one] There is one round left
   *[other] There are { $left } rounds left
 }, { $needed ->
    [one] one is needed
   *[other] { $needed } are needed
 }.
error-rounds_counted = The rounds in this magazine are counted. Left in it: { $left }.
error-too_many_targets = Those are { $count } targets. No more than { $most ->
    [one] one is
   *[other] { $most } are
 } possible.
error-too_far_apart = The targets stand too far apart for one burst.
error-needs_automatic = This weapon does not fire like that.
up-to = up to { $most } m

## What happened

told-pool-for-morality = Roll on { $what }. { $told }
told-pool-for-degeneration = Degeneration roll. { $told }
told-pool-failure = { $who } rolls { $pool ->
    [one] one die
   *[other] { $pool } dice
 }: no success.
told-pool-success = { $who } rolls { $pool ->
    [one] one die
   *[other] { $pool } dice
 }: { $count ->
    [one] one success
   *[other] { $count } successes
 }.
told-pool-spectacular = { $who } rolls { $pool } dice: { $count } successes, spectacular.
told-pool-chance-failure = { $who } has only the chance die: no success.
told-pool-chance-success = { $who } has only the chance die, and it shows a 10: one success.
told-pool-chance-catastrophic = { $who } has only the chance die, and it shows a 1: a catastrophe.
told-pool-seen-failure = { $who } rolls: no success.
told-pool-seen-success = { $who } rolls: { $count ->
    [one] one success
   *[other] { $count } successes
 }.
told-pool-seen-spectacular = { $who } rolls: { $count } successes, spectacular.
told-pool-seen-catastrophic = { $who } rolls: a catastrophe.
told-effect-spectacular = Spectacular for { $who }: { $text }
told-effect-catastrophic = Catastrophe for { $who }: { $text }
told-extended-done = { $who } is done: { $total } of { $needed } successes in { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
 }, { $spent } spent.
told-extended-open = { $who } has { $total } of { $needed } successes after { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
 }, { $spent } spent.
told-extended-failed = { $who } does not finish: { $total } of { $needed } successes in { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
 }, { $spent } spent.
damage-lethal = lethal damage
damage-bashing = bashing damage
told-hit = { $who } hits { $target }: { $damage ->
    [one] one point
   *[other] { $damage } points
 } of { $kind }.
told-missed = { $who } misses { $target }.
told-damage-changed = { $who } has { $hp } Health now.
told-condition-began = { $who } is { $what }.
told-condition-ended = { $who } is no longer { $what }.
told-sin-not-rolled = Level { $level } calls for no roll of { $who }.
told-morality = { $what } of { $who }: { $value }.
told-derangement = { $who } gains a derangement: { $what }.
told-derangement-open = { $who } gains a derangement that is still to be named.
told-fate = { $who } without { $what }: { $text }
told-number-set = { $who }: { $what } is { $value } now (before: { $was }).
told-number-set-why = { $who }: { $what } is { $value } now (before: { $was }). { $reason }
told-value-set = Changed by hand: { $what } of { $who }.
told-value-set-why = Changed by hand: { $what } of { $who }. { $reason }
told-name-added-attribute = The table now knows the attribute { $what } ({ $column }).
told-name-added-skill = The table now knows the skill { $what } ({ $column }).
told-renamed-attribute = An attribute is called { $what } at this table now.
told-renamed-skill = A skill is called { $what } at this table now.
told-renamed-column = A column is called { $what } at this table now.
told-name-removed-attribute = The table plays without the attribute { $what }.
told-name-removed-skill = The table plays without the skill { $what }.
told-awarded = { $who } gains { $amount } experience.
told-sheet-returned = { $name } cannot be played yet: { $problems }
told-sheet-let-in = { $name } comes to the table although not everything is right: { $problems }
told-moved-no = { $who } moves { $metres } m.
told-moved-for_action = { $who } runs { $metres } m and does nothing else.
told-moved-for_defence = { $who } charges { $metres } m without any Defence.
told-passive = { $who } fights passively.
told-aimed = { $who } aims at { $target } for { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 } now.
told-reloaded = { $who } loads again: { $weapon }.
new-being = Somebody new

## Problems of a new character

code-category-left = skill points are left
problem-category-left = { $column }: { $count ->
    [one] one skill point is left.
   *[other] { $count } skill points are left.
 }
code-category-over = too many skill points are spent
problem-category-over = { $column }: { $count ->
    [one] one skill point too many.
   *[other] { $count } skill points too many.
 }
code-column-left = attribute points are left
problem-column-left = { $column }: { $count ->
    [one] one attribute point is left.
   *[other] { $count } attribute points are left.
 }
code-column-over = too many attribute points are spent
problem-column-over = { $column }: { $count ->
    [one] one attribute point too many.
   *[other] { $count } attribute points too many.
 }
hint-concept-long = The concept has { $words } words; one or two say more.
code-merits-left = merit points are left
problem-merits-left = { $count ->
    [one] One merit point is left.
   *[other] { $count } merit points are left.
 }
code-merits-over = too many merit points are spent
problem-merits-over = { $count ->
    [one] One merit point too many.
   *[other] { $count } merit points too many.
 }
code-name-missing = the name is missing
problem-name-missing = The name is missing.
code-rating-not-allowed = a rating is not allowed
problem-rating-not-allowed = { $what } { $value } is not possible. Allowed: { $allowed }
code-specialities-over = too many specialities
problem-specialities-over = { $most ->
    [0] There are no specialities at this table.
   *[other] { $count ->
        [one] One speciality is too many.
       *[other] { $count } specialities are too many.
    } A new character has { $most } at most.
 }
code-speciality-unlearned = a speciality without the skill
problem-speciality-unlearned = { $what } was not learned, so there is no speciality in it.
code-unknown-id = a name is unknown here
problem-unknown-id = “{ $value }” is unknown here.
code-vice-count = it takes exactly one vice
problem-vice-count = It takes exactly one vice, not { $count }.
code-virtue-count = it takes exactly one virtue
problem-virtue-count = It takes exactly one virtue, not { $count }.

## What mends them

making-why-category-left = Each column spends exactly its points.
making-why-category-over = Lower a skill, or give the column more points.
making-why-column-left = Each column spends exactly its points.
making-why-column-over = Lower an attribute, or give the column more points.
making-why-merits-left = All of them are given out.
making-why-merits-over = Take a merit lower, or leave one out.
making-why-vice-count = How are you led into temptation?
making-why-virtue-count = What is best in you?
repair-lower = Lower until it fits
repair-only = Only { $what }
repair-no-specialities = Leave out all specialities
repair-order = Let the order follow the dots
repair-spread = Spread over the lowest

## What a character has been through

played-conditions = Conditions: { $what }
played-derangements = Derangements: { $what }
played-experience = { $value } experience
played-fixed = Values that were set by hand
played-hp = Health { $value }
played-morality = { $what } { $value }
played-rounds = Magazines that are not full
played-willpower = Willpower { $value }

## Fields

field-health = Health
field-defence = Defence
field-initiative = Initiative
field-speed = Speed
field-hp = Health
field-willpower = Willpower
field-morality = Morality
field-size = Size
field-species_factor = species factor
field-specialities = Specialities
field-experience = experience
field-conditions = conditions
field-derangements = derangements
field-weapons = weapons
field-armour = armour
field-virtue = virtue
field-vice = vice
field-name = name
field-concept = concept
field-faction = faction
field-supernatural = supernatural powers
field-notes = notes

## Dice

item-of-pool = { $source } { $amount }
item-attribute = { $what }
item-skill = { $what }
item-speciality = speciality { $what }
item-unskilled = not learned
item-fixed = fixed number of dice
item-tools = tools
item-difficulty = difficulty
item-word = word of the game master
item-willpower = Willpower
item-weapon = { $what }
item-bonus = weapon
item-weak = armour too heavy
item-all-out = all-out attack
item-wrong-hand = wrong hand
item-range-medium = medium range
item-range-far = far range
item-aim = aiming
item-bystanders = bystanders
item-own-cover = own cover
item-target-cover = cover of the target
item-fire-short_burst = short burst
item-fire-burst = burst
item-fire-magazine = full magazine
item-more-targets = more targets
item-unnoticed = Defence (unnoticed)
item-defence = Defence of the target
item-armour = armour of the target
item-prone = target on the ground
item-sin = sin of level { $level }
item-virtue = virtue upheld
item-morality = Morality
item-term = { $what }

## Odds

roll-on-pool = pool
class-spectacular = spectacular success
class-success = success
class-hit = hit
class-kept = as high as before
class-miss = miss
class-failure = failure
class-lost = a point lost
class-deranged = a point lost, derangement
class-catastrophic = catastrophic failure
cli-value-spectacular = spectacular success
cli-value-kept = Morality kept
cli-value-lost = Morality lost
cli-value-deranged = Morality lost, derangement
cli-value-catastrophic = catastrophic failure

derived-health = Health
derived-defence = Defence
derived-initiative = Initiative
derived-speed = Speed
derived-size = Size
derived-willpower = Willpower

document-derangements = Derangements
document-experience = Experience
document-faction = Faction
document-hp = Health
document-immobile = Immobile
document-merits = Merits
document-morality = Morality
document-priorities = Order of the columns
document-prone = Prone
document-rounds = Rounds in the magazines
document-size = Size
document-specialities = Specialities
document-species_factor = Species factor
document-supernatural = Supernatural abilities
document-vice = Vice
document-virtue = Virtue
document-willpower = Willpower
