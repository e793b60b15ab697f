"""Discord's components, made of blocks."""

import re

import pytest

from bot.chat.actions import Action
from bot.chat.deeds.board import board
from bot.chat.kit import PictureCache
from bot.chat.kit.blocks import Address, Button, MultiSelect, Option, Row, compose, note, plain_message, select_row
from bot.chat.kit.discord_builder import build, build_content, build_edit, kept_together
from bot.chat.kit.markup import bold, link, mention, shorten, small
from bot.localization.spans import safe_name, with_emoji
from tests.bot.fake_paint import fake_picture
from tests.bot.sample_tables import LOCALIZER, played
from tests.bot.screen_checks import components, with_all_emoji

ADDRESS = Address(Action.JOIN, 1)


def numbered_buttons(count: int) -> Row:
    return Row(tuple(Button(Address(Action.PLAY, 1, 2, str(number)), str(number)) for number in range(count)))


@pytest.mark.parametrize(("count", "rows"), [(1, [1]), (5, [5]), (6, [3, 3]), (12, [4, 4, 4])])
def test_buttons_are_spread_over_as_few_rows_as_hold_them(count: int, rows: list[int]) -> None:
    found = [part for part in components(compose(numbered_buttons(count))) if part["type"] == 1]
    assert [len(row["components"]) for row in found] == rows


async def test_an_edit_uploads_the_same_pictures_under_names_that_the_message_has_not_had() -> None:
    table, cache = played("kd", 2, "#1221", "=3.17.22.41"), PictureCache(fake_picture)
    edits = [await build_edit(board(table, 1, LOCALIZER).with_fresh_names(), cache) for _ in range(2)]
    names = [[file.filename for file in edit["attachments"]] for edit in edits]
    assert all(re.fullmatch(r"[a-z]+-1000000000-2[-0-9]*-[0-9a-f]{8}\.png", name) for [name] in names)
    assert names[0] != names[1]
    for edit, [name] in zip(edits, names, strict=True):
        assert f"attachment://{name}" in str(edit["view"].to_components())
    assert len(cache._finished) == 1


async def test_what_calls_somebody_is_a_plain_message_whose_first_line_has_no_marks() -> None:
    screen = plain_message(
        Row((Button(ADDRESS, "Go"),)),
        f"{bold(mention(7, 'Ola'))}, it is {link('on', 'https://a.b')}: J.-P._1",
        small("a"),
    )
    sent = build(screen)
    assert sent["content"] == "<@7>, it is on: J.-P._1\na"
    assert [row["components"][0]["label"] for row in sent["view"].to_components()] == ["Go"]
    assert build(screen.mentioning([8]))["content"].startswith("Ola, it is on")
    edit = await build_edit(screen, PictureCache(fake_picture))
    assert edit["attachments"] == []


@pytest.mark.parametrize(
    ("name", "written"),
    [("Anna-Lena (J.)", "Anna-Lena (J.) wins"), ("1. Ola", "\u20601. Ola wins"), ("x_y", "x_y wins")],
)
def test_names_that_do_not_format_have_no_backslash(name: str, written: str) -> None:
    assert build_content(plain_message(f"{safe_name(name)} wins")) == written


def test_a_name_that_would_format_has_backslashes_from_the_second_line_on_and_look_alikes_in_the_first() -> None:
    content = build_content(plain_message("\n".join([f"{safe_name('*O*')} wins"] * 3)))
    assert content.replace("\u2060", "").splitlines() == ["∗O∗ wins", r"\*O\* wins", r"\*O\* wins"]


def test_the_second_line_has_no_emoji_and_no_link() -> None:
    line = f"{with_emoji('king', '')}{bold('Ola')} {link('here', 'https://a.b')}"
    with with_all_emoji():
        first, second, third = build_content(plain_message("\n".join([line] * 3))).splitlines()
    assert first == second == "Ola here"
    assert third == "<:king:100000000000000001>\u00a0**Ola** [here](https://a.b)"


@pytest.mark.parametrize(("length", "shown"), [(79, 79), (80, 80), (81, 80)])
def test_a_label_that_is_too_long_ends_in_an_ellipsis(length: int, shown: int) -> None:
    [button] = [part for part in components(compose(Row((Button(ADDRESS, "x" * length),)))) if part["type"] == 2]
    assert len(button["label"]) == shown
    assert button["label"].endswith("…") == (length > shown)


def test_no_line_begins_with_the_dot_between_facts_or_with_a_crown() -> None:
    assert kept_together("Ola · took 3 👑👑") == "Ola\u00a0· took 3\u00a0👑\u2060👑"


def test_a_long_text_ends_with_a_whole_word() -> None:
    assert shorten("a lake, and a forest beside it", 20) == "a lake, and a…"
    assert shorten("a lake, and a forest beside it", 8) == "a lake…"
    # Where words are not parted by spaces, any character may be the last.
    assert shorten("湖と森と小麦畑がとなりにあります", 8) == "湖と森と小麦畑…"


def test_a_select_shows_what_was_chosen() -> None:
    row = select_row(ADDRESS, "Choose", [Option("A", "a", "first"), Option("B", "b", chosen=True)])
    [shown] = [part for part in components(compose(row)) if part["type"] == 3]
    assert shown["custom_id"] == "s:join:1:0:"
    assert [(option["value"], option.get("default", False)) for option in shown["options"]] == [
        ("a", False),
        ("b", True),
    ]
    assert [option.get("description") for option in shown["options"]] == ["first", None]


def test_any_number_of_the_options_of_a_multiple_select_can_be_chosen() -> None:
    options = Option("A", "a", chosen=True), Option("B", "b", chosen=True), Option("C", "c")
    [shown] = [
        part for part in components(compose(Row((MultiSelect(ADDRESS, "Choose", options),)))) if part["type"] == 3
    ]
    assert (shown["custom_id"], shown["min_values"], shown["max_values"]) == ("m:join:1:0:", 0, 3)
    assert [option.get("default", False) for option in shown["options"]] == [True, True, False]


def test_a_screen_without_controls_keeps_texts_and_pictures() -> None:
    screen = compose("Hello", numbered_buttons(2), accent=0xFF0000)
    shown = screen.without_controls()
    assert shown.controls == ()
    assert (shown.blocks, shown.accent) == (screen.blocks[:1], 0xFF0000)


def test_a_note_is_text_without_a_frame() -> None:
    [part] = components(note("Hello"))
    assert part["type"] == 10
