# Sentences about new characters, what is wrong with them, and their advancements.

title-create = A new character
title-advance = Advancement: { $who }
title-spend = { $who } spends points
title-add_group = A group arrives

told-draft-returned = { $name } cannot be taken like this yet: { $problems }.
label-new-character = This character
told-level-reached = { $who } reaches level { $level }.
told-points-spent = { $who } has spent points.

question-development = { $who } would like other talents or handicaps. Does that fit the development?
asked-development = Whether other talents or handicaps fit the development
option-development-yes = Yes
option-development-no = No

label-trait-chosen = { $trait } ({ $chosen })

## What is wrong with a character, in short

code-attribute-high = an attribute is too high
code-attribute-low = an attribute is too low
code-attribute-points-left = attribute points are left
code-attribute-points-over = too many attribute points
code-background-missing = the background is missing
code-choice-missing = something has not been chosen
code-duplicate = something stands twice
code-field-missing = a field is missing
code-handicaps-too-few = too few handicaps
code-name-missing = the name is missing
code-skill-over-cap = a skill is too high
code-skill-points-over = too many skill points
code-species-missing = the species is missing
code-talents-later = at this table new talents come by exchange only
code-talents-over-100 = too many talents
code-unknown-id = a name is unknown

## The same with numbers

problem-attribute-high = { $attribute } is { $value }; { $most } is the most.
problem-attribute-low = { $attribute } is { $value }; { $least } is the least.
problem-attribute-points-left = { $points ->
    [one] 1 attribute point is
   *[other] { $points } attribute points are
 } left; all { $total } are given out.
problem-attribute-points-over = { $points ->
    [one] 1 attribute point
   *[other] { $points } attribute points
 } too many: { $spent } of { $total }.
problem-background-missing = Where are you from? The background is still missing.
problem-choice-missing = { $trait }: something has to be chosen here.
problem-duplicate = { $trait } stands there twice.
problem-field-missing = { $what }: name the field as well.
problem-handicaps-too-few = The talents cost { $cost }, the handicaps give { $worth }: { $missing } are missing.
problem-name-missing = The name is still missing.
problem-skill-over-cap = { $skill } is { $over } over its cap of { $cap }: { $combine ->
    [lower] the lower attribute,
    [higher] the higher attribute,
   *[single] the attribute
 } { $attribute } ({ $governing }) plus 20.
problem-skill-points-over = { $points ->
    [one] 1 skill point
   *[other] { $points } skill points
 } too many: { $spent } of { $total }.
problem-species-missing = The species is still missing.
problem-talents-later = At this table new talents come in exchange for others only.
problem-talents-over-100 = The talents cost { $cost }; { $most } is the most.
problem-value-lowered = { $what } was { $value } already. What is spent stays spent.
problem-unknown-id = “{ $value }” is unknown here.

## Hints

hint-opposite = { $trait } and { $other } hardly go together. The GM decides.
hint-second-subject = { $trait } stands here more than once. The GM has to agree.
hint-below-untrained = { $skill } counts { $untrained } without an entry; { $value } is worse.
hint-narrow-field = { $trait }: the GM says how narrow the field has to be.
hint-armour-beyond = Armour { $value }: the book knows { $most } at most. The GM has to agree.
hint-handicaps-beyond = Handicaps beyond the talents ({ $points }) gain nothing.
hint-skill-points-left = Skill points left: { $points }. { $kept ->
    [yes] They are kept for later.
   *[no] In the end they are lost.
 }

## What a character has been through

played-level = Level { $level }{ $pages ->
    [0] { "" }
    [one] , with one earlier level
   *[other] , with { $pages } earlier levels
 }
played-npc = The values of an NPC
played-points = Unspent: { $attribute ->
    [one] 1 attribute point
   *[other] { $attribute } attribute points
 }, { $skill ->
    [one] 1 skill point
   *[other] { $skill } skill points
 }
played-hp = { $hp } HP left
played-conditions = Conditions: { $conditions }
played-rewinds = { $rewinds ->
    [one] 1 Rewind
   *[other] { $rewinds } Rewinds
 } left for whoever plays it
played-spent = Used up for now: { $count ->
    [one] 1 talent or handicap
   *[other] { $count } talents and handicaps
 }
played-supplies = Weapons that are not full, or used up
played-lasting = { $count ->
    [one] 1 circumstance that lasts
   *[other] { $count } circumstances that last
 }

document-attribute_points = Attribute points left
document-background = Background
document-capacity = Capacity of weapons
document-core_skills = Core skills
document-damage = Damage of the role
document-gear = Gear
document-handicaps = Handicaps
document-history = History of advancements
document-hp = HP
document-lasting = Circumstances that last
document-level = Level
document-max_hp = Most HP
document-melee = Close combat of the role
document-rewinds = Rewinds
document-role = Role
document-skill_points = Skill points left
document-species = Species
document-spent = Talents and handicaps used up
document-talents = Talents
document-used_up = Weapons used up

making-why-attribute-points-left = Every point is given out at the start.
making-why-attribute-points-over = Lower an attribute.
making-why-background-missing = A few words are enough.
making-why-choice-missing = Without it nobody knows when it counts.
making-why-duplicate = Only what can be chosen differently can be taken twice.
making-why-field-missing = It would cover everything otherwise.
making-why-handicaps-too-few = Handicaps have to be worth at least as much.
making-why-skill-points-over = Lower a skill.
making-why-species-missing = HP and Movement Range hang on it.
making-why-talents-over-100 = Give one up, or take a cheaper one.
