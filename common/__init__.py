"""What every game shares: the vocabulary, thinking, the running match and the screen."""
