"""Make small changes to the code, and print those that no test notices: `make mutants`.

The seed draws changes of several kinds from four packages, by weight. For each change the tests that reach its line run
in a copy of the tree, the fastest first, until one fails. Which test reaches which line comes from a run of all tests
with coverage, which `--map` keeps for the next time. `equivalent.toml` lists changes without any effect, with reasons.

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
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate
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
WEIGHTS: Final[Mapping[str, int]] = {"bot": 50, "engine": 15, "renderers": 20, "players/analysis": 15}
"""How many changes of a hundred are drawn from each package."""
LEFT_OUT: Final = {"bot/__main__.py", "engine/__main__.py", "renderers/__main__.py"}
MOST_SECONDS: Final = 90
"""How long the tests of a change take without it, at most; slower ones are left out."""
LONGEST: Final = 240
"""Seconds after which the tests of a change are stopped."""
MOST_KILOBYTES: Final = 8_000_000
_PYTEST: Final = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--hypothesis-profile", "quick")


class Outcome(StrEnum):
    KILLED = "killed"
    LIVING = "living"
    ENDLESS = "endless"
    """The tests did not end: somebody has to look whether that is noticed."""
    UNREACHED = "unreached"
    """No test reaches the line."""


@dataclass(frozen=True)
class Mutant:
    """A change in a file, which is named by its path from the root."""

    path: str
    change: Change

    @property
    def package(self) -> str:
        return next(each for each in WEIGHTS if self.path.startswith(f"{each}/"))

    @property
    def key(self) -> tuple[str, str, str, str]:
        """The change without its line, as lines move."""
        return self.path, self.change.function, self.change.before, self.change.after

    def __str__(self) -> str:
        change = self.change
        return f"{self.path}:{change.line} {change.function}: {change.before}  ->  {change.after}  ({change.kind})"


def main() -> int:
    """Print the living changes and a figure for each package; return 1 if more than one in twenty lives."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("--seed", default="1", help="any text, such as the hash of a commit (1)")
    parser.add_argument("--count", type=int, default=100, help="changes that are drawn (100)")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--only", choices=WEIGHTS, help="changes of one package")
    parser.add_argument("--map", type=Path, default=ROOT / "build" / "reached", help="which test reaches which line")
    arguments = parser.parse_args()
    drawn = draw(arguments.seed, arguments.count, arguments.only)
    print(f"seed {arguments.seed}: {len(drawn)} changes", flush=True)
    if not arguments.map.exists():
        observe(arguments.map)
    outcomes = tried(drawn, Reached.of(arguments.map), arguments.workers)
    figures = defaultdict[str, Counter[Outcome]](Counter)
    for mutant, outcome in zip(drawn, outcomes, strict=True):
        for name in (mutant.package, mutant.change.kind, "all"):
            figures[name][outcome] += 1
    for name, counted in sorted(figures.items(), key=lambda item: [*WEIGHTS, *Kind, "all"].index(item[0])):
        print(f"{name:40} {counted.total():4}  " + "  ".join(f"{each} {counted[each]}" for each in Outcome))
    everything = figures["all"]
    return int(20 * (everything.total() - everything[Outcome.KILLED]) > everything.total())


def draw(seed: str, count: int, only: str | None = None) -> list[Mutant]:
    """Return changes of all packages or of one: as many of each kind as there are, without those of no effect."""
    listed = tomllib.loads(Path(__file__).with_name("equivalent.toml").read_text(encoding="utf-8"))
    equivalent = {(each["path"], each["function"], each["before"], each["after"]) for each in listed["mutant"]}
    rng, weights = Random(seed), {only: 100} if only else WEIGHTS
    drawn = list[Mutant]()
    for package, weight in weights.items():
        by_kind = defaultdict[Kind, list[Mutant]](list)
        for each in mutants(package):
            if each.key not in equivalent:
                by_kind[each.change.kind].append(each)
        for group in by_kind.values():
            rng.shuffle(group)
        for at in range(round(count * weight / 100)):
            left = [kind for kind in Kind if by_kind[kind]]
            drawn.append(by_kind[left[at % len(left)]].pop())
    rng.shuffle(drawn)
    return drawn


