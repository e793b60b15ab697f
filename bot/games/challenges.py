"""Challenges: deals that everybody may play once, alone against computer players.

All players of a challenge get the same dominoes in the same order, and their opponents make the same moves in the same
position, so that points can be compared. Nobody sees the points of others before the end of their own game.

A deal is named after the day of its beginning by UTC, "2026-11-22" for the daily game: by local clocks, people could
play two deals on one day. The deals of other challenges add their kind and the game with their secret, for example
"2026-11-22-channel-17".
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from enum import StrEnum
from random import Random
from typing import Final

from cachetools import LRUCache

from bot.concurrency import KeyedLocks
from bot.games.accounts import AccountService
from bot.games.computers.computers import play_turn
from bot.games.dates import next_midnight, utc_date
from bot.games.dealer import Draws
from bot.games.game import Actor, Game, GameOptions, Policy, Seat, Status, new_game
from bot.games.lobby import free_name
from bot.games.refusals import OldButton
from bot.games.repositories import KeyValueStore
from bot.games.results import DealScore
from bot.games.table import Table
from bot.games.tables import Tables
from engine.geometry import CASTLE, Square
from engine.kingdom import Kingdom
from engine.variants import Variant
from players.registry import PLAYERS


class Kind(StrEnum):
    """The kinds of challenges; the values are parts of the names of deals."""

    DAILY = "daily"
    """A game a day for everybody everywhere."""


@dataclass(frozen=True)
class Challenge:
    """A deal, its computer players, and the time to play it."""

    deal: str
    kind: Kind
    day: date
    """The first day."""
    variant: str
    """The code of the variant."""
    seats: int
    """The number of seats, including the person's seat."""
    computer: str
    """The computer player on all other seats."""
    closes_at: int | None = None
    """When the challenge closes, in Unix seconds; None for a challenge that stays open."""


# ---- the daily game

FIRST_DAY: Final = date(2026, 11, 22)
"""The day of the first daily game."""

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


def daily_challenge(day: date) -> Challenge:
    """Return the daily game of a day.

    >>> challenge = daily_challenge(date(2026, 11, 23))
    >>> challenge.variant, challenge.seats, challenge.computer
    ('kd', 4, 'solid')
    """
    return Challenge(day.isoformat(), Kind.DAILY, day, *WEEK[day.weekday()], next_midnight(day))


def number_of(day: date) -> int:
    """Return the number of the daily game of a day.

    >>> number_of(FIRST_DAY)
    1
    """
    return (day - FIRST_DAY).days + 1


def streak(days: Collection[date], today: date) -> int:
    """Return how many days in a row up to today have a finished daily game; today may still be unfinished.

    >>> days = [date(2026, 11, day) for day in (18, 20, 21)]
    >>> streak(days, date(2026, 11, 21)), streak(days, date(2026, 11, 22)), streak(days, date(2026, 11, 23))
    (2, 2, 0)
    """
    last = today if today in days else today - timedelta(days=1)
    length = 0
    while last - timedelta(days=length) in days:
        length += 1
    return length


# ---- playing and comparing


def new_challenge_game(
    challenge: Challenge, guild_id: int | None, host: Actor, language: str | None, names: Sequence[str], at: int
) -> Game:
    """Return the game of a challenge for the person and computer players under these names; no channel shows the game.

    The game has no reminders, as no other person waits.
    """
    options = GameOptions(challenge.variant, challenge.seats, pace=0, policy=Policy.WAIT, language=language)
    seats = [Seat(1, host.user_id, host.name)]
    while len(seats) < challenge.seats:
        name = free_name(names, {seat.name for seat in seats})
        seats.append(Seat(len(seats) + 1, None, name, challenge.computer))
    return replace(new_game(guild_id, 0, host.user_id, options, seats, at), deal=challenge.deal)


def with_places(scores: Iterable[DealScore]) -> tuple[tuple[int, DealScore], ...]:
    """Return the scores with their places, best first; equal points share a place.

    >>> scores = DealScore(1, "Ola", 50, 7), DealScore(2, "Kenji", 61, 7), DealScore(3, "Zuri", 50, 7)
    >>> [(place, score.name) for place, score in with_places(scores)]
    [(1, 'Kenji'), (2, 'Ola'), (2, 'Zuri')]
    """
    best_first = sorted(scores, key=lambda score: -score.points)
    places = dict[int, int]()
    for place, score in enumerate(best_first, 1):
        places.setdefault(score.points, place)
    return tuple((places[score.points], score) for score in best_first)


PAR: Final = "strong"
"""The computer player with whose points people compare their own."""

_EMPTY, _CASTLE = "⬛", "🏰"
WORTH: Final = (4, "🟥"), (2, "🟧"), (1, "🟨"), (0, "⬜")
"""The color of a square by the least points that it has earned, the crowns of its property: the warmer, the more."""


