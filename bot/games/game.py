"""The values that a game of a table consists of, as repositories return them: frozen dataclasses.

Times are integer Unix seconds; ids of users, channels, guilds and messages are Discord's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from hashlib import blake2s

from engine.scoring import GAMES_IN_SERIES

MINUTE, HOUR, DAY = 60, 3600, 86400
"""Seconds."""

DEFAULT_PACE = 24 * 60
"""Minutes that somebody may take for a turn if the host chooses none, and that a table without reserves seats."""

USUAL_THEME = "storybook"
"""The colours of pictures, if the table and the person who sees them have chosen no others."""

SHORTEST_RESERVATION = HOUR
"""Seconds that seats are reserved at least, however fast the table plays."""

STAND_IN = "solid"
"""The computer player that moves for people who are not there, and for another one that fails."""


class Status(StrEnum):
    """The stage of a game's life; the values are database format."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"
    ARCHIVED = "archived"


LIVE = (Status.LOBBY, Status.PLAYING)


class Policy(StrEnum):
    """What happens when somebody takes longer for a turn than the pace of the table; the values are database format.

    WAIT: nothing. REMIND: they are reminded. TURN: they are reminded once, and if the pace has passed again a computer
    player takes the turn. SEAT: as TURN, but a computer player keeps the seat until its owner is back.
    """

    WAIT = "wait"
    REMIND = "remind"
    TURN = "turn"
    SEAT = "seat"


class Suggestions(StrEnum):
    """When players get suggestions, most freely first; the values are database format.

    SHOWN: always. HINT: in a turn in which they ask for one. NONE: never.
    """

    SHOWN = "shown"
    HINT = "hint"
    NONE = "none"


PLAYS_ON = (Policy.TURN, Policy.SEAT)
"""The policies under which computer players move for people who are away."""


@dataclass(frozen=True)
class Actor:
    """The person who acts; the id of the interaction is the idempotency key.

    `is_clock`: no person acts, a computer player moves for a person who is away or whose time is over.
    `is_moderator`: whether the person may do on this server what otherwise only the host of a game may do.
    """

    user_id: int | None
    name: str
    interaction_id: int | None = None
    is_clock: bool = False
    is_moderator: bool = False


NOBODY = Actor(None, "")
"""Who acts when no person does, such as a computer player on a seat of its own."""

CLOCK = Actor(None, "", is_clock=True)
"""The actor when no person acts: the time for a turn is over, or its player is away."""


@dataclass(frozen=True)
class GameOptions:
    """What the host of a table chooses: `variant` is its code.

    `pace` is how many minutes somebody may take for a turn, 0 for any number, and `policy` what happens after that.
    `language` is that of the public messages, by its code; None for the language of the server. `theme` names the
    colours of the pictures in them. `suggestions` is None for what suits those who play (`Game.suggestions`).
    """

    variant: str
    capacity: int
    dynasty: bool = False
    suggestions: Suggestions | None = None
    pace: int = DEFAULT_PACE
    policy: Policy = Policy.REMIND
    language: str | None = None
    theme: str = USUAL_THEME

    @property
    def is_acted_upon(self) -> bool:
        """Whether a computer player moves for somebody who takes longer, without anybody's tap."""
        return bool(self.pace) and self.policy in PLAYS_ON

    @property
    def has_reminders(self) -> bool:
        return bool(self.pace) and self.policy is not Policy.WAIT


@dataclass(frozen=True)
class LiveCounts:
    """How many lobbies and running games a host has, and a server; a private conversation counts as no server."""

    of_host: int
    of_server: int


