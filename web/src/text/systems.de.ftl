# Sätze der Bauteile und der Systemtafeln.

## Bauteile

part-throw = Wurf
part-rolled = Ergebnis:
part-typed = von Hand eingetippt
part-target = Zielwert { $value }
part-less = { $what } verringern
part-more = { $what } erhöhen
part-amount-wrong = Erlaubt ist eine ganze Zahl von { $min } bis { $max }.
part-amount-first = Erst muss die Zahl stimmen, die oben bemängelt ist.
part-was = war { $was }
part-was-by = war { $was }, gemildert durch { $by }
part-asked = { $who } wird gefragt
part-being-asked = wird gefragt
part-asked-since = { $who } wird seit { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } gefragt
part-again = Mit Rewind { $chance }
part-suggestion = Vorschlag.
part-suggestions = Vorschläge
part-own-answer = Eigene Antwort
part-answer = Antworten
part-trust = Hier künftig ungefragt dem Vorschlag folgen
part-trust-again = Das wurde schon einmal gefragt.
part-own-dice = Eigene Würfel eintippen
part-type-dice = Würfel eintippen
part-answers-for = Ein Klick antwortet für { $who }.
part-close = Schließen
part-pad-title = Was liegt auf deinem Tisch?
part-pad-tens = Zehner, heller Würfel
part-pad-units = Einer, dunkler Würfel
part-pad-face = Augenzahl des W{ $sides }
part-pad-dark = Augenzahl des schwarzen Würfels
part-pad-hundred = 00 und 0 zählt als 100.
part-pad-choose = Wähle, was gefallen ist.
part-pad-enter = { $face } eintragen
part-pad-enter-none = Eintragen
part-not-after-all = Doch nicht
part-barred = { $what } ({ $why })
part-drop = { $what } weglassen
part-hidden = Verdeckt würfeln
part-hidden-note = Nur du siehst den Wurf.
part-prepared = Erst vorbereiten, noch nicht in der Szene
part-add = Dazunehmen
part-add-many = { $count } dazunehmen
part-how-many = Wie viele
part-names-numbered = Die Namen werden nummeriert: { $first } bis { $last }.
part-add-title = Neues Wesen
part-name = Name
part-name-missing = Gib ihm einen Namen.
part-odds = So stehen die Chancen
part-rule = Regel { $rule }
part-look = { $what } nachschlagen

## Percentacy

pc-ui-hp = HP
pc-ui-of-hp = von { $max } HP
pc-ui-unconscious-to = bewusstlos bis { $limit }
pc-ui-battered-to = angeschlagen bis { $limit }
pc-ui-no-conditions = Keine Zustände
pc-ui-rewinds = Rewinds
pc-ui-rewinds-left = { $left ->
    [one] noch 1 Rewind
   *[other] noch { $left } Rewinds
 }
pc-ui-attributes = Attribute
pc-ui-skills = Fertigkeiten
pc-ui-tap-odds = Antippen zeigt die Chancen
pc-ui-weapons = Waffen
pc-ui-armour = Rüstung
pc-ui-talents = Talente
pc-ui-handicaps = Handicaps
pc-ui-trait-note = { $facts }. { $text }
pc-ui-uses-left = { $left ->
    [0] verbraucht
    [one] noch eine Nutzung
   *[other] noch { $left } Nutzungen
 }
