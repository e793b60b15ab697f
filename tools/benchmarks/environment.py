"""Whole random games per second in the environment for reinforcement learning, on one core."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

import numpy as np

SECONDS = 1.0
GAMES = ("kd+mh", 4), ("kd7+mh", 2)


def main() -> None:
    if not find_spec("pettingzoo"):
        print("skipped: PettingZoo is not installed (tools/environments/README.md)")
        return
    from tools.environments.kingdomino_environment import env  # noqa: PLC0415 - it takes PettingZoo

    for variant, players in GAMES:
        game, rng, played, start = env(variant=variant, players=players), Random(1), 0, process_time()
        while process_time() - start < SECONDS:
            play(game, rng)
            played += 1
        print(f"{variant}, {players}: {played / (process_time() - start):.0f} games/s")


def play(game: Any, rng: Random) -> None:
    game.reset(seed=rng.getrandbits(32))
    for _ in game.agent_iter():
        seen, _, is_over, _, _ = game.last()
        game.step(None if is_over else rng.choice(np.flatnonzero(seen["action_mask"])))
