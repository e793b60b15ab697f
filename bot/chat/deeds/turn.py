"""A player's own turn, the plan for the next turn, better moves, and games continued from another game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import Any, Final, TypeAlias

from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.chat.actions import Action
from bot.chat.deeds.absence import welcome
from bot.chat.deeds.board import look_at
from bot.chat.deeds.settings import set_clock_at
from bot.chat.extension import ChatPart, Panel
from bot.chat.handling.commands import command, completes, offer_moves, options, plain_command, run
from bot.chat.handling.context import AtTable, Context, RunAtTable, Where, number_in
from bot.chat.handling.pipeline import anywhere, at_table, due
from bot.chat.kit.blocks import Block, Screen, compose
from bot.chat.kit.markup import relative_time, small
from bot.chat.screens.answers import question_select
from bot.chat.screens.pages import archived_game
from bot.chat.screens.panel import HINTS, due_hint, has_room, panel_screen, steps_of, with_hint
from bot.chat.screens.plan import Planning, ShownPlan, kept_plan, unkept_plan
from bot.chat.screens.posed import why_not
from bot.chat.screens.steps import CHOOSE, FINISH, PLACE
from bot.chat.screens.table_view import Look, acting_line
from bot.chat.screens.turn import ask_clock, turn_done
from bot.games import turn
from bot.games.advice import GradedTurn, are_shown, ask_for_hint, turns_of
from bot.games.deadlines import end_left, expires_at, is_past_deal, left_at
from bot.games.game import FIRST_GAME, Game, Status
from bot.games.people.dates import fixed_offset, local_datetime
from bot.games.people.person import Person, quiet_hours
from bot.games.people.zones import city, likely_offsets
from bot.games.refusals import Refusal, StaleGame, illegal_key
from bot.games.rights import Right, may, not_your_turn, require, seat_for, unseated
from bot.games.seats import DROPPED
from bot.games.table import Table, is_made_for_player
from bot.games.turn import Plan, drop_own_plan, make_moves, plan_of, possible_part, require_plan, round_to_plan
from bot.games.words.narration import computer_names, narrate
from bot.games.words.typed import DescribeMoves, TypedMove, describe_choices, describe_placements, meant
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import plain, safe_name
from engine.errors import NotationError
from engine.extension import Extension
from engine.extensions import parts
from engine.moves import Discard, Move, Pick, Place
from engine.state import State
from players.evaluation import placement_gains
from players.registry import searches

CHOICES_OF_EXTENSIONS: Final = tuple(chain.from_iterable(part.choices for part in parts(ChatPart)))


@at_table(Action.CHOOSE_SPOT, Action.ROTATE, Action.SHOW_PANEL_STEP, *CHOICES_OF_EXTENSIONS)
async def show_choice(context: Context, table: Table) -> None:
    """Show the panel at the step in the argument, or with the move in the argument chosen but not made."""
    notice = context.localizer("panel-moved-on") if table.ply != (context.ply or 0) else ""
    await show_panel(context, table, context.argument, notice)


@at_table(Action.HINT)
async def show_hint(context: Context, table: Table) -> None:
    """Show suggestions for the turn, and record that the player asked for them."""
    if table.ply == (context.ply or 0) and table.awaits(context.user_id):
        seat = seat_for(Right.ASK_FOR_HINT, table.game, context.actor)
        table = await context.change_table(table, ask_for_hint, turns_of(table, seat.number))
    await show_choice(context, table)


@at_table(Action.PLAY)
async def play(context: Context, table: Table) -> None:
    """Make the moves of the button, or the typed move."""
    if _is_behind(context, table):
        await show_panel(context, table)
        return
    try:
        played = await context.tables.play(table, make_moves, context.actor, context.ply, context.argument)
    # After a second click on the same button, or a click on an old panel, show the present state instead of an error.
    except StaleGame:
        await _answer_late_click(context, await context.tables.table(table.game.id))
        return
    # The move has read the settings of everybody at the table.
    context.settings = context.known_person
    # The grade is made while computer players move.
    context.services.judge.grading(played, await context.person())
    if table.game.is_in_panel:
        await show_panel(context, played)
        return
    context.changed(played)
    # A choice in the public message is answered by the next public message.
    if not context.is_ephemeral:
        return
    # A person with two kings may move again at once. An automatic discard begins a turn before its player is asked.
    moves_again = played.awaits(context.user_id) and _begins_turn(played)
    if played.awaits(context.user_id) and not moves_again:
        await show_panel(context, played)
    else:
        await _show_turn_done(context, played)
    if moves_again:
        panels, user_id = context.services.panels, context.user_id
        former = panels.newest(played, user_id)
        await context.publish()
        screen = await _drawn(context, await _panel(context, played))
        # The panel appears below the public message of the turn, unless the person has already opened a panel.
        if panels.newest(played, user_id) is former:
            await context.panel(screen, played, in_own_turn, is_below=True)


def _is_behind(context: Context, table: Table) -> bool:
    """Return whether the panel of a game without a channel is at an earlier turn, because its answer was lost."""
    return table.game.is_in_panel and not table.awaits(context.user_id)


async def play_typed(
    context: Context, table: Table, kind: type[Move], describe: DescribeMoves, make: RunAtTable = play
) -> None:
    """Make the typed move of the given kind.

    Raises Refusal if no move of the kind is possible; the refusal says more than an error of notation.
    """
    try:
        if table.awaits(context.user_id):
            # Listing the moves scores all placements, which would block the event loop.
            described = describe(table.state, context.localizer)
            move = await asyncio.to_thread(meant, described, context.argument, kind)
            context.asking(move)
        await make(context, table)
    except NotationError:
        if reason := table.state.refusal(kind):
            raise Refusal(illegal_key(reason)) from None
        raise


async def end_turn(context: Context, table: Table) -> None:
    """Make the typed move that ends the turn; if the move would skip steps, name the steps first, as the panel does.

    A person who types the move again has read the warning and needs no further confirmation.
    """
    seen = context.services.panels.seen.get((table.game.id, table.ply, context.user_id))
    move = next((each for each in table.state.legal_moves() if str(each) == context.argument), None)
    if move is None or not table.awaits(context.user_id):
        await play(context, table)
        return
    panel = Panel(table, await context.person(), context.localizer, steps=steps_of(table.state))
    last = next(step for step in (CHOOSE, FINISH) if isinstance(move, step.moves))
    # The present step counts as seen if the player's panel shows it after the previous move.
    warning = replace(panel, focus=f"{last.key} {(PLACE if seen is None else panel.step).key}")
    if warning.unseen and replace(panel, focus=seen or "").step is not last:
        await _show(context, await _panel(context, table, warning.focus, context.localizer("panel-type-again")))
    else:
        await play(context, table)


async def _show(context: Context, panel: Panel) -> None:
    """Show the panel of the person's turn as the answer."""
    await context.panel(await _drawn(context, panel), panel.table, in_own_turn)


