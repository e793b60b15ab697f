"""The spans in the texts of screens, their marks at Discord, and the descriptions of pictures for text mode."""

import re
from collections.abc import Callable, Iterator, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import SIGNS, Line, Lines, Span, SpanKind, plain_line, safe_name, span, verbatim
from renderers import Passage, View, describe
from renderers.characters import first_units, units


def heading(text: str, level: int = 2) -> str:
    return span(SpanKind.HEADING, level) + text


def bold(text: str) -> str:
    return span(SpanKind.STRONG, content=text)


def small(text: str) -> str:
    return span(SpanKind.SMALL) + text


def bullet(text: str) -> str:
    return span(SpanKind.BULLET) + text


def link(text: str, url: str) -> str:
    return span(SpanKind.LINK, url, text)


def mention(user_id: int | None, name: str = "") -> str:
    """Mention a person; clients show the name that their reader knows. An erased person has no id, and is only named.

    `name` replaces the mention in places that allow no mentions.
    """
    return span(SpanKind.MENTION, user_id, safe_name(name) if name else "") if user_id else safe_name(name)


def mention_channel(channel_id: int, name: str = "") -> str:
    """Mention a channel; `name` replaces the mention in places that allow no mentions."""
    return span(SpanKind.CHANNEL, channel_id, name)


def mention_role(role_id: int) -> str:
    """Mention a role, which notifies its people only if the message may notify the role."""
    return span(SpanKind.ROLE, role_id)


def relative_time(seconds: int | None) -> str:
    """Say how long ago a time in Unix seconds was; clients keep the words up to date."""
    return span(SpanKind.AGO, seconds)


def date(seconds: int) -> str:
    """Name the day of a time in Unix seconds; clients show the day in their reader's time zone."""
    return span(SpanKind.DAY, seconds)


def absolute_time(seconds: int | None) -> str:
    """Name a time in Unix seconds by date and clock; clients show the time in their reader's time zone."""
    return span(SpanKind.MOMENT, seconds)


# ---- Discord's markup


@dataclass
class Marks:
    """The emoji and commands of an application at Discord."""

    emoji: Mapping[str, str] = field(default_factory=dict)
    """The emoji as Discord writes them, by name."""
    commands: Mapping[str, int] = field(default_factory=dict)
    """The ids of the commands, by name."""


# Texts are measured and written in many places, so the marks are in the context, which all tasks of a client inherit.
_MARKS: Final = ContextVar[Marks]("marks")


def use_marks(marks: Marks) -> None:
    """Write with these marks in this task and in its child tasks."""
    _MARKS.set(marks)


def present_marks() -> Marks:
    """Return the marks to write with; they are empty without a client."""
    return _MARKS.get(None) or Marks()


_FORMATS: Final = re.compile(
    r"[*`]|\\(?![A-Za-z0-9\s])|_(?![A-Za-z0-9])|(?<=_)_|([|~])(?=\1)"
    r"|<(?=[#:/]|\w+:)|:(?=[\w+-]+:|//)|(?<=\])\(|\.(?=\w+/)"
)
"""The signs in people's words that would become a format, a link or a mention. Other signs need no backslash."""

_BEGINS_BLOCK: Final = re.compile(r"^(?=[-+#>]|\d+[.)])")
"""A beginning of a line that would make the line a list, a heading or a quotation."""

_LOOK_LIKE: Final = str.maketrans("*_`\\<", "∗ˍˋ∖‹")
"""Letters that replace formatting signs in places where some readers see backslashes."""

JOINER: Final = "\u2060"
"""An invisible character that prevents a line break."""


def _command(typed: str, _: str) -> str:
    """Write a command as a tappable command; the options follow as code, because a tap cannot fill in options."""
    name, colon, _ = typed.partition(":")
    if colon:
        name = name.rpartition(" ")[0]
    command_id = present_marks().commands.get(name.partition(" ")[0])
    if command_id is None:
        return f"`/{typed}`"
    options = typed.removeprefix(name).strip()
    return f"</{name}:{command_id}>" + (f" `{options}`" if options else "")


def _emoji(name: str, content: str) -> str:
    if mark := present_marks().emoji.get(name):
        return mark if content or name in SIGNS else f"{mark}\N{NO-BREAK SPACE}"
    return SIGNS.get(name, content)


Write: TypeAlias = Callable[[str, str], str]
"""Writes a span of a kind from its value and its written content."""

