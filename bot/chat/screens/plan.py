"""Plans: the moves that a player intends for the next turn, in a panel on an imagined position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Self
from zlib import crc32

from bot.chat.actions import Action
from bot.chat.extension import Panel
from bot.chat.kit.blocks import Address, Block, Button, Gallery, Role, Row, Screen, compose
from bot.chat.kit.markup import heading, small
from bot.chat.screens.panel import imagined_moves, navigation, path_line, skipped_line, step_of, steps_of
from bot.chat.screens.steps import CHOOSE, choice_labels, choice_picture, taken_dominoes
from bot.chat.screens.table_view import accent, seat_names, table_button
from bot.games.game import Suggestions
from bot.games.people.person import Person
from bot.games.table import Table
from bot.games.turn import ImaginedTurn, Plan, imagine, open_turns, plan_of, possible_part
from bot.games.words.narration import join_facts
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import with_emoji
from engine.moves import Move, Pick, Place
from players.options import DominoOption, choices
from renderers import kingdom_view
from renderers.localizer import comma_list
from renderers.painting.emoji import domino_name
from renderers.text.wording import choice_text

_SHORT: Final = {" >q": "!", " N@": "$", " q": "~", " >": "^"}
"""Short forms of the beginnings of moves in the text of a shown plan, longest first; no move contains a short form."""


@dataclass(frozen=True)
class ShownPlan:
    """A plan on the screen, stored or not.

    The text, "5 12@g8e^38|13@a1n", is the argument of an address, because an unkept plan is not stored. The text is
    shorter than the text of a `Plan`, because the moves of two turns of Queendomino must fit. `parse` reads both.
    """

    plan: Plan
    focus: str = ""
    """The focus of the panel, or the number of the domino whose turn the panel shows."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a shown plan, optionally followed by the action of a control. Raises NotationError."""
        plan, focus, *_ = (*text.split("|"), "")
        for long, short in _SHORT.items():
            plan = plan.replace(short, long)
        return cls(Plan.parse(plan), focus)

    def __str__(self) -> str:
        plan = str(self.plan)
        for long, short in _SHORT.items():
            plan = plan.replace(long, short)
        return f"{plan}|{self.focus}"

    def after(self, action: StrEnum, argument: str) -> ShownPlan:
        """Return the plan that a control of the panel leads to; a repeated wish is removed from the plan."""
        if action != Action.PLAY:
            left = self.plan.moves[:-1] if action == Action.TAKE_BACK else self.plan.moves
            return ShownPlan(replace(self.plan, moves=left), argument)
        plan, moves = self.plan, [Move.parse(each) for each in argument.split(" ")]
        for move in moves:
            if not isinstance(move, Pick):
                plan = replace(plan, moves=(*plan.moves, move))
            elif move in plan.wishes:
                plan = replace(plan, wishes=tuple(wish for wish in plan.wishes if wish != move))
            else:
                plan = replace(plan, wishes=(*plan.wishes, move))
        # A ranking takes several taps, so the panel stays on the choice.
        return ShownPlan(plan, CHOOSE.key if isinstance(moves[-1], Pick) else "")


