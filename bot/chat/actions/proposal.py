"""Actions that propose something to a running table, and decide on it."""

from __future__ import annotations

from bot.chat.actions.registry import action
from bot.chat.addresses import Action
from bot.chat.blocks import compose
from bot.chat.discord_builder import build_view
from bot.chat.discord_channels import only
from bot.chat.request import Request
from bot.chat.screens.pace import pace_panel
from bot.chat.screens.proposal import OUTCOMES, proposal_decided, proposal_request
from bot.games.errors import ProposalGone
from bot.games.game_changes import require_person, require_playing, require_seat
from bot.games.handover import named_seat
from bot.games.models import Game, Proposal
from bot.games.proposals import PACE, SEAT, is_open, require_kind, undecided
from bot.games.table import Table


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
    if table.game.proposal is None:
        await request.answer(compose(request.localizer(f"done-proposal-{kind}")))
        await _show_outcome(request, table, kind, argument)
        return
    await request.answer(compose(request.localizer("takeback-waiting")))
    await _ask_others(request, table.game, table.game.proposal)


async def _show_outcome(request: Request, table: Table, kind: str, argument: str) -> None:
    """Show everybody what there is to do now, for kinds of proposals of which that is so."""
    if kind in OUTCOMES:
        screen = OUTCOMES[kind](table.game, argument, request.services.channels.localizer(table.game))
        nonce = f"done-{request.actor.interaction_id}"
        await request.services.publisher.announce(table, screen, nonce, request.public_reply)


async def _ask_others(request: Request, game: Game, proposal: Proposal) -> None:
    asked = [seat.user_id for seat in undecided(game) if seat.user_id]
    # As a follow-up, which needs no permission in the channel; it is public because the first answer is sent already.
    await request.interaction.followup.send(
        view=build_view(proposal_request(game, proposal, request.services.channels.localizer(game))),
        allowed_mentions=only(await request.services.accounts.who_may_be_mentioned(asked)),
    )


@action(Action.AGREE)
async def agree(request: Request) -> None:
    """Agree to what was proposed; it is done with the last approval."""
    await _decide(request, "agreed")


@action(Action.DECLINE)
async def decline(request: Request) -> None:
    """Refuse what was proposed; whoever proposed it withdraws it in this way."""
    await _decide(request, "refused")


async def _decide(request: Request, decision: str) -> None:
    """Note the decision, and show the request as it is then: without buttons once it is decided."""
    await request.defer()
    kind, _, argument = request.argument.partition(" ")
    require_kind(kind)
    game_id, service = request.required_game_id, request.services.proposals
    try:
        if decision == "agreed":
            table = await service.approve(game_id, request.actor, kind, argument)
        else:
            table = await service.refuse(game_id, request.actor, kind, argument)
        request.mark_changed(table, redraw=table.game.proposal is None)
    except ProposalGone:
        table, decision = await request.services.tables.table(game_id), "gone"
    # The request is a public message, so it is in the language of the table and not of the person who clicked.
    game, localizer = table.game, request.services.channels.localizer(table.game)
    if game.proposal and is_open(game, kind, argument):
        await request.answer(proposal_request(game, game.proposal, localizer))
    else:
        await request.answer(proposal_decided(game, request.argument, decision, request.actor.name, localizer))
