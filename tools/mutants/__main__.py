"""Make small changes to the code, and print those that no test notices: `make mutants`.

The seed draws changes of several kinds from four packages, by weight. For each change the tests that reach its line run
in a copy of the tree, the fastest first, until one fails. Which test reaches which line comes from a run of all tests
with coverage, which `build/reached` keeps for the next time. `equivalent.toml` lists changes without any effect, with
reasons.

mutmut (3.3) changes only what is inside of functions, and no function with a decorator, which leaves out all handlers;
Cosmic Ray (8.4) runs the whole command for each change. Neither chooses tests by the lines that they reach.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate, chain, islice, zip_longest
from pathlib import Path
from queue import SimpleQueue
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import pytest
from coverage import CoverageData

from tools.mutants.changes import Change, Kind, changes
from tools.mutants.covering import TIMES

ROOT: Final = Path(__file__).parents[2]
REACHED: Final = ROOT / "build" / "reached"
WEIGHTS: Final[Mapping[str, int]] = {"bot": 50, "engine": 15, "renderers": 20, "players/analysis": 15}
"""How many changes of a hundred are drawn from each package."""
OFTENER: Final = 3 * (Kind.OPERAND, Kind.KEYWORD)
"""The kinds that most often live, and are drawn four times as often as the others."""
MOST_SECONDS: Final = 90
"""How long the tests of a change take without it, at most; slower ones are left out."""
LONGEST: Final = 240
"""Seconds after which the tests of a change are stopped."""
MOST_KILOBYTES: Final = 8_000_000
LEFT_OUT: Final = ".git", ".venv", ".env", ".*_cache", ".hypothesis", "build"
"""What the copies of the tree lack; the compiled modules and kernels are copied."""
_PYTEST: Final = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--hypothesis-profile", "quick")


class Outcome(StrEnum):
    KILLED = "killed"
    LIVING = "living"
    ENDLESS = "endless"
    """The tests did not end: somebody has to look whether that is noticed."""
    UNREACHED = "unreached"
    """No test reaches the line."""


def main() -> int:
    """Print the living changes and a figure for each kind; return 1 if more than one in twenty lives."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("--seed", default="1", help="any text, such as the hash of a commit (1)")
    parser.add_argument("--count", type=int, default=100, help="changes that are drawn (100)")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    drawn = draw(arguments.seed, arguments.count)
    print(f"seed {arguments.seed}: {len(drawn)} changes", flush=True)
    if not REACHED.exists():
        observe()
    figures, reached = defaultdict[str, Counter[Outcome]](Counter), Reached.of(REACHED)
    with TemporaryDirectory(prefix="mutants") as folder, ThreadPoolExecutor(arguments.workers) as pool:
        trees = SimpleQueue[Path]()
        for number in range(arguments.workers):
            trees.put(shutil.copytree(ROOT, Path(folder, str(number)), ignore=shutil.ignore_patterns(*LEFT_OUT)))
        # The processes run their tests, and the threads only wait for the processes.
        outcomes = pool.map(lambda change: tried_in(trees, change, reached.of_change(change)), drawn)
        for change, outcome in zip(drawn, outcomes, strict=True):
            if outcome is not Outcome.KILLED:
                print(f"{outcome}: {change}", flush=True)
            for name in change.kind, "all":
                figures[name][outcome] += 1
    for name, counted in sorted(figures.items(), key=lambda item: [*Kind, "all"].index(item[0])):
        print(f"{name:40} {counted.total():4}  " + "  ".join(f"{each} {counted[each]}" for each in Outcome))
    return int(20 * (len(drawn) - figures["all"][Outcome.KILLED]) > len(drawn))


def draw(seed: str, count: int) -> list[Change]:
    """Return changes of all packages, of each kind in its turn, without changes of no effect."""
    listed = tomllib.loads(Path(__file__).with_name("equivalent.toml").read_text(encoding="utf-8"))
    equivalent = {(each["path"], each["function"], each["before"], each["after"]) for each in listed["mutant"]}
    rng, drawn = Random(seed), list[Change]()
    for package, weight in WEIGHTS.items():
        found = [each for each in _changes_of(package) if each.key not in equivalent]
        rng.shuffle(found)
        piles = {kind: iter([each for each in found if each.kind is kind]) for kind in Kind}
        in_turn = zip_longest(*(piles[kind] for kind in (*Kind, *OFTENER)))
        drawn += islice(filter(None, chain.from_iterable(in_turn)), round(count * weight / 100))
    rng.shuffle(drawn)
    return drawn


def _changes_of(package: str) -> Iterator[Change]:
    for file in sorted((ROOT / package).rglob("*.py")):
        if file.name != "__main__.py":
            yield from changes(file.read_text(encoding="utf-8"), file.relative_to(ROOT).as_posix())


