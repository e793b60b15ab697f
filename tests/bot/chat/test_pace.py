"""The pace of a running table, and how it is changed by everybody's consent, as people in the channel see it."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.chat.kit.addresses import Action
from bot.games.models import Policy
from tests.bot.server import Guest, Message, SimulatedServer, click_forged, finish, read, say
from tests.bot.words import says, says_only, words

pytestmark = pytest.mark.slow


@pytest.fixture
async def trio(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji", "Zuri") as server:
        await server.begin(pace=60)
        yield server


async def propose(person: Guest, server: SimulatedServer, *values: str) -> Message:
    """Choose values in the selects of `/kingdomino pace` and propose them; the answer."""
    panel: Any = (await person.slash(server.channel, "kingdomino pace")).response
    for value in values:
        select = next(each for each in panel.selects if value in each.values)
        panel = (await person.choose(panel, select.action, value, argument=select.argument)).response or panel
    answer = (await person.click(panel, Action.PROPOSE_PACE)).response
    assert answer
    return answer


async def test_a_table_agrees_on_another_pace(trio: SimulatedServer) -> None:
    ola, kenji, zuri = trio.people.values()
    answer = await propose(ola, trio, "1440 remind", "1440 turn")
    assert answer.text == words("proposal-waiting")
    question = trio.newest
    assert says(question.text, "pace-line", then=words("policy-turn-about"))
    assert sorted(question.named) == ["Kenji", "Zuri"]
    await kenji.click(question, Action.AGREE)
    assert (zuri.mention in question.text, kenji.mention in question.text) == (True, False)
    await zuri.click(question, Action.AGREE)
    assert words("proposal-agreed") in question.text
    assert question.labels == []
    options = (await trio.table()).game.options
    assert (options.pace, options.policy) == (1440, Policy.TURN)


async def test_one_person_refuses_and_a_later_proposal_takes_the_place_of_the_one_before(trio: SimulatedServer) -> None:
    ola, kenji, zuri = trio.people.values()
    await propose(ola, trio, "480 remind")
    question = trio.newest
    await zuri.click(question, Action.DECLINE)
    assert words("proposal-refused", name="Zuri") in question.text
    assert (await trio.table()).game.options.pace == 60
    await propose(ola, trio, "480 remind")
    again = trio.newest
    await propose(kenji, trio, "1440 remind")
    assert again.text.endswith(words("proposal-ended-pace"))
    assert again.labels == []


async def test_a_late_tap_leaves_what_was_agreed_as_it_is(trio: SimulatedServer) -> None:
    ola, kenji, zuri = trio.people.values()
    await propose(ola, trio, "480 remind")
    question = trio.newest
    agreement = question.button(Action.AGREE)
    await kenji.click(question, Action.AGREE)
    await zuri.click(question, Action.AGREE)
    late = await click_forged(zuri, trio, agreement.custom_id.partition(":")[2])
    assert read(late).text == words("error-proposal-gone")
    assert words("proposal-agreed") in question.text


async def test_proposing_the_same_is_agreeing_and_is_seen_in_the_request(trio: SimulatedServer) -> None:
    ola, kenji, zuri = trio.people.values()
    await propose(ola, trio, "480 remind")
    question = trio.newest
    await propose(kenji, trio, "480 remind")
    assert says(question.text, "undo-undecided", names=zuri.mention)
    await propose(zuri, trio, "480 remind")
    assert words("proposal-agreed") in question.text
    assert question.labels == []


async def test_a_request_of_a_game_that_is_over_asks_nobody_any_more(trio: SimulatedServer) -> None:
    await propose(trio.people["Ola"], trio, "480 remind")
    question = trio.newest
    await finish(trio)
    ended = question
    held, said = ended.text.splitlines()
    assert says_only(held, "pace-line", then=words("policy-remind-about"))
    assert said == words("proposal-ended-pace")
    assert ended.labels == []


async def test_a_stranger_is_told_that_they_have_no_seat(trio: SimulatedServer) -> None:
    assert words("error-not-seated") in (await say(trio.newcomer("Nina"), trio, "kingdomino pace")).text
    await propose(trio.people["Ola"], trio, "480 remind")
    answer = await trio.newcomer("Nils").click(trio.newest, Action.AGREE)
    assert words("error-not-seated") in read(answer).text


async def test_a_proposal_survives_a_restart(trio: SimulatedServer) -> None:
    ola, kenji, zuri = trio.people.values()
    await propose(ola, trio, "480 remind")
    question = trio.newest
    await kenji.click(question, Action.AGREE)
    await trio.restart()
    await zuri.click(question, Action.AGREE)
    assert (await trio.table()).game.options.pace == 480


async def test_who_does_not_want_to_be_mentioned_is_not_pinged(trio: SimulatedServer) -> None:
    ola, kenji, _ = trio.people.values()
    await trio.services.accounts.change(kenji.id, lambda person: replace(person, mentions=False))
    await propose(ola, trio, "480 remind")
    assert trio.newest.pinged == ["Zuri"]


async def test_who_plays_with_computer_players_alone_changes_the_pace_at_once(tmp_path: Path) -> None:
    async with SimulatedServer.of(tmp_path, "Ola") as server:
        await server.begin(players=2)
        assert (await propose(server.people["Ola"], server, "0 remind")).text == words("done-proposal-pace")
        assert (await server.table()).game.options.pace == 0


async def test_where_nobody_is_reminded_the_others_set_a_time_once_they_have_waited_for_a_week(
    server: SimulatedServer,
) -> None:
    await server.begin(pace=0)
    acting, [other] = await server.acting_person(), await server.others()
    await server.pass_time(6 * 24)
    await propose(other, server, "1440 remind")
    question = server.newest
    assert question.named == [acting.name]
    await server.pass_time(24)
    assert words("proposal-agreed") in question.text
    await server.pass_time(24)
    assert acting.mention in server.newest.text
    assert Action.FIND_SUBSTITUTE in server.newest.actions
