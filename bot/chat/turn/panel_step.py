"""A step of a turn as the panel shows it; the core and each extension have their own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from bot.chat.kit.blocks import Block, Role
from bot.games.people import Person
from bot.games.table import PlayedMove, Table
from bot.localization.fluent import FluentLocalizer
from engine.moves import Move
from engine.state import State
from players.advisor import Advisor

M = TypeVar("M", bound=Move)


@dataclass(frozen=True)
class PanelView:
    """What the panel is made from: the table, who looks at it, an advisor that supports the game, and the focus.

    The focus is the key of the step to be shown, or the text of the move that the player is looking at; with neither,
    the panel shows the first step in which something can be done. A key may be followed by that of the step from which
    the player went on: "choose knights". `step` is the step that is shown, once that is known.
    """

    table: Table
    person: Person
    localizer: FluentLocalizer
    advisor: Advisor
    focus: str = ""
    step: PanelStep | None = None

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def wants_suggestions(self) -> bool:
        """Whether the player is shown what the advisor would do."""
        return wants_suggestions(self.table, self.person)

    @cached_property
    def suggested(self) -> Move | None:
        """The move that the advisor would make next; None if the player is not shown it.

        That is a move of the step that is shown or of a later one: the player has passed over those before it.
        """
        if not self.wants_suggestions:
            return None
        return self.advisor.next_move(_passed_over(self.state, self.step) if self.step else self.state)

    def marked(self, action: str, *, is_suggested: bool) -> tuple[str, Role]:
        """Return the label and the style of a button that is one of several ways to go on."""
        label = self.localizer("button-suggested", action=action) if is_suggested else action
        return label, Role.SUCCESS if is_suggested else Role.SECONDARY

    def legal(self, kind: type[M]) -> list[M]:
        """Return the legal moves of a kind."""
        return [move for move in self.state.legal_moves() if isinstance(move, kind)]

    def ends_turn(self, move: Move) -> bool:
        """Return whether the turn is over after the move, because nothing is left to do in it."""
        return not self.state.play(move).is_same_turn(self.state)

    def chosen(self, kind: type[M]) -> M | None:
        """Return the move in focus if it is legal and of that kind."""
        return next((move for move in self.legal(kind) if str(move) == self.focus), None)


def wants_suggestions(table: Table, person: Person) -> bool:
    """Return whether the player is shown what the advisor would do."""
    return table.game.options.suggestions and person.suggestions


def _passed_over(state: State, step: PanelStep) -> State:
    """Return the position after the player has passed over the steps of the turn before this one."""
    kinds = set(step.moves)
    first = next((number for number, each in enumerate(state.variant.steps) if kinds & {*each.moves}), 0)
    return state.replace(step_index=max(first, state.step_index))


def _has_domino(state: State) -> bool:
    return state.domino is not None


def _no_facts(_played: PlayedMove, _localizer: FluentLocalizer) -> Mapping[str, str]:
    return {}


@dataclass(frozen=True)
class PanelStep:
    """A step: its key, the kinds of move that it makes, and what it shows while one of them is legal.

    Messages end in its key: `step-` is its name, `undo-` the label of the button that undoes a move of the step, and
    `skipped-` says what is given up by going on without having seen it, if that is possible, and `plan-` names a move
    that is only planned. `belongs` tells whether a turn has the step at all; the first choice has no other than the
    choice itself. `facts` are the variables of `undo-` and `plan-`. A step that `is_side_step` is rarely taken, so the
    turn does not lead through it: the step after it has a button that opens it, with the label `button-side-step-`,
    and nobody is told that going on gives it up.
    """

    key: str
    moves: tuple[type[Move], ...]
    blocks: Callable[[PanelView], Iterable[Block | str]]
    belongs: Callable[[State], bool] = _has_domino
    facts: Callable[[PlayedMove, FluentLocalizer], Mapping[str, str]] = _no_facts
    is_side_step: bool = False
