"""Worker processes that answer questions in the engine protocol; each question has a place in a queue.

A process that crashes, or that is stopped for lateness, affects no other process.
"""

import asyncio
import logging
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from bot.concurrency import FairQueue, QueuePlace
from players.engine_process import EngineProcess

T = TypeVar("T")

STARVED = 6
"""The smallest share of a processor, as its inverse, for a process that has not failed.

Beside a busy process of the usual priority, a process of the usual niceness gets a quarter of a processor. A process
that does nothing is stopped at this multiple of its limit: after two minutes for the longest limit of a turn.
"""

_ROOT = Path(__file__).parents[3]
log = logging.getLogger(__name__)


class WorkerPool:
    """At most `size` processes at a time, started on demand, whose `module` has the `ENGINE` that answers.

    Unless `keeps_idle`, each process answers one question. `starved` is as `STARVED`, for another niceness.
    """

    def __init__(
        self,
        module: str,
        size: int,
        *,
        niceness: int = 5,
        starved: int = STARVED,
        most_waiting: int = 200,
        keeps_idle: bool = True,
    ) -> None:
        self.module = module
        # The queue also bounds the processes, because a question starts a process only when its turn has come.
        self.queue = FairQueue(size, most_waiting)
        # The niceness lets the bot's own answers to people come first.
        self._niceness = niceness
        self._starved = starved
        self._keeps_idle = keeps_idle
        self._idle: list[EngineProcess] = []
        self._asking: set[asyncio.Task[Any]] = set()

    async def ask(
        self,
        place: QueuePlace,
        question: str,
        read: Callable[[str], T],
        seconds: float,
        note: Callable[[str], object] = lambda _: None,
    ) -> T:
        """Return the result of `read` for the answer to a line; `note` gets the lines before the answer.

        The question should name `seconds` as the limit of the processor time of the process. The place in the queue is
        left at the end. Raises EngineError or the errors of `read`, and stops the process. Raises
        asyncio.CancelledError if the pool is closed, and no error of its own: when the bot stops, callers must not log
        a failure, let a simpler player move or postpone a game, as they do after other errors.
        """
        # The task is separate, so that closing the pool cancels the wait and not the caller.
        task = asyncio.create_task(self._ask_in_turn(place, question, read, seconds, note))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        # The place is left in a callback, because the task may be cancelled before it begins.
        task.add_done_callback(lambda _: self.queue.leave(place))
        return await task

    async def _ask_in_turn(
        self, place: QueuePlace, question: str, read: Callable[[str], T], seconds: float, note: Callable[[str], object]
    ) -> T:
        if before := self.queue.before(place):
            log.info("a question for %s waits for %d others", self.module, before)
        await place
        command = sys.executable, "-m", "bot.games.computers.worker", self.module, str(self._niceness)
        worker = await self._idle_worker() or await EngineProcess.start(command, _ROOT)
        try:
            answer = read(await worker.ask(question, self._starved * seconds, note))
        # BaseException is needed: a cancelled question leaves an answer unread, which the next question would get.
        except BaseException:
            await worker.stop()
            raise
        if self._keeps_idle:
            self._idle.append(worker)
        else:
            await worker.stop()
        return answer

    async def _idle_worker(self) -> EngineProcess | None:
        """Return an idle process, if there is one; skip processes that were killed."""
        while self._idle:
            worker = self._idle.pop()
            if not worker.has_ended:
                return worker
            await worker.stop()
        return None

    async def close(self) -> None:
        """Stop all processes, also processes that are about to answer."""
        asking = list(self._asking)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        while self._idle:
            await self._idle.pop().stop()