pc-ui-use-talent = { $trait } nutzen
pc-ui-resist = Gegen { $trait } auf Willenskraft würfeln
pc-ui-circumstances = Was hier zutrifft
pc-ui-circumstances-note = Darauf kommt es bei Talenten, Handicaps oder Waffen an.
pc-ui-within = Gebiet: { $field }
pc-ui-two-attacks = Mit beiden Händen angreifen
pc-ui-first-blow = Erster Angriff
pc-ui-second-blow = Zweiter Angriff
pc-ui-need-one-handed = Dafür braucht es zwei einhändige Waffen.
pc-ui-circumstance-begin = { $what } beginnt für { $name }
pc-ui-circumstance-end = { $what } endet für { $name }
pc-ui-circumstance-holds = Gilt gerade: { $what }
pc-ui-derived = Abgeleitete Werte
pc-ui-initiative = Initiative
pc-ui-movement = Bewegungsreichweite
pc-ui-metres = { $metres } m
sides-party = Die Gruppe im Überblick
sides-who = Wen vergleichen
sides-none = Noch spielt hier niemand einen Charakter.
pc-ui-party-level = Level von { $who }
pc-ui-party-at = Level { $level }
pc-ui-party-traits = Talente und Handicaps
pc-ui-level = Level
pc-ui-search-skill = Fertigkeit suchen
pc-ui-no-skill = Keine Fertigkeit heißt so.
pc-ui-other-skill = Andere Fertigkeit
pc-ui-other-skill-note = nicht auf dem Blatt, also ungeübt
pc-ui-essential = ungeübt, essenziell
pc-ui-no-weapons = Keine Waffe. Die Faust ist immer dabei.
pc-ui-unarmoured = ungeschützt
pc-ui-armour-worn = getragen
pc-ui-armour-natural = natürlich
pc-ui-armour-field = Feld
pc-ui-charges = { $left } von { $capacity } Schuss
pc-ui-range = { $metres } m
pc-ui-attack-with = { $weapon }: angreifen
pc-ui-not-in-turn = erst im eigenen Zug; jetzt ist { $who } dran
pc-ui-roll-on = Auf { $what } würfeln, Wert { $value }
pc-ui-hidden-values = Mehr ist über { $name } nicht bekannt.
pc-ui-check = Probe
pc-ui-oppose = Vergleichend

pc-ui-check-title = { $name } würfelt auf { $what }
pc-ui-attack-title = { $name } greift an
pc-ui-oppose-title = { $name } gegen { $against }
pc-ui-oppose-open = { $name } misst sich mit jemandem
pc-ui-on = Womit
pc-ui-modifiers = Umstände
pc-ui-modifiers-note = Was davon zählt, steht unten in der Rechnung.
pc-ui-own-modifier = Eigener Modifikator
pc-ui-modifier-why = Weshalb
pc-ui-modifier-amount = Wie viel
pc-ui-modifier-zero = Ein Modifikator von 0 ändert nichts.
pc-ui-add-modifier = Hinzufügen
pc-ui-drop-modifier = { $what } entfernen
pc-ui-target-being = Ziel
pc-ui-nobody = noch niemand
pc-ui-weapon = Waffe
pc-ui-weapon-left = { $weapon } Nr. { $which } (noch { $left })
pc-ui-weapon-which = { $weapon } Nr. { $which }
pc-ui-distance = Entfernung in Metern
pc-ui-cover = Deckung
pc-ui-cover-none = keine
pc-ui-cover-partial = teilweise
pc-ui-cover-total = vollständig
pc-ui-parry = Ist Parieren plausibel?
pc-ui-parry-auto = wie vorgeschlagen
pc-ui-parry-yes = ja
pc-ui-parry-no = nein
pc-ui-against = Gegen
pc-ui-against-with = Wogegen
pc-ui-assists = Wer hilft?
pc-ui-assist-with = Womit hilft { $name }?
pc-ui-drop-assist = { $name } hilft nicht mehr
pc-ui-assist-target = Zielwert { $target }
pc-ui-roll = Würfeln
pc-ui-attack = Angreifen
pc-ui-oppose-do = Vergleichen
pc-ui-rolled-on = Worauf gewürfelt wird
pc-ui-was-rolled-on = Worauf gewürfelt wurde
pc-ui-target-value = Zielwert
pc-ui-lands = Trifft
pc-ui-damage = Schaden nach Rüstung
pc-ui-mean = Mittel { $value }
pc-ui-computing = Rechnet …
pc-ui-need-target = Wähle zuerst ein Ziel.
pc-ui-need-against = Wähle zuerst, gegen wen.
pc-ui-need-skill = Wähle zuerst eine Fertigkeit oder ein Attribut.
pc-ui-hidden-target = Der Zielwert ist dir nicht bekannt.

