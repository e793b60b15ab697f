"""The values that games consist of, and what repositories return besides games: frozen dataclasses.

Times are integer Unix seconds; ids of users, channels, guilds and messages are Discord's.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import blake2s

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


PLAYS_ON = (Policy.TURN, Policy.SEAT)
"""The policies under which computer players move for people who are away."""


@dataclass(frozen=True)
class Actor:
    """The person who acts; the id of the interaction keeps a repeated delivery from acting twice.

    `is_clock` stands for nobody: a computer player makes the turn of somebody who is away, or whose time is over.
    `is_moderator`: whether the server lets the person do there what else only the host of a game may do.
    """

    user_id: int | None
    name: str
    interaction_id: int | None = None
    is_clock: bool = False
    is_moderator: bool = False


NOBODY = Actor(None, "")
"""Who acts when no person does, such as a computer player on a seat of its own."""

CLOCK = Actor(None, "", is_clock=True)
"""Who acts when nobody does: the time for a turn is over, or its player is away."""


@dataclass(frozen=True)
class GameOptions:
    """What the host of a table chooses: `variant` is its code.

    `pace` is how many minutes somebody may take for a turn, 0 for any number, and `policy` what happens after that.
    `language` is that of the public messages, by its code; None for the language of the server. `theme` names the
    colours of the pictures in them.
    """

    variant: str
    capacity: int
    dynasty: bool = False
    suggestions: bool = True
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
        """Whether people at the table are reminded of their turns."""
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
    what the player has in mind for a turn to come, as in `bot.games.plan`.

    `owner_id` and `owner_name` are the person whose seat it is while `user_id`, a substitute, plays on it. A seat that
    is `offered` may be taken by anybody. The person is away until `away_until`, in Unix seconds; None while they are
    not. Storage keeps it with each seat, so that whoever has the game knows it.
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
    """Something that a running game changes once all its people have agreed, as `bot.games.proposals` says.

    `kind` and `argument` say what; `approvals` are the numbers of the seats that have agreed, and the first of them is
    that of whoever proposed it.
    """

    kind: str
    argument: str
    approvals: tuple[int, ...]


@dataclass(frozen=True)
class Leftover:
    """A message that has been superseded and stands in the channel as if it had not.

    A public message showed the moves from `since` up to `ply`, and is to lose its controls. A reminder, of which `ply`
    is None, is to be deleted. `tries` counts how often that has failed.
    """

    message_id: int
    since: int = 0
    ply: int | None = None
    tries: int = 0


class News(StrEnum):
    """What a notice tells; the values are database format.

    PROPOSED: the others are asked to agree to a proposal of this kind and argument. UNDO: they are asked to let the
    latest turn be undone, at this ply. AGREED: a proposal is carried out. OFFERED: the seat of that number is free, as
    its player has left the server. TAKEN: a substitute plays on the seat of an owner, whose name is empty if there is
    none. RETURNED: an owner is back on the seat, which a substitute has left. RESIGNED: somebody of this name has.
    REFUSED: the proposal of this kind and argument is not carried out, as somebody of this name would rather not.
    STANDS: the turn is not undone, as somebody of this name would rather play on. INVITED: the person of this user
    id is asked to take the seat that is reserved for them.
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


@dataclass(frozen=True)
class Notice:
    """Something besides the moves that the channel is to be told; `arguments` are as `News` says.

    `cause` is the id of the interaction that it tells of, or else that of the public message: the message that tells it
    is newer. It takes the place of `message_id`, a request or an offer that somebody answered, if that is not None.
    `tries` counts how often that has failed. A request stays until it is decided: then `message_id` is the message that
    asks, and `is_told` says whether it shows who is still to decide.
    """

    news: News
    arguments: tuple[str, ...]
    cause: int
    message_id: int | None = None
    tries: int = 0
    is_told: bool = False

    @property
    def nonce(self) -> str:
        """What tells Discord that a message is sent again, 25 characters, which is the most that it takes."""
        # A request that was deleted and is made again is another message.
        told = f"{self.cause} {self.news} {self.arguments} {self.message_id}"
        return f"told-{blake2s(told.encode(), digest_size=10).hexdigest()}"


@dataclass(frozen=True)
class ServerSettings:
    """What a server offers unless somebody asks for something else: None for what the bot offers everywhere.

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
