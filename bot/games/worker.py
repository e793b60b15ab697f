"""A process that computer players search in: `python -m bot.games.worker MODULE`, a line of text in, a line out.

A line in is the name of one of the module's PLAYERS, a seed, and a position; the line out has the moves of the rest of
the turn. The process ends with its input, so it does not outlive the bot, and with any error of a player, whose
traceback goes where the bot's log goes.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from importlib import import_module
from random import Random

from engine.state import State


def main(module: str) -> None:
    """Answer questions from standard input until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which then stops this
    if hasattr(os, "nice"):
        os.nice(5)  # people who are waiting for an answer come first
    os.environ.setdefault("OMP_NUM_THREADS", "1")  # there is a process for each core already
    players = import_module(module).PLAYERS
    with suppress(BrokenPipeError):  # the bot has ended
        for line in sys.stdin:
            name, seed, position = line.split(maxsplit=2)
            moves = players[name].choose(State.parse(position.strip()), Random(int(seed)))
            # Unbuffered, since the bot waits for the line; and a failed write is not repeated by Python at its exit.
            os.write(sys.stdout.fileno(), f"{' '.join(map(str, moves))}\n".encode())


if __name__ == "__main__":
    main(sys.argv[1])
