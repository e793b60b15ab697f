"""The command line of the rules: replay a record, verify a deal.

    $ python -m engine replay tests/records/kd-2.txt
    kd, 2 players, over
    place  seat  wheat  forest  lake  grassland  swamp  mine  total  decided by
        1  1        14       6     0          8      6     0     34  total
        2  2        14       4     5          0      2     3     28
    $ python -m engine verify docs/notation/deal.txt
    all 7 chance moves follow from the secret
    hash      630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
    mixed in  1443210987654321098

Each command prints JSON with `--json`, and `--help` lists the command's options. The program reports wrong input in one
line on standard error, and its exit code is then 2.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from engine.cli.command_line import Program, read_text
from engine.cli.commands import replay_report, verify_report


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code: 2 if the input is wrong."""
    program = Program("python -m engine", "A small tool on the rules of Kingdomino.")
    add_commands(program)
    return program.run(arguments)


def add_commands(program: Program) -> None:
    """Add the commands replay and verify."""
    about = "the scores and the ranking that a game record leads to"
    replay = program.add("replay", lambda given: replay_report(read_text(given.file)), about)
    replay.add_argument("file", type=Path, metavar="FILE", help="a game record")
    about = "whether the deal of a game record follows from the secret in its tags"
    verify = program.add("verify", lambda given: verify_report(read_text(given.file)), about)
    verify.add_argument("file", type=Path, metavar="RECORD", help="a game record")


if __name__ == "__main__":
    sys.exit(main())
