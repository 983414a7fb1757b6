# Sätze des Baukastens für Charaktere, mit ihm geladen.

making-title = Charakter erschaffen
making-start = Einen Charakter erschaffen
making-start-note = Für { $system }. Fang an, wie du magst; jeder Schritt lässt sich später ändern, in beliebiger Reihenfolge.
making-start-empty = Von vorn beginnen
making-surprise = Überrasch mich
making-drafts = Deine Entwürfe
making-changed = geändert { $when }
making-drop = { $who } wegwerfen
making-drop-no = Behalten
making-drop-sure = Ein weggeworfener Entwurf kommt nicht wieder.
making-drop-yes = Wegwerfen
making-archetypes = Schnellstart
making-archetypes-note = Ein ganzer Charakter, regelgerecht, wie er ist. Nimm einen und ändere, was du magst.
making-nobody = Noch ohne Namen
making-kept = Entwurf gesichert
making-kept-here = nur in diesem Browser gesichert; der Server behält keinen weiteren Entwurf
making-not-kept = dieser Browser behält keine Entwürfe
making-failed = Der Baukasten lässt sich gerade nicht zeigen
making-no-form = Für dieses Regelwerk gibt es keinen Baukasten.
making-steps = Schritte, in beliebiger Reihenfolge
making-step-problems = Probleme:
making-onward = Zu den anderen Schritten
making-side = Was daraus folgt
making-menu = Entwurf und Ansicht
making-leave = Andere Entwürfe und Schnellstart
making-look = Sprache und Aussehen
making-finish = An den Tisch bringen
making-problems-first = { $count ->
    [0] Wird noch geprüft.
    [one] Ein Problem ist noch zu lösen.
   *[other] { $count } Probleme sind noch zu lösen.
 }
making-undo = Rückgängig: { $what }
making-undo-none = Nichts rückgängig zu machen
making-undone = Rückgängig gemacht: { $what }
making-redo = Wiederholen: { $what }
making-redo-none = Nichts zu wiederholen
making-redone = Wiederholt: { $what }

making-problems = { $count ->
    [0] Keine Probleme
    [one] 1 Problem
   *[other] { $count } Probleme
 }
making-problems-list = Probleme
making-unchecked = Ungeprüft
making-fine = Alles ist, wie die Regeln es wollen.
making-show = Zeigen
making-hints = Gut zu wissen
making-checks = Prüfung
making-checks-enforce = Streng
making-checks-warn = Warnen
making-checks-off = Aus
making-checks-warn-note = Probleme werden genannt, der Charakter darf trotzdem spielen.
making-checks-off-note = Nichts wird geprüft. Gezählt wird weiterhin.
making-checks-table = Wie streng geprüft wird, entscheidet der Tisch.
making-why-name-missing = Er lässt sich jederzeit ändern.

making-open-file = Datei öffnen
making-save-file = Als Datei sichern
making-file = Datei geöffnet
making-too-large = Die Datei hat { NUMBER($size) } kB. Ein Charakter hat höchstens { NUMBER($most) } kB.
making-report = Was aus { $file } gelesen wurde
making-report-changed = Geändert
making-report-left = Weggelassen
making-report-taken = { $count ->
    [one] Ein Teil wurde unverändert übernommen.
   *[other] { $count } Teile wurden unverändert übernommen.
 }
making-report-change = statt „{ $was }“ jetzt „{ $now }“: { $why }
making-report-gone = „{ $value }“: { $why }
making-report-use = Damit weitermachen
making-no-table = Du sitzt an keinem Tisch mit diesem Regelwerk. Sichere den Charakter als Datei oder behalte den Entwurf in diesem Browser.
making-which-table = Tisch
making-which-seat = Wer spielt ihn?
making-seat-gm = die Spielleitung
making-choose-table = Wähle erst einen Tisch.
making-asks-gm = Die Spielleitung wird vorher gefragt.
making-ask = Um Aufnahme bitten
making-waits = Die Spielleitung ist gefragt. Sobald sie zustimmt, kommt der Charakter an den Tisch.
making-to-table = Zum Tisch

making-grow = Level steigern
making-spend = Punkte ausgeben
making-not-now = Zurück
making-levels = Gewonnene Level
making-growing = Level { $level }

