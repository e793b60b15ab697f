"""Every computer player by name. To add one, write a class with the method of `Player` and give it a name here."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from players.beginner import Beginner
from players.greedy import Greedy
from players.player import Player
from players.random_player import Anyone
from players.search.search_player import Thinker

PLAYERS: Mapping[str, Player] = MappingProxyType(
    {
        "random": Anyone(),
        "beginner": Beginner(),
        "greedy": Greedy(),
        "strong": Thinker(1),
        "master": Thinker(5),
    }
)
"""Strong and master take about 1 and 5 seconds for a turn."""
