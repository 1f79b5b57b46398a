"""One running match and what is kept of it; must not know widgets or any game."""
