"""Kızma Birader: cards, CA Games numbers or dice, alone or with a partner."""
