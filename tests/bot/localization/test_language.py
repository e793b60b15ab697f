"""The messages of one language."""

from pathlib import Path

import pytest

from bot.localization.fluent import LanguageBundle, Translations

TEXT = """# A comment that belongs to nothing.

-box = { $case ->
   *[nominative] Age of Giants
    [genitive] Age of Giants’
}
box = the box { -box(case: "genitive") }
rules = See { box }, and { NUMBER($n) } more
    lines.
"""


@pytest.fixture
def bundle(tmp_path: Path) -> LanguageBundle:
    (tmp_path / "all.ftl").write_text(TEXT, encoding="utf-8")
    return LanguageBundle("en-US", (tmp_path / "all.ftl",))


def test_a_message_is_shown_with_the_messages_and_terms_that_it_refers_to(bundle: LanguageBundle) -> None:
    assert bundle.find("rules", {"n": 2}) == ("See the box Age of Giants’, and 2 more\nlines.", "")


def test_terms_and_what_is_not_there_are_no_messages(bundle: LanguageBundle) -> None:
    assert (bundle.find("-box", {}), bundle.find("tower", {})) == (None, None)


def test_a_message_that_nobody_needs_is_not_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    for language, text in {"en-US": "good = Good", "pl": "bad = { $name"}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text(text, encoding="utf-8")
    translations = Translations.load(tmp_path)
    assert translations.bind("en-US")("good") == "Good"
    assert translations.names == {"en-US": "English", "pl": "Polski"}
    assert caplog.messages == []
    assert translations.bind("pl")("good") == "Good"
    assert caplog.messages == []
    assert translations.bind("pl")("bad") == "bad"
    assert len(caplog.messages) == 2


def test_a_change_of_any_text_in_any_language_changes_the_digest(tmp_path: Path) -> None:
    for language in ("en-US", "pl"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text("yes = Yes", encoding="utf-8")
    before = Translations.load(tmp_path).digest
    assert Translations.load(tmp_path).digest == before
    (tmp_path / "pl" / "all.ftl").write_text("yes = Tak", encoding="utf-8")
    assert Translations.load(tmp_path).digest != before
