"""Custom ids: the address of a control, as Discord returns it: "b:play:17:42:12@g8e", "s:spot:17:42:".

A custom id has all data of its control, so controls work after a restart and on messages from last year.
"""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from zlib import crc32

from bot.chat.kit.blocks import Address


class Control(StrEnum):
    """The kinds of controls; each value is the prefix of their custom ids."""

    BUTTON = "b"
    SELECT = "s"
    MULTI_SELECT = "m"
    CHANNELS = "c"
    ROLES = "r"
    PEOPLE = "p"


def custom_id(kind: Control, address: Address) -> str:
    return f"{kind}.{address.mark}:{address}" if address.mark else f"{kind}:{address}"


def mark_in(identifier: str) -> str:
    """Return the nonce in the custom id of the first control of a message; empty without one."""
    return identifier.partition(":")[0].partition(".")[2]


def choosing_custom_id(kind: Control, address: Address, chosen: object) -> str:
    """Return the custom id of a select of channels or roles, which changes with the chosen channels or roles.

    Under an unchanged id, desktop clients keep showing what was chosen before (discord-api-docs #7536).
    """
    return f"{custom_id(kind, address)} {crc32(str(chosen).encode()):x}"


def used_control(identifier: str, values: Sequence[str]) -> Address:
    """Return the address in the custom id of a control, with the chosen values as the argument.

    Raises ValueError or TypeError.
    """
    kind, _, text = identifier.partition(":")
    address = Address.parse(text)
    match Control(kind.partition(".")[0]):
        # Discord sends the chosen people separately from the values.
        case Control.BUTTON | Control.PEOPLE:
            return address
        case Control.SELECT:
            return replace(address, argument="".join(values[:1]))
        case Control.MULTI_SELECT:
            # An empty choice is valid too, so the argument begins with the name of the setting.
            return replace(address, argument=" ".join([address.argument, *values]))
        case Control.CHANNELS | Control.ROLES:
            about, _, _ = address.argument.rpartition(" ")
            return replace(address, argument=" ".join([about, *values]))
