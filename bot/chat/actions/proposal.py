"""Actions that propose something to a running table, and decide on it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from bot.chat.actions.registry import action
from bot.chat.addresses import Action
from bot.chat.blocks import compose
from bot.chat.request import Request
from bot.chat.screens.pace import pace_panel
from bot.chat.screens.proposal import proposal_gone, proposal_refused, proposal_request
from bot.games.errors import ProposalGone
from bot.games.game_changes import require_person, require_playing, require_seat
from bot.games.handover import named_seat
from bot.games.models import Actor
from bot.games.proposals import PACE, SEAT, require_kind
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer

Decide: TypeAlias = Callable[[int, Actor, str, str], Awaitable[Table]]
"""Notes what somebody has decided on the proposal of a game, from its kind and its argument. Raises ProposalGone."""


@action(Action.SHOW_PACE)
async def show_pace(request: Request) -> None:
    """Show the pace of the running table, and what the person would like it to be, as in "1440 turn"."""
    await request.defer(fresh=True)
    game = (await request.services.tables.table(request.required_game_id)).game
    require_person(require_playing(game), request.actor)
    await request.answer(pace_panel(game, request.argument, request.localizer))


@action(Action.PROPOSE_PACE)
async def propose_pace(request: Request) -> None:
    await propose(request, PACE, request.argument)


@action(Action.FIND_SUBSTITUTE)
async def find_substitute(request: Request) -> None:
    """Ask the table to let somebody else play on a seat: the one of the argument, or this person's own."""
    await request.defer(fresh=True)
    game = await request.services.games.game(request.required_game_id)
    seat = named_seat(game, request.argument) if request.argument else require_seat(game, request.actor)
    await propose(request, SEAT, str(seat.number))


async def propose(request: Request, kind: str, argument: str) -> None:
    """Put something to the table, or do it if nobody else has to agree; say to the person which of the two."""
    await request.defer(fresh=True)
    table = await request.services.proposals.propose(request.required_game_id, request.actor, kind, argument)
    request.mark_changed(table, redraw=table.game.proposal is None)
    done = table.game.proposal is None
    await request.answer(compose(request.localizer(f"done-proposal-{kind}" if done else "proposal-waiting")))


@action(Action.AGREE)
async def agree(request: Request) -> None:
    """Agree to what was proposed; it is done with the last approval, which is told in place of the request."""
    await request.defer()
    approve = partial(request.services.proposals.approve, request_id=request.public_message_id)
    table = await _decide(request, approve)
    if table and table.game.proposal:
        await request.answer(proposal_request(table.game, table.game.proposal, _public_localizer(request, table)))


@action(Action.DECLINE)
async def decline(request: Request) -> None:
    """Refuse what was proposed; whoever proposed it withdraws it in this way."""
    await request.defer()
    if table := await _decide(request, request.services.proposals.refuse):
        localizer = _public_localizer(request, table)
        await request.answer(proposal_refused(table.game, request.argument, request.actor.name, localizer))


async def _decide(request: Request, decide: Decide) -> Table | None:
    """Note the decision and return the table; or None, and let the request say so, if nothing is to be decided."""
    kind, _, argument = request.argument.partition(" ")
    require_kind(kind)
    try:
        table = await decide(request.required_game_id, request.actor, kind, argument)
    except ProposalGone:
        table = await request.services.tables.table(request.required_game_id)
        await request.answer(proposal_gone(table.game, request.argument, _public_localizer(request, table)))
        return None
    request.mark_changed(table, redraw=table.game.proposal is None)
    return table


def _public_localizer(request: Request, table: Table) -> FluentLocalizer:
    # A request is a public message, so it is in the language of the table and not of the person who clicked.
    return request.services.channels.localizer(table.game)
