"""Reviews of finished games, and the turns of people that they ask about.

A review takes minutes of a processor, and is made when a person asks for it; its first turns are known soon. A process
of low priority reviews one game at a time, so that computer players come first.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from bot.concurrency import QueueFull, QueuePlace
from bot.features.reviews.rows import GivenAnswer, SqlReviewRepository
from bot.features.reviews.worker import read_part, read_share, review_question
from bot.games.game import DAY, Actor, Clock, Game, Suggestions
from bot.games.refusals import Refusal
from bot.games.rights import Grant, holder, old_button, require_over
from bot.games.table import Table, game_record
from bot.storage.game_repository import SqlGameRepository
from bot.workers.computers import WorkerPool
from engine.moves import Move
from players.analysis.questions import Answer, Question
from players.analysis.review import PastQuestion, PastTurn, Review, asked_about, can_review
from players.analysis.verdicts import Verdict
from players.protocol import EngineError

MOST_WAITING: Final = 20
"""How many games of one server may wait for their review; several servers share the places.

Discord takes an answer for 15 minutes; after a longer wait, the person asks again.
"""

PROCESSOR_SECONDS: Final = 7200
"""The limit of a review, several times the longest one."""

INTERVAL: Final = 2
"""Seconds after which a waiting person sees the progress of the review again."""

log = logging.getLogger(__name__)


def review_pool() -> WorkerPool:
    module = "bot.features.reviews.worker"
    # Beside a busy process of the usual priority, a process of this niceness gets a thirtieth of a processor.
    return WorkerPool(module, 1, niceness=15, starved=30, most_waiting=MOST_WAITING, keeps_idle=False)


class ReviewService:
    def __init__(self, rows: SqlReviewRepository, pool: WorkerPool) -> None:
        self.pool = pool
        self._rows = rows
        self._under_way: dict[int, asyncio.Task[Review]] = {}
        self._places: dict[int, QueuePlace] = {}
        self.interval: float = INTERVAL
        self._shares: dict[int, float] = {}
        self._parts: dict[int, Review] = {}
        self._is_closed = False

    async def kept(self, game_id: int) -> Review | None:
        text = await self._rows.analysis(game_id)
        if text is None:
            return None
        with suppress(ValueError):  # another version of the bot has stored the text
            return Review.parse(text)
        return None

    def part(self, game_id: int) -> Review | None:
        """Return the review so far of a game whose review is under way."""
        return self._parts.get(game_id)

    def before(self, game_id: int) -> int:
        """Return how many other games are reviewed before this game, whose review must be under way."""
        return self.pool.queue.before(self._places[game_id])

    def percent(self, game_id: int) -> int:
        return round(100 * self._shares.get(game_id, 0))

    def review(self, table: Table) -> asyncio.Task[Review]:
        """Begin the review of a finished game, or return the task that is under way.

        Raises asyncio.CancelledError if the bot stops. The caller must shield the task, as others may await it.
        """
        if self._is_closed:
            # `close` cancels all reviews, and the caller sees the same error as if `close` had come a moment later.
            raise asyncio.CancelledError
        game_id = table.game.id
        if under_way := self._under_way.get(game_id):
            return under_way
        try:
            self._places[game_id] = self.pool.queue.enter(table.game.server)
        except QueueFull:
            raise Refusal("error-too-many-analyses") from None
        task = self._under_way[game_id] = asyncio.create_task(self._make_under_way(table))
        # The task may no longer be awaited, and a failure is logged already.
        task.add_done_callback(lambda made: made.cancelled() or made.exception())
        return task

    async def _make_under_way(self, table: Table) -> Review:
        game_id = table.game.id
        try:
            return await self._make(table)
        finally:
            del self._under_way[game_id]
            self._shares.pop(game_id, None)
            self._parts.pop(game_id, None)
            self.pool.queue.leave(self._places.pop(game_id))

    async def _make(self, table: Table) -> Review:
        game_id = table.game.id

        def note(line: str) -> None:
            if (share := read_share(line)) is not None:
                self._shares[game_id] = share
            elif (part := read_part(line)) is not None:
                self._parts[game_id] = part

        try:
            settled = await self._rows.settled(game_id)
            asked = await asyncio.to_thread(
                lambda: review_question(game_record(table), choices(table), settled, PROCESSOR_SECONDS)
            )
            review = await self.pool.ask(self._places[game_id], asked, Review.parse, PROCESSOR_SECONDS, note)
        except (OSError, EngineError) as error:
            log.warning("the review of game %d failed: %r", game_id, error)
            raise Refusal("error-analysis-failed") from error
        await self._rows.keep_analysis(game_id, str(review))
        return review

    async def close(self) -> None:
        self._is_closed = True
        under_way = list(self._under_way.values())
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await self.pool.close()


def is_reviewable(table: Table) -> bool:
    """Return whether the table is at the end of a game that began by the rules, and that reviews know."""
    return table.state.is_over and can_review(table.start) and not table.game.deal.start_position


def choices(table: Table) -> dict[int, bool]:
    """Return how many moves come before each turn of a person with a choice, and whether the person saw a hint."""
    starts, at, turns = dict[int, bool](), 0, Counter[int]()
    for turn in table.turns:
        at, number = table.moves.index(turn[0], at), turn[0].seat or 0
        if any(each.chosen_by and not each.is_forced for each in turn):
            seat = table.seat(number)
            is_shown = bool(seat.guided) or table.game.suggestions is Suggestions.SHOWN
            starts[at] = is_shown or bool(seat.hints >> turns[number] & 1)
        turns[number] += 1
    return starts


# ---- turns of one's own games

PRACTISE: Final = Grant(require_over, (holder,), old_button)
"""Who may be asked about their own turns."""

GAMES: Final = 10
"""How many of the latest games of a person are asked about."""

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
class OwnTurns:
    """What a person can find now.

    - `due`: the exercises that are due;
    - `found`: how many of the questions the person has answered well;
    - `verdicts`: how many of the person's turns with a choice have each verdict; None for turns without a study;
    - `hints_wrong`: how many turns are worse than another although a hint said so;
    - `a_little`: the turns where something was a little better;
    - `again_at`: when the next missed question comes again, in Unix seconds; None without any;
    - `unknown`: the newest game without a review, or whose review is under way.
    """

    due: Sequence[Exercise] = ()
    found: int = 0
    verdicts: Counter[Verdict | None] = field(default_factory=Counter)
    hints_wrong: int = 0
    a_little: Sequence[Exercise] = ()
    again_at: int | None = None
    unknown: Table | None = None


class OwnTurnsService:
    """`table_of` returns the table of a game, as `Tables.table_of` does."""

    def __init__(
        self,
        reviews: ReviewService,
        answers: SqlReviewRepository,
        games: SqlGameRepository,
        table_of: Callable[[Game], Awaitable[Table]],
        clock: Clock,
    ) -> None:
        self._reviews, self._answers = reviews, answers
        self._games, self._table_of, self._clock = games, table_of, clock

    async def turns(self, user_id: int, game_id: int | None = None) -> OwnTurns:
        """Return what the person can find in a game, or in the latest games.

        Raises Refusal for a game that the person did not play to the end.
        """
        if game_id is None:
            games = await self._answers.finished_games(user_id, GAMES)
        else:
            games = (await self._own(user_id, game_id),)
        given = {(each.game_id, each.start): each for each in await self._answers.answers(user_id)}
        due, again, unknown, found = list[Exercise](), list[int](), list[Table](), 0
        past, a_little = list[PastTurn](), list[Exercise]()
        for game in games:
            table = await self._table_of(game)
            review = await self._review(table)
            if review is None:
                unknown.append(table)
                review = self._reviews.part(game.id)
            if review is None:
                continue
            own = await asyncio.to_thread(_Own.of, table, review, user_id)
            past += own.turns
            a_little += own.a_little
            for exercise in own.asked:
                answer = given.get((game.id, exercise.start))
                found += answer is not None and answer.is_best
                if answer is None or (not answer.is_best and answer.at + COMES_AGAIN <= self._clock()):
                    due.append(exercise)
                elif not answer.is_best:
                    again.append(answer.at + COMES_AGAIN)
        verdicts = Counter(None if each.verdict is None else Verdict(each.verdict) for each in past)
        hints_wrong, again_at = sum(each.by_hint for each in past), min(again, default=None)
        newest = unknown[0] if unknown else None
        return OwnTurns(due, found, verdicts, hints_wrong, a_little, again_at, newest)

    async def exercise(self, user_id: int, game_id: int, start: int) -> Exercise:
        """Return an exercise of the person. Raises Refusal if the review no longer asks the question."""
        table = await self._table_of(await self._own(user_id, game_id))
        review = await self._review(table) or self._reviews.part(game_id) or NOTHING_TO_REVIEW
        asked = await asyncio.to_thread(_Own.of, table, review, user_id)
        found = next((each for each in asked.asked if each.start == start), None)
        if found is None:
            raise Refusal("error-old-button")
        return found

    async def keep(self, user_id: int, exercise: Exercise, answer: Answer) -> None:
        is_best, at = answer.is_good, self._clock()
        kept = GivenAnswer(user_id, exercise.table.game.id, exercise.start, str(answer.move), is_best, at)
        await self._answers.keep_answer(kept)

    async def _own(self, user_id: int, game_id: int) -> Game:
        game = await self._games.game(game_id)
        PRACTISE.require(game, Actor(user_id, ""))
        return game

    async def _review(self, table: Table) -> Review | None:
        """Return the review of a game, an empty one for a game that cannot be reviewed; None if it is not made yet."""
        return await self._reviews.kept(table.game.id) if is_reviewable(table) else NOTHING_TO_REVIEW


NOTHING_TO_REVIEW: Final = Review(0, (), ())


@dataclass(frozen=True)
class _Own:
    """A person's own turns with a choice in a game, and exercises about some."""

    turns: Sequence[PastTurn]
    asked: Sequence[Exercise]
    a_little: Sequence[Exercise]

    @classmethod
    def of(cls, table: Table, review: Review, user_id: int) -> "_Own":
        own = [each for each in review.turns if _chose(table, each.start, user_id)]
        asked = [question for kingdom in {each.kingdom for each in own} for question in asked_about(own, kingdom)]
        little = [each.question for each in own if each.verdict == Verdict.A_LITTLE_BETTER and not each.by_hint]
        return cls(own, _exercises(table, asked), _exercises(table, filter(None, little)))


def _exercises(table: Table, asked: Iterable[PastQuestion]) -> Sequence[Exercise]:
    return [*filter(None, (_exercise(table, each) for each in asked))]


def _chose(table: Table, start: int, user_id: int) -> bool:
    """Return whether the person took the turn; of moves made by one tap only the first names who chose it."""
    if start >= len(table.moves):
        return False
    turn = next(turn for turn in table.turns if table.moves[start] in turn)
    return any(each.chosen_by == user_id for each in turn)


def _exercise(table: Table, asked: PastQuestion) -> Exercise | None:
    """Return the exercise of a question; None for a question of another version."""
    with suppress(ValueError, KeyError, TypeError, StopIteration):
        question = Question.from_data(asked.question)
        exercise = Exercise(table, asked.start, question, Move.parse(asked.played))
        if table.moves[asked.start].before == question.state and question.answer(exercise.played):
            return exercise
    return None
