"""What holds for every screen: Discord takes it, and each of its addresses can be read and is known."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from enum import StrEnum
from typing import Any

import bot.chat.court.commands  # noqa: F401 - registers the handlers of the court's actions
from bot.chat.extension import Panel
from bot.chat.kit.blocks import MAX_CONTENT, Address, Button, Screen, Select, Text
from bot.chat.kit.discord_builder import build_content, payload
from bot.chat.kit.markup import Marks, markdown, use_marks
from bot.chat.screens.panel import panel_screen, steps_of
from bot.games.people.person import Person
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import SpanKind
from bot.localization.spans import plain as without_spans
from players.analysis.judge import Depth, greedy_turn, judge
from tests.bot.features import HANDLERS
from tests.bot.sample_tables import LOCALIZER

FOREIGN = "<@", "<#", "<t:", "</", "**", "`", "-# "
"""Marks of Discord."""
PUSHED = 100
"""The characters of a push, which shows addresses and relative times as they are written."""
BUTTON, SELECT, TEXT, GALLERY = 2, 3, 10, 12
"""Types of components in Discord's API."""
PRIMARY = 1
"""The style of a button in Discord's API."""


class _EveryEmoji(Mapping[str, str]):
    def __getitem__(self, name: str) -> str:
        return f"<:{name}:100000000000000001>"

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def units(text: str) -> int:
    """The length of a text in UTF-16 units, as Discord may count it: an emoji has two."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


@contextmanager
def with_all_emoji() -> Iterator[None]:
    """Write as a bot that has an emoji of every name."""
    use_marks(Marks(_EveryEmoji()))
    yield
    use_marks(Marks())


def check(screen: Screen) -> Screen:
    """Assert all that holds for every screen; return it."""
    check_addresses(screen)
    check_pictures(screen)
    check_names(screen)
    check_components(list(components(screen)))
    if screen.is_plain:
        check_call(screen)
    return screen


def check_call(screen: Screen) -> None:
    """A plain message: words of which a push shows the first two lines as they are, one picture at most, five rows."""
    with with_all_emoji():
        content = build_content(screen)
    first, second = f"{content}\n".split("\n")[:2]
    assert 1 <= units(content) <= MAX_CONTENT
    assert "@everyone" not in content
    assert not re.search(r"[*_#|`\[\]\\]|<(?!@&?\d+>)|^-# ", first), content
    assert not re.search(r"\]\(|<(?!@\d+>)|^-# |(?<!\\)\*", second), content
    assert not re.search(r"https?:|<t:\d+:R>", content[:PUSHED]), content
    assert len(screen.pictures) <= 1
    assert all(units(picture.alt) <= 1024 for picture in screen.pictures)


def components(screen: Screen) -> Iterator[Mapping[str, Any]]:
    """What is sent to Discord: every component, those inside of others too."""
    yield from _walk(payload(screen)["components"])


def _walk(parts: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for part in parts:
        yield part
        yield from _walk(part.get("components", []))


def check_addresses(screen: Screen) -> None:
    addresses = [control.address for control in screen.controls]
    assert len(set(map(str, addresses))) == len(addresses)
    for address in addresses:
        assert Address.parse(str(address)) == address
        assert address.action in HANDLERS


def check_names(screen: Screen) -> None:
    """Two buttons never bear one name."""
    labels = [control.label for control in screen.controls if isinstance(control, Button)]
    assert len(set(labels)) == len(labels), labels


def check_pictures(screen: Screen) -> None:
    names = [picture.name for picture in screen.pictures]
    assert len(set(names)) == len(names)
    assert all(name.isascii() for name in names)


def check_marks(screen: Screen) -> None:
    """Only a builder turns spans into marks of Discord, so no text about a game holds such a mark."""
    waiting = [each for block in screen.blocks if isinstance(block, Text) for line in block.lines for each in line]
    while waiting:
        each = waiting.pop()
        if isinstance(each, str):
            assert not [mark for mark in FOREIGN if mark in each]
        elif each.kind is not SpanKind.VERBATIM:
            waiting += each.content
    labels = [without_spans(each.label) for each in screen.controls if isinstance(each, Button)]
    spoken = "\n".join([*labels, *(picture.alt for picture in screen.pictures)])
    assert not [mark for mark in FOREIGN[:4] if mark in spoken]


def check_components(parts: Sequence[Mapping[str, Any]]) -> None:
    """Discord's limits on the components of a message."""
    contents = [part["content"] for part in parts if part["type"] == TEXT]
    assert len(parts) <= 40
    assert sum(map(units, contents)) <= 4000
    assert all(content.strip() for content in contents)
    assert not re.search(r"[^\s.…] [,.](?!\w)", "\n".join(contents)), "an argument of a message is empty"
    assert "@everyone" not in "".join(contents)
    assert not re.search(r"^(-# |> |- )#", "\n".join(contents), re.MULTILINE), "Discord shows the signs of this heading"
    assert not re.search(r"\\ue00[0-2]", json.dumps(parts)), "a builder has left a span as it travels"
    assert all(units(part["custom_id"]) <= 100 for part in parts if "custom_id" in part)
    for part in parts:
        if part["type"] == BUTTON:
            assert 1 <= units(part["label"]) <= 80
        if part["type"] == SELECT:
            check_options(part["options"], part.get("max_values", 1))
        if part["type"] == GALLERY:
            assert 1 <= len(part["items"]) <= 10
            assert all(1 <= units(item["description"]) <= 1024 for item in part["items"])
        if "components" in part:
            assert len(part["components"]) >= 1
            # One of them catches the eye, or none does.
            assert sum(each.get("style") == PRIMARY for each in part["components"]) <= 1


