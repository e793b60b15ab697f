"""Challenges: deals that everybody may play once, alone against computer players.

All players of a challenge get the same dominoes in the same order, and their opponents make the same moves in the same
position, so that points can be compared. Nobody sees the points of others before the end of their own game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from enum import StrEnum
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple, TypeVar

from bot.games.deadlines import close
from bot.games.draws import Draws
from bot.games.game import NOBODY, STAND_IN, Actor, Game, GameOptions, LiveCounts, Policy, Seat, Status, new_game
from bot.games.levels import play_turn
from bot.games.lobby import free_name
from bot.games.options import known_variant
from bot.games.outbox import Kind, Leaving
from bot.games.people.dates import midnight, utc_date
from bot.games.refusals import Refusal
from bot.games.results import places
from bot.games.rights import Right, may
from bot.games.rows import retire
from bot.games.shared_deals import DAILY, KNOWN
from bot.games.table import PlayedTurn, Table
from engine.geometry import CASTLE, Square
from engine.kingdom import Kingdom
from engine.moves import Move, Place
from engine.variants import Variant
from players.registry import LEVELS, PLAYERS
from renderers.view import Rank


class DealKind(StrEnum):
    """The kinds of challenges; the values are parts of the names of deals, and of the messages that name the kinds."""

    DAILY = DAILY
    """A game a day for everybody everywhere."""
    CHANNEL = "channel"
    """A challenge that a person opens for everybody in a channel."""
    WEEKLY = "weekly"
    """A challenge a week in a channel."""
    BEAT = KNOWN
    """The seat of the best person in a finished game."""


OWNED: Final = frozenset({DealKind.CHANNEL, DealKind.WEEKLY})
"""The kinds whose deals come from a row of `games` that is no table, with the kind as its `owner`."""


def name_of_deal(kind: DealKind, source: Game) -> str:
    return f"{utc_date(source.times.created_at)}-{kind}-{source.id}"


def deal_of(row: Game) -> str:
    """Return the name of the deal of a challenge in a channel."""
    return name_of_deal(DealKind(str(row.owner)), row)


@dataclass(frozen=True)
class Challenge:
    """A deal, its computer players, and the time to play it."""

    deal: str
    kind: DealKind
    day: date
    """The first day."""
    variant: str
    """The code of the variant."""
    levels: tuple[str | None, ...]
    """The computer player on each seat; None for the person's seat."""
    closes_at: int | None = None
    """When the challenge closes, in Unix seconds; None for a challenge that stays open."""
    source: Game | None = None
    """The game with the secret of the deal: the row of a challenge in a channel, or the game to beat."""
    ticket: str = ""
    """Lets people who do not see the source play its deal, because the person behind the source has shown a result."""

    @property
    def seat(self) -> int:
        """The number of the person's seat."""
        return self.levels.index(None) + 1

    @property
    def beaten(self) -> Game | None:
        """The game to beat; None for challenges of other kinds."""
        return self.source if self.kind is DealKind.BEAT else None

    @property
    def computers(self) -> Sequence[str]:
        """The computer players, in the order of their seats."""
        return [level for level in self.levels if level]

    @property
    def mixed_in(self) -> str | None:
        """The text that is mixed into the deal: of its source, or the date of a daily game."""
        return self.source.deal.mixed_in or "" if self.source else self.deal

    def is_open(self, now: int) -> bool:
        """Return whether people may begin a game of the challenge now, in Unix seconds."""
        return self.closes_at is None or now < self.closes_at

    @property
    def argument(self) -> str:
        """The argument of addresses: the name of the deal, and possibly a ticket."""
        return f"{self.deal} {self.ticket}".rstrip()


# ---- the daily game

# These players answer at once: a player with a time limit may choose different moves in the same position.
WEEK: Final = (
    ("kd", 4, "solid"),
    ("kd+h", 3, "solid"),
    ("kd", 2, "strong"),
    ("kd+m", 4, "solid"),
    ("kd+mh", 3, "strong"),
    ("kd+h", 2, "strong"),
    ("kd+mh", 4, "strong"),
)
"""The daily game of each day of the week, from Monday on: the variant, the seats and the computer player."""