pc-ui-area-note = Die Explosion trifft alle, die du nennst.
pc-ui-from-centre = Abstand von { $name } zur Mitte
pc-ui-metres-away = m von der Mitte
pc-ui-distance-centre = Meter bis zur Mitte
pc-ui-against-more = Auch gegen
pc-ui-against-more-note = Ein Wurf, mit jedem einzeln verglichen. Für alle gilt dasselbe Wogegen.
pc-ui-finer = Genauer
pc-ui-untrained = Statt der Fertigkeit
pc-ui-untrained-note = Nur wo sie nie gelernt wurde.
pc-ui-untrained-auto = das verbundene Attribut
pc-ui-gear = Ausrüstung
pc-ui-no-gear = Keine Ausrüstung.
pc-ui-items = Nehmen oder ablegen
pc-ui-items-title = Gegenstände von { $name }
pc-ui-items-take = Nehmen
pc-ui-items-drop = Ablegen
pc-ui-items-need = Wähle erst, was es ist.
pc-ui-items-kind = Was
pc-ui-items-what = Gegenstand
pc-ui-items-note = Zugang, Recht, Seltenheit, Preis und Last folgen der Spielwelt; gefragt wird die Spielleitung.
pc-ui-items-called = Wie es heißt
pc-ui-items-called-note = Kann leer bleiben.
pc-ui-gear-suitable = passend
pc-ui-gear-improvised = behelfsmäßig
pc-ui-gear-exceptional = hervorragend
pc-ui-gear-missing = fehlt
pc-ui-defence-modifiers = Umstände der Abwehr
pc-ui-armour-tier = Rüstung aus der Tabelle
pc-ui-armour-number = eigene Zahl

pc-ui-first-aid = Erste Hilfe
pc-ui-first-aid-title = { $name } leistet Erste Hilfe
pc-ui-patient = Wem
pc-ui-oneself = { $name } selbst
pc-ui-need-patient = Wähle zuerst, wem geholfen wird.
pc-ui-treat = Versorgen
pc-ui-rest = Ruhe und Erholung
pc-ui-rest-kind = Wie lange
pc-ui-rest-short = Ruhephase
pc-ui-rest-long = lange Erholung
pc-ui-rest-who = Wer ruht
pc-ui-rest-carer = Wer versorgt alle
pc-ui-rest-carer-note = Gelingt Heilkunde, gibt es 20 statt 10 HP.
pc-ui-rest-nobody = niemand
pc-ui-rest-send = Ruhen lassen
pc-ui-rest-long-send = Alle HP zurückgeben
pc-ui-need-resting = Wähle zuerst, wer ruht.
pc-ui-hazard = Gefahr
pc-ui-tier = Stufe
pc-ui-need-tier = Wähle zuerst eine Stufe.
pc-ui-hazard-effect = Was eine Probe bewirkt
pc-ui-hazard-none = keine Probe
pc-ui-hazard-halve = halbiert
pc-ui-hazard-avoid = wendet ab
pc-ui-hazard-protects = Rüstung schützt davor
pc-ui-hazard-lower = Stufen weniger durch Schutz
pc-ui-hazard-again = Hier steht die Gefahr vom letzten Mal; sie kann gleich wieder zuschlagen.
pc-ui-hazard-send = Der Gefahr aussetzen

pc-ui-critical-success = kritischer Erfolg
pc-ui-critical-failure = kritischer Misserfolg
pc-ui-success = Erfolg
pc-ui-failure = Misserfolg
pc-ui-stages = { $stages ->
    [0] knapper Erfolg
    [one] Erfolg, 1 Steigerung
   *[other] Erfolg, { $stages } Steigerungen
 }
pc-ui-critical-stages = kritischer Erfolg, { $stages ->
    [one] eine Steigerung
   *[other] { $stages } Steigerungen
 }
pc-ui-three = 3+
pc-ui-assisted = Hilfe { $amount }
pc-ui-gm-rolls = Die Spielleitung würfelt
pc-ui-ruler-before = Zielwert { $target }: { $fail } von 100 Würfen misslingen.
pc-ui-ruler-after = Gewürfelt { $roll }, Ergebnis { $result } gegen Zielwert { $target }.
pc-ui-check-by = { $who }, { $what }
pc-ui-against-target = Wurf { $roll } gegen { $target }
pc-ui-result-against-target = Wurf { $roll }, Ergebnis { $result } gegen { $target }
pc-ui-just-roll = Wurf { $roll }

