"""Names and descriptions of commands and choices, which Discord shows in the language of each person."""

from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import cache
from typing import Any, TypeVar

from discord import Locale, app_commands
from discord.app_commands import Choice, TranslationContextTypes, Translator, locale_str

from bot.chat.extension import shipped_translations
from bot.localization.fluent import DEFAULT, FluentLocalizer, Translations
from engine.variants import VARIANTS

Function = TypeVar("Function", bound=Callable[..., Any])


def localized(key: str) -> locale_str:
    """Return the English text of the message `key`, marked for FluentTranslator; for use in decorators."""
    return locale_str(_english()(key), key=key)


class FluentTranslator(Translator):
    """Translates the texts that `localized` marked; Discord falls back to English itself."""

    def __init__(self, translations: Translations) -> None:
        self._translations = translations

    async def translate(
        self,
        string: locale_str,
        locale: Locale,
        context: TranslationContextTypes,  # noqa: ARG002
    ) -> str | None:
        # discord.py asks for every locale that Discord has, so never for Latvian and Estonian. None makes Discord show
        # the English default.
        key = string.extras.get("key")
        return self._translations.own(locale.value).find(key) if key else None


@cache
def _english() -> FluentLocalizer:
    # Decorators of commands need English when their module is imported, before anything is composed.
    return replace(shipped_translations(), strict=True).bind(DEFAULT)


def command(key: str) -> Callable[[Callable[..., Coroutine[Any, Any, None]]], app_commands.Command[Any, ..., None]]:
    """Decorate a slash command: its name and description are the messages `command-…` and `command-…-about`."""
    return app_commands.command(name=localized(f"command-{key}"), description=localized(f"command-{key}-about"))


def options(*names: str) -> Callable[[Function], Function]:
    """Decorate a command: its options are named and described by `option-…-name` and `option-…-about`."""
    keys = {name: f"option-{name.replace('_', '-')}" for name in names}

    def name_and_describe(function: Function) -> Function:
        renamed = app_commands.rename(**{name: localized(f"{key}-name") for name, key in keys.items()})
        described = app_commands.describe(**{name: localized(f"{key}-about") for name, key in keys.items()})
        return described(renamed(function))

    return name_and_describe


def game_choices() -> list[Choice[str]]:
    """Return all games as choices of an option: their names, and the base codes of their variants as values."""
    return [Choice(name=localized(f"variant-{base}"), value=base) for base in VARIANTS]
