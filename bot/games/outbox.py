"""Frozen dataclasses for the messages of a game: a row for each message that was sent or must be sent.

A row is written before its message is sent, in the transaction of the change that requires the message. So the rows
always list every message that may be in the channel. Times are integer Unix seconds; ids of messages are Discord's.
"""

from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Final, NamedTuple


class Kind(StrEnum):
    """The kind of a message; `bot.games.kinds` has the rules. The database stores the values."""

    LOBBY = auto()
    TURN = auto()
    END = auto()
    CANCELLED = auto()
    PROPOSED = auto()
    AGREED = auto()
    REFUSED = auto()
    OFFERED = auto()
    SOUGHT = auto()
    TAKEN = auto()
    RETURNED = auto()
    RESIGNED = auto()
    ROLE_CALL = "called"
    INVITED = auto()
    PUT_OUT = "putout"
    HOST = auto()
    READY = auto()
    FINISHED = auto()
    LOCKED = auto()
    OVER = auto()
    NUDGE = auto()
    REMINDER = auto()
    PRIVATE = auto()
    SOON = auto()
    OFFER = auto()
    BACK = auto()


MAIN: Final = frozenset({Kind.LOBBY, Kind.TURN, Kind.END})
"""The kinds of main messages; a table wants one main message at a time."""

REMINDING: Final = frozenset({Kind.NUDGE, Kind.REMINDER, Kind.PRIVATE, Kind.SOON, Kind.OFFER})
"""The kinds of messages about a turn; they leave when the turn ends."""

QUIETLY: Final = "quietly"
"""The last part of the subject of a silent call."""

REFUSED_PRIVATELY: Final = "refused"
"""The last part of the subject of a reminder in the channel, if Discord has refused the private message."""

HAS_LEFT: Final = "left"
"""The last part of an offer's subject, if the player whose seat is offered has left the server."""

RESTS: Final = "rests"
"""The subject of the news that the bot is back on the server, if a person has to revive the game."""

SHORT: Final = "short"
"""A part of a rematch request's subject, repeated for each person of the earlier game who is missing."""

NEW_HOST: Final = "host"
"""The last part of the subject of news about a seat, if the same change has given the table a new host."""


class Leaving(StrEnum):
    """The end of a message that is no longer wanted. The database stores the values."""

    CONTROLS = auto()
    """The message loses its controls."""
    OUTCOME = auto()
    """One last edit shows the outcome."""
    DELETE = auto()
    GONE = auto()
    """The message has left. Its row is stored until a newer message of the table was sent."""


class HeldBack(NamedTuple):
    """A message that waits for the end of quiet hours, with the values that other games of its channel need."""

    game_id: int
    nonce: str
    sleepers: tuple[int, ...]
    wakes_at: int
    owner: str | None
    """The feature that owns the row of `games`, if the row is not a table; None for a table."""
    is_live: bool
    """Whether the game is in the lobby or running."""


@dataclass(frozen=True)
class Look:
    """Hashes of the content of a message."""

    lasting: str
    passing: str = ""
    """The hash of the less important content; empty if that content is not known.

    If only this hash has changed and the message is too old for an edit, no new message is sent.
    """


@dataclass(frozen=True)
class Message:
    """The row of a message that must be sent, is in the channel, or must leave."""

    kind: Kind
    subject: tuple[str, ...] = ()
    """The ids, numbers and fixed words that the comments of `KINDS` list."""
    since: int = 0
    """The ply of the first move that the message of a turn or of the end shows."""
    channel_id: int = 0
    """The channel or thread of the message; 0 before the row is written."""
    number: int = 0
    """The position among the rows of the game; 0 before the row is written."""
    nonce: str = ""
    """A random text that identifies the message, in its request and first button; empty before the row is written.

    Discord remembers the nonces of requests for some minutes.
    """
    id: int | None = None
    """The id of the message; None before the message is sent, and if the id is not known."""
    look: Look | None = None
    """Hashes of the content that the message shows; None if the content is not known."""
    mentions: tuple[int, ...] = ()
    """The user ids of the people whom the message mentions."""
    is_silent: bool = True
    """Whether the message makes no sound."""
    is_again: bool = False
    """Whether the message replaces an earlier message that has already called the people."""
    calls_decided_at: int | None = None
    """The time when `with_calls` decided which people the message calls; None before the decision."""
    sleepers: tuple[int, ...] = ()
    """The user ids of the people in quiet hours, who are called later."""
    wakes_at: int | None = None
    """When the sleepers are called; None if nobody sleeps, or if the call is due."""
    held: tuple[tuple[int, int], ...] = ()
    """The other messages that were held back in the channel, in the order of events. This message lists them.

    Each item is a pair of a game's id and a message's id. The message's id is 0 for the end of the game.
    """
    explains_night: bool = False
    """Whether the message explains that it waited for the morning, and has a button that ends the quiet hours."""
    tries: int = 0
    """The number of failed attempts."""
    leaves: Leaving | None = None
    """How the message leaves; None while the message is wanted."""
    late_edits: int = 0
    """How often the message was edited after its first hour."""
    edited_at: int = 0
    """The time of the last late edit of a feature's message; 0 for a table, and before the first late edit."""
    shown: int = 0
    """The number of people that the message of a feature's open row shows."""
    offers_next: bool = False
    """Whether the message has buttons to a next game."""

    @property
    def role_id(self) -> int | None:
        """The id of the role that the message calls; None if it calls no role."""
        return int(self.subject[0]) if self.kind is Kind.ROLE_CALL else None

    @property
    def ply(self) -> int:
        """The public ply in the subject of a message about a turn."""
        return int(self.subject[0])


@dataclass(frozen=True)
class Outbox:
    """The rows of a game's messages in their order, and the state of their publication."""

    messages: tuple[Message, ...] = ()
    announced: int = -1
    """The number of moves that the messages have shown; -1 before the message of the lobby."""
    version: int = 0
    """The number of writes of the rows."""
    frees: int | None = None
    """The id of the ended game whose next-game buttons must be removed, because this game has begun."""
    archives_thread: bool = False
    """Whether the thread of the game must be archived, because the game has ended without a result."""
