"""What tables and pieces are made of, drawn by recipe with fixed seeds; must not know any game."""
