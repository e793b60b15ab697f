"""A channel has a challenge every week: who begins and stops it, what it plays, and what becomes of an empty week."""

from dataclasses import replace
from functools import partial

import pytest

from bot.chat.handling.context import AtTable
from bot.chat.kit.blocks import Address
from bot.features.challenges.cards import CARDS
from bot.features.challenges.challenge import DealKind
from bot.features.challenges.feature import FEATURE, ChallengeAction
from bot.features.challenges.weeks import DAYTIME, Week, week_at
from bot.games.game import DAY, HOUR, Status
from bot.games.options import MANAGERS, NOBODY, base_key
from bot.games.people.dates import local_datetime
from tests.bot.server import Guest, SimulatedServer, click_forged, finish, read, say, says, words
from tests.features.challenges.test_challenges import HOURS, open_challenge, pass_hours, row_of
from tests.features.challenges.test_living import begin_weeks, end_game, stop_weeks, weekly_rows

WEEK = 7 * HOURS


# ---- anybody may begin


async def test_below_a_public_end_anybody_opens_a_challenge_after_a_question_or_meets_the_open_one(
    server: SimulatedServer,
) -> None:
    ola, kenji = server.people.values()
    await server.begin()
    await finish(server)
    end = server.newest
    page = read(await ola.click(end, ChallengeAction.OFFER))
    assert says(page.text, "challenge-question")
    await ola.click(page, ChallengeAction.OFFER)
    assert server.newest.actions == [ChallengeAction.PLAY]
    assert (await row_of(server)).owner == DealKind.CHANNEL
    met = read(await kenji.click(end, ChallengeAction.OFFER))
    assert ChallengeAction.PLAY in met.actions
    assert len([each for each in server.messages() if ChallengeAction.PLAY in each.actions]) == 1
    # Where one role opens tables, others open no challenge.
    openers = int(server.discord.add_role(server.guild, "Builders", 0)["id"])
    await server.services.servers.change_server(server.guild_id, lambda settings: replace(settings, openers=openers))
    refused = words("error-not-opener", role=f"<@&{openers}>")
    assert (await say(kenji, server, "kingdomino challenge")).text == refused


async def test_the_server_says_who_begins_weeks_and_who_may_not_is_told_who_may(
    server: SimulatedServer, mara: Guest
) -> None:
    every = Address(ChallengeAction.EVERY_WEEK, await _closed_row(server, *server.people.values()))

    async def told(person: Guest, key: str) -> bool:
        return says(read(await click_forged(person, server, every)).text, key)

    for who, refusal in ((None, "weekly-clock"), (MANAGERS, "error-not-manager"), (NOBODY, "error-weeks-off")):
        await server.services.servers.change_server(server.guild_id, partial(replace, weeks=who))
        assert await told(server.people["Ola"], refusal)
        assert await told(mara, refusal if who == NOBODY else "weekly-clock")
        server.discord.deny(server.channel.data, "SEND_MESSAGES", user_id=mara.person.id)
        assert await told(mara, refusal if who == NOBODY else "error-not-permitted")
        server.discord.allow(server.channel.data, "SEND_MESSAGES", user_id=mara.person.id)


async def _closed_row(server: SimulatedServer, *people: Guest) -> int:
    """Let a challenge close that these people have finished; return the id of its row."""
    invitation = await open_challenge(server, server.people["Ola"], hours=1)
    row = await row_of(server)
    for each in people:
        await end_game(server, invitation, each)
    await pass_hours(server, 1)
    return row.id


