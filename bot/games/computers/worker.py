"""A process that answers questions: `python -m bot.games.computers.worker MODULE NICENESS`, text in and text out.

The first line of output says that the module is imported. After that, each line of input is a limit and a question, and
a line of output is the result of the module's `answer`. The limit is in seconds of the processor time of this process,
so that no answer is late because the machine is busy. The process ends with its input, and so does not outlive the bot.
It also ends at the limit, and with any error, whose traceback goes where the bot's log goes. A process with a higher
niceness leaves more of the processor to others.
"""

import os
import signal
import sys
from contextlib import suppress
from importlib import import_module
from math import ceil
from time import process_time

from players.process_setup import prepare_process

if sys.platform != "win32":
    import resource

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
            seconds, question = line.strip().split(" ", 1)
            _limit(float(seconds))
            _write(answer(question))


def _limit(seconds: float) -> None:
    """Let the system end this process after so many more seconds of its processor time."""
    if sys.platform != "win32":
        end, most = ceil(process_time() + seconds), resource.getrlimit(resource.RLIMIT_CPU)[1]
        # A limit of the host stays, and the system refuses a later end.
        is_later = most != resource.RLIM_INFINITY and end > most
        resource.setrlimit(resource.RLIMIT_CPU, (most if is_later else end, most))


def report(share: float, part: str = "") -> None:
    """Write the finished share of the answer, and a part to be stored, in a line before the answer."""
    _write(f"{PROGRESS}{share:.2f} {part}")


def _write(line: str) -> None:
    # The write is unbuffered, because the bot waits for the line. Python also does not repeat a failed write at exit.
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
