"""The reviews of finished games: *Your turns* and the chart."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Final

from bot.chat.handling.context import Context, Services, Where, number_in
from bot.chat.handling.feature import Feature
from bot.chat.kit.blocks import Address, Block, Button, Role, Row, Screen, compose, stack
from bot.chat.kit.markup import bold, date, relative_time, small
from bot.chat.screens.posed import Posed, about_placing, question_screen, solution_screen
from bot.chat.screens.refusals import explain
from bot.chat.screens.table_view import final_names, play_on_button, table_picture
from bot.chat.slots import CAREER, OWN, PAST, QUEUES, SETTLED, STORED, STUDIED, TODAY
from bot.features.reviews.rows import ROWS, SqlReviewRepository
from bot.features.reviews.service import (
    GAMES,
    Exercise,
    OwnTurns,
    OwnTurnsService,
    ReviewService,
    is_reviewable,
    review_pool,
)
from bot.games.refusals import Refusal
from bot.games.rights import Right, holder, require
from bot.games.seats import is_solo
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.moves import Place
from players.analysis.questions import Answer
from players.analysis.review import Review, Settled
from players.analysis.verdicts import Verdict
from renderers import analysis_view
from renderers.localizer import sentences


class ReviewAction(StrEnum):
    """The actions of reviews, whose texts are part of addresses."""

    FIND = "find"
    ANSWER = "found"
    SHOW_CHART = "analysis"
    SHOW_LITTLE = "little"


@dataclass(frozen=True)
class Reviews:
    """What the handlers of reviews work with."""

    rows: SqlReviewRepository
    reviews: ReviewService
    own_turns: OwnTurnsService

    @classmethod
    def of(cls, services: Services) -> "Reviews":
        tables = services.tables
        rows = SqlReviewRepository(tables.games.database)
        reviews = ReviewService(rows, review_pool())
        return cls(rows, reviews, OwnTurnsService(reviews, rows, tables.games, tables.table_of, tables.clock))

    async def close(self) -> None:
        await self.reviews.close()


FEATURE: Final = Feature("reviews", Path(__file__).parent, Reviews.of, rows=ROWS, close=Reviews.close)
FEATURE.tells("looking", "help-reviews")
FEATURE.tells(STORED, "stored-reviews")


@FEATURE.fills(STUDIED)
async def studied(own: Reviews, table: Table) -> Iterable[tuple[str, str]]:
    """Return what the coach found better in a game, and the review of its original game."""
    texts = await own.rows.settled(table.game.id) if is_solo(table.game) else {}
    settled = [Settled.from_data(json.loads(text)) for text in texts.values()]
    better = [(str(each.judgement.state), str(each.judgement.best.moves[0])) for each in settled if each.verdict]
    review = await own.reviews.kept(table.game.deal.origin_step[0]) if table.game.deal.origin else None
    if review is None:
        return better
    asked = (each.question.question for each in review.turns if each.question)
    return [*((question["position"], next(iter(question["answers"]))) for question in asked), *better]


@FEATURE.fills(SETTLED)
async def keep_settled(own: Reviews, table: Table, start: int, found: Settled) -> Iterable[None]:
    """Store what the coach has settled of a turn: the review of the game says the same."""
    await own.rows.keep_settled(table.game.id, start, json.dumps(found.data))
    return ()


def summed_up(found: OwnTurns, localizer: FluentLocalizer) -> Iterable[str]:
    """Yield in how many turns nothing was better, a little, or clearly; then how often a hint was to blame."""
    good, little, clear = (found.verdicts[each] for each in Verdict)
    turns, studied = found.verdicts.total(), good + little + clear
    if studied and good == turns:
        yield localizer("turns-all-good", turns=turns)
    elif studied:
        others = ("turns-little", little), ("turns-clear", clear)
        told = (localizer(key, count=count) for key, count in others if count)
        key = "turns-sum" if studied == turns else "turns-sum-of-some"
        yield sentences((localizer(key, good=good, studied=studied, turns=turns), *told), localizer)
    if found.hints_wrong:
        yield localizer("turns-hints-wrong", count=found.hints_wrong)


@FEATURE.fills(CAREER)
async def good_turns(own: Reviews, user_id: int, _: int | None, localizer: FluentLocalizer) -> Iterable[str]:
    """Count the turns of the latest games that were looked at before: nothing is looked at for this line."""
    found = await own.own_turns.turns(user_id)
    return [*summed_up(found, localizer)][:1]


@FEATURE.fills(QUEUES)
async def queues(own: Reviews) -> Iterable[tuple[str, int]]:
    return (("analyses", len(own.reviews.pool.queue)),)


@FEATURE.fills(OWN)
async def all_turns_button(_: Reviews, localizer: FluentLocalizer) -> Iterable[Button]:
    """Return the button that asks about the latest games, and asks again what was missed."""
    return (Button(Address(ReviewAction.FIND), localizer("button-turns")),)


@FEATURE.fills(PAST)
async def turns_button(_: Reviews, table: Table, localizer: FluentLocalizer) -> Iterable[Button]:
    """Return the questions about people's own turns of a finished game and its chart, if it can be reviewed."""
    if not is_reviewable(table):
        return ()
    # The pipeline refuses an address of a game elsewhere, so the argument has the id.
    find = Address(ReviewAction.FIND, argument=str(table.game.id))
    return Button(find, localizer("button-turns")), chart_button(table.game.id, localizer)


