"""Questions with one clearly better answer: the puzzle of the day, and turns of a person's own games.

The puzzle of the day is not stored: each button has the day and an answer.
"""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from math import ceil
from typing import Final, TypeAlias

from bot.chat.history.actions import begin_playing_on
from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Block, Button, Gallery, Option, Role, Row, Screen, Select, Text, compose
from bot.chat.kit.commands import plain_command
from bot.chat.kit.context import Context, Where, number_in
from bot.chat.kit.markup import heading, relative_time, small
from bot.chat.kit.pipeline import alone
from bot.chat.panel_view import PanelView
from bot.chat.table_view import play_on_button, seat_names, table_picture
from bot.chat.turn.panel import bonuses_left
from bot.chat.turn.steps import choice_picture
from bot.games.analyses import Exercise, Practice
from bot.games.computers.computers import LEVELS
from bot.games.dates import utc_date
from bot.games.lessons import table_at
from bot.games.narration import computer_names, describe_choice_reason, describe_domino, describe_remark, join_facts
from bot.games.options import variant_key
from bot.games.people import Person
from bot.games.refusals import OldButton, Refusal
from bot.games.series import position_table
from bot.games.spots import Spots
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import with_emoji
from engine.dominoes import Domino
from engine.moves import Move, Pick, Place
from engine.state import State
from players.advisor import GreedyAdvisor, Suggestion, best_advisor
from players.analysis.questions import Answer, Question
from players.puzzles import Puzzle, puzzle_of
from players.reasons import placement_reason
from renderers import KingdomView, kingdom_view, legal_squares
from renderers.emoji import domino_name
from renderers.view import DraftView, Spot, TableView
from renderers.wording import brief_placement_text, domino_text

Describe: TypeAlias = Callable[[Domino, FluentLocalizer], str]
"""Returns the name of a domino."""

SEEN_AND_HEARD: Final[tuple[Describe, Describe]] = (describe_domino, domino_text)
"""The names of a domino as seen and for text mode."""


def about_placing(key: str, domino: Domino, points: int, localizer: FluentLocalizer) -> Text:
    """Return the message `key`, which asks where the domino belongs."""
    return Text.of(*(localizer(key, domino=each(domino, localizer), points=points) for each in SEEN_AND_HEARD))


