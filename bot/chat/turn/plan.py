"""Plans: the moves that a player intends for the next turn."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Self
from zlib import crc32

from bot.chat.extension import PanelView
from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Block, Button, Gallery, Role, Row, Screen, compose
from bot.chat.kit.markup import heading, small
from bot.chat.table_view import accent, seat_names, table_button
from bot.chat.turn.panel import TurnPath, imagined_moves, navigation, path_line, redirected, skipped_line, step_of
from bot.chat.turn.steps import (
    CHOOSE,
    PLACE,
    PlacingPanel,
    choice_labels,
    choice_picture,
    spot_blocks,
    taken_dominoes,
)
from bot.games.game import Suggestions
from bot.games.narration import join_facts
from bot.games.people import Person
from bot.games.seats import DROPPED
from bot.games.table import Table
from bot.games.turn import ImaginedTurn, Plan, imagine, open_turns, plan_of, possible_part
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import with_emoji
from engine.moves import Move, Pick, Place
from players.options import DominoOption, choices
from renderers import kingdom_view
from renderers.emoji import domino_name
from renderers.localizer import comma_list
from renderers.wording import choice_text

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
    """The focus of the `PanelView`."""

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

    def follow(self, address: Address) -> str:
        if address.action is Action.PLAY:
            moves = [Move.parse(each) for each in address.argument.split(" ")]
            # A ranking takes several taps, so the panel stays on the choice.
            focus = CHOOSE.key if isinstance(moves[-1], Pick) else ""
            return str(ShownPlan(with_moves(self.plan, moves), focus))
        left = self.plan.moves[:-1] if address.action is Action.TAKE_BACK else self.plan.moves
        return str(ShownPlan(replace(self.plan, moves=left), address.argument))


def with_moves(plan: Plan, moves: Sequence[Move]) -> Plan:
    """Return the plan with more moves; a repeated wish is removed from the plan."""
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
        in_focus = [turn for turn in turns if turn.start.domino and str(turn.start.domino) == domino]
        return (in_focus or [turn for turn in turns if turn.moves] or list(turns))[-1]

    def view(self, turn: ImaginedTurn) -> PanelView:
        table = _imagined(self.table, turn, str(self.shown))
        return PanelView(table, self.person, self.localizer, focus=self.shown.focus)


def _imagined(table: Table, turn: ImaginedTurn, shown: str) -> Table:
    """Return the table in the imagined turn, as if it were the first turn of the planner's seat.

    Nothing is suggested for an imagined position.
    """
    # Clients keep showing a picture under a known name, so the id in the names of pictures depends on the plan.
    imagined_id = crc32(f"{table.game.id}/{table.ply}/{shown}".encode())
    options = replace(table.game.options, suggestions=Suggestions.NONE)
    seats = tuple(replace(seat, guided=None) for seat in table.game.seats)
    game = replace(table.game, id=imagined_id, options=options, seats=seats)
    return Table(game, table.ply, turn.start, imagined_moves(turn.start, turn.moves))


_NOT_HERE: Final = {Action.SHOW_DECK}
"""Actions of the panel that do not lead to another plan."""


def unkept_plan(planning: Planning, notice: str = "") -> Screen:
    """Show a step of the planned turn, the plan so far, and the button that stores the plan."""
    localizer, view = planning.localizer, planning.view(planning.turn)
    if not _is_planned(planning):
        view = replace(view, step=TurnPath.of(view.table, view.focus).present)
    # The buttons of the choice show the ranks.
    wishes = () if view.step is CHOOSE else planned_wishes(planning)
    unkept = "plan-empty" if planning.plan.is_empty else "plan-not-kept"
    # A notice stands in place of what a plan is, so that a phone shows the buttons as well.
    kept = "" if notice else localizer("plan-still-kept" if _is_another_kept(planning) else unkept)
    target = Address(Action.CHANGE_PLAN, planning.table.game.id, argument=str(planning.shown))
    step, ways = (
        redirected(compose(*blocks).blocks, target, planning.shown.follow, _NOT_HERE)
        for blocks in (_step_blocks(planning, view), _ways(planning, view))
    )
    return compose(
        notice,
        heading(localizer("plan-title", round=planning.plan.round), 3),
        "\n".join(map(small, filter(None, (kept, join_facts(*planned_moves(planning), *wishes))))),
        *step,
        *_with_keeping(planning, [*ways]),
        _table_row(planning),
        accent=accent(view.table),
    )


def kept_plan(planning: Planning) -> Screen:
    """Show the stored plan, step by step and as pictures, and the buttons that change and drop the plan."""
    localizer, turns, game_id = planning.localizer, planning.turns, planning.table.game.id
    steps = enumerate((*planned_moves(planning), *planned_wishes(planning)), 1)
    lines = "\n".join([*(f"{number}. {text}" for number, text in steps), *_asked_line(planning)])
    change = Address(Action.CHANGE_PLAN, game_id, argument=str(replace(planning.shown, focus=CHOOSE.key)))
    drop = Address(Action.DROP_PLAN, game_id)
    return compose(
        heading(localizer("plan-kept-title", round=planning.plan.round), 3),
        # A phone has room for one picture: the last, with the earlier placements as if they were made.
        *[_preview(planning, turn) for turn in turns if turn.moves][-1:],
        lines,
        Row(
            (
                Button(change, localizer("button-plan-change"), Role.PRIMARY),
                Button(drop, localizer("button-plan-drop")),
            )
        ),
        small(localizer("plan-kept")),
        _table_row(planning),
        accent=accent(planning.view(planning.turn).table),
    )


def _table_row(planning: Planning) -> Row:
    return Row((), text_mode_only=(table_button(planning.table, planning.localizer),))


def planned_moves(planning: Planning) -> Iterator[str]:
    localizer = planning.localizer
    for each in (played for turn in planning.turns for played in planning.view(turn).table.moves):
        step = step_of(each)
        yield localizer(f"plan-{step.key}", **step.facts(each, localizer))


def planned_wishes(planning: Planning) -> Iterator[str]:
    """Yield a sentence about all wishes together; nothing without wishes."""
    if wishes := planning.plan.wishes:
        dominoes = comma_list((planning.localizer.number(wish.domino) for wish in wishes), planning.localizer)
        key = "plan-wishes-two" if planning.has_two_turns and len(wishes) > 1 else "plan-wishes"
        yield planning.localizer(key, dominoes=dominoes, count=len(wishes))


def plan_notice(table: Table, number: int, localizer: FluentLocalizer) -> str:
    """Return a notice if the player's plan for the present turn was dropped or has stopped; otherwise empty."""
    seat, state = table.seat(number), table.state
    if seat.plan == DROPPED:
        return localizer("plan-dropped")
    plan = plan_of(seat)
    if plan is None or plan.round != state.round:
        return ""
    made, intended = [each for each in table.current_turn if each.planned], plan.moves_for(state.domino)
    if len(made) < len(intended):
        return localizer("plan-stopped-move")
    # A turn without a domino is the first choice, whose plan has only wishes.
    is_choosing = bool(made) or state.domino is None
    return localizer("plan-stopped-wishes" if plan.wishes and is_choosing else "plan-stopped-open")


