"""Planning a turn that has not come: the panel of an imagined turn, in which moves become part of a plan."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Self, TypeAlias
from zlib import crc32

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Block, Button, Gallery, PictureSpec, Role, Row, Screen, compose
from bot.chat.markup import heading, small
from bot.chat.panel_step import PanelView
from bot.chat.redirect import redirected
from bot.chat.screens.choosing import CHOOSE, best_choice, next_line
from bot.chat.screens.panel import navigation, path_line, skipped_line
from bot.chat.screens.placing import PLACE, PlacingPanel, spot_blocks
from bot.chat.screens.turn import accent, seat_names
from bot.chat.screens.turn_path import TurnPath, step_of
from bot.games.people import Person
from bot.games.plans import DROPPED, ImaginedTurn, Plan, imagine, open_turns, plan_of
from bot.games.table import PlayedMove, Table
from bot.games.wording import describe_choice
from bot.localization.fluent import FluentLocalizer
from engine.moves import Move, Pick, Place
from engine.state import State
from players.advice import ChoiceSuggestion
from players.advisor import Advisor, GreedyAdvisor
from renderers import kingdom_view
from renderers.localizer import comma_list

_SHORT: Final = {" >q": "!", " N@": "$", " q": "~", " >": "^"}
"""What stands for the beginnings of moves in the text of a draft, the longest first; no move contains it."""
_NOT_HERE: Final = {Action.SHOW_DECK}
"""Actions of the panel that do not lead to another draft."""

FindAdvisor: TypeAlias = Callable[[State], Advisor]


@dataclass(frozen=True)
class Draft:
    """A plan that is being made, and what its panel looks at, as the focus of a `PanelView`.

    Its text, "5 12@g8e^38|13@a1n", is the argument of an address: nothing is stored before the plan is kept. It is
    shorter than that of a plan, which is read as well: the moves of two turns of Queendomino have to fit.
    """

    plan: Plan
    focus: str = ""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a draft; the action of a control may stand behind it. Raises NotationError."""
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
        """Return the text of the draft that a control of the panel leads to."""
        if address.action is Action.PLAY:
            moves = [Move.parse(each) for each in address.argument.split(" ")]
            # A ranking is made of several taps, between which the panel stays where it is.
            focus = CHOOSE.key if isinstance(moves[-1], Pick) else ""
            return str(Draft(with_moves(self.plan, moves), focus))
        left = self.plan.moves[:-1] if address.action is Action.UNDO_PLACEMENT else self.plan.moves
        return str(Draft(replace(self.plan, moves=left), address.argument))


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
    """What the screens of a plan are made from: the table as it is, the planner's seat, and the draft."""

    table: Table
    seat: int
    draft: Draft
    person: Person
    localizer: FluentLocalizer
    find_advisor: FindAdvisor

    @property
    def plan(self) -> Plan:
        return self.draft.plan

    @property
    def is_line_known(self) -> bool:
        """Whether the dominoes are known among which the planner will choose in that round, if in any."""
        return self.plan.round == self.table.state.round

    @property
    def turns(self) -> tuple[ImaginedTurn, ...]:
        return imagine(self.table.state, self.seat, self.plan)

    @property
    def turn(self) -> ImaginedTurn:
        """The turn that the panel shows: of the domino in focus, else the last that is planned, else the first."""
        turns, domino = self.turns, self.draft.focus.partition("@")[0]
        in_focus = [turn for turn in turns if turn.start.domino and str(turn.start.domino) == domino]
        return (in_focus or [turn for turn in turns if turn.moves] or list(turns))[-1]

    def view(self, turn: ImaginedTurn) -> PanelView:
        """Return what a panel is made from that shows the turn as if it were there."""
        # Of a round whose line is not known a network cannot say anything.
        advisor = self.find_advisor(turn.end) if self.is_line_known else GreedyAdvisor()
        return PanelView(_imagined(self.table, turn, str(self.draft)), self.person, self.localizer, advisor, self.focus)

    @property
    def focus(self) -> str:
        return self.draft.focus


def planning(planning: Planning, notice: str = "") -> Screen:
    """Show a step of the turn that is planned, what is planned so far, and the button that keeps the plan."""
    localizer, view = planning.localizer, planning.view(planning.turn)
    target = Address(Action.CHANGE_PLAN, planning.table.game.id, argument=str(planning.draft))
    step, ways = (
        redirected(compose(*blocks).blocks, target, planning.draft.follow, _NOT_HERE)
        for blocks in (_step_blocks(planning, view), _ways(planning, view))
    )
    return compose(
        notice,
        heading(localizer("plan-title", round=planning.plan.round), 3),
        small(localizer("plan-draft")),
        "\n".join(plan_lines(planning)) if not planning.plan.is_empty else "",
        *step,
        *_keeping(planning),
        *ways,
        accent=accent(view.table),
    )


