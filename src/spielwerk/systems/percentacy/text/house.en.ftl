# What the game master gives to all, and what the table has of its own.

title-award = Awards for several
title-wrap_up = End of the evening
title-set_house_content = Content of the table’s own
title-remove_house_content = Content of the table’s own
told-house-added = This table now has the { $kind ->
    [skill] skill
    [species] species
    [weapon] weapon
    [talent] talent
   *[handicap] handicap
} “{ $name }”.
told-house-changed = Changed at this table: the { $kind ->
    [skill] skill
    [species] species
    [weapon] weapon
    [talent] talent
   *[handicap] handicap
} “{ $name }”.
told-house-removed = This table no longer has the { $kind ->
    [skill] skill
    [species] species
    [weapon] weapon
    [talent] talent
   *[handicap] handicap
} “{ $name }”.

derived-max_hp = Maximum HP
derived-initiative = Initiative value
derived-movement = Movement range
derived-armour = Armour
told-house-withdrawn = Withdrawn at this table, whoever has it keeps it: the { $kind ->
    [skill] skill
    [species] species
    [weapon] weapon
    [talent] talent
   *[handicap] handicap
} “{ $name }”.
allowed-not-in-use = what nobody has
note-house-keep = They keep it: { $who }
note-house-value = { $who }, { $what }: { $before } → { $after }
told-value-follows = With that changes of { $who }: { $field }