@dataclass(frozen=True)
class Posed:
    """A question to a person at the table of its position; `address` has what all buttons of its answers share."""

    question: Question
    table: Table
    address: Address
    localizer: FluentLocalizer

    @property
    def state(self) -> State:
        return self.question.state

    @property
    def view(self) -> PanelView:
        return PanelView(self.table, Person(self.state.king.seat), self.localizer, best_advisor(self.state))

    @cached_property
    def spots(self) -> Spots:
        return Spots(GreedyAdvisor().placements(self.state))

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

    def suggestion(self, place: Move) -> Suggestion:
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
            land = replace(land, spots=tuple(spots), domino_to_place=state.domino, legal=legal_squares(state))
        has_line = bool(state.next_line.dominoes)
        return Gallery((choice_picture(self.view, "puzzle", land, with_line=has_line),))

    def controls(self) -> Row:
        if isinstance(self.question.best, Place):
            options = tuple(self._option(self.suggestion(each)) for each in self.answers)
            return Row((Select(self.address, self.localizer("spot-placeholder"), options),))
        return Row(tuple(self._button(each) for each in self.answers if isinstance(each, Pick)))

    def _option(self, each: Suggestion) -> Option:
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
        """Return the answer to compare with the best: the chosen answer, or the second best instead of the best."""
        best, second, *_ = self.question.answers
        return second if chosen == best else chosen

    def verdict(self, chosen: Answer) -> Text:
        return Text.of(*(self._verdict(chosen, describe) for describe in SEEN_AND_HEARD))

    def _verdict(self, chosen: Answer, describe: Describe) -> str:
        other = self._beside_best(chosen)
        loss = other.loss
        return self.localizer(
            "puzzle-right" if other != chosen else "puzzle-wrong",
            best=self.name(self.question.best, describe),
            other=self.name(other.move, describe),
            worth=self.localizer("puzzle-worth", points=round(loss.mean), error=ceil(loss.error)),
        )

    def both_kingdoms(self, chosen: Answer) -> Gallery:
        """Show the kingdom after the chosen answer, or after the next best, beside the kingdom after the best."""
        other = self._beside_best(chosen)
        key = "puzzle-yours" if other == chosen else "puzzle-next"
        kingdoms = self._after(other.move, key), self._after(self.question.best, "puzzle-best")
        state = self.state
        view = TableView(kingdoms, DraftView(), None, state.round, state.format.rounds, focus=1)
        return Gallery((table_picture(self.table, f"solved-{self.table.game.id}-{other.move}", view, self.localizer),))

    def _after(self, move: Move, key: str) -> KingdomView:
        """Return the kingdom after a move, a chosen domino on its spot with the most points."""
        state, kingdom, place = self.state, self.state.king.kingdom, move
        if isinstance(move, Pick):
            first, *rest = state.turns
            state = state.replace(turns=(replace(first, domino=move.domino), *rest), step_index=0)
            place = next((each.place for each in GreedyAdvisor().placements(state)), move)
        placed = state.play(place) if isinstance(place, Place) else state
        last = place if isinstance(place, Place) else None
        view = kingdom_view(placed, kingdom, seat_names(self.table), last)
        return replace(view, owner=replace(view.owner, name=self.localizer(key), team_names=()))

    def reason(self, chosen: Answer) -> str:
        """Say what speaks for the best answer against the chosen one; empty if no single fact does."""
        state, best, advisor = self.state, self.question.best, best_advisor(self.state)
        other = self._beside_best(chosen).move
        if isinstance(best, Pick) and isinstance(other, Pick):
            by_domino = {each.pick.domino: each for each in advisor.choices(state)}
            choices = [by_domino[domino] for domino in state.next_line.free]
            found = by_domino[best.domino], choices, self.localizer, by_domino[other.domino]
            told = describe_choice_reason(self.table, state, *found)
        else:
            suggestions = advisor.placements(state)
            reason = placement_reason(next(each for each in suggestions if each.place == best), suggestions)
            told = describe_remark(reason, self.localizer) if reason else ""
        return self.localizer("puzzle-reason", reason=told) if told else ""

    def ends(self, chosen: Answer) -> str:
        """Say how many points both kingdoms are expected to have at the end, as the pictures show the points so far."""
        points, other = self.question.points, self._beside_best(chosen)
        whose = "own" if other == chosen else "next"
        ends = {"best": round(points.mean), "error": ceil(points.error), "other": round(points.mean - other.loss.mean)}
        return self.localizer("puzzle-ends", whose=whose, **ends)


def question_screen(posed: Posed, title: str, asked: Block | str, *more: Block | str) -> Screen:
    """Ask the question: the position, and a control with its answers."""
    state, words = posed.state, posed.localizer
    now = words("table-round", round=state.round, rounds=state.format.rounds)
    facts = join_facts(now, words(variant_key(posed.table.game.options)), *bonuses_left(posed.view))
    return compose(heading(title, 3), small(facts), asked, posed.picture(), posed.controls(), *more)


def solution_screen(posed: Posed, chosen: Answer, title: str, *more: Block | str) -> Screen:
    """Say how good the chosen answer was, and show both kingdoms and the reason."""
    why = small(posed.ends(chosen)), posed.reason(chosen)
    return compose(heading(title, 3), posed.verdict(chosen), posed.both_kingdoms(chosen), *why, *more)


# ---- the puzzle of the day


def puzzle_title(day: date, localizer: FluentLocalizer) -> str:
    return localizer("puzzle-title", date=day)


def puzzle_page(puzzle: Puzzle, day: date, name: str, localizer: FluentLocalizer, answer: str = "") -> Screen:
    """Ask the puzzle of a day, or show its solution after an answer. KeyError for an answer that it does not have."""
    table = table_at(puzzle.question.state, 1, name, computer_names(localizer))
    posed = Posed(puzzle.question, table, Address(Action.ANSWER_PUZZLE, argument=day.isoformat()), localizer)
    title, back = puzzle_title(day, localizer), Button(Address(Action.SHOW_CHALLENGE), localizer("daily-name"))
    if not answer:
        return question_screen(posed, title, _asked(puzzle, localizer), Row((back,)))
    play_on = Button(Address(Action.PLAY_PUZZLE, argument=day.isoformat()), localizer("button-play-on"))
    found = small(_found(puzzle, localizer))
    return solution_screen(posed, posed.answers[Move.parse(answer)], title, found, Row((play_on, back)))


