"""Actions that show the present game."""

import asyncio
from dataclasses import replace

from bot.chat.board.questions import answer
from bot.chat.board.screens import DeckQuestion, board, deck
from bot.chat.following import visitor_buttons
from bot.chat.kit.addresses import Action
from bot.chat.kit.context import Context, Where
from bot.chat.kit.pipeline import at_table
from bot.chat.result import final_board, final_duel
from bot.chat.table_view import Look
from bot.games.challenges import ChallengeKind, kind_of
from bot.games.refusals import NotPlaying, OldButton
from bot.games.table import Table


@at_table(Action.SHOW_KINGDOM, where=Where.FRESH)
async def show_kingdom(context: Context, table: Table) -> None:
    """Show a present kingdom large, or the whole table, in a private message.

    A public message shows the whole table itself, so its button leads to the person's own kingdom with all its points.
    """
    look = context.parsed(Look.parse)
    if look.kingdom is None and context.public_message_id and table.is_playing:
        seat = table.game.seat_of(context.user_id)
        look = replace(look, kingdom=table.state.kingdom_of(seat.number) if seat else table.state.king.kingdom)
    await look_at(context, table, look)


@at_table(Action.SHOW_TABLE, where=Where.ASIDE)
async def show_table(context: Context, table: Table) -> None:
    """Show the whole table in a separate message, so the panel stays unchanged."""
    await look_at(context, table, Look())


async def look_at(context: Context, table: Table, look: Look) -> None:
    """Show the kingdom or the table of a look; the whole table of a finished game is a poster.

    Raises OldButton for an unknown kingdom, and NotPlaying for a lobby, which has no kingdoms yet.
    """
    if not table.moves and not table.game.deal.start_position:
        raise NotPlaying(table.game)
    if look.kingdom is not None and look.kingdom not in range(len(table.state.kingdoms)):
        raise OldButton
    context = context.naming(table.variant)
    # Views and alt texts score every kingdom, which would block the event loop.
    if table.state.is_over and look.kingdom is None:
        ending = await context.services.contests.series.ending(table)
        announced = await context.services.contests.challenges.next_hash(table.game)
        screen = await asyncio.to_thread(final_board, table, ending, context.localizer, announced)
    else:
        more = await visitor_buttons(context, table)
        screen = await asyncio.to_thread(board, table, context.user_id, context.localizer, look, more=more)
    await context.reply.show(screen, text_mode=look.text_mode)


async def show_end(context: Context, table: Table) -> None:
    """Show the end of a game that only a panel shows; a game to beat ends with the comparison."""
    deal, service = table.game.deal.name, context.services.contests.challenges
    if deal and kind_of(deal) is ChallengeKind.BEAT:
        results = await service.results(context.user_id, deal)
        if results.score_of(context.user_id):
            localizer = context.naming(results.variant).localizer
            await context.reply.show(await asyncio.to_thread(final_duel, table, await service.duel(results), localizer))
            return
    await look_at(context, table, Look())


@at_table(Action.ASK_BOARD, where=Where.ASIDE)
async def ask_board(context: Context, table: Table) -> None:
    """Answer the question in the argument about the person's kingdom, or else about the kingdom to move."""
    if not table.moves:
        raise NotPlaying(table.game)
    seat = table.game.seat_of(context.user_id)
    index = table.state.kingdom_of(seat.number if seat else table.acting_seat or 1)
    await context.reply.show(await asyncio.to_thread(answer, context.argument, table, index, context.localizer))


@at_table(Action.SHOW_DECK, where=Where.ASIDE)
@at_table(Action.ASK_DECK)
async def ask_deck(context: Context, table: Table) -> None:
    """Show the unseen dominoes, with an answer to the question in the argument. Raises NotPlaying after the end."""
    if table.state.is_over:
        raise NotPlaying(table.game)
    question = DeckQuestion.parse(context.argument)
    # Chances are counted exactly, which would block the event loop.
    screen = await asyncio.to_thread(deck, table, question, context.naming(table.variant).localizer)
    await context.reply.show(screen, text_mode=question.text_mode)
