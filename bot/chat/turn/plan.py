"""Plans: what a player would do in their next turn."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Self
from zlib import crc32

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Block, Button, Gallery, Role, Row, Screen, compose
from bot.chat.kit.markup import heading, small
from bot.chat.panel_view import PanelView
from bot.chat.table_view import accent, seat_names, table_button
from bot.chat.turn.panel import TurnPath, imagined_moves, navigation, path_line, redirected, skipped_line, step_of
from bot.chat.turn.steps import (
    CHOOSE,
    PLACE,
    PlacingPanel,
    choice_labels,
    choice_picture,
    free_choices,
    spot_blocks,
    taken_dominoes,
)
from bot.games.narration import join_facts
from bot.games.people import Person
from bot.games.seats import DROPPED
from bot.games.suggestions import turns_of
from bot.games.table import Table
from bot.games.turn import ImaginedTurn, Plan, imagine, open_turns, plan_of, possible_part
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import with_emoji
from engine.moves import Move, Pick, Place
from players.advisor import ChoiceSuggestion, GreedyAdvisor, best_advisor
from renderers import kingdom_view
from renderers.emoji import domino_name
from renderers.localizer import comma_list
from renderers.wording import choice_text

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
        if address.action is Action.PLAY:
            moves = [Move.parse(each) for each in address.argument.split(" ")]
            # A ranking is made of several taps, between which the panel stays where it is.
            focus = CHOOSE.key if isinstance(moves[-1], Pick) else ""
            return str(ShownPlan(with_moves(self.plan, moves), focus))
        left = self.plan.moves[:-1] if address.action is Action.TAKE_BACK else self.plan.moves
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

    @property
    def turns_ahead(self) -> int:
        return self.turns.index(self.turn)

    def view(self, turn: ImaginedTurn) -> PanelView:
        # A network cannot say anything about a round whose line is not known.
        advisor = best_advisor(turn.end, looks_closer=False) if self.is_line_known else GreedyAdvisor()
        ended = turns_of(self.table, self.seat) + self.turns.index(turn)
        table = _imagined(self.table, turn, str(self.shown), self.seat, ended)
        return PanelView(table, self.person, self.localizer, advisor, self.shown.focus)


def _imagined(table: Table, turn: ImaginedTurn, shown: str, planner: int, ended: int) -> Table:
    """Return the table with the imagined turn under way, as if it were the first of the planner's seat.

    `ended` is how many turns of that seat come before it.
    """
    seats = (replace(seat, hints=seat.hints >> ended) if seat.number == planner else seat for seat in table.game.seats)
    # The id stands in the names of pictures, and clients keep showing a picture under a name that they know.
    imagined_id = crc32(f"{table.game.id}/{table.ply}/{shown}".encode())
    game = replace(table.game, id=imagined_id, seats=tuple(seats))
    return Table(game, table.ply, turn.start, imagined_moves(turn.start, turn.moves))


_NOT_HERE: Final = {Action.SHOW_DECK}
"""Actions of the panel that do not lead to another plan."""


def unkept_plan(planning: Planning, notice: str = "") -> Screen:
    """Show a step of the turn that is planned, what is planned so far, and the button that keeps the plan."""
    localizer, view = planning.localizer, planning.view(planning.turn)
    if not _is_planned(planning):
        view = replace(view, step=TurnPath.of(view.table, view.focus).present)
    # The buttons of the choice have the ranks on them.
    wishes = () if view.step is CHOOSE else planned_wishes(planning)
    unkept = "plan-empty" if planning.plan.is_empty else "plan-not-kept"
    kept = localizer("plan-still-kept" if _is_another_kept(planning) else unkept)
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
        *_keeping(planning),
        *ways,
        _table_row(planning),
        accent=accent(view.table),
    )


def kept_plan(planning: Planning) -> Screen:
    """Show the plan that is kept, step by step and as pictures, and the buttons that change and drop it."""
    localizer, turns, game_id = planning.localizer, planning.turns, planning.table.game.id
    steps = enumerate((*planned_moves(planning), *planned_wishes(planning)), 1)
    lines = "\n".join([*(f"{number}. {text}" for number, text in steps), *_asked_line(planning)])
    change = Address(Action.CHANGE_PLAN, game_id, argument=str(replace(planning.shown, focus=CHOOSE.key)))
    drop = Address(Action.DROP_PLAN, game_id)
    return compose(
        heading(localizer("plan-kept-title", round=planning.plan.round), 3),
        *(_preview(planning, turn) for turn in turns if turn.moves),
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
    """Yield what is said of all wishes together, if there are any."""
    if wishes := planning.plan.wishes:
        dominoes = comma_list((str(wish.domino) for wish in wishes), planning.localizer)
        key = "plan-wishes-two" if planning.has_two_turns and len(wishes) > 1 else "plan-wishes"
        yield planning.localizer(key, dominoes=dominoes, count=len(wishes))


def plan_notice(table: Table, number: int, localizer: FluentLocalizer) -> str:
    """Return a notice if the player's plan for the present turn was dropped or has stopped; otherwise empty."""
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
        yield self.play_button(self.shown, self.view.localizer("button-plan-place"), Role.PRIMARY)


