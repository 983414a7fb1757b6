# Sätze der Seite selbst. Was am Tisch geschieht, sagt das System.

ui-yes = ja
ui-no = nein
ui-close = Schließen
ui-cancel = Abbrechen
ui-choose = Bitte wählen
ui-chosen = gewählt
ui-copy = Link kopieren
ui-copied = kopiert
ui-copy-yourself = Diese Seite darf nicht kopieren. Der Link ist markiert, kopiere ihn selbst.
ui-details = Einzelheiten
ui-less = weniger
ui-more = Mehr
ui-search = Suchen
ui-search-none = Nichts gefunden.
ui-loading = Wird geladen
ui-page-missing = Ein Teil dieser Seite ließ sich nicht laden. Vielleicht hat der Server inzwischen eine neuere.
ui-page-newer = Der Server hat inzwischen eine neuere Fassung dieser Seite.
ui-page-reload = Seite neu laden
ui-try-again = Noch einmal versuchen
ui-told = { $text }
ui-error-offline = Der Server antwortet nicht.
ui-error-unreadable = Was geantwortet hat, war nicht der Server dieses Spiels.
ui-error-withdrawn = Das wurde nicht mehr gesendet.
ui-error-status = Der Server hat mit Fehler { $status } geantwortet.
ui-still-needs = Es fehlt noch: { $what }

# Ansicht
ui-language = Sprache
ui-theme-system = Ansicht: wie am Gerät
ui-theme-light = Ansicht: hell
ui-theme-dark = Ansicht: dunkel

# Rollen und Systeme
ui-gm = Spielleitung
ui-role-gm = Spielleitung
ui-role-player = Mitspielen
ui-role-spectator = Zuschauen
ui-system-erzaehlpool = Erzählpool
ui-system-erzaehlpool-what = Eine Handvoll Zehnseiter, jede 8 und mehr ein Erfolg. Erschaffung, Kampf und Moral; das Dokument ist unfertig, ohne Heilung und Erfahrung.
ui-system-percentacy = Percentacy
ui-system-percentacy-what = Hundert Seiten, ein Zielwert. Ein ganzes Regelwerk: Proben, Kampf, Verletzung, Charaktere, Ausrüstung; keine Spielwelt.
ui-system-plus_minus = Plus-Minus
ui-system-plus_minus-what = Weiß zählt dazu, Schwarz zieht ab. Ein kurzer Entwurf: Grundlagen und Proben, ohne Kampf, Schaden und Erfahrung.
ui-session = Sitzung { $n }
ui-no-session-runs = Gerade läuft keine Sitzung.
ui-no-session = keine Sitzung

# Start
ui-table-page = Spieltisch
ui-home-tables = Deine Tische
ui-home-none = Noch kein Tisch in diesem Browser. Öffne einen Einladungslink oder mach unten einen eigenen auf.
ui-home-none-yet = Noch kein Tisch in diesem Browser. Öffne hier den Einladungslink, den du von deiner Spielleitung bekommst.
ui-home-own = Ein eigener Tisch
ui-home-own-who = Tische macht auf, wem dieser Server gehört; frag dort nach einem.
ui-home-own-login = Gehört er dir? Dann melde dich mit seinem Passwort an.
ui-home-own-link = Gehört er dir? Dann öffne in diesem Browser den Link für den Server selbst, der beim Start im Terminal steht.
ui-home-own-what = Womit wird gewürfelt?
ui-home-name = Wie heißt dein Tisch?
ui-home-name-first = Gib dem Tisch erst einen Namen.
ui-home-create = Tisch aufmachen
ui-home-failed = Die Tische sind gerade nicht zu sehen
ui-login-title = Anmelden
ui-login-why = Dieser Server ist im Netz zu erreichen und fragt deshalb nach seinem Passwort; es wurde beim ersten Start vergeben. Wer mitspielt, braucht keines: Öffne den Einladungslink, den du von deiner Spielleitung bekommst.
ui-login-password = Passwort
ui-login-go = Anmelden
ui-nowhere = Hier ist nichts
ui-to-tables = Zu deinen Tischen
ui-barred = An diesem Tisch hast du keinen Platz
ui-barred-why = Vielleicht wurde deine Einladung zurückgezogen, oder du sitzt in einem anderen Browser. Öffne den Einladungslink noch einmal.
ui-broken = Dieser Tisch lässt sich nicht öffnen
ui-broken-why = Was von ihm gespeichert ist, kann der Server nicht lesen. Der Fehler steht in seiner Ausgabe: Sag es der Person, die ihn betreibt.
ui-unseated = Du hast an diesem Tisch keinen Platz mehr
ui-unseated-why = Die Spielleitung hat deinen Platz freigegeben. Mit einer neuen Einladung kannst du wieder Platz nehmen.

