"""The daily game: its page, the way to it, and how people compare their results."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.chat.daily import daily_page, result_card, shared_score
from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Button, Screen
from bot.chat.kit.text_mode import in_text_mode
from bot.games.daily import FIRST_DAY, DailyResults, daily_game
from bot.games.game import Actor, Status
from bot.games.results import DealScore
from bot.games.table import Table
from engine.kingdom import Kingdom
from tests.bot.sample_tables import LOCALIZER, a_game
from tests.bot.screen_checks import check, text_of
from tests.bot.server import NOON, Guest, Message, Place, SimulatedServer, click_forged, read
from tests.bot.words import first_line, says, words

OLA, KENJI, ZURI, GUILD = 101, 102, 103, 7
DAY = date(2026, 12, 6)
NEXT = DAY + timedelta(days=1)
PLAYED = datetime.fromtimestamp(NOON, UTC).date()
"""The day on which the simulated server is."""
GO_ON, LOOK = words("button-daily-go-on"), words("button-daily-look")
PLAY, BEFORE, TODAY = words("button-daily-play"), words("button-daily-before"), words("button-daily-today")


def page(
    *scores: DealScore,
    user_id: int = OLA,
    guild_id: int | None = GUILD,
    status: Status | None = None,
    today: date = DAY,
    streak: int = 0,
) -> Screen:
    game = a_game("kd", 4, status=status) if status else None
    results = DailyResults(DAY, today, game, scores, streak, NOON)
    return check(daily_page(results, user_id, guild_id, LOCALIZER, may_share=True))


def labels(screen: Screen) -> list[str]:
    return [each.label for each in screen.controls if isinstance(each, Button)]


def lines(screen: Screen) -> list[str]:
    return text_of(screen).splitlines()


def line(place: int, name: str, points: int) -> str:
    return words("daily-line", place=place, name=name, points=points)


def score(user_id: int, name: str, points: int, guild_id: int | None = GUILD, *, is_listed: bool = True) -> DealScore:
    return DealScore(user_id, name, points, guild_id, is_listed)


# ---- the page


def test_only_those_who_want_to_be_are_listed_and_the_others_are_counted() -> None:
    told = lines(page(score(KENJI, "Kenji", 61, is_listed=False), score(OLA, "Ola", 54)))
    assert told[3:5] == [line(1, "**Ola**", 54), words("daily-unlisted", count=1)]
    assert "Kenji" not in "".join(told)


def test_names_mention_and_format_nothing() -> None:
    told = lines(page(score(KENJI, "@everyone **Bold**", 61)))
    assert told[4] == line(1, "@\u200beveryone \\*\\*Bold\\*\\*", 61)


@pytest.mark.parametrize(
    ("status", "today", "shown"),
    [
        (None, DAY, [PLAY, BEFORE]),
        (None, NEXT, [BEFORE, TODAY]),
        (Status.PLAYING, DAY, [GO_ON, BEFORE]),
        (Status.PLAYING, NEXT, [GO_ON, BEFORE, TODAY]),
        (Status.OVER, NEXT, [LOOK, BEFORE, TODAY]),
    ],
)
def test_it_can_be_played_on_its_day_and_only_once(status: Status | None, today: date, shown: list[str]) -> None:
    screen = page(status=status, today=today)
    assert labels(screen) == shown


def test_no_day_is_before_the_first() -> None:
    first = daily_page(DailyResults(FIRST_DAY, DAY, None, (), 0, NOON), OLA, GUILD, LOCALIZER)
    assert labels(first) == [TODAY]


def test_the_card_has_ten_lines_at_most_and_names_no_land() -> None:
    full = Kingdom.parse(
        "\n".join(["w0 w0 w1 w1 w0 w0 w0"] * 3 + ["f0 f0 l1 ## l0 l0 m2"] + ["g0 g0 g0 s0 s0 s0 .."] * 3)
    )
    results = DailyResults(DAY, DAY, None, (), 12, NOON)
    card = result_card(results, score(OLA, "Ola", 54), full, 61, LOCALIZER).splitlines()
    assert card == [
        words("daily-title", date=DAY),
        words("daily-card-points", points=54, level=words("level-strong"), par=61),
        *["🟪🟪🟪🟪🟪🟪🟪"] * 3,
        "⬜⬜🟨🏰⬜⬜🟨",
        *["⬜⬜⬜⬜⬜⬜⬛"] * 3,
        words("daily-card-streak", days=12),
    ]


def test_points_and_streak_are_told_once_on_the_page_and_in_what_is_shared() -> None:
    own = score(OLA, "Ola", 54, guild_id=None)
    results = DailyResults(DAY, DAY, a_game("kd", 4, status=Status.OVER), (own,), 17, NOON)
    card = result_card(results, own, Kingdom(5), 61, LOCALIZER)
    for screen in (daily_page(results, OLA, GUILD, LOCALIZER, card=card), shared_score(DAY, own, card, LOCALIZER)):
        assert text_of(screen).count("54") == 1
        assert text_of(screen).count("17") == 1


def test_the_page_explains_the_colors_of_the_card_where_they_are_seen() -> None:
    own = score(OLA, "Ola", 54, guild_id=None)
    results = DailyResults(DAY, DAY, a_game("kd", 4, status=Status.OVER), (own,), 0, NOON)
    card = result_card(results, own, Kingdom(5), 61, LOCALIZER)
    screen = daily_page(results, OLA, GUILD, LOCALIZER, card=card)
    colors = words("daily-card-colors", colors="🟨 1–4 · 🟩 5–11 · 🟦 12–23 · 🟪 24+")
    assert colors in text_of(screen)
    assert not says(text_of(in_text_mode(screen)), "daily-card-colors")


def test_the_page_explains_how_to_play_until_the_person_has_finished() -> None:
    results = DailyResults(DAY, DAY, None, (score(OLA, "Ola", 54, guild_id=GUILD),), 0, NOON)
    for person, is_told in ((OLA, False), (OLA + 1, True)):
        assert says(text_of(daily_page(results, person, GUILD, LOCALIZER)), "daily-about") is is_told


def test_one_opponent_is_no_players() -> None:
    def about(day: date) -> str:
        return text_of(daily_page(DailyResults(day, day, None, (), 0, NOON), OLA, GUILD, LOCALIZER))

    week = [FIRST_DAY + timedelta(days=number) for number in range(7)]
    assert all(words("daily-about", count=daily_game(day).seats - 1) in about(day) for day in week)
    assert {daily_game(day).seats for day in week} >= {2, 4}


# ---- on a server


async def open_page(person: Guest, place: Place) -> Message:
    return read(await person.slash(place, "daily"))


async def play_today(server: SimulatedServer, person: Guest) -> Message:
    """Open the page of the day and begin the game, in a panel that nobody else sees."""
    shown = await open_page(person, server.channel)
    await person.click(shown, Action.PLAY_DAILY)
    return shown


async def game_of(server: SimulatedServer, person: Guest) -> Table:
    results = await server.services.daily.results(person.id, PLAYED)
    assert results.game
    return await server.services.tables.table(results.game.id)


async def finish(server: SimulatedServer, table: Table) -> Table:
    """Play the game to its end."""
    while acting := table.acting:
        actor = Actor(acting.user_id, acting.name)
        await server.services.tables.play(table.game.id, table.ply, str(table.state.legal_moves()[0]), actor)
        table = await server.services.runner.advance(table.game.id)
    return table


async def finished_page(server: SimulatedServer, person: Guest) -> Message:
    """Play the game of the day to its end, and open the page of the day."""
    await play_today(server, person)
    await finish(server, await game_of(server, person))
    return await open_page(person, server.channel)


@pytest.mark.slow
@pytest.mark.parametrize("is_alone", [False, True])
async def test_it_is_played_in_a_panel_that_nobody_else_sees(server: SimulatedServer, *, is_alone: bool) -> None:
    ola, _ = server.people.values()
    place = ola.conversation if is_alone else server.channel
    panel = await open_page(ola, place)
    await ola.click(panel, Action.PLAY_DAILY)
    assert (panel.is_private, place.messages, place.threads) == (True, [], [])
    assert Action.SHOW_KINGDOM in panel.actions
    assert (await game_of(server, ola)).is_playing
    assert await server.services.tables.live(place.id) is None


@pytest.mark.slow
async def test_the_command_goes_on_with_the_game_and_the_page_is_a_button_away(server: SimulatedServer) -> None:
    ola, _ = server.people.values()
    panel = await play_today(server, ola)
    fresh = await open_page(ola, server.channel)
    assert Action.SHOW_KINGDOM in fresh.actions
    assert not panel.is_there
    await ola.click(fresh, Action.SHOW_DAILY)
    await ola.click(fresh, Action.OPEN_PANEL)
    assert Action.SHOW_KINGDOM in fresh.actions


@pytest.mark.slow
async def test_the_end_of_it_leads_to_the_page_and_back(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    shown = await finished_page(server, ola)
    await ola.click(shown, Action.SHOW_KINGDOM)
    assert shown.actions[0] is Action.SHOW_DAILY
    await ola.click(shown, Action.SHOW_STEP)
    assert not {Action.REMATCH, Action.LIST_GAMES} & {*shown.actions}
    await ola.click(shown, Action.SHOW_DAILY)
    [points] = [seat.score for seat in (await game_of(server, ola)).game.seats if seat.user_id == ola.id]
    assert line(1, "Ola", points or 0) in (await open_page(kenji, server.channel)).text


@pytest.mark.slow
async def test_whoever_has_finished_can_show_their_points_to_everybody_once(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    shown = await finished_page(server, ola)
    await ola.click(shown, Action.SHARE_DAILY)
    assert Action.SHARE_DAILY not in shown.actions
    [score] = (await server.services.daily.results(ola.id)).scores
    told, *card = server.newest.text.splitlines()
    assert told == first_line("daily-shared", name="Ola", points=score.points, date=PLAYED)
    assert "\n".join(card) in shown.text
    assert (server.newest.named, server.newest.pinged) == ([], [])
    page = read(await kenji.click(server.newest, Action.SHOW_DAILY))
    assert page.labels == [PLAY, BEFORE]
    forged = Address(Action.SHARE_DAILY, argument=PLAYED.isoformat())
    assert words("error-old-button") in read(await click_forged(kenji, server, forged)).text


@pytest.mark.slow
async def test_points_that_could_not_be_shown_to_everybody_can_be_shown_again(server: SimulatedServer) -> None:
    ola, _ = server.people.values()
    shown = await finished_page(server, ola)
    server.fail("POST /webhooks/", status=403, code=50013)
    assert read(await ola.click(shown, Action.SHARE_DAILY)).text
    assert Action.SHARE_DAILY in shown.actions
    await ola.click(shown, Action.SHARE_DAILY)
    assert says(server.newest.text, "daily-shared", name="Ola")
    assert Action.SHARE_DAILY not in shown.actions


@pytest.mark.slow
async def test_the_button_of_yesterday_shows_the_game_of_today(server: SimulatedServer) -> None:
    ola, _ = server.people.values()
    shown = await open_page(ola, server.channel)
    server.now += 86400
    await ola.click(shown, Action.PLAY_DAILY)
    assert words("daily-title", date=PLAYED + timedelta(days=1)) in shown.text
    await ola.click(shown, Action.SHOW_DAILY)
    assert words("daily-title", date=PLAYED) in shown.text
    assert shown.labels == [BEFORE, TODAY]


@pytest.mark.slow
@pytest.mark.parametrize("argument", ["", "tomorrow", "2026-01-01", "9999-12-31"])
async def test_a_forged_day_is_answered_as_an_old_button(server: SimulatedServer, argument: str) -> None:
    ola, _ = server.people.values()
    forged = Address(Action.PLAY_DAILY, argument=argument)
    assert words("error-old-button") in read(await click_forged(ola, server, forged)).text
