"""Widgets in the look of a new installation."""

from tests.known_look import look

__all__ = ["look"]
