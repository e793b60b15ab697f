"""What the command lines of the project share: parsing, exit codes, text or JSON."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from typing import NoReturn

from engine.cli.report import Report
from engine.variants import OPTIONS, VARIANTS

WRONG_INPUT = 2
INTERRUPTED = 130
CODES = f"{', '.join(VARIANTS)}, with options {', '.join(f'+{option}' for option in OPTIONS)}, as in kd+mh"


class Parser(ArgumentParser):
    """An argument parser that reports an error in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        sys.exit(refuse(" ".join(self.prog.split()[:3]), f"{message} (see --help)"))


class Program:
    """A command line `NAME COMMAND ...` whose commands each return a `Report`."""

    def __init__(self, name: str, description: str) -> None:
        self._name = name
        self._parser = Parser(prog=self._name, description=description)
        self._commands = self._parser.add_subparsers(
            required=True, metavar="COMMAND", title="commands", parser_class=Parser
        )

    def add(self, name: str, run: Callable[[Namespace], Report], about: str) -> ArgumentParser:
        """Add a command; the caller adds its arguments to the parser that is returned."""
        command = self._commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        command.add_argument("--json", action="store_true", help="print JSON")
        command.set_defaults(command=run)
        return command

    def run(self, arguments: Sequence[str] | None = None) -> int:
        """Run one command and print its report; the exit code is 2 where the input is wrong."""
        asked = self._parser.parse_args(arguments)
        try:
            report: Report = asked.command(asked)
        except OSError as error:
            return refuse(self._name, f"{error.filename}: {error.strerror}")
        except ValueError as error:
            return refuse(self._name, str(error))
        except KeyboardInterrupt:
            return INTERRUPTED
        print(json.dumps(report.data) if asked.json else report.text)
        return 0


def refuse(program: str, problem: str) -> int:
    """Print what is wrong in one line to standard error; the exit code for it."""
    print(f"{program}: {' '.join(problem.split())}", file=sys.stderr)
    return WRONG_INPUT


def at_least(least: int) -> Callable[[str], int]:
    """An argument type: whole numbers from `least` on."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise ArgumentTypeError(f"{text!r} is not a whole number from {least} on")
        return int(text)

    return read
