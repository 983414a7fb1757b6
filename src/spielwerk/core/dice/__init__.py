"""Dice: faces from a key, drawing by lot, notation, free rolls, and what faces mean."""
