"""Runs computer players off the event loop, and replaces the moves of those that fail.

Players that answer at once run in a thread. Those that search run in worker processes, text in and text out: one that
crashes, or is stopped because it is late, affects no other.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Final

from engine.moves import Move
from engine.state import State
from players import registry
from players.registry import PLAYERS

SUBSTITUTE: Final = "greedy"
"""The computer player that takes over for a person who has left, and for another one that fails."""

LEVELS: Final = tuple(level.name for level in registry.LEVELS)
"""The computer players that people may invite, the easiest first."""

SEARCH_TIMEOUTS: Mapping[str, float] = MappingProxyType(
    {level.name: level.timeout_seconds for level in registry.LEVELS if level.timeout_seconds is not None}
)
"""Seconds until a computer player that searches is late; those that answer at once are not in it."""

REMEMBERED = 1000
"""How many moves of turns that have been thought through are kept; a turn has five at most."""

_ROOT = Path(__file__).parents[2]
log = logging.getLogger(__name__)


def searches(player: str | None) -> bool:
    """Return whether a computer player of that name searches; False for None, which stands for a person."""
    return player in SEARCH_TIMEOUTS


class WorkerGone(Exception):
    """A process has ended without an answer."""


class Computers:
    """Asks computer players for their moves. If one fails a simpler one moves in its place, so the game goes on.

    A player returns the rest of its turn, of which the later moves are kept until their positions come up.

    `module` holds the players that search. At most `workers` processes search at once; they are started on demand.
    """

    def __init__(
        self,
        rng: Random,
        module: str = "players.registry",
        timeouts: Mapping[str, float] = SEARCH_TIMEOUTS,
        workers: int = os.cpu_count() or 1,
    ) -> None:
        self._rng = rng
        self._module = module
        self._timeouts = timeouts
        # Bounds the searches and with them the processes, as a process is started only by a search.
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Process] = []
        self._planned: OrderedDict[tuple[str, str], Move] = OrderedDict()

    async def choose(self, player: str, state: State) -> Move:
        """Return the move of the player of that name in a position with legal moves."""
        # A turn is searched once, and not again for each of its moves.
        if planned := self._planned.get((player, str(state))):
            return planned
        # A seed travels to another process as text; a generator does not.
        seed = self._rng.getrandbits(64)
        # A dictionary, because the substitute itself is asked only once.
        for name in dict.fromkeys((player, SUBSTITUTE)):
            try:
                if name in self._timeouts:
                    moves = await self._search(name, state, seed)
                else:
                    moves = await asyncio.to_thread(PLAYERS[name].choose, state, Random(seed))
                self._plan(name, state, moves)
                return moves[0]
            # Whatever goes wrong in a player must not stop the game: the log has the traceback.
            except Exception:
                log.exception("the computer player %s failed", name)
        return Random(seed).choice(state.legal_moves())

    def _plan(self, player: str, state: State, moves: Sequence[Move]) -> None:
        """Keep the later moves of a turn by player and position; IllegalMove if one of them is not legal."""
        for move, following in pairwise(moves):
            state = state.play(move)
            self._planned[player, str(state)] = following
        while len(self._planned) > REMEMBERED:
            self._planned.popitem(last=False)

    async def _search(self, name: str, state: State, seed: int) -> Sequence[Move]:
        """Return the rest of the turn of a player that searches; TimeoutError if it is late."""
        timeout = self._timeouts[name]
        # Waiting for a free process has a limit of its own, so that a busy machine does not shorten the search.
        async with asyncio.timeout(timeout):
            await self._free.acquire()
        try:
            async with asyncio.timeout(timeout):
                return await self._ask(f"{name} {seed} {state!s}\n", state)
        finally:
            self._free.release()

    async def _ask(self, question: str, state: State) -> Sequence[Move]:
        """Return the answer of a process, which is stopped if it does not answer with legal moves."""
        worker = self._idle.pop() if self._idle else await self._start()
        try:
            moves = [Move.parse(text) for text in (await _exchange(worker, question)).split()]
            for move in moves:
                state = state.play(move)  # raises IllegalMove
        # BaseException: a cancelled search leaves an answer unread, which the next question would take for its own.
        except BaseException:
            await _stop(worker)
            raise
        self._idle.append(worker)
        return moves

    async def _start(self) -> Process:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot.games.worker", self._module, cwd=_ROOT, stdin=PIPE, stdout=PIPE
        )

    async def close(self) -> None:
        """Stop the idle processes; one that searches is stopped by the call that waits for it."""
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
    # Reaps the process and closes its pipes; without this a warning would follow when they are collected.
    await worker.communicate()
