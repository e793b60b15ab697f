"""Channels that are gone, and answers of Discord that only look so: no game ends by one of them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address
from bot.chat.kit.markup import heading, mention_channel
from bot.games.channel import redraw
from bot.games.deadlines import archive_game
from bot.games.game import DAY, Status
from tests.bot.fake_channels import FakeChannels, refused
from tests.bot.game_driver import KENJI, OLA, GameDriver
from tests.bot.publishers import publisher_of
from tests.bot.server import Place, Reply, SimulatedServer, begin_placing, click_forged, open_lobby, read, warned
from tests.bot.words import says, words, written

LOOKING = r"GET /channels/\d+$"


async def a_minute_later(server: SimulatedServer) -> None:
    await server.pass_time(1 / 60)


async def status_of(server: SimulatedServer, game_id: int) -> Status:
    return (await server.services.tables.games.game(game_id)).status


async def a_game(server: SimulatedServer) -> int:
    await server.without_grace()
    await begin_placing(server, pace=8 * 60)
    return (await server.table()).game.id


async def end_turn(server: SimulatedServer) -> None:
    shown = (await server.table()).public_ply
    while (await server.table()).public_ply == shown:
        await server.step()


async def delete(server: SimulatedServer, channel: Place) -> None:
    """Delete the channel; the bot hears of it, and asks a minute later."""
    server.discord.delete_channel(channel.data)
    await server.discord.quiet()
    await a_minute_later(server)


async def revive(server: SimulatedServer, channel: Place, person: str = "Ola") -> Reply:
    """Let somebody bring a game back from the list of their games, in that channel."""
    guest = server.people[person]
    listed = read(await guest.slash(channel, "kingdomino games"))
    return await guest.choose(listed, Action.REVIVE_ELSEWHERE, *listed.select(Action.REVIVE_ELSEWHERE).values)


# ---- what only looks like the end


async def test_a_channel_that_is_hidden_from_the_bot_is_not_gone(server: SimulatedServer) -> None:
    game = await a_game(server)
    server.fail(LOOKING, status=403, code=50001)
    server.discord.announce("DELETE", server.channel.data)
    await server.discord.quiet()
    for _ in range(3):
        await a_minute_later(server)
    assert await status_of(server, game) is Status.PLAYING
    # It is asked for once.
    assert [each.status for each in server.requests if each.template == "/channels/{channel_id}"] == [403]


async def test_a_message_that_is_edited_or_tidied_up_in_vain_is_neither_sent_again_nor_forgotten(
    driver: GameDriver,
) -> None:
    channels = FakeChannels()
    publisher = publisher_of(driver, channels)
    await publisher.publish_changed(await driver.begin(OLA, KENJI))
    channels.error = refused(404)
    await driver.note(redraw)
    await publisher.try_to_publish(driver.game)
    assert channels.log == ["send 5000"]
    await driver.turn()
    await publisher.publish(driver.game)
    assert [each.id for each in (await driver.table()).game.outbox.messages if each.leaves] == [5000]


# ---- the end


async def test_a_game_is_archived_a_minute_after_its_channel_was_deleted(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    game = await a_game(server)
    server.discord.delete_channel(server.channel.data)
    await server.discord.quiet()
    assert await status_of(server, game) is Status.PLAYING
    await a_minute_later(server)
    assert await status_of(server, game) is Status.ARCHIVED
    assert await server.services.tables.games.unshown_games() == ()
    [record] = warned(caplog)
    assert record.getMessage().startswith(f"game {game}: ")


@pytest.mark.parametrize("is_begun", [False, True], ids=["lobby", "thread"])
async def test_what_was_deleted_while_the_bot_was_off_is_found_at_the_start(
    server: SimulatedServer, *, is_begun: bool
) -> None:
    ola, kenji = server.people.values()
    lobby = await open_lobby(ola, server, players=2, thread=True)
    if is_begun:
        await kenji.click(lobby, Action.JOIN)
        await ola.click(lobby, Action.START)
    await server.stop()
    [gone] = server.channel.threads or [server.channel]
    server.discord.delete_channel(gone.data)
    await server.start()
    await a_minute_later(server)
    assert await status_of(server, 1) is (Status.ARCHIVED if is_begun else Status.CANCELLED)
    assert await server.services.tables.games.unshown_games() == ()


# ---- and back


@pytest.mark.parametrize("days", [1, 31])
async def test_who_throws_the_bot_out_by_mistake_loses_nothing(server: SimulatedServer, days: int) -> None:
    game = await a_game(server)
    position, turn, ola = (await server.table()).state, server.newest, server.people["Ola"]
    await ola.insist(server.channel, "kingdomino table", do="pause")
    request = server.newest
    assert Action.AGREE in request.actions
    elsewhere = server.add_channel("elsewhere")
    await server.people["Kenji"].slash(elsewhere, "kingdomino new")
    lobby = elsewhere.newest
    server.discord.remove_guild(server.guild)
    await server.discord.quiet()
    assert await status_of(server, game) is Status.ARCHIVED
    server.now += days * DAY
    server.discord.return_guild(server.guild)
    await server.discord.quiet()
    told = server.newest
    key, actions = ("back-goes-on", []) if days == 1 else ("back-rests", [Action.REVIVE])
    assert says(told.text, key)
    assert (told.actions, told.is_silent) == (actions, True)
    assert (request.actions, turn.actions != []) == ([], True)
    if days > 1:
        assert await status_of(server, game) is Status.ARCHIVED
        await ola.click(told, Action.REVIVE)
        assert told.actions == turn.actions == []
        assert server.newest.pinged == [(await server.acting_person()).name]
    table = await server.table()
    assert (table.game.id, table.state) == (game, position)
    await end_turn(server)
    assert turn.actions == []
    if days == 1:
        await ola.click(lobby, Action.JOIN)
        assert "Ola" in lobby.alt


async def test_each_person_of_a_deleted_channel_reads_once_that_the_game_goes_on_elsewhere(
    server: SimulatedServer,
) -> None:
    await a_game(server)
    here = server.add_channel("here")
    await delete(server, server.channel)
    gone = words("news-channel-gone", games=words("variant-kd"))
    for person in server.people.values():
        pages = [read(await person.slash(here, "kingdomino games")).text for _ in range(2)]
        assert [gone in each for each in pages] == [True, False]


async def test_a_game_whose_channel_was_deleted_goes_on_where_a_player_brings_it_back(server: SimulatedServer) -> None:
    game = await a_game(server)
    position, lost, here = (await server.table()).state, server.channel, server.add_channel("here")
    await delete(server, lost)
    answer = await revive(server, here, "Kenji")
    server.channel = here
    table = await server.table()
    assert (table.game.id, table.state, here.newest.pinged) == (game, position, [(await server.acting_person()).name])
    shown = read(answer).text
    assert written(mention_channel(here.id)) in shown
    assert written(heading(words("games-archived"), 3)) not in shown
    await end_turn(server)
    assert (await server.table()).game.announcement.id == here.newest.id


async def test_where_a_game_may_not_be_brought_back(server: SimulatedServer) -> None:
    game, here = await a_game(server), server.add_channel("here")
    ola, zuri = server.people["Ola"], server.newcomer("Zuri")
    server.discord.add_guild("Another", "other")
    other = server.place(int(server.discord.channel("other")["id"]))
    await server.services.tables.change(game, lambda now, *_: archive_game(now, server.now))
    fault = server.fail(f"GET /channels/{server.channel.id}$", status=503, times=None)
    assert says((await revive(server, here)).text, "error-channel-unsure")
    fault.times = 0
    await delete(server, server.channel)
    for place in (ola.conversation, other):
        assert says((await revive(server, place)).text, "error-channel-lost")
    forged = Address(Action.REVIVE_ELSEWHERE, argument=str(game))
    assert says((await click_forged(zuri, server, forged, here)).text, "error-no-such-game")
    await ola.slash(here, "kingdomino new")
    for channels, why in ((other.id,), "error-wrong-channel"), ((), "error-channel-taken"):
        await server.services.servers.change_server(server.guild_id, partial(replace, channels=channels))
        assert says((await revive(server, here)).text, why)
    assert await status_of(server, game) is Status.ARCHIVED
