"""Figures, with their definitions, and ratios against peers taken in the same run: `python -m benchmarks`.

Timing never decides a test; these are for people.
"""
