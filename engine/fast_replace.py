"""Copies of frozen dataclasses with some fields changed, four to five times faster than `dataclasses.replace`."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cached_property
from typing import Any, TypeVar

T = TypeVar("T")


def fast_replace(kind: type[T], name: str) -> Callable[[T, Mapping[str, object]], T]:
    """Return a function that copies a value of the class with some fields changed.

    The function raises TypeError for an unknown field. `name` is the word for a value in the message of the error. The
    class has no `__post_init__` and no slots. Cached properties are not copied, as they may depend on changed fields.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True)
    ... class Point:
    ...     x: int
    ...     y: int = 0
    >>> fast_replace(Point, "a point")(Point(1, 2), {"x": 3})
    Point(x=3, y=2)
    """
    known = frozenset(field.name for field in fields(kind))  # type: ignore[arg-type]
    cached = tuple(key for key, value in vars(kind).items() if isinstance(value, cached_property))

    def replaced(value: T, changes: Mapping[str, Any]) -> T:
        if not changes.keys() <= known:
            raise TypeError(f"no fields of {name}: {', '.join(sorted(changes.keys() - known))}")
        changed = object.__new__(kind)
        values = changed.__dict__
        values.update(value.__dict__)
        values.update(changes)
        for key in cached:
            values.pop(key, None)
        return changed

    return replaced
