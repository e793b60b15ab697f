"""What holds for each kind of message: a row of `KINDS` has all of it, except the words of the message.

`bot.games.channel` applies the rows to a table; `bot.chat.screens.notices` has the screens.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.games.game import HOUR, MINUTE, Game, Seat, Status, without_plans
from bot.games.outbox import Kind, Leaving, Message
from bot.games.proposals import UNDO, find, undecided
from bot.games.seats import is_offered

FindSeats: TypeAlias = Callable[[Game, Message], tuple[Seat, ...] | None]


def asked(game: Game, row: Message) -> tuple[Seat, ...] | None:
    """Return the seats that the message asks for an answer; None if it is no request, or is decided."""
    rule = KINDS[row.kind]
    return rule.calls(game, row) if rule.asks else None


def _people_asked(game: Game, row: Message) -> object:
    people = asked(game, row)
    return people is not None and [(seat.user_id, seat.name) for seat in people]


@dataclass(frozen=True)
class Rule:
    """What holds for a kind of message."""

    is_wanted: Callable[[Game, Message], bool] | None = None
    """Returns whether the message should stand; without the function it stands unless `calls` returns None."""
    calls: FindSeats = lambda _, __: ()
    """Returns the seats of the people whom the message calls; None if nobody wants the message any longer."""
    asks: bool = False
    """Whether the message is a request for an answer of these people, or an offer, which anybody may accept."""
    author: Callable[[Game, Message], int | None] = lambda _, __: None
    """Returns the user id of the person who calls others by the message; None if no person does."""
    shows: Callable[[Game, Message], object] = _people_asked
    """Returns the parts of the table that the message shows, and is edited for."""
    tells_time: bool = False
    """Whether the message names the time of a computer player's move."""
    sleeps: bool = False
    """Whether the message is sent only after the quiet hours of its person."""
    is_private: bool = False
    """Whether the message is a private message, which has no buttons."""
    is_at_home: bool = False
    """Whether the message of a game in a thread stands at the home of the game."""
    passes: bool = False
    """Whether the message is news that go again, so its row stays as long as the message."""
    names: bool = False
    """Whether the subject has the user id of a person."""
    lasts: int = MINUTE
    """After how many seconds an unsent message decides again which people it calls."""
    leaves: Leaving = Leaving.DELETE
    """How a message leaves that is no longer wanted."""
    offers_next: Callable[[Game], bool] = lambda _: False
    """Returns whether a new message offers a next game."""


def _is_open(game: Game, _: Message) -> bool:
    return game.status in {Status.LOBBY, Status.OPEN}


def is_of_turn(game: Game, row: Message) -> bool:
    return game.status is Status.PLAYING and row.ply == game.progress.public_ply


def _is_turn(game: Game, row: Message) -> bool:
    # A tap on the last turn of an archived game offers to revive the game.
    return game.status is Status.ARCHIVED or is_of_turn(game, row)


def _asked_to_agree(game: Game, row: Message) -> tuple[Seat, ...] | None:
    proposal = find(game, *row.subject)
    return undecided(game, proposal) if proposal else None


def _proposer(game: Game, row: Message) -> int | None:
    proposal = find(game, *row.subject)
    return game.seats[proposal.approvals[0] - 1].user_id if proposal else None


def _asked_to_play(game: Game, row: Message) -> tuple[Seat, ...] | None:
    guest = game.invitation_of(int(row.subject[0]))
    return (guest,) if guest and game.status is Status.LOBBY and not game.is_full else None


def _asked_to_join(game: Game, _: Message) -> tuple[Seat, ...] | None:
    return () if game.status is Status.LOBBY and not game.is_full else None


def _asked_to_start(game: Game, _: Message) -> tuple[Seat, ...] | None:
    return (game.host,) if game.host and game.status is Status.LOBBY else None


def _free_seats(game: Game, _: Message) -> object:
    return [(seat.number, seat.name) for seat in game.seats if seat.offered]


def _sought(game: Game, row: Message) -> tuple[Seat, ...] | None:
    return () if game.status is Status.PLAYING and _free_seats(game, row) else None


def _asked_to_substitute(game: Game, row: Message) -> tuple[Seat, ...] | None:
    return () if is_offered(game, row.subject[0]) else None


def _put_out(game: Game, row: Message) -> tuple[Seat, ...] | None:
    return tuple(seat for seat in game.put_out if str(seat.user_id) == row.subject[0]) or None


def _host(game: Game, _: Message) -> int | None:
    return game.host_id


def _lobby_shown(game: Game, _: Message) -> object:
    return (game.status, game.times.closes_at) if game.owner else lobby_look(game)


def lobby_look(game: Game) -> tuple[object, ...]:
    return without_plans(game.seats), game.invited, game.in_line, game.options, game.host_id, game.times.begins_at


def _turn_shown(game: Game, _: Message) -> object:
    names = [(s.user_id, s.name, s.computer, s.owner_name, s.resigned, s.away_until) for s in game.seats]
    options = game.options
    return names, (options.language, options.theme, options.pace, options.policy, game.times.paused_at is None)


