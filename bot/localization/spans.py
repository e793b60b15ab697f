"""Rich text: the meaning of each part of a text (a mention, a time, a command), independent of any chat's markup.

Fluent makes strings, and screens join strings. A span therefore travels in a string, between characters of Unicode's
private use area, which no person's name contains. `lines_of` reads the spans, and each builder writes spans in its own
markup.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum, auto
from functools import lru_cache
from itertools import chain, repeat
from typing import Final, TypeAlias

from renderers.characters import has_right_to_left, isolated

_OPEN, _BAR, _CLOSE = "\ue000", "\ue001", "\ue002"
_TOKEN: Final = re.compile(f"({_OPEN}[^{_BAR}]*{_BAR}[^{_BAR}]*{_BAR}|{_CLOSE})")


class SpanKind(StrEnum):
    """The kind of a span, with the meaning of the value and the content."""

    STRONG = auto()
    EMPHASIS = auto()
    CODE = auto()
    """Something to type."""
    SPOILER = auto()
    """Something that people uncover by a tap."""
    VERBATIM = auto()
    """Words of people: nothing in the content formats, links or mentions."""
    LINK = auto()
    """The value is the URL."""
    MENTION = auto()
    """A person. The value is the user id; the content is the name, for texts without a mention."""
    CHANNEL = auto()
    """The value is the channel's id."""
    ROLE = auto()
    """The people with a role of a server. The value is the role's id."""
    AGO = auto()
    """The distance to a time in the past or future. The value is in Unix seconds, also for DAY and MOMENT."""
    DAY = auto()
    MOMENT = auto()
    """Day and time of day."""
    COMMAND = auto()
    """The value is the command without the slash."""
    EMOJI = auto()
    """The value is the name. A chat without the emoji shows the character in `SIGNS`, or else the content.

    An emoji without a character and without content is decoration: a chat without the emoji shows nothing.
    """
    HEADING = auto()
    """The span covers the whole line, as SMALL and BULLET do; the value is the level."""
    SMALL = auto()
    BULLET = auto()


SIGNS: Final = {"crown": "👑", "look": "🔍", "computer": "🤖"}
"""The characters for emoji, by their names in messages."""


@dataclass(frozen=True)
class Span:
    """A part of a line: its kind, a value that depends on the kind, and the nested spans."""

    kind: SpanKind
    value: str = ""
    content: Line = ()


Line: TypeAlias = "tuple[str | Span, ...]"
Lines: TypeAlias = tuple[Line, ...]


def opening(kind: SpanKind, value: str = "") -> str:
    """Return the text that begins a span, up to `CLOSING`."""
    return f"{_OPEN}{kind}{_BAR}{value}{_BAR}"


CLOSING: Final = _CLOSE


def span(kind: SpanKind, value: object = "", content: str = "") -> str:
    return opening(kind, str(value)) + content + CLOSING


def label_name(name: str) -> str:
    """Return a plain name for a label or an option.

    Names in Arabic or Hebrew are isolated, because such names would change the order of the sentence.
    """
    return isolated(name) if has_right_to_left(name) else name


def safe_name(name: str) -> str:
    """Return a plain name for a text with spans: `label_name` that formats, links and mentions nothing."""
    return label_name(verbatim(name))


def verbatim(text: str) -> str:
    """Return the text so that nothing in it formats, links or mentions."""
    return span(SpanKind.VERBATIM, content=text)


def with_emoji(name: str, text: str) -> str:
    return span(SpanKind.EMOJI, name) + text


def lines_of(text: str) -> Lines:
    return tuple(map(_spans, text.split("\n"))) if text else ()


def _spans(line: str) -> Line:
    stack: list[tuple[str, list[str | Span]]] = [("", [])]
    tokens = [*filter(None, _TOKEN.split(line))]
    # The end of the line closes what is still open.
    for part in (*tokens, *repeat(_CLOSE, len(tokens))):
        if part.startswith(_OPEN):
            stack.append((part, []))
        elif part != _CLOSE:
            stack[-1][1].append(part)
        elif len(stack) > 1:
            start, content = stack.pop()
            kind, value, _ = start[1:].split(_BAR)
            stack[-1][1].append(Span(SpanKind(kind), value, tuple(content)))
    return tuple(stack[0][1])


def naming_others(line: Line, mentioned: Container[str]) -> Line:
    """Return the line with names in place of mentions, except for the user ids in `mentioned`."""
    named = (
        (part,)
        if isinstance(part, str)
        else part.content
        if part.kind is SpanKind.MENTION and part.value not in mentioned
        else (replace(part, content=naming_others(part.content, mentioned)),)
        for part in line
    )
    return tuple(chain.from_iterable(named))


# The labels of a panel come again and again: with every step, and whenever a message is measured before it is sent.
@lru_cache(4096)
def plain(text: str) -> str:
    """Return a text without spans, for a place with characters only: a label, an option, an alt text."""
    return "\n".join(map(plain_line, lines_of(text)))


def plain_line(line: Iterable[str | Span]) -> str:
    return "".join(each if isinstance(each, str) else _plain_span(each) for each in line)


def _plain_span(each: Span) -> str:
    match each.kind:
        case SpanKind.COMMAND:
            return f"/{each.value}"
        case SpanKind.EMOJI if each.value in SIGNS:
            return SIGNS[each.value]
    return plain_line(each.content)


def spoken(text: str, comma: str = ", ") -> str:
    """Return a text without signs between words, which screen readers would name; `comma` is the language's comma."""
    text = re.sub("(?<=[?!？！]) [·→] ", " ", text)
    for sign, instead in {" · ": comma, " → ": comma, "‹ ": "", " ›": ""}.items():
        text = text.replace(sign, instead)
    return text


def in_words(lines: Lines, comma: str = ", ") -> Lines:
    """Return the lines for reading out: emoji are replaced by words, and other signs are left out."""
    return tuple(_spoken(line, comma) for line in without_emoji(lines))


def _spoken(line: Line, comma: str) -> Line:
    return tuple(
        spoken(each, comma) if isinstance(each, str) else replace(each, content=_spoken(each.content, comma))
        for each in line
    )


def without_emoji(lines: Lines) -> Lines:
    """Return the lines with the words or the characters of the emoji in their place."""
    return tuple(tuple(_without_emoji(line)) for line in lines)


def _without_emoji(line: Line) -> Iterator[str | Span]:
    for part in line:
        if isinstance(part, str):
            yield part
        elif part.kind is not SpanKind.EMOJI:
            yield replace(part, content=tuple(_without_emoji(part.content)))
        elif part.value in SIGNS:
            yield SIGNS[part.value]
        else:
            yield from _without_emoji(part.content)
