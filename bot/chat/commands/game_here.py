"""Commands about the game that is played in the channel."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from discord import Interaction

from bot.chat.errors import NoGameHere
from bot.chat.interactions.error_boundary import perform
from bot.chat.interactions.request import Handler, Request
from bot.chat.interactions.services import Services
from bot.monitoring.activity import describe_activity


async def perform_here(handler: Handler, interaction: Interaction[Any], services: Services, argument: str = "") -> None:
    """Carry out a command on the live game of the channel; if there is none, explain that."""

    async def handle(request: Request) -> None:
        await request.defer()
        game = await services.games.live_game(interaction.channel_id or 0)
        if game is None:
            raise NoGameHere
        describe_activity(game_id=game.id)
        request.progress.game_id = game.id
        await handler(replace(request, game_id=game.id))

    await perform(handle, Request(interaction, services, argument=argument))