# Einladung
ui-join-title = Mitspielen
ui-join-invites = { $gm } lädt dich ein:
ui-join-leads = Als Spielleitung an den Tisch:
ui-join-name = Wie heißt du am Tisch?
ui-join-name-first = Sag erst, wie du heißt.
ui-join-who-first = Wähle zuerst, wen du spielst.
ui-join-who = Wen spielst du?
ui-join-taken = spielt schon { $who }
ui-join-empty-seat = Freier Platz
ui-join-empty-seat-note = noch ohne Charakter
ui-join-new = Neuer Platz
ui-join-new-note = einen Charakter bekommst du am Tisch
ui-join-bound = Dein Platz: { $who }
ui-join-role-player = Du spielst mit.
ui-join-role-spectator = Du schaust zu: Du siehst, was die Gruppe sieht, und greifst nicht ein.
ui-join-here = Zum Tisch
ui-join-here-sits = Du sitzt schon hier.
ui-join-here-leads = Diesen Tisch leitest du. Um auch mitzuspielen, öffne die Einladung in einem anderen Browser.
ui-join-role-gm = Du leitest mit und siehst alles.
ui-join-sit = An den Tisch setzen
ui-join-watch = Zuschauen
ui-join-note = Kein Konto nötig. Der Link gilt für diesen Tisch, bis { $gm } ihn zurückzieht.
ui-join-gone = Diese Einladung gilt nicht mehr
ui-join-gone-why = Der Link ist falsch abgeschrieben oder wurde zurückgezogen. Bitte die Spielleitung um einen neuen.

# Tisch
ui-here = { $who } am Tisch
ui-here-nobody = Sonst ist niemand am Tisch
ui-lost = Verbindung fehlt seit { $seconds } s. Du verpasst nichts, und was du tust, wird nachgereicht.
ui-lost-short = Die Verbindung fehlt.
ui-lost-failing = Der Server kann den Tisch gerade nicht zeigen. Es wird weiter versucht; der Fehler steht in seiner Ausgabe.
ui-lost-waiting = { $n ->
    [one] Eine Eingabe wartet.
   *[other] { $n } Eingaben warten.
}
ui-skip = Zum Geschehen
ui-beings = Wesen der Szene
ui-party = Gruppe
ui-others = In der Szene
ui-prepared = Vorbereitet
ui-yours = Deine Charaktere
ui-add-being = Wesen
ui-add-being-long = Wesen hinzufügen
ui-gm-sees = Die Gruppe sieht hier nur, was du von einem Wesen zeigst. Alle Zahlen siehst nur du.
ui-nobody-here = Noch ist niemand in der Szene.
ui-is-asked = wird gefragt
ui-back-to-table = Zurück zum Geschehen
ui-being-manage = Verwalten
ui-sheet-choose = Wähle ein Wesen, um sein Blatt zu lesen.
ui-sheet-none = Du hast noch keinen Charakter. Die Spielleitung gibt dir einen.
ui-no-combat = Gerade wird nicht gekämpft.
ui-no-combat-yet = Noch wird nicht gekämpft.
ui-joining = Ab der nächsten Runde dabei: { $who }
ui-tabs = Bereiche
ui-tab-sheet = Blatt
ui-tab-scene = Szene
ui-keep = Notizen und Zähler
ui-keep-table = Notizen des Tisches
ui-no-order = Gerade handelt niemand der Reihe nach.
ui-tab-turns = Züge
ui-act-order = Reihenfolge festlegen
ui-act-order-change = Reihenfolge ändern
ui-menu-turns = Züge
ui-turn-now = ist dran
ui-turn-done = war dran
ui-turn-later = kommt noch
ui-order = Reihenfolge
ui-round = Runde
ui-tab-combat = Kampf
ui-tab-log = Verlauf
ui-tab-asks = eine Frage wartet

