"""A bot with the traffic of a turn and nothing behind it: what discord.py and the socket cost anyway.

A turn is two taps. The first opens a private panel with a picture; the second replaces it by a note, sends the next
public message with a picture, and takes the buttons off the one before, whose picture is uploaded again.
"""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Any

import discord
import yarl
from discord import ui
from discord.gateway import DiscordWebSocket
from discord.http import Route

from benchmarks.load.people import ENDS, OPENERS

PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "kingdomino-table.png"
Click = discord.Interaction[Any]


class NoOpBot(discord.AutoShardedClient):
    """Answers clicks; whatever it shows is the same."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.picture = PICTURE.read_bytes()
        self.sent = 0

    def file(self) -> discord.File:
        self.sent += 1
        return discord.File(io.BytesIO(self.picture), f"table-{self.sent}.png", description="The table")

    async def on_ready(self) -> None:
        for guild in self.guilds:
            for channel in guild.text_channels:
                await self.announce(channel)

    async def announce(self, channel: Any) -> None:
        file = self.file()
        await channel.send(view=screen(file, ui.Button(label=OPENERS[0], custom_id="open")), file=file)

    async def on_interaction(self, click: Click) -> None:
        data: Any = click.data
        action, _, message_id = data["custom_id"].partition(":")
        await (self.open(click) if action == "open" else self.take(click, int(message_id)))

    async def open(self, click: Click) -> None:
        await click.response.defer(ephemeral=True, thinking=True)
        assert click.message
        file, take = self.file(), ui.Button[Any](label=ENDS[0], custom_id=f"take:{click.message.id}")
        await click.edit_original_response(view=screen(file, take), attachments=[file])

    async def take(self, click: Click, before: int) -> None:
        await click.response.defer()
        note: ui.LayoutView = ui.LayoutView().add_item(ui.TextDisplay("Taken"))
        note.stop()
        await click.edit_original_response(view=note, attachments=[])
        await self.announce(click.channel)
        file, channel = self.file(), self.get_partial_messageable(click.channel_id or 0)
        await channel.get_partial_message(before).edit(view=screen(file), attachments=[file])


def screen(file: discord.File, *buttons: ui.Button[Any]) -> ui.LayoutView:
    """Return a text and a picture, above the buttons."""
    view = ui.LayoutView(timeout=None).add_item(ui.TextDisplay("Anybody's turn"))
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem(file)))
    if buttons:
        view.add_item(ui.ActionRow(*buttons))
    # So that discord.py does not keep it: the client looks at the interactions itself.
    view.stop()
    return view


def main() -> None:
    Route.BASE = os.environ["DISCORD_API_URL"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
    NoOpBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
