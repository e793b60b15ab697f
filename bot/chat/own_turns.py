"""A person's own turns: questions about finished games, why another turn was better, and the chart of a game."""

import asyncio

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Block, Button, Role, Row, Screen, compose, stack
from bot.chat.kit.commands import plain_command
from bot.chat.kit.context import Context, Where, number_in
from bot.chat.kit.errors import explain
from bot.chat.kit.markup import bold, relative_time, small
from bot.chat.kit.pipeline import alone, at_table
from bot.chat.puzzles import Posed, about_placing, question_screen, solution_screen
from bot.chat.table_view import chart_button, final_names, play_on_button, table_button, table_picture
from bot.games.judging import GradedTurn
from bot.games.refusals import OldButton, Refusal
from bot.games.reviews import Exercise, OwnTurns
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.moves import Place
from players.analysis.questions import Answer
from players.analysis.review import Review, can_review
from renderers import analysis_view
from renderers.wording import signed

# ---- questions


def turns_screen(found: OwnTurns, game_id: int | None, localizer: FluentLocalizer) -> Screen:
    """Ask the first question, or say why there is none."""
    if found.due:
        return exercise_screen(found.due[0], localizer)
    puzzle = Button(Address(Action.SHOW_PUZZLE), localizer("button-puzzle"))
    buttons = Row((*([chart_button(game_id, localizer)] if game_id else ()), puzzle))
    if found.again_at:
        return compose(localizer("practice-later", when=relative_time(found.again_at)), buttons)
    nothing = "practice-none" if found.has_games else "practice-no-games"
    key = "practice-done" if found.found else nothing
    return compose(localizer(key), buttons)


def exercise_screen(exercise: Exercise, localizer: FluentLocalizer) -> Screen:
    best, points = exercise.question.best, round(exercise.as_played.loss.mean)
    asked: Block | str = localizer("practice-choose", points=points)
    if isinstance(best, Place):
        asked = about_placing("practice-place", best.domino, points, localizer)
    return question_screen(posed(exercise, localizer), title(exercise.table, localizer), asked)


def solved_screen(
    exercise: Exercise, chosen: Answer, localizer: FluentLocalizer, *, has_more: bool, all_found: bool
) -> Screen:
    table = exercise.table
    onwards = Button(
        Address(Action.FIND_BETTER, argument=str(table.game.id)), localizer("button-practice-next"), Role.PRIMARY
    )
    return solution_screen(
        posed(exercise, localizer),
        chosen,
        title(table, localizer),
        small(localizer("practice-as-played")) if chosen == exercise.as_played else "",
        small(localizer("practice-done")) if all_found else "",
        Row(
            (
                onwards if has_more else chart_button(table.game.id, localizer),
                *play_on_button(table, exercise.ply, localizer),
            )
        ),
    )


def posed(exercise: Exercise, localizer: FluentLocalizer) -> Posed:
    # The pipeline refuses an address of a game in another channel, so the argument has the id.
    address = Address(Action.ANSWER_FOUND, argument=f"{exercise.table.game.id} {exercise.start}")
    return Posed(exercise.question, exercise.table.until(exercise.ply), address, localizer)


def title(table: Table, localizer: FluentLocalizer) -> str:
    return localizer("practice-title", id=str(table.game.id))


@alone(Action.FIND_BETTER, Action.SHOW_BETTER_TURN, where=Where.FRESH)
@alone(Action.ANALYSE, where=Where.ASIDE)
async def show_turns(context: Context) -> None:
    """Ask about a turn of the game in the argument, or of the person's latest games.

    A game without a review is reviewed first. People who did not play the game see its chart.
    """
    game_id, user_id, own = _game_in(context), context.user_id, context.services.studies.own_turns
    if game_id is not None and not await _has_played(context, game_id):
        await show_chart(context)
        return
    found = await own.turns(user_id, game_id)
    if found.unknown and not found.due:
        if await reviewed(context, found.unknown) is None:
            return
        found = await own.turns(user_id, game_id)
    await context.reply.show(await asyncio.to_thread(turns_screen, found, game_id, context.localizer))


def _game_in(context: Context) -> int | None:
    return number_in(context.argument) if context.game_id is None and context.argument else context.game_id


async def _has_played(context: Context, game_id: int) -> bool:
    seat = (await context.services.tables.games.game(game_id)).seat_of(context.user_id)
    return seat is not None and not seat.resigned


