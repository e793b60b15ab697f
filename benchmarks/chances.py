"""How well an analysis tells chances to win: `python -m benchmarks.chances kd 2 --games 100`.

Players of one level play against one another. Before every line their chances to win are told as an analysis does, with
each of several deviations (`players.analysis.analysis.DEVIATION`), and compared with who has won in the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import numpy as np
import numpy.typing as npt

from benchmarks.arguments import add_game, variant_of
from engine.cli.command_line import Parser, at_least
from engine.state import State
from engine.variants import Variant
from players.analysis.estimate import Estimate
from players.analysis.futures import POINTS, Futures
from players.match import play_on, totals_and_victories
from players.player import Level
from players.registry import PLAYERS
from players.search.evaluator import find_network

DEVIATIONS = 0, 1, 1.5, 2, 2.5, 3, 4, 6
"""Points by which a turn is expected to differ from one at first sight."""

FUTURES = 64
"""Those of each position: as many as in Discord."""

LEAST = 0.005
"""What a smaller chance counts as: a victory that was told to be impossible would surprise infinitely."""

FEWEST = 2
"""Games that an error can be estimated from."""

Floats = npt.NDArray[np.float64]


def surprises(variant: Variant, seats: Sequence[Level], seed: str, deviations: Sequence[float] = DEVIATIONS) -> Floats:
    """Play a game; return how much its victory surprises after the chances told on the way, (deviations,).

    That is the negative binary logarithm of the winner's chance, on average over the lines but the first. Of those who
    share a victory, each counts as a fraction.
    """
    states = [state for _, state in play_on(State.start(variant, len(seats)), seats, Random(seed))]
    won = np.array(totals_and_victories(states[-1])[1])
    told = [_chances(state, deviations) for state in states if state.is_chance and state.lines_dealt]
    mean: Floats = np.mean([-np.log2(np.maximum(chances, LEAST)) @ won / won.sum() for chances in told], 0)
    return mean


def _chances(state: State, deviations: Sequence[float]) -> Floats:
    """Return the chances of all kingdoms, (deviations, kingdoms)."""
    network = find_network(state)
    assert network
    futures = Futures(network, FUTURES, (1,))
    points = futures.ends(state)[..., POINTS]
    return np.array([replace(futures, deviation=each).victories(points, state).mean(0) for each in deviations])


def main(arguments: list[str] | None = None) -> None:
    parser = Parser(prog="python -m benchmarks.chances", description="How well an analysis tells chances to win.")
    add_game(parser)
    parser.add_argument("--level", choices=PLAYERS, default="strong", help="of all players (default: %(default)s)")
    parser.add_argument("--games", type=at_least(FEWEST), default=100, help="how many (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of all randomness (default: %(default)s)")
    asked = parser.parse_args(arguments)
    variant = variant_of(parser, asked)
    seats = [PLAYERS[asked.level]] * asked.players
    found = np.array([surprises(variant, seats, f"{asked.seed}/{game}") for game in range(asked.games)])
    least = found[:, found.mean(0).argmin()]
    print(
        f"{variant}, {asked.players} players, {asked.level}, {asked.games} games: surprise in bits, and above the least"
    )
    for deviation, surprise in zip(DEVIATIONS, found.T, strict=True):
        more = Estimate.of(surprise - least)
        print(f"  {deviation:>4} points  {surprise.mean():.3f}  {more.mean:+.3f} ± {more.error:.3f}")


if __name__ == "__main__":
    main()
