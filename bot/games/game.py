"""A game of a table, as repositories return it: a frozen dataclass.

Times are integer Unix seconds; ids of users, channels, guilds and messages are Discord's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.games.models import (
    DEFAULT_PACE,
    LIVE,
    MINUTE,
    PLAYS_ON,
    SHORTEST_RESERVATION,
    STAND_IN,
    Actor,
    Announcement,
    GameOptions,
    Leftover,
    Notice,
    Proposal,
    Reminder,
    Seat,
    Status,
)
from engine.scoring import GAMES_IN_SERIES


@dataclass(frozen=True)
class NewGame:
    """A game to be created as a lobby. `series`, `number`, `invited` and `deal` are as in Game."""

    guild_id: int | None
    channel_id: int
    host_id: int | None
    options: GameOptions
    seats: Sequence[Seat]
    created_at: int
    series: int | None = None
    number: int = 1
    invited: Sequence[Seat] = ()
    deal: str | None = None


@dataclass(frozen=True)
class Game:
    """One game of one table.

    `series` is the id of the first game of a dynasty, from its start on, and `number` counts its games from 1. `ply` is
    how many moves the log holds and `moved_at` when the last was written. `public_ply` is how many of them the public
    message has to show, and `acting_seat` the number of the seat whose turn it is by the rules. `undo_approvals` is a
    bit mask of the seats that approve undoing the latest turn: seat s is bit s. `invited` are the seats of a lobby that
    are reserved for people who have not said yes; their numbers follow those of `seats`. `touched_at` is when the lobby
    last changed, or when the bot last looked whether the channel is still there, and `invited_at` when somebody was
    last invited to it. All games of a `deal` draw the same dominoes from the same shuffle; None if no other does.
    `rules` is the version of the rule tables that the game was started with.
    """

    id: int
    guild_id: int | None
    channel_id: int
    host_id: int | None
    options: GameOptions
    series: int | None
    number: int
    status: Status
    seats: tuple[Seat, ...]
    announcement: Announcement = field(default_factory=Announcement)
    reminder: Reminder = field(default_factory=Reminder)
    undo_approvals: int = 0
    ply: int = 0
    created_at: int = 0
    moved_at: int | None = None
    ended_at: int | None = None
    invited: tuple[Seat, ...] = ()
    public_ply: int = 0
    acting_seat: int | None = None
    leftovers: tuple[Leftover, ...] = ()
    touched_at: int | None = None
    proposal: Proposal | None = None
    notices: tuple[Notice, ...] = ()
    invited_at: int | None = None
    deal: str | None = None
    rules: int = 1

    @property
    def is_live(self) -> bool:
        return self.status in LIVE

    @property
    def is_private(self) -> bool:
        """Whether the game is in a person's conversation with the bot."""
        return self.guild_id is None

    @property
    def is_unshown(self) -> bool:
        """Whether the channel does not show the game as it is, or a computer player has to move first."""
        # A game that is dealt to everybody alike starts as it is opened: there is nothing to set up in between.
        if self.status is Status.ARCHIVED or (self.deal and self.status is Status.LOBBY):
            return False
        if self.status is Status.CANCELLED:
            # Until its last message has lost its controls and is forgotten.
            return self.announcement.message_id is not None
        return self.announcement.ply < self.public_ply or self._awaits_computer

    @property
    def waiting_since(self) -> int | None:
        """The time from which the pace counts until the next reminder; None if nobody has moved."""
        return self.moved_at if self.reminder.counted_from is None else self.reminder.counted_from

    def is_of_turn(self, ply: int) -> bool:
        """Return whether the turn under way was at that ply: a placement leaves it open, and nobody else sees it."""
        return self.status is Status.PLAYING and self.public_ply <= ply <= self.ply

    def is_still_at(self, ply: int) -> bool:
        """Return whether the game is on, and nobody has moved since it was at that ply."""
        return self.status is Status.PLAYING and self.ply == ply

    @property
    def needs_publisher(self) -> bool:
        """Whether the channel is to be changed, be it by a message of any kind or by tidying up."""
        return self.is_unshown or bool(self.leftovers) or bool(self.pending_notices)

    @property
    def pending_notices(self) -> tuple[Notice, ...]:
        """The notices that have not been sent."""
        return tuple(notice for notice in self.notices if not notice.is_told)

    @property
    def _awaits_computer(self) -> bool:
        return self.acting is not None and self.computer_of(self.acting) is not None

    @property
    def acting(self) -> Seat | None:
        """The seat whose turn it is; None if nobody has to act."""
        return next((seat for seat in self.seats if seat.number == self.acting_seat), None)

    def computer_of(self, seat: Seat) -> str | None:
        """Return the computer player that makes the moves of the seat now; None if a person has to make them.

        For a person who is away one moves if the policy of the table lets it. While nobody at the table is present,
        computer players wait, too: nobody would see what they do.
        """
        if not self.present:
            return None
        return seat.computer or (STAND_IN if seat.is_absent and self.options.policy in PLAYS_ON else None)

    def waits_although_absent(self, seat: Seat) -> bool:
        """Return whether the policy of the table has it wait for the person of the seat, who is away."""
        return seat.is_absent and not seat.computer and self.options.policy not in PLAYS_ON

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats whose moves people make."""
        return tuple(seat for seat in self.seats if seat.user_id is not None and not seat.is_computer)

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats of the people who are not absent."""
        return tuple(seat for seat in self.people if not seat.is_absent)

    @property
    def undecided_on_undo(self) -> tuple[Seat, ...]:
        """The seats of the people who have not approved undoing the latest turn; nobody who is away is asked."""
        return tuple(seat for seat in self.present if not self.undo_approvals >> seat.number & 1)

    @property
    def host(self) -> Seat | None:
        """The host's seat; None if nobody is host any more."""
        return self.seat_of(self.host_id)

    @property
    def is_full(self) -> bool:
        return len(self.seats) >= self.options.capacity

    @property
    def open_seats(self) -> int:
        """How many free seats are reserved for nobody; below 0 if others have taken some that were."""
        return self.options.capacity - len(self.seats) - len(self.invited)

    @property
    def reserved_until(self) -> int:
        """The time until which a lobby reserves seats for those invited, and its host alone decides about it."""
        since = self.created_at if self.invited_at is None else self.invited_at
        return since + max((self.options.pace or DEFAULT_PACE) * MINUTE, SHORTEST_RESERVATION)

    @property
    def has_successor(self) -> bool:
        """Whether another game of the same dynasty follows."""
        return self.options.dynasty and self.status is Status.OVER and self.number < GAMES_IN_SERIES

    def seat_of(self, user_id: int | None) -> Seat | None:
        """Return the person's seat, also after a computer player took it over."""
        return next((seat for seat in self.seats if user_id is not None and seat.user_id == user_id), None)

    def played_by(self, user_id: int | None) -> Seat | None:
        """Return the seat on which the person plays themselves; None if there is none."""
        return next((seat for seat in self.people if seat.user_id == user_id), None)

    def may_be_shown_by(self, user_id: int | None) -> bool:
        """Return whether the person may show to everybody what came of the game: who played, if others can see it."""
        return self.played_by(user_id) is not None and not self.is_private

    def owned_by(self, user_id: int | None) -> Seat | None:
        """Return the seat on which a substitute plays for the person; None if there is none."""
        return next((seat for seat in self.seats if user_id is not None and seat.owner_id == user_id), None)

    def invitation_of(self, user_id: int | None) -> Seat | None:
        """Return the seat that is reserved for the person; None if there is none."""
        return next((seat for seat in self.invited if user_id is not None and seat.user_id == user_id), None)