def mutants(package: str) -> Iterator[Mutant]:
    """Yield all changes of a package in the order of its files."""
    for file in sorted((ROOT / package).rglob("*.py")):
        if (path := file.relative_to(ROOT).as_posix()) not in LEFT_OUT:
            yield from (Mutant(path, each) for each in changes(file.read_text(encoding="utf-8")))


# ---- which test reaches which line


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
        seconds = defaultdict[str, float](float)
        for test, duration in times:
            seconds[test] = max(seconds[test], duration)
        return cls(seconds, {_from_root(file): data.contexts_by_lineno(file) for file in data.measured_files()})

    def of_mutant(self, mutant: Mutant) -> list[str]:
        """Return the tests that reach the line of a change, the fastest first, as far as there is time for them.

        Where the line only runs when the module is imported, those are all that reach anything of the file. Of a
        statement of several lines, coverage may know the first line alone.
        """
        lines = self.tests.get(mutant.path, {})
        found = {test for test in lines.get(mutant.change.line, ()) if test}
        if not found and (mutant.change.line in lines or not mutant.change.function):
            found = {test for tests in lines.values() for test in tests if test}
        ordered = sorted(found, key=lambda test: (self.seconds[test], test))
        total = accumulate(self.seconds[test] for test in ordered)
        return [test for test, sum_so_far in zip(ordered, total, strict=True) if sum_so_far <= MOST_SECONDS]


def _from_root(file: str) -> str:
    return Path(file).relative_to(ROOT).as_posix() if Path(file).is_relative_to(ROOT) else file


def observe(folder: Path) -> None:
    """Run all tests with coverage, and keep what each of them reaches."""
    print("all tests run once to see what they reach, which takes about ten minutes", flush=True)
    folder.mkdir(parents=True)
    environment = os.environ | {"COVERAGE_FILE": str(folder / "coverage"), TIMES: str(folder)}
    tests = (*_PYTEST, "-p", "tools.mutants.covering", "--numprocesses", "auto", "--dist", "worksteal")
    ended = subprocess.run([sys.executable, "-m", "coverage", "run", *tests], cwd=ROOT, env=environment, check=False)
    if ended.returncode not in {pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED}:
        raise SystemExit("The tests did not run to their end.")
    subprocess.run([sys.executable, "-m", "coverage", "combine", "-q"], cwd=ROOT, env=environment, check=True)


# ---- which changes the tests notice


def tried(drawn: Sequence[Mutant], reached: Reached, workers: int) -> list[Outcome]:
    """Return the outcome of each change, and print the changes that no test notices.

    A test that also fails without any change, in a copy of the tree, kills nothing: its changes are tried without it.
    """
    outcomes = dict[Mutant, Outcome]()
    with TemporaryDirectory(prefix="mutants") as folder:
        trees = SimpleQueue[Path]()
        for number in range(workers):
            trees.put(_copied(Path(folder, str(number))))
        _check_names({test for each in drawn for test in reached.of_mutant(each)}, trees)
        left, failing = list(drawn), set[str]()
        while left:

            def attempt(mutant: Mutant, failing: set[str] = failing) -> Ended | None:
                return tried_in(trees, mutant, [each for each in reached.of_mutant(mutant) if each not in failing])

            # The processes run their tests, and the threads only wait for the processes.
            killers = dict[Mutant, str]()
            with ThreadPoolExecutor(workers) as pool:
                for mutant, ended in zip(left, pool.map(attempt, left), strict=True):
                    outcomes[mutant] = ended.outcome if ended else Outcome.UNREACHED
                    if outcomes[mutant] is Outcome.KILLED and ended:
                        killers[mutant] = ended.killer
                    else:
                        print(f"{outcomes[mutant]}: {mutant}", flush=True)
            new = _failing(sorted({*killers.values()}), trees)
            failing = failing | new
            for test in sorted(new):
                print(f"fails without a change: {test}", flush=True)
            left = [mutant for mutant, test in killers.items() if test in new]
    return [outcomes[each] for each in drawn]


