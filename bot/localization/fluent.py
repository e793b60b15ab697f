"""Texts for people: Fluent messages in `<language>/*.ftl` of several folders, with English as the fallback.

Fluent writes numbers the way the language does (1,000), so ids are passed to a message as text. Fluent refuses a text
of more than 2,500 characters. A message is read when it is first needed.
"""

from __future__ import annotations

import logging
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from datetime import date
from functools import cache, cached_property, lru_cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from threading import RLock
from typing import Any, Final, Self, TypeAlias

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

import renderers.extension
from bot.localization.spans import CLOSING, SpanKind, opening, span
from engine.dominoes import Domino
from engine.extensions import EXTENSIONS
from renderers.localizer import euphonic

_log = logging.getLogger(__name__)

Entry: TypeAlias = ast.Message | ast.Term

FORMS: Final = frozenset({"terrain_id", "building_id"})
"""Arguments that only choose the form of a name, which English has no use for."""

FUNCTIONS: Final[dict[str, Any]] = {
    "COMMAND": lambda typed: span(SpanKind.COMMAND, typed),
    "EMOJI": lambda name: span(SpanKind.EMOJI, name),
    "LINK": lambda url, text: span(SpanKind.LINK, url, text),
}
"""Functions for messages: `{ COMMAND("kingdomino new") }`, `{ EMOJI("crown") }`, `{ LINK($url, "the table") }`."""


@dataclass(frozen=True)
class Source:
    """A message or term."""

    path: Path
    """The file that has the message."""
    entry: Entry


@dataclass(frozen=True, eq=False)
class LanguageBundle:
    """The messages of a language; a missing, broken or unfitting message is replaced by the message of `english`."""

    language: str
    files: tuple[Path, ...] = field(repr=False)
    english: LanguageBundle | None = field(default=None, repr=False)
    _known: dict[str, tuple[Source | None, list[str]]] = field(default_factory=dict, init=False, repr=False)
    """What was read so far, by the names of entries."""
    _lock: AbstractContextManager[object] = field(default_factory=RLock, init=False, repr=False)
    """Held while entries are added: a cached property has no lock, and two threads would begin with a bundle each."""

    @cached_property
    def _texts(self) -> Mapping[str, list[tuple[Path, str]]]:
        """What stands in the files, by the names of messages and terms; what is before the first has no name."""
        texts = defaultdict[str, list[tuple[Path, str]]](list)
        for path in self.files:
            for text in BEGINNING.split(path.read_text(encoding="utf-8")):
                texts[NAME.findall(text)[0]].append((path, text))
        return dict(texts)

    def source(self, name: str) -> Source | None:
        """Return a message, or a term by its name with a hyphen; None if there is none, or it is broken."""
        return self._read(name)[0]

    def _read(self, name: str) -> tuple[Source | None, list[str]]:
        """Return an entry and what is wrong with its name, which the log says once."""
        if name not in self._known:
            self._known[name] = self._parsed(name)
            for each in self._known[name][1]:
                _log.error("a message is left out: %s", each)
        return self._known[name]

    def _parsed(self, name: str) -> tuple[Source | None, list[str]]:
        found, broken = None, list[str]()
        for path, text in self._texts.get(name, ()):
            # The spans of texts in their files would take a third of the memory of all languages.
            for entry in FluentParser(with_spans=False).parse(text).body:
                if isinstance(entry, ast.Junk):
                    broken.append(f"{path}: {entry.annotations[0].message} in {entry.content!r}")
                elif isinstance(entry, ast.Message | ast.Term) and found:
                    broken.append(f"{path}: {name} is there already")
                elif isinstance(entry, ast.Message | ast.Term):
                    if self.english and QUOTED.search(text):
                        _unquote(entry)
                    found = Source(path, entry)
        return found, broken

    @cached_property
    def sources(self) -> Mapping[str, Source]:
        """All messages, and all terms with a hyphen before their names."""
        return {name: source for name in self._texts if (source := self.source(name))}

    @property
    def broken(self) -> tuple[str, ...]:
        """The omitted entries, each with its file: invalid Fluent, and second entries of the same name."""
        return tuple(each for name in self._texts for each in self._read(name)[1])

    @cached_property
    def messages(self) -> Mapping[str, ast.Message]:
        """The messages without terms, in the order of the files."""
        return {name: each.entry for name, each in self.sources.items() if isinstance(each.entry, ast.Message)}

    def find(self, key: str, arguments: dict[str, Any]) -> tuple[str, str] | None:
        """Return the text of a message and its errors; None if the language has no fitting message."""
        if not self.fits(key):
            return None
        with self._lock:
            self._prepare(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, arguments)
        return str(text), str(errors) if errors else ""

    def fits(self, name: str) -> bool:
        """Return whether the language has the message, and the message needs only known arguments and messages."""
        source = self.source(name)
        if source is None or self.english is None:
            return source is not None
        english = self.english.source(name)
        is_known = all(self.source(each) or self.english.source(each) for each in references(source.entry))
        return is_known and (english is None or _agree(source.entry, english.entry))

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Isolating marks would show as boxes in button labels on some phones.
        return FluentBundle([self.language], functions=FUNCTIONS, use_isolating=False)

    def _prepare(self, name: str, above: frozenset[str] = frozenset()) -> None:
        """Add an entry to what can be shown, after those that it refers to: other threads may show it at once."""
        chosen = self.source(name) if self.fits(name) or not self.english else self.english.source(name)
        if chosen is None or name in above or self._bundle.has_message(name):
            return
        for each in references(chosen.entry) | terms(chosen.entry):
            self._prepare(each, above | {name})
        self._bundle.add_resource(ast.Resource([_rich(chosen.entry)]))