pc-ui-defended-by = { $name } wehrt ab
pc-ui-missed = verfehlt
pc-ui-hit = Treffer
pc-ui-damage-dealt = { $damage } Schaden
pc-ui-damage-plain = ohne verdeckte Boni
pc-ui-damage-sum = { $value } − { $armour } Rüstung = { $damage } Schaden
pc-ui-hp-from-to = { $before } auf { $after } HP
pc-ui-hp-change = { $name }: HP
pc-ui-condition-gained = { $name } ist { $conditions }.
pc-ui-conditions-gone = { $name } hat keine Zustände mehr.
pc-ui-rewind-spent = { $name } setzt einen Rewind ein.
pc-ui-turn-of = { $name } ist am Zug.
pc-ui-round = Runde { $round }
pc-ui-if-it-hits = Wenn es trifft
pc-ui-damage-bands = Schaden nach Würfelaugen
pc-ui-less-armour = Schaden vor der Rüstung; davon gehen { $armour } ab. Ein Bonus des Angriffs ist verdeckt.
pc-ui-before-armour = Schaden vor der Rüstung; was davon ankommt, ist verdeckt.
pc-ui-from-hp = ab { $limit } HP
pc-ui-undisclosed = Wie viel Schaden es wäre, ist nicht bekannt.

pc-ui-order = Reihenfolge
pc-ui-round-short = Runde
pc-ui-state-turn = am Zug
pc-ui-state-delayed = verschoben
pc-ui-state-reaction = Reaktion
pc-ui-state-surprised = überrascht
pc-ui-state-out = außer Gefecht
pc-ui-state-done = war dran
pc-ui-state-waiting = wartet
pc-ui-delay = Verschieben
pc-ui-react = Reaktion ansagen
pc-ui-give-up = Aktion auslassen
pc-ui-reload = Nachladen: { $weapon }
pc-ui-trigger = Auslösen
pc-ui-wait-answer = Erst wenn die offene Frage beantwortet ist.
pc-ui-free-action = Freie Aktion
pc-ui-free-action-title = Freie Aktion von { $name }
pc-ui-free-action-text = Was nebenbei geschieht
pc-ui-free-action-note = Rufen und Bewegung brauchen keine Ansage. Ob anderes nebenbei geht, sagt die Spielleitung.
pc-ui-free-action-declare = Ansagen
pc-ui-need-free-action = Sag, was nebenbei geschieht.
pc-ui-reaction-line = { $name } wartet auf: { $trigger }
pc-ui-reaction-title = Reaktion von { $name }
pc-ui-reaction-trigger = Auslöser
pc-ui-reaction-trigger-note = Genau ein Ereignis, so benannt, dass es keinen Zweifel gibt.
pc-ui-need-trigger = Nenne erst den Auslöser.
pc-ui-reaction-do = Dann
pc-ui-reaction-attack = angreifen
pc-ui-reaction-check = eine Probe
pc-ui-reaction-declare = Ansagen

pc-ui-add-quick = Nach Rolle
pc-ui-add-hand = Von Hand
pc-ui-how = Werte
pc-ui-species = Spezies
pc-ui-role = Rolle
pc-ui-role-note = Attribute { $attributes }, Kernfertigkeiten { $skills }, { $hp } HP, Rüstung { $armour }
pc-ui-core-skills = Kernfertigkeiten
pc-ui-max-hp = HP
pc-ui-add-weapon = Waffe dazunehmen
pc-ui-add-skill = Fertigkeit dazunehmen
pc-ui-change-attribute = Anderer Wert als die Rolle
pc-ui-role-damage = Schaden der Rolle
pc-ui-role-damage-usual = wie üblich
pc-ui-role-melee = greift im Nahkampf an
pc-ui-health-unhurt = unverletzt
pc-ui-health-scratched = leicht verletzt
pc-ui-health-hurt = verletzt
pc-ui-health-battered = angeschlagen
pc-ui-health-down = am Boden
pc-ui-health-dead = tot

pc-ui-weaker = schwächer
pc-ui-were-odds = So standen die Chancen

## Plus-Minus

