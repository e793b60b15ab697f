"""Compares the scores of many random games with the reference rules.

`python -m tests.engine.court.compare_scores [games]` plays that many games of each format.
"""

import sys
from random import Random

from engine.variants import Variant
from players.registry import PLAYERS
from tests.engine.court.reference_queendomino import FORMATS, QueendominoGame
from tools.benchmarks.arguments import number
from tools.benchmarks.matches import play_game

GAMES = 1000


def disagreements(code: str, players: int, games: int) -> int:
    """Count the games in which the totals differ."""
    rng, variant = Random(players), Variant.parse(code)
    ends = (play_game(variant, [PLAYERS["random"]] * players, rng) for _ in range(games))
    return sum([score.total for score in over.scores()] != QueendominoGame.of(over).totals() for over in ends)


def main(games: int) -> int:
    found = 0
    for code, players in FORMATS:
        wrong = disagreements(code, players, games)
        found += wrong
        sys.stdout.write(f"{code}, {players} players: {games} games, {wrong} disagreements\n")
    return min(found, 1)


if __name__ == "__main__":
    sys.exit(main(number("tests.engine.court.compare_scores", "games", GAMES)))
