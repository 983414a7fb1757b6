error-question_open = Es wird noch etwas entschieden. Erst die offene Frage beantworten, oder die Spielleitung bricht ab.
error-question_gone = Diese Frage ist nicht mehr offen.
error-barred = Das geht hier nicht: { $reason }
error-bad_value = { $field }: „{ $value }“ geht nicht. Erlaubt: { $allowed }
error-bad_expression = „{ $value }“, Stelle { $at }: { $reason }
notation-empty = Hier fehlt, was gewürfelt wird, etwa 2W6+3.
notation-unexpected = „{ $found }“ passt hier nicht hin.
notation-unfinished = Hier fehlt noch eine Zahl oder ein Würfel.
notation-sides-missing = Hier fehlt, wie viele Seiten der Würfel hat: eine Zahl oder %.
notation-no-sides = Ein Würfel hat mindestens eine Seite.
notation-no-dice = Es wird mindestens ein Würfel geworfen.
notation-unclosed = Die Klammer von Stelle { $opened } ist nicht geschlossen.
notation-too-high = { $found } ist zu viel, erlaubt sind höchstens { $most }.
notation-too-many = Zu viele Würfel: höchstens { $most }; ein explodierender zählt für { $explosive }.
notation-too-much = Das Ergebnis könnte größer werden als { $most }.
notation-too-deep = Mehr als { $most } Klammern oder Vorzeichen ineinander gehen nicht.
notation-too-long = Höchstens { $most } Zeichen.
notation-always-explodes = Ein Würfel mit einer Seite würde immer explodieren.
notation-cannot-keep = { $found } geht nicht, erlaubt ist 1 bis { $most }.
error-bad_field = { $field }: So geht das nicht. Erlaubt: { $allowed }
error-missing = { $field }: Diese Angabe fehlt.
error-missing_inside = { $field }: Darin fehlt die Angabe „{ $name }“.
error-unknown_field = { $field }: Eine Angabe mit diesem Namen gibt es hier nicht.
error-unknown_field_inside = { $field }: Eine Angabe „{ $name }“ gibt es darin nicht.
error-unreadable = Diese Nachricht lässt sich nicht lesen.
allowed-nothing = hier nichts davon
allowed-fitting = was hier sonst steht
allowed-whole = eine ganze Zahl
allowed-whole-from = eine ganze Zahl ab { $low }
allowed-whole-to = eine ganze Zahl bis { $high }
allowed-whole-between = eine ganze Zahl von { $low } bis { $high }
allowed-number = eine Zahl
allowed-number-from = eine Zahl ab { $low }
allowed-number-to = eine Zahl bis { $high }
allowed-number-between = eine Zahl von { $low } bis { $high }
allowed-text = ein Text
allowed-text-from = ein Text mit mindestens { $low } Zeichen
allowed-text-to = ein Text mit höchstens { $high } Zeichen
allowed-text-between = ein Text mit { $low } bis { $high } Zeichen
allowed-name = eine einzige Zeile, in der etwas zu sehen ist, ohne Steuerzeichen
allowed-yes_no = ja oder nein (true, false)
allowed-none = keine Angabe (null)
allowed-list = eine Liste
allowed-list-to = eine Liste mit höchstens { $high } Einträgen
allowed-entries = eine Liste mit { $count ->
    [one] einem Eintrag
   *[other] { $count } Einträgen
 }
