"""Actions that show the results of a person, and the ranking of a server."""

from __future__ import annotations

import asyncio

import discord

from bot.chat.actions.registry import action
from bot.chat.addresses import Action
from bot.chat.blocks import Screen
from bot.chat.interactions.request import Request
from bot.chat.screens import lookups
from bot.chat.screens.ranking import no_ranking, ranking
from bot.games.names import plain_name
from bot.games.ranking import FinishedGame, games_by_ranking, standings
from bot.games.refusals import Refusal
from bot.localization.fluent import FluentLocalizer


@action(Action.SHOW_RESULTS)
async def show_own_results(request: Request) -> None:
    """Show the results of the person who asks."""
    await show_results(request, request.interaction.user)


async def show_results(request: Request, person: discord.User | discord.Member) -> None:
    """Show the person's results on the server; in a private conversation only the asker's."""
    await request.defer()
    guild_id, localizer = request.interaction.guild_id, request.localizer
    # The person who asks may not share any server with this person.
    if guild_id is None and person.id != request.interaction.user.id:
        raise Refusal("error-results-of-another")
    rows, name = await request.services.accounts.reader.statistics(person.id, guild_id), plain_name(person.display_name)
    shown = lookups.statistics(name, rows, localizer) if guild_id else lookups.own_statistics(rows, localizer)
    await request.answer(shown)


@action(Action.SHOW_RANKING)
async def show_ranking(request: Request) -> None:
    """Show the ranking of the game that the argument names, or of the one that is played most."""
    await request.defer()
    finished = await request.services.accounts.reader.finished_games(request.interaction.guild_id or 0)
    user_id, localizer = request.interaction.user.id, request.localizer
    # Not on the event loop: there may be thousands of games.
    await request.answer(await asyncio.to_thread(_ranking, finished, request.argument, user_id, localizer))


def _ranking(finished: tuple[FinishedGame, ...], wanted: str, user_id: int, localizer: FluentLocalizer) -> Screen:
    found = games_by_ranking(finished)
    if not found:
        return no_ranking(localizer)
    chosen = wanted if wanted in found else next(iter(found))
    return ranking(standings(found[chosen]), chosen, tuple(found), user_id, localizer)
