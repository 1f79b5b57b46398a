"""The rules of King; must not know Qt, bots or words for the screen."""