@dataclass(frozen=True)
class Reached:
    """What a run of all tests has reached."""

    seconds: Mapping[str, float]
    tests: Mapping[str, Mapping[int, Sequence[str]]]
    """The tests that reach each line of each file."""

    @classmethod
    def of(cls, folder: Path) -> Reached:
        data = CoverageData(str(folder / "coverage"))
        data.read()
        times = (json.loads(line) for file in folder.glob("*.jsonl") for line in file.read_text().splitlines())
        files = {Path(file): file for file in data.measured_files() if Path(file).is_relative_to(ROOT)}
        lines = {path.relative_to(ROOT).as_posix(): data.contexts_by_lineno(file) for path, file in files.items()}
        return cls(dict(times), lines)

    def of_change(self, change: Change) -> list[str]:
        """Return the tests that reach the line of a change, the fastest first, as far as there is time for them.

        Where the line only runs when the module is imported, those are all that reach anything of the file. Of a
        statement of several lines, coverage may know the first line alone.
        """
        lines = self.tests.get(change.path, {})
        found = {test for test in lines.get(change.line, ()) if test}
        if not found and (change.line in lines or not change.function):
            found = {test for tests in lines.values() for test in tests if test}
        ordered = sorted(found, key=lambda test: (self.seconds[test], test))
        total = accumulate(self.seconds[test] for test in ordered)
        return [test for test, sum_so_far in zip(ordered, total, strict=True) if sum_so_far <= MOST_SECONDS]


def observe() -> None:
    """Run all tests with coverage, and keep what each of them reaches."""
    print("all tests run once to see what they reach, which takes about ten minutes", flush=True)
    REACHED.mkdir(parents=True)
    environment = os.environ | {"COVERAGE_FILE": str(REACHED / "coverage"), TIMES: str(REACHED)}
    tests = (*_PYTEST, "-p", "tools.mutants.covering", "--numprocesses", "auto", "--dist", "worksteal")
    ended = subprocess.run([sys.executable, "-m", "coverage", "run", *tests], cwd=ROOT, env=environment, check=False)
    if ended.returncode not in {pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED}:
        raise SystemExit("The tests did not run to their end.")
    subprocess.run([sys.executable, "-m", "coverage", "combine", "-q"], cwd=ROOT, env=environment, check=True)


def tried_in(trees: SimpleQueue[Path], change: Change, tests: Sequence[str]) -> Outcome:
    """Make the change in a copy of the tree, run its tests, and take it back.

    A test that also fails without the change kills nothing: the change is tried without that test.
    """
    tree, left = trees.get(), [*tests]
    file = tree / change.path
    source, state = file.read_text(encoding="utf-8"), file.stat()
    try:
        while left:
            file.write_text(change.made_in(source), encoding="utf-8")
            # The compiled module must not pass for the changed one, which may have its size and its second.
            os.utime(file, (state.st_atime, state.st_mtime + 5))
            code, output = _pytest(tree, left)
            file.write_text(source, encoding="utf-8")
            os.utime(file, (state.st_atime, state.st_mtime))
            if not code:
                return Outcome.LIVING if code == 0 else Outcome.ENDLESS
            # A module that can't be imported names no test.
            killer = next((test for test in left if f"{test} - " in output or f"{test}\n" in output), left[0])
            code, output = _pytest(tree, [killer])
            if code == 0:
                return Outcome.KILLED
            if code == pytest.ExitCode.USAGE_ERROR:
                raise SystemExit(f"{output[-2000:]}\nDelete {REACHED}: it names tests that are gone.")
            print(f"fails without a change: {killer}", flush=True)
            left.remove(killer)
    finally:
        trees.put(tree)
    return Outcome.LIVING if tests else Outcome.UNREACHED


def _pytest(tree: Path, tests: Sequence[str]) -> tuple[int | None, str]:
    """Run tests in a copy of the tree until one fails; return the exit code, None for no end, and the output.

    All chosen tests run, also the sampled ones that `make test` leaves out. The memory of a run is limited.
    """
    chosen = tree.with_suffix(".tests")
    chosen.write_text("\n".join(tests), encoding="utf-8")
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DEBUG_TEMPROOT": str(tree.parent)}
    limited = f'ulimit -v {MOST_KILOBYTES}; exec timeout --signal=KILL {LONGEST} "$@"'
    command = ["/bin/sh", "-c", limited, "sh", sys.executable, *_PYTEST, "-m", "", "-x", f"@{chosen}"]
    ended = subprocess.run(command, cwd=tree, env=environment, capture_output=True, check=False)
    # At the end of its time, `timeout` kills its whole group, itself too.
    return None if ended.returncode == -signal.SIGKILL else ended.returncode, ended.stdout.decode(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
