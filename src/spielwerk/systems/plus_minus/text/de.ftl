# Sätze von Plus-Minus.

title-check = { $who } würfelt auf { $mix }

title-start_combat = Der Reihe nach
title-join_combat = { $who } kommt in die Reihenfolge
title-leave_combat = { $who } verlässt die Reihenfolge
title-end_combat = Nicht mehr der Reihe nach
title-create = Ein neuer Bogen
title-compare = { $who } und { $against } vergleichen ihre Ergebnisse
title-set_trait = Ein Merkmal von { $who }
title-add_ability = Eine Fähigkeit für diesen Tisch
title-remove_ability = Eine Fähigkeit weniger an diesem Tisch

## Fragen

question-mix_makes_sense = { $who } will { $mix } zusammenzählen. Passt das zu dem, was geschieht?{ $untrained_count ->
    [0] {""}
   *[other] {" "}Nicht erlernt: { $untrained }.
 }
asked-mix_makes_sense = Ob eine neue Kombination passt
option-mix_makes_sense-yes = Passt
option-mix_makes_sense-no = Passt nicht

question-trait_counts = Das Merkmal „{ $trait }“ von { $who } ({ $value }) hier einmal anrechnen?
asked-trait_counts = Ob ein Merkmal angerechnet wird
option-trait_counts-yes = Anrechnen
option-trait_counts-no = Weglassen

new-being = Jemand Neues
question-extreme_quality = { $name }: { $quality } { $value }. So weit kommen Menschen kaum. Sind die Umstände ungewöhnlich genug?
asked-extreme_quality = Ob eine extreme Qualität erlaubt ist
option-extreme_quality-allow = Erlauben
option-extreme_quality-refuse = Ablehnen

question-difficulty = Wie schwer ist das? { $who } hat einen Aktionswert von { $action_value }, aus { $parts } Eigenschaften: { $mix }.{ $untrained_count ->
    [0] {""}
   *[other] {" "}Nicht erlernt: { $untrained }.
 }
asked-difficulty = Wie hoch die Schwierigkeit ist

question-negative_difficulty = Die Schwierigkeit wäre { $difficulty }, also eine Hilfe. Ist das so gewollt?
asked-negative_difficulty = Ob eine negative Schwierigkeit gewollt ist
option-negative_difficulty-yes = So gewollt
option-negative_difficulty-no = Nein

question-double = Pasch: { $who } hat zweimal die { $face }. Geschieht etwas Besonderes?
asked-double = Was bei einem Pasch geschieht

question-tie = Gleichstand bei { $value }. Wer setzt sich durch?
asked-tie = Wer sich bei Gleichstand durchsetzt
option-tie-first = Wer zuerst genannt ist
option-tie-second = Die Gegenseite
option-tie-neither = Niemand

question-die-white_against = Für die Gegenseite: Was zeigt der weiße Würfel?
question-die-black_against = Für die Gegenseite: Was zeigt der schwarze Würfel?
question-die-white_against_again = Für die Gegenseite noch einmal, nach dem Pasch. Was zeigt der weiße Würfel?
question-die-black_against_again = Für die Gegenseite: Was zeigt der schwarze Würfel diesmal?
question-die-white = Was zeigt der weiße Würfel?
question-die-black = Was zeigt der schwarze Würfel?
question-die-white_again = Pasch, also noch einmal. Was zeigt der weiße Würfel?
question-die-black_again = Was zeigt der schwarze Würfel diesmal?

## Was nicht geht

error-too_few_properties = { $count ->
    [0] Da ist noch keine Eigenschaft
    [one] Das ist nur eine Eigenschaft
   *[other] Das sind nur { $count } Eigenschaften
 }. Mindestens { $least } gehören zusammen.
error-too_many_properties = Das sind { $count } Eigenschaften. Mehr als { $most } gehen nicht.
error-no_quality = Eine Qualität muss mindestens dabei sein.
error-same_property_twice = { $what } steht doppelt darin. Jede Eigenschaft zählt nur einmal.
error-not_learned = { $what } ist nicht erlernt, und an diesem Tisch zählt nur Erlerntes.
error-mix_refused = Die Spielleitung findet: Diese Eigenschaften passen hier nicht zusammen.
error-opposed_off = An diesem Tisch werden keine Ergebnisse verglichen: Das Dokument hat keine vergleichenden Proben. In den Optionen lässt es sich anbieten.
error-ability_listed = { $what } gibt es hier schon. Jeder Name steht nur einmal auf der Liste.
error-ability_in_use = { $what } bleibt auf der Liste: gelernt von { $who }.
error-abilities_full = Mehr als { $most } eigene Fähigkeiten hat ein Tisch nicht. Nimm vorher eine heraus.
error-traits_stay_out = Merkmale zählen an diesem Tisch nicht als Modifikator.

