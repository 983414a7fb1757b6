# What the game master gives to all, and what the table has of its own.

title-award = Awards for several
title-wrap_up = End of the evening
title-set_house_content = Content of the table’s own
title-remove_house_content = Content of the table’s own
told-house-added = This table now has the { $kind ->
    [skill] skill
    [species] species
    [talent] talent
   *[handicap] handicap
} “{ $name }”.
told-house-changed = Changed at this table: the { $kind ->
    [skill] skill
    [species] species
    [talent] talent
   *[handicap] handicap
} “{ $name }”.
told-house-removed = This table no longer has the { $kind ->
    [skill] skill
    [species] species
    [talent] talent
   *[handicap] handicap
} “{ $name }”.
error-in_use = “{ $value }” is in use: { $who } has it.