@dataclass(frozen=True)
class Seat:
    """A place at the table; `score` and `place` are known once the game is over.

    A computer player (`computer` is its name) may act for a person who resigned: `user_id` then stays. `team` is the
    kingdom, counted from 0, that the player asked for before the game; None if any will do. `series_player` tells the
    players of a dynasty apart from its first game on, whatever seats they have in the others. `plan` is the text of
    what the player has in mind for a turn to come, as in `bot.games.turn`.

    `hints` is a bit mask of the seat's turns in which its player asked for a hint: bit 0 is the first turn.

    `owner_id` and `owner_name` are the person whose seat it is while `user_id`, a substitute, plays on it. A seat that
    is `offered` may be taken by anybody. The person is away until `away_until`, in Unix seconds; None while they are
    not. It is stored with each seat, so that the game alone is enough to know it.
    """

    number: int
    user_id: int | None
    name: str
    computer: str | None = None
    resigned: bool = False
    score: int | None = None
    place: int | None = None
    team: int | None = None
    series_player: int | None = None
    owner_id: int | None = None
    owner_name: str | None = None
    offered: bool = False
    away_until: int | None = None
    hints: int = 0
    # Private to the player, so it must not get into a log by way of a seat.
    plan: str | None = field(default=None, repr=False)

    @property
    def is_computer(self) -> bool:
        return self.computer is not None

    @property
    def has_person(self) -> bool:
        """Whether the seat is a person's, who plays on it or may come back to it."""
        return self.user_id is not None and not self.resigned

    @property
    def is_kept(self) -> bool:
        """Whether a computer player keeps the seat for a person who may come back."""
        return self.is_computer and self.has_person

    @property
    def is_absent(self) -> bool:
        """Whether the person who plays on the seat has said that they are away for some time."""
        return self.away_until is not None and self.has_person

    @property
    def is_recoverable(self) -> bool:
        """Whether somebody can come back to the seat, which is kept, played or moved for in their absence."""
        return self.is_kept or self.is_absent or self.owner_id is not None


@dataclass(frozen=True)
class Announcement:
    """The newest public message of a game: it shows the moves from `since` up to `ply`.

    `ply` is -1 before the first message, and while a lobby has to be drawn again. `message_id` is None if there is no
    message to edit. `nudge_at` is when the player whose turn it announces is notified, if the message did not.
    """

    since: int = 0
    ply: int = -1
    message_id: int | None = None
    nudge_at: int | None = None

    @property
    def is_outdated(self) -> bool:
        """Whether the turn in the message must be announced again: then `ply` is where the turn begins."""
        return 0 <= self.ply < self.since


@dataclass(frozen=True)
class Reminder:
    """How often the player to move was reminded of the turn, and the message if it still stands.

    At a table without reminders, `count` is how many weeks the player was waited for.

    `counted_from` is the time that the pace counts from: that of the last reminder, or when somebody came back. None if
    that is the last move; after a move that has left the turn open it is the time before that move. `not_before` is the
    end of the quiet hours that the next one fell into. `acts_at` is the time that a reminder named, at which a computer
    player moves. `is_muted` if the player wants no more reminders of this turn. `archives_at` is when the game is
    archived, once that was offered, and `quiet_since` from when on the month until the offer is counted, if not from
    the last move.
    """

    count: int = 0
    counted_from: int | None = None
    message_id: int | None = None
    not_before: int | None = None
    acts_at: int | None = None
    is_muted: bool = False
    archives_at: int | None = None
    quiet_since: int | None = None


@dataclass(frozen=True)
class Proposal:
    """A change of a running game that needs the approval of all its people (`bot.games.proposals`).

    `kind` and `argument` define the change; `approvals` are the numbers of the seats that have agreed, beginning with
    the seat of the proposer.
    """

    kind: str
    argument: str
    approvals: tuple[int, ...]


@dataclass(frozen=True)
class Leftover:
    """A superseded message that still has to be tidied up.

    A public message, which showed the moves from `since` up to `ply`, will lose its controls. That of a lobby, where
    both are 0, will show what has come of it. A reminder, whose `ply` is None, will be deleted. `tries` counts failed
    attempts.
    """

    message_id: int
    since: int = 0
    ply: int | None = None
    tries: int = 0


