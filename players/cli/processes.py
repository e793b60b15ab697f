"""A match over several processes. Players go by name: "greedy", or "module:name" out of another module's PLAYERS."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from importlib import import_module
from multiprocessing import get_context

from engine.variants import Variant
from players.match import Tally, play_numbered
from players.player import Player
from players.registry import PLAYERS


@cache
def player(name: str) -> Player:
    """ValueError where there is none of that name."""
    module, colon, own = name.rpartition(":")
    try:
        players = import_module(module).PLAYERS if colon else PLAYERS
    except (ImportError, AttributeError):
        raise ValueError(f"there are no players in {module!r}") from None
    if own not in players:
        raise ValueError(f"there is no player {own!r}; there are {', '.join(players)}")
    found: Player = players[own]
    return found


def played(
    variant: Variant, names: Sequence[str], games: int, seed: int, processes: int
) -> Iterator[tuple[Tally, ...]]:
    """The tallies of each game, seat by seat, in the order of the games: the same for any number of processes."""
    one = partial(_game, str(variant), tuple(names), seed)
    if processes == 1:
        yield from map(one, range(games))
        return
    # Spawned, not forked: the same on every system.
    with ProcessPoolExecutor(processes, get_context("spawn"), _settle_in) as pool:
        yield from pool.map(one, range(games))


def _settle_in() -> None:
    # Ctrl-C ends it at once, in the middle of a game; but not where whoever started the match has it ignored.
    is_ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    signal.signal(signal.SIGINT, signal.SIG_IGN if is_ignored else signal.SIG_DFL)
    os.environ.setdefault("OMP_NUM_THREADS", "1")  # there is a process for each core already


def _game(variant: str, names: Sequence[str], seed: int, number: int) -> tuple[Tally, ...]:
    return play_numbered(Variant.parse(variant), [player(name) for name in names], seed, number)
