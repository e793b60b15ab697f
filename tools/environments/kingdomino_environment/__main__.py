"""Print how fast random games are: `python -m kingdomino_environment [SECONDS]`."""

from argparse import ArgumentParser
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import count
from random import Random
from time import process_time
from typing import Any

import numpy as np

from .batch import Batch

GAMES = ("kd+mh", 4), ("kd7+mh", 2), ("qd", 4)
BATCHES = ("kd+mh", 4), ("kd7+mh", 2)


def main(seconds: float = 2.0) -> None:
    print(f"{'steps/s':>32}{'games/s':>12}")
    if find_spec("pettingzoo"):
        from .games import env  # noqa: PLC0415 - takes PettingZoo

        for variant, players in GAMES:
            show(f"{variant}, {players}", seconds, steps_of_games(env(variant=variant, players=players)))
    else:
        print("one game: skipped, as PettingZoo is not installed")
    for variant, players in BATCHES:
        show(f"{variant}, {players}, 256 at once", seconds, steps_of_batches(Batch(variant, players, seed=1)))


def show(name: str, seconds: float, batches: Iterator[tuple[int, int]]) -> None:
    """Take pairs of the steps and the finished games of a while for some seconds of the processor."""
    start, steps, games = process_time(), 0, 0
    while (spent := process_time() - start) < seconds or not games:
        made, ended = next(batches)
        steps, games = steps + made, games + ended
    print(f"{name:24}{steps / spent:8,.0f}{games / spent:12,.0f}")


def steps_of_games(game: Any) -> Iterator[tuple[int, int]]:
    rng = Random(1)
    for seed in count():
        game.reset(seed=seed)
        made = 0
        for _ in game.agent_iter():
            seen, _, is_over, _, _ = game.last()
            game.step(None if is_over else rng.choice(np.flatnonzero(seen["action_mask"])))
            made += not is_over
        yield made, 1


def steps_of_batches(batch: Batch) -> Iterator[tuple[int, int]]:
    rng = np.random.default_rng(1)
    while True:
        batch.reset()
        made = 0
        while not batch.is_over:
            batch.step((batch.action_mask * rng.random(batch.action_mask.shape, np.float32)).argmax(1))
            made += len(batch.seats)
        yield made, len(batch.seats)


if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m kingdomino_environment")
    parser.add_argument("seconds", type=float, nargs="?", default=2.0)
    main(parser.parse_args().seconds)
