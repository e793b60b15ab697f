"""The bot's words, and laws about all of them."""

import logging
import re
from pathlib import Path

import pytest
from discord import Locale
from discord.app_commands import TranslationContext, TranslationContextLocation, TranslationContextTypes, locale_str
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.chat.extension import locale_folders
from bot.chat.kit.commands import FluentTranslator, localized
from bot.localization.fluent import DEFAULT, BrokenTranslation, MissingText, Translations

ROOT = Path(__file__).parents[3]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    texts = {
        "en-US": "hello = Hello, { $name }\nonly = Only",
        "pl": "hello = Cześć, { $name }\npoints = { $n ->\n  [few] { $n } punkty\n *[other] { $n } punktów\n }",
        "pt-BR": "hello = Oi, { $name }",
    }
    for locale, text in texts.items():
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "all.ftl").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("locale", "greeting"),
    [
        ("pl", "Cześć, Ola"),
        ("pl-PL", "Cześć, Ola"),
        ("pt-PT", "Oi, Ola"),
        ("en-GB", "Hello, Ola"),
        ("ja", "Hello, Ola"),
        (None, "Hello, Ola"),
    ],
)
def test_everybody_is_greeted_in_the_nearest_language(folder: Path, locale: str | None, greeting: str) -> None:
    assert Translations.load(folder).bind(locale)("hello", name="Ola") == greeting


def test_a_text_that_is_kept_is_that_of_the_language_and_of_the_arguments(folder: Path) -> None:
    texts = Translations.load(folder)
    for _ in range(2):
        assert [texts.bind(code)("hello", name="Ola") for code in ("pl", "pt-BR")] == ["Cześć, Ola", "Oi, Ola"]
        assert [texts.bind("pl")("hello", name=name) for name in ("Kim", "Ola")] == ["Cześć, Kim", "Cześć, Ola"]


def test_a_text_that_lacks_an_argument_is_complained_of_every_time(folder: Path) -> None:
    words = Translations.load(folder, strict=True).bind("pl")
    for _ in range(2):
        with pytest.raises(MissingText, match="hello"):
            words("hello")


def test_plurals_follow_the_language(folder: Path) -> None:
    words = Translations.load(folder).bind("pl")
    assert [words("points", n=n) for n in (3, 5)] == ["3 punkty", "5 punktów"]


def test_a_message_that_a_language_lacks_is_in_english(folder: Path) -> None:
    assert Translations.load(folder, strict=True).bind("pl")("only") == "Only"


def test_a_translation_is_shown_when_its_english_has_changed(folder: Path) -> None:
    (folder / "en-US" / "all.ftl").write_text("hello = Good day, { $name }", encoding="utf-8")
    assert Translations.load(folder, strict=True).bind("pl")("hello", name="Ola") == "Cześć, Ola"


@pytest.mark.parametrize("english", ["Hello", "Hello, { $names }", "Hello, { $name } and { $friend }"])
def test_a_translation_with_other_arguments_than_english_has_is_in_english(folder: Path, english: str) -> None:
    (folder / "en-US" / "all.ftl").write_text(f"hello = {english}", encoding="utf-8")
    texts = Translations.load(folder, strict=True)
    given = {"names": "Ola, Kim", "name": "Ola", "friend": "Kim"}
    assert texts.bind("pl")("hello", **given) == texts.bind("en-US")("hello", **given)
    assert texts.own("pl").find("hello", **given) is None


def test_a_translation_names_a_message_that_its_language_lacks_in_english(folder: Path) -> None:
    for locale, text in {"en-US": "press = Press { start }\nstart = Start", "pl": "press = Naciśnij { start }"}.items():
        (folder / locale / "more.ftl").write_text(text, encoding="utf-8")
    assert Translations.load(folder, strict=True).bind("pl")("press") == "Naciśnij Start"


