"""Bots for Kızma Birader; must not know Qt or the order of the pile."""
