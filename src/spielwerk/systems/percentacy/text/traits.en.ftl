# Sentences about talents and handicaps.

## What is going on

title-akimbo = { $who } attacks with both hands
title-reroll = { $who } rolls again by a talent
title-resist = { $who } struggles with a handicap
title-use_talent = { $who } uses a talent
title-set_circumstance = A circumstance of { $who }

## What happened

told-check-marked = { $line } ({ $marks })
mark-adjusted = { $trait }: result { $amount }
mark-softened = { $trait }: no critical failure
mark-helped = { $trait }: helps with { $amount }
mark-complication = { $trait }: one more small complication, at once

told-talent-used = { $who } uses { $talent }.
told-talent-used-for = { $who } uses { $talent }: { $text }
told-talent-reroll = { $who } rolls again: { $talent }. The second result counts.
told-talent-refused = { $who } tries { $talent } in vain; the use is not spent.
told-enduring-over = { $who } feels the shock again.
told-reminder = To bring into this session for { $who }: { $handicaps }
told-circumstance-begins = From now on for { $who }: { $what }
told-circumstance-ends = Over for { $who }: { $what }
circumstance-withdrawal = withdrawal
circumstance-untreated = untreated
circumstance-hearing = hearing
circumstance-sight = sight
circumstance-distant = at a distance
circumstance-provocation = provoked
circumstance-reputation = reputation known
circumstance-omen_ignored = omen ignored
circumstance-unfamiliar = unfamiliar
circumstance-high_technology = strange high technology
circumstance-hidden_weapon = searching for a concealable weapon

told-resists = { $who } resists ({ $handicap }): { $what }
told-gives-in = { $who } gives in ({ $handicap }): { $what }
resists-code-of-honour = the code may be broken this once.
resists-compulsive-liar = the truth comes out, but it still sounds suspicious.
resists-curious = the riddle can be left alone.
resists-kleptomania = the object stays where it is.
resists-pacifist = one harmful action is possible in this turn.
resists-phobia = the fear is overcome for this encounter.
resists-ruthless = compassion or loyalty may win.
gives-in-code-of-honour = the code is kept.
gives-in-compulsive-liar = the answer is a lie or leads astray.
gives-in-curious = it has to be looked into.
gives-in-kleptomania = an attempt to take it follows.
gives-in-pacifist = this action does no harm.
gives-in-phobia = no action and no movement until the end of the next own turn.
gives-in-ruthless = the ruthless way is taken.

## Questions

question-granted = { $who } wants to use { $talent }. Does that fit? { $text }
asked-granted = Whether a talent brings what it is used for
option-granted-yes = Yes
option-granted-no = No, and the use is not spent

question-gives_in = { $who } has failed the check ({ $handicap }). Does this follow: { $what }
asked-gives_in = What a lost check against a handicap brings about
option-gives_in-yes = Yes, as it says
option-gives_in-no = No, it passes this once
question-encounter = { $who } has met this in this scene already ({ $handicap }). Is it another encounter?
asked-encounter = Whether a phobia meets with something new
option-encounter-new = A new encounter
option-encounter-same = Still the same

question-possible = { $who } ({ $trait }): is this possible at all ({ $what })?
asked-possible = Whether a check without sight is possible
option-possible-yes = Yes, with the penalty
option-possible-no = No

question-hard_to_kill = { $who } would die now. Survive with 1 HP?
asked-hard_to_kill = Whether a talent averts death
option-hard_to_kill-survive = Survive
option-hard_to_kill-die = Die

## Where a modifier comes from

mod-trait = { $trait }

## What is not possible

error-must_resist = A successful Willpower check has to come first in this turn.

## What the game master is to remember

prompt-hazard = A danger that lasts: { $name }
prompt-strike = Strikes again
prompt-hazard-over = Is over
prompt-condition = { $who }: { $condition } lasts until you end it
prompt-condition-over = Ends
prompt-before-harm = { $who } has to pass a Willpower check before doing harm ({ $handicap })
prompt-resist = Willpower check
