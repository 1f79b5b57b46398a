"""Who may import whom: the table of ARCHITECTURE.md, module by module; everything else is an error."""

import sys

import pytest

from tests.architecture.source import games, imports, modules, product

CORE = ("common.core",)
QT_CORE = ("PySide6.QtCore",)
QT = ("PySide6", "shiboken6")

COMMON = {
    "common.core": CORE,
    "common.ai": (*CORE, "common.ai"),
    # the session starts the thinking process, so it names the function that runs there
    "common.session": (
        *CORE, "common.session", "common.ai.protocol", "common.ai.worker", "platformdirs", *QT_CORE,
    ),
    "common.ui": (*CORE, "common.session", "common.ui", "assets", *QT),
    "common.commands": (*CORE, "common.ai", "common.commands"),
    "common.cli": (*CORE, "common.commands"),
    "common.standard_streams": (),
    "common.__main__": ("common.cli", "common.standard_streams"),
    "common.taskbar": (),
    "common.application": ("common.taskbar", *QT),
    "common.single_instance": ("common.instance_calls", *QT_CORE),
    "common.instance_calls": QT,
    "common.arrival": ("common", *QT),
    "common.entrance": ("common", *QT),
    "common.app": ("common", "assets", "platformdirs", *QT),
    "common.demo": ("common", "assets", *QT),
    "common.smoke": ("common", "assets", *QT),
}  # fmt: skip


def of_a_game(game):
    return {
        f"{game}.game": (*CORE, f"{game}.engine"),
        f"{game}.engine": (*CORE, f"{game}.engine"),
        f"{game}.ai": (*CORE, "common.ai", f"{game}.engine", f"{game}.ai"),
        f"{game}.model": (*CORE, "common.session", f"{game}.engine", *QT_CORE),
        f"{game}.ui": (*CORE, "common.ui", f"{game}.model", f"{game}.engine", f"{game}.ui", "assets", *QT),
    }


ALLOWED = {**COMMON, **{floor: names for game in games() for floor, names in of_a_game(game).items()}}
FORBIDDEN = {f"{game}.ui": (f"{game}.engine.rules",) for game in games()}
BARE = ("common", *games())


def below(name, packages):
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def floor_of(module):
    return next((floor for floor in ALLOWED if below(module.name, [floor])), None)


@pytest.mark.parametrize("module", product(), ids=str)
def test_a_module_imports_only_what_its_floor_may(module):
    floor = floor_of(module)
    if module.name in BARE:
        assert not list(imports(module))
        return
    assert floor, "this module stands on no floor of the table"
    for name in imports(module):
        standard = name.split(".")[0] in sys.stdlib_module_names
        assert standard or below(name, ALLOWED[floor]), f"{module.name} imports {name}"
        assert not below(name, FORBIDDEN.get(floor, ())), f"{module.name} imports {name}"


@pytest.mark.parametrize("module", product(), ids=str)
def test_no_import_is_relative(module):
    assert not [name for name in imports(module) if name.startswith(".")]


def test_common_knows_no_game_by_name():
    names = set(games())
    for module in modules("common"):
        assert not {name.split(".")[0] for name in imports(module)} & names, module
        quoted = {f'"{name}"' for name in names} | {f'"{name}.' for name in names}
        assert not [word for word in quoted if word in module.text], module
