"""How a turn with cards goes on, open or from a hand; must not know how a pawn moves."""

from collections.abc import Sequence

from common.core.chance import ChanceStream
from common.core.options import Options
from common.core.transition import Reason
from kizma.engine.card_form import CardForm
from kizma.engine.cards import ELEVEN, HAND, JOKER, Card, full_deck, without
from kizma.engine.ending import Ending
from kizma.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    DeckShuffled,
    Event,
    HandsDealt,
    TurnBegan,
    TurnPassed,
)
from kizma.engine.moves import PAWN_MOVES, Decision, Deck, Discard, Move, Pass, PawnMove, Play
from kizma.engine.state import Cards, Game, State, Turn
from kizma.engine.topology import YARD
from kizma.engine.walk import Walk

_PASS = (Pass(),)


class CardFlow:
    """Draws, plays and discards of the card form (Z05, Z06, Z12, Z34, Z35, Z51, Z54)."""

    def __init__(self, options: Options) -> None:
        self.form = CardForm(options)
        self.topology = self.form.ground.topology
        self.ending = Ending(options, self.topology.finish)
        self.deck = full_deck(options)
        self._walk = Walk(self.topology)
        self._scored = options.flag("scored")
        self._partners = options.flag("partners")
        self._voluntary = options.flag("voluntary_pass")
        self._free_discard = options.flag("free_discard")
        self._eleven_always = options.word("eleven_draw") == "always"

    def opening(self, state: State, events: list[Event]) -> State:
        """Return the state in which the first game begins: its deck is due."""
        return state

    def moves(self, game: Game, colour: int) -> tuple[Decision, ...]:
        """Return what a player may do with the card in play or a card of the hand (Z05, Z35, Z51)."""
        card = game.turn.card
        assert card is not None
        if self._scored:
            return self._hand_moves(game, colour, card)
        found = self.form.moves(game.places, colour, card)
        if not found:
            return _PASS
        return (*found, Pass()) if self._may_pass(card) else tuple(found)

    def reason_against(self, game: Game, colour: int, move: Move) -> Reason:
        """Return why a move that is not legal is not."""
        card = game.turn.card
        assert card is not None
        if not self._scored:
            return self._reason(game, colour, card, move)
        held = self.held(game, colour)
        if not isinstance(move, Play | Discard):
            return Reason("names_no_card")
        if move.card not in held:
            return Reason("not_in_hand", {"card": move.card})
        if isinstance(move, Play):
            return self._reason(game, colour, move.card, move.action)
        playable = bool(self.form.moves(game.places, colour, move.card))
        return Reason("card_is_playable" if playable else "others_are_playable", {"card": move.card})

    def held(self, game: Game, colour: int) -> tuple[Card, ...]:
        """Return the cards a player of the turn may choose from, the drawn one last (Z34)."""
        assert game.turn.card is not None
        return (*game.cards.hands[game.turn.place], game.turn.card)

    def chance_reason(self, state: State, move: Move) -> Reason | None:
        """Return why a chance line may not stand here, or None."""
        if not isinstance(move, Deck):
            return Reason("deck_due")
        right = self._due(state)
        return None if sorted(move.cards) == sorted(right) else Reason("deck_cards", {"count": len(right)})

    def drawn(self, state: State, stream: ChanceStream) -> Deck:
        """Return the pile that is due, shuffled."""
        return Deck(tuple(stream.shuffled(sorted(self._due(state)))))

    def chance(self, state: State, game: Game | None, move: Move, events: list[Event]) -> State:
        """Return the state after a pile was laid ready: a game begins, or the turn goes on (Z06, Z54)."""
        assert isinstance(move, Deck)
        events.append(DeckShuffled(len(move.cards), game is None))
        if game is None:
            game = Game(cards=self._deal(state, move.cards, events))
            events.append(TurnBegan(state.seating.order[0]))
        else:
            game = _with(game, Cards(move.cards, (), game.cards.hands), game.turn)
        return self._draw_card(state, game, game.cards, game.turn, events)

    def decide(
        self, state: State, game: Game, move: Move, legal: Sequence[Decision], events: list[Event]
    ) -> State:
        """Return the state after one of the legal decisions."""
        seat = state.seating.order[game.turn.place]
        card = self._lay_open(game, seat, move, events)
        action = move.action if isinstance(move, Play) else move
        cards = self._hand_without(game, card) if self._scored else game.cards
        moved = False
        if isinstance(action, PAWN_MOVES):
            moved = True
            game = self._move(game, seat, card, action, events)
            game = self.ending.finish(game, state.seating, seat, events)
        elif isinstance(move, Pass):
            events.append(
                TurnPassed(seat, self._why(game, state.seating.colours[seat], card, len(legal) == 1))
            )
        if self.ending.is_over(game, state.seating):
            over = _with(game, _used(cards, card), Turn(game.turn.place))
            return self.ending.close(state, over, "home", events)
        draws = card == ELEVEN and (moved or (self._eleven_always and not self._scored))
        if draws and seat not in game.finished:
            return self._draw_card(state, game, cards, Turn(game.turn.place, eleven=True), events)
        return self._pass_on(state, game, _used(cards, card), events)

    def _hand_moves(self, game: Game, colour: int, drawn: Card) -> tuple[Decision, ...]:
        held = sorted({*game.cards.hands[game.turn.place], drawn})
        playable = {card: self.form.moves(game.places, colour, card) for card in held}
        plays: list[Decision] = [Play(card, move) for card in held for move in playable[card]]
        if not plays or self._voluntary:
            return (*plays, *map(Discard, held))
        if self._free_discard:
            plays += [Discard(card) for card in held if not playable[card]]
        return tuple(plays)

    def _may_pass(self, card: Card) -> bool:
        return self._voluntary and not (self._partners and card == JOKER)

    def _reason(self, game: Game, colour: int, card: Card, move: Move | PawnMove) -> Reason:
        if isinstance(move, Pass):
            duty = self._voluntary and card == JOKER
            return Reason("joker_must_be_used" if duty else "must_move", {"card": card})
        if not isinstance(move, PAWN_MOVES):
            return Reason("no_hand" if isinstance(move, Play | Discard) else "card_form")
        code = self.form.obstacle(game.places, colour, card, move) or "card_form"
        return Reason(code, {"card": card, "pawn": move.pawn})

    def _due(self, state: State) -> Sequence[Card]:
        return self.deck if state.game is None else state.game.cards.used

    def _deal(self, state: State, pile: tuple[Card, ...], events: list[Event]) -> Cards:
        if not self._scored:
            return Cards(pile)
        order = state.seating.order
        hands = tuple(tuple(sorted(pile[HAND * place : HAND * place + HAND])) for place in range(len(order)))
        by_seat = tuple(hands[order.index(seat)] for seat in range(len(order)))
        events.append(HandsDealt(by_seat))
        return Cards(pile[HAND * len(order) :], (), hands)

    def _draw_card(self, state: State, game: Game, cards: Cards, turn: Turn, events: list[Event]) -> State:
        """Draw the top card, or wait for a new pile; a waiting 11 is used up by the draw (Z54)."""
        if cards.pile:
            card = cards.pile[0]
            events.append(CardDrawn(state.seating.order[turn.place], card, turn.eleven))
            used = (*cards.used, ELEVEN) if turn.eleven else cards.used
            cards = Cards(cards.pile[1:], used, cards.hands)
            turn = Turn(turn.place, card)
        return State(state.seating, state.tally, _with(game, cards, turn))

    def _lay_open(self, game: Game, seat: int, move: Move, events: list[Event]) -> Card:
        if isinstance(move, Play):
            events.append(CardPlayed(seat, move.card))
            return move.card
        if isinstance(move, Discard):
            events.append(CardDiscarded(seat, move.card))
            return move.card
        assert game.turn.card is not None
        return game.turn.card

    def _hand_without(self, game: Game, card: Card) -> Cards:
        cards, place = game.cards, game.turn.place
        assert game.turn.card is not None
        hand = tuple(sorted(without((*cards.hands[place], game.turn.card), card)))
        return Cards(cards.pile, cards.used, (*cards.hands[:place], hand, *cards.hands[place + 1 :]))

    def _move(self, game: Game, seat: int, card: Card, action: PawnMove, events: list[Event]) -> Game:
        places, seen = self._walk.play(game.places, action, self.form.entry_place(card))
        events += seen
        return Game(places, game.turn, game.cards, game.finished, game.points, game.called)

    def _pass_on(self, state: State, game: Game, cards: Cards, events: list[Event]) -> State:
        place = self.ending.next_place(game, state.seating)
        if place is None:
            return self.ending.close(state, _with(game, cards, Turn(game.turn.place)), "time", events)
        events.append(TurnBegan(state.seating.order[place]))
        return self._draw_card(state, game, cards, Turn(place), events)

    def _why(self, game: Game, colour: int, card: Card, forced: bool) -> Reason:
        if not forced:
            return Reason("voluntary_pass", {"card": card})
        places = [game.places[pawn] for pawn in self.form.ground.movable(game.places, colour)]
        idle = all(place in (YARD, self.topology.finish) for place in places)
        return Reason("no_pawn_enters" if idle and card > 2 else "no_move", {"card": card})


def _with(game: Game, cards: Cards, turn: Turn) -> Game:
    return Game(game.places, turn, cards, game.finished, game.points, game.called)


def _used(cards: Cards, card: Card) -> Cards:
    return Cards(cards.pile, (*cards.used, card), cards.hands)