## Was geschehen ist

told-mix-success = { $who } würfelt auf { $mix }: { $count ->
    [0] gerade so geschafft
    [one] 1 Erfolg
   *[other] { $count } Erfolge
 }{ $steps ->
    [0] {""}
    [one] , eine Stufe besser
   *[other] , { $steps } Stufen besser
 }.
told-mix-draw = { $who } würfelt auf { $mix }: unentschieden.
told-mix-failure = { $who } würfelt auf { $mix }: { $count ->
    [0] knapp misslungen
    [one] 1 Misserfolg
   *[other] { $count } Misserfolge
 }{ $steps ->
    [0] {""}
    [one] , eine Stufe schlechter
   *[other] , { $steps } Stufen schlechter
 }.
told-mix-seen-success = { $who } würfelt, und es gelingt.
told-mix-seen-draw = { $who } würfelt, und es bleibt unentschieden.
told-mix-seen-failure = { $who } würfelt, und es misslingt.
told-double-noted = Zum Pasch von { $who }: { $text }
told-sheet-returned = Dieser Bogen ist noch nicht spielbar: { $problems }
code-ability-out-of-range = Fähigkeiten gehen von 0 bis 10
code-name-missing = der Name fehlt
code-quality-out-of-range = Qualitäten gehen von 0 bis 10, und die Extreme brauchen dein Ja
code-trait-out-of-range = Merkmale gehen von −5 bis +5
code-trait-zero = ein Merkmal braucht eine gute oder eine schlechte Seite
code-unknown-id = ein Name gehört nicht dorthin
told-compared-first = { $who } setzt sich gegen { $against } durch: { $value } zu { $other }.
told-compared-second = { $against } setzt sich gegen { $who } durch: { $other } zu { $value }.
told-compared-neither = { $who } und { $against } stehen gleich: { $value } zu { $other }.
told-compared-seen-first = { $who } setzt sich gegen { $against } durch.
told-compared-seen-second = { $against } setzt sich gegen { $who } durch.
told-compared-seen-neither = { $who } und { $against } stehen gleich.
told-ability-added = Der Tisch kennt jetzt die Fähigkeit { $what } ({ $kind }).
told-ability-removed = Der Tisch hat die Fähigkeit { $what } nicht mehr auf seiner Liste.
told-trait-new = { $who } hat jetzt das Merkmal { $name } ({ SIGNED($value) }).
told-trait-new-why = { $who } hat jetzt das Merkmal { $name } ({ SIGNED($value) }). { $reason }
told-trait-changed = { $who }: Das Merkmal { $name } zählt jetzt { SIGNED($value) }.
told-trait-changed-why = { $who }: Das Merkmal { $name } zählt jetzt { SIGNED($value) }. { $reason }
told-trait-gone = { $who } hat das Merkmal { $name } nicht mehr.
told-trait-gone-why = { $who } hat das Merkmal { $name } nicht mehr. { $reason }
told-value-set = { $who }: { $what } ist jetzt { $value } (vorher { $was }).
told-value-set-why = { $who }: { $what } ist jetzt { $value } (vorher { $was }). { $reason }
field-name = Name
field-concept = Kurzbeschreibung
field-notes = Notizen

## Chancen

roll-on-mix = Aktionswert
item-property = { $what }
class-success = { $steps ->
    [0] Erfolg
    [one] Erfolg, eine Stufe besser
   *[other] Erfolg, { $steps } Stufen besser
 }
class-draw = unentschieden
class-failure = { $steps ->
    [0] Misserfolg
    [one] Misserfolg, eine Stufe schlechter
   *[other] Misserfolg, { $steps } Stufen schlechter
 }
note-long-sum = { $count } Summanden: pro Summand über drei etwa 5 mehr Schwierigkeit.

allowed-no-traits = ein Name und eine gute oder schlechte Seite; ein Merkmal zum Wegnehmen gibt es nicht
allowed-no_quality = jeder Name außer dem einer Qualität
allowed-ability_name = 1 bis { $most } Zeichen, ohne Punkt, Doppelpunkt und Schrägstrich
