"""What the command lines of the project share: parsing, exit codes, text or JSON."""

from __future__ import annotations

import codecs
import json
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn
from unicodedata import east_asian_width

from engine import __version__
from engine.variants import OPTIONS, VARIANTS

WRONG_INPUT = 2
"""The exit code for input that is wrong."""

INTERRUPTED = 130
"""The exit code after Ctrl-C, as in shells: 128 and the number of the signal."""

LARGEST = 1_000_000
"""How many bytes an input may have: the longest games take some thousands, the rest is for comments."""

_MOST_DIGITS = 18
"""How many digits an argument may have; Python refuses to read thousands of them."""

CODES = f"{', '.join(VARIANTS)}, with options {', '.join(f'+{option}' for option in OPTIONS)}, as in kd+mh"
"""The codes of the variants, for help texts."""


class Parser(ArgumentParser):
    """An argument parser that reports an error in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        # `prog` is the program and perhaps a command: "python -m engine score", "kingdomino score". Errors name the
        # program alone.
        words = 3 if self.prog.startswith("python -m ") else 1
        sys.exit(refuse(" ".join(self.prog.split()[:words]), f"{message} (see --help)"))


class Program:
    """A command line `NAME COMMAND ...` whose commands each return a `Report`."""

    def __init__(self, name: str, description: str) -> None:
        self._name = name
        self._parser = Parser(prog=self._name, description=description)
        self._parser.add_argument("--version", action="version", version=f"{name} {__version__}")
        self._commands = self._parser.add_subparsers(
            required=True, metavar="COMMAND", title="commands", parser_class=Parser
        )

    def add(self, name: str, run: Callable[[Namespace], Report], about: str) -> ArgumentParser:
        """Add a command, and return its parser for the caller to add arguments to."""
        command = self._commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        command.add_argument("--json", action="store_true", help="print JSON")
        command.set_defaults(command=run)
        return command

    def run(self, arguments: Sequence[str] | None = None) -> int:
        """Run one command, print its report and return the exit code: 2 if the input is wrong."""
        parsed = self._parser.parse_args(arguments)

        def print_report() -> int:
            report: Report = parsed.command(parsed)
            return write(json.dumps(report.data) if parsed.json else report.text)

        return exit_code(self._name, print_report)


def read_text(path: Path | None = None) -> str:
    """Return the text of a file, or of standard input: UTF-8, or UTF-16 if it begins with its byte order mark.

    Raises OSError or ValueError.
    """
    if path is None and not hasattr(sys.stdin, "buffer"):
        return sys.stdin.read()  # a stream of texts, as tests give it
    with path.open("rb") if path else nullcontext(sys.stdin.buffer) as stream:
        data = stream.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise ValueError(f"{path or 'the input'} is larger than {LARGEST:,} bytes, and no record or position is")
    encoding = "utf-16" if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) else "utf-8"
    try:
        text = data.decode(encoding).lstrip("\ufeff")  # some programs write a second mark before the first
    except UnicodeDecodeError:
        text = "\0"
    # UTF-16 without a mark has a NUL for each letter when it is read as UTF-8.
    if "\0" in text:
        raise ValueError("the input is no text in UTF-8, or in UTF-16 with a byte order mark")
    return "\n".join(text.replace("\r\n", "\n").split("\r"))


def exit_code(program: str, run: Callable[[], int]) -> int:
    """Return the exit code of `run`; for an OSError or a ValueError, write a line on standard error and return 2."""
    try:
        return run()
    except OSError as error:
        # An error of writing does not say where.
        return refuse(program, f"{error.filename or 'output'}: {error.strerror}")
    except ValueError as error:
        return refuse(program, str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except RuntimeError as error:
        # Ctrl-C at the moment in which a lock is taken makes the release of the lock fail.
        if isinstance(error.__context__, KeyboardInterrupt):
            return INTERRUPTED
        raise


def write(text: str) -> int:
    """Print the text and return the exit code 0, also where nobody reads on, and with "?" for what cannot be encoded.

    Raises OSError where it cannot be written, as on a full disk.
    """
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # an output in ASCII has no "×"
    try:
        print(text, flush=True)
    except OSError as error:
        # Python writes the rest at its end, and would report that this fails again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):  # as in `| head`
            error.filename = "standard output"
            raise
    return 0


def refuse(program: str, problem: str) -> int:
    """Print in one line to standard error what is wrong, and return the exit code for it."""
    print(f"{program}: {' '.join(problem.split())}", file=sys.stderr)
    return WRONG_INPUT


def at_least(least: int) -> Callable[[str], int]:
    """Return an argument type that reads whole numbers from `least` on."""

    def read(text: str) -> int:
        if text.isdecimal() and len(text) > _MOST_DIGITS:
            raise ArgumentTypeError(f"a number of {len(text)} digits is too large")
        if not text.isdecimal() or int(text) < least:
            raise ArgumentTypeError(f"{text!r} is not a whole number from {least} on")
        return int(text)

    return read


@dataclass(frozen=True)
class Report:
    """The result of a command as `text`, and as `data` that can be written as JSON and says the same."""

    data: Mapping[str, object]
    text: str


def table(rows: Iterable[Sequence[object]]) -> str:
    """Lay out rows with equal numbers of cells in columns: numbers to the right, all else to the left."""
    rows = list(rows)
    widths = [max(_columns(str(cell)) for cell in column) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(_padded, row, widths)).rstrip() for row in rows)


def _padded(cell: object, width: int) -> str:
    text = str(cell)
    space = " " * (width - _columns(text))
    return space + text if isinstance(cell, int | float) else text + space


def _columns(text: str) -> int:
    """Return how many columns of a terminal a text takes: Chinese and Japanese characters take two."""
    return sum(1 + (east_asian_width(character) in "WF") for character in text)
