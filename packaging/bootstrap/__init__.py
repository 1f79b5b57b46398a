"""Making and using the project's own environment; standard library only, knows nothing of the games."""
