"""The engine's side of the engine protocol (docs/engine-protocol.md): computer players answer lines of text."""

import os
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from math import ceil
from queue import SimpleQueue
from random import Random
from threading import Event, Thread
from time import process_time
from types import MappingProxyType
from typing import Final, TypeAlias

from engine import __version__
from engine.errors import shortened
from engine.moves import Move
from engine.state import State
from engine.variants import VARIANTS
from players.analysis.futures import DEVIATION, POINTS, VICTORY, Futures
from players.intervals import Estimate
from players.player import Level
from players.protocol import BEST, ERROR, GO, HELLO, READY, EngineError, TurnQuestion
from players.search.evaluator import find_network
from players.search.search_player import SearchPlayer

if sys.platform != "win32":
    import resource

Write: TypeAlias = Callable[[str], object]


@dataclass(frozen=True)
class Engine:
    """The answers of an engine: by computer players, and to extra commands, whose names begin with `x-`.

    An extra command takes the rest of its line, and a function that writes lines before the answer.
    """

    levels: Mapping[str, Level]
    default: str = ""
    """The name of the level for questions without a level."""
    extra: Mapping[str, Callable[[str, Write], str]] = field(default_factory=lambda: MappingProxyType({}))

    def answer(self, line: str, stopped: Event, write: Write) -> str:
        """Return the last line of the answer to a line; `stopped` ends the search early. Raises EngineError."""
        command, _, rest = line.partition(" ")
        if line == HELLO:
            return self._introduce(write)
        if command == GO:
            return self._choose(TurnQuestion.parse(rest), stopped, write)
        if command in self.extra:
            return f"{command} {self.extra[command](rest, write)}"
        raise EngineError(shortened(f"there is no command {line!r}"))

    def _introduce(self, write: Write) -> str:
        write(f"name kingdomino {__version__}")
        for base, variant in VARIANTS.items():
            players = " ".join(map(str, variant.formats))
            write(f"game {base}{'+' if variant.allows else ''}{variant.allows} {players}")
        for name in self.levels:
            write(f"level {name}")
        return READY

    def _choose(self, question: TurnQuestion, stopped: Event, write: Write) -> str:
        state, name = question.state, question.level or self.default
        if name not in self.levels:
            raise EngineError(shortened(f"there is no level {name!r}"))
        if not state.legal_moves():
            raise EngineError("no player is to move")
        limit_process(question.processor_seconds or 0)
        level, seed = self.levels[name], question.seed if question.seed is not None else Random().getrandbits(63)
        player = level.player
        if question.limit.seconds and isinstance(player, SearchPlayer):
            player = replace(player, clock=process_time)
        limit = replace(question.limit or level.limit, stopped=stopped.is_set)
        moves = player.choose(state, Random(seed), limit)
        if question.values and (network := find_network(state)):
            write(_value(state, moves, Futures(network, max(2, question.values), (seed,), DEVIATION)))
        return f"{BEST} {' '.join(map(str, moves))}"


def _value(state: State, moves: Iterable[Move], futures: Futures) -> str:
    """Return a line with the expected end of the acting kingdom after some moves."""
    acting = state.king.kingdom
    for move in moves:
        state = state.play(move)
    ends = futures.ends(state)[:, acting]
    points, chance = Estimate.of(ends[:, POINTS]), Estimate.of_shares(ends[:, VICTORY])
    return f"value points {points.mean:.2f} {points.error:.2f} chance {chance.mean:.3f} {chance.error:.3f}"


def limit_process(seconds: float) -> None:
    """Let the system end this process after so many more seconds of its processor time; 0 changes nothing."""
    if seconds and sys.platform != "win32":
        end, most = ceil(process_time() + seconds), resource.getrlimit(resource.RLIMIT_CPU)[1]
        # A limit of the host stays, and the system refuses a later end.
        is_later = most != resource.RLIM_INFINITY and end > most
        resource.setrlimit(resource.RLIMIT_CPU, (most if is_later else end, most))


def serve(engine: Engine) -> None:
    """Answer the lines of standard input, one after another, until `quit` or the end of the input.

    An error of a player is answered, and its traceback goes to standard error.
    """
    asked = SimpleQueue[tuple[str, Event] | None]()
    Thread(target=_listen, args=(asked.put,), daemon=True).start()
    with suppress(BrokenPipeError):  # the caller has ended
        while question := asked.get():
            _write(_answer(engine, *question))


def _answer(engine: Engine, line: str, stopped: Event) -> str:
    try:
        return engine.answer(line, stopped, _write)
    except EngineError as error:
        return f"{ERROR} {error}"
    except BrokenPipeError:
        raise
    except Exception as error:  # noqa: BLE001 - the caller decides what follows
        traceback.print_exc()
        return f"{ERROR} {type(error).__name__}"


def _listen(put: Callable[[tuple[str, Event] | None], object]) -> None:
    """Pass on each line with the event that stops its answer, and None at the end."""
    stopped = Event()
    for line in _lines():
        if line in ("stop", "quit"):
            stopped.set()
            if line == "quit":
                break
        elif line:
            put((line, stopped := Event()))
    put(None)


LONGEST_LINE: Final = 1 << 16
"""The most bytes of a line that are kept; a position takes some hundred, and a game a few thousand."""


def _lines() -> Iterator[str]:
    # Python's own reader has a lock, and a program cannot end while a thread waits inside of it.
    rest = b""
    while data := os.read(sys.stdin.fileno(), 1 << 16):
        *lines, rest = (rest + data).split(b"\n")
        # No question is as long: the rest of such a line is read, but not kept.
        rest = rest[:LONGEST_LINE]
        yield from (line.decode(errors="replace").strip() for line in lines)
    yield rest.decode(errors="replace").strip()


def _write(line: str) -> None:
    # The write is unbuffered, because the caller waits for the line. Python does not repeat a failed write at exit.
    os.write(sys.stdout.fileno(), f"{line}\n".encode())
