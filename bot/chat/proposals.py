"""Proposals to a running table: changes of the game, and undoing a finished turn."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeAlias

from bot.chat.kit.addresses import Action
from bot.chat.kit.blocks import compose
from bot.chat.kit.context import Context
from bot.chat.kit.pipeline import ask_first
from bot.chat.kit.refusals import explain
from bot.chat.turn.actions import show_panel, take_back
from bot.chat.turn.screens import turn_done
from bot.games import proposals
from bot.games.game import Actor, Game, Proposal
from bot.games.proposals import NothingToUndo, is_undo_requested, require_undo, undecided, what_came_since
from bot.games.refusals import Refusal, StaleGame
from bot.games.table import Table
from bot.games.tables import is_made_by
from bot.games.turn import turn_to_undo_alone, undo_alone

DecideProposal: TypeAlias = Callable[[Game, Actor, int, str, str, int | None], Game]
"""Records a person's decision on a proposal, given the kind, the argument and the message of the proposal."""


async def pause(context: Context, table: Table) -> None:
    if not context.is_component:
        dry_run(context, table, proposals.PAUSE, "")
        await ask_first(context, table, context.localizer("ask-pause"), Action.PAUSE)
    else:
        await propose(context, table, proposals.PAUSE, "")


async def go_on(context: Context, table: Table) -> None:
    await context.change_table(table, proposals.go_on)
    await context.reply.show(compose(context.localizer("done-goon")))


def dry_run(context: Context, table: Table, kind: str, argument: str) -> None:
    """Check that the person may make the proposal, because a confirmation must not be refused."""
    proposals.propose(table.game, context.actor, context.now, kind, argument)


_DONE: Final = {
    proposals.PACE: "done-proposal-pace",
    proposals.SEAT: "done-proposal-seat",
    proposals.PAUSE: "done-proposal-pause",
}
"""What the proposer reads if nobody else has to agree."""


async def propose(context: Context, table: Table, kind: str, argument: str) -> None:
    context.require_voice()
    table = await context.change_table(table, proposals.propose, kind, argument)
    done = not proposals.is_open(table.game, kind, argument)
    context.changed(table, redraw=done and kind in proposals.SEEN_IN_TURNS)
    await context.reply.show(compose(context.localizer(_DONE[kind] if done else "proposal-waiting")))


async def agree(context: Context, table: Table) -> None:
    table = await _decide(context, table, proposals.approve)
    kind, _, argument = context.argument.partition(" ")
    done = not proposals.is_open(table.game, kind, argument)
    context.changed(table, redraw=done and kind in proposals.SEEN_IN_TURNS)


async def decline(context: Context, table: Table) -> None:
    """Refuse a proposal; its author withdraws the proposal in this way."""
    context.changed(await _decide(context, table, proposals.refuse))


async def _decide(context: Context, table: Table, decide: DecideProposal) -> Table:
    """Record the person's decision; publishing the table redraws the request."""
    kind, _, argument = context.argument.partition(" ")
    async with context.services.tables.at(table, context.actor) as opened:
        proposals.require_open(opened.table, context.actor, kind, argument)
        opened.change(decide, kind, argument, context.public_message_id)
    return opened.table


# ---- undoing a turn


async def undo_turn(context: Context, table: Table) -> None:
    """Undo the placement of the current turn, or else ask the other players to approve undoing the latest turn."""
    # People do not distinguish the two kinds of undo, so a single command serves both.
    if table.can_take_back and table.awaits(context.user_id):
        await take_back(replace(context, argument=str(table.moves[-1].move)), table)
        return
    if turn := turn_to_undo_alone(table, context.user_id):
        await _undo_alone(context, table, str(turn[0].move))
        return
    # A person who is asked about another player's turn must answer the request instead of making a request.
    is_asked = is_undo_requested(table) and table.game.played_by(context.user_id) is not None
    if is_asked and (why := what_came_since(table, context.actor)):
        await _show_turn_stands(context, table, why)
        return
    if _asks_others(table, context.actor):
        context.require_voice()
        if not context.is_component:
            await ask_first(context, table, context.localizer("ask-undoturn"), Action.UNDO_TURN)
            return
    try:
        async with context.services.tables.at(table, context.actor) as opened:
            first_move = "".join(str(played.move) for played in opened.table.latest_turn[:1])
            if not is_made_by(opened.table, context.actor):
                require_undo(opened.table, context.ply, context.actor)
                opened.change(proposals.propose, proposals.UNDO, str(opened.table.ply))
    # The button belongs to a turn that others have followed, so the answer names what came in between.
    except (NothingToUndo, StaleGame) as refusal:
        await _show_turn_stands(context, table, what_came_since(table, context.actor) or refusal)
        return
    asked = opened.table
    context.changed(asked)
    if is_undo_requested(asked):
        await context.reply.show(compose(context.localizer("undo-waiting")))
    else:
        await show_panel(context, asked, first_move, context.localizer("undo-done"))


async def _undo_alone(context: Context, table: Table, first_move: str) -> None:
    """Undo the latest turn of a person who plays alone, and show the first move of the turn as the chosen move."""
    try:
        undone = await context.services.tables.play(table, undo_alone, context.actor, context.ply)
    except StaleGame:
        await show_panel(context, await context.services.tables.table(table.game.id))
        return
    context.changed(undone)
    await show_panel(context, undone, first_move, context.localizer("undo-alone-done"))


def _asks_others(table: Table, actor: Actor) -> bool:
    """Return whether the latest turn may be undone, but only with another player's approval."""
    try:
        seat = require_undo(table, None, actor)
    except Refusal:
        return False
    ply = str(table.ply)
    proposal = proposals.find(table.game, proposals.UNDO, ply) or Proposal(proposals.UNDO, ply, (seat.number,))
    return any(other != seat for other in undecided(table.game, proposal))


async def _show_turn_stands(context: Context, table: Table, why: NothingToUndo | StaleGame) -> None:
    """Show the reason in the message of an outdated button; raise the reason if there is no such message."""
    seat = table.game.seat_of(context.user_id)
    if seat is None or not context.is_component:
        raise why
    await context.reply.show(turn_done(table, seat.number, context.localizer, explain(why, context.localizer)))
