r"""The command line of the rules: score a kingdom, replay a record, verify a deal, count moves.

    $ printf 'w1 w0 ..\n.. ## f1\n' | python -m engine score --variant kd+m
    wheat   2  ×  1  =  2
    forest  1  ×  1  =  1

    wheat           2
    forest          1
    lake            0
    grassland       0
    swamp           0
    mine            0
    middle_kingdom  0
    total           3
    $ python -m engine replay tests/records/kd-2.txt
    kd, 2 players, over
    place  seat  wheat  forest  lake  grassland  swamp  mine  total  decided by
        1  1        14       6     0          8      6     0     34  total
        2  2        14       4     5          0      2     3     28
    $ python -m engine verify docs/notation/deal.txt
    all 7 chance moves follow from the secret
    hash      630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
    mixed in  1443210987654321098
    $ python -m engine perft 'kd 2 ##;## 3:1,17:2 0 4,8:2,19,30 2 1-2' 2
    36

Each command prints JSON with `--json`, and `--help` lists the command's options. The program reports wrong input in one
line on standard error, and its exit code is then 2.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from engine.cli.command_line import CODES, Program, at_least, read_text
from engine.cli.commands import perft_report, replay_report, score_report, verify_report
from engine.kingdom import GRID_SIZES
from engine.variants import Variant


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code: 2 if the input is wrong."""
    program = Program("python -m engine", "A small tool on the rules of Kingdomino.")
    add_commands(program)
    return program.run(arguments)


def add_commands(program: Program) -> None:
    """Add the commands score, replay, verify and perft."""
    score = program.add(
        "score",
        lambda given: score_report(read_text(), Variant.parse(given.variant), given.grid),
        "the properties and the score of a kingdom text on standard input",
    )
    score.add_argument("--variant", default="kd", metavar="CODE", help=f"what counts: {CODES} (default: kd)")
    score.add_argument(
        "--grid", type=int, choices=GRID_SIZES, help="its side (default: the smallest of the variant that fits)"
    )
    score.epilog = "Harmony counts where the kingdom leaves nothing of its grid empty."
    about = "the scores and the ranking that a game record leads to"
    replay = program.add("replay", lambda given: replay_report(read_text(given.file)), about)
    replay.add_argument("file", type=Path, metavar="FILE", help="a game record")
    about = "whether the deal of a game record follows from the secret in its tags"
    verify = program.add("verify", lambda given: verify_report(read_text(given.file)), about)
    verify.add_argument("file", type=Path, metavar="RECORD", help="a game record")
    about = "how many sequences of moves a position allows"
    perft = program.add("perft", lambda given: perft_report(given.position, given.depth), about)
    perft.add_argument("position", metavar="POSITION", help="a position as one line of text, in quotes")
    perft.add_argument(
        "depth", type=at_least(0), metavar="DEPTH", help="how many moves; chance and the end end it early"
    )


if __name__ == "__main__":
    sys.exit(main())
