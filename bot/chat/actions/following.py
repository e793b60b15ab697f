"""Actions that follow a table without a seat at it."""

from __future__ import annotations

from bot.chat.actions.absence import welcome
from bot.chat.actions.registry import action
from bot.chat.addresses import Action
from bot.chat.blocks import Button, Screen, compose
from bot.chat.interactions.request import Request
from bot.chat.screens import lookups
from bot.chat.screens.following import MENTIONED, follow_button, following
from bot.chat.screens.substitutes import take_button
from bot.games.table import Table


@action(Action.FOLLOW)
async def follow(request: Request) -> None:
    """Let this person follow the game, and say how; the argument is that of the buttons of `following`."""
    await request.defer(fresh=True)
    game_id, user_id, service = request.required_game_id, request.interaction.user.id, request.services.following
    # A second tap on the button beside the board is no choice of another way to follow.
    follower = None if request.argument else await service.follower(game_id, user_id)
    follower = follower or await service.follow(game_id, user_id, mentioned=request.argument == MENTIONED)
    await _show(request, following(game_id, follower, request.localizer))


@action(Action.UNFOLLOW)
async def unfollow(request: Request) -> None:
    """Let this person stop following a game: the one of the address, or the one that `/games` names."""
    await request.defer(fresh=True)
    game_id = request.game_id or request.number
    await request.services.following.followers.unfollow(game_id, request.interaction.user.id)
    if request.game_id:
        await _show(request, compose(request.localizer("unfollowed")))
    else:
        await show_games(request)


@action(Action.SHOW_GAMES)
async def show_games(request: Request) -> None:
    """List the games that this person plays and follows."""
    await request.defer()
    services, user_id = request.services, request.interaction.user.id
    mine = await services.games.games_of(user_id)
    followed = await services.following.followers.followed(user_id)
    archived = await services.games.archived_games_of(user_id, lookups.MAX_ARCHIVED)
    news = await welcome(request, await request.person())
    await request.answer(lookups.games(mine, followed, user_id, request.localizer, news, archived))


async def visitor_buttons(request: Request, table: Table) -> tuple[Button, ...]:
    """Return the buttons of somebody who does not play at a live table: to follow it, and to take seats on offer.

    Somebody who has resigned is offered only their own seat.
    """
    game, user_id = table.game, request.interaction.user.id
    seat = game.seat_of(user_id)
    if not game.is_live or (seat is not None and not seat.resigned):
        return ()
    follower = await request.services.following.follower(game.id, user_id)
    return (
        follow_button(game.id, request.localizer, is_following=follower is not None),
        *(take_button(game, each, request.localizer) for each in game.seats if each.offered and seat in (None, each)),
    )


async def _show(request: Request, screen: Screen) -> None:
    """Answer in place where the message is about following alone; beside the board, which stays, everywhere else."""
    if request.is_component and request.is_ephemeral and not request.argument:
        await request.ask(screen)
    else:
        await request.answer(screen)