def _asked(puzzle: Puzzle, localizer: FluentLocalizer) -> Block | str:
    best, *others = puzzle.question.answers
    points = min(round(each.loss.mean) for each in others)
    if isinstance(best.move, Place):
        return about_placing("puzzle-place", best.move.domino, points, localizer)
    return localizer("puzzle-choose", points=points)


def _found(puzzle: Puzzle, localizer: FluentLocalizer) -> str:
    names = [localizer(f"add-{level}") for level in LEVELS if puzzle.finds(level)]
    return localizer("puzzle-found", count=len(names), names=localizer.all_of(names))


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


# ---- turns of one's own games


def practice_screen(found: Practice, game_id: int | None, localizer: FluentLocalizer) -> Screen:
    """Ask the first question, or say why there is none."""
    if found.due:
        return exercise_screen(found.due[0], localizer)
    back = [Button(Address(Action.SHOW_STEP, game_id, argument="0"), localizer("button-history"))] if game_id else []
    back.append(Button(Address(Action.SHOW_PUZZLE), localizer("button-puzzle")))
    if found.analysing:
        again = Button(Address(Action.FIND_BETTER, game_id), localizer("button-practice"))
        return compose(localizer("practice-analysing", id=str(found.analysing.id)), Row((again, *back)))
    if found.again_at:
        return compose(localizer("practice-later", when=relative_time(found.again_at)), Row(tuple(back)))
    return compose(localizer("practice-none" if found.has_games else "practice-no-games"), Row(tuple(back)))


def exercise_screen(exercise: Exercise, localizer: FluentLocalizer) -> Screen:
    best, points = exercise.question.best, round(exercise.as_played.loss.mean)
    asked: Block | str = localizer("practice-choose", points=points)
    if isinstance(best, Place):
        asked = about_placing("practice-place", best.domino, points, localizer)
    return question_screen(posed(exercise, localizer), title(exercise, localizer), asked)


def solved_screen(exercise: Exercise, chosen: Answer, localizer: FluentLocalizer, *, has_more: bool) -> Screen:
    onwards = Button(Address(Action.FIND_BETTER), localizer("button-practice-next"), Role.PRIMARY)
    return solution_screen(
        posed(exercise, localizer),
        chosen,
        title(exercise, localizer),
        small(localizer("practice-as-played")) if chosen == exercise.as_played else "",
        "" if has_more else small(localizer("practice-done")),
        Row(((onwards,) if has_more else ()) + tuple(play_on_button(exercise.table, exercise.ply, localizer))),
    )


def posed(exercise: Exercise, localizer: FluentLocalizer) -> Posed:
    address = Address(Action.ANSWER_FOUND, exercise.table.game.id, argument=str(exercise.start))
    return Posed(exercise.question, exercise.table.until(exercise.ply), address, localizer)


def title(exercise: Exercise, localizer: FluentLocalizer) -> str:
    return localizer("practice-title", id=str(exercise.table.game.id))


@alone(Action.FIND_BETTER, where=Where.FRESH)
async def practice(context: Context) -> None:
    """Ask the next question about the game of the button, or about the person's latest games."""
    found = await context.services.studies.practice.practice(context.user_id, context.game_id)
    await context.reply.show(await asyncio.to_thread(practice_screen, found, context.game_id, context.localizer))


@alone(Action.ANSWER_FOUND)
async def answer_practice(context: Context) -> None:
    """Keep the answer in the argument, which follows the start of the question, and show the solution."""
    service, user_id, localizer = context.services.studies.practice, context.user_id, context.localizer
    start, _, text = context.argument.partition("|")
    if context.game_id is None:
        raise OldButton
    exercise = await service.exercise(user_id, context.game_id, number_in(start))
    chosen = next((each for each in exercise.question.answers if str(each.move) == text), None)
    if chosen is None:
        raise OldButton
    await service.keep(user_id, exercise, chosen)
    has_more = False
    # No room for the analysis of another game takes nothing from this solution.
    with suppress(Refusal):
        has_more = bool((await service.practice(user_id)).due)

    def shown() -> Screen:
        return solved_screen(exercise, chosen, localizer, has_more=has_more)

    await context.reply.show(await asyncio.to_thread(shown))


plain_command("practice", Action.FIND_BETTER)