def _copied(tree: Path) -> Path:
    """Copy what the project consists of, with the compiled kernels, and compile it once."""
    command = ["git", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    kernels = (each.relative_to(ROOT).as_posix() for each in ROOT.glob("players/search/*.so"))
    for name in (*listed.split("\0"), *kernels):
        if name and (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tree / name)
    subprocess.run(
        [sys.executable, "-m", "compileall", "-q", "bot", "engine", "renderers", "players"], cwd=tree, check=True
    )
    return tree


@dataclass(frozen=True)
class Ended:
    """How the tests of a change ended, and which of them failed."""

    outcome: Outcome
    killer: str = ""


def tried_in(trees: SimpleQueue[Path], mutant: Mutant, tests: Sequence[str]) -> Ended | None:
    """Make the change in a copy of the tree, run its tests, and take it back."""
    if not tests:
        return None
    tree = trees.get()
    file = tree / mutant.path
    source, state = file.read_text(encoding="utf-8"), file.stat()
    try:
        file.write_text(mutant.change.made_in(source), encoding="utf-8")
        # The compiled module must not pass for the changed one, which may have its size and its second.
        os.utime(file, (state.st_atime, state.st_mtime + 5))
        code, output = _pytest(tree, tests, "-x", seconds=LONGEST)
    finally:
        file.write_text(source, encoding="utf-8")
        os.utime(file, (state.st_atime, state.st_mtime))
        trees.put(tree)
    if code is None:
        return Ended(Outcome.ENDLESS)
    # A module that can't be imported names no test.
    return Ended(Outcome.KILLED, (failed(output, tests) or [tests[0]])[0]) if code else Ended(Outcome.LIVING)


def failed(output: str, tests: Iterable[str]) -> list[str]:
    """Return which tests failed by the summary of pytest, where a reason follows the name."""
    told = [each.partition(" ")[2] for each in output.splitlines() if each.startswith(("FAILED ", "ERROR "))]
    return [
        max(named, key=len)
        for each in told
        if (named := [test for test in tests if f"{each} - ".startswith(f"{test} - ")])
    ]


def _failing(tests: Sequence[str], trees: SimpleQueue[Path]) -> set[str]:
    """Return the tests that fail without any change."""
    if not tests:
        return set()
    tree = trees.get()
    _, output = _pytest(tree, tests)
    trees.put(tree)
    return {*failed(output, tests)}


def _check_names(tests: Iterable[str], trees: SimpleQueue[Path]) -> None:
    """Exit where a test is not found, for pytest then runs none and ends as if one had failed."""
    tree = trees.get()
    code, output = _pytest(tree, sorted(tests), "--collect-only")
    trees.put(tree)
    if code:
        raise SystemExit(f"{output[-2000:]}\nTests are not found: delete the map, and they are looked for again.")


def _pytest(tree: Path, tests: Iterable[str], *options: str, seconds: int | None = None) -> tuple[int | None, str]:
    """Run tests in a copy of the tree; return the exit code, or none if they had to be stopped, and the output.

    All chosen tests run, also the sampled ones that `make test` leaves out. The memory of a run is limited.
    """
    chosen = tree.with_suffix(".tests")
    chosen.write_text("\n".join(tests), encoding="utf-8")
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DEBUG_TEMPROOT": str(tree.parent)}
    command = [sys.executable, *_PYTEST, "-m", "", *options, f"@{chosen}"]
    with subprocess.Popen(
        ["/bin/sh", "-c", f'ulimit -v {MOST_KILOBYTES}; exec "$@"', "sh", *command],
        cwd=tree,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    ) as process:
        try:
            output, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return None, ""
    return process.returncode, output


if __name__ == "__main__":
    sys.exit(main())
