"""`kingdomino`: the commands of `python -m engine` and `python -m players` in one program."""

from __future__ import annotations

from collections.abc import Sequence

from engine import __main__ as rules
from engine.cli.command_line import Program
from players import __main__ as computer_players
from players.process_setup import prepare_process


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 2 if the input is wrong."""
    prepare_process()
    program = Program("kingdomino", "The rules of Kingdomino and its computer players on the command line.")
    rules.add_commands(program)
    computer_players.add_commands(program)
    return program.run(arguments)
