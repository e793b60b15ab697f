"""What a turn is made of, and what chance does between turns.

A step says which moves it offers now, whether one of them is due, why a move is not allowed, and what a move does. The
state walks the steps of its variant in order; optional actions, the first choice and the last round follow from that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from engine.dominoes import BOXES, Domino
from engine.errors import Reason
from engine.geometry import CASTLE
from engine.moves import Deal, Discard, Move, Order, Pick, Place, pick

if TYPE_CHECKING:
    from engine.kingdom import Kingdom
    from engine.state import State


T = TypeVar("T")

Effect = dict[str, Any]
"""The fields of the state that change, with their new values."""


class Event(Protocol):
    """What steps and chance have in common."""

    @property
    def moves(self) -> tuple[type, ...]:
        """The kinds of move that belong to it."""

    def is_due(self, state: State) -> bool:
        """Whether the game cannot go on without it."""

    def check(self, state: State, move: Any) -> Reason | None:
        """Why the rules forbid the move, one of its own kinds; None where they do not."""

    def effect(self, state: State, move: Any) -> Effect:
        """What a legal move changes."""


class Step(Event, Protocol):
    """A part of a turn. One that `repeats` stays open until it offers nothing more."""

    @property
    def repeats(self) -> bool: ...

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        """The legal moves of this step, each once."""


class Chance(Event, Protocol):
    """What nobody decides."""

    def draw(self, state: State, rng: Random) -> Move:
        """One of the possible moves, each as likely as any other."""


@dataclass(frozen=True)
class PlaceStep:
    """A. The domino under the king goes into the kingdom, or away where it fits nowhere.

    `levies` says that knights may then be sent to its squares.
    """

    levies: bool = False
    repeats = False
    moves = Place, Discard

    def is_due(self, state: State) -> bool:
        return state.domino is not None

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        domino = state.domino
        if domino is None:
            return ()
        return state.kingdom.placements(domino) or (Discard(domino),)

    def check(self, state: State, move: Place | Discard) -> Reason | None:
        if state.domino is None:
            return Reason.NOTHING_TO_PLACE
        if move.domino is not state.domino:
            return Reason.OTHER_DOMINO
        if isinstance(move, Discard):
            return Reason.CAN_BE_PLACED if state.kingdom.placements(move.domino) else None
        if not state.kingdom.fits(move):
            return _misfit(state.kingdom, move)
        return None if move.is_canonical else Reason.SPELLING

    def effect(self, state: State, move: Place | Discard) -> Effect:
        acting = state.king.kingdom
        if isinstance(move, Discard):
            discards = (*state.discards[acting], move.domino)
            return Effect(discards=put(state.discards, acting, discards))
        kingdoms = put(state.kingdoms, acting, state.kingdom.place(move))
        if not self.levies:
            return Effect(kingdoms=kingdoms)
        levy = sum(square.mask for square in move.squares)
        return Effect(kingdoms=kingdoms, court=state.court.with_taxable_squares(levy))


class ChooseStep:
    """E. The king moves to a free domino of the next line."""

    repeats = False
    moves = (Pick,)

    def is_due(self, state: State) -> bool:
        return bool(state.next_line.dominoes)

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        return tuple([pick(domino) for domino in state.next_line.free])

    def check(self, state: State, move: Pick) -> Reason | None:
        if move.domino not in state.next_line.dominoes:
            return Reason.NOT_IN_LINE
        return None if move.domino in state.next_line.free else Reason.TAKEN

    def effect(self, state: State, move: Pick) -> Effect:
        return Effect(next_line=state.next_line.claim(move.domino, state.king))


class OrderChance:
    """The kings are shuffled and drawn one by one; or the players are, where the format says how their kings follow."""

    moves = (Order,)

    def is_due(self, state: State) -> bool:
        return not state.turns and state.lines_dealt == 0

    def check(self, state: State, move: Order) -> Reason | None:
        if Counter(move.seats) != Counter(_kings(state)):
            return Reason.WRONG_KINGS
        return None if move.seats == _arranged(move.seats, state) else Reason.WRONG_KINGS

    def effect(self, state: State, move: Order) -> Effect:
        return Effect(turns=state.first_turns(move.seats))

    def draw(self, state: State, rng: Random) -> Order:
        kings = _kings(state)
        return Order(_arranged(rng.sample(kings, len(kings)), state))


class DealChance:
    """The next line is dealt from the box whose turn it is."""

    moves = (Deal,)

    def is_due(self, state: State) -> bool:
        return not state.next_line.dominoes and state.lines_dealt < state.format.rounds

    def check(self, state: State, move: Deal) -> Reason | None:
        if len(move.dominoes) != state.format.line:
            return Reason.WRONG_COUNT
        if any(domino.box != _box(state) for domino in move.dominoes):
            return Reason.WRONG_BOX
        if any(domino not in state.unseen for domino in move.dominoes):
            return Reason.ALREADY_SEEN
        ascending = all(low.number < high.number for low, high in pairwise(move.dominoes))
        return None if ascending else Reason.NOT_ASCENDING

    def effect(self, state: State, move: Deal) -> Effect:
        unseen = tuple(domino for domino in state.unseen if domino not in move.dominoes)
        return Effect(next_line=state.fresh_line(move.dominoes), unseen=unseen, lines_dealt=state.lines_dealt + 1)

    def draw(self, state: State, rng: Random) -> Deal:
        box = _box(state)
        pile = [domino for domino in state.unseen if domino.box == box]
        return Deal(tuple(sorted(rng.sample(pile, state.format.line), key=lambda domino: domino.number)))


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with one value replaced."""
    return (*values[:index], value, *values[index + 1 :])


def _kings(state: State) -> list[int]:
    """The seats of all kings."""
    return [seat for seat in range(1, state.players + 1) for _ in range(state.format.kings_each)]


def _arranged(kings: Sequence[int], state: State) -> tuple[int, ...]:
    """The kings in the order in which they choose, once they have been drawn in this one."""
    pattern = state.format.first_choice
    players = list(dict.fromkeys(kings))
    return tuple(players[int(digit) - 1] for digit in pattern) if pattern else tuple(kings)


def _box(state: State) -> str:
    return state.format.boxes[state.lines_dealt % len(state.format.boxes)]


def all_dominoes(boxes: tuple[str, ...]) -> tuple[Domino, ...]:
    return tuple(domino for box in sorted(set(boxes)) for domino in BOXES[box])


def _misfit(kingdom: Kingdom, place: Place) -> Reason:
    """Why a placement that does not fit does not."""
    ends = sum(square.mask for square in place.squares)
    if ends & (kingdom.covered | CASTLE.mask):
        return Reason.OCCUPIED
    return Reason.OUTGROWS_GRID if ends & ~kingdom.free else Reason.NO_CONNECTION
