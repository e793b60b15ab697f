"""The daily game: one a day that everybody may play once, alone against computer players.

All who play it get the same dominoes in the same order, and opponents who do the same in the same position, so that
their points can be compared. A deal is named after its day, "2026-11-22". The day is UTC's for everybody: by their own
clocks people could play two deals on one day.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from random import Random
from typing import Final

from cachetools import LRUCache

from bot.concurrency import KeyedLocks
from bot.games.accounts import AccountService
from bot.games.computers.computers import play_turn
from bot.games.dates import next_midnight, utc_date
from bot.games.game import Actor, Game, GameOptions, Policy, Seat, Status, new_game
from bot.games.lobby import free_name
from bot.games.refusals import OldButton
from bot.games.repositories import KeyValueStore
from bot.games.results import DealScore
from bot.games.table import Table
from bot.games.tables import Tables
from bot.games.turn import RngFor, draw_occasion
from engine.geometry import CASTLE, Square
from engine.kingdom import Kingdom
from players.registry import PLAYERS


@dataclass(frozen=True)
class DailyGame:
    """What is played: the code of a variant, how many seats there are, and who plays on all but the person's."""

    variant: str
    seats: int
    computer: str


FIRST_DAY: Final = date(2026, 11, 22)
"""The day of the first deal."""

# Players who answer at once: those who search within a time do not always do the same.
WEEK: Final = (
    DailyGame("kd", 4, "solid"),
    DailyGame("kd+h", 3, "solid"),
    DailyGame("kd", 2, "strong"),
    DailyGame("kd+m", 4, "solid"),
    DailyGame("kd+mh", 3, "strong"),
    DailyGame("kd7", 2, "strong"),
    DailyGame("kd+mh", 4, "strong"),
)
"""What is played on each day of the week, from Monday on."""


def daily_game(day: date) -> DailyGame:
    """Return what is played on a day.

    >>> daily_game(date(2026, 11, 23))
    DailyGame(variant='kd', seats=4, computer='solid')
    """
    return WEEK[day.weekday()]


def new_daily_game(
    day: date, guild_id: int | None, host: Actor, language: str | None, names: Sequence[str], at: int
) -> Game:
    """Return the game of a day for the person and computer players under these names; no channel shows it.

    There are no reminders, as no other person waits.
    """
    game = daily_game(day)
    options = GameOptions(game.variant, game.seats, pace=0, policy=Policy.WAIT, language=language)
    seats = [Seat(1, host.user_id, host.name)]
    while len(seats) < game.seats:
        name = free_name(names, {seat.name for seat in seats})
        seats.append(Seat(len(seats) + 1, None, name, game.computer))
    return replace(new_game(guild_id, 0, host.user_id, options, seats, at), deal=day.isoformat())


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


def streak(days: Collection[date], today: date) -> int:
    """Return on how many days in a row somebody has finished the deal, up to today or, if that is to come, yesterday.

    >>> days = [date(2026, 11, day) for day in (18, 20, 21)]
    >>> streak(days, date(2026, 11, 21)), streak(days, date(2026, 11, 22)), streak(days, date(2026, 11, 23))
    (2, 2, 0)
    """
    last = today if today in days else today - timedelta(days=1)
    length = 0
    while last - timedelta(days=length) in days:
        length += 1
    return length


PAR: Final = "strong"
"""The computer player whose points others are compared with."""

_NOTHING, _EMPTY, _CASTLE = "⬜", "⬛", "🏰"
WORTH: Final = (24, "🟪"), (12, "🟦"), (5, "🟩"), (1, "🟨"), (0, _NOTHING)
"""The color of a square by the least points of its property."""


def squares_by_points(kingdom: Kingdom) -> tuple[str, ...]:
    r"""Draw a kingdom in squares that show the points of their properties, from north to south, and no terrain.

    >>> squares_by_points(Kingdom.parse("w0 w1 w0\nf0 ## l1"))
    ('🟨🟨🟨', '⬜🏰🟨')
    """
    points = {square: each.points for each in kingdom.properties() for square in each.squares}
    west, south, east, north = kingdom.bounds
    rows = ([Square.at(file, rank) for file in range(west, east + 1)] for rank in range(north, south - 1, -1))
    return tuple("".join(_drawn(square, points) for square in row) for row in rows)


def _drawn(square: Square, points: Mapping[Square, int]) -> str:
    if square == CASTLE:
        return _CASTLE
    return next(sign for least, sign in WORTH if points[square] >= least) if square in points else _EMPTY


def par_of(table: Table, seat: int, rng_for: RngFor, par: str, computer: str) -> int:
    """Return the points of the player `par` on that seat with the same deal and against the same computer players."""
    state = table.start
    while not state.is_over:
        if state.is_chance:
            state = state.play(state.chance(rng_for(draw_occasion(state))))
            continue
        player = PLAYERS[par if state.king.seat == seat else computer]
        # Drawn as `Computers.choose` does it, so that the others do what they do in all games of the deal.
        for move in play_turn(player, state, Random(rng_for(state).getrandbits(64))):  # noqa: S311 - a move, not a shuffle
            state = state.play(move)
    return state.score(state.kingdom_of(seat)).total


