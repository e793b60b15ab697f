"""Grades a person's turns at once, in games alone against computer players; a worker process makes the grades."""

import asyncio
import logging
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeAlias

from cachetools import LRUCache

from bot.concurrency import QueueFull
from bot.games.computers.own_engine import read_better, turn_question
from bot.games.computers.worker_pool import WorkerPool
from bot.games.game import Suggestions
from bot.games.people import Person
from bot.games.seats import is_solo
from bot.games.suggestions import allowed, turns_of
from bot.games.table import PlayedTurn, Table
from players.analysis.analysis import can_analyse
from players.analysis.coach import Grade, grade
from players.analysis.summary import BetterTurn
from players.protocol import EngineError

PROCESSOR_SECONDS: Final = 20
"""The limit of a grade, many times the longest grade with compiled kernels."""

REMEMBERED: Final = 1000
"""How many grades are cached; after a restart a turn is graded again, with the same grade."""

_Turn: TypeAlias = tuple[int, int, str]
"""The id of a game, the ply of a turn, and its moves."""

log = logging.getLogger(__name__)


def coach_pool() -> WorkerPool:
    return WorkerPool("bot.games.computers.own_engine", 1, niceness=15, most_waiting=20)


@dataclass(frozen=True)
class GradedTurn:
    """A turn, and the turn of the search player; `better` is None if both are equal."""

    turn: PlayedTurn
    better: BetterTurn | None

    @property
    def grade(self) -> Grade:
        return grade(self.better)


def coached_turn(table: Table, person: Person) -> PlayedTurn:
    """Return the person's latest finished turn if the coach grades it; otherwise empty.

    The person wants grades, plays alone in a deal of their own, had a choice, and saw no suggestion.
    """
    seat = table.game.played_by(person.user_id)
    if not (person.coach and seat and is_solo(table.game) and can_analyse(table.start)):
        return ()
    turn, number = table.latest_turn_of(seat.number), turns_of(table, seat.number) - 1
    is_shown = allowed(table, person) is Suggestions.SHOWN or (number >= 0 and seat.hints >> number & 1)
    return () if is_shown or all(each.is_automatic or each.is_forced for each in turn) else turn


class CoachService:
    def __init__(self, pool: WorkerPool) -> None:
        self.pool = pool
        self._grades = LRUCache[_Turn, asyncio.Task[GradedTurn | None]](REMEMBERED)

    def grading(self, table: Table, person: Person) -> asyncio.Task[GradedTurn | None] | None:
        """Return the task that grades the person's latest turn, begun now if need be; None if the turn has no grade.

        The task returns None after a failure, and the next request grades the turn again. The caller must shield the
        task, as others may await it.
        """
        turn = coached_turn(table, person)
        if not turn:
            return None
        key = table.game.id, turn[0].ply, " ".join(str(each.move) for each in turn)
        if key not in self._grades:
            self._grades[key] = task = asyncio.create_task(self._graded(table, turn))
            task.add_done_callback(partial(self._forget_failure, key))
            return task
        return self._grades[key]

    def _forget_failure(self, key: _Turn, made: asyncio.Task[GradedTurn | None]) -> None:
        """Let the next request grade the turn again if the task, which may no longer be awaited, has failed."""
        if made.cancelled() or made.exception() or made.result() is None:
            self._grades.pop(key, None)

    async def _graded(self, table: Table, turn: PlayedTurn) -> GradedTurn | None:
        try:
            place = self.pool.queue.enter(table.game.server)
            # The seed depends on the turn alone, so that the grade is the same after a restart.
            seed, moves = table.game.id << 16 | turn[0].ply, [each.move for each in turn]
            asked = turn_question(turn[0].before, moves, seed, PROCESSOR_SECONDS)
            better = await self.pool.ask(place, asked, read_better, PROCESSOR_SECONDS)
        except (EngineError, LookupError, OSError, QueueFull, TypeError, ValueError) as error:
            log.warning("game %d: a turn gets no grade: %r", table.game.id, error)
            return None
        return GradedTurn(turn, better and replace(better, start=table.moves.index(turn[0])))

    async def close(self) -> None:
        await self.pool.close()
