"""What plays did besides what they assert, as a line each in `plays.txt`; `pytest --write-plays` writes lines.

A play without a line is not compared: a line is written where calls and costs matter.

People are called exactly as often as the line says. What it costs is at most a quarter and two more, as some of it
depends on the machine: a raised figure needs its reason in the commit. Starts of the bot are left out, and what it does
beside people. A line that was deleted is written again with lower figures.
"""

import re
from collections import Counter
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Final

import pytest

from tests.bot.server import STARTED

FILE: Final = Path(__file__).with_name("plays.txt")
TESTS: Final = Path(__file__).parents[1]
EXACT: Final = "mentions", "sounds"
MOST: Final = "redraws", "requests", "transactions"


def besides() -> Counter[str]:
    """Return how often the bot mentioned people, made a sound and changed public messages, and what that cost."""
    done = Counter[str]()
    for each in STARTED:
        edits = (call for call in each.changes if re.fullmatch(r"PATCH /channels/\d+/messages/\d+", str(call)))
        done.update(each.discord.posted)
        done.update(redraws=sum(call.status == 200 for call in edits), transactions=each.transactions)
        done.update(requests=len(each.changes) - each.changes_of_starts)
    return done


def parsed(text: str) -> dict[str, Counter[str]]:
    """Return the figures of each line, as in "name = 1 mentions, 2 sounds"."""
    lines = (line.rsplit(" = ", 1) for line in text.splitlines())
    figures = ((name, (each.split() for each in done.split(", "))) for name, done in lines)
    return {name: Counter({key: int(count) for count, key in pairs}) for name, pairs in figures}


def is_there(name: str) -> bool:
    """Return whether there is a test of this name."""
    path, _, function = name.partition("[")[0].partition("::")
    return (TESTS / path).exists() and f"def {function}(" in (TESTS / path).read_text(encoding="utf-8")


def compare(item: pytest.Item) -> None:
    """Compare the line of a play that has just passed, or write it."""
    if not STARTED or item.get_closest_marker("long"):
        return
    name, done = item.nodeid.removeprefix("tests/"), besides()
    if not item.config.getoption("write_plays"):
        if not (known := parsed(FILE.read_text(encoding="utf-8")).get(name)):
            return
        told = f"plays.txt has {known}, and this play did {done}: read tests/bot/plays.py"
        assert all(done[each] == known[each] for each in EXACT), told
        assert all(done[each] <= 1.25 * known[each] + 2 for each in MOST), told
        return
    with FILE.open("r+", encoding="utf-8") as file:
        # Other processes may write lines of other plays.
        flock(file, LOCK_EX)
        found = {key: each for key, each in parsed(file.read()).items() if is_there(key)}
        known = found.get(name, done)
        found[name] = Counter(
            {key: max(done[key], known[key]) if key in MOST else done[key] for key in (*EXACT, *MOST)}
        )
        file.seek(0)
        file.truncate()
        for key, each in sorted(found.items()):
            file.write(f"{key} = {', '.join(f'{each[figure]} {figure}' for figure in (*EXACT, *MOST))}\n")
