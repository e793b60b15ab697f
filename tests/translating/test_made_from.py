"""Which English each translation was made from."""

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from bot.localization.fluent import LanguageBundle
from tools.translating.made_from import MadeFrom, Progress, say_the_same

ENGLISH = "hello = Hello, { $name }\nbye = Bye\n    .title = See you\n"
TRANSLATIONS = {
    "pl": "hello = Cześć, { $name }\nbye = Pa\n    .title = Do zobaczenia\n",
    "de": "hello = Hallo, { $name }\nbye = Tschüss\n    .title = Bis bald\n",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of English and two languages, which were translated from it."""
    for language, text in {"en-US": ENGLISH, **TRANSLATIONS}.items():
        write(tmp_path, language, text)
    record(tmp_path, ["pl", "de"], "hello", "bye")
    return tmp_path


def write(folder: Path, language: str, text: str) -> None:
    (folder / language).mkdir(exist_ok=True)
    (folder / language / "all.ftl").write_text(text, encoding="utf-8")


def english_of(folder: Path) -> LanguageBundle:
    return LanguageBundle("en-US", (folder / "en-US" / "all.ftl",))


def made_from(folder: Path) -> MadeFrom:
    return MadeFrom(folder / "made-from")


def record(folder: Path, languages: list[str], *names: str) -> None:
    made_from(folder).record(languages, english_of(folder), names, ["en-US", "pl", "de"])


def files_of(folder: Path) -> set[str]:
    return {path.name for path in (folder / "made-from").iterdir()}


def progress(folder: Path, language: str = "pl") -> Progress:
    english = english_of(folder)
    own = LanguageBundle(language, (folder / language / "all.ftl",), english)
    return Progress.of(own, english, made_from(folder).of(language))


def message(text: str) -> Message:
    [found] = FluentResource(text).body
    assert isinstance(found, Message)
    return found


def test_nothing_is_left_to_do_right_after_a_translation(folder: Path) -> None:
    assert progress(folder) == progress(folder, "de") == Progress((), (), ())
    assert files_of(folder) == {"en-US.ftl"}


@pytest.mark.parametrize("change", [("Bye", "Goodbye"), ("See you", "See you soon"), ("    .title = See you\n", "")])
def test_a_translation_is_stale_once_its_english_says_something_else(folder: Path, change: tuple[str, str]) -> None:
    write(folder, "en-US", ENGLISH.replace(*change))
    assert progress(folder) == Progress((), ("bye",), ())


def test_a_translation_of_an_unknown_english_message_is_stale(folder: Path) -> None:
    (folder / "made-from" / "en-US.ftl").unlink()
    assert progress(folder).stale == ("hello", "bye")


def test_an_edit_of_a_translation_leaves_it_as_fresh_or_as_stale_as_it_was(folder: Path) -> None:
    write(folder, "en-US", ENGLISH.replace("Hello", "Hi"))
    write(folder, "pl", TRANSLATIONS["pl"].replace("Pa", "Na razie").replace("Cześć", "Hej"))
    assert progress(folder) == Progress((), ("hello",), ())


def test_a_language_that_is_behind_the_others_keeps_the_english_that_it_was_made_from(folder: Path) -> None:
    write(folder, "en-US", ENGLISH.replace("Bye", "Goodbye"))
    record(folder, ["pl"], "bye")
    assert progress(folder) == Progress((), (), ())
    assert progress(folder, "de") == Progress((), ("bye",), ())
    assert say_the_same(made_from(folder).of("de")["bye"], message("bye = Bye\n    .title = See you\n"))
    assert files_of(folder) == {"en-US.ftl", "de.ftl"}


def test_a_language_that_has_caught_up_needs_no_file(folder: Path) -> None:
    write(folder, "en-US", ENGLISH.replace("Bye", "Goodbye"))
    for language in ("pl", "de"):
        record(folder, [language], "bye")
    assert progress(folder, "de") == Progress((), (), ())
    assert files_of(folder) == {"en-US.ftl"}


def test_messages_that_english_has_no_longer_are_removed(folder: Path) -> None:
    write(folder, "en-US", ENGLISH.partition("bye")[0])
    record(folder, ["pl"], "hello")
    assert made_from(folder).of("de").keys() == {"hello"}


@pytest.mark.parametrize(
    "same",
    [
        "title = { $n ->\n    [0] none\n   *[other] { $n }\n}\n",
        "title =\n    { $n ->\n        [0] none\n       *[other] { $n }\n    }\n",
        "# A comment.\ntitle = { $n ->\n    [0]  none\n   *[other] {$n}\n}\n",
        "renamed = { $n ->\n    [0] none\n   *[other] { $n }\n}\n",
    ],
)
def test_the_name_the_comment_and_the_layout_of_a_message_do_not_change_what_it_says(same: str) -> None:
    assert say_the_same(message(same), message("title = { $n ->\n    [0] none\n   *[other] { $n }\n}\n"))


def test_a_message_says_the_same_where_weblate_quotes_the_first_character_of_a_line() -> None:
    assert say_the_same(message('bold = { "*" }*Bold**\n'), message("bold = **Bold**\n"))
