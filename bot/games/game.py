"""Frozen dataclasses for one game at a table: options, seats, messages and log entries.

Repositories return these values. Times are integer Unix seconds; ids of users, channels, guilds and messages are
Discord's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Concatenate, Final, ParamSpec, TypeAlias

from bot.games.outbox import MAIN, Kind, Message, Outbox
from engine.permutation import Permutation
from engine.scoring import GAMES_IN_SERIES

_NO_MESSAGE: Final = Message(Kind.LOBBY)


P = ParamSpec("P")

Clock: TypeAlias = Callable[[], int]
"""Returns the time in Unix seconds."""

MINUTE, HOUR, DAY = 60, 3600, 86400
"""Seconds."""

DEFAULT_PACE = 24 * 60
"""The default pace, the time for a turn, in minutes. A table without a pace reserves seats for this time."""

USUAL_THEME = "storybook"
"""The theme (the colors) of pictures if neither the table nor the viewer has chosen a theme."""

SHORTEST_RESERVATION = HOUR
"""The shortest reservation of seats in seconds, even at a table with a shorter pace."""

STAND_IN = "solid"
"""The computer player that replaces absent people and failing computer players."""


class Status(StrEnum):
    """The state of a game, from the lobby to the end. The database stores the values."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"
    ARCHIVED = "archived"
    OPEN = "open"
    """The row of `games` is a message of a feature and not a table, and people can still take part."""
    CLOSED = "closed"
    """The row of `games` is a message of a feature and not a table, and nobody can take part any more."""


LIVE = (Status.LOBBY, Status.PLAYING)


class Lost(StrEnum):
    """Why an archived game has lost its channel. The database stores the values."""

    CHANNEL = "channel"
    """The channel was deleted."""
    SERVER = "server"
    """The server has removed the bot."""


class Policy(StrEnum):
    """The reaction to a player who exceeds the pace of the table. The database stores the values."""

    WAIT = "wait"
    """The player is not reminded."""
    REMIND = "remind"
    """The player is reminded."""
    TURN = "turn"
    """The player is reminded once. When the pace has passed again, a computer player takes the turn."""
    SEAT = "seat"
    """The player is reminded once. When the pace has passed again, a computer player keeps the seat for the player."""


class Suggestions(StrEnum):
    """When players get suggestions, from most to least often. The database stores the values."""

    SHOWN = "shown"
    """Players get suggestions in every turn."""
    HINT = "hint"
    """A player gets suggestions in a turn after asking for a hint."""
    NONE = "none"
    """Players get no suggestions."""


FIRST_GAME, ALONE, HOST = "first", "alone", "host"
"""Why suggestions are shown on a seat. FIRST_GAME: the person plays the first game of the family of variants. ALONE: a
person who plays alone has chosen suggestions. HOST: the host has chosen them. The database stores the values."""

CHOSEN = (ALONE, HOST)
"""The values for suggestions that a person has chosen. A game with such suggestions does not count."""

PLAYS_ON = (Policy.TURN, Policy.SEAT)
"""The policies that let computer players move for absent or overdue people."""


@dataclass(frozen=True)
class Actor:
    """The person who causes an action."""

    user_id: int | None
    name: str
    interaction_id: int | None = None
    """The id of the Discord interaction: the idempotency key of the action."""
    is_clock: bool = False
    """Whether a computer player moves for an absent or overdue person, and no person acts."""
    is_moderator: bool = False
    """Whether the person has the rights of a host at every table of the server."""
    is_manager: bool = False
    """Whether the person manages the server."""
    role_ids: frozenset[int] = frozenset()
    """The person's roles on the server."""
    channel_id: int | None = None
    """The channel where the person acts; None for an action outside of channels."""
    admitted_to: int | None = None
    """The id of a game whose deal the person may play, because the person has begun the deal or has a ticket for it."""


NOBODY = Actor(None, "")
"""The actor when no person acts, for example when a computer player moves on its own seat."""

CLOCK = Actor(None, "", is_clock=True)
"""The actor when a computer player moves for an absent or overdue person."""


