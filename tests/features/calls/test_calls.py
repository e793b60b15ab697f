"""The role that a server calls when a table looks for players."""

from __future__ import annotations

from dataclasses import replace
from http import HTTPStatus
from typing import Any

import pytest

from bot.chat.actions import Action
from bot.chat.deeds.settings import PLAYERS
from bot.chat.kit.blocks import Address
from bot.features.calls.feature import FEATURE, CallAction, call_button, is_night, look_for_players
from bot.games.game import HOUR, Actor, Status
from tests.bot.refusals import refused
from tests.bot.sample_tables import LOCALIZER, a_game
from tests.bot.server import (
    SILENT,
    Guest,
    Message,
    Place,
    SimulatedServer,
    click_forged,
    finish,
    more,
    open_lobby,
    read,
    say,
)
from tests.bot.words import says, words


def add_role(server: SimulatedServer, *people: Guest, mentionable: bool = True) -> Any:
    return server.discord.add_role(
        server.guild, "Builders", 0, *(each.person.id for each in people), mentionable=mentionable
    )


def mention(role: Any) -> str:
    return f"<@&{role['id']}>"


async def open_page(server: SimulatedServer, mara: Guest) -> Message:
    page = await say(mara, server, "kingdomino server")
    await mara.choose(page, Action.SHOW_SERVER, PLAYERS)
    return page


async def choose(server: SimulatedServer, mara: Guest, *role: Any) -> Message:
    """Choose the role that is called, or no role; return the page."""
    page = await open_page(server, mara)
    await mara.choose(page, CallAction.CHOOSE_ROLE, *role)
    return page


async def choose_openers(server: SimulatedServer, mara: Guest, *role: Any) -> Message:
    page = await open_page(server, mara)
    select = next(each for each in page.selects if each.argument.startswith("openers"))
    await mara.person.choose(dict(page.data), select.custom_id, *role)
    return page


def calls(place: Place) -> list[Message]:
    return [each for each in place.messages if Action.ACCEPT_INVITATION in each.actions]


async def call(host: Guest, lobby: Message) -> str:
    return read(await host.click(await more(host, lobby), CallAction.CALL)).text


async def test_the_host_calls_the_role_in_a_plain_message_that_ends_when_the_table_is_full(
    server: SimulatedServer, mara: Guest
) -> None:
    ola, kenji = server.people.values()
    role = add_role(server, kenji)
    page = await choose(server, mara, role)
    assert words("called-role-is", role=mention(role)) in page.text
    [shown] = [each["default_values"] for each in page.parts if each.get("default_values")]
    assert shown == [{"id": role["id"], "type": "role"}]
    lobby = await open_lobby(ola, server, players=2)
    assert words("done-called", role=mention(role), sound="on") in await call(ola, lobby)
    [called] = calls(server.channel)
    first, second = called.text.splitlines()
    assert first == words("called-to-play", role=mention(role), game=words("variant-kd"))
    time = words("setup-pace", value=words("turn-time-days", count=1))
    assert second == words("called-by", names="Ola", count=2, pace=time)
    assert (called.data["mention_roles"], called.is_silent) == ([role["id"]], False)
    [sent] = [each.body["allowed_mentions"] for each in server.requests if each.body and "<@&" in _content(each.body)]
    assert (sent["parse"], sent["users"], [*map(str, sent["roles"])]) == ([], [], [role["id"]])
    assert CallAction.CALL not in (await more(ola, lobby)).actions
    await kenji.click(called, Action.ACCEPT_INVITATION)
    assert called.text == words("call-ended", game=words("variant-kd"), state="full")
    assert called.actions == []
    assert [seat.name for seat in (await server.table()).game.seats] == ["Ola", "Kenji"]


def _content(body: Any) -> str:
    return body.get("content") or "" if isinstance(body, dict) else ""


def test_a_full_table_a_later_game_of_a_dynasty_and_a_private_one_call_nobody() -> None:
    lobby = replace(a_game("kd", 2), status=Status.LOBBY, number=1)
    for game, key in (
        (lobby, "error-game-full"),
        (replace(lobby, number=2), "error-series-goes-on"),
        (replace(lobby, guild_id=None), "error-old-button"),
    ):
        with refused(key):
            look_for_players(game, Actor(game.host_id, "Ola"), 1, 17, quietly=False)


