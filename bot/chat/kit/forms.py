"""Other forms of a screen: words alone for text mode, and the simpler forms of the ladder.

The ladder: while Discord refuses a message, the bot sends simpler forms of the message.

Discord refuses some messages within its documented limits: at random because of emoji, above an unknown size, or edits
with pictures (discord-api-docs, issues 7128, 7310, 7448, 7529 and 8554).
"""

import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from http import HTTPStatus
from types import MappingProxyType
from typing import Any, Final, TypeVar

from cachetools import TTLCache
from discord import Interaction
from discord.app_commands import Choice

from bot.activity import has_just_begun
from bot.chat.kit.blocks import (
    MAX_OPTION_TEXT,
    Block,
    Button,
    Gallery,
    Option,
    Purpose,
    Row,
    Screen,
    Select,
    Text,
    compose,
)
from bot.chat.kit.discord_api import RequestFailed, ask_discord
from bot.chat.kit.discord_builder import BUDGET, fitted, payload, size_of, without_descriptions
from bot.chat.kit.markup import shorten, view_text
from bot.localization.spans import in_words, plain, spoken, verbatim, without_emoji

log = logging.getLogger(__name__)

_LEARNED_SECONDS: Final = 3600
_HOPELESS_SECONDS: Final = 300
MOST_KINDS: Final = 1000
"""The number of kinds of messages that the ladder remembers."""

BRIEF_ALT: Final = 120
"""The largest number of characters of a brief alt text."""

Form = TypeVar("Form")
T = TypeVar("T")


def _without_emoji(block: Block) -> Block:
    match block:
        case Text(lines):
            return Text(without_emoji(lines))
        case Row(controls):
            return Row(tuple(map(_without_signs, controls)))
    return block


def _without_signs(control: Button | Select) -> Any:
    if isinstance(control, Button):
        return replace(control, label=plain(control.label))
    return replace(control, options=tuple(replace(each, label=plain(each.label)) for each in control.options))


def _short(block: Block) -> Block:
    match block:
        case Gallery(pictures):
            return Gallery(tuple(replace(each, alt=shorten(each.alt, BRIEF_ALT)) for each in pictures))
    return without_descriptions(block)


def _in_words(block: Block) -> Block:
    return Text.of(verbatim("\n".join(each.alt for each in block.pictures))) if isinstance(block, Gallery) else block


def _one_line(screen: Screen) -> Screen:
    """Return the first line of the screen, with its first control; public messages are recognized by the control."""
    lines = [line for block in screen.blocks if isinstance(block, Text) for line in block.lines]
    controls = [each for each in screen.controls if not isinstance(each, Button) or each.is_enabled]
    blocks: list[Block] = [Text((line,)) for line in lines[:1]]
    blocks += [Row((each,)) for each in controls[:1]]  # type: ignore[arg-type] # a row of either kind
    return Screen(tuple(blocks), purpose=screen.purpose if screen.is_plain else Purpose.NOTE)


def _each(change: Callable[[Block], Block]) -> Callable[[Screen], Screen]:
    return lambda screen: replace(screen, blocks=tuple(map(change, screen.blocks)))


RUNGS: Final[Mapping[str, Callable[[Screen], Screen]]] = MappingProxyType(
    {
        "as built": lambda screen: screen,
        "without emoji": _each(_without_emoji),
        "without descriptions": _each(_short),
        "without pictures": _each(_in_words),
        "as one line": _one_line,
    }
)
"""The functions that simplify a screen from rung to rung. Each function gets the form of the previous rung."""


def forms(screen: Screen) -> Iterator[tuple[str, Screen]]:
    """Yield the forms of a screen, from the whole screen to one line, with the names of their rungs."""
    for name, simplify in RUNGS.items():
        screen = simplify(screen)
        yield name, screen


def kind_of(way: str, screen: Screen) -> str:
    """Return the kind of a message: how it is sent, and the action of its first control."""
    return f"{way} {next((each.address.action for each in screen.controls), 'text')}"


