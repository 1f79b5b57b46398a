"""Kızma Birader on screen."""
