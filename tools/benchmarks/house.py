"""Print how much of the bot a reader must know to follow one deed: `python -m tools.benchmarks.house`.

Each deed is done to the bot on the simulated Discord, with painting faked. A module counts if at least one of its
functions ran. Properties do not count, nor do the modules that keep the lock of the database. Depth is the largest
number of different modules on one stack. The first three columns belong to the event loop's thread; "all" counts the
modules of all threads. `--list` names the modules, and `--check` fails above a limit. The goals are 28 modules
for Take, 30 for Start, and a depth of 8.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType, FunctionType
from typing import Any, Final

from bot.chat.kit.addresses import Action
from bot.games.game import Policy
from tests.bot.server import (
    SimulatedServer,
    begin_at_panel,
    begin_placing,
    open_lobby,
    open_panel,
    takes,
    until_placing,
)

BOT: Final = Path(__file__).parents[2] / "bot"
MOST_FOLDERS, MOST_DEPTH, MOST_FILES = 7, 10, 109

BESIDE: Final = {Path("bot", name) for name in ("processes.py", "storage/process_lock.py", "storage/database_url.py")}
"""The modules that keep the lock of the database, now and then."""

Act = Callable[[], Awaitable[Any]]


class Trace:
    """The functions of the bot that ran during the trace, and the most modules on one stack."""

    def __init__(self) -> None:
        self.properties = set(properties())
        self.functions = set[CodeType]()
        self.elsewhere = set[CodeType]()
        self.depth = 0
        self.is_on = False

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if not (self.is_on and event == "call" and is_of_bot(frame.f_code)) or frame.f_code in self.properties:
            return
        if threading.current_thread() is threading.main_thread():
            self.functions.add(frame.f_code)
            self.depth = max(self.depth, len({each.co_filename for each in stack(frame) if is_of_bot(each)}))
        else:
            self.elsewhere.add(frame.f_code)

    @property
    def figures(self) -> tuple[int, int, int]:
        """Modules, folders and depth on the event loop."""
        modules = modules_of(self.functions)
        return len(modules), len({module.parent for module in modules}), self.depth


def modules_of(functions: set[CodeType]) -> set[Path]:
    return {Path(code.co_filename).relative_to(BOT.parent) for code in functions} - BESIDE


def properties() -> Iterator[CodeType]:
    """Yield the getters of all classes in the loaded modules of the bot."""
    modules = [module for name, module in sys.modules.items() if name.startswith("bot.")]
    classes = {each for module in modules for each in vars(module).values() if isinstance(each, type)}
    for member in chain.from_iterable(vars(each).values() for each in classes):
        getter = member.fget if isinstance(member, property) else getattr(member, "func", None)
        if isinstance(getter, FunctionType):
            yield getter.__code__


def stack(frame: FrameType | None) -> Iterator[CodeType]:
    while frame:
        yield frame.f_code
        frame = frame.f_back


def is_of_bot(code: CodeType) -> bool:
    # Comprehensions are functions only before Python 3.12, and the body of a module is an import.
    return code.co_filename.startswith(f"{BOT}/") and (not code.co_name.startswith("<") or code.co_name == "<lambda>")


@contextmanager
def tracing(trace: Trace) -> Iterator[None]:
    """Trace this thread and all threads started in this block."""
    threading.setprofile(trace.note)
    sys.setprofile(trace.note)
    try:
        yield
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


# ---- deeds: each prepares a table and returns the act to trace


async def tap_take(server: SimulatedServer) -> Act:
    """Place a domino and choose the next one: a whole turn."""
    mover, panel = await begin_at_panel(server)
    return lambda: mover.click(panel, takes(panel)[0])


async def tap_before_computer(server: SimulatedServer) -> Act:
    """Play until the next mover is a computer player, and take."""
    await server.begin(players=2)
    while True:
        mover = await until_placing(server)
        panel, table = await open_panel(server, mover), await server.table()
        is_followed = len(turns := table.state.turns) > 1 and turns[1].king.seat != turns[0].king.seat
        if is_followed and (buttons := takes(panel)):
            return lambda: mover.click(panel, buttons[0])
        await server.step()
        await server.step()


async def type_place(server: SimulatedServer) -> Act:
    mover = await begin_placing(server)
    placement = str((await server.table()).state.legal_moves()[0])
    return lambda: mover.slash(server.channel, "place", where=placement)


async def miss_deadline(server: SimulatedServer) -> Act:
    """Wait until a computer player takes the turn of a late person."""
    await server.begin(pace=60, policy=Policy.TURN)
    await server.without_grace()
    await server.pass_time(1)
    await server.pass_time(0.99)
    return lambda: server.pass_time(0.01)


async def tap_join(server: SimulatedServer) -> Act:
    ola, kenji = server.people.values()
    lobby = await open_lobby(ola, server, players=2)
    return lambda: kenji.click(lobby, Action.JOIN)


async def tap_start(server: SimulatedServer) -> Act:
    ola, kenji = server.people.values()
    lobby = await open_lobby(ola, server, players=2)
    await kenji.click(lobby, Action.JOIN)
    return lambda: ola.click(lobby, Action.START)


async def ask_for_undo(server: SimulatedServer) -> Act:
    mover = await server.begin()
    await server.step()
    return lambda: mover.insist(server.channel, "kingdomino table", do="undo")


async def agree_to_undo(server: SimulatedServer) -> Act:
    """Let the only other person agree, so that the turn is undone."""
    mover = await server.begin()
    await server.step()
    await mover.insist(server.channel, "kingdomino table", do="undo")
    [other] = [person for person in server.people.values() if person is not mover]
    request = server.newest
    return lambda: other.click(request, request.buttons[0])


async def type_daily(server: SimulatedServer) -> Act:
    [ola] = server.people.values()
    return lambda: ola.slash(server.channel, "daily")


Prepare = Callable[[SimulatedServer], Awaitable[Act]]
BOTH, ALONE = ("Ola", "Kenji"), ("Ola",)
DEEDS: Final[Mapping[str, tuple[int, Prepare, tuple[str, ...]]]] = {
    'tap "Take"': (40, tap_take, BOTH),
    "tap before a computer": (41, tap_before_computer, ALONE),
    "/place": (42, type_place, BOTH),
    "deadline": (41, miss_deadline, BOTH),
    'lobby "Join"': (39, tap_join, BOTH),
    'lobby "Start"': (44, tap_start, BOTH),
    "asking for undo": (41, ask_for_undo, BOTH),
    'undo, last "Agree"': (40, agree_to_undo, BOTH),
    "/daily": (46, type_daily, ALONE),
}
"""The most modules of each deed, in all threads, and what does the deed."""


async def traced(prepare: Prepare, names: tuple[str, ...]) -> Trace:
    trace = Trace()
    with TemporaryDirectory() as folder, tracing(trace):
        async with SimulatedServer.of(Path(folder), *names) as server:
            act = await prepare(server)
            await server.discord.quiet()
            trace.is_on = True
            await act()
            await server.discord.quiet()
            trace.is_on = False
    return trace


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.benchmarks.house")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a limit is exceeded")
    parser.add_argument("--list", action="store_true", help="name the modules")
    arguments = parser.parse_args()
    # The bot warns of each database without games.
    logging.getLogger("bot").setLevel(logging.ERROR)
    is_within = True
    print(f"{'':22}{'modules':>9}{'folders':>9}{'depth':>7}{'all':>7}{'limit':>7}")
    for name, (most, prepare, people) in DEEDS.items():
        trace = asyncio.run(traced(prepare, people))
        everywhere = modules_of(trace.functions | trace.elsewhere)
        modules, folders, depth = trace.figures
        print(f"{name:22}{modules:9}{folders:9}{depth:7}{len(everywhere):7}{most:7}")
        if arguments.list:
            print("\n".join(f"    {module}" for module in sorted(everywhere)))
        is_within &= len(everywhere) <= most and folders <= MOST_FOLDERS and depth <= MOST_DEPTH
    print(f"{'limit':22}{'':9}{MOST_FOLDERS:9}{MOST_DEPTH:7}\n")
    files = [path for path in BOT.rglob("*.py") if "migrations" not in path.parts]
    print(f"modules in bot/ without migrations, at most {MOST_FILES}: {len(files)}")
    sys.exit(arguments.check and not (is_within and len(files) <= MOST_FILES))


if __name__ == "__main__":
    main()