# ---- steps


class _PlacingInPlan(PlacingPanel):
    """The placing panel without the buttons that also take a domino, because wishes are ranked on another screen."""

    title: ClassVar[str] = "plan-place-title"

    @property
    def may_take(self) -> bool:
        return False

    def _taking(self) -> Iterator[Block | str]:
        yield Row((self._place_button("button-plan-place", Role.PRIMARY),))


def _step_blocks(planning: Planning, view: PanelView) -> Iterator[Block | str]:
    """Yield the present step of the imagined turn, or the resulting kingdom once the whole turn is planned."""
    if _is_planned(planning):
        yield _preview(planning, planning.turn)
        yield from _asked_line(planning)
        return
    path = TurnPath.of(view.table, view.focus)
    yield _path_line(planning, path)
    if path.present is PLACE:
        yield from spot_blocks(view, _PlacingInPlan)
    else:
        yield from _wish_blocks(planning, view) if path.present is CHOOSE else path.present.blocks(view)
    yield skipped_line(path, view.localizer)


def _path_line(planning: Planning, path: TurnPath) -> Block | str:
    """Return the steps of the turn, or a line saying that only the placement can be planned."""
    line = path_line(path, planning.localizer)
    return line if planning.is_line_known or not line else small(planning.localizer("plan-only-place"))


