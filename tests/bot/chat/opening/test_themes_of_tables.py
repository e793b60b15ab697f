"""A table has colors for its public pictures; what only one person sees is in their own, if they have chosen some."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.games.table import Table
from renderers import THEMES
from tests.bot.all_screens import every_result, panels, public_screens
from tests.bot.chat.people.test_personal_settings import open_settings
from tests.bot.sample_tables import LOCALIZER, positions, recorded
from tests.bot.server import Action, Message, SimulatedServer, finish, open_panel, until_placing
from tests.recorded_games import RECORDS


def themes_of(message: Message) -> set[str]:
    """The themes that the names of the pictures begin with; the usual one if they begin with none."""
    files = message.files
    assert files
    return {name.partition("-")[0] if name.startswith(("distinct-", "contrast-")) else "storybook" for name in files}


async def begin(server: SimulatedServer) -> None:
    """Begin a game of Ola and Kenji at the table of Ola, who has the colors for color blindness."""
    ola, kenji = server.people.values()
    page = await open_settings(ola, server, "look")
    await ola.choose(page, Action.ADJUST_SETTING, "theme distinct")
    await ola.slash(server.channel, "kingdomino new", players=2)
    await kenji.click(server.newest, Action.JOIN)
    await ola.click(server.newest, Action.START)


async def test_public_pictures_have_the_colors_of_the_table_and_a_rematch_keeps_them(server: SimulatedServer) -> None:
    await begin(server)
    assert themes_of(server.newest) == {"distinct"}
    await until_placing(server)
    await server.step()
    assert themes_of(server.newest) == {"distinct"}
    # What only one person sees is in their own colors, or in those of the table.
    mover = await until_placing(server)
    page = await open_settings(mover, server, "look")
    for chosen, seen in (("contrast", "contrast"), ("storybook", "storybook"), ("", "distinct")):
        await mover.choose(page, Action.ADJUST_SETTING, f"theme {chosen}")
        panel = await open_panel(server, mover)
        assert panel.files
        assert all(name.startswith(seen) for name in panel.files)
    await mover.choose(page, Action.ADJUST_SETTING, "theme contrast")
    await finish(server)
    assert "poster" in server.newest.files[0]
    assert themes_of(server.newest) == {"distinct"}
    await server.people["Ola"].click(server.newest, Action.REMATCH)
    assert (await server.table()).game.options.theme == "distinct"


@pytest.mark.parametrize("path", [RECORDS[0], RECORDS[-1]], ids=lambda path: path.stem)
def test_every_picture_of_a_table_is_in_its_colors(path: Path) -> None:
    tables, last = [in_distinct(table) for table in positions(path, 3)], in_distinct(recorded(path))
    screens = [screen for table in tables for screen in (*public_screens(table, LOCALIZER), *panels(table, LOCALIZER))]
    seen = [picture.theme for screen in (*screens, *every_result(last, LOCALIZER)) for picture in screen.pictures]
    assert seen
    assert set(seen) == {THEMES["distinct"]}


def in_distinct(table: Table) -> Table:
    return replace(table, game=replace(table.game, options=replace(table.game.options, theme="distinct")))
