"""Nonces of nudges, reminders and offers to archive, and how the bot recognizes their messages after a kill."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.channels import SentMessage
from bot.games.deadlines import waiting_since
from bot.games.game import Game

REMINDING: Final = frozenset({Action.ANSWER_REMINDER, Action.KEEP_PLAYING})
"""Actions of the first buttons of reminders and similar messages."""
NUDGE: Final = "nudge"
"""The argument of the player's button below a nudge.

Below a reminder, the argument is the number of the reminder and optionally the time of the announced takeover, in Unix
seconds: "0 1794200400".
"""


def nudge_nonce(game: Game, ply: int) -> str:
    return _nonce("n", game, ply)


def reminder_nonce(game: Game, public_ply: int) -> str:
    return _nonce("r", game, public_ply, game.reminder.count)


def offer_nonce(game: Game, ply: int) -> str:
    return f"a{game.id}.{ply}"


def _nonce(kind: str, game: Game, *numbers: int) -> str:
    """Return the nonce of a message about the turn, which changes when a new wait for a player begins.

    If the bot is killed before it records the message and may not read the channel, it sends the message again. For
    some minutes Discord drops a message with the same nonce. The turn alone is not enough: Discord would drop the
    reminder to a substitute as a duplicate of the reminder to the previous player. Discord allows 25 characters.
    """
    return ".".join([f"{kind}{game.id}", *map(str, numbers), f"{waiting_since(game) or 0:x}"])


def number_of(argument: str) -> str:
    """Return the number of a reminder from the argument of its first button, or NUDGE."""
    return argument.partition(" ")[0]


def time_of(argument: str) -> int | None:
    """Return the time of the takeover in the argument of a reminder's first button."""
    time = argument.partition(" ")[2]
    return int(time) if time.isdecimal() else None


def is_alike(game: Game, found: Address, first: Address) -> bool:
    """Return whether two addresses are of the same nudge, reminder or offer: a placement may come between them."""
    is_of_turn = found.ply == first.ply or game.is_of_turn(found.ply or 0)
    is_same = (found.action, found.game_id) == (first.action, first.game_id)
    return is_same and is_of_turn and number_of(found.argument) == number_of(first.argument)


def lost_id(game: Game, nonce: str, recent: Mapping[int, SentMessage], recorded: Collection[int | None]) -> int | None:
    """Return the id of a message that has only its nonce on record; None if it is not in the channel.

    Discord shows no nonces. The message of the present turn may be lost, too, and stays.
    """
    wanted, present = _kind(nonce), _kind(game.reminder.nonce or "")
    for message_id, message in recent.items():
        address = message.address
        if message_id in recorded or not address or address.game_id != game.id or address.action not in REMINDING:
            continue
        is_present = wanted == present and game.is_of_turn(address.ply or 0)
        if _kind_shown(address) == wanted and not is_present:
            return message_id
    return None


def _kind(nonce: str) -> str:
    """Return the kind of a message, and the number of a reminder."""
    kind, numbers = nonce[:1], nonce.split(".")
    return f"{kind}{numbers[2]}" if kind == "r" else kind


def _kind_shown(address: Address) -> str:
    if address.action is Action.KEEP_PLAYING:
        return "a"
    number = number_of(address.argument)
    return "n" if number == NUDGE else f"r{number}"