class Ladder:
    """Sends the first form that Discord accepts, and remembers for an hour which form a kind of message needs.

    A message below the refused size is still tried in its first form, as the cause may be in one message alone.
    """

    def __init__(self, clock: Callable[[], int]) -> None:
        # The smallest size in bytes of a message that needed the rung, by kinds of messages and indices of rungs.
        self._learned = TTLCache[str, Mapping[int, int]](MOST_KINDS, _LEARNED_SECONDS, clock)
        # The smallest size in bytes for which Discord has refused every form, by kind. In an outage, where a form takes
        # half a minute, the size is 0.
        self._hopeless = TTLCache[str, int](MOST_KINDS, _HOPELESS_SECONDS, clock)

    async def send(
        self, way: str, screen: Screen, attempt: Callable[[Screen], Awaitable[T]], interaction_id: int = 0
    ) -> T:
        """Call `attempt` with simpler and simpler forms until Discord accepts a form; otherwise raise the last refusal.

        `interaction_id` names the interaction that the message answers.
        """
        return await self._climb(kind_of(way, screen), forms(fitted(screen)), payload, attempt, interaction_id)

    def first_form(self, screen: Screen) -> Screen:
        """Return the form of an answer that `send` tries first."""
        return next(form for *_, form in self._left(kind_of("answer", screen), forms(fitted(screen)), payload))

    async def offer(self, interaction: Interaction[Any], choices: Sequence[Choice[str]]) -> None:
        """Answer autocomplete, with fewer choices if Discord refuses them."""
        name = interaction.command.qualified_name if interaction.command else ""
        counts = [len(choices) >> halved for halved in range(len(choices).bit_length())] or [0]
        rungs = ((f"with {count} choices", choices[:count]) for count in counts)

        async def attempt(offered: Sequence[Choice[str]]) -> None:
            await ask_discord(interaction.response.autocomplete(offered))

        await self._climb(
            f"choices {name}", rungs, lambda found: [each.to_dict() for each in found], attempt, interaction.id
        )

    async def _climb(
        self,
        kind: str,
        rungs: Iterable[tuple[str, Form]],
        written: Callable[[Form], Any],
        attempt: Callable[[Form], Awaitable[T]],
        interaction_id: int,
    ) -> T:
        refused, failure, size = "", None, 0
        for index, rung, size, form in self._left(kind, rungs, written):
            try:
                try:
                    sent = await attempt(form)
                except RequestFailed as error:
                    # Discord refuses some requests at random, so the form is sent again. discord.py repeats after 500.
                    if error.status != HTTPStatus.BAD_REQUEST or not error.is_invalid:
                        raise
                    sent = await attempt(form)
            except RequestFailed as error:
                is_size = error.is_invalid or (error.is_interaction_unknown and has_just_begun(interaction_id))
                if not is_size:
                    raise
                refused, failure = refused or _shape(error, written(form)), error
            else:
                if refused:
                    learned = self._learned.get(kind, {})
                    self._learned[kind] = {**learned, index: min(size, learned.get(index, size))}
                    log.warning("Discord refused %s, and gets such messages %s for an hour", refused, rung)
                return sent
        assert failure is not None
        if not self._is_hopeless(kind, size):
            self._hopeless[kind] = 0 if failure.status >= HTTPStatus.INTERNAL_SERVER_ERROR else size
            log.warning("Discord refused %s, and every simpler form of it", refused)
        raise failure

    def _is_hopeless(self, kind: str, size: int) -> bool:
        return kind in self._hopeless and self._hopeless[kind] <= size

    def _left(
        self, kind: str, rungs: Iterable[tuple[str, Form]], written: Callable[[Form], Any]
    ) -> Iterator[tuple[int, str, int, Form]]:
        """Yield the rungs to try, without forms above the budget, and without forms equal to the form before.

        Each rung has its index, its name and the bytes of the whole message. The last form is always tried. A form is
        made when it is needed, because Discord accepts most messages in their first form.
        """
        learned, start, whole, former = self._learned.get(kind, {}), 0, 0, None
        for index, (name, form) in enumerate(rungs):
            size = size_of(written(form))
            if index == 0:
                whole = size
                start = max((rung for rung, least in learned.items() if least <= whole), default=0)
            if index >= start and form != former and size <= BUDGET:
                yield index, name, whole, form
                if self._is_hopeless(kind, whole):
                    return
                former = form
        if form != former:
            yield index, name, whole, form


