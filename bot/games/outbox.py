"""Frozen dataclasses for what the channel shows of a game, and for what waits to be sent.

Times are integer Unix seconds; ids of messages are Discord's.
"""

from dataclasses import dataclass, field, replace
from enum import Enum, StrEnum, auto
from hashlib import blake2s
from typing import Final, Self


@dataclass(frozen=True)
class Announcement:
    """The latest public message of a game, which shows the moves from `since` up to `ply`.

    The two columns encode two more states, which `to_redraw` and `to_repeat` write: a message that shows nothing up to
    date has the ply -1, and a turn that must be announced again has a `since` after its ply.
    """

    since: int = 0
    ply: int = -1
    message_id: int | None = None
    """None if there is no message to edit."""
    nudge_at: int | None = None
    """When to notify the player to move, if the message did not notify the player."""
    late_edits: int = 0
    """How often the message of a lobby was edited after its first hour."""

    @property
    def until(self) -> int:
        """The number of moves that the channel has seen; the next message begins after them."""
        return max(self.ply, 0)

    @property
    def is_outdated(self) -> bool:
        """Whether the turn must be announced again; `ply` is then the start of the turn."""
        return 0 <= self.ply < self.since

    @property
    def is_of_lobby(self) -> bool:
        """Whether the message shows no moves."""
        return not self.since and self.ply <= 0

    def to_redraw(self) -> Self:
        """Return the announcement of a lobby that must be drawn again."""
        return replace(self, ply=-1)

    def to_repeat(self, public_ply: int) -> Self:
        """Return the announcement of a turn, public up to `public_ply`, that a new message must show again."""
        if self.is_outdated:
            return self
        ply = min(self.since, public_ply - 1)
        return replace(self, since=ply + 1, ply=ply)


class News(StrEnum):
    """The kind of a post, with the arguments of the post; the values are database format."""

    PROPOSED = "proposed"
    """The other people are asked to agree to a proposal: kind and argument of the proposal."""
    AGREED = "agreed"
    """A proposal is carried out: kind and argument of the proposal."""
    OFFERED = "offered"
    """A seat is free, because the player has left the server: the number of the seat."""
    TAKEN = "taken"
    """A substitute plays on a seat: the names of the substitute and of the owner, "" without an owner.

    The news may end with the name of a new host.
    """
    RETURNED = "returned"
    """An owner is back on a seat: the names of the owner and of the substitute, who has left the seat.

    The news may end with the name of a new host.
    """
    RESIGNED = "resigned"
    """A person has resigned: the name of the person, and possibly the name of a new host."""
    REFUSED = "refused"
    """A proposal is not carried out: kind and argument of the proposal, and the name of the person who refused."""
    CALLED = "called"
    """The people with a role are asked to join: the id of the role, and `QUIETLY` for a message without a sound."""
    INVITED = "invited"
    """A person is asked to take the reserved seat: the user id of the person."""
    PUT_OUT = "putout"
    """A person has been put out of the lobby: the user id of the person, and the name of the person who did so."""
    HOST = "host"
    """The table has a new host: the name of the host."""
    FINISHED = "finished"
    """The game in a thread is over, which the home of the game shows. No arguments."""
    CLOSED = "closed"
    """The owner of a row that is no table has closed it, and its result is shown. No arguments."""
    AGAIN = "again"
    """A person slept when the lobby of a rematch called, and a new message of the lobby calls later: the user id."""
    OVER = "over"
    """A person slept when the game ended, and is called later: the user id of the person."""
    PAST_TURN = "turn"
    """A superseded message of a turn, which loses its buttons. No arguments."""
    PAST_LOBBY = "lobby"
    """A superseded message of a lobby or of an open row, which shows the outcome. No arguments."""
    PAST_END = "end"
    """An earlier game in the channel, whose messages no longer offer a next game: the id of that game."""
    OUTDATED = "outdated"
    """A message that must be deleted, such as a reminder of a past turn. No arguments.

    If the bot was killed, or got no answer, while it sent the message: the nonce of the message.
    """


QUIETLY: Final = "quietly"
"""The argument of a post that makes no sound."""


class Way(Enum):
    """How the channel comes to show a message as it should stand."""

    SEND = auto()
    """A new message calls people."""
    EDIT = auto()
    """The message changes. If it cannot change, a new message follows, which calls people if the old one is gone."""
    REPLACE = auto()
    """A new message takes the place of the message, which is deleted."""
    CANCEL = auto()
    """A separate message tells of the end without a result; afterwards the game has no public message."""
    FORGET = auto()
    """The public message itself shows the end of the game, and is no longer recorded."""
    TAKE_CONTROLS = auto()
    TAKE_NEXT = auto()
    """The messages of another game lose the button to a next game."""
    SHOW_OUTCOME = auto()
    DELETE = auto()


OLD: Final = frozenset({News.PAST_TURN, News.PAST_LOBBY, News.PAST_END, News.OUTDATED})
"""The kinds of posts that tidy up an old message."""


@dataclass(frozen=True)
class Post:
    """A public message beside the announcement: news besides the moves, or an old message to be tidied up."""

    news: News
    arguments: tuple[str, ...]
    """The arguments of the text, as `News` documents."""
    cause: int
    """The id of the interaction that caused the post, or of the public message. The message of the post is newer."""
    message_id: int | None = None
    """The message of a request until the decision; the answered request or offer, which the post replaces; or the old
    message.
    """
    tries: int = 0
    """The number of failed attempts."""
    is_told: bool = False
    """Whether the channel shows the post."""
    sleepers: tuple[int, ...] = ()
    """The user ids of the called people whose quiet hours kept the post silent."""
    wakes_at: int | None = None
    """When the post is sent again and calls the sleepers, in Unix seconds; None if the call is due."""
    people: tuple[int | None, ...] | None = None
    """The user ids of the people whom the shown request asks; None before it is shown, and for other posts."""

    @property
    def is_old(self) -> bool:
        """Whether the post tidies up an old message."""
        return self.news in OLD

    @property
    def message(self) -> int | str | None:
        """The id of the message; of an old one without a recorded id its nonce, or the id of the ended game."""
        return self.arguments[0] if self.is_old and self.message_id is None else self.message_id

    @property
    def is_woken(self) -> bool:
        """Whether the sleepers of the post can be called now."""
        return bool(self.sleepers) and self.wakes_at is None

    @property
    def role_id(self) -> int | None:
        """The role that the post calls."""
        return int(self.arguments[0]) if self.news is News.CALLED else None

    @property
    def nonce(self) -> str:
        """The key for Discord to drop a repeated message: 25 characters, the most that Discord accepts."""
        # The message id is part of the key because a deleted request may be repeated in another message.
        told = f"{self.cause} {self.news} {self.arguments} {self.message_id}"
        return f"told-{blake2s(told.encode(), digest_size=10).hexdigest()}"


@dataclass(frozen=True)
class Outbox:
    """The messages of a game in its channel, and the messages that wait to be sent or tidied up."""

    announcement: Announcement = field(default_factory=Announcement)
    posts: tuple[Post, ...] = ()
    next_buttons: tuple[tuple[int, int], ...] = ()
    """The messages of an ended game that offer a next game: the ids of the channel and of the message."""
    version: int = 0
    """The number of writes of the outbox."""
