"""The players of the ladder by name; any match has them with `--players benchmarks.ladder.opponents:release-1,greedy`.

In the ladder, the name of a player that searches may end with the seconds of processor time for a turn, as in
"release-1@0.2"; without them it answers at first sight.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from time import process_time
from types import MappingProxyType

from benchmarks.arguments import read_seconds
from benchmarks.ladder.monte_carlo import MonteCarloPlayer
from players.player import Level, Limit, Player
from players.registry import PLAYERS as REGISTERED
from players.search.search_player import SearchPlayer

RELEASE_1 = Path(__file__).parent / "release_1"
"""The networks of the first release candidate, which see their own kingdom alone."""

SEARCHING: Mapping[str, Player] = MappingProxyType(
    {
        "current": SearchPlayer(process_time),
        "release-1": SearchPlayer(process_time, RELEASE_1, with_endgame=False, spread=0),
        "monte-carlo": MonteCarloPlayer(process_time),
    }
)
"""The players that take time."""

PLAYERS: Mapping[str, Level] = MappingProxyType(
    {**REGISTERED, **{name: Level(name, player) for name, player in SEARCHING.items()}}
)
"""All players by name; those that take time answer at first sight."""


def find_opponent(name: str) -> Level:
    """Return the player of that name. ValueError if there is none, or if it does not take the seconds of the name."""
    own, has_seconds, seconds = name.partition("@")
    if own not in PLAYERS:
        raise ValueError(f"there is no player {own!r}; there are {', '.join(PLAYERS)}")
    if not has_seconds:
        return PLAYERS[own]
    if own not in SEARCHING:
        raise ValueError(f"{own} takes no seconds; {', '.join(SEARCHING)} do")
    return Level(name, SEARCHING[own], Limit(seconds=read_seconds(seconds)))