async def _drawn(context: Context, panel: Panel) -> Screen:
    context.services.panels.seen[panel.table.game.id, panel.table.ply, context.user_id] = panel.focus
    # Advice runs a network, and remarks score positions, which would block the event loop.
    return await context.drawn(panel_screen, panel)


# ---- whether a panel is still useful, given the present table, the person, and the ply of the panel


def in_own_turn(now: Table, user_id: int, ply: int) -> bool:
    return now.awaits(user_id) and ply >= now.public_ply


def while_planned(now: Table, user_id: int, _ply: int) -> bool:
    seat = now.game.seat_of(user_id)
    return now.is_playing and seat is not None and plan_of(seat) is not None


def until_others_move(now: Table, user_id: int, _ply: int) -> bool:
    """Return whether no other player has since ended a turn with a choice; False for a finished game."""
    ended = (turn for turn in reversed(now.turns) if turn[-1].ends_turn and not all(each.is_forced for each in turn))
    latest, seat = next(ended, None), now.game.seat_of(user_id)
    return now.is_playing and latest is not None and seat is not None and latest[0].seat == seat.number


# ---- the panel


@at_table(Action.TAKE_BACK)
async def take_back(context: Context, table: Table) -> None:
    """Take back the latest move of the turn, and show it as the chosen move."""
    if _is_behind(context, table):
        await show_panel(context, table)
        return
    try:
        taken = await context.tables.play(table, turn.take_back, context.actor, context.ply)
    except StaleGame:
        taken = await context.tables.table(table.game.id)
    else:
        if not table.game.is_in_panel:
            context.changed(taken)
    await show_panel(context, taken, context.argument)


