"""The steps of a turn, and the chance moves between turns.

A step says which moves it allows now, whether the game must wait for one of them, why a move is not allowed, and what
a move changes. `State` walks the steps of its variant in order and stops after the first that is required. Optional
actions, the first choice and the last round need no code of their own: they follow from which steps are required.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any, Protocol, TypeVar

from engine.errors import Reason, ReasonCode
from engine.geometry import CASTLE
from engine.kingdom import Kingdom
from engine.moves import Deal, Discard, Move, Order, Pick, Place, cached_pick
from engine.position import Changes, Line, Position

T = TypeVar("T")


class MoveHandler(Protocol):
    """The rules of one or more kinds of move: what steps and chance moves have in common."""

    @property
    def moves(self) -> tuple[type[Move], ...]:
        """The kinds of move that it handles."""

    def is_required(self, position: Position) -> bool:
        """Return whether the game must wait for a move of this handler."""

    def check(self, position: Position, move: Any) -> ReasonCode | None:
        """Return why the rules forbid a move of one of its kinds; None if they allow it."""

    def effect(self, position: Position, move: Any) -> Changes:
        """Return what a legal move changes."""


class Step(MoveHandler, Protocol):
    """A part of a turn. A step that `repeats` stays open after a move of its kinds; any other is then over."""

    @property
    def repeats(self) -> bool:
        """Whether the step allows several moves in a turn."""

    def legal_moves(self, position: Position) -> tuple[Move, ...]:
        """Return the legal moves of this step, each once."""

    def refusal(self, position: Position, kind: type[Move]) -> ReasonCode | None:
        """Return why no move of that kind is legal in this open step; asked only if none is."""


class Chance(MoveHandler, Protocol):
    """A kind of chance move: shuffling, dealing, turning up."""

    def draw(self, position: Position, rng: Random) -> Move:
        """Draw one of the possible moves, each as likely as any other."""


class PlaceStep:
    """The domino under the king is placed, or discarded if it fits nowhere (docs/rules.md 1.5, 1.6)."""

    repeats = False
    moves = Place, Discard

    def is_required(self, position: Position) -> bool:
        return position.domino is not None

    def legal_moves(self, position: Position) -> tuple[Move, ...]:
        domino = position.domino
        if domino is None:
            return ()
        return position.kingdom.placements(domino) or (Discard(domino),)

    def refusal(self, position: Position, kind: type[Move]) -> ReasonCode | None:
        if position.domino is None:
            return Reason.NOTHING_TO_PLACE
        return Reason.CAN_BE_PLACED if kind is Discard else Reason.NO_CONNECTION

    def check(self, position: Position, move: Place | Discard) -> ReasonCode | None:
        if position.domino is None:
            return Reason.NOTHING_TO_PLACE
        if move.domino is not position.domino:
            return Reason.OTHER_DOMINO
        if isinstance(move, Discard):
            return Reason.CAN_BE_PLACED if position.kingdom.placements(move.domino) else None
        # A legal placement in the wrong spelling is refused, too: no two legal moves mean the same (R2).
        if not position.kingdom.fits(move):
            return _placement_error(position.kingdom, move)
        return None if move.is_canonical else Reason.SPELLING

    def effect(self, position: Position, move: Place | Discard) -> Changes:
        acting = position.king.kingdom
        if isinstance(move, Discard):
            discards = (*position.discards[acting], move.domino)
            return Changes(discards=with_item(position.discards, acting, discards))
        return Changes(kingdoms=with_item(position.kingdoms, acting, position.kingdom.place(move)))


class ChooseStep:
    """The king moves to a free domino of the next line (docs/rules.md 1.7). In the last round there is none."""

    repeats = False
    moves = (Pick,)

    def is_required(self, position: Position) -> bool:
        return None in position.next_line.kings

    def legal_moves(self, position: Position) -> tuple[Move, ...]:
        # A list is faster than a generator here, and this runs at every choice.
        return tuple([cached_pick(domino) for domino in position.next_line.free])

    def refusal(self, position: Position, kind: type[Move]) -> ReasonCode | None:  # noqa: ARG002
        return Reason.LAST_ROUND  # as long as there is a next line, one of its dominoes is free

    def check(self, position: Position, move: Pick) -> ReasonCode | None:
        if not position.next_line.dominoes:
            return Reason.LAST_ROUND
        if move.domino not in position.next_line.dominoes:
            return Reason.NOT_IN_LINE
        return None if move.domino in position.next_line.free else Reason.TAKEN

    def effect(self, position: Position, move: Pick) -> Changes:
        return Changes(next_line=position.next_line.claim(move.domino, position.king))


class OrderChance:
    """The kings are shuffled and drawn one by one (docs/rules.md 1.3).

    If the format has a pattern for the first choice, the players are drawn instead (docs/rules.md 2.4).
    """

    moves = (Order,)

    def is_required(self, position: Position) -> bool:
        return not position.turns and position.lines_dealt == 0

    def check(self, position: Position, move: Order) -> ReasonCode | None:
        if Counter(move.seats) != Counter(_kings(position)):
            return Reason.WRONG_KINGS
        # With a pattern for the first choice, only an order that follows it stays as it is.
        return None if move.seats == _choosing_order(move.seats, position) else Reason.WRONG_KINGS

    def effect(self, position: Position, move: Order) -> Changes:
        return Changes(turns=tuple(position.first_turn(seat) for seat in move.seats))

    def draw(self, position: Position, rng: Random) -> Order:
        kings = _kings(position)
        return Order(_choosing_order(rng.sample(kings, len(kings)), position))


class DealChance:
    """The next line is dealt; lines come from the boxes of the format in turn (docs/rules.md 3.3)."""

    moves = (Deal,)

    def is_required(self, position: Position) -> bool:
        return not position.next_line.dominoes and position.lines_dealt < position.format.rounds

    def check(self, position: Position, move: Deal) -> ReasonCode | None:
        if len(move.dominoes) != position.format.line:
            return Reason.WRONG_COUNT
        if any(domino.box != next_boxes(position)[0] for domino in move.dominoes):
            return Reason.WRONG_BOX
        if any(domino not in position.unseen for domino in move.dominoes):
            return Reason.ALREADY_SEEN
        ascending = all(low.number < high.number for low, high in pairwise(move.dominoes))
        return None if ascending else Reason.NOT_ASCENDING

    def effect(self, position: Position, move: Deal) -> Changes:
        # A domino that is dealt is unseen no more; those that stay in the box remain so to the end.
        unseen = tuple(domino for domino in position.unseen if domino not in move.dominoes)
        return Changes(next_line=Line.dealt(move.dominoes), unseen=unseen, lines_dealt=position.lines_dealt + 1)

    def draw(self, position: Position, rng: Random) -> Deal:
        # As good as taking the top of a shuffled pile: every set of unseen dominoes is equally likely.
        box = next_boxes(position)[0]
        pile, length = [domino for domino in position.unseen if domino.box == box], position.format.line
        if len(pile) < length:
            raise ValueError(f"a line has {length} dominoes, but only {len(pile)} are left in box {box!r}")
        return Deal(tuple(sorted(rng.sample(pile, length), key=lambda domino: domino.number)))


def with_item(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _kings(position: Position) -> list[int]:
    return [seat for seat in range(1, position.players + 1) for _ in range(position.format.kings_each)]


def _choosing_order(kings: Sequence[int], position: Position) -> tuple[int, ...]:
    """Return the seats in the order in which they choose from the first line, given those of the kings as drawn."""
    pattern = position.format.first_choice
    players = list(dict.fromkeys(kings))  # each player once, in the order of their first kings
    return tuple(players[int(digit) - 1] for digit in pattern) if pattern else tuple(kings)


def next_boxes(position: Position) -> tuple[str, ...]:
    """Return the letters of the boxes that the lines to come are dealt from, the next one first."""
    boxes = position.format.boxes
    return tuple(boxes[line % len(boxes)] for line in range(position.lines_dealt, position.format.rounds))


def _placement_error(kingdom: Kingdom, place: Place) -> Reason:
    if not place.is_on_board:
        return Reason.OUTGROWS_GRID
    covered = sum(square.mask for square in place.squares)
    # Several of these may hold at once; the plainest comes first.
    if covered & (kingdom.covered | CASTLE.mask):
        return Reason.OCCUPIED
    return Reason.OUTGROWS_GRID if covered & ~kingdom.free else Reason.NO_CONNECTION