allowed-fields = eine Gruppe von Angaben
allowed-fields-to = eine Gruppe mit höchstens { $high } Feldern
allowed-one_of = { $choices }
allowed-once = jeweils nur einmal
allowed-some-once = mindestens eine Angabe, und jede nur einmal
allowed-not-empty = mindestens eine Angabe
allowed-other-than = alles außer { $what }
allowed-exactly-one = genau eines davon: { $choices }
allowed-npcs = nur bei NSC (npc = true)
error-unknown_id = { $field }: „{ $value }“ gibt es hier nicht.
error-not_allowed = Das darf nur die Spielleitung.
error-only_watching = Du schaust an diesem Tisch nur zu. Zum Mitspielen setz dich mit einer Einladung für Spieler hin.
error-not_all_of_it = Alles von diesem Wesen sehen nur die Spielleitung und wer es spielt.
error-only_owner = Das darf nur, wem dieser Server gehört.
error-not_your_question = Diese Frage geht an jemand anderen.
error-not_your_being = { $field }: Dieses Wesen spielst du nicht.
error-nothing_to_repeat = Gerade gibt es keinen Wurf, der sich wiederholen ließe.
error-session_running = Sitzung { $number } läuft noch.
error-no_turns = Gerade läuft kein Kampf, also gibt es keine Züge.
error-fights_already = { $field }: Diese Figur ist schon im Kampf.
error-too_large = Die Nachricht ist zu groß: { $value } Bytes, höchstens { $allowed }.
error-too_fast = Zu viele Befehle in kurzer Zeit. Warte einen Augenblick.
error-log_unsafe = Der Eintrag ließ sich nicht sichern: { $why }. Es ist nichts geschehen.
error-drift = Die Regeln kommen nicht mehr an dieselbe Stelle. Die Spielleitung kann die Handlung abbrechen oder neu beginnen.
error-odds_need_answer = Vor den Chancen muss noch etwas entschieden werden: { $value }
note-odds-too-many = Hier fallen zu viele Würfel, um die Chancen rechtzeitig auszurechnen.
error-not_logged_in = Dafür musst du dich anmelden.
error-wrong_password = Das Passwort stimmt nicht.
error-foreign_origin = Diese Anfrage kommt von einer fremden Seite.
error-no_csrf_token = Diese Anfrage kommt nicht von unserer Seite. Lade sie neu.
error-no_table = Diesen Tisch gibt es nicht.
error-no_growth = In diesem Regelwerk ({ $value }) steigt niemand auf.
error-no_system = Das Regelwerk „{ $value }“ ist hier nicht installiert.
error-no_invite = Diese Einladung gilt nicht oder nicht mehr.
error-seat_taken = Auf diesem Platz sitzt schon jemand. { $count ->
    [0] Ein anderer ist nicht frei.
   *[other] Noch frei: { $free }.
}
error-too_many_seats = An einem Tisch ist Platz für { $allowed }.
error-you_lead = Diesen Tisch leitest du. Öffne die Einladung in einem anderen Browser.
error-unseated = Die Spielleitung hat deinen Platz freigegeben. Mit einer neuen Einladung kannst du wieder Platz nehmen.
error-no_seat = Du hast keinen Platz an diesem Tisch.
error-not_seated = Auf diesem Platz ({ $value }) sitzt sonst niemand.
error-http = Das hat nicht geklappt ({ $status }).
error-broken = Dabei ist im Server etwas schiefgegangen. Der Fehler steht in seiner Ausgabe.
error-table_broken = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen. Der Fehler steht in der Ausgabe des Servers.
store-closed = { $path } lässt sich nicht öffnen: { $why }. Sieh nach dem Datenträger oder nenne mit --data einen anderen Ordner.
store-damaged = { $path } ist beschädigt und lässt sich nicht lesen. Spiele deine Sicherung zurück oder nenne mit --data einen anderen Ordner.
store-newer = { $path } stammt von einem neueren Spielwerk. Bringe dieses auf den neuen Stand oder nenne mit --data einen anderen Ordner.
store-unreadable = { $path } ist keine Datenbank von Spielwerk. Nenne mit --data einen anderen Ordner oder spiele deine Sicherung zurück.
unsafe-full = auf dem Datenträger ist kein Platz mehr
unsafe-conflict = ein anderer Eintrag steht schon an dieser Stelle
unsafe-closed = der Server beendet sich gerade
unsafe-error = { $what }
why-not-there = das gibt es nicht
why-not-allowed = das ist nicht erlaubt
why-folder = es ist ein Ordner
why-no-folder = diesen Ordner gibt es nicht
why-full = auf der Festplatte ist kein Platz mehr
why-name-too-long = der Name ist zu lang
why-no-such-address = dieser Rechner hat diese Adresse nicht
why-else = { $what }

