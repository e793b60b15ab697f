"""Text mode: what only one person sees comes in words instead of pictures."""

import re
from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from typing import Any

from bot.chat.actions import Action
from bot.chat.deeds.board import board
from bot.chat.kit import in_text_mode
from bot.chat.kit.blocks import MAX_OPTION_TEXT, Address, Button, Option, Row, Screen, Select, Text, compose, select_row
from bot.chat.screens.panel import panel_screen
from bot.chat.screens.result import final_board
from bot.chat.screens.table_view import Look
from bot.games.series import Ending
from bot.games.table import Table
from bot.games.words.narration import kingdom_name
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import plain, plain_line
from engine.moves import Place
from renderers.text.wording import halves_text, squares_text
from tests.bot.all_screens import SOMEBODY
from tests.bot.chat.people.test_personal_settings import open_settings
from tests.bot.sample_tables import FIRST_USER, LOCALIZER, positions, recorded, translations, with_records
from tests.bot.screen_checks import BUTTON, advised, components, text_of
from tests.bot.server import (
    Guest,
    SimulatedServer,
    begin_placing,
    more,
    open_lobby,
    open_panel,
    say,
    says,
    until_placing,
    words,
)


def label_of(control: Button | Select) -> str:
    return control.label if isinstance(control, Button) else " ".join(each.label for each in control.options)


@with_records
def test_of_one_kingdom_nothing_is_left_out(path: Path) -> None:
    for table in positions(path, 4):
        for index, kingdom in enumerate(table.state.kingdoms):
            told = text_of(in_text_mode(board(table, FIRST_USER, LOCALIZER, Look(index)))).replace("\\", "")
            assert [each for each in kingdom.properties() if squares_text(each.squares, LOCALIZER) not in told] == []


@dataclass(frozen=True)
class Heard(FluentLocalizer):
    """A localizer that lists the messages that it formats, with their texts."""

    said: list[tuple[str, str]] = field(default_factory=list, compare=False)

    def find(self, key: str, /, **args: Any) -> str | None:
        text = super().find(key, **args)
        self.said.append((key, plain(text or "")))
        return text


def with_usual_names(table: Table) -> Table:
    seats = (replace(each, name=f"Bartholome{each.number:02}") for each in table.game.seats)
    return table.with_game(replace(table.game, seats=tuple(seats)))


def facts_of_pages(screen: Screen, localizer: Heard) -> tuple[Counter[str], list[Screen]]:
    """Count the messages that a listener gets on all pages of a screen; return the pages, too."""
    heard, comma = list[Screen](), localizer("list-comma")
    localizer.said.clear()
    heard.append(in_text_mode(screen, comma))
    said = [each for each in localizer.said if each[0].startswith(("alt-", "line-", "long-"))]
    while len(heard) < 2 or heard[-2] != heard[-1]:
        heard.append(in_text_mode(screen, comma, len(heard)))
    told = [lines_of(page) for page in heard]
    assert all(localizer("text-rest") in lines for lines in told[:-2])
    shown = "\n".join(line for lines in told for line in lines)
    return Counter(key for key, text in said if text in shown), heard[:-1]


def lines_of(page: Screen) -> list[str]:
    return [plain_line(line) for block in page.blocks if isinstance(block, Text) for line in block.lines]


def facts_of_table(table: Table, language: str, look: Look) -> tuple[Counter[str], int]:
    """Count the messages that a listener with a seat gets on all pages of a look, and the pages."""
    table, localizer = with_usual_names(table), Heard(translations().bind(language).bundles, strict=True)
    ended = final_board(table, Ending(), localizer) if table.state.is_over else None
    facts, pages = facts_of_pages(ended or board(table, FIRST_USER, localizer, look), localizer)
    own = kingdom_name(table, table.state.kingdom_of(1), localizer)
    assert ended or look.boards or any(line.startswith(own) for line in lines_of(pages[0]))
    # In a Royal Wedding a button leads from the lands to the builders' board, and back.
    other = localizer("button-table" if look.boards else "button-boards")
    assert ended or not table.variant.mixes_boxes or other in map(label_of, pages[0].controls)
    return facts, len(pages)


@with_records
def test_every_language_tells_the_same_facts_of_a_table_on_at_most_two_pages(path: Path) -> None:
    for table, look in product((*positions(path, 4), recorded(path)), {Look(), Look(boards="rw" in path.stem)}):
        (facts, _), *others = english, *_ = [facts_of_table(table, each, look) for each in translations().bundles]
        assert [each for each, _ in others if each != facts] == []
        assert max(pages for _, pages in (english, *others)) <= 2


