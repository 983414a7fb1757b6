scenario-unreadable = cannot be read: { $why }
scenario-system = system: { $value } is not installed; installed: { $known }
scenario-no-steps = steps: there is none, so nothing is shown
scenario-rules = rules: { $rules } not in the rule index of { $system }
scenario-remark = remark: { $what }
scenario-being-id = beings: an id is missing or reserved: { $value }
scenario-being-twice = beings: “{ $id }” stands twice
scenario-no-face = dice: { $value } is no face of a die with { $sides } sides
scenario-no-command = do: “{ $do }” is no command of { $system }
scenario-unknown-keys = unknown keys { $keys }
scenario-unknown-keys-of = { $do }: unknown keys { $keys }; known: { $known }
scenario-just-this = expected just “{ $key }”{ $others ->
    [0] { "" }
   *[other] ; unknown keys { $keys }
 }
scenario-drift = the rules no longer lead there: { $why }
scenario-not-the-same = the entry is not the same after encoding: { $entry }
scenario-not-folding = the log does not fold to the state of the table
scenario-refused = refused: { $code }{ $field }: { $said }
scenario-accepted = expected the refusal “{ $code }”, but it was accepted
scenario-face-missing = a face is missing: { $key } of { $who } is waiting for a die with { $sides } sides
scenario-answer-missing = an answer is missing: { $who } is asked “{ $key }”, options { $options }
scenario-nothing-asked = expected a question, but nothing is asked
scenario-faces-left = faces are left over: { $faces }
scenario-answers-left = answers are left over: { $answers }
scenario-step = step { $number } ({ $do })
scenario-step-fault = step { $number } ({ $do }): { $fault }
scenario-compared = expected { $expected }, actual { $actual }
scenario-in-part = a table is compared whole; for a part of it write "{ $path }" in quotes
scenario-absent = (absent)
scenario-modifiers = modifiers of { $key }:
scenario-item = { $source }: { $amount }{ $was }, { $counts ->
    [yes] counts
   *[no] does not count
 }
scenario-was = { " " }(was { $was })