told-session-started = Sitzung { $number } beginnt.
told-session-ended = Sitzung { $number } endet.
told-scene-started = Szene: { $title }
told-scene-ended = Die Szene endet.
told-being-joined = { $who } ist jetzt am Tisch.
told-being-left = { $who } verlässt den Tisch.
told-being-enters = { $who } betritt die Szene.
told-being-goes = { $who } verlässt die Szene.
told-shown-set = Was die Gruppe von { $who } sieht, hat sich geändert.
label-gm = Spielleitung
told-seat-set = { $who } wird jetzt gespielt von: { $seat }
told-option-set = Tischregel „{ $option }“: { $value }
told-rows-kept = Was jemand hat, bleibt am Tisch, auch wenn der Inhalt es nicht mehr kennt: { $rows }.
told-noted = { $text }
told-dice-rolled = { $dice } ergibt { $total }.
told-trust-on = Folgt ab jetzt dem Vorschlag: { $question }
told-trust-off = Wird ab jetzt wieder gefragt: { $question }

again-since = Seitdem ist etwas anderes geschehen.
line-hidden = Die Spielleitung würfelt verdeckt.
line-veiled = Jemand handelt außer Sicht.
label-somebody = jemand außer Sicht
line-take-back = Nimmt zurück
line-take-back-of = Nimmt zurück: { $what }
line-cancel = Bricht die Handlung ab
line-redo = Entscheidet neu
line-say = { $text }
line-pin = Ab jetzt gilt Version { $version } des Regelwerks { $rows ->
    [0] mit demselben Inhalt wie bisher
    [one] mit einem geänderten Eintrag
   *[other] mit { $rows } geänderten Einträgen
}. Was schon gespielt ist, bleibt, wie es war.
line-answer = { $question }: { $answer }
line-typed = Gewürfelt: { $value }
line-decided = Die Spielleitung entscheidet.
line-typed-by-gm = Würfel von der Spielleitung eingetippt.

question-keep = Den Wurf behalten oder neu würfeln?
asked-keep = Wurf behalten oder neu würfeln
option-keep-keep = Behalten
option-keep-again = Neu würfeln
option-being = { $who }
question-die = Was zeigen die Würfel?
question-die-free = Was zeigt der Würfel?
question-die-initiative = Für die Reihenfolge: Was zeigen die Würfel?
question-waiting = Noch wird überlegt.

title-start_session = Sitzung beginnen
title-end_session = Sitzung beenden
title-start_scene = Szene: { $title }
title-end_scene = Szene beenden
title-add_being = Jemand kommt an den Tisch
title-remove_being = { $who } verlässt den Tisch
title-set_present = { $who } kommt oder geht
title-disclose = Was die Gruppe von { $who } sieht
title-assign = Wer { $who } spielt
title-set_option = Tischregel ändern
title-note = Eine Anmerkung
title-roll = Freier Wurf: { $dice }
title-roll-by = { $who } würfelt { $dice }
title-trust = Welche Vorschläge ungefragt gelten
title-override = { $who } von Hand ändern

# Kämpfe in Zügen
title-end_combat = Der Kampf ist vorbei
title-end_turn = { $who } beendet den Zug
title-join_combat = { $who } kommt in den Kampf
title-leave_combat = { $who } verlässt den Kampf
title-start_combat = Ein Kampf beginnt
told-combat-began = Ein Kampf beginnt. Reihenfolge: { $order }
told-combat-ended = Der Kampf ist vorbei.
told-combat-joined = { $who } kommt in den Kampf und ist ab der nächsten Runde dabei.
told-combat-left = { $who } verlässt den Kampf.
told-initiative = { $who } würfelt { $roll } für die Reihenfolge: Ergebnis { $result }.
told-initiative-seen = { $who } würfelt { $roll } für die Reihenfolge.
told-round-began = Runde { $round }
told-turn-began = { $who } ist am Zug.
error-not_your_turn = Das geht nur im eigenen Zug.
error-combat_running = Es läuft schon ein Kampf.
error-nobody_ambushes = Zu einem Hinterhalt gehört, wer lauert oder wer überrascht wird. Hier ist niemand genannt.
error-nobody_surprised = Zu einem Hinterhalt gehört, wer überrascht wird. Hier ist niemand genannt.
error-no_combat = Gerade läuft kein Kampf.

# Kompendium
shelf-option = Auslegungen des Tisches
shelf-chapter = Regeln
shelf-rule = Regeln
entry-readings = Möglich
entry-default = Nach dem Buch
entry-yes = ja
entry-no = nein

change-nothing = nichts
change-field = { $label }: { $before } → { $after }
change-shelf = Sonstiges
change-then = { $first } { $then }
change-pair = { $name } { $value }
