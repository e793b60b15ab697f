"""A table before its game, as people see it."""

import re
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Button, Option, Row, compose, select_row
from bot.chat.transport.discord_builder import build_view
from bot.games.computers.computers import LEVELS
from bot.games.errors import HostHasTooManyTables
from bot.games.lobby.limits import TableLimits
from tests.bot.server import Guest, Message, SimulatedServer, add_computer, read, say
from tests.bot.words import words

pytestmark = pytest.mark.slow


async def test_a_lobby_fills_empties_and_closes(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new", players=3)
    lobby = server.newest
    await kenji.click(lobby, Action.JOIN)
    assert "- **Kenji**" in server.newest.text
    assert "room for more" in server.newest.text
    await add_computer(ola, server.newest, "master")
    assert "- **Baldwin** (computer, master)" in server.newest.text
    assert words("lobby-ready") in server.newest.text
    assert not server.newest.levels
    await ola.click(lobby, label="Remove Baldwin")
    await kenji.click(lobby, Action.LEAVE)
    assert "One more player is needed before the host can start" in server.newest.text
    assert words("error-not-host") in read(await kenji.click(lobby, Action.CANCEL)).text
    assert "closed" in read(await ola.click(lobby, Action.CANCEL)).text
    assert words("lobby-cancelled") in server.newest.text
    assert server.newest.labels == []


async def test_one_button_is_coloured_the_one_that_the_table_needs_next(server: SimulatedServer) -> None:
    def coloured() -> list[str]:
        return [part.label for part in server.newest._parts if part.get("style") in (1, 3)]

    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new", players=3)
    assert coloured() == ["Join"]
    await kenji.click(server.newest, Action.JOIN)
    assert coloured() == ["Start"]


async def test_the_lobbys_buttons_are_commands_as_well(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new", players=2)
    for person, command, told in (
        (kenji, "join", "You have a seat"),
        (kenji, "join", "already have a seat"),
        (kenji, "leave", "have left"),
        (kenji, "leave", "have no seat"),
        (kenji, "start", "have no seat"),
        (ola, "start", "for 2, 3, or 4 players, and one is here"),
        (kenji, "join", "You have a seat"),
        (kenji, "resign", "has not begun"),
        (kenji, "start", "The game has begun"),
        (server.newcomer("Zuri"), "join", "has begun already"),
    ):
        assert told in (await say(person, server, f"kingdomino {command}")).text, command
    assert server.newest.named == [(await server.acting_person()).name]


async def test_the_lobby_shows_the_host_and_names_them_to_a_player_who_cannot_start(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    zuri = server.newcomer("Zuri")
    await ola.slash(server.channel, "kingdomino new")
    for person in (kenji, zuri):
        await person.click(server.newest, Action.JOIN)
    assert "only Ola, the host" in read(await kenji.click(server.newest, Action.START)).text
    await ola.click(server.newest, Action.LEAVE)
    assert "- **Kenji** (host)\n- **Zuri**" in server.newest.text
    await kenji.click(server.newest, Action.START)
    assert server.newest.named == [(await server.table()).acting.name]  # type: ignore[union-attr]


async def leave_alone(person: Guest, lobby: Message) -> None:
    """Leave as the only person at the table, and confirm that."""
    asked = (await person.click(lobby, Action.LEAVE)).followups[0]
    await person.click(asked, Action.LEAVE)


@pytest.mark.parametrize("is_typed", [False, True])
async def test_whoever_is_alone_at_a_table_is_asked_before_leaving_closes_it(
    server: SimulatedServer, *, is_typed: bool
) -> None:
    ola = server.people["Ola"]
    await ola.slash(server.channel, "kingdomino new", players=3, computers="greedy")
    lobby = server.newest
    if is_typed:
        asked = (await ola.slash(server.channel, "kingdomino leave")).response
    else:
        [asked] = (await ola.click(lobby, Action.LEAVE)).followups
    assert asked
    assert asked.text == words("confirm-leave")
    assert "**Ola** (host)" in lobby.text
    await ola.click(asked, Action.LEAVE)
    assert asked.text == words("done-left")
    assert words("lobby-cancelled") in lobby.text


async def test_whoever_leaves_without_a_seat_is_told_how_to_take_one_while_there_is_one(
    server: SimulatedServer,
) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new", players=2)
    lobby = server.newest
    told = read(await kenji.click(lobby, Action.LEAVE)).text
    assert told == words("error-no-seat-yet")
    await add_computer(ola, lobby)
    told = read(await kenji.click(server.newest, Action.LEAVE)).text
    assert told == words("error-not-seated")


async def test_a_lobby_that_everybody_left_frees_the_channel(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new", players=2)
    closed = server.newest
    await leave_alone(ola, closed)
    assert words("lobby-cancelled") in closed.text
    await kenji.slash(server.channel, "kingdomino new")
    assert "- **Kenji** (host)" in server.newest.text


async def test_a_full_table_says_so(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new", players=2)
    await kenji.slash(server.channel, "kingdomino join")
    assert words("error-game-full") in (await say(server.newcomer("Zuri"), server, "kingdomino join")).text


async def test_a_channel_has_one_table_and_a_second_one_is_led_to_it(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new")
    lobby = server.newest
    assert lobby.url in (await say(kenji, server, "kingdomino new")).text
    assert server.newest.id == lobby.id


async def test_options_that_contradict_each_other_are_explained(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    told = await say(ola, server, "kingdomino new", game="kd7", players=4)
    assert told.text == "Kingdomino: Mighty Duel is for 2 players."
    told = await say(ola, server, "kingdomino new", game="qd", harmony=True)
    assert told.text.startswith("Queendomino is played without")
    assert server.messages() == []


async def test_options_stand_in_the_lobby(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    options = {"middle-kingdom": True, "harmony": True, "dynasty": True, "suggestions": False}
    await ola.slash(server.channel, "kingdomino new", **options)
    told = server.newest.text
    assert "-# **Dynasty, game 1 of 3** · Three games in a row" in told
    assert "-# **No suggestions** · Players are not shown the best placements" in told
    assert told.count("Harmony") == told.count("Middle Kingdom") == 1


async def test_computer_players_of_every_level_sit_down_one_after_another(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    await ola.slash(server.channel, "kingdomino new", game="rwt", players=8)
    addresses = set()
    for level in (*LEVELS, LEVELS[0]):
        [select] = server.newest.levels
        assert [option.value for option in select.options] == list(LEVELS)
        addresses.add(select.custom_id)
        await add_computer(ola, server.newest, level)
    assert len(addresses) == 5
    told = re.findall(r"\(computer, (\w+)\)", server.newest.text)
    assert told == ["beginner", "solid", "strong", "master", "beginner"]


async def test_whoever_joins_a_lobby_that_discord_lets_nobody_edit_any_more_is_seen_in_a_new_one(
    server: SimulatedServer,
) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new")
    lobby = server.newest
    path = f"/channels/{server.channel.id}/messages/{lobby.id}"
    server.env.inject_error("PATCH", path, status=400, code=30046, times=None)
    told = await say(kenji, server, "kingdomino join")
    assert "went wrong" not in told.text
    assert server.newest.id != lobby.id
    assert "**Kenji**" in server.newest.text
    assert "Start" in server.newest.labels
    assert await server.services.games.unshown_games() == ()


async def test_a_lobby_that_is_days_old_is_posted_anew_when_somebody_joins_and_pings_nobody(
    server: SimulatedServer,
) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new")
    lobby = server.newest
    await server.pass_time(48)
    await kenji.click(lobby, Action.JOIN)
    [again] = server.messages()
    assert (again.id != lobby.id, again.named) == (True, [])
    assert "**Kenji**" in again.text
    assert "Start" in again.labels


async def test_a_button_of_an_older_lobby_still_adds_a_computer_player(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    await ola.slash(server.channel, "kingdomino new")
    game = (await server.table()).game.id
    channel: Any = server.bot.get_partial_messageable(server.channel.id)
    button = Button(Address(Action.ADD_COMPUTER, game), "Add computer player")
    older = await channel.send(view=build_view(compose(Row((button,)))))
    await ola.click(older, Action.ADD_COMPUTER)
    assert "- **Baldwin** (computer, solid)" in server.newest.text


async def test_a_select_of_an_older_lobby_that_counts_seats_in_its_ply_still_adds_a_computer_player(
    server: SimulatedServer,
) -> None:
    ola = server.people["Ola"]
    await ola.slash(server.channel, "kingdomino new")
    lobby, game = server.newest, (await server.table()).game.id
    channel: Any = server.bot.get_partial_messageable(server.channel.id)
    select = select_row(Address(Action.ADD_COMPUTER, game, 1), "Add a computer player", [Option("Master", "master")])
    older = await channel.send(view=build_view(compose(select)))
    await ola.select(older, ["master"], custom_id=f"s:add:{game}:1:")
    assert "- **Baldwin** (computer, master)" in lobby.text


async def test_the_host_is_asked_before_a_table_closes_at_which_others_are(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new", players=3)
    lobby = server.newest
    await kenji.click(lobby, Action.JOIN)
    asked = (await ola.click(lobby, Action.CANCEL)).response
    assert asked
    assert asked.text == words("confirm-cancel-lobby")
    assert "- **Kenji**" in server.newest.text
    await ola.click(asked, Action.CANCEL)
    assert words("lobby-cancelled") in server.newest.text


@pytest.mark.parametrize("thread", [False, True])
async def test_a_table_can_be_opened_with_computer_players_on_all_free_seats(
    server: SimulatedServer, *, thread: bool
) -> None:
    ola = server.people["Ola"]
    await ola.slash(server.channel, "kingdomino new", players=3, computers="beginner", thread=thread)
    [lobby] = [m for m in (server.channel.threads[0] if thread else server.channel).history() if m.components][-1:]
    text = lobby.text
    assert "- **Baldwin** (computer, beginner)\n- **Mathilda** (computer, beginner)" in text
    assert words("lobby-ready") in text


async def test_a_table_can_have_a_thread_of_its_own(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    told = await say(ola, server, "kingdomino new", thread=True)
    [thread] = server.channel.threads
    assert f"<#{thread.id}>" in told.text
    [lobby] = [message for message in thread.history() if message.components]
    answer = await add_computer(ola, lobby)
    assert answer.acknowledged
    assert "no threads" not in told.text
    assert words("error-no-threads") in read(await ola.slash(thread, "kingdomino new", thread=True)).text


async def test_a_thread_is_named_after_the_game_that_is_played_there(server: SimulatedServer) -> None:
    await server.people["Ola"].slash(server.channel, "kingdomino new", game="qd", thread=True)
    [thread] = server.channel.threads
    assert thread.name == "Queendomino with Ola"


async def test_a_thread_in_which_no_table_can_be_opened_is_closed_again(server: SimulatedServer) -> None:
    async def open_table(*_: object) -> None:
        raise HostHasTooManyTables(10)

    object.__setattr__(server.services.lobby, "open", open_table)
    told = await say(server.people["Ola"], server, "kingdomino new", thread=True)
    assert "10" in told.text
    [thread] = server.channel.threads
    changed = [sent.json for sent in server.requests if sent.path.endswith(f"/channels/{thread.id}")]
    assert changed == [{"archived": True}]


async def test_a_server_with_as_many_threads_as_discord_allows_is_told_so(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    server.fail("POST /channels/.*/threads$", status=400, code=160006)
    told = await say(server.people["Ola"], server, "kingdomino new", thread=True)
    assert words("error-too-many-threads") in told.text
    assert "error" not in caplog.text.lower()


async def test_a_thread_for_a_table_in_an_announcement_channel_is_of_the_kind_that_discord_allows_there(
    server: SimulatedServer,
) -> None:
    news = server.env.guild.create_news_channel("news")
    await server.people["Ola"].slash(news, "kingdomino new", thread=True)
    [asked] = [sent for sent in server.requests if sent.path.endswith("/threads")]
    assert asked.json
    assert asked.json["type"] == discord.ChannelType.news_thread.value


async def test_a_person_who_hosts_enough_tables_is_told_how_many_and_what_to_do(server: SimulatedServer) -> None:
    server.services.tables.limits = TableLimits(per_person=1)
    ola = server.people["Ola"]
    await ola.slash(server.channel, "kingdomino new")
    elsewhere = server.add_channel("table-2")
    for options in ({}, {"thread": True}):
        told = read(await ola.slash(elsewhere, "kingdomino new", **options)).text
        assert told.startswith(
            "Nobody may host more than one unfinished table at a time, and you have reached that limit."
        )
        assert "`/games` lists them" in told
    assert list(elsewhere.history()) == []


async def test_a_server_that_has_enough_tables_is_told_how_many(server: SimulatedServer) -> None:
    server.services.tables.limits = TableLimits(per_server=1)
    await server.people["Ola"].slash(server.channel, "kingdomino new")
    elsewhere = server.add_channel("table-2")
    told = read(await server.people["Kenji"].slash(elsewhere, "kingdomino new")).text
    assert told.startswith(
        "No server may have more than one unfinished table at a time, and this one has reached that limit."
    )


async def test_a_table_that_has_begun_lists_the_players_in_the_order_in_which_they_choose(tmp_path: Path) -> None:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji", "Zuri", "Nina") as server:
        await server.begin(game="kd", players=4)
        table = await server.table()
        begun = next(message for message in server.messages() if words("done-started") in message.text)
        listed = [line for line in begun.text.splitlines() if line.startswith("- ")]
        drawn = [table.name_of(turn[0].seat or 0) for turn in table.turns]
        drawn += [table.name_of(turn.king.seat) for turn in table.state.turns]
        assert [next(name for name in drawn if name in line) for line in listed] == drawn[:4]