@dataclass(frozen=True)
class Planning:
    """The data of the screens of a plan."""

    table: Table
    """The present table."""
    seat: int
    """The number of the planner's seat."""
    shown: ShownPlan
    person: Person
    localizer: FluentLocalizer

    @property
    def plan(self) -> Plan:
        return self.shown.plan

    @property
    def is_line_known(self) -> bool:
        """Whether the line for the planner's choice in the planned round is known."""
        return self.plan.round == self.table.state.round

    @property
    def has_two_turns(self) -> bool:
        """Whether the planner has two turns to plan, as in every round of a game for two."""
        return len(open_turns(self.table.state, self.seat)) > 1

    @property
    def turns(self) -> tuple[ImaginedTurn, ...]:
        return imagine(self.table.state, self.seat, self.plan)

    @property
    def turn(self) -> ImaginedTurn:
        """The turn on the panel: the turn of the focused domino, or else the last planned turn or the first turn."""
        turns, domino = self.turns, self.shown.focus.partition("@")[0]
        in_focus = [turn for turn in turns if str(turn.start.domino) == domino]
        return (in_focus or [turn for turn in turns if turn.moves] or list(turns))[-1]

    def panel(self, turn: ImaginedTurn) -> Panel:
        """Return the panel in an imagined turn, as if it were the first turn of the planner's seat.

        Nothing is suggested for an imagined position.
        """
        table, game = self.table, self.table.game
        # Clients keep showing a picture under a known name, so the id in the names of pictures depends on the plan.
        imagined_id = crc32(f"{game.id}/{table.ply}/{self.shown}".encode())
        options = replace(game.options, suggestions=Suggestions.NONE)
        seats = tuple(replace(seat, guided=None) for seat in game.seats)
        game = replace(game, id=imagined_id, options=options, seats=seats)
        imagined = Table(game, table.ply, turn.start, imagined_moves(turn.start, turn.moves))
        panel = Panel(imagined, self.person, self.localizer, focus=self.shown.focus, steps=steps_of(imagined.state))
        return replace(panel, lead=self.lead, is_planned=True)

    def lead(self, action: StrEnum, argument: str | None) -> Address:
        """Return the address of a control of the panel.

        The argument ends with the action, so that two controls that lead to the same plan have different addresses.
        """
        shown = self.shown if argument is None else self.shown.after(action, argument)
        return self.address(Action.CHANGE_PLAN, f"{shown}|{action}")

    def address(self, action: StrEnum, argument: object = "") -> Address:
        return Address(action, self.table.game.id, argument=str(argument))

    @property
    def is_complete(self) -> bool:
        """Whether the shown turn is planned to its end, or up to a choice that cannot be planned."""
        turn = self.turn
        return not turn.end.is_same_turn(turn.start) or bool(turn.moves and not self.is_line_known)

    @property
    def is_another_kept(self) -> bool:
        """Whether the possible part of the stored plan differs from the shown plan."""
        kept = plan_of(self.table.seat(self.seat))
        possible = possible_part(self.table.state, self.seat, kept) if kept else None
        return possible is not None and not possible.is_empty and possible != self.plan


def unkept_plan(planning: Planning, notice: str = "") -> Screen:
    """Show a step of the planned turn, the plan so far, and the button that stores the plan."""
    localizer, panel = planning.localizer, planning.panel(planning.turn)
    # The buttons of the choice show the ranks.
    wishes = () if not planning.is_complete and panel.step is CHOOSE else planned_wishes(planning)
    unkept = "plan-empty" if planning.plan.is_empty else "plan-not-kept"
    # A notice replaces the explanation of a plan, so that a phone shows the buttons as well.
    kept = "" if notice else localizer("plan-still-kept" if planning.is_another_kept else unkept)
    return compose(
        notice,
        heading(localizer("plan-title", round=planning.plan.round), 3),
        "\n".join(map(small, filter(None, (kept, join_facts(*planned_moves(planning), *wishes))))),
        *_step_blocks(planning, panel),
        Row(tuple(_ways(planning, panel))),
        _table_row(planning),
        accent=accent(panel.table),
    )


def kept_plan(planning: Planning) -> Screen:
    """Show the stored plan, step by step and as pictures, and the buttons that change and drop the plan."""
    localizer, turns = planning.localizer, planning.turns
    steps = enumerate((*planned_moves(planning), *planned_wishes(planning)), 1)
    change = planning.address(Action.CHANGE_PLAN, replace(planning.shown, focus=CHOOSE.key))
    return compose(
        heading(localizer("plan-kept-title", round=planning.plan.round), 3),
        # A phone has room for one picture: the last picture, with the earlier placements as if they were made.
        *[_preview(planning, turn) for turn in turns if turn.moves][-1:],
        "\n".join([*(f"{number}. {text}" for number, text in steps), *_asked_line(planning)]),
        Row(
            (
                Button(change, localizer("button-plan-change"), Role.PRIMARY),
                Button(planning.address(Action.DROP_PLAN), localizer("button-plan-drop")),
            )
        ),
        small(localizer("plan-kept")),
        _table_row(planning),
        accent=accent(planning.panel(planning.turn).table),
    )


def _table_row(planning: Planning) -> Row:
    return Row((), text_mode_only=(table_button(planning.table, planning.localizer),))


def planned_moves(planning: Planning) -> Iterator[str]:
    localizer = planning.localizer
    for each in (played for turn in planning.turns for played in planning.panel(turn).table.moves):
        step = step_of(each)
        yield localizer(f"plan-{step.key}", **step.facts(each, localizer))


def planned_wishes(planning: Planning) -> Iterator[str]:
    """Yield a sentence about all wishes together; nothing without wishes."""
    if wishes := planning.plan.wishes:
        dominoes = comma_list((planning.localizer.number(wish.domino) for wish in wishes), planning.localizer)
        key = "plan-wishes-two" if planning.has_two_turns and len(wishes) > 1 else "plan-wishes"
        yield planning.localizer(key, dominoes=dominoes, count=len(wishes))


