"""Actions that propose something to a running table, and decide on it."""

from collections.abc import Callable
from typing import TypeAlias

from bot.chat.kit.addresses import Action
from bot.chat.kit.blocks import compose
from bot.chat.kit.context import Context
from bot.chat.kit.pipeline import Answer, Changed, Show, ask_first
from bot.chat.lobby.setup import pace_panel
from bot.games import proposals
from bot.games.game import Actor, Game
from bot.games.narration import chosen_seat, seat_labels
from bot.games.people import safe_name
from bot.games.seats import named_seat, require_person, require_playing, require_seat
from bot.games.table import Table

DecideProposal: TypeAlias = Callable[[Game, Actor, int, str, str, int | None], Game]
"""Notes what somebody has decided on the proposal of a game, from its kind, its argument and its message."""


async def show_pace(context: Context, table: Table) -> Answer:
    """Show the pace of the running table, and what the person would like it to be, as in "1440 turn"."""
    require_person(require_playing(table.game), context.actor)
    return Show(pace_panel(table.game, context.argument, context.localizer))


async def propose_pace(context: Context, table: Table) -> Answer:
    return await propose(context, table, proposals.PACE, context.argument)


async def pause(context: Context, table: Table) -> Answer:
    if not context.is_component:
        _dry_run(context, table, proposals.PAUSE, "")
        return ask_first(context, table, Action.PAUSE)
    return await propose(context, table, proposals.PAUSE, "")


async def go_on(context: Context, table: Table) -> Answer:
    table = await context.change_table(table, proposals.go_on)
    return Changed((table,), then=Show(compose(context.localizer("done-goon"))))


async def find_substitute(context: Context, table: Table) -> Answer:
    """Ask the table to let somebody else play on a seat: the one of the argument, or this person's own.

    Whoever types it is asked first: without an argument it may not be the seat that they mean.
    """
    game, argument = table.game, context.argument
    if not context.is_component:
        labels = seat_labels({seat.number: seat.name for seat in game.seats if seat.user_id}, context.localizer)
        argument = chosen_seat(labels, argument)
    seat = named_seat(game, argument) if argument else require_seat(game, context.actor)
    if not context.is_component:
        _dry_run(context, table, proposals.SEAT, str(seat.number))
        return ask_first(context, table, Action.FIND_SUBSTITUTE, str(seat.number), name=safe_name(seat.name))
    return await propose(context, table, proposals.SEAT, str(seat.number))


def _dry_run(context: Context, table: Table, kind: str, argument: str) -> None:
    """Check that the person may propose it: a confirmation must not be refused."""
    proposals.propose(table.game, context.actor, context.services.clock(), kind, argument)


async def propose(context: Context, table: Table, kind: str, argument: str) -> Answer:
    """Propose a change to the table, or make it if no approval is needed; show the person which of the two."""
    table = await context.change_table(table, proposals.propose, kind, argument)
    done = table.game.proposal is None
    text = context.localizer(f"done-proposal-{kind}" if done else "proposal-waiting")
    return Changed((table,), redraw=done and kind in proposals.SEEN_IN_TURNS, then=Show(compose(text)))


async def agree(context: Context, table: Table) -> Answer:
    """Approve a proposal; the last approval carries it out."""
    table = await _decide(context, table, proposals.approve)
    kind, _, _ = context.argument.partition(" ")
    return Changed((table,), redraw=table.game.proposal is None and kind in proposals.SEEN_IN_TURNS)


async def decline(context: Context, table: Table) -> Answer:
    """Refuse a proposal; its author withdraws it in this way."""
    return Changed((await _decide(context, table, proposals.refuse),))


async def _decide(context: Context, table: Table, decide: DecideProposal) -> Table:
    """Record the person's decision; the request is redrawn when the table is published."""
    kind, _, argument = context.argument.partition(" ")
    proposals.require_kind(kind)
    return await context.change_table(table, decide, kind, argument, context.public_message_id)
