"""Computer players that have learned from games against themselves; docs/computer-players.md tells how they think."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.players import Player
from thinking.suggestions import ranked_placements
from thinking.thinker import Thinker

__all__ = ["PLAYERS", "Thinker", "ranked_placements"]

PLAYERS: Mapping[str, Player] = MappingProxyType({"strong": Thinker(1), "master": Thinker(5)})
"""By name, with about 1 and 5 seconds for a turn."""
