"""The steps of a turn in the panel, and the last of them: choosing a domino."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeVar

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Block, Button, Gallery, PictureSpec, Role, Row, Text
from bot.chat.kit.markup import small
from bot.chat.turn.screens import deck_button, seat_names, table_picture
from bot.games import suggestions
from bot.games.game import Suggestions
from bot.games.narration import describe_choice, team_name
from bot.games.people import Person, verbatim
from bot.games.table import PlayedMove, Table
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import with_emoji
from engine.moves import Done, Move, Pick, Place
from engine.state import State
from players.advisor import Advisor, ChoiceSuggestion, GreedyAdvisor, choice_remark, richest_other
from renderers import ChoiceView, KingdomView, kingdom_view, next_line_view
from renderers.emoji import domino_name
from renderers.localizer import comma_list, semicolon_list, sentences
from renderers.wording import domino_text, slot_text

M = TypeVar("M", bound=Move)


@dataclass(frozen=True)
class PanelView:
    """What the panel is made from: the table, who looks at it, an advisor that supports the game, and the focus.

    The focus is the key of the step to show, or the text of the move that the player is looking at; if it is empty, the
    panel shows the first step with a legal move. A key may be followed by the key of the step that the player came
    from: "choose knights". `step` is the step that is shown, once that is known. A lesson takes one step at a time.
    """

    table: Table
    person: Person
    localizer: FluentLocalizer
    advisor: Advisor
    focus: str = ""
    step: PanelStep | None = None
    is_lesson: bool = False

    @property
    def state(self) -> State:
        return self.table.state

    @cached_property
    def suggests(self) -> bool:
        return suggestions.are_shown(self.table, self.person)

    @property
    def judge(self) -> Advisor:
        """Who ranks moves: the advisor for suggestions, else one that only counts the points at once."""
        return self.advisor if self.suggests else GreedyAdvisor()

    @property
    def suggested(self) -> Move | None:
        """The move that the advisor would make next; None if the player sees no suggestions.

        It belongs to the step that is shown or to a later one, as the player has skipped the earlier steps.
        """
        return next(iter(self.suggested_turn), None)

    @cached_property
    def suggested_turn(self) -> Sequence[Move]:
        """The moves with which the advisor would play the turn to its end; empty if the player sees no suggestions."""
        if not self.suggests:
            return ()
        return self.advisor.best_turn(passed_over(self.state, self.step))

    def marked(self, action: str, *, is_suggested: bool) -> tuple[str, Role]:
        """Return the label and the style of a button, which stands out if it is suggested."""
        label = self.localizer("button-suggested", action=action) if is_suggested else action
        return label, Role.SUCCESS if is_suggested else Role.SECONDARY

    def legal(self, kind: type[M]) -> list[M]:
        return [move for move in self.state.legal_moves() if isinstance(move, kind)]

    def ends_turn(self, move: Move) -> bool:
        """Return whether the turn is over after the move, because nothing is left to do in it."""
        return not self.state.play(move).is_same_turn(self.state)

    def chosen(self, kind: type[M]) -> M | None:
        return next((move for move in self.legal(kind) if str(move) == self.focus), None)


def passed_over(state: State, step: PanelStep | None) -> State:
    """Return the position with the steps of the turn before this one skipped."""
    kinds = set(step.moves if step else ())
    first = next((number for number, each in enumerate(state.variant.steps) if kinds & {*each.moves}), 0)
    return state.replace(step_index=max(first, state.step_index))


def _has_domino(state: State) -> bool:
    return state.domino is not None


def _no_facts(_played: PlayedMove, _localizer: FluentLocalizer) -> Mapping[str, str]:
    return {}


@dataclass(frozen=True)
class PanelStep:
    """A step: its key, the kinds of move that it makes, and what it shows while one of them is legal.

    Messages end in its key: `step-` is its name, `back-` the label of the button that takes back a move of it,
    `skipped-` warns of what is given up by going on without it, and `plan-` names a planned move. `facts` are the
    variables of `back-` and `plan-`. `belongs` returns whether a turn has the step: the first choice of a game has no
    other step than choosing. A step that `is_side_step` is rarely taken, so the turn does not lead through it: the next
    step has a button that opens it, with the label `button-side-step-`, and there is no warning.
    """

    key: str
    moves: tuple[type[Move], ...]
    blocks: Callable[[PanelView], Iterable[Block | str]]
    belongs: Callable[[State], bool] = _has_domino
    facts: Callable[[PlayedMove, FluentLocalizer], Mapping[str, str]] = _no_facts
    is_side_step: bool = False


def choose_blocks(view: PanelView) -> Iterator[Block | str]:
    """Yield the player's kingdom with the next line, and a button for each domino that is free."""
    yield own_kingdom(view, with_line=True)
    yield from take_blocks(view)
    yield Row((*hint_button(view), deck_button(view.table, view.localizer)))


def hint_button(view: PanelView) -> Iterator[Button]:
    """Yield the button that shows suggestions for this turn, where they come on demand and were not asked for."""
    if not view.suggests and suggestions.allowed(view.table, view.person) is Suggestions.HINT:
        # A move that is looked at gives way to the one that is suggested.
        step = "" if view.chosen(Move) else view.focus
        yield Button(Address.at(view.table, Action.HINT, step), view.localizer("button-hint"))


def finish_blocks(view: PanelView) -> Iterator[Block | str]:
    """Yield the player's kingdom and the button that ends the turn."""
    yield own_kingdom(view)
    finish = Address.at(view.table, Action.PLAY, str(Done()))
    yield Row((Button(finish, view.localizer("button-done"), Role.SUCCESS),))


