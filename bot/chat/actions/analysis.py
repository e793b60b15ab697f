"""Actions that show the analysis of a finished game."""

from __future__ import annotations

import asyncio

from bot.chat.actions.registry import action
from bot.chat.addresses import Action
from bot.chat.interactions.request import Request
from bot.chat.screens import analysis
from bot.games.errors import OldButton
from players.analysis.analysis import can_analyse


@action(Action.ANALYSE)
async def analyse(request: Request) -> None:
    """Show the analysis of a finished game, in a message of its own that only this person sees."""
    await request.defer(aside=True)
    await show_analysis(request)


@action(Action.SHOW_ANALYSIS)
async def show_analysis(request: Request) -> None:
    """Show the analysis, which is made first if it is not there yet; with an argument one of the better turns.

    Raises OldButton, or as `AnalysisService.analyse`.
    """
    await request.defer()
    table = await request.services.tables.table(request.required_game_id)
    if not table.state.is_over or not can_analyse(table.start):
        raise OldButton
    analyses, localizer = request.services.analyses, request.localizer
    summary = await analyses.kept(table.game.id)
    if summary is None:
        before = analyses.count
        making = analyses.analyse(table, request.interaction.user.id)
        await request.answer(analysis.analysing(table, before, localizer))
        summary = await making
    user_id = request.interaction.user.id
    if not request.argument:
        screen = await asyncio.to_thread(analysis.analysis, table, summary, user_id, localizer)
    elif request.number in range(len(summary.better)):
        screen = await asyncio.to_thread(analysis.better_turn, table, summary, request.number, user_id, localizer)
    else:
        raise OldButton
    await request.answer(screen)
