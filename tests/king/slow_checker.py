"""A second, slow opinion on King's duties, worked out on plain texts with none of the engine's rules.

``python -m tests.king.slow_checker --hands 10000`` compares it with the engine over random hands.
"""

import argparse
import sys
from random import Random

from common.core.transition import CHANCE
from king.engine.cards import DECK
from king.engine.moves import KEEP, Deal, DrawCaller
from king.engine.state import Phase
from tests.king.play import random_options, rules_with

RANK = {rank: place for place, rank in enumerate("23456789TJQKA")}


class Table:
    """What lies open: the contract, who called, the cards of the trick, and all cards of earlier tricks."""

    def __init__(self, contract, caller, options):
        self.contract = contract
        self.trump = contract[4:] if contract.startswith("koz:") else None
        self.caller = caller
        self.options = options
        self.trick = []
        self.gone = []
        self.tricks = 0
        self.points = [0, 0, 0, 0]
        self.won = [0, 0, 0, 0]

    def beats(self, one, other):
        """Tell whether a card lying after another one would beat it."""
        if one[1] == other[1]:
            return RANK[one[0]] > RANK[other[0]]
        return one[1] == self.trump

    def best(self):
        """The (seat, card) that has the trick now."""
        best = self.trick[0]
        for seat, card in self.trick[1:]:
            if self.beats(card, best[1]):
                best = (seat, card)
        return best

    def on_table(self):
        return [card for _, card in self.trick]

    def play(self, seat, card):
        """Put a card down and settle a full trick."""
        self.trick.append((seat, card))
        if len(self.trick) < 4:
            return
        winner = self.best()[0]
        self.tricks += 1
        self.won[winner] += 1
        self.points[winner] += self.worth()
        self.gone += self.on_table()
        self.trick = []

    def worth(self):
        cards = self.on_table()
        if self.contract == "el":
            return -50
        if self.contract == "soniki":
            return -180 * (self.tricks >= 12)
        if self.trump:
            return 50
        return sum(self.cost(card) for card in cards)

    def cost(self, card):
        if self.contract == "kupa":
            return -30 * (card[1] == "h")
        if self.contract == "erkek":
            return -60 * (card[0] in "KJ")
        if self.contract == "kiz":
            return -100 * (card[0] == "Q")
        return -320 * (card == "Kh")

    def is_over(self):
        """Tell whether the last penalty card is gone or thirteen tricks are."""
        if self.trick:
            return False
        count = {
            "kupa": (13, lambda card: card[1] == "h"),
            "erkek": (8, lambda card: card[0] in "KJ"),
            "kiz": (4, lambda card: card[0] == "Q"),
            "rifki": (1, lambda card: card == "Kh"),
        }
        if self.contract in count:
            wanted, counts = count[self.contract]
            if sum(map(counts, self.gone)) == wanted:
                return True
        return self.tricks == 13

    def allowed(self, seat, hand):
        """Return the cards that break no duty, each card judged by itself."""
        return sorted(card for card in hand if not self.breaks_duty(seat, hand, card))

    def breaks_duty(self, seat, hand, card):
        if not self.trick:
            return self.breaks_lead_duty(seat, hand, card)
        led = self.trick[0][1][1]
        holds_led = any(other[1] == led for other in hand)
        if holds_led:
            return card[1] != led or self.breaks_follow_duty(hand, card, led)
        return self.breaks_void_duty(hand, card)

    def breaks_lead_duty(self, seat, hand, card):
        if self.contract in ("kupa", "rifki"):
            if card[1] != "h" or any(gone[1] == "h" for gone in self.gone):
                return False
            if any(other[1] != "h" for other in hand):
                return True
            top = max(hand, key=lambda other: RANK[other[0]])
            return self.options["forced_heart_lead"] == "highest" and card != top
        if self.trump and card[1] == self.trump and self.options["trump_must_break"]:
            unbroken = not any(gone[1] == self.trump for gone in self.gone)
            has_plain = any(other[1] != self.trump for other in hand)
            return unbroken and has_plain and not self.is_free_top(seat, hand, card)
        return False

    def is_free_top(self, seat, hand, card):
        tops = ["A" + self.trump, "K" + self.trump, "Q" + self.trump]
        who = self.options["akq"]
        allowed = who == "any" or (who == "caller" and seat == self.caller)
        return allowed and card in tops and all(top in hand for top in tops)

    def breaks_follow_duty(self, hand, card, led):
        suited = [other for other in hand if other[1] == led]
        lying = [other for other in self.on_table() if other[1] == led]
        top = max(RANK[other[0]] for other in lying)
        must = []
        if self.contract == "erkek":
            must = [other for other in suited if other[0] in "KJ" and RANK[other[0]] < top]
        if self.contract == "kiz":
            must = [other for other in suited if other[0] == "Q" and RANK[other[0]] < top]
        if self.contract == "rifki" and self.options["rifki_forced_drop"] and "Ah" in lying:
            must = [other for other in suited if other == "Kh"]
        if self.trump:
            over = [other for other in suited if RANK[other[0]] > top]
            ruffed = led != self.trump and any(other[1] == self.trump for other in self.on_table())
            rule = "raise_trump" if led == self.trump else "raise_plain"
            must = over if self.options[rule] and not ruffed else []
        return bool(must) and card not in must

    def breaks_void_duty(self, hand, card):
        wanted = {
            "kupa": [lambda other: other[1] == "h"],
            "erkek": [lambda other: other[0] in "KJ"],
            "kiz": [lambda other: other[0] == "Q"],
            "rifki": [lambda other: other == "Kh", lambda other: other[1] == "h"],
        }.get(self.contract, [])
        for is_wanted in wanted:
            if any(map(is_wanted, hand)):
                return not is_wanted(card)
        if not self.trump or not any(other[1] == self.trump for other in hand):
            return False
        if card[1] != self.trump:
            return True
        lying = [RANK[other[0]] for other in self.on_table() if other[1] == self.trump]
        own = [RANK[other[0]] for other in hand if other[1] == self.trump]
        must_go_over = self.options["overruff"] and lying and max(own) > max(lying)
        return bool(must_go_over) and RANK[card[0]] < max(lying)