def _begins_turn(table: Table) -> bool:
    """Return whether the player has decided nothing in the present turn."""
    return all(isinstance(each.move, Discard) for each in table.current_turn)


async def _show_turn_done(context: Context, table: Table, notice: str = "") -> None:
    seat = table.game.seat_of(context.user_id)
    # A move that is delivered a second time may find a substitute on the seat.
    if seat is None:
        raise unseated(table.game, context.actor)
    below = await _clock_question(context, table)
    await context.panel(turn_done(table, seat.number, context.localizer, notice, below), table, until_others_move)


CLOCKS: Final = 4
"""The number of buttons with clocks."""
CLOCK: Final = "clock"
"""The name of the hint that asks once for the clock. The database stores the names, so they must not change."""


async def _clock_question(context: Context, table: Table) -> Sequence[Block | str]:
    """Return the question for the person's clock; empty if the clock is known, was asked for, or is not needed."""
    person, change = await context.person(), partial(with_hint, name=CLOCK)
    begin, end = quiet_hours(person)
    if person.time_zone or begin == end or CLOCK in person.hints.split():
        return ()
    if not await context.accounts.change_unasked(context.user_id, change):
        return ()
    zone, localizer = await context.services.servers.time_zone(context.guild_id), context.localizer
    return ask_clock(table, likely_offsets(zone, localizer.language, context.now, CLOCKS), context.now, localizer)


@at_table(Action.SET_CLOCK)
async def set_clock(context: Context, table: Table) -> None:
    """Store the person's clock, and show the quiet hours. The argument is the clock's offset from UTC in minutes."""
    zone = await set_clock_at(context, context.argument)
    begin, end = quiet_hours(await context.person())
    told = context.localizer(
        "done-clock",
        clock=local_datetime(zone, context.now).strftime("%H:%M"),
        city="none" if fixed_offset(zone) is not None else city(zone, context.localizer.language),
        start_clock=f"{begin:02}:00",
        end_clock=f"{end:02}:00",
    )
    await _show_turn_done(context, table, told)


async def _answer_late_click(context: Context, table: Table) -> None:
    """Redraw the panel for a player who clicked twice; show other people that the table has moved on."""
    seat = table.game.seat_of(context.user_id)
    latest = table.latest_turn_of(seat.number) if seat else ()
    if not context.is_ephemeral:
        await context.note(context.localizer("error-stale-game"))
    elif table.awaits(context.user_id) or table.game.is_in_panel:
        await show_panel(context, table, notice=context.localizer("panel-moved-on"))
    elif any(each.ply == context.ply for each in latest):
        await _show_turn_done(context, table)
    # Another person has just taken over the seat.
    elif table.is_playing and not table.game.played_by(context.user_id):
        raise unseated(table.game, context.actor)
    else:
        await context.show(compose(context.localizer("error-stale-game")))


@at_table(Action.OPEN_PANEL, Action.ANSWER_REMINDER, where=Where.FRESH)
async def show_panel(context: Context, table: Table, focus: str = "", notice: str = "") -> None:
    """Show the panel to the person whose turn it is, and to others their screen of `INSTEAD`."""
    if table.game.is_in_panel:
        # Without a public message, only the panel shows the computer players' moves.
        if table.acting_computer and any(searches(seat.computer) for seat in table.game.seats):
            await context.answer.acknowledge()
        table = await context.services.runner.advance_from(table)
    context.naming(table.variant)
    if not table.awaits(context.user_id):
        await next(show for is_so, show in INSTEAD if is_so(context, table))(context, table, focus)
        return
    panel = await _panel(context, table, focus, notice)
    await _show(context, panel)
    if table.game.is_in_panel:
        await context.services.series.glance_ahead(table)
    await _add_grade(context, panel)


async def _end_alone(context: Context, table: Table, _: str) -> None:
    await look_at(context, table, Look())
    await context.services.publisher.show_finished(table)


async def _along(context: Context, table: Table, focus: str) -> None:
    notice = context.localizer("panel-team", name=safe_name(table.acting.name if table.acting else ""))
    panel = await _panel(context, table, focus, notice)
    await context.show((await context.drawn(panel_screen, panel)).without_controls())


