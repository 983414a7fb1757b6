"""How characters come about: points, problems, drawing by lot, archetypes, documents."""