# Geschehen
ui-stage-empty = Noch nichts geschehen
ui-stage-quiet = Gerade ist nichts offen
ui-stage-empty-table = Der Tisch ist gedeckt. Hol jemanden in die Szene und lade deine Gruppe ein.
ui-invite = Mitspielende einladen
ui-stage-empty-how = Würfle die erste Probe: Öffne ein Blatt und tippe einen Wert an.
ui-stage-empty-watch = Sobald am Tisch gewürfelt wird, siehst du es hier.
ui-remark-open = Anmerken
ui-remark = Was bedeutet das Ergebnis?
ui-remark-seen = Alle am Tisch lesen es.
ui-remark-hidden = Nur die Spielleitung liest es.
ui-remark-empty = Erst ein paar Worte schreiben.
ui-remark-send = Festhalten
ui-anew = Anders entscheiden
ui-anew-note = Die Handlung läuft von dieser Stelle an neu. Was danach kam, wird neu gewürfelt und gefragt; es kostet niemanden etwas.
ui-anew-face = Andere Zahl setzen
ui-anew-roll = Neu würfeln
ui-anew-ask = Noch einmal fragen
ui-anew-answer = Andere Antwort
ui-anew-set = Setzen
ui-anew-none = Hier wurde nichts gewürfelt und nichts gefragt.
ui-trusted = Ungefragt dem Vorschlag folgen
ui-trusted-note = Danach wird nicht mehr gefragt. Ohne Haken fragt der Tisch wieder.
ui-stage-less = Weniger zeigen
ui-settled = Abgeschlossen
ui-question = Offene Frage
ui-question-for = Für { $who }: { $what }
ui-question-sheet = Zum Blatt
ui-question-above = Die Frage steht oben
ui-keys = Tasten 1 bis { $n } wählen.
ui-keys-suggestion = Tasten 1 bis { $n } wählen, Eingabe nimmt den Vorschlag.
ui-again = Rewind, noch { $left }
ui-again-for = Rewind für { $who }, noch { $left }
ui-again-barred = Dieser Wurf lässt sich nicht wiederholen.
ui-roll = Würfeln
ui-roll-left = Wer hier würfeln sollte, ist nicht mehr am Tisch.

# Verlauf
ui-log = Verlauf
ui-log-lines = Einträge
ui-log-empty = Hier steht bald, was am Tisch geschieht.
ui-log-older = Ältere Einträge
ui-log-more = und { $n } weitere
ui-log-newest = Zum Neuesten
ui-say = Etwas sagen
ui-say-placeholder = Etwas sagen, oder 2W6+3
ui-say-send = Senden
ui-free-roll = Das wird gewürfelt.
ui-free-dice = { $die }: { $faces }
ui-free-dropped = zählt nicht: { $faces }
ui-hidden = verdeckt
ui-waits-for = wartet auf { $who }
ui-made-again = Das wurde noch einmal gemacht; es gilt, was danach kam.
ui-decided-anew = Von { $who } anders entschieden
ui-undone = Von { $who } zurückgenommen
ui-undone-note = Von { $who } zurückgenommen: „{ $note }“
ui-take-back = Zurücknehmen
ui-take-back-what = Zurücknehmen: { $what }
ui-take-back-none = Es gibt nichts zurückzunehmen.
ui-take-back-note = Nichts wird gelöscht: Die Einträge bleiben durchgestrichen stehen.
ui-take-back-ask = Um Zurücknahme bitten
ui-take-back-ask-note = Darüber entscheidet die Spielleitung. Nichts wird gelöscht: Die Einträge bleiben durchgestrichen stehen.
ui-take-back-count =
    { $n ->
        [one] Ein Eintrag zählt dann nicht mehr:
       *[other] { $n } Einträge zählen dann nicht mehr:
    }