async def test_a_table_calls_once_and_all_tables_twice_an_hour_also_after_a_restart(
    server: SimulatedServer, mara: Guest
) -> None:
    ola = server.people["Ola"]
    await choose(server, mara, add_role(server))
    places = [server.add_channel(f"table-{number}") for number in range(2, 5)]
    for place in places:
        await ola.slash(place, "kingdomino new", players=3)
    lobbies = [place.newest for place in places]
    for lobby in lobbies[:2]:
        button = (await more(ola, lobby)).button(CallAction.CALL)
        await call(ola, lobby)
    again = await click_forged(ola, server, Address.parse(button.custom_id.partition(":")[2]), places[1])
    assert again.text == words("error-table-called")
    await server.restart()
    assert says(await call(ola, lobbies[2]), "error-server-called", until_span=f"<t:{server.now + HOUR}:R>")
    await server.pass_time(1)
    assert says(await call(ola, lobbies[2]), "done-called", sound="on")
    assert [len(calls(place)) for place in places] == [1, 1, 1]
    [called] = calls(places[0])
    await ola.click(await more(ola, lobbies[0]), Action.CANCEL)
    assert (called.text, called.actions) == (words("call-ended", game=words("variant-kd"), state="closed"), [])


async def test_at_night_a_call_makes_no_sound(server: SimulatedServer, mara: Guest) -> None:
    ola = server.people["Ola"]
    page = await choose(server, mara, add_role(server))
    assert says(page.text, "called-role-night", state="unknown")
    # The clock at Mara's server is nine hours ahead.
    await mara.choose(page, CallAction.CHOOSE_CLOCK, "offset 540")
    page = await choose(server, mara, add_role(server))
    assert words("called-role-night", state="known", clock="21:00") in page.text, "another role keeps the clock"
    server.now += HOUR
    lobby = await open_lobby(ola, server, players=3)
    assert says(await call(ola, lobby), "done-called", sound="off")
    [called] = calls(server.channel)
    assert called.is_silent
    assert called.data["mention_roles"]


@pytest.mark.parametrize(
    ("hour", "expected"), [(21, False), (22, True), (23, True), (0, True), (7, True), (8, False), (12, False)]
)
def test_the_night_is_from_22_to_8(hour: int, *, expected: bool) -> None:
    assert is_night(None, hour * HOUR) is expected
    assert is_night("Asia/Tokyo", (hour - 9) % 24 * HOUR) is expected


async def test_who_cannot_call_a_role_reads_what_to_change(server: SimulatedServer, mara: Guest) -> None:
    ola = server.people["Ola"]
    role, channel = add_role(server, mentionable=False), server.discord.channel(str(server.channel.id))
    await choose(server, mara, role)
    server.discord.deny(channel, "MENTION_EVERYONE")
    lobby = await open_lobby(ola, server, players=3)
    assert words("error-role-not-mentionable", role=mention(role)) in await call(ola, lobby)
    assert calls(server.channel) == []
    # Where the bot may mention everybody, it may call any role, but for nobody who may not write.
    server.discord.allow(channel, "MENTION_EVERYONE")
    panel = await more(ola, lobby)
    server.discord.deny(channel, "SEND_MESSAGES", user_id=ola.person.id)
    refused = words("error-not-permitted", permissions=words("permission-send-messages"))
    assert read(await ola.click(panel, CallAction.CALL)).text == refused
    server.discord.allow(channel, "SEND_MESSAGES", user_id=ola.person.id)
    assert says(await call(ola, lobby), "done-called", sound="on")
    # Anybody may mention a role that is mentionable.
    server.discord.deny(channel, "MENTION_EVERYONE")
    await choose(server, mara, add_role(server))
    other = server.add_channel("other")
    server.discord.deny(server.discord.channel(str(other.id)), "MENTION_EVERYONE")
    await ola.slash(other, "kingdomino new", players=3)
    assert says(await call(ola, other.newest), "done-called")


