# Sätze von Erzählpool.

remark-catastrophic = Was richtet die Katastrophe an?
remark-spectacular = Was bringt der spektakuläre Erfolg?

title-check = { $who } würfelt { $what }
title-check-fixed = { $who } würfelt
title-extend = { $who } arbeitet mit { $what }
title-extend-fixed = { $who } arbeitet an etwas
title-attack = { $who } greift { $target } an
title-aim = { $who } zielt
title-initiative = Würfe für die Reihenfolge
title-surprise = Wer ist überrascht?
title-move = { $who } bewegt sich
title-full_defence = { $who } kämpft passiv
title-reload = { $who } lädt nach
title-sin = { $who } hat gesündigt
title-damage = { $who } kommt zu Schaden
title-heal = { $who } erholt sich
title-set_condition = Wie es um { $who } steht
title-end_condition = Was { $who } nicht mehr plagt
title-create = Ein neuer Charakter
title-award = Erfahrung
title-add_name = Ein Name mehr auf der Liste
title-rename = Ein anderer Name an diesem Tisch
title-remove_name = Ein Name weniger auf der Liste

## Fragen

question-more_dice = { $who } hätte { $pool ->
    [0] nur den Glückswurf
    [one] einen Würfel
   *[other] { $pool } Würfel
 } ({ $items }). Wie viele mehr oder weniger sind die Umstände wert?
asked-more_dice = Was die Umstände wert sind
question-effect_spectacular = Spektakulär: { $who } hat { $count } Erfolge. Was bringt das über den Erfolg hinaus?
asked-effect_spectacular = Was ein spektakulärer Erfolg bringt
question-effect_catastrophic = Eine Katastrophe für { $who }. Was geschieht?
asked-effect_catastrophic = Was eine Katastrophe anrichtet
question-catastrophe = Eine Katastrophe mitten in der Arbeit von { $who }. Ist alles verloren?
asked-catastrophe = Ob eine ausgedehnte Handlung verloren ist
option-catastrophe-lost = Alles ist verloren
option-catastrophe-continue = Es geht weiter
question-goal = { $who } fängt etwas an, das mehrere Würfe braucht. Wie viele Erfolge sind nötig?
asked-goal = Wie viele Erfolge eine ausgedehnte Handlung braucht
question-price = { $who } braucht { $needed ->
    [one] einen Erfolg
   *[other] { $needed } Erfolge
 }. Was kostet jeder Wurf an Zeit oder Mitteln?
asked-price = Was ein Wurf einer ausgedehnten Handlung kostet
question-limit = { $who } braucht { $needed ->
    [one] einen Erfolg
   *[other] { $needed } Erfolge
 }. Wie viele Würfe gibt es höchstens? 0: so viele wie nötig.
asked-limit = Wie viele Würfe eine ausgedehnte Handlung hat
question-close_together = Stehen { $targets } nah genug beieinander für eine Salve von { $who }? Zwei Meter sind ein gutes Maß.
asked-close_together = Ob Ziele nah beieinander stehen
option-close_together-yes = Nah genug
option-close_together-no = Zu weit auseinander
question-within_reach = { $target } liegt am Boden. Ist { $who } in Nahkampfreichweite, etwa { $metres } m?
asked-within_reach = Ob ein Ziel am Boden in Reichweite ist
option-within_reach-yes = In Reichweite
option-within_reach-no = Weiter weg
question-ending = Die Gesundheit von { $who } ist aufgebraucht. Was wird daraus?
asked-ending = Was ohne Gesundheit wird
option-ending-unconscious = Bewusstlos
option-ending-dying = Im Sterben
option-ending-dead = Tot
question-damage = { $who } trifft { $target } mit { $count ->
    [one] einem Erfolg
   *[other] { $count } Erfolgen
 }. Wie viel Schaden ist das?
