"""The language of the running app: which one, and its compiled translations; must not know what they say."""

from importlib import resources

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

SOURCE = "en"
TURKISH = "tr"


def wanted_language(setting: str) -> str:
    """Return the language a setting asks for; ``system`` is Turkish on a Turkish system, else English."""
    if setting != "system":
        return setting
    return TURKISH if QLocale.system().language() is QLocale.Language.Turkish else SOURCE


class Translation:
    """Installs what ``assets/i18n`` holds for a language; the source strings are English."""

    def __init__(self) -> None:
        self._installed: list[QTranslator] = []
        self.language = SOURCE

    def use_setting(self, setting: str) -> None:
        """Speak what a setting asks for; see ``wanted_language``."""
        self.use(wanted_language(setting))

    def use(self, language: str) -> None:
        """Speak this language from now on; what is already on screen must be built anew."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed = _qt_translators(language) + _own_translators(language)
        for translator in self._installed:
            QCoreApplication.installTranslator(translator)
        self.language = language
        QLocale.setDefault(QLocale(language))


def _own_translators(language: str) -> list[QTranslator]:
    folder = resources.files("assets") / "i18n"
    loaded = []
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(f"_{language}.qm"):
            translator = QTranslator()
            translator.load(str(file))
            loaded.append(translator)
    return loaded


def _qt_translators(language: str) -> list[QTranslator]:
    translator = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return [translator] if translator.load(f"qtbase_{language}", folder) else []