def test_a_translation_that_names_a_message_of_no_language_is_in_english(folder: Path) -> None:
    for locale, text in {"en-US": "press = Press the button", "pl": "press = Naciśnij { start }"}.items():
        (folder / locale / "more.ftl").write_text(text, encoding="utf-8")
    assert Translations.load(folder, strict=True).bind("pl")("press") == "Press the button"


def test_arguments_are_put_in_as_they_are_without_marks_around_them(folder: Path) -> None:
    assert Translations.load(folder).bind("en-US")("hello", name="{ $x } \u202e") == "Hello, { $x } \u202e"


def test_a_missing_text_raises_in_tests_and_is_logged_outside(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(MissingText, match="no-such-key"):
        Translations.load(folder, strict=True).bind("pl")("no-such-key")
    with caplog.at_level(logging.ERROR):
        assert Translations.load(folder).bind("pl")("no-such-key") == "no-such-key"
    assert "no-such-key" in caplog.text


def test_a_missing_argument_raises_in_tests_or_is_logged(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(MissingText, match="hello"):
        Translations.load(folder, strict=True).bind("pl")("hello")
    with caplog.at_level(logging.ERROR):
        assert Translations.load(folder).bind("pl")("hello").startswith("Cześć")
    assert "hello" in caplog.text


@pytest.mark.parametrize("broken", ["hello Hello", "hello = { $name", "only = Again"])
def test_a_broken_file_is_refused_by_name(folder: Path, broken: str) -> None:
    (folder / "en-US" / "broken.ftl").write_text(broken, encoding="utf-8")
    with pytest.raises(BrokenTranslation, match=r"broken\.ftl"):
        Translations.load(folder).bind("en-US")("hello", name="Ola")


@pytest.mark.parametrize(
    ("locale", "key", "translation"),
    [
        (Locale.polish, "hello", None),
        (Locale.american_english, "only", "Only"),
        (Locale.british_english, "only", "Only"),
        (Locale.polish, "only", None),
        (Locale.japanese, "only", None),
        (Locale.american_english, None, None),
    ],
)
async def test_discord_is_told_a_languages_own_words_only(
    folder: Path, locale: Locale, key: str | None, translation: str | None
) -> None:
    (folder / "pl" / "all.ftl").unlink()
    translator = FluentTranslator(Translations.load(folder))
    context: TranslationContextTypes = TranslationContext(TranslationContextLocation.other, None)
    string = locale_str("Default", key=key) if key else locale_str("Default")
    assert await translator.translate(string, locale, context) == translation


# ---- laws about the texts that are shipped

SOURCES = [path for package in ("bot", "renderers") for path in (ROOT / package).rglob("*.py")]
CALL = re.compile(r"""\b(?:\w*words|localizer|localized)\(\s*(f?)(["'])(.*?)\2""")
LITERAL = re.compile(r"""\"([a-z][a-z0-9-]*)\"""")


def keys_in(locale: str) -> set[str]:
    parser = FluentParser()
    files = (path for folder in locale_folders() for path in (folder / locale).glob("*.ftl"))
    entries = (entry for path in files for entry in parser.parse(path.read_text(encoding="utf-8")).body)
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


def asked_for() -> set[str]:
    """Regular expressions of the keys that the sources ask for by name."""
    calls = (call for path in SOURCES for call in CALL.findall(path.read_text(encoding="utf-8")))
    return {re.sub(r"\\\{.*?\\\}", ".+", re.escape(key)) if dynamic else re.escape(key) for dynamic, _, key in calls}


def test_every_text_that_is_asked_for_exists() -> None:
    existing = keys_in(DEFAULT)
    assert [key for key in asked_for() if not any(re.fullmatch(key, each) for each in existing)] == []


def test_every_text_is_used() -> None:
    literals = {each for path in SOURCES for each in LITERAL.findall(path.read_text(encoding="utf-8"))}
    patterns = asked_for()
    unused = {key for key in keys_in(DEFAULT) - literals if not any(re.fullmatch(each, key) for each in patterns)}
    assert unused == set()


def test_commands_take_their_english_from_the_same_files() -> None:
    with pytest.raises(MissingText):
        localized("no-such-key")
