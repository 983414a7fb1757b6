# Notes, counters and turns that need no rule.

told-notes-set = The notes on { $who } have changed.
told-table-notes-set = The notes of the table have changed.
told-counter-set = { $who }, { $counter }: { $value } (was { $was })
told-counter-new = { $who }, { $counter }: { $value }
told-counter-gone = { $who }: { $counter } is no longer counted.
told-order-set = The order: { $order }
told-order-ended = Nobody acts in turn any more.
error-in_the_order = { $field }: this being is in the order already.
error-order_stands = There is an order of turns already.
error-no_order = There is no order of turns now.
allowed-counters = { $count } counters at most
title-set_notes = Notes on { $who }
title-set_table_notes = Notes of the table
title-set_counter = { $who }: a counter
title-set_order = The order of turns
