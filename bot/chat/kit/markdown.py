"""Writes spans in Discord's Markdown."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.localization.spans import EMOJI, Kind, Lines, Span, plain_line

_MARKDOWN: Final = re.compile(r"([\\*_~`|<>#@\[\]():/.+-])")

Write: TypeAlias = Callable[[str, str], str]
"""Writes a span of a kind: its value and its written content."""

_WRITERS: Final[Mapping[Kind, Write]] = MappingProxyType(
    {
        Kind.STRONG: lambda _, content: f"**{content}**",
        Kind.EMPHASIS: lambda _, content: f"*{content}*",
        Kind.CODE: lambda _, content: f"`{content}`",
        Kind.LINK: lambda url, content: f"[{content}]({url})",
        Kind.MENTION: lambda user_id, _: f"<@{user_id}>",
        Kind.CHANNEL: lambda channel_id, _: f"<#{channel_id}>",
        Kind.AGO: lambda seconds, _: f"<t:{seconds}:R>",
        Kind.DAY: lambda seconds, _: f"<t:{seconds}:D>",
        Kind.MOMENT: lambda seconds, _: f"<t:{seconds}:f>",
        Kind.COMMAND: lambda typed, _: f"`/{typed}`",
        Kind.EMOJI: lambda name, _: EMOJI[name],
        Kind.HEADING: lambda level, _: f"{'#' * int(level)} ",
        Kind.SMALL: lambda *_: "-# ",
        Kind.BULLET: lambda *_: "- ",
    }
)


def markdown(lines: Lines) -> str:
    """Return the lines as Discord shows them formatted."""
    return "\n".join("".join(map(_written, line)) for line in lines)


def _written(part: str | Span) -> str:
    if isinstance(part, str):
        return part
    if part.kind is Kind.VERBATIM:
        return escaped(plain_line(part.content))
    return _WRITERS[part.kind](part.value, "".join(map(_written, part.content)))


def escaped(text: str) -> str:
    """Return the text so that nothing in it formats, links or mentions."""
    # A backslash does not stop @everyone.
    return _MARKDOWN.sub(r"\\\1", text).replace("@", "@\u200b")
