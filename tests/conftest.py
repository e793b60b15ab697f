"""What all tests share: one thread a process, and a summary that says what was left out."""

from __future__ import annotations

import re
import sys
from collections.abc import Generator
from importlib.util import find_spec
from pathlib import Path

import pytest
from coverage import Coverage
from hypothesis import settings

from players.cores import use_one_thread

# Tests run in one process a core. If NumPy started a thread a core in each of them, they would wait for one another.
use_one_thread()

# Without a deadline: on a busy machine everything takes long now and then.
settings.register_profile("full", deadline=None)
settings.register_profile("quick", max_examples=5, deadline=None)  # for `make quick`
settings.load_profile("full")

END_TO_END, CHECKOUT = Path(__file__).parent / "e2e", Path(__file__).parents[1]
# The package that plays Discord may lie in any folder beside the checkout.
sys.path += [str(package.parent) for package in sorted(CHECKOUT.parent.glob("*/standin"))]
NEEDED = {
    "standin": "the package standin, which plays Discord, is in no folder beside this checkout",
    "zstandard": "the package zstandard, which standin compresses with, is not installed (Python 3.15 has none yet)",
}
"""The packages that the end-to-end tests need and not every machine has, each with the reason to leave them out."""
LACKING = [reason for package, reason in NEEDED.items() if find_spec(package) is None]

collect_ignore = [str(END_TO_END)] if LACKING else []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Measure no coverage in property-based and end-to-end tests.

    What they reach is left to chance or to timing, and measuring makes them up to four times as slow.
    """
    is_property_based = getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
    coverage = Coverage.current() if is_property_based or item.path.is_relative_to(END_TO_END) else None
    if coverage is None:
        return (yield)
    coverage.stop()
    try:
        return (yield)
    finally:
        coverage.start()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say in one line how many end-to-end tests were left out, and why."""
    asked = [Path(argument.partition("::")[0]).resolve() for argument in config.args]
    if not LACKING or not any(END_TO_END.is_relative_to(path) for path in asked):
        return
    number = sum(_test_count(path) for path in END_TO_END.glob("test_*.py"))
    terminalreporter.write_line(f"LEFT OUT {number} end-to-end tests: {LACKING[0]}", yellow=True)


def _test_count(path: Path) -> int:
    return len(re.findall(r"^(?:async )?def test_", path.read_text(encoding="utf-8"), re.MULTILINE))
