"""Actions that show the pace of a running table and propose a new pace."""

from bot.chat.kit.context import Context
from bot.chat.pace.screens import pace_panel
from bot.chat.proposals import propose
from bot.games import proposals
from bot.games.seats import require_person, require_playing
from bot.games.table import Table


async def show_pace(context: Context, table: Table) -> None:
    """Show the pace of the running table, and the person's choice of a new pace in the argument, as in "1440 turn"."""
    require_person(require_playing(table.game), context.actor)
    await context.reply.show(pace_panel(table.game, context.argument, context.localizer))


async def propose_pace(context: Context, table: Table) -> None:
    await propose(context, table, proposals.PACE, context.argument)
