"""Actions that make, keep and drop the plan of somebody whose turn has not come."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.chat.kit.addresses import Action
from bot.chat.kit.blocks import compose
from bot.chat.kit.context import Context
from bot.chat.kit.panels import PanelKind
from bot.chat.kit.pipeline import Answer, Panel, Show
from bot.chat.turn.actions import show_panel
from bot.chat.turn.plan import Planning, ShownPlan, kept_plan, planning
from bot.games.changes import require_person
from bot.games.plan import DROPPED, Plan, plan_of, possible_part, round_to_plan
from bot.games.refusals import PlanRefused
from bot.games.table import Table
from bot.games.turn import drop_own_plan


async def open_plan(context: Context, table: Table) -> Answer:
    """Show the plan that is kept, or begin one; to somebody whose turn it is, the panel, and say so."""
    return await _show_plan(context, table)


async def change_plan(context: Context, table: Table) -> Answer:
    """Show the plan that the argument holds, which is not kept yet."""
    if context.argument.endswith(f"|{Action.TOGGLE_SUGGESTIONS}"):
        context = await context.change_person(lambda person: replace(person, suggestions=not person.suggestions))
    return await _show_unkept(context, table, context.parsed(ShownPlan.parse))


async def keep_plan(context: Context, table: Table) -> Answer:
    """Keep the plan that the argument holds, or say why it is too late for that."""
    shown = context.parsed(ShownPlan.parse)
    try:
        kept = await context.services.plans.keep(table.game.id, shown.plan, context.actor)
    except PlanRefused:
        return await _show_unkept(context, await context.services.tables.table(table.game.id), shown)
    return await _show_plan(context, kept)


async def drop_plan(context: Context, table: Table) -> Answer:
    """Drop the plan, and show it as one that may be kept again; or go on with the one that the argument holds."""
    before = plan_of(require_person(table.game, context.actor))
    table = await context.services.tables.change(table.game.id, drop_own_plan, context.actor)
    if context.argument:
        return await _show_unkept(context, table, context.parsed(ShownPlan.parse))
    if before:
        return await _show_unkept(context, table, ShownPlan(before), context.localizer("plan-dropped-now"))
    return await _show_plan(context, table)


async def _show_plan(context: Context, table: Table) -> Answer:
    """Show the plan that is kept as far as it is still possible; without one, the beginning of a plan."""
    if table.awaits(context.user_id):
        return await show_panel(context, table, notice=context.localizer("plan-turn-has-come"))
    table.require_current(None)
    seat = require_person(table.game, context.actor)
    following, kept = round_to_plan(table.state, seat.number), plan_of(seat)
    possible = possible_part(table.state, seat.number, kept) if kept else None
    if kept is None or possible is None or possible.is_empty:
        notice = context.localizer("plan-dropped") if seat.plan == DROPPED else ""
        return await _show_unkept(context, table, ShownPlan(Plan(following or 0)), notice)
    return await _plan_panel(await _planning(context, table, seat.number, ShownPlan(possible)), "", is_kept=True)


async def _show_unkept(context: Context, table: Table, shown: ShownPlan, notice: str = "") -> Answer:
    """Show a plan that is not kept, as far as it is possible; to somebody whose turn has come, the panel."""
    if table.awaits(context.user_id):
        return await show_panel(context, table, notice=context.localizer("plan-turn-has-come"))
    table.require_current(None)
    seat = require_person(table.game, context.actor)
    possible = possible_part(table.state, seat.number, shown.plan)
    if possible is None:
        return Show(compose(context.localizer("plan-no-turn-left")))
    if possible != shown.plan:
        late = possible.round > shown.plan.round
        notice = context.localizer("plan-too-late" if late else "plan-partly")
    shown = replace(shown, plan=possible)
    return await _plan_panel(await _planning(context, table, seat.number, shown), notice, is_kept=False)


async def _planning(context: Context, table: Table, seat: int, shown: ShownPlan) -> Planning:
    return Planning(table, seat, shown, await context.person(), context.localizer)


async def _plan_panel(view: Planning, notice: str, *, is_kept: bool) -> Panel:
    # Advice runs a network, and remarks score positions: too much for the event loop.
    screen = await asyncio.to_thread(kept_plan if is_kept else planning, view, notice)
    return Panel(screen, view.table, PanelKind.KEPT_PLAN if is_kept else PanelKind.PLAN)
