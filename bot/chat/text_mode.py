"""Text mode: screens in words alone, for people who read or hear them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from bot.chat.blocks import MAX_TEXT, Block, Button, Gallery, Option, Row, Screen, Select, Text, compose
from bot.chat.markup import bullet, heading
from bot.games.names import escaped
from bot.localization.fluent import FluentLocalizer
from renderers import Passage, View, describe

HEADING_LEVEL: Final = 3


def as_text(screen: Screen) -> Screen:
    """Return the screen in words; descriptions of pictures are brief if the message has no room for them in full."""
    full = _told(screen, brief=False)
    return full if full.length <= MAX_TEXT else _told(screen, brief=True)


def _told(screen: Screen, *, brief: bool) -> Screen:
    return compose(*(_block(block, brief=brief) for block in screen.blocks), accent=screen.accent)


def _block(block: Block, *, brief: bool) -> Block | str:
    match block:
        case Text():
            return _spoken(block.content, block.spoken)
        case Gallery(pictures, None):
            return "\n".join(view_text(each.view, each.localizer, brief=brief) for each in pictures)
        case Gallery(_, spoken):
            return spoken or ""
        case Row((Select() as select,)):
            return Row((replace(select, options=tuple(map(_option, select.options))),))
        case _:
            return Row(tuple(_buttons((*block.controls, *block.heard))))


def _spoken(seen: str, spoken: str | None) -> str:
    return seen if spoken is None else spoken


def _option(option: Option) -> Option:
    return option if option.spoken is None else replace(option, label=option.spoken, description="")


def _buttons(controls: Iterable[Button | Select]) -> Iterator[Button]:
    """Yield the buttons that can be used and have a label in words, with that label.

    Some screen readers do not say of a button that it is disabled.
    """
    for button in controls:
        if isinstance(button, Button) and button.is_enabled and (label := _spoken(button.label, button.spoken)):
            yield replace(button, label=label)


def view_text(view: View, localizer: FluentLocalizer, *, brief: bool = False) -> str:
    """Return the description of a picture as text for a message."""
    return passages_text(describe(view, localizer, brief=brief))


def passages_text(passages: Iterable[Passage]) -> str:
    """Return passages as text for a message."""
    return "\n".join(line for passage in passages for line in _lines(passage))


def _lines(passage: Passage) -> Iterator[str]:
    # Names of players are in it: nothing in a description may format, link or mention.
    if passage.heading:
        yield heading(escaped(passage.heading), HEADING_LEVEL)
    yield from map(escaped, passage.sentences)
    yield from (bullet(escaped(item)) for item in passage.items)
