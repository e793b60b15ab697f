"""The public message of a challenge fills up, and a channel has a challenge every week: in a simulated Discord."""

from dataclasses import replace

import pytest

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address
from bot.features.challenges.challenge import DealKind
from bot.features.challenges.feature import FEATURE, ChallengeAction
from bot.features.challenges.weeks import IDLE_WEEKS, Week, week_at
from bot.games.deadlines import look_again
from bot.games.game import DAY, HOUR, Game, Status
from bot.games.people.dates import local_datetime
from tests.bot.server import Guest, Message, Place, SimulatedServer, finish, play_on, read, say, says, words
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
    ids = await FEATURE.of(server.services).rows.rows_of_week(server.channel.id, 0, 100)
    return [await server.services.tables.games.game(each) for each in reversed(ids)]


async def close_a_challenge(server: SimulatedServer, person: Guest) -> None:
    """Let a challenge close that nobody has played, whose result offers one every week."""
    await open_challenge(server, person, hours=1)
    await pass_hours(server, 1)


async def play_in_thread(server: SimulatedServer) -> Place:
    """Let two people play a game to its end in a thread; return the thread."""
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new", players=2, thread=True)
    lobby = server.newest
    await kenji.click(lobby, Action.JOIN)
    await kenji.click(lobby, Action.START)
    [thread] = server.channel.threads
    table = await server.services.tables.live(thread.id)
    while table and table.acting:
        table = await play_on(server, table)
    assert table
    await server.services.publisher.publish(table.game.id)
    return thread


async def begin_weeks(server: SimulatedServer, mara: Guest, message: Message) -> Message:
    """Let a manager answer the question below a message; return the message of the first challenge."""
    page = read(await mara.click(message, ChallengeAction.EVERY_WEEK))
    assert says(page.text, "weekly-question")
    await mara.click(page, ChallengeAction.EVERY_WEEK)
    assert page.text == words("weekly-begun")
    await server.pass_time(0)
    return server.newest


# ---- a message that lives