def _step_blocks(planning: Planning, view: PanelView) -> Iterator[Block | str]:
    """Yield the present step of the imagined turn; once all of the turn is planned, the kingdom as it will be."""
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
    """Return the steps of the turn; where only the first can be planned, a line that says so instead."""
    line = path_line(path, planning.localizer)
    return line if planning.is_line_known or not line else small(planning.localizer("plan-only-place"))


def _is_planned(planning: Planning) -> bool:
    """Return whether nothing but a choice can follow in the turn that is shown, and no choice can be planned."""
    turn = planning.turn
    is_over = not turn.end.is_same_turn(turn.start)
    return is_over or bool(turn.moves and not planning.is_line_known)


def _wish_blocks(planning: Planning, view: PanelView) -> Iterator[Block | str]:
    """Yield the line to choose from, and a button for each free domino, which puts it at the end of the ranking."""
    yield _preview(planning, planning.turn, view)
    choices, best = free_choices(view)
    yield small(view.localizer("plan-rank-two" if planning.has_two_turns else "plan-rank"))
    yield Row(tuple(_wish_button(planning, view, each, is_best=each is best) for each in choices))


def _wish_button(planning: Planning, view: PanelView, choice: ChoiceSuggestion, *, is_best: bool) -> Button:
    wishes = planning.plan.wishes
    # What is ranked has no need of the word "suggested", and two such buttons fit side by side.
    seen, in_text_mode = choice_labels(view, choice, is_best=is_best and choice.pick not in wishes)
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


def _is_another_kept(planning: Planning) -> bool:
    """Return whether the plan that is kept for the turn, as far as it is possible, is another than the one shown."""
    kept = plan_of(planning.table.seat(planning.seat))
    possible = possible_part(planning.table.state, planning.seat, kept) if kept else None
    return possible is not None and not possible.is_empty and possible != planning.plan


def _keeping(planning: Planning) -> Iterator[Row]:
    """Yield the buttons that store the plan and restart it, unless it is empty, and one that drops the stored plan."""
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
    yield Row(tuple(buttons))


def _asked_line(planning: Planning) -> Iterator[str]:
    """Say what the plan leaves open, if it leaves something open."""
    state, plan = planning.table.state, planning.plan
    unplanned = [turn for turn in open_turns(state, planning.seat) if turn.domino and not plan.moves_for(turn.domino)]
    if unplanned:
        dominoes = planning.localizer.all_of(str(turn.domino) for turn in unplanned)
        yield small(planning.localizer("plan-asked-place", dominoes=dominoes))
    if not planning.is_line_known and state.lines_dealt < state.format.rounds:
        yield small(planning.localizer("plan-asked-line"))
    elif planning.is_line_known and state.next_line.dominoes and not plan.wishes:
        yield small(planning.localizer("plan-asked-choice"))


def _preview(planning: Planning, turn: ImaginedTurn, choosing: PanelView | None = None) -> Gallery:
    """Show the kingdom before the turn, with the planned placement as a ghost: it is no move yet.

    Beside it is the line from which the player of a view is choosing.
    """
    ghost = next((move for move in turn.moves if isinstance(move, Place)), None)
    land = replace(kingdom_view(turn.start, turn.start.king.kingdom, seat_names(planning.table)), ghost=ghost)
    # The plan is told beside it in any case, but not which half of the domino lies where.
    told = choice_text(land, planning.localizer), taken_dominoes(choosing) if choosing else ""
    picture = choice_picture(
        choosing or planning.view(turn), f"plan-{turn.start.domino}", land, with_line=choosing is not None
    )
    return Gallery((picture,), "\n".join(filter(None, told)))
