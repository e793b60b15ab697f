"""Text mode: screens in words alone, for people who read or hear them."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product
from typing import Final

from bot.chat.kit.blocks import MAX_OPTIONS, Block, Button, Gallery, Option, Row, Screen, Select, Text, compose
from bot.chat.kit.descriptions import Detail, view_text
from bot.chat.kit.discord_builder import first_with_room
from bot.localization.spans import in_words, plain, spoken

MOST_EXTRA_OPTIONS: Final = MAX_OPTIONS, 12, 6
"""The most options of a select that is shown only in text mode, if there is room, and without room."""


def in_text_mode(screen: Screen, comma: str = ", ") -> Screen:
    """Return the screen with texts for pictures, and with `comma` between facts.

    Where a message has no room, first the selects that are shown only in text mode lose their last options, and then
    the texts details.
    """
    levels = product(Detail, MOST_EXTRA_OPTIONS)
    return first_with_room(
        compose(*(_block(block, comma, *each) for block in screen.blocks), accent=screen.accent) for each in levels
    )


def _block(block: Block, comma: str, detail: Detail, most: int) -> Block | str:
    match block:
        case Text():
            return Text(in_words(block.lines if block.in_text_mode is None else block.in_text_mode, comma))
        case Gallery():
            return _told(block, comma, detail)
        case Row((Select() as select,)):
            return Row((replace(select, options=tuple(_option(each, comma) for each in select.options)),))
        case Row((), (Select() as select,)):
            return Row((replace(select, options=tuple(_option(each, comma) for each in select.options[:most])),))
        case _:
            return Row(tuple(_buttons((*block.controls, *block.text_mode_only), comma)))


def _told(gallery: Gallery, comma: str, detail: Detail) -> str:
    if gallery.in_brief is not None and detail is not Detail.FULL:
        return spoken(gallery.in_brief, comma)
    if gallery.in_text_mode is None:
        return "\n".join(view_text(each.view, each.localizer, detail) for each in gallery.pictures)
    return spoken(gallery.in_text_mode() if callable(gallery.in_text_mode) else gallery.in_text_mode, comma)


def _option(option: Option, comma: str) -> Option:
    if option.in_text_mode is None:
        return replace(option, label=spoken(plain(option.label), comma), description=spoken(option.description, comma))
    return replace(option, label=spoken(option.in_text_mode, comma), description="")


def _buttons(controls: Iterable[Button | Select], comma: str) -> Iterator[Button]:
    """Yield the enabled buttons that have a label in text mode, with the text-mode label.

    Some screen readers do not say that a button is disabled.
    """
    for button in controls:
        if isinstance(button, Button) and button.is_enabled:
            label = button.label if button.in_text_mode is None else button.in_text_mode
            if label:
                yield replace(button, label=spoken(plain(label), comma))