def next_midnight(day: date) -> int:
    return midnight(day + timedelta(days=1))


def daily_challenge(day: date) -> Challenge:
    """Return the daily game of a day.

    >>> challenge = daily_challenge(date(2026, 11, 23))
    >>> challenge.variant, challenge.levels
    ('kd', (None, 'solid', 'solid', 'solid'))
    """
    variant, seats, level = WEEK[day.weekday()]
    levels = None, *[level] * (seats - 1)
    return Challenge(day.isoformat(), DealKind.DAILY, day, variant, levels, next_midnight(day))


def days_of_week(days: Iterable[date], today: date) -> int:
    """Return on how many of the last seven days a daily game was finished, so that a missed day costs no more than one.

    >>> days = [date(2026, 11, day) for day in (14, 18, 20, 21)]
    >>> days_of_week(days, date(2026, 11, 21)), days_of_week(days, date(2026, 11, 28))
    (3, 0)
    """
    return sum(today - timedelta(days=7) < day <= today for day in days)


# ---- challenges with a game that has their secret

AT_ONCE: Final = tuple(level.name for level in LEVELS if not level.limit)
"""The levels of computer players that always choose the same move in the same position."""

MOST_OF_PERSON, MOST_ON_SERVER = 2, 10
"""How many open challenges a person and a server may have."""

SEATS_OF: Final[Mapping[str, int]] = MappingProxyType({"kd": 4, "kd7": 2, "qd": 4, "rw": 5})
"""The games of challenges in channels, by the code of their variant, with the number of seats."""


def new_challenge(  # noqa: PLR0913, PLR0917 - what a challenge begins with
    kind: DealKind, variant: str, level: str, place: tuple[int, int], opener: Actor, language: str | None, at: int
) -> Game:
    """Return the row of a challenge in a channel, without the time of its end; `place` is a server and a channel."""
    count = SEATS_OF[Variant.parse(variant).base]
    options = GameOptions(variant, count, pace=0, policy=Policy.WAIT, language=language)
    seats = [Seat(number, None, "", level) for number in range(1, count + 1)]
    row = new_game(*place, opener.user_id, options, seats, at)
    return replace(row, status=Status.OPEN, owner=kind)


def challenge_like(game: Game) -> tuple[str, str] | None:
    """Return the variant and the computer player of a challenge like a game; None for a game without a challenge.

    The computer player is that of the game if it always chooses the same move in the same position.
    """
    if known_variant(game.options) is None or Variant.parse(game.options.variant).base not in SEATS_OF:
        return None
    levels = filter(None, (seat.computer for seat in game.seats))
    return game.options.variant, next((level for level in levels if level in AT_ONCE), STAND_IN)


def close_showing(game: Game, actor: Actor, at: int, *, has_result: bool, how: Leaving = Leaving.OUTCOME) -> Game:
    """Close a challenge, whose invitation leaves by `how`; `has_result`: a message of its own shows the result."""
    # Who slept when a week opened was called to play it.
    closed = retire(close(game, actor, at, has_result=has_result), Kind.OVER)
    return retire(closed, Kind.LOBBY, how=how)


def with_variant(game: Game, _: Actor, at: int, variant: str) -> Game:
    """Let an open challenge that nobody has begun be of another variant."""
    place, level = (game.guild_id or 0, game.channel_id), game.seats[0].computer or STAND_IN
    fresh = new_challenge(DealKind(str(game.owner)), variant, level, place, NOBODY, game.options.language, at)
    return replace(game, options=fresh.options, seats=fresh.seats)


def extend(game: Game, _: Actor, __: int, closes_at: int | None) -> Game:
    """Let an open challenge close at another time; None for a challenge that waits until somebody plays."""
    return game.with_times(closes_at=closes_at) if game.status is Status.OPEN else game


