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

own-field-amount = Um wie viel
own-field-area = Fläche
own-field-armour_piercing = Panzerbrechend
own-field-attribute = Attribut
own-field-attributes = Attribute
own-field-capacity = Kapazität
own-field-categories = Gruppen von Fertigkeiten
own-field-category = Gruppe von Fertigkeiten
own-field-choice = Was dazu gewählt wird
own-field-combine = Maßgebliches Attribut
own-field-damage = Schaden
own-field-effect = Was es bewirkt
own-field-effects = Wirkungen
own-field-end = Wann es endet
own-field-examples = Beispiele
own-field-frequency = Wie oft oder wie lange
own-field-hp = HP danach
own-field-id = Kennung
own-field-in-effect = Wirkung { $number }, { $what }
own-field-kind = Art
own-field-name = Name
own-field-other = „{ $name }“
own-field-per = Wie oft es geht
own-field-points = Punkte
own-field-profile = Profil
own-field-range = Reichweite
own-field-skill = Fertigkeit
own-field-skills = Fertigkeiten
own-field-traits = Merkmale
own-field-trigger = Wann es wirkt
own-field-when = Umstand
allowed-own-attributes = ein oder zwei Attribute, jedes nur einmal
allowed-own-choice = zu einem besseren Ergebnis eine Fertigkeit mit Gebiet
allowed-own-combine-one = bei einem Attribut keine Wahl zwischen zweien
allowed-own-combine-two = bei zwei Attributen das niedrigere oder das höhere
allowed-own-gear = kein Attribut, wenn es um behelfsmäßige Ausrüstung geht
allowed-own-handicaps = diese Wirkung nur bei Handicaps
allowed-own-hands = entweder einhändig oder zweihändig
allowed-own-id = Kleinbuchstaben von a bis z, Ziffern und Unterstriche, mit einem Buchstaben zuerst
allowed-own-not-zero = eine ganze Zahl von { $low } bis { $high }, aber nicht 0
allowed-own-one-way = nur eines von Nahkampf, Wurf und Zauber
allowed-own-per = einmal je Szene, je Sitzung oder je Kampf
allowed-own-talents = diese Wirkung nur bei Talenten
allowed-own-words = eine Wirkung aus der Liste, oder in Worten: wann es wirkt, was es bewirkt, und wie oft oder wie lange
error-own_full = Mehr als { $most } Einträge einer Art hat an einem Tisch nicht Platz. Nimm vorher etwas weg.
