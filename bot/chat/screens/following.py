"""Following a table without a seat at it: the button that begins it, and what it says and offers then."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Button, Row, Screen, compose
from bot.chat.markup import bullet, game_link, mention_channel
from bot.games.game import Game
from bot.games.people import Follower
from bot.localization.fluent import FluentLocalizer

QUIETLY, MENTIONED = "quietly", "mentioned"
"""How somebody follows a game: arguments of the buttons of `following`, which are answered in its place."""


def follow_button(game_id: int, localizer: FluentLocalizer, *, is_following: bool) -> Button:
    """Return the button that begins to follow the game, or the one that ends it."""
    action = Action.UNFOLLOW if is_following else Action.FOLLOW
    return Button(Address(action, game_id), localizer(f"button-{action}"))


def following(game_id: int, follower: Follower, localizer: FluentLocalizer) -> Screen:
    """Say how the person follows the game, and offer to follow it in the other way or to stop."""
    now, other = (MENTIONED, QUIETLY) if follower.mentioned else (QUIETLY, MENTIONED)
    change = Button(Address(Action.FOLLOW, game_id, argument=other), localizer(f"button-follow-{other}"))
    stop = Button(Address(Action.UNFOLLOW, game_id, argument=now), localizer("button-unfollow"))
    return compose(localizer(f"following-{now}"), Row((change, stop)))


def followed_lines(followed: Sequence[Game], localizer: FluentLocalizer) -> list[str]:
    """Name the games that a person follows, each with the number of its button."""
    return [_line(number, game, localizer) for number, game in enumerate(followed, 1)]


def unfollow_buttons(followed: Sequence[Game], localizer: FluentLocalizer) -> Row:
    """Return a button for each of the games that lets the person stop following it."""
    # The game is the argument and not the game of the address, which has to be one of the channel.
    return Row(
        tuple(
            Button(Address(Action.UNFOLLOW, argument=str(game.id)), localizer("button-unfollow-number", number=number))
            for number, game in enumerate(followed, 1)
        )
    )


def _line(number: int, game: Game, localizer: FluentLocalizer) -> str:
    title = game_link(game, localizer)
    return bullet(localizer("followed-game", number=number, game=title, channel=mention_channel(game.channel_id)))
