"""The glossary: one word a language for each term."""

import csv

from bot.localization.fluent import DEFAULT
from tests.bot.sample_tables import translations
from tools.translating.__main__ import shipped_languages
from tools.translating.glossary import GLOSSARY, WORDS, exceptions


def test_the_glossary_has_a_column_for_every_language_and_each_term_once() -> None:
    with GLOSSARY.open(encoding="utf-8", newline="") as file:
        rows = [*csv.reader(file)]
    assert sorted(rows[0]) == sorted({"term", *shipped_languages(), "note"} - {DEFAULT})
    assert {len(row) for row in rows} == {len(rows[0])}
    assert len({row[0] for row in rows}) == len(rows)


def test_the_words_have_a_form_in_every_language_and_their_exceptions_are_of_messages_that_there_are() -> None:
    with WORDS.open(encoding="utf-8", newline="") as file:
        rows = [*csv.DictReader(file)]
    assert {language for row in rows for language in row if row[language]} == {
        *("term", "english"),
        *shipped_languages(),
    } - {DEFAULT}
    known = {row["term"] for row in rows}, translations().bundles[DEFAULT].messages.keys(), {*shipped_languages()}
    for kind, named in zip(known, zip(*exceptions(), strict=True), strict=True):
        assert {*named} <= {*kind}