asked-damage = Wie viel Schaden ein Treffer macht
question-first = { $who } sind gleich schnell. Wer ist zuerst dran?
asked-first = Wer bei Gleichstand zuerst dran ist
question-derangement = Der Geist von { $who } leidet. Welche Störung ist es? Das darf vorerst offen bleiben.
asked-derangement = Welche Störung jemand bekommt
question-derangement_listed = Der Geist von { $who } leidet. Welche Störung ist es?
asked-derangement_listed = Welche Störung jemand bekommt
option-derangement_listed-phobia = Phobie
option-derangement_listed-compulsion = Zwang
option-derangement_listed-paranoia = Verfolgungswahn
option-derangement_listed-melancholy = Schwermut
option-derangement_listed-anxiety = Angstanfälle
option-derangement_listed-memory_gaps = Gedächtnislücken
question-fate = { $who } hat keine { $what } mehr. Was wird aus dem Charakter?
asked-fate = Was am Ende der Entartung wird

## Was nicht geht

error-not_learned = { $what } ist nicht gelernt, und an diesem Tisch würfelt man das nicht ohne.
error-specialities_off = An diesem Tisch gibt es keine Spezialgebiete.
error-names_listed = Dieser Tisch spielt mit der mitgelieferten Liste. Stell zuerst in der Auslegung der Regeln „Attribute und Fertigkeiten“ auf die eigene.
error-name_listed = { $what } heißt hier schon so. Jeder Name steht nur einmal auf der Liste.
error-names_full = Mehr als { $most } hat ein Tisch nicht. Nimm vorher etwas heraus.
error-name_needed = Mit { $what } rechnen die Regeln. Umbenennen geht, herausnehmen nicht.
error-name_in_use = { $what } bleibt auf der Liste: Punkte darin hat { $who }.
error-name_last = { $what } ist das Letzte in der Spalte { $column } und bleibt.
allowed-kind-melee = Nahkampf (melee)
allowed-kind-unarmed = waffenlos (unarmed)
allowed-kind-ranged = geschossen (ranged)
allowed-kind-thrown = geworfen (thrown)
allowed-fire-single = einzelne Schüsse (single)
allowed-own_name = 1 bis { $most } Zeichen, ohne Punkt, Doppelpunkt und Schrägstrich
allowed-no-speciality = keines, in dieser Fertigkeit hat die Figur noch kein Spezialgebiet
error-no_willpower = Es ist keine Willenskraft mehr da.
error-willpower_stays = An diesem Tisch kauft Willenskraft keine Würfel.
error-no_action = Dafür ist keine Handlung mehr übrig.
error-not_able = In diesem Zustand ist keine Handlung möglich: { $conditions }.
error-nobody_able = Niemand in diesem Kampf kann handeln. Wie es weitergeht, sagt die Spielleitung.
error-fights_passively = Wer passiv kämpft, hat keine Handlung.
error-moved_already = In dieser Runde gab es schon eine Bewegung.
error-cannot_move = Diese Figur kann sich nicht bewegen.
error-defence_given_up = Die Verteidigung ist bis zum nächsten Zug schon vergeben.
error-too_far = { $value } ist zu weit. Erlaubt: { $allowed }
error-move_split = Eine Bewegung wird nicht geteilt: Sie liegt vor der Handlung oder danach.
error-full_cover = Volle Deckung lässt Angriffe weder heraus noch hinein.
error-too_few_rounds = { $left ->
    [0] Es ist kein Schuss mehr da
    [one] Es ist ein Schuss da
   *[other] Es sind { $left } Schuss da
 }, gebraucht { $needed ->
    [one] wird einer
   *[other] werden { $needed }
 }.
error-rounds_counted = Die Schüsse in diesem Magazin werden mitgezählt. Darin sind noch: { $left }.
error-too_many_targets = Das sind { $count } Ziele. Mehr als { $most ->
    [one] eines ist
   *[other] { $most } sind
 } nicht möglich.
error-too_far_apart = Die Ziele stehen für eine Salve zu weit auseinander.
error-needs_automatic = So schießt diese Waffe nicht.
up-to = bis { $most } m

## Was geschah