pm-ui-lacks = Kampf, Schaden und Erfahrung kennt Plus-Minus nicht, das Dokument sagt nichts davon. Was ihr davon braucht, haltet ihr mit der Reihenfolge der Züge, mit Zählern und Notizen fest.
pm-ui-qualities = Qualitäten
pm-ui-abilities = Fähigkeiten
pm-ui-knowledge = Kenntnisse
pm-ui-skill = Fertigkeiten
pm-ui-talent = Talente
pm-ui-traits = Merkmale
pm-ui-traits-total = Summe { $total }
pm-ui-trait-once = Merkmal anrechnen
pm-ui-trait-once-note = Einmalig; ob es zählt, sagt die Spielleitung.
pm-ui-trait-none = keines
pm-ui-trait-sum = { $plus } und { $minus } = { $total }
pm-ui-property = { $what } { $value }
pm-ui-mix = Kombination zusammenstellen
pm-ui-hidden-values = Mehr ist über { $name } nicht bekannt.
pm-ui-title = { $name } kombiniert
pm-ui-mix-note = Drei bis fünf Eigenschaften, darunter mindestens eine Qualität.
pm-ui-action-value = Aktionswert
pm-ui-difficulty = Schwierigkeit
pm-ui-difficulty-open = legt die Spielleitung fest
pm-ui-difficulty-set = festlegen
pm-ui-difficulty-own = andere Zahl
pm-ui-not-learned = nicht gelernt
pm-ui-roll = Würfeln
pm-ui-roll-with = Würfeln mit { $value }
pm-ui-propose = Vorschlagen
pm-ui-propose-with = Vorschlagen mit { $value }
pm-ui-nothing-chosen = Noch nichts gewählt.
pm-ui-successes = { $count ->
    [0] gerade so geschafft
    [one] 1 Erfolg
   *[other] { $count } Erfolge
 }
pm-ui-failures = { $count ->
    [one] 1 Misserfolg
   *[other] { $count } Misserfolge
 }
pm-ui-steps-better = { $steps ->
    [one] 1 Stufe besser
   *[other] { $steps } Stufen besser
 }
pm-ui-steps-worse = { $steps ->
    [one] 1 Stufe schlimmer
   *[other] { $steps } Stufen schlimmer
 }
pm-ui-double = Pasch
pm-ui-sum-title = Wie es zusammenkommt
pm-ui-white = weißer Würfel
pm-ui-black = schwarzer Würfel
pm-ui-result = Ergebnis
pm-ui-net = Weiß minus Schwarz:
pm-ui-add-ability = Fähigkeit dazunehmen
pm-ui-add-trait = Merkmal dazunehmen
pm-ui-plus = Plus
pm-ui-minus = Minus
pm-ui-average = Durchschnitt ist { $average }.
pm-ui-mix-with = Kombination mit { $what }, Wert { $value }
pm-ui-other-ability = Andere Fähigkeit
pm-ui-other-ability-note = Nicht gelernt zählt sie 0.
pm-ui-reached = geschafft
pm-ui-difficulty-leave = Der Spielleitung überlassen
pm-ui-odds-by = Mit { $value } gelingt es bei Schwierigkeit
pm-ui-draw = unentschieden
pm-ui-failed = nicht geschafft
pm-ui-white-again = weißer Würfel, zweiter Wurf
pm-ui-black-again = schwarzer Würfel, zweiter Wurf
pm-ui-compare = Zwei Ergebnisse vergleichen
pm-ui-compare-note = Vergleichende Proben hat das Dokument nicht. Beide würfeln ohne Schwierigkeit; der höhere Wert gewinnt, über einen Gleichstand entscheidest du.
pm-ui-compare-first = Wer
pm-ui-compare-second = Gegen wen
pm-ui-compare-send = Beide würfeln
pm-ui-compare-both = Beide Seiten brauchen ihre Eigenschaften.
pm-ui-dice = Würfel
pm-ui-own = Fähigkeiten dieses Tisches
pm-ui-own-note = Eine feste Liste hat das Dokument nicht. Neben den vorgeschlagenen führt jeder Tisch seine eigenen.
pm-ui-own-there = Eigene des Tisches
pm-ui-own-name-note = So heißt sie in jeder Sprache. Herausnehmen lässt sie sich, solange niemand sie gelernt hat.
pm-ui-own-kind = Art
pm-ui-own-add = Hinzufügen
pm-ui-own-name-first = Gib ihr zuerst einen Namen.

