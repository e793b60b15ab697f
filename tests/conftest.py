"""What all tests share: one thread a process, and how many examples a property-based test tries."""

import gc
from collections import defaultdict
from collections.abc import Generator
from itertools import count
from pathlib import Path

import pytest
from coverage import Coverage
from hypothesis import settings
from hypothesis.database import DirectoryBasedExampleDatabase

from players.one_thread import use_one_thread

# Tests run in one process a core. If NumPy started a thread a core in each of them, they would wait for one another.
use_one_thread()

# Without a deadline: on a busy machine everything takes long now and then.
for name, examples in {"quick": 5, "default": 15}.items():
    settings.register_profile(name, max_examples=examples, deadline=None)
# In CI, Hypothesis would try the same examples every night and forget those that failed.
failed = DirectoryBasedExampleDatabase(".hypothesis/examples")
settings.register_profile("many", max_examples=500, deadline=None, derandomize=False, database=failed)
settings.load_profile("default")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-plays", action="store_true", help="write tests/bot/plays.txt and the table of rehearsals again"
    )


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Keep what stands for all tests out of the search for garbage, which would take seconds each time.

    The tests themselves search for it more rarely: a fourteenth of their time was spent on that.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(50_000, 20, 100)
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave to `make long` all but one in n cases of the tests that are sampled."""
    cases: defaultdict[str, count[int]] = defaultdict(count)
    for item in items:
        if (sampled := item.get_closest_marker("sampled")) and next(
            cases[item.nodeid.partition("[")[0]]
        ) % sampled.args[0]:
            item.add_marker(pytest.mark.long)


END_TO_END = Path(__file__).parent / "e2e"


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