async def _refused(context: Context, table: Table, _: str) -> None:
    raise not_your_turn(table.game, context.actor)


async def _archived(context: Context, table: Table, _: str) -> None:
    await context.show(archived_game(table.game, context.localizer))


async def _who_acts(context: Context, table: Table, _: str) -> None:
    await context.show(compose(acting_line(table, context.localizer) or context.localizer("illegal-game-over")))


Situation: TypeAlias = Callable[[Context, Table], bool]

INSTEAD: Final[Sequence[tuple[Situation, Callable[[Context, Table, str], Awaitable[None]]]]] = (
    # Only the panel shows the end of a game without a public message.
    (lambda _, table: table.game.is_in_panel and table.state.is_over, _end_alone),
    # A team-mate may look at the acting player's panel, but not use it.
    (lambda context, table: may(Right.LOOK_ALONG, table.game, context.actor), _along),
    (
        lambda context, table: (
            table.is_playing and not (context.is_ephemeral and table.game.played_by(context.user_id))
        ),
        _refused,
    ),
    (lambda _, table: table.game.status is Status.ARCHIVED, _archived),
    (lambda *_: True, _who_acts),
)
"""The screens for people without a panel, by situation; the first situation that fits counts."""


GRADE_SECONDS = 60.0
"""The seconds that a panel waits for the grade of the previous turn; a later grade is left out."""


async def _add_grade(context: Context, panel: Panel) -> None:
    """Add the grade of the previous turn to the panel when it comes, unless another panel or step is shown by then."""
    table, panels = panel.table, context.services.panels
    newest, grading = panels.newest(table, context.user_id), _grading(context, panel)
    if grading is None or panel.graded:
        return
    await asyncio.wait([grading], timeout=GRADE_SECONDS)
    graded = grading.result() if grading.done() and not grading.cancelled() else None
    if graded is None or panels.newest(table, context.user_id) is not newest:
        return
    screen = await _drawn(context, replace(panel, graded=graded))
    if panels.newest(table, context.user_id) is newest:
        await context.panel(screen, table, in_own_turn)


def _grading(context: Context, panel: Panel) -> asyncio.Task[GradedTurn | None] | None:
    """Return the task that grades the previous turn; None within a turn, and without a coach."""
    begins = _begins_turn(panel.table) and not panel.focus
    return context.services.judge.grading(panel.table, panel.person) if begins else None


async def _panel(context: Context, table: Table, focus: str = "", notice: str = "") -> Panel:
    """Read the data of the panel."""
    # The data is read before a thread draws the panel, because the database belongs to the event loop.
    person = await context.person()
    panel = Panel(table, person, context.localizer, (), focus, steps_of(table.state), is_visited=context.is_visitor)
    if panel.suggests and table.awaits(context.user_id):
        panel = replace(panel, advice=await context.services.judge.suggested(table, panel.position))
    grading = _grading(context, panel)
    graded = grading.result() if grading and grading.done() and not grading.cancelled() else None
    notice = notice or past_notice(table.game, context.now, context.localizer)
    notice = notice or plan_notice(table, table.state.king.seat, context.localizer) or await welcome(context, person)
    told = "" if focus else _told(context, table)
    # Looking at several moves does not bring several hints.
    hint = await _hint(context, panel) if has_room(notice, told) and not panel.chosen(Move) else ""
    heard = (question_select(table, context.localizer),) if person.text_mode else ()
    return replace(panel, graded=graded, notice=notice, hint=hint, told=told, heard=heard)


def _told(context: Context, table: Table) -> str:
    """Describe the moves since the person's previous turn, at the beginning of a turn in a game without a channel."""
    seat = table.game.seat_of(context.user_id)
    if not table.game.is_in_panel or seat is None or not _begins_turn(table):
        return ""
    # The last domino of the first line comes without a choice, so the panel explains it.
    decided = (each for each in table.latest_turn_of(seat.number) if each.before.round or each.chosen_by)
    since = max((each.ply + 1 for each in decided), default=0)
    if table.game.deal.origin and table.ply == table.game.deal.origin_step[1]:
        # The person has just seen the first position of the game.
        return ""
    return "\n".join(map(small, narrate(table, since, context.localizer)))