class News(StrEnum):
    """The kind of a notice; the values are database format.

    PROPOSED: the others are asked to agree to a proposal of this kind and argument. UNDO: they are asked to let the
    latest turn be undone, at this ply. AGREED: a proposal is carried out. OFFERED: the seat of that number is free, as
    its player has left the server. TAKEN: a substitute plays on the seat of an owner, whose name is empty if there is
    none. RETURNED: an owner is back on the seat, which a substitute has left. RESIGNED: somebody of this name has.
    REFUSED: the proposal of this kind and argument is not carried out, as somebody of this name would rather not.
    STANDS: the turn is not undone, as somebody of this name would rather play on. INVITED: the person of this user
    id is asked to take the seat that is reserved for them. PUT_OUT: the person of this user id has been put out of the
    lobby by somebody of this name. HOST: somebody of this name is host from now on; TAKEN, RETURNED and RESIGNED may
    end with that name. OVER: the person of this user id, who slept when the game ended, is told of it.
    """

    PROPOSED = "proposed"
    UNDO = "undo"
    AGREED = "agreed"
    OFFERED = "offered"
    TAKEN = "taken"
    RETURNED = "returned"
    RESIGNED = "resigned"
    REFUSED = "refused"
    STANDS = "stands"
    INVITED = "invited"
    PUT_OUT = "putout"
    HOST = "host"
    OVER = "over"


@dataclass(frozen=True)
class Notice:
    """News for the channel besides the moves; `News` documents the `arguments`.

    `cause` is the id of the interaction that caused the notice, or of the public message: the message of the notice is
    newer. It replaces `message_id`, a request or an offer that was answered, unless that is None. `tries` counts failed
    attempts. A request stays until it is decided: its `message_id` is the message that asks, and `is_told` is whether
    that shows who still has to decide.

    `sleepers` are the user ids of people who were in their quiet hours when the notice would have called them. At
    `wakes_at`, in Unix seconds, it is sent again and calls them; None if that is due, or if nobody sleeps.
    """

    news: News
    arguments: tuple[str, ...]
    cause: int
    message_id: int | None = None
    tries: int = 0
    is_told: bool = False
    sleepers: tuple[int, ...] = ()
    wakes_at: int | None = None

    @property
    def is_woken(self) -> bool:
        """Whether people who slept when the notice was sent can be called now."""
        return bool(self.sleepers) and self.wakes_at is None

    @property
    def nonce(self) -> str:
        """The key by which Discord drops a repeated message: 25 characters, the most that it accepts."""
        # A request that was deleted and is made again is another message.
        told = f"{self.cause} {self.news} {self.arguments} {self.message_id}"
        return f"told-{blake2s(told.encode(), digest_size=10).hexdigest()}"


@dataclass(frozen=True)
class ServerSettings:
    """The defaults of a server for new tables; None for the bot's own default.

    `game` is the code of a variant, `pace` is in minutes as in GameOptions. With `threads` new tables are opened in
    threads. New tables may only be opened in `channels`, in all if it is empty. `language` and `theme` are
    those of the tables.
    """

    guild_id: int
    game: str | None = None
    pace: int | None = None
    policy: Policy | None = None
    threads: bool = False
    channels: tuple[int, ...] = ()
    language: str | None = None
    theme: str = GameOptions.theme


