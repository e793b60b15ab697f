"""What it is worth to think in the endgame: `python -m benchmarks.endings kd7+mh 2 --positions 100`.

Games are played at first sight until nothing is hidden any more. Each is ended by players who search, but do not think
in the endgame, and once more for each seat by one who does: what this seat gains is the difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np
import numpy.typing as npt

from benchmarks.arguments import add_game, variant_of
from engine.cli.command_line import Parser, at_least
from engine.state import State
from engine.variants import Variant
from players.analysis.estimate import Estimate
from players.match import kingdoms_by_seat, play_on, totals_and_victories
from players.player import Level, Limit
from players.search.batch_games import BatchGames
from players.search.search_player import SearchPlayer

WITH_ENDGAME = Level("with endgame", SearchPlayer())
WITHOUT_ENDGAME = Level("without endgame", SearchPlayer(with_endgame=False), Limit(futures=48))
"""All futures are the same in the endgame, so more of them would not tell more."""

FEWEST = 2
"""Positions that an error can be estimated from."""

OWN, RIVALS, VICTORIES = range(3)
"""What a seat gains: points, points of the rivals on average, and shares of a victory."""

Gains = npt.NDArray[np.float64]
"""(…, 3)."""


def gains(variant: Variant, players: int, seed: str) -> Gains:
    """Return what each seat gains by thinking in the endgame of one game, (seats, 3)."""
    game = play_on(State.start(variant, players), [WITH_ENDGAME] * players, Random(seed))
    opened = next(state for _, state in game if _is_open(state))
    usual = _results(opened, [WITHOUT_ENDGAME] * players, seed)
    return np.array(
        [
            _results(opened, [WITH_ENDGAME if each == seat else WITHOUT_ENDGAME for each in range(players)], seed)[seat]
            - usual[seat]
            for seat in range(players)
        ]
    )


def _is_open(state: State) -> bool:
    """Return whether it is somebody's turn and nothing is hidden any more."""
    return not state.is_chance and BatchGames.of(state, np.random.default_rng()).is_open


def _results(state: State, seats: Sequence[Level], seed: str) -> Gains:
    """Play to the end; return points, the rivals' points and the share of the victory of each seat, (seats, 3)."""
    *_, (_, over) = play_on(state, seats, Random(seed))
    totals, wins = map(np.array, totals_and_victories(over))
    rivals = (totals.sum() - totals) / (len(totals) - 1)
    return np.stack([totals, rivals, wins], 1)[kingdoms_by_seat(over)]


def main(arguments: list[str] | None = None) -> None:
    parser = Parser(prog="python -m benchmarks.endings", description="What endgames are worth.")
    add_game(parser)
    parser.add_argument("--positions", type=at_least(FEWEST), default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    variant = variant_of(parser, asked)
    found = np.array([gains(variant, asked.players, f"{asked.seed}/{at}").mean(0) for at in range(asked.positions)])
    own, rivals, won = (
        Estimate.of(found[:, OWN]),
        Estimate.of(found[:, RIVALS]),
        Estimate.of_shares(found[:, VICTORIES]),
    )
    print(
        f"{variant}, {asked.players} players: own points {own.mean:+.2f} ± {own.error:.2f}, rivals' points "
        f"{rivals.mean:+.2f} ± {rivals.error:.2f}, victories {won.mean:+.1%} ± {won.error:.1%}"
    )


if __name__ == "__main__":
    main()
