cli-no-such-file = Datei oder Ordner { $path } gibt es nicht.
cli-not-read = { $path } lässt sich nicht lesen: { $why }.
cli-not-toml = { $path } ist kein TOML: { $why }
cli-playing = Szenarien werden gespielt
cli-unknown-system = Ein System „{ $system }“ gibt es nicht. Installiert: { $known }
cli-queries = Chancen bei { $system }, ohne Wert dahinter wird erklärt, was dazugehört:
    { $known }
cli-unknown-query = Chancen für „{ $query }“ gibt es nicht. Möglich:
    { $known }
cli-unknown-value = „{ $value }“ ist unverständlich. Möglich, jeweils mit einem Wert dahinter: { $known }
cli-value-missing = Nach { $value } fehlt ein Wert.
cli-value-also = auch { $names }
cli-value-twice = „{ $value }“ steht zweimal da, hat aber nur einen Wert. Namen dafür: { $names }
cli-missing-value = Es fehlt: { $value }
cli-use-no-option = Eine Option { $option } gibt es hier nicht.
cli-use-no-command = Einen Befehl „{ $name }“ gibt es nicht. Möglich: { $known }
cli-use-extra = Das ist zu viel: { $extra }
cli-use-bad = { $what }: „{ $value }“ geht hier nicht.
cli-use-near = Gemeint vielleicht: { $near }
cli-use-allowed = Erlaubt: { $allowed }
cli-use-help = Hilfe: { $command } --help
cli-example = Beispiel: { $example }
cli-mean = Mittelwert: { $mean } ({ $exact })
cli-table-totals = Summen
cli-table-outcomes = Ergebnisse
cli-table-stages = Steigerungen
cli-table-damage = Schaden
cli-table-successes = Erfolge
cli-table-steps = Stufen
cli-table-results = Erfolge (unter 0: Misserfolge)
cli-value-critical_success = kritischer Erfolg
cli-value-success = Erfolg
cli-value-failure = Misserfolg
cli-value-critical_failure = kritischer Misserfolg
cli-value-hit = Treffer
cli-value-miss = verfehlt
cli-value-defended = abgewehrt
cli-value-both_hit = beide treffen
cli-value-one_hit = einer trifft
cli-value-none_hit = keiner trifft
cli-value-draw = unentschieden
cli-too-many-ways = Für die Chancen von { $expression } kommen zu viele Würfe zusammen.
cli-nothing-found = Zu „{ $query }“ gibt es nichts.
cli-also-found = Außerdem:
cli-group = Gruppe
cli-covered = Gezeigt
cli-open = Offen
cli-open-rules = Offene Regeln
cli-coverage-total = { $covered } von { $total } Regeln sind gezeigt.
cli-unknown-rules = Genannt, aber keine Regel: { $rules }
cli-unknown-example = Dieses Beispiel geht nicht: { $example } Mitgeliefert: { $known }
cli-no-example = Ein Beispiel „{ $example }“ gibt es nicht, und auch keine Datei dieses Namens. Mitgeliefert: { $known }
cli-unknown-being = „{ $being }“ gibt es dort nicht. Dort sind: { $known }
cli-no-sheets = { $system } hat keine Charakterbögen.
cli-not-written = { $path } ließ sich nicht schreiben: { $why }
cli-taken = Übernommen: { $fields }
cli-changed = Geändert: { $field } war „{ $was }“, ist jetzt „{ $now }“: { $why }
cli-left = Weggelassen: { $field } „{ $value }“: { $why }
cli-character-valid = in Ordnung
cli-character-incomplete = noch nicht fertig
cli-character-invalid = so nicht möglich
cli-hint = { "  " }(zu beachten: { $hint })
cli-seed = Ausgelost mit --seed { $seed }
cli-new-how = Entweder --random oder --archetype mit einem von: { $archetypes }
cli-unknown-archetype = Den Archetyp „{ $archetype }“ gibt es nicht. Möglich: { $archetypes }
cli-no-tables = In { $folder } liegen keine Tische. Nenne einen anderen Ordner mit --data.
cli-unknown-table = „{ $wanted }“ nennt nicht genau einen Tisch. Es gibt:
    { $known }
cli-unknown-being-at = „{ $wanted }“ nennt nicht genau ein Wesen an diesem Tisch. Es gibt:
    { $known }
cli-character-equal = Die beiden gleichen einander in allem, was auf einem Blatt steht.
cli-character-where = Nenne entweder eine Datei oder --table und --being.
cli-report-more = … und { $count ->
    [one] 1 weiteres
   *[other] { $count } weitere
 }; alle mit: import --json