@alone(Action.ANSWER_FOUND)
async def answer_turn(context: Context) -> None:
    """Keep the answer in the argument, which follows the game and the start of the question; show the solution."""
    service, user_id, localizer = context.services.studies.own_turns, context.user_id, context.localizer
    where, _, text = context.argument.partition("|")
    game, _, start = where.rpartition(" ")
    game_id = number_in(game) if game else context.game_id
    if game_id is None:
        raise OldButton
    exercise = await service.exercise(user_id, game_id, number_in(start))
    chosen = next((each for each in exercise.question.answers if str(each.move) == text), None)
    if chosen is None:
        raise OldButton
    await service.keep(user_id, exercise, chosen)
    left = await service.turns(user_id, game_id)
    has_more, all_found = bool(left.due), not (left.due or left.again_at)

    def shown() -> Screen:
        return solved_screen(exercise, chosen, localizer, has_more=has_more, all_found=all_found)

    await context.reply.show(await asyncio.to_thread(shown))


# ---- the coach


@at_table(Action.WHY_NOT, where=Where.ASIDE)
async def show_why_not(context: Context, table: Table) -> None:
    """Show what was better than the person's latest turn, which began at the ply in the argument."""
    grading = context.services.studies.judge.grading(table, await context.person())
    graded = await asyncio.shield(grading) if grading else None
    if graded is None or graded.question is None or graded.turn[0].ply != context.number:
        raise OldButton
    await context.reply.show(await asyncio.to_thread(why_not, table, graded, context.localizer))


def why_not(table: Table, graded: GradedTurn, localizer: FluentLocalizer) -> Screen:
    question, played = graded.question, graded.turn[graded.made]
    chosen = question.answer(played.move) if question else None
    if question is None or chosen is None:
        raise OldButton
    address = Address(Action.ANSWER_FOUND)
    before = table.until(played.ply)
    told = Row((), text_mode_only=(table_button(table, localizer),))
    return solution_screen(Posed(question, before, address, localizer), chosen, localizer("practice-last-turn"), told)


# ---- the chart of a game


@alone(Action.SHOW_ANALYSIS, Action.SHARE_ANALYSIS, where=Where.ASIDE)
async def show_chart(context: Context) -> None:
    """Show everybody's chances to win in the finished game of the argument."""
    game_id = _game_in(context)
    if game_id is None:
        raise OldButton
    table = await context.services.tables.table(game_id)
    if not context.is_in_channel(table.game) and table.game.seat_of(context.user_id) is None:
        raise Refusal("error-no-such-game")
    if review := await reviewed(context, table.require_readable()):
        await context.reply.show(await asyncio.to_thread(chart, table, review, context.user_id, context.localizer))


async def reviewed(context: Context, table: Table) -> Review | None:
    """Return the review of a game; make it first if need be, and show the progress.

    After a failure, shows the reason and returns None. Raises OldButton for a game that cannot be reviewed. Raises as
    `ReviewService.review` before the progress is shown.
    """
    if not table.state.is_over or not can_review(table.start) or table.game.deal.start_position:
        raise OldButton
    reviews, game_id, localizer = context.services.studies.reviews, table.game.id, context.localizer
    if kept := await reviews.kept(game_id):
        return kept
    making, has_seen_progress = reviews.review(table), False
    try:
        while not making.done():
            await context.reply.show(under_way(table, reviews.before(game_id), reviews.percent(game_id), localizer))
            has_seen_progress = True
            # Other people may wait for the review, so it continues if this person stops waiting.
            await asyncio.wait({making}, timeout=reviews.interval)
        return await making
    except Refusal as refusal:
        if not has_seen_progress:
            raise
        await context.reply.show(unfinished(table, localizer, explain(refusal, localizer)))
        return None


def under_way(table: Table, before: int, percent: int, localizer: FluentLocalizer) -> Screen:
    """Show the place of the review in the queue, behind `before` others, and its progress in percent."""
    progress = localizer("analysis-progress", percent=percent) if not before else ""
    return unfinished(table, localizer, localizer("analysis-waiting", before=before), progress)


def unfinished(table: Table, localizer: FluentLocalizer, *texts: str) -> Screen:
    """Say why there is no review yet, with a button that asks again."""
    again = Button(Address(Action.FIND_BETTER, argument=str(table.game.id)), localizer("button-practice"))
    return compose(bold(title(table, localizer)), *texts, Row((again,)))


def chart(table: Table, review: Review, user_id: int, localizer: FluentLocalizer) -> Screen:
    """Show the chances to win by round, and what luck and choices brought the reader."""
    view = analysis_view(table.state, final_names(table), review.chances, review.rounds)
    seat = table.game.played_by(user_id)
    told = ""
    if seat and seat.number:
        kingdom = table.state.kingdom_of(seat.number)
        told = localizer("chart-luck", luck=signed(review.luck[kingdom]), choices=signed(review.choices[kingdom]))
    picture = table_picture(table, f"analysis-{table.game.id}", view, localizer)
    return compose(bold(localizer("chart-title", id=str(table.game.id))), *stack([picture]), told)


plain_command("practice", Action.FIND_BETTER)