def chart_button(game_id: int, localizer: FluentLocalizer) -> Button:
    return Button(Address(ReviewAction.SHOW_CHART, argument=str(game_id)), localizer("button-analysis"))


# ---- questions


def turns_screen(
    found: OwnTurns, game_id: int | None, localizer: FluentLocalizer, today: Sequence[Button] = ()
) -> Screen:
    """Ask the first question, or sum up where there is none; `today` are buttons to other things to do."""
    if found.due:
        return exercise_screen(found.due[0], localizer)
    buttons = Row(
        (*little_button(found, game_id, localizer), *([chart_button(game_id, localizer)] if game_id else ()), *today)
    )
    if not found.verdicts:
        return compose(localizer("turns-no-games"), buttons)
    return compose(*_summed_up(found, localizer), buttons)


def _summed_up(found: OwnTurns, localizer: FluentLocalizer, *, has_more: bool = False) -> Sequence[str]:
    """Say in how many turns nothing was better, and when missed questions come again, unless there are more now."""
    told = [*summed_up(found, localizer)]
    if not has_more and found.again_at:
        told.append(small(localizer("turns-later", when_span=relative_time(found.again_at))))
    elif not has_more and found.found:
        told.append(small(localizer("turns-done")))
    return told


def exercise_screen(exercise: Exercise, localizer: FluentLocalizer) -> Screen:
    best, points = exercise.question.best, round(exercise.as_played.loss.mean)
    shown = posed(exercise, localizer)
    asked: Block | str = localizer("turns-act" if shown.is_mixed else "turns-choose", points=points)
    if isinstance(best, Place):
        asked = about_placing("turns-place", best.domino, points, localizer)
    return question_screen(shown, title(exercise.table, localizer), asked)


def solved_screen(
    exercise: Exercise,
    chosen: Answer,
    left: OwnTurns,
    localizer: FluentLocalizer,
    today: Sequence[Button] = (),
    *,
    has_more: bool = False,
) -> Screen:
    """Show the solution, and below it the way to the next question; after the game's last question, sum up.

    `has_more`: other games have questions, too.
    """
    table, is_last = exercise.table, not left.due
    # Without an argument the button asks about the latest games.
    where = str(table.game.id) if left.due or left.unknown else ""
    onwards = Button(Address(ReviewAction.FIND, argument=where), localizer("button-turns-next"), Role.PRIMARY)
    ends = *little_button(left, table.game.id, localizer), chart_button(table.game.id, localizer), *today
    ways = ends if is_last and not has_more else (onwards,)
    return solution_screen(
        posed(exercise, localizer),
        chosen,
        title(table, localizer),
        small(localizer("turns-as-played")) if chosen == exercise.as_played else "",
        *(_summed_up(left, localizer, has_more=has_more) if is_last else ()),
        Row((*ways, *play_on_button(table, exercise.ply, localizer))),
    )


