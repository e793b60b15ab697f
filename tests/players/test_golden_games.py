"""Computer players that answer at once play the same games as ever: player_variant_players.txt holds the moves."""

from pathlib import Path
from random import Random

import pytest

from engine.state import State
from players.registry import PLAYERS

GAMES = sorted((Path(__file__).parent / "golden").glob("*.txt"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_player_makes_the_moves_that_it_always_made(path: Path) -> None:
    player, code, players = path.stem.split("_")
    rng, state, played = Random(11), State.start(code, int(players)), list[str]()
    while not state.is_over:
        for move in [state.chance(rng)] if state.is_chance else PLAYERS[player].choose(state, rng):
            played.append(str(move))
            state = state.play(move)
    assert played == path.read_text(encoding="utf-8").split()
