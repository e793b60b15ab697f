"""A database that was restored from a copy, in a channel that has seen more."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.chat.actions import Action
from bot.games.game import HOUR
from bot.host.database.address import DatabaseUrl
from tests.bot.database_urls import on_sqlite_only
from tests.bot.server import Message, SimulatedServer, open_lobby
from tests.bot.words import says, words

pytestmark = [pytest.mark.slow, on_sqlite_only]


def file_of(server: SimulatedServer) -> Path:
    file = DatabaseUrl.parse(server.url).file
    assert file
    return file


def copied(server: SimulatedServer, folder: Path) -> Path:
    """A copy of the database while the bot uses it."""
    copy = folder / "copy.db"
    with closing(sqlite3.connect(file_of(server))) as connection:
        connection.execute("VACUUM INTO ?", [str(copy)])
    return copy


def has_taken(name: str, message: Message) -> bool:
    """Whether a message tells that somebody has taken a domino."""
    start = f"{words('told-by-person', name=name)} · "
    return any(line.startswith(start) and says(line, "told-pick") for line in message.text.splitlines())


async def test_a_running_game_is_announced_as_in_the_copy_and_goes_on(server: SimulatedServer, tmp_path: Path) -> None:
    await server.begin()
    mover, copy = await server.acting_person(), copied(server, tmp_path)
    first, _, _, last = [button for button in server.newest.buttons if button.action == Action.PLAY]
    await mover.click(server.newest, first)
    lost = server.newest
    assert has_taken(mover.name, lost)
    server.now += 60
    await server.restart(copy)
    await server.pass_time(0)
    announced = server.newest
    assert announced.id != lost.id
    assert (has_taken(mover.name, announced), announced.named) == (False, [mover.name])
    await mover.click(announced, last)
    table = await server.table()
    assert (table.ply, table.game.announcement.id) == (3, server.newest.id)
    assert has_taken(mover.name, server.newest)


async def test_a_turn_that_is_made_again_after_a_restore_gets_a_message_of_its_own(
    server: SimulatedServer, tmp_path: Path
) -> None:
    """The message of the lost turn has the same ply, and shows another domino.

    Discord refuses messages until the turn is made.
    """
    await server.begin()
    mover, copy = await server.acting_person(), copied(server, tmp_path)
    first, *_, last = [button for button in server.newest.buttons if button.action == Action.PLAY]
    await mover.click(server.newest, first)
    lost = server.newest
    server.now += HOUR // 2  # Discord has forgotten the nonces
    fault = server.fail(r"POST /channels/\d+/messages$", status=403, code=50013, times=None)
    await server.restart(copy)
    await server.pass_time(0)
    fault.times = 0
    await mover.slash(server.channel, "draft", domino=last.argument.removeprefix(">"))
    assert server.newest.id != lost.id
    assert (await server.table()).game.announcement.id == server.newest.id


async def test_a_new_table_is_shown_although_the_channel_has_seen_one_of_its_former_number(
    server: SimulatedServer, tmp_path: Path
) -> None:
    ola, _ = server.people.values()
    copy = copied(server, tmp_path)
    lost = await open_lobby(ola, server)
    server.now += 60
    await server.restart(copy)
    await ola.slash(server.channel, "kingdomino new")
    assert server.newest.id != lost.id
    assert Action.JOIN in server.newest.actions