def squares_by_points(kingdom: Kingdom) -> tuple[str, ...]:
    r"""Draw a kingdom in squares that show what each square has earned, from north to south, and no terrain.

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


@dataclass(frozen=True)
class Results:
    """The results of a person and of all others in a challenge."""

    challenge: Challenge
    now: int
    """The time in Unix seconds."""
    game: Game | None
    """The person's own game; None before its beginning and after its erasure."""
    scores: tuple[DealScore, ...]
    streak: int = 0
    """The number of days in a row, as computed by `streak` of this module."""
    is_erased: bool = False
    """Whether the person's game was erased while the challenge was open."""

    @property
    def day(self) -> date:
        return self.challenge.day

    @property
    def is_open(self) -> bool:
        """Whether people may begin a game of the challenge."""
        return self.challenge.closes_at is None or self.now < self.challenge.closes_at

    def score_of(self, user_id: int) -> DealScore | None:
        """Return the person's score; None if the person has not finished the game."""
        return next((score for score in self.scores if score.user_id == user_id), None)

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


_DAILY: Final = re.compile(r"\d{4}-\d\d-\d\d")
"""Matches the names of the deals of daily games."""

_ERASED: Final = "erased_daily_games"
"""The key of the marks of games erased on their own day, "2026-11-22:5f3a…" each. A mark names nobody."""

_PARS_KEPT: Final = 30
"""How many deals' pars are in memory; a par takes a second to play."""


class ChallengeService:
    def __init__(self, tables: Tables, accounts: AccountService, key_values: KeyValueStore) -> None:
        self._tables = tables
        self._accounts = accounts
        self._key_values = key_values
        self._opening = KeyedLocks()
        # All people who play a deal have the same seat in it.
        self._pars = LRUCache[str, int](_PARS_KEPT)
        self._marking = asyncio.Lock()

    def opening(self, user_id: int) -> asyncio.Lock:
        """Return the lock to hold while a game of a challenge is opened for the person."""
        return self._opening[user_id]

    async def challenge(self, deal: str = "") -> Challenge:
        """Return the challenge of a deal; "" is today's daily game. Raises OldButton for a deal of no button."""
        today = utc_date(self._tables.clock())
        if not deal:
            return daily_challenge(today)
        try:
            day = date.fromisoformat(deal) if _DAILY.fullmatch(deal) else None
        except ValueError:
            raise OldButton from None
        if day is None or not FIRST_DAY <= day <= today:
            raise OldButton
        return daily_challenge(day)

    async def results(self, user_id: int, deal: str = "") -> Results:
        """Return the results of the person and of all others. Raises OldButton as `challenge` does."""
        challenge, now = await self.challenge(deal), self._tables.clock()
        finished = await self._accounts.reader.finished_deals(user_id)
        game = await self._tables.games.game_of_deal(challenge.deal, user_id)
        results = Results(
            challenge,
            now,
            game,
            await self._accounts.reader.deal_scores(challenge.deal),
            streak({date.fromisoformat(each) for each in finished if _DAILY.fullmatch(each)}, utc_date(now)),
        )
        if game or not results.is_open:
            return results
        return replace(results, is_erased=await self._mark(challenge.deal, user_id) in await self._erased())

    async def par(self, table: Table, user_id: int) -> int:
        """Return the points of `PAR` in the person's place; the table is the person's finished game of a challenge."""
        seat, deal = table.game.seat_of(user_id), table.game.deal or ""
        if deal not in self._pars:
            dealer, now = self._tables.dealer, self._tables.clock()
            levels = PAR, (await self.challenge(deal)).computer
            par, computer = [await dealer.player_for(deal, level, now) for level in levels]
            draws, place = await dealer.draws(table.game), seat.number if seat else 1
            self._pars[deal] = await asyncio.to_thread(par_of, table, place, draws, par, computer)
        return self._pars[deal]

    async def play(
        self, challenge: Challenge, guild_id: int | None, host: Actor, language: str | None, names: Sequence[str]
    ) -> Table:
        """Open a game of a challenge and start it; `names` are for computer players, `language` for the table."""
        new = new_challenge_game(challenge, guild_id, host, language, names, self._tables.clock())
        return await self._tables.start(await self._tables.create(new), host)

    async def resume(self, game: Game, host: Actor) -> Table:
        """Start the person's game after the bot was killed between opening and starting the game."""
        return await self._tables.start(game.id, host)

    async def keep_tries(self, user_id: int) -> None:
        """Before the person is erased, store whether they have begun today's game: nobody has a second try."""
        deal = utc_date(self._tables.clock()).isoformat()
        if await self._tables.games.game_of_deal(deal, user_id):
            async with self._marking:
                marks = {*await self._erased(), await self._mark(deal, user_id)}
                await self._key_values.set(_ERASED, " ".join(sorted(marks)))

    async def _erased(self) -> frozenset[str]:
        """Return the marks of today's games; delete all other marks."""
        kept = frozenset((await self._key_values.get(_ERASED) or "").split())
        today = utc_date(self._tables.clock()).isoformat()
        current = frozenset(each for each in kept if each >= today)
        if current != kept:
            await self._key_values.set(_ERASED, " ".join(sorted(current)))
        return current

    async def _mark(self, deal: str, user_id: int) -> str:
        draw = await self._tables.dealer.rng_for(deal)
        return f"{deal}:{draw(f'erased {user_id}').getrandbits(64):x}"
