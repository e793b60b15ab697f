"""Undoing a turn which is over, if everybody approves: the command and the taps."""

from dataclasses import replace
from functools import partial
from typing import Any

from discord import Interaction

from bot.chat.kit.addresses import Action
from bot.chat.kit.blocks import compose
from bot.chat.kit.commands import CommandSet, command
from bot.chat.kit.context import Context
from bot.chat.kit.pipeline import Answer, AtTable, Changed, Show, ask_first, perform
from bot.chat.kit.refusals import explain
from bot.chat.turn.actions import show_panel, take_back
from bot.chat.turn.screens import turn_done
from bot.games.game import Actor
from bot.games.refusals import Refusal, StaleGame
from bot.games.table import Table
from bot.games.undo import NothingToUndo, UndoService, require_undo, what_came_since


async def undo_turn(context: Context, table: Table) -> Answer:
    """Undo the placement of the turn under way; else ask the others to approve undoing the latest turn."""
    # People do not tell the two kinds of undo apart, so one command serves both.
    if table.can_take_back and table.awaits(context.user_id):
        return await take_back(replace(context, argument=str(table.moves[-1].move)), table)
    # A person who is asked about another's turn answers in the request, and not by a request of their own.
    is_asked = table.is_undo_requested and table.game.played_by(context.user_id) is not None
    if is_asked and (why := what_came_since(table, context.actor)):
        return _turn_stands(context, table, why)
    if not context.is_component and _asks_others(table, context.actor):
        return ask_first(context, table, Action.UNDO_TURN)
    # Empty if the turn that is undone has ended since the table was read.
    first_move = "".join(str(played.move) for played in table.latest_turn[:1])
    try:
        table = await UndoService(context.services.tables).approve(table.game.id, context.ply, context.actor)
    # The button of a turn that others have followed: say what came in between.
    except (NothingToUndo, StaleGame) as refusal:
        return _turn_stands(context, table, what_came_since(table, context.actor) or refusal)
    if table.is_undo_requested:
        return Changed((table,), then=Show(compose(context.localizer("undo-waiting"))))
    return Changed((table,), then=partial(show_panel, context, table, first_move, context.localizer("undo-done")))


def _asks_others(table: Table, actor: Actor) -> bool:
    """Return whether the latest turn may be undone once somebody else has approved that."""
    try:
        seat = require_undo(table, None, actor)
    except Refusal:
        return False
    return any(other is not seat for other in table.game.undecided_on_undo)


def _turn_stands(context: Context, table: Table, why: NothingToUndo | StaleGame) -> Show:
    """Show the reason in the message of a button that no longer works; raise it if there was no such button."""
    seat = table.game.seat_of(context.user_id)
    if seat is None or not context.is_component:
        raise why
    return Show(turn_done(table, seat.number, context.localizer, explain(why, context.localizer)))


async def approve(context: Context, table: Table) -> Answer:
    """Approve undoing a turn; the request is redrawn when the table is published."""
    vote = UndoService(context.services.tables).agree
    return Changed((await vote(table.game.id, context.ply, context.actor, context.public_message_id),))


async def reject(context: Context, table: Table) -> Answer:
    """Reject undoing somebody's turn; the player who asked withdraws the request in this way."""
    vote = UndoService(context.services.tables).reject
    return Changed((await vote(table.game.id, context.ply, context.actor, context.public_message_id),))


class UndoCommands(CommandSet):
    @command("undo")
    async def undo_turn(self, interaction: Interaction[Any]) -> None:
        await perform(AtTable(undo_turn), Context(interaction, self.services))
