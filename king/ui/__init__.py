"""King on screen."""
