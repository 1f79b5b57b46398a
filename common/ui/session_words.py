"""Sentences for what the running match itself says, whatever the game; must not know any game."""

from PySide6.QtCore import QCoreApplication

from common.core.record import CorruptRecord
from common.core.transition import Reason


def why_no_undo(reason: Reason) -> str:
    """Return why nothing can be taken back."""
    return {
        "match_over": QCoreApplication.translate("SessionWords", "The match is over."),
        "no_own_decision": QCoreApplication.translate("SessionWords", "You have not decided anything yet."),
        "other_has_played": QCoreApplication.translate(
            "SessionWords", "Somebody else has played since, so it cannot be undone."
        ),
    }[reason.code]


def why_no_import(error: CorruptRecord) -> str:
    """Return why a record file was not taken in."""
    if error.code == "unreadable":
        return QCoreApplication.translate("SessionWords", "The file could not be read.")
    if error.code == "version_newer":
        return QCoreApplication.translate(
            "SessionWords", "The file comes from a newer version of Kıraathane (record version {version})."
        ).format(version=error.detail)
    if error.code == "game_unknown":
        return QCoreApplication.translate(
            "SessionWords", "The file is of a game that is not installed: {game}."
        ).format(game=error.detail)
    if error.line:
        return QCoreApplication.translate(
            "SessionWords",
            "The file is damaged at line {line} of the game ({code}), nothing was taken from it.",
        ).format(line=error.line, code=error.code)
    return QCoreApplication.translate(
        "SessionWords", "The file is no valid game record ({code}), nothing was taken from it."
    ).format(code=error.code)
