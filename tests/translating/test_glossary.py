"""The glossary: one word a language for each term."""

import csv

from bot.localization.fluent import DEFAULT
from tools.translating.__main__ import shipped_languages
from tools.translating.glossary import GLOSSARY


def test_the_glossary_has_a_column_for_every_language_and_each_term_once() -> None:
    with GLOSSARY.open(encoding="utf-8", newline="") as file:
        rows = [*csv.reader(file)]
    assert sorted(rows[0]) == sorted({"term", *shipped_languages(), "note"} - {DEFAULT})
    assert {len(row) for row in rows} == {len(rows[0])}
    assert len({row[0] for row in rows}) == len(rows)
