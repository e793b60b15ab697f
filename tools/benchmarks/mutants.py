"""Make small changes to the meaning of rules, and print the changes without a failing test: `make mutants`.

Permissions, times and scores are tested on values, so every module here has a list of tests that must fail. The seed
draws the changes. `equivalent_mutants.toml` lists changes without any effect, with the reason.

One process collects the tests, and records the functions called by each test. Each change is then made in a fork of
this process. The fork runs the tests of the changed function, the fastest first, until a test fails.
"""

from __future__ import annotations

import argparse
import ast
import gc
import os
import pickle
import signal
import sys
import time
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial
from io import StringIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory, mkdtemp
from types import FunctionType
from typing import Any, Final

import pytest

ROOT = Path(__file__).parents[2]
_NEAR: Final = tuple(
    f"tests/bot/games/test_{name}.py"
    for name in ("absence", "changes", "deadlines", "lobby", "options", "publication", "seats", "series")
)
TESTS: Final[Mapping[str, Sequence[str]]] = {
    "engine.scoring": ("tests/engine/test_scoring.py", "tests/engine/test_dynasty.py", "tests/engine/court"),
    "bot.games.lobby": _NEAR,
    "bot.games.seats": _NEAR,
    "bot.games.deadlines": _NEAR,
    "bot.games.publication": _NEAR,
}
"""The tests of each module; other tests need not fail."""

OTHERS: Final[Mapping[type[ast.AST], type[ast.AST]]] = {
    one: other
    for pair in (
        *((ast.Eq, ast.NotEq), (ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Is, ast.IsNot), (ast.In, ast.NotIn)),
        *((ast.And, ast.Or), (ast.Add, ast.Sub)),
    )
    for one, other in (pair, pair[::-1])
} | {ast.Mult: ast.Add}
_FUNCTIONS: Final = ast.FunctionDef, ast.AsyncFunctionDef
CALLS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """A changed module: the place of the change, the code before and after, and the changed node of the tree."""

    module: str
    function: str
    line: int
    before: str
    after: str
    whole: ast.Module
    place: ast.AST
    changed: ast.AST

    @property
    def tree(self) -> ast.Module:
        return _with(self.whole, self.place, self.changed)

    @property
    def key(self) -> tuple[str, str, str, str]:
        """The change without its line number, as lines move."""
        return self.module, self.function, self.before, self.after

    def __str__(self) -> str:
        return f"{self.module}:{self.line} {self.function}: {self.before}  ->  {self.after}"


def main() -> int:
    """Print the surviving changes; return 1 if one in twenty or more survives."""
    parser = argparse.ArgumentParser(prog="python -m tools.benchmarks.mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200, help="changes that are drawn (200)")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--only", choices=TESTS, help="changes of one module")
    arguments = parser.parse_args()
    drawn = draw(arguments.seed, arguments.count, arguments.only)
    survivors = living(drawn, arguments.workers)
    print(f"{len(survivors)} of {len(drawn)} changes live")
    return int(20 * len(survivors) >= len(drawn))


def draw(seed: int, count: int, only: str | None = None) -> list[Mutant]:
    """Return changes of all modules or of one module, without known changes without effect."""
    listed = tomllib.loads((ROOT / "tools" / "benchmarks" / "equivalent_mutants.toml").read_text(encoding="utf-8"))
    equivalent = {(each["module"], each["function"], each["before"], each["after"]) for each in listed["mutant"]}
    found = [each for name in ([only] if only else TESTS) for each in mutants(name) if each.key not in equivalent]
    return Random(seed).sample(found, min(count, len(found)))


def mutants(module: str) -> Iterator[Mutant]:
    """Yield all changes of a module in the order of its source."""
    tree = _parse(module)
    for function in ast.walk(tree):
        if isinstance(function, _FUNCTIONS):
            for node in ast.walk(function):
                for place, changed in _changes(node):
                    before, after = ast.unparse(place), ast.unparse(changed)
                    yield Mutant(module, function.name, place.lineno, before, after, tree, place, changed)


def _changes(node: ast.AST) -> Iterator[tuple[Any, Any]]:
    """Yield the changeable parts of a node, each with its replacement."""
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
    """Return the tree with one changed node, without changing the tree itself."""

    class Swap(ast.NodeTransformer):
        def visit(self, each: ast.AST) -> Any:
            return changed if each is node else super().generic_visit(each)

    # The transformer changes lists of statements in place, so it receives a copy that shares this one node.
    copied: ast.Module = Swap().visit(deepcopy(tree, {id(node): node}))
    return ast.fix_missing_locations(copied)


def _parse(module: str) -> ast.Module:
    return ast.parse((ROOT / Path(*module.split("."))).with_suffix(".py").read_text(encoding="utf-8"))


# ---- which changes the tests notice


