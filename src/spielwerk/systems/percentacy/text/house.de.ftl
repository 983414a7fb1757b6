# Was die Spielleitung allen gibt, und was der Tisch Eigenes hat.

title-award = Belohnung für mehrere
title-wrap_up = Ende des Abends
title-set_house_content = Eigenes für den Tisch
title-remove_house_content = Eigenes vom Tisch
told-house-added = Am Tisch gibt es jetzt { $kind ->
    [skill] die Fertigkeit
    [species] die Spezies
    [weapon] die Waffe
    [talent] das Talent
   *[handicap] das Handicap
} „{ $name }“.
told-house-changed = Am Tisch anders als bisher: { $kind ->
    [skill] die Fertigkeit
    [species] die Spezies
    [weapon] die Waffe
    [talent] das Talent
   *[handicap] das Handicap
} „{ $name }“.
told-house-removed = Am Tisch gibt es nicht mehr { $kind ->
    [skill] die Fertigkeit
    [species] die Spezies
    [weapon] die Waffe
    [talent] das Talent
   *[handicap] das Handicap
} „{ $name }“.

derived-max_hp = Maximale HP
derived-initiative = Initiativewert
derived-movement = Bewegungsreichweite
derived-armour = Rüstung
told-house-withdrawn = Am Tisch zurückgezogen, wer es hat, behält es: { $kind ->
    [skill] die Fertigkeit
    [species] die Spezies
    [weapon] die Waffe
    [talent] das Talent
   *[handicap] das Handicap
} „{ $name }“.
allowed-not-in-use = was niemand hat
note-house-keep = Das behalten: { $who }
note-house-value = { $who }, { $what }: { $before } → { $after }
told-value-follows = Damit ändert sich bei { $who }: { $field }
