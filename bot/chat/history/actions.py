"""Actions that show the past: a turn in full, the games of a channel, a game step by step. Games go on from a step."""

import asyncio
from dataclasses import replace

from bot.chat.history import screens as history
from bot.chat.kit.addresses import Action
from bot.chat.kit.blocks import MAX_OPTIONS
from bot.chat.kit.commands import plain_command
from bot.chat.kit.context import Context, Where, number_in
from bot.chat.kit.pipeline import Moment, alone, at_table, due, table_here
from bot.chat.result import told_points
from bot.chat.table_view import DECIDING
from bot.chat.turn.actions import show_panel
from bot.games.deadlines import expires_at
from bot.games.narration import computer_names
from bot.games.refusals import NotPlaying, OldButton, Refusal, unseated
from bot.games.series import may_be_shown_by
from bot.games.table import Table, game_record


@at_table(Action.TELL_WHAT_HAPPENED, where=Where.FRESH)
async def tell_what_happened(context: Context, table: Table) -> None:
    """Show the table as it was at an old message. The button of the message once listed the latest turns."""
    await show_step(replace(context, argument=str(context.ply or table.ply)), table)


@alone(Action.LIST_GAMES)
async def list_games(context: Context) -> None:
    """List the games of the channel; with the id of a game as argument, only older games."""
    before = context.number if context.argument else None
    # One game more than the list shows tells whether there are older games.
    games = await context.services.tables.games.games_in(context.channel_id, MAX_OPTIONS + 1, before)
    await context.reply.show(history.past_games(games, context.localizer, is_newest=before is None))


@at_table(Action.SHOW_STEP, Action.EARLIER_STEP, Action.LATER_STEP, where=Where.FRESH)
async def show_step(context: Context, table: Table) -> None:
    """Show one position of a game in a private message."""
    asked = context.argument or str(table.ply)
    if asked == DECIDING:
        # A game that no turn decided is shown from its beginning: everybody knows its end.
        deciding = (await context.services.contests.series.ending(table)).highlights.deciding(table.state)
        asked = str(deciding.turn[-1].ply + 1 if deciding else 0)
    step = replace(context, argument=asked).parsed(history.HistoryStep.parse)
    if step.kingdom is not None and step.kingdom not in range(len(table.state.kingdoms)):
        raise OldButton
    await context.reply.show(await asyncio.to_thread(history.history, table, step, context.localizer))


@alone(Action.READ_GAME, where=Where.FRESH)
async def read_game(context: Context) -> None:
    table = await table_here(context, context.number)
    await show_step(replace(context.naming(table.variant), argument=""), table)


@at_table(Action.SHOW_FILES, where=Where.ASIDE)
async def show_files(context: Context, table: Table) -> None:
    await context.reply.show(history.files(table, context.localizer))


@at_table(Action.SHOW_POINTS, where=Where.ASIDE)
@at_table(Action.TURN_POINTS)
async def show_points(context: Context, table: Table) -> None:
    _require_finished(table)
    page = context.parsed(lambda text: int(text or 0))
    await context.reply.show(await asyncio.to_thread(told_points, table, context.localizer, page))


@at_table(Action.SHOW_FILM, where=Where.ASIDE)
async def show_film(context: Context, table: Table) -> None:
    _require_finished(table)
    may_share = may_be_shown_by(table.game, context.user_id)
    ending = await context.services.contests.series.ending(table)
    await context.reply.show(
        await asyncio.to_thread(history.film, table, ending, context.localizer, may_share=may_share)
    )


@at_table(Action.SHARE_FILM)
async def share_film(context: Context, table: Table) -> None:
    _require_finished(table)
    _require_may_show(context, table)
    ending, localizer = (
        await context.services.contests.series.ending(table),
        context.services.channels.localizer(table.game),
    )
    own = await asyncio.to_thread(history.film, table, ending, context.localizer)
    public = await asyncio.to_thread(history.film, table, ending, localizer)
    await context.reply.share(public, own)


def _require_may_show(context: Context, table: Table) -> None:
    """Check that the person may show the game to everybody. Raises OldButton for a daily game, and as `unseated`."""
    if table.game.deal:
        raise OldButton
    if not may_be_shown_by(table.game, context.user_id):
        raise unseated(table.game, context.actor)


def _require_finished(table: Table) -> None:
    if not table.state.is_over:
        raise OldButton


@at_table(Action.EXPORT_GAME, where=Where.ASIDE)
async def export_game(context: Context, table: Table) -> None:
    """Send the record of a game as a file that `python -m engine replay` reads."""
    if not table.moves:
        raise NotPlaying(table.game)
    if table.game.start_position:
        # A record has all moves of a game.
        raise OldButton
    revealed = await context.services.tables.revealed(table.game)
    record = await asyncio.to_thread(lambda: str(game_record(table, revealed)))
    text = context.localizer("history-record", id=str(table.game.id))
    await context.reply.file(text, f"game-{table.game.id}.txt", record.encode())


@alone(Action.PLAY_ON, where=Where.ASIDE)
async def play_on(context: Context) -> None:
    """Begin a private game from the game and the ply in the argument, as in "17 42"."""
    first, _, second = context.argument.partition(" ")
    game_id, ply = number_in(first), number_in(second)
    table = await context.services.tables.table(game_id)
    if not context.is_in_channel(table.game) and table.game.seat_of(context.user_id) is None:
        raise Refusal("error-no-such-game")
    await begin_playing_on(context, table.require_readable(), ply)


async def begin_playing_on(context: Context, table: Table, ply: int) -> None:
    """Begin a private game from a ply of the table, and show its panel."""
    names, language = computer_names(context.localizer), await context.host_language()
    begun = await context.services.studies.playing_on.begin(table, ply, context.actor, names, language)
    await show_panel(context, begun, notice=context.localizer("played-on-begun"))


@due(expires_at)
async def delete_expired(moment: Moment, table: Table) -> None:
    """Delete a game a day after its last move; its table has nothing left to publish."""
    moment.changed(await moment.services.tables.delete(table))


plain_command("history", Action.LIST_GAMES)
