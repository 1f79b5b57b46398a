"""How the app was started and what is there before it is loaded; must not load more than the first window."""

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from common.application import Application
from common.session.paths import Paths
from common.session.settings import Settings
from common.single_instance import SingleInstance
from common.ui.front_window import FrontWindow

SMOKE_START = "--smoke-start"
FIRST_PAINT = "--first-paint"
MEASURES = frozenset({SMOKE_START, FIRST_PAINT})
"""Arguments for measuring: the app ends after its first page, or its still empty window, was painted.

Of the empty window it tells with a line, for ending takes time too.
"""


class Arrival:
    """What is there when the app moves in; ``leaving`` closes in the end what is left with it."""

    def __init__(self, app: Application, argv: Sequence[str], paths: Paths, instance: SingleInstance) -> None:
        self.app = app
        self.argv = argv
        self.paths = paths
        self.instance = instance
        self.settings = Settings(paths.settings)
        self.front = FrontWindow(self.settings)
        self.leaving = ExitStack()
        self.leaving.callback(instance.close)

    @property
    def files(self) -> list[Path]:
        """The record files the app was started with."""
        return files_in(self.argv)


def files_in(argv: Sequence[str]) -> list[Path]:
    """Return the record files among the arguments."""
    return [Path(name) for name in argv if name not in MEASURES]
