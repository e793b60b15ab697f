"""Following a table without a seat at it: the button that begins it, and what it says and offers then."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Block, Button, Row, Screen, compose
from bot.chat.markup import bullet, game_url, heading, link, mention_channel
from bot.games.models import Game
from bot.games.people import Follower
from bot.localization.fluent import FluentLocalizer
from engine.variants import Variant

QUIETLY, MENTIONED = "quietly", "mentioned"
"""How somebody follows a game: arguments of the buttons of `following`, which are answered in its place."""


def follow_button(game_id: int, localizer: FluentLocalizer, *, is_following: bool) -> Button:
    """Return the button that begins to follow the game, or the one that ends it."""
    action = Action.UNFOLLOW if is_following else Action.FOLLOW
    return Button(Address(action, game_id), localizer(f"button-{action}"))


def following(game_id: int, follower: Follower, localizer: FluentLocalizer) -> Screen:
    """Say how the person follows the game, and offer the other way and the end of it."""
    now, other = (MENTIONED, QUIETLY) if follower.mentioned else (QUIETLY, MENTIONED)
    change = Button(Address(Action.FOLLOW, game_id, argument=other), localizer(f"button-follow-{other}"))
    stop = Button(Address(Action.UNFOLLOW, game_id, argument=now), localizer("button-unfollow"))
    return compose(localizer(f"following-{now}"), Row((change, stop)))


def followed_games(followed: Sequence[Game], localizer: FluentLocalizer) -> tuple[Block | str, ...]:
    """List the games that a person follows, each with a button that ends it; empty if there are none."""
    if not followed:
        return ()
    lines = [_line(number, game, localizer) for number, game in enumerate(followed, 1)]
    return heading(localizer("followed-title"), 3), "\n".join(lines), Row(tuple(_unfollow(followed, localizer)))


def _line(number: int, game: Game, localizer: FluentLocalizer) -> str:
    title = link(localizer(f"variant-{Variant.parse(game.options.variant).base}"), game_url(game))
    return bullet(localizer("followed-game", number=number, game=title, channel=mention_channel(game.channel_id)))


def _unfollow(followed: Sequence[Game], localizer: FluentLocalizer) -> list[Button]:
    # The game is the argument and not the game of the address, which has to be one of the channel.
    return [
        Button(Address(Action.UNFOLLOW, argument=str(game.id)), localizer("button-unfollow-number", number=number))
        for number, game in enumerate(followed, 1)
    ]
