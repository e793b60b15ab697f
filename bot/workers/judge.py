"""Asks a worker process what is suggested for a turn, and what a finished turn cost."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeVar

from cachetools import LRUCache

from bot.concurrency import QueueFull
from bot.games.advice import GradedTurn, coached_turn
from bot.games.people.person import Person
from bot.games.table import PlayedTurn, Table
from bot.workers.computers import WorkerPool
from bot.workers.own_engine import advice_question, grade_question, read_grade, read_moves
from engine.moves import Move
from engine.state import State
from players.analysis.judge import greedy_turn
from players.analysis.review import Settled, can_review
from players.protocol import EngineError

PROCESSOR_SECONDS: Final = 600
"""The limit of a judgement. The longest one, of a coached turn at the start of a Royal Wedding, takes some minutes."""

REMEMBERED: Final = 1000
"""How many judgements are cached; the same position is judged alike after a restart too."""

log = logging.getLogger(__name__)
T = TypeVar("T")
Key = tuple[str, str]
"""A position, and the moves that follow it."""


def judge_pool() -> WorkerPool:
    # A hint does not wait for a grade, which takes seconds.
    return WorkerPool("bot.workers.own_engine", 2, most_waiting=40)


class JudgeService:
    """Suggests and grades.

    - `studied` returns the best first moves in positions of a table that were studied before;
    - `settled` is told what a grade has settled of a turn, by the number of moves of the table before the turn.
    """

    def __init__(
        self,
        pool: WorkerPool,
        studied: Callable[[Table], Awaitable[Mapping[str, str]]],
        settled: Callable[[Table, int, Settled], Awaitable[object]],
    ) -> None:
        self.pool = pool
        self._studied, self._settled = studied, settled
        self._judged = LRUCache[Key, asyncio.Task[Any]](REMEMBERED)
        self._shown = LRUCache[State, tuple[Move, ...]](REMEMBERED)

    def shown(self, state: State) -> tuple[Move, ...]:
        """Return what was suggested in a position before; empty if nothing was. Autocomplete cannot wait for more."""
        return self._shown.get(state, ())

    async def suggested(self, table: Table, state: State) -> tuple[Move, ...]:
        """Return what is suggested for the rest of the turn; nothing after a failure.

        `state` is the position of the table, or that position with some steps of the turn skipped. A suggestion for the
        whole turn stands as long as the player follows it, also by skipping a step where nothing was suggested.
        """
        start, made = table.state, list[Move]()
        if table.current_turn:
            start, made = table.current_turn[0].before, [each.move for each in table.current_turn]
        if not can_review(table.start):
            return greedy_turn(state)
        known = await self._studied(table)
        found = await self._advised(table, start, made, known)
        if state != table.state and not (found and found[0] in state.legal_moves()):
            found = await self._advised(table, state, (), known)
        self._shown[state] = found
        return found

    async def _advised(
        self, table: Table, start: State, made: Sequence[Move], known: Mapping[str, str]
    ) -> tuple[Move, ...]:
        key = str(start), f"{' '.join(map(str, made))} {sorted(known.items())}"
        question = partial(advice_question, start, made, known)
        return await self._asked(key, lambda: self._ask(table, question, read_moves)) or ()

    def grading(self, table: Table, person: Person) -> asyncio.Task[GradedTurn | None] | None:
        """Return the task that grades the person's latest turn, begun now if need be; None if the turn has no grade.

        The task returns None after a failure, and the next request grades the turn again. The caller must shield the
        task, as others may await it.
        """
        turn = coached_turn(table, person)
        return asyncio.ensure_future(self._graded(table, turn)) if turn else None

    async def _graded(self, table: Table, turn: PlayedTurn) -> GradedTurn | None:
        moves, start = [each.move for each in turn], turn[0].before
        known = await self._studied(table)
        levels = [seat.computer for seat in table.game.seats]
        key = str(start), f"= {' '.join(map(str, moves))} {levels}"

        async def ask() -> tuple[Settled | None] | None:
            question = partial(grade_question, start, moves, levels)
            found = await self._ask(table, question, lambda text: (read_grade(text),))
            if found and found[0]:
                await self._settled(table, table.moves.index(turn[0]), found[0])
            return found

        found = await self._asked(key, ask)
        if found is None:
            return None
        [settled] = found
        if settled is None or known.get(str(settled.judgement.state)) == str(settled.played):
            return GradedTurn(turn)
        return GradedTurn(turn, settled)

    async def _asked(self, key: Key, ask: Callable[[], Coroutine[Any, Any, T | None]]) -> T | None:
        """Return the cached answer, or ask; None after a failure, which is forgotten."""
        if key not in self._judged:
            self._judged[key] = task = asyncio.create_task(ask())
            task.add_done_callback(partial(self._forget_failure, key))
        judged: T | None = await asyncio.shield(self._judged[key])
        return judged

    def _forget_failure(self, key: Key, asked: asyncio.Task[Any]) -> None:
        if not asked.cancelled() and (asked.exception() or not asked.result()):
            self._judged.pop(key, None)

    async def _ask(self, table: Table, question: Callable[[float], str], read: Callable[[str], T]) -> T | None:
        try:
            place = self.pool.queue.enter(table.game.server)
            return await self.pool.ask(place, question(PROCESSOR_SECONDS), read, PROCESSOR_SECONDS)
        except (EngineError, LookupError, OSError, QueueFull, TypeError, ValueError) as error:
            log.warning("game %d: a position is not judged: %r", table.game.id, error)
            return None

    async def close(self) -> None:
        await self.pool.close()
