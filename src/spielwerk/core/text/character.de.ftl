# Sätze zu Charakteren als Dateien.

error-file_empty = Die Datei ist leer.
error-file_key_twice = In dieser Datei steht „{ $name }“ zweimal an derselben Stelle. Nimm eines davon heraus.
error-file_lacks = Das ist eine Datei von Spielwerk, aber „{ $field }“ fehlt darin oder ist unbrauchbar.
error-file_no_json = Das ist kein JSON: In Zeile { NUMBER($line, useGrouping: "false") }, Zeichen { NUMBER($column, useGrouping: "false") } geht es nicht weiter.
error-file_no_number = In dieser Datei steht eine Zahl, die keine ist: { $value }
error-file_no_text = Das ist keine Textdatei in UTF-8; ab Byte { NUMBER($place, useGrouping: "false") } lässt sie sich nicht lesen. Vielleicht ist es ein Bild oder ein Archiv.
error-file_other = Das ist JSON, aber kein Charakter von Spielwerk: Die Angabe „format“ müsste „{ $format }“ lauten.
error-file_too_deep = Diese Datei ist zu tief verschachtelt für einen Charakter.
error-not_a_character = Das ist kein Charakter von Spielwerk.
error-other_system = Dieser Charakter gehört zu einem anderen System: { $value }. Hier ist es { $allowed }.
error-newer_version = Dieser Charakter stammt aus einem neueren Spielwerk (Fassung { $value }, bekannt bis { $allowed }).
error-no_characters = Für dieses System lassen sich Charaktere noch nicht als Datei aufheben.
left-picture = das Bild selbst steht nicht in der Datei; du kannst es auf dem Bogen neu wählen
left-unknown = so etwas kennt man hier nicht
left-wrong = passt nicht
changed-cut = auf { $length } Zeichen gekürzt
changed-characters = unlesbare Zeichen entfernt
changed-content = mit anderen Regeln gemacht, sieh noch einmal hin

document-unknown = „{ $field }“
document-inside = { $part }, { $what }
document-inside-of = { $part }, { $what } ({ $of })
document-number = { $part }, Nummer { $number }
document-armour = Rüstung
document-attributes = Attribute
document-concept = Konzept
document-conditions = Zustände
document-content = Stand der Regeln
document-fixed = Von Hand gesetzte Werte
document-name = Name
document-notes = Notizen
document-npc = Nichtspielercharakter
document-picture = Bild
document-portrait = Porträt
document-skills = Fertigkeiten
document-weapons = Waffen