told-pool-for-morality = Wurf auf { $what }. { $told }
told-pool-for-degeneration = Entartungswurf. { $told }
told-pool-failure = { $who } würfelt mit { $pool ->
    [one] einem Würfel
   *[other] { $pool } Würfeln
 }: kein Erfolg.
told-pool-success = { $who } würfelt mit { $pool ->
    [one] einem Würfel
   *[other] { $pool } Würfeln
 }: { $count ->
    [one] ein Erfolg
   *[other] { $count } Erfolge
 }.
told-pool-spectacular = { $who } würfelt mit { $pool } Würfeln: { $count } Erfolge, spektakulär.
told-pool-chance-failure = { $who } hat nur den Glückswurf: kein Erfolg.
told-pool-chance-success = { $who } hat nur den Glückswurf, und er zeigt die 10: ein Erfolg.
told-pool-chance-catastrophic = { $who } hat nur den Glückswurf, und er zeigt die 1: eine Katastrophe.
told-pool-seen-failure = { $who } würfelt: kein Erfolg.
told-pool-seen-success = { $who } würfelt: { $count ->
    [one] ein Erfolg
   *[other] { $count } Erfolge
 }.
told-pool-seen-spectacular = { $who } würfelt: { $count } Erfolge, spektakulär.
told-pool-seen-catastrophic = { $who } würfelt: eine Katastrophe.
told-effect-spectacular = Spektakulär für { $who }: { $text }
told-effect-catastrophic = Katastrophe für { $who }: { $text }
told-extended-done = { $who } ist fertig: { $total } von { $needed } Erfolgen in { $rolls ->
    [one] einem Wurf
   *[other] { $rolls } Würfen
 }, { $spent } aufgewendet.
told-extended-open = { $who } hat { $total } von { $needed } Erfolgen nach { $rolls ->
    [one] einem Wurf
   *[other] { $rolls } Würfen
 }, { $spent } aufgewendet.
told-extended-failed = { $who } wird nicht fertig: { $total } von { $needed } Erfolgen in { $rolls ->
    [one] einem Wurf
   *[other] { $rolls } Würfen
 }, { $spent } aufgewendet.
damage-lethal = tödlicher Schaden
damage-bashing = Schlagschaden
told-hit = { $who } trifft { $target }: { $damage ->
    [one] ein Punkt
   *[other] { $damage } Punkte
 } { $kind }.
told-missed = { $who } verfehlt { $target }.
told-damage-changed = { $who } hat jetzt { $hp } Gesundheit.
told-condition-began = { $who } ist { $what }.
told-condition-ended = { $who } ist nicht mehr { $what }.
told-sin-not-rolled = Stufe { $level } verlangt von { $who } keinen Wurf.
told-morality = { $what } von { $who }: { $value }.
told-derangement = { $who } bekommt eine Störung: { $what }.
told-derangement-open = { $who } bekommt eine Störung, die noch keinen Namen hat.
told-fate = { $who } ohne { $what }: { $text }
told-number-set = { $who }: { $what } ist jetzt { $value } (vorher { $was }).
told-number-set-why = { $who }: { $what } ist jetzt { $value } (vorher { $was }). { $reason }
told-value-set = Von Hand geändert: { $what } von { $who }.
told-value-set-why = Von Hand geändert: { $what } von { $who }. { $reason }
told-name-added-attribute = Der Tisch kennt jetzt das Attribut { $what } ({ $column }).
told-name-added-skill = Der Tisch kennt jetzt die Fertigkeit { $what } ({ $column }).
told-renamed-attribute = Ein Attribut heißt an diesem Tisch jetzt { $what }.
told-renamed-skill = Eine Fertigkeit heißt an diesem Tisch jetzt { $what }.
told-renamed-column = Eine Spalte heißt an diesem Tisch jetzt { $what }.
told-name-removed-attribute = Der Tisch spielt ohne das Attribut { $what }.
told-name-removed-skill = Der Tisch spielt ohne die Fertigkeit { $what }.
told-awarded = { $who } bekommt { $amount } Erfahrung.
told-sheet-returned = { $name } kann noch nicht gespielt werden: { $problems }
told-sheet-let-in = { $name } kommt an den Tisch, obwohl nicht alles stimmt: { $problems }
told-moved-no = { $who } geht { $metres } m.
told-moved-for_action = { $who } rennt { $metres } m und tut sonst nichts.
told-moved-for_defence = { $who } stürmt { $metres } m weit ohne Verteidigung vor.
told-passive = { $who } kämpft passiv.
told-aimed = { $who } zielt seit { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
 } auf { $target }.
