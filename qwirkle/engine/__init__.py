"""The rules of Qwirkle; must not know Qt, bots or the screen."""
