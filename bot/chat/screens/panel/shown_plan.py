"""A plan as its panel shows it: its text in the controls of the panel, and the turn that the panel imagines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Self
from zlib import crc32

from bot.chat.addresses import Action, Address
from bot.chat.panel_step import PanelView
from bot.chat.screens.panel.choosing import CHOOSE
from bot.games.moves.plans import ImaginedTurn, Plan, imagine, open_turns
from bot.games.people import Person
from bot.games.table import PlayedMove, Table
from bot.localization.fluent import FluentLocalizer
from engine.moves import Move, Pick
from engine.state import State
from players.advisor import GreedyAdvisor, best_plan_advisor

_SHORT: Final = {" >q": "!", " N@": "$", " q": "~", " >": "^"}
"""Short forms of the beginnings of moves in the text of a shown plan, for the longest first; no move contains one."""


@dataclass(frozen=True)
class ShownPlan:
    """A plan, kept or not, and what its panel looks at, as the focus of a `PanelView`.

    Its text, "5 12@g8e^38|13@a1n", is the argument of an address: nothing is stored before the plan is kept. It is
    shorter than the text of a plan, which can be read as well, because the moves of two turns of Queendomino have to
    fit.
    """

    plan: Plan
    focus: str = ""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a shown plan; the action of a control may follow it. Raises NotationError."""
        plan, focus, *_ = (*text.split("|"), "")
        for long, short in _SHORT.items():
            plan = plan.replace(short, long)
        return cls(Plan.parse(plan), focus)

    def __str__(self) -> str:
        plan = str(self.plan)
        for long, short in _SHORT.items():
            plan = plan.replace(long, short)
        return f"{plan}|{self.focus}"

    def follow(self, address: Address) -> str:
        """Return the text of what a control of the panel leads to."""
        if address.action is Action.PLAY:
            moves = [Move.parse(each) for each in address.argument.split(" ")]
            # A ranking is made of several taps, between which the panel stays where it is.
            focus = CHOOSE.key if isinstance(moves[-1], Pick) else ""
            return str(ShownPlan(with_moves(self.plan, moves), focus))
        left = self.plan.moves[:-1] if address.action is Action.UNDO_PLACEMENT else self.plan.moves
        return str(ShownPlan(replace(self.plan, moves=left), address.argument))


def with_moves(plan: Plan, moves: Sequence[Move]) -> Plan:
    """Return the plan with more moves; a wish that it has already is taken out of it."""
    for move in moves:
        if not isinstance(move, Pick):
            plan = replace(plan, moves=(*plan.moves, move))
        elif move in plan.wishes:
            plan = replace(plan, wishes=tuple(wish for wish in plan.wishes if wish != move))
        else:
            plan = replace(plan, wishes=(*plan.wishes, move))
    return plan


@dataclass(frozen=True)
class Planning:
    """What the screens of a plan are made from: the table as it is, the planner's seat, and the plan."""

    table: Table
    seat: int
    shown: ShownPlan
    person: Person
    localizer: FluentLocalizer

    @property
    def plan(self) -> Plan:
        return self.shown.plan

    @property
    def is_line_known(self) -> bool:
        """Whether it is known which dominoes the planner will choose from in that round, if from any."""
        return self.plan.round == self.table.state.round

    @property
    def has_two_turns(self) -> bool:
        """Whether the planner has two turns to plan, as each of two players has in every round."""
        return len(open_turns(self.table.state, self.seat)) > 1

    @property
    def turns(self) -> tuple[ImaginedTurn, ...]:
        return imagine(self.table.state, self.seat, self.plan)

    @property
    def turn(self) -> ImaginedTurn:
        """The turn that the panel shows: of the domino in focus, else the last that is planned, else the first."""
        turns, domino = self.turns, self.shown.focus.partition("@")[0]
        in_focus = [turn for turn in turns if turn.start.domino and str(turn.start.domino) == domino]
        return (in_focus or [turn for turn in turns if turn.moves] or list(turns))[-1]

    def view(self, turn: ImaginedTurn) -> PanelView:
        """Return the view of a turn as if it had come."""
        # A network cannot say anything about a round whose line is not known.
        advisor = best_plan_advisor(turn.end) if self.is_line_known else GreedyAdvisor()
        return PanelView(_imagined(self.table, turn, str(self.shown)), self.person, self.localizer, advisor, self.focus)

    @property
    def focus(self) -> str:
        return self.shown.focus


def _imagined(table: Table, turn: ImaginedTurn, shown: str) -> Table:
    """Return the table with the imagined turn under way."""
    # The id stands in the names of pictures, and clients keep showing a picture under a name that they know.
    game = replace(table.game, id=crc32(f"{table.game.id}/{table.ply}/{shown}".encode()))
    return Table(game, table.ply, turn.start, _played(turn.start, turn.moves))


def _played(state: State, moves: Sequence[Move]) -> tuple[PlayedMove, ...]:
    played = list[PlayedMove]()
    for ply, move in enumerate(moves):
        played.append(PlayedMove(ply, move, state, state := state.play(move)))
    return tuple(played)
