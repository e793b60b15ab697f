"""Text mode: screens in which descriptions stand in place of pictures, for people who read or hear them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.chat.blocks import Block, Gallery, PictureSpec, Screen, Text
from bot.chat.markup import bullet, heading
from bot.games.names import escaped
from renderers import Passage, describe

MAX_TEXT: Final = 4000
"""Characters of text that a message holds."""

HEADING_LEVEL: Final = 3


def as_text(screen: Screen) -> Screen:
    """Return the screen with a description in place of each picture, as long as the message has room for.

    If the descriptions are too long in full, they are brief; and if even that is too long, the last ones end early.
    """
    full = _described(screen, brief=False)
    if _length(full) <= MAX_TEXT:
        return full
    return _fitted(_described(screen, brief=True))


def _described(screen: Screen, *, brief: bool) -> Screen:
    return replace(screen, blocks=tuple(_block(block, brief=brief) for block in screen.blocks))


def _block(block: Block, *, brief: bool) -> Block:
    return Text(picture_text(block.pictures, brief=brief)) if isinstance(block, Gallery) else block


def picture_text(pictures: Sequence[PictureSpec], *, brief: bool = False) -> str:
    """Return the descriptions of pictures as text for a message."""
    told = (passage for spec in pictures for passage in describe(spec.view, spec.localizer, brief=brief))
    return "\n".join(line for passage in told for line in _lines(passage))


def _lines(passage: Passage) -> Iterator[str]:
    # Names of players are in it: nothing in a description may format, link or mention.
    if passage.heading:
        yield heading(escaped(passage.heading), HEADING_LEVEL)
    yield from map(escaped, passage.sentences)
    yield from (bullet(escaped(item)) for item in passage.items)


def _length(screen: Screen) -> int:
    return sum(len(block.content) for block in screen.blocks if isinstance(block, Text))


def _fitted(screen: Screen) -> Screen:
    """Return the screen with whole lines cut off the longest texts until it fits into a message."""
    blocks = list(screen.blocks)
    while (excess := _length(replace(screen, blocks=tuple(blocks))) - MAX_TEXT) > 0:
        longest = max((block for block in blocks if isinstance(block, Text)), key=lambda block: len(block.content))
        kept = longest.content[: max(0, len(longest.content) - excess - len(_CUT))].rpartition("\n")[0]
        blocks[blocks.index(longest)] = Text(kept + _CUT)
    return replace(screen, blocks=tuple(blocks))


_CUT: Final = "\n…"
