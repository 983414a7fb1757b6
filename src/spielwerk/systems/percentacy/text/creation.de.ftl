# Sätze zu neuen Charakteren, ihren Fehlern und ihren Aufstiegen.

title-create = Ein neuer Charakter
title-advance = Aufstieg: { $who }
title-spend = { $who } gibt Punkte aus
title-add_group = Eine Gruppe kommt dazu

told-draft-returned = { $name }: So geht es noch nicht ({ $problems }).
label-new-character = Dieser Charakter
told-level-reached = { $who } erreicht Level { $level }.
told-points-spent = { $who } hat Punkte ausgegeben.

question-development = { $who } möchte andere Talente oder Handicaps. Passt das zur Entwicklung?
asked-development = Ob andere Talente oder Handicaps zur Entwicklung passen
option-development-yes = Ja
option-development-no = Nein

label-trait-chosen = { $trait } ({ $chosen })

## Was an einem Charakter nicht stimmt, kurz

code-attribute-high = ein Attribut ist zu hoch
code-attribute-low = ein Attribut ist zu niedrig
code-attribute-points-left = Attributspunkte sind übrig
code-attribute-points-over = zu viele Attributspunkte
code-background-missing = der Hintergrund fehlt
code-choice-missing = etwas ist nicht festgelegt
code-duplicate = etwas steht doppelt
code-field-missing = ein Fachgebiet fehlt
code-handicaps-too-few = zu wenige Handicaps
code-name-missing = der Name fehlt
code-skill-over-cap = eine Fertigkeit ist zu hoch
code-skill-points-over = zu viele Fertigkeitspunkte
code-species-missing = die Spezies fehlt
code-talents-later = neue Talente gibt es an diesem Tisch nur im Tausch
code-talents-over-100 = zu viele Talente
code-unknown-id = ein Name ist unbekannt

## Dasselbe mit Zahlen

problem-attribute-high = { $attribute } steht auf { $value }, höchstens { $most } sind erlaubt.
problem-attribute-low = { $attribute } steht auf { $value }, mindestens { $least } sind nötig.
problem-attribute-points-left = Noch { $points ->
    [one] 1 Attributspunkt ist
   *[other] { $points } Attributspunkte sind
 } übrig; alle { $total } werden verteilt.
problem-attribute-points-over = { $points ->
    [one] 1 Attributspunkt
   *[other] { $points } Attributspunkte
 } zu viel: { $spent } von { $total }.
problem-background-missing = Woher kommst du? Der Hintergrund fehlt noch.
problem-choice-missing = { $trait }: Hier musst du etwas festlegen.
problem-duplicate = { $trait } steht doppelt da.
problem-field-missing = { $what }: Nenne noch das Fachgebiet.
problem-handicaps-too-few = Die Talente kosten { $cost }, die Handicaps bringen { $worth }: Es fehlen { $missing }.
problem-name-missing = Der Name fehlt noch.
problem-skill-over-cap = { $skill } liegt { $over } über der Grenze { $cap }: { $combine ->
    [lower] das niedrigere Attribut
    [higher] das höhere Attribut
   *[single] das Attribut
 } { $attribute } ({ $governing }) plus 20.
problem-skill-points-over = { $points ->
    [one] 1 Fertigkeitspunkt
   *[other] { $points } Fertigkeitspunkte
 } zu viel: { $spent } von { $total }.
problem-species-missing = Die Spezies fehlt noch.
problem-talents-later = Neue Talente gibt es an diesem Tisch nur im Tausch gegen andere.
problem-talents-over-100 = Die Talente kosten { $cost }, höchstens { $most } sind erlaubt.
problem-value-lowered = { $what } war schon { $value }. Was ausgegeben ist, bleibt ausgegeben.
problem-unknown-id = „{ $value }“ ist hier unbekannt.

## Hinweise

hint-opposite = { $trait } und { $other } passen kaum zusammen. Die Spielleitung entscheidet.
hint-second-subject = { $trait } gibt es hier mehrmals. Die Spielleitung muss zustimmen.
hint-below-untrained = { $skill } zählt ohne Eintrag { $untrained }; mit { $value } bist du schlechter dran.
hint-narrow-field = { $trait }: Wie eng das Gebiet sein muss, sagt die Spielleitung.
hint-armour-beyond = Rüstung { $value }: Das Regelwerk kennt höchstens { $most }. Die Spielleitung muss zustimmen.
hint-handicaps-beyond = Handicaps über die Talente hinaus ({ $points }) bringen nichts ein.
hint-skill-points-left = Übrige Fertigkeitspunkte: { $points }. { $kept ->
    [yes] Sie bleiben für später.
   *[no] Am Ende verfallen sie.
 }

## Was eine Figur erlebt hat

played-level = Level { $level }{ $pages ->
    [0] { "" }
    [one] , mit einem früheren Level
   *[other] , mit { $pages } früheren Leveln
 }
played-npc = Die Werte eines NSC
played-points = Noch nicht ausgegeben: { $attribute ->
    [one] 1 Attributspunkt
   *[other] { $attribute } Attributspunkte
 }, { $skill ->
    [one] 1 Fertigkeitspunkt
   *[other] { $skill } Fertigkeitspunkte
 }
played-hp = Noch { $hp } HP
played-conditions = Zustände: { $conditions }
played-rewinds = Noch { $rewinds ->
    [one] 1 Rewind
   *[other] { $rewinds } Rewinds
 } für die Person, die die Figur spielt
played-spent = Vorerst verbraucht: { $count ->
    [one] 1 Talent oder Handicap
   *[other] { $count } Talente und Handicaps
 }
played-supplies = Waffen, die nicht voll oder verbraucht sind
played-lasting = { $count ->
    [one] 1 Umstand, der andauert
   *[other] { $count } Umstände, die andauern
 }

document-attribute_points = Übrige Attributspunkte
document-background = Hintergrund
document-capacity = Kapazität der Waffen
document-core_skills = Kernfertigkeiten
document-damage = Schaden der Rolle
document-gear = Ausrüstung
document-handicaps = Handicaps
document-history = Verlauf der Aufstiege
document-hp = HP
document-lasting = Andauernde Umstände
document-level = Level
document-max_hp = Höchste HP
document-melee = Nahkampf der Rolle
document-rewinds = Rewinds
document-role = Rolle
document-skill_points = Übrige Fertigkeitspunkte
document-species = Spezies
document-spent = Verbrauchte Talente und Handicaps
document-talents = Talente
document-used_up = Verbrauchte Waffen

making-why-attribute-points-left = Am Anfang wird jeder Punkt vergeben.
making-why-attribute-points-over = Senke ein Attribut.
making-why-background-missing = Ein paar Worte genügen.
making-why-choice-missing = Sonst weiß niemand, wann es gilt.
making-why-duplicate = Doppelt geht nur, was sich verschieden festlegen lässt.
making-why-field-missing = Sonst würde es für alles gelten.
making-why-handicaps-too-few = Die Handicaps müssen mindestens so viel wert sein.
making-why-skill-points-over = Senke eine Fertigkeit.
making-why-species-missing = An ihr hängen HP und Bewegungsreichweite.
making-why-talents-over-100 = Verzichte auf eines oder nimm ein günstigeres.
