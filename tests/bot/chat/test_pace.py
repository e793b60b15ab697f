"""The pace of a running table, and how it is changed by everybody's consent, as people in the channel see it."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from bot.games.models import Policy
from tests.bot.simulated_server import Message, SimulatedServer, finish, message_with, read, say

pytestmark = pytest.mark.slow


@pytest.fixture
async def trio(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji", "Zuri") as server:
        await server.begin(pace=60)
        yield server


async def propose(person: MemberActor, server: SimulatedServer, *values: str) -> Message:
    """Choose values in the selects of `/kingdomino pace` and propose them; the answer."""
    panel: Any = (await person.slash(server.channel, "kingdomino pace")).response
    for value in values:
        select = next(each for each in Message(panel).selects if value in [one["value"] for one in each["options"]])
        panel = (await person.select(panel, [value], custom_id=select["custom_id"])).response or panel
    button = next(label for label in Message(panel).buttons if label.startswith(("Propose", "Change")))
    return Message((await person.click(panel, label=button)).response)


async def test_a_table_agrees_on_another_pace(trio: SimulatedServer) -> None:
    ola, kenji, zuri = trio.people.values()
    answer = await propose(ola, trio, "1440 remind", "1440 turn")
    assert answer.text == (
        "The others have been asked. This stays open until all have decided, and the game goes on meanwhile."
    )
    question = trio.newest
    assert "Time for a turn: a day. One reminder" in question.text
    assert sorted(question.pinged) == ["kenji", "zuri"]
    await kenji.click(question.message, label="Agree")
    assert (zuri.mention in trio.again(question).text, kenji.mention in trio.again(question).text) == (True, False)
    await zuri.click(question.message, label="Agree")
    assert "Everybody agreed: it applies from now on." in trio.again(question).text
    assert trio.again(question).buttons == []
    options = (await trio.table()).game.options
    assert (options.pace, options.policy) == (1440, Policy.TURN)


async def test_one_person_refuses_and_a_later_proposal_takes_the_place_of_the_one_before(trio: SimulatedServer) -> None:
    ola, kenji, zuri = trio.people.values()
    await propose(ola, trio, "480 remind")
    question = trio.newest
    await zuri.click(question.message, label="Rather not")
    assert "It stays as it was: Zuri would rather not." in trio.again(question).text
    assert (await trio.table()).game.options.pace == 60
    await propose(ola, trio, "480 remind")
    again = trio.newest
    await propose(kenji, trio, "1440 remind")
    assert trio.again(again).text.endswith("This proposal has ended.")
    assert trio.again(again).buttons == []


async def test_a_late_tap_leaves_what_was_agreed_as_it_is(trio: SimulatedServer) -> None:
    ola, kenji, zuri = trio.people.values()
    await propose(ola, trio, "480 remind")
    question = trio.newest
    [custom_id] = [part["custom_id"] for part in question._parts if part.get("label") == "Agree"]
    await kenji.click(question.message, label="Agree")
    await zuri.click(question.message, label="Agree")
    late = await zuri.click(await message_with(trio, custom_id), label="Forged")
    assert read(late).text == "That was decided already, or something else has been proposed since."
    assert "Everybody agreed: it applies from now on." in trio.again(question).text


async def test_proposing_the_same_is_agreeing_and_is_seen_in_the_request(trio: SimulatedServer) -> None:
    ola, kenji, zuri = trio.people.values()
    await propose(ola, trio, "480 remind")
    question = trio.newest
    await propose(kenji, trio, "480 remind")
    assert trio.again(question).text.endswith(f"Still undecided: {zuri.mention}")
    await propose(zuri, trio, "480 remind")
    assert "Everybody agreed: it applies from now on." in trio.again(question).text
    assert trio.again(question).buttons == []


async def test_a_request_of_a_game_that_is_over_asks_nobody_any_more(trio: SimulatedServer) -> None:
    await propose(trio.people["Ola"], trio, "480 remind")
    question = trio.newest
    await finish(trio)
    ended = trio.again(question)
    held = "Time for a turn: 8 hours. Reminders, less and less often; the others may let a computer player move."
    assert ended.text == f"{held}\nThis proposal has ended."
    assert ended.buttons == []


async def test_a_stranger_is_told_that_they_have_no_seat(trio: SimulatedServer) -> None:
    assert "no seat" in (await say(trio.newcomer("Nina"), trio, "kingdomino pace")).text
    await propose(trio.people["Ola"], trio, "480 remind")
    answer = await trio.newcomer("Nils").click(trio.newest.message, label="Agree")
    assert "no seat" in read(answer).text


async def test_a_proposal_survives_a_restart(trio: SimulatedServer) -> None:
    ola, kenji, zuri = trio.people.values()
    await propose(ola, trio, "480 remind")
    question = trio.newest
    await kenji.click(question.message, label="Agree")
    await trio.restart()
    await zuri.click(question.message, label="Agree")
    assert (await trio.table()).game.options.pace == 480


async def test_who_does_not_want_to_be_mentioned_is_not_pinged(trio: SimulatedServer) -> None:
    ola, kenji, _ = trio.people.values()
    await trio.services.accounts.change(kenji.id, lambda person: replace(person, mentions=False))
    await propose(ola, trio, "480 remind")
    sent = trio.env.backend.get_message(trio.channel.id, trio.newest.id)
    assert list(sent.ping_user_ids) == [trio.people["Zuri"].id]


async def test_who_plays_with_computer_players_alone_changes_the_pace_at_once(tmp_path: Path) -> None:
    async with SimulatedServer.of(tmp_path, "Ola") as server:
        await server.begin(players=2)
        assert "it applies from now on" in (await propose(server.people["Ola"], server, "0 remind")).text
        assert (await server.table()).game.options.pace == 0


async def test_where_nobody_is_reminded_the_others_set_a_time_once_they_have_waited_for_a_week(
    server: SimulatedServer,
) -> None:
    await server.begin(pace=0)
    acting, [other] = await server.acting_person(), await server.others()
    await server.pass_time(6 * 24)
    await propose(other, server, "1440 remind")
    question = server.newest
    assert question.pinged == [acting.name]
    await server.pass_time(24)
    assert "Everybody agreed: it applies from now on." in server.again(question).text
    await server.pass_time(24)
    assert acting.mention in server.newest.text
    assert "Find a substitute" in server.newest.buttons
