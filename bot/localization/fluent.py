"""Texts for people: Fluent messages in `<language>/*.ftl` of several folders, in English if a language has none.

Fluent writes numbers the way the language does (1,000), so ids are passed to a message as text; it refuses a text of
more than 2,500 characters.
"""

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Self

from babel import Locale, UnknownLocaleError
from babel.lists import format_list

from bot.localization.language import LanguageBundle

DEFAULT = "en-US"
FOLDER = Path(__file__).parent / "locales"
"""The bot's own texts: a folder for each language."""
TEXTS_KEPT = 8192
"""Texts of about 300 bytes each."""
_log = logging.getLogger(__name__)


class MissingText(Exception):
    """No language has the message, or the message uses an argument that it was not given."""


@dataclass(frozen=True)
class FluentLocalizer:
    """The texts of one language, as a function from a message's name.

    A text that is missing or incomplete is logged and replaced; with `strict` it raises MissingText.
    """

    bundles: tuple[LanguageBundle, ...]
    strict: bool = False

    def __call__(self, key: str, /, **args: str | float | date) -> str:
        """Return the message of that name, or the key itself if no language has it."""
        text = self.find(key, **args)
        return self._replace(f"no text for {key}", key) if text is None else text

    def find(self, key: str, /, **args: str | float | date) -> str | None:
        """Return the message of that name, None if no language has one that fits."""
        for bundle in self.bundles:
            if (found := _format(bundle, key, **args)) is not None:
                text, errors = found
                return self._replace(f"{key}: {errors}", text) if errors else text
        return None

    def either(self, numbers: Iterable[int]) -> str:
        """Return the numbers as alternatives: "2, 3, or 4"."""
        locale = self.bundles[0].language.replace("-", "_")
        return format_list([str(number) for number in numbers], style="or", locale=locale)

    def all_of(self, texts: Iterable[str]) -> str:
        """Return the texts as parts of a sentence: "Middle Kingdom and Harmony"."""
        locale = self.bundles[0].language.replace("-", "_")
        return format_list(list(texts), locale=locale)

    def _replace(self, complaint: str, replacement: str) -> str:
        if self.strict:
            raise MissingText(complaint)
        _log.error("%s", complaint)
        return replacement


@dataclass(frozen=True)
class Translations:
    """The texts of every language, by its name in Discord ("en-US", "pl")."""

    bundles: Mapping[str, LanguageBundle]
    strict: bool = False

    @classmethod
    def load(cls, *folders: Path, strict: bool = False) -> Self:
        """Return every language of these folders, each of which has a folder for each language.

        `bot.chat.extension.locale_folders` names the folders of the whole bot. A language is read when it is used.
        """
        languages: dict[str, list[Path]] = {DEFAULT: []}
        for path in (path for folder in folders for path in sorted(folder.glob("*/*.ftl"))):
            languages.setdefault(path.parent.name, []).append(path)
        english = LanguageBundle(DEFAULT, tuple(languages.pop(DEFAULT)))
        bundles = {name: LanguageBundle(name, tuple(paths), english) for name, paths in languages.items()}
        return cls(dict(sorted({DEFAULT: english, **bundles}.items())), strict)

    @property
    def digest(self) -> str:
        """A digest of all messages of all languages as they are written."""
        words = sha256()
        for name, bundle in self.bundles.items():
            words.update(b"\n".join((name.encode(), *(path.read_bytes() for path in bundle.files))))
        return words.hexdigest()

    def bind(self, locale: str | None) -> FluentLocalizer:
        """Return the texts for a locale: its own, then those of the same language elsewhere, then English."""
        names = dict.fromkeys([*self._related(locale), DEFAULT])
        return FluentLocalizer(tuple(self.bundles[name] for name in names), self.strict)

    def known(self, locale: str | None) -> str | None:
        """Return the language that a locale leads to, None if it leads to none, so that English is used."""
        return next(iter(self._related(locale)), None) if locale else None

    @property
    def names(self) -> Mapping[str, str]:
        """The languages' own names by their codes."""
        return {code: _own_name(code) for code in self.bundles}

    def own(self, locale: str) -> FluentLocalizer:
        """Return the texts for a locale without falling back to English."""
        return FluentLocalizer(tuple(self.bundles[name] for name in self._related(locale)), self.strict)

    def _related(self, locale: str | None) -> list[str]:
        language = _language(locale or DEFAULT)
        same = [name for name in self.bundles if _language(name) == language]
        # The exact locale first, then the plain language, then its other regions.
        return sorted(same, key=lambda name: (name != locale, name != language, name))


# Kept, because the screens and pictures of a game say the same again and again.
@lru_cache(TEXTS_KEPT)
def _format(bundle: LanguageBundle, key: str, /, **args: str | float | date) -> tuple[str, str] | None:
    return bundle.find(key, args)


def _own_name(code: str) -> str:
    try:
        name = Locale.parse(code, sep="-").get_language_name()
    except UnknownLocaleError:
        name = None
    return name[:1].upper() + name[1:] if name else code


def _language(locale: str) -> str:
    return locale.partition("-")[0]
