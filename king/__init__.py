"""King, the trick-taking game of twenty hands; knows the common floors and no other game."""
