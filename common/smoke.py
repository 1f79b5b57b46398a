"""Proves that an installed app is whole: assets, window, thinking, saving; must not know any game."""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from PySide6.QtCore import QByteArray, QCoreApplication, QDeadlineTimer, QEventLoop, QTranslator
from PySide6.QtGui import QFontDatabase, QFontInfo, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from common.ai.protocol import Answer, Request
from common.app import make_application, make_context
from common.core.chance import new_seed
from common.core.game import GameInfo
from common.core.match import Match
from common.core.registry import games
from common.core.seats import Level, Seat, SeatKind
from common.core.simulate import bot_seed, draw_due_chance
from common.session.bot_client import BotClient
from common.session.journal import Journal
from common.session.paths import Paths
from common.session.startup import open_files
from common.ui.app_context import AppContext
from common.ui.appearance import Appearance
from common.ui.fonts import FILES, SANS, SERIF
from common.ui.game_setup import BOT_NAMES
from common.ui.icons import NAMES, icon_pixmap, mark_pixmap, window_icon
from common.ui.main_window import MainWindow
from common.ui.theme import theme
from common.ui.translation import TURKISH, Translation

PATIENCE_MS = 60_000
"""How long a first move may take, on a slow machine that has never started the thinking process before."""

OWN_TEXT = ("SettingsDialog", "Settings")
QT_TEXT = ("QPlatformTheme", "Cancel")
"""A text of the app's and one of Qt's own, each with its context; Turkish has another word for both."""

BOT_SECONDS = 5.0
SETTLE_MS = 300
SIZE = (1440, 900)
FEWEST_COLOURS = 200


class SmokeFailure(Exception):
    """Something the app needs is missing or does not work; says what."""


def run_smoke(arguments: Sequence[str]) -> int:
    """Check the app and return 0 if it is whole; ``arguments`` may name the folder for the pictures.

    What was checked, or the first thing that failed, is printed and written to ``smoke.txt`` there.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    target = Path(arguments[0]) if arguments else Path(tempfile.mkdtemp(prefix="kiraathane-smoke-"))
    target.mkdir(parents=True, exist_ok=True)
    app = make_application()
    with (target / "smoke.txt").open("w", encoding="utf-8") as report:
        try:
            for line in _checks(app, target):
                _tell(report.write, f"{line}\n")
        except SmokeFailure as failure:
            _tell(report.write, f"failed: {failure}\n")
            return 1
    return 0


def _tell(write: Callable[[str], object], line: str) -> None:
    write(line)
    sys.stdout.write(line)


def _checks(app: QApplication, target: Path) -> Iterator[str]:
    """Go through the checks, each saying what it found; raises ``SmokeFailure``."""
    yield check_fonts()
    yield check_pictures(resources.files("assets"))
    yield check_translations()
    with tempfile.TemporaryDirectory() as folder:
        paths = Paths(Path(folder) / "home", Path(folder) / "logs")
        kept = {}
        with _window(app, paths) as (window, context):
            _picture(app, window, target / "home.png")
            for info in games().values():
                kept[info.id] = _begin(app, context, info)
        with _window(app, paths) as (window, context):
            for info in games().values():
                yield _resume(app, window, context, info, kept[info.id], target)


def check_fonts() -> str:
    """Check that the bundled families are there in every weight."""
    families = set(QFontDatabase.families())
    if not {SANS, SERIF} <= families:
        raise SmokeFailure(f"fonts: {SANS} or {SERIF} is missing")
    if QFontInfo(theme().font("body")).family() not in {SANS, SERIF}:
        raise SmokeFailure("fonts: the text is not set in the bundled font")
    return f"fonts: {len(FILES)}"


def check_pictures(folder: Traversable) -> str:
    """Check that every picture below the folder can be drawn, and the icons of controls and window."""
    pictures = [file for file in _files(folder) if file.name.endswith(".svg")]
    broken = [file.name for file in pictures if not QSvgRenderer(QByteArray(file.read_bytes())).isValid()]
    color = theme().tokens.text
    broken += [name for name in NAMES if icon_pixmap(name, color, 24).isNull()]
    if broken or mark_pixmap(36).isNull() or window_icon().isNull():
        raise SmokeFailure(f"pictures: {', '.join(broken) or 'the brand mark'}")
    return f"pictures: {len(pictures)}"


def check_translations() -> str:
    """Check that the app speaks Turkish, in its own words and in those of Qt."""
    translation = Translation()
    translation.use(TURKISH)
    spoken = [QCoreApplication.translate(*text) for text in (OWN_TEXT, QT_TEXT)]
    translation.use("en")
    if spoken[0] == OWN_TEXT[1] or spoken[1] == QT_TEXT[1]:
        raise SmokeFailure("translations: Turkish is missing")
    compiled = [file for file in _files(resources.files("assets") / "i18n") if file.name.endswith(".qm")]
    if not all(QTranslator().load(str(file)) for file in compiled):
        raise SmokeFailure("translations: one cannot be read")
    return f"translations: {len(compiled)}"


def _files(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _files(entry)
        else:
            yield entry


@contextmanager
def _window(app: QApplication, paths: Paths) -> Iterator[tuple[MainWindow, AppContext]]:
    """Open the app's window on the files in ``paths``; closing it stands for ending the app."""
    opened = open_files(paths, datetime.now())
    context = make_context(paths, opened, Translation())
    appearance = Appearance(opened.settings, app)
    window = MainWindow(context)
    window.resize(*SIZE)
    window.show()
    try:
        yield window, context
    finally:
        window.close()
        context.bots.close()
        opened.library.close()
        appearance.deleteLater()
        window.deleteLater()


