# Sentences about characters as documents.

error-not_a_character = This is no character of Spielwerk, or its file is damaged ({ $field }).
error-other_system = This character belongs to another system: { $value }. Here it is { $allowed }.
error-newer_version = This character was written by a newer Spielwerk (version { $value }; known up to { $allowed }).
error-no_characters = For this system characters cannot be kept in files yet.
left-picture = the picture itself is not in the file; you can choose it anew on the sheet
left-unknown = nothing of this name is known here
left-wrong = does not fit
changed-cut = cut to { $length } characters
changed-characters = unreadable characters taken out
changed-content = made with other rules; look it over