def kept_plan(planning: Planning, notice: str = "") -> Screen:
    """Show the plan that is kept, step by step and as pictures, and the buttons that change and drop it."""
    localizer, turns, game_id = planning.localizer, planning.turns, planning.table.game.id
    lines = "\n".join([*plan_lines(planning), *_asked_line(planning)])
    change = Address(Action.CHANGE_PLAN, game_id, argument=str(replace(planning.draft, focus=CHOOSE.key)))
    drop = Address(Action.DROP_PLAN, game_id)
    return compose(
        notice,
        heading(localizer("plan-kept-title", round=planning.plan.round), 3),
        *(Gallery((_preview(planning, turn),)) for turn in turns if turn.moves),
        lines,
        Row(
            (
                Button(change, localizer("button-plan-change"), Role.PRIMARY),
                Button(drop, localizer("button-plan-drop")),
            )
        ),
        small(localizer("plan-kept")),
        accent=accent(planning.view(planning.turn).table),
    )


def plan_lines(planning: Planning) -> Iterator[str]:
    """Yield a numbered line for each planned move, and one for the wishes."""
    localizer = planning.localizer
    moves = [played for turn in planning.turns for played in planning.view(turn).table.moves]
    texts = [localizer(f"plan-{step.key}", **step.facts(each, localizer)) for each in moves for step in [step_of(each)]]
    if wishes := planning.plan.wishes:
        dominoes = comma_list((str(wish.domino) for wish in wishes), localizer)
        texts.append(localizer("plan-wishes", dominoes=dominoes, count=len(wishes)))
    yield from (f"{number}. {text}" for number, text in enumerate(texts, 1))


def plan_notice(table: Table, number: int, localizer: FluentLocalizer) -> str:
    """Say to a player whose turn it is what has become of the plan for it; empty if there was none."""
    seat, state = table.seat(number), table.state
    if seat.plan == DROPPED:
        return small(localizer("plan-dropped"))
    plan = plan_of(seat)
    if plan is None or plan.round != state.round:
        return ""
    made, intended = [each for each in table.current_turn if each.planned], plan.moves_for(state.domino)
    if len(made) < len(intended):
        return small(localizer("plan-stopped-move"))
    # Without a domino it is the first choice, in which there is nothing but wishes.
    is_choosing = bool(made) or state.domino is None
    return small(localizer("plan-stopped-wishes" if plan.wishes and is_choosing else "plan-stopped-open"))


# ---- steps


class _PlacingInPlan(PlacingPanel):
    """The placing panel without the buttons that take a domino with it: wishes are ranked on a screen of their own."""

    title: ClassVar[str] = "plan-place-title"

    @property
    def may_take(self) -> bool:
        return False

    def placing_only(self) -> Iterator[Button]:
        if self.shown:
            yield self.play_button(self.shown, self.view.localizer("button-plan-place"), Role.PRIMARY)


def _step_blocks(planning: Planning, view: PanelView) -> Iterator[Block | str]:
    """Yield the present step of the imagined turn; once all of the turn is planned, the kingdom as it will be."""
    if _is_planned(planning):
        yield Gallery((_preview(planning, planning.turn),))
        yield from _asked_line(planning)
        return
    path = TurnPath.of(view.table, view.focus)
    yield path_line(path, view)
    yield from (small(view.localizer(f"illegal-{each.value}")) for each in path.obstacles)
    if path.present is PLACE:
        yield from spot_blocks(view, _PlacingInPlan)
    else:
        yield from _wish_blocks(planning, view) if path.present is CHOOSE else path.present.blocks(view)
    yield skipped_line(path, view.localizer)


def _is_planned(planning: Planning) -> bool:
    """Return whether nothing but a choice can follow in the turn that is shown, and no choice can be planned."""
    turn = planning.turn
    is_over = turn.end.turns != turn.start.turns
    return is_over or bool(turn.moves and not planning.is_line_known)


