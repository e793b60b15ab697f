"""The path through a turn: which steps it has, which of them are possible now, and where the player is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from bot.chat.extension import ChatPart
from bot.chat.panel_step import PanelStep
from bot.chat.screens.panel.choosing import CHOOSE, FINISH
from bot.chat.screens.panel.placing import PLACE
from bot.games.table import PlayedMove, Table
from engine.errors import Reason, ReasonCode
from engine.extensions import parts
from engine.moves import Move
from engine.state import State

_NOT_WORTH_SAYING = {Reason.TOO_LATE, Reason.TOO_EARLY, Reason.NOT_IN_VARIANT}
"""Reasons that only say when a step would be possible."""


@dataclass(frozen=True)
class TurnPath:
    """The steps of the turn under way in the order of the rules.

    `made` are those in which the player has moved, `possible` those in which a move can be made now; the `present` one
    is shown, and possible. `origin` is the key of the step from which the player went on to it, if that is known.
    """

    state: State
    steps: tuple[PanelStep, ...]
    made: tuple[PanelStep, ...]
    possible: tuple[PanelStep, ...]
    present: PanelStep
    origin: str = ""

    @classmethod
    def of(cls, table: Table, focus: str = "") -> Self:
        """Return the path with the focus of a `PanelView`; by default at the first possible main step."""
        key, _, origin = focus.partition(" ")
        legal = {str(move): move for move in table.state.legal_moves()}
        steps = _steps(table.state)
        possible = _those_of(steps, legal.values())
        shown = (each for each in possible if each.key == key or isinstance(legal.get(focus), each.moves))
        first = next((each for each in possible if not each.is_side_step), possible[0])
        made = _those_of(steps, (played.move for played in table.current_turn))
        return cls(table.state, steps, made, possible, next(shown, first), origin)

    @property
    def shown_steps(self) -> tuple[PanelStep, ...]:
        """The steps that every turn leads through, and the side steps that the player is in or has moved in."""
        return tuple(each for each in self.steps if not each.is_side_step or each is self.present or each in self.made)

    @property
    def skipped(self) -> tuple[PanelStep, ...]:
        """The steps before the present one that are possible until a move is made in a later one; no side steps."""
        return tuple(each for each in self._passed if not each.is_side_step)

    @property
    def unseen(self) -> tuple[PanelStep, ...]:
        """The skipped steps that lie between the present one and the one from which the player went on."""
        origin = next((number for number, each in enumerate(self.steps) if each.key == self.origin), len(self.steps))
        return tuple(each for each in self.skipped if self.steps.index(each) > origin)

    @property
    def side_steps(self) -> tuple[PanelStep, ...]:
        """The possible side steps to which the present step leads."""
        return tuple(each for each in self._passed if each.is_side_step)

    @property
    def following(self) -> tuple[PanelStep, ...]:
        """The possible steps after the present one, without side steps."""
        return tuple(each for each in self.possible[self.possible.index(self.present) + 1 :] if not each.is_side_step)

    @property
    def _passed(self) -> tuple[PanelStep, ...]:
        return self.possible[: self.possible.index(self.present)]

    @property
    def shown(self) -> tuple[PanelStep, ...]:
        """The steps that the panel shows: the present one, and the choice where it can be made with the placement."""
        rest = self.steps[self.steps.index(self.present) + 1 :]
        return (PLACE, CHOOSE) if self.present is PLACE and rest == (CHOOSE,) else (self.present,)

    @property
    def obstacles(self) -> tuple[ReasonCode, ...]:
        """The reasons why steps that come directly before the present one are not possible, each once."""
        start = self.steps.index(self.skipped[-1]) + 1 if self.skipped else 0
        passed = self.steps[start : self.steps.index(self.present)]
        closed = (each for each in passed if each not in self.made and each not in self.possible)
        reasons = (self.state.refusal(kind) for each in closed for kind in each.moves)
        return tuple(dict.fromkeys(each for each in reasons if each and each not in _NOT_WORTH_SAYING))


def _those_of(steps: Iterable[PanelStep], moves: Iterable[Move]) -> tuple[PanelStep, ...]:
    """Return the steps that make one of the moves."""
    kinds = {type(move) for move in moves}
    return tuple(each for each in steps if kinds & {*each.moves})


def _steps(state: State) -> tuple[PanelStep, ...]:
    """Return the steps of a turn: those that make a kind of move of the variant, in the order of the rules."""
    by_kind = {kind: step for step in _known() for kind in step.moves}
    kinds = (kind for step in state.variant.steps for kind in step.moves if kind in by_kind)
    in_order = dict.fromkeys(by_kind[kind] for kind in kinds)
    return tuple(each for each in (*in_order, FINISH) if each.belongs(state))


def _known() -> tuple[PanelStep, ...]:
    return PLACE, *(step for part in parts(ChatPart) for step in part.panel_steps), CHOOSE


def step_of(played: PlayedMove) -> PanelStep:
    """Return the step in which a move of a turn is made."""
    return next(step for step in (*_known(), FINISH) if isinstance(played.move, step.moves))
