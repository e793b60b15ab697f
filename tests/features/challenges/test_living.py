"""The public message of a challenge fills up, and a channel has a challenge every week: in a simulated Discord."""

from contextlib import suppress

import pytest

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address
from bot.features.challenges.challenge import DealKind, new_challenge
from bot.features.challenges.feature import FEATURE, ChallengeAction
from bot.features.challenges.weeks import week_at
from bot.games.game import NOBODY, STAND_IN, Game
from bot.games.refusals import Refusal
from tests.bot.server import Guest, Message, SimulatedServer, click_forged, read, says, words
from tests.features.challenges.test_challenges import HOURS, open_challenge, own_table, pass_hours, play_out

WEEK = 7 * HOURS


async def end_game(
    server: SimulatedServer, invitation: Message, person: Guest, which: int = 0, kind: DealKind = DealKind.CHANNEL
) -> int:
    """Play the challenge to its end, and let the bot publish the end, as after the last tap; return the points."""
    await person.click(invitation, ChallengeAction.PLAY)
    points = await play_out(server, person, which, kind)
    await server.services.publisher.show_finished(await own_table(server, person, kind))
    return points


async def weekly_rows(server: SimulatedServer) -> list[Game]:
    """Return the rows of the weekly challenges of the channel, oldest first."""
    games = list[Game]()
    with suppress(Refusal):
        while True:
            games.append((await server.services.tables.table(len(games) + 1)).game)
    return [each for each in games if each.owner == DealKind.WEEKLY]


async def begin_weeks(server: SimulatedServer) -> Message:
    """Begin the weeks of the channel, as after two have finished a challenge; return the message of the first week."""
    own, place = FEATURE.of(server.services), (server.guild_id, server.channel.id)
    week = week_at(*place, None, server.now)
    like = new_challenge(DealKind.CHANNEL, "kd", STAND_IN, place, NOBODY, "en-US", server.now)
    opened = await own.open_week(week, like)
    assert opened
    await own.rows.keep_week(week)
    await server.services.publisher.publish(opened.game.id)
    return server.newest


async def stop_weeks(server: SimulatedServer, manager: Guest) -> None:
    page = read(await click_forged(manager, server, Address(ChallengeAction.STOP_WEEKS)))
    await manager.click(page, ChallengeAction.STOP_WEEKS)
    assert page.text == words("weekly-ended")


# ---- a message that lives


async def test_the_last_tap_in_a_panel_fills_the_message(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    invitation = await open_challenge(server, ola, game="kd7")
    panel = read(await ola.click(invitation, ChallengeAction.PLAY))
    while moves := [each for each in panel.buttons if each.action == Action.PLAY]:
        await ola.click(panel, moves[0])
    await server.pass_time(0)
    assert words("challenge-done", names="**Ola**", more=0) in invitation.text


async def test_on_its_last_day_it_is_sent_again_once_if_two_have_finished_and_the_old_one_goes(
    server: SimulatedServer,
) -> None:
    ola, kenji = server.people.values()
    late, first = server.newcomer("Zuri"), await open_challenge(server, ola, days=3)
    await late.click(first, ChallengeAction.PLAY)
    for number, person in enumerate((ola, kenji)):
        await end_game(server, first, person, number)
    # Somebody has written below it.
    await server.begin()
    await pass_hours(server, 2 * HOURS)
    # The game may be reminded of below.
    [second] = [each for each in server.messages() if ChallengeAction.PLAY in each.actions]
    assert second.id != first.id
    assert first.id not in [each.id for each in server.messages()]
    assert second.is_silent
    assert says(second.text, "challenge-last-day")
    assert words("challenge-done", names="**Ola** and **Kenji**", more=0) in second.text
    assert second.actions == [ChallengeAction.PLAY]
    await pass_hours(server, 25)
    assert second.actions == []
    [result] = [each for each in server.messages() if ChallengeAction.BEAT in each.actions]
    assert int(result.data["message_reference"]["message_id"]) == second.id
    assert says(result.text, "challenge-over")
    assert "Zuri" not in result.text
    assert result.actions == [ChallengeAction.BEAT, ChallengeAction.EVERY_WEEK]
    # Late people finish, and stand in no result.
    points, deal = await play_out(server, late), (await own_table(server, late)).game.deal.name or ""
    page = read(await click_forged(late, server, Address(ChallengeAction.SHOW, argument=deal)))
    assert words("challenge-late", points=points) in page.text
    assert ChallengeAction.PLAY not in page.actions


@pytest.mark.parametrize("why", ["one has finished", "it is the newest"])
async def test_a_message_is_not_sent_again_if(server: SimulatedServer, why: str) -> None:
    ola, kenji = server.people.values()
    first = await open_challenge(server, ola, days=3)
    await end_game(server, first, ola)
    if why == "it is the newest":
        await end_game(server, first, kenji, 1)
    else:
        await server.begin()
    await pass_hours(server, 2 * HOURS)
    assert first.id in [each.id for each in server.messages()]


@pytest.mark.parametrize("hours", [0, 1])
async def test_an_end_that_a_killed_bot_has_not_shown_is_shown_within_the_hour(
    server: SimulatedServer, hours: int
) -> None:
    ola = server.people["Ola"]
    invitation = await open_challenge(server, ola, days=2)
    await ola.click(invitation, ChallengeAction.PLAY)
    await pass_hours(server, hours)
    await play_out(server, ola)
    await server.restart()
    assert "Ola" not in invitation.text
    await pass_hours(server, 1)
    assert "Ola" in invitation.text