@dataclass(frozen=True)
class GameOptions:
    """The options that the host of a table chooses."""

    variant: str
    """The code of the variant (`engine.variants`)."""
    capacity: int
    """The highest number of players."""
    dynasty: bool = False
    suggestions: Suggestions | None = None
    """None for the default (`Game.suggestions`)."""
    pace: int = DEFAULT_PACE
    """The time for a turn in minutes; 0 without a limit."""
    policy: Policy = Policy.REMIND
    language: str | None = None
    """The language code of the public messages; None for the language of the server."""
    theme: str = USUAL_THEME
    """The colors of the pictures in public messages."""
    thread: bool = False
    """Whether the game moves from its lobby into a thread."""
    seats_chosen: bool = False
    """Whether the host chose the number of players. Otherwise as many people play as have joined."""

    @property
    def is_acted_upon(self) -> bool:
        """Whether a computer player moves for a person who exceeds the pace, without a request by another player."""
        return bool(self.pace) and self.policy in PLAYS_ON

    @property
    def has_reminders(self) -> bool:
        return bool(self.pace) and self.policy is not Policy.WAIT


@dataclass(frozen=True)
class LiveCounts:
    """The number of lobbies and running games of a host, and of a server (0 for a private conversation)."""

    of_host: int
    of_server: int


RequireRoom: TypeAlias = Callable[[LiveCounts], None]
"""Raises Refusal if the limits leave no room for another table."""


@dataclass(frozen=True)
class Seat:
    """A seat at the table, and the player on the seat."""

    number: int
    """Counts from 1."""
    user_id: int | None
    """The person on the seat, even after the person resigned; None for a computer player on its own seat."""
    name: str
    computer: str | None = None
    """The name of the computer player who moves; None if a person moves."""
    resigned: bool = False
    score: int | None = None
    """The final score; None before the end of the game."""
    place: int | None = None
    """The final place; None before the end of the game."""
    team: int | None = None
    """The kingdom that the player asked for before the game, counted from 0; None for any kingdom."""
    series_player: int | None = None
    """The number of the player in a dynasty (three games in a row). The number stays when the seat changes."""
    owner_id: int | None = None
    """The owner of the seat while a substitute (`user_id`) plays."""
    owner_name: str | None = None
    offered: bool = False
    """Whether anybody may take the seat."""
    away_until: int | None = None
    """The end of the person's absence in Unix seconds; None if the person is present.

    Each seat repeats the absence from the person's settings, so readers of a game need no settings.
    """
    hints: int = 0
    """A bit mask of the turns with a hint for the player: bit 0 is the first turn of the seat."""
    guided: str | None = None
    """Why suggestions are shown on the seat in every turn (such as HOST); None to follow the setting of the table."""
    called: bool = False
    """Whether the person has asked for the rematch, or the lobby of the rematch calls the person.

    Such a person has no other invitation.
    """
    agreed_at: int | None = None
    """When the person has agreed to a rematch; None before, and after a change of the rematch's options."""
    # A plan is private, so the representation of a seat in a log must not contain the plan.
    plan: str | None = field(default=None, repr=False)
    """The text of the stored plan (`bot.games.turn.Plan`)."""

    @property
    def is_computer(self) -> bool:
        return self.computer is not None

    @property
    def has_person(self) -> bool:
        """Whether a person plays on the seat or may return to the seat."""
        return self.user_id is not None and not self.resigned

    @property
    def is_kept(self) -> bool:
        """Whether a computer player keeps the seat for a person who may return."""
        return self.is_computer and self.has_person

    @property
    def is_absent(self) -> bool:
        """Whether the person on the seat is away."""
        return self.away_until is not None and self.has_person


@dataclass(frozen=True)
class Reminder:
    """The reminders of the current turn."""

    count: int = 0
    """The number of reminders in this turn; at a table without reminders, the number of weeks without a move."""
    counted_from: int | None = None
    """When the time for the turn began: the last reminder, or the return of a player. None for the last move.

    A move that does not end the turn does not change this time.
    """
    not_before: int | None = None
    """The earliest time of the next reminder, or of the takeover that a reminder announces."""
    is_muted: bool = False
    """Whether the player wants no further reminders of the turn."""
    archives_at: int | None = None
    """When the game will be archived; None before the offer to archive."""
    quiet_since: int | None = None
    """When the wait for the offer to archive began, if that was after the last move; otherwise None."""


