"""Thinking about King; must not know Qt, the screen or any hand but its own."""
