"""Decides who may follow a table at which they do not play."""

from __future__ import annotations

from typing import Final

from bot.games.game import Game
from bot.games.refusals import Refusal, WrongStatus

MOST_FOLLOWERS: Final = 25
"""How many people may follow one game: Discord shows so many mentions below a poster in two lines."""

MOST_FOLLOWED: Final = 10
"""How many games one person may follow: so many fit into a list with a button for each."""


def require_may_follow(game: Game, user_id: int, followers: int) -> None:
    """Check that the person may follow the game, which has so many other followers."""
    if not game.is_live:
        raise WrongStatus(game)
    seat = game.seat_of(user_id)
    if seat is not None and not seat.resigned:
        raise Refusal("error-already-seated")
    if followers >= MOST_FOLLOWERS:
        raise Refusal("error-too-many-followers", limit=MOST_FOLLOWERS)
