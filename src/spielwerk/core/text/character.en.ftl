# Sentences about characters as documents.

error-file_empty = The file is empty.
error-file_key_twice = In this file “{ $name }” stands twice in the same place. Take one of them out.
error-file_lacks = This is a file of Spielwerk, but its “{ $field }” is missing or of no use.
error-file_no_json = This is no JSON: it cannot be read on at line { NUMBER($line, useGrouping: "false") }, character { NUMBER($column, useGrouping: "false") }.
error-file_no_number = In this file stands a number that is none: { $value }
error-file_no_text = This is no text file in UTF-8; from byte { NUMBER($place, useGrouping: "false") } on it cannot be read. It may be a picture or an archive.
error-file_other = This is JSON, but no character of Spielwerk: its “format” would have to be “{ $format }”.
error-file_too_deep = This file is nested too deeply for a character.
error-not_a_character = This is no character of Spielwerk.
error-other_system = This character belongs to another system: { $value }. Here it is { $allowed }.
error-newer_version = This character was written by a newer Spielwerk (version { $value }; known up to { $allowed }).
error-no_characters = For this system characters cannot be kept in files yet.
left-picture = the picture itself is not in the file; you can choose it anew on the sheet
left-unknown = nothing of this name is known here
left-wrong = does not fit
changed-cut = cut to { $length } characters
changed-characters = unreadable characters taken out
changed-content = made with other rules; look it over

document-unknown = “{ $field }”
document-inside = { $part }, { $what }
document-inside-of = { $part }, { $what } ({ $of })
document-number = { $part }, number { $number }
document-armour = Armour
document-attributes = Attributes
document-concept = Concept
document-conditions = Conditions
document-content = State of the rules
document-fixed = Values set by hand
document-name = Name
document-notes = Notes
document-npc = Non-player character
document-picture = Picture
document-portrait = Portrait
document-skills = Skills
document-weapons = Weapons
