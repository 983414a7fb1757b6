"""Making characters and letting them grow: what the book allows, and what is wrong with a draft (PC-CHR, PC-ADV)."""
