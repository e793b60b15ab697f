"""Frozen dataclasses for the messages of a game: a row for each message that stands, or is on its way.

A row is written in the transaction that makes its message wanted, so what the channel may have is known before the
first request. Times are integer Unix seconds; ids of messages are Discord's.
"""

from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Final, NamedTuple


class Kind(StrEnum):
    """The kind of a message; the values are database format. `bot.games.kinds` has their rules."""

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
"""The kinds that follow from the table; a table wants one such message at a time."""

REMINDING: Final = frozenset({Kind.NUDGE, Kind.REMINDER, Kind.PRIVATE, Kind.SOON, Kind.OFFER})
"""The kinds that go with their turn."""

QUIETLY: Final = "quietly"
"""The last part of the subject of a call that makes no sound."""

REFUSED_PRIVATELY: Final = "refused"
"""The last part of the subject of a reminder whose person has refused the private message."""

HAS_LEFT: Final = "left"
"""The last part of the subject of the offer of a seat whose player has left the server."""

RESTS: Final = "rests"
"""The subject of the news that the bot is back on a server, where the game does not go on by itself."""

SHORT: Final = "short"
"""A part of the subject of the call of a host, for each person whom the rematch calls and who does not play."""

NEW_HOST: Final = "host"
"""The last part of the subject of news about a seat, if the table has a new host since."""


class Leaving(StrEnum):
    """How a message that nobody wants leaves; the values are database format."""

    CONTROLS = auto()
    """The message loses its controls."""
    OUTCOME = auto()
    """One last edit shows the outcome."""
    DELETE = auto()
    GONE = auto()
    """The message has left; the row stays until a newer message of the table was sent."""


class HeldBack(NamedTuple):
    """A message whose sleepers are called at a time, as the other games of its channel see it."""

    game_id: int
    nonce: str
    sleepers: tuple[int, ...]
    wakes_at: int
    owner: str | None
    """The owner of a row that is no table."""
    is_live: bool
    """Whether the game is a lobby or runs."""


@dataclass(frozen=True)
class Look:
    """Hashes of the content of a message."""

    lasting: str
    passing: str = ""
    """The part for which no message is sent again that is too old to be edited; empty if that is not known."""


@dataclass(frozen=True)
class Message:
    """A message that is wanted, stands, or has to leave."""

    kind: Kind
    subject: tuple[str, ...] = ()
    """The subject of the message: ids, numbers and fixed words, as the comments of `KINDS` say."""
    since: int = 0
    """The first ply that the message of a turn or of the end tells of."""
    channel_id: int = 0
    """The channel or thread of the message; 0 before the row is written."""
    number: int = 0
    """The place among the rows of the game; 0 before the row is written."""
    nonce: str = ""
    """The random name of the message, also in its first button, which Discord remembers for some minutes.

    Empty before the row is written.
    """
    id: int | None = None
    """The id of the message; None if the message was not sent, or if its id is not known."""
    look: Look | None = None
    """Hashes of the content; None if that is not known."""
    mentions: tuple[int, ...] = ()
    """The user ids of the people whom the message mentions."""
    is_silent: bool = True
    """Whether the message makes no sound."""
    is_again: bool = False
    """Whether the message takes the place of another message, which has called its people."""
    calls_decided_at: int | None = None
    """The time of the decision about the people whom the message calls; None before the decision."""
    sleepers: tuple[int, ...] = ()
    """The user ids of the people who are called later."""
    wakes_at: int | None = None
    """When the sleepers are called; None if nobody sleeps, or if the call is due."""
    held: tuple[tuple[int, int], ...] = ()
    """What else was held back in the channel, and is told above the message, in the order of what happened.

    Each has the id of its game and the id of its message, 0 for the end of the game.
    """
    explains_night: bool = False
    """Whether the message says that it waited for the morning, and how to be called at night too."""
    tries: int = 0
    """The number of failed attempts."""
    leaves: Leaving | None = None
    """How the message leaves; None while the message is wanted."""
    late_edits: int = 0
    """How often the message of a lobby, or of an open row that is no table, was edited after its first hour."""
    edited_at: int = 0
    """When the message of such a row was last edited after its first hour; 0 before."""
    shown: int = 0
    """How many people the message of such a row shows."""
    offers_next: bool = False
    """Whether the message offers a next game."""

    @property
    def role_id(self) -> int | None:
        """The role that the message calls."""
        return int(self.subject[0]) if self.kind is Kind.ROLE_CALL else None

    @property
    def ply(self) -> int:
        """The public ply of a turn."""
        return int(self.subject[0])


@dataclass(frozen=True)
class Outbox:
    """The messages of a game, in their order."""

    messages: tuple[Message, ...] = ()
    announced: int = -1
    """The number of moves that the messages tell of, from the first one on; -1 before the message of the lobby."""
    version: int = 0
    """The number of writes of the messages."""
    frees: int | None = None
    """The ended game whose messages must offer no next game any longer, as this game has begun."""
    archives_thread: bool = False
    """Whether the thread of the game must be archived, as the game has ended without a result."""