@dataclass(frozen=True)
class Entry:
    """One row of a game's log; `text` is in the grammar of `engine.moves`.

    Only the first row of an action bears the id of the interaction that caused it. A move that was `planned` bears the
    id of the user whose plan it was. A move is `late` if a computer player made it because its player had not in time,
    or was away.
    """

    ply: int
    text: str
    interaction_id: int | None
    user_id: int | None
    at: int
    planned: bool = False
    late: bool = False

    @property
    def chosen_by(self) -> int | None:
        """The user who chose this move; None for automatic moves, and for computer players."""
        # Moves that follow by themselves have the user of their action, but no interaction of their own.
        return self.user_id if self.interaction_id or self.planned else None


@dataclass(frozen=True)
class FollowingMove:
    """A move that follows an action without anybody's tap; `planner` is the user whose plan it was, if it was one's."""

    text: str
    planner: int | None = None


def log_entries(
    ply: int, texts: Sequence[str], actor: Actor, at: int, followed: Sequence[FollowingMove] = ()
) -> tuple[Entry, ...]:
    """Return the rows of an action that writes `texts` and what follows them at `ply` and after."""
    moves = [*map(FollowingMove, texts), *followed]
    return tuple(
        Entry(
            number,
            move.text,
            actor.interaction_id if number == ply else None,
            move.planner or actor.user_id,
            at,
            planned=move.planner is not None,
            late=actor.is_clock and number < ply + len(texts),
        )
        for number, move in enumerate(moves, ply)
    )
