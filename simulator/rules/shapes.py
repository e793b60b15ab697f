"""Reads the shapes of requests from `fields.txt`, and checks values by them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from simulator.api import Lacking

LOCALES: Final = frozenset(
    "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN "  # noqa: SIM905
    "ja zh-TW ko".split()
)
_LARGEST: Final = 2**53
_CHECKS: Final[dict[str, Callable[[Type, Any, str], Iterator[str]]]] = {}
"""The checks by the word of a type. A check takes the type, the value and the place of the value."""


@dataclass(frozen=True)
class Type:
    """The type of a value: `inner` are the types of items, or the alternatives."""

    word: str
    low: int = 0
    high: int = _LARGEST
    words: tuple[Any, ...] = ()
    inner: tuple[Type, ...] = ()
    keys: Mapping[str, Type] = field(default_factory=dict)
    page: str = ""


def check(type_: Type, value: Any, at: str = "") -> Iterator[str]:
    """Yield the problems of a value at a place of the body."""
    yield from _CHECKS[type_.word](type_, value, at)


def length(text: str) -> int:
    """Count UTF-16 units. Discord may count characters instead, which are never more."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def twice(what: str, values: Iterable[Any], page: str) -> Iterator[str]:
    yield from (f"{what} {value!r} twice {page}" for value, count in Counter(values).items() if count > 1)


def with_page(problem: str, page: str) -> str:
    return problem if problem.endswith("]") else f"{problem} {page}"


def _text(type_: Type, value: Any, at: str) -> Iterator[str]:
    if not isinstance(value, str):
        yield f"{at}: {value!r} is no text"
    elif not type_.low <= length(value) <= type_.high or len(value.strip()) < min(type_.low, 1):
        yield f"{at}: {length(value)} characters, not {type_.low} to {type_.high}"


def _number(type_: Type, value: Any, at: str) -> Iterator[str]:
    if isinstance(value, bool) or not isinstance(value, int if type_.word == "int" else (int, float)):
        yield f"{at}: {value!r} is no number that fits"
    elif type_.word == "int" and not type_.low <= value <= type_.high:
        yield f"{at}: {value} is not {type_.low} to {type_.high}"


def _one(type_: Type, value: Any, at: str) -> Iterator[str]:
    if not any(value == word and type(value) is type(word) for word in type_.words):
        yield f"{at}: {value!r} is none of {', '.join(map(str, type_.words))}"


def snowflake(value: Any, at: str) -> Iterator[str]:
    """Yield a problem for an invalid id; the API accepts integers too."""
    is_id = value.isdecimal() if isinstance(value, str) else isinstance(value, int) and value >= 0
    if not is_id or isinstance(value, bool):
        yield f"{at}: {value!r} is not a snowflake"


def _bits(_: Type, value: Any, at: str) -> Iterator[str]:
    """Yield a problem for invalid permissions, which are text or, in requests of many libraries, a number."""
    is_number = isinstance(value, int) and not isinstance(value, bool) and value >= 0
    if not is_number and not (isinstance(value, str) and re.fullmatch("[0-9]{1,20}", value)):
        yield f"{at}: {value!r} is no set of permissions"


def _list(type_: Type, value: Any, at: str) -> Iterator[str]:
    if not isinstance(value, list):
        yield f"{at}: {value!r} is no list"
        return
    if not type_.low <= len(value) <= type_.high:
        yield f"{at}: {len(value)} items, not {type_.low} to {type_.high}"
    for index, each in enumerate(value):
        yield from check(type_.inner[0], each, f"{at}[{index}]")


