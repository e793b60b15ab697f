"""The steps of a turn, and the chance moves between turns.

A step says which moves it allows now, whether one of them is due, why a move is not allowed, and what a move changes.
`State` walks the steps of its variant in order and stops behind the first that is due. Optional actions, the first
choice and the last round need no code of their own: they follow from which steps are due.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypedDict, TypeVar

from engine.dominoes import BOXES, Domino
from engine.errors import Reason, ReasonCode
from engine.geometry import CASTLE
from engine.moves import Deal, Discard, Move, Order, Pick, Place, pick

if TYPE_CHECKING:
    from engine.extension import Component
    from engine.kingdom import Kingdom
    from engine.state import Line, State, Turn


T = TypeVar("T")


class Changes(TypedDict, total=False):
    """Fields of a `State` with their new values: what `State.replace` takes and what a step returns."""

    kingdoms: tuple[Kingdom, ...]
    discards: tuple[tuple[Domino, ...], ...]
    unseen: tuple[Domino, ...]
    lines_dealt: int
    turns: tuple[Turn, ...]
    step_index: int
    next_line: Line
    components: tuple[Component, ...]


class Event(Protocol):
    """What steps and chance moves have in common."""

    @property
    def moves(self) -> tuple[type[Move], ...]:
        """The kinds of move that belong to it."""

    def is_due(self, state: State) -> bool:
        """Whether the game cannot go on without it."""

    def check(self, state: State, move: Any) -> ReasonCode | None:
        """Why the rules forbid a move of one of its kinds; None if they allow it."""

    def effect(self, state: State, move: Any) -> Changes:
        """What a legal move changes."""


class Step(Event, Protocol):
    """A part of a turn. A step that `repeats` stays open until it allows nothing more."""

    @property
    def repeats(self) -> bool: ...

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        """The legal moves of this step, each once."""

    def refusal(self, state: State, kind: type[Move]) -> ReasonCode | None:
        """Why the step allows no move of that kind now, if it allows none."""


class Chance(Event, Protocol):
    """A chance move: shuffling, dealing, turning up."""

    def draw(self, state: State, rng: Random) -> Move:
        """One of the possible moves, each as likely as any other."""


class PlaceStep:
    """A. The domino under the king goes into the kingdom, or out of the game if it fits nowhere."""

    repeats = False
    moves = Place, Discard

    def is_due(self, state: State) -> bool:
        return state.domino is not None

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        domino = state.domino
        if domino is None:
            return ()
        return state.kingdom.placements(domino) or (Discard(domino),)

    def refusal(self, state: State, kind: type[Move]) -> ReasonCode | None:
        if state.domino is None:
            return Reason.NOTHING_TO_PLACE
        return Reason.CAN_BE_PLACED if kind is Discard else Reason.NO_CONNECTION

    def check(self, state: State, move: Place | Discard) -> ReasonCode | None:
        if state.domino is None:
            return Reason.NOTHING_TO_PLACE
        if move.domino is not state.domino:
            return Reason.OTHER_DOMINO
        if isinstance(move, Discard):
            return Reason.CAN_BE_PLACED if state.kingdom.placements(move.domino) else None
        if not state.kingdom.fits(move):
            return _misfit(state.kingdom, move)
        return None if move.is_canonical else Reason.SPELLING

    def effect(self, state: State, move: Place | Discard) -> Changes:
        acting = state.king.kingdom
        if isinstance(move, Discard):
            discards = (*state.discards[acting], move.domino)
            return Changes(discards=put(state.discards, acting, discards))
        return Changes(kingdoms=put(state.kingdoms, acting, state.kingdom.place(move)))


class ChooseStep:
    """E. The king moves to a free domino of the next line."""

    repeats = False
    moves = (Pick,)

    def is_due(self, state: State) -> bool:
        return bool(state.next_line.dominoes)

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        return tuple([pick(domino) for domino in state.next_line.free])

    def refusal(self, state: State, kind: type[Move]) -> ReasonCode | None:  # noqa: ARG002
        return Reason.TAKEN if state.next_line.dominoes else Reason.NOT_IN_LINE

    def check(self, state: State, move: Pick) -> ReasonCode | None:
        if move.domino not in state.next_line.dominoes:
            return Reason.NOT_IN_LINE
        return None if move.domino in state.next_line.free else Reason.TAKEN

    def effect(self, state: State, move: Pick) -> Changes:
        return Changes(next_line=state.next_line.claim(move.domino, state.king))


class OrderChance:
    """The kings are shuffled and drawn one by one; or the players are, if the format says how their kings follow."""

    moves = (Order,)

    def is_due(self, state: State) -> bool:
        return not state.turns and state.lines_dealt == 0

    def check(self, state: State, move: Order) -> ReasonCode | None:
        if Counter(move.seats) != Counter(_kings(state)):
            return Reason.WRONG_KINGS
        return None if move.seats == _arranged(move.seats, state) else Reason.WRONG_KINGS

    def effect(self, state: State, move: Order) -> Changes:
        return Changes(turns=state.first_turns(move.seats))

    def draw(self, state: State, rng: Random) -> Order:
        kings = _kings(state)
        return Order(_arranged(rng.sample(kings, len(kings)), state))


class DealChance:
    """The next line is dealt; the lines come from the boxes of the format in turn."""

    moves = (Deal,)

    def is_due(self, state: State) -> bool:
        return not state.next_line.dominoes and state.lines_dealt < state.format.rounds

    def check(self, state: State, move: Deal) -> ReasonCode | None:
        if len(move.dominoes) != state.format.line:
            return Reason.WRONG_COUNT
        if any(domino.box != _box(state) for domino in move.dominoes):
            return Reason.WRONG_BOX
        if any(domino not in state.unseen for domino in move.dominoes):
            return Reason.ALREADY_SEEN
        ascending = all(low.number < high.number for low, high in pairwise(move.dominoes))
        return None if ascending else Reason.NOT_ASCENDING

    def effect(self, state: State, move: Deal) -> Changes:
        unseen = tuple(domino for domino in state.unseen if domino not in move.dominoes)
        return Changes(next_line=state.fresh_line(move.dominoes), unseen=unseen, lines_dealt=state.lines_dealt + 1)

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
    """The seats in the order in which their kings choose, given the order in which they were drawn."""
    pattern = state.format.first_choice
    players = list(dict.fromkeys(kings))
    return tuple(players[int(digit) - 1] for digit in pattern) if pattern else tuple(kings)


def _box(state: State) -> str:
    """The letter of the box that the next line comes from."""
    return state.format.boxes[state.lines_dealt % len(state.format.boxes)]


def all_dominoes(boxes: tuple[str, ...]) -> tuple[Domino, ...]:
    """The dominoes of these boxes, by the letters of the boxes and the numbers."""
    return tuple(domino for box in sorted(set(boxes)) for domino in BOXES[box])


def _misfit(kingdom: Kingdom, place: Place) -> Reason:
    """Why a placement does not fit."""
    ends = sum(square.mask for square in place.squares)
    if ends & (kingdom.covered | CASTLE.mask):
        return Reason.OCCUPIED
    return Reason.OUTGROWS_GRID if ends & ~kingdom.free else Reason.NO_CONNECTION