async def test_only_the_host_calls_where_a_manager_has_chosen_a_role_and_not_in_a_thread(
    server: SimulatedServer, mara: Guest
) -> None:
    ola, kenji = server.people.values()
    lobby = await open_lobby(ola, server, players=3)
    assert CallAction.CALL not in (await more(ola, lobby)).actions
    await choose(server, mara, add_role(server))
    panel = await more(ola, lobby)
    address = Address.parse(panel.button(CallAction.CALL).custom_id.partition(":")[2])
    await kenji.click(lobby, Action.JOIN)
    assert CallAction.CALL not in (await more(kenji, lobby)).actions
    assert says((await click_forged(kenji, server, address)).text, "error-host-sets-up")
    await choose(server, mara)
    assert says(read(await ola.click(panel, CallAction.CALL)).text, "error-no-called-role")
    await choose(server, mara, add_role(server))
    service, table = FEATURE.of(server.services), await server.table()
    later = table.with_game(replace(table.game, number=2))
    assert [len([*await call_button(service, each, LOCALIZER)]) for each in (table, later)] == [1, 0]
    thread = Place(server.discord, server.discord.start_thread(server.channel.data, {"name": "Evening", "type": 11}))
    await ola.slash(thread, "kingdomino new", players=3)
    panel = await more(ola, thread.newest)
    assert CallAction.CALL not in panel.actions
    own = Address.parse(panel.buttons[0].custom_id.partition(":")[2])
    forged = replace(address, subject=own.subject)
    assert says((await click_forged(ola, server, forged, thread)).text, "error-call-in-thread")


def rung(server: SimulatedServer) -> list[bool]:
    """Return whether each message that called a role, and that Discord took, made no sound."""
    sent = [each.body for each in server.requests if each.status == HTTPStatus.OK and "<@&" in _content(each.body)]
    return [bool(each.get("flags", 0) & SILENT) for each in sent if each["allowed_mentions"].get("roles")]


@pytest.mark.parametrize("change", ["none", "filled", "closed"])
async def test_a_call_that_could_not_be_sent_for_hours_makes_no_sound_and_none_comes_for_what_has_begun(
    server: SimulatedServer, mara: Guest, change: str
) -> None:
    ola, kenji = server.people.values()
    await choose(server, mara, add_role(server))
    lobby = await open_lobby(ola, server, players=2 if change == "filled" else 3)
    fault = server.fail(r"POST /channels/\d+/messages", status=503, times=None)
    await call(ola, lobby)
    if change == "filled":
        await kenji.click(lobby, Action.JOIN)
    if change == "closed":
        await ola.slash(server.channel, "kingdomino table", do="cancel")
    # It is night by now.
    server.now += 11 * HOUR
    fault.times = 0
    await server.pass_time(1)
    await server.pass_time(1)
    assert rung(server) == ([True] if change == "none" else [])


async def test_a_role_that_was_deleted_is_called_no_longer_and_the_page_asks_for_another(
    server: SimulatedServer, mara: Guest
) -> None:
    ola, role = server.people["Ola"], add_role(server)
    await choose(server, mara, role)
    lobby = await open_lobby(ola, server, players=3)
    server.discord.delete_role(server.guild, role)
    await server.discord.quiet()
    assert says(await call(ola, lobby), "error-no-called-role")
    page = await open_page(server, mara)
    assert "<@&" not in page.text
    assert [each for each in page.parts if each.get("default_values")] == []


# ---- who opens tables


async def test_where_one_role_opens_tables_others_join_them(server: SimulatedServer, mara: Guest) -> None:
    ola, kenji = server.people.values()
    role = add_role(server, ola)
    page = await choose_openers(server, mara, role)
    assert words("server-players-is", state="on", role=mention(role)) in page.text
    refused = words("error-not-opener", role=mention(role))
    assert (await say(kenji, server, "kingdomino new")).text == refused
    await server.begin()
    await finish(server)
    end = server.newest
    assert read(await kenji.click(end, Action.REMATCH)).text == refused
    await ola.click(end, Action.REMATCH)
    await kenji.click(end, Action.REMATCH)
    assert {seat.name for seat in (await server.table()).game.people} == {"Ola", "Kenji"}
    # The role of everybody is no role.
    page = await choose_openers(server, mara, server.guild["roles"][0])
    assert words("server-players-is", state="off") in page.text
    elsewhere = server.add_channel("elsewhere")
    assert says(read(await kenji.slash(elsewhere, "kingdomino new")).text, "done-opened")
