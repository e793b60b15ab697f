"""What is left of the panel when the turn is over: a line, and the way to undo the turn while there is one."""

from __future__ import annotations

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Block, Button, Row, Screen, compose
from bot.chat.markup import small
from bot.games.computers.computers import searches
from bot.games.names import safe_name
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.moves import Discard, Pick, Place

_KINDS = {Place: "place", Discard: "discard", Pick: "pick"}


def turn_done(table: Table, seat: int, localizer: FluentLocalizer, notice: str = "") -> Screen:
    """Tell a player what their turn has done, who is thinking now, or how to undo the turn while that is possible.

    `notice` is a line below what the turn has done.
    """
    acting = table.acting
    blocks: list[Block | str] = [turn_summary(table, seat, localizer), notice]
    if acting and searches(table.acting_computer):
        blocks.append(small(localizer("turn-thinking", name=safe_name(acting.name))))
    if acting and _may_undo(table, seat) and not table.acting_computer:
        blocks.append(Row((Button(Address.at(table, Action.UNDO_TURN), localizer("button-undoturn")),)))
    return compose(*blocks)


def _may_undo(table: Table, seat: int) -> bool:
    return any(played.seat == seat for played in table.latest_turn)


def turn_summary(table: Table, seat: int, localizer: FluentLocalizer) -> str:
    """Say in a line which dominoes the latest turn of a seat has placed and taken."""
    moves = [played.move for played in table.latest_turn_of(seat)]
    told = [move for move in moves if isinstance(move, Place | Discard | Pick)]
    placed, taken = (
        [str(move.domino) for move in told if isinstance(move, Pick) is is_pick] for is_pick in (False, True)
    )
    # Nothing to tell if somebody took the seat over in the middle of the turn.
    key = "-".join(_KINDS[type(move)] for move in told) or "other"
    return localizer(f"turn-done-{key}", placed="".join(placed), taken="".join(taken))
