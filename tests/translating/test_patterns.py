"""The patterns of bad wordings, and what they find in rendered texts."""

import csv
import re
from pathlib import Path
from typing import Final

import pytest

from bot.localization.fluent import DEFAULT, LanguageBundle
from tests.bot.every_language import in_every_shipped_language
from tests.bot.sample_tables import translations
from tools.translating.__main__ import shipped_languages
from tools.translating.patterns import PATTERNS, Search
from tools.translating.rendering import FEW_NUMBERS, NAMES, NUMBERS, Rendering
from tools.translating.review import review

PLANTED: Final = Path(__file__).with_name("planted.csv")
"""Mistakes of each kind in new messages."""

ENGLISH = "cost = Your turn cost { $points } points\nwon = { $name } wins"


def test_a_text_is_rendered_with_all_numbers_up_to_124_and_more_than_thirty_names(tmp_path: Path) -> None:
    (tmp_path / "en-US.ftl").write_text(ENGLISH, encoding="utf-8")
    english = LanguageBundle(DEFAULT, (tmp_path / "en-US.ftl",))
    rendering = Rendering(english, english)
    assert len({*rendering.texts("cost")}) == len(NUMBERS) == 125
    assert [*rendering.texts("won")] == [f"{name} wins" for name in NAMES]
    assert len(NAMES) > 30


def test_every_row_is_about_some_message_of_a_shipped_language() -> None:
    messages = translations().bundles[DEFAULT].messages
    with PATTERNS.open(encoding="utf-8", newline="") as file:
        rows = [*csv.DictReader(file)]
    assert {each for row in rows for each in row["language"].split()} <= {"*", *shipped_languages()}
    assert [row for row in rows if not any(re.fullmatch(row["messages"] or ".*", name) for name in messages)] == []


@pytest.mark.slow
@in_every_shipped_language
def test_no_wording_is_bad_with_a_few_numbers_and_names(language: str) -> None:
    bundles = translations().bundles
    rendering = Rendering(bundles[language], bundles[DEFAULT], FEW_NUMBERS, NAMES[:3])
    assert [str(each) for each in Search(rendering).problems()] == []


@pytest.mark.parametrize("language", shipped_languages())
def test_each_planted_mistake_is_found(language: str, tmp_path: Path) -> None:
    with PLANTED.open(encoding="utf-8", newline="") as file:
        rows = {f"planted-{row['kind']}-x{index}": row for index, row in enumerate(csv.DictReader(file))}
    rows = {name: row for name, row in rows.items() if row["language"] == language}
    bundles, paths = translations().bundles, (tmp_path / "english.ftl", tmp_path / "own.ftl")
    for path, column in zip(paths, ("english", "text"), strict=True):
        path.write_text("".join(f"{name} = {row[column]}\n" for name, row in rows.items()), encoding="utf-8")
    english = LanguageBundle(DEFAULT, (*bundles[DEFAULT].files, paths[language == DEFAULT]))
    own = LanguageBundle(language, (*bundles[language].files, paths[1]), english)
    search = Search(Rendering(own, english, FEW_NUMBERS, NAMES[:3]))
    problems = *review(language, {name: own.messages[name] for name in rows}, english.messages), *search.problems(rows)
    assert rows.keys() - {each.message for each in problems} == set()
