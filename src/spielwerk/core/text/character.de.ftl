# Sätze zu Charakteren als Dateien.

error-not_a_character = Das ist kein Charakter von Spielwerk, oder die Datei ist beschädigt ({ $field }).
error-other_system = Dieser Charakter gehört zu einem anderen System: { $value }. Hier ist es { $allowed }.
error-newer_version = Dieser Charakter stammt aus einem neueren Spielwerk (Fassung { $value }, bekannt bis { $allowed }).
error-no_characters = Für dieses System lassen sich Charaktere noch nicht als Datei aufheben.
left-picture = das Bild selbst steht nicht in der Datei; du kannst es auf dem Bogen neu wählen
left-unknown = so etwas kennt man hier nicht
left-wrong = passt nicht
changed-cut = auf { $length } Zeichen gekürzt
changed-characters = unlesbare Zeichen entfernt
changed-content = mit anderen Regeln gemacht, sieh noch einmal hin