pc-ui-award = Belohnung für die Gruppe
pc-ui-act-award = Rewind geben
pc-ui-act-award-send = Geben
pc-ui-value-hp = HP
pc-ui-value-max_hp = HP, Höchstwert
pc-ui-value-rewinds = Rewinds
pc-ui-value-level = Level
pc-ui-value-armour = Rüstung
pc-ui-value-initiative = Initiative
pc-ui-value-movement = Bewegung
pc-ui-award-who = Wer etwas bekommt
pc-ui-award-has = Level { $level }, { $rewinds } { $rewinds ->
    [one] Rewind
   *[other] Rewinds
}
pc-ui-award-nobody = Am Tisch ist noch keine Figur.
pc-ui-award-levels = Level
pc-ui-award-send = Allen geben
pc-ui-award-nothing = Gib Level oder Rewinds.
pc-ui-need-awarded = Wähle, wer etwas bekommt.
pc-ui-evening = Mit Level und Ruhe abschließen
pc-ui-evening-end = Sitzung beenden
pc-ui-evening-fight = Ein Kampf läuft noch. Er bleibt, wie er ist, und geht in der nächsten Sitzung weiter.
pc-ui-evening-note = Übrige Rewinds verfallen; die nächste Sitzung bringt neue, und was Talente je Sitzung können, geht wieder.
pc-ui-evening-none = Gerade läuft keine Sitzung.
pc-ui-evening-send = Abschließen
pc-ui-rest-none = keine
pc-ui-rest-helper = Wer hilft dabei

pc-ui-given = Talente und Handicaps
pc-ui-house = Eigenes für diesen Tisch
pc-ui-house-kind = Was es ist
pc-ui-house-skill = Fertigkeit
pc-ui-house-species = Spezies
pc-ui-house-talent = Talent
pc-ui-house-handicap = Handicap
pc-ui-house-own = Das hat der Tisch schon
pc-ui-house-edit = { $what } ändern
pc-ui-house-another = Doch etwas Neues
pc-ui-house-name-note = So heißt es an diesem Tisch, in jeder Sprache.
pc-ui-house-attribute = Attribut
pc-ui-house-second = Zweites Attribut
pc-ui-house-no-second = keines
pc-ui-house-combine = Es bestimmt
pc-ui-house-lower = das niedrigere
pc-ui-house-higher = das höhere
pc-ui-house-profile = Körperprofil
pc-ui-house-points = Punkte
pc-ui-house-decorative = 0: nur Schmuck
pc-ui-house-trigger = Wann es wirkt
pc-ui-house-effect = Was es bewirkt
pc-ui-house-frequency = Wie oft oder wie lange
pc-ui-house-end = Was es beendet
pc-ui-house-end-note = Nur wo es etwas gibt.
pc-ui-house-add = Hinzufügen
pc-ui-house-change = Ändern
pc-ui-house-need-name = Gib ihm einen Namen.
pc-ui-house-need-other = Wähle als zweites Attribut ein anderes.
pc-ui-house-mark = nur an diesem Tisch
pc-ui-prompts = Was Handicaps verlangen
pc-ui-hazard-whom = Wen trifft sie?
pc-ui-hazard-lasts = Hält an als
pc-ui-hazard-lasts-note = Mit einem Namen bleibt sie am Tisch: Du lässt sie wieder zuschlagen, bis du sie beendest.
pc-ui-both-blows = Beide Angriffe zusammen
pc-ui-damage-both = Schaden beider nach Rüstung
pc-ui-unprotected = Schützt nicht gegen diesen Angriff
pc-ui-ambush-roll = Heimlichkeit gegen Aufmerksamkeit würfeln
pm-ui-edit = Bogen ändern
pm-ui-edit-send = Ändern
pm-ui-edit-nothing = Noch ist nichts anders.
pm-ui-edit-who = Wer
pm-ui-edit-nobody = niemand
pm-ui-edit-who-first = Wähle zuerst jemanden.
pm-ui-edit-concept = Konzept
