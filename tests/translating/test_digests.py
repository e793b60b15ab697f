"""Which English each translation was made from."""

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from bot.localization.fluent import LanguageBundle
from translating.digests import FILE, Progress, digest_of, mark_translated, read_digests

ENGLISH = "hello = Hello, { $name }\nbye = Bye\n    .title = See you\n"
POLISH = "hello = Cześć, { $name }\nbye = Pa\n    .title = Do zobaczenia\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of English and Polish, which was translated from it."""
    write(tmp_path, "en-US", ENGLISH)
    write(tmp_path, "pl", POLISH)
    mark(tmp_path, "hello", "bye")
    return tmp_path


def write(folder: Path, language: str, text: str) -> None:
    (folder / language).mkdir(exist_ok=True)
    (folder / language / "all.ftl").write_text(text, encoding="utf-8")


def english_of(folder: Path) -> LanguageBundle:
    return LanguageBundle("en-US", (folder / "en-US" / "all.ftl",))


def mark(folder: Path, *names: str) -> None:
    mark_translated("pl", [folder], english_of(folder), names)


def progress(folder: Path) -> Progress:
    english = english_of(folder)
    own = LanguageBundle("pl", (folder / "pl" / "all.ftl",), english)
    return Progress.of(own, english, read_digests("pl", [folder]))


def digest(text: str) -> str:
    [message] = FluentResource(text).body
    assert isinstance(message, Message)
    return digest_of(message)


def test_nothing_is_left_to_do_right_after_a_translation(folder: Path) -> None:
    assert progress(folder) == Progress((), (), ())


@pytest.mark.parametrize(
    "change",
    [("Bye", "Goodbye"), ("See you", "See you soon"), ("    .title = See you\n", "")],
)
def test_a_translation_is_stale_once_its_english_says_something_else(folder: Path, change: tuple[str, str]) -> None:
    write(folder, "en-US", ENGLISH.replace(*change))
    assert progress(folder) == Progress((), ("bye",), ())


def test_a_translation_of_an_unknown_english_message_is_stale(folder: Path) -> None:
    (folder / "pl" / FILE).unlink()
    assert progress(folder).stale == ("hello", "bye")


def test_an_edit_of_a_translation_leaves_it_as_fresh_or_as_stale_as_it_was(folder: Path) -> None:
    write(folder, "en-US", ENGLISH.replace("Hello", "Hi"))
    write(folder, "pl", POLISH.replace("Pa", "Na razie").replace("Cześć", "Hej"))
    assert progress(folder) == Progress((), ("hello",), ())


def test_digests_of_messages_that_are_gone_are_removed(folder: Path) -> None:
    write(folder, "pl", POLISH.partition("bye")[0])
    mark(folder, "hello")
    assert read_digests("pl", [folder]).keys() == {"hello"}


@pytest.mark.parametrize(
    "same",
    [
        "title = { $n ->\n    [0] none\n   *[other] { $n }\n}\n",
        "title =\n    { $n ->\n        [0] none\n       *[other] { $n }\n    }\n",
        "# A comment.\ntitle = { $n ->\n    [0]  none\n   *[other] {$n}\n}\n",
        "renamed = { $n ->\n    [0] none\n   *[other] { $n }\n}\n",
    ],
)
def test_the_name_the_comment_and_the_layout_of_a_message_do_not_change_its_digest(same: str) -> None:
    assert digest(same) == digest("title = { $n ->\n    [0] none\n   *[other] { $n }\n}\n")


def test_a_digest_is_the_same_where_weblate_quotes_the_first_character_of_a_line() -> None:
    assert digest('bold = { "*" }*Bold**\n') == digest("bold = **Bold**\n")
