"""Leaving a game and ending it: resignations, the poster, rematches."""

from __future__ import annotations

from dataclasses import replace

from bot.chat.actions import Action
from tests.bot.server import Place, SimulatedServer, open_lobby, press, read, say
from tests.bot.words import first_line, says, words


async def test_resigning_takes_a_second_thought_is_told_and_a_computer_player_moves_on(server: SimulatedServer) -> None:
    acting, [other] = await server.begin(), await server.others()
    before, name = server.newest, acting.name
    question = await say(acting, server, "kingdomino table", do="resign")
    await acting.click(question, Action.RESIGN)
    assert words("done-resigned") in question.text
    goodbye, turn = server.after(before)
    assert (goodbye.text.splitlines()[0], goodbye.named) == (first_line("told-resigned", name=name), [])
    assert words("told-by-computer", name=name) in turn.text
    assert server.newest.named == [other.name]
    assert (await server.table()).acting == (await server.table()).game.seat_of(other.id)
    assert words("error-not-seated") in read(await acting.click(turn, turn.buttons[0])).text
    assert words("error-not-seated") in (await say(acting, server, "kingdomino table", do="resign")).text


# ---- the rematch

HOST = f"Ola ({words('lobby-seat-host')})"


async def allow_tables_in(server: SimulatedServer, *channels: Place) -> None:
    ids = tuple(each.id for each in channels)
    await server.services.servers.change_server(server.guild_id, lambda each: replace(each, channels=ids))


async def test_a_rematch_is_opened_only_where_tables_may_be(server: SimulatedServer) -> None:
    ola, elsewhere = server.people["Ola"], server.add_channel("elsewhere")
    await open_lobby(ola, server, computers="solid")
    await press(ola, server, Action.START)
    await ola.click(await say(ola, server, "kingdomino table", do="resign"), Action.RESIGN)
    end = server.newest
    await allow_tables_in(server, elsewhere)
    assert says(read(await ola.click(end, Action.REMATCH)).text, "error-wrong-channel")
    assert await server.services.tables.live(server.channel.id) is None
    await allow_tables_in(server, elsewhere, server.channel)
    await ola.click(end, Action.REMATCH)
    assert HOST in server.newest.alt
