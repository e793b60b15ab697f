"""The pace of a table and its policy as a text like "1440 turn": minutes for a turn, and what happens after them."""

from __future__ import annotations

from dataclasses import replace

from bot.games.errors import OldButton
from bot.games.models import MINUTE, Game, GameOptions, Leftover, Policy, Reminder
from bot.games.options import with_pace


def pace_text(options: GameOptions) -> str:
    """Return the pace and the policy as a text."""
    return f"{options.pace} {options.policy}"


def with_pace_text(options: GameOptions, text: str) -> GameOptions:
    """Return the options with the pace and the policy of a text. Raises OldButton if it is none."""
    minutes, _, policy = text.partition(" ")
    try:
        return replace(with_pace(options, int(minutes)), policy=Policy(policy))
    except ValueError:
        raise OldButton from None


def change_pace(game: Game, text: str, at: int) -> Game:
    """Return the game with another pace and policy; the time for the turn under way begins anew. Raises OldButton."""
    options = with_pace_text(game.options, text)
    # What the reminder says of the time to come is no longer true.
    outdated = (Leftover(game.reminder.message_id),) if game.reminder.message_id else ()
    reminder = Reminder(not_before=at + options.pace * MINUTE, quiet_since=at)
    return replace(game, options=options, reminder=reminder, leftovers=(*game.leftovers, *outdated))
