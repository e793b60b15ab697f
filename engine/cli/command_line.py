"""The common parts of the project's command lines: parsing, exit codes, text or JSON."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn
from unicodedata import east_asian_width

from engine import __version__

WRONG_INPUT = 2
"""The exit code for wrong input."""

INTERRUPTED = 130
"""The exit code after Ctrl-C, as in shells: 128 plus the number of the signal."""

LARGEST = 1_000_000
"""The maximum size of an input, in bytes. The longest games take a few thousand bytes without comments."""

_MOST_DIGITS = 18
"""The maximum number of digits of an argument. Python refuses to read thousands of digits."""


class Parser(ArgumentParser):
    """An argument parser with one-line errors, without the usage."""

    def error(self, message: str) -> NoReturn:
        # `prog` may end in a command: "python -m engine score", "kingdomino score". Errors name the program alone.
        words = 3 if self.prog.startswith("python -m ") else 1
        sys.exit(refuse(" ".join(self.prog.split()[:words]), f"{message} (see --help)"))


class Program:
    """A command line `NAME COMMAND ...`. A command returns a `Report`, or None after its own output."""

    def __init__(self, name: str, description: str) -> None:
        self._name = name
        self._parser = Parser(prog=self._name, description=description)
        self._parser.add_argument("--version", action="version", version=f"{name} {__version__}")
        self._commands = self._parser.add_subparsers(
            required=True, metavar="COMMAND", title="commands", parser_class=Parser
        )

    def add(self, name: str, run: Callable[[Namespace], Report | None], about: str) -> ArgumentParser:
        """Add a command, and return the command's parser. The caller adds arguments to the parser."""
        command = self._commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        command.add_argument("--json", action="store_true", help="print JSON")
        command.set_defaults(command=run)
        return command

    def run(self, arguments: Sequence[str] | None = None) -> int:
        """Run one command, print the report and return the exit code: 2 for wrong input."""
        parsed = self._parser.parse_args(arguments)

        def print_report() -> int:
            report: Report | None = parsed.command(parsed)
            return write(json.dumps(report.data) if parsed.json else report.text) if report else 0

        return exit_code(self._name, print_report)


def read_text(path: Path) -> str:
    """Return the text of a file, with line feeds at the ends of lines.

    The encoding is UTF-8; byte order marks at the start are left out. Raises OSError or ValueError.
    """
    # A shell writes into the pipes of /dev and /proc; nobody may ever write into another pipe.
    if path.is_fifo() and not any(map(path.is_relative_to, ("/dev", "/proc"))):
        raise ValueError(f"{path} is a pipe, not a file")
    with path.open("rb") as stream:
        data = stream.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise ValueError(f"{path} is larger than {LARGEST:,} bytes, and no record or position is")
    try:
        text = data.decode("utf-8").lstrip("\ufeff")  # Some programs write a second mark before the first.
    except UnicodeDecodeError:
        text = "\0"
    # UTF-16 without a mark, read as UTF-8, has a NUL for each letter.
    if "\0" in text:
        raise ValueError("the input is not UTF-8 text: save it as UTF-8")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_json(path: Path) -> object:
    """Return the JSON value in a file. Raises OSError or ValueError, also for a value that is nested too deeply."""
    try:
        return json.loads(read_text(path))
    except RecursionError:
        raise ValueError(f"{path}: nested too deeply") from None


def exit_code(program: str, run: Callable[[], int]) -> int:
    """Return the exit code of `run`. After an OSError or a ValueError, report the error in one line and return 2."""
    try:
        return run()
    except OSError as error:
        # An OSError of writing has no file name.
        return refuse(program, f"{error.filename or 'output'}: {error.strerror}")
    except ValueError as error:
        return refuse(program, str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except RuntimeError as error:
        # Ctrl-C in the middle of acquiring a lock makes the release of the lock fail.
        if isinstance(error.__context__, KeyboardInterrupt):
            return INTERRUPTED
        raise


def write(text: str) -> int:
    """Print the text and return the exit code 0. Raises OSError if writing fails, for example on a full disk.

    Characters outside of the output's encoding become "?". A reader that closes the pipe early is not an error.
    """
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # ASCII, for example, has no "×".
    try:
        print(text, flush=True)
    except OSError as error:
        discard_output()
        if not isinstance(error, BrokenPipeError):  # A pipe to `head`, for example, breaks early.
            error.filename = "standard output"
            raise
    return 0


def discard_output() -> None:
    """Write nothing more to a standard output that failed: Python flushes it at exit, and would report an error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def end_quietly(run: Callable[[], int]) -> int:
    """Return the exit code of `run`, or 0 if the reader of its output has closed the pipe, as `head` does."""
    try:
        code = run()
        sys.stdout.flush()
    except BrokenPipeError:
        discard_output()
        return 0
    return code


def refuse(program: str, problem: str) -> int:
    """Print a problem to standard error in one line, and return the exit code for wrong input."""
    print(f"{program}: {' '.join(problem.split())}", file=sys.stderr)
    return WRONG_INPUT


def at_least(least: int) -> Callable[[str], int]:
    """Return an argument type for whole numbers from `least` on."""

    def read(text: str) -> int:
        if text.isdecimal() and len(text) > _MOST_DIGITS:
            raise ArgumentTypeError(f"a number of {len(text)} digits is too large")
        if not text.isdecimal() or int(text) < least:
            raise ArgumentTypeError(f"{text!r} is not a whole number from {least} on")
        return int(text)

    return read


@dataclass(frozen=True)
class Report:
    """The result of a command: as `text`, and as `data` for JSON."""

    data: Mapping[str, object]
    text: str


def table(rows: Iterable[Sequence[object]]) -> str:
    """Lay out rows with equal numbers of cells in columns. Numbers are right-aligned, other cells left-aligned."""
    rows = list(rows)
    widths = [max(_columns(str(cell)) for cell in column) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(_padded, row, widths)).rstrip() for row in rows)


def _padded(cell: object, width: int) -> str:
    text = str(cell)
    space = " " * (width - _columns(text))
    return space + text if isinstance(cell, int | float) else text + space


def _columns(text: str) -> int:
    """Return the number of terminal columns of a text. A Chinese or Japanese character takes two columns."""
    return sum(1 + (east_asian_width(character) in "WF") for character in text)
