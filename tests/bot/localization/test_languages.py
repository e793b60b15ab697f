"""Laws about every language that is shipped, and about commands in all of them."""

import json
import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from babel import Locale
from discord import Locale as DiscordLocale
from discord.app_commands import Command

from bot.chat.deeds.absence import meant_end
from bot.chat.handling.commands import FluentTranslator
from bot.chat.handling.feature import Feature
from bot.host.composition import FEATURES
from bot.localization.fluent import DEFAULT, FluentLocalizer, Translations, locale_folders, translations_with
from bot.localization.spans import SIGNS
from tests.bot.features import tree_of
from tests.bot.sample_tables import translations
from tests.bot.server import written
from tools.translating.__main__ import shipped_languages
from tools.translating.review import calls

BY_CHOICE = {"lv", "et"}
"""Languages that Discord does not have: people choose them in `/kingdomino settings`."""

NOW = int(datetime(2026, 11, 21, tzinfo=UTC).timestamp())

LARGEST_COMMAND = 8000
"""Characters of the names, descriptions and values of a command that Discord takes, in the longest language of each."""


def test_english_texts_name_a_button_by_its_message() -> None:
    """So that a text never names a button that is called otherwise by now."""
    text = "\n".join(
        path.read_text("utf-8") for folder in locale_folders() for path in sorted((folder / DEFAULT).glob("*.ftl"))
    )
    labels = set(re.findall(r"^button-\S+ = ([^{}\n]+)$", text, re.MULTILINE))
    assert len(labels) > 50
    assert labels.isdisjoint(re.findall(r"\*\*(.+?)\*\*", text))


@pytest.mark.parametrize("language", shipped_languages())
def test_a_language_is_one_that_discord_or_the_settings_know(language: str) -> None:
    assert language in {each.value for each in DiscordLocale} | BY_CHOICE
    assert Locale.parse(language, sep="-").language == language.partition("-")[0]


@pytest.mark.parametrize("language", shipped_languages())
def test_ends_of_an_absence_are_found_as_the_error_message_says(language: str) -> None:
    if not all(translations().bundles[language].fits(name) for name in ("error-no-such-date", "away-day", "away-days")):
        pytest.skip("not all of it is translated")
    localizer = translations().bind(language)
    weekday, day, duration = re.findall("`(.+?)`", written(localizer("error-no-such-date")))
    assert end_meant(weekday, localizer) == date(2026, 11, 27)
    assert end_meant(day, localizer) == date.fromisoformat(day)
    assert end_meant(duration, localizer) == date(2026, 11, 21) + timedelta(days=3)


def end_meant(typed: str, localizer: FluentLocalizer) -> date:
    return datetime.fromtimestamp(meant_end(typed, None, NOW, localizer).at, UTC).date()


async def test_commands_keep_to_discords_limits_in_every_language() -> None:
    for command in await payloads():
        assert size(command) <= LARGEST_COMMAND
        for options in (each.get("options", []) for each in [command, *command.get("options", [])]):
            for language in [None, *shipped_languages()]:
                names = [text(option, "name", language) for option in options]
                assert len(set(names)) == len(names)


async def test_every_text_of_a_command_has_its_message() -> None:
    sent = json.dumps(await payloads())
    assert re.findall(r'"(?:command|option)-[-a-z]+"', sent) == []


@pytest.mark.parametrize(
    ("features", "words"), [((), translations_with([])), (FEATURES, translations())], ids=["core", "features"]
)
def test_every_command_and_emoji_in_a_text_exists(features: Sequence[Feature[Any]], words: Translations) -> None:
    commands = [each for each in tree_of(features).walk_commands() if isinstance(each, Command)]
    typed = {each.qualified_name for each in commands}
    typed |= {f"{each.qualified_name} {option.display_name}" for each in commands for option in each.parameters}
    known = {*map('COMMAND("{}")'.format, typed), *map('EMOJI("{}")'.format, SIGNS)}
    english = words.bundles[DEFAULT].messages
    assert [name for name in english if not calls(english[name]) <= known] == []


async def test_discord_is_told_only_of_languages_that_it_has() -> None:
    told = {language for command in await payloads() for language in languages_of(command)}
    assert told <= {each.value for each in DiscordLocale}
    assert told >= {*shipped_languages()} - BY_CHOICE


def test_every_language_has_a_name_by_which_people_and_servers_choose_it() -> None:
    assert {*translations().names} == {*shipped_languages()}


def languages_of(part: dict[str, Any]) -> set[str]:
    """The languages in which anything of a command is told."""
    own = {language for key in ("name", "description") for language in part.get(f"{key}_localizations") or {}}
    return own.union(*(languages_of(each) for key in ("options", "choices") for each in part.get(key, [])))


async def payloads() -> list[dict[str, Any]]:
    """What Discord is told of all commands."""
    tree = tree_of()
    translator = FluentTranslator(translations())
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def text(part: dict[str, Any], key: str, language: str | None) -> str:
    return str((part.get(f"{key}_localizations") or {}).get(language, part.get(key, "")))


def size(part: dict[str, Any]) -> int:
    """Characters of a command or an option and all that is in it, the longest language of each text."""
    texts = [
        max(len(part.get(key, "")), *map(len, (part.get(f"{key}_localizations") or {"": ""}).values()))
        for key in ("name", "description")
    ]
    return (
        sum(texts)
        + len(str(part.get("value", "")))
        + sum(size(each) for key in ("options", "choices") for each in part.get(key, []))
    )
