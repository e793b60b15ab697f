"""Asks computer players for their moves off the event loop, and replaces the moves of failed players.

Players that answer at once run in a thread; players that search run in worker processes. Each question to a worker
process has a place in a queue. A process that crashes, or that is stopped for lateness, affects no other process.
"""

import asyncio
import logging
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, TypeVar

from cachetools import LRUCache

from bot.concurrency import FairQueue, QueueFull, QueuePlace
from bot.games.game import STAND_IN
from bot.games.levels import play_turn
from engine.moves import Move
from engine.state import State
from players import registry
from players.engine_process import EngineProcess
from players.process_setup import available_cores
from players.protocol import EngineError, TurnQuestion, read_turn
from players.registry import PLAYERS

SEARCH_TIMEOUTS: Mapping[str, float] = MappingProxyType(
    {level.name: level.timeout_seconds for level in registry.LEVELS if level.timeout_seconds is not None}
)
"""Timeouts in seconds of the computer players that search; other computer players answer at once."""

REMEMBERED = 1000
"""How many moves of planned turns are cached; a turn has at most five moves."""

log = logging.getLogger(__name__)


class Computers:
    """Asks computer players for their moves. If a player fails, a simpler player moves, so that the game goes on.

    A player returns the rest of its turn; the later moves are cached until their positions come up. `module` answers
    for the players that search. At most `workers` processes search at once; None means one for each core.
    """

    def __init__(
        self,
        module: str = "bot.workers.own_engine",
        timeouts: Mapping[str, float] = SEARCH_TIMEOUTS,
        workers: int | None = None,
    ) -> None:
        self.pool = WorkerPool(module, workers or available_cores())
        self._timeouts = timeouts
        self._is_closed = False
        self._later_moves = LRUCache[tuple[str, State], Move](REMEMBERED)

    async def choose(self, player: str, state: State, rng: Random, server: int = 0) -> Move:
        """Return the move of a player in a position with legal moves; the player draws from the generator.

        Players that search wait in the queue for `server`. Raises asyncio.CancelledError if the computers are closed
        before the answer.
        """
        # A turn is searched once, and not again for each of its moves.
        if move := self._later_moves.get((player, state)):
            return move
        # A seed travels to another process as text; a generator cannot.
        seed = rng.getrandbits(64)
        # The keys of a dictionary are unique: if the stand-in itself is the player, it is asked only once.
        for name in dict.fromkeys((player, STAND_IN)):
            try:
                moves = await self._rest_of_turn(name, state, seed, server)
                self._keep_rest(player, state, moves)
                return moves[0]
            except (QueueFull, EngineError) as error:
                log.warning("the computer player %s failed: %r", name, error)
            # A bug in a player must not stop the game; the log has the traceback.
            except Exception:
                log.exception("the computer player %s failed", name)
        return Random(seed).choice(state.legal_moves())  # noqa: S311 - a move, not a shuffle

    async def _rest_of_turn(self, name: str, state: State, seed: int, server: int) -> Sequence[Move]:
        if self._is_closed:
            # The caller sees the same error as if `close` had come a moment later, while the pool was being asked.
            raise asyncio.CancelledError
        if name not in self._timeouts:
            return await asyncio.to_thread(play_turn, PLAYERS[name], state, Random(seed))  # noqa: S311
        seconds, place = self._timeouts[name], self.pool.queue.enter(server)
        question = str(TurnQuestion(state, name, seed, processor_seconds=seconds))
        return await self.pool.ask(place, question, lambda text: read_turn(text, state), seconds)

    def _keep_rest(self, player: str, state: State, moves: Sequence[Move]) -> None:
        """Cache the later moves of a turn for `player`. Raises IllegalMove for an illegal move.

        The moves may be the stand-in's: a player that has failed is not asked again before the next turn.
        """
        for move, following in pairwise(moves):
            state = state.play(move)
            self._later_moves[player, state] = following

    async def close(self) -> None:
        """Stop all searches: waiting tasks are cancelled, and unfinished turns are searched again later."""
        self._is_closed = True
        await self.pool.close()


# ---- worker processes

T = TypeVar("T")

STARVED = 6
"""The smallest share of a processor, as its inverse, for a process that has not failed.

Beside a busy process of the usual priority, a process of the usual niceness gets a quarter of a processor. A process
that does nothing is stopped at this multiple of its limit: after two minutes for the longest limit of a turn.
"""

_ROOT = Path(__file__).parents[2]


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
        command = sys.executable, "-m", "bot.workers", self.module, str(self._niceness)
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