def _is_planned(planning: Planning) -> bool:
    """Return whether the shown turn is planned to its end, or up to a choice that cannot be planned."""
    turn = planning.turn
    is_over = not turn.end.is_same_turn(turn.start)
    return is_over or bool(turn.moves and not planning.is_line_known)


def _wish_blocks(planning: Planning, view: PanelView) -> Iterator[Block | str]:
    """Yield the line to choose from, and a button for each free domino, which appends the domino to the ranking."""
    yield _preview(planning, planning.turn, view)
    yield small(view.localizer("plan-rank-two" if planning.has_two_turns else "plan-rank"))
    yield Row(tuple(_wish_button(planning, view, each) for each in choices(view.state)))


def _wish_button(planning: Planning, view: PanelView, choice: DominoOption) -> Button:
    wishes = planning.plan.wishes
    seen, in_text_mode = choice_labels(view, choice)
    address = Address.at(view.table, Action.PLAY, str(choice.pick))
    emoji = domino_name(choice.pick.domino)
    if choice.pick not in wishes:
        return Button(address, with_emoji(emoji, seen), in_text_mode=in_text_mode)
    rank = wishes.index(choice.pick) + 1
    seen, in_text_mode = (view.localizer("plan-ranked", rank=rank, choice=each) for each in (seen, in_text_mode))
    return Button(
        address, with_emoji(emoji, seen), Role.PRIMARY if rank == 1 else Role.SECONDARY, in_text_mode=in_text_mode
    )


def _ways(planning: Planning, view: PanelView) -> Iterator[Block | str]:
    """Yield the buttons that lead to other steps, and to the player's next domino of the round."""
    turns, turn = planning.turns, planning.turn
    following = [each.start.domino for each in turns[turns.index(turn) + 1 :] if each.start.domino and not each.moves]
    yield Row(
        tuple(
            Button(
                Address.at(view.table, Action.SHOW_PANEL_STEP, str(domino)),
                view.localizer("button-plan-next", domino=view.localizer.number(domino)),
            )
            for domino in following
        )
    )
    if not _is_planned(planning):
        yield from navigation(TurnPath.of(view.table, view.focus), view)


def _is_another_kept(planning: Planning) -> bool:
    """Return whether the possible part of the stored plan differs from the shown plan."""
    kept = plan_of(planning.table.seat(planning.seat))
    possible = possible_part(planning.table.state, planning.seat, kept) if kept else None
    return possible is not None and not possible.is_empty and possible != planning.plan


def _with_keeping(planning: Planning, ways: Sequence[Block]) -> Sequence[Block]:
    """Put the buttons that store, restart and drop a plan before the buttons that lead on, in the same row."""
    game_id, localizer = planning.table.game.id, planning.localizer
    buttons = []
    if not planning.plan.is_empty:
        keep = Address(Action.KEEP_PLAN, game_id, argument=str(ShownPlan(planning.plan)))
        anew = Address(Action.CHANGE_PLAN, game_id, argument=str(ShownPlan(Plan(planning.plan.round))))
        buttons += [
            Button(keep, localizer("button-plan-keep"), Role.SUCCESS),
            Button(anew, localizer("button-plan-anew")),
        ]
    if _is_another_kept(planning):
        drop = Address(Action.DROP_PLAN, game_id, argument=str(planning.shown))
        buttons.append(Button(drop, localizer("button-plan-drop-kept")))
    rows = (row.controls for row in ways if isinstance(row, Row))
    others = (each for controls in rows for each in controls if isinstance(each, Button))
    return (Row((*buttons, *others)),)


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


def _preview(planning: Planning, turn: ImaginedTurn, choosing: PanelView | None = None) -> Gallery:
    """Show the kingdom before the turn, with the placement as a ghost, because the placement is only planned.

    `choosing` adds the line from which the player chooses.
    """
    ghost = next((move for move in turn.moves if isinstance(move, Place)), None)
    land = replace(kingdom_view(turn.start, turn.start.king.kingdom, seat_names(planning.table)), ghost=ghost)
    # The screen also lists the moves of the plan, but not the square of each half of the domino.
    told = choice_text(land, planning.localizer), taken_dominoes(choosing) if choosing else ""
    picture = choice_picture(
        choosing or planning.view(turn), f"plan-{turn.start.domino}", land, with_line=choosing is not None
    )
    return Gallery((picture,), "\n".join(filter(None, told)))
