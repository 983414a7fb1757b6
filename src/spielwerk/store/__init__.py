"""Where games are kept: one contract (`contract.Log`), on SQLite.

The log is the truth. Entries are only ever appended, by one thread, and are safe on the disk before anybody hears of
them. Each entry's hash covers the one before it, so that a changed or missing entry is found when a table is opened.
"""
