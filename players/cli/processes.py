"""A match played in several processes.

Players go by name: "greedy", or "module:name" for one in another module's PLAYERS.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from importlib import import_module
from multiprocessing import get_context

from engine.variants import Variant
from players.match import SeatTally, play_numbered_game
from players.player import Level
from players.process_setup import prepare_process
from players.registry import PLAYERS


@cache  # a worker asks for the players of every game
def find_player(name: str) -> Level:
    """Return the player of that name; ValueError if there is none."""
    module, colon, own = name.rpartition(":")
    try:
        players = import_module(module).PLAYERS if colon else PLAYERS
    except (ImportError, AttributeError, TypeError, ValueError):  # TypeError, ValueError: no name of a module at all
        raise ValueError(f"there are no players in {module!r}") from None
    if own not in players:
        raise ValueError(f"there is no player {own!r}; there are {', '.join(players)}")
    found: Level = players[own]
    return found


def play_in_processes(
    variant: Variant, names: Sequence[str], games: int, seed: int, processes: int
) -> Iterator[tuple[SeatTally, ...]]:
    """Yield the tallies of each game seat by seat, in the order of the games: the same for any number of processes.

    If one of the processes is killed, say so and exit with 1.
    """
    play = partial(_play, str(variant), tuple(names), seed)
    if processes == 1:
        yield from map(play, range(games))
        return
    # Spawned, not forked: the same on every system.
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _initialize_worker)
    try:
        for played in [pool.submit(play, number) for number in range(games)]:
            yield played.result()
    except BrokenProcessPool:
        sys.exit("A process that played games was killed, perhaps for want of memory: fewer --processes need less.")
    finally:
        pool.shutdown(cancel_futures=True)


def _initialize_worker() -> None:
    # Ctrl-C ends a worker at once, in the middle of a game, unless whoever started the match has Ctrl-C ignored.
    is_ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    signal.signal(signal.SIGINT, signal.SIG_IGN if is_ignored else signal.SIG_DFL)
    prepare_process()


def _play(variant: str, names: Sequence[str], seed: int, number: int) -> tuple[SeatTally, ...]:
    return play_numbered_game(Variant.parse(variant), [find_player(name) for name in names], seed, number)
