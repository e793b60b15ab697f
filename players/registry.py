"""Every computer player by name. To add one, write a class with the method of `Player` and add a `Level` here."""

from collections.abc import Mapping
from types import MappingProxyType

from players.player import Level, Limit
from players.search.search_player import SearchPlayer
from players.simple_players import BeginnerPlayer, GreedyPlayer, RandomPlayer

STRONG_TEMPERATURE = 1.5
"""By how much the level "strong" misjudges what candidates are worth: the scale of the noise, in points.

Without it, "master" would hardly be better in Kingdomino of four, where looking ahead gains little.
"""

LEVELS = (
    Level("beginner", BeginnerPlayer()),
    Level("solid", GreedyPlayer()),
    Level("strong", SearchPlayer(temperature=STRONG_TEMPERATURE)),
    Level("master", SearchPlayer(), Limit(seconds=5), timeout_seconds=20),
)
"""The levels that people may play against, the easiest first."""

PLAYERS: Mapping[str, Level] = MappingProxyType(
    {level.name: level for level in (Level("random", RandomPlayer()), *LEVELS)}
)
"""All computer players: those levels, and "random", a yardstick in matches."""


def searches(name: str | None) -> bool:
    """Return whether a computer player of that name takes time to think; False for None, which stands for a person."""
    return name is not None and PLAYERS[name].timeout_seconds is not None