@dataclass(frozen=True)
class Proposal:
    """A change of a running game that needs the approval of all people at the table (`bot.games.proposals`).

    `kind` and `argument` define the change.
    """

    kind: str
    argument: str
    approvals: tuple[int, ...]
    """The numbers of the seats that have agreed, beginning with the seat of the proposer."""

    def without_approval(self, number: int) -> Proposal:
        return replace(self, approvals=tuple(each for each in self.approvals if each != number))


@dataclass(frozen=True)
class Progress:
    """How far a game is."""

    ply: int = 0
    """The number of entries in the log."""
    public_ply: int = 0
    """The number of log entries that the public message has to show."""
    acting_seat: int | None = None
    """The number of the seat to move by the rules; None without a turn."""
    taken_back: bool = False
    """Whether a person who plays alone has taken back a decision. Such a game does not count in statistics."""


@dataclass(frozen=True)
class Times:
    """When something happened to a game, or will happen, in Unix seconds."""

    created_at: int = 0
    moved_at: int | None = None
    """When the latest entry was written; None before the first entry."""
    ended_at: int | None = None
    touched_at: int | None = None
    """When the lobby last changed, or when the bot last checked that the channel exists."""
    invited_at: int | None = None
    """When a person was last invited to the lobby."""
    paused_at: int | None = None
    """When the game was paused; None if the game is not paused."""
    closes_at: int | None = None
    """The closing time of a feature's row, or of the shared deal of a game in a panel; otherwise None."""
    looks_at: int | None = None
    """The time of the feature's next check of its row; None for a table, and without a check."""
    begins_at: int | None = None
    """When a rematch that everybody wants begins; None for other lobbies."""
    sought_at: int | None = None
    """When the lobby's channel got a notice about a free seat of a game in a thread; None without a notice."""


@dataclass(frozen=True)
class Deal:
    """The source of the order of a game's dominoes."""

    name: str | None = None
    """The name of a shared deal. All games with the same shared deal draw the same dominoes.

    None for the deal of a single game.
    """
    # The secret predicts all later dominoes, so the representation of a deal in a log must not contain the secret.
    secret: bytes | None = field(default=None, repr=False)
    """The secret of the deal (`engine.permutation`); None before the game is stored."""
    mixed_in: str | None = None
    """The id of the first message with the hash of the secret, or the name of a shared deal (docs/deals.md).

    None before the message is sent; empty for a game without such a message.
    """
    next_secret: bytes | None = field(default=None, repr=False)
    """The secret of the next game of the dynasty; None before the end of this game, and without a next game."""
    next_mixed_in: str | None = None
    """The id of the first message with the hash of `next_secret`; None before the message is sent."""
    rules: int = 1
    """The version of the rule tables that the game has used from its start."""
    origin: str | None = None
    """The position where the game begins: an earlier game and a ply, like "17 42", or the text of a position.

    None for a game from the beginning.
    """

    @property
    def permutation(self) -> Permutation | None:
        """The order of kings, dominoes and tiles; None before the game is stored."""
        return Permutation(self.secret, self.mixed_in or "") if self.secret else None

    @property
    def start_position(self) -> str | None:
        """The text of the position where the game begins; None without such a text, or if it continues another game."""
        return None if self.origin is None or self.origin[0].isdecimal() else self.origin

    @property
    def origin_step(self) -> tuple[int, int]:
        """The id of the earlier game, and the ply where this game begins; 0 and 0 without an earlier game."""
        number, ply = (self.origin or "0 0").split()[:2] if self.start_position is None else (0, 0)
        return int(number), int(ply)


def _changing(part: str, kind: Callable[P, object]) -> Callable[Concatenate[Game, P], Game]:
    """Return a method that replaces fields of a part of a game. The keyword arguments have the names of the fields."""

    def changed(game: Game, /, *_: P.args, **fields: P.kwargs) -> Game:
        return replace(game, **{part: replace(getattr(game, part), **fields)})

    return changed