def own_kingdom(view: PanelView, in_text_mode: str = "", *, with_line: bool = False) -> Gallery:
    """Show the kingdom of the player to move; in text mode only its points, as the rest was shown before."""
    kingdom = view.state.king.kingdom
    land = kingdom_view(view.state, kingdom, seat_names(view.table), view.table.latest_placements.get(kingdom))
    name, points = team_name(view.table, kingdom, view.localizer), view.state.score(kingdom).earned
    told = in_text_mode or view.localizer("long-kingdom", name=name, points=points)
    line = taken_dominoes(view) if with_line else ""
    picture = choice_picture(view, f"own-{kingdom}", land, with_line=with_line)
    return Gallery((picture,), "\n".join(filter(None, (told, line))))


def choice_picture(view: PanelView, stem: str, land: KingdomView, *, with_line: bool = False) -> PictureSpec:
    line = next_line_view(view.state, seat_names(view.table)).lines[0] if with_line else None
    # The ply is part of the name: clients cache pictures by their names.
    name = f"{stem}-{view.table.game.id}-{view.table.ply}"
    return table_picture(view.table, name, ChoiceView(land, line), view.localizer)


def taken_dominoes(view: PanelView) -> str:
    """Return a text that lists the taken dominoes of the line: there is a button for each of the others."""
    [line] = next_line_view(view.state, seat_names(view.table)).lines
    taken = [verbatim(slot_text(slot, view.localizer)) for slot in line.slots if slot.king]
    return view.localizer("panel-taken", dominoes=semicolon_list(taken, view.localizer)) if taken else ""


def take_blocks(view: PanelView, place: Place | None = None, more: Iterable[Button] = ()) -> Iterator[Block | str]:
    """Yield a button for each free domino, followed by `more` buttons, below what has to be said about them.

    With a placement, a button makes both moves; else there is a prompt.
    """
    choices, best = free_choices(view, place)
    why = _why_suggested(view, best, choices)
    prompt = (
        "" if place or view.is_lesson else view.localizer("panel-pick" if view.state.domino else "panel-pick-first")
    )
    yield small(why) if place and why else sentences([why, prompt], view.localizer)
    lost = [str(each.pick.domino) for each in choices if each.gain is None]
    if is_told := len(lost) > 1:
        told = view.localizer("pick-lost", dominoes=comma_list(lost, view.localizer), count=len(lost))
        # In text mode each button says so.
        yield Text.of(small(told), in_text_mode="")
    played = f"{place} " if place else ""
    buttons = [_button(view, each, played, is_best=each is best, is_told=is_told) for each in choices]
    if len(buttons) == 1:
        buttons = [replace(each, role=Role.SUCCESS) for each in buttons]
    yield Row((*buttons, *more))


def free_choices(
    view: PanelView, place: Place | None = None
) -> tuple[Sequence[ChoiceSuggestion], ChoiceSuggestion | None]:
    """Return the choices in the order of the line, after a placement if there is one, and the suggested choice.

    The latter is None if the player sees no suggestions, or if `best_choice` returns None.
    """
    ranked = view.judge.choices(view.state, place)
    by_domino = {each.pick.domino: each for each in ranked}
    best = best_choice(ranked) if view.suggests else None
    return [by_domino[domino] for domino in view.state.next_line.free], best


def _why_suggested(view: PanelView, best: ChoiceSuggestion | None, choices: Sequence[ChoiceSuggestion]) -> str:
    """Return why a choice is suggested if another brings more points at once; empty if none does."""
    other = richest_other(best, choices) if best else None
    if best is None or other is None:
        return ""
    remark = choice_remark(view.state, best, choices)
    key, points = (remark.name, remark.number) if remark else ("in-the-end", 0)
    dominoes = {"domino": str(best.pick.domino), "other": str(other.pick.domino)}
    return view.localizer(f"suggested-{key}", **dominoes, points=points)


def best_choice(ranked: Sequence[ChoiceSuggestion]) -> ChoiceSuggestion | None:
    """Return the first of the best choices; None if there is no alternative, or if none is best."""
    return next((each for each in ranked if each.gain is not None), None) if len(ranked) > 1 else None


def _button(view: PanelView, choice: ChoiceSuggestion, played: str, *, is_best: bool, is_told: bool) -> Button:
    """Return the button of a domino; with a placement before it, a verb distinguishes it from placing alone.

    `is_told`: it was said above which dominoes fit nowhere.
    """
    seen, in_text_mode = choice_labels(view, choice, is_best=is_best)
    if is_told and choice.gain is None:
        seen = str(choice.pick.domino)
    if played:
        seen, in_text_mode = (view.localizer("button-take", choice=label) for label in (seen, in_text_mode))
    address = Address.at(view.table, Action.PLAY, f"{played}{choice.pick}")
    seen = with_emoji(domino_name(choice.pick.domino), seen)
    return Button(address, seen, Role.SUCCESS if is_best else Role.SECONDARY, in_text_mode=in_text_mode)


def choice_labels(view: PanelView, choice: ChoiceSuggestion, *, is_best: bool) -> tuple[str, str]:
    """Return the labels of the button that chooses a domino: by its number, and for text mode by its halves."""
    domino = choice.pick.domino
    seen = describe_choice(str(domino), choice, view.localizer, is_best=is_best)
    named = domino_text(domino, view.localizer)
    return seen, describe_choice(named, choice, view.localizer, is_best=is_best, in_words=True)


def _has_line(state: State) -> bool:
    return bool(state.next_line.dominoes)


CHOOSE = PanelStep("choose", (Pick,), choose_blocks, belongs=_has_line)
FINISH = PanelStep("finish", (Done,), finish_blocks, belongs=lambda state: not _has_line(state))