@with_records
def test_an_option_that_is_heard_keeps_all_its_facts_in_every_language(path: Path) -> None:
    for language, table in product(translations().bundles, positions(path, 4)):
        screen = panel_screen(advised(table, SOMEBODY, translations().bind(language)))
        selects = [each for each in screen.controls if isinstance(each, Select)]
        heard = [plain(option.in_text_mode or "") for each in selects for option in each.options]
        assert [each for each in heard if len(each) > MAX_OPTION_TEXT] == []


def test_between_facts_stands_the_comma_of_the_language() -> None:
    japanese = translations().bind("ja")
    screen = compose("王国 · +3", Row((Button(Address(Action.SHOW_TABLE, 1), "12 · おすすめ"),)))
    heard = in_text_mode(screen, japanese("list-comma"))
    assert [text_of(heard), *map(label_of, heard.controls)] == ["王国、+3", "12、おすすめ"]


def test_what_is_heard_may_be_other_words_than_what_is_seen() -> None:
    address = Address(Action.SHOW_TABLE, 1)
    screen = compose(
        Text.of("✓ Place", in_text_mode="Step 1"),
        Text.of("only seen", in_text_mode=""),
        Row(
            (
                Button(address, "🔍"),
                Button(address, "›", in_text_mode="Next"),
                Button(address, "As text", in_text_mode=""),
            )
        ),
        Row((), text_mode_only=(Button(address, "Whole table"),)),
        select_row(address, "Choose", [Option("1", "a", "g7"), Option("2", "b", "g8", in_text_mode="2: lake g8")]),
    )
    heard = in_text_mode(screen)
    assert text_of(heard) == "Step 1"
    assert [label_of(each) for each in heard.controls] == ["🔍", "Next", "Whole table", "1 2: lake g8"]
    assert [label_of(each) for each in screen.controls] == ["🔍", "›", "As text", "1 2"]
    assert len([part for part in components(screen) if part["type"] == BUTTON]) == 3


async def test_text_mode_turns_panel_and_board_into_words_until_it_is_turned_off(server: SimulatedServer) -> None:
    mover = await begin_placing(server)
    await switch_text_mode(mover, server)
    panel = await open_panel(server, mover)
    assert not panel.files
    assert words("long-castle-closed", castle_square="g7", squares="") in panel.text
    await server.restart()
    board = await say(mover, server, "kingdomino board")
    assert board.labels[-2:] == ["Ola", "Kenji"]


async def test_in_text_mode_the_lists_of_commands_are_in_words(server: SimulatedServer) -> None:
    await server.begin()
    for person in server.people.values():
        await switch_text_mode(person, server)
    mover = await server.acting_person()
    dominoes = (await mover.complete(server.channel, "draft", "domino", "")).choices
    line = [halves_text(domino, LOCALIZER) for domino in (await server.table()).state.next_line.free]
    assert [choice.name.endswith(told) for choice, told in zip(dominoes, line, strict=True)] == [True] * len(line)
    mover = await until_placing(server)
    places = (await mover.complete(server.channel, "place", "where", "")).choices
    # The number of a mirror image is in parentheses.
    text = r"(\d+r?|[(]\d+r?[)]), ([+]\d+, )?\w+ [a-m]\d+, (\w+ )?[a-m]\d+"
    assert all(re.fullmatch(text, choice.name) for choice in places)
    assert isinstance(Place.parse(places[0].value), Place)


async def switch_text_mode(person: Guest, server: SimulatedServer) -> None:
    page = await open_settings(person, server, "look")
    await person.click(page, Action.ADJUST_SETTING)


async def test_public_messages_keep_pictures_when_pressed_in_text_mode(server: SimulatedServer) -> None:
    mover = await server.begin()
    await switch_text_mode(mover, server)
    before = server.newest
    await mover.click(before, before.buttons[0])
    assert server.newest.id != before.id
    assert server.newest.files
    assert not says(server.newest.text, "long-filled")


async def test_a_panel_stays_in_words_when_another_person_changes_the_table(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await server.adjust(ola, text_mode=True)
    lobby = await open_lobby(ola, server, players=3)
    panel = await more(ola, lobby)
    await kenji.click(lobby, Action.JOIN)
    assert any("Kenji" in each.label for each in panel.select(Action.PUT_OUT).options)
    assert " · " not in panel.text
