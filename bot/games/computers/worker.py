"""A process that computer players search in: `python -m bot.games.computers.worker MODULE`, text in and text out.

The first line out says that the module is imported. A line in is the name of one of the module's PLAYERS, a seed, and a
position; the line out has the moves of the rest of the turn. The process ends with its input, so it does not outlive
the bot, and with any error of a player, whose traceback goes where the bot's log goes.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from importlib import import_module
from random import Random

from engine.state import State
from players.process_setup import prepare_process


def main(module: str) -> None:
    """Answer questions from standard input until it ends."""
    # Ctrl-C, or a service manager that stops all processes, is for the bot, which then stops this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # people who are waiting for an answer come first
    prepare_process()
    players = import_module(module).PLAYERS
    with suppress(BrokenPipeError):  # the bot has ended
        _answer("ready")
        for line in sys.stdin:
            name, seed, position = line.split(maxsplit=2)
            moves = players[name].choose(State.parse(position.strip()), Random(int(seed)))
            _answer(" ".join(map(str, moves)))


def _answer(line: str) -> None:
    # Unbuffered, since the bot waits for the line; and a failed write is not repeated by Python at its exit.
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


if __name__ == "__main__":
    main(sys.argv[1])