ui-said = { $who }: „{ $text }“
ui-number-wanted = Hier wird eine ganze Zahl erwartet.
ui-number-range = Von { $low } bis { $high }.
ui-request = { $who } möchte zurücknehmen: { $what }
ui-request-note = { $who } möchte zurücknehmen: { $what }. „{ $note }“
ui-request-own = Du hast die Spielleitung gebeten, das zurückzunehmen: { $what }
ui-request-yes = Zurücknehmen
ui-request-no = So lassen
ui-request-withdraw = Bitte zurückziehen
ui-outdated = Das Regelwerk hat sich geändert
ui-outdated-agreed = Vereinbart
ui-outdated-installed = Installiert
ui-outdated-version = Version { $version }, Inhalt { $content }
ui-outdated-what = Gespielt wird weiter mit dem, was vereinbart ist, bis du es übernimmst. Was schon im Verlauf steht, bleibt, wie es ist.
ui-outdated-lost = Das Vereinbarte lässt sich mit diesem Regelwerk nicht mehr spielen; gespielt wird mit dem, was installiert ist. Was schon im Verlauf steht, bleibt, wie es ist.
ui-outdated-rows = { $rows ->
    [one] Ein Eintrag ändert sich
   *[other] { $rows } Einträge ändern sich
}, { $beings ->
    [0] abgeleitete Werte bleiben gleich
    [one] für eine Figur auch abgeleitete Werte
   *[other] für { $beings } Figuren auch abgeleitete Werte
}
ui-outdated-same = Der Inhalt ist derselbe geblieben; zu entscheiden gibt es nichts.
ui-outdated-yes = Übernehmen
ui-changes-changed = { $n ->
    [one] Geändert
   *[other] Geändert ({ $n })
}
ui-changes-added = { $n ->
    [one] Neu
   *[other] Neu ({ $n })
}
ui-changes-removed = { $n ->
    [one] Entfallen
   *[other] Entfallen ({ $n })
}
ui-changes-beings = { $n ->
    [one] Für wen sich Werte ändern
   *[other] Für wen sich Werte ändern ({ $n })
}
ui-house = vom Tisch
ui-withdrawn = zurückgezogen
ui-outdated-later = Später
ui-field-why = Warum
ui-field-why-note = Steht für alle im Verlauf; darf leer bleiben.

# Spielleitung
ui-gm-only = Nur Spielleitung
ui-menu-session = Sitzung und Szene
ui-menu-combat = Kampf
ui-menu-beings = Wesen
ui-menu-table = Tisch
ui-act-hidden-roll = Verdeckt würfeln
ui-hidden-roll-who = Für wen?
ui-hidden-roll-what = Wähle, worauf gewürfelt wird.
ui-hidden-roll-other = Für jemand anderes
ui-act-damage = Schaden
ui-act-damage-note = Zählt, wie es hier steht: Rüstung wird nicht abgezogen.
ui-act-damage-send = Schaden zufügen
ui-act-heal = Heilen
ui-act-heal-send = Heilen
ui-act-condition = Zustand
ui-act-condition-send = Zustand setzen
ui-act-condition-end = Zustand beenden
ui-act-override = Wert setzen
ui-act-override-note = Dein Wort geht vor die Regel. Der Grund steht im Verlauf.
ui-act-override-send = Wert setzen
ui-act-session = Sitzung beginnen
ui-act-session-end = Sitzung beenden
ui-act-scene = Szene beginnen
ui-act-scene-send = Szene beginnen
ui-act-scene-end = Szene beenden
ui-act-combat = Kampf beginnen
ui-act-combat-end = Kampf beenden
ui-act-nobody = Niemand kommt dafür infrage
ui-act-join = In den Kampf eintreten
ui-act-join-send = Eintreten
ui-act-leave = Den Kampf verlassen
ui-act-leave-send = Verlassen
ui-act-assign = Wesen zuteilen
ui-act-assign-send = Zuteilen
ui-act-remove = Wesen entfernen
ui-act-remove-note = Es verlässt den Tisch ganz. Was es getan hat, bleibt im Verlauf.
ui-act-remove-send = Entfernen
ui-field-being = Wesen
ui-field-amount = Wie viel
ui-field-condition = Zustand
ui-field-field = Was
ui-field-kind = Art
ui-field-value = Neuer Wert
ui-field-reason = Grund
ui-field-title = Titel
ui-field-seat = Gespielt von
ui-no-conditions = keine Zustände
ui-end-turn = Zug beenden
ui-turn-yours = { $who } ist am Zug
ui-turn-round = Runde { $round }: zur Reihenfolge
ui-turn-waits = Erst muss die Frage beantwortet sein.
ui-combat = Kampf
ui-combat-ambush = Hinterhalt
ui-combat-ambush-note = Wer überrascht ist, handelt in der ersten Runde nicht.
ui-combat-in = dabei
ui-combat-out = nicht dabei
ui-combat-attacker = lauert
ui-combat-surprised = überrascht
ui-combat-nobody = Niemand ist dabei.
ui-combat-no-ambush = Noch lauert niemand, und niemand wird überrascht.
ui-combat-start =
    { $n ->
        [one] Kampf mit einem Wesen beginnen
       *[other] Kampf mit { $n } Wesen beginnen
    }
