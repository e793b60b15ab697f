"""Facts of answers: values of what the rehearsal wrote itself, and of all else no more than the type.

So a report has no token, name, id or text of anybody by construction. `expected.tsv` has the facts of the simulated
Discord; `compared` returns what is otherwise.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, Final, Self, TypeAlias

Place: TypeAlias = tuple[str, str]
"""A probe with its step, and the path of an object there; "" is the request itself."""
Facts: TypeAlias = dict[Place, dict[str, str]]

_VALUES: Final = frozenset(
    {"type", "style", "flags", "disabled", "min_values", "max_values", "default", "accent_color"}
    | {"archived", "locked", "auto_archive_duration", "mention_everyone", "component_type", "focused", "spoiler"}
)
"""Keys whose numbers and truths the rehearsal has written itself, or asked for."""
_TEXTS: Final = frozenset(
    {"content", "custom_id", "label", "value", "values", "placeholder", "description", "filename", "name", "nonce"}
)
"""Keys whose texts the rehearsal has written itself, so that they come back as `sent` or otherwise."""
_TYPES: Final = frozenset({"id", "attachment_id", "message_id", "size", "width", "height", "edited_timestamp", "url"})
"""Keys that the bot reads or Discord fills in."""
_PARTS: Final = frozenset(
    {"components", "attachments", "items", "media", "file", "options", "emoji", "mentions", "thread", "thread_metadata"}
    | {"message_reference", "resource", "interaction", "message"}
)
"""Keys of objects and lists with such keys."""
_NAMES: Final = {str: "text", bool: "truth", int: "number", float: "number", list: "list", dict: "object"}


def facts_of(value: Any, sent: frozenset[str], path: str = "") -> Iterator[tuple[str, str, str]]:
    """Yield the path of each object, a key and its value, as far as a report may show it.

    >>> message = {"id": "7", "content": "Hello", "author": {"name": "Ola"}, "attachments": [{"size": 3, "height": 2}]}
    >>> list(facts_of(message, frozenset({"Hello"}), "answer"))
    [('answer', 'id', 'text'), ('answer', 'content', 'sent'), ('answer', 'attachments', '1'), \
('answer.attachments[0]', 'size', 'number'), ('answer.attachments[0]', 'height', 'number')]
    """
    for key, inner in value.items():
        if key in _PARTS and isinstance(inner, list):
            yield path, key, str(len(inner))
            for index, each in enumerate(inner if key != "mentions" else ()):
                yield from facts_of(each, sent, f"{path}.{key}[{index}]")
        elif key in _PARTS and isinstance(inner, dict):
            yield from facts_of(inner, sent, f"{path}.{key}")
        elif key in _VALUES and isinstance(inner, int):
            yield path, key, str(inner).lower()
        elif key in _TEXTS and isinstance(inner, str | list):
            texts = {inner} if isinstance(inner, str) else set(inner)
            # An empty text is as good as none.
            if texts - {""}:
                yield path, key, "sent" if texts <= sent else _NAMES[type(inner)]
        # Numbers are the ids of components.
        elif key in _TYPES and inner is not None and (key != "id" or isinstance(inner, str)):
            yield path, key, _NAMES[type(inner)]


Keys: TypeAlias = dict[str, set[str]]
"""The keys of objects, by the kind of a payload and the path of the object."""


def add_keys(keys: Keys, value: Any, path: str, *, with_null: bool) -> None:
    """Add the keys of all objects in a value; ids as keys are one key `*`.

    >>> found = {}
    >>> add_keys(found, {"resolved": {"users": {"7": {"id": "7", "bot": None}}}}, "DATA", with_null=False)
    >>> {path: sorted(each) for path, each in found.items()}
    {'DATA': ['resolved'], 'DATA.resolved': ['users'], 'DATA.resolved.users': ['*'], 'DATA.resolved.users.*': ['id']}
    """
    if isinstance(value, list):
        for each in value:
            add_keys(keys, each, f"{path}[]", with_null=with_null)
    elif isinstance(value, dict):
        there = keys.setdefault(path, set())
        for key, inner in value.items():
            if inner is not None or with_null:
                name = "*" if key.isdecimal() else key
                there.add(name)
                add_keys(keys, inner, f"{path}.{name}", with_null=with_null)


@dataclass(frozen=True)
class Table:
    """What a rehearsal has seen, or what it expects: facts, answers to questions by their names, and keys."""

    facts: Facts = field(default_factory=lambda: defaultdict(dict))
    answers: dict[str, str] = field(default_factory=dict)
    keys: Keys = field(default_factory=dict)

    @classmethod
    def expected(cls) -> Self:
        """Read the table of the simulated Discord."""
        table = cls()
        for line in (files(__package__) / "expected.tsv").read_text("utf-8").splitlines():
            kind, *about, text = line.split("\t")
            if kind == "fact":
                step, path = about
                table.facts[step, path] = dict(each.split("=", 1) for each in text.split("; "))
            elif kind == "answer":
                table.answers[about[0]] = text
            else:
                table.keys[about[0]] = set(text.split())
        return table

    def lines(self) -> Iterator[str]:
        """Yield the lines of the table as a file."""
        for (step, path), known in self.facts.items():
            text = "; ".join(f"{key}={each}" for key, each in known.items())
            yield f"fact\t{step}\t{path}\t{text}"
        for name, answer in sorted(self.answers.items()):
            yield f"answer\t{name}\t{answer}"
        for path, keys in sorted(self.keys.items()):
            yield f"keys\t{path}\t{' '.join(sorted(keys))}"


REQUEST: Final = ""
"""The path of the facts about a request itself."""


def compared(expected: Facts, seen: Facts, steps: Iterable[str]) -> Mapping[str, Sequence[str]]:
    """Return each difference, a line that begins with - (missing) or + (new), with the steps in which it was seen.

    Where a request had another status than expected, its answer is not compared.

    >>> before = {("a", ""): {"POST": "200"}, ("a", "1.x[0]"): {"size": "number"}}
    >>> dict(compared(before, {("a", ""): {"POST": "200"}, ("a", "1.x[0]"): {"size": "text"}}, ["a"]))
    {'- x[].size = number': ['a'], '+ x[].size = text': ['a']}
    """
    lines = defaultdict[str, list[str]](list)
    for step in steps:
        requests = [expected.get((step, REQUEST), {}), seen.get((step, REQUEST), {})]
        paths = [path for each, path in {**expected, **seen} if each == step]
        for path in paths if requests[0] == requests[1] else [REQUEST]:
            known, found = expected.get((step, path), {}), seen.get((step, path), {})
            for sign, own, other in (("-", known, found), ("+", found, known)):
                for key, value in own.items():
                    if other.get(key) != value:
                        place = f"{path}.{key}" if path else f"in {step}: {key}"
                        lines[f"{sign} {_WITHOUT_NUMBERS.sub('', place)} = {value}"].append(step)
    return lines


_WITHOUT_NUMBERS: Final = re.compile(r"^\d+\.|(?<=\[)\d+(?=\])")
"""The number of a request in its step, before the path of a fact, and the indexes of lists."""
