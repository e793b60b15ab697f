"""Frozen dataclasses for the messages of a game: a row for each message that stands, or is on its way.

A row is written in the transaction that makes its message wanted, so what the channel may have is known before the
first request. Times are integer Unix seconds; ids of messages are Discord's.
"""

from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Final


class Kind(StrEnum):
    """The kind of a message, with what its subject names; the values are database format."""

    LOBBY = auto()
    """The lobby of a table, or the message of an open row that is no table. No subject."""
    TURN = auto()
    """The public ply of the turn."""
    END = auto()
    """The end of a game, with its result. No subject."""
    CANCELLED = auto()
    """The end of a running game without a result. No subject."""
    PROPOSED = auto()
    """The other people are asked to agree to a proposal: kind and argument of the proposal."""
    AGREED = auto()
    """A proposal is carried out: kind and argument of the proposal."""
    OFFERED = auto()
    """A seat is free, because the player has left the server: the number of the seat."""
    TAKEN = auto()
    """A substitute plays on a seat: the names of the substitute and of the owner, "" without an owner.

    The subject may end with the name of a new host.
    """
    RETURNED = auto()
    """An owner is back on a seat: the names of the owner and of the substitute, who has left the seat.

    The subject may end with the name of a new host.
    """
    RESIGNED = auto()
    """A person has resigned: the name of the person, and possibly the name of a new host."""
    REFUSED = auto()
    """A proposal is not carried out: kind and argument of the proposal, and the name of the person who refused."""
    CALLED = auto()
    """The people with a role are asked to join: the id of the role, and `QUIETLY` for a message without a sound."""
    INVITED = auto()
    """A person is asked to take the reserved seat: the user id of the person."""
    PUT_OUT = "putout"
    """A person has been put out of the lobby: the user id of the person, and the name of the person who did so."""
    HOST = auto()
    """The table has a new host: the name of the host."""
    FINISHED = auto()
    """The game in a thread is over, which the home of the game shows. No subject."""
    CLOSED = auto()
    """The owner of a row that is no table has closed it, and its result is shown. No subject."""
    OVER = auto()
    """A person slept when the game ended, and is called later: the user id of the person."""
    NUDGE = auto()
    """The player of a turn that was announced silently is called: the public ply of the turn."""
    REMINDER = auto()
    """The player of a turn is reminded: the public ply of the turn."""
    PRIVATE = auto()
    """The player of a turn is told by private message: the public ply of the turn, and the user id of the player."""
    OFFER = auto()
    """The players may archive the game: the public ply of the turn."""
    NEXT = auto()
    """No message: the messages of an earlier game no longer offer a next game, as this game has begun: its id."""


MAIN: Final = frozenset({Kind.LOBBY, Kind.TURN, Kind.END})
"""The kinds that follow from the table; a table wants one such message at a time."""

REMINDING: Final = frozenset({Kind.NUDGE, Kind.REMINDER, Kind.PRIVATE, Kind.OFFER})
"""The kinds that go with their turn."""

NAMING: Final = frozenset({Kind.TAKEN, Kind.RETURNED, Kind.RESIGNED, Kind.REFUSED, Kind.HOST, Kind.PUT_OUT})
"""The kinds with the name of a person in the subject, which stand on record only until they are sent."""

QUIETLY: Final = "quietly"
"""The last part of the subject of a call that makes no sound."""

REFUSED_PRIVATELY: Final = "refused"
"""The last part of the subject of a reminder whose person has refused the private message."""


class Leaving(StrEnum):
    """How a message that nobody wants leaves; the values are database format."""

    CONTROLS = auto()
    """The message loses its controls."""
    OUTCOME = auto()
    """One last edit shows the outcome."""
    DELETE = auto()
    GONE = auto()
    """The message has left; the row stays until a newer message of the table was sent."""


@dataclass(frozen=True)
class Message:
    """A message that is wanted, stands, or has to leave."""

    kind: Kind
    subject: tuple[str, ...] = ()
    """What the message is about, as `Kind` documents."""
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
    look: str = ""
    """The hash of what the message shows; empty if that is not known."""
    called: tuple[int, ...] = ()
    """The user ids of the people whom the message mentions."""
    is_silent: bool = True
    """Whether the message makes no sound."""
    is_again: bool = False
    """Whether the message takes the place of another message, which has called its people."""
    decided_at: int | None = None
    """When it was decided whom the message calls; None before the decision."""
    sleepers: tuple[int, ...] = ()
    """The user ids of the people who are called later."""
    wakes_at: int | None = None
    """When the sleepers are called; None if nobody sleeps, or if the call is due."""
    tries: int = 0
    """The number of failed attempts."""
    leaves: Leaving | None = None
    """How the message leaves; None while the message is wanted."""
    late_edits: int = 0
    """How often the message of a lobby was edited after its first hour."""
    offers_next: bool = False
    """Whether the message offers a next game."""

    @property
    def role_id(self) -> int | None:
        """The role that the message calls."""
        return int(self.subject[0]) if self.kind is Kind.CALLED else None

    @property
    def ply(self) -> int:
        """The public ply of a turn."""
        return int(self.subject[0])


NO_MESSAGE: Final = Message(Kind.LOBBY)


@dataclass(frozen=True)
class Outbox:
    """The messages of a game, in their order."""

    messages: tuple[Message, ...] = ()
    told: int = -1
    """The number of moves that the messages tell of, from the first one on; -1 before the message of the lobby."""
    version: int = 0
    """The number of writes of the messages."""