LONG_LIST = 10
"""From so many entries on, a list may not begin them all with one word."""


def check_options(options: Sequence[Mapping[str, Any]], most: int) -> None:
    assert 1 <= len(options) <= 25
    assert len({option["value"] for option in options}) == len(options)
    assert all(1 <= units(option[key]) <= 100 for option in options for key in ("label", "value"))
    assert all(units(option.get("description") or "") <= 100 for option in options)
    assert sum(option.get("default", False) for option in options) <= most
    # By ear, a name of the list at the beginning of each entry hides what they differ in.
    labels = [option["label"] for option in options if not option.get("default")]
    starts = [found[0] for label in labels if (found := re.match(r"[^·,:：]+[:：](?!\d\d\b)", label))]
    assert len(set(starts)) == len(starts)
    assert len(labels) < LONG_LIST or len({label.split()[0] for label in labels}) > 1


def show_panel(table: Table, person: Person | None = None, focus: str = "", notice: str = "") -> Screen:
    """The panel, checked; of somebody who wants suggestions if nobody else is named."""
    return check(panel_screen(advised(table, person or Person(1), LOCALIZER, focus, notice=notice)))


def advised(
    table: Table, person: Person, localizer: FluentLocalizer = LOCALIZER, focus: str = "", **more: Any
) -> Panel:
    """The data of a panel with a suggested turn, if the person sees suggestions.

    A glance takes no time, but knows nothing of optional actions; searching for them would take a second a panel.
    """
    panel = Panel(table, person, localizer, (), focus, steps_of(table.state), **more)
    if not panel.suggests:
        return panel
    has_options = table.variant.extensions
    return replace(
        panel, advice=greedy_turn(panel.position) if has_options else judge(panel.position, Depth.GLANCE).best.moves
    )


def text_of(screen: Screen) -> str:
    """All paragraphs of a screen, with all spaces alike."""
    return "\n".join(markdown(block.lines) for block in screen.blocks if isinstance(block, Text)).replace("\u00a0", " ")


def buttons(screen: Screen, action: StrEnum) -> dict[str, Button]:
    """The buttons with that action, by their arguments."""
    found = [each for each in screen.controls if isinstance(each, Button) and each.address.action == action]
    return {each.address.argument: each for each in found}


def select(screen: Screen, action: str) -> Select:
    [found] = [each for each in screen.controls if isinstance(each, Select) and each.address.action == action]
    return found
