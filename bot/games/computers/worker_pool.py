"""Worker processes that answer questions, text in and text out; each question has a place in a queue.

A process that crashes, or that is stopped for lateness, affects no other process.
"""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from bot.concurrency import FairQueue, Place
from bot.games.computers.worker import PROGRESS

T = TypeVar("T")
Note: TypeAlias = Callable[[float, str], object]

START_SECONDS = 300
"""How many seconds a process may take to start: some, but it waits for everybody else."""

STARVED = 20
"""The smallest share of a processor, as its inverse, for a process that has not failed.

A process of low priority may wait long. A process that does nothing at all is stopped in the end.
"""

LONGEST_ANSWER = 1 << 20
"""How many bytes an answer may have."""

_ROOT = Path(__file__).parents[3]
log = logging.getLogger(__name__)


class WorkerGone(Exception):
    """A process has ended without an answer."""


class WorkerPool:
    """At most `size` processes at a time, started on demand, whose `module` answers the questions.

    Unless `keeps_idle`, each process answers one question.
    """

    def __init__(
        self, module: str, size: int, *, niceness: int = 5, most_waiting: int = 200, keeps_idle: bool = True
    ) -> None:
        self.module = module
        # The queue also bounds the processes, because a question starts a process only when its turn has come.
        self.queue = FairQueue(size, most_waiting)
        # The niceness lets the bot's own answers to people come first.
        self._niceness = niceness
        self._keeps_idle = keeps_idle
        self._idle: list[Process] = []
        self._asking: set[asyncio.Task[Any]] = set()

    async def ask(
        self, place: Place, question: str, read: Callable[[str], T], seconds: float, note: Note = lambda *_: None
    ) -> T:
        """Return the result of `read` for the answer to a line of text.

        The process has `seconds` of its own processor time. `note` gets the share of the answer that is ready, and a
        part or an empty text, whenever the process reports them. The place in the queue is left at the end. Raises
        WorkerGone, TimeoutError, or the errors of `read`, and stops the process. Raises asyncio.CancelledError if the
        pool is closed, and no error of its own: when the bot stops, callers must not log a failure, let a simpler
        player move or postpone a game, as they do after other errors.
        """
        # The task is separate, so that closing the pool cancels the wait and not the caller.
        task = asyncio.create_task(self._ask_in_turn(place, question, read, seconds, note))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        # The place is left in a callback, because the task may be cancelled before it begins.
        task.add_done_callback(lambda _: self.queue.leave(place))
        return await task

    async def _ask_in_turn(
        self, place: Place, question: str, read: Callable[[str], T], seconds: float, note: Note
    ) -> T:
        if before := self.queue.before(place):
            log.info("a question for %s waits for %d others", self.module, before)
        await place
        worker = await self._idle_worker() or await self._start()
        return await self._ask(worker, question, read, seconds, note)

    async def _idle_worker(self) -> Process | None:
        """Return an idle process, if there is one; skip processes that were killed."""
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                return worker
            await _stop(worker)
        return None

    async def _ask(self, worker: Process, question: str, read: Callable[[str], T], seconds: float, note: Note) -> T:
        try:
            async with asyncio.timeout(STARVED * seconds):
                answer = read(await _exchange(worker, f"{seconds} {question}", note))
        # BaseException is needed: a cancelled question leaves an answer unread, which the next question would get.
        except BaseException:
            await _stop(worker)
            raise
        if self._keeps_idle:
            self._idle.append(worker)
        else:
            await _stop(worker)
        return answer

    async def _start(self) -> Process:
        command = sys.executable, "-m", "bot.games.computers.worker", self.module, str(self._niceness)
        worker = await asyncio.create_subprocess_exec(
            *command, cwd=_ROOT, stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER
        )
        try:
            async with asyncio.timeout(START_SECONDS):
                await _read(worker)  # the line says that the process is ready
        except BaseException:
            await _stop(worker)
            raise
        return worker

    async def close(self) -> None:
        """Stop all processes, also processes that are about to answer."""
        asking = list(self._asking)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        while self._idle:
            await _stop(self._idle.pop())


async def _exchange(worker: Process, question: str, note: Note) -> str:
    """Return the answer to a question. Raises WorkerGone."""
    assert worker.stdin
    try:
        worker.stdin.write(f"{question}\n".encode())
        await worker.stdin.drain()
        while (line := await _read(worker)).startswith(PROGRESS):
            share, _, part = line.removeprefix(PROGRESS).partition(" ")
            note(float(share), part)
    except ConnectionError as error:
        raise WorkerGone from error
    return line


async def _read(worker: Process) -> str:
    assert worker.stdout
    line = (await worker.stdout.readline()).decode().strip()
    if not line:
        raise WorkerGone
    return line


async def _stop(worker: Process) -> None:
    with suppress(ProcessLookupError):
        worker.kill()
    # This reaps the process and closes its pipes: their collection by Python would cause a warning.
    await worker.communicate()
