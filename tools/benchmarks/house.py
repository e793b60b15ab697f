"""Print what stands between a deed and its effects: `make house`, or `python -m tools.benchmarks.house --stacks`.

Each deed is done to the bot on the simulated Discord, with painting faked. "frames" is the number of functions of
the bot on the deepest stack, getters too, and `--stacks` names them. "modules" are those of which a function ran.

A second table counts the names that a reader meets away from their modules (`tools.benchmarks.names`), by folder: those
that other modules use, those that other folders use, and of the first those of which a function ran at "Take".
"""

import argparse
import asyncio
import logging
import sys
import threading
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from traceback import walk_stack
from types import CodeType, FrameType
from typing import Any, Final

from bot.chat.actions import Action
from bot.games.game import Policy
from tests.bot.server import (
    SimulatedServer,
    WholeServer,
    begin_at_panel,
    begin_placing,
    open_lobby,
    open_panel,
    takes,
    until_placing,
)
from tools.benchmarks.names import names_outside

BOT: Final = Path(__file__).parents[2] / "bot"
Act = Callable[[], Awaitable[Any]]


class Trace:
    """The functions of the bot that ran during the trace, and the deepest stack of the event loop, outermost first."""

    def __init__(self) -> None:
        self.functions = set[CodeType]()
        self.deepest: Sequence[CodeType] = ()
        self.is_on = False

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if not (self.is_on and event == "call" and is_of_bot(frame.f_code)):
            return
        self.functions.add(frame.f_code)
        if threading.current_thread() is threading.main_thread():
            frames = [each.f_code for each, _ in walk_stack(frame) if is_of_bot(each.f_code)]
            if len(frames) > len(self.deepest):
                self.deepest = frames[::-1]


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


Prepare = Callable[[SimulatedServer], Awaitable[Act]]
BOTH, ALONE = ("Ola", "Kenji"), ("Ola",)
DEEDS: Final[Mapping[str, tuple[Prepare, tuple[str, ...]]]] = {
    'tap "Take"': (tap_take, BOTH),
    "tap before a computer": (tap_before_computer, ALONE),
    "/place": (type_place, BOTH),
    "deadline": (miss_deadline, BOTH),
    'lobby "Join"': (tap_join, BOTH),
    'lobby "Start"': (tap_start, BOTH),
    "asking for undo": (ask_for_undo, BOTH),
    'undo, last "Agree"': (agree_to_undo, BOTH),
}
"""What does each deed, and the people who are there."""


async def traced(prepare: Prepare, names: tuple[str, ...]) -> Trace:
    trace = Trace()
    with TemporaryDirectory() as folder, tracing(trace):
        async with WholeServer.of(Path(folder), *names) as server:
            act = await prepare(server)
            await server.discord.quiet()
            trace.is_on = True
            await act()
            await server.discord.quiet()
            trace.is_on = False
    return trace


def print_names(trace: Trace) -> None:
    """Print how many names of each folder are used elsewhere, and how many of them a trace has passed."""
    passed = {(Path(code.co_filename), code.co_qualname.partition(".<locals>")[0]) for code in trace.functions}
    passed |= {(module, name.partition(".")[0]) for module, name in passed}
    counts = defaultdict[Path, list[int]](lambda: [0] * 6)
    for name, users in names_outside(BOT).items():
        is_abroad = any(each.parent != name.module.parent for each in users)
        for place, counted in enumerate((True, is_abroad, (name.module, name.text) in passed)):
            counts[name.module.parent.relative_to(BOT.parent)][2 * place + name.is_member] += counted
    print(f"\n{'names and members':28}{'used outside':>16}{'used abroad':>16}{'in Take':>16}")
    total = [sum(column) for column in zip(*counts.values(), strict=True)]
    for folder, row in [*sorted(counts.items()), ("all", total)]:
        print(f"{folder!s:28}" + "".join(f"{row[each]:10}{row[each + 1]:6}" for each in (0, 2, 4)))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.benchmarks.house")
    parser.add_argument("--stacks", action="store_true", help="name the frames of the deepest stack of each deed")
    arguments = parser.parse_args()
    # The bot warns of each database without games.
    logging.getLogger("bot").setLevel(logging.ERROR)
    print(f"{'':22}{'frames':>9}{'modules':>9}")
    for name, (prepare, people) in DEEDS.items():
        trace = asyncio.run(traced(prepare, people))
        modules = {code.co_filename for code in trace.functions}
        print(f"{name:22}{len(trace.deepest):9}{len(modules):9}")
        if arguments.stacks:
            for code in trace.deepest:
                module = Path(code.co_filename).relative_to(BOT.parent)
                print(f"    {module}:{code.co_firstlineno} {code.co_qualname}")
        if prepare is tap_take:
            take = trace
    print_names(take)


if __name__ == "__main__":
    main()
