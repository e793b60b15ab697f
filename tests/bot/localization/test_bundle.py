"""The messages of one language, which are parsed when they are asked for."""

from pathlib import Path

import pytest

from bot.localization.bundle import BrokenTranslation, LanguageBundle
from bot.localization.fluent import Translations

TEXT = """# A comment that belongs to nothing.

-box = { $case ->
   *[nominative] Age of Giants
    [genitive] Age of Giants’
}
box = the box { -box(case: "genitive") }
rules = See { box }, and { NUMBER($n) } more
    lines.
heads = { tails }
tails = { heads }
"""


@pytest.fixture
def bundle(tmp_path: Path) -> LanguageBundle:
    (tmp_path / "all.ftl").write_text(TEXT, encoding="utf-8")
    return LanguageBundle.read("en-US", [tmp_path])


def test_a_message_is_parsed_with_the_messages_and_terms_that_it_refers_to(bundle: LanguageBundle) -> None:
    assert bundle.find("rules", {"n": 2}) == ("See the box Age of Giants’, and 2 more\nlines.", "")


def test_messages_that_refer_to_each_other_are_parsed_once(bundle: LanguageBundle) -> None:
    bundle.check()


def test_terms_and_what_is_not_there_are_no_messages(bundle: LanguageBundle) -> None:
    assert (bundle.find("-box", {}), bundle.find("tower", {})) == (None, None)


def test_a_message_that_nobody_asks_for_is_not_parsed(tmp_path: Path) -> None:
    (tmp_path / "all.ftl").write_text("good = Good\nbad = { $name", encoding="utf-8")
    bundle = LanguageBundle.read("en-US", [tmp_path])
    assert bundle.find("good", {}) == ("Good", "")
    with pytest.raises(BrokenTranslation, match=r"all\.ftl"):
        bundle.check()


def test_a_change_of_any_text_in_any_language_changes_the_digest(tmp_path: Path) -> None:
    for language in ("en-US", "pl"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text("yes = Yes", encoding="utf-8")
    before = Translations.load(tmp_path).digest
    assert Translations.load(tmp_path).digest == before
    (tmp_path / "pl" / "all.ftl").write_text("yes = Tak", encoding="utf-8")
    assert Translations.load(tmp_path).digest != before
