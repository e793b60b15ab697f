"""Change the meaning of rules in small ways, and print the changes that no test notices: `make mutants`.

Permissions, times and scores are tested on values, so every module here has the tests that must notice. The seed draws
the changes. `equivalent_mutants.toml` lists changes that change nothing, with the reason.
"""

from __future__ import annotations

import argparse
import ast
import importlib.abc
import importlib.machinery
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import CodeType
from typing import Any, Final

import pytest

ROOT = Path(__file__).parents[1]
VALUES = "tests/bot/games"
NEAREST: Final[Mapping[str, Sequence[str]]] = {
    "engine.scoring": ("tests/engine/test_scoring.py", "tests/engine/test_dynasty.py", "tests/engine/court"),
    "bot.games.lobby": (f"{VALUES}/test_lobby.py", VALUES),
    "bot.games.seats": (f"{VALUES}/test_seats.py", f"{VALUES}/test_absence.py", VALUES),
    "bot.games.deadlines": (f"{VALUES}/test_deadlines.py", VALUES),
    "bot.games.publication": (f"{VALUES}/test_publication.py", VALUES),
}
"""The tests of each module, those that notice most first."""
SECONDS: Final = 300
"""How long the tests of a change may take. A change that lets them wait longer is noticed."""

OTHERS: Final[Mapping[type[ast.AST], type[ast.AST]]] = {
    one: other
    for pair in (
        *((ast.Eq, ast.NotEq), (ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Is, ast.IsNot), (ast.In, ast.NotIn)),
        *((ast.And, ast.Or), (ast.Add, ast.Sub)),
    )
    for one, other in (pair, pair[::-1])
} | {ast.Mult: ast.Add}
CALLS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """A changed module: where the change is, the code before and after it, and the whole as a tree."""

    module: str
    function: str
    line: int
    before: str
    after: str
    tree: ast.Module

    @property
    def key(self) -> tuple[str, str, str, str]:
        """The change without its line, which moves."""
        return self.module, self.function, self.before, self.after

    def __str__(self) -> str:
        return f"{self.module}:{self.line} {self.function}: {self.before}  ->  {self.after}"


def main() -> int:
    """Print the changes that live; return 1 if one in twenty or more does."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200, help="changes that are drawn (200)")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--only", choices=NEAREST, help="changes of one module")
    parser.add_argument("--run", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    drawn = draw(arguments.seed, arguments.count, arguments.only)
    if arguments.run is not None:
        return _test(drawn[arguments.run])
    command = [sys.executable, "-m", "benchmarks.mutants", *sys.argv[1:], "--run"]
    with ThreadPoolExecutor(arguments.workers) as pool:
        lives = list(pool.map(lambda index: _lives([*command, str(index)]), range(len(drawn))))
    survivors = [mutant for mutant, is_alive in zip(drawn, lives, strict=True) if is_alive]
    print(*map(str, survivors), f"{len(survivors)} of {len(drawn)} changes live", sep="\n")
    return int(20 * len(survivors) >= len(drawn))


def draw(seed: int, count: int, only: str | None = None) -> list[Mutant]:
    """Return changes of all modules, or of one, without those that are known to change nothing."""
    listed = tomllib.loads((ROOT / "benchmarks" / "equivalent_mutants.toml").read_text(encoding="utf-8"))
    equivalent = {(each["module"], each["function"], each["before"], each["after"]) for each in listed["mutant"]}
    found = [each for name in ([only] if only else NEAREST) for each in mutants(name) if each.key not in equivalent]
    return Random(seed).sample(found, min(count, len(found)))


def mutants(module: str) -> Iterator[Mutant]:
    """Yield all changes of a module, in the order of its source."""
    tree = ast.parse((ROOT / Path(*module.split("."))).with_suffix(".py").read_text(encoding="utf-8"))
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                for place, changed in _changes(node):
                    before, after = ast.unparse(place), ast.unparse(changed)
                    yield Mutant(module, function.name, place.lineno, before, after, _with(tree, place, changed))


def _changes(node: ast.AST) -> Iterator[tuple[Any, Any]]:
    """Yield the parts of a node that may change, each with what it becomes."""
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in OTHERS:
            yield node, _copy(node, ops=[OTHERS[type(operator)]()])
        case ast.BoolOp(op=operator) | ast.BinOp(op=operator) if type(operator) in OTHERS:
            yield node, _copy(node, op=OTHERS[type(operator)]())
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield node, operand
        case ast.Constant(value=bool(value)):
            yield node, _copy(node, value=not value)
        case ast.Constant(value=int(value)):
            yield node, _copy(node, value=value + 1)
        case (
            ast.If(test=ast.Name() | ast.Attribute() | ast.Call() as test)
            | ast.IfExp(test=ast.Name() | ast.Attribute() | ast.Call() as test)
        ):
            yield test, ast.copy_location(ast.UnaryOp(ast.Not(), test), test)
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            yield node, _copy(node, func=ast.Name(CALLS[name], ast.Load()))
        case ast.Expr(value=ast.Call()):
            yield node, ast.copy_location(ast.Pass(), node)


def _copy(node: ast.AST, **changed: object) -> ast.AST:
    fields = {name: getattr(node, name, None) for name in node._fields}
    return ast.copy_location(type(node)(**{**fields, **changed}), node)


def _with(tree: ast.Module, node: ast.AST, changed: ast.AST) -> ast.Module:
    """Return the tree with one node changed; the tree itself stays as it is."""

    class Swap(ast.NodeTransformer):
        def visit(self, each: ast.AST) -> Any:
            return changed if each is node else super().generic_visit(each)

    # The transformer changes lists of statements in place, so it works on a copy that shares this one node.
    copied: ast.Module = Swap().visit(deepcopy(tree, {id(node): node}))
    return ast.fix_missing_locations(copied)


def _lives(command: Sequence[str]) -> bool:
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, timeout=SECONDS, check=False).returncode == 0
    except subprocess.TimeoutExpired:
        return False


class _Loader(importlib.abc.InspectLoader):
    """Loads the changed module in the place of the module."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def get_source(self, _: str) -> str:
        return ast.unparse(self.mutant.tree)

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.mutant.tree, f"<changed {fullname}>", "exec")

    def find_spec(self, name: str, *_: object) -> importlib.machinery.ModuleSpec | None:
        return importlib.machinery.ModuleSpec(name, self) if name == self.mutant.module else None


def _test(mutant: Mutant) -> int:
    """Run the tests of the changed module in this process; return 0 if none notices."""
    sys.meta_path.insert(0, _Loader(mutant))
    options = (
        "-x",
        "-q",
        "--hypothesis-profile",
        "quick",
        "-p",
        "no:cacheprovider",
        "-m",
        "not slow and not e2e and not long",
    )
    return int(any(pytest.main([*options, path]) for path in NEAREST[mutant.module]))


if __name__ == "__main__":
    sys.exit(main())