async def _hint(context: Context, panel: Panel) -> str:
    """Return the next hint on the panel, and record that it was shown; empty without a new hint."""
    name = due_hint(topics(panel), panel.person)
    if not name:
        return ""
    change, accounts = partial(with_hint, name=name), context.accounts
    # Another panel may have shown the hint at the same moment.
    is_new = await accounts.change_unasked(context.user_id, change)
    return small(context.localizer(f"hint-{name}")) if is_new else ""


def topics(panel: Panel) -> Iterator[str]:
    """Yield the topics of hints: the points, automatic turn, first game, discard, the move to take back, the steps."""
    acting, steps = panel.table.acting, [panel.step]
    # The choice can be made together with the placement.
    if panel.step is PLACE and panel.steps[panel.steps.index(PLACE) + 1 :] == (CHOOSE,):
        steps.append(CHOOSE)
    # The points of all spots are computed only until the person has read the hint about them.
    is_new = not {*HINTS["merits"]} <= {*panel.person.hints.split()}
    if is_new and (PLACE in steps or CHOOSE in steps) and _brings_points(panel.state):
        yield "merits"
    if acting and is_made_for_player(panel.table.latest_turn_of(acting.number)):
        yield "itself"
    if acting and acting.guided == FIRST_GAME:
        yield "first"
    if any(isinstance(played.move, Discard) for played in panel.table.current_turn):
        yield "discard"
    if panel.table.can_take_back:
        yield "back"
    yield from (step.key for step in steps)


def _brings_points(state: State) -> bool:
    """Return whether a spot of the domino to place, or of a free domino, brings points by its land."""
    dominoes = {move.domino for move in state.legal_moves() if isinstance(move, Place)} | {*state.next_line.free}
    # `placement_gains` yields the highest gain first.
    return any(next(placement_gains(state.kingdom, each), (0,))[0] for each in dominoes)


@at_table(Action.CHANGE_PLAN)
async def change_plan(context: Context, table: Table) -> None:
    await show_plan(context, table, context.parsed(ShownPlan.parse))


@at_table(Action.KEEP_PLAN)
async def keep_plan(context: Context, table: Table) -> None:
    shown = context.parsed(ShownPlan.parse)
    try:
        async with context.tables.at(table, context.actor) as opened:
            opened.change(turn.keep_plan, require_plan(opened.table, shown.plan, context.actor), shown.plan)
    except StaleGame:
        await show_plan(context, await context.tables.table(table.game.id), shown)
    else:
        await show_plan(context, opened.table)


@at_table(Action.DROP_PLAN)
async def drop_plan(context: Context, table: Table) -> None:
    """Drop the stored plan, and show it so that it can be stored again; or continue the plan in the argument."""
    before = plan_of(seat_for(Right.PLAN, table.game, context.actor))
    table = await context.change_table(table, drop_own_plan)
    if context.argument:
        await show_plan(context, table, context.parsed(ShownPlan.parse))
    elif before:
        await show_plan(context, table, ShownPlan(before), context.localizer("plan-dropped-now"))
    else:
        await show_plan(context, table)


@at_table(Action.OPEN_PLAN, where=Where.FRESH)
async def show_plan(context: Context, table: Table, unkept: ShownPlan | None = None, notice: str = "") -> None:
    """Show the possible part of a plan, by default of the stored one; if the turn has come, show the panel."""
    if table.awaits(context.user_id):
        await show_panel(context, table, notice=context.localizer("plan-turn-has-come"))
        return
    table.require_current(None)
    seat, kept = seat_for(Right.PLAN, table.game, context.actor), None
    if unkept is None:
        stored = plan_of(seat)
        kept = possible_part(table.state, seat.number, stored) if stored else None
        unkept = ShownPlan(Plan(round_to_plan(table.state, seat.number) or 0))
        notice = context.localizer("plan-dropped") if seat.plan == DROPPED else ""
    person = await context.person()
    # Advice runs a network, and remarks score positions, which would block the event loop.
    if kept and not kept.is_empty:
        planning = Planning(table, seat.number, ShownPlan(kept), person, context.localizer)
        await context.panel(await context.drawn(kept_plan, planning), table, while_planned)
        return
    possible = possible_part(table.state, seat.number, unkept.plan)
    if possible is None:
        await context.show(compose(context.localizer("plan-no-turn-left")))
        return
    if possible != unkept.plan:
        late = possible.round > unkept.plan.round
        notice = context.localizer("plan-too-late" if late else "plan-partly")
    planning = Planning(table, seat.number, replace(unkept, plan=possible), person, context.localizer)
    screen = await context.drawn(unkept_plan, planning, notice)
    await context.panel(screen, table, lambda now, _user_id, _ply: now.is_playing)


