"""Following: people watch a table without a seat, and may be mentioned at its end."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Final

from bot.chat.deeds.games import place, show_games
from bot.chat.handling.context import Context, Services, Where
from bot.chat.handling.feature import Feature
from bot.chat.handling.pipeline import table_here
from bot.chat.kit.blocks import Address, Button, Row, Screen, compose
from bot.chat.kit.markup import bullet, heading
from bot.chat.screens.pages import GameList
from bot.chat.slots import GAMES, MENTIONED_AT_END, STORED, VISITOR
from bot.features.following.rows import ROWS, Follower, SqlFollowerRepository
from bot.games.game import Game
from bot.games.table import Table
from bot.games.words.narration import join_facts
from bot.localization.fluent import FluentLocalizer


class FollowingAction(StrEnum):
    """The actions of following, whose texts are part of addresses."""

    FOLLOW = "follow"
    UNFOLLOW = "unfollow"


def followers(services: Services) -> SqlFollowerRepository:
    return SqlFollowerRepository(services.tables.games.database)


FEATURE: Final = Feature("following", Path(__file__).parent, followers, rows=ROWS)
FEATURE.tells("looking", "help-following")
FEATURE.tells(STORED, "stored-following")


QUIETLY, MENTIONED = "quietly", "mentioned"
"""The ways to follow a game: arguments of the buttons of `following`, which update their message."""


@FEATURE.fills(MENTIONED_AT_END)
async def mentioned(own: SqlFollowerRepository, table: Table) -> Iterable[int]:
    return await own.mentioned(table.game)


@FEATURE.fills(VISITOR)
async def follow_button(
    own: SqlFollowerRepository, table: Table, user_id: int, localizer: FluentLocalizer
) -> Iterable[Button]:
    is_following = await own.follower(table.game.id, user_id)
    action, label = (
        (FollowingAction.UNFOLLOW, "button-unfollow") if is_following else (FollowingAction.FOLLOW, "button-follow")
    )
    return (Button(Address(action, table.game.id), localizer(label)),)


@FEATURE.fills(GAMES)
async def followed_games(own: SqlFollowerRepository, user_id: int, localizer: FluentLocalizer) -> Iterable[GameList]:
    return (followed_list(await own.followed(user_id), localizer),)


def followed_list(followed: Sequence[Game], localizer: FluentLocalizer) -> GameList:
    """Return the numbered games, with a button for each that stops following it."""

    def unfollow_buttons(shown: Sequence[Game]) -> Row:
        # The argument holds the id, because the game of an address must be in the same channel.
        addresses = [Address(FollowingAction.UNFOLLOW, argument=str(game.id)) for game in shown]
        labels = [localizer("button-unfollow-number", number=number) for number, _ in enumerate(shown, 1)]
        return Row(tuple(map(Button, addresses, labels)))

    lines = [bullet(join_facts(str(number), place(game, localizer))) for number, game in enumerate(followed, 1)]
    return GameList(heading(localizer("followed-title"), 3), lines, followed, unfollow_buttons)


def following(game_id: int, follower: Follower, localizer: FluentLocalizer) -> Screen:
    """Show how the person follows the game, with a button for the other way and a button for stopping."""
    if follower.mentioned:
        now, other, told, label = MENTIONED, QUIETLY, "following-mentioned", "button-follow-quietly"
    else:
        now, other, told, label = QUIETLY, MENTIONED, "following-quietly", "button-follow-mentioned"
    change = Button(Address(FollowingAction.FOLLOW, game_id, argument=other), localizer(label))
    stop = Button(Address(FollowingAction.UNFOLLOW, game_id, argument=now), localizer("button-unfollow"))
    return compose(localizer(told), Row((change, stop)))


@FEATURE.at_table(FollowingAction.FOLLOW, where=Where.FRESH)
async def follow(context: Context, table: Table) -> None:
    """Let the person follow the game, and show how; the argument is QUIETLY, MENTIONED or empty."""
    game_id, user_id, own = table.game.id, context.user_id, FEATURE.of(context.services)
    # Without an argument, a second tap on the button beside the board must not change the way to follow.
    follower = None if context.argument else await own.follower(game_id, user_id)
    follower = follower or await own.follow(game_id, user_id, mentioned=context.argument == MENTIONED)
    await _show_beside_board(context, following(game_id, follower, context.localizer))


async def unfollow(context: Context, table: Table) -> None:
    """Let the person stop following the game."""
    await FEATURE.of(context.services).unfollow(table.game.id, context.user_id)
    await _show_beside_board(context, compose(context.localizer("unfollowed")))


@FEATURE.anywhere(FollowingAction.UNFOLLOW, where=Where.FRESH)
async def unfollow_button(context: Context) -> None:
    """Stop following the game of the address, or in the list of games the game in the argument."""
    if context.game_id:
        await unfollow(context, await table_here(context, context.game_id, needs_log=False))
        return
    await FEATURE.of(context.services).unfollow(context.number, context.user_id)
    await show_games(context)


async def _show_beside_board(context: Context, screen: Screen) -> None:
    """Update a message about following; below a board send a new message, so the board stays."""
    await (context.show(screen) if context.argument else context.ask(screen))
