"""The engine of the process that reviews finished games."""

import json
from collections.abc import Mapping
from typing import Final

from engine.records import Record
from players.analysis.review import Settled, review
from players.serving import Engine, Write, limit_process

REVIEW: Final = "x-review"
_SHARE = "x-share"


def review_question(record: Record, asked: Mapping[int, bool], known: Mapping[int, str], seconds: float) -> str:
    """Return the question for the review of a finished game; see `players.analysis.review`.

    `known` has the data of what was settled before, as text. The process ends after so many seconds of its processor
    time.
    """
    return f"{REVIEW} {json.dumps([str(record), [*asked.items()], [*known.items()], seconds])}"


def _review(asked: str, write: Write) -> str:
    """Return the text of the review, and write the share that is done. Raises ValueError as `review`."""
    record, turns, known, seconds = json.loads(asked)
    limit_process(seconds)
    settled = {start: Settled.from_data(json.loads(text)) for start, text in known}
    return str(review(Record.parse(record), dict(turns), settled, lambda share: write(share_line(share))))


def share_line(share: float) -> str:
    return f"{_SHARE} {share:.2f}"


def read_share(line: str) -> float | None:
    """Return the finished share of a review; None for a line that says something else."""
    name, _, share = line.partition(" ")
    return float(share) if name == _SHARE else None


ENGINE = Engine({}, extra={REVIEW: _review})
