# Sentences about drafts of characters.

error-draft_unfinished = { $count ->
    [one] This table is strict: one problem has to be solved first.
   *[other] This table is strict: { $count } problems have to be solved first.
 }
error-too_many_drafts = No more than { $allowed } drafts are kept here. Throw one away first.
repair-set = { $what } to { $value }
repair-give = { $points ->
    [one] 1 point
   *[other] { $points } points
 } to { $what }
repair-drop = Without { $what }
repair-take-out = Take out “{ $what }”
played-counters = Counters: { $what }
played-portrait = Its picture