def look_by(game: Game, _: Actor, __: int, looks_at: int) -> Game:
    """Let the owner of a challenge look at it by that time."""
    return game.with_times(looks_at=min(filter(None, (game.times.looks_at, looks_at))))


def require_room(counts: LiveCounts) -> None:
    """Check that a person and a server may open another challenge. Raises Refusal."""
    if counts.of_host >= MOST_OF_PERSON:
        raise Refusal("error-challenges-of-person", limit=MOST_OF_PERSON)
    if counts.of_server >= MOST_ON_SERVER:
        raise Refusal("error-challenges-on-server", limit=MOST_ON_SERVER)


FEWEST_FINISHED: Final = 2
"""How many people must have finished before the opener of a challenge may close it early."""


def closing(row: Game, finished: int) -> Right:
    """Return the right to close a challenge that so many people have finished in time; a week ends by itself."""
    is_enough = finished >= FEWEST_FINISHED and row.owner != DealKind.WEEKLY
    return Right.CLOSE_ROW if is_enough else Right.CLOSE_EARLY


def may_close(results: Results, actor: Actor) -> bool:
    """Return whether the actor may close the challenge now."""
    row = results.challenge.source
    return row is not None and may(closing(row, len(results.in_time)), row, actor)


def beaten_seat(game: Game) -> Seat:
    """Return the seat that people beat in a finished game: of the best person, or else of the winner."""
    people = [seat for seat in game.seats if not seat.is_computer]
    return min(people or game.seats, key=lambda seat: seat.place or len(game.seats))


def can_be_beaten(game: Game) -> bool:
    """Return whether people can play the deal of the game: a finished game with a secret, from its own beginning."""
    return game.status is Status.OVER and game.deal.secret is not None and game.deal.origin is None


def _opened(deal: str, day: date, source: Game) -> Challenge:
    kind = DealKind(str(source.owner))
    levels = None, *(seat.computer or STAND_IN for seat in source.seats[1:])
    return Challenge(deal, kind, day, source.options.variant, levels, source.times.closes_at, source)


def _beaten(deal: str, day: date, source: Game) -> Challenge | None:
    """Return the challenge to beat a game, with its computer players; other computer players replace other people."""
    own = beaten_seat(source)
    levels = (None if seat is own else seat.computer or STAND_IN for seat in source.seats)
    found = Challenge(deal, DealKind.BEAT, day, source.options.variant, tuple(levels), None, source)
    return found if can_be_beaten(source) else None


SOURCES: Final[Mapping[DealKind, Callable[[str, date, Game], Challenge | None]]] = MappingProxyType(
    {DealKind.CHANNEL: _opened, DealKind.WEEKLY: _opened, DealKind.BEAT: _beaten}
)
"""Returns a challenge with a source, given its deal, its first day and the source; None for an unsuitable source."""


# ---- playing and comparing


def new_challenge_game(
    challenge: Challenge, guild_id: int | None, host: Actor, language: str | None, names: Sequence[str], at: int
) -> Game:
    """Return the game of a challenge for the person and computer players under these names; no channel shows the game.

    The game has no reminders, as no other person waits.
    """
    options = GameOptions(challenge.variant, len(challenge.levels), pace=0, policy=Policy.WAIT, language=language)
    # The computer players of a game to beat have their names.
    known = challenge.source.seats if challenge.source else ()
    seats = list[Seat]()
    for number, level in enumerate(challenge.levels, 1):
        named = [seat.name for seat in known[number - 1 : number] if seat.is_computer and seat.name]
        name = free_name([*named, *names], {host.name, *(seat.name for seat in seats)}) if level else host.name
        seats.append(Seat(number, None if level else host.user_id, name, level))
    secret = challenge.source.deal.secret if challenge.source else None
    new = new_game(guild_id, 0, host.user_id, options, seats, at)
    dealt = new.with_deal(name=challenge.deal, secret=secret, mixed_in=challenge.mixed_in)
    return dealt.with_times(closes_at=challenge.closes_at)


