"""Whole evenings in a real browser against a real server."""
