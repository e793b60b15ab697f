"""The messages of one language."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Barrier, BrokenBarrierError, Event
from typing import Any

import pytest
from fluent.runtime import FluentBundle

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

AT_MOST = 0.1
"""Seconds that a thread waits for another one, which may have to wait itself."""


@pytest.fixture
def bundle(tmp_path: Path) -> LanguageBundle:
    (tmp_path / "all.ftl").write_text(TEXT, encoding="utf-8")
    return LanguageBundle("en-US", (tmp_path / "all.ftl",))


def test_a_message_is_shown_with_the_messages_and_terms_that_it_refers_to(bundle: LanguageBundle) -> None:
    assert bundle.find("rules", {"n": 2}) == ("See the box Age of Giants’, and 2 more\nlines.", "")


def test_terms_and_what_is_not_there_are_no_messages(bundle: LanguageBundle) -> None:
    assert (bundle.find("-box", {}), bundle.find("tower", {})) == (None, None)


def test_two_threads_that_need_a_language_first_at_once_both_show_their_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    both, added, replaced, made = Barrier(2), Event(), Event(), list[FluentBundle]()

    class Bundle(FluentBundle):
        def add_resource(self, *resources: Any, **how: Any) -> None:
            super().add_resource(*resources, **how)
            added.set()
            replaced.wait(AT_MOST)

    def bundle_of(_: LanguageBundle) -> FluentBundle:
        """Return the bundle as a cached property does from Python 3.12 on, which has no lock."""
        if not made:
            with suppress(BrokenBarrierError):
                both.wait(AT_MOST)
            if made:
                added.wait(AT_MOST)
            made.append(Bundle(["en-US"]))
            if len(made) > 1:
                replaced.set()
        return made[-1]

    monkeypatch.setattr(LanguageBundle, "_bundle", property(bundle_of))
    (tmp_path / "all.ftl").write_text("yes = Yes\nno = No", encoding="utf-8")
    language = LanguageBundle("en-US", (tmp_path / "all.ftl",))
    with ThreadPoolExecutor(2) as threads:
        assert [*threads.map(language.find, ("yes", "no"), ({}, {}))] == [("Yes", ""), ("No", "")]


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
