"""People and servers that the operator has blocked beside the bot, which may run or be off."""

import pytest

from bot.host.database.opening import open_database
from bot.services.blocked import Blockable, Blocked, BlockList
from bot.storage.database import SqlKeyValueStore
from tests.bot.server import Action, SimulatedServer, finish, read, say, says, words


async def carry_out(server: SimulatedServer, kind: Blockable, number: int, *, is_off: bool = False) -> None:
    """Block, and let a minute pass; if `is_off`, while the bot is off, which starts afterwards."""
    if is_off:
        await server.stop()
    async with await open_database(server.url) as database:
        await BlockList(SqlKeyValueStore(database)).add(Blocked(kind, number, server.now))
    if is_off:
        await server.start()
    await server.pass_time(1 / 60)


@pytest.mark.parametrize("is_off", [False, True])
async def test_a_blocked_person_resigns_and_is_answered_by_one_sentence(
    server: SimulatedServer, *, is_off: bool
) -> None:
    _, kenji = server.people.values()
    await server.begin()
    await carry_out(server, Blockable.PERSON, kenji.id, is_off=is_off)
    [own, other] = (await server.table()).game.seats
    assert (own.resigned, other.resigned, other.is_computer) == (False, True, True)
    assert any(says(each.text, "told-resigned", name="Kenji") for each in server.messages())
    assert (await say(kenji, server, "kingdomino games")).text == words("error-blocked")
    [turn] = [each for each in server.messages() if Action.OPEN_PANEL in each.actions]
    assert (await kenji.click(turn, Action.OPEN_PANEL)).text == words("error-blocked")


async def test_a_blocked_server_is_left_and_left_again(server: SimulatedServer) -> None:
    await carry_out(server, Blockable.SERVER, server.guild_id)
    for _ in range(2):
        await server.discord.quiet()
        assert not server.bot.guilds
        server.discord.return_guild(server.guild)
    await server.discord.quiet()
    assert not server.bot.guilds


async def test_nobody_invites_a_blocked_person_nor_asks_them_for_a_rematch(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await server.begin()
    await finish(server)
    await carry_out(server, Blockable.PERSON, kenji.id)
    before = server.newest
    await ola.click(server.newest, Action.REMATCH)
    game = (await server.table()).game
    assert ([each.name for each in game.seats], game.invited) == (["Ola"], ())
    assert not any("Kenji" in each.named for each in server.after(before))
    told = read(await ola.use(server.channel, words("menu-invite"), kenji))
    assert told.text == words("error-guest-blocked", name="Kenji")
    # Who is no longer blocked plays again.
    lobby = server.newest
    assert (await kenji.click(lobby, Action.JOIN)).text == words("error-blocked")
    assert await server.services.tables.blocks.remove(Blockable.PERSON, kenji.id)
    await server.pass_time(1 / 60)
    await kenji.click(lobby, Action.JOIN)
    assert "Kenji" in lobby.alt
