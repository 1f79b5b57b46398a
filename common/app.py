"""Puts the app together and runs it: files, language, look, thinking process, window."""

import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from common import taskbar
from common.application import Application
from common.session.bot_client import BotClient
from common.session.crash_log import CrashLog
from common.session.paths import Paths, user_paths
from common.session.startup import Opened, StartRefused, Trouble, open_files
from common.single_instance import SingleInstance
from common.ui.app_context import AppContext
from common.ui.appearance import Appearance
from common.ui.first_paint import FirstPaint
from common.ui.fonts import load_fonts
from common.ui.main_window import NAME, MainWindow
from common.ui.notice_window import NoticeWindow
from common.ui.translation import Translation

SMOKE_START = "--smoke-start"


def run(argv: Sequence[str]) -> int:
    """Run the app until its window closes and return the exit code.

    ``argv`` holds what follows the program's name: ``--smoke-start`` ends the app after its first paint,
    anything else is a record file to open. When the app runs already, that one shows the file.
    """
    app = make_application()
    paths = user_paths()
    instance = SingleInstance(paths.home)
    if SMOKE_START not in argv and not instance.claim() and instance.hand_over([Path(name) for name in argv]):
        return 0
    try:
        return _run_alone(app, argv, paths, instance)
    finally:
        instance.close()


def _run_alone(app: QApplication, argv: Sequence[str], paths: Paths, instance: SingleInstance) -> int:
    translation = Translation()
    translation.use_setting("system")
    try:
        opened = open_files(paths, datetime.now())
    except StartRefused as refusal:
        return _refuse(app, refusal, is_smoke=SMOKE_START in argv)
    log = CrashLog(paths.logs)
    log.watch()
    try:
        return _run_window(app, argv, make_context(paths, opened, translation), opened, log, instance)
    finally:
        opened.library.close()
        log.close()


def make_application() -> QApplication:
    """Return the one application object, with the bundled fonts loaded."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        taskbar.claim_windows()
        app = Application(sys.argv[:1])
    app.setStyle("Fusion")
    app.setApplicationName("kiraathane")
    app.setApplicationDisplayName(NAME)
    app.setDesktopFileName("kiraathane")
    load_fonts()
    return app


def make_context(paths: Paths, opened: Opened, translation: Translation) -> AppContext:
    """Return what the pages share; its thinking process is to be closed by the caller."""
    translation.use_setting(opened.settings["language"])
    return AppContext(paths, opened.settings, opened.library, BotClient(), translation)


def _run_window(
    app: QApplication,
    argv: Sequence[str],
    context: AppContext,
    opened: Opened,
    log: CrashLog,
    instance: SingleInstance,
) -> int:
    appearance = Appearance(opened.settings, app)
    window = MainWindow(context)
    log.on_error = window.navigator.tell_stopped
    tell_troubles(window, opened)
    window.show()
    instance.called.connect(window.come_to_front)
    for name in argv:
        if name != SMOKE_START:
            window.navigator.import_record(Path(name))
    if isinstance(app, Application):
        app.deliver_files(window.navigator.import_record)
    if SMOKE_START in argv:
        FirstPaint(window).seen.connect(app.quit)
    try:
        return app.exec()
    finally:
        window.close()
        context.bots.close()
        appearance.deleteLater()


def tell_troubles(window: MainWindow, opened: Opened) -> None:
    """Say in a sentence what was mended at the start."""
    sentences = {
        Trouble.LIBRARY_DAMAGED: QCoreApplication.translate(
            "App", "The saved games were damaged; they were set aside and a new library was begun."
        ),
        Trouble.SETTINGS_DAMAGED: QCoreApplication.translate(
            "App", "The settings were damaged; the usual ones hold."
        ),
    }
    if opened.troubles:
        understood = QCoreApplication.translate("App", "Understood")
        text = " ".join(sentences[trouble] for trouble in opened.troubles)
        window.banner.warn(text, understood, lambda: None)


def refusal_text(refusal: StartRefused) -> str:
    """Return why the app cannot start, in a sentence."""
    if refusal.code == "library_too_new":
        text = QCoreApplication.translate(
            "App", "The saved games come from a newer version of Kıraathane; install that one to open them."
        )
    else:
        text = QCoreApplication.translate(
            "App", "Kıraathane cannot write to {folder}; give it the right to, or set KIRAATHANE_HOME."
        )
    return text.format(folder=refusal.path)


def _refuse(app: QApplication, refusal: StartRefused, *, is_smoke: bool) -> int:
    text = refusal_text(refusal)
    if sys.stderr is not None:
        sys.stderr.write(f"{text}\n")
    if not is_smoke:
        notice = NoticeWindow(text)
        notice.show()
        app.exec()
    return 1
