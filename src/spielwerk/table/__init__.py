"""One live game: seats and rights, one writer, take-back, and a view for each viewer.

`live.LiveTable` is the game; `opening.open_table` folds it from its log. Clients get views and patches between two
filtered views (`views.py`), never events.
"""
