"""A process that answers questions: `python -m bot.games.computers.worker MODULE NICENESS`, text in and text out.

The first line out says that the module is imported. A line in is a question, and the line out is what the module's
`answer` returns for it. The process ends with its input, so it does not outlive the bot, and with any error, whose
traceback goes where the bot's log goes. With a higher niceness it leaves more of the processor to others.
"""

import os
import signal
import sys
from contextlib import suppress
from importlib import import_module

from players.process_setup import prepare_process

PROGRESS = "%"
"""Begins a line that is not the answer yet."""


def main(module: str, niceness: int) -> None:
    """Answer questions from standard input until it ends."""
    # Ctrl-C, or a service manager that stops all processes, is for the bot, which then stops this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    prepare_process()
    answer = import_module(module).answer
    with suppress(BrokenPipeError):  # the bot has ended
        _write("ready")
        for line in sys.stdin:
            _write(answer(line.strip()))


def report(share: float) -> None:
    """Say what share of an answer is ready, in a line before it."""
    _write(f"{PROGRESS}{share:.2f}")


def _write(line: str) -> None:
    # Unbuffered, since the bot waits for the line; and a failed write is not repeated by Python at its exit.
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
