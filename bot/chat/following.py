"""Following tables without a seat: `/kingdomino follow`."""

from typing import Any, Final

from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Button, Row, Screen, compose
from bot.chat.kit.commands import command, localized, options, run
from bot.chat.kit.context import Context, Where
from bot.chat.kit.pipeline import AtTable, at_table
from bot.chat.table_view import take_button
from bot.games.people import Follower
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer

QUIETLY, MENTIONED = "quietly", "mentioned"
"""The ways to follow a game: arguments of the buttons of `following`, which update their message."""


def following(game_id: int, follower: Follower, localizer: FluentLocalizer) -> Screen:
    """Show how the person follows the game, with a button for the other way and a button for stopping."""
    if follower.mentioned:
        now, other, told, label = MENTIONED, QUIETLY, "following-mentioned", "button-follow-quietly"
    else:
        now, other, told, label = QUIETLY, MENTIONED, "following-quietly", "button-follow-mentioned"
    change = Button(Address(Action.FOLLOW, game_id, argument=other), localizer(label))
    stop = Button(Address(Action.UNFOLLOW, game_id, argument=now), localizer("button-unfollow"))
    return compose(localizer(told), Row((change, stop)))


@at_table(Action.FOLLOW, where=Where.FRESH)
async def follow(context: Context, table: Table) -> None:
    """Let the person follow the game, and show how; the argument is QUIETLY, MENTIONED or empty."""
    game_id, user_id, service = table.game.id, context.user_id, context.services.following
    # Without an argument, a second tap on the button beside the board must not change the way to follow.
    follower = None if context.argument else await service.follower(game_id, user_id)
    follower = follower or await service.follow(game_id, user_id, mentioned=context.argument == MENTIONED)
    await _show_beside_board(context, following(game_id, follower, context.localizer))


async def unfollow(context: Context, table: Table) -> None:
    """Let the person stop following the game."""
    await context.services.following.unfollow(table.game.id, context.user_id)
    await _show_beside_board(context, compose(context.localizer("unfollowed")))


async def visitor_buttons(context: Context, table: Table) -> tuple[Button, ...]:
    """Return the visitor's buttons at a live table: to follow the game, and to take each offered seat.

    A player who has resigned can take only their own seat.
    """
    game, user_id = table.game, context.user_id
    seat = game.seat_of(user_id)
    if not game.is_live or (seat is not None and not seat.resigned):
        return ()
    follower = await context.services.following.follower(game.id, user_id)
    action, label = (Action.UNFOLLOW, "button-unfollow") if follower else (Action.FOLLOW, "button-follow")
    return (
        Button(Address(action, game.id), context.localizer(label)),
        *(take_button(game, each, context.localizer) for each in game.seats if each.offered and seat in (None, each)),
    )


async def _show_beside_board(context: Context, screen: Screen) -> None:
    """Update a message about following; below a board send a new message, so the board stays."""
    is_beside = context.is_component and context.is_ephemeral and not context.argument
    await (context.reply.ask(screen) if is_beside else context.reply.show(screen))


_OFF: Final = "off"
_NAMES: Final = {QUIETLY: "how-quietly", MENTIONED: "how-mentioned", _OFF: "how-off"}
_WAYS: Final = [Choice(name=localized(key), value=way) for way, key in _NAMES.items()]


@command("follow")
@options("how")
@app_commands.choices(how=_WAYS)
async def follow_command(interaction: Interaction[Any], how: str = QUIETLY) -> None:
    await run(interaction, AtTable(unfollow, needs_log=False) if how == _OFF else AtTable(follow), how)
