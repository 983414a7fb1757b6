# Das Kompendium

ui-compendium = Kompendium
ui-compendium-open = Nachschlagen
ui-compendium-search = Im Kompendium suchen
ui-compendium-page = Seite des Kompendiums
ui-compendium-back = Zurück
ui-compendium-all = Alle { $n }
ui-compendium-count =
    { $n ->
        [0] Nichts gefunden
        [one] Ein Eintrag gefunden
       *[other] { $n } Einträge gefunden
    }
ui-compendium-nothing = Zu „{ $query }“ steht hier nichts.
ui-compendium-unknown = Dazu steht hier nichts. Vielleicht gehört es nur zu diesem Tisch.
ui-compendium-keys = Die Taste / öffnet die Suche, Pfeile wählen, Esc geht zurück.
ui-compendium-in-force = An diesem Tisch gilt: { $value }
