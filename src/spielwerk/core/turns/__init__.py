"""Turns: how an order is rolled and kept, set by hand, and told in a fight."""
