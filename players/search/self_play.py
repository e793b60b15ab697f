"""Training by self-play: a network learns what kingdoms still gain from games against itself.

An iteration plays some batches of games, each turn by what the network expects plus random noise, and then fits the
network to what the kingdoms of the latest iterations scored in the end beyond what they had scored already. Noise and
learning rate decay from iteration to iteration. All randomness comes from the seed and the number of the iteration.

The network is saved after every iteration, with the state of its optimizer beside it: the same call continues after an
interruption, with an empty replay buffer. A text file says how the network was made.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import numpy as np

from engine.variants import VARIANTS, Variant
from players.search.adam import Adam
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import Floats
from players.search.candidates import play
from players.search.evaluator import WEIGHTS, evaluate_turn
from players.search.network import Network

BATCHES = 8
"""Batches of games that an iteration plays."""

BUFFER_TURNS = 1_000_000
"""How many turns the replay buffer holds."""

STEPS, SAMPLE = 500, 1024
"""Optimizer steps of an iteration, and the turns that each of them samples."""

HIGH_TEMPERATURE, LOW_TEMPERATURE = 1.0, 0.2
"""Scale of the Gumbel noise on values, in points: of the first iteration and of the last."""

HIGH_RATE, LOW_RATE = 0.002, 0.0001
"""The learning rate of the first iteration and of the last."""

HIDDEN = 128, 32
"""Neurons of the hidden layers."""

ALL_OPTIONS_SHARE = 0.7
"""How often games are played with all options of their variant; otherwise each option is as likely as not."""


@dataclass(frozen=True)
class Training:
    """What to train: a network for a variant by its base ("kd") and a number of players.

    `batch` games are played at a time. The network is written to `out`, or where players look for it.
    """

    base: str
    players: int
    games: int = 80_000
    batch: int = 64
    seed: int = 1
    out: Path | None = None

    @property
    def path(self) -> Path:
        return self.out or WEIGHTS / f"{self.base}-{self.players}.npz"

    @property
    def command(self) -> str:
        """The command that repeats it."""
        return f"python -m players train {self.base} {self.players} --games {self.games} --seed {self.seed}"


@dataclass(frozen=True)
class Experience:
    """Turns that have been played: what a network saw of each, and what the kingdom scored beyond what it had then.

    `features` is (turns, features) float32, `targets` (turns,) float32.
    """

    features: Floats
    targets: Floats


class ReplayBuffer:
    """The latest turns that have been played, up to a capacity."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._added = 0
        self._turns: Experience | None = None

    def add(self, played: Experience) -> None:
        """Add turns, which overwrite the oldest ones when the buffer is full."""
        if not self._turns:
            width = played.features.shape[1]
            empty = np.empty((self._capacity, width), np.float32)
            self._turns = Experience(empty, np.empty(self._capacity, np.float32))
        rows = np.arange(self._added, self._added + len(played.targets)) % self._capacity
        self._turns.features[rows], self._turns.targets[rows] = played.features, played.targets
        self._added += len(rows)

    def sample(self, count: int, rng: np.random.Generator) -> tuple[Floats, Floats]:
        """Return the features of random turns, (features, count) float32, and their targets, (count,) float32."""
        assert self._turns
        rows = rng.integers(0, min(self._added, self._capacity), count)
        return self._turns.features[rows].T, self._turns.targets[rows]


def play_against_itself(
    games: BatchGames, network: Network | None, temperature: float, rng: np.random.Generator
) -> tuple[Experience, float]:
    """Play games of the network against itself to their end; return their turns, and the mean score."""
    # Of every turn: the columns of the kingdoms that acted, what the network saw, and the points that lay there.
    turns = []
    while not games.round_is_over:
        candidates, values = evaluate_turn(games, network)
        # With Gumbel noise the best candidate is a draw from the softmax of the values.
        chosen = candidates.best(values + rng.gumbel(0, temperature, len(values)).astype(np.float32))
        turns.append((games.columns(games.acting), candidates.features(chosen), candidates.points[chosen]))
        play(games, candidates, chosen)
        games.advance_round()
    scores = games.scores().reshape(-1)
    features = np.concatenate([each.T for _, each, _ in turns])
    targets = np.concatenate([scores[columns] - points for columns, _, points in turns])
    return Experience(features, targets), float(scores.mean())


def random_options(base: str, rng: np.random.Generator) -> Variant:
    """Return the variant with all of its options, or with some of them at random."""
    allowed = VARIANTS[base].allows
    if rng.random() < ALL_OPTIONS_SHARE:
        return VARIANTS[base].with_options(allowed)
    return VARIANTS[base].with_options("".join(letter for letter in allowed if rng.random() < 0.5))


def fit(optimizer: Adam, buffer: ReplayBuffer, rate: float, rng: np.random.Generator) -> float:
    """Make the steps of an iteration; return the root of the mean squared error afterwards, on a sample."""
    for _ in range(STEPS):
        optimizer.step(*buffer.sample(SAMPLE, rng), rate)
    features, targets = buffer.sample(4 * SAMPLE, rng)
    return float(np.sqrt(np.mean((optimizer.network(features) - targets) ** 2)))


def train(training: Training) -> Iterator[str]:
    """Train a network, from where an interrupted training of the same file stopped; yield a line for each iteration."""
    path = training.path
    optimizer_path = path.with_suffix(".state.npz")
    optimizer = Adam.load(optimizer_path, Network.load(path)) if optimizer_path.exists() else None
    buffer, size = ReplayBuffer(BUFFER_TURNS), training.batch * BATCHES
    iterations = training.games // size
    for iteration in range(optimizer.steps // STEPS if optimizer else 0, iterations):
        # A generator for each iteration: a training that is continued draws what it would have drawn.
        start, rng, left = monotonic(), np.random.default_rng([training.seed, iteration]), 1 - iteration / iterations
        network, means = optimizer.network if optimizer else None, []
        temperature = LOW_TEMPERATURE + (HIGH_TEMPERATURE - LOW_TEMPERATURE) * left
        for _ in range(BATCHES):
            games = BatchGames.start(random_options(training.base, rng), training.players, training.batch, rng)
            played, mean = play_against_itself(games, network, temperature, rng)
            buffer.add(played)
            means.append(mean)
        # The first games are played without a network; what they look like sets the scale of its inputs.
        optimizer = optimizer or Adam(Network.untrained(played.features.T, HIDDEN, rng))
        error = fit(optimizer, buffer, LOW_RATE + (HIGH_RATE - LOW_RATE) * left, rng)
        optimizer.network.save(path)
        optimizer.save(optimizer_path)
        note = f"{(iteration + 1) * size} games, mean {np.mean(means):.1f} points, error {error:.2f} points"
        path.with_suffix(".txt").write_text(f"{training.command}\n{note}\n", encoding="utf-8")
        yield f"{note}, {monotonic() - start:.1f} s"
