"""The headless commands, one module a group; must not know Qt."""
