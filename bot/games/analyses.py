"""Analyzes finished games: the sources of the points, the turns with a better choice, and practice with these turns.

An analysis takes seconds to minutes of a processor. A rough analysis is made when a person asks, and refined when a
person asks for more. Each finished part of an analysis is stored, so a stopped analysis goes on after that part. A
process of low priority analyzes one game at a time, so that computer players come first.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import hypot
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

from bot.concurrency import QueueFull, QueuePlace
from bot.games.computers.own_engine import question, read_part
from bot.games.computers.worker_pool import WorkerPool
from bot.games.game import DAY, Clock, Game, Status
from bot.games.people import GivenAnswer
from bot.games.refusals import OldButton, Refusal
from bot.games.table import Table, game_record
from engine.moves import Move
from players.analysis.analysis import FINER, MOST, can_analyse, rough
from players.analysis.questions import Answer, PastQuestion, Question
from players.analysis.summary import Summary
from players.intervals import Estimate, half_width
from players.protocol import EngineError

if TYPE_CHECKING:
    from bot.storage.game_repository import SqlGameRepository
    from bot.storage.keyed_rows import SqlAnalysisRepository, SqlAnswerRepository

MOST_WAITING: Final = 20
"""How many games of one server may wait for their analysis; several servers share the places.

Discord takes an answer for 15 minutes; after a longer wait, the person asks again.
"""

PROCESSOR_SECONDS: Final = 3600
"""The limit of an analysis, several times the longest analysis. After the limit, the next request continues."""

INTERVAL: Final = 10
"""Seconds after which a waiting person sees the progress of the analysis again."""

log = logging.getLogger(__name__)


def analysis_pool() -> WorkerPool:
    module = "bot.games.computers.own_engine"
    # Beside a busy process of the usual priority, a process of this niceness gets a thirtieth of a processor.
    return WorkerPool(module, 1, niceness=15, starved=30, most_waiting=MOST_WAITING, keeps_idle=False)


def finer(summary: Summary) -> int | None:
    """Return the number of futures of the next finer analysis; None after the finest."""
    return min(summary.futures * FINER, MOST) if summary.futures < MOST else None


LATEST: Final = 10
"""The number of games in a mean of lost points, and of the earlier games in the mean for comparison."""

FEWEST: Final = 3
"""The fewest analyzed games with a mean."""


@dataclass(frozen=True)
class PointsLost:
    """The points that a person loses a turn, on average over the latest analyzed games."""

    games: int
    points: Estimate
    change: Estimate | None
    """The difference to as many games before, or between the halves of fewer games; None if these are too few."""


def points_lost(losses: Sequence[float]) -> PointsLost | None:
    """Return the mean of the losses of games, newest first; None with too few games."""
    latest, before = losses[:LATEST], losses[LATEST : 2 * LATEST]
    if len(latest) < FEWEST:
        return None
    newer = latest if len(before) >= FEWEST else latest[: len(latest) // 2]
    older = before if newer is latest else latest[len(newer) :]
    if len(newer) < FEWEST:
        return PointsLost(len(latest), _mean(latest), None)
    now, then = _mean(newer), _mean(older)
    return PointsLost(len(latest), _mean(latest), Estimate(now.mean - then.mean, hypot(now.error, then.error)))


def _mean(losses: Sequence[float]) -> Estimate:
    return Estimate(fmean(losses), half_width(stdev(losses), len(losses)))


class AnalysisService:
    def __init__(self, analyses: SqlAnalysisRepository, pool: WorkerPool) -> None:
        self.pool = pool
        self._analyses = analyses
        self._under_way: dict[int, asyncio.Task[Summary]] = {}
        self._places: dict[int, QueuePlace] = {}
        self.interval: float = INTERVAL
        self._shares: dict[int, float] = {}
        self._is_closed = False

    async def kept(self, game_id: int) -> Summary | None:
        text = await self._analyses.analysis(game_id)
        if text is None:
            return None
        with suppress(ValueError):  # another version of the bot has stored the text
            return Summary.parse(text)
        return None

    async def points_lost(self, games: Sequence[Game], user_id: int) -> PointsLost | None:
        """Return the points that the person lost a turn in analyzed games, newest first; None with too few games."""
        found = list[float]()
        for game in games:
            seat, summary = game.seat_of(user_id), await self.kept(game.id)
            # An analysis by an earlier version of the bot has no losses.
            if seat and summary and summary.losses:
                found.append(summary.losses[(seat.number - 1) % len(summary.losses)])
        return points_lost(found)

    def before(self, game_id: int) -> int:
        """Return how many other games are analyzed before this game, whose analysis must be under way."""
        return self.pool.queue.before(self._places[game_id])

    def percent(self, game_id: int) -> int:
        return round(100 * self._shares.get(game_id, 0))

    def analyse(self, table: Table, futures: int = 0, *, with_questions: bool = False) -> asyncio.Task[Summary]:
        """Begin the analysis of a finished game, or return the task that is under way, perhaps of a rougher analysis.

        The analysis is at least a rough one. A finer one finds the questions too.

        Raises asyncio.CancelledError if the bot stops. The caller must shield the task, as others may await it.
        """
        if self._is_closed:
            # `close` cancels all analyses, and the caller sees the same error as if `close` had come a moment later.
            raise asyncio.CancelledError
        game_id = table.game.id
        if under_way := self._under_way.get(game_id):
            return under_way
        try:
            self._places[game_id] = self.pool.queue.enter(table.game.server)
        except QueueFull:
            raise Refusal("error-too-many-analyses") from None
        task = self._under_way[game_id] = asyncio.create_task(
            self._make_under_way(table, max(futures, rough(table.start)), with_questions=with_questions)
        )
        # The task may no longer be awaited, and a failure is logged already.
        task.add_done_callback(lambda made: made.cancelled() or made.exception())
        return task

    async def _make_under_way(self, table: Table, futures: int, *, with_questions: bool) -> Summary:
        """Make an analysis; a task that is done is no longer under way, so that a finer analysis can begin."""
        game_id = table.game.id
        try:
            return await self._make(table, futures, with_questions=with_questions or futures > rough(table.start))
        finally:
            del self._under_way[game_id]
            self._shares.pop(game_id, None)
            self.pool.queue.leave(self._places.pop(game_id))

    async def _make(self, table: Table, futures: int, *, with_questions: bool) -> Summary:
        game_id = table.game.id
        parts, writing, one_by_one = await self._analyses.parts(game_id), list[asyncio.Task[None]](), asyncio.Lock()
        stored = len(parts)

        async def store(part: str) -> None:
            nonlocal stored
            # A part that cannot be stored leaves its number to the next part: a gap would bring a number twice later.
            async with one_by_one:
                await self._analyses.keep_part(game_id, stored, part)
                stored += 1

        def note(line: str) -> None:
            if found := read_part(line):
                keep(*found)

        def keep(share: float, part: str) -> None:
            self._shares[game_id] = share
            if part:
                writing.append(asyncio.create_task(store(part)))

        try:
            # The seed is the id of the game, so that every analysis of the game is the same.
            asked = await asyncio.to_thread(
                lambda: question(
                    game_record(table), game_id, futures, parts, PROCESSOR_SECONDS, with_questions=with_questions
                )
            )
            summary = await self.pool.ask(self._places[game_id], asked, Summary.parse, PROCESSOR_SECONDS, note)
        except (OSError, EngineError) as error:
            log.warning("the analysis of game %d failed: %r", game_id, error)
            raise Refusal("error-analysis-failed") from error
        finally:
            # Storage has logged why it lacks a part, which the next analysis makes again.
            await asyncio.gather(*writing, return_exceptions=True)
        await self._analyses.keep_analysis(game_id, str(summary), is_finest=finer(summary) is None)
        return summary

    async def close(self) -> None:
        self._is_closed = True
        under_way = list(self._under_way.values())
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await self.pool.close()


# ---- practice with turns of one's own games

GAMES: Final = 10
"""How many of the latest games of a person have questions."""

COMES_AGAIN: Final = 3 * DAY
"""Seconds after which a question comes again if the answer was not the best."""


@dataclass(frozen=True)
class Exercise:
    """A question about a person's turn; `start` is as in `PastQuestion`."""

    table: Table
    start: int
    question: Question
    played: Move

    @property
    def ply(self) -> int:
        return self.table.moves[self.start].ply

    @property
    def as_played(self) -> Answer:
        return next(each for each in self.question.answers if each.answers_like(self.played))


