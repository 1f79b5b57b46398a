"""The vocabulary of a turn-based game; must not know Qt, bots or any game."""