async def test_a_message_names_who_has_finished_without_points_and_silently(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    invitation = await open_challenge(server, ola, days=3)
    assert "Ola" not in invitation.text
    server.now += 60
    points = await end_game(server, invitation, ola)
    assert words("challenge-done", names="**Ola**", more=0) in invitation.text
    assert str(points) not in invitation.text
    assert invitation.actions == [ChallengeAction.PLAY]
    await pass_hours(server, 3)
    await end_game(server, invitation, kenji, 1)
    assert words("challenge-done", names="**Ola** and **Kenji**", more=0) in invitation.text
    assert server.newest.id == invitation.id


async def test_the_last_tap_in_a_panel_fills_the_message(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    invitation = await open_challenge(server, ola, game="kd7")
    panel = read(await ola.click(invitation, ChallengeAction.PLAY))
    while moves := [each for each in panel.buttons if each.action == Action.PLAY]:
        await ola.click(panel, moves[0])
    await server.pass_time(0)
    assert words("challenge-done", names="**Ola**", more=0) in invitation.text


async def test_a_day_later_it_is_sent_again_below_if_somebody_has_finished_and_the_old_one_goes(
    server: SimulatedServer,
) -> None:
    ola, kenji = server.people.values()
    first = await open_challenge(server, ola, days=3)
    await pass_hours(server, 20)
    await end_game(server, first, ola)
    await say(kenji, server, "kingdomino games")
    await pass_hours(server, 4)
    second = server.newest
    assert second.id != first.id
    assert first.id not in [each.id for each in server.messages()]
    assert "Ola" in second.text
    assert second.actions == [ChallengeAction.PLAY]
    # Nobody has finished since, so nothing is sent; the result closes what stands.
    await pass_hours(server, 47)
    assert server.newest.id == second.id
    await pass_hours(server, 2)
    assert server.messages()[0].id == second.id
    assert second.actions == []
    assert says(server.newest.text, "challenge-over-one", name="Ola")
    assert server.newest.actions == [ChallengeAction.BEAT, ChallengeAction.EVERY_WEEK]


async def test_an_end_that_a_killed_bot_has_not_shown_is_shown_within_the_hour(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    invitation = await open_challenge(server, ola, days=2)
    await ola.click(invitation, ChallengeAction.PLAY)
    await play_out(server, ola)
    await server.restart()
    assert "Ola" not in invitation.text
    await pass_hours(server, 1)
    assert "Ola" in invitation.text


async def test_a_renewal_that_was_sent_and_not_recorded_is_not_sent_twice(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    first = await open_challenge(server, ola, days=3)
    await end_game(server, first, ola)
    fault = server.discord.fail(r"POST /channels/\d+/messages", drop="after", times=1000)
    await pass_hours(server, 24)
    fault.times = 0
    await server.restart()
    await pass_hours(server, 1)
    standing = [each for each in server.messages() if ChallengeAction.PLAY in each.actions]
    assert len(standing) == 1
    assert "Ola" in standing[0].text


async def test_people_outside_of_lists_are_counted_and_not_named(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    invitation = await open_challenge(server, ola)
    await server.services.tables.accounts.change(ola.id, lambda person: replace(person, ranked=False))
    await end_game(server, invitation, ola)
    assert "Ola" not in invitation.text
    assert words("challenge-finished", count=1) in invitation.text


# ---- every week


async def test_a_manager_has_one_every_week_at_this_hour_and_ends_it_where_it_stands(
    server: SimulatedServer, mara: Guest
) -> None:
    ola, kenji = server.people.values()
    await server.begin()
    await finish(server)
    end = server.newest
    assert read(await ola.click(end, ChallengeAction.EVERY_WEEK)).text == words("error-not-manager")
    begun_at = server.now
    first = await begin_weeks(server, mara, end)
    assert words("deal-weekly") in first.text
    await end_game(server, first, ola, 0, DealKind.WEEKLY)
    await end_game(server, first, kenji, 1, DealKind.WEEKLY)
    await pass_hours(server, 6 * HOURS)
    assert says(server.newest.text, "challenge-over-first")
    assert server.newest.actions == [ChallengeAction.BEAT, ChallengeAction.EVERY_WEEK]
    assert [each.label for each in server.newest.buttons][-1] == words("button-weekly-end")
    await pass_hours(server, HOURS)
    assert server.now - begun_at == 7 * DAY
    second = server.newest
    assert second.actions == [ChallengeAction.PLAY]
    assert "Ola" in second.text
    assert "Kenji" in second.text
    page = read(await mara.click(server.messages()[-2], ChallengeAction.EVERY_WEEK))
    assert page.text == words("weekly-end-question")
    await mara.click(page, ChallengeAction.EVERY_WEEK)
    assert page.text == words("weekly-ended")
    await pass_hours(server, 3 * WEEK)
    rows = await weekly_rows(server)
    assert [each.status for each in rows] == [Status.CLOSED] * 2


async def test_weeks_that_are_begun_in_a_thread_open_in_its_channel_and_the_answer_leads_there(
    server: SimulatedServer, mara: Guest
) -> None:
    thread = await play_in_thread(server)
    page = read(await mara.click(thread.newest, ChallengeAction.EVERY_WEEK))
    await mara.click(page, ChallengeAction.EVERY_WEEK)
    assert page.text == f"{words('weekly-begun')} · <#{server.channel.id}>"
    assert server.newest.actions == [ChallengeAction.PLAY]


async def test_everybody_on_the_first_three_places_is_named_a_week_later(server: SimulatedServer, mara: Guest) -> None:
    people = [*server.people.values(), mara, server.newcomer("Zuri")]
    await close_a_challenge(server, mara)
    first = await begin_weeks(server, mara, server.newest)
    for person in people:
        await end_game(server, first, person, 0, DealKind.WEEKLY)
    await pass_hours(server, 6 * HOURS)
    await pass_hours(server, HOURS)
    assert words("challenge-last-week", names="**Ola**, **Kenji**, **Mara**, and **Zuri**") in server.newest.text


@pytest.mark.parametrize("hours_later", [63, 6 * HOURS - 1])
async def test_weeks_that_were_ended_and_begun_at_another_hour_open_when_the_question_says(
    server: SimulatedServer, mara: Guest, hours_later: int
) -> None:
    await close_a_challenge(server, mara)
    offer = server.newest
    await begin_weeks(server, mara, offer)
    await pass_hours(server, hours_later)
    page = read(await mara.click(offer, ChallengeAction.EVERY_WEEK))
    await mara.click(page, ChallengeAction.EVERY_WEEK)
    begun_at = server.now
    await begin_weeks(server, mara, offer)
    first = len(await weekly_rows(server))
    while len(rows := await weekly_rows(server)) == first:
        await pass_hours(server, 1)
    assert server.now - begun_at == 7 * DAY
    assert (rows[-1].times.closes_at or 0) - server.now == 6 * DAY
    assert [each.status for each in rows] == [*[Status.CLOSED] * first, Status.OPEN]


async def test_a_server_that_the_bot_leaves_takes_its_weeks_along(server: SimulatedServer, mara: Guest) -> None:
    await close_a_challenge(server, mara)
    await begin_weeks(server, mara, server.newest)
    own = FEATURE.of(server.services)
    assert await own.is_weekly(server.channel.id)
    assert server.guild_id in await server.services.servers.servers()
    await server.services.servers.forget_server(server.guild_id)
    assert not await own.is_weekly(server.channel.id)
    assert await server.services.servers.servers() == ()


async def test_it_stops_by_itself_after_three_weeks_in_which_nobody_finished_and_says_so(
    server: SimulatedServer, mara: Guest
) -> None:
    await close_a_challenge(server, mara)
    await begin_weeks(server, mara, server.newest)
    for week in range(IDLE_WEEKS):
        await pass_hours(server, 6 * HOURS)
        assert words("challenge-over-nobody") in server.newest.text
        assert (words("weekly-idle") in server.newest.text) is (week == IDLE_WEEKS - 1)
        await pass_hours(server, HOURS)
    assert len(await weekly_rows(server)) == IDLE_WEEKS
    assert [each.label for each in server.newest.buttons] == [words("button-weekly")]
    await pass_hours(server, 2 * WEEK)
    assert len(await weekly_rows(server)) == IDLE_WEEKS
    # It begins again where it ended, and counts anew.
    await begin_weeks(server, mara, server.newest)
    await pass_hours(server, WEEK)
    assert len(await weekly_rows(server)) == IDLE_WEEKS + 2


@pytest.mark.parametrize("weeks_off", [1, pytest.param(3, marks=pytest.mark.long)])
async def test_a_bot_that_was_off_opens_the_one_of_the_present_week_once(
    server: SimulatedServer, mara: Guest, weeks_off: int
) -> None:
    await close_a_challenge(server, mara)
    await begin_weeks(server, mara, server.newest)
    await pass_hours(server, 5 * HOURS)
    await server.stop()
    server.now += weeks_off * 7 * DAY - 2 * DAY
    await server.start()
    for _ in range(3):
        await pass_hours(server, 1)
        await server.restart()
    first, second = await weekly_rows(server)
    assert (first.status, second.status) == (Status.CLOSED, Status.OPEN)
    # It closes when it would have closed.
    assert ((second.times.closes_at or 0) - (first.times.closes_at or 0)) <= weeks_off * 7 * DAY


async def test_a_kill_between_the_opening_and_its_record_opens_no_second_one(
    server: SimulatedServer, mara: Guest
) -> None:
    await close_a_challenge(server, mara)
    await begin_weeks(server, mara, server.newest)
    await pass_hours(server, WEEK)
    first, _ = await weekly_rows(server)
    # The killed bot had opened the second one, and not yet recorded that the first one needs no other look.
    await server.services.tables.change(first.id, look_again, looks_at=server.now)
    await server.restart()
    await pass_hours(server, 1)
    assert len(await weekly_rows(server)) == 2
    assert (await weekly_rows(server))[0].times.looks_at is None


async def test_what_passed_while_challenges_were_off_is_done_when_they_are_on_again(
    server: SimulatedServer, mara: Guest
) -> None:
    await close_a_challenge(server, mara)
    first = await begin_weeks(server, mara, server.newest)
    usual = server.switched_off
    await server.stop()
    server.switched_off = usual | {"challenges"}
    await server.start()
    before = len(server.messages())
    assert words("error-switched-off") in read(await mara.click(first, ChallengeAction.PLAY)).text
    await pass_hours(server, WEEK)
    assert len(server.messages()) == before
    await server.stop()
    server.switched_off = usual
    await server.start()
    await pass_hours(server, 1)
    one, two = await weekly_rows(server)
    assert (one.status, two.status) == (Status.CLOSED, Status.OPEN)
    assert first.actions == []
    assert server.newest.actions == [ChallengeAction.PLAY]


# ---- clocks


def test_the_hour_of_the_clocks_is_kept_in_summer() -> None:
    hour = 3600
    # Sunday 20:00 in Warsaw: 19:00 by UTC in winter, 18:00 in summer.
    winter = 1774206000
    week = week_at(5, 7, "Europe/Warsaw", winter)
    assert week == Week(5, 7, "Europe/Warsaw", 6, 20 * 60, winter)
    assert week.opening(winter) == winter
    assert week.following(winter) == winter + 7 * DAY - hour
    assert week.following(winter + 7 * DAY - hour) == winter + 14 * DAY - hour


ZONES = (
    *(None, "UTC+14", "UTC-12", "Europe/Warsaw", "America/New_York", "America/Sao_Paulo", "Australia/Lord_Howe"),
    *("Pacific/Chatham", "Africa/Casablanca", "Antarctica/Troll", "Nowhere/None"),
)
"""Zones with summer time on either side of the equator, of half an hour, of two hours, and in Ramadan; and none."""


@pytest.mark.parametrize("zone", ZONES)
def test_a_week_follows_a_week_over_a_year_in_every_zone_from_every_hour(zone: str | None) -> None:
    first_of_year = 1798761600
    for hour in range(0, 7 * HOURS, 5):
        begun = first_of_year + hour * HOUR + HOUR // 2
        week = week_at(5, 7, zone, begun)
        at = week.opening(begun)
        assert begun - 60 < at <= begun
        for _ in range(53):
            following = week.following(at)
            assert abs(following - at - 7 * DAY) <= 2 * HOUR
            assert (week.opening(following), week.opening(following - 1)) == (following, at)
            assert local_datetime(zone, following).weekday() == week.weekday
            at = following


# ---- kills

PHASES = {"filling": 0, "renewing": 24, "closing": 6 * HOURS, "opening": WEEK}
"""What is under way when the bot is killed, with the hours since the opening."""


@pytest.mark.parametrize("drop", ["before", "after"])
@pytest.mark.parametrize("method", ["POST", "PATCH", "DELETE"])
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.sampled(8)
async def test_a_bot_killed_at_any_request_shows_each_message_once(
    server: SimulatedServer, mara: Guest, phase: str, method: str, drop: str
) -> None:
    ola = server.people["Ola"]
    await close_a_challenge(server, mara)
    first = await begin_weeks(server, mara, server.newest)
    if phase != "filling":
        await end_game(server, first, ola, 0, DealKind.WEEKLY)
        await pass_hours(server, PHASES[phase] - 1)
    fault = server.discord.fail(rf"{method} /channels/\d+/messages", drop=drop, times=1000)
    if phase == "filling":
        await end_game(server, first, ola, 0, DealKind.WEEKLY)
    else:
        await pass_hours(server, 1)
    await server.stop()
    fault.times = 0
    await server.start()
    for _ in range(2):
        await pass_hours(server, 1)
    rows = await weekly_rows(server)
    opened = [each.id for each in rows if each.status is Status.OPEN]
    addresses = [each for message in server.messages() for each in addresses_of(message)]
    assert [game_id for action, game_id in addresses if action == ChallengeAction.PLAY] == opened
    assert len(rows) == 1 + (phase == "opening")
    results = [game_id for action, game_id in addresses if action == ChallengeAction.EVERY_WEEK][1:]
    assert results == [each.id for each in rows if each.status is Status.CLOSED]
    # She has finished it, or was the best of the week before.
    assert all("Ola" in each.text for each in server.messages() if ChallengeAction.PLAY in each.actions)


def addresses_of(message: Message) -> list[tuple[object, int | None]]:
    found = [Address.parse(each.custom_id.partition(":")[2]) for each in message.buttons]
    return [(each.action, each.subject) for each in found]
