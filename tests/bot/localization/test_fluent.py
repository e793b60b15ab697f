"""The bot's words, and laws about all of them."""

import logging
from pathlib import Path

import pytest
from discord import Locale
from discord.app_commands import TranslationContext, TranslationContextLocation, TranslationContextTypes, locale_str

from bot.chat.handling.commands import FluentTranslator, localized
from bot.localization.fluent import DEFAULT, MissingText, Translations, locale_folders


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
    words = Translations.load(folder, strict=True).bind("pl")
    for _ in range(2):
        with pytest.raises(MissingText, match="hello"):
            words("hello")
    with caplog.at_level(logging.ERROR):
        assert Translations.load(folder).bind("pl")("hello").startswith("Cześć")
    assert "hello" in caplog.text


BROKEN = {
    "bye Pa": "Expected token",
    "bye = { $name": "Expected token",
    "bye = Pa }": "Unbalanced closing brace",
    "bye = { -name }": "Unknown term",
    "bye = { NAME() }": "Unknown function",
}


@pytest.mark.parametrize("broken", BROKEN)
async def test_a_broken_message_is_in_english_and_costs_no_other(
    folder: Path, caplog: pytest.LogCaptureFixture, broken: str
) -> None:
    for locale, text in {"en-US": "bye = Bye\nyes = Yes", "pl": f"no = Nie\n{broken}\nyes = Tak"}.items():
        (folder / locale / "more.ftl").write_text(text, encoding="utf-8")
    translations = Translations.load(folder)
    words = translations.bind("pl")
    assert [words(key, name="Ola") for key in ("bye", "yes", "hello")] == ["Bye", "Tak", "Cześć, Ola"]
    [line] = caplog.messages
    assert "bye" in line
    assert BROKEN[broken] in line
    told: TranslationContextTypes = TranslationContext(TranslationContextLocation.other, None)
    assert await FluentTranslator(translations).translate(locale_str("Yes", key="yes"), Locale.polish, told) == "Tak"


def test_a_broken_message_of_english_costs_no_other(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    (folder / "en-US" / "more.ftl").write_text("bye = { $name\nyes = Yes", encoding="utf-8")
    words = Translations.load(folder).bind("en-US")
    assert [words("bye"), words("yes")] == ["bye", "Yes"]
    assert ["bye" in each for each in caplog.messages] == [True, True]


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


def test_commands_take_their_english_from_the_same_files(caplog: pytest.LogCaptureFixture) -> None:
    assert localized("button-join").message == Translations.load(*locale_folders()).bind(DEFAULT)("button-join")
    # A command whose text is missing or broken is there under the name of its message.
    assert localized("no-such-key").message == "no-such-key"
    assert "no-such-key" in caplog.text
