"""Who decides for a seat: a person at the screen or a bot, both the same kind; must not know the table."""

from PySide6.QtCore import QObject, Signal

from common.ai.protocol import Answer, Request
from common.core.seats import Level
from common.core.simulate import bot_seed
from common.core.transition import MalformedMove, Reason
from common.session.bot_client import BotClient
from common.session.game_model import GameModel

SECONDS = {Level.CIRAK: 0.3, Level.KALFA: 0.3, Level.USTA: 0.5, Level.USTAT: 1.0}
"""How long a bot of a level may think about one move."""

TRIES = (1.0, 0.25)
"""The share of its usual effort a bot puts into the first and each further attempt."""


class Player(QObject):
    """Decides for one seat; ``move_chosen(move, ply)`` brings the decision for a log index."""

    move_chosen = Signal(object, int)

    def take_turn(self) -> None:
        """Begin to decide: it is this seat's turn."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Stop deciding."""
        raise NotImplementedError


class LocalPlayer(Player):
    """A person: the table itself submits the move."""

    def take_turn(self) -> None:
        """Wait for the table."""

    def cancel(self) -> None:
        """Let the table go on: there is nothing to stop."""


class Thinker(QObject):
    """Asks the thinking process for a choice in the position on the table, for a bot's turn or a hint.

    ``chosen(move, why, ply)`` brings a legal move with a ``Reason``. Late, dead, garbled and illegal
    answers are asked for again with less effort; at last the first legal move is taken.
    """

    chosen = Signal(object, object, int)
    _last_id = 0

    def __init__(self, model: GameModel, client: BotClient) -> None:
        super().__init__()
        self._model = model
        self._client = client
        self._level = Level.KALFA
        self._tries = 0
        self._request: Request | None = None
        client.answered.connect(self._on_answered)
        client.failed.connect(self._on_failed)

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is still awaited."""
        return self._request is not None

    def think(self, level: Level) -> None:
        """Ask for a choice for the seat to move."""
        self._level = level
        self._tries = 0
        self._ply = self._model.ply
        self._ask()

    def cancel(self) -> None:
        """Drop the question."""
        if self._request is not None:
            self._request = None
            self._client.cancel()

    def _ask(self) -> None:
        match, seat = self._model.match, self._model.actor
        rules = match.rules
        Thinker._last_id += 1
        self._request = Request(
            id=Thinker._last_id,
            game=match.info.id,
            seats=len(match.seats),
            level=self._level,
            options=dict(match.options),
            observation=rules.pack(rules.observe(match.state, seat)),
            legal=tuple(rules.text(move) for move in self._model.legal_moves()),
            seed=bot_seed(match.seed, self._ply),
            seconds=SECONDS[self._level],
            effort=TRIES[self._tries],
        )
        self._client.ask(self._request)

    def _on_answered(self, answer: Answer) -> None:
        if self._request is None or answer.id != self._request.id:
            return
        if answer.move not in self._request.legal:
            self._try_again()
            return
        rules = self._model.match.rules
        try:
            move = rules.parse(answer.move)
        except MalformedMove:
            self._try_again()
            return
        self._finish(move, answer.why)

    def _on_failed(self, request_id: int, _code: str) -> None:
        if self._request is not None and request_id == self._request.id:
            self._try_again()

    def _try_again(self) -> None:
        self._tries += 1
        if self._tries < len(TRIES):
            self._ask()
        else:
            self._finish(self._model.legal_moves()[0], Reason("fallback"))

    def _finish(self, move: object, why: Reason) -> None:
        self._request = None
        self.chosen.emit(move, why, self._ply)


class BotPlayer(Player):
    """A bot of one level."""

    def __init__(self, model: GameModel, client: BotClient, level: Level) -> None:
        super().__init__()
        self._level = level
        self._thinker = Thinker(model, client)
        self._thinker.chosen.connect(lambda move, _why, ply: self.move_chosen.emit(move, ply))

    def take_turn(self) -> None:
        """Ask the thinking process."""
        self._thinker.think(self._level)

    def cancel(self) -> None:
        """Stop thinking."""
        self._thinker.cancel()