BEGINNING: Final = re.compile("^(?=-?[a-zA-Z])", re.MULTILINE)
"""Where a message or a term begins: what belongs to the one before is indented, or a bracket."""
NAME: Final = re.compile("^(?:-?[a-zA-Z][a-zA-Z0-9_-]*)?")


# ---- marks

QUOTED: Final = re.compile(r'"[*[.]"')
"""Quoted characters: Fluent needs the quotes at the beginning of a line. Weblate writes `{ "*" }*Bold**`."""


def _unquote(entry: Entry) -> None:
    """Join quoted characters of a translation with the text around them, so that marks are read as without quotes."""
    for pattern in nodes(entry, ast.Pattern):
        joined: list[Any] = []
        for element in pattern.elements:
            literal = element.expression if isinstance(element, ast.Placeable) else None
            part = (
                ast.TextElement(literal.value)
                if isinstance(literal, ast.StringLiteral) and QUOTED.match(f'"{literal.value}"')
                else element
            )
            if isinstance(part, ast.TextElement) and joined and isinstance(joined[-1], ast.TextElement):
                part = ast.TextElement(joined.pop().value + part.value)
            joined.append(part)
        pattern.elements = joined


MARK: Final = re.compile(r"\*\*|[*`]|^- ", re.MULTILINE)

MARKS: Final = {"**": SpanKind.STRONG, "*": SpanKind.EMPHASIS, "`": SpanKind.CODE}


def _rich(entry: Entry) -> Entry:
    """Return the entry with spans for `**`, `*` and backticks, and for hyphens at the beginning of list items."""
    if not any(MARK.search(element.value) for element in nodes(entry, ast.TextElement)):
        return entry
    rich: Entry = entry.clone()
    open_marks = set[str]()
    for element in nodes(rich, ast.TextElement):
        element.value = MARK.sub(lambda found: _span_mark(found[0], open_marks), element.value)
    return rich


def _span_mark(mark: str, open_marks: set[str]) -> str:
    if mark not in MARKS:
        return span(SpanKind.BULLET)
    open_marks ^= {mark}
    return opening(MARKS[mark]) if mark in open_marks else CLOSING


# ---- what a message needs to be shown


NODES_KEPT: Final = 4096
"""For how many messages the arguments are cached: every language asks for those of English again."""