async def test_a_button_that_no_message_of_the_game_has_is_refused(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    closed = await _closed_row(server, ola)
    cards = replace((await server.services.tables.games.game(closed)), owner=CARDS, status=Status.OPEN)
    cards = (await server.services.tables.create(cards, require_room=lambda _: None)).game
    await server.begin()
    running = (await server.table()).game
    actions = [action for action, handler in FEATURE.handlers.items() if isinstance(handler, AtTable)]
    for game, offered in ((closed, ""), (cards.id, ChallengeAction.CARDS), (running.id, "")):
        for action in actions:
            told = read(await click_forged(ola, server, Address(action, game)))
            assert (told.text == words("error-old-button")) == (action != offered), (action, game, told.text)


# ---- the close


async def test_the_result_calls_who_is_awake_and_who_sleeps_is_called_at_waking_and_who_does_not_want_it_never(
    server: SimulatedServer, mara: Guest
) -> None:
    ola, kenji = server.people.values()
    invitation = await open_challenge(server, ola)
    for number, person in enumerate((ola, kenji, mara)):
        await end_game(server, invitation, person, number)
    # The challenge closes at noon by UTC.
    await server.adjust(kenji, quiet_from=11, quiet_to=14)
    await server.adjust(mara, closings=False)
    await pass_hours(server, HOURS)
    result = server.newest
    assert (result.pinged, result.is_silent) == (["Ola"], False)
    assert ChallengeAction.BEAT in result.actions
    await pass_hours(server, 1)
    assert server.newest.id == result.id
    await pass_hours(server, 1)
    assert server.newest.pinged == ["Kenji"]
    assert says(server.newest.text, "challenge-over")
    await pass_hours(server, HOURS)
    assert len(server.after(result)) == 1


async def test_the_next_week_is_shown_when_the_last_one_closes_without_a_heartbeat(server: SimulatedServer) -> None:
    before = await begin_weeks(server)
    await end_game(server, before, server.people["Ola"], 0, DealKind.WEEKLY)
    server.now += WEEK * HOUR
    await server.bot.clockwork.do_due()
    assert says(server.newest.text, "week-open")
    assert [each.id for each in server.messages()] == [server.newest.id] != [before.id]


# ---- an empty week


async def test_a_week_that_nobody_finished_stays_open_then_waits_and_play_gives_it_an_end(
    server: SimulatedServer,
) -> None:
    ola = server.people["Ola"]
    message = await begin_weeks(server)
    begun_at, before = server.now, len(server.messages())
    for ends_after in (14 * DAY, None):
        await pass_hours(server, WEEK)
        [row] = await weekly_rows(server)
        assert row.times.closes_at == (begun_at + ends_after if ends_after else None)
        assert row.status is Status.OPEN
    assert words("challenge-waits") in message.text
    await pass_hours(server, 5 * WEEK + HOURS)
    assert [each.id for each in await weekly_rows(server)] == [row.id]
    assert len(server.messages()) == before
    await ola.click(message, ChallengeAction.PLAY)
    [row] = await weekly_rows(server)
    ends_at = row.times.closes_at or 0
    assert DAY <= ends_at - server.now < 8 * DAY
    assert (ends_at - begun_at) % (7 * DAY) == 0
    await server.pass_time(0)
    # No edit is left but that of the close.
    assert message.id not in [each.id for each in server.messages()]
    message = server.newest
    assert says(message.text, "challenge-closes")
    # A killed bot or a person who leaves lets it wait again.
    await pass_hours(server, 8 * HOURS)
    [row] = await weekly_rows(server)
    assert (row.status, row.times.closes_at) == (Status.OPEN, None)
    await end_game(server, message, ola, 0, DealKind.WEEKLY)
    await pass_hours(server, 8 * HOURS)
    closed, opened = await weekly_rows(server)
    assert (closed.id, closed.status, opened.status) == (row.id, Status.CLOSED, Status.OPEN)


async def test_who_has_finished_a_week_takes_a_wish_back_and_a_button_that_is_too_late_says_what_comes(
    server: SimulatedServer, mara: Guest
) -> None:
    ola, kenji = server.people["Ola"], server.people["Kenji"]
    message, own = await begin_weeks(server), FEATURE.of(server.services)
    [row] = await weekly_rows(server)
    week = await own.week(server.channel.id)
    assert week
    await own.rows.keep_week(replace(week, wanted="qd"))
    await end_game(server, message, ola, 0, DealKind.WEEKLY)
    wish = Address(ChallengeAction.WANT, row.id)
    assert read(await click_forged(kenji, server, wish)).text == words("error-week-unfinished")
    await pass_hours(server, 2)

    async def tapped(game: str) -> tuple[str, str | None]:
        page = read(await click_forged(ola, server, replace(wish, argument=game)))
        left = await own.week(server.channel.id)
        return page.text, left.wanted if left else None

    for tap, comes in (("qd", "qd"), ("", None), ("", None), ("kd7", None)):
        text, wanted = await tapped(tap)
        assert wanted == comes
        assert (words("week-next", state="next", game=words(base_key("qd"))) in text) is (comes == "qd")
    # Wishes have used up no edit that shows who finishes.
    [row] = await weekly_rows(server)
    assert row.announcement.late_edits <= 1
    await end_game(server, message, kenji, 1, DealKind.WEEKLY)
    await pass_hours(server, 18)
    [standing] = [each for each in server.messages() if ChallengeAction.PLAY in each.actions]
    assert "Kenji" in standing.text
    await stop_weeks(server, mara)
    text, _ = await tapped("qd")
    assert words("week-next", state="none", game="") in text


async def test_a_week_that_a_moderator_closes_before_anybody_has_finished_it_opens_the_next_one(
    server: SimulatedServer,
) -> None:
    first = await begin_weeks(server)
    [row] = await weekly_rows(server)
    moderator = server.with_rights("Mara", "MANAGE_MESSAGES")
    argument = f"{local_datetime(None, row.times.created_at).date()}-weekly-{row.id}"
    page = read(await click_forged(moderator, server, Address(ChallengeAction.SHOW, argument=argument)))
    for _ in range(2):
        await moderator.click(page, ChallengeAction.CLOSE)
    closed, opened = await weekly_rows(server)
    assert (closed.status, opened.status) == (Status.CLOSED, Status.OPEN)
    assert not says(server.newest.text, "week-result")
    assert (first.actions, server.newest.actions[0]) == ([], ChallengeAction.PLAY)


async def test_a_stopped_week_that_waits_closes_and_nothing_is_posted(server: SimulatedServer, mara: Guest) -> None:
    ola = server.people["Ola"]
    await open_challenge(server, ola, days=14)
    message = await begin_weeks(server)
    [row] = await weekly_rows(server)
    day = local_datetime(None, row.times.created_at).date()
    page = Address(ChallengeAction.SHOW, argument=f"{day}-weekly-{row.id}")
    people = ola, server.people["Kenji"], mara
    shown = [read(await click_forged(each, server, page)).actions for each in people]
    # Who has begun the weeks can end them, and who manages the server.
    assert [ChallengeAction.STOP_WEEKS in each for each in shown] == [True, False, True]
    stop = Address(ChallengeAction.STOP_WEEKS, argument=str(server.channel.id))
    told = [read(await click_forged(each, server, stop)).text for each in people]
    assert [each == words("error-not-manager") for each in told] == [False, True, False]
    for _ in range(2):
        await pass_hours(server, WEEK)
    await open_challenge(server, ola, days=14)
    before = [each.id for each in server.messages() if each.text]
    await stop_weeks(server, mara)
    await pass_hours(server, 3 * WEEK)
    assert [each.status for each in await weekly_rows(server)] == [Status.CLOSED]
    assert message.actions == []
    assert [each.id for each in server.messages() if each.text] == before


# ---- what changes with the weeks


async def test_a_manager_holds_one_game_and_one_language_from_the_next_week_on(
    server: SimulatedServer, mara: Guest
) -> None:
    first = await begin_weeks(server)
    await server.services.servers.change_server(server.guild_id, lambda each: replace(each, language="de"))
    page = read(await mara.click(first, ChallengeAction.PLAY))
    [row] = await weekly_rows(server)
    games = Address(ChallengeAction.CHOOSE_GAMES, argument=f"{server.channel.id} kd+h")
    shown = read(await click_forged(mara, server, games))
    [select] = [each for each in shown.selects if each.action == ChallengeAction.CHOOSE_GAMES]
    assert select.chosen == [games.argument]
    assert page is not None
    await end_game(server, first, server.people["Ola"], 0, DealKind.WEEKLY)
    await pass_hours(server, WEEK)
    weeks = [each.options for each in await weekly_rows(server)]
    assert [(each.variant, each.language) for each in weeks] == [("kd", "en-US"), ("kd+h", "de")]
    assert row.status is Status.OPEN


# ---- clocks


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
        assert begun - 15 * HOUR < at <= begun
        assert local_datetime(zone, at).hour in DAYTIME
        assert DAY <= week.next_end(begun) - begun <= 8 * DAY
        for _ in range(53):
            following = week.following(at)
            assert abs(following - at - 7 * DAY) <= 2 * HOUR
            assert (week.opening(following), week.opening(following - 1)) == (following, at)
            assert local_datetime(zone, following).weekday() == week.weekday
            at = following


@pytest.mark.parametrize("opened", [1773687600, 1792432800])  # in spring, and before the clocks go back
def test_after_a_week_of_an_earlier_bot_the_next_one_is_no_single_day(opened: int) -> None:
    week = Week(5, 7, "Europe/Warsaw", 0, 20 * 60)
    assert week.opening(opened) == opened
    closed = opened + 6 * DAY
    assert 7 * DAY < week.next_end(closed) - closed <= 8 * DAY + HOUR


# ---- kills

PHASES = {"filling": 0, "closing": WEEK}
"""What is under way when the bot is killed, with the hours since the opening."""


@pytest.mark.parametrize("drop", ["before", "after"])
@pytest.mark.parametrize("method", ["POST", "PATCH", "DELETE"])
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.sampled(8)
async def test_a_bot_killed_at_any_request_shows_each_message_once(
    server: SimulatedServer, mara: Guest, phase: str, method: str, drop: str
) -> None:
    ola = server.people["Ola"]
    zuri = server.newcomer("Zuri")
    first = await begin_weeks(server)
    if phase != "filling":
        await end_game(server, first, zuri, 1, DealKind.WEEKLY)
        await end_game(server, first, ola, 0, DealKind.WEEKLY)
        await server.begin()
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
    buttons = [each for message in server.messages() for each in message.buttons]
    addresses = [Address.parse(each.custom_id.partition(":")[2]) for each in buttons]
    assert [each.subject for each in addresses if each.action == ChallengeAction.PLAY] == opened
    assert len(rows) == 1 + (phase == "closing")
    results = [each for each in server.messages() if says(each.text, "week-result")]
    assert len(results) == sum(each.status is Status.CLOSED for each in rows)
    # She has finished it, or has played a week of the season.
    assert all("Ola" in each.text for each in server.messages() if ChallengeAction.PLAY in each.actions)
