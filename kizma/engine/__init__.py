"""The rules of Kızma Birader; must not know Qt, bots or words."""
