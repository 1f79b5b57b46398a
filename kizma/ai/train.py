"""The training command: ``python -m kizma.ai.train [NAME ...]`` writes the weight files anew.

Each kind of game is learned from a fixed seed by so many games of self-play, starting from the weights of a
simpler kind or from bare progress, so that the same command writes the same files.
"""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

from common.core.options import OptionValue
from kizma.ai.evaluation import Evaluation
from kizma.ai.features import COUNT, STANDING
from kizma.ai.learner import Learner
from kizma.ai.selfplay import SelfPlay
from kizma.ai.tables import Tables
from kizma.ai.thumb import progress
from kizma.engine.options import OPTIONS
from kizma.engine.topology import Topology

FOLDER = Path(__file__).with_name("weights")
SEED = 20261130
TRACE = 0.9
RATE = 0.3
REFRESH = 10
"""Games between two unfoldings of the weights."""


@dataclass(frozen=True, slots=True)
class Course:
    """What is learned: a preset with changes, the players, the games of self-play and where it starts.

    With ``blocks`` it is also learned what doubled squares and idle faces do.
    """

    preset: str
    changes: dict[str, OptionValue]
    players: int
    games: int
    start: str | None = None
    blocks: bool = False

    @property
    def colours(self) -> tuple[int, ...]:
        """The colours at the table."""
        return (0, 2) if self.players == 2 else tuple(range(self.players))


COURSES = {
    "card-2": Course("kartli", {}, 2, 4000),
    "card-3": Course("kartli", {}, 3, 2000, "card-2"),
    "card-4": Course("kartli", {}, 4, 4000, "card-3"),
    "partners-4": Course("kartli", {"partners": True}, 4, 2500, "card-2"),
    "hand-2": Course("kartli", {"scored": True}, 2, 1500, "card-2"),
    "hand-3": Course("kartli", {"scored": True}, 3, 1000, "hand-2"),
    "hand-4": Course("kartli", {"scored": True}, 4, 1500, "hand-3"),
    "dice-2": Course("zarli", {}, 2, 5000),
    "dice-3": Course("zarli", {}, 3, 1500, "dice-2"),
    "dice-4": Course("zarli", {}, 4, 3000, "dice-3"),
    "blocks-2": Course("zarli", {}, 2, 6000, "dice-2", blocks=True),
}


def train(name: str) -> None:
    """Learn one kind of game and write its weights."""
    course = COURSES[name]
    options = OPTIONS.changed(OPTIONS.preset(course.preset), course.changes)
    topology = Topology.of(options)
    weights = read(course.start) if course.start else progress(topology)
    partners, doubling = options.flag("partners"), options.word("form") == "dice"
    learner = Learner(topology, course.colours, partners, course.blocks, weights)
    play = SelfPlay(options, course.colours, Random(f"{SEED} {name}"))
    for number in range(course.games):
        if number % REFRESH == 0:
            tables = Tables(topology, learner.pairs, weights)
            evaluation = Evaluation(tables, course.colours, partners, doubling)
        seen, winners = play.game(evaluation)
        error = learner.learn(seen, winners, TRACE, RATE * (1 - number / course.games) + 0.01)
        if (number + 1) % 500 == 0:
            sys.stderr.write(f"{name}: {number + 1} games, error {error:.3f}\n")
    write(name, weights)


def read(name: str) -> list[float]:
    """Return the weights of a kind of game that was learned before."""
    weights = [float(weight) for weight in json.loads((FOLDER / f"{name}.json").read_text("utf-8"))]
    return weights + [0.0] * (COUNT - len(weights))


def write(name: str, weights: list[float]) -> None:
    """Write the weights of a kind of game, one line a hundred characters or so.

    Features of blocks that were not learned are left out.
    """
    FOLDER.mkdir(exist_ok=True)
    numbers = [f"{weight:.4g}" for weight in (weights if any(weights[STANDING:]) else weights[:STANDING])]
    lines = [", ".join(numbers[start : start + 12]) for start in range(0, len(numbers), 12)]
    (FOLDER / f"{name}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


if __name__ == "__main__":
    for chosen in sys.argv[1:] or COURSES:
        train(chosen)