def without_hash(game: Game, _: Actor, __: int) -> Game:
    """Mix nothing into the deal of a challenge that somebody plays before its message is there."""
    return game.with_deal(mixed_in="") if game.deal.mixed_in is None else game


PAR: Final = "strong"
"""The computer player with whose points people compare their own."""

_EMPTY, _CASTLE = "⬛", "🏰"
WORTH: Final = (4, "🟥"), (2, "🟧"), (1, "🟨"), (0, "⬜")
"""The color of a square by the least points of the square. A square earns the crowns of its property."""


def squares_by_points(kingdom: Kingdom) -> tuple[str, ...]:
    r"""Draw the points of each square of a kingdom as a colored square, from north to south. Terrains are not drawn.

    >>> squares_by_points(Kingdom.parse("w0 w1 w2\nf0 ## l1"))
    ('🟧🟧🟧', '⬜🏰🟨')
    """
    earned = {square: each.crowns for each in kingdom.properties() for square in each.squares}
    west, south, east, north = kingdom.bounds
    rows = ([Square.at(file, rank) for file in range(west, east + 1)] for rank in range(north, south - 1, -1))
    return tuple("".join(_drawn(square, earned) for square in row) for row in rows)


def _drawn(square: Square, earned: Mapping[Square, int]) -> str:
    if square == CASTLE:
        return _CASTLE
    return next(sign for least, sign in WORTH if earned[square] >= least) if square in earned else _EMPTY


def par_of(table: Table, seat: int, draws: Draws, par: str, computer: str) -> int:
    """Return the points of the player `par` on that seat with the same deal and against the same computer players."""
    state = table.start
    while not state.is_over:
        if state.is_chance:
            state = state.play(draws.chance(state))
            continue
        player = PLAYERS[par if state.king.seat == seat else computer]
        # The seed is drawn as in `Computers.choose`, so that the opponents move as in all games of the deal.
        for move in play_turn(player, state, Random(draws.rng_for(state).getrandbits(64))):  # noqa: S311 - a move, not a shuffle
            state = state.play(move)
    return state.score(state.kingdom_of(seat)).total


class Contender(NamedTuple):
    """A person's finished game in a challenge."""

    place: int
    name: str
    table: Table
    seat: int

    @property
    def kingdom(self) -> int:
        return self.table.state.kingdom_of(self.seat)

    @property
    def points(self) -> int:
        return self.table.seat(self.seat).score or 0

    @property
    def turns(self) -> Sequence[PlayedTurn]:
        return [turn for turn in self.table.turns if turn[0].seat == self.seat]


@dataclass(frozen=True)
class DealScore:
    """A person's score in one deal."""

    user_id: int
    """Negative for a person who was erased."""
    name: str
    points: int
    guild_id: int | None
    """The server of the game, None for a private conversation."""
    is_listed: bool = True
    """Whether lists have the person, who wants to be in rankings and was not erased."""
    game_id: int = 0
    ended_at: int = 0
    """The end of the game in Unix seconds."""


S = TypeVar("S", DealScore, Contender)


def ranked(scores: Iterable[S]) -> tuple[tuple[int, S], ...]:
    """Return the results with their places, best first; equal points share a place.

    >>> scores = DealScore(1, "Ola", 50, 7), DealScore(2, "Kenji", 61, 7), DealScore(3, "Zuri", 50, 7)
    >>> [(place, score.name) for place, score in ranked(scores)]
    [(1, 'Kenji'), (2, 'Ola'), (2, 'Zuri')]
    """
    best_first = sorted(scores, key=lambda score: -score.points)
    ranks = places(score.points for score in best_first)
    return tuple((ranks[score.points], score) for score in best_first)


def compared(scores: Iterable[DealScore], user_id: int | None = None) -> tuple[tuple[int, DealScore], ...]:
    """Return the places of the people whom lists have, and of the person; everything that names a place asks here."""
    return ranked(each for each in scores if each.is_listed or each.user_id == user_id)


