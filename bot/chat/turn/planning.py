"""Actions that make, keep and drop the plan of somebody whose turn has not come."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.chat.kit.addresses import Action
from bot.chat.kit.blocks import compose
from bot.chat.kit.panels import PanelKind
from bot.chat.kit.request import Request
from bot.chat.turn.actions import is_their_turn, show_panel
from bot.chat.turn.plan import Planning, ShownPlan, kept_plan, planning
from bot.games.changes import require_person
from bot.games.plan import DROPPED, Plan, plan_of, possible_part, round_to_plan
from bot.games.refusals import PlanRefused
from bot.games.table import Table
from bot.games.turn import drop_own_plan


async def open_plan(request: Request) -> None:
    """Show the plan that is kept, or begin one; to somebody whose turn it is, the panel, and say so."""
    await request.defer(fresh=True)
    await _show_plan(request, await request.services.tables.table(request.required_game_id))


async def change_plan(request: Request) -> None:
    """Show the plan that the argument holds, which is not kept yet."""
    await request.defer()
    if request.argument.endswith(f"|{Action.TOGGLE_SUGGESTIONS}"):
        await request.change_person(lambda person: replace(person, suggestions=not person.suggestions))
    table = await request.services.tables.table(request.required_game_id)
    await _show_unkept(request, table, request.parsed(ShownPlan.parse))


async def keep_plan(request: Request) -> None:
    """Keep the plan that the argument holds, or say why it is too late for that."""
    await request.defer()
    shown = request.parsed(ShownPlan.parse)
    try:
        table = await request.services.plans.keep(request.required_game_id, shown.plan, request.actor)
    except PlanRefused:
        await _show_unkept(request, await request.services.tables.table(request.required_game_id), shown)
        return
    await _show_plan(request, table)


async def drop_plan(request: Request) -> None:
    """Drop the plan, and show it as one that may be kept again; or go on with the one that the argument holds."""
    await request.defer()
    table = await request.services.tables.table(request.required_game_id)
    before = plan_of(require_person(table.game, request.actor))
    table = await request.services.tables.change(request.required_game_id, drop_own_plan, request.actor)
    if request.argument:
        await _show_unkept(request, table, request.parsed(ShownPlan.parse))
    elif before:
        await _show_unkept(request, table, ShownPlan(before), request.localizer("plan-dropped-now"))
    else:
        await _show_plan(request, table)


async def _show_plan(request: Request, table: Table) -> None:
    """Show the plan that is kept as far as it is still possible; without one, the beginning of a plan."""
    if is_their_turn(request, table):
        await show_panel(request, table, notice=request.localizer("plan-turn-has-come"))
        return
    table.require_current(None)
    seat = require_person(table.game, request.actor)
    following, kept = round_to_plan(table.state, seat.number), plan_of(seat)
    possible = possible_part(table.state, seat.number, kept) if kept else None
    if kept is None or possible is None or possible.is_empty:
        notice = request.localizer("plan-dropped") if seat.plan == DROPPED else ""
        await _show_unkept(request, table, ShownPlan(Plan(following or 0)), notice)
        return
    await _answer(request, await _planning(request, table, seat.number, ShownPlan(possible)), "", is_kept=True)


async def _show_unkept(request: Request, table: Table, shown: ShownPlan, notice: str = "") -> None:
    """Show a plan that is not kept, as far as it is possible; to somebody whose turn has come, the panel."""
    if is_their_turn(request, table):
        await show_panel(request, table, notice=request.localizer("plan-turn-has-come"))
        return
    table.require_current(None)
    seat = require_person(table.game, request.actor)
    possible = possible_part(table.state, seat.number, shown.plan)
    if possible is None:
        await request.answer(compose(request.localizer("plan-no-turn-left")))
        return
    if possible != shown.plan:
        late = possible.round > shown.plan.round
        notice = request.localizer("plan-too-late" if late else "plan-partly")
    shown = replace(shown, plan=possible)
    await _answer(request, await _planning(request, table, seat.number, shown), notice, is_kept=False)


async def _planning(request: Request, table: Table, seat: int, shown: ShownPlan) -> Planning:
    return Planning(table, seat, shown, await request.person(), request.localizer)


async def _answer(request: Request, view: Planning, notice: str, *, is_kept: bool) -> None:
    # Advice runs a network, and remarks score positions: too much for the event loop.
    screen = await asyncio.to_thread(kept_plan if is_kept else planning, view, notice)
    await request.answer_with_panel(view.table, screen, PanelKind.KEPT_PLAN if is_kept else PanelKind.PLAN)
