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
    opened = await own.open_week(week, like, int(server.people["Ola"].person.id))
    assert opened
    await server.services.publisher.publish(opened.game.id)
    return server.newest


async def play_two_weeks(server: SimulatedServer, *people: Guest) -> None:
    for _ in range(2):
        for number, person in enumerate(people):
            await end_game(server, server.newest, person, number, DealKind.WEEKLY)
        await pass_hours(server, WEEK)


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


async def test_a_message_whose_edits_are_used_up_is_sent_again_silently_and_the_old_one_goes(
    server: SimulatedServer, mara: Guest
) -> None:
    ola, kenji = server.people.values()
    late, first = server.newcomer("Zuri"), await open_challenge(server, ola, days=3)
    await late.click(first, ChallengeAction.PLAY)
    await pass_hours(server, 1)
    for number, person in enumerate((ola, kenji, mara)):
        assert first.id in [each.id for each in server.messages()]
        await pass_hours(server, 2)
        await end_game(server, first, person, number)
    [second] = [each for each in server.messages() if ChallengeAction.PLAY in each.actions]
    assert second.id != first.id
    assert first.id not in [each.id for each in server.messages()]
    assert second.is_silent
    assert words("challenge-done", names="**Ola**, **Kenji**, and **Mara**", more=0) in second.text
    assert second.actions == [ChallengeAction.PLAY]
    await pass_hours(server, 3 * HOURS)
    # A closed invitation does not stand above its result.
    assert second.id not in [each.id for each in server.messages()]
    [result] = [each for each in server.messages() if ChallengeAction.BEAT in each.actions]
    assert result.data.get("message_reference") is None
    assert says(result.text, "challenge-over")
    assert "Zuri" not in result.text
    assert result.actions == [ChallengeAction.BEAT, ChallengeAction.EVERY_WEEK]
    # Late people finish, and stand in no result.
    points, deal = await play_out(server, late), (await own_table(server, late)).game.deal.name or ""
    page = read(await click_forged(late, server, Address(ChallengeAction.SHOW, argument=deal)))
    assert words("challenge-late", points=points) in page.text
    assert ChallengeAction.PLAY not in page.actions


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


# ---- who is missed


async def test_who_is_missed_on_the_last_day_hears_it_once_in_private_and_may_take_it_away(
    server: SimulatedServer,
) -> None:
    ola, kenji = server.people.values()
    await begin_weeks(server)
    await play_two_weeks(server, ola, kenji)
    asked = kenji.conversation
    # Nobody is asked for a week that nobody has finished, or that does not lack one alone.
    await end_game(server, server.newest, ola, 0, DealKind.WEEKLY)
    await pass_hours(server, 6 * HOURS - 1)
    assert asked.messages == []
    await pass_hours(server, 2)
    [told] = asked.messages
    assert says(told.text, "week-missed")
    assert [each.action for each in told.buttons] == [ChallengeAction.PLAY, ChallengeAction.SKIP]
    await pass_hours(server, HOURS)
    # One alone has finished the week, so the row begins again.
    await play_two_weeks(server, ola, server.newcomer("Zuri"))
    assert len(asked.messages) == 1
    await kenji.click(told, ChallengeAction.SKIP)
    assert (told.text, told.actions) == (words("week-skipped"), [])


async def test_nobody_who_is_away_is_asked_for_a_week(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await begin_weeks(server)
    await play_two_weeks(server, ola, kenji)
    await end_game(server, server.newest, ola, 0, DealKind.WEEKLY)
    await kenji.slash(server.channel, "kingdomino settings", away="8 days")
    await pass_hours(server, 6 * HOURS + 1)
    assert kenji.conversation.messages == []


async def test_who_is_missed_plays_from_the_private_message(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await begin_weeks(server)
    await play_two_weeks(server, ola, kenji)
    await end_game(server, server.newest, ola, 0, DealKind.WEEKLY)
    await pass_hours(server, 6 * HOURS + 1)
    [told] = kenji.conversation.messages
    await kenji.click(told, ChallengeAction.PLAY)
    await play_out(server, kenji, 1, DealKind.WEEKLY)
    await server.services.publisher.show_finished(await own_table(server, kenji, DealKind.WEEKLY))
    await pass_hours(server, HOURS)
    assert {*server.newest.pinged} == {"Ola", "Kenji"}
    page = read(await ola.click(server.newest, ChallengeAction.SHOW))
    assert words("week-row", weeks=3) in page.text


async def test_the_last_week_has_its_own_result_once_the_weeks_have_ended(server: SimulatedServer, mara: Guest) -> None:
    ola, kenji = server.people.values()
    first = await begin_weeks(server)
    for number, person in enumerate((ola, kenji)):
        await end_game(server, first, person, number, DealKind.WEEKLY)
    await pass_hours(server, WEEK)
    second = server.newest
    for number, person in enumerate((ola, mara)):
        await end_game(server, second, person, 1 - number, DealKind.WEEKLY)
    await server.adjust(mara, quiet_from=11, quiet_to=14)
    await stop_weeks(server, mara)
    await pass_hours(server, WEEK)
    result = server.newest
    assert [says(each.text, "week-result") for each in (second, result)] == [True, True]
    assert "Kenji" in second.alt
    assert ("Mara" in result.alt, "Kenji" in result.alt) == (True, False)
    assert ChallengeAction.EVERY_WEEK in result.actions
    await pass_hours(server, 3)
    assert server.newest.pinged == ["Mara"]
    told = [each.text.splitlines()[0].partition("week ")[2] for each in (result, server.newest)]
    assert told == ["2.", "2."]
