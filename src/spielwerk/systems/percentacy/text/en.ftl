# Sentences about checks, attacks, injury and Rewinds.

## What happened

told-check-critical-success = { $who } rolls on { $what }: 1, a critical success with { $stages ->
    [one] one stage
   *[other] { $stages } stages
 }.
told-check-success = { $who } rolls on { $what }: { $result } against target { $target }, { $stages ->
    [0] just made it
    [one] 1 stage
   *[other] { $stages } stages
 }.
told-check-failure = { $who } rolls on { $what }: { $result } against target { $target }, failed.
told-check-critical-failure = { $who } rolls on { $what }: 100, a critical failure.
told-result-lowered = { $roll } − { $change } = { $result }
told-result-raised = { $roll } + { $change } = { $result }
told-seen-critical-success = { $who } rolls on { $what }: 1, a critical success.
told-seen-success = { $who } rolls on { $what }: { $roll }, it works.
told-seen-failure = { $who } rolls on { $what }: { $roll }, it fails.
told-seen-critical-failure = { $who } rolls on { $what }: 100, a critical failure.
told-opposed-won = { $who } gets the better of { $against }.
told-opposed-lost = { $who } does not get the better of { $against }.
told-missed = { $who } misses: { $weapon }
told-defended-evade = { $who } evades the attack of { $by }.
told-defended-parry = { $who } parries the attack of { $by }.
told-hit = { $who } hits { $target } ({ $weapon }): { $damage } damage{ $armour ->
    [0] {""}
   *[other] , armour { $armour } already taken off
 }.
told-hit-seen = { $who } hits { $target } ({ $weapon }).
told-hp = { $who }: from { $was } to { $hp } HP
told-conditions = { $who } is now: { $conditions }
told-conditions-none = Nothing hampers { $who } any more.
told-rewind-spent = { $who } spends a Rewind and rolls anew. Left: { $left }
told-rewinds = Rewinds for { $who }: { $left }

told-cared = { $who } cares for { $target }.
told-cared-self = { $who } takes care of their own wounds.
told-treated = { $who } has seen to { $target }: fresh wounds are stable.
told-treated-self = { $who } has dressed the own wounds: they are stable.
told-rested = A rest has passed: { $who }
told-recovered = Fully recovered: { $who }
told-charges = Charged again for { $who }: { $weapon }
told-hazard-averted = { $target } escapes the hazard ({ $tier }).
told-hazard-halved = { $target } gets off lightly, hazard { $tier }: { $damage } damage{ $armour ->
    [0] {""}
   *[other] , armour { $armour } already taken off
 }.
told-hazard-full = The hazard strikes { $target } ({ $tier }): { $damage } damage{ $armour ->
    [0] {""}
   *[other] , armour { $armour } already taken off
 }.
told-hazard-stays = The danger lasts: { $name }
told-hazard-over = The danger is over: { $name }
told-hazard-seen-averted = { $target } escapes the hazard.
told-hazard-seen-halved = { $target } gets off lightly.
told-hazard-seen-full = The hazard strikes { $target }.

label-value = a fixed value
label-skill-field = { $skill } ({ $field })

## What is left to say

remark-complication = Critical failure: what complication comes with it?
remark-benefit = Two stages: what benefit comes with it?
remark-consequence = Failure: what follows from it?
remark-critical = Critical success: what else comes of it?
remark-exceptional = Exceptional: what else comes of it?

## Questions

question-modifier_tie = The strongest bonus and the strongest penalty are the same size ({ $amount }). What applies?
asked-modifier_tie = What applies when bonus and penalty are equally strong
option-modifier_tie-zero = Neither
option-modifier_tie-bonus = The bonus
option-modifier_tie-penalty = The penalty

question-assist = Does { $who } roll on { $what } ({ $chance }%) to help { $main }?
asked-assist = Whether somebody really helps
option-assist-yes = Yes
option-assist-no = No

question-assists_allowed = How many may help { $main }? Willing: { $helpers }
asked-assists_allowed = How many may help with a check

question-roll = All assists are rolled. The main check now?
asked-roll = Whether the main check follows the assists at once
option-roll-roll = Roll

question-parent_skill = { $who } never learned { $skill }. May { $broader } be used for it?
asked-parent_skill = Whether a broad skill may be used for a narrow one
option-parent_skill-no = No
option-parent_skill-yes = Yes

question-opposed_tie = A tie at { $stages ->
    [one] one stage
   *[other] { $stages } stages
 }: does { $who } get the better of { $against } all the same?
asked-opposed_tie = Who wins a tie
option-opposed_tie-lost = No, lost
option-opposed_tie-won = Yes, won

question-die-attack = For the attack: which face do the dice show?
question-die-second-attack = For the second attack: which face do the dice show?
question-die-evade = To evade: which face do the dice show?
question-die-second-evade = To evade the second attack: which face do the dice show?
question-die-parry = To parry: which face do the dice show?
question-die-second-parry = To parry the second attack: which face do the dice show?
question-die-assist = For the assist: which face do the dice show?
question-die-against = For the other side: which face do the dice show?
question-defence = { $by } attacks { $who } ({ $weapon }) and would hit. Defence?
asked-defence = How to ward an attack off
option-defence-evade = Evade
option-defence-parry = Parry
option-defence-none = No defence

