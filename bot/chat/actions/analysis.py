"""Actions that show the analysis of a finished game."""

from __future__ import annotations

import asyncio

from bot.chat.actions.registry import action
from bot.chat.actions.sharing import share
from bot.chat.addresses import Action
from bot.chat.interactions.request import Request
from bot.chat.screens import analysis
from bot.games.game_changes import unseated
from bot.games.refusals import OldButton
from bot.games.table import Table
from players.analysis.analysis import can_analyse
from players.analysis.summary import Summary


@action(Action.ANALYSE)
async def analyse(request: Request) -> None:
    """Show the analysis of a finished game, in a message of its own that only this person sees."""
    await request.defer(aside=True)
    await show_analysis(request)


@action(Action.SHOW_ANALYSIS)
async def show_analysis(request: Request) -> None:
    """Show the analysis, which is made first if it is not there yet. Raises as `_analysed`."""
    await request.defer()
    table, summary = await _analysed(request)
    user_id, localizer = request.interaction.user.id, request.localizer
    await request.answer(await asyncio.to_thread(analysis.analysis, table, summary, user_id, localizer))


@action(Action.SHOW_BETTER_TURN)
async def show_better_turn(request: Request) -> None:
    """Show one of the turns that would have been better. Raises OldButton, or as `_analysed`."""
    await request.defer()
    table, summary = await _analysed(request)
    number, user_id, localizer = request.number, request.interaction.user.id, request.localizer
    if number not in range(len(summary.better)):
        raise OldButton
    await request.answer(await asyncio.to_thread(analysis.better_turn, table, summary, number, user_id, localizer))


@action(Action.SHARE_ANALYSIS)
async def share_analysis(request: Request) -> None:
    """Show the analysis to everybody, in the language of the table."""
    await request.defer()
    table, summary = await _analysed(request)
    reply, user_id = request.public_reply, request.interaction.user.id
    if not table.game.may_be_shown_by(user_id) or reply is None:
        raise unseated(table.game, request.actor)
    own = await asyncio.to_thread(analysis.analysis, table, summary, user_id, request.localizer, is_shared=True)
    localizer = request.services.channels.localizer(table.game)
    public = await asyncio.to_thread(analysis.shared_analysis, table, summary, localizer)
    await share(request, reply, own, public)


async def _analysed(request: Request) -> tuple[Table, Summary]:
    """Return the table and its analysis; tell the person if it has to be made first.

    Raises OldButton for a game that cannot be analysed, or as `AnalysisService.analyse`.
    """
    table = await request.services.tables.table(request.required_game_id)
    if not table.state.is_over or not can_analyse(table.start):
        raise OldButton
    analyses = request.services.analyses
    if summary := await analyses.kept(table.game.id):
        return table, summary
    making = analyses.analyse(table, request.interaction.user.id)
    await request.answer(analysis.analysing(table, analyses.before(table.game.id), request.localizer))
    # If this person stops waiting, it still goes on for the others.
    return table, await asyncio.shield(making)
