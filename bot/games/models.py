"""What the store hands out: plain values, frozen at the moment they were read.

Times are integer Unix seconds; ids of users, channels, guilds and messages are Discord's.
"""

from dataclasses import dataclass
from enum import StrEnum

from engine.dynasty import GAMES


class Status(StrEnum):
    """Where a game stands; the values are database format."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"


LIVE = (Status.LOBBY, Status.PLAYING)


@dataclass(frozen=True)
class Seat:
    """A place at the table; `score` and `place` are known once the game is over.

    A computer player (`computer` is its name) may act for a person who resigned: `user_id` then stays. `team` is the
    kingdom, counted from 0, that they asked for before the game; None where any will do.
    """

    number: int
    user_id: int | None
    name: str
    computer: str | None = None
    resigned: bool = False
    score: int | None = None
    place: int | None = None
    team: int | None = None

    @property
    def is_computer(self) -> bool:
        return self.computer is not None

    @property
    def is_away(self) -> bool:
        """Whether a computer player keeps the seat for a person who may come back."""
        return self.is_computer and self.user_id is not None and not self.resigned


@dataclass(frozen=True)
class Game:
    """One game of one table.

    `series` is the id of the first game of a dynasty, from its start on, and `number` counts its games from 1. `pace`
    is hours until a reminder, 0 for none. `ply` is how many moves the log holds and `moved_at` when the last was
    written; `shown_ply` is how many of them the public message `message_id` tells of, -1 for none. `reminders` are
    those since the last move, the latest of them the message `reminder_id`. `agreed` is a bit mask of the seats that
    let the latest turn be taken back.
    """

    id: int
    guild_id: int | None
    channel_id: int
    host_id: int | None
    variant: str
    capacity: int
    dynasty: bool
    series: int | None
    number: int
    suggestions: bool
    pace: int
    status: Status
    created_at: int
    started_at: int | None
    ended_at: int | None
    shown_since: int
    shown_ply: int
    message_id: int | None
    reminded_at: int | None
    reminders: int
    reminder_id: int | None
    agreed: int
    ply: int
    moved_at: int | None
    seats: tuple[Seat, ...]

    @property
    def is_live(self) -> bool:
        return self.status in LIVE

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats whose moves people make."""
        return tuple(seat for seat in self.seats if seat.user_id is not None and not seat.is_computer)

    @property
    def host(self) -> Seat | None:
        """The host's seat; None once nobody is host any more."""
        return self.seat_of(self.host_id)

    @property
    def is_full(self) -> bool:
        return len(self.seats) >= self.capacity

    @property
    def has_successor(self) -> bool:
        """Whether another game of the same dynasty follows."""
        return self.dynasty and self.status is Status.OVER and self.number < GAMES

    def seat_of(self, user_id: int | None) -> Seat | None:
        """The person's seat, also after a computer player took it over."""
        return next((seat for seat in self.seats if user_id is not None and seat.user_id == user_id), None)


@dataclass(frozen=True)
class Entry:
    """One row of a game's log; `text` is in the grammar of `engine.moves`.

    Only the first row of an action bears the id of the interaction that caused it.
    """

    ply: int
    text: str
    interaction_id: int | None
    user_id: int | None
    at: int

    @property
    def clicked_by(self) -> int | None:
        """The user who chose just this; None for what followed by itself, and for computer players."""
        return self.user_id if self.interaction_id else None


@dataclass(frozen=True)
class Person:
    """Somebody's own settings: quiet hours are 0-23 in their time, `utc_offset` is in minutes."""

    user_id: int
    suggestions: bool = True
    auto_place: bool = False
    locale: str | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    utc_offset: int | None = None


@dataclass(frozen=True)
class Statistics:
    """Somebody's finished games of one variant; `mean` and `best` leave out the games they resigned."""

    variant: str
    games: int
    wins: int
    mean: float | None
    best: int | None
