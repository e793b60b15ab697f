"""When a game that nobody does anything about is looked after: decided from stored values and the time alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.games.game import Game
from bot.games.game_changes import cancel_game
from bot.games.models import DAY, Status
from bot.games.timing.reminder_schedule import next_reminder, takeover_at

IDLE_SECONDS: Final = 7 * DAY


def idle_at(game: Game) -> int | None:
    """Return when a lobby, or a game in which nothing else is timed, has been idle for a week; None for others.

    Whether the channel of a game is still there is found out by its reminders, while it has any.
    """
    if not game.is_live or next_reminder(game) is not None or takeover_at(game) is not None:
        return None
    return max(game.created_at, game.moved_at or 0, game.touched_at or 0) + IDLE_SECONDS


def was_idle(game: Game) -> bool:
    """Return whether the lobby was closed because nobody had changed anything for a week."""
    return game.ended_at is not None and game.ended_at >= (game.touched_at or game.created_at) + IDLE_SECONDS


def close_if_idle(game: Game, at: int) -> Game:
    """Close the game if it is a lobby that is idle at that time."""
    return cancel_game(game, at) if game.status is Status.LOBBY and _is_idle(game, at) else game


def note_inspection(game: Game, at: int) -> Game:
    """Note that the running game was looked after.

    Where nobody is reminded, a week without a move counts like a reminder: so the others can go on without somebody who
    never answers. Nothing changes if somebody has moved while it was looked after.
    """
    if not _is_idle(game, at):
        return game
    weeks = 0 if game.options.has_reminders else 1
    return replace(game, touched_at=at, reminder=replace(game.reminder, count=game.reminder.count + weeks))


def _is_idle(game: Game, at: int) -> bool:
    idle = idle_at(game)
    return idle is not None and idle <= at
