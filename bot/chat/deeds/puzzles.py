"""A question with one clearly better answer as people see it: the puzzle of the day, and turns of one's own games.

The puzzle is not stored: each button has the day and an answer.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from math import ceil
from typing import Final, TypeAlias

from bot.chat.deeds.history import begin_playing_on
from bot.chat.extension import PanelView
from bot.chat.handling.commands import plain_command
from bot.chat.handling.context import Context, Where, number_in
from bot.chat.handling.pipeline import alone, at_table
from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Block, Button, Gallery, Option, Role, Row, Screen, Select, Text, compose, stack
from bot.chat.kit.errors import explain
from bot.chat.kit.markup import bold, heading, relative_time, small
from bot.chat.screens.panel import bonuses_left
from bot.chat.screens.steps import choice_picture
from bot.chat.screens.table_view import (
    chart_button,
    final_names,
    play_on_button,
    seat_names,
    table_button,
    table_picture,
)
from bot.games.advice.judging import GradedTurn
from bot.games.advice.suggestions import Spots
from bot.games.levels import LEVELS
from bot.games.options import variant_key
from bot.games.people.dates import utc_date
from bot.games.people.person import Person
from bot.games.refusals import OldButton, Refusal
from bot.games.rights import Deed, holder, require
from bot.games.series import position_table
from bot.games.table import Table
from bot.games.words.lessons import table_at
from bot.games.words.narration import (
    computer_names,
    describe_choice_reason,
    describe_domino,
    describe_remark,
    join_facts,
)
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import with_emoji
from bot.services.reviews import Exercise, OwnTurns
from engine.dominoes import Domino
from engine.moves import Move, Pick, Place
from engine.state import State
from players.analysis.questions import Answer, Question
from players.analysis.review import Review, can_review
from players.options import PlacementOption, choices, placements
from players.puzzles import Puzzle, puzzle_of
from players.reasons import THIN, choice_reason, placement_reason, richest_other
from renderers import KingdomView, analysis_view, kingdom_view
from renderers.emoji import domino_name
from renderers.view import DraftView, Spot, TableView
from renderers.wording import brief_placement_text, domino_text, signed

Describe: TypeAlias = Callable[[Domino, FluentLocalizer], str]
"""Returns the name of a domino."""

SEEN_AND_HEARD: Final[tuple[Describe, Describe]] = (describe_domino, domino_text)
"""The names of a domino as seen and for text mode."""


def about_placing(key: str, domino: Domino, points: int, localizer: FluentLocalizer) -> Text:
    """Return the message `key`, which asks where the domino belongs."""
    return Text.of(*(localizer(key, domino=each(domino, localizer), points=points) for each in SEEN_AND_HEARD))


@dataclass(frozen=True)
class Posed:
    """A question to a person at the table of its position.

    - `address`: what all buttons of the answers share;
    - `played`: what the person played in this position; None in a puzzle.
    """

    question: Question
    table: Table
    address: Address
    localizer: FluentLocalizer
    played: Answer | None = None

    @property
    def state(self) -> State:
        return self.question.state

    @property
    def view(self) -> PanelView:
        return PanelView(self.table, Person(self.state.king.seat), self.localizer)

    @cached_property
    def spots(self) -> Spots:
        return Spots(placements(self.state))

    @cached_property
    def answers(self) -> Mapping[Move, Answer]:
        """The answers that people tell apart, in the order of the spots or of the line, by their moves."""
        answers = self.question.answers
        if isinstance(self.question.best, Pick):
            in_order = {each.move.domino.number: each for each in answers if isinstance(each.move, Pick)}
        else:
            # Of mirror images, the better answer stands for both.
            in_order = {self.spots.number(self.suggestion(each.move)): each for each in reversed(answers)}
        return {in_order[number].move: in_order[number] for number in sorted(in_order)}

    def suggestion(self, place: Move) -> PlacementOption:
        return next(each for each in self.spots.suggestions if each.place == place)

    def name(self, move: Move, describe: Describe) -> str:
        if isinstance(move, Place):
            return self.localizer("puzzle-spot", spot=self.spots.number(self.suggestion(move)))
        assert isinstance(move, Pick)
        return describe(move.domino, self.localizer)

    # ---- the question

    def picture(self) -> Gallery:
        state, kingdom = self.state, self.state.king.kingdom
        land = kingdom_view(state, kingdom, seat_names(self.table))
        if isinstance(self.question.best, Place):
            suggestions = map(self.suggestion, self.answers)
            spots = [Spot(self.spots.number(each), tuple(sorted(each.place.squares))) for each in suggestions]
            land = replace(land, spots=tuple(spots), domino_to_place=state.domino)
        has_line = bool(state.next_line.dominoes)
        return Gallery((choice_picture(self.view, "puzzle", land, with_line=has_line),))

    def controls(self) -> Row:
        if isinstance(self.question.best, Place):
            options = tuple(self._option(self.suggestion(each)) for each in self.answers)
            return Row((Select(self.address, self.localizer("spot-placeholder"), options),))
        return Row(tuple(self._button(each) for each in self.answers if isinstance(each, Pick)))

    def _option(self, each: PlacementOption) -> Option:
        # Points would give the answer away, or mislead: the panel shows them to people who have to find their own turn.
        where = brief_placement_text(each.place.covered, self.localizer)
        label = join_facts(str(self.spots.number(each)), where)
        return Option(label, f"{self.address.argument}|{each.place}")

    def _button(self, pick: Pick) -> Button:
        address = replace(self.address, argument=f"{self.address.argument}|{pick}")
        label = with_emoji(domino_name(pick.domino), str(pick.domino))
        return Button(address, label, in_text_mode=domino_text(pick.domino, self.localizer))

    # ---- the solution

    def _beside_best(self, chosen: Answer) -> Answer:
        """Return the answer to compare with the best: the chosen answer if it is worse, else the played or the next."""
        if not chosen.is_good:
            return chosen
        return self.played or next(each for each in self.question.answers[1:] if not each.is_good)

    def verdict(self, chosen: Answer) -> Text:
        return Text.of(*(self._verdict(chosen, describe) for describe in SEEN_AND_HEARD))

    def _verdict(self, chosen: Answer, describe: Describe) -> str:
        best, other = self.question.answers[0], self._beside_best(chosen)
        key = "puzzle-right" if chosen == best else "puzzle-good" if chosen.is_good else "puzzle-wrong"
        return self.localizer(
            key,
            best=self.name(best.move, describe),
            other=self.name(other.move, describe),
            worth=self.localizer("puzzle-worth", points=round(other.loss.mean), error=ceil(other.loss.error)),
        )

    def kingdoms(self, chosen: Answer) -> Gallery:
        """Show what was tried, what was played and the best in one picture, each with its expected lead."""
        best, other = self.question.answers[0], self._beside_best(chosen)
        keys = {chosen: "puzzle-yours", other: "puzzle-yours" if other == chosen else "puzzle-next"}
        if self.played:
            keys[self.played] = "puzzle-played"
        keys.pop(best, None)
        kingdoms = tuple(self._after(each, key) for each, key in (*keys.items(), (best, "puzzle-best")))
        state = self.state
        view = TableView(kingdoms, DraftView(), None, state.round, state.format.rounds, focus=None)
        stem = f"solved-{self.table.game.id}-{chosen.move}"
        return Gallery((table_picture(self.table, stem, view, self.localizer),))

    def _after(self, answer: Answer, key: str) -> KingdomView:
        """Return the kingdom after an answer, a chosen domino on its spot with the most points."""
        state, kingdom, place = self.state, self.state.king.kingdom, answer.move
        if isinstance(place, Pick):
            first, *rest = state.turns
            state = state.replace(turns=(replace(first, domino=place.domino), *rest), step_index=0)
            place = next((each.place for each in placements(state)), place)
        placed = state.play(place) if isinstance(place, Place) else state
        last = place if isinstance(place, Place) else None
        view = kingdom_view(placed, kingdom, seat_names(self.table), last)
        owner = replace(view.owner, name=self.localizer(key), teammates=(), team_names=())
        # Both are rounded before they are subtracted, as the verdict names the difference.
        lead = round(self.question.lead.mean) - round(answer.loss.mean)
        return replace(view, owner=owner, lead=signed(lead))

    def reason(self, chosen: Answer) -> str:
        """Say what speaks for the best answer against the other one; empty if no single fact does."""
        best, other = self.question.best, self._beside_best(chosen).move
        if isinstance(best, Pick) and isinstance(other, Pick):
            line = choices(self.state)
            by_domino = {each.pick.domino: each for each in line}
            own = by_domino[best.domino]
            found = choice_reason(self.state, own, line, by_domino[other.domino], THIN)
            told = describe_choice_reason(self.table, found, richest_other(own, line), self.localizer)
        else:
            remark = placement_reason(self.suggestion(best), self.suggestion(other))
            told = describe_remark(remark, self.localizer, self.name(other, describe_domino)) if remark else ""
        return self.localizer("puzzle-reason", reason=told) if told else ""


def question_screen(posed: Posed, title: str, asked: Block | str, *more: Block | str) -> Screen:
    """Ask the question: the position, and a control with its answers."""
    state, words = posed.state, posed.localizer
    now = words("table-round", round=state.round, rounds=state.format.rounds)
    facts = join_facts(now, words(variant_key(posed.table.game.options)), *bonuses_left(posed.view))
    return compose(heading(title, 3), small(facts), asked, posed.picture(), posed.controls(), *more)


def solution_screen(posed: Posed, chosen: Answer, title: str, *more: Block | str) -> Screen:
    """Say how good the chosen answer was, show the kingdoms after it and after the best answer, and say why."""
    below = small(posed.localizer("puzzle-lead")), posed.reason(chosen)
    return compose(heading(title, 3), posed.verdict(chosen), posed.kingdoms(chosen), *below, *more)


# ---- the puzzle of the day


def puzzle_page(puzzle: Puzzle, day: date, name: str, localizer: FluentLocalizer, answer: str = "") -> Screen:
    """Ask the puzzle of a day, or show its solution after an answer. KeyError for an answer that it does not have."""
    table = table_at(puzzle.question.state, 1, name, computer_names(localizer))
    posed = Posed(puzzle.question, table, Address(Action.ANSWER_PUZZLE, argument=day.isoformat()), localizer)
    title, back = localizer("puzzle-title", date=day), Button(Address(Action.SHOW_CHALLENGE), localizer("daily-name"))
    if not answer:
        return question_screen(posed, title, _asked(puzzle, localizer), Row((back,)))
    play_on = Button(Address(Action.PLAY_PUZZLE, argument=day.isoformat()), localizer("button-play-on"))
    names = [localizer(f"add-{level}") for level in LEVELS if puzzle.finds(level)]
    found = small(localizer("puzzle-found", count=len(names), names=localizer.all_of(names)))
    return solution_screen(posed, posed.answers[Move.parse(answer)], title, found, Row((play_on, back)))


def _asked(puzzle: Puzzle, localizer: FluentLocalizer) -> Block | str:
    best, *others = puzzle.question.answers
    points = min(round(each.loss.mean) for each in others)
    if isinstance(best.move, Place):
        return about_placing("puzzle-place", best.move.domino, points, localizer)
    return localizer("puzzle-choose", points=points)


@alone(Action.SHOW_PUZZLE, where=Where.FRESH)
async def show_puzzle(context: Context) -> None:
    await _show(context, utc_date(context.now))


@alone(Action.ANSWER_PUZZLE)
async def answer_puzzle(context: Context) -> None:
    """Show the solution after the answer in the argument, which follows the day of the puzzle."""
    day, _, answer = context.argument.partition("|")
    asked = replace(context, argument=day).parsed(date.fromisoformat)
    if not answer or asked > utc_date(context.now):
        raise OldButton
    await _show(context, asked, answer)


@alone(Action.PLAY_PUZZLE, where=Where.ASIDE)
async def play_puzzle(context: Context) -> None:
    """Begin a private game from the position of the puzzle of the day in the argument."""
    day = context.parsed(date.fromisoformat)
    if day > utc_date(context.now):
        raise OldButton
    state = (await asyncio.to_thread(puzzle_of, day)).question.state
    await begin_playing_on(context, position_table(state), 0)


async def _show(context: Context, day: date, answer: str = "") -> None:
    def shown() -> Screen:
        return puzzle_page(puzzle_of(day), day, context.actor.name, context.localizer, answer)

    try:
        await context.reply.show(await asyncio.to_thread(shown))
    except (ValueError, KeyError):  # another version of the bot has other puzzles
        raise OldButton from None


# ---- questions


def turns_screen(found: OwnTurns, game_id: int | None, localizer: FluentLocalizer) -> Screen:
    """Ask the first question, or sum up where there is none."""
    if found.due:
        return exercise_screen(found.due[0], localizer)
    puzzle = Button(Address(Action.SHOW_PUZZLE), localizer("button-puzzle"))
    buttons = Row((*([chart_button(game_id, localizer)] if game_id else ()), puzzle))
    if not found.has_games:
        return compose(localizer("practice-no-games"), buttons)
    return compose(*_summed_up(found, localizer), buttons)


def _summed_up(found: OwnTurns, localizer: FluentLocalizer) -> Sequence[str]:
    """Say how many turns were as good as any, and what is left to find."""
    praise = localizer("practice-sum", good=found.good, turns=found.turns) if found.good else ""
    if found.again_at:
        return praise, small(localizer("practice-later", when=relative_time(found.again_at)))
    return praise, small(localizer("practice-done" if found.found else "practice-none"))


def exercise_screen(exercise: Exercise, localizer: FluentLocalizer) -> Screen:
    best, points = exercise.question.best, round(exercise.as_played.loss.mean)
    asked: Block | str = localizer("practice-choose", points=points)
    if isinstance(best, Place):
        asked = about_placing("practice-place", best.domino, points, localizer)
    return question_screen(posed(exercise, localizer), title(exercise.table, localizer), asked)


def solved_screen(exercise: Exercise, chosen: Answer, left: OwnTurns, localizer: FluentLocalizer) -> Screen:
    """Show the solution, and below it the way to the next question; after the last question, sum up."""
    table, last = exercise.table, not left.due
    onwards = Button(
        Address(Action.FIND_BETTER, argument=str(table.game.id)), localizer("button-practice-next"), Role.PRIMARY
    )
    puzzle = Button(Address(Action.SHOW_PUZZLE), localizer("button-puzzle"))
    return solution_screen(
        posed(exercise, localizer),
        chosen,
        title(table, localizer),
        small(localizer("practice-as-played")) if chosen == exercise.as_played else "",
        *(_summed_up(left, localizer) if last else ()),
        Row(
            (
                *((chart_button(table.game.id, localizer), puzzle) if last else (onwards,)),
                *play_on_button(table, exercise.ply, localizer),
            )
        ),
    )


def posed(exercise: Exercise, localizer: FluentLocalizer) -> Posed:
    # The pipeline refuses an address of a game in another channel, so the argument has the id.
    address = Address(Action.ANSWER_FOUND, argument=f"{exercise.table.game.id} {exercise.start}")
    return Posed(exercise.question, exercise.table.until(exercise.ply), address, localizer, exercise.as_played)


def title(table: Table, localizer: FluentLocalizer) -> str:
    return localizer("practice-title", id=str(table.game.id))


@alone(Action.FIND_BETTER, where=Where.FRESH)
async def show_turns(context: Context) -> None:
    """Ask about a turn of the game in the argument, or of the person's latest games.

    A game without a review is reviewed first. People who did not play the game see its chart.
    """
    game_id, user_id, own = _game_in(context), context.user_id, context.services.own_turns
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
    return number_in(context.argument) if context.argument else None


async def _has_played(context: Context, game_id: int) -> bool:
    return holder(await context.tables.games.game(game_id), context.actor, context.now)


@alone(Action.ANSWER_FOUND)
async def answer_turn(context: Context) -> None:
    """Keep the answer in the argument, which follows the game and the start of the question; show the solution."""
    service, user_id, localizer = context.services.own_turns, context.user_id, context.localizer
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
    await context.reply.show(await asyncio.to_thread(solved_screen, exercise, chosen, left, localizer))


# ---- the coach


@at_table(Action.WHY_NOT, where=Where.ASIDE)
async def show_why_not(context: Context, table: Table) -> None:
    """Show what was better than the person's latest turn, which began at the ply in the argument."""
    grading = context.services.judge.grading(table, await context.person())
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
    asked = Posed(question, before, address, localizer, chosen)
    return solution_screen(asked, chosen, localizer("practice-last-turn"), told)