def posed(exercise: Exercise, localizer: FluentLocalizer, *, is_asked: bool = True) -> Posed:
    # The pipeline refuses an address of a game in another channel, so the argument has the id.
    address = Address(ReviewAction.ANSWER, argument=f"{exercise.table.game.id} {exercise.start}")
    before = exercise.table.until(exercise.ply)
    return Posed(exercise.question, before, address, localizer, exercise.as_played, is_asked)


def little_button(found: OwnTurns, game_id: int | None, localizer: FluentLocalizer) -> Iterable[Button]:
    if found.a_little:
        address = Address(ReviewAction.SHOW_LITTLE, argument=f"{game_id or ''} 0")
        yield Button(address, localizer("button-turns-little"))


def little_screen(found: OwnTurns, game_id: int | None, number: int, localizer: FluentLocalizer) -> Screen:
    """Show a turn where something was a little better, from 0 on, and the way to the next of these turns."""
    exercise, is_last = found.a_little[number], number + 1 == len(found.a_little)
    onwards = Button(
        Address(ReviewAction.SHOW_LITTLE, argument=f"{game_id or ''} {number + 1}"), localizer("button-turns-next")
    )
    return solution_screen(
        posed(exercise, localizer, is_asked=False),
        exercise.as_played,
        title(exercise.table, localizer),
        *(summed_up(found, localizer) if is_last else ()),
        Row((*(() if is_last else (onwards,)), *play_on_button(exercise.table, exercise.ply, localizer))),
    )


def title(table: Table, localizer: FluentLocalizer, key: str = "turns-title") -> str:
    return localizer(key, when_date=date(table.game.times.ended_at or 0))


@FEATURE.anywhere(ReviewAction.FIND, where=Where.FRESH)
async def show_turns(context: Context) -> None:
    """Ask about a turn of the game in the argument, or of the person's latest games.

    A game without a review is reviewed first, until there is something to ask, and then the one before. People who did
    not play the game see its chart.
    """
    game_id, user_id, own = _game_in(context), context.user_id, FEATURE.of(context.services).own_turns
    if game_id is not None and not holder(await context.tables.games.game(game_id), context.actor, context.now):
        await show_chart(context)
        return
    found = await own.turns(user_id, game_id)
    for _ in range(GAMES):
        if found.due or found.unknown is None:
            break
        where = found.unknown.game.id

        async def asks(where: int = where) -> bool:
            return bool((await own.turns(user_id, where)).due)

        if await reviewed(context, found.unknown, asks) is None:
            return
        found = await own.turns(user_id, game_id)
    today = await context.services.slots.ask(TODAY, context.localizer)
    await context.show(await context.drawn(turns_screen, found, game_id, context.localizer, today))


def _game_in(context: Context) -> int | None:
    return number_in(context.argument) if context.argument else None


@FEATURE.anywhere(ReviewAction.ANSWER)
async def answer_turn(context: Context) -> None:
    """Keep the answer in the argument, which follows the game and the start of the question; show the solution."""
    service, user_id, localizer = FEATURE.of(context.services).own_turns, context.user_id, context.localizer
    where, _, text = context.argument.partition("|")
    game, _, start = where.rpartition(" ")
    game_id = number_in(game) if game else context.game_id
    if game_id is None:
        raise Refusal("error-old-button")
    exercise = await service.exercise(user_id, game_id, number_in(start))
    chosen = next((each for each in exercise.question.answers if str(each.move) == text), None)
    if chosen is None:
        raise Refusal("error-old-button")
    await service.keep(user_id, exercise, chosen)
    left = await service.turns(user_id, game_id)
    has_more = not left.due and bool(left.unknown or (await service.turns(user_id)).due)
    today = await context.services.slots.ask(TODAY, context.localizer)
    screen = partial(solved_screen, exercise, chosen, left, localizer, today, has_more=has_more)
    await context.show(await context.drawn(screen))


