"""Running tables on the page of a server: who moderates ends them from there, and the players read who did."""

import pytest

from bot.chat.deeds.games import MAX_TABLES, tables
from bot.chat.kit.blocks import Address
from bot.games.game import Status
from tests.bot.sample_tables import LOCALIZER, a_game
from tests.bot.server import Action, Message, SimulatedServer, click_forged, read, say, words


async def open_tables(name: str, right: str, server: SimulatedServer) -> Message:
    person = server.with_rights(name, right)
    page = await say(person, server, "kingdomino server")
    await person.click(page, Action.SHOW_TABLES)
    return page


@pytest.mark.parametrize("is_begun", [True, False], ids=["game", "lobby"])
async def test_who_manages_a_server_ends_a_table_of_another_channel(server: SimulatedServer, *, is_begun: bool) -> None:
    elsewhere, ola = server.add_channel("elsewhere"), server.people["Ola"]
    await (server.begin() if is_begun else ola.slash(server.channel, "kingdomino new"))
    mara = server.with_rights("Mara", "MANAGE_GUILD")
    page = read(await mara.slash(elsewhere, "kingdomino server"))
    await mara.click(page, Action.SHOW_TABLES)
    assert ola.name in page.text
    assert str(server.channel.id) in page.text
    await mara.choose(page, Action.END_TABLE, "1")
    await mara.click(page, Action.SHOW_TABLES)
    await mara.choose(page, Action.END_TABLE, "1")
    assert (await server.services.tables.table(1)).game.is_live
    await mara.click(page, Action.END_TABLE)
    assert (await server.services.tables.table(1)).game.status is Status.CANCELLED
    assert words("tables-none") in page.text
    assert words("closed-by", name="Mara") in server.newest.text
    assert server.newest.is_silent


async def test_who_moderates_a_channel_sees_the_tables_there(server: SimulatedServer) -> None:
    elsewhere, ola = server.add_channel("elsewhere"), server.people["Ola"]
    await ola.slash(server.channel, "kingdomino new")
    await ola.slash(elsewhere, "kingdomino new")
    page = await open_tables("Zuri", "MANAGE_MESSAGES", server)
    assert [option.value for option in page.selects[0].options] == ["1"]


async def test_who_moderates_nothing_ends_nothing(server: SimulatedServer) -> None:
    await server.begin()
    other = server.newcomer("Robin")
    page = await say(other, server, "kingdomino server")
    assert Action.SHOW_TABLES not in [each.action for each in page.buttons]
    for address in (Address(Action.SHOW_TABLES), Address(Action.END_TABLE, argument="1 yes")):
        await click_forged(other, server, address)
    assert (await server.services.tables.table(1)).game.is_live


async def test_a_moderator_who_is_erased_is_not_named_any_longer(server: SimulatedServer) -> None:
    await server.begin()
    mara = server.with_rights("Mara", "MANAGE_GUILD")
    await click_forged(mara, server, Address(Action.END_TABLE, argument="1 yes"))
    assert str(mara.id) in str((await server.services.tables.table(1)).game.outbox)
    await click_forged(mara, server, Address(Action.FORGET_PERSON, argument="yes"))
    assert str(mara.id) not in str((await server.services.tables.table(1)).game.outbox)


def test_the_tables_that_do_not_fit_follow_on_a_page_of_their_own() -> None:
    running = [a_game("kd", 2, channel_id=channel) for channel in range(1, MAX_TABLES + 3)]
    first, last = (tables(running, 1, LOCALIZER, start) for start in (0, MAX_TABLES))
    end, home = Address(Action.END_TABLE), Address(Action.SHOW_SERVER)
    further = Address(Action.SHOW_TABLES, argument=str(MAX_TABLES))
    assert [each.address for each in first.controls] == [end, home, further]
    assert [each.address for each in last.controls] == [end, home]
