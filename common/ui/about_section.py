"""What the settings say about the app itself: version, licences, what to send with a report."""

from collections.abc import Sequence
from importlib import resources
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QWidget

from common.core.record import app_version
from common.session.components import components
from common.session.paths import Paths
from common.ui.diagnostics import diagnostics
from common.ui.fonts import SANS, SERIF
from common.ui.label import Label
from common.ui.link_button import LinkButton

LICENCES = "THIRD_PARTY.txt"
"""The licences of everything inside, which only an installed app brings along."""


def about_rows(paths: Paths) -> Sequence[QWidget]:
    """Return the rows of the section, from top to bottom."""
    version = QCoreApplication.translate("About", "Version {version}").format(version=app_version())
    licence = QCoreApplication.translate(
        "About", "Free software under the MIT licence. Fonts: {serif} and {sans} (OFL)."
    ).format(serif=SERIF, sans=SANS)
    built = QCoreApplication.translate("About", "Made with {parts}.").format(parts=_parts())
    texts = (Label("Kıraathane", "game"), Label(version), *(_small(text) for text in (licence, built)))
    links = [_folder_link(paths), _diagnostics_link(paths)]
    file = resources.files("assets") / "licences" / LICENCES
    if file.is_file():
        links.append(_licences_link(Path(str(file))))
    return (*texts, *links)


def _parts() -> str:
    """Name each part with its version and the first of the licences it may be used under."""
    return ", ".join(
        f"{part.name} {part.version} ({part.licence.partition(' OR ')[0]})" for part in components()[1:]
    )


def _small(text: str) -> Label:
    return Label(text, "small", "text2", wrap=True)


def _folder_link(paths: Paths) -> LinkButton:
    link = LinkButton(QCoreApplication.translate("About", "Open the folder of games and settings"))
    link.setToolTip(str(paths.home))
    link.clicked.connect(lambda: _open(paths.home))
    return link


def _licences_link(file: Path) -> LinkButton:
    link = LinkButton(QCoreApplication.translate("About", "Read the licences"))
    link.clicked.connect(lambda: _open(file))
    return link


def _diagnostics_link(paths: Paths) -> LinkButton:
    link = LinkButton(QCoreApplication.translate("About", "Copy diagnostics"))
    link.setToolTip(QCoreApplication.translate("About", "Versions and the end of the log, for a report."))
    link.clicked.connect(lambda: _copy(link, diagnostics(paths)))
    return link


def _copy(link: LinkButton, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    link.setText(QCoreApplication.translate("About", "Copied"))
    link.adjustSize()


def _open(path: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
