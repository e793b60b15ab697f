"""Analyzes finished games: the sources of the points, and the turns with a better choice.

An analysis takes seconds to minutes of a processor. Analyses are made on request and stored. A process of low priority
analyzes one game at a time, so that computer players come first.
"""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Final

from bot.concurrency import Place, QueueFull
from bot.games.computers.analysis_answers import question
from bot.games.computers.worker_pool import WorkerGone, WorkerPool
from bot.games.refusals import Refusal
from bot.games.repositories import AnalysisRepository
from bot.games.table import Table, game_record
from players.analysis.summary import Summary

MOST_WAITING: Final = 5
"""How many games of one server may wait for their analysis; several servers share the places.

Discord takes an answer for 15 minutes; after a longer wait, the person asks again.
"""

TIMEOUT: Final = 600
"""Seconds after which an analysis counts as failed: several times the duration of the longest analysis."""

INTERVAL: Final = 10
"""Seconds after which a waiting person sees the progress of the analysis again."""

log = logging.getLogger(__name__)


def analysis_pool() -> WorkerPool:
    module = "bot.games.computers.analysis_answers"
    return WorkerPool(module, 1, niceness=15, most_waiting=MOST_WAITING, keeps_idle=False)


class AnalysisService:
    def __init__(self, analyses: AnalysisRepository, pool: WorkerPool) -> None:
        self.pool = pool
        self._analyses = analyses
        self._under_way: dict[int, asyncio.Task[Summary]] = {}
        self._places: dict[int, Place] = {}
        self.interval: float = INTERVAL
        self._shares: dict[int, float] = {}
        self._waiting: set[int] = set()
        self._is_closed = False

    async def kept(self, game_id: int) -> Summary | None:
        text = await self._analyses.analysis(game_id)
        if text is None:
            return None
        with suppress(ValueError):  # another version of the bot has stored the text
            return Summary.parse(text)
        return None

    def before(self, game_id: int) -> int:
        """Return how many other games are analyzed before this game, whose analysis must be under way."""
        return self.pool.queue.before(self._places[game_id])

    def percent(self, game_id: int) -> int:
        return round(100 * self._shares.get(game_id, 0))

    def analyse(self, table: Table, user_id: int) -> asyncio.Task[Summary]:
        """Begin the analysis of a finished game for a person, or return the task that is under way.

        Raises asyncio.CancelledError if the bot stops. The caller must shield the task, as others may await it.
        """
        if self._is_closed:
            # `close` cancels all analyses, and the caller sees the same error as if `close` had come a moment later.
            raise asyncio.CancelledError
        under_way = self._under_way.get(table.game.id)
        if under_way is None:
            if user_id in self._waiting:
                raise Refusal("error-analysis-under-way")
            try:
                self._places[table.game.id] = self.pool.queue.enter(table.game.server)
            except QueueFull:
                raise Refusal("error-too-many-analyses") from None
            under_way = self._begin(table, user_id)
        return under_way

    def _begin(self, table: Table, user_id: int) -> asyncio.Task[Summary]:
        game_id = table.game.id
        self._waiting.add(user_id)
        task = self._under_way[game_id] = asyncio.create_task(self._make(table))

        def end(made: asyncio.Task[Summary]) -> None:
            del self._under_way[game_id]
            self._shares.pop(game_id, None)
            self.pool.queue.leave(self._places.pop(game_id))
            self._waiting.discard(user_id)
            # The task may no longer be awaited, and a failure is logged already.
            if not made.cancelled():
                made.exception()

        task.add_done_callback(end)
        return task

    async def _make(self, table: Table) -> Summary:
        try:
            # The seed is the id of the game, so that every analysis of the game is the same.
            asked = await asyncio.to_thread(lambda: question(game_record(table), table.game.id))
            summary = await self.pool.ask(
                self._places[table.game.id],
                asked,
                Summary.parse,
                TIMEOUT,
                partial(self._shares.__setitem__, table.game.id),
            )
        # A timeout is an OSError, and so is a process that the system does not start.
        except (OSError, WorkerGone) as error:
            log.warning("the analysis of game %d failed: %r", table.game.id, error)
            raise Refusal("error-analysis-failed") from error
        await self._analyses.keep_analysis(table.game.id, str(summary))
        return summary

    async def close(self) -> None:
        self._is_closed = True
        under_way = list(self._under_way.values())
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await self.pool.close()
