"""The action that shows the ranking of a server."""

from __future__ import annotations

import asyncio

from bot.chat.actions.registry import action
from bot.chat.addresses import Action
from bot.chat.blocks import Screen
from bot.chat.interactions.request import Request
from bot.chat.screens.ranking import no_ranking, ranking
from bot.games.ranking import FinishedGame, games_by_ranking, standings
from bot.localization.fluent import FluentLocalizer


@action(Action.SHOW_RANKING)
async def show_ranking(request: Request) -> None:
    """Show the ranking of the game that the argument names, or of the one that is played most."""
    await request.defer()
    finished = await request.services.accounts.finished_games(request.interaction.guild_id or 0)
    user_id, localizer = request.interaction.user.id, request.localizer
    # Not on the event loop: there may be thousands of games.
    await request.answer(await asyncio.to_thread(_ranking, finished, request.argument, user_id, localizer))


def _ranking(finished: tuple[FinishedGame, ...], wanted: str, user_id: int, localizer: FluentLocalizer) -> Screen:
    found = games_by_ranking(finished)
    if not found:
        return no_ranking(localizer)
    chosen = wanted if wanted in found else next(iter(found))
    return ranking(standings(found[chosen]), chosen, tuple(found), user_id, localizer)
