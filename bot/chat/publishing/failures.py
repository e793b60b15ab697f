"""The consequences of a failed request for the message of its row: two tables."""

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
    """Discord has no such message, or has no longer the message that it had under the nonce."""
    WORN = auto()
    """The message stands as before, and takes no more edits for now."""
    CLOSED = auto()
    """The message stands as before, or was not sent, and the place lets nobody change that now."""
    AS_BEFORE = auto()
    """The message stands as before, or was not sent: the request has a wrong form."""
    UNKNOWN = auto()
    """The request may have been carried out."""


_ANY: Final = None
_ANSWERS: Final[tuple[tuple[int | None, int | None, Known], ...]] = (
    # Only "unknown message" says that a message is gone (Discord's documents, opcodes and status codes).
    (404, 10008, Known.GONE),
    # A message that is older than an hour takes few edits (discord-api-docs#4413).
    (_ANY, 30046, Known.WORN),
    # "Invalid form body" (Discord's documents).
    (_ANY, 50035, Known.AS_BEFORE),
    # "Thread is archived": nobody edits or deletes there (discord-api-docs#2855, #5517, #6928; undiscord#399).
    (400, 50083, Known.CLOSED),
    # A locked thread lets a bot without *Manage Threads* change nothing, archived or not (discord.js#9216), and a
    # channel without *View Channel* neither (50001, 50013); a person may refuse private messages (50007).
    (403, _ANY, Known.CLOSED),
    # A channel that Discord does not know is asked for twice, as nothing ends by one answer.
    (404, 10003, Known.CLOSED),
    # Other refusals of a channel have all kinds of codes, or none (Discord's documents).
    (400, _ANY, Known.CLOSED),
    # A proxy answers 404 without a code. Before 429 and 5xx discord.py repeats a request, whose first attempt may have
    # arrived.
    (_ANY, _ANY, Known.UNKNOWN),
)
"""The states by the status and the code of an answer; the first row that fits holds."""


def known_by(error: RequestFailed) -> Known:
    """Return the state of the message after a failed request."""
    return next(
        known for status, code, known in _ANSWERS if status in {_ANY, error.status} and code in {_ANY, error.code}
    )


NOT_SENT: Final = frozenset({Known.CLOSED, Known.AS_BEFORE})
"""What says that a message was not sent."""

_Outcomes: TypeAlias = tuple[Came | None, ...]

_OUTCOMES: Final[Mapping[str, _Outcomes]] = MappingProxyType(
    {
        # In the order of `Known`; None: nothing may be shown until the request succeeds.
        # Nobody may look for the message again: it has to leave for as long as it stands.
        "leave": (Came.LEFT, Came.FAILED, Came.HELD, Came.FAILED, Came.HELD),
        # The message has to leave, and may have been sent. A turn must not stand above a turn before it that may come.
        "find": (Came.LEFT, Came.LEFT, Came.HELD, Came.FAILED, Came.FAILED),
        "find main": (Came.LEFT, Came.LEFT, Came.HELD, Came.FAILED, None),
        "edit": (Came.LOST, Came.TOO_OLD, Came.HELD, Came.FAILED, Came.HELD),
        "edit main": (Came.LOST, Came.TOO_OLD, None, None, None),
        "send": (Came.LOST, Came.TOO_OLD, Came.FAILED, Came.FAILED, Came.FAILED),
        "send main": (Came.LOST, Came.TOO_OLD, None, None, None),
        # A reminder that is refused has been counted, and another one follows.
        "remind": (Came.LOST, Came.TOO_OLD, Came.LEFT, Came.LEFT, Came.FAILED),
        # A private message waits for its turn to end.
        "whisper": (Came.LEFT, Came.LEFT, Came.HELD, Came.HELD, Came.HELD),
    }
)


def came_of(way: Way, row: Message, known: Known, *, was_unsent: bool) -> Came | None:
    """Return what came of a failed request for its message; None if nothing may be shown until it succeeds.

    `was_unsent`: no request for the message was made before.
    """
    return _OUTCOMES[_line(way, row, was_unsent=was_unsent)][[*Known].index(known)]


def _line(way: Way, row: Message, *, was_unsent: bool) -> str:
    is_main = row.kind in MAIN
    # An edit of an earlier turn delays nobody, and neither does a turn that takes the place of another one.
    is_passed = row.kind is Kind.TURN and (way is Way.EDIT or row.is_again)
    lines = {
        Way.WHISPER: "whisper",
        Way.FIND: "find main" if is_main else "find",
        Way.EDIT: "edit main" if is_main and not is_passed else "edit",
        Way.SEND: "remind" if row.kind in REMINDING and was_unsent else "send",
        Way.END: "leave",
        Way.ARCHIVE: "leave",
    }
    return "send main" if is_main and way in {Way.SEND, Way.MOVE} and not is_passed else lines[way]
