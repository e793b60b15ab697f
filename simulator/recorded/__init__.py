"""Shapes of payloads that others have recorded from the real Discord: keys and types, without any value.

`shapes.tsv` has a row for each key: the event or request, the path of the key, and its types. `[]` stands for the items
of a list, `*` for any id as a key. README.md names the sources.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Any, Final

Types = Mapping[str, frozenset[str]]
"""The types of each key, by its path."""

_NAMES: Final[Mapping[type, str]] = {
    dict: "object", list: "array", str: "string", bool: "boolean", int: "number", float: "number", type(None): "null"
}  # fmt: skip


@cache
def recorded() -> Mapping[str, Types]:
    """Return the recorded types of every event and request."""
    found = defaultdict[str, dict[str, frozenset[str]]](dict)
    for line in (files(__package__) / "shapes.tsv").read_text("utf-8").splitlines()[1:]:
        event, path, types = line.split("\t")
        found[event][path] = frozenset(types.split())
    return found


def shape_of(value: Any, types: Types, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the path and the type of every key of a value; the recorded `types` say which keys are ids."""
    yield path or ".", _NAMES[type(value)]
    if isinstance(value, dict):
        for key, inner in value.items():
            of_ids = f"{path}.*" in types
            yield from shape_of(inner, types, f"{path}.{'*' if of_ids else key}")
    elif isinstance(value, list):
        for inner in value:
            yield from shape_of(inner, types, f"{path}[]")


_SAMPLES: Final[Mapping[str, Any]] = {
    "string": "1",
    "number": 1,
    "boolean": True,
    "array": [],
    "object": {},
    "null": None,
}
_TIME: Final = "2026-02-27T12:00:00+00:00"


def filled(event: str, data: Any) -> Any:
    """Return an event with every recorded key, filled: nothing is null that was recorded with a value."""
    data = deepcopy(data)
    for path, types in sorted(recorded().get(event, {}).items()):
        *way, last = re.findall(r"[^.\[\]]+|\[\]", path) or [""]
        kind = min(types - {"null"} or types)
        for part in _parts(data, way):
            sample = _TIME if kind == "string" and re.search("_at$|timestamp|until", last) else _SAMPLES[kind]
            if last == "[]" and isinstance(part, list) and not part:
                part.append(deepcopy(sample))
            elif isinstance(part, dict) and last not in ("", "*", "[]") and part.get(last) is None:
                part[last] = deepcopy(sample)
    return data


def _parts(data: Any, way: Sequence[str]) -> list[Any]:
    """Return the parts of a value at the end of a way, which leads through all items of lists."""
    parts = [data]
    for key in way:
        found = [part[key] for part in parts if isinstance(part, dict) and key in part]
        parts = [each for part in parts if isinstance(part, list) for each in part] if key == "[]" else found
    return parts