told-reloaded = { $who } lädt nach: { $weapon }.
new-being = Jemand Neues

## Was an einem neuen Charakter nicht stimmt

code-category-left = Fertigkeitspunkte sind übrig
problem-category-left = { $column }: { $count ->
    [one] Ein Fertigkeitspunkt ist übrig.
   *[other] { $count } Fertigkeitspunkte sind übrig.
 }
code-category-over = zu viele Fertigkeitspunkte sind ausgegeben
problem-category-over = { $column }: { $count ->
    [one] ein Fertigkeitspunkt zu viel.
   *[other] { $count } Fertigkeitspunkte zu viel.
 }
code-column-left = Attributspunkte sind übrig
problem-column-left = { $column }: { $count ->
    [one] Ein Attributspunkt ist übrig.
   *[other] { $count } Attributspunkte sind übrig.
 }
code-column-over = zu viele Attributspunkte sind ausgegeben
problem-column-over = { $column }: { $count ->
    [one] ein Attributspunkt zu viel.
   *[other] { $count } Attributspunkte zu viel.
 }
hint-concept-long = Das Konzept hat { $words } Wörter; ein oder zwei sagen mehr.
code-merits-left = Vorzugspunkte sind übrig
problem-merits-left = { $count ->
    [one] Ein Vorzugspunkt ist übrig.
   *[other] { $count } Vorzugspunkte sind übrig.
 }
code-merits-over = zu viele Vorzugspunkte sind ausgegeben
problem-merits-over = { $count ->
    [one] Ein Vorzugspunkt zu viel.
   *[other] { $count } Vorzugspunkte zu viel.
 }
code-name-missing = der Name fehlt
problem-name-missing = Der Name fehlt.
code-rating-not-allowed = ein Wert ist nicht erlaubt
problem-rating-not-allowed = { $what } { $value } ist nicht möglich. Erlaubt: { $allowed }
code-specialities-over = zu viele Spezialgebiete
problem-specialities-over = { $most ->
    [0] An diesem Tisch gibt es keine Spezialgebiete.
   *[other] { $count ->
        [one] Ein Spezialgebiet ist zu viel.
       *[other] { $count } Spezialgebiete sind zu viel.
    } Ein neuer Charakter hat höchstens { $most }.
 }
code-speciality-unlearned = ein Spezialgebiet ohne die Fertigkeit
problem-speciality-unlearned = { $what } ist nicht gelernt; ein Spezialgebiet darin gibt es nicht.
code-unknown-id = ein Name ist hier unbekannt
problem-unknown-id = „{ $value }“ ist hier unbekannt.
code-vice-count = es braucht genau ein Laster
problem-vice-count = Es braucht genau ein Laster, nicht { $count }.
code-virtue-count = es braucht genau eine Tugend
problem-virtue-count = Es braucht genau eine Tugend, nicht { $count }.

## Was sie behebt

making-why-category-left = Jede Spalte gibt genau ihre Punkte aus.
making-why-category-over = Senke eine Fertigkeit, oder gib der Spalte mehr Punkte.
making-why-column-left = Jede Spalte gibt genau ihre Punkte aus.
making-why-column-over = Senke ein Attribut, oder gib der Spalte mehr Punkte.
making-why-merits-left = Alle werden vergeben.
making-why-merits-over = Nimm einen Vorzug niedriger, oder lass einen weg.
making-why-vice-count = Womit bringt man dich in Versuchung?
making-why-virtue-count = Was ist das Beste an dir?
repair-lower = So weit senken, dass es passt
repair-only = Nur { $what }
repair-no-specialities = Alle Spezialgebiete weglassen
repair-order = Reihenfolge den Punkten anpassen
repair-spread = Auf die niedrigsten verteilen

