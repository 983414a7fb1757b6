error-question_open = Es wird noch etwas entschieden. Erst die offene Frage beantworten, oder die Spielleitung bricht ab.
error-question_gone = Diese Frage ist nicht mehr offen.
error-barred = Das geht hier nicht: { $reason }
error-bad_value = { $field }: „{ $value }“ geht nicht. Erlaubt: { $allowed }
error-unknown_id = { $field }: „{ $value }“ gibt es hier nicht.
error-not_allowed = Das darf nur die Spielleitung.
error-not_your_question = Diese Frage geht an jemand anderen.
error-not_your_being = { $field }: Dieses Wesen spielst du nicht.
error-nothing_to_repeat = Gerade gibt es keinen Wurf, der sich wiederholen ließe.
error-session_running = Sitzung { $number } läuft noch.
error-no_session = Es läuft keine Sitzung.
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
error-no_system = Das Regelwerk „{ $value }“ ist hier nicht installiert.
error-no_invite = Diese Einladung gilt nicht oder nicht mehr.
error-seat_taken = Auf diesem Platz sitzt schon jemand.
error-too_many_seats = An einem Tisch ist Platz für { $allowed }.
error-you_lead = Diesen Tisch leitest du. Öffne die Einladung in einem anderen Browser.
error-http = Das hat nicht geklappt ({ $status }).
error-broken = Dabei ist im Server etwas schiefgegangen. Der Fehler steht in seiner Ausgabe.
unsafe-full = auf dem Datenträger ist kein Platz mehr
unsafe-conflict = ein anderer Eintrag steht schon an dieser Stelle
unsafe-closed = der Server beendet sich gerade
unsafe-error = { $what }

told-session-started = Sitzung { $number } beginnt.
told-session-ended = Sitzung { $number } endet.
told-scene-started = Szene: { $title }
told-scene-ended = Die Szene endet.
told-being-joined = { $who } ist jetzt am Tisch.
told-being-left = { $who } verlässt den Tisch.
told-being-enters = { $who } betritt die Szene.
told-being-goes = { $who } verlässt die Szene.
told-shown-set = Was die Gruppe von { $who } sieht, hat sich geändert.
told-seat-set = { $who } wird jetzt gespielt von: { $seat }
told-option-set = Tischregel „{ $option }“: { $value }
told-noted = { $text }
told-trust-on = Folgt ab jetzt dem Vorschlag: { $question }
told-trust-off = Wird ab jetzt wieder gefragt: { $question }

line-hidden = Die Spielleitung würfelt verdeckt.
line-take-back = Nimmt zurück
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

question-keep = Den Wurf behalten oder neu würfeln?
asked-keep = Wurf behalten oder neu würfeln
option-keep-keep = Behalten
option-keep-again = Neu würfeln
option-being = { $who }
question-die = Was zeigen deine Würfel?
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
title-trust = Welche Vorschläge ungefragt gelten
title-override = { $who } von Hand ändern