# ---- slash commands: `/draft`, `/place`, `/kingdomino plan`; autocomplete lists legal moves, or why there are none


def move_command(
    typed_as: str,
    option: str,
    kind: type[Move],
    describe: DescribeMoves,
    make: RunAtTable = play,
    extension: Extension | None = None,
) -> None:
    """Register a command that makes a move of a kind, typed as its option; autocomplete lists the legal moves.

    `describe` returns the legal moves; `extension` is the extension of the rules that has the kind.
    """

    def described(state: State, localizer: FluentLocalizer) -> Iterator[TypedMove]:
        """Yield the legal moves; some phones send the line of the suggested move with its mark."""
        for each in describe(state, localizer):
            marked = each.labelled(partial(localizer, "button-suggested"))
            yield replace(each, names=(*each.names, plain(marked.label), plain(marked.in_text_mode)))

    def offered(table: Table, person: Person, context: Context) -> Iterable[TypedMove]:
        """Return the legal moves; if the person sees suggestions, the suggested move is marked and comes first.

        A suggested mirror image has a line of its own.
        """
        shown = context.services.judge.shown(table.state) if are_shown(table, person) else ()
        suggested, moves = next(iter(shown), None), list(describe(table.state, context.localizer))
        label = partial(context.localizer, "button-suggested")
        marked = [replace(each.labelled(label), is_mirrored=False) for each in moves if each.value == suggested]
        return (*marked, *(each for each in moves if each.value != suggested))

    @command(typed_as)
    @options(typed=option)
    @app_commands.rename(typed=option)
    async def make_move(interaction: Interaction[Any], typed: str) -> None:
        play_it = partial(play_typed, kind=kind, describe=described, make=make)
        await run(interaction, AtTable(play_it, extension=extension), typed)

    @completes(make_move, "typed")
    async def offer(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        return await offer_moves(interaction, typed, kind, offered, extension)


move_command("place", "where", Place, describe_placements)
move_command("draft", "domino", Pick, describe_choices, end_turn)
plain_command("kingdomino plan", Action.OPEN_PLAN)


# ---- what was better, and playing on from another game


@at_table(Action.WHY_NOT)
async def show_why_not(context: Context, table: Table) -> None:
    """Show better moves instead of the panel, for the latest turn, which began at the ply in the argument."""
    grading = context.services.judge.grading(table, await context.person())
    graded = await asyncio.shield(grading) if grading else None
    if graded is None or graded.question is None or graded.turn[0].ply != context.number:
        raise Refusal("error-old-button")
    await context.show(await context.drawn(why_not, table, graded, context.localizer))


@anywhere(Action.PLAY_ON, where=Where.ASIDE)
async def play_on(context: Context) -> None:
    """Begin a private game from the game and the ply in the argument, as in "17 42"."""
    first, _, second = context.argument.partition(" ")
    game_id, ply = number_in(first), number_in(second)
    table = await context.tables.table(game_id)
    require(Right.LOOK_BACK, table.game, context.actor)
    await begin_playing_on(context, table.require_readable(), ply)


async def begin_playing_on(context: Context, table: Table, ply: int) -> None:
    """Begin a private game from a ply of the table, and show its panel."""
    names, language = computer_names(context.localizer), await context.host_language()
    begun = await context.services.series.play_on(table, ply, context.actor, names, language)
    await show_panel(context, begun, notice=context.localizer("played-on-begun"))


@due(expires_at)
async def delete_expired(context: Context, table: Table) -> None:
    """Delete a game a day after its last move; its table has nothing left to publish."""
    context.changed(await context.tables.delete(table))


@due(left_at)
async def end_left_game(context: Context, table: Table) -> None:
    await context.change_table(table, end_left)


def past_notice(game: Game, now: int, localizer: FluentLocalizer) -> str:
    """Say that the day or the week of a game is over; otherwise empty."""
    return localizer("panel-time-up", when_span=relative_time(left_at(game))) if is_past_deal(game, now) else ""


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