@dataclass(frozen=True)
class Game:
    """One game at one table."""

    id: int
    guild_id: int | None
    channel_id: int
    """The channel or thread of the messages; 0 for a game without a channel."""
    host_id: int | None
    options: GameOptions
    series: int | None
    """The id of the first game of the dynasty; None outside a dynasty, and before the start of the first game."""
    number: int
    """The number of the game in its dynasty, counted from 1."""
    status: Status
    seats: tuple[Seat, ...]
    outbox: Outbox = field(default_factory=Outbox)
    reminder: Reminder = field(default_factory=Reminder)
    invited: tuple[Seat, ...] = ()
    """The reserved seats of invited people who have not answered. The numbers continue the numbers of `seats`."""
    in_line: tuple[Seat, ...] = ()
    """The people who get the next free seats of a rematch, in this order."""
    put_out: tuple[Seat, ...] = ()
    """The seats of people whom the host has removed from the lobby. They need an invitation to come back."""
    proposals: tuple[Proposal, ...] = ()
    progress: Progress = field(default_factory=Progress)
    times: Times = field(default_factory=Times)
    deal: Deal = field(default_factory=Deal)
    owner: str | None = None
    """The name of the feature that owns the row, if the row is not a table (`RowOwner`); None for a table."""
    home_id: int | None = None
    """The lobby's channel, if the game is played in a thread below the lobby; None without a thread.

    Other modules call this channel the home of the game.
    """
    version: int = 0
    """The number of writes of the game."""
    lost: str | None = None
    """Why an archived game has lost its channel (a value of `Lost`); None for other games."""

    @property
    def versions(self) -> tuple[int, int]:
        """The number of writes of the game, and of writes of the outbox; later values are greater."""
        return self.version, self.outbox.version

    with_outbox = _changing("outbox", Outbox)
    with_times = _changing("times", Times)
    with_deal = _changing("deal", Deal)

    @property
    def announcement(self) -> Message:
        """The newest main message of the table that was sent; a message without an id if none was sent."""
        rows = (each for each in self.outbox.messages if each.kind in MAIN and each.id is not None)
        return max(rows, key=lambda each: each.id or 0, default=_NO_MESSAGE)

    @property
    def untold_since(self) -> int:
        """The ply of the first move that the next message of a turn shows."""
        unsent = (each for each in self.outbox.messages if each.kind is Kind.TURN and each.id is None)
        return min((each.since for each in unsent), default=max(self.outbox.announced, 0))

    @property
    def is_live(self) -> bool:
        return self.status in LIVE

    @property
    def server(self) -> int:
        """The key of the game in fair queues: the id of the server, or of the host in a private conversation."""
        return self.guild_id or self.host_id or 0

    @property
    def is_in_new_thread(self) -> bool:
        """Whether the game has moved into a thread, and the thread has no message yet."""
        return self.home_id is not None and self.untold_since == 0 and self.announcement.id == self.channel_id

    @property
    def is_in_panel(self) -> bool:
        """Whether the only player sees the game in a personal panel, and no channel shows the game."""
        return not self.channel_id

    @property
    def is_private(self) -> bool:
        """Whether only one person sees the game: in a conversation with the bot, or in a personal panel."""
        return self.guild_id is None or self.is_in_panel

    @property
    def suggestions(self) -> Suggestions:
        """The host's choice. The default is HINT."""
        return self.options.suggestions or Suggestions.HINT

    def is_of_turn(self, ply: int) -> bool:
        """Return whether the ply is in the current turn.

        A placement does not end the turn, and is not public before the turn ends.
        """
        return self.status is Status.PLAYING and self.progress.public_ply <= ply <= self.progress.ply

    @property
    def acting(self) -> Seat | None:
        return next((seat for seat in self.seats if seat.number == self.progress.acting_seat), None)

    def computer_of(self, seat: Seat) -> str | None:
        """Return the computer player that moves for the seat now; None if a person has to move.

        A computer player moves for an absent person if the policy of the table allows that. All computer players wait
        while the table is paused, and while all people are absent.
        """
        if not self.present or self.times.paused_at is not None:
            return None
        return seat.computer or (STAND_IN if seat.is_absent and self.options.policy in PLAYS_ON else None)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats on which people move."""
        return tuple(seat for seat in self.seats if seat.user_id is not None and not seat.is_computer)

    @property
    def present(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.people if not seat.is_absent)

    @property
    def host(self) -> Seat | None:
        """The seat of the host; None if the table has no host."""
        return self.seat_of(self.host_id)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats of people who were called to a rematch and have not answered."""
        return () if self.is_full else tuple(seat for seat in self.invited if seat.called)

    @property
    def is_rematch(self) -> bool:
        """Whether the lobby calls the people of an earlier game."""
        return any(seat.called for seat in (*self.seats, *self.invited))

    @property
    def is_complete(self) -> bool:
        """Whether a lobby is full, or all people whom the lobby of a rematch calls have answered."""
        return self.is_full or (self.is_rematch and not self.awaited)

    @property
    def is_full(self) -> bool:
        return len(self.seats) >= self.options.capacity

    @property
    def expected(self) -> int:
        """The number of players and invited people."""
        return len(self.seats) + len(self.invited)

    @property
    def open_seats(self) -> int:
        """The number of free seats that are not reserved; negative if other people took reserved seats."""
        return self.options.capacity - self.expected

    @property
    def reserved_until(self) -> int:
        """The end of the reservations of a lobby. From this time on, other players may act as host."""
        since = self.times.created_at if self.times.invited_at is None else self.times.invited_at
        return since + max((self.options.pace or DEFAULT_PACE) * MINUTE, SHORTEST_RESERVATION)

    @property
    def has_successor(self) -> bool:
        """Whether another game of the dynasty follows."""
        has_ended = self.status is Status.OVER or (self.status is Status.CANCELLED and self.number > 1)
        return self.options.dynasty and has_ended and self.next_number <= GAMES_IN_SERIES

    @property
    def next_number(self) -> int:
        """The number of the next game of the dynasty. A game without a result is played again with the same number."""
        return self.number + (self.status is Status.OVER)

    def seat_of(self, user_id: int | None) -> Seat | None:
        """Return the person's seat, even if a computer player plays on the seat; None without a seat."""
        return next((seat for seat in self.seats if user_id is not None and seat.user_id == user_id), None)

    def played_by(self, user_id: int | None) -> Seat | None:
        """Return the person's seat that moves now; None if a computer player moves there, and without a seat."""
        return next((seat for seat in self.people if seat.user_id == user_id), None)

    def owned_by(self, user_id: int | None) -> Seat | None:
        """Return the seat on which a substitute plays for the person; None without a substitute."""
        return next((seat for seat in self.seats if user_id is not None and seat.owner_id == user_id), None)

    def invitation_of(self, user_id: int | None) -> Seat | None:
        """Return the seat that is reserved for the person; None without an invitation."""
        return next((seat for seat in self.invited if seat.user_id == user_id), None)