@dataclass(frozen=True)
class Game:
    """One game of one table.

    `series` is the id of the first game of a dynasty, from its start on, and `number` counts its games from 1. `ply` is
    how many moves the log holds and `moved_at` when the last was written. `public_ply` is how many of them the public
    message has to show, and `acting_seat` the number of the seat whose turn it is by the rules. `undo_approvals` is a
    bit mask of the seats that approve undoing the latest turn: seat s is bit s. `invited` are the seats of a lobby that
    are reserved for people who have not said yes; their numbers follow those of `seats`. `put_out` are the people whom
    the host has put out, and who need an invitation to come back. `touched_at` is when the lobby last changed, or when
    the bot last looked whether the channel is still there, and `invited_at` when somebody was last invited to it. All
    games of a `deal` draw the same dominoes from the same shuffle; None if no other does. `rules` is the version of the
    rule tables that the game was started with. `channel_id` is 0 if it has no channel. `paused_at` is since when
    everybody at the table waits, None if they do not. `version` counts the writes of the game, and `outbox_version`
    the writes of what the channel shows.
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
    put_out: tuple[Seat, ...] = ()
    deal: str | None = None
    rules: int = 1
    paused_at: int | None = None
    version: int = 0
    outbox_version: int = 0

    @property
    def versions(self) -> tuple[int, int]:
        """How often the game was written, and what the channel shows of it: later values are greater."""
        return self.version, self.outbox_version

    @property
    def is_live(self) -> bool:
        return self.status in LIVE

    @property
    def server(self) -> int:
        """The id of its server; in a private conversation that of its host, who has a share of each queue too."""
        return self.guild_id or self.host_id or 0

    @property
    def is_in_panel(self) -> bool:
        """Whether its only player sees it in a panel of their own: no channel shows it."""
        return not self.channel_id

    @property
    def is_private(self) -> bool:
        """Whether one person alone sees the game: in a conversation with the bot, or in a panel of their own."""
        return self.guild_id is None or self.is_in_panel

    @property
    def suggestions(self) -> Suggestions:
        """What the host chose for the table; else hints if people play each other or a deal, who compare themselves."""
        people = sum(seat.user_id is not None for seat in self.seats)
        return self.options.suggestions or (Suggestions.HINT if people > 1 or self.deal else Suggestions.SHOWN)

    @property
    def is_unshown(self) -> bool:
        """Whether the channel does not show the game as it is, or a computer player has to move first."""
        if self.is_in_panel:
            return self.status is Status.PLAYING and self._awaits_computer
        if self.status is Status.ARCHIVED:
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
        """Return whether the ply is in the turn under way: a placement leaves the turn open, and is not public yet."""
        return self.status is Status.PLAYING and self.public_ply <= ply <= self.ply

    def is_still_at(self, ply: int) -> bool:
        """Return whether the game is on, with no move since that ply."""
        return self.status is Status.PLAYING and self.ply == ply

    @property
    def needs_publisher(self) -> bool:
        """Whether the channel must be changed: a message is due, or something has to be tidied up."""
        return self.is_unshown or bool(self.leftovers) or bool(self.pending_notices)

    @property
    def pending_notices(self) -> tuple[Notice, ...]:
        return () if self.is_in_panel else tuple(notice for notice in self.notices if not notice.is_told)

    @property
    def _awaits_computer(self) -> bool:
        return self.acting is not None and self.computer_of(self.acting) is not None

    @property
    def acting(self) -> Seat | None:
        return next((seat for seat in self.seats if seat.number == self.acting_seat), None)

    def computer_of(self, seat: Seat) -> str | None:
        """Return the computer player that makes the moves of the seat now; None if a person has to make them.

        It moves for a person who is away if the table's policy allows that. If no person at the table is present, or if
        the table is paused, computer players wait as well.
        """
        if not self.present or self.paused_at is not None:
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
        return tuple(seat for seat in self.people if not seat.is_absent)

    @property
    def undecided_on_undo(self) -> tuple[Seat, ...]:
        """The seats of the present people who have not approved undoing the latest turn."""
        return tuple(seat for seat in self.present if not self.undo_approvals >> seat.number & 1)

    def without_consent(self, number: int) -> Game:
        """Withdraw the approvals of the seat: they do not pass to its next player.

        A proposal of its player is dropped, and so is a request to undo that they made or approved: the approvals do
        not show which of the two it was.
        """
        game = replace(self, undo_approvals=0) if self.undo_approvals >> number & 1 else self
        if game.proposal is None:
            return game
        proposer, *others = game.proposal.approvals
        approvals = (proposer, *(other for other in others if other != number))
        return replace(game, proposal=None if proposer == number else replace(game.proposal, approvals=approvals))

    def without_requests(self) -> Game:
        """Withdraw all that the table is asked to agree to."""
        return replace(self, proposal=None, undo_approvals=0)

    @property
    def host(self) -> Seat | None:
        """The host's seat; None if there is no host any more."""
        return self.seat_of(self.host_id)

    @property
    def is_full(self) -> bool:
        return len(self.seats) >= self.options.capacity

    @property
    def open_seats(self) -> int:
        """The number of free seats without a reservation; negative if reserved seats were taken by others."""
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


def new_game(  # noqa: PLR0913, PLR0917 - what a lobby begins with
    guild_id: int | None,
    channel_id: int,
    host_id: int | None,
    options: GameOptions,
    seats: Sequence[Seat],
    at: int,
    series: int | None = None,
    number: int = 1,
) -> Game:
    """Return a lobby that is not stored yet: storage gives it an id."""
    lobby = Game(0, guild_id, channel_id, host_id, options, series, number, Status.LOBBY, tuple(seats))
    return replace(lobby, created_at=at)


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


def without_plans(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    return tuple(replace(seat, plan=None) for seat in seats)
