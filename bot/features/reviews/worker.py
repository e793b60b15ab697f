"""The engine of the process that reviews finished games."""

import json
from collections.abc import Mapping
from typing import Final

from engine.records import Record
from players.analysis.review import Review, Settled, reviewing
from players.serving import Engine, Write, limit_process

REVIEW: Final = "x-review"
_SHARE, _PART = "x-share", "x-part"


def review_question(record: Record, asked: Mapping[int, bool], known: Mapping[int, str], seconds: float) -> str:
    """Return the question for the review of a finished game; see `players.analysis.review`.

    `known` has the data of what was settled before, as text. The process ends after so many seconds of its processor
    time.
    """
    return f"{REVIEW} {json.dumps([str(record), [*asked.items()], [*known.items()], seconds])}"


def _review(asked: str, write: Write) -> str:
    """Return the text of the review; write the share that is done, and the review so far. Raises ValueError as
    `reviewing`.
    """
    record, turns, known, seconds = json.loads(asked)
    limit_process(seconds)
    settled = {start: Settled.from_data(json.loads(text)) for start, text in known}
    found: Review | None = None
    for share, found in reviewing(Record.parse(record), dict(turns), settled):
        write(share_line(share))
        if found:
            write(part_line(found))
    return str(found)


def share_line(share: float) -> str:
    return f"{_SHARE} {share:.2f}"


def part_line(found: Review) -> str:
    return f"{_PART} {found}"


def read_share(line: str) -> float | None:
    """Return the finished share of a review; None for a line that says something else."""
    name, _, share = line.partition(" ")
    return float(share) if name == _SHARE else None


def read_part(line: str) -> Review | None:
    """Return the review so far; None for a line that says something else. Raises ValueError as `Review.parse`."""
    name, _, text = line.partition(" ")
    return Review.parse(text) if name == _PART else None


ENGINE = Engine({}, extra={REVIEW: _review})
