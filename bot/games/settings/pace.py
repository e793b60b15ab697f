"""The pace of a table and its policy as a text like "1440 turn": minutes for a turn, and what happens after them."""

from __future__ import annotations

from dataclasses import replace

from bot.games.game import Game
from bot.games.game_changes import restart_pace
from bot.games.models import GameOptions, Policy
from bot.games.refusals import OldButton
from bot.games.settings.options import with_pace


def pace_text(options: GameOptions) -> str:
    """Return the pace and the policy as a text."""
    return f"{options.pace} {options.policy}"


def with_pace_text(options: GameOptions, text: str) -> GameOptions:
    """Set the pace and the policy of a text. Raises OldButton if it is none."""
    minutes, _, policy = text.partition(" ")
    try:
        return replace(with_pace(options, int(minutes)), policy=Policy(policy))
    except ValueError:
        raise OldButton from None


def change_pace(game: Game, text: str, at: int) -> Game:
    """Set the pace and the policy, and restart the time for the turn under way. Raises as `with_pace_text`."""
    # What a reminder that stands says of the time to come is no longer true.
    return replace(restart_pace(game, at), options=with_pace_text(game.options, text))
