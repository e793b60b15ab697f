"""`python -m tools.training VARIANT PLAYERS --out FILE.npz`: train a network by self-play."""

import sys
from collections.abc import Sequence
from pathlib import Path

from players.process_setup import prepare_process

prepare_process()  # before the import of NumPy

from engine.cli.command_line import Parser, at_least, exit_code  # noqa: E402
from tools.training.self_play import BATCH, Training, train  # noqa: E402

PROGRAM = "python -m tools.training"


def main(arguments: Sequence[str] | None = None) -> int:
    """Train a network; the exit code is 2 if the input is wrong."""
    asked = _parser().parse_args(arguments)

    def run() -> int:
        training = Training(**vars(asked))
        iterations = 0
        for line in train(training):
            print(line, file=sys.stderr, flush=True)
            iterations += 1
        print(f"{iterations} iterations, written to {training.path}")
        return 0

    return exit_code(PROGRAM, run)


def _parser() -> Parser:
    parser = Parser(prog=PROGRAM, description="Train a network by games against itself.")
    parser.add_argument("base", help="the variant without options: kd, kd7, qd ...")
    parser.add_argument("players", type=at_least(1), help="their number")
    parser.add_argument("--games", type=at_least(1), default=80_000, metavar="N", help="how many (default: 80000)")
    parser.add_argument(
        "--batch", type=at_least(1), default=BATCH, metavar="N", help=f"games at a time (default: {BATCH})"
    )
    parser.add_argument("--seed", type=at_least(0), default=1, metavar="N", help="of all randomness (default: 1)")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.npz", help="the file of the network")
    alone = "show the network its own kingdom alone, not the table; its rivals are then expected to be greedy"
    parser.add_argument("--alone", action="store_true", help=alone)
    teacher = "a network that plays the first games, which speeds up the start; it may see less than the new one"
    parser.add_argument("--teacher", type=Path, metavar="FILE.npz", help=teacher)
    parser.epilog = (
        "Players look for networks in players/search/weights, by variant and number of players: kd-4.npz. The same "
        "command continues an interrupted training."
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