@FEATURE.anywhere(ReviewAction.SHOW_LITTLE)
async def show_little(context: Context) -> None:
    """Show the turn of the argument's number where something was a little better, in a game or in the latest games."""
    game, _, number = context.argument.partition(" ")
    game_id, own = number_in(game) if game else None, FEATURE.of(context.services).own_turns
    found = await own.turns(context.user_id, game_id)
    if not 0 <= number_in(number) < len(found.a_little):
        raise Refusal("error-old-button")
    screen = partial(little_screen, found, game_id, number_in(number), context.localizer)
    await context.show(await asyncio.to_thread(screen))


# ---- the chart of a game


@FEATURE.anywhere(ReviewAction.SHOW_CHART, where=Where.ASIDE)
async def show_chart(context: Context) -> None:
    """Show everybody's chances to win in the finished game of the argument."""
    game_id = _game_in(context)
    if game_id is None:
        raise Refusal("error-old-button")
    table = await context.tables.table(game_id)
    require(Right.LOOK_BACK, table.game, context.actor)
    if review := await reviewed(context, table.require_readable()):
        await context.show(await context.drawn(chart, table, review, context.localizer))


async def reviewed(
    context: Context, table: Table, is_enough: Callable[[], Awaitable[bool]] | None = None
) -> Review | None:
    """Return the review of a game, or the review so far once that is enough; make it first if need be, and show the
    progress.

    By default the chances to win are enough, which come first.

    After a failure, shows the reason and returns None. Raises Refusal for a game that cannot be reviewed. Raises as
    `ReviewService.review` before the progress is shown.
    """
    if not is_reviewable(table):
        raise Refusal("error-old-button")
    reviews, game_id, localizer = FEATURE.of(context.services).reviews, table.game.id, context.localizer
    if kept := await reviews.kept(game_id):
        return kept
    making, has_seen_progress = reviews.review(table), False
    try:
        while not making.done():
            if (part := reviews.part(game_id)) and (is_enough is None or await is_enough()):
                return part
            await context.show(under_way(table, reviews.before(game_id), reviews.percent(game_id), localizer))
            has_seen_progress = True
            # Other people may wait for the review, so it continues if this person stops waiting.
            await asyncio.wait({making}, timeout=reviews.interval)
        return await making
    except Refusal as refusal:
        if not has_seen_progress:
            raise
        await context.show(unfinished(table, localizer, explain(refusal, localizer)))
        return None


def under_way(table: Table, before: int, percent: int, localizer: FluentLocalizer) -> Screen:
    """Show the place of the review in the queue, behind `before` others, and its progress in percent."""
    progress = localizer("analysis-progress", percent=percent) if not before else ""
    return unfinished(table, localizer, localizer("analysis-waiting", count=before), progress)


def unfinished(table: Table, localizer: FluentLocalizer, *texts: str) -> Screen:
    """Say why there is no review yet, with a button that asks again."""
    again = Button(Address(ReviewAction.FIND, argument=str(table.game.id)), localizer("button-turns"))
    return compose(bold(title(table, localizer)), *texts, Row((again,)))


def chart(table: Table, review: Review, localizer: FluentLocalizer) -> Screen:
    """Return the chart of a finished game: the chance to win of each kingdom after every round."""
    view = analysis_view(table.state, final_names(table), review.chances, review.rounds)
    picture = table_picture(table, f"analysis-{table.game.id}", view, localizer)
    return compose(bold(title(table, localizer, "chart-title")), *stack([picture]))
