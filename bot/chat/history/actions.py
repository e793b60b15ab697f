"""Actions that look at what has happened: a turn in full, the games of a channel, a game step by step."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.chat.following import visitor_buttons
from bot.chat.history import analysis
from bot.chat.history import screens as history
from bot.chat.kit.blocks import MAX_OPTIONS
from bot.chat.kit.pipeline import share
from bot.chat.kit.request import Request
from bot.games.changes import unseated
from bot.games.refusals import NotPlaying, OldButton, Refusal
from bot.games.table import Table, game_record
from players.analysis.analysis import can_analyse
from players.analysis.summary import Summary


async def tell_what_happened(request: Request) -> None:
    """Tell one by one the turns that the message with the button sums up."""
    await request.defer(fresh=True)
    table = await request.services.tables.table(request.required_game_id)
    shown, more = table.as_shown(request.ply or table.ply), await visitor_buttons(request, table)
    screen = await asyncio.to_thread(history.what_happened, shown, request.number, request.localizer, more)
    await request.answer(screen)


async def list_games(request: Request) -> None:
    """List the games of this channel; those before the game of the id in the argument, if there is one."""
    await request.defer()
    before = request.number if request.argument else None
    # One more than is shown tells whether there are older ones.
    channel_id, limit = request.interaction.channel_id or 0, MAX_OPTIONS + 1
    games = await request.services.games.games_in(channel_id, limit, before)
    await request.answer(history.past_games(games, request.localizer, is_newest=before is None))


async def show_step(request: Request) -> None:
    """Show one position of a game, in a message that only this person sees."""
    await request.defer(fresh=True)
    table = await request.services.tables.table(request.required_game_id)
    step = request.parsed(lambda text: history.HistoryStep.parse(text or str(table.ply)))
    if step.kingdom is not None and step.kingdom not in range(len(table.state.kingdoms)):
        raise OldButton
    await request.answer(await asyncio.to_thread(history.history, table, step, request.localizer))


async def read_game(request: Request) -> None:
    """Show the last position of a game that was chosen from the list."""
    await request.defer(fresh=True)
    chosen = replace(request, game_id=request.number, argument="")
    await chosen.require_here()
    await show_step(chosen)


async def show_film(request: Request) -> None:
    """Show a finished game as an animated picture, in a message of its own that only this person sees."""
    await request.defer(aside=True)
    table = await _finished_table(request)
    may_share = table.game.may_be_shown_by(request.interaction.user.id)
    screen = await asyncio.to_thread(history.film, table, request.localizer, may_share=may_share)
    await request.answer(screen)


async def share_film(request: Request) -> None:
    """Show the film to everybody, in the language of the table."""
    await request.defer()
    table = await _finished_table(request)
    reply = request.public_reply
    if not table.game.may_be_shown_by(request.interaction.user.id) or reply is None:
        raise unseated(table.game, request.actor)
    own = await asyncio.to_thread(history.film, table, request.localizer)
    public = await asyncio.to_thread(history.film, table, request.services.channels.localizer(table.game))
    await share(request, reply, own, public)


async def _finished_table(request: Request) -> Table:
    """Return the table. Raises OldButton if the game has not been played to its end."""
    table = await request.services.tables.table(request.required_game_id)
    if not table.state.is_over:
        raise OldButton
    return table


async def export_game(request: Request) -> None:
    """Hand out the record of a game as a file that `python -m engine replay` reads."""
    await request.defer(aside=True)
    table = await request.services.tables.table(request.required_game_id)
    if not table.moves:
        raise NotPlaying(table.game)
    record = await asyncio.to_thread(lambda: str(game_record(table)))
    text = request.localizer("history-record", id=str(table.game.id))
    await request.send_file(text, f"game-{table.game.id}.txt", record.encode())


async def export_chosen_game(request: Request) -> None:
    """Hand out the record of the game whose id is the argument, if it was played in this channel."""
    await request.defer()
    # People may type something that autocomplete has not offered.
    try:
        chosen = replace(request, game_id=request.number)
    except OldButton:
        raise Refusal("error-no-such-game") from None
    await chosen.require_here()
    await export_game(chosen)


async def analyse(request: Request) -> None:
    """Show the analysis of a finished game, in a message of its own that only this person sees."""
    await request.defer(aside=True)
    await show_analysis(request)


async def show_analysis(request: Request) -> None:
    """Show the analysis, which is made first if it is not there yet. Raises as `_analysed`."""
    await request.defer()
    table, summary = await _analysed(request)
    user_id, localizer = request.interaction.user.id, request.localizer
    await request.answer(await asyncio.to_thread(analysis.analysis, table, summary, user_id, localizer))


async def show_better_turn(request: Request) -> None:
    """Show one of the turns that would have been better. Raises OldButton, or as `_analysed`."""
    await request.defer()
    table, summary = await _analysed(request)
    number, user_id, localizer = request.number, request.interaction.user.id, request.localizer
    if number not in range(len(summary.better)):
        raise OldButton
    await request.answer(await asyncio.to_thread(analysis.better_turn, table, summary, number, user_id, localizer))


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