def new_game(  # noqa: PLR0913, PLR0917 - the parts of a new lobby
    guild_id: int | None,
    channel_id: int,
    host_id: int | None,
    options: GameOptions,
    seats: Sequence[Seat],
    at: int,
    series: int | None = None,
    number: int = 1,
) -> Game:
    """Return a new lobby without an id; storage assigns the id."""
    lobby = Game(0, guild_id, channel_id, host_id, options, series, number, Status.LOBBY, tuple(seats))
    return replace(lobby, times=Times(created_at=at))


@dataclass(frozen=True)
class Entry:
    """One row of a game's log."""

    ply: int
    text: str
    """A move in the grammar of `engine.moves`, or the undo mark (`bot.games.table.UNDO_ENTRY`)."""
    interaction_id: int | None
    """The interaction that caused the action, in the first row of the action; None in the other rows."""
    user_id: int | None
    """The user who acted; for a planned move, the user who made the plan."""
    at: int
    planned: bool = False
    """Whether the move comes from a stored plan."""
    late: bool = False
    """Whether a computer player made the move for an absent or overdue player."""

    @property
    def chosen_by(self) -> int | None:
        """The user who chose the move; None for automatic moves and for moves of computer players."""
        # An automatic move has the user of its action, but no interaction.
        return self.user_id if self.interaction_id or self.planned else None


@dataclass(frozen=True)
class FollowingMove:
    """A move that the bot makes automatically after an action."""

    text: str
    planner: int | None = None
    """The user who planned the move; None for a move without a plan."""


def log_entries(
    ply: int, texts: Sequence[str], actor: Actor, at: int, followed: Sequence[FollowingMove] = ()
) -> tuple[Entry, ...]:
    """Return the log rows of an action from `ply` on: `texts`, then `followed`."""
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


def without_plans(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    return tuple(replace(seat, plan=None) for seat in seats)
