"""A bot that is not ours, in twenty lines of discord.py."""

import os

import discord
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route


class Again(ui.DynamicItem[ui.Button[ui.View]], template=r"count:(?P<count>\d+)"):
    def __init__(self, count: int) -> None:
        super().__init__(ui.Button(label=f"Count {count}", custom_id=f"count:{count}"))
        self.count = count

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: ui.Item[ui.View], match: object, /) -> "Again":
        return cls(int(match["count"]))  # type: ignore[index]

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"{self.count} times", view=shown(self.count + 1))


def shown(count: int) -> ui.View:
    return ui.View(timeout=None).add_item(Again(count))


@app_commands.command(description="Counts")
async def count(interaction: discord.Interaction, start: int) -> None:
    await interaction.response.send_message("Here we go", view=shown(start))


class Counter(discord.AutoShardedClient):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(count)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Again)
        await self.tree.sync()


if __name__ == "__main__":
    Route.BASE = os.environ["DISCORD_API_URL"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
    Counter().run(os.environ["DISCORD_TOKEN"])
