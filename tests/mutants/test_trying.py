"""Which tests a change is tried with, and what their end says about it."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from queue import SimpleQueue

import pytest

from tools.mutants.__main__ import ROOT, Outcome, Reached, tried_in
from tools.mutants.changes import Change, Kind, changes

EQUIVALENT = ROOT / "tools/mutants/equivalent.toml"
SAMPLED = """
import pytest
from hypothesis import settings

settings.register_profile("quick")

def pytest_collection_modifyitems(items):
    for item in items:
        item.add_marker(pytest.mark.long)
"""
SETTINGS = '[tool.pytest.ini_options]\naddopts = ["-m", "not long"]\nmarkers = ["long"]\npythonpath = ["."]\n'


def change_of(line: int) -> Change:
    return Change("bot/host/app.py", Kind.CONSTANT, "" if line == 5 else "f", line, 0, 1, "1", "2")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        pytest.param(1, ["quick", "slow"], id="a line that tests reach has those tests, the fastest first"),
        pytest.param(2, ["quick", "slow", "second"], id="a line of the import has all tests of its file"),
        pytest.param(3, [], id="a line that nothing reaches has none"),
        pytest.param(5, ["quick", "slow", "second"], id="outside of functions, so has a line that is not known"),
        pytest.param(4, ["second"], id="tests that take too long are left out"),
    ],
)
def test_a_change_is_tried_with_the_tests_that_reach_its_line(line: int, expected: list[str]) -> None:
    seconds = {"quick": 1.0, "slow": 20.0, "second": 60.0, "endless": 85.0}
    lines: dict[int, Sequence[str]] = {1: ["slow", "quick", ""], 2: [""], 4: ["second", "endless"]}
    assert Reached(seconds, {"bot/host/app.py": lines}).of_change(change_of(line)) == expected


def test_every_change_that_is_listed_without_effect_is_still_there() -> None:
    for listed in tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["mutant"]:
        source = (ROOT / listed["path"]).read_text(encoding="utf-8")
        found = {(each.function, each.before, each.after) for each in changes(source)}
        assert (listed["function"], listed["before"], listed["after"]) in found, listed["path"]


@pytest.mark.long
def test_a_change_is_killed_by_a_test_that_fails_with_it_alone_or_by_a_failed_import(tmp_path: Path) -> None:
    tree = tmp_path / "0"
    tree.mkdir()
    source = "SIZE = [4][0]\nOTHER = 7"
    (tree / "thing.py").write_text(source, encoding="utf-8")
    (tree / "conftest.py").write_text(SAMPLED, encoding="utf-8")
    (tree / "pyproject.toml").write_text(SETTINGS, encoding="utf-8")
    tests = "import thing\n\ndef test_size(): assert thing.SIZE == 4\n\ndef test_anyhow(): assert False\n"
    (tree / "test_thing.py").write_text(tests, encoding="utf-8")
    trees = SimpleQueue[Path]()
    trees.put(tree)
    names = ["test_thing.py::test_anyhow", "test_thing.py::test_size"]
    outcomes = {
        f"{change.before} -> {change.after}": tried_in(trees, change, names) for change in changes(source, "thing.py")
    }
    assert outcomes == {"4 -> 5": Outcome.KILLED, "0 -> 1": Outcome.KILLED, "7 -> 8": Outcome.LIVING}
    assert (tree / "thing.py").read_text(encoding="utf-8") == source
