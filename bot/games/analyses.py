"""Analyzes finished games: the sources of the points, and the turns with a better choice.

An analysis takes seconds to minutes of a processor. A rough analysis is made when a person asks, and refined when a
person asks for more. Its parts are stored as they are finished, so an analysis that was stopped goes on where it was. A
process of low priority analyzes one game at a time, so that computer players come first.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import hypot
from statistics import fmean, stdev
from typing import Final

from bot.concurrency import Place, QueueFull
from bot.games.computers.own_engine import question, read_part
from bot.games.computers.worker_pool import WorkerPool
from bot.games.game import Game
from bot.games.refusals import Refusal
from bot.games.repositories import AnalysisRepository
from bot.games.table import Table, game_record
from players.analysis.analysis import FINER, MOST, ROUGH
from players.analysis.summary import Summary
from players.intervals import Estimate, half_width
from players.protocol import EngineError

MOST_WAITING: Final = 20
"""How many games of one server may wait for their analysis; several servers share the places.

Discord takes an answer for 15 minutes; after a longer wait, the person asks again.
"""

PROCESSOR_SECONDS: Final = 3600
"""The processor seconds of an analysis, several times those of the longest; the next request continues it."""

INTERVAL: Final = 10
"""Seconds after which a waiting person sees the progress of the analysis again."""

log = logging.getLogger(__name__)


def analysis_pool() -> WorkerPool:
    module = "bot.games.computers.own_engine"
    # Beside a busy process of the usual priority, a process of this niceness gets a thirtieth of a processor.
    return WorkerPool(module, 1, niceness=15, starved=30, most_waiting=MOST_WAITING, keeps_idle=False)


def finer(summary: Summary) -> int | None:
    """Return the number of futures of the next finer analysis; None after the finest."""
    return min(summary.futures * FINER, MOST) if summary.futures < MOST else None


LATEST: Final = 10
"""How many analyzed games a mean of lost points is about, and how many before them it is compared with."""

FEWEST: Final = 3
"""The fewest analyzed games with a mean."""


@dataclass(frozen=True)
class PointsLost:
    """The points that a person loses a turn, on average over the latest analyzed games."""

    games: int
    points: Estimate
    change: Estimate | None
    """The difference to as many games before; None if these are too few."""


def points_lost(losses: Sequence[float]) -> PointsLost | None:
    """Return the mean of the losses of games, newest first; None with too few games."""
    latest, before = losses[:LATEST], losses[LATEST : 2 * LATEST]
    if len(latest) < FEWEST:
        return None
    points = _mean(latest)
    if len(before) < FEWEST:
        return PointsLost(len(latest), points, None)
    earlier = _mean(before)
    change = Estimate(points.mean - earlier.mean, hypot(points.error, earlier.error))
    return PointsLost(len(latest), points, change)


def _mean(losses: Sequence[float]) -> Estimate:
    return Estimate(fmean(losses), half_width(stdev(losses), len(losses)))


class AnalysisService:
    def __init__(self, analyses: AnalysisRepository, pool: WorkerPool) -> None:
        self.pool = pool
        self._analyses = analyses
        self._under_way: dict[int, asyncio.Task[Summary]] = {}
        self._places: dict[int, Place] = {}
        self.interval: float = INTERVAL
        self._shares: dict[int, float] = {}
        self._is_closed = False

    async def kept(self, game_id: int) -> Summary | None:
        text = await self._analyses.analysis(game_id)
        if text is None:
            return None
        with suppress(ValueError):  # another version of the bot has stored the text
            return Summary.parse(text)
        return None

    async def points_lost(self, games: Sequence[Game], user_id: int) -> PointsLost | None:
        """Return the points that the person lost a turn in analyzed games, newest first; None with too few games."""
        found = list[float]()
        for game in games:
            seat, summary = game.seat_of(user_id), await self.kept(game.id)
            # An analysis by an earlier version of the bot has no losses.
            if seat and summary and summary.losses:
                found.append(summary.losses[(seat.number - 1) % len(summary.losses)])
        return points_lost(found)

    def before(self, game_id: int) -> int:
        """Return how many other games are analyzed before this game, whose analysis must be under way."""
        return self.pool.queue.before(self._places[game_id])

    def percent(self, game_id: int) -> int:
        return round(100 * self._shares.get(game_id, 0))

    def analyse(self, table: Table, futures: int = ROUGH) -> asyncio.Task[Summary]:
        """Begin the analysis of a finished game, or return the task that is under way, perhaps of a rougher analysis.

        Raises asyncio.CancelledError if the bot stops. The caller must shield the task, as others may await it.
        """
        if self._is_closed:
            # `close` cancels all analyses, and the caller sees the same error as if `close` had come a moment later.
            raise asyncio.CancelledError
        game_id = table.game.id
        if under_way := self._under_way.get(game_id):
            return under_way
        try:
            self._places[game_id] = self.pool.queue.enter(table.game.server)
        except QueueFull:
            raise Refusal("error-too-many-analyses") from None
        task = self._under_way[game_id] = asyncio.create_task(self._make_under_way(table, futures))
        # The task may no longer be awaited, and a failure is logged already.
        task.add_done_callback(lambda made: made.cancelled() or made.exception())
        return task

    async def _make_under_way(self, table: Table, futures: int) -> Summary:
        """Make an analysis; a task that is done is no longer under way, so that a finer analysis can begin."""
        game_id = table.game.id
        try:
            return await self._make(table, futures)
        finally:
            del self._under_way[game_id]
            self._shares.pop(game_id, None)
            self.pool.queue.leave(self._places.pop(game_id))

    async def _make(self, table: Table, futures: int) -> Summary:
        game_id = table.game.id
        parts, writing, one_by_one = await self._analyses.parts(game_id), list[asyncio.Task[None]](), asyncio.Lock()
        stored = len(parts)

        async def store(part: str) -> None:
            nonlocal stored
            # A part that cannot be stored leaves its number to the next part: a gap would bring a number twice later.
            async with one_by_one:
                await self._analyses.keep_part(game_id, stored, part)
                stored += 1

        def note(line: str) -> None:
            if found := read_part(line):
                keep(*found)

        def keep(share: float, part: str) -> None:
            self._shares[game_id] = share
            if part:
                writing.append(asyncio.create_task(store(part)))

        try:
            # The seed is the id of the game, so that every analysis of the game is the same.
            asked = await asyncio.to_thread(
                lambda: question(game_record(table), game_id, futures, parts, PROCESSOR_SECONDS)
            )
            summary = await self.pool.ask(self._places[game_id], asked, Summary.parse, PROCESSOR_SECONDS, note)
        except (OSError, EngineError) as error:
            log.warning("the analysis of game %d failed: %r", game_id, error)
            raise Refusal("error-analysis-failed") from error
        finally:
            # Storage has logged why it lacks a part, which the next analysis makes again.
            await asyncio.gather(*writing, return_exceptions=True)
        await self._analyses.keep_analysis(game_id, str(summary), is_finest=finer(summary) is None)
        return summary

    async def close(self) -> None:
        self._is_closed = True
        under_way = list(self._under_way.values())
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await self.pool.close()
