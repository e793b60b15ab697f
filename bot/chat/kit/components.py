"""Buttons and selects whose custom ids are addresses, "b:play:17:42:12@g8e" and "s:spot:17:42:".

They are dynamic items: discord.py makes them anew from the custom id whenever one is used, so none is kept in memory.
All of the bot's buttons are of one class, and so are all selects of each kind, because a view that mixes ordinary and
dynamic components unregisters the dynamic ones for the whole bot when it is stopped (discord.py 2.7). The kinds
have different prefixes because discord.py calls every dynamic item whose template matches a custom id.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Any, Protocol, Self

from discord import Interaction, ui

from bot.chat.kit.addresses import ADDRESS, Address


class Kind(StrEnum):
    """The kinds of components; each value is the prefix of their custom ids."""

    BUTTON = "b"
    SELECT = "s"
    MULTI_SELECT = "m"
    CHANNELS = "c"


def custom_id(kind: Kind, address: Address) -> str:
    """Return the custom id of a component of that kind with that address."""
    return f"{kind}:{address}"


class Dispatcher(Protocol):
    """What discord.py's client must offer for these components to work."""

    async def dispatch_component(self, interaction: Interaction[Any], address: str, value: str | None) -> None:
        """Do what the address says; `value` is the option that was chosen in a select."""


class AddressButton(ui.DynamicItem[ui.Button[Any]], template=f"{Kind.BUTTON}:(?P<address>{ADDRESS})"):
    """A button with an address."""

    @classmethod
    async def from_custom_id(cls, _: Interaction[Any], __: ui.Item[Any], match: re.Match[str], /) -> Self:
        # The label is never sent; discord.py wants one.
        return cls(ui.Button(label="·", custom_id=match.string))

    async def callback(self, interaction: Interaction[Any]) -> None:
        await _dispatcher(interaction).dispatch_component(interaction, _address(self.custom_id), None)


class AddressSelect(ui.DynamicItem[ui.Select[Any]], template=f"{Kind.SELECT}:(?P<address>{ADDRESS})"):
    """A select of one option with an address."""

    @classmethod
    async def from_custom_id(cls, _: Interaction[Any], __: ui.Item[Any], match: re.Match[str], /) -> Self:
        return cls(ui.Select(custom_id=match.string))

    async def callback(self, interaction: Interaction[Any]) -> None:
        # `self.item.values` is empty if Discord sends "resolved" along, even with nothing in it.
        data: Any = interaction.data
        value = next(iter(data.get("values") or ()), "")
        await _dispatcher(interaction).dispatch_component(interaction, _address(self.custom_id), value)


class AddressMultiSelect(ui.DynamicItem[ui.Select[Any]], template=f"{Kind.MULTI_SELECT}:(?P<address>{ADDRESS})"):
    """A select of any number of options with an address."""

    @classmethod
    async def from_custom_id(cls, _: Interaction[Any], __: ui.Item[Any], match: re.Match[str], /) -> Self:
        return cls(ui.Select(custom_id=match.string))

    async def callback(self, interaction: Interaction[Any]) -> None:
        await _dispatch_chosen(interaction, _address(self.custom_id))


class AddressChannelSelect(ui.DynamicItem[ui.ChannelSelect[Any]], template=f"{Kind.CHANNELS}:(?P<address>{ADDRESS})"):
    """A select of any number of channels with an address."""

    @classmethod
    async def from_custom_id(cls, _: Interaction[Any], __: ui.Item[Any], match: re.Match[str], /) -> Self:
        return cls(ui.ChannelSelect(custom_id=match.string))

    async def callback(self, interaction: Interaction[Any]) -> None:
        await _dispatch_chosen(interaction, _address(self.custom_id))


DYNAMIC_ITEMS = AddressButton, AddressSelect, AddressMultiSelect, AddressChannelSelect


async def _dispatch_chosen(interaction: Interaction[Any], address: str) -> None:
    """Do what the address of a select says, with all that was chosen in it."""
    data: Any = interaction.data
    # To choose nothing is a choice as well, so the argument says what it was about.
    chosen = " ".join([address.split(":", 3)[-1], *(data.get("values") or ())])
    await _dispatcher(interaction).dispatch_component(interaction, address, chosen)


def _dispatcher(interaction: Interaction[Any]) -> Dispatcher:
    client: Dispatcher = interaction.client
    return client


def _address(custom_id: str) -> str:
    """Return the address in a custom id, which follows the prefix of its kind."""
    return custom_id.partition(":")[2]
