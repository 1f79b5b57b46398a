"""How long every motion of the app takes, in milliseconds; must not know what is moving."""

from enum import Enum

HOVER = 90
SELECT = 140
FLIGHT = 260
STEP = 110
WALK_MAX = 1100
CAPTURE_RETURN = 420
DEAL_STAGGER = 45
DEAL = 220
TRICK_WAIT = 700
TRICK_GATHER = 320
PANEL = 180
CURTAIN = 320
SCORE_ROLL = 400
LINE_FLASH = 500
SHAKE = 180
DIE_ROLL = 500
TOAST_IN = 160
TOAST_STAY = 4000
TOAST_OUT = 120
BANNER_STAY = 2000
STEAM = 2400
HALO = 1600

#: What a flight, walk or deal becomes when motion is reduced: a cross-fade of this length.
CROSS_FADE = 120


class Speed(Enum):
    """The pace of play; the value multiplies every motion on a table."""

    CALM = 1.5
    NORMAL = 1.0
    FAST = 0.5


def play_ms(duration: int, speed: Speed, *, reduced: bool = False) -> int:
    """The length of a motion on a table: scaled by the pace, at most a cross-fade when motion is reduced."""
    if reduced:
        return min(duration, CROSS_FADE)
    return round(duration * speed.value)


def interface_ms(duration: int, *, reduced: bool = False) -> int:
    """The length of a motion of the interface: never paced by the game, gone when motion is reduced."""
    return 0 if reduced else duration