def nodes(node: Any, kind: type[Any]) -> Iterator[Any]:
    """Yield all nodes of `kind` in a part of a message, in order and including the part itself."""
    waiting = [node]
    while waiting:
        each = waiting.pop()
        if isinstance(each, kind):
            yield each
        if isinstance(each, ast.BaseNode):
            waiting.extend(reversed(vars(each).values()))
        elif isinstance(each, list):
            waiting.extend(reversed(each))


COUNTED: Final = frozenset({"points"})
"""Messages that say the argument of their name with its noun: `{ points }` in another message shows `$points`."""


@lru_cache(NODES_KEPT)
def variables(node: ast.BaseNode | None) -> frozenset[str]:
    """Return all arguments of a message, shown or used to choose a variant."""
    return frozenset(each.id.name for each in nodes(node, ast.VariableReference)) | (references(node) & COUNTED)


@lru_cache(NODES_KEPT)
def shown(node: ast.BaseNode | None) -> frozenset[str]:
    """Return the arguments in the text of a message, without mere selectors of a variant."""
    selectors = [select.selector for select in nodes(node, ast.SelectExpression)]
    chosen_by = [reference for selector in selectors for reference in nodes(selector, ast.VariableReference)]
    outside = [each for each in nodes(node, ast.VariableReference) if not any(each is other for other in chosen_by)]
    return frozenset(reference.id.name for reference in outside) | (references(node) & COUNTED)


@lru_cache(NODES_KEPT)
def references(node: ast.BaseNode | None) -> frozenset[str]:
    return frozenset(reference.id.name for reference in nodes(node, ast.MessageReference))


def terms(node: ast.BaseNode) -> frozenset[str]:
    """Return the names of the terms in a message, with their hyphens."""
    return frozenset(f"-{reference.id.name}" for reference in nodes(node, ast.TermReference))


def foreign(own: ast.BaseNode, english: ast.BaseNode) -> frozenset[str]:
    """Return the arguments of a translation that are unknown to the English message."""
    return variables(own) - variables(english) - FORMS


def dropped(own: ast.BaseNode, english: ast.BaseNode) -> frozenset[str]:
    """Return the arguments of the English text that are missing in the translation."""
    return shown(english) - variables(own)


def _agree(own: ast.BaseNode, english: ast.BaseNode) -> bool:
    return not (foreign(own, english) or dropped(own, english))


# ---- the languages

DEFAULT = "en-US"

FOLDER = Path(__file__).parent / "locales"
"""The bot's own texts: a folder for each language."""
FEATURES = Path(__file__).parents[1] / "features"
"""The folders of the features, each with its texts."""

TEXTS_KEPT = 8192
"""How many formatted texts are cached, of about 300 bytes each."""


class MissingText(Exception):
    """No language has the message, or the message lacks an argument."""


@dataclass(frozen=True)
class FluentLocalizer:
    """The texts of one language, as a function from a message's name.

    A missing or incomplete text is logged and replaced; with `strict` the localizer raises MissingText.
    """

    bundles: tuple[LanguageBundle, ...]
    strict: bool = False
    names_boxes: bool = False
    """Whether a domino's number comes with the letter of its box."""

    @property
    def language(self) -> str:
        return self.bundles[0].language

    def number(self, domino: Domino) -> str:
        return str(domino) if self.names_boxes else str(domino.number)

    def __call__(self, key: str, /, **args: str | float | date) -> str:
        """Return the message of that name, or the key itself if no language has the message."""
        text = self.find(key, **args)
        return self._replace(f"no text for {key}", key) if text is None else text

    def find(self, key: str, /, **args: str | float | date) -> str | None:
        """Return the message of that name, None if no language has a fitting message."""
        incomplete = None
        for bundle in self.bundles:
            if (found := _format(bundle, key, **args)) is not None:
                text, errors = found
                if not errors:
                    return text
                incomplete = incomplete or self._replace(f"{key} in {bundle.language}: {errors}", text)
        return incomplete

    def either(self, numbers: Iterable[int]) -> str:
        """Return the numbers as alternatives: "2, 3, or 4"."""
        locale = self.language.replace("-", "_")
        *_, last = named = ["", *map(str, numbers)]
        return euphonic(format_list(named[1:], style="or", locale=locale), last)

    def all_of(self, texts: Iterable[str]) -> str:
        """Return the texts as parts of a sentence: "Middle Kingdom and Harmony". Its words are those of Babel."""
        locale = self.language.replace("-", "_")
        *_, last = named = ["", *texts]
        return euphonic(format_list(named[1:], locale=locale), last)

    def _replace(self, complaint: str, replacement: str) -> str:
        if self.strict:
            raise MissingText(complaint)
        _log.error("%s", complaint)
        return replacement


