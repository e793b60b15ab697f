"""The rules of each kind of message, in the table `KINDS`.

`bot.games.channel` applies the rules to a game; `bot.chat.screens.notices` has the words of the messages.
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
    """Return the seats that the message asks for an answer; None without a request, and for a decided request."""
    rule = KINDS[row.kind]
    return rule.calls(game, row) if rule.asks else None


def _people_asked(game: Game, row: Message) -> object:
    people = asked(game, row)
    return people is not None and [(seat.user_id, seat.name) for seat in people]


@dataclass(frozen=True)
class Rule:
    """The rules of a kind of message."""

    is_wanted: Callable[[Game, Message], bool] | None = None
    """Returns whether the message should be in the channel. By default it should, unless `calls` returns None."""
    calls: FindSeats = lambda _, __: ()
    """Returns the seats of the people whom the message calls; None if the message is no longer wanted."""
    asks: bool = False
    """Whether the message asks the people of `calls` for an answer, or makes an offer that anybody may accept."""
    author: Callable[[Game, Message], int | None] = lambda _, __: None
    """Returns the user id of the person who calls others by the message; None without such a person."""
    shows: Callable[[Game, Message], object] = _people_asked
    """Returns the parts of the table that the message shows. A change of these parts causes an edit."""
    tells_time: bool = False
    """Whether the message names the time of a computer player's move."""
    sleeps: bool = False
    """Whether the message is sent only after the quiet hours of its person."""
    is_private: bool = False
    """Whether the message is a private message, which has no buttons."""
    is_at_home: bool = False
    """Whether the message of a game in a thread is in the lobby's channel (`Game.home_id`)."""
    passes: bool = False
    """Whether the message is news that is removed later, so that its row must be stored until then."""
    names: bool = False
    """Whether the subject has the user id of a person."""
    lasts: int = MINUTE
    """If the message is unsent after this many seconds, `with_calls` decides again which people the message calls."""
    leaves: Leaving = Leaving.DELETE
    """How the message leaves when it is no longer wanted."""
    offers_next: Callable[[Game], bool] = lambda _: False
    """Returns whether a new message has buttons to a next game."""


def _is_open(game: Game, _: Message) -> bool:
    return game.status in {Status.LOBBY, Status.OPEN}


def is_of_turn(game: Game, row: Message) -> bool:
    return game.status is Status.PLAYING and row.ply == game.progress.public_ply


