"""The Qwirkle table on screen; must not know the rules."""
