"""Texts for people: Fluent messages in `<language>/*.ftl` of several folders, in English if a language has none.

Fluent writes numbers the way the language does (1,000), so ids are passed to a message as text; it refuses a text of
more than 2,500 characters.
"""

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple, Self

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource, Term

DEFAULT = "en-US"
FOLDER = Path(__file__).parent / "locales"
"""The bot's own texts: a folder for each language."""
TEXTS_KEPT = 8192
"""Texts of about 300 bytes each."""
_log = logging.getLogger(__name__)


class BrokenTranslation(Exception):
    """A file is not valid Fluent, or a language has two messages of one name."""


class MissingText(Exception):
    """No language has the message, or the message uses an argument that it was not given."""


@dataclass(frozen=True)
class FluentLocalizer:
    """The texts of one language, as a function from a message's name.

    A text that is missing or incomplete is logged and replaced; with `strict` it raises MissingText.
    """

    bundles: tuple[FluentBundle, ...]
    strict: bool = False

    def __call__(self, key: str, /, **args: str | float | date) -> str:
        """Return the message of that name, or the key itself if no language has it."""
        text = self.find(key, **args)
        return self._replace(f"no text for {key}", key) if text is None else text

    def find(self, key: str, /, **args: str | float | date) -> str | None:
        """Return the message of that name, None if no language has it."""
        for bundle in self.bundles:
            if (found := _format(bundle, key, **args)) is not None:
                return self._replace(f"{key}: {found.errors}", found.text) if found.errors else found.text
        return None

    def either(self, numbers: Iterable[int]) -> str:
        """Return the numbers as alternatives: "2, 3, or 4"."""
        locale = self.bundles[0].locales[0].replace("-", "_")
        return format_list([str(number) for number in numbers], style="or", locale=locale)

    def _replace(self, complaint: str, replacement: str) -> str:
        if self.strict:
            raise MissingText(complaint)
        _log.error("%s", complaint)
        return replacement


@dataclass(frozen=True)
class Translations:
    """The texts of every language, by its name in Discord ("en-US", "pl")."""

    bundles: Mapping[str, FluentBundle]
    strict: bool = False

    @classmethod
    def load(cls, *folders: Path, strict: bool = False) -> Self:
        """Read every language of these folders, each of which has a folder for each language. Raises BrokenTranslation.

        `bot.chat.extensions.locale_folders` names the folders of the whole bot.
        """
        languages: dict[str, list[Path]] = {}
        found = (path for folder in folders for path in sorted(folder.iterdir()))
        for path in filter(Path.is_dir, found):
            languages.setdefault(path.name, []).append(path)
        return cls({name: _bundle(name, languages[name]) for name in sorted(languages)}, strict)

    def bind(self, locale: str | None) -> FluentLocalizer:
        """Return the texts for a locale: its own, then those of the same language elsewhere, then English."""
        names = dict.fromkeys([*self._related(locale), DEFAULT])
        return FluentLocalizer(tuple(self.bundles[name] for name in names), self.strict)

    def known(self, locale: str | None) -> str | None:
        """Return the language that a locale leads to, None if it leads to no other than English by default."""
        return next(iter(self._related(locale)), None) if locale else None

    @property
    def names(self) -> Mapping[str, str]:
        """The languages by the names that they have in themselves."""
        return {code: self.own(code).find("language-name") or code for code in self.bundles}

    def own(self, locale: str) -> FluentLocalizer:
        """Return the texts for a locale without falling back to English."""
        return FluentLocalizer(tuple(self.bundles[name] for name in self._related(locale)), self.strict)

    def _related(self, locale: str | None) -> list[str]:
        language = _language(locale or DEFAULT)
        same = [name for name in self.bundles if _language(name) == language]
        # The exact locale first, then the plain language, then its other regions.
        return sorted(same, key=lambda name: (name != locale, name != language, name))


class _Formatted(NamedTuple):
    """The text of a message, and what was wrong with it."""

    text: str
    errors: str


@lru_cache(TEXTS_KEPT)
def _format(bundle: FluentBundle, key: str, /, **args: str | float | date) -> _Formatted | None:
    """Return the message of that name, None if the language lacks it.

    It is kept, because the screens and pictures of a game say the same again and again.
    """
    if not bundle.has_message(key) or not (pattern := bundle.get_message(key).value):
        return None
    text, errors = bundle.format_pattern(pattern, args)
    return _Formatted(str(text), str(errors) if errors else "")


# Files are parsed once: tests and decorators load the same languages again and again.
_parse = cache(FluentResource)


def _language(locale: str) -> str:
    return locale.partition("-")[0]


def _bundle(language: str, folders: Iterable[Path]) -> FluentBundle:
    # Isolating marks would show as boxes in button labels on some phones.
    bundle = FluentBundle([language], use_isolating=False)
    known: set[str] = set()
    for path in (path for folder in folders for path in sorted(folder.glob("*.ftl"))):
        resource = _parse(path.read_text(encoding="utf-8"))
        known |= _names(path, resource, known)
        bundle.add_resource(resource)
    return bundle


def _names(path: Path, resource: Resource, known: set[str]) -> set[str]:
    names: set[str] = set()
    for entry in resource.body:
        # Fluent skips what it cannot parse; a missing message should fail at the start and not in a game.
        if isinstance(entry, Junk):
            raise BrokenTranslation(f"{path}: {entry.annotations[0].message} in {entry.content!r}")
        if isinstance(entry, Message | Term):
            if entry.id.name in names | known:
                raise BrokenTranslation(f"{path}: {entry.id.name} is there already")
            names.add(entry.id.name)
    return names
