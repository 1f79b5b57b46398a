"""Objects named by a text, loaded on first use; must not know what they are."""

from functools import cache
from importlib import import_module
from typing import Any


@cache
def load(factory: str) -> Any:
    """Return the object a factory text ``"package.module:name"`` names."""
    module, _, name = factory.partition(":")
    return getattr(import_module(module), name)
