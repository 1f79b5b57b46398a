"""Fonts, pictures and translations, reached through importlib.resources."""
