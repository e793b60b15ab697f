"""Print what stands between "Take" and its effects, and the names that a reader of the bot meets: `make house`.

"Take" is tapped on the simulated Discord, with painting faked. "frames" is the number of functions of the bot on the
deepest stack, getters too. A function of each of the "modules" ran.

A name is a class, a function or a constant of a module, or a member of a class. It is "outside" if another module uses
it, with an underscore or through an attribute as well. Members are compared by their words alone, as nobody knows here
which class a value has.
"""

import ast
import asyncio
import logging
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from traceback import walk_stack
from types import CodeType, FrameType
from typing import Final, NamedTuple

from tests.bot.server import WholeServer, begin_at_panel, takes

BOT: Final = Path(__file__).parents[2] / "bot"


class Name(NamedTuple):
    module: Path
    text: str
    """The name itself, or for a member its class, a dot and its name."""


def names_outside(folder: Path) -> set[Name]:
    """Return the names that modules of a package use outside of the module that defines them."""
    trees = {module: ast.parse(module.read_text()) for module in folder.rglob("*.py")}
    uses = {module: set(_used(tree)) for module, tree in trees.items()}
    users = Counter(key for used in uses.values() for key in used)
    found = set[Name]()
    for module, tree in trees.items():
        dotted = ".".join(module.relative_to(folder.parent).with_suffix("").parts)
        for text in _defined(tree):
            # A package may import the name for others.
            places = ("",) if "." in text else (dotted.removesuffix(".__init__"), dotted.rpartition(".")[0])
            if any(users[key] > (key in uses[module]) for key in ((place, text.split(".")[-1]) for place in places)):
                found.add(Name(module, text))
    return found


def _defined(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        yield from _bound_by(node)
        if isinstance(node, ast.ClassDef):
            members = [member for each in node.body for member in _bound_by(each)]
            yield from (f"{node.name}.{member}" for member in members if not member.startswith("__"))


def _bound_by(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
            yield node.name
        case ast.Assign():
            yield from (each.id for target in node.targets for each in ast.walk(target) if isinstance(each, ast.Name))
        case ast.AnnAssign(target=ast.Name(text)):
            yield text


def _used(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield the names that a module imports, or reaches through a module, after their modules; attributes after ""."""
    places = dict[str, str]()
    nodes = [*ast.walk(tree)]
    for each in nodes:
        if isinstance(each, ast.ImportFrom):
            for alias in each.names:
                yield each.module or "", alias.name
                places[alias.asname or alias.name] = f"{each.module}.{alias.name}"
    for each in nodes:
        if isinstance(each, ast.Attribute):
            yield "", each.attr
            if isinstance(each.value, ast.Name) and each.value.id in places:
                yield places[each.value.id], each.attr


class Trace:
    """The functions of the bot that ran, and the depth of the deepest stack of the event loop."""

    def __init__(self) -> None:
        self.functions = set[CodeType]()
        self.frames = 0
        self.is_on = False

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if self.is_on and event == "call" and _is_of_bot(frame.f_code):
            self.functions.add(frame.f_code)
            if threading.current_thread() is threading.main_thread():
                self.frames = max(self.frames, sum(_is_of_bot(each.f_code) for each, _ in walk_stack(frame)))


def _is_of_bot(code: CodeType) -> bool:
    # Comprehensions are functions only before Python 3.12, and the body of a module is an import.
    return code.co_filename.startswith(f"{BOT}/") and (not code.co_name.startswith("<") or code.co_name == "<lambda>")


async def take(folder: Path, trace: Trace) -> None:
    """Place a domino and choose the next one, which is a whole turn."""
    async with WholeServer.of(folder, "Ola", "Kenji") as server:
        mover, panel = await begin_at_panel(server)
        await server.discord.quiet()
        trace.is_on = True
        await mover.click(panel, takes(panel)[0])
        await server.discord.quiet()
        trace.is_on = False


def main() -> None:
    # The bot warns of each database without games.
    logging.getLogger("bot").setLevel(logging.ERROR)
    trace = Trace()
    # The profile is for all threads that begin from now on.
    threading.setprofile(trace.note)
    sys.setprofile(trace.note)
    with TemporaryDirectory() as folder:
        asyncio.run(take(Path(folder), trace))
    sys.setprofile(None)
    passed = {(Path(each.co_filename), each.co_qualname.partition(".<locals>")[0]) for each in trace.functions}
    passed |= {(module, name.partition(".")[0]) for module, name in passed}
    print(f"Take: {trace.frames} frames, {len({module for module, _ in passed})} modules\n")
    print(f"{'names and members':24}{'used outside':>16}{'in Take':>12}")
    counts = Counter[tuple[str, bool, bool]]()
    for name in names_outside(BOT):
        for folder in (str(name.module.parent.relative_to(BOT.parent)), "in all"):
            counts[folder, "." in name.text, name in passed] += 1
    for folder in sorted({folder for folder, *_ in counts}):
        inside = [counts[folder, is_member, True] for is_member in (False, True)]
        all_of = [counts[folder, is_member, False] + inside[is_member] for is_member in (False, True)]
        print(f"{folder:24}{all_of[0]:10}{all_of[1]:6}{inside[0]:6}{inside[1]:6}")


if __name__ == "__main__":
    main()