ui-being-present = In der Szene
ui-being-present-note = Sonst ist es vorbereitet, und nur du siehst es.
ui-being-shown = Was die Gruppe sieht
ui-shown-name = Name
ui-shown-conditions = Zustände
ui-shown-health = ein Wort zur Gesundheit
ui-shown-hp = HP
ui-shown-armour = Rüstung
ui-shown-values = Werte
ui-shown-qualities = Eigenschaften
ui-shown-abilities = Fähigkeiten
ui-shown-traits = Merkmale

# Einladungen, Plätze, Auslegung
ui-invites = Einladungen und Plätze
ui-invites-note = Wer den Link öffnet, sitzt am Tisch. Ein zurückgezogener Link lässt niemanden mehr ein.
ui-invites-none = Noch keine Einladung.
ui-invite-link = Einladungslink
ui-invite-revoke = Zurückziehen
ui-invite-role = Rolle
ui-invite-seat = Platz
ui-invite-any-seat = freie Wahl
ui-invite-make = Link erzeugen
ui-sitters = Wer hier sitzt
ui-sitter-plays = { $who } (spielt { $played })
ui-seat-unnamed = jemand ohne Namen
ui-unseat = Platz freigeben
ui-unseat-of = Platz freigeben: { $who }
ui-unseat-sure = Wer dort sitzt, verliert den Platz sofort. Links auf diesen Platz und solche auf irgendeinen freien Platz dieser Rolle gelten nicht mehr; neue machst du hier.
ui-unseat-yes = Ja, freigeben
ui-unseat-no = Nein
ui-seat-title = Dein Platz
ui-seat-hand = Eigene Würfel
ui-seat-hand-note = Du würfelst auf deinem Tisch und tippst ein, was liegt.
ui-seat-hold = Würfe anhalten
ui-seat-hold-note = Nach deinem Wurf wartet der Tisch, ob du ihn behältst oder wiederholst.
ui-seat-free = freier Platz
ui-seats = Plätze
ui-online = am Tisch
ui-away = nicht da
ui-unclaimed = frei
ui-options = Auslegung der Regeln
ui-options-note = Jede Änderung gilt ab sofort und steht im Verlauf.
ui-options-note-player = So liest dieser Tisch die Regeln.
ui-option-default = üblich: { $value }
ui-option-number = eine Zahl

# Charaktere
ui-home-look-what = Fertigkeiten, Waffen, Regeln: alles, was es gibt, auch ohne Tisch.
ui-home-make = Ein eigener Charakter
ui-home-make-what = Auch ohne Tisch. Entwürfe bleiben in diesem Browser, und auf dem Server, sobald du an einem Tisch sitzt oder angemeldet bist.
ui-build-short = Erschaffen
ui-build-own = Charakter erschaffen
ui-build-own-note = Du hast hier noch keinen Charakter.
ui-wish = { $who } bittet um etwas: { $what }.{ $says ->
    [both] {" "}{ $note } ({ $more }).
    [note] {" "}{ $note }.
    [more] {" "}({ $more }).
   *[nothing] {""}
}{ $played ->
    [yes] {" "}Die Figur wurde schon gespielt und käme mit allem, was sie erlebt hat.
   *[no] {""}
}
ui-wish-own = Du hast die Spielleitung gebeten: { $what }.{ $says ->
    [both] {" "}{ $note } ({ $more }).
    [note] {" "}{ $note }.
    [more] {" "}({ $more }).
   *[nothing] {""}
}{ $played ->
    [yes] {" "}Die Figur wurde schon gespielt und käme mit allem, was sie erlebt hat.
   *[no] {""}
}
ui-wish-yes = Zustimmen
ui-wish-no = Ablehnen
ui-wish-look = Ansehen
ui-grow = Level steigern
ui-spend = Punkte ausgeben
ui-due = Woran zu denken ist
