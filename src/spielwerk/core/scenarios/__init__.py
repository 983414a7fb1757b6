"""Scenarios: a rule tested and documented as a file, and the stage on which it is played."""
