"""The steps of a turn, and the chance moves between turns.

A step lists its legal moves, decides whether the game must wait for a move, refuses illegal moves with a reason, and
returns the changes of a legal move. A `State` walks the steps of the variant in order and stops after the first
required step. A step decides by the position whether it is required, so optional actions, the first choice and the last
round need no special case.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Protocol, TypeVar

from engine.errors import Reason, ReasonCode
from engine.geometry import CASTLE
from engine.kingdom import Kingdom
from engine.moves import Deal, Discard, Move, Order, Pick, Place, cached_pick
from engine.permutation import Sampler
from engine.position import Changes, Line, Position

T = TypeVar("T")


class MoveHandler(Protocol):
    """The rules of some kinds of move: the common part of steps and chance moves."""

    @property
    def moves(self) -> tuple[type[Move], ...]:
        """The kinds of move of the handler."""

    def is_required(self, position: Position) -> bool:
        """Return whether the game must wait for a move of the handler."""

    def check(self, position: Position, move: Any) -> ReasonCode | None:
        """Return why a move of the handler's kinds is illegal; None for a legal move."""

    def effect(self, position: Position, move: Any) -> Changes:
        """Return the changes of a legal move."""


class Step(MoveHandler, Protocol):
    """A part of a turn."""

    @property
    def repeats(self) -> bool:
        """Whether the step allows several moves in a turn. Otherwise a move ends the step."""

    def legal_moves(self, position: Position) -> tuple[Move, ...]:
        """Return the legal moves of the step, each move once."""

    def refusal(self, position: Position, kind: type[Move]) -> ReasonCode | None:
        """Return why no move of a kind is legal. Callers ask only if no move of the kind is legal."""


class Chance(MoveHandler, Protocol):
    """A kind of chance move: shuffling, dealing, turning up."""

    def draw(self, position: Position, sampler: Sampler) -> Move:
        """Draw a possible move. The pieces given to the sampler have different texts."""


class PlaceStep:
    """The player places the domino under the king, or discards a domino that fits nowhere (docs/rules.md 1.5, 1.6)."""

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
        # The step also refuses the wrong spelling of a legal placement: no two legal moves mean the same thing (R2).
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
    """The king moves to a free domino of the next line (docs/rules.md 1.7). The last round has no next line."""

    repeats = False
    moves = (Pick,)

    def is_required(self, position: Position) -> bool:
        return None in position.next_line.kings

    def legal_moves(self, position: Position) -> tuple[Move, ...]:
        # A list is faster than a generator here, and the method runs at every choice.
        return tuple([cached_pick(domino) for domino in position.next_line.free])

    def refusal(self, position: Position, kind: type[Move]) -> ReasonCode | None:  # noqa: ARG002
        return Reason.LAST_ROUND  # In every other round, the next line has a free domino.

    def check(self, position: Position, move: Pick) -> ReasonCode | None:
        if not position.next_line.dominoes:
            return Reason.LAST_ROUND
        if move.domino not in position.next_line.dominoes:
            return Reason.NOT_IN_LINE
        return None if move.domino in position.next_line.free else Reason.TAKEN

    def effect(self, position: Position, move: Pick) -> Changes:
        return Changes(next_line=position.next_line.claim(move.domino, position.king))


class OrderChance:
    """Chance draws the kings one by one (docs/rules.md 1.3).

    In a format with a pattern for the first choice, chance draws the players instead (docs/rules.md 2.4).
    """

    moves = (Order,)

    def is_required(self, position: Position) -> bool:
        return not position.turns and position.lines_dealt == 0

    def check(self, position: Position, move: Order) -> ReasonCode | None:
        if Counter(move.seats) != Counter(_kings(position)):
            return Reason.WRONG_KINGS
        # With a pattern for the first choice, only an order by the pattern equals its own result.
        return None if move.seats == _choosing_order(move.seats, position) else Reason.WRONG_KINGS

    def effect(self, position: Position, move: Order) -> Changes:
        return Changes(turns=tuple(position.first_turn(seat) for seat in move.seats))

    def draw(self, position: Position, sampler: Sampler) -> Order:
        seats = _kings(position)
        kings = {f"#{seat}.{seats[:index].count(seat) + 1}": seat for index, seat in enumerate(seats)}
        drawn = sampler.sample([*kings], len(kings))
        return Order(_choosing_order([kings[king] for king in drawn], position))


class DealChance:
    """Chance deals the next line. Lines come from the boxes of the format in turn (docs/rules.md 3.3)."""

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
        # Dominoes that are never dealt remain unseen to the end.
        unseen = tuple(domino for domino in position.unseen if domino not in move.dominoes)
        return Changes(next_line=Line.dealt(move.dominoes), unseen=unseen, lines_dealt=position.lines_dealt + 1)

    def draw(self, position: Position, sampler: Sampler) -> Deal:
        # A sample is as good as the top of a shuffled pile: every set of unseen dominoes is equally likely.
        box = next_boxes(position)[0]
        pile, length = [domino for domino in position.unseen if domino.box == box], position.format.line
        if len(pile) < length:
            raise ValueError(f"a line has {length} dominoes, but only {len(pile)} are left in box {box!r}")
        return Deal(tuple(sorted(sampler.sample(pile, length), key=lambda domino: domino.number)))


def with_item(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _kings(position: Position) -> list[int]:
    return [seat for seat in range(1, position.players + 1) for _ in range(position.format.kings_each)]


def _choosing_order(kings: Sequence[int], position: Position) -> tuple[int, ...]:
    """Return the seats in the order of the first choice, given the seats of the kings in the order of the draw."""
    pattern = position.format.first_choice
    players = list(dict.fromkeys(kings))  # Each player is in the list once, in the order of the players' first kings.
    return tuple(players[int(digit) - 1] for digit in pattern) if pattern else tuple(kings)


def next_boxes(position: Position) -> tuple[str, ...]:
    """Return the letter of the box of each line still to be dealt, from the next line on."""
    boxes = position.format.boxes
    return tuple(boxes[line % len(boxes)] for line in range(position.lines_dealt, position.format.rounds))


def _placement_error(kingdom: Kingdom, place: Place) -> Reason:
    if not place.is_on_board:
        return Reason.OUTGROWS_GRID
    covered = sum(square.mask for square in place.squares)
    # Several reasons may apply at once. The plainest reason comes first.
    if covered & (kingdom.covered | CASTLE.mask):
        return Reason.OCCUPIED
    return Reason.OUTGROWS_GRID if covered & ~kingdom.free else Reason.NO_CONNECTION
