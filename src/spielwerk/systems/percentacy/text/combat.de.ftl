# Sätze zu Kampf, Zug, Reaktion, Zuständen und zum Wort der Spielleitung.

## Was gerade geschieht

title-check = { $who }: Probe auf { $what }
title-oppose = { $who } gegen { $against }: { $what }
title-attack = { $who } greift { $target } an: { $weapon }
title-attack-area = { $who } greift an: { $weapon }
title-award_rewind = { $who } bekommt Rewinds
title-damage = { $who } erleidet Schaden
title-declare_reaction = { $who } hält eine Reaktion bereit
title-delay = { $who } verschiebt den Zug
title-drop_item = { $who } legt etwas ab
title-end_condition = Ein Zustand endet: { $who }
title-first_aid = Erste Hilfe von { $who }: { $target }
title-free_action = { $who }: eine freie Aktion
title-give_up_action = { $who } verzichtet auf die Aktion
title-hazard = { $who } ist in Gefahr
title-hazard-many = In Gefahr: { $who }
title-strike = Die Gefahr hält an
title-end_hazard = Eine Gefahr ist vorbei
title-heal = { $who } bekommt HP zurück
title-recover = Eine lange Erholung
title-reload = { $who } lädt nach
title-rest = Eine Ruhephase
title-rewind = { $who } nutzt einen Rewind
title-set_condition = Ein Zustand beginnt: { $who }
title-take_item = { $who } nimmt etwas an sich
title-trigger = Der Auslöser ist da: Reaktion von { $who }

## Was geschehen ist

told-delayed = { $who } verschiebt den Zug ans Ende der Runde.
told-action-given-up = { $who } verzichtet auf die Aktion und kommt 2 Meter weiter.
told-free-action = { $who } macht nebenbei: { $text }
told-free-action-refused = { $who } kommt nebenbei nicht dazu: { $text }
told-item-taken = { $who } nimmt an sich: { $item }
told-item-dropped = { $who } legt ab: { $item }
told-item-refused = { $who } kommt nicht daran: { $item }
item-called = { $item } („{ $name }“)
told-no-defence = { $who } kann nicht abwehren. { $why }
told-reloaded = { $who } lädt nach: { $weapon }
told-reaction-declared = { $who } hält eine Reaktion bereit. Auslöser: „{ $trigger }“
told-reaction-declared-seen = { $who } hält eine Reaktion bereit.
told-reaction-triggered = Dazwischen kommt die Reaktion von { $who }.
told-reaction-lost = Der Auslöser blieb aus: Die Reaktion von { $who } verfällt.
told-action-lost = { $who } kommt nicht mehr dazu: Die Reaktion war schneller.
told-override = Von Hand geändert bei { $who }: { $field }. Grund: { $reason }
told-override-plain = Von Hand geändert bei { $who }: { $field }

field-hp = HP
field-max_hp = höchste HP
field-name = Name
field-species = Spezies
field-conditions = Zustände
field-armour = Rüstung
field-weapons = Waffen
field-initiative = Initiative
field-movement = Bewegungsreichweite
field-level = Level
field-attribute_points = Attributspunkte
field-skill_points = Fertigkeitspunkte
field-uses = Nutzung von { $talent }
field-talents = Talente
field-handicaps = Handicaps
field-capacity = Kapazität von { $weapon }
weapon-which = { $weapon } Nr. { $which }

## Fragen

question-free_action = { $who } möchte ohne Aktion: „{ $text }“. { $count ->
    [0] Geht das nebenbei?
    [one] Eine freie Aktion gab es in diesem Zug schon. Geht das noch?
   *[other] Freie Aktionen in diesem Zug bisher: { $count }. Geht das noch?
 }