@dataclass(frozen=True)
class Translations:
    """The texts of every language, by the name of the language in Discord ("en-US", "pl")."""

    bundles: Mapping[str, LanguageBundle]
    strict: bool = False

    @classmethod
    def load(cls, *folders: Path, strict: bool = False) -> Self:
        """Return every language of the folders, which have a folder for each language.

        `bot.localization.fluent.locale_folders` names the folders of the whole bot.
        """
        languages: dict[str, list[Path]] = {DEFAULT: []}
        for path in (path for folder in folders for path in sorted(folder.glob("*/*.ftl"))):
            languages.setdefault(path.parent.name, []).append(path)
        english = LanguageBundle(DEFAULT, tuple(languages.pop(DEFAULT)))
        bundles = {name: LanguageBundle(name, tuple(paths), english) for name, paths in languages.items()}
        return cls(dict(sorted({DEFAULT: english, **bundles}.items())), strict)

    @cached_property
    def digest(self) -> str:
        words = sha256()
        for name, bundle in self.bundles.items():
            words.update(b"\n".join((name.encode(), *(path.read_bytes() for path in bundle.files))))
        return words.hexdigest()

    def bind(self, locale: str | None) -> FluentLocalizer:
        """Return the texts for a locale: of the locale itself, then of the same language elsewhere, then English."""
        names = dict.fromkeys([*self._related(locale), DEFAULT])
        return FluentLocalizer(tuple(self.bundles[name] for name in names), self.strict)

    def known(self, locale: str | None) -> str | None:
        """Return the language of a locale, None if the bot does not have the language and uses English."""
        return next(iter(self._related(locale)), None) if locale else None

    @property
    def names(self) -> Mapping[str, str]:
        return {code: _own_name(code) for code in self.bundles}

    def own(self, locale: str) -> FluentLocalizer:
        """Return the texts for a locale without falling back to English."""
        return FluentLocalizer(tuple(self.bundles[name] for name in self._related(locale)), self.strict)

    def _related(self, locale: str | None) -> list[str]:
        language = _language(locale or DEFAULT)
        same = [name for name in self.bundles if _language(name) == language]
        # The exact locale comes first, then the plain language, then its other regions.
        return sorted(same, key=lambda name: (name != locale, name != language, name))


# Texts are cached, because the screens and pictures of a game repeat the same texts.
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


# ---- the messages of the bot, of its extensions, of its features and of the pictures


def locale_folders() -> tuple[Path, ...]:
    """Return the folders of all messages that are shipped, also of features that are off."""
    return (*_folders_of_core(), *sorted(FEATURES.glob("*/locales")))


def _folders_of_core() -> tuple[Path, ...]:
    """Return the folders of the bot, of its extensions beside their modules, and of the pictures."""
    # The modules are not imported: texts of commands, which modules of topics define when they are imported, need the
    # messages, and the modules of extensions import topics.
    modules = (each.modules.format(package="bot.chat", name=each.name) for each in EXTENSIONS)
    own = (Path(spec.origin or "").parent / "locales" for spec in map(find_spec, modules) if spec)
    return tuple(dict.fromkeys((FOLDER, *filter(Path.is_dir, own), *renderers.extension.locale_folders())))


def shipped_translations() -> Translations:
    """Return the messages of all `locale_folders()`; each process reads them once."""
    return _translations(locale_folders())


def translations_with(folders: Iterable[Path]) -> Translations:
    """Return the messages of the core and of features with these folders."""
    return _translations((*_folders_of_core(), *sorted(folders)))


@cache
def _translations(folders: tuple[Path, ...]) -> Translations:
    return Translations.load(*folders)
