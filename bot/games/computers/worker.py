"""A process that answers questions: `python -m bot.games.computers.worker MODULE NICENESS`, text in and text out.

The first line of output says that the module is imported. After that, each line of input is a question, and a line of
output is the result of the module's `answer`. The process ends with its input, and so does not outlive the bot. It also
ends with any error, whose traceback goes where the bot's log goes. A process with a higher niceness leaves more of the
processor to others.
"""

import os
import signal
import sys
from contextlib import suppress
from importlib import import_module

from players.process_setup import prepare_process

PROGRESS = "%"
"""The beginning of a line about progress, before the answer."""


def main(module: str, niceness: int) -> None:
    """Answer questions from standard input until the input ends."""
    # Ctrl-C, or a service manager that stops all processes, is for the bot, which then stops this process.
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
    """Write the finished share of the answer, in a line before the answer."""
    _write(f"{PROGRESS}{share:.2f}")


def _write(line: str) -> None:
    # The write is unbuffered, because the bot waits for the line. Python also does not repeat a failed write at exit.
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
