"""The glossary: one word a language for each term, for translators and for Weblate."""

import csv
from io import StringIO

import pytest

from bot.localization.fluent import DEFAULT
from tools.translating.__main__ import main, shipped_languages
from tools.translating.glossary import GLOSSARY, terms_in, write_terms


def test_the_glossary_has_a_column_for_every_language_and_each_term_once() -> None:
    with GLOSSARY.open(encoding="utf-8", newline="") as file:
        rows = [*csv.reader(file)]
    assert sorted(rows[0]) == sorted({"term", *shipped_languages(), "note"} - {DEFAULT})
    assert {len(row) for row in rows} == {len(rows[0])}
    assert len({row[0] for row in rows}) == len(rows)


def test_weblate_gets_the_words_that_a_language_has() -> None:
    file = StringIO()
    write_terms("ja", file)
    header, *rows = csv.reader(StringIO(file.getvalue()))
    assert header == ["source", "target", "developer_comments"]
    assert ["crown", "王冠"] in [row[:2] for row in rows]
    assert [row for row in rows if not row[1]] == []
    assert len(rows) < len([*terms_in("ja")])


@pytest.mark.parametrize("languages", [[], ["pl", "ja"]])
def test_the_words_of_one_language_are_written_at_a_time(languages: list[str]) -> None:
    with pytest.raises(SystemExit):
        main([*languages, "--glossary"])
    assert main(["pl", "--glossary"]) == 0
