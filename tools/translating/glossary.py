"""The words of the game in each language, in `docs/glossary.csv`."""

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final
from unicodedata import combining, normalize

GLOSSARY: Final = Path(__file__).parents[2] / "docs" / "glossary.csv"
WORDS: Final = GLOSSARY.with_name("words.csv")
EXCEPTIONS: Final = GLOSSARY.with_name("exceptions.csv")
FORMS: Final = GLOSSARY.with_name("forms.csv")


@dataclass(frozen=True)
class Term:
    english: str
    word: str
    """The word in the language, "" if none is agreed on."""
    note: str


@dataclass(frozen=True)
class Word:
    """A word of the game, with its forms in English and in another language."""

    term: str
    english: re.Pattern[str]
    own: re.Pattern[str]


STEM: Final = 4
"""The most letters of a word that stay the same in its forms, in all languages."""
LONG_STEM: Final = 7
"""The same of a word from nine letters on, which is kept whole, as it may contain others."""

IRREGULAR: Final[Mapping[str, str]] = {
    "abwurf": "abwerfen",
    "ячеек": "ячейка",
    "сброшенной": "сбрасывать",
    "возьмите": "взять",
    "выберите": "выбирать",
    "dołóż": "dokładać",
    "elige": "elegir",
    "imk": "imti",
    "kafla": "kafel",
    "paņem": "ņemt",
}
"""Forms that do not begin like the word of a label or of the glossary."""


def terms_in(language: str) -> Iterator[Term]:
    """Yield the terms of the glossary; a language without a column has no words."""
    with GLOSSARY.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            yield Term(row["term"], row.get(language, ""), row["note"])


@cache
def words_of(language: str) -> Sequence[Word]:
    """Return the words that a translation has wherever English has them."""
    with WORDS.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row.get(language)]
    pairs = [(row["term"], rf"\b(?:{row['english']})\b", row[language]) for row in rows]
    return [Word(term, *(re.compile(each, re.IGNORECASE) for each in both)) for term, *both in pairs]


@cache
def exceptions() -> frozenset[tuple[str, str, str]]:
    """Return the term, the message and the language of each translation that says a word otherwise."""
    with EXCEPTIONS.open(encoding="utf-8", newline="") as file:
        rows = [*csv.DictReader(file)]
    return frozenset(
        (row["term"], name, language)
        for row in rows
        for name in row["messages"].split()
        for language in row["languages"].split()
    )


@cache
def forms_of(language: str) -> Sequence[Mapping[str, re.Pattern[str]]]:
    """Return the names of all terrains, by their ids, in each form that a sentence of a language may need."""
    with FORMS.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row.pop("language") == language]
    return [
        {terrain: re.compile(rf"(?<!\w)(?:{form})(?!\w)", re.IGNORECASE) for terrain, form in row.items()}
        for row in rows
    ]


def shares_a_word(one: str, other: str) -> bool:
    """Return whether two texts have a word in common, in any of its forms."""
    if re.search(r"[぀-ヿ一-鿿]", one):
        return one[:2] in other or other[:2] in one
    both = product(stems_of(one), stems_of(other))
    parts = (sorted(each, key=len) for each in both)
    # A stem of two letters is a part of too many words.
    return any(
        part == word[: len(part)] or (len(part) > 2 and part in word) or part[:LONG_STEM] == word[:LONG_STEM]
        for part, word in parts
    )


def stems_of(text: str) -> set[str]:
    words = [IRREGULAR.get(each, each) for each in re.findall(r"[^\W\d_]{2,}", text.casefold())]
    letters = ["".join(each for each in normalize("NFKD", word) if not combining(each)) for word in words]
    return {word[: max(2, min(STEM, len(word) - 1))] if len(word) < 9 else word for word in letters}
