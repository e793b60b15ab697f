"""The computer players that people may invite; `players.registry` defines how they play."""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.moves import Move
from engine.state import State
from players import registry
from players.player import Level

LEVELS: Final = tuple(level.name for level in registry.LEVELS)
"""The computer players that people may invite, the easiest first."""


def level_key(level: str) -> str:
    """Return the id of the message that names a level of computer players."""
    return f"level-{level}"


def play_turn(player: Level, state: State, rng: Random) -> Sequence[Move]:
    """Return all moves of a player that answers at once, until the turn is over. Raises the errors of the player."""
    moves, after = list[Move](), state
    while after.is_same_turn(state):
        for move in player.choose(after, rng):
            after = after.play(move)
            moves.append(move)
    return moves
