"""Leaving a game and ending it: resignations, the poster, rematches."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.chat.actions import Action
from bot.games.outbox import MAIN, Kind
from tests.bot.server import (
    Guest,
    Message,
    Place,
    SimulatedServer,
    begin_at_panel,
    finish,
    read,
    say,
    takes,
    until_placing,
)
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


async def test_a_game_that_everybody_left_says_so(server: SimulatedServer) -> None:
    await server.begin()
    turn = server.newest
    asked = []
    for person in server.people.values():
        question = await say(person, server, "kingdomino table", do="resign")
        asked.append(question.text)
        await person.click(question, Action.RESIGN)
    assert asked == [words("confirm-resign"), words("confirm-resign-last")]
    assert words("done-resigned-last") in question.text
    assert first_line("game-resigned", names="Ola and Kenji", count=2) in server.newest.text
    assert turn.labels == []


async def test_who_leaves_computers_alone_sees_how_it_stood_and_can_play_again(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    await ola.slash(server.channel, "kingdomino new", game="kd", computers="solid")
    await ola.slash(server.channel, "kingdomino table", do="start")
    await until_placing(server)
    question = await say(ola, server, "kingdomino table", do="resign")
    await ola.click(question, Action.RESIGN)
    end = server.newest
    assert first_line("game-resigned", names="Ola", count=1) in end.text
    assert words("end-sum", name="Ola", total="0") in end.text
    assert end.actions == [Action.REMATCH]
    await ola.click(end, Action.REMATCH)
    assert HOST in server.newest.alt


async def test_ending_a_running_game_takes_a_second_thought_too(server: SimulatedServer) -> None:
    await server.begin()
    ola, kenji = server.people.values()
    turn = server.newest
    assert words("error-not-host", host_name="Ola") in (await say(kenji, server, "kingdomino table", do="cancel")).text
    question = await say(ola, server, "kingdomino table", do="cancel")
    await ola.click(question, Action.CANCEL)
    assert words("game-cancelled") in server.newest.text
    answer = await ola.slash(server.channel, "kingdomino table", do="cancel")
    assert words("error-no-game-here") in read(answer).text
    assert turn.labels == []


@pytest.mark.parametrize("asked", [True, False])
async def test_turns_without_a_hint_are_told_if_somebody_asked_for_one(
    server: SimulatedServer,
    asked: bool,  # noqa: FBT001
) -> None:
    mover, panel = await begin_at_panel(server)
    if asked:
        await mover.click(panel, Action.HINT)
    await mover.click(panel, takes(panel)[0])
    await finish(server)
    assert says(server.newest.text, "end-found", shares="") is asked


# ---- the rematch

HOST = f"Ola ({words('lobby-seat-host')})"


@pytest.fixture
async def kenji(server: SimulatedServer) -> Guest:
    """Kenji, after a game with Ola, who was host and asks for a rematch."""
    await server.begin(players=2)
    await finish(server)
    ola, kenji = server.people.values()
    await ola.click(server.newest, Action.REMATCH)
    return kenji


async def allow_tables_in(server: SimulatedServer, *channels: Place) -> None:
    ids = tuple(each.id for each in channels)
    await server.services.servers.change_server(server.guild_id, lambda each: replace(each, channels=ids))


async def test_a_rematch_is_opened_only_where_tables_may_be(server: SimulatedServer) -> None:
    ola, elsewhere = server.people["Ola"], server.add_channel("elsewhere")
    await ola.slash(server.channel, "kingdomino new", computers="solid")
    await ola.slash(server.channel, "kingdomino table", do="start")
    await ola.click(await say(ola, server, "kingdomino table", do="resign"), Action.RESIGN)
    end = server.newest
    await allow_tables_in(server, elsewhere)
    assert says(read(await ola.click(end, Action.REMATCH)).text, "error-wrong-channel")
    assert await server.services.tables.live(server.channel.id) is None
    await allow_tables_in(server, elsewhere, server.channel)
    await ola.click(end, Action.REMATCH)
    assert HOST in server.newest.alt


# ---- the end of a game when a newer one begins


@pytest.fixture
async def replayed(server: SimulatedServer, kenji: Guest) -> Message:
    """The end of a game whose rematch is about to begin, as Kenji has joined."""
    end = next(each for each in server.messages() if Action.REMATCH in each.actions)
    await kenji.click(server.newest, Action.JOIN)
    return end


async def begin_rematch(server: SimulatedServer) -> None:
    lobby = next(each for each in server.messages() if Action.START in each.actions)
    await server.people["Kenji"].click(lobby, Action.START)


async def pending_news(server: SimulatedServer) -> list[Kind]:
    return [each.kind for each in (await server.table()).game.outbox.messages if each.kind not in MAIN]


async def test_an_end_offers_a_rematch_until_a_newer_game_begins(server: SimulatedServer, replayed: Message) -> None:
    shown, edits = (replayed.text, replayed.attached), replayed.edits
    assert replayed.actions == [Action.REMATCH]
    await begin_rematch(server)
    assert (replayed.actions, (replayed.text, replayed.attached), replayed.edits) == ([], shown, edits + 1)
    await server.step()
    assert (replayed.edits, await pending_news(server)) == (edits + 1, [])


async def test_the_next_game_of_a_dynasty_takes_its_button_from_the_end_before(server: SimulatedServer) -> None:
    await server.begin(players=2, dynasty=True)
    await finish(server)
    end = server.newest
    # A dynasty goes on also where no table may be opened any more.
    await allow_tables_in(server, server.add_channel("elsewhere"))
    await server.people["Ola"].click(end, Action.REMATCH)
    assert (end.actions, (await server.table()).game.number) == ([], 2)


@pytest.mark.parametrize("status", [403, 404])
async def test_an_end_that_cannot_be_edited_is_forgotten(
    server: SimulatedServer, replayed: Message, status: int
) -> None:
    fault = server.discord.fail(rf"PATCH /channels/\d+/messages/{replayed.id}", status=status, times=100)
    await begin_rematch(server)
    assert (100 - fault.times, await pending_news(server)) == (1, [])


async def test_a_kill_before_an_end_lost_its_rematch_is_made_up_for(server: SimulatedServer, replayed: Message) -> None:
    fault = server.discord.fail(rf"PATCH /channels/\d+/messages/{replayed.id}", drop="before", times=1_000)
    await begin_rematch(server)
    assert await pending_news(server) == [Kind.NEXT]
    fault.times = 0
    await server.restart()
    await server.pass_time(0)
    assert (replayed.actions, await pending_news(server)) == ([], [])
