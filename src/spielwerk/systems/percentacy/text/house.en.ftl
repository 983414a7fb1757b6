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

own-field-amount = By how much
own-field-area = Area
own-field-armour_piercing = Armour-piercing
own-field-attribute = Attribute
own-field-attributes = Attributes
own-field-capacity = Capacity
own-field-categories = Groups of skills
own-field-category = Group of skills
own-field-choice = What is chosen with it
own-field-combine = Governing attribute
own-field-damage = Damage
own-field-effect = What it does
own-field-effects = Effects
own-field-end = When it ends
own-field-examples = Examples
own-field-frequency = How often or how long
own-field-hp = HP afterwards
own-field-id = Id
own-field-in-effect = Effect { $number }, { $what }
own-field-kind = Kind
own-field-name = Name
own-field-other = “{ $name }”
own-field-per = How often
own-field-points = Points
own-field-profile = Profile
own-field-range = Range
own-field-skill = Skill
own-field-skills = Skills
own-field-traits = Traits
own-field-trigger = When it works
own-field-when = Circumstance
allowed-own-attributes = one or two of the attributes, each only once
allowed-own-choice = for a better result, a skill with a field
allowed-own-combine-one = with one attribute, no choice between two
allowed-own-combine-two = with two attributes, the lower or the higher one
allowed-own-gear = no attribute where it is about improvised gear
allowed-own-handicaps = this effect with handicaps only
allowed-own-hands = either one-handed or two-handed
allowed-own-id = small letters from a to z, digits and underscores, a letter first
allowed-own-not-zero = a whole number from { $low } to { $high }, but not 0
allowed-own-one-way = only one of close combat, thrown and supernatural
allowed-own-per = once a scene, a session or a combat
allowed-own-talents = this effect with talents only
allowed-own-words = an effect from the list, or in words: when it works, what it does, and how often or how long
error-own_full = A table has no room for more than { $most } entries of one kind. Take something away first.
