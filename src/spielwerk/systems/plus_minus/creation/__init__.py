"""How characters come about: problems, drawing by lot, archetypes, documents."""
