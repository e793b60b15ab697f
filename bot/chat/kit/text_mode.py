"""Text mode: screens in words alone, for people who read or hear them."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from bot.chat.kit.blocks import MAX_TEXT, Block, Button, Gallery, Option, Row, Screen, Select, Text, compose
from bot.chat.kit.markup import bullet, heading
from bot.games.names import verbatim
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import in_words, plain, spoken
from renderers import Passage, View, describe

HEADING_LEVEL: Final = 3


def in_text_mode(screen: Screen, comma: str = ", ", *, brief: bool = False) -> Screen:
    """Return the screen with texts for pictures, and with `comma` between facts.

    The texts are brief if the reader wants them so, or if full texts have no room.
    """
    full = _without_pictures(screen, comma, brief=brief)
    return full if full.length <= MAX_TEXT else _without_pictures(screen, comma, brief=True)


def _without_pictures(screen: Screen, comma: str, *, brief: bool) -> Screen:
    return compose(*(_block(block, comma, brief=brief) for block in screen.blocks), accent=screen.accent)


def _block(block: Block, comma: str, *, brief: bool) -> Block | str:
    match block:
        case Text():
            return Text(in_words(block.lines if block.in_text_mode is None else block.in_text_mode, comma))
        case Gallery(in_brief=str(told)) if brief:
            return spoken(told, comma)
        case Gallery(pictures, None):
            return "\n".join(view_text(each.view, each.localizer, brief=brief) for each in pictures)
        case Gallery(_, replacement):
            return spoken(replacement() if callable(replacement) else replacement or "", comma)
        case Row((Select() as select,)) | Row((), (Select() as select,)):
            return Row((replace(select, options=tuple(_option(each, comma) for each in select.options)),))
        case _:
            return Row(tuple(_buttons((*block.controls, *block.text_mode_only), comma)))


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


def view_text(view: View, localizer: FluentLocalizer, *, brief: bool = False) -> str:
    return "\n".join(line for passage in describe(view, localizer, brief=brief) for line in _lines(passage))


def _lines(passage: Passage) -> Iterator[str]:
    # Headings contain names of players.
    if passage.heading:
        yield heading(verbatim(passage.heading), HEADING_LEVEL)
    yield from map(verbatim, passage.sentences)
    yield from (bullet(verbatim(item)) for item in passage.items)