making-name = Name
making-name-help = Wie die anderen dich nennen.
making-notes = Notizen
making-notes-help = Was du sonst noch zur Hand haben willst.
making-each = je { $least } bis { $most }
making-spent = { $spent } von { $total } vergeben
making-left = übrig
making-too-many = zu viel
making-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
making-take = { $what } nehmen
making-did = { $what }
making-did-value = { $what } { $value }
making-did-take = { $what }
making-did-drop = ohne { $what }
making-did-choose = { $what }: Festlegung
making-played = Was die Figur erlebt hat
making-played-note = Das kommt mit, wenn die Spielleitung des Tisches zustimmt.
making-played-goes = Diese Figur wurde schon gespielt. Was sie erlebt hat, kommt mit: Die Spielleitung entscheidet darüber.
making-report-more = … und { $count ->
    [one] 1 weiteres
   *[other] { NUMBER($count) } weitere
 }

## Percentacy

pc-make-concept = Konzept
pc-make-concept-note = Wer du bist, noch vor jeder Zahl.
pc-make-concept-help = Eine Zeile, die alles sagt: Beruf, Art, eine Eigenheit.
pc-make-background = Hintergrund
pc-make-background-help = Woher du kommst, was dich hierher gebracht hat und wem du fehlen würdest.
pc-make-species = Spezies
pc-make-species-help = Von ihr hängt dein Körper ab: wie viel du aushältst und wie weit du kommst.
pc-make-profile = { $profile }: { $hp } HP und Konstitution, { $metres } m
pc-make-traits = Talente und Handicaps
pc-make-traits-note = Talente kosten Punkte, Handicaps bezahlen sie. Beides steht dir frei, nötig ist nichts davon.
pc-make-talents = Talente
pc-make-handicaps = Handicaps
pc-make-talents-count = { $count ->
    [0] keins gewählt
   *[other] { $count } gewählt
 }
pc-make-handicaps-count = { $count ->
    [0] keins gewählt
   *[other] { $count } gewählt
 }
pc-make-balance = Talente { $cost } von { $total }, Handicaps { $worth }
pc-make-balance-missing = Es fehlen Handicaps im Wert von { $missing }.
pc-make-balance-fine = Die Handicaps bezahlen die Talente.
pc-make-find-talents = Talent suchen
pc-make-find-handicaps = Handicap suchen
pc-make-choose-skill = Fertigkeit
pc-make-choose-field = Enges Gebiet
pc-make-gear = Gegenstände und Waffen
pc-make-gear-note = Nimm, was zu dir und zur Welt passt. Was es gibt, entscheidet der Tisch.
pc-make-attributes-chance = Werte sind Chancen: Mit 30 gelingt eine Probe bei 30 von 100 Würfen.
pc-make-weapons-note = Schaden bei einem Wurf bis 24 / 49 / 74 / 99, Reichweite, Merkmale
pc-make-find-weapon = Waffe suchen
pc-make-such-as = etwa { $what }
pc-make-armour-counts = { $value } zählt
pc-make-armour-what = Rüstung
pc-make-armour-kind = Art
pc-make-armour-tier = { $name }, { $value }
pc-make-armour-add = Rüstung hinzufügen
pc-make-no-armour = Nichts, was einen Schlag aufhält. Von mehreren Stücken zählt nur das beste.
pc-make-goods = Ausrüstung
pc-make-no-goods = Noch nichts eingepackt.
pc-make-called = Wie { $what } heißt
pc-make-called-like = wie du es nennst
pc-make-use-charisma = Auftreten, Ausstrahlung
pc-make-use-dexterity = Ausweichen, Balance
pc-make-use-intelligence = Wissen, Technik
pc-make-use-constitution = Ausdauer, Parieren, HP
pc-make-use-strength = Kraft, Lasten
pc-make-use-willpower = Selbstbeherrschung
pc-make-use-perception = Spuren, Gefahren
pc-make-spent-skills = { $spent } von { $total } vergeben, { $count ->
    [one] 1 Fertigkeit
   *[other] { $count } Fertigkeiten
 }
pc-make-value-of = { $what }, als Zahl
pc-make-derived-note = Diese Werte kaufst du nicht. Sie folgen aus dem, was du bist.
pc-make-help-hp = Wie viel du aushältst. Ist die Hälfte weg, setzt es dir zu, nach drei Vierteln liegst du am Boden.
pc-make-help-initiative = Worauf du würfelst, um im Kampf früh zu handeln.
pc-make-help-movement = Wie weit du in einem Zug kommst.
pc-make-short-hp = HP
pc-make-short-initiative = Init.
pc-make-short-movement = Weite
pc-make-species-first = Wähle eine Spezies
pc-make-from-hp = { $base } + { $constitution } aus Konstitution
pc-make-from-initiative = { $dexterity } + { $perception }
pc-make-cap-note = nie über dem bestimmenden Attribut + { $above }
pc-make-cap-single = Grenze { $cap }: { $attribute } { $value } + { $above }
pc-make-cap-lower = Grenze { $cap }: { $attribute } { $value } ist das niedrigere + { $above }
pc-make-cap-higher = Grenze { $cap }: { $attribute } { $value } ist das höhere + { $above }
pc-make-over = { $over } darüber
pc-make-at-cap = an der Grenze
pc-make-untrained = zählt ungeübt { $value }
pc-make-is-zero = Sie steht schon auf 0.
pc-make-find-skill = Fertigkeit suchen
pc-make-find = Unter { $count } Fertigkeiten suchen
pc-make-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Fertigkeit gefunden
   *[other] { $count } Fertigkeiten gefunden
 }