# ---- steps


def _step_blocks(planning: Planning, panel: Panel) -> Iterator[Block | str]:
    """Yield the present step of the imagined turn, or the resulting kingdom once the whole turn is planned."""
    # No step is open after a complete turn, which may even end the game.
    if planning.is_complete:
        yield _preview(planning, planning.turn)
        yield from _asked_line(planning)
        return
    line = path_line(panel)
    yield line if planning.is_line_known or not line else small(panel.localizer("plan-only-place"))
    if panel.step is CHOOSE:
        # Each button appends a domino to the ranking.
        yield _preview(planning, planning.turn, with_line=True)
        yield small(panel.localizer("plan-rank-two" if planning.has_two_turns else "plan-rank"))
        yield Row(tuple(_wish_button(planning, panel, each) for each in choices(panel.state)))
    else:
        yield from panel.step.blocks(panel)
    yield skipped_line(panel)


def _wish_button(planning: Planning, panel: Panel, choice: DominoOption) -> Button:
    (seen, words), role, wishes = choice_labels(panel, choice), Role.SECONDARY, planning.plan.wishes
    if choice.pick in wishes:
        rank = wishes.index(choice.pick) + 1
        seen, words = (panel.localizer("plan-ranked", rank=rank, domino=each) for each in (seen, words))
        role = Role.PRIMARY if rank == 1 else Role.SECONDARY
    return panel.button(Action.PLAY, choice.pick, with_emoji(domino_name(choice.pick.domino), seen), role, words)


def _ways(planning: Planning, panel: Panel) -> Iterator[Button]:
    """Yield the buttons that store, restart and drop the plan, and the buttons to the next domino and other steps."""
    localizer, plan, turns = planning.localizer, planning.plan, planning.turns
    if not plan.is_empty:
        keep = planning.address(Action.KEEP_PLAN, ShownPlan(plan))
        yield Button(keep, localizer("button-plan-keep"), Role.SUCCESS)
        yield Button(planning.address(Action.CHANGE_PLAN, ShownPlan(Plan(plan.round))), localizer("button-plan-anew"))
    if planning.is_another_kept:
        yield Button(planning.address(Action.DROP_PLAN, planning.shown), localizer("button-plan-drop-kept"))
    for later in turns[turns.index(planning.turn) + 1 :]:
        if later.start.domino and not later.moves:
            label = localizer("button-plan-next", domino=localizer.number(later.start.domino))
            yield panel.button(Action.SHOW_PANEL_STEP, later.start.domino, label)
    if not planning.is_complete:
        yield from (each for each in navigation(panel).controls if isinstance(each, Button))


def _asked_line(planning: Planning) -> Iterator[str]:
    """Name the open decisions of the plan; nothing for a complete plan."""
    state, plan = planning.table.state, planning.plan
    unplanned = [turn for turn in open_turns(state, planning.seat) if turn.domino and not plan.moves_for(turn.domino)]
    if unplanned:
        dominoes = planning.localizer.all_of(
            planning.localizer.number(turn.domino) for turn in unplanned if turn.domino
        )
        yield small(planning.localizer("plan-asked-place", dominoes=dominoes))
    if not planning.is_line_known and state.lines_dealt < state.format.rounds:
        yield small(planning.localizer("plan-asked-line"))
    elif planning.is_line_known and state.next_line.dominoes and not plan.wishes:
        yield small(planning.localizer("plan-asked-choice"))


def _preview(planning: Planning, turn: ImaginedTurn, *, with_line: bool = False) -> Gallery:
    """Show the kingdom before the turn, with the placement as a ghost, because the placement is only planned.

    `with_line` adds the line with the dominoes to choose.
    """
    panel = planning.panel(turn)
    ghost = next((move for move in turn.moves if isinstance(move, Place)), None)
    land = replace(kingdom_view(turn.start, turn.start.king.kingdom, seat_names(planning.table)), ghost=ghost)
    # The screen also lists the moves of the plan, but not the square of each half of the domino.
    told = choice_text(land, planning.localizer), taken_dominoes(panel) if with_line else ""
    picture = choice_picture(panel, f"plan-{turn.start.domino}", land, with_line=with_line)
    return Gallery((picture,), "\n".join(filter(None, told)))
