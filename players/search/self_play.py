"""Learn what a kingdom is worth from games against oneself: `python -m players.search.self_play kd 4 --games 80000`.

A lesson plays some games at many tables at once, each turn by what the network believes plus a little luck, and then
teaches the network what the kingdoms of the last lessons scored in the end beyond what lay there. Luck and steps get
smaller from lesson to lesson. All chance comes from the seed and the number of the lesson.

The network is saved after every lesson, and what is needed to go on beside it: the same command again goes on after a
break, with an empty memory. A text says how the network came about.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

import numpy as np

from engine.variants import VARIANTS, Variant
from players.search.batch_games import Tables
from players.search.batch_kingdoms import Numbers
from players.search.candidates import play
from players.search.evaluator import WEIGHTS, decide
from players.search.network import Network

BATCHES, MEMORY = 8, 1_000_000
"""How many times games are played in a lesson, and how many turns are remembered."""

STEPS, SAMPLE = 500, 1024
WARM, COLD = 1.0, 0.2
"""Points of luck in the first lesson and in the last."""

FAST, SLOW = 0.002, 0.0001
HIDDEN = 128, 32


@dataclass
class Teacher:
    """Adam, a gradient descent with a memory of how steep each weight was."""

    network: Network
    steps: int = 0
    mean: list[Numbers] = field(default_factory=list)
    square: list[Numbers] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.mean = self.mean or [np.zeros_like(each) for each in self.network.parameters()]
        self.square = self.square or [np.zeros_like(each) for each in self.network.parameters()]

    def step(self, numbers: Numbers, target: Numbers, rate: float) -> None:
        self.steps += 1
        mean_share, square_share = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        slopes = self.network.slopes(numbers, target)
        for weight, slope, mean, square in zip(self.network.parameters(), slopes, self.mean, self.square, strict=True):
            mean[:] += 0.1 * (slope - mean)
            square[:] += 0.001 * (slope * slope - square)
            weight[:] -= rate * (mean / mean_share) / (np.sqrt(square / square_share) + 1e-6)

    def save(self, path: Path) -> None:
        arrays = {f"m{n}": each for n, each in enumerate(self.mean)} | {
            f"s{n}": each for n, each in enumerate(self.square)
        }
        np.savez(path, steps=self.steps, **arrays)  # type: ignore[arg-type]

    @classmethod
    def load(cls, path: Path, network: Network) -> Teacher:
        with np.load(path) as file:
            count = len(network.parameters())
            mean, square = ([file[f"{letter}{n}"] for n in range(count)] for letter in "ms")
            return cls(network, int(file["steps"]), mean, square)


@dataclass(frozen=True)
class Games:
    """Of every turn, a row each: what a network is told of the option chosen, and what its kingdom scored beyond what
    lay there.
    """

    numbers: Numbers
    targets: Numbers


class Memory:
    """The last games, as many turns as there is `room` for."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._turns = 0
        self._games: Games | None = None

    def add(self, games: Games) -> None:
        """Where there is no more room they take that of the oldest."""
        width = games.numbers.shape[1]
        self._games = self._games or Games(np.empty((self._room, width), np.float32), np.empty(self._room, np.float32))
        rows = np.arange(self._turns, self._turns + len(games.targets)) % self._room
        self._games.numbers[rows], self._games.targets[rows] = games.numbers, games.targets
        self._turns += len(rows)

    def sample(self, count: int, rng: np.random.Generator) -> tuple[Numbers, Numbers]:
        """Some turns, now with a column for each, and what their kingdoms scored."""
        assert self._games
        rows = rng.integers(0, min(self._turns, self._room), count)
        return self._games.numbers[rows].T, self._games.targets[rows]


def rehearse(tables: Tables, network: Network | None, luck: float, rng: np.random.Generator) -> tuple[Games, float]:
    """Games of the network against itself, and the mean of the points."""
    turns = []
    while not tables.is_over:
        options, values = decide(tables, network)
        chosen = options.best(values + rng.gumbel(0, luck, len(values)).astype(np.float32))
        turns.append((tables.columns(tables.acting), options.numbers(chosen), options.sure[chosen]))
        play(tables, options, chosen)
        tables.proceed()
    totals = tables.totals().reshape(-1)
    numbers = np.concatenate([each.T for _, each, _ in turns])
    targets = np.concatenate([totals[columns] - sure for columns, _, sure in turns])
    return Games(numbers, targets), float(totals.mean())


def variant_of(base: str, rng: np.random.Generator) -> Variant:
    """Mostly with all the options that there are."""
    allowed = VARIANTS[base].allows
    chosen = allowed if rng.random() < 0.7 else "".join(letter for letter in allowed if rng.random() < 0.5)
    return VARIANTS[base].with_options(chosen)


def teach(teacher: Teacher, memory: Memory, rate: float, rng: np.random.Generator) -> float:
    """The root of the mean squared error afterwards, on some of it."""
    for _ in range(STEPS):
        teacher.step(*memory.sample(SAMPLE, rng), rate)
    numbers, targets = memory.sample(4 * SAMPLE, rng)
    return float(np.sqrt(np.mean((teacher.network(numbers) - targets) ** 2)))


def train(plan: argparse.Namespace) -> None:
    path: Path = plan.out or WEIGHTS / f"{plan.base}-{plan.players}.npz"
    notes = path.with_suffix(".state.npz")
    teacher = Teacher.load(notes, Network.load(path)) if notes.exists() else None
    memory, size = Memory(MEMORY), plan.tables * BATCHES
    lessons = plan.games // size
    for lesson in range(teacher.steps // STEPS if teacher else 0, lessons):
        start, rng, left = monotonic(), np.random.default_rng([plan.seed, lesson]), 1 - lesson / lessons
        network, means = teacher.network if teacher else None, []
        for _ in range(BATCHES):
            tables = Tables.start(variant_of(plan.base, rng), plan.players, plan.tables, rng)
            games, mean = rehearse(tables, network, COLD + (WARM - COLD) * left, rng)
            memory.add(games)
            means.append(mean)
        teacher = teacher or Teacher(Network.untrained(games.numbers.T, HIDDEN, rng))
        error = teach(teacher, memory, SLOW + (FAST - SLOW) * left, rng)
        teacher.network.save(path)
        teacher.save(notes)
        note = f"{(lesson + 1) * size} games, mean {np.mean(means):.1f} points, error {error:.2f} points"
        command = (
            f"python -m players.search.self_play {plan.base} {plan.players} --games {plan.games} --seed {plan.seed}"
        )
        path.with_suffix(".txt").write_text(f"{command}\n{note}\n", encoding="utf-8")
        print(f"{note}, {monotonic() - start:.1f} s", flush=True)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m players.search.self_play", description="Learn from games against oneself."
    )
    parser.add_argument("base", help="the variant: kd, kd7, qd ...")
    parser.add_argument("players", type=int)
    parser.add_argument("--games", type=int, default=80_000)
    parser.add_argument("--tables", type=int, default=64, help="games at a time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a file .npz; where the players look, if none is named")
    train(parser.parse_args(arguments))


if __name__ == "__main__":
    main()
