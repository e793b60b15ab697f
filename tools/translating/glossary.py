"""The words of the game in each language, in `docs/glossary.csv`."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TextIO

GLOSSARY: Final = Path(__file__).parents[2] / "docs" / "glossary.csv"

HEADER: Final = "source", "target", "developer_comments"
"""The columns that Weblate reads from a CSV file of a glossary."""


@dataclass(frozen=True)
class Term:
    english: str
    word: str
    """The word in the language, "" if none is agreed on."""
    note: str


def terms_in(language: str) -> Iterator[Term]:
    """Yield the terms of the glossary; a language without a column has no words."""
    with GLOSSARY.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            yield Term(row["term"], row.get(language, ""), row["note"])


def write_terms(language: str, file: TextIO) -> None:
    """Write the agreed words of a language as a CSV file for the glossary of Weblate."""
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(HEADER)
    writer.writerows((each.english, each.word, each.note) for each in terms_in(language) if each.word)
