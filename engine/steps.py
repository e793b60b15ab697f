"""The steps of a turn, and the chance moves between turns.

A step says which moves it allows now, whether the game must wait for one of them, why a move is not allowed, and what
a move changes. `State` walks the steps of its variant in order and stops after the first that is required. Optional
actions, the first choice and the last round need no code of their own: they follow from which steps are required.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypedDict, TypeVar

from engine.dominoes import BOXES, Domino
from engine.errors import Reason, ReasonCode, shortened
from engine.geometry import CASTLE
from engine.moves import Deal, Discard, Move, Order, Pick, Place, cached_pick

if TYPE_CHECKING:
    from engine.extension import Component
    from engine.kingdom import Kingdom
    from engine.state import State

T = TypeVar("T")


# ---- kings, and the turns that follow from where they stand (docs/rules.md 1.4)


@dataclass(frozen=True)
class King:
    """A king: the seat of its owner, counted from 1, and the kingdom that it acts on, counted from 0.

    >>> from engine import State
    >>> State.start("rwt", 6).first_turn(5).king
    King(seat=5, kingdom=1)
    """

    seat: int
    kingdom: int


@dataclass(frozen=True)
class Turn:
    """A king's turn, and the domino that it stands on; on the first choice there is none.

    >>> from engine import State
    >>> turn = State.parse("kd 2 ##;## 3:1,17:2 0 4,8:2,19,30 2 1-2").turns[1]
    >>> turn.king.seat, str(turn.domino)
    (2, '17')
    """

    king: King
    domino: Domino | None = None


@dataclass(frozen=True)
class Line:
    """Dominoes in ascending order, and the king on each or None.

    >>> line = Line.dealt((Domino.parse("3"), Domino.parse("17"))).claim(Domino.parse("17"), King(seat=2, kingdom=1))
    >>> [str(domino) for domino in line.free], [turn.king.seat for turn in line.turns()]
    (['3'], [2])
    """

    dominoes: tuple[Domino, ...] = ()
    kings: tuple[King | None, ...] = ()

    @property
    def free(self) -> tuple[Domino, ...]:
        return tuple([domino for domino, king in zip(self.dominoes, self.kings, strict=True) if king is None])

    @classmethod
    def dealt(cls, dominoes: tuple[Domino, ...]) -> Line:
        return cls(dominoes, (None,) * len(dominoes))

    def claim(self, domino: Domino, king: King) -> Line:
        index = self.dominoes.index(domino)
        return Line(self.dominoes, (*self.kings[:index], king, *self.kings[index + 1 :]))

    def turns(self) -> tuple[Turn, ...]:
        """Return the turns of the kings on the line; a domino without a king is out of the game (docs/rules.md 1.7)."""
        return tuple(Turn(king, domino) for domino, king in zip(self.dominoes, self.kings, strict=True) if king)


NO_LINE = Line()
"""No next line: until one has been dealt, and in the last round."""


# ---- steps


class IllegalMove(ValueError):
    """Raised when a move is well formed but the rules do not allow it in `state`; `reason` says why.

    >>> from engine import Move, State
    >>> try:
    ...     State.start("kd", 2).play(Move.parse("1@g8n"))
    ... except IllegalMove as error:
    ...     print(error.reason.value, error.move)
    chance-due 1@g8n
    """

    def __init__(self, reason: ReasonCode, move: Move, state: State) -> None:
        self.reason, self.move, self.state = reason, move, state
        super().__init__(f"{shortened(str(move))}: {reason.value}")

    def __reduce__(self) -> tuple[object, tuple[ReasonCode, Move, State]]:
        # Exceptions are unpickled from their message alone otherwise.
        return type(self), (self.reason, self.move, self.state)


class Changes(TypedDict, total=False):
    """New values for fields of a `State`: what `effect` returns and `State.replace` takes."""

    kingdoms: tuple[Kingdom, ...]
    discards: tuple[tuple[Domino, ...], ...]
    unseen: tuple[Domino, ...]
    lines_dealt: int
    turns: tuple[Turn, ...]
    step_index: int
    next_line: Line
    components: tuple[Component, ...]


class MoveHandler(Protocol):
    """The rules of one or more kinds of move: what steps and chance moves have in common."""

    @property
    def moves(self) -> tuple[type[Move], ...]:
        """The kinds of move that it handles."""

    def is_required(self, state: State) -> bool:
        """Return whether the game must wait for a move of this handler."""

    def check(self, state: State, move: Any) -> ReasonCode | None:
        """Return why the rules forbid a move of one of its kinds; None if they allow it."""

    def effect(self, state: State, move: Any) -> Changes:
        """Return what a legal move changes."""


class Step(MoveHandler, Protocol):
    """A part of a turn. A step that `repeats` stays open after a move of its kinds; any other is then over."""

    @property
    def repeats(self) -> bool:
        """Whether the step allows several moves in a turn."""

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        """Return the legal moves of this step, each once."""

    def refusal(self, state: State, kind: type[Move]) -> ReasonCode | None:
        """Return why no move of that kind is legal in this open step; asked only if none is."""


class Chance(MoveHandler, Protocol):
    """A kind of chance move: shuffling, dealing, turning up."""

    def draw(self, state: State, rng: Random) -> Move:
        """Draw one of the possible moves, each as likely as any other."""


class PlaceStep:
    """The domino under the king is placed, or discarded if it fits nowhere (docs/rules.md 1.5, 1.6)."""

    repeats = False
    moves = Place, Discard

    def is_required(self, state: State) -> bool:
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
        # A legal placement in the wrong spelling is refused, too: no two legal moves mean the same (R2).
        if not state.kingdom.fits(move):
            return _placement_error(state.kingdom, move)
        return None if move.is_canonical else Reason.SPELLING

    def effect(self, state: State, move: Place | Discard) -> Changes:
        acting = state.king.kingdom
        if isinstance(move, Discard):
            discards = (*state.discards[acting], move.domino)
            return Changes(discards=with_item(state.discards, acting, discards))
        return Changes(kingdoms=with_item(state.kingdoms, acting, state.kingdom.place(move)))


class ChooseStep:
    """The king moves to a free domino of the next line (docs/rules.md 1.7). In the last round there is none."""

    repeats = False
    moves = (Pick,)

    def is_required(self, state: State) -> bool:
        return None in state.next_line.kings

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        # A list is faster than a generator here, and this runs at every choice.
        return tuple([cached_pick(domino) for domino in state.next_line.free])

    def refusal(self, state: State, kind: type[Move]) -> ReasonCode | None:  # noqa: ARG002
        return Reason.LAST_ROUND  # as long as there is a next line, one of its dominoes is free

    def check(self, state: State, move: Pick) -> ReasonCode | None:
        if not state.next_line.dominoes:
            return Reason.LAST_ROUND
        if move.domino not in state.next_line.dominoes:
            return Reason.NOT_IN_LINE
        return None if move.domino in state.next_line.free else Reason.TAKEN

    def effect(self, state: State, move: Pick) -> Changes:
        return Changes(next_line=state.next_line.claim(move.domino, state.king))


class OrderChance:
    """The kings are shuffled and drawn one by one (docs/rules.md 1.3).

    If the format has a pattern for the first choice, the players are drawn instead (docs/rules.md 2.4).
    """

    moves = (Order,)

    def is_required(self, state: State) -> bool:
        return not state.turns and state.lines_dealt == 0

    def check(self, state: State, move: Order) -> ReasonCode | None:
        if Counter(move.seats) != Counter(_kings(state)):
            return Reason.WRONG_KINGS
        # With a pattern for the first choice, only an order that follows it stays as it is.
        return None if move.seats == _choosing_order(move.seats, state) else Reason.WRONG_KINGS

    def effect(self, state: State, move: Order) -> Changes:
        return Changes(turns=tuple(state.first_turn(seat) for seat in move.seats))

    def draw(self, state: State, rng: Random) -> Order:
        kings = _kings(state)
        return Order(_choosing_order(rng.sample(kings, len(kings)), state))


class DealChance:
    """The next line is dealt; lines come from the boxes of the format in turn (docs/rules.md 3.3)."""

    moves = (Deal,)

    def is_required(self, state: State) -> bool:
        return not state.next_line.dominoes and state.lines_dealt < state.format.rounds

    def check(self, state: State, move: Deal) -> ReasonCode | None:
        if len(move.dominoes) != state.format.line:
            return Reason.WRONG_COUNT
        if any(domino.box != next_boxes(state)[0] for domino in move.dominoes):
            return Reason.WRONG_BOX
        if any(domino not in state.unseen for domino in move.dominoes):
            return Reason.ALREADY_SEEN
        ascending = all(low.number < high.number for low, high in pairwise(move.dominoes))
        return None if ascending else Reason.NOT_ASCENDING

    def effect(self, state: State, move: Deal) -> Changes:
        # A domino that is dealt is unseen no more; those that stay in the box remain so to the end.
        unseen = tuple(domino for domino in state.unseen if domino not in move.dominoes)
        return Changes(next_line=Line.dealt(move.dominoes), unseen=unseen, lines_dealt=state.lines_dealt + 1)

    def draw(self, state: State, rng: Random) -> Deal:
        # As good as taking the top of a shuffled pile: every set of unseen dominoes is equally likely.
        box = next_boxes(state)[0]
        pile = [domino for domino in state.unseen if domino.box == box]
        if len(pile) < state.format.line:
            raise ValueError(f"a line has {state.format.line} dominoes, but only {len(pile)} are left in box {box!r}")
        return Deal(tuple(sorted(rng.sample(pile, state.format.line), key=lambda domino: domino.number)))


def with_item(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _kings(state: State) -> list[int]:
    return [seat for seat in range(1, state.players + 1) for _ in range(state.format.kings_each)]


def _choosing_order(kings: Sequence[int], state: State) -> tuple[int, ...]:
    """Return the seats in the order in which they choose from the first line, given those of the kings as drawn."""
    pattern = state.format.first_choice
    players = list(dict.fromkeys(kings))  # each player once, in the order of their first kings
    return tuple(players[int(digit) - 1] for digit in pattern) if pattern else tuple(kings)


def next_boxes(state: State) -> tuple[str, ...]:
    """Return the letters of the boxes that the lines to come are dealt from, the next one first."""
    boxes = state.format.boxes
    return tuple(boxes[line % len(boxes)] for line in range(state.lines_dealt, state.format.rounds))


def all_dominoes(boxes: tuple[str, ...]) -> tuple[Domino, ...]:
    """Return the dominoes of these boxes, ordered by the letter of the box and the number."""
    return tuple(domino for box in sorted(set(boxes)) for domino in BOXES[box])


def _placement_error(kingdom: Kingdom, place: Place) -> Reason:
    if not place.is_on_board:
        return Reason.OUTGROWS_GRID
    covered = sum(square.mask for square in place.squares)
    # Several of these may hold at once; the plainest comes first.
    if covered & (kingdom.covered | CASTLE.mask):
        return Reason.OCCUPIED
    return Reason.OUTGROWS_GRID if covered & ~kingdom.free else Reason.NO_CONNECTION
