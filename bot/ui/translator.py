"""Names and descriptions of commands, told to Discord in every language there is."""

from functools import cache

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.l10n import DEFAULT, Translations, Words


def localised(key: str) -> locale_str:
    """The English text of the message `key`, which FluentTranslator can translate: for use in decorators."""
    return locale_str(_english()(key), key=key)


class FluentTranslator(Translator):
    """Finds the texts that `localised` marked; Discord itself falls back to English for the languages without."""

    def __init__(self, translations: Translations) -> None:
        self._translations = translations

    async def translate(
        self,
        string: locale_str,
        locale: Locale,
        context: TranslationContextTypes,  # noqa: ARG002
    ) -> str | None:
        key = string.extras.get("key")
        return self._translations.own(locale.value).find(key) if key else None


@cache
def _english() -> Words:
    return Translations.load(strict=True).bind(DEFAULT)