@dataclass(frozen=True)
class Practice:
    """What a person can find now.

    - `due`: the exercises that are due;
    - `again_at`: when the next missed question comes again, in Unix seconds; None without any;
    - `analysing`: the game whose analysis was begun for the person, if nothing is due;
    - `has_games`: whether the person has finished any game.
    """

    due: Sequence[Exercise]
    again_at: int | None = None
    analysing: Game | None = None
    has_games: bool = True


class PracticeService:
    """`table_of` returns the table of a game, as `Tables.table_of` does."""

    def __init__(
        self,
        analyses: AnalysisService,
        answers: SqlAnswerRepository,
        games: SqlGameRepository,
        table_of: Callable[[Game], Awaitable[Table]],
        clock: Clock,
    ) -> None:
        self._analyses, self._answers = analyses, answers
        self._games, self._table_of, self._clock = games, table_of, clock

    async def practice(self, user_id: int, game_id: int | None = None) -> Practice:
        """Return what the person can find in a game, or in the latest games; without anything, begin an analysis.

        Raises Refusal for a game that the person did not play to the end, and as `AnalysisService.analyse`.
        """
        if game_id is None:
            games = await self._games.finished_games_of(user_id, GAMES)
        else:
            games = (await self._own(user_id, game_id),)
        given = {(each.game_id, each.start): each for each in await self._answers.answers(user_id)}
        due, again, unknown, now = list[Exercise](), list[int](), list[Table](), self._clock()
        for game in games:
            table = await self._table_of(game)
            found = await self._exercises(table, user_id)
            if found is None:
                unknown.append(table)
            for each in found or ():
                answer = given.get((game.id, each.start))
                if answer is None or (not answer.is_best and answer.at + COMES_AGAIN <= now):
                    due.append(each)
                elif not answer.is_best:
                    again.append(answer.at + COMES_AGAIN)
        begun = unknown[0] if unknown and not due else None
        if begun:
            summary = await self._analyses.kept(begun.game.id)
            self._analyses.analyse(begun, summary.futures if summary else 0, with_questions=True)
        return Practice(due, min(again, default=None), begun.game if begun else None, has_games=bool(games))

    async def exercise(self, user_id: int, game_id: int, start: int) -> Exercise:
        """Return an exercise of the person. Raises OldButton if the analysis no longer asks the question."""
        table = await self._table_of(await self._own(user_id, game_id))
        for each in await self._exercises(table, user_id) or ():
            if each.start == start:
                return each
        raise OldButton

    async def keep(self, user_id: int, exercise: Exercise, answer: Answer) -> None:
        is_best, at = answer == exercise.question.answers[0], self._clock()
        kept = GivenAnswer(user_id, exercise.table.game.id, exercise.start, str(answer.move), is_best, at)
        await self._answers.keep_answer(kept)

    async def _own(self, user_id: int, game_id: int) -> Game:
        game = await self._games.game(game_id)
        seat = game.seat_of(user_id)
        if game.status is not Status.OVER or seat is None or seat.resigned:
            raise Refusal("error-practice-not-played")
        return game

    async def _exercises(self, table: Table, user_id: int) -> Sequence[Exercise] | None:
        """Return the questions about a person's own turns; None if an analysis has to find them first."""
        if not table.is_readable or not table.state.is_over or not can_analyse(table.start):
            return ()
        summary = await self._analyses.kept(table.game.id)
        if summary is None or summary.questions is None:
            return None
        own = (each for each in summary.questions if _chose(table, each, user_id))
        return await asyncio.to_thread(lambda: [*filter(None, (_exercise(table, each) for each in own))])


def _chose(table: Table, asked: PastQuestion, user_id: int) -> bool:
    return asked.start < len(table.moves) and table.moves[asked.start].chosen_by == user_id


def _exercise(table: Table, asked: PastQuestion) -> Exercise | None:
    """Return the exercise of a question; None for a question of another version."""
    with suppress(ValueError, KeyError, TypeError, StopIteration):
        question = Question.from_data(asked.question)
        exercise = Exercise(table, asked.start, question, Move.parse(asked.played))
        if table.moves[asked.start].before == question.state and exercise.as_played:
            return exercise
    return None
