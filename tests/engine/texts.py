"""Texts of positions and records for tests."""

from pathlib import Path

POSITION = "kd+mh 2 w0w0##;##f1/..f0!12 3:1,17:2 0 4,8:2,19,30 2 1-2.5-7.9-11.13-16"
COURT = "qd 2 ##;##t0/..t0b3 q3:2,q17:1 0 q4,q8:2,q19,q30 2 q1-q2 b1,b2,-,b4,b5,b6 b7-b9.b11 7/1/0;5/0/2 2 !b12 h6.h7"

_NOTATION = Path(__file__).parents[2] / "docs" / "notation"

ODD_TEXTS = [line.split("\t") for line in (_NOTATION / "odd-texts.tsv").read_text("utf-8").splitlines()[1:]]
"""Files that are odd records, as rows: what is odd, the bytes with Python's escapes, the size, "read" or "refused"."""
