"""Channels hidden from the bot, as the gateway shows them since November 2026 (resources/channel).

Discord documents the name, the flag and the remaining fields. Discord calls the other fields nulled or reduced, so this
module has ten possible shapes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from simulator.api import Json
from simulator.world.permissions import bits

NAME: Final = "___hidden___"
FLAG: Final = 1 << 17
_KEPT: Final = "id", "type", "guild_id", "position", "parent_id"


@dataclass(frozen=True)
class Shape:
    """The shape of a hidden channel: its missing fields, and whether other fields are null or missing."""

    without: tuple[str, ...] = ()
    changes: Mapping[str, Any] = field(default_factory=dict)
    is_nulled: bool = False

    def of(self, channel: Json) -> Json:
        kept = {key: channel[key] for key in _KEPT if key in channel}
        nulled = dict.fromkeys(channel) if self.is_nulled else {}
        everyone = {"id": channel["guild_id"], "type": 0, "allow": "0", "deny": str(bits("VIEW_CHANNEL"))}
        shown = nulled | kept | {"name": NAME, "flags": FLAG, "permission_overwrites": [everyone]} | dict(self.changes)
        return {key: value for key, value in shown.items() if key not in self.without}


SHAPES: Final[Mapping[str, Shape]] = MappingProxyType(
    {
        "reduced": Shape(),
        "nulled": Shape(is_nulled=True),
        "no overwrites": Shape(("permission_overwrites",)),
        "empty overwrites": Shape(changes={"permission_overwrites": []}),
        "null overwrites": Shape(changes={"permission_overwrites": None}, is_nulled=True),
        "no position": Shape(("position",)),
        "null position": Shape(changes={"position": None}, is_nulled=True),
        "no name": Shape(("name",)),
        "null name": Shape(changes={"name": None}, is_nulled=True),
        "hardly anything": Shape(("type", "name", "position", "parent_id", "permission_overwrites")),
    }
)
