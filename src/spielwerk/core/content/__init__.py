"""Content: the tables of a system, read from TOML, kept by a table, compared, and told as a compendium."""
