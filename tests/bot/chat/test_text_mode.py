"""Text mode: what only one person sees comes in words instead of pictures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from simcord import MemberActor

from bot.chat.blocks import Gallery, PictureSpec, compose, stack
from bot.chat.text_mode import MAX_TEXT, as_text
from bot.games.person_settings import THEMES as PERSON_THEMES
from renderers import THEMES, DraftView, KingdomView, View, domino_text
from tests.bot.all_screens import panels, public_screens, results
from tests.bot.chat.test_personal_settings import open_settings
from tests.bot.sample_tables import LOCALIZER, RECORDS, positions, recorded, table_at
from tests.bot.screen_checks import check, text_of
from tests.bot.simulated_server import Message, SimulatedServer, open_panel, say, until_placing


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_screen_of_a_game_can_be_read_in_words(path: Path) -> None:
    for table in positions(path, 3):
        for screen in (*public_screens(table, LOCALIZER), *panels(table, LOCALIZER)):
            words = check(as_text(screen))
            assert words.pictures == ()
            assert words.controls == screen.controls
    for screen in results(recorded(path), LOCALIZER):
        assert check(as_text(screen)).pictures == ()


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_panel_says_in_words_all_that_a_move_needs(path: Path) -> None:
    for table in positions(path, 4):
        for screen in panels(table, LOCALIZER):
            told = text_of(as_text(screen)).replace("\\", "")
            for picture in screen.pictures:
                assert [fact for fact in facts(picture.view) if fact not in told] == []


def facts(view: View) -> Iterator[str]:
    """What somebody has to know of a kingdom or of a line, as it is told."""
    if isinstance(view, KingdomView):
        yield from (f"- {LOCALIZER(f'terrain-{area.terrain.value}')}: " for area in view.properties)
    if isinstance(view, DraftView):
        yield from (domino_text(slot.domino, LOCALIZER) for line in view.lines for slot in line.slots)


def test_names_in_a_description_format_and_mention_nothing() -> None:
    table = table_at("kd 2 w0w1##;f0f0## 3:1,17:2 0 4,8:2,19,30:1 2 40-48", names=("@everyone **x**", "[a](http://b)"))
    for screen in public_screens(table, LOCALIZER):
        told = text_of(as_text(screen))
        assert "@everyone" not in told
        assert "**x**" not in told
        assert "](http://b" not in told


def test_a_text_that_is_too_long_ends_early_with_whole_lines() -> None:
    screen = next(public_screens(next(positions(RECORDS[-1], 2)), LOCALIZER))
    galleries = [block for block in screen.blocks if isinstance(block, Gallery)]
    pictures: list[PictureSpec] = [picture for gallery in galleries for picture in gallery.pictures]
    long = as_text(compose("## Title", *stack(pictures * 6)))
    told = [block.content for block in long.blocks if hasattr(block, "content")]
    assert sum(map(len, told)) <= MAX_TEXT
    assert told[0] == "## Title"
    assert any(text.endswith("\n…") for text in told)


async def test_text_mode_turns_the_panel_and_the_board_into_words_until_it_is_turned_off(
    server: SimulatedServer,
) -> None:
    await server.begin()
    mover = await until_placing(server)
    await switch_text_mode(mover, server, "Turn text mode on")
    panel = await open_panel(server, mover)
    assert not panel.attachments
    assert "the castle is on g7" in Message(panel).text
    await server.restart()
    board = await say(mover, server, "board")
    assert "the castle is on g7" in board.text
    await switch_text_mode(mover, server, "Turn text mode off")
    assert "the castle is on g7" not in (await say(mover, server, "board")).text


async def switch_text_mode(person: MemberActor, server: SimulatedServer, label: str) -> None:
    page = await open_settings(person, server, "text-mode")
    await person.click(page, label=label)


async def test_public_messages_keep_their_pictures_when_somebody_in_text_mode_presses_them(
    server: SimulatedServer,
) -> None:
    await server.begin()
    mover = await until_placing(server)
    await switch_text_mode(mover, server, "Turn text mode on")
    await server.step()
    assert "the castle is on g7" not in server.newest.text


async def test_pictures_that_only_one_person_sees_come_in_the_colours_of_their_choice(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    page = await open_settings(mover, server, "theme")
    await mover.select(page, ["theme contrast"], custom_id="s:adjust:0:0:theme")
    panel = await open_panel(server, mover)
    assert panel.attachments
    assert all(each.filename.startswith("contrast-") for each in panel.attachments)
    await server.step()
    assert not any(each.filename.startswith("contrast") for each in server.newest.message.attachments)


def test_people_can_choose_every_theme_that_there_is() -> None:
    assert list(PERSON_THEMES) == list(THEMES)
