"""What the panel of a turn is made from, and its steps, to which extensions add."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from bot.chat.kit.blocks import Block, Role
from bot.games import suggestions
from bot.games.people import Person
from bot.games.spots import Spots
from bot.games.table import PlayedMove, Table
from bot.localization.fluent import FluentLocalizer
from engine.moves import Move, Place
from engine.state import State
from players.advisor import Advisor, GreedyAdvisor

M = TypeVar("M", bound=Move)


@dataclass(frozen=True)
class PanelView:
    """What the panel is made from: the table, who looks at it, an advisor that supports the game, and the focus.

    The focus is the key of the step to show, or the text of the move that the player is looking at; if it is empty, the
    panel shows the first step with a legal move. A key may be followed by the key of the step that the player came
    from: "choose knights". `step` is the step that is shown, once that is known. A lesson takes one step at a time.
    `offers_turn`: a button plays the suggested turn, and a line names its moves, so no other button is marked.
    """

    table: Table
    person: Person
    localizer: FluentLocalizer
    advisor: Advisor
    focus: str = ""
    step: PanelStep | None = None
    is_lesson: bool = False
    offers_turn: bool = False

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
        state = passed_over(self.state, self.step)
        turn = self.advisor.best_turn(state)
        if not isinstance(turn[0], Place):
            return turn
        place = Spots(self.advisor.placements(state)).best(self.chosen(Place)).place
        after = state.play(place)
        # The advisor may prefer a mirror image, which the panel does not list.
        rest = turn[1:] if place == turn[0] else self.advisor.best_turn(after) if after.is_same_turn(state) else ()
        return place, *rest

    def marked(self, action: str, *, is_suggested: bool) -> tuple[str, Role]:
        """Return the label and the style of a button, which stands out if it is suggested."""
        is_named = is_suggested and not self.offers_turn
        label = self.localizer("button-suggested", action=action) if is_named else action
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
    variables of `back-` and `plan-`. `reason` returns why a move of it, or none, is suggested, if it says so. `belongs`
    returns whether a turn has the step: the first choice of a game has no
    other step than choosing. A step that `is_side_step` is rarely taken, so the turn does not lead through it: the next
    step has a button that opens it, with the label `button-side-step-`, and there is no warning.
    """

    key: str
    moves: tuple[type[Move], ...]
    blocks: Callable[[PanelView], Iterable[Block | str]]
    belongs: Callable[[State], bool] = _has_domino
    facts: Callable[[PlayedMove, FluentLocalizer], Mapping[str, str]] = _no_facts
    reason: Callable[[PanelView], str] = lambda _view: ""
    is_side_step: bool = False
