"""Decides on the moves of a turn, after checking whose turn it is and what the rules allow, as pure functions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from bot.games.models import Actor
from bot.games.refusals import NothingToUndo
from bot.games.table import UNDO_ENTRY, Table
from engine.errors import Reason
from engine.illegal_move import IllegalMove
from engine.moves import Move
from engine.state import State


@dataclass(frozen=True)
class Decision:
    """Moves to be written, and the position after them; None if no automatic moves may follow."""

    texts: tuple[str, ...]
    state: State | None

    def seat_in(self, table: Table) -> int | None:
        """Return the seat whose moves these are, or whose turn is undone."""
        return self.state.king.seat if self.state and self.is_undo else table.acting_seat

    @property
    def is_undo(self) -> bool:
        """Whether this undoes moves."""
        return UNDO_ENTRY in self.texts


Decide: TypeAlias = Callable[[Table], Decision]
"""A pure function that decides on a table; it raises Refusal, IllegalMove or NotationError to refuse the request."""


def decide_moves(table: Table, ply: int | None, text: str, actor: Actor) -> Decision:
    """Make one or more moves of a turn at `ply`, None for now; `text` is their texts with spaces between them.

    Either all of them are made or none. Raises as `Table.require_may_move`, NotationError or IllegalMove.
    """
    table.require_may_move(ply, actor)
    moves, state = [Move.parse(each) for each in text.split(" ")], table.state
    for move in moves:
        # Behind the end of the turn somebody else would move.
        if not state.is_same_turn(table.state):
            raise IllegalMove(Reason.TOO_LATE, move, state)
        state = state.play(move)
    return Decision(tuple(map(str, moves)), state)


def decide_undo_move(table: Table, ply: int | None, actor: Actor) -> Decision:
    """Undo the latest move of the turn under way. Raises as `Table.require_may_move`, or NothingToUndo."""
    table.require_may_move(ply, actor)
    if not table.can_undo_move:
        raise NothingToUndo("no-move")
    return Decision((UNDO_ENTRY,), None)
