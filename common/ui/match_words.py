"""Short wordings about a match that every game shares: when, with whom, how long; must not know any game."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

from common.core.seats import Level, Seat

RECENT_DAYS = 7


def level_name(level: Level) -> str:
    """Return the name of a level of play."""
    return {
        Level.RANDOM: QCoreApplication.translate("MatchWords", "Random"),
        Level.CIRAK: QCoreApplication.translate("MatchWords", "Easy"),
        Level.KALFA: QCoreApplication.translate("MatchWords", "Medium"),
        Level.USTA: QCoreApplication.translate("MatchWords", "Hard"),
        Level.USTAT: QCoreApplication.translate("MatchWords", "Expert"),
    }[level]


def when(moment: datetime, now: datetime) -> str:
    """Return a past moment (both local) as a list shows it: today, yesterday, a weekday or a date."""
    locale = QLocale()
    date, time = QDate(moment.year, moment.month, moment.day), QTime(moment.hour, moment.minute)
    clock = locale.toString(time, QCoreApplication.translate("MatchWords", "HH:mm"))
    days = (now.date() - moment.date()).days
    if days == 0:
        return QCoreApplication.translate("MatchWords", "Today {time}").format(time=clock)
    if days == 1:
        return QCoreApplication.translate("MatchWords", "Yesterday {time}").format(time=clock)
    if 0 < days < RECENT_DAYS:
        return f"{locale.standaloneDayName(date.dayOfWeek())} {clock}"
    if date.year() == now.year:
        return locale.toString(date, QCoreApplication.translate("MatchWords", "MMMM d"))
    return locale.toString(date, QCoreApplication.translate("MatchWords", "MMMM d, yyyy"))


def company(seats: Sequence[Seat]) -> str:
    """Return who plays, as the person at the screen would say it."""
    people = [seat for seat in seats if not seat.is_bot]
    others = [seat.name for seat in seats if seat.is_bot]
    if not people:
        return QCoreApplication.translate("MatchWords", "Computers only: {names}").format(
            names=", ".join(others)
        )
    if len(people) > 1:
        return _shared_screen(len(people), others)
    if len(others) == 1:
        return QCoreApplication.translate("MatchWords", "Head to head with {name}").format(name=others[0])
    return ", ".join(others)


def _shared_screen(people: int, others: Sequence[str]) -> str:
    together = QCoreApplication.translate("MatchWords", "{count} people at one screen").format(count=people)
    return ", ".join((together, *others))


def table_size(seats: Sequence[int]) -> str:
    """Return for how many players a game is."""
    count = str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"
    return QCoreApplication.translate("MatchWords", "{count} players").format(count=count)


def length(minutes: tuple[int, int]) -> str:
    """Return how long a match takes."""
    return QCoreApplication.translate("MatchWords", "{low}–{high} min").format(
        low=minutes[0], high=minutes[1]
    )


def people_and_bots(people: int, bots: int) -> str:
    """Return who sits at a table, counted."""
    human = (
        QCoreApplication.translate("MatchWords", "1 human")
        if people == 1
        else QCoreApplication.translate("MatchWords", "{count} humans").format(count=people)
    )
    computer = (
        QCoreApplication.translate("MatchWords", "1 computer")
        if bots == 1
        else QCoreApplication.translate("MatchWords", "{count} computers").format(count=bots)
    )
    return ", ".join(part for part, count in ((human, people), (computer, bots)) if count)
