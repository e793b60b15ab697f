"""Buttons and selects that carry what they do, and so work for ever: after a restart, and on last year's message.

A `custom_id` is kind, action, game, ply and argument, "b:play:17:42:12@g8e". There is one class of buttons and one of
selects, both dynamic items: a view that held others besides could unregister them for the whole bot (discord.py 2.7).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

import discord
from discord import Interaction, ui

_TEMPLATE = r"(?P<action>[a-z]+):(?P<game>\d+):(?P<ply>\d+):(?P<argument>.*)"
LABEL = 80
OPTION = 100
OPTIONS = 25


@dataclass(frozen=True)
class Address:
    """What a component does: an action on a game at a ply, with an argument, often a move."""

    action: str
    game: int
    ply: int = 0
    argument: str = ""

    def __str__(self) -> str:
        return f"{self.action}:{self.game}:{self.ply}:{self.argument}"

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        return cls(match["action"], int(match["game"]), int(match["ply"]), match["argument"])


@dataclass(frozen=True)
class Choice:
    """An option of a select."""

    label: str
    value: str
    description: str | None = None
    chosen: bool = False


class Button(ui.DynamicItem[ui.Button[Any]], template=f"b:{_TEMPLATE}"):
    """A button with an address."""

    def __init__(
        self,
        address: Address,
        label: str = "",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> None:
        super().__init__(ui.Button(label=cut(label, LABEL), style=style, custom_id=f"b:{address}", disabled=disabled))
        self.address = address

    @classmethod
    async def from_custom_id(cls, _: Interaction[Any], __: ui.Item[Any], match: re.Match[str], /) -> Self:
        return cls(Address.of(match), "·")

    async def callback(self, interaction: Interaction[Any]) -> None:
        await interaction.client.handle_component(interaction, self.address, self.address.argument)


class Select(ui.DynamicItem[ui.Select[Any]], template=f"s:{_TEMPLATE}"):
    """A select of one option, with an address; the chosen value is the argument of the request."""

    def __init__(self, address: Address, placeholder: str = "", choices: Sequence[Choice] = ()) -> None:
        options = [
            discord.SelectOption(
                label=cut(choice.label, OPTION),
                value=choice.value,
                description=cut(choice.description, OPTION) if choice.description else None,
                default=choice.chosen,
            )
            for choice in choices
        ]
        super().__init__(ui.Select(custom_id=f"s:{address}", placeholder=cut(placeholder, 150), options=options))
        self.address = address

    @classmethod
    async def from_custom_id(cls, _: Interaction[Any], __: ui.Item[Any], match: re.Match[str], /) -> Self:
        return cls(Address.of(match))

    async def callback(self, interaction: Interaction[Any]) -> None:
        # `self.item.values` is empty where Discord sends "resolved" along, even with nothing in it.
        data: Any = interaction.data
        await interaction.client.handle_component(interaction, self.address, data["values"][0])


DYNAMIC_ITEMS = Button, Select


def cut(text: str, length: int) -> str:
    return text if len(text) <= length else f"{text[: length - 1]}…"