pc-make-shown = Welche Fertigkeiten
pc-make-shown-all = Alle
pc-make-shown-own = Deine
pc-make-order = Reihenfolge
pc-make-order-category = Nach Gruppe
pc-make-order-name = A bis Z
pc-make-no-skill-yet = Noch keine Fertigkeit. Zeig alle und heb eine an.
pc-make-field-choose = Fachgebiet wählen
pc-make-field-change = Anderes Fachgebiet für { $what }
pc-make-field-of = Fachgebiet von { $what }
pc-make-field-like = etwa Glockenguss
pc-make-field-take = Dieses Fachgebiet nehmen
pc-make-field-taken = Dieses Fachgebiet hast du schon.
pc-make-field-more = { $what }: weiteres Fachgebiet
pc-make-did-field = { $what }: { $field }
pc-make-own-skill = Eigene Fertigkeit
pc-make-own-skills = Eigene Fertigkeiten dieses Tisches
pc-make-own-add = Eine Fertigkeit fehlt mir
pc-make-own-note = So heißt sie in jeder Sprache.
pc-make-own-send = Vorschlagen
pc-make-own-waits = Die Spielleitung ist gefragt. Sobald sie zustimmt, steht die Fertigkeit hier.
pc-make-own-go-on = Weiter
pc-make-own-at-a-table = Eigene Fertigkeiten gehören zu einem Tisch: Öffne den Entwurf von dort aus.

## Plus-Minus

pm-make-concept = Konzept
pm-make-concept-note = Wer du bist, noch vor jeder Zahl.
pm-make-concept-help = Eine Zeile, die alles sagt: Beruf, Art, eine Eigenheit.
pm-make-qualities-note = Sie gehören zu jedem Menschen. 5 ist Durchschnitt; 0 und 10 liegen außerhalb des Üblichen, darüber entscheidet die Spielleitung.
pm-make-extreme = fragt die Spielleitung
pm-make-least = Tiefer geht es nicht.
pm-make-most = Höher geht es nicht.
pm-make-abilities-range = je 0 bis 10
pm-make-abilities-note = Was du gelernt hast oder mitbringst. 10 ist Meisterschaft, und die ist erreichbar; 0 ist nicht gelernt.
pm-make-none-yet = Noch nichts davon.
pm-make-new-ability = neu am Tisch
pm-make-add-knowledge = Kenntnis dazunehmen
pm-make-add-skill = Fertigkeit dazunehmen
pm-make-add-talent = Talent dazunehmen
pm-make-own = Eine andere Fähigkeit
pm-make-own-note = Die Liste ist nie zu Ende. So heißt sie in jeder Sprache.
pm-make-own-kind = Art
pm-make-own-take = Dazunehmen
pm-make-own-name-first = Gib ihr zuerst einen Namen.
pm-make-own-no-dot = Ein Name ohne Punkt, bitte.
pm-make-own-quality = So heißt schon eine Qualität.
pm-make-own-taken = Die hast du schon.
pm-make-traits-note = Was dich sonst ausmacht: eine gute Seite von +1 bis +5, eine schlechte von −1 bis −5 oder beides. Der Wert zählt vor allem bei der Erschaffung.
pm-make-trait = Merkmal { $number }
pm-make-no-trait = Noch kein Merkmal. Nötig ist keins.
pm-make-good = Gute Seite
pm-make-bad = Schlechte Seite
pm-make-together = Zusammen
pm-make-totals = Summen
pm-make-totals-note = Das Dokument nennt keine Kosten für die Erschaffung. Diese Summen helfen, Charaktere zu vergleichen.
pm-make-total-qualities = 50 ist Durchschnitt
pm-make-total-abilities = ohne Grenze
pm-make-total-traits = ohne Grenze
pm-make-total-most = höchstens { $most }
pm-make-short-qualities = Qual.
pm-make-short-abilities = Fäh.
pm-make-short-traits = Merk.
