"""No floor below the session loads Qt, whatever it imports in turn."""

import subprocess
import sys

from tests.architecture.source import ROOT, games, modules

FOLDERS = ("common/core", "common/ai", "common/commands")


def test_engines_bots_and_commands_load_no_qt():
    folders = (*FOLDERS, *(f"{game}/{floor}" for game in games() for floor in ("engine", "ai")))
    names = [module.name for folder in folders for module in modules(folder)]
    names += ["common.cli", "common.__main__", *(f"{game}.game" for game in games())]
    script = (
        "import importlib, sys\n"
        f"sys.path.insert(0, {str(ROOT)!r})\n"
        f"for name in {names!r}: importlib.import_module(name)\n"
        "sys.exit([name for name in sys.modules if name.split('.')[0] in ('PySide6', 'shiboken6')] or 0)"
    )
    command = [sys.executable, "-c", script]
    result = subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)
    assert (result.returncode, result.stderr) == (0, "")
