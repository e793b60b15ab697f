"""Challenges where they meet erasures, features that are off, lost permissions and channels, languages and roles."""

import pytest

from bot.chat.kit.blocks import Address
from bot.features.challenges.challenge import DealKind
from bot.features.challenges.feature import FEATURE, ChallengeAction
from tests.bot.server import Guest, Message, Place, SimulatedServer, click_forged, read, says, words
from tests.features.challenges.test_challenges import HOURS, erase, open_challenge, own_table, pass_hours
from tests.features.challenges.test_living import begin_weeks, end_game, weekly_rows
from tests.features.challenges.test_weeks import WEEK

MOST_REQUESTS = 40
"""How often the bot may ask something of a channel that refuses its messages for an hour."""


def standing(server: SimulatedServer) -> list[Message]:
    """The messages of open challenges."""
    return [each for each in server.messages() if ChallengeAction.PLAY in each.actions]


# ---- erasures


@pytest.mark.parametrize("bot", ["on", "off", "killed"])
@pytest.mark.parametrize("named", ["as finished", "in the season"])
@pytest.mark.sampled(4)
async def test_no_open_message_names_a_person_who_was_erased(
    server: SimulatedServer, mara: Guest, named: str, bot: str
) -> None:
    ola = server.people["Ola"]
    first = await begin_weeks(server)
    await end_game(server, first, ola, 0, DealKind.WEEKLY)
    await pass_hours(server, 3 if named == "as finished" else 6 * HOURS)
    if named != "as finished":
        await pass_hours(server, HOURS + 3)
    assert ["Ola" in each.text for each in standing(server)] == [True]
    fault = server.fail(r"PATCH /channels/\d+/messages", drop="before", times=1000 if bot == "killed" else 0)
    if bot == "off":
        await server.switch(FEATURE.name)
    await erase(server, ola)
    fault.times = 0
    if bot == "killed":
        await server.restart()
        await pass_hours(server, 1 / 30)
    assert ["Ola" in each.text for each in standing(server)] == [False]


async def test_who_was_erased_while_challenges_were_off_has_no_second_try(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    invitation = await open_challenge(server, kenji, days=3)
    await end_game(server, invitation, ola)
    await server.switch(FEATURE.name)
    await erase(server, ola)
    await server.switch()
    assert words("challenge-erased") in read(await ola.click(server.newest, ChallengeAction.PLAY)).text


# ---- weeks


@pytest.mark.parametrize("is_open", [True, False])
async def test_a_deleted_channel_takes_its_weeks_along(server: SimulatedServer, mara: Guest, *, is_open: bool) -> None:
    await begin_weeks(server)
    await pass_hours(server, HOURS if is_open else 6 * HOURS)
    server.discord.delete_channel(server.channel.data)
    await server.discord.quiet()
    await pass_hours(server, 1 / 60)
    assert not await FEATURE.of(server.services).is_weekly(server.channel.id)
    await pass_hours(server, WEEK)
    assert len(await weekly_rows(server)) == 1


# ---- permissions


async def test_a_page_has_no_button_that_is_refused_where_it_is_shown(server: SimulatedServer) -> None:
    boss = server.with_rights("Zuri", "MANAGE_GUILD", "MANAGE_MESSAGES")
    await end_game(server, await begin_weeks(server), boss, 0, DealKind.WEEKLY)
    deal = (await own_table(server, boss, DealKind.WEEKLY)).game.deal.name or ""

    async def open_page(place: Place) -> Message:
        return read(await click_forged(boss, server, Address(ChallengeAction.SHOW, argument=deal), place))

    in_its_channel = {ChallengeAction.CLOSE, ChallengeAction.STOP_WEEKS}
    for place in boss.conversation, server.add_channel("elsewhere"), server.channel:
        buttons = (await open_page(place)).buttons
        found = {each.action for each in buttons} & in_its_channel
        assert found == (in_its_channel if place is server.channel else set())
        for button in buttons:
            told = read(await boss.click(await open_page(place), button)).text
            assert not any(says(told, each) for each in ("error-no-such-game", "error-old-button")), button


@pytest.mark.parametrize("refusal", ["permission", pytest.param("outage", marks=pytest.mark.long)])
async def test_a_channel_that_refuses_a_renewal_is_tried_ever_less_often_and_gets_it_in_the_end(
    server: SimulatedServer, refusal: str
) -> None:
    ola, kenji = server.people.values()
    zuri, first = server.newcomer("Zuri"), await open_challenge(server, ola, days=4)
    await pass_hours(server, 1)
    for number, person in enumerate((ola, kenji)):
        await pass_hours(server, 2)
        await end_game(server, first, person, number)
    await pass_hours(server, 2)
    place = server.discord.channel(str(server.channel.id))
    fault = server.fail(r"POST /channels/\d+/messages", status=503, times=1000 if refusal == "outage" else 0)
    if refusal == "permission":
        server.discord.deny(place, "SEND_MESSAGES")
    await end_game(server, first, zuri, 2)
    await pass_hours(server, 24)
    before = len(server.requests)
    await server.sleep(1)
    assert len(server.requests) - before < MOST_REQUESTS
    fault.times = 0
    server.discord.allow(place, "SEND_MESSAGES")
    await server.sleep(1.1)
    assert [("Zuri" in each.text, each.id > first.id) for each in standing(server)] == [(True, True)]


async def test_an_edit_that_fails_for_an_hour_is_made_afterwards(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    invitation = await open_challenge(server, ola, days=3)
    await pass_hours(server, 2)
    fault = server.fail(r"PATCH /channels/\d+/messages", status=503, times=None)
    await end_game(server, invitation, ola)
    await server.sleep(1.1)
    fault.times = 0
    await server.sleep(2)
    assert "Ola" in invitation.text
