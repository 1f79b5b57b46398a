"""``record check | legal | new | append``: work on record files; must not know any game."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from common.commands.output import write_error, write_json, write_text
from common.commands.usage import find_game, read_options, read_seats, read_seed
from common.core.game import Json
from common.core.match import LogLine, Match
from common.core.record import CorruptRecord, read_record, result_members, save_record, write_record
from common.core.simulate import draw_due_chance
from common.core.transition import CHANCE, IllegalMove, MalformedMove


def check(args: Namespace) -> int:
    """Replay files and say of each whether it is good; 1 if any is bad."""
    return max([_check(file) for file in args.files])


def legal(args: Namespace) -> int:
    """Write the legal moves at the end of a record, or at every ply a seat decided."""
    try:
        match = read_record(Path(args.file))
    except CorruptRecord as error:
        return refuse(args.file, error)
    for ply in _decided(match) if args.all else [match.ply]:
        write_json(_position(match, ply))
    return 0


def new(args: Namespace) -> int:
    """Write a fresh record, with the chance moves that are due at its start."""
    info = find_game(args.game)
    names = [name for names in args.names for name in names.split(",")]
    seats = read_seats(info, args.seats, names)
    options = read_options(info, args.preset, args.set, len(seats))
    match = Match(info, seats, options, read_seed(args.seed))
    draw_due_chance(match)
    write_text(write_record(match))
    return 0


def append(args: Namespace) -> int:
    """Play moves of the seat to move and rewrite the file, or leave it as it was; 1 if a move is refused."""
    try:
        match = read_record(Path(args.file))
        for text in args.moves:
            _play(match, text)
    except CorruptRecord as error:
        return refuse(args.file, error)
    if match.seed is not None:
        draw_due_chance(match)
    save_record(match, Path(args.file))
    write_json(summary(args.file, match))
    return 0


def summary(file: str | None, match: Match) -> dict[str, Json]:
    """Return where a match stands, as ``record check`` writes it."""
    return {
        "file": file,
        "ok": True,
        "plies": match.ply,
        "to_move": _actor(match.actor),
        "scores": list(match.scores),
        "result": result_members(match.outcome),
    }


def refuse(file: str, error: CorruptRecord) -> int:
    """Report a record that is not good, or a move that would make it so, and return the exit code."""
    write_json({"file": file, "ok": False, "line": error.line, "reason": error.code})
    write_error(f"{file}: {error}")
    return 1


def _check(file: str) -> int:
    try:
        write_json(summary(file, read_record(Path(file))))
    except CorruptRecord as error:
        return refuse(file, error)
    return 0


def _play(match: Match, text: str) -> None:
    try:
        draw_due_chance(match)
        actor = match.rules.actor_of(match.state, match.rules.parse(text))
        if actor is None:
            raise CorruptRecord(match.ply + 1, "match_over", text)
        match.play_line(LogLine(actor, text))
    except MalformedMove:
        raise CorruptRecord(match.ply + 1, "move_malformed", text) from None
    except IllegalMove as error:
        raise CorruptRecord(match.ply + 1, error.reason.code, text) from None


def _decided(match: Match) -> Iterator[int]:
    return (ply for ply, line in enumerate(match.log) if line.actor != CHANCE)


def _position(match: Match, ply: int) -> dict[str, Json]:
    rules, state = match.rules, match.state_at(ply)
    return {
        "ply": ply,
        "actor": _actor(rules.actor(state)),
        "legal": sorted(rules.text(move) for move in rules.legal_moves(state)),
        "scores": list(rules.scores(state)),
    }


def _actor(actor: int | None) -> Json:
    return "-" if actor == CHANCE else actor
