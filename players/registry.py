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
"""The levels that people may play against, the easiest first."""

REPLACED: Mapping[str, Level] = MappingProxyType(
    {"strong": Level("strong-1", SearchPlayer(temperature=1.5))},
)
"""The players that the levels of these names had before: daily deals that began with them end with them.

When the golden games of a level are drawn again, its old player gets an entry here, which goes a release later.
"""

PLAYERS: Mapping[str, Level] = MappingProxyType(
    {level.name: level for level in (Level("random", RandomPlayer()), *LEVELS, *REPLACED.values())}
)
"""All computer players: those levels, those that they have replaced, and "random", a yardstick in matches."""


def searches(name: str | None) -> bool:
    """Return whether a computer player of that name takes time to think; False for None, which stands for a person."""
    return name is not None and PLAYERS[name].timeout_seconds is not None
