"""The recorded games in `tests/records`, each named after its variant and its number of players."""

from functools import cache
from pathlib import Path

from engine import Record, State

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))
RECORD_OF = {path.stem: path for path in RECORDS}


def record_of(name: str) -> Record:
    return Record.parse(RECORD_OF[name].read_text(encoding="utf-8"))


@cache
def states_of(name: str) -> list[State]:
    return list(record_of(name).states())
