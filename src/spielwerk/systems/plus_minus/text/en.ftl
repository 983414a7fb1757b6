# Sentences of Plus-Minus.

title-check = { $who } rolls on { $mix }

title-start_combat = In turn
title-join_combat = { $who } comes into the order
title-leave_combat = { $who } leaves the order
title-end_combat = No longer in turn
title-create = A new sheet
title-compare = { $who } and { $against } compare their results
title-set_trait = A trait of { $who }
title-add_ability = An ability for this table
title-remove_ability = One ability less at this table

## Questions

question-mix_makes_sense = { $who } wants to add up { $mix }. Does that fit what is happening?{ $untrained_count ->
    [0] {""}
   *[other] {" "}Not learned: { $untrained }.
 }
asked-mix_makes_sense = Whether a new mix fits
option-mix_makes_sense-yes = It fits
option-mix_makes_sense-no = It does not

question-trait_counts = Let the trait “{ $trait }” of { $who } ({ $value }) count once here?
asked-trait_counts = Whether a trait counts
option-trait_counts-yes = It counts
option-trait_counts-no = Leave it out

new-being = A new being
question-extreme_quality = { $name }: { $quality } { $value }. People hardly ever get that far. Are the circumstances unusual enough?
asked-extreme_quality = Whether an extreme quality is allowed
option-extreme_quality-allow = Allow it
option-extreme_quality-refuse = Refuse it

question-difficulty = How hard is that? { $who } has an action value of { $action_value } from { $parts } properties: { $mix }.{ $untrained_count ->
    [0] {""}
   *[other] {" "}Not learned: { $untrained }.
 }
asked-difficulty = How high the difficulty is

question-negative_difficulty = The difficulty would be { $difficulty }, which helps. Is it meant that way?
asked-negative_difficulty = Whether a negative difficulty is meant
option-negative_difficulty-yes = It is meant
option-negative_difficulty-no = No

question-double = A double: { $who } has { $face } twice. Does something special happen?
asked-double = What happens on a double

question-tie = A tie at { $value }. Who comes out ahead?
asked-tie = Who comes out ahead on a tie
option-tie-first = Whoever was named first
option-tie-second = The other side
option-tie-neither = Nobody

question-die-white_against = For the other side: which face does the white die show?
question-die-black_against = For the other side: which face does the black die show?
question-die-white_against_again = For the other side once more, after the double. Which face does the white die show?
question-die-black_against_again = For the other side: which face does the black die show this time?
question-die-white = Which face does the white die show?
question-die-black = Which face does the black die show?
question-die-white_again = A double, so once more. Which face does the white die show?
question-die-black_again = Which face does the black die show this time?

## What cannot be

error-too_few_properties = { $count ->
    [0] There is no property yet.
    [one] That is one property only.
   *[other] Those are { $count } properties only.
 } At least { $least } go together.
error-too_many_properties = Those are { $count } properties. No more than { $most } go together.
error-no_quality = At least one of them has to be a quality.
error-same_property_twice = { $what } is in it twice. Each property counts only once.
error-not_learned = { $what } is not learned, and at this table only what is learned counts.
error-mix_refused = The game master finds that these properties do not fit together here.
error-opposed_off = At this table no results are compared: the document has no opposed checks. The options can offer it.
error-ability_listed = { $what } is there already. Each name stands on the list only once.
error-ability_in_use = { $what } stays on the list: learned by { $who }.
error-abilities_full = A table has no more than { $most } abilities of its own. Take one out first.
error-traits_stay_out = At this table traits do not count as a modifier.

## What happened

told-mix-success = { $who } rolls on { $mix }: { $count ->
    [0] just managed
    [one] 1 success
   *[other] { $count } successes
 }{ $steps ->
    [0] {""}
    [one] , one step better
   *[other] , { $steps } steps better
 }.
told-mix-draw = { $who } rolls on { $mix }: a draw.
told-mix-failure = { $who } rolls on { $mix }: { $count ->
    [0] just missed
    [one] 1 failure
   *[other] { $count } failures
 }{ $steps ->
    [0] {""}
    [one] , one step worse
   *[other] , { $steps } steps worse
 }.
told-mix-seen-success = { $who } rolls, and it works.
told-mix-seen-draw = { $who } rolls, and it stays a draw.
told-mix-seen-failure = { $who } rolls, and it fails.
told-double-noted = On the double of { $who }: { $text }
told-sheet-returned = This sheet cannot be played yet: { $problems }
code-ability-out-of-range = abilities go from 0 to 10
code-name-missing = the name is missing
code-quality-out-of-range = qualities go from 0 to 10, and the extremes need your word
code-trait-out-of-range = traits go from −5 to +5
code-trait-zero = a trait needs a good or a bad side
code-unknown-id = it has a name that does not belong there
told-compared-first = { $who } comes out ahead of { $against }: { $value } to { $other }.
told-compared-second = { $against } comes out ahead of { $who }: { $other } to { $value }.
told-compared-neither = { $who } and { $against } are level: { $value } to { $other }.
told-compared-seen-first = { $who } comes out ahead of { $against }.
told-compared-seen-second = { $against } comes out ahead of { $who }.
told-compared-seen-neither = { $who } and { $against } are level.
told-ability-added = The table has the ability { $what } ({ $kind }) now.
told-ability-removed = The table no longer has the ability { $what } on its list.
told-trait-new = { $who } has the trait { $name } now ({ SIGNED($value) }).
told-trait-new-why = { $who } has the trait { $name } now ({ SIGNED($value) }). { $reason }
told-trait-changed = { $who }: the trait { $name } counts { SIGNED($value) } now.
told-trait-changed-why = { $who }: the trait { $name } counts { SIGNED($value) } now. { $reason }
told-trait-gone = { $who } no longer has the trait { $name }.
told-trait-gone-why = { $who } no longer has the trait { $name }. { $reason }
told-value-set = { $who }: { $what } is { $value } now (before: { $was }).
told-value-set-why = { $who }: { $what } is { $value } now (before: { $was }). { $reason }
field-name = name
field-concept = description
field-notes = notes

## Odds

roll-on-mix = action value
item-property = { $what }
class-success = { $steps ->
    [0] success
    [one] success, one step better
   *[other] success, { $steps } steps better
 }
class-draw = draw
class-failure = { $steps ->
    [0] failure
    [one] failure, one step worse
   *[other] failure, { $steps } steps worse
 }
note-long-sum = { $count } summands: about 5 more difficulty for each above three.

allowed-no-traits = a name and a good or a bad side; there is no trait to take away
allowed-no_quality = any name but that of a quality
allowed-ability_name = 1 to { $most } characters, without full stop, colon or slash