def _is_turn(game: Game, row: Message) -> bool:
    # The last turn of an archived game keeps its buttons, because a tap on them offers to revive the game.
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
        # The lobby of a table, or the message of a feature's open row, such as a challenge.
        Kind.LOBBY: Rule(
            _is_open, lambda game, _: game.awaited, author=_host, shows=_lobby_shown, leaves=Leaving.OUTCOME
        ),
        # Subject: the public ply.
        Kind.TURN: Rule(_is_turn, shows=_turn_shown, tells_time=True, leaves=Leaving.CONTROLS),
        # A later call of the people who slept when the game ended. Subject: the user ids of these people. The call has
        # the buttons of the end. The call in a feature's open row has a button that leads to the row.
        Kind.OVER: Rule(
            calls=lambda _, row: tuple(Seat(0, int(each), "") for each in row.subject),
            sleeps=True,
            names=True,
            offers_next=lambda game: game.status is Status.OPEN,
        ),
        # A request to the other people to agree to a proposal. Subject: the kind and the argument of the proposal.
        Kind.PROPOSED: replace(_REQUEST, calls=_asked_to_agree, author=_proposer),
        # An offer of a seat to anybody. Subject: the number of the seat, and possibly `HAS_LEFT`.
        Kind.OFFERED: replace(_REQUEST, calls=_asked_to_substitute),
        # A request to the people with a role to join. Subject: the id of the role, and possibly `QUIETLY`.
        Kind.ROLE_CALL: replace(_REQUEST, calls=_asked_to_join, author=_host, lasts=HOUR),
        # A request to a person to take a reserved seat. Subject: the user id of the person. The lobby shows the answer.
        Kind.INVITED: Rule(calls=_asked_to_play, asks=True, author=_host, names=True),
        # A request to the host to start the game. Subject: `SHORT` for each missing person of the earlier game.
        Kind.READY: Rule(
            calls=_asked_to_start,
            asks=True,
            sleeps=True,
            shows=lambda game, _: (game.host_id, len(game.seats), game.is_full),
        ),
        # A notice in the lobby's channel about the free seats of a game in a thread. No subject.
        Kind.SOUGHT: Rule(calls=_sought, asks=True, sleeps=True, is_at_home=True, shows=_free_seats),
        # News that the host has removed a person from the lobby. Subject: the user ids of the person and of the host.
        Kind.PUT_OUT: Rule(calls=_put_out, author=_host, names=True),
        # The first call to a turn that was announced silently. Subject: the public ply, and possibly
        # `REFUSED_PRIVATELY`.
        Kind.NUDGE: replace(_OF_TURN, sleeps=True),
        Kind.REMINDER: replace(_OF_TURN, sleeps=True, tells_time=True),
        # Private messages to the player to move, and to the next player. Subject: the public ply, and the user id of
        # the recipient.
        Kind.PRIVATE: replace(_IN_PRIVATE, sleeps=True),
        Kind.SOON: _IN_PRIVATE,
        # An offer to the players to archive the game. Subject: the public ply.
        Kind.OFFER: _OF_TURN,
        # The end of a game, or of a feature's row. No subject.
        Kind.END: Rule(offers_next=lambda game: game.deal.name is None and game.owner is None),
        # An end without a result. Subject: the user id and name of the moderator who has ended the game, if any. If all
        # people are erased, nobody can begin a next game.
        Kind.CANCELLED: Rule(names=True, offers_next=lambda game: any(seat.user_id for seat in game.seats)),
        # The end of a game in a thread, as a notice in the lobby's channel. No subject. The next game of a dynasty
        # begins in the thread, so the notice does not offer it.
        Kind.FINISHED: Rule(is_at_home=True, offers_next=lambda game: not game.has_successor),
        # A notice in the lobby's channel that the thread of the game is locked. No subject.
        Kind.LOCKED: Rule(is_at_home=True, passes=True),
        # News that the bot is back on the server, and that the game continues. Subject: `RESTS` if a person has to
        # revive the game.
        Kind.BACK: Rule(lambda game, row: not row.subject or game.status is Status.ARCHIVED, leaves=Leaving.CONTROLS),
        # News about a new host. No subject.
        Kind.HOST: _NEWS,
        # News that a proposal was carried out, or was refused. Subject: the kind and the argument of the proposal, and
        # the number of the seat that refused.
        **dict.fromkeys((Kind.AGREED, Kind.REFUSED), _NEWS),
        # News that a substitute has taken a seat, that an owner is back, or that a person has resigned. Subject: the
        # number of the seat, and possibly `NEW_HOST`.
        **dict.fromkeys((Kind.TAKEN, Kind.RETURNED, Kind.RESIGNED), _NEWS),
    }
)
"""The rules of all kinds. The comments describe the messages and `Message.subject`; a lobby has no subject."""

NAMING: Final = frozenset(kind for kind, rule in KINDS.items() if rule.names)
"""The kinds with the user id of a person in the subject."""


def request_key(game: Game, row: Message) -> tuple[object, ...]:
    """Return the key of a request: channel, author, kind and subject. Repeated requests have equal keys."""
    # A request to undo a later turn has another ply, but calls the same people, so the key leaves out the ply.
    what = (UNDO,) if row.subject[:1] == (UNDO,) else row.subject
    return game.channel_id, KINDS[row.kind].author(game, row), row.kind, *what
