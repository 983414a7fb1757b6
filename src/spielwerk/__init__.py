"""Spielwerk: a game table whose rules are written once and played, replayed, simulated and computed exactly."""

__version__ = "0.1.0"
