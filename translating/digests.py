"""Which English each translation was made from: a digest for each message, in `made-from.toml` beside the messages.

A translation whose digest is another one than that of the English message today is stale.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Identifier, Message

from bot.localization.fluent import LanguageBundle

FILE: Final = "made-from.toml"
HEADER: Final = """\
# Digests of the English messages that these translations were made from.
# `python -m translating --translated` writes them: see docs/translating.md.
"""
DIGITS: Final = 8
_QUOTED: Final = re.compile(r'\{ "([^"\\{}])" \}')


class BrokenTranslation(Exception):
    """A message is not valid Fluent, or a language has two messages of one name."""


def read_all(language: str, files: tuple[Path, ...], english: LanguageBundle | None = None) -> LanguageBundle:
    """Read all messages of a language. Raises BrokenTranslation if one of them would be left out."""
    bundle = LanguageBundle(language, files, english)
    if bundle.broken:
        raise BrokenTranslation("; ".join(bundle.broken))
    return bundle


@dataclass(frozen=True)
class Progress:
    """The messages of a language that need a translator, by their names."""

    missing: tuple[str, ...]
    stale: tuple[str, ...]
    """Made from another English message than today's, or from an unknown one."""
    extra: tuple[str, ...]
    """English has none of that name."""

    @classmethod
    def of(cls, bundle: LanguageBundle, english: LanguageBundle, digests: Mapping[str, str]) -> Progress:
        """Compare a language with English; `digests` are those of `read_digests`."""
        if bundle.language == english.language:
            return cls((), (), ())
        own, wanted = bundle.messages, english.messages
        translated = [name for name in wanted if name in own]
        return cls(
            missing=tuple(name for name in wanted if name not in own),
            stale=tuple(name for name in translated if digests.get(name) != digest_of(english.messages[name])),
            extra=tuple(name for name in own if name not in wanted),
        )


def digest_of(message: Message) -> str:
    """Return hexadecimal digits that change with the wording of a message, and not with its name or its layout."""
    entry = Message(Identifier("message"), message.value, message.attributes)
    # Weblate quotes a character that has a meaning for Fluent at the beginning of a line: { "*" }.
    written = _QUOTED.sub(r"\1", FluentSerializer().serialize_entry(entry))
    return sha256(" ".join(written.split()).encode()).hexdigest()[:DIGITS]


def read_digests(language: str, folders: Iterable[Path]) -> dict[str, str]:
    """Return the digests of the English that the translations in these folders were made from."""
    digests: dict[str, str] = {}
    for path in (folder / language / FILE for folder in folders):
        if path.exists():
            digests |= tomllib.loads(path.read_text(encoding="utf-8"))
    return digests


def mark_translated(language: str, folders: Iterable[Path], english: LanguageBundle, names: Container[str]) -> None:
    """Record that the translations of these messages say what English says now.

    Digests of messages that do not exist any longer are removed. Raises BrokenTranslation if a message is not valid.
    """
    if language == english.language:
        return
    for folder in filter(Path.is_dir, (folder / language for folder in folders)):
        files = tuple(sorted(folder.glob("*.ftl")))
        existing = [name for name in read_all(language, files).messages if name in english.messages]
        now = {name: digest_of(english.messages[name]) for name in existing if name in names}
        before = read_digests(language, [folder.parent])
        write_digests(folder, {name: digest for name, digest in (before | now).items() if name in existing})


def write_digests(folder: Path, digests: Mapping[str, str]) -> None:
    """Write the digests of a language in its folder, a line for each message, so that changes merge."""
    lines = (f'{name} = "{digest}"\n' for name, digest in sorted(digests.items()))
    (folder / FILE).write_text(HEADER + "".join(lines), encoding="utf-8")
