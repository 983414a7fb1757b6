"""Exact odds, from the very rules that are played: no second implementation of anything.

`exact.py` follows every branch of every die of a rule; `table.py` says what a player may be told before a roll or an
answer. Imports core only.
"""

from .exact import Branches, Spread, odds, spread_of

__all__ = ["Branches", "Spread", "odds", "spread_of"]
