"""The bots of Qwirkle; must not know Qt or the whole state."""
