"""The messages of one language, which are read when one of them is first asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    MessageReference,
    Resource,
    SelectExpression,
    Term,
    TextElement,
    VariableReference,
)

from bot.localization.spans import CLOSING, Kind, opening, span

Entry: TypeAlias = Message | Term

FORMS: Final = frozenset({"terrain_id", "building_id"})
"""Arguments that only choose the form of a name, which English has no use for."""

FUNCTIONS: Final[dict[str, Any]] = {
    "COMMAND": lambda typed: span(Kind.COMMAND, typed),
    "EMOJI": lambda name: span(Kind.EMOJI, name),
    "LINK": lambda url, text: span(Kind.LINK, url, text),
}
"""What messages can call: `{ COMMAND("kingdomino new") }`, `{ EMOJI("crown") }`, `{ LINK($url, "the table") }`."""


class BrokenTranslation(Exception):
    """A file is not valid Fluent, or a language has two messages of one name."""


@dataclass(frozen=True)
class Source:
    """A message or term, and the file that has it."""

    path: Path
    entry: Entry


@dataclass(frozen=True, eq=False)
class LanguageBundle:
    """The messages of a language; where one is missing or does not fit, those of `english`."""

    language: str
    files: tuple[Path, ...] = field(repr=False)
    english: LanguageBundle | None = field(default=None, repr=False)

    @cached_property
    def sources(self) -> Mapping[str, Source]:
        """All messages, and all terms with a hyphen before their names. Raises BrokenTranslation."""
        sources: dict[str, Source] = {}
        for path in self.files:
            for name, entry in _entries(path):
                if name in sources:
                    raise BrokenTranslation(f"{path}: {name} is there already")
                sources[name] = Source(path, entry)
        return sources

    @cached_property
    def messages(self) -> Mapping[str, Message]:
        """The messages without terms, in the order of the files. Raises BrokenTranslation."""
        return {name: each.entry for name, each in self.sources.items() if isinstance(each.entry, Message)}

    def find(self, key: str, arguments: dict[str, Any]) -> tuple[str, str] | None:
        """Return the text of a message and what was wrong with it; None if the language's own does not fit."""
        if key not in self._fitting or not self._bundle.has_message(key):
            return None
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, arguments)
        return str(text), str(errors) if errors else ""

    def fits(self, name: str) -> bool:
        """Whether the language has a message that uses only the arguments and messages that there are."""
        return name in self._fitting

    @cached_property
    def _fitting(self) -> frozenset[str]:
        if self.english is None:
            return frozenset(self.sources)
        known, english = self.sources.keys() | self.english.sources.keys(), self.english.sources
        return frozenset(
            name
            for name, source in self.sources.items()
            if references(source.entry) <= known and (name not in english or _agree(source.entry, english[name].entry))
        )

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Isolating marks would show as boxes in button labels on some phones.
        bundle = FluentBundle([self.language], functions=FUNCTIONS, use_isolating=False)
        for each in filter(None, (self, self.english)):
            # The first message of a name counts.
            bundle.add_resource(Resource([_rich(each.sources[name].entry) for name in each.sources if each.fits(name)]))
        return bundle


def _entries(path: Path) -> Iterator[tuple[str, Entry]]:
    for entry in FluentResource(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Junk):
            raise BrokenTranslation(f"{path}: {entry.annotations[0].message} in {entry.content!r}")
        if isinstance(entry, Term):
            yield f"-{entry.id.name}", entry
        elif isinstance(entry, Message):
            yield entry.id.name, entry


# ---- marks


_MARK: Final = re.compile(r"\*\*|[*`]|^- ", re.MULTILINE)
_KINDS: Final = {"**": Kind.STRONG, "*": Kind.EMPHASIS, "`": Kind.CODE}


@cache
def _rich(entry: Entry) -> Entry:
    """Return the entry with spans for `**`, `*` and backticks, and for hyphens that begin an item of a list."""
    if not any(_MARK.search(element.value) for element in nodes(entry, TextElement)):
        return entry
    rich: Entry = entry.clone()
    open_marks = set[str]()
    for element in nodes(rich, TextElement):
        element.value = _MARK.sub(lambda found: _span_mark(found[0], open_marks), element.value)
    return rich


def _span_mark(mark: str, open_marks: set[str]) -> str:
    if mark not in _KINDS:
        return span(Kind.BULLET)
    open_marks ^= {mark}
    return opening(_KINDS[mark]) if mark in open_marks else CLOSING


# ---- what a message needs to be shown


def nodes(node: Any, kind: type[Any]) -> Iterator[Any]:
    """Yield all nodes of that kind in a part of a message in their order, the part itself included."""
    waiting = [node]
    while waiting:
        each = waiting.pop()
        if isinstance(each, kind):
            yield each
        if isinstance(each, BaseNode):
            waiting.extend(reversed(vars(each).values()))
        elif isinstance(each, list):
            waiting.extend(reversed(each))


@cache
def variables(node: BaseNode | None) -> frozenset[str]:
    """Return the arguments that are used, either shown or to choose a variant."""
    return frozenset(reference.id.name for reference in nodes(node, VariableReference))


@cache
def shown(node: BaseNode | None) -> frozenset[str]:
    """Return the arguments that are shown themselves, and do not only choose a variant."""
    selectors = [select.selector for select in nodes(node, SelectExpression)]
    chosen_by = [reference for selector in selectors for reference in nodes(selector, VariableReference)]
    outside = [each for each in nodes(node, VariableReference) if not any(each is other for other in chosen_by)]
    return frozenset(reference.id.name for reference in outside)


@cache
def references(node: BaseNode | None) -> frozenset[str]:
    """Return the names of the messages that are part of this one."""
    return frozenset(reference.id.name for reference in nodes(node, MessageReference))


def foreign(own: BaseNode, english: BaseNode) -> frozenset[str]:
    """Return the arguments of a translation that its message is never given."""
    return variables(own) - variables(english) - FORMS


def dropped(own: BaseNode, english: BaseNode) -> frozenset[str]:
    """Return the arguments that English shows and the translation does not use."""
    return shown(english) - variables(own)


def _agree(own: BaseNode, english: BaseNode) -> bool:
    return not (foreign(own, english) or dropped(own, english))