def _shape(error: RequestFailed, written: Any) -> str:
    """Describe a refused request without its words."""
    answer = f"status {error.status}, code {error.code}"
    return f"{error.route} ({answer}, {size_of(written)} bytes, {_components(written)} components)"


def _components(part: Any) -> int:
    if isinstance(part, dict):
        return ("type" in part) + sum(map(_components, part.values()))
    return sum(map(_components, part)) if isinstance(part, list) else 0


# ---- text mode: screens in words alone, for people who read or hear them


def in_text_mode(screen: Screen, comma: str = ", ", page: int = 0) -> Screen:
    """Return a page of the screen with texts for pictures, and with `comma` between facts.

    A page has as many paragraphs as fit into a message. If others follow, a line says so, above a button for them. The
    other pages have only paragraphs and this button.
    """
    told = [(block, each) for block in screen.blocks if isinstance(block, Gallery) for each in _told(block, comma)]
    number = start = 0
    while True:
        stop = len(told)
        while size_of(payload(shown := _page(screen, comma, told, start, stop, number))) > BUDGET and stop > start + 1:
            stop -= 1
        if number == page or stop == len(told):
            return shown
        number, start = number + 1, stop


def _page(
    screen: Screen, comma: str, told: Sequence[tuple[Gallery, str]], start: int, stop: int, number: int
) -> Screen:
    blocks = list[Block | str]()
    for block in screen.blocks:
        if not isinstance(block, Gallery):
            blocks += [] if number else [_block(block, comma)]
            continue
        blocks.append("\n".join(text for owner, text in told[start:stop] if owner is block))
        if block.again and told and told[stop - 1][0] is block and (number or stop < len(told)):
            localizer, is_last = block.pictures[0].localizer, stop == len(told)
            blocks += [] if is_last else [localizer("text-rest")]
            label = localizer("button-first-page" if is_last else "button-next-page")
            blocks.append(Row((Button(replace(block.again, page=0 if is_last else number + 1), label),)))
    return compose(*blocks, accent=screen.accent)


def _block(block: Text | Row, comma: str) -> Block:
    match block:
        case Text():
            return Text(in_words(block.lines if block.in_text_mode is None else block.in_text_mode, comma))
        case Row((Select() as select,)) | Row((), (Select() as select,)):
            return Row((replace(select, options=tuple(_option(each, comma) for each in select.options)),))
        case _:
            return Row(tuple(_buttons((*block.controls, *block.text_mode_only), comma)))


def _told(gallery: Gallery, comma: str) -> list[str]:
    """Return the paragraphs of a gallery."""
    if gallery.in_text_mode is None:
        return [text for each in gallery.pictures for text in view_text(each.view, each.localizer)]
    told = (gallery.in_text_mode,) if isinstance(gallery.in_text_mode, str) else gallery.in_text_mode()
    return [spoken(each, comma) for each in told]


def _option(option: Option, comma: str) -> Option:
    if option.in_text_mode is None:
        return replace(option, label=spoken(plain(option.label), comma), description=spoken(option.description, comma))
    label, rest = spoken(option.in_text_mode, comma), list[str]()
    # The last facts of a long label become the description.
    while len(plain(label)) > MAX_OPTION_TEXT and comma in label:
        label, _, fact = label.rpartition(comma)
        rest.insert(0, fact)
    return replace(option, label=label, description=comma.join(rest))


def _buttons(controls: Iterable[Button | Select], comma: str) -> Iterator[Button]:
    """Yield the enabled buttons that have a label in text mode, with the text-mode label.

    Some screen readers do not say that a button is disabled.
    """
    for button in controls:
        if isinstance(button, Button) and button.is_enabled:
            label = button.label if button.in_text_mode is None else button.in_text_mode
            if label:
                yield replace(button, label=spoken(plain(label), comma))
