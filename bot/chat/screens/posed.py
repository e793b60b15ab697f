"""A question with one clearly better answer as people see it: the position, the answers, and the solution."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil
from typing import Final, TypeAlias

from bot.chat.actions import Action
from bot.chat.extension import Panel
from bot.chat.kit.blocks import Address, Block, Button, Gallery, Option, Row, Screen, Select, Text, compose
from bot.chat.kit.markup import heading, small
from bot.chat.screens.panel import bonuses_left, deed, imagined_moves
from bot.chat.screens.steps import choice_picture
from bot.chat.screens.table_view import seat_names, table_button, table_picture, way_to_panel
from bot.games.advice import GradedTurn, Spots
from bot.games.options import variant_key
from bot.games.people.person import Person
from bot.games.refusals import Refusal
from bot.games.table import Table
from bot.games.words.narration import describe_choice_reason, describe_domino, describe_remark, join_facts
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import with_emoji
from engine.dominoes import Domino
from engine.moves import Move, Pick, Place
from engine.state import State
from players.analysis.questions import Answer, Question
from players.options import PlacementOption, choices, placements
from players.reasons import THIN, choice_reason, placement_reason, richest_other
from renderers import KingdomView, kingdom_view
from renderers.painting.emoji import domino_name
from renderers.text.wording import brief_placement_text, domino_text, signed
from renderers.view import DraftView, Spot, TableView

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

    - `address`: the common part of the addresses of all answers;
    - `played`: the person's answer in this position; None in a puzzle;
    - `is_asked`: whether the person has to find the answer; otherwise the person only sees the better answer.
    """

    question: Question
    table: Table
    address: Address
    localizer: FluentLocalizer
    played: Answer | None = None
    is_asked: bool = True

    @property
    def state(self) -> State:
        return self.question.state

    @property
    def panel(self) -> Panel:
        return Panel(self.table, Person(self.state.king.seat), self.localizer)

    @cached_property
    def spots(self) -> Spots:
        return Spots(placements(self.state))

    @cached_property
    def answers(self) -> Mapping[Move, Answer]:
        """The answers with different names, by their moves, in the order of the spots or of the line."""
        legal = self.state.legal_moves()

        def order(move: Move) -> int:
            is_place = isinstance(move, Place)
            return self.spots.number(self.suggestion(move)) if is_place else legal.index(move)

        # Mirror images, or knights on the same land, have the same name. Only the best of these answers is shown.
        found = {self.name(each.move, describe_domino): each for each in reversed(self.question.answers)}
        return {each.move: each for each in sorted(found.values(), key=lambda each: order(each.move))}

    @cached_property
    def is_mixed(self) -> bool:
        """Whether optional moves, or the turn's end, are among the answers."""
        return not all(isinstance(each.move, Place | Pick) for each in self.question.answers)

    def suggestion(self, place: Move) -> PlacementOption:
        return next(each for each in self.spots.suggestions if each.place == place)

    def name(self, move: Move, describe: Describe) -> str:
        if isinstance(move, Place):
            return self.localizer("solution-spot", spot=self.spots.number(self.suggestion(move)))
        told = self._told(move, describe)
        return self.localizer("solution-move", move=told) if self.is_mixed else told

    def _told(self, move: Move, describe: Describe) -> str:
        if isinstance(move, Pick) and not self.is_mixed:
            return describe(move.domino, self.localizer)
        return deed(imagined_moves(self.state, [move])[0], describe, self.localizer)

    # ---- the question

    def picture(self) -> Gallery:
        state, kingdom = self.state, self.state.king.kingdom
        land = kingdom_view(state, kingdom, seat_names(self.table))
        if isinstance(self.question.best, Place):
            suggestions = map(self.suggestion, self.answers)
            spots = [Spot(self.spots.number(each), tuple(sorted(each.place.squares))) for each in suggestions]
            land = replace(land, spots=tuple(spots), domino_to_place=state.domino)
        has_line = bool(state.next_line.dominoes)
        return Gallery((choice_picture(self.panel, "puzzle", land, with_line=has_line),))

    def controls(self) -> Row:
        if isinstance(self.question.best, Place):
            options = tuple(self._option(self.suggestion(each)) for each in self.answers)
            return Row((Select(self.address, self.localizer("spot-placeholder"), options),))
        return Row(tuple(map(self._button, self.answers)))

    def _option(self, each: PlacementOption) -> Option:
        # Points are not shown, because they would reveal the answer or mislead.
        where = brief_placement_text(each.place.covered, self.localizer)
        label = join_facts(str(self.spots.number(each)), where)
        return Option(label, f"{self.address.argument}|{each.place}")

    def _button(self, move: Move) -> Button:
        address = replace(self.address, argument=f"{self.address.argument}|{move}")
        label = self._told(move, lambda domino, localizer: localizer.number(domino))
        label = with_emoji(domino_name(move.domino), label) if isinstance(move, Pick) else label
        return Button(address, label, in_text_mode=self._told(move, domino_text))

    # ---- the solution

    def _beside_best(self, chosen: Answer) -> Answer:
        """Return the answer to compare with the best: the chosen answer if worse, or the played or next best answer."""
        if not chosen.is_good:
            return chosen
        return self.played or next(each for each in self.question.answers[1:] if not each.is_good)

    def verdict(self, chosen: Answer) -> Text:
        return Text.of(*(self._verdict(chosen, describe) for describe in SEEN_AND_HEARD))

    def _verdict(self, chosen: Answer, describe: Describe) -> str:
        best, other = self.question.answers[0], self._beside_best(chosen)
        worse = "solution-wrong" if self.is_asked else "solution-better"
        key = "solution-right" if chosen == best else "solution-good" if chosen.is_good else worse
        return self.localizer(
            key,
            compared="played" if other == self.played else "next",
            best_answer=self.name(best.move, describe),
            other_answer=self.name(other.move, describe),
            worth=self.localizer("solution-worth", points=round(other.loss.mean), error=ceil(other.loss.error)),
        )

    def kingdoms(self, chosen: Answer) -> Gallery:
        """Show what was tried, what was played and the best in one picture, each with its expected lead."""
        best, other = self.question.answers[0], self._beside_best(chosen)
        keys = {chosen: "solution-yours", other: "solution-yours" if other == chosen else "solution-next"}
        if self.played:
            keys[self.played] = "solution-played"
        keys.pop(best, None)
        kingdoms = tuple(self._after(each, key) for each, key in (*keys.items(), (best, "solution-best")))
        state = self.state
        view = TableView(kingdoms, DraftView(), None, state.round, state.format.rounds, focus=None)
        stem = f"solved-{self.table.game.id}-{chosen.move}"
        return Gallery((table_picture(self.table, stem, view, self.localizer),))

    def _after(self, answer: Answer, key: str) -> KingdomView:
        """Return the kingdom after an answer, a chosen domino on its spot with the most points."""
        state, kingdom, move = self.state, self.state.king.kingdom, answer.move
        if isinstance(move, Pick):
            first, *rest = state.turns
            state = state.replace(turns=(replace(first, domino=move.domino), *rest), step_index=0)
            move = next((each.place for each in placements(state)), move)
        after = state if isinstance(move, Pick) else state.play(move)
        view = kingdom_view(after, kingdom, seat_names(self.table), move if isinstance(move, Place) else None)
        owner = replace(view.owner, name=self.localizer(key), teammates=(), team_names=())
        # Both are rounded before they are subtracted, as the verdict names the difference.
        lead = round(self.question.lead.mean) - round(answer.loss.mean)
        return replace(view, owner=owner, lead=signed(lead))

    def reason(self, chosen: Answer) -> str:
        """Say what speaks for the best answer against the other one; empty if no single fact does."""
        best, other, told = self.question.best, self._beside_best(chosen).move, ""
        if isinstance(best, Pick) and isinstance(other, Pick):
            line = choices(self.state)
            by_domino = {each.pick.domino: each for each in line}
            own = by_domino[best.domino]
            found = choice_reason(self.state, own, line, by_domino[other.domino], THIN)
            told = describe_choice_reason(self.table, found, richest_other(own, line), self.localizer)
        elif isinstance(best, Place):
            remark = placement_reason(self.suggestion(best), self.suggestion(other))
            told = describe_remark(remark, self.localizer, self.name(other, describe_domino)) if remark else ""
        return self.localizer("solution-reason", reason=told) if told else ""


