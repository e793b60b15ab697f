"""Two tables for failed requests: the state of the message, and the result to record."""

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.chat.kit import RequestFailed
from bot.games.channel import Came, Way
from bot.games.outbox import MAIN, REMINDING, Kind, Message


class Known(Enum):
    """The state of a message after a failed request."""

    GONE = auto()
    """Discord does not have the message with the id, or no longer has the message with the nonce."""
    WORN = auto()
    """The message is unchanged, and Discord allows no more edits for now."""
    CLOSED = auto()
    """The message is unchanged or was not sent, because the channel or thread accepts no changes now."""
    AS_BEFORE = auto()
    """The message is unchanged or was not sent, because the request has a wrong form."""
    UNKNOWN = auto()
    """The request may have been carried out."""


_ANY: Final = None
_ANSWERS: Final[tuple[tuple[int | None, int | None, Known], ...]] = (
    # Only "unknown message" means that the message is gone (Discord's documents, opcodes and status codes).
    (404, 10008, Known.GONE),
    # Discord allows few edits of a message that is older than an hour (discord-api-docs#4413).
    (_ANY, 30046, Known.WORN),
    # "Invalid form body" (Discord's documents).
    (_ANY, 50035, Known.AS_BEFORE),
    # "Thread is archived": messages there cannot be edited or deleted (discord-api-docs#2855, #5517, #6928;
    # undiscord#399).
    (400, 50083, Known.CLOSED),
    # A bot without *Manage Threads* cannot change a locked thread (discord.js#9216). A bot without *View Channel*
    # cannot change a channel (50001, 50013). A person may refuse private messages (50007).
    (403, _ANY, Known.CLOSED),
    # An unknown channel counts as closed, because one such answer does not prove that the channel was deleted.
    (404, 10003, Known.CLOSED),
    # Channels refuse requests with many other codes, and without a code (Discord's documents).
    (400, _ANY, Known.CLOSED),
    # A proxy answers 404 without a code. After 429 and 5xx discord.py repeats the request, but the first attempt may
    # have succeeded.
    (_ANY, _ANY, Known.UNKNOWN),
)
"""The states by the status and the code of an answer. The first row that fits counts."""


def known_by(error: RequestFailed) -> Known:
    """Return the state of the message after a failed request."""
    return next(
        known for status, code, known in _ANSWERS if status in {_ANY, error.status} and code in {_ANY, error.code}
    )


NOT_SENT: Final = frozenset({Known.CLOSED, Known.AS_BEFORE})
"""The states of a new message that was certainly not sent."""

_Outcomes: TypeAlias = tuple[Came | None, ...]

_OUTCOMES: Final[Mapping[str, _Outcomes]] = MappingProxyType(
    {
        # The results are in the order of `Known`. None means that nothing else may be shown until the request succeeds.
        # Removals are retried as long as the message may be in the channel, because nothing else removes it.
        "leave": (Came.LEFT, Came.FAILED, Came.HELD, Came.FAILED, Came.HELD),
        # The message must leave, and may have been sent. If a main message may still appear, the game waits, so that
        # the message does not appear below a later turn.
        "find": (Came.LEFT, Came.LEFT, Came.HELD, Came.HELD, Came.HELD),
        "find main": (Came.LEFT, Came.LEFT, Came.HELD, Came.HELD, None),
        "edit": (Came.LOST, Came.TOO_OLD, Came.HELD, Came.FAILED, Came.HELD),
        "edit main": (Came.LOST, Came.TOO_OLD, None, None, None),
        # A message is given up after some attempts only if it was certainly not sent.
        "send": (Came.LOST, Came.TOO_OLD, Came.FAILED, Came.FAILED, Came.HELD),
        "send again": (Came.LOST, Came.TOO_OLD, Came.HELD, Came.HELD, Came.HELD),
        "send main": (Came.LOST, Came.TOO_OLD, None, None, None),
        # A refused reminder is not repeated: it counts as a reminder, and the next reminder follows in time.
        "remind": (Came.LOST, Came.TOO_OLD, Came.LEFT, Came.LEFT, Came.HELD),
        # A private message that may have been sent keeps its row until its turn ends.
        "whisper": (Came.LEFT, Came.LEFT, Came.HELD, Came.HELD, Came.HELD),
    }
)


def came_of(way: Way, row: Message, known: Known, *, was_unsent: bool) -> Came | None:
    """Return the result of a failed request; None if nothing else may be shown until the request succeeds.

    `was_unsent`: whether the failed request was the first request for the message.
    """
    return _OUTCOMES[_line(way, row, was_unsent=was_unsent)][[*Known].index(known)]


def _line(way: Way, row: Message, *, was_unsent: bool) -> str:
    is_main = row.kind in MAIN
    # The edit of a turn's message, and a message that replaces another message, may fail without delaying the game.
    is_passed = row.kind is Kind.TURN and (way is Way.EDIT or row.is_again)
    lines = {
        Way.WHISPER: "whisper",
        Way.FIND: "find main" if is_main else "find",
        Way.EDIT: "edit main" if is_main and not is_passed else "edit",
        Way.SEND: ("remind" if row.kind in REMINDING else "send") if was_unsent else "send again",
        Way.END: "leave",
        Way.ARCHIVE: "leave",
    }
    return "send main" if is_main and way in {Way.SEND, Way.MOVE} and not is_passed else lines[way]
