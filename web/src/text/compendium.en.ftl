# The compendium

ui-compendium = Compendium
ui-compendium-open = Look up
ui-compendium-search = Search the compendium
ui-compendium-page = Page of the compendium
ui-compendium-back = Back
ui-compendium-all = All { $n }
ui-compendium-count =
    { $n ->
        [0] Nothing found
        [one] One entry found
       *[other] { $n } entries found
    }
ui-compendium-nothing = There is nothing on “{ $query }” here.
ui-compendium-unknown = There is nothing on it here. Perhaps it belongs to this table alone.
ui-compendium-keys = The key / opens the search, arrows choose, Esc goes back.
ui-compendium-in-force = In force at this table: { $value }