def question_screen(posed: Posed, title: str, asked: Block | str, *more: Block | str) -> Screen:
    """Ask the question: the position, and a control with its answers."""
    state, words = posed.state, posed.localizer
    now = words("table-round", round=state.round, rounds=state.format.rounds)
    facts = join_facts(now, words(variant_key(posed.table.game.options)), *bonuses_left(posed.panel))
    return compose(heading(title, 3), small(facts), asked, posed.picture(), posed.controls(), *more)


def solution_screen(posed: Posed, chosen: Answer, title: str, *more: Block | str) -> Screen:
    """Say how good the chosen answer was, show the kingdoms after it and after the best answer, and say why."""
    below = small(posed.localizer("solution-lead")), posed.reason(chosen)
    return compose(heading(title, 3), posed.verdict(chosen), posed.kingdoms(chosen), *below, *more)


def why_not(table: Table, graded: GradedTurn, localizer: FluentLocalizer) -> Screen:
    question, settled = graded.question, graded.settled
    chosen = question.answer(settled.played) if question and settled else None
    if question is None or settled is None or chosen is None:
        raise Refusal("error-old-button")
    played = graded.turn[settled.made]
    address = Address(Action.WHY_NOT)
    before = table.until(played.ply)
    ways = Row((way_to_panel(table, localizer),), text_mode_only=(table_button(table, localizer),))
    asked = Posed(question, before, address, localizer, chosen, is_asked=False)
    return solution_screen(asked, chosen, localizer("solution-last-turn"), ways)
