"""Nonces of reminders, which are recorded before the reminders are sent, and stand in their first buttons.

A reminder here is any message beside a turn that goes with the turn: a nudge, a reminder or an offer to archive.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.channels import SentMessage
from bot.games.deadlines import Wait
from bot.games.game import Game

REMINDING: Final = frozenset({Action.ANSWER_REMINDER, Action.KEEP_PLAYING})
"""The actions of the first buttons of reminders."""


def nudge_nonce(game: Game, wait: Wait) -> str:
    return _nonce("n", game, wait, wait.ply)


def reminder_nonce(game: Game, wait: Wait, public_ply: int) -> str:
    return _nonce("r", game, wait, public_ply, game.reminder.count)


def offer_nonce(game: Game, wait: Wait) -> str:
    return _nonce("a", game, wait, wait.ply)


def _nonce(kind: str, game: Game, wait: Wait, *numbers: int) -> str:
    """Return the nonce of a reminder, which changes when a new wait for a player begins.

    If the bot is killed before it records the message and may not read the channel, it sends the message again. For
    some minutes Discord drops a message with the same nonce. The turn alone is not enough: Discord would drop the
    reminder to a substitute as a duplicate of the reminder to the previous player. Discord allows 25 characters, which
    are enough for ten digits of the game and eight years of it.
    """
    since = (wait.since or 0) - game.times.created_at
    return ".".join([f"{kind}{game.id}", *map(str, numbers), f"{max(since, 0):x}"])


def private_nonce(nonce: str) -> str:
    """Return the nonce of the private message that says the same."""
    return f"p{nonce[1:]}"


def argument(nonce: str, acts_at: int | None = None) -> str:
    """Return the argument of a reminder's first button: its nonce and the announced time of a takeover."""
    return nonce if acts_at is None else f"{nonce} {acts_at}"


def nonce_in(argument: str) -> str:
    """Return the nonce in the argument of a button below a reminder."""
    return argument.partition(" ")[0]


def time_in(argument: str) -> int | None:
    """Return the time of the takeover, in Unix seconds, in the argument of a reminder's first button."""
    time = argument.partition(" ")[2]
    return int(time) if time.isdecimal() else None


class FoundReminder(NamedTuple):
    """A reminder among the messages of a channel."""

    message_id: int
    first: Address
    """The address of its first button."""


def sent_under(nonce: str, recent: Mapping[int, SentMessage]) -> FoundReminder | None:
    """Return the reminder that was sent under a nonce; None if it is not among the messages of its channel."""
    for message_id, message in recent.items():
        first = message.address
        if first and first.action in REMINDING and nonce_in(first.argument) == nonce:
            return FoundReminder(message_id, first)
    return None
