"""Runs a bot of discord.py on the simulator, in a process of its own: `python -m simulator.launch bot.py`."""

import os
import runpy
import sys
from pathlib import Path

from simulator.discord_py import clients_redirected


def main(program: str, *arguments: str) -> None:
    """Run a file, or after "-m" a module, as Python does."""
    with clients_redirected(os.environ):
        if program == "-m":
            sys.argv, sys.path = list(arguments), [str(Path.cwd()), *sys.path]
            runpy.run_module(arguments[0], run_name="__main__", alter_sys=True)
        else:
            sys.argv, sys.path = [program, *arguments], [str(Path(program).resolve().parent), *sys.path]
            runpy.run_path(program, run_name="__main__")


if __name__ == "__main__":
    main(*sys.argv[1:])
