"""The kinds of posts: whom a post asks and calls, until when it stands, and how it comes to stand, as pure functions.

A notice is a post with news besides the moves, stored with the game in the transaction that causes the news. A request
is a notice that asks people to agree. It stays stored until the decision, and the answer replaces the request in the
same message. An old message is a post that is stored until the message is tidied up.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.games.game import Actor, Game, Seat, Status
from bot.games.outbox import News, Post, Way
from bot.games.proposals import SEAT, UNDO, find, undecided
from bot.games.publication import is_unshown, old_messages
from bot.games.seats import is_offered

FindSeats: TypeAlias = Callable[[Game, Post], tuple[Seat, ...] | None]


@dataclass(frozen=True)
class Kind:
    """A kind of post."""

    asks: FindSeats | None = None
    """Returns the seats that a request asks for an answer, and () for an offer, which anybody may accept.

    None stands for a request that is decided; without the function the post is no request.
    """
    calls: FindSeats | None = None
    """Returns the seats of the people whom a notice calls that is no request."""
    author: Callable[[Game, Post], int | None] = lambda _, __: None
    """Returns the user id of the person who calls others by the notice; None if no person does."""
    way: Way | None = None
    """How an old message is tidied up; None for news."""


def _asked_to_agree(game: Game, notice: Post) -> tuple[Seat, ...] | None:
    proposal = find(game, *notice.arguments)
    return undecided(game, proposal) if proposal else None


def _proposer(game: Game, notice: Post) -> int | None:
    proposal = find(game, *notice.arguments)
    return game.seats[proposal.approvals[0] - 1].user_id if proposal else None


def _asked_to_play(game: Game, notice: Post) -> tuple[Seat, ...] | None:
    guest = game.invitation_of(int(notice.arguments[0]))
    return (guest,) if guest and game.status is Status.LOBBY and not game.is_full else None


def _asked_to_join(game: Game, _: Post) -> tuple[Seat, ...] | None:
    """Ask nobody at the table: the people with the role may join while a seat is free."""
    return () if game.status is Status.LOBBY and not game.is_full else None


def _asked_to_substitute(game: Game, notice: Post) -> tuple[Seat, ...] | None:
    """Offer the seat that the last argument names; only the seat of a proposal may be on offer."""
    is_seat = notice.news is News.OFFERED or notice.arguments[0] == SEAT
    return () if is_seat and is_offered(game, notice.arguments[-1]) else None


def _put_out(game: Game, notice: Post) -> tuple[Seat, ...]:
    return tuple(seat for seat in game.put_out if str(seat.user_id) == notice.arguments[0])


def _host(game: Game, _: Post) -> int | None:
    return game.host_id


KINDS: Final[Mapping[News, Kind]] = MappingProxyType(
    {
        News.PROPOSED: Kind(_asked_to_agree, author=_proposer),
        News.AGREED: Kind(_asked_to_substitute),
        News.OFFERED: Kind(_asked_to_substitute),
        News.CALLED: Kind(_asked_to_join, author=_host),
        News.INVITED: Kind(_asked_to_play, author=_host),
        News.PUT_OUT: Kind(calls=_put_out, author=_host),
        News.OVER: Kind(calls=lambda _, notice: (Seat(0, int(notice.arguments[0]), ""),)),
        **dict.fromkeys((News.TAKEN, News.RETURNED, News.RESIGNED, News.REFUSED), Kind()),
        **dict.fromkeys((News.HOST, News.FINISHED, News.CLOSED, News.AGAIN), Kind()),
        News.PAST_TURN: Kind(way=Way.TAKE_CONTROLS),
        News.PAST_LOBBY: Kind(way=Way.SHOW_OUTCOME),
        News.PAST_END: Kind(way=Way.TAKE_NEXT),
        News.OUTDATED: Kind(way=Way.DELETE),
    }
)


def asked(game: Game, notice: Post) -> tuple[Seat, ...] | None:
    """Return the seats that the notice asks for an answer; None if the notice is no request, or is decided."""
    asks = KINDS[notice.news].asks
    return asks(game, notice) if asks else None


def called(game: Game, notice: Post) -> tuple[Seat, ...]:
    """Return the seats of the people called by the notice: the people asked, or the person in the news.

    Nobody calls absent people, and a notice whose sleepers can be called now calls nobody else.
    """
    calls = KINDS[notice.news].calls
    people = (calls(game, notice) if calls else asked(game, notice)) or ()
    woken = notice.sleepers if notice.is_woken else [seat.user_id for seat in people]
    return tuple(seat for seat in people if seat.user_id in woken and not seat.is_absent)


def is_kept(game: Game, notice: Post) -> bool:
    """Return whether a shown notice stays stored, because it waits for answers or has to call sleepers."""
    return asked(game, notice) is not None or (KINDS[notice.news].asks is None and bool(notice.sleepers))


def request_key(game: Game, notice: Post) -> tuple[object, ...]:
    """Return the key of a request: the channel, the author and the subject. Repeated requests have equal keys."""
    # A request to undo a later turn has another ply, but calls the same people, so the key leaves out the ply.
    what = (UNDO,) if notice.arguments[:1] == (UNDO,) else notice.arguments
    return game.channel_id, KINDS[notice.news].author(game, notice), notice.news, *what


def way_of(game: Game, post: Post, is_old: Callable[[int], bool]) -> Way:
    """Return how to show a pending post. `is_old` tells of a message id whether Discord allows few further edits."""
    if way := KINDS[post.news].way:
        return way
    if post.message_id is None:
        return Way.SEND
    # An edit calls nobody, so the sleepers need a new message.
    if post.is_woken and is_kept(game, post):
        return Way.REPLACE
    # An open request may be edited after every answer; a decided request gets one last edit, however old it is.
    return Way.REPLACE if asked(game, post) is not None and is_old(post.message_id) else Way.EDIT


def pending(game: Game) -> tuple[Post, ...]:
    """Return the notices that the channel does not show, or shows otherwise than they are now."""
    posts = () if game.is_in_panel else game.outbox.posts
    return tuple(each for each in posts if not each.is_old and not _is_up_to_date(game, each))


def _is_up_to_date(game: Game, notice: Post) -> bool:
    if not notice.is_told or KINDS[notice.news].asks is None:
        return notice.is_told
    people = asked(game, notice)
    return people is not None and notice.people == user_ids(people)


def user_ids(people: Sequence[Seat] | None) -> tuple[int | None, ...] | None:
    return None if people is None else tuple(seat.user_id for seat in people)


def needs_publisher(game: Game) -> bool:
    """Return whether the channel must change: a message is due, or an old message has to be tidied up."""
    return is_unshown(game) or bool(old_messages(game)) or bool(pending(game))


def record_posts(game: Game, actor: Actor, at: int, shown: Game, left: Sequence[Post]) -> Game:
    """Drop the notices that were pending in `shown`, except the notices in `left`."""
    sent = pending(shown)
    return game.with_outbox(posts=(*left, *(post for post in game.outbox.posts if post not in sent)))