@dataclass(frozen=True)
class DailyResults:
    """How a person and all others did with the deal of a `day`.

    `today` ends at `next_at`, in Unix seconds. `game` is the person's own game; None if they have not begun it, or if
    it `is_erased`. `streak` is as the function says.
    """

    day: date
    today: date
    game: Game | None
    scores: tuple[DealScore, ...]
    streak: int
    next_at: int
    is_erased: bool = False

    def score_of(self, user_id: int) -> DealScore | None:
        """Return what the person has reached; None if they have not finished it."""
        return next((score for score in self.scores if score.user_id == user_id), None)

    @property
    def is_playable(self) -> bool:
        """Whether the person may begin the game now."""
        # If the bot was killed between opening the game and starting it, it starts with the next tap.
        is_begun = self.is_erased if self.game is None else self.game.status is not Status.LOBBY
        return self.day == self.today and not is_begun


_ERASED: Final = "erased_daily_games"
"""The key of what is kept of games that were erased on their day, "2026-11-22:5f3a…" each: a mark that names nobody."""

_PARS_KEPT: Final = 30
"""Days whose par is in memory; it takes a second to play."""


class DailyService:
    def __init__(self, tables: Tables, accounts: AccountService, key_values: KeyValueStore) -> None:
        self._tables = tables
        self._accounts = accounts
        self._key_values = key_values
        self._opening = KeyedLocks()
        # All who play a deal have the same seat in it.
        self._pars = LRUCache[str, int](_PARS_KEPT)
        self._marking = asyncio.Lock()

    def opening(self, user_id: int) -> asyncio.Lock:
        """Return what to hold while a daily game of the person is opened."""
        return self._opening[user_id]

    async def results(self, user_id: int, day: date | None = None) -> DailyResults:
        """Return how the person and all others did on a day, None for today.

        Raises OldButton for a day that no button leads to.
        """
        today = utc_date(self._tables.clock())
        shown = day or today
        if day and not FIRST_DAY <= day <= today:
            raise OldButton
        deal, finished = shown.isoformat(), await self._accounts.reader.finished_deals(user_id)
        game = await self._tables.games.game_of_deal(deal, user_id)
        return DailyResults(
            shown,
            today,
            game,
            await self._accounts.reader.deal_scores(deal),
            streak({date.fromisoformat(each) for each in finished}, today),
            next_at=next_midnight(today),
            is_erased=game is None and shown == today and await self._mark(deal, user_id) in await self._erased(),
        )

    async def par(self, table: Table, user_id: int) -> int:
        """Return what `PAR` reaches in the place of the person, whose finished game of a day this is."""
        seat, deal = table.game.seat_of(user_id), table.game.deal or ""
        if deal not in self._pars:
            dealer, now = self._tables.dealer, self._tables.clock()
            levels = PAR, daily_game(date.fromisoformat(deal)).computer
            par, computer = [await dealer.player_for(deal, level, now) for level in levels]
            rng_for, place = await dealer.rng_for(deal), seat.number if seat else 1
            self._pars[deal] = await asyncio.to_thread(par_of, table, place, rng_for, par, computer)
        return self._pars[deal]

    async def play(
        self, day: date, guild_id: int | None, host: Actor, language: str | None, names: Sequence[str]
    ) -> Table:
        """Open the game of a day and start it at once; computer players get the names, the table the language."""
        new = new_daily_game(day, guild_id, host, language, names, self._tables.clock())
        return await self._tables.start(await self._tables.create(new), host)

    async def resume(self, game: Game, host: Actor) -> Table:
        """Start the person's game that was opened and not started, as the bot was killed in between."""
        return await self._tables.start(game.id, host)

    async def keep_tries(self, user_id: int) -> None:
        """Keep whether the person, who is about to be erased, has begun today's game: nobody has a second try."""
        deal = utc_date(self._tables.clock()).isoformat()
        if await self._tables.games.game_of_deal(deal, user_id):
            async with self._marking:
                marks = {*await self._erased(), await self._mark(deal, user_id)}
                await self._key_values.set(_ERASED, " ".join(sorted(marks)))

    async def _erased(self) -> frozenset[str]:
        """Return the marks of today's games; all others are deleted."""
        kept = frozenset((await self._key_values.get(_ERASED) or "").split())
        today = utc_date(self._tables.clock()).isoformat()
        current = frozenset(each for each in kept if each >= today)
        if current != kept:
            await self._key_values.set(_ERASED, " ".join(sorted(current)))
        return current

    async def _mark(self, deal: str, user_id: int) -> str:
        draw = await self._tables.dealer.rng_for(deal)
        return f"{deal}:{draw(f'erased {user_id}').getrandbits(64):x}"