# ---- the chart of a game


@alone(Action.SHOW_ANALYSIS, where=Where.ASIDE)
async def show_chart(context: Context) -> None:
    """Show everybody's chances to win in the finished game of the argument."""
    game_id = _game_in(context)
    if game_id is None:
        raise OldButton
    table = await context.tables.table(game_id)
    require(Deed.LOOK_BACK, table.game, context.actor)
    if review := await reviewed(context, table.require_readable()):
        await context.reply.show(await asyncio.to_thread(chart, table, review, context.localizer))


async def reviewed(context: Context, table: Table) -> Review | None:
    """Return the review of a game; make it first if need be, and show the progress.

    After a failure, shows the reason and returns None. Raises OldButton for a game that cannot be reviewed. Raises as
    `ReviewService.review` before the progress is shown.
    """
    if not table.state.is_over or not can_review(table.start) or table.game.deal.start_position:
        raise OldButton
    reviews, game_id, localizer = context.services.reviews, table.game.id, context.localizer
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


def chart(table: Table, review: Review, localizer: FluentLocalizer) -> Screen:
    """Show the chances to win by round."""
    view = analysis_view(table.state, final_names(table), review.chances, review.rounds)
    picture = table_picture(table, f"analysis-{table.game.id}", view, localizer)
    return compose(bold(localizer("chart-title", id=str(table.game.id))), *stack([picture]))


plain_command("kingdomino practice", Action.FIND_BETTER)
