"""Play a match of the ladder: `python -m benchmarks.ladder kd7+mh release-1@0.2 monte-carlo@0.2 --deals 20`.

`--seats` says who sits where: AB, ABBB (one against three), AABB (two against two); every deal is played with all
rotations of it. Time is processor time.
"""

from __future__ import annotations

import argparse
from dataclasses import replace

from benchmarks.ladder.duplicate import MatchResult, TimedPlayer, play_deals
from benchmarks.ladder.opponents import find_opponent
from engine.variants import Variant


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description="Matches with duplicate deals.")
    parser.add_argument("game", help="a variant's code")
    parser.add_argument("first", help="a player, such as greedy, release-1 or current@0.2")
    parser.add_argument("second")
    parser.add_argument("--seats", default="AB", help="who sits where: AB (default), ABBB, AABB ...")
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    levels = [find_opponent(name) for name in (asked.first, asked.second)]
    timed = [TimedPlayer(level.player) for level in levels]
    a, b = (replace(level, player=player) for level, player in zip(levels, timed, strict=True))
    variant, deals = Variant.parse(asked.game), range(asked.deals)
    result = MatchResult(list(play_deals(variant, a, b, asked.seats, deals, asked.seed)))
    pace = " : ".join(f"{1000 * each.spent / max(1, each.turns):.0f}" for each in timed)
    print(f"{asked.game} {asked.first} against {asked.second}, {asked.seats}: {result}, {pace} ms a turn")


if __name__ == "__main__":
    main()