def rank_of(scores: Iterable[DealScore], own: DealScore, *, is_final: bool) -> Rank:
    """Return the person's place among the people with these scores; without a place if the person is not among them."""
    placed = compared(scores, own.user_id)
    place = next((place for place, each in placed if each == own), 0)
    others = sum(each != place for each, _ in placed)
    is_shared = len(placed) - others > 1
    return Rank(own.points, place, len(placed) if place else 0, is_shared=is_shared, is_final=is_final)


MOST_SHOWN: Final = 6
"""The most kingdoms in the picture of a result."""


@dataclass(frozen=True)
class ChallengeOutcome:
    challenge: Challenge
    scores: tuple[DealScore, ...]
    """The scores that count."""
    entries: tuple[Contender, ...] = ()
    """At most `MOST_SHOWN` people, best first; a person who was too late has the place 0."""
    ticket: str = ""
    """The ticket for the deal of the first entry."""
    par: int | None = None
    """The points of the computer player `PAR` in the person's place; None before anybody has finished."""

    @property
    def parting(self) -> tuple[PlayedTurn, PlayedTurn] | None:
        """The first turns with different dominoes or points of the best two players; None without such turns."""
        if len(self.entries) < 2:
            return None
        pairs = zip(*(each.turns for each in self.entries[:2]), strict=False)
        return next((pair for pair in pairs if _taken(pair[0]) != _taken(pair[1])), None)


def _taken(turn: PlayedTurn) -> tuple[list[Move], int]:
    """Return the moves of a turn besides the placement, and the points after the turn."""
    end = turn[-1].after
    moves = [each.move for each in turn if not isinstance(each.move, Place)]
    return moves, end.score(turn[0].before.king.kingdom).total


@dataclass(frozen=True)
class Results:
    """The results of a person and of all others in a challenge."""

    challenge: Challenge
    now: int
    """The time in Unix seconds."""
    game: Game | None
    """The person's own game; None before its beginning and after its erasure."""
    scores: tuple[DealScore, ...]
    week: int = 0
    """On how many of the last seven days the person has finished a daily game."""
    is_erased: bool = False
    """Whether the person's game was erased while the challenge was open."""

    @property
    def day(self) -> date:
        return self.challenge.day

    @property
    def is_open(self) -> bool:
        """Whether people may begin a game of the challenge."""
        return self.challenge.is_open(self.now)

    def comparable(self, guild_id: int | None) -> tuple[DealScore, ...]:
        """Return the scores among which a person has a place: a daily game is compared on its server."""
        if self.challenge.kind is not DealKind.DAILY:
            return self.in_time
        return tuple(each for each in self.scores if guild_id and each.guild_id == guild_id)

    def rank_of(self, user_id: int, guild_id: int | None) -> Rank | None:
        """Return the person's place among other people; None before the end of the person's game."""
        own = self.score_of(user_id)
        return rank_of(self.comparable(guild_id), own, is_final=not self.is_open) if own else None

    def score_of(self, user_id: int) -> DealScore | None:
        """Return the person's score; None if the person has not finished the game."""
        return next((score for score in self.scores if score.user_id == user_id), None)

    @property
    def in_time(self) -> tuple[DealScore, ...]:
        """The scores that count: a daily game that was begun on its day may be finished later."""
        closes_at = None if self.challenge.kind is DealKind.DAILY else self.challenge.closes_at
        return tuple(each for each in self.scores if closes_at is None or each.ended_at <= closes_at)

    @property
    def variant(self) -> Variant:
        """The variant of the person's own game, or else of the challenge."""
        return Variant.parse(self.game.options.variant if self.game else self.challenge.variant)

    @property
    def is_revealed(self) -> bool:
        """Whether the person may see the points of others: only after their own game, or if they cannot play it."""
        return not self.game.is_live if self.game else self.is_erased or not self.is_open

    @property
    def is_playable(self) -> bool:
        """Whether the person may begin the game now."""
        # If the bot was killed between opening the game and starting it, the game starts with the next tap.
        is_begun = self.is_erased if self.game is None else self.game.status is not Status.LOBBY
        return self.is_open and not is_begun
