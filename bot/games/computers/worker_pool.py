"""Worker processes that answer questions, text in and text out; each question has a place in a queue.

A process that crashes, or is stopped because it is late, affects no other.
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
Note: TypeAlias = Callable[[float], object]

START_SECONDS = 60
"""How long a process may take to start."""

LONGEST_ANSWER = 1 << 20
"""Bytes that an answer may have."""

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
        # Bounds the processes, as a question starts one only when it has its turn.
        self.queue = FairQueue(size, most_waiting)
        # People who are waiting for an answer of the bot itself come first.
        self._niceness = niceness
        self._keeps_idle = keeps_idle
        self._idle: list[Process] = []
        self._asking: set[asyncio.Task[Any]] = set()

    async def ask(
        self, place: Place, question: str, read: Callable[[str], T], seconds: float, note: Note = lambda _: None
    ) -> T:
        """Return what `read` makes of the answer to a line of text; the process has `seconds` from when it begins.

        `note` is told what share of the answer is ready whenever the process reports it. Leaves its place in the queue.
        Raises WorkerGone, TimeoutError, or what `read` raises, and then the process is stopped; asyncio.CancelledError
        if the pool is closed. This is no error of our own on purpose: when the bot stops, callers must not log a
        failure, let a simpler player move or postpone a game, as they do after errors.
        """
        # A task of its own, so that closing the pool cancels the wait and not the caller.
        task = asyncio.create_task(self._ask_in_turn(place, question, read, seconds, note))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        # Not in the task, which may be cancelled before it begins.
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
            async with asyncio.timeout(seconds):
                answer = read(await _exchange(worker, question, note))
        # BaseException: a cancelled question leaves an answer unread, which the next one would take for its own.
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
                await _read(worker)  # that it is ready
        except BaseException:
            await _stop(worker)
            raise
        return worker

    async def close(self) -> None:
        """Stop all processes, also those that are about to answer."""
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
            note(float(line.removeprefix(PROGRESS)))
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
    # Reaps the process and closes its pipes; without this a warning would follow when they are collected.
    await worker.communicate()