## Was eine Figur erlebt hat

played-conditions = Zustände: { $what }
played-derangements = Störungen: { $what }
played-experience = { $value } Erfahrung
played-fixed = Werte, die von Hand gesetzt wurden
played-hp = Gesundheit { $value }
played-morality = { $what } { $value }
played-rounds = Magazine, die nicht voll sind
played-willpower = Willenskraft { $value }

## Felder

field-health = Gesundheit
field-defence = Verteidigung
field-initiative = Initiative
field-speed = Geschwindigkeit
field-hp = Gesundheit
field-willpower = Willenskraft
field-morality = Moral
field-size = Größe
field-species_factor = Speziesfaktor
field-specialities = Spezialgebiete
field-experience = Erfahrung
field-conditions = Zustände
field-derangements = Störungen
field-weapons = Waffen
field-armour = Rüstung
field-virtue = Tugend
field-vice = Laster
field-name = Name
field-concept = Konzept
field-faction = Fraktion
field-supernatural = Übernatürliche Fähigkeiten
field-notes = Notizen

## Würfel

item-of-pool = { $source } { $amount }
item-attribute = { $what }
item-skill = { $what }
item-speciality = Spezialgebiet { $what }
item-unskilled = nicht gelernt
item-fixed = feste Würfelzahl
item-tools = Hilfsmittel
item-difficulty = Erschwernis
item-word = Wort der Spielleitung
item-willpower = Willenskraft
item-weapon = { $what }
item-bonus = Waffe
item-weak = Rüstung zu schwer
item-all-out = selbstmörderischer Angriff
item-wrong-hand = falsche Hand
item-range-medium = mittlere Reichweite
item-range-far = weite Reichweite
item-aim = Zielen
item-bystanders = Unbeteiligte
item-own-cover = eigene Deckung
item-target-cover = Deckung des Ziels
item-fire-short_burst = kleine Salve
item-fire-burst = Salve
item-fire-magazine = ganzes Magazin
item-more-targets = weitere Ziele
item-unnoticed = Verteidigung (unbemerkt)
item-defence = Verteidigung des Ziels
item-armour = Rüstung des Ziels
item-prone = Ziel am Boden
item-sin = Sünde der Stufe { $level }
item-virtue = Tugend hochgehalten
item-morality = Moral
item-term = { $what }

## Chancen

roll-on-pool = Würfelzahl
class-spectacular = spektakulärer Erfolg
class-success = Erfolg
class-hit = Treffer
class-kept = bleibt gleich
class-miss = daneben
class-failure = Misserfolg
class-lost = ein Punkt weniger
class-deranged = ein Punkt weniger, Störung
class-catastrophic = katastrophaler Fehlschlag
cli-value-spectacular = spektakulärer Erfolg
cli-value-kept = Moral bleibt
cli-value-lost = Moral sinkt
cli-value-deranged = Moral sinkt, Störung
cli-value-catastrophic = katastrophaler Fehlschlag

derived-health = Gesundheit
derived-defence = Verteidigung
derived-initiative = Initiative
derived-speed = Geschwindigkeit
derived-size = Größe
derived-willpower = Willenskraft

document-derangements = Störungen
document-experience = Erfahrung
document-faction = Fraktion
document-hp = Gesundheit
document-immobile = Unbeweglich
document-merits = Vorzüge
document-morality = Moral
document-priorities = Reihenfolge der Spalten
document-prone = Am Boden
document-rounds = Schuss in den Magazinen
document-size = Größe
document-specialities = Spezialgebiete
document-species_factor = Speziesfaktor
document-supernatural = Übernatürliche Fähigkeiten
document-vice = Laster
document-virtue = Tugend
document-willpower = Willenskraft
