"""Every computer player by name. To add one, write a class with the method of `Player` and add a `Level` here."""

from collections.abc import Mapping
from types import MappingProxyType

from players.player import Level, Limit
from players.search.search_player import OwnKingdomPlayer, SearchPlayer
from players.simple_players import BeginnerPlayer, GreedyPlayer, RandomPlayer

LEVELS = (
    Level("beginner", BeginnerPlayer()),
    Level("solid", GreedyPlayer()),
    Level("strong", OwnKingdomPlayer()),
    Level("master", SearchPlayer(), Limit(seconds=5), timeout_seconds=20),
)
"""The levels for games of people, the easiest first."""

PLAYERS: Mapping[str, Level] = MappingProxyType(
    {level.name: level for level in (Level("random", RandomPlayer()), *LEVELS)}
)
"""All computer players: the levels, and "random", a yardstick in matches."""


def searches(name: str | None) -> bool:
    """Return whether a computer player takes time to think; False for None, a person."""
    return name is not None and PLAYERS[name].timeout_seconds is not None