def _map(type_: Type, value: Any, at: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{at}: {value!r} is no dictionary"
        return
    yield from (f"{at}: unknown locale {locale} [reference#locales]" for locale in value.keys() - LOCALES)
    for locale, each in value.items():
        yield from check(type_.inner[0], each, f"{at}.{locale}")


def _or(type_: Type, value: Any, at: str) -> Iterator[str]:
    yield from min((list(check(each, value, at)) for each in type_.inner), key=len)


def _object(type_: Type, value: Any, at: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{at or 'the body'}: {value!r} is no object {type_.page}"
        return
    yield from (f"{at}.{key} is missing {type_.page}" for key in type_.keys if key not in value and key[-1] != "?")
    for key, each in value.items():
        needed, optional = type_.keys.get(key), type_.keys.get(f"{key}?")
        if accepted := needed or optional:
            wrong = check(accepted, each, f"{at}.{key}") if needed or each is not None else ()
            yield from (with_page(problem, type_.page) for problem in wrong)
        else:
            yield f"unknown key {at}.{key} {type_.page}"


def _lacks(type_: Type, value: Any, at: str) -> Iterator[str]:  # noqa: ARG001 - every check has the same arguments
    """Raise Lacking for a feature that the simulator lacks."""
    if value or value == 0:
        raise Lacking(type_.words[0])
    yield from ()


def _named(type_: Type, value: Any, at: str) -> Iterator[str]:
    """Check a value by a named shape; a "kind" has a shape for each `type` of the object."""
    name = type_.words[0]
    kind = f"{name}/{value.get('type')}" if isinstance(value, dict) else name
    if name in SHAPES or kind in SHAPES:
        yield from check(SHAPES.get(name) or SHAPES[kind], value, at)
    else:
        page = next(each.page for key, each in SHAPES.items() if key.startswith(f"{name}/"))
        yield f"{at or 'the body'}: {value!r:.80} is of no type that there is {page}"


_CHECKS.update(
    {
        "str": _text,
        "int": _number,
        "num": _number,
        "one": _one,
        "bool": _one,
        "list": _list,
        "map": _map,
        "or": _or,
        "object": _object,
        "named": _named,
        "lacks": _lacks,
        "bits": _bits,
        "any": lambda _, __, ___: iter(()),
        "id": lambda _, value, at: snowflake(value, at),
    }
)


def named(name: str) -> Type:
    return Type("named", words=(name,))


def _read_type(text: str) -> Type:
    if " or " in text:
        return Type("or", inner=tuple(_read_type(each) for each in text.split(" or ")))
    found = re.fullmatch(r"(\w+)(?:\((.+)\))?(?: (.*))?", text)
    assert found, text
    word, inner, rest = found[1], found[2], found[3] or ""
    if word == "one":
        return Type(word, words=tuple(int(each) if each.isdecimal() else each for each in rest.split("|")))
    if word == "lacks":
        return Type(word, words=(rest,))
    if word == "bool":
        return Type(word, words=(True, False))
    if word not in _CHECKS:
        return named(word)
    low, _, high = rest.partition("..")
    return Type(word, int(low or 0), int(high or _LARGEST), inner=(_read_type(inner),) if inner else ())


def _read_shape(page: str, text: str) -> Type:
    if text.startswith(("list(", "lacks ")):
        return _read_type(text)
    keys: dict[str, Type] = {}
    for key, _, type_ in (each.partition(" ") for each in text.split(", ")):
        optional = key[-1] == "?"
        named = [each + "?" * optional for each in key.removesuffix("?").split("/")]
        keys |= SHAPES[key[1:]].keys if key.startswith("+") else dict.fromkeys(named, _read_type(type_))
    return Type("object", keys=keys, page=page)


def _read(text: str) -> None:
    page = ""
    for line in re.sub(r"\n +", " ", text).splitlines():
        name, _, rest = line.partition(": ")
        if line.startswith("["):
            page = line
        elif line.startswith("?"):
            QUERIES[rest] = name[1:].split()
        elif re.match("[A-Z]+ /", rest):
            BODIES[rest] = named(name)
        elif rest and not line.startswith("#"):
            SHAPES[name] = _read_shape(page, rest)


SHAPES: Final[dict[str, Type]] = {}
BODIES: Final[dict[str, Type]] = {}
"""The bodies of requests, by method and path template: "POST /channels/{channel_id}/messages"."""
QUERIES: Final[dict[str, list[str]]] = {}  # query parameters, by method and path template
_read(Path(__file__).with_name("fields.txt").read_text(encoding="utf-8"))