class Mismatch(AssertionError):
    """The engine and this checker disagree."""


def check_hand(rules, state, pick):
    """Play the called hand of an engine state to its end, comparing at every card; return the last state."""
    board = state.board
    table = Table(board.call.contract_id, board.caller, rules.options)
    hands_played = len(state.sheet)
    while state.live_board is not None:
        seat = rules.actor(state)
        hand = [str(card) for card in state.hands[seat]]
        moves = rules.legal_moves(state)
        legal = sorted(map(str, moves))
        if legal != table.allowed(seat, hand):
            raise Mismatch(f"{table.contract} {table.trick} {hand}: {legal} {table.allowed(seat, hand)}")
        move = pick(moves)
        state = rules.apply(state, move).state
        table.play(seat, str(move))
        king = table.trump and table.won[table.caller] >= rules.options["king_tricks"]
        if (state.live_board is None) != (table.is_over() or bool(king)):
            raise Mismatch(f"{table.contract}: the end of the hand")
    if len(state.sheet) > hands_played and state.sheet[-1].points != tuple(table.points):
        raise Mismatch(f"{table.contract}: {state.sheet[-1].points} {table.points}")
    return state


def check_hands(count, rng):
    """Compare engine and checker over random hands and house rules; return how many were compared."""
    compared = 0
    while compared < count:
        rules = rules_with(**{**random_options(rng), "kanli": False, "king_declared": False})
        state = rules.initial()
        while rules.actor(state) is not None and compared < count:
            if state.phase is Phase.PLAY:
                state = check_hand(rules, state, rng.choice)
                compared += 1
            else:
                state = rules.apply(state, move_before_play(rules, state, rng)).state
    return compared


def move_before_play(rules, state, rng):
    """Return a random deal, first caller or call; every hand is kept."""
    if rules.actor(state) != CHANCE:
        return KEEP if state.phase is Phase.ASK else rng.choice(rules.legal_moves(state))
    return Deal(tuple(rng.sample(DECK, 52))) if state.phase is Phase.DEAL else DrawCaller(rng.randrange(4))


def main():
    """Compare as many hands as asked for; exit with 1 on the first difference."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--hands", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    compared = check_hands(asked.hands, Random(asked.seed))
    sys.stdout.write(f"{compared} hands: engine and checker agree\n")


if __name__ == "__main__":
    main()
