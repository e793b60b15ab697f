"""Actions that look at the game as it stands."""

from __future__ import annotations

import asyncio

from bot.chat.board.deck import DeckQuestion, deck
from bot.chat.board.screens import board
from bot.chat.following import visitor_buttons
from bot.chat.kit.request import Request
from bot.chat.turn.result import result
from bot.chat.turn.screens import Look
from bot.games.refusals import NotPlaying, OldButton
from bot.games.table import Table


async def show_kingdom(request: Request) -> None:
    """Show a kingdom as it is now, large, or the whole table, in a message that only this person sees."""
    await request.defer(fresh=True)
    look = request.parsed(Look.parse)
    await look_at(request, await request.services.tables.table(request.required_game_id), look)


async def show_table(request: Request) -> None:
    """Show the whole table in a message of its own: the panel stays as it is."""
    await request.defer(aside=True)
    await look_at(request, await request.services.tables.table(request.required_game_id), Look())


async def look_at(request: Request, table: Table, look: Look) -> None:
    """Show what somebody looks at; the whole of a table whose game is over is its poster.

    Raises OldButton if there is no such kingdom, or NotPlaying for a lobby, which has no kingdoms yet.
    """
    if not table.moves:
        raise NotPlaying(table.game)
    if look.kingdom is not None and look.kingdom not in range(len(table.state.kingdoms)):
        raise OldButton
    user_id, localizer = request.interaction.user.id, request.localizer
    # Views and alt texts score every kingdom: too much for the event loop.
    if table.state.is_over and look.kingdom is None:
        series = await request.services.series.standings(table.game)
        screen = await asyncio.to_thread(result, table, table.ply, series, localizer)
    else:
        more = await visitor_buttons(request, table)
        screen = await asyncio.to_thread(board, table, user_id, localizer, look, more=more)
    await request.answer(screen, text_mode=look.text_mode)


async def show_deck(request: Request) -> None:
    """Show what is still unseen, in a message of its own: the panel stays as it is."""
    await request.defer(aside=True)
    await ask_deck(request)


async def ask_deck(request: Request) -> None:
    """Show what is still unseen, with an answer to the question in the argument."""
    await request.defer()
    table = await request.services.tables.table(request.required_game_id)
    question = DeckQuestion.parse(request.argument)
    # Chances are counted exactly: too much for the event loop.
    screen = await asyncio.to_thread(deck, table, question, request.localizer)
    await request.answer(screen, text_mode=question.text_mode)
