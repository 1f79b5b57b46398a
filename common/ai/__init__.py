"""Thinking, in a process of its own; must not know Qt or any game."""