question-check_action = { $who } legt im eigenen Zug eine Probe ab. Kostet sie die Aktion?
asked-check_action = Ob eine Probe die Aktion ist
option-check_action-aside = Nein, sie geht nebenbei
option-check_action-action = Ja, das ist die Aktion
asked-free_action = Was als freie Aktion gilt
option-free_action-yes = Ja, nebenbei
option-free_action-no = Nein, das geht nicht
question-access = { $who } möchte nehmen: { $item }. Ist das zu haben, nach Recht, Seltenheit, Preis und Last?
asked-access = Ob jemand an einen Gegenstand kommt
option-access-yes = Ja, zu haben
option-access-no = Nein, nicht zu haben
question-trigger_clear = { $who } hält eine Reaktion bereit, Auslöser: „{ $trigger }“. Ist das eindeutig?
asked-trigger_clear = Ob der Auslöser einer Reaktion eindeutig ist
option-trigger_clear-yes = Ja, eindeutig
option-trigger_clear-no = Nein, unklar
question-goes_on = { $who } wurde von einer Reaktion unterbrochen und könnte noch handeln. Geht die Aktion weiter?
asked-goes_on = Ob eine Aktion nach einer Reaktion weitergeht
option-goes_on-yes = Ja, sie geht weiter
option-goes_on-no = Nein, sie ist verloren
question-reaction = { $who } hält eine Reaktion bereit, Auslöser: „{ $trigger }“. Löst das, was { $actor } gerade tut, sie aus?
asked-reaction = Ob eine bereitgehaltene Reaktion ausgelöst wird
option-reaction-wait = Noch nicht
option-reaction-now = Ja, sie kommt zuerst

## Was nicht geht

error-dead = Das geht nicht mehr: Die Figur ist tot.
error-unconscious = Das geht gerade nicht: Die Figur ist bewusstlos.
error-no_action = Es ist keine Aktion mehr übrig.
error-use_spent = Das ist schon verbraucht.
error-free_actions_spent = Mehr freie Aktionen gibt es in einem Zug an diesem Tisch nicht: { $limit }.
error-trigger_unclear = Der Spielleitung ist der Auslöser nicht eindeutig genug.
allowed-one-item = genau eine Waffe, Rüstung oder Ausrüstung
allowed-not-withdrawn = was der Tisch nicht zurückgezogen hat
error-not_able = In diesem Zustand ist keine Aktion möglich: { $conditions }.
error-no_reaction = Diese Figur hält keine Aktion bereit.
error-only_healing = Das kommt von den HP: Nur Heilung beendet es.
error-not_for_npcs = Rewinds und Aufstiege sind für Charaktere, nicht für NSC.
error-nothing_to_end = Hier gibt es keinen Zustand, der enden könnte.
error-not_allowed = { $field ->
    [weapon] Diese Waffe lässt sich so nicht nachladen.
    [talent] Das Talent dafür fehlt, oder es kann das hier nicht.
    [handicap] Dagegen steht hier keine Willenskraftprobe.
    [healer] Dafür braucht es ein Talent, das HP zurückgibt.
    [attacks] Zwei Angriffe auf einmal brauchen einhändige Waffen.
    [target] Rewinds gehören den Spielenden, nicht den NSC.
    [assists] NSC assistieren an diesem Tisch nicht.
   *[other] Das darf nur die Spielleitung.
 }

error-not_carried = Diese Waffe wird nicht getragen: Niemand zählt, was in ihr ist, und es gibt nichts nachzuladen.
note-levels = Je { $attributes } Attributspunkte und { $skills } Fertigkeitspunkte zum Ausgeben.
note-reaction-lapses = Nach { $who } kommt in dieser Runde niemand mehr: Die Reaktion verfällt sofort.
note-hands = { $weapon } braucht { $hands ->
    [one] eine freie Hand
   *[other] zwei freie Hände
 }. Nicht in der Hand sein darf dann: { $others }.
note-may-defend = Abwehr möglich
note-no-defence = keine Abwehr möglich

allowed-area-targets = mehrere Ziele (targets): Die Waffe trifft eine Fläche
allowed-one-target = genau ein Ziel (target)
allowed-hazard-avoid = vermeiden (avoid)
allowed-hazard-halve = halbieren (halve)
allowed-with-role = nur zusammen mit einer Rolle (role)
