# Notizen, Zähler und Züge, die kein Regelwerk braucht.

told-notes-set = Die Notizen zu { $who } sind geändert.
told-table-notes-set = Die Notizen des Tisches sind geändert.
told-counter-set = { $who }, { $counter }: { $value } (vorher { $was })
told-counter-new = { $who }, { $counter }: { $value }
told-counter-gone = { $who }: { $counter } wird nicht mehr gezählt.
told-order-set = Die Reihenfolge: { $order }
told-order-ended = Niemand handelt mehr der Reihe nach.
error-in_the_order = { $field }: Diese Figur steht schon in der Reihenfolge.
error-order_stands = Es gibt schon eine Reihenfolge.
error-no_order = Gerade gibt es keine Reihenfolge.
allowed-counters = höchstens { $count } Zähler
title-set_notes = Notizen zu { $who }
title-set_table_notes = Notizen des Tisches
title-set_counter = { $who }: ein Zähler
title-set_order = Die Reihenfolge der Züge
