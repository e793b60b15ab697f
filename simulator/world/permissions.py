"""Permissions of the bot and of people in a channel (topics/permissions)."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from simulator import api
from simulator.api import Json

_BITS: Final = {
    "MANAGE_CHANNELS": 4,
    "MANAGE_GUILD": 5,
    "ADD_REACTIONS": 6,
    "VIEW_CHANNEL": 10,
    "SEND_MESSAGES": 11,
    "MANAGE_MESSAGES": 13,
    "EMBED_LINKS": 14,
    "ATTACH_FILES": 15,
    "READ_MESSAGE_HISTORY": 16,
    "MENTION_EVERYONE": 17,
    "USE_EXTERNAL_EMOJIS": 18,
    "CONNECT": 20,
    "MANAGE_ROLES": 28,
    "MANAGE_WEBHOOKS": 29,
    "USE_APPLICATION_COMMANDS": 31,
    "MANAGE_THREADS": 34,
    "CREATE_PUBLIC_THREADS": 35,
    "CREATE_PRIVATE_THREADS": 36,
    "SEND_MESSAGES_IN_THREADS": 38,
    "USE_EXTERNAL_APPS": 50,
    "PIN_MESSAGES": 51,
    "BYPASS_SLOWMODE": 52,
}
PERMISSIONS: Final[Mapping[str, int]] = MappingProxyType({name: 1 << bit for name, bit in _BITS.items()})
"""The permissions known to the simulator, by name."""


def bits(*names: str) -> int:
    """Return the number of the named permissions. ValueError for a permission that the simulator does not know."""
    if unknown := sorted(set(names) - PERMISSIONS.keys()):
        raise ValueError(f"the simulator does not know {', '.join(unknown)}, only {', '.join(PERMISSIONS)}")
    return sum(PERMISSIONS[name] for name in set(names))


EVERYTHING: Final = bits(*PERMISSIONS)
ORDINARY: Final = bits(*(name for name in PERMISSIONS if not name.startswith(("MANAGE", "BYPASS", "PIN"))))
"""The permissions of a person who is no moderator."""
OF_BOT: Final = ORDINARY | bits("PIN_MESSAGES")
"""The permissions of the bot on a server without another role."""
IN_ANY_DM: Final = bits("ATTACH_FILES", "EMBED_LINKS", "MENTION_EVERYONE")
IN_DM_WITH_BOT: Final = IN_ANY_DM | bits("USE_EXTERNAL_EMOJIS")
"""The app_permissions in private conversations (interactions/receiving-and-responding)."""
IN_TIME_OUT: Final = bits("VIEW_CHANNEL", "READ_MESSAGE_HISTORY")
"""What a member in time-out may still do in a channel (topics/permissions#permissions-for-timed-out-members)."""
_NEEDS_SENDING: Final = bits("MENTION_EVERYONE", "ATTACH_FILES", "EMBED_LINKS")


def names(granted: int) -> set[str]:
    return {name for name, bit in PERMISSIONS.items() if granted & bit}


def overwritten(base: int, overwrites: Iterable[Json], everyone: str, roles: Iterable[str], user: str) -> int:
    """Apply the overwrites of a channel in order: @everyone, roles, member."""
    by_id = {each["id"]: each for each in overwrites}
    for ids in ([everyone], list(roles), [user]):
        found = [by_id[each] for each in ids if each in by_id]
        for each in found:
            base &= ~int(each["deny"])
        for each in found:
            base |= int(each["allow"])
    return base


def effective(granted: int, channel: Json) -> int:
    """Remove the permissions that have no effect without another permission: to see the channel, or to write there."""
    if not granted & bits("VIEW_CHANNEL"):
        return 0
    writing = "SEND_MESSAGES_IN_THREADS" if channel["type"] in api.THREADS else "SEND_MESSAGES"
    return granted if granted & bits(writing) else granted & ~_NEEDS_SENDING
