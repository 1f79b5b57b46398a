"""Writes a match to a file the person chooses; must not know any game."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from common.core.match import Match
from common.core.record import save_record
from common.core.suffix import SUFFIX
from common.ui.button import ButtonKind
from common.ui.dialog import Dialog
from common.ui.label import Label


class RecordExport(QObject):
    """``done`` carries one sentence about how it went; nothing comes when the person gives up.

    The record of a running match holds its seed and so every card and tile to come: the person is told first.
    """

    done = Signal(str)

    def __init__(self, window: QWidget, match: Match) -> None:
        super().__init__(window)
        self._window = window
        self._match = match

    def ask(self) -> None:
        """Tell what the file will hold if the match still runs, then ask where to put it."""
        if self._match.outcome is not None:
            self._choose()
            return
        dialog = Dialog(self._window, self.tr("Export the record"))
        dialog.body.addWidget(
            Label(
                self.tr(
                    "This match is still running. Its file holds the seed and everything dealt, also what is "
                    "hidden from you. Whoever opens it can see it all."
                ),
                wrap=True,
            )
        )
        dialog.add_button(self.tr("Cancel"))
        dialog.add_button(self.tr("Choose a file"), ButtonKind.PRIMARY)
        dialog.finished.connect(dialog.deleteLater)
        dialog.finished.connect(lambda accepted: self._choose() if accepted else None)
        dialog.open()

    def _choose(self) -> None:
        name = f"{self._match.info.id}-{self._match.started[:10]}{SUFFIX}"
        chosen = choose_file(self._window, self.tr("Export the record"), name)
        if chosen is None:
            return
        try:
            save_record(self._match, chosen)
        except OSError:
            self.done.emit(self.tr("The file could not be written. Choose another folder."))
        else:
            self.done.emit(self.tr("Written: {file}").format(file=chosen.name))


def choose_file(window: QWidget, title: str, name: str) -> Path | None:
    """Ask for a file to write; None when the person gives up."""
    kind = QCoreApplication.translate("RecordExport", "Kıraathane record")
    chosen, _ = QFileDialog.getSaveFileName(window, title, name, f"{kind} (*{SUFFIX})")
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix else path.with_suffix(SUFFIX)
