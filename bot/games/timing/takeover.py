"""Takes over from people whose time is over, as the table has agreed: pure functions of the game and the time."""

from __future__ import annotations

from dataclasses import replace

from bot.games.game import Game
from bot.games.game_changes import restart_pace, with_seat
from bot.games.models import STAND_IN
from bot.games.timing.deadlines import Due, is_due


def is_over_time(game: Game, ply: int, now: int) -> bool:
    """Return whether a computer player is to move for the person who is waited for, and has not moved since `ply`."""
    return game.ply == ply and is_due(game, Due.TAKEOVER, now)


def keep_overdue_seat(game: Game, ply: int, now: int) -> Game:
    """Put a computer player on the seat of whoever is waited for, if their time is over."""
    if not is_over_time(game, ply, now) or game.acting is None:
        return game
    return restart_pace(with_seat(game, replace(game.acting, computer=STAND_IN)), now)
