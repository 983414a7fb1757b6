scenario-unreadable = nicht lesbar: { $why }
scenario-system = system: { $value } ist nicht installiert; installiert sind: { $known }
scenario-no-steps = steps: Es gibt keinen, also wird nichts gezeigt
scenario-rules = rules: { $rules } nicht im Regelverzeichnis von { $system }
scenario-remark = Anmerkung: { $what }
scenario-being-id = beings: Eine id fehlt oder ist vergeben: { $value }
scenario-being-twice = beings: „{ $id }“ steht zweimal da
scenario-no-face = dice: { $value } liegt auf keinem Würfel mit { $sides } Seiten
scenario-no-command = do: „{ $do }“ ist kein Befehl von { $system }
scenario-unknown-keys = unbekannte Schlüssel { $keys }
scenario-unknown-keys-of = { $do }: unbekannte Schlüssel { $keys }; bekannt sind: { $known }
scenario-just-this = erwartet wird nur „{ $key }“{ $others ->
    [0] { "" }
   *[other] ; unbekannte Schlüssel { $keys }
 }
scenario-drift = die Regeln führen nicht mehr dorthin: { $why }
scenario-not-the-same = der Eintrag ist nach dem Kodieren nicht derselbe: { $entry }
scenario-not-folding = das Protokoll führt nicht zum Stand des Tisches
scenario-refused = abgelehnt: { $code }{ $field }: { $said }
scenario-accepted = erwartet war die Ablehnung „{ $code }“, es wurde aber angenommen
scenario-face-missing = eine Augenzahl fehlt: { $key } von { $who } wartet auf einen Würfel mit { $sides } Seiten
scenario-answer-missing = eine Antwort fehlt: { $who } wird „{ $key }“ gefragt, möglich sind { $options }
scenario-nothing-asked = erwartet war eine Frage, es wird aber nichts gefragt
scenario-faces-left = Augenzahlen sind übrig: { $faces }
scenario-answers-left = Antworten sind übrig: { $answers }
scenario-step = Schritt { $number } ({ $do })
scenario-step-fault = Schritt { $number } ({ $do }): { $fault }
scenario-compared = erwartet { $expected }, tatsächlich { $actual }
scenario-in-part = eine Tabelle wird ganz verglichen; für einen Teil davon schreib "{ $path }" in Anführungszeichen
scenario-absent = (fehlt)
scenario-modifiers = Modifikatoren von { $key }:
scenario-item = { $source }: { $amount }{ $was }, { $counts ->
    [yes] zählt
   *[no] zählt nicht
 }
scenario-was = { " " }(war { $was })
