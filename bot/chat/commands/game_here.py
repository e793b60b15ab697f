"""Commands about the game that is played in the channel."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from discord import Interaction

from bot.chat.interactions.error_boundary import perform
from bot.chat.interactions.request import Handler, Request
from bot.chat.interactions.services import Services
from bot.games.refusals import Refusal
from bot.monitoring.activity import describe_activity


async def perform_here(handler: Handler, interaction: Interaction[Any], services: Services, argument: str = "") -> None:
    """Carry out a command on the live game of the channel; if there is none, explain that."""

    async def handle(request: Request) -> None:
        await request.defer()
        table = await services.tables.live(interaction.channel_id or 0)
        if table is None:
            raise Refusal("error-no-game-here")
        describe_activity(game_id=table.game.id)
        request.progress.game_id = table.game.id
        await handler(replace(request, game_id=table.game.id, found=table))

    await perform(handle, Request(interaction, services, argument=argument))
