"""Checks of JSON values, put together to describe what a request may hold.

A check takes a value and where it stands, and yields what is wrong with it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, TypeAlias

Check: TypeAlias = Callable[[Any, str], Iterator[str]]

LOCALES: Final = frozenset(
    (
        *(
            "id",
            "da",
            "de",
            "en-GB",
            "en-US",
            "es-ES",
            "es-419",
            "fr",
            "hr",
            "it",
            "lt",
            "hu",
            "nl",
            "no",
            "pl",
            "pt-BR",
        ),
        *("ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko"),
    )
)
_LOCALES_PAGE: Final = "[reference#locales]"
_LARGEST: Final = 2**53


def length(text: str) -> int:
    """Count UTF-16 units: whether Discord counts these or characters is not known, and these are never fewer."""
    return len(text) + sum(character > "\uffff" for character in text)


def anything(_: Any, __: str) -> Iterator[str]:
    """Accept every value: it is looked at elsewhere, or not used here."""
    yield from ()


def text(low: int = 0, high: int = 6000, pattern: str = "") -> Check:
    """Accept texts of so many characters; blank ones count as empty."""

    def check(value: Any, at: str) -> Iterator[str]:
        if not isinstance(value, str):
            yield f"{at}: {value!r} is no text"
        elif not low <= length(value) <= high or len(value.strip()) < min(low, 1):
            yield f"{at}: {length(value)} characters, not {low} to {high}"
        elif pattern and not re.fullmatch(pattern, value):
            yield f"{at}: {value!r} is not of the form {pattern}"

    return check


def whole(low: int = -_LARGEST, high: int = _LARGEST) -> Check:
    """Accept whole numbers."""

    def check(value: Any, at: str) -> Iterator[str]:
        if isinstance(value, bool) or not isinstance(value, int):
            yield f"{at}: {value!r} is no whole number"
        elif not low <= value <= high:
            yield f"{at}: {value} is not {low} to {high}"

    return check


def number(value: Any, at: str) -> Iterator[str]:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        yield f"{at}: {value!r} is no number"


def boolean(value: Any, at: str) -> Iterator[str]:
    if not isinstance(value, bool):
        yield f"{at}: {value!r} is neither true nor false"


def snowflake(value: Any, at: str) -> Iterator[str]:
    """Accept ids; the API takes them as numbers too."""
    is_id = value.isdecimal() if isinstance(value, str) else isinstance(value, int) and value >= 0
    if not is_id or isinstance(value, bool):
        yield f"{at}: {value!r} is not a snowflake"


def one_of(*values: Any) -> Check:
    def check(value: Any, at: str) -> Iterator[str]:
        if value not in values or isinstance(value, bool) != any(each is value for each in (True, False)):
            yield f"{at}: {value!r} is none of {', '.join(map(str, values))}"

    return check


def either(*checks: Check) -> Check:
    """Accept what one of the checks accepts."""

    def check(value: Any, at: str) -> Iterator[str]:
        found = [list(each(value, at)) for each in checks]
        yield from min(found, key=len)

    return check


def several(item: Check, low: int = 0, high: int = 1000) -> Check:
    """Accept lists of so many items."""

    def check(value: Any, at: str) -> Iterator[str]:
        if not isinstance(value, list):
            yield f"{at}: {value!r} is no list"
            return
        if not low <= len(value) <= high:
            yield f"{at}: {len(value)} items, not {low} to {high}"
        for index, each in enumerate(value):
            yield from item(each, f"{at}[{index}]")

    return check


def localized(item: Check) -> Check:
    """Accept dictionaries from Discord's locales."""

    def check(value: Any, at: str) -> Iterator[str]:
        if not isinstance(value, dict):
            yield f"{at}: {value!r} is no dictionary"
            return
        for locale, each in value.items():
            if locale not in LOCALES:
                yield f"{at}: unknown locale {locale} {_LOCALES_PAGE}"
            yield from item(each, f"{at}.{locale}")

    return check


def fields(
    page: str, required: Mapping[str, Check] | None = None, optional: Mapping[str, Check] | None = None
) -> Check:
    """Accept objects with these keys; those that are optional may be null. Each problem ends with the page."""
    needed, possible = required or {}, {**(required or {}), **(optional or {})}

    def check(value: Any, at: str) -> Iterator[str]:
        if not isinstance(value, dict):
            yield f"{at or 'the body'}: {value!r} is no object {page}"
            return
        yield from (f"{at}.{key} is missing {page}" for key in needed if key not in value)
        yield from (f"unknown key {at}.{key} {page}" for key in value if key not in possible)
        for key, accepts in possible.items():
            if key in value and (value[key] is not None or key in needed):
                yield from (with_page(each, page) for each in accepts(value[key], f"{at}.{key}"))

    return check


def by_type(page: str, shapes: Mapping[int, Check]) -> Check:
    """Accept objects by the shape that belongs to their `type`."""

    def check(value: Any, at: str) -> Iterator[str]:
        kind = value.get("type") if isinstance(value, dict) else None
        if not isinstance(kind, int) or kind not in shapes:
            yield f"{at or 'the body'}: type {kind!r} is none of {', '.join(map(str, shapes))} {page}"
        else:
            yield from shapes[kind](value, at)

    return check


def with_page(problem: str, page: str) -> str:
    return problem if problem.endswith("]") else f"{problem} {page}"


def twice(what: str, values: Iterable[Any], page: str) -> Iterator[str]:
    """Yield a problem for each value that is there more than once."""
    yield from (f"{what} {value!r} twice {page}" for value, count in Counter(values).items() if count > 1)