def living(drawn: Sequence[Mutant], workers: int) -> list[Mutant]:
    """Return the surviving changes, and print each as soon as its tests have passed."""
    paths = {path for mutant in drawn for path in TESTS[mutant.module]}
    options = ("-q", "-s", "-p", "no:cacheprovider", "--hypothesis-profile", "quick")
    with TemporaryDirectory() as folder:
        run = _Run(drawn, workers, folder, partial(print, file=sys.stdout, flush=True))
        with redirect_stdout(StringIO()) as output:
            pytest.main([*options, "-m", "not slow and not e2e and not long", *sorted(paths)], [run])
    if run.lives is None:
        raise SystemExit(output.getvalue())
    return [mutant for mutant, lives in zip(drawn, run.lives, strict=True) if lives]


@dataclass
class _Seen:
    """The seconds of a test, and the modules and functions called by it."""

    seconds: float = 0
    calls: set[tuple[str, str]] = field(default_factory=set)


@dataclass
class _Run:
    """A plugin of pytest that runs the tests of each change in a fork."""

    drawn: Sequence[Mutant]
    workers: int
    folder: str
    report: Callable[[Mutant], None]
    lives: list[bool] | None = None

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return False
        seen_in = Path(self.folder, "seen")
        if not self._in_fork(lambda: self._observe(session, seen_in)):
            print("A test fails without any change.")
            return False
        seen: Mapping[str, _Seen] = pickle.loads(seen_in.read_bytes())  # noqa: S301 - the data come from the fork
        # The forks wait for their tests, and the threads only wait for the forks.
        with ThreadPoolExecutor(self.workers) as pool:
            self.lives = list(pool.map(lambda mutant: self._is_unnoticed(session, seen, mutant), self.drawn))
        return True

    def _observe(self, session: pytest.Session, seen_in: Path) -> bool:
        """Run all tests without a change, and record their calls."""
        now: set[tuple[str, str]] = set()
        for module in TESTS:
            if module in sys.modules:
                vars(sys.modules[module])["_called"] = now.add
                _make(module, _announcing_calls(module))
        seen = defaultdict[str, _Seen](_Seen)
        for item in session.items:
            now.clear()
            before = time.monotonic()
            if not _pass(session, [item]):
                return False
            seen[item.nodeid] = _Seen(time.monotonic() - before, set(now))
        seen_in.write_bytes(pickle.dumps(dict(seen)))
        return True

    def _is_unnoticed(self, session: pytest.Session, seen: Mapping[str, _Seen], mutant: Mutant) -> bool:
        called = (mutant.module, mutant.function)
        items = [
            item
            for item in sorted(session.items, key=lambda item: seen[item.nodeid].seconds)
            if called in seen[item.nodeid].calls and item.nodeid.startswith(tuple(TESTS[mutant.module]))
        ]
        # A change may make a test wait forever, so the alarm counts as a failure.
        limit = 60 + round(20 * sum(seen[item.nodeid].seconds for item in items))

        def unnoticed() -> bool:
            signal.alarm(limit)
            _make(mutant.module, mutant.tree)
            return _pass(session, items)

        lives = self._in_fork(unnoticed)
        if lives:
            self.report(mutant)
        return lives

    def _in_fork(self, work: Callable[[], bool]) -> bool:
        """Do the work in a fork of this process, and return whether the work returned true."""
        if child := os.fork():
            return os.waitpid(child, 0)[1] == 0
        done = False
        try:
            # The files of a fork must not disturb other forks.
            os.environ["PYTEST_DEBUG_TEMPROOT"] = mkdtemp(dir=self.folder)
            done = work()
        finally:
            os._exit(not done)


def _pass(session: pytest.Session, items: Sequence[pytest.Item]) -> bool:
    """Run the tests until one fails, and return whether all pass."""
    for item, following in zip(items, [*items[1:], None], strict=True):
        item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return False
    return True


def _announcing_calls(module: str) -> ast.Module:
    """Return the module with a call of `_called` at the beginning of each function."""
    tree = _parse(module)
    for function in ast.walk(tree):
        if isinstance(function, _FUNCTIONS):
            function.body[:0] = ast.parse(f"_called(({module!r}, {function.name!r}))").body
    return ast.fix_missing_locations(tree)


def _make(module: str, tree: ast.Module) -> None:
    """Replace the functions of the imported module by the functions of the tree."""
    changed: dict[str, Any] = {"__name__": module}
    exec(compile(tree, f"<changed {module}>", "exec"), changed)  # noqa: S102 - the code is our own
    news = _functions(changed)
    for name, function in _functions(vars(sys.modules[module])).items():
        if name in news:
            function.__code__, function.__defaults__ = news[name].__code__, news[name].__defaults__


def _functions(namespace: Mapping[str, Any]) -> dict[str, FunctionType]:
    """Return the functions and methods of a module by name, including functions in properties and caches."""
    every = (each for each in gc.get_objects() if isinstance(each, FunctionType))
    return {each.__qualname__: each for each in every if each.__globals__ is namespace}


if __name__ == "__main__":
    sys.exit(main())
