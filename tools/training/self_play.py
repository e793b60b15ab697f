"""Training by self-play: from games against itself a network learns the future gains of kingdoms, and the winners.

An iteration plays some batches of games, with random noise on the network's values, and then fits the network to the
targets of the turns in the replay buffer (see `targets`). Another network, the teacher, may play the first iterations.
Noise and learning rate decay from iteration to iteration. All randomness comes from the seed and the number of the
iteration.

The network is saved after every iteration, with the state of its optimizer beside it. The same call continues an
interrupted training with an empty replay buffer, and a call with more games extends a training. A text file describes
the making of the network.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic

import numpy as np

from engine.state import State
from engine.variants import VARIANTS, Variant
from players.search.batch_games import BatchGames
from players.search.candidates import Candidates, play
from players.search.evaluator import OUTPUTS, OWN, evaluate_turn, sees_table
from players.search.network import Network
from players.search.search_player import with_noise
from players.search.table_inputs import TableInputs
from tools.training.gradients import Adam, outputs, untrained, untrained_squares
from tools.training.targets import (
    BatchTurn,
    Experience,
    ReplayBuffer,
    joined_edges,
    lambda_returns,
    loss_slope,
    outcomes,
)

BATCH = 64
"""The default number of games played at once."""

BATCHES = 8
"""Batches of games in an iteration."""

BUFFER_TURNS = 400_000
"""The number of turns in the replay buffer."""

STEPS, SAMPLE = 500, 1024
"""Optimizer steps of an iteration, and sampled turns per step."""

HIGH_TEMPERATURE, LOW_TEMPERATURE = 1.0, 0.2
"""The scale of the Gumbel noise on values, in points: in the first iteration, and the limit after the last."""

HIGH_RATE, LOW_RATE = 0.002, 0.0001
"""The learning rate of the first iteration, and the limit after the last."""

HIDDEN = 128, 32
"""Neurons of the hidden layers."""

TEACHER_SHARE = 1 / 8
"""The share of the first iterations that a teacher plays."""

LAMBDA = 0.95
"""Lambda of the lambda returns as targets of the network: the weight of later turns and of the final result."""

ALL_OPTIONS_SHARE = 0.7
"""The share of games with all options of the variant. In other games each option is as likely as not."""


@dataclass(frozen=True)
class Training:
    """The task of a training: a network for a variant by its base ("kd") and a number of players.

    - `batch`: the games played at once;
    - `out`: the file of the network;
    - `teacher`: the network that plays the first TEACHER_SHARE of the iterations, if any;
    - `alone`: whether the network sees only its own kingdom and not the table.

    ValueError if the game or the folder does not exist, if the games do not fill an iteration, or if the file holds a
    network that cannot be continued.
    """

    base: str
    players: int
    out: Path
    games: int = 80_000
    batch: int = BATCH
    seed: int = 1
    teacher: Path | None = None
    alone: bool = False

    def __post_init__(self) -> None:
        if self.base not in VARIANTS:
            known = ", ".join(VARIANTS)
            raise ValueError(
                f"{self.base!r} is no variant without options, one of {known}; a network is for all options"
            )
        State.start(self.base, self.players)
        if not self.iterations:
            raise ValueError(f"--games {self.games} is too few: an iteration plays {self.batch * BATCHES}, see --batch")
        if not self.path.parent.is_dir():
            raise ValueError(f"there is no folder {self.path.parent}")
        if self.path.exists() and not self.state.exists():
            raise ValueError(f"{self.path} cannot be continued, as {self.state.name} is not beside it; see --out")

    @property
    def path(self) -> Path:
        """The file of the network, with the suffix ".npz"."""
        return self.out if self.out.suffix == ".npz" else self.out.with_name(f"{self.out.name}.npz")

    @property
    def state(self) -> Path:
        """The file of the optimizer, beside the file of the network."""
        return self.path.with_suffix(".state.npz")

    @property
    def command(self) -> str:
        """The command without `--out`.

        The command makes the same network again, unless the training was interrupted or extended.
        """
        return f"python -m tools.training {self.settings} --games {self.games}"

    @property
    def settings(self) -> str:
        """The arguments that must stay the same in a continued training."""
        batch = f" --batch {self.batch}" if self.batch != BATCH else ""
        alone = " --alone" if self.alone else ""
        teacher = f" --teacher {self.teacher}" if self.teacher else ""
        return f"{self.base} {self.players}{alone}{batch} --seed {self.seed}{teacher}"

    @property
    def iterations(self) -> int:
        """The number of iterations in the games."""
        return self.games // (self.batch * BATCHES)


@dataclass(frozen=True)
class Iteration:
    """An iteration with a number from 0 on, and with its own settings."""

    number: int
    of: int

    @property
    def temperature(self) -> float:
        """The scale of the Gumbel noise, in points."""
        return self._between(HIGH_TEMPERATURE, LOW_TEMPERATURE)

    @property
    def rate(self) -> float:
        """The learning rate."""
        return self._between(HIGH_RATE, LOW_RATE)

    def _between(self, first: float, last: float) -> float:
        return first + (last - first) * self.number / self.of


def play_against_itself(
    games: BatchGames, network: Network | None, temperature: float, rng: np.random.Generator, *, alone: bool
) -> tuple[Experience, float]:
    """Play games of the network against itself to their end; return their turns, and the mean score.

    With `alone` the turns are for a network that sees only its own kingdom.
    """
    turns: list[BatchTurn] = []
    while not games.round_is_over:
        candidates, values = evaluate_turn(games, network, with_table=not alone)
        # Gumbel noise makes the best candidate a draw from the softmax of the values.
        chosen = candidates.best(with_noise(values, temperature, rng))
        turns.append(BatchTurn.of(games, candidates, chosen, network, with_table=not alone))
        play(games, candidates, chosen)
        games.advance_round()
    scores = games.scores()
    predicts = network and sees_table(network) != alone
    targets = lambda_returns(turns, outcomes(scores), LAMBDA if predicts else 1)
    features = np.concatenate([each.features.T for each in turns])
    edges = joined_edges([each.edges for each in turns])
    return Experience.of(features, targets[:, : 1 if alone else OUTPUTS], edges), float(scores.mean())


def random_options(base: str, rng: np.random.Generator) -> Variant:
    """Return the variant with all options, or with a random choice of options."""
    allowed = VARIANTS[base].allows
    if rng.random() < ALL_OPTIONS_SHARE:
        return VARIANTS[base].with_options(allowed)
    return VARIANTS[base].with_options("".join(letter for letter in allowed if rng.random() < 0.5))


def play_iteration(
    training: Training, network: Network | None, temperature: float, buffer: ReplayBuffer, rng: np.random.Generator
) -> float:
    """Play the games of an iteration, and add their turns to the buffer; return the mean score."""
    means = []
    for _ in range(BATCHES):
        games = BatchGames.start(random_options(training.base, rng), training.players, training.batch, rng)
        played, mean = play_against_itself(games, network, temperature, rng, alone=training.alone)
        buffer.add(played)
        means.append(mean)
    return float(np.mean(means))


def fit(optimizer: Adam, buffer: ReplayBuffer, rate: float, rng: np.random.Generator) -> float:
    """Make the optimizer steps of an iteration; return the root mean squared error of own points on a sample."""
    for _ in range(STEPS):
        features, targets, edges = buffer.sample(SAMPLE, rng)
        optimizer.step(features, loss_slope(targets), rate, edges.squares())
    features, targets, edges = buffer.sample(4 * SAMPLE, rng)
    errors = outputs(optimizer.network, features, edges.squares()) - targets
    return float(np.sqrt(np.mean(errors[OWN] ** 2)))


def train(training: Training) -> Iterator[str]:
    """Train a network, or continue an interrupted training of the same file; yield a line for each iteration.

    ValueError for other settings than before, or for a teacher of another game.
    """
    optimizer, teacher, buffer = _begun(training), _teacher(training), ReplayBuffer(BUFFER_TURNS)
    if optimizer:
        # An interruption may have come between the last state and its network.
        replace_file(training.path, optimizer.save_network)
    for number in range(optimizer.steps // STEPS if optimizer else 0, training.iterations):
        # Each iteration has its own generator, so a continued training draws the same numbers.
        start, rng = monotonic(), np.random.default_rng([training.seed, number])
        iteration = Iteration(number, training.iterations)
        own = replace(optimizer.network) if optimizer else None
        network = teacher if teacher and number < TEACHER_SHARE * training.iterations else own
        mean = play_iteration(training, network, iteration.temperature, buffer, rng)
        # The turns of the first games set the scale of the inputs.
        optimizer = optimizer or Adam(_untrained(buffer, rng), training.settings)
        error = fit(optimizer, buffer, iteration.rate, rng)
        games = (number + 1) * training.batch * BATCHES
        note = f"{games} games, mean {mean:.1f} points, error {error:.2f} points"
        training.path.with_suffix(".txt").write_text(f"{training.command}\n{note}\n", encoding="utf-8")
        # The state comes first, as the network can be written from it; a network without a state cannot be continued.
        replace_file(training.state, optimizer.save)
        replace_file(training.path, optimizer.save_network)
        yield f"{note}, {monotonic() - start:.1f} s"


def _untrained(buffer: ReplayBuffer, rng: np.random.Generator) -> Network:
    features, targets, edges = buffer.sample(SAMPLE, rng)
    layer = untrained_squares(edges.squares().features.shape[1], rng)
    return untrained(features, (*HIDDEN, len(targets)), rng, layer)


def replace_file(path: Path, save: Callable[[Path], None]) -> None:
    """Save to a file that replaces the old file as a whole, or not at all after an interruption."""
    fresh = path.with_name(f"new-{path.name}")
    save(fresh)
    fresh.replace(path)


def _begun(training: Training) -> Adam | None:
    """Return the optimizer of an earlier training, if any."""
    optimizer = Adam.load(training.state) if training.state.exists() else None
    if optimizer and optimizer.settings != training.settings:
        raise ValueError(f"{training.path} was begun with {optimizer.settings}, and can be continued with that alone")
    return optimizer


def _teacher(training: Training) -> Network | None:
    """Return the network for the first games, if any."""
    if not training.teacher:
        return None
    teacher = Network.load(training.teacher)
    games = BatchGames.start(VARIANTS[training.base], training.players, 1, np.random.default_rng(0))
    candidates = Candidates.of(games, TableInputs.of(games))
    inputs = candidates.inputs if sees_table(teacher) else candidates.kingdom_inputs
    if teacher.features != len(inputs):
        raise ValueError(f"{training.teacher} is no network for {training.base} with {training.players} players")
    return teacher