question-claim = { $who } wants: { $claims }. Does that hold?
asked-claim = What somebody claims for a roll
option-claim-yes = Yes, it holds
option-claim-no = No
claim-modifier = { $reason } { $amount }
claim-check = a check on { $what }
claim-contest = a check on { $what } against { $against }
claim-area = { $targets } are in the area, as far from its centre as stated
claim-untrained = { $skill } without having learned it
claim-range = an attack beyond the range of { $metres } m
claim-field = it fits the field “{ $field }”
claim-gear = exceptional gear
claim-value = a value of { $value } of their own
claim-attribute = { $attribute } instead of the skill
error-not_granted = The game master does not let that hold for this roll.
error-no_check_needed = The game master says: nothing is rolled for this.

question-gear = { $who } rolls on { $what }. What about the gear for it?
asked-gear = What gear there is for a check
option-gear-suitable = Suitable
option-gear-improvised = Improvised (−20)
option-gear-exceptional = Exceptional (+10)
option-gear-missing = Missing, and it does not go without

question-circumstance = { $who } ({ $trait }): does “{ $what }” hold here?
asked-circumstance = Whether a circumstance holds that a handicap turns on
option-circumstance-no = No
option-circumstance-yes = Yes, with the penalty

question-cover = { $by } attacks { $who } from afar ({ $weapon }). Is there cover?
asked-cover = What cover a target has
option-cover-open = None
option-cover-partial = Cover (−20)
option-cover-total = Total cover (no attack)

question-protects = { $by } attacks { $who } ({ $weapon }). Which armour protects against it?
asked-protects = Which armour protects
option-protects-all = All there is
option-protects-field = The force field only
option-protects-natural = The natural armour only
option-protects-nothing = None of it
option-protects-worn = The worn armour only

question-parry = { $by } attacks { $who } ({ $weapon }). Can that be parried?
asked-parry = Whether an attack can be parried
option-parry-yes = Yes
option-parry-no = No

question-severe_hit = A severe hit: { $who } loses { $damage } HP at once and has { $hp } left. What happens?
asked-severe_hit = What a severe hit brings about
option-severe_hit-shock = Shock
option-severe_hit-unconscious = Unconscious

question-non_lethal = { $target } drops to 0 HP. Is the attack to kill?
asked-non_lethal = Whether an attack kills
option-non_lethal-unconscious = Only unconscious
option-non_lethal-dead = Kill

## What bars a defence

barred-battered = Battered: neither evading nor parrying.
barred-stages = The attack is too good: two or more stages.
barred-unconscious = Unconscious: no defence.
barred-dead = Dead: no defence.
barred-frozen = Frozen: no defence at this table.
barred-shock = In shock: no defence at this table.
barred-surprised = Surprised: no defence in this round at this table.
barred-defences = No more than { $limit ->
    [one] one defence
   *[other] { $limit } defences
 } a round.
barred-implausible = It would need more than −30.

## Where a modifier comes from

mod-given = Circumstances
mod-reason = { $why }
mod-situation = { $situation }
mod-cover = Cover
mod-range = Beyond range
mod-untrained = Not learned
mod-improvised = Makeshift gear
mod-exceptional = Excellent gear
mod-hard-to-parry = Hard to parry
mod-hidden-weapon = Concealable weapon

## Classes of results

class-critical-success = Critical success
class-stages-3-plus = 3 stages or more
class-stages-2 = 2 stages
class-stages-1 = 1 stage
class-stages-0 = Narrow success
class-hit = Hit
class-won = Won
class-both-hit = Both hit
class-one-hit = One hits
class-none-hit = Neither hits
class-won-all = Won against all
class-won-some = Won against some only
class-lost-all = Won against none
class-averted = Averted
class-halved = Half the damage
class-defended = Warded off
class-lost = Lost
class-miss = Miss
class-full = Full damage
class-failure = Failure
class-critical-failure = Critical failure
means-stages = { $stages ->
    [0] Bare success
    [one] Success, 1 stage
   *[other] Success, { $stages } stages
 }

## What is not possible

error-implausible = It would need more than −30. That is not plausible, so there is no roll.
error-gear_missing = It cannot be done without the gear it needs.
error-total_cover = The target is behind total cover.
error-out_of_reach = Too far away: { $value } m, the reach is { $range } m.
error-out_of_ammunition = The weapon is empty or used up.
error-no_rewinds = No Rewind is left.
error-critical_stands = A 1 or a 100 stands.
error-not_your_roll = The latest roll is somebody else's.
error-final_result = This roll was made again already and is final now.

## What is rolled on

roll-on = Check on { $what }
roll-reduced-by = { $what }

## What stands behind a chance

reason-less = { $what } { $base } − { $change }
reason-more = { $what } { $base } + { $change }
reason-plain = { $what } { $base }
