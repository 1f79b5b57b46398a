"""What the running app is made of: names, versions and licences; must not know how they are shown."""

import platform
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution

APP = "kiraathane"

_NAME = re.compile(r"[A-Za-z0-9._-]+")


@dataclass(frozen=True, slots=True)
class Component:
    """One part; ``licence`` is its SPDX expression or, where it gives none, its own words."""

    name: str
    version: str
    licence: str


def components() -> list[Component]:
    """Return the app, the language it is written in and every package it needs.

    Raises ``PackageNotFoundError`` where the app is not installed.
    """
    python = Component("Python", platform.python_version(), "PSF-2.0")
    app, *needed = [_component(part) for part in distributions()]
    return [app, python, *needed]


def distributions(name: str = APP) -> list[Distribution]:
    """Return an installed package and every one it needs, directly or not, each once.

    Raises ``PackageNotFoundError`` if one is missing.
    """
    found: dict[str, Distribution] = {}
    waiting = [name]
    while waiting:
        wanted = waiting.pop(0)
        if wanted.lower() not in found:
            found[wanted.lower()] = distribution(wanted)
            waiting += _needed_by(found[wanted.lower()])
    return list(found.values())


def _needed_by(package: Distribution) -> Iterator[str]:
    """Go through the names a package always needs; those of an extra carry a condition."""
    for requirement in package.requires or ():
        name = _NAME.match(requirement)
        if name and ";" not in requirement:
            yield name[0]


def _component(package: Distribution) -> Component:
    metadata = package.metadata
    fields = (name for name in ("License-Expression", "License") if name in metadata)
    licence = next((metadata[name] for name in fields), "")
    return Component(metadata["Name"], package.version, licence.partition("\n")[0])
