"""The differences between two transcripts, grouped by kind."""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import Any, Final

Json = Any
Acts = Sequence[Mapping[str, Any]]
_NOTHING: Final = "nothing"
_LONGEST: Final = 160
"""Characters of an example."""
_VARYING: Final = re.compile(r"\([^)]*\)|[^\s\",]*\d[^\s\",]*")
"""What the kind of a difference does not depend on: numbers and names."""


@dataclass
class Kind:
    """Differences of a kind: how often it was found, in which scenes, and the first one."""

    title: str
    example: str
    count: int = 0
    scenes: set[str] = field(default_factory=set)

    def __str__(self) -> str:
        return f"{self.count:6} x {self.title}\n         {self.example}   (in {', '.join(sorted(self.scenes))})"


def compared(before: Mapping[str, Acts], after: Mapping[str, Acts], *, sees_requests: bool) -> list[Kind]:
    """Return the kinds of differences, the most frequent first."""
    kinds = dict[str, Kind]()
    for scene in before:
        for where, path, old, new in _differences(before[scene], after[scene], sees_requests=sees_requests):
            title = f"{path}: {_VARYING.sub('#', _short(old))} -> {_VARYING.sub('#', _short(new))}"
            kind = kinds.setdefault(title, Kind(title, f"{scene}, {where}: {_short(old)} -> {_short(new)}"))
            kind.count += 1
            kind.scenes.add(scene)
    return sorted(kinds.values(), key=lambda kind: -kind.count)


def _short(value: Json) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]} ..."


def _differences(before: Acts, after: Acts, *, sees_requests: bool) -> Iterator[tuple[str, str, Json, Json]]:
    """Yield where something differs, what it is, and both values; nothing after people have acted differently."""
    for number, (old, new) in enumerate(zip_longest(before, after), 1):
        if old is None or new is None or old["act"] != new["act"]:
            acts = [each["act"] if each else _NOTHING for each in (old, new)]
            yield f"act {number}", "people act differently from here on, and the rest is not compared", acts[0], acts[1]
            return
        found = [_of_messages(old.get("seen", {}), new.get("seen", {}))]
        found += [_of_values(about, old.get(about, []), new.get(about, [])) for about in ("trouble", "logged")]
        if sees_requests:
            found.append(_of_requests(old.get("requests", []), new.get("requests", [])))
        for differences in found:
            for title, one, other in differences:
                yield f"act {number} ({old['act']})", title, one, other


def _of_messages(before: Mapping[str, Json], after: Mapping[str, Json]) -> Iterator[tuple[str, Json, Json]]:
    for name in {**before, **after}:
        if name not in after or name not in before:
            texts = [_text(each[name]) if name in each else "(untouched)" for each in (before, after)]
            yield "message touched by one of both", texts[0], texts[1]
        elif before[name] is None or after[name] is None:
            if before[name] != after[name]:
                yield "message deleted by one of both", _text(before[name]), _text(after[name])
        else:
            yield from _of_values("message", before[name], after[name])


def _text(message: Json) -> str:
    """Return the first text of a message."""
    if message is None:
        return "(deleted)"
    found = re.search(r'"content": "((?:[^"\\]|\\.)+)"', json.dumps(message, ensure_ascii=False))
    return found[1] if found else "(without a text)"


def _of_requests(before: Sequence[Json], after: Sequence[Json]) -> Iterator[tuple[str, Json, Json]]:
    for is_same, old, new in _aligned(before, after, lambda request: request["what"]):
        if is_same:
            for one, other in zip(old, new, strict=True):
                yield from _of_values(one["what"], one, other)
        else:
            yield from (("request", each["what"], _NOTHING) for each in old)
            yield from (("request", _NOTHING, each["what"]) for each in new)


def _of_values(path: str, before: Json, after: Json) -> Iterator[tuple[str, Json, Json]]:
    """Yield the paths below which two values differ, and both."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in {**before, **after}:
            yield from _of_values(f"{path} {key}", before.get(key, _NOTHING), after.get(key, _NOTHING))
    elif isinstance(before, list) and isinstance(after, list):
        for is_same, old, new in _aligned(before, after, json.dumps):
            if not is_same:
                for one, other in zip_longest(old, new, fillvalue=_NOTHING):
                    yield from _of_values(path, one, other)
    elif isinstance(before, str) and isinstance(after, str):
        yield path, *_middle(before, after)
    else:
        yield path, before, after


def _aligned(
    before: Sequence[Json], after: Sequence[Json], key: Callable[[Json], str]
) -> Iterator[tuple[bool, Sequence[Json], Sequence[Json]]]:
    """Yield the parts of two sequences that correspond, and whether their keys are equal."""
    matcher = SequenceMatcher(None, [*map(key, before)], [*map(key, after)], autojunk=False)
    for tag, start, end, other_start, other_end in matcher.get_opcodes():
        yield tag == "equal", before[start:end], after[other_start:other_end]


def _middle(before: str, after: str) -> tuple[str, str]:
    """Return the words of two texts without their common beginning and end."""
    old, new = (re.split(r"(?<=\s)", each) for each in (before, after))
    while old and new and old[0] == new[0]:
        del old[0], new[0]
    while old and new and old[-1] == new[-1]:
        del old[-1], new[-1]
    return "".join(old).strip() or _NOTHING, "".join(new).strip() or _NOTHING
