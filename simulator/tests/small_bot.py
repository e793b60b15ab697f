"""A bot that is not ours: a few commands and controls that show whether a simulated Discord behaves."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

HOSTILE = "<img src=x onerror=alert(1)> **bold** ||secret|| <t:1700000000:R>"
NAMES = ("Ada", "Alan", "Grace")


class Question(ui.Modal, title="A question"):
    name: ui.TextInput[Question] = ui.TextInput(label="Your name")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"You are {self.name.value}.", ephemeral=True)


class Controls(ui.LayoutView):
    """A button of each kind of answer, a select, and a picture."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Controls] = ui.Container(ui.TextDisplay(f"## Controls\n{HOSTILE}"), accent_colour=0xF2C230)
        box.add_item(
            ui.MediaGallery(discord.MediaGalleryItem("attachment://upright.png", description="An upright picture"))
        )
        buttons: ui.ActionRow[Controls] = ui.ActionRow()
        for label, act in ACTS.items():
            buttons.add_item(Button(label, act))
        box.add_item(buttons)
        box.add_item(ui.ActionRow(Fruit()))
        self.add_item(box)


class Button(ui.Button[Controls]):
    def __init__(self, label: str, act: Any) -> None:
        super().__init__(label=label, custom_id=f"act-{label}")
        self._act = act

    async def callback(self, interaction: discord.Interaction) -> None:
        await self._act(interaction)


class Fruit(ui.Select[Controls]):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=fruit, description=f"A kind of {fruit}") for fruit in ("Apple", "Pear")]
        super().__init__(placeholder="Fruit", options=options, custom_id="fruit")

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"{self.values[0]} it is.", ephemeral=True)


async def ask(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Question())


async def keep_silent(_: discord.Interaction) -> None:
    """Answer never."""


async def think(interaction: discord.Interaction) -> None:
    await interaction.response.defer(thinking=True, ephemeral=True)


async def open_thread(interaction: discord.Interaction) -> None:
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    await interaction.response.defer()
    thread = await channel.create_thread(name="Side talk", type=discord.ChannelType.public_thread)
    await thread.send("Here we are.")


async def write_privately(interaction: discord.Interaction) -> None:
    await interaction.response.defer()
    await interaction.user.send("Between us.")


ACTS = {"Ask": ask, "Silent": keep_silent, "Think": think, "Thread": open_thread, "Private": write_privately}


def picture(width: int, height: int) -> BytesIO:
    Image.new("RGB", (width, height), "teal").save(drawn := BytesIO(), "PNG")
    drawn.seek(0)
    return drawn


class SmallBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(greet)
        self.tree.add_command(controls)
        self.tree.add_command(call)
        self.tree.add_command(wave)

    async def setup_hook(self) -> None:
        await self.tree.sync()


async def suggest_names(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name, value=name.lower()) for name in NAMES if typed.lower() in name.lower()]


@app_commands.command(description="Greets somebody")
@app_commands.describe(name="Who", loud="Whether to shout")
@app_commands.autocomplete(name=suggest_names)
async def greet(interaction: discord.Interaction, name: str, loud: bool = False) -> None:  # noqa: FBT001, FBT002
    await interaction.response.send_message(f"Hello {name}{'!' if loud else '.'}", ephemeral=True)


@app_commands.command(description="Shows all controls")
async def controls(interaction: discord.Interaction) -> None:
    files = [discord.File(picture(300, 600), "upright.png")]
    await interaction.response.send_message(view=Controls(), files=files)


@app_commands.command(description="Calls somebody")
async def call(interaction: discord.Interaction, user: discord.User) -> None:
    files = [discord.File(picture(1100, 400), "wide.png", description="A wide picture")]
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    await interaction.response.send_message("Calling.", ephemeral=True)
    await channel.send(f"{user.mention}, it is your turn.", files=files)


@app_commands.context_menu(name="Wave")
async def wave(interaction: discord.Interaction, user: discord.User) -> None:
    await interaction.response.send_message(f"{interaction.user.mention} waves at {user.mention}.")
