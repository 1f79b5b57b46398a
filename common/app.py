"""Puts the app together: files, language, look, thinking process, and all of it into the window."""

import sys
from datetime import datetime

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from common.application import Application
from common.arrival import SMOKE_START, Arrival
from common.session.bot_client import BotClient
from common.session.crash_log import CrashLog
from common.session.paths import Paths
from common.session.startup import Opened, StartRefused, Trouble, open_files
from common.ui.app_context import AppContext
from common.ui.appearance import Appearance
from common.ui.first_paint import FirstPaint
from common.ui.fonts import load_fonts
from common.ui.main_window import MainWindow
from common.ui.notice_window import NoticeWindow
from common.ui.translation import Translation


def move_in(arrival: Arrival) -> bool:
    """Load the app into the window that is shown and open the record files it was started with.

    False when the files of the user cannot be used; that is said in a sentence.
    """
    make_application()
    translation = Translation()
    translation.use_setting("system")
    try:
        opened = open_files(arrival.paths, datetime.now(), arrival.settings)
    except StartRefused as refusal:
        _refuse(arrival, refusal)
        return False
    log = CrashLog(arrival.paths.logs)
    log.watch()
    arrival.leaving.callback(log.close)
    arrival.leaving.callback(opened.library.close)
    window = _furnish(arrival, make_context(arrival.paths, opened, translation))
    log.on_error = window.navigator.tell_stopped
    tell_troubles(window, opened)
    arrival.instance.listen(window.come_to_front)
    for file in arrival.files:
        window.navigator.import_record(file)
    arrival.app.deliver_files(window.navigator.import_record)
    if SMOKE_START in arrival.argv:
        FirstPaint(window).seen.connect(arrival.app.quit)
    return True


def _furnish(arrival: Arrival, context: AppContext) -> MainWindow:
    """Fill the window with the app; what is made here ends when the app is left."""
    arrival.leaving.callback(context.bots.close)
    appearance = Appearance(context.settings, arrival.app)
    arrival.leaving.callback(appearance.deleteLater)
    window = MainWindow(context, arrival.front)
    arrival.leaving.callback(arrival.front.close)
    arrival.front.fill(window)
    return window


def make_application() -> QApplication:
    """Return the one application object, with the bundled fonts loaded."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = Application(sys.argv[:1])
    app.setStyle("Fusion")
    load_fonts()
    return app


def make_context(paths: Paths, opened: Opened, translation: Translation) -> AppContext:
    """Return what the pages share; its thinking process is to be closed by the caller."""
    translation.use_setting(opened.settings["language"])
    return AppContext(paths, opened.settings, opened.library, BotClient(), translation)


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


def _refuse(arrival: Arrival, refusal: StartRefused) -> None:
    text = refusal_text(refusal)
    if sys.stderr is not None:
        sys.stderr.write(f"{text}\n")
    if SMOKE_START in arrival.argv:
        arrival.app.quit()
        return
    notice = NoticeWindow(text)
    arrival.leaving.callback(notice.close)
    notice.show()
    arrival.front.close()
