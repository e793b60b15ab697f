"""Playing on from a position of another game, in private and against computer players."""

from bot.chat.actions import Action
from bot.chat.deeds.turn import show_panel
from bot.chat.handling.context import Context, Where, number_in
from bot.chat.handling.pipeline import alone, due
from bot.games.deadlines import expires_at
from bot.games.rights import Deed, require
from bot.games.table import Table
from bot.games.words.narration import computer_names


@alone(Action.PLAY_ON, where=Where.ASIDE)
async def play_on(context: Context) -> None:
    """Begin a private game from the game and the ply in the argument, as in "17 42"."""
    first, _, second = context.argument.partition(" ")
    game_id, ply = number_in(first), number_in(second)
    table = await context.tables.table(game_id)
    require(Deed.LOOK_BACK, table.game, context.actor)
    await begin_playing_on(context, table.require_readable(), ply)


async def begin_playing_on(context: Context, table: Table, ply: int) -> None:
    """Begin a private game from a ply of the table, and show its panel."""
    names, language = computer_names(context.localizer), await context.host_language()
    begun = await context.services.playing_on.begin(table, ply, context.actor, names, language)
    await show_panel(context, begun, notice=context.localizer("played-on-begun"))


@due(expires_at)
async def delete_expired(context: Context, table: Table) -> None:
    """Delete a game a day after its last move; its table has nothing left to publish."""
    context.changed(await context.tables.delete(table))
