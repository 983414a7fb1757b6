# Was die Spielleitung allen gibt, und was der Tisch Eigenes hat.

title-award = Belohnung für mehrere
title-wrap_up = Ende des Abends
title-set_house_content = Eigenes für den Tisch
title-remove_house_content = Eigenes vom Tisch
told-house-added = Am Tisch gibt es jetzt { $kind ->
    [skill] die Fertigkeit
    [species] die Spezies
    [talent] das Talent
   *[handicap] das Handicap
} „{ $name }“.
told-house-changed = Am Tisch anders als bisher: { $kind ->
    [skill] die Fertigkeit
    [species] die Spezies
    [talent] das Talent
   *[handicap] das Handicap
} „{ $name }“.
told-house-removed = Am Tisch gibt es nicht mehr { $kind ->
    [skill] die Fertigkeit
    [species] die Spezies
    [talent] das Talent
   *[handicap] das Handicap
} „{ $name }“.
told-rows-kept = Was jemand hat, bleibt am Tisch, auch wenn der Inhalt es nicht mehr kennt: { $rows }.
error-in_use = „{ $value }“ ist in Gebrauch: { $who } hat es.

derived-max_hp = Maximale HP
derived-initiative = Initiativewert
derived-movement = Bewegungsreichweite
derived-armour = Rüstung
