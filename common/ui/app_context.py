"""What every page may use: settings, library, thinking process, language; must not know any page."""

from dataclasses import dataclass

from common.session.bot_client import BotClient
from common.session.library import Library
from common.session.paths import Paths
from common.session.settings import Settings
from common.ui.translation import Translation


@dataclass(frozen=True, slots=True)
class AppContext:
    """The long-lived parts of the running app, made once by the composition root."""

    paths: Paths
    settings: Settings
    library: Library
    bots: BotClient
    translation: Translation