def _begin(app: QApplication, context: AppContext, info: GameInfo) -> tuple[int, str]:
    """Let a bot move once in a fresh match, save it, and return its id in the library and its digest."""
    seats = [Seat(name, SeatKind.BOT, Level.CIRAK) for name in BOT_NAMES]
    match = Match(info, seats[: min(info.seats[-1], 4)], info.options.fresh(), new_seed())
    draw_due_chance(match)
    match.play(match.rules.parse(_bot_move(app, context.bots, match)))
    return Journal(context.library, match).match_id, match.digest()


def _bot_move(app: QApplication, bots: BotClient, match: Match) -> str:
    """Return what the thinking process plays for the seat to move."""
    rules = match.rules
    request = Request(
        id=1,
        game=match.info.id,
        seats=len(match.seats),
        level=Level.CIRAK,
        options=dict(match.options),
        observation=rules.pack(rules.observe(match.state, match.actor)),
        legal=tuple(rules.text(move) for move in match.legal_moves()),
        seed=bot_seed(match.seed, match.ply),
        seconds=BOT_SECONDS,
        effort=1.0,
    )
    answers: list[Answer] = []
    failures: list[str] = []
    bots.answered.connect(answers.append)
    bots.failed.connect(lambda _, code: failures.append(code))
    bots.ask(request)
    _run_until(app, lambda: bool(answers or failures), PATIENCE_MS)
    bots.answered.disconnect(answers.append)
    if not answers or answers[0].move not in request.legal:
        raise SmokeFailure(f"{match.info.id}: the bot did not move ({', '.join(failures) or 'no answer'})")
    return answers[0].move


def _resume(
    app: QApplication,
    window: MainWindow,
    context: AppContext,
    info: GameInfo,
    kept: tuple[int, str],
    target: Path,
) -> str:
    """Take the match up again, on its table if it has one, and look at it."""
    match_id, digest = kept
    if context.library.load(match_id).digest() != digest:
        raise SmokeFailure(f"{info.id}: the saved match is another one")
    if not info.screen:
        return f"{info.id}: moved, saved, resumed"
    window.navigator.resume(match_id)
    _picture(app, window, target / f"{info.id}.png")
    window.navigator.show_home()
    return f"{info.id}: moved, saved, resumed, shown"


def _picture(app: QApplication, window: MainWindow, file: Path) -> None:
    """Write what the window shows into a file; raises ``SmokeFailure`` if that is next to nothing."""
    _run_until(app, lambda: False, SETTLE_MS)
    image = window.grab().toImage()
    if not image.save(str(file)):
        raise SmokeFailure(f"{file.name} cannot be written")
    if _colours(image) < FEWEST_COLOURS:
        raise SmokeFailure(f"{file.name} is empty")


def _colours(image: QImage) -> int:
    """Count the colours of a picture's points, every third one each way."""
    points = ((x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3))
    return len({image.pixel(x, y) for x, y in points})


def _run_until(app: QApplication, is_over: Callable[[], bool], milliseconds: int) -> None:
    deadline = QDeadlineTimer(milliseconds)
    while not deadline.hasExpired() and not is_over():
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
