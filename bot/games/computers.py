"""Computer players at work: off the event loop, and never in the way of a game.

Those that answer at once move in a thread. Those that think do it in processes of their own, text in and text out: one
that crashes, or is stopped because it is late, takes nothing along.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Final

from bot.games.seat_order import SUBSTITUTE
from engine.moves import Move
from engine.state import State
from players.registry import PLAYERS

LEVELS: Final = "beginner", "greedy", "strong", "master"
"""The computer players that people may invite, the easiest first."""

PATIENCE: Mapping[str, float] = MappingProxyType({"strong": 10.0, "master": 20.0})
"""Seconds until a computer player that thinks is late: several times what it takes, even on a slow machine."""

_ROOT = Path(__file__).parents[2]
log = logging.getLogger(__name__)


class WorkerGone(Exception):
    """A process has ended without an answer."""


class Computers:
    """Asks computer players for their moves. Where one fails a simpler one moves in its place: the game goes on.

    `module` is where those that think are; at most `workers` processes think at once, none before the first is asked.
    """

    def __init__(
        self,
        rng: Random,
        module: str = "players.registry",
        patience: Mapping[str, float] = PATIENCE,
        workers: int = os.cpu_count() or 1,
    ) -> None:
        self._rng = rng
        self._module = module
        self._patience = patience
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Process] = []

    async def choose(self, player: str, state: State) -> Move:
        """The move of the player of that name in a position with legal moves."""
        seed = self._rng.getrandbits(64)
        for name in dict.fromkeys((player, SUBSTITUTE)):
            try:
                if name in self._patience:
                    return await self._thought(name, state, seed)
                return await asyncio.to_thread(PLAYERS[name].choose, state, Random(seed))
            except Exception:
                log.exception("the computer player %s failed", name)
        return Random(seed).choice(state.legal_moves())

    async def _thought(self, name: str, state: State, seed: int) -> Move:
        patience = self._patience[name]
        async with asyncio.timeout(patience):
            await self._free.acquire()
        try:
            async with asyncio.timeout(patience):
                return await self._ask(f"{name} {seed} {state!s}\n", state)
        finally:
            self._free.release()

    async def _ask(self, question: str, state: State) -> Move:
        """The answer of a process; one that does not answer with a legal move, whatever the reason, is stopped."""
        worker = self._idle.pop() if self._idle else await self._start()
        try:
            move = Move.parse(await _exchange(worker, question))
            state.play(move)  # raises where it is not legal
        except BaseException:
            await _stop(worker)
            raise
        self._idle.append(worker)
        return move

    async def _start(self) -> Process:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot.games.worker", self._module, cwd=_ROOT, stdin=PIPE, stdout=PIPE
        )

    async def close(self) -> None:
        """Stop the processes that wait; one that thinks is stopped where it is waited for."""
        while self._idle:
            await _stop(self._idle.pop())


async def _exchange(worker: Process, question: str) -> str:
    assert worker.stdin
    assert worker.stdout
    worker.stdin.write(question.encode())
    await worker.stdin.drain()
    answer = (await worker.stdout.readline()).decode().strip()
    if not answer:
        raise WorkerGone
    return answer


async def _stop(worker: Process) -> None:
    with suppress(ProcessLookupError):
        worker.kill()
    await worker.communicate()