_WRITERS: Final[Mapping[SpanKind, Write]] = MappingProxyType(
    {
        SpanKind.STRONG: lambda _, content: f"**{content}**",
        SpanKind.EMPHASIS: lambda _, content: f"*{content}*",
        SpanKind.CODE: lambda _, content: f"`{content}`",
        SpanKind.SPOILER: lambda _, content: f"||{content}||",
        SpanKind.LINK: lambda url, content: f"[{content}]({url})",
        SpanKind.MENTION: lambda user_id, _: f"<@{user_id}>",
        SpanKind.CHANNEL: lambda channel_id, _: f"<#{channel_id}>",
        SpanKind.ROLE: lambda role_id, _: f"<@&{role_id}>",
        SpanKind.AGO: lambda seconds, _: f"<t:{seconds}:R>",
        SpanKind.DAY: lambda seconds, _: f"<t:{seconds}:D>",
        SpanKind.MOMENT: lambda seconds, _: f"<t:{seconds}:f>",
        SpanKind.COMMAND: _command,
        SpanKind.EMOJI: _emoji,
        SpanKind.HEADING: lambda level, _: f"{'#' * int(level)} ",
        SpanKind.SMALL: lambda *_: "-# ",
        SpanKind.BULLET: lambda *_: "- ",
    }
)


def markdown(lines: Lines) -> str:
    return "\n".join("".join(map(_written, line)) for line in lines)


def unmarked(line: Line, *, has_backslashes: bool = False) -> str:
    """Return the line without marks, for places where some readers see marks as characters; mentions stay.

    In a name, look-alike signs replace formatting signs, unless `has_backslashes` allows backslashes.
    """
    parts = list[str]()
    for part in line:
        match part:
            case Span(SpanKind.VERBATIM) if not has_backslashes:
                parts.append(_escaped(plain_line(part.content), _looking_alike))
            case str() | Span(
                SpanKind.MENTION
                | SpanKind.ROLE
                | SpanKind.CHANNEL
                | SpanKind.AGO
                | SpanKind.DAY
                | SpanKind.MOMENT
                | SpanKind.BULLET
                | SpanKind.VERBATIM
            ):
                parts.append(_written(part))
            case Span(SpanKind.COMMAND | SpanKind.EMOJI):
                parts.append(plain_line([part]))
            case _:
                parts.append(unmarked(part.content, has_backslashes=has_backslashes))
    return "".join(parts)


def _looking_alike(sign: re.Match[str]) -> str:
    return JOINER + sign[0].translate(_LOOK_LIKE) + JOINER


def _written(part: str | Span) -> str:
    if isinstance(part, str):
        return part
    if part.kind is SpanKind.VERBATIM:
        return _escaped(plain_line(part.content), lambda sign: f"\\{sign[0]}")
    return _WRITERS[part.kind](part.value, "".join(map(_written, part.content)))


def first_emoji(line: Line) -> str | None:
    """Return the emoji at the beginning of a line in Discord's spelling; None without a known emoji there."""
    first = next(iter(line), "")
    return present_marks().emoji.get(first.value) if isinstance(first, Span) and first.kind is SpanKind.EMOJI else None


def _escaped(text: str, escape: Callable[[re.Match[str]], str]) -> str:
    """Return the text with no formatting, link or mention; `escape` replaces each sign that would format or link."""
    # A backslash does not stop @everyone. Behind an invisible character, no sign begins a list or a heading.
    return _BEGINS_BLOCK.sub(JOINER, _FORMATS.sub(escape, text).replace("@", "@\u200b"))


def shorten(text: str, length: int) -> str:
    """Shorten a text to at most `length` UTF-16 units (and thus characters), including an ellipsis.

    The cut is after a whole word, unless the cut would lose more than half of the text, as in languages without spaces.
    """
    if units(text) <= length:
        return text
    whole, _, _ = first_units(text, length).rpartition(" ")
    kept = whole.rstrip(" ·,;:") if units(whole) > length // 2 else first_units(text, length - 1)
    return f"{kept}…"


# ---- pictures described in paragraphs, for text mode

HEADING_LEVEL: Final = 3


def view_text(view: View, localizer: FluentLocalizer) -> list[str]:
    """Return the paragraphs of the description of a picture; a page never divides one."""
    return ["\n".join(_lines(each)) for each in describe(view, localizer)]


def _lines(passage: Passage) -> Iterator[str]:
    # Headings contain names of players.
    if passage.heading:
        yield heading(verbatim(passage.heading), HEADING_LEVEL)
    yield from map(verbatim, passage.sentences)
    yield from (bullet(verbatim(item)) for item in passage.items)
