"""A process that speaks the engine protocol to the bot: `python -m bot.workers MODULE NICENESS`.

The `ENGINE` of the module answers. The process ends with its input, and so does not outlive the bot. Tracebacks go
where the bot's log goes. A process with a higher niceness leaves more of the processor to others.
"""

import os
import signal
import sys
from importlib import import_module

from players.process_setup import prepare_process


def main(module: str, niceness: int) -> None:
    """Answer lines of standard input until the input ends."""
    # Ctrl-C, or a service manager that stops all processes, is for the bot, which then stops this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    prepare_process()
    from players.serving import serve  # noqa: PLC0415 - it imports NumPy

    serve(import_module(module).ENGINE)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
