"""`python -m players`, installed as `kingdomino`: the commands of the rules and of the computer players."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from engine import __main__ as rules
from engine.cli.command_line import Program, Report, read_text
from players.process_setup import prepare_process

# Each command imports its players itself, because `compile` must work when the players cannot be imported, for example
# with a library built for another NumPy.


def main(arguments: Sequence[str] | None = None, name: str = "python -m players") -> int:
    """Run one command of the program called `name`; the exit code is 2 if the input is wrong."""
    prepare_process()
    program = Program(name, "The rules of Kingdomino and its computer players on the command line.")
    rules.add_commands(program)
    add_commands(program)
    return program.run(arguments)


def kingdomino(arguments: Sequence[str] | None = None) -> int:
    """Run the installed program."""
    return main(arguments, "kingdomino")


def add_commands(program: Program) -> None:
    review = program.add("review", _review, "the chances to win in a finished game, and better turns")
    review.add_argument("file", type=Path, metavar="RECORD", help="a game record")
    review.epilog = "The same command prints the same again."
    engine = program.add("engine", _engine, "answer questions of other programs in the engine protocol")
    engine.add_argument("--level", default="master", help="who answers questions without a level (default: master)")
    program.add("compile", _compile, "compile the hot path of strong players, which takes Cython and a C compiler")


def _review(asked: Namespace) -> Report:
    from players.analysis.report import review_report  # noqa: PLC0415 - see above

    record = read_text(asked.file)
    if sys.stderr.isatty():
        print("Studying each turn, which takes a minute, and with a court ten …", file=sys.stderr)
    return review_report(record)


def _engine(asked: Namespace) -> None:
    from players.registry import PLAYERS  # noqa: PLC0415 - see above
    from players.serving import Engine, serve  # noqa: PLC0415 - see above

    if asked.level not in PLAYERS:
        raise ValueError(f"there is no level {asked.level!r}; there are {', '.join(PLAYERS)}")
    serve(Engine(PLAYERS, asked.level))


def _compile(_asked: Namespace) -> Report:
    """Compile the kernels; the exit code is 1 if that fails."""
    from players.search.library import compile_kernels  # noqa: PLC0415 - see above

    try:
        compile_kernels()
    except Exception as problem:  # noqa: BLE001 - compilers fail in many ways
        sys.exit(
            f"Could not compile the fast version of the computer players: {problem}\n"
            "They play all the same, a little less well."
        )
    return Report({"compiled": True}, "Compiled the fast version of the computer players.")


if __name__ == "__main__":
    sys.exit(main())
