"""What every game shares on screen; must not know any game."""
