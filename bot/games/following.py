"""Decides who may follow a table at which they do not play."""

from __future__ import annotations

from typing import Final

from bot.games.errors import AlreadySeated, NotLive, TooManyFollowers
from bot.games.game import Game

MOST_FOLLOWERS: Final = 25
"""How many people may follow one game: Discord shows so many mentions below a poster in two lines."""

MOST_FOLLOWED: Final = 10
"""How many games one person may follow: so many fit into a list with a button for each."""


def require_may_follow(game: Game, user_id: int, followers: int) -> None:
    """Check that the person may follow the game, which has so many other followers.

    Raises NotLive, AlreadySeated for somebody who plays there, or TooManyFollowers.
    """
    if not game.is_live:
        raise NotLive(game)
    seat = game.seat_of(user_id)
    if seat is not None and not seat.resigned:
        raise AlreadySeated(game)
    if followers >= MOST_FOLLOWERS:
        raise TooManyFollowers(MOST_FOLLOWERS)
