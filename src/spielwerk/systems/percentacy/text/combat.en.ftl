# Sentences about combat, turns, reactions, conditions and the game master's word.

## What is going on

title-check = { $who }: check on { $what }
title-oppose = { $who } against { $against }: { $what }
title-attack = { $who } attacks { $target }: { $weapon }
title-attack-area = { $who } attacks: { $weapon }
title-award_rewind = { $who } is given Rewinds
title-damage = { $who } takes damage
title-declare_reaction = { $who } holds a reaction ready
title-delay = { $who } delays the turn
title-drop_item = { $who } lays something down
title-end_condition = A condition ends: { $who }
title-first_aid = First Aid by { $who }: { $target }
title-free_action = { $who }: a free action
title-give_up_action = { $who } gives up the action
title-hazard = { $who } is in danger
title-hazard-many = In danger: { $who }
title-strike = The danger lasts
title-end_hazard = A danger is over
title-heal = { $who } gets HP back
title-recover = A long recovery
title-reload = { $who } reloads
title-rest = A rest
title-rewind = { $who } uses a Rewind
title-set_condition = A condition begins: { $who }
title-take_item = { $who } takes something
title-trigger = The trigger is here: reaction of { $who }

## What happened

told-delayed = { $who } delays the turn to the end of the round.
told-action-given-up = { $who } gives up the action and gets 2 metres further.
told-free-action = { $who } does on the side: { $text }
told-free-action-refused = { $who } does not get to it on the side: { $text }
told-item-taken = { $who } takes: { $item }
told-item-dropped = { $who } lays down: { $item }
told-item-refused = { $who } cannot get at it: { $item }
item-called = { $item } (“{ $name }”)
told-no-defence = { $who } cannot defend. { $why }
told-reloaded = { $who } reloads: { $weapon }
told-reaction-declared = { $who } holds a reaction ready. Trigger: “{ $trigger }”
told-reaction-declared-seen = { $who } holds a reaction ready.
told-reaction-triggered = The reaction of { $who } comes in between.
told-reaction-lost = The trigger did not come: the reaction of { $who } is lost.
told-action-lost = { $who } does not get to it any more: the reaction was faster.
told-override = Set by hand for { $who }: { $field }. Reason: { $reason }
told-override-plain = Set by hand for { $who }: { $field }

field-hp = HP
field-max_hp = maximum HP
field-name = name
field-species = species
field-conditions = conditions
field-armour = armour
field-weapons = weapons
field-initiative = Initiative
field-movement = Movement Range
field-level = level
field-attribute_points = attribute points
field-skill_points = skill points
field-uses = use of { $talent }
field-talents = Talents
field-handicaps = Handicaps
field-capacity = Capacity of { $weapon }
weapon-which = { $weapon } no. { $which }

## Questions

question-free_action = { $who } would like, without the action: “{ $text }”. { $count ->
    [0] Does that go on the side?
    [one] There was one free action in this turn already. Does this go too?
   *[other] Free actions in this turn so far: { $count }. Does this go too?
 }
question-check_action = { $who } makes a check in the own turn. Does it cost the action?
asked-check_action = Whether a check is the action
option-check_action-aside = No, it goes on the side
option-check_action-action = Yes, that is the action
asked-free_action = What counts as a free action
option-free_action-yes = Yes, on the side
option-free_action-no = No, it does not
question-access = { $who } would like to take: { $item }. Can it be had, by law, rarity, price and load?
asked-access = Whether somebody gets at an item
option-access-yes = Yes, it can be had
option-access-no = No, it cannot
question-trigger_clear = { $who } holds a reaction ready, trigger: “{ $trigger }”. Is that clear?
asked-trigger_clear = Whether the trigger of a reaction is clear
option-trigger_clear-yes = Yes, it is clear
option-trigger_clear-no = No, it is not
question-goes_on = { $who } was interrupted by a reaction and could still act. Does the action go on?
asked-goes_on = Whether an action goes on after a reaction
option-goes_on-yes = Yes, it goes on
option-goes_on-no = No, it is lost
question-reaction = { $who } holds a reaction ready, trigger: “{ $trigger }”. Does what { $actor } is doing set it off?
asked-reaction = Whether a held reaction is set off
option-reaction-wait = Not yet
option-reaction-now = Yes, it comes first

## What is not possible

error-dead = That is no longer possible: this being is dead.
error-unconscious = That is not possible now: this being is unconscious.
error-no_action = There is no action left.
error-use_spent = That is used up already.
error-free_actions_spent = There are no more free actions in a turn at this table: { $limit }.
error-trigger_unclear = The trigger is not clear enough for the game master.
allowed-one-item = exactly one weapon, armour or piece of gear
allowed-not-withdrawn = what the table has not withdrawn
error-not_able = No action is possible in this state: { $conditions }.
error-no_reaction = No action is held ready by this being.
error-only_healing = This comes from the HP: only healing ends it.
error-not_for_npcs = Rewinds and advancements are for characters, not for NPCs.
error-nothing_to_end = There is no condition here that could end.
error-not_allowed = { $field ->
    [weapon] This weapon cannot be reloaded that way.
    [talent] The talent for this is missing, or it cannot do that here.
    [handicap] No Willpower check stands against that here.
    [healer] That takes a talent which gives HP back.
    [attacks] Two attacks at once need one-handed weapons.
    [target] Rewinds belong to players, not to NPCs.
    [assists] NPCs do not assist at this table.
   *[other] Only the game master may do this.
 }

error-not_carried = This weapon is not carried: nobody counts what is left in it, and there is nothing to reload.
note-levels = { $attributes } attribute points and { $skills } skill points each, to be spent.
note-reaction-lapses = Nobody acts after { $who } in this round: the reaction is lost at once.
note-hands = { $weapon } needs { $hands ->
    [one] one free hand
   *[other] two free hands
 }. Not in hand at the same time: { $others }.
note-may-defend = may be defended
note-no-defence = cannot be defended

allowed-area-targets = several targets (targets): the weapon hits an area
allowed-one-target = exactly one target (target)
allowed-hazard-avoid = avoid
allowed-hazard-halve = halve
allowed-with-role = only together with a role (role)
