"""The players of the ladder by name: `python -m players match --players benchmarks.ladder.opponents:release-1,...`.

A name may end with the seconds of processor time for a turn, as in "release-1@0.2"; without them a player that searches
answers at first sight.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from time import process_time
from types import MappingProxyType

from benchmarks.ladder.monte_carlo import MonteCarloPlayer
from players.player import NO_SEARCH, Level, Limit, Player
from players.registry import PLAYERS as REGISTERED
from players.search.search_player import SearchPlayer

RELEASE_1 = Path(__file__).parent / "release_1"
"""The networks of the first release candidate, which see their own kingdom alone."""

SEARCHING: Mapping[str, Player] = MappingProxyType(
    {
        "current": SearchPlayer(process_time),
        "release-1": SearchPlayer(process_time, RELEASE_1, with_endgame=False),
        "monte-carlo": MonteCarloPlayer(process_time),
    }
)
"""The players that take time."""


def find_opponent(name: str) -> Level:
    """Return the player of that name. KeyError or ValueError if there is none."""
    own, _, seconds = name.partition("@")
    if own in SEARCHING:
        return Level(name, SEARCHING[own], Limit(seconds=float(seconds)) if seconds else NO_SEARCH)
    return REGISTERED[name]