_NEWS: Final = Rule()
_OF_TURN: Final = Rule(is_of_turn)
_IN_PRIVATE: Final = replace(_OF_TURN, is_private=True, names=True)
_REQUEST: Final = Rule(asks=True, leaves=Leaving.OUTCOME)

KINDS: Final[Mapping[Kind, Rule]] = MappingProxyType(
    {
        # The lobby of a table, or the message of an open row that is no table.
        Kind.LOBBY: Rule(
            _is_open, lambda game, _: game.awaited, author=_host, shows=_lobby_shown, leaves=Leaving.OUTCOME
        ),
        # Subject: the public ply.
        Kind.TURN: Rule(_is_turn, shows=_turn_shown, tells_time=True, leaves=Leaving.CONTROLS),
        # People slept when the game ended, and are called later. Subject: their user ids.
        # The call offers what the end has offered, and in an open row that is no table, what the row stands for.
        Kind.OVER: Rule(
            calls=lambda _, row: tuple(Seat(0, int(each), "") for each in row.subject),
            sleeps=True,
            names=True,
            offers_next=lambda game: game.status is Status.OPEN,
        ),
        # The other people are asked to agree. Subject: kind and argument of the proposal.
        Kind.PROPOSED: replace(_REQUEST, calls=_asked_to_agree, author=_proposer),
        # Anybody may take a seat. Subject: the number of the seat, and possibly `HAS_LEFT`.
        Kind.OFFERED: replace(_REQUEST, calls=_asked_to_substitute),
        # The people with a role may join. Subject: the id of the role, and possibly `QUIETLY`.
        Kind.ROLE_CALL: replace(_REQUEST, calls=_asked_to_join, author=_host, lasts=HOUR),
        # A person is asked to take the reserved seat; the lobby shows the outcome. Subject: the user id of the person.
        Kind.INVITED: Rule(calls=_asked_to_play, asks=True, author=_host, names=True),
        # The host is called to start the lobby. Subject: possibly `SHORT`, several times.
        Kind.READY: Rule(
            calls=_asked_to_start,
            asks=True,
            sleeps=True,
            shows=lambda game, _: (game.host_id, len(game.seats), game.is_full),
        ),
        # The home of a game in a thread is told of its free seats. No subject.
        Kind.SOUGHT: Rule(calls=_sought, asks=True, sleeps=True, is_at_home=True, shows=_free_seats),
        # A person was put out of the lobby. Subject: the user ids of the person and of the person who did so.
        Kind.PUT_OUT: Rule(calls=_put_out, author=_host, names=True),
        # The first call if the turn was announced silently. Subject: the public ply; `REFUSED_PRIVATELY` may follow.
        Kind.NUDGE: replace(_OF_TURN, sleeps=True),
        Kind.REMINDER: replace(_OF_TURN, sleeps=True, tells_time=True),
        # To the player of the turn, and to the next one. Subject: the public ply, and the user id of the person.
        Kind.PRIVATE: replace(_IN_PRIVATE, sleeps=True),
        Kind.SOON: _IN_PRIVATE,
        # The players may archive the game. Subject: the public ply.
        Kind.OFFER: _OF_TURN,
        # The end of a game, and of a row that is no table. No subject.
        Kind.END: Rule(offers_next=lambda game: game.deal.name is None and game.owner is None),
        # An end without a result. Subject: the user id and the name of the moderator who has ended it, if one has.
        # Nobody can go on where everybody is erased.
        Kind.CANCELLED: Rule(names=True, offers_next=lambda game: any(seat.user_id for seat in game.seats)),
        # At the home of a game in a thread; the next game of a dynasty begins in the thread.
        Kind.FINISHED: Rule(is_at_home=True, offers_next=lambda game: not game.has_successor),
        # The thread of the game is locked. No subject.
        Kind.LOCKED: Rule(is_at_home=True, passes=True),
        # The bot is back on the server, and the game goes on. Subject: `RESTS`, if somebody has to bring it back.
        Kind.BACK: Rule(lambda game, row: not row.subject or game.status is Status.ARCHIVED, leaves=Leaving.CONTROLS),
        # A new host. No subject.
        Kind.HOST: _NEWS,
        # A proposal is carried out, or not. Subject: kind and argument of the proposal; the number of the seat that
        # refused.
        **dict.fromkeys((Kind.AGREED, Kind.REFUSED), _NEWS),
        # A substitute plays on a seat; an owner is back; a person has resigned. Subject: the number of the seat, and
        # possibly `NEW_HOST`.
        **dict.fromkeys((Kind.TAKEN, Kind.RETURNED, Kind.RESIGNED), _NEWS),
    }
)
"""The rules of all kinds, and what their subjects name; a lobby has no subject."""

NAMING: Final = frozenset(kind for kind, rule in KINDS.items() if rule.names)
"""The kinds with the user id of a person in the subject."""


def request_key(game: Game, row: Message) -> tuple[object, ...]:
    """Return the key of a request: the channel, the author and the subject. Repeated requests have equal keys."""
    # A request to undo a later turn has another ply, but calls the same people, so the key leaves out the ply.
    what = (UNDO,) if row.subject[:1] == (UNDO,) else row.subject
    return game.channel_id, KINDS[row.kind].author(game, row), row.kind, *what
