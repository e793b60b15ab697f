"""Lets the controls of a screen lead elsewhere: a panel then serves for turns that are only imagined."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from enum import StrEnum
from typing import TypeAlias

from bot.chat.addresses import Address
from bot.chat.blocks import Block, Button, Option, Row, Select

Follow: TypeAlias = Callable[[Address], str]
"""Returns the argument that takes the place of an address."""


def redirected(
    blocks: Iterable[Block], target: Address, follow: Follow, without: Collection[StrEnum] = ()
) -> Iterator[Block]:
    """Yield the blocks with the action of `target` in all controls; leave out those with an action of `without`.

    Each argument is followed by the action that the control had, as two controls may lead to the same place and
    addresses must differ. Buttons for text mode only are left out: they tell of the table as it is.
    """
    for block in blocks:
        if not isinstance(block, Row):
            yield block
        elif block.controls and isinstance(block.controls[0], Select):
            yield Row((_select(block.controls[0], target, follow),))
        elif buttons := tuple(_buttons(block, target, follow, without)):
            yield Row(buttons)


def _select(select: Select, target: Address, follow: Follow) -> Select:
    def option(each: Option) -> Option:
        origin = select.address
        return replace(each, value=f"{follow(replace(origin, argument=each.value))}|{origin.action}")

    address = replace(target, argument=f"{target.argument}|{select.address.action}")
    return replace(select, address=address, options=tuple(map(option, select.options)))


def _buttons(row: Row, target: Address, follow: Follow, without: Collection[StrEnum]) -> Iterator[Button]:
    for button in row.controls:
        if isinstance(button, Button) and button.address.action not in without:
            argument = f"{follow(button.address)}|{button.address.action}"
            yield replace(button, address=replace(target, argument=argument))
