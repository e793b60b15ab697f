"""A bot that counts, in twenty lines of discord.py."""

import os
from typing import Any

import discord
from discord import app_commands, ui


def button(count: int) -> ui.View:
    view = ui.View(timeout=None).add_item(ui.Button(label=f"Count {count}", custom_id=str(count)))
    view.stop()  # so that on_interaction answers, after a restart too
    return view


@app_commands.command(description="Counts")
async def count(interaction: discord.Interaction, start: app_commands.Range[int, 0]) -> None:
    await interaction.response.send_message("Here we go", view=button(start))


class Counter(discord.AutoShardedClient):
    async def setup_hook(self) -> None:
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(count)
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data
        if "custom_id" in data:
            number = int(data["custom_id"])
            await interaction.response.edit_message(content=f"{number} times", view=button(number + 1))


if __name__ == "__main__":
    Counter(intents=discord.Intents(guilds=True)).run(os.environ["DISCORD_TOKEN"])
