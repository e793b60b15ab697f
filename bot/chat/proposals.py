"""Actions that propose something to a running table, and decide on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.chat.kit.blocks import compose
from bot.chat.kit.request import Request
from bot.chat.lobby.setup import pace_panel
from bot.games import proposals
from bot.games.changes import require_person, require_playing, require_seat
from bot.games.game import Game
from bot.games.models import Actor
from bot.games.seats import named_seat
from bot.games.table import Table

DecideProposal: TypeAlias = Callable[[Game, Actor, int, str, str, int | None], Game]
"""Notes what somebody has decided on the proposal of a game, from its kind, its argument and its message."""


async def show_pace(request: Request) -> None:
    """Show the pace of the running table, and what the person would like it to be, as in "1440 turn"."""
    await request.defer(fresh=True)
    game = (await request.services.tables.table(request.required_game_id)).game
    require_person(require_playing(game), request.actor)
    await request.answer(pace_panel(game, request.argument, request.localizer))


async def propose_pace(request: Request) -> None:
    await propose(request, proposals.PACE, request.argument)


async def find_substitute(request: Request) -> None:
    """Ask the table to let somebody else play on a seat: the one of the argument, or this person's own."""
    await request.defer(fresh=True)
    game = await request.services.games.game(request.required_game_id)
    seat = named_seat(game, request.argument) if request.argument else require_seat(game, request.actor)
    await propose(request, proposals.SEAT, str(seat.number))


async def propose(request: Request, kind: str, argument: str) -> None:
    """Put something to the table, or do it if nobody else has to agree; say to the person which of the two."""
    await request.defer(fresh=True)
    table = await request.change_table(proposals.propose, kind, argument)
    done = table.game.proposal is None
    request.mark_changed(table, redraw=done and kind in proposals.SEEN_IN_TURNS)
    await request.answer(compose(request.localizer(f"done-proposal-{kind}" if done else "proposal-waiting")))


async def agree(request: Request) -> None:
    """Agree to what was proposed; it is done with the last approval."""
    table = await _decide(request, proposals.approve)
    kind, _, _ = request.argument.partition(" ")
    request.mark_changed(table, redraw=table.game.proposal is None and kind in proposals.SEEN_IN_TURNS)


async def decline(request: Request) -> None:
    """Refuse what was proposed; whoever proposed it withdraws it in this way."""
    request.mark_changed(await _decide(request, proposals.refuse))


async def _decide(request: Request, decide: DecideProposal) -> Table:
    """Note what the person has decided; the request is drawn again when the table is published."""
    await request.defer()
    kind, _, argument = request.argument.partition(" ")
    proposals.require_kind(kind)
    return await request.change_table(decide, kind, argument, request.public_message_id)
