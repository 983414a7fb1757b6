cli-no-such-file = There is no file or folder { $path }.
cli-not-read = { $path } cannot be read: { $why }.
cli-not-toml = { $path } is no TOML: { $why }
cli-playing = Playing scenarios
cli-unknown-system = There is no system “{ $system }”. Installed: { $known }
cli-queries = Odds of { $system }; without a value behind it each says what it needs:
    { $known }
cli-unknown-query = There are no odds for “{ $query }”. Possible:
    { $known }
cli-unknown-value = “{ $value }” is not understood. Possible, each followed by a value: { $known }
cli-value-missing = A value is missing after { $value }.
cli-value-also = also { $names }
cli-value-twice = “{ $value }” stands there twice, but takes one value. Its names: { $names }
cli-missing-value = Missing: { $value }
cli-use-no-option = There is no option { $option } here.
cli-use-no-command = There is no command “{ $name }”. Possible: { $known }
cli-use-extra = This is too much: { $extra }
cli-use-bad = { $what }: “{ $value }” does not work here.
cli-use-near = Perhaps you meant: { $near }
cli-use-allowed = Allowed: { $allowed }
cli-use-help = Help: { $command } --help
cli-example = Example: { $example }
cli-mean = Mean: { $mean } ({ $exact })
cli-table-totals = Totals
cli-table-outcomes = Results
cli-table-stages = Stages
cli-table-damage = Damage
cli-table-successes = Successes
cli-table-steps = Steps
cli-table-results = Successes (failures below 0)
cli-value-critical_success = critical success
cli-value-success = success
cli-value-failure = failure
cli-value-critical_failure = critical failure
cli-value-hit = hit
cli-value-miss = miss
cli-value-defended = defended
cli-value-both_hit = both hit
cli-value-one_hit = one hits
cli-value-none_hit = neither hits
cli-value-draw = draw
cli-too-many-ways = Too many throws come together to reckon the odds of { $expression }.
cli-nothing-found = There is nothing on “{ $query }”.
cli-also-found = Besides:
cli-group = Group
cli-covered = Shown
cli-open = Open
cli-open-rules = Open rules
cli-coverage-total = { $covered } of { $total } rules are shown.
cli-unknown-rules = Cited, but no rule: { $rules }
cli-unknown-example = This example cannot be used: { $example } Those that come along: { $known }
cli-no-example = There is no example “{ $example }”, and no file of that name. Those that come along: { $known }
cli-unknown-being = There is no “{ $being }” there. There are: { $known }
cli-no-sheets = { $system } has no character sheets.
cli-not-written = { $path } could not be written: { $why }
cli-taken = Taken: { $fields }
cli-changed = Changed: { $field } was “{ $was }”, is “{ $now }” now: { $why }
cli-left = Left: { $field } “{ $value }”: { $why }
cli-character-valid = valid
cli-character-incomplete = not finished yet
cli-character-invalid = not possible like this
cli-hint = { "  " }(to be minded: { $hint })
cli-seed = Drawn with --seed { $seed }
cli-new-how = Either --random, or --archetype with one of: { $archetypes }
cli-unknown-archetype = There is no archetype “{ $archetype }”. Possible: { $archetypes }
cli-no-tables = { $folder } holds no tables. Name another folder with --data.
cli-unknown-table = There is no single table “{ $wanted }”. There are:
    { $known }
cli-unknown-being-at = There is no single being “{ $wanted }” at this table. There are:
    { $known }
cli-character-equal = The two are alike in all that stands on a sheet.
cli-character-where = Name either a file, or both --table and --being.
cli-report-more = … and { $count ->
    [one] 1 more
   *[other] { $count } more
 }; all of them with: import --json
