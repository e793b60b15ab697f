"""The English messages behind each translation, in `made-from/en-US.ftl`, and in a file of each deviating language.

A translation of another English message than today's is stale.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Identifier, Message

from bot.localization.fluent import DEFAULT, LanguageBundle

FOLDER: Final = Path(__file__).parent / "made-from"
HEADER: Final = """\
### The English messages that translations were made from. `python -m tools.translating --translated` writes this file.

"""
_QUOTED: Final = re.compile(r'\{ "([^"\\{}])" \}')


class BrokenTranslation(Exception):
    """A message is invalid Fluent, or two messages of a language have the same name."""


def read_all(language: str, files: tuple[Path, ...], english: LanguageBundle | None = None) -> LanguageBundle:
    """Read all messages of a language. Raises BrokenTranslation if a message would be lost."""
    bundle = LanguageBundle(language, files, english)
    if bundle.broken:
        raise BrokenTranslation("; ".join(bundle.broken))
    return bundle


@dataclass(frozen=True)
class Progress:
    """The names of the messages of a language with open work."""

    missing: tuple[str, ...]
    stale: tuple[str, ...]
    """Names of translations of an older or unknown English message."""
    extra: tuple[str, ...]
    """Names without an English message."""

    @classmethod
    def of(cls, bundle: LanguageBundle, english: LanguageBundle, made_from: Mapping[str, Message]) -> Progress:
        """Compare a language with English; `made_from` is the result of `MadeFrom.of`."""
        if bundle.language == english.language:
            return cls((), (), ())
        own, wanted = bundle.messages, english.messages
        fresh = {name for name in made_from.keys() & wanted if say_the_same(made_from[name], wanted[name])}
        return cls(
            missing=tuple(name for name in wanted if name not in own),
            stale=tuple(name for name in wanted if name in own and name not in fresh),
            extra=tuple(name for name in own if name not in wanted),
        )


@dataclass(frozen=True)
class MadeFrom:
    """The English messages behind the translations, in the files of a folder.

    `en-US.ftl` holds the messages of nearly all languages; the file of a language holds only its deviating messages.
    """

    folder: Path = FOLDER

    def of(self, language: str) -> Mapping[str, Message]:
        """Return the English messages behind the translations of a language."""
        return {**self._read(DEFAULT), **self._read(language)}

    def record(
        self, languages: Iterable[str], english: LanguageBundle, names: Iterable[str], shipped: Iterable[str]
    ) -> None:
        """Record that the given messages of some shipped languages translate today's English."""
        now = {name: english.messages[name] for name in names}
        read = self._read(DEFAULT)
        before = {language: {**read, **self._read(language)} for language in shipped if language != DEFAULT}
        common = {name: message for name, message in {**read, **now}.items() if name in english.messages}
        self._write(DEFAULT, common)
        for language, messages in before.items():
            own = {**messages, **now} if language in languages else messages
            differing = {
                name: own[name] for name in own if name in common and not say_the_same(own[name], common[name])
            }
            self._write(language, differing)

    def _read(self, language: str) -> Mapping[str, Message]:
        return LanguageBundle(language, (path,)).messages if (path := self._path(language)).exists() else {}

    def _write(self, language: str, messages: Mapping[str, Message]) -> None:
        path = self._path(language)
        if not messages:
            path.unlink(missing_ok=True)
            return
        path.parent.mkdir(exist_ok=True)
        path.write_text(
            HEADER + "".join(map(without_comment, dict(sorted(messages.items())).values())), encoding="utf-8"
        )

    def _path(self, language: str) -> Path:
        return self.folder / f"{language}.ftl"


def say_the_same(one: Message, other: Message) -> bool:
    return _wording(one) == _wording(other)


def without_comment(message: Message) -> str:
    """Return the text of a message in a Fluent file, without its comment."""
    return FluentSerializer().serialize_entry(Message(message.id, message.value, message.attributes))


def _wording(message: Message) -> str:
    """Return a text that depends on the wording of a message, but not on its name or layout."""
    unnamed = Message(Identifier("message"), message.value, message.attributes)
    # Weblate quotes a special character of Fluent at the beginning of a line: { "*" }.
    return " ".join(_QUOTED.sub(r"\1", without_comment(unnamed)).split())
