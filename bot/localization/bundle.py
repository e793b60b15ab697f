"""The messages of one language, each of which is parsed when it is first asked for.

Reading all languages at the start would take a second of processor time, and nobody asks for most of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, KeysView, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import chain, pairwise
from pathlib import Path
from threading import Lock
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource, Term, TextElement

from bot.localization.placeables import dropped, foreign, nodes, references
from bot.localization.spans import CLOSING, Kind, opening, span

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""The beginning of a message or a term; what belongs to it stands in the same line or is indented."""

_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)
"""What may refer to another message or a term inside a message; it may also be a function."""


Entry: TypeAlias = Message | Term


class BrokenTranslation(Exception):
    """A file is not valid Fluent, or a language has two messages of one name."""


@dataclass(frozen=True)
class Source:
    """A message or term as it is written in a file."""

    path: Path
    text: str


@dataclass(frozen=True, eq=False)
class LanguageBundle:
    """The messages of a language by their names; terms have names that begin with a hyphen.

    A translation that refers to a message that its language lacks shows the one of `english`.
    """

    language: str
    sources: Mapping[str, Source] = field(repr=False)
    english: LanguageBundle | None = field(default=None, repr=False)
    _parsed: dict[str, bool] = field(default_factory=dict, repr=False)
    """The messages that were asked for, and whether they are the language's own."""
    _lock: Lock = field(default_factory=Lock, repr=False)

    @classmethod
    def read(cls, language: str, folders: Iterable[Path], english: LanguageBundle | None = None) -> LanguageBundle:
        """Read all files of the folders. Raises BrokenTranslation if two messages have one name."""
        sources: dict[str, Source] = {}
        for path in chain.from_iterable(sorted(folder.glob("*.ftl")) for folder in folders):
            for name, text in _entries(path.read_text(encoding="utf-8")):
                if name in sources:
                    raise BrokenTranslation(f"{path}: {name} is there already")
                sources[name] = Source(path, text)
        return cls(language, sources, english)

    def find(self, key: str, arguments: dict[str, Any]) -> tuple[str, str] | None:
        """Return the text of a message and what was wrong with it; None if the language's own does not fit.

        Raises BrokenTranslation if it is not valid Fluent.
        """
        with self._lock:
            self._parse(key)
        if not self._parsed[key] or not self._bundle.has_message(key):
            return None
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, arguments)
        return str(text), str(errors) if errors else ""

    def check(self) -> None:
        """Parse all messages. Raises BrokenTranslation if one is not valid Fluent."""
        with self._lock:
            for name in self.sources:
                self._parse(name)

    def entry(self, name: str) -> Entry | None:
        """Return a message or term of the language as Fluent parses it. Raises BrokenTranslation if it is not valid."""
        if name not in self.sources:
            return None
        source = self.sources[name]
        body = _resource(source.text).body
        if broken := next((entry for entry in body if isinstance(entry, Junk)), None):
            raise BrokenTranslation(f"{source.path}: {broken.annotations[0].message} in {broken.content!r}")
        return next((entry for entry in body if isinstance(entry, Entry)), None)

    @cached_property
    def names(self) -> KeysView[str]:
        """The names of all messages, without terms, in the order of the files."""
        return dict.fromkeys(name for name in self.sources if name and not name.startswith("-")).keys()

    def message(self, name: str) -> Message:
        """Return a message as Fluent parses it. Raises KeyError, or BrokenTranslation if it is not valid."""
        entry = self.entry(name)
        if not isinstance(entry, Message):
            raise KeyError(name)
        return entry

    def fits(self, name: str) -> bool:
        """Whether the language has a message and can show it: with the arguments and the messages that there are.

        Raises BrokenTranslation if it is not valid Fluent.
        """
        own = self.entry(name)
        if own is None or self.english is None:
            return own is not None
        if not references(own) <= self.sources.keys() | self.english.sources.keys():
            return False
        english = self.english.entry(name)
        return english is None or not (foreign(own, english) or dropped(own, english))

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Isolating marks would show as boxes in button labels on some phones.
        return FluentBundle([self.language], functions=FUNCTIONS, use_isolating=False)

    def _parse(self, name: str) -> None:
        """Add a message to the bundle, or the English one if it does not fit, and those that it refers to."""
        if name in self._parsed:
            return
        self._parsed[name] = self.fits(name)
        holder = self if self._parsed[name] else self.english
        if holder is None or holder.entry(name) is None:
            return
        text = holder.sources[name].text
        self._bundle.add_resource(_rich(text))
        for reference in _REFERENCE.findall(text):
            self._parse(reference)


FUNCTIONS: Final[dict[str, Any]] = {
    "COMMAND": lambda typed: span(Kind.COMMAND, typed),
    "EMOJI": lambda name: span(Kind.EMOJI, name),
    "LINK": lambda url, text: span(Kind.LINK, url, text),
}
"""What messages can call: `{ COMMAND("kingdomino new") }`, `{ EMOJI("crown") }`, `{ LINK($url, "the table") }`."""

_MARK: Final = re.compile(r"\*\*|[*`]|^- ", re.MULTILINE)
_KINDS: Final = {"**": Kind.STRONG, "*": Kind.EMPHASIS, "`": Kind.CODE}


@cache
def _rich(text: str) -> Resource:
    """Parse messages; `**`, `*` and backticks in them become spans, as do hyphens that begin an item of a list."""
    resource = FluentResource(text)
    for entry in resource.body:
        open_marks = set[str]()
        for element in nodes(entry, TextElement):
            element.value = _MARK.sub(lambda found: _marked(found[0], open_marks), element.value)  # noqa: B023
    return resource


def _marked(mark: str, open_marks: set[str]) -> str:
    if mark not in _KINDS:
        return span(Kind.BULLET)
    open_marks ^= {mark}
    return opening(_KINDS[mark]) if mark in open_marks else CLOSING


# Once: tests and decorators of commands read the same languages again and again.
_resource = cache(FluentResource)


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield the messages and terms of a file with their names; what precedes the first one belongs to it."""
    entries = [*_ENTRY.finditer(text)]
    starts = [0, *(entry.start() for entry in entries[1:]), len(text)]
    names = [entry[1] for entry in entries] or [""]
    yield from ((name, text[start:end]) for name, (start, end) in zip(names, pairwise(starts), strict=True))
