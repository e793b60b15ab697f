"""The coach: shows what was better than the latest turn of a person."""

import asyncio

from bot.chat.actions import Action
from bot.chat.handling.context import Context, Where
from bot.chat.handling.pipeline import at_table
from bot.chat.screens.posed import why_not
from bot.games.refusals import OldButton
from bot.games.table import Table


@at_table(Action.WHY_NOT, where=Where.ASIDE)
async def show_why_not(context: Context, table: Table) -> None:
    """Show what was better than the person's latest turn, which began at the ply in the argument."""
    grading = context.services.judge.grading(table, await context.person())
    graded = await asyncio.shield(grading) if grading else None
    if graded is None or graded.question is None or graded.turn[0].ply != context.number:
        raise OldButton
    await context.show(await context.drawn(why_not, table, graded, context.localizer))
