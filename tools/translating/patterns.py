"""The patterns in `docs/patterns.csv`: each finds one kind of bad wording in the rendered texts of a language."""

import csv
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from tools.translating.glossary import GLOSSARY
from tools.translating.made_from import without_comment
from tools.translating.rendering import NAMES, TIMES, Rendering
from tools.translating.review import Problem

PATTERNS: Final = GLOSSARY.with_name("patterns.csv")

ANY: Final = "*"
"""In place of a language: the pattern is for all of them."""

NOTHING: Final = "(?!)"
"""A regular expression that is found nowhere."""

CONTEXT: Final = 40
"""How many characters of a text are shown before and after what a pattern has found."""


@dataclass(frozen=True)
class Rule:
    """A row of the table."""

    messages: str
    """A regular expression that ids of messages match from end to end; "" for all messages."""
    english: str
    """A regular expression that is found in the Fluent message in English; "" for all messages."""
    pattern: str
    """A regular expression; {name}, {terrain}, {building} and {when}, a time, stand for all of them."""
    advice: str

    def is_about(self, name: str, english: str) -> bool:
        return (not self.messages or re.fullmatch(self.messages, name) is not None) and (
            not self.english or re.search(self.english, english) is not None
        )


def rules_of(language: str, path: Path = PATTERNS) -> Iterator[Rule]:
    """Yield the rules for a language."""
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if {language, ANY} & {*row["language"].split()}:
                advice = ". ".join(filter(None, (row["instead"] and f"rather: {row['instead']}", row["why"])))
                yield Rule(row["messages"], row["english"], row["pattern"], advice)


@dataclass(frozen=True)
class Search:
    """Looks for the patterns of a language in its rendered texts."""

    rendering: Rendering
    path: Path = PATTERNS

    def problems(self, names: Iterable[str] = ()) -> Iterator[Problem]:
        """Yield a problem for each message (all without names) and pattern, with the first text that has it."""
        rules = [
            (rule, re.compile(self._filled(rule.pattern), re.DOTALL))
            for rule in rules_of(self.rendering.bundle.language, self.path)
        ]
        messages = self.rendering.english.messages
        for name in names or messages:
            about = [each for each in rules if each[0].is_about(name, without_comment(messages[name]))]
            texts = [*self.rendering.texts(name)] if about else []
            for rule, pattern in about:
                if found := next(filter(None, map(pattern.search, texts)), None):
                    text = found.string.replace("\n", " ")
                    start = max(0, found.start() - CONTEXT)
                    yield Problem(name, f"“{text[start : found.end() + CONTEXT]}”, {rule.advice}")

    def _filled(self, pattern: str) -> str:
        for kind, texts in self._kinds.items():
            pattern = pattern.replace(f"{{{kind}}}", f"(?:{'|'.join(map(re.escape, texts)) or NOTHING})")
        return pattern

    @cached_property
    def _kinds(self) -> Mapping[str, Sequence[Any]]:
        written = [text for kind in TIMES for text in self.rendering.values_of(kind)]
        kinds = {kind: self.rendering.values_of(kind) for kind in ("terrain", "building", "game")}
        return {"name": NAMES, "when": written, **kinds}
