"""A plugin of pytest that notes which lines each test reaches, and how long it takes."""

import json
import os
import time
from collections.abc import Generator
from pathlib import Path
from typing import Final

import coverage
import pytest

TIMES: Final = "MUTANTS_TIMES"
"""The environment's variable that names the folder for the times of tests."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    measured, begun = coverage.Coverage.current(), time.monotonic()
    if measured:
        measured.switch_context(item.nodeid)
    try:
        return (yield)
    finally:
        if measured:
            measured.switch_context("")
        with Path(os.environ[TIMES], f"{os.getpid()}.jsonl").open("a", encoding="utf-8") as times:
            times.write(json.dumps([item.nodeid, time.monotonic() - begun]) + "\n")