def _wish_blocks(planning: Planning, view: PanelView) -> Iterator[Block | str]:
    """Yield the line to choose from, and a button for each free domino, which puts it at the end of the ranking."""
    if planning.turn.moves:
        yield Gallery((_preview(planning, planning.turn),))
    yield next_line(view)
    ranked = view.advisor.choices(view.state)
    best = best_choice(ranked) if view.wants_suggestions else None
    by_pick = {each.pick: each for each in ranked}
    choices = [by_pick[move] for move in view.state.legal_moves() if isinstance(move, Pick)]
    yield small(view.localizer("plan-rank"))
    yield Row(tuple(_wish_button(planning, view, each, is_best=each is best) for each in choices))


def _wish_button(planning: Planning, view: PanelView, choice: ChoiceSuggestion, *, is_best: bool) -> Button:
    """Return the button of a domino with its rank in the plan, if it has one."""
    domino, wishes = str(choice.pick.domino), planning.plan.wishes
    is_advised = view.wants_suggestions or not choice.best
    label = describe_choice(domino, choice, view.localizer, is_best=is_best) if is_advised else domino
    address = Address.at(view.table, Action.PLAY, str(choice.pick))
    if choice.pick not in wishes:
        return Button(address, label)
    rank = wishes.index(choice.pick) + 1
    return Button(address, view.localizer("plan-ranked", rank=rank, choice=label), Role.PRIMARY)


def _ways(planning: Planning, view: PanelView) -> Iterator[Block | str]:
    """Yield the buttons that lead to other steps, and to the player's next domino of this round."""
    turns, turn = planning.turns, planning.turn
    following = [str(each.start.domino) for each in turns[turns.index(turn) + 1 :] if not each.moves]
    yield Row(
        tuple(
            Button(
                Address.at(view.table, Action.SHOW_PANEL_STEP, domino),
                view.localizer("button-plan-next", domino=domino),
            )
            for domino in following
        )
    )
    if not _is_planned(planning):
        yield from navigation(TurnPath.of(view.table, view.focus), view)


def _keeping(planning: Planning) -> Iterator[Row]:
    """Yield the buttons that keep the plan and begin it anew; none as long as it is empty."""
    if not planning.plan.is_empty:
        game_id, localizer = planning.table.game.id, planning.localizer
        keep = Address(Action.KEEP_PLAN, game_id, argument=str(Draft(planning.plan)))
        anew = Address(Action.CHANGE_PLAN, game_id, argument=str(Draft(Plan(planning.plan.round))))
        yield Row(
            (
                Button(keep, localizer("button-plan-keep"), Role.SUCCESS),
                Button(anew, localizer("button-plan-anew")),
            )
        )


def _asked_line(planning: Planning) -> Iterator[str]:
    """Say what the plan leaves open, if it leaves something open."""
    state, plan = planning.table.state, planning.plan
    unplanned = [turn for turn in open_turns(state, planning.seat) if turn.domino and not plan.moves_for(turn.domino)]
    if unplanned:
        dominoes = comma_list((str(turn.domino) for turn in unplanned), planning.localizer)
        yield small(planning.localizer("plan-asked-place", dominoes=dominoes))
    if not planning.is_line_known and state.lines_dealt < state.format.rounds:
        yield small(planning.localizer("plan-asked-line"))
    elif planning.is_line_known and state.next_line.dominoes and not plan.wishes:
        yield small(planning.localizer("plan-asked-choice"))


def _preview(planning: Planning, turn: ImaginedTurn) -> PictureSpec:
    """Show the kingdom before the turn, with the planned placement as a ghost: it is no move yet."""
    table, kingdom = planning.table, turn.start.king.kingdom
    ghost = next((move for move in turn.moves if isinstance(move, Place)), None)
    view = replace(kingdom_view(turn.start, kingdom, seat_names(table)), ghost=ghost)
    name = f"plan-{table.game.id}-{table.ply}-{crc32(str(planning.draft).encode())}-{turn.start.domino}"
    return PictureSpec.of(name, view, planning.localizer)


def _imagined(table: Table, turn: ImaginedTurn, draft: str) -> Table:
    """Return the table with the imagined turn under way."""
    # The id stands in the names of pictures, and clients keep showing a picture under a name that they know.
    game = replace(table.game, id=crc32(f"{table.game.id}/{table.ply}/{draft}".encode()))
    return Table(game, table.ply, turn.start, _played(turn.start, turn.moves))


def _played(state: State, moves: Sequence[Move]) -> tuple[PlayedMove, ...]:
    played = list[PlayedMove]()
    for ply, move in enumerate(moves):
        played.append(PlayedMove(ply, move, state, state := state.play(move)))
    return tuple(played)
