"""The judge at the table: suggestions for a turn, and a grade of a finished turn. A worker process judges."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Any, Final, TypeVar

from cachetools import LRUCache

from bot.concurrency import QueueFull
from bot.games.computers import WorkerPool
from bot.games.game import Suggestions
from bot.games.own_engine import advice_question, grade_question, read_grade, read_moves
from bot.games.people import Person
from bot.games.seats import is_solo
from bot.games.suggestions import allowed, turns_of
from bot.games.table import PlayedTurn, Table
from engine.moves import Move
from engine.state import State
from players.analysis.judge import Judgement, greedy_turn
from players.analysis.questions import Question, is_option
from players.analysis.review import can_review
from players.protocol import EngineError

PROCESSOR_SECONDS: Final = 20
"""The limit of a judgement, many times the longest one with compiled kernels."""

REMEMBERED: Final = 1000
"""How many judgements are cached; the same position is judged alike after a restart too."""

CLEAR_POINTS, CLEAR_CHANCE = 1, 0.03
"""The smallest loss that a grade mentions, in points or in the chance to win."""

log = logging.getLogger(__name__)
T = TypeVar("T")
Key = tuple[str, str]
"""A position, and the moves that follow it."""


def judge_pool() -> WorkerPool:
    return WorkerPool("bot.games.own_engine", 1, most_waiting=40)


class Grade(StrEnum):
    """The grades of a turn. More grades would differ by less than the error."""

    GOOD = "good"
    """The turn followed what is suggested, or was as good."""
    COST = "cost"
    """Another turn brings clearly more points."""
    TURNING = "turning"
    """Another turn clearly raises the chance to win."""


@dataclass(frozen=True)
class GradedTurn:
    """A turn with its grade.

    - `made`: how many moves of the turn come before the decision that was not the best;
    - `judgement`: the judgement of that decision; None if the turn followed what is suggested.
    """

    turn: PlayedTurn
    made: int = 0
    judgement: Judgement | None = None

    @property
    def question(self) -> Question | None:
        """The decision as a question, whose answers show what was better."""
        return Question.of(self.judgement, self.turn[self.made].move) if self.judgement else None

    @property
    def grade(self) -> Grade | None:
        """The grade; None where nothing is clear."""
        if self.judgement is None:
            return Grade.GOOD
        own = self.judgement.turn([each.move for each in self.turn[self.made :]])
        if own is None or own.loss is None or own.chance_loss is None:
            return None
        if own.chance_loss.is_clear and own.chance_loss.mean >= CLEAR_CHANCE:
            return Grade.TURNING
        if own.loss.is_clear and own.loss.mean >= CLEAR_POINTS and own.chance_loss.mean >= -own.chance_loss.error:
            return Grade.COST
        return Grade.GOOD if own.loss.mean < CLEAR_POINTS else None

    @property
    def losses(self) -> tuple[float, float]:
        """The points and the percent of the chance to win that the decision cost."""
        own = self.judgement and self.judgement.turn([each.move for each in self.turn[self.made :]])
        return (own.loss.mean, 100 * own.chance_loss.mean) if own and own.loss and own.chance_loss else (0, 0)


def coached_turn(table: Table, person: Person) -> PlayedTurn:
    """Return the person's latest finished turn if the coach grades it; otherwise empty.

    The person wants grades, plays alone in a deal of their own, had a choice, and saw no suggestion.
    """
    seat = table.game.played_by(person.user_id)
    if not (person.coach and seat and is_solo(table.game) and can_review(table.start)):
        return ()
    turn, number = table.latest_turn_of(seat.number), turns_of(table, seat.number) - 1
    is_shown = allowed(table, person) is Suggestions.SHOWN or (number >= 0 and seat.hints >> number & 1)
    return () if is_shown or all(each.is_automatic or each.is_forced for each in turn) else turn


class JudgeService:
    """Suggests and grades. `studied` returns the best first moves in positions of a table that were studied before."""

    def __init__(self, pool: WorkerPool, studied: Callable[[Table], Awaitable[Mapping[str, str]]]) -> None:
        self.pool = pool
        self._studied = studied
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
        return await self._asked(table, key, partial(advice_question, start, made, known), read_moves) or ()

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
        key = str(start), f"= {' '.join(map(str, moves))}"
        found = await self._asked(table, key, partial(grade_question, start, moves), lambda text: (read_grade(text),))
        if found is None:
            return None
        [graded] = found
        if graded is None:
            return GradedTurn(turn) if any(map(is_option, moves)) else None
        made, judgement = graded
        if known.get(str(judgement.state)) == str(moves[made]):
            return GradedTurn(turn)
        return GradedTurn(turn, made, judgement)

    async def _asked(
        self, table: Table, key: Key, question: Callable[[float], str], read: Callable[[str], T]
    ) -> T | None:
        """Return the answer of a worker, or the remembered one; None after a failure, which is forgotten."""
        if key not in self._judged:
            self._judged[key] = task = asyncio.create_task(self._ask(table, question, read))
            task.add_done_callback(
                lambda made: None if made.cancelled() or made.result() else self._judged.pop(key, None)
            )
        judged: T | None = await asyncio.shield(self._judged[key])
        return judged

    async def _ask(self, table: Table, question: Callable[[float], str], read: Callable[[str], T]) -> T | None:
        try:
            place = self.pool.queue.enter(table.game.server)
            return await self.pool.ask(place, question(PROCESSOR_SECONDS), read, PROCESSOR_SECONDS)
        except (EngineError, LookupError, OSError, QueueFull, TypeError, ValueError) as error:
            log.warning("game %d: a position is not judged: %r", table.game.id, error)
            return None

    async def close(self) -> None:
        await self.pool.close()
