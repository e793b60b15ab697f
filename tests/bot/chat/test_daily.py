"""The daily game: its page, the way to it, and how people compare their results."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import discord
import pytest
from simcord import MemberActor, ResponseMessage

from bot.chat.blocks import Screen
from bot.chat.screens.daily import daily_page
from bot.chat.screens.top_list import TOP
from bot.chat.text_mode import in_text_mode
from bot.games.lobby.daily import FIRST_DAY, DailyResults, new_daily_game
from bot.games.models import Actor, Status
from bot.games.people import DealScore
from bot.games.table import Table
from tests.bot.query_counter import counted
from tests.bot.sample_tables import LOCALIZER, a_game
from tests.bot.screen_checks import buttons as labels
from tests.bot.screen_checks import check, text_of
from tests.bot.simulated_server import NOON, Message, SimulatedServer, message_with, read, say

OLA, KENJI, ZURI, GUILD = 101, 102, 103, 7
DAY = date(2026, 12, 6)
NEXT = DAY + timedelta(days=1)
PLAYED = datetime.fromtimestamp(NOON, UTC).date()
"""The day on which the simulated server is."""


def page(
    *scores: DealScore,
    user_id: int = OLA,
    guild_id: int | None = GUILD,
    status: Status | None = None,
    today: date = DAY,
    streak: int = 0,
) -> Screen:
    game = a_game("kd", 4, status=status) if status else None
    return check(daily_page(DailyResults(DAY, today, game, scores, streak, NOON), user_id, guild_id, LOCALIZER))


def lines(screen: Screen) -> list[str]:
    return text_of(screen).splitlines()


def score(user_id: int, name: str, points: int, guild_id: int | None = GUILD, *, is_listed: bool = True) -> DealScore:
    return DealScore(user_id, name, points, guild_id, is_listed)


# ---- the page


def test_it_says_what_is_played_who_has_what_on_the_server_and_how_one_stands_among_all() -> None:
    screen = page(
        score(ZURI, "Zuri", 70, 8), score(KENJI, "Kenji", 61), score(OLA, "Ola", 54), status=Status.OVER, streak=3
    )
    title, game, about, *told = lines(screen)
    assert title == "## Daily game: December 6, 2026"
    assert game == "Kingdomino · Middle Kingdom · Harmony · 3 computer players (strong)"
    assert about.startswith("-# Everybody who plays it gets the same dominoes")
    assert told[:4] == [
        "**On this server**",
        "**1.** Kenji: 61 points",
        "**2.** **Ola**: 54 points",
        "3 people everywhere have finished it.",
    ]
    assert told[4] == "You have 54 points, which is place 3 overall."
    assert told[5].startswith("Your game: [Kingdomino](https://discord.com/channels/")
    assert told[6:] == ["You have finished the daily game on 3 days in a row.", f"The next one begins <t:{NOON}:R>."]
    assert in_text_mode(screen) == screen


def test_only_those_who_want_to_be_are_listed_and_the_others_are_counted() -> None:
    told = lines(page(score(KENJI, "Kenji", 61, is_listed=False), score(OLA, "Ola", 54)))
    assert told[4:6] == ["**1.** **Ola**: 54 points", "and one person who is not listed"]
    assert "Kenji" not in "".join(told)


def test_names_mention_and_format_nothing() -> None:
    line = lines(page(score(KENJI, "@everyone **Bold**", 61)))[4]
    assert line == r"**1.** \@" + "\u200b" + r"everyone \*\*Bold\*\*: 61 points"


def test_whoever_asks_stands_below_the_first_ones_with_their_own_place() -> None:
    others = [score(number, f"P{number}", 90 - number) for number in range(TOP + 3)]
    told = lines(page(*others, score(OLA, "Ola", 54)))
    assert told[3 + TOP : 6 + TOP] == [f"**{TOP}.** P{TOP - 1}: 81 points", "…", "**14.** **Ola**: 54 points"]


@pytest.mark.parametrize(
    ("status", "today", "shown"),
    [
        (None, DAY, ["Play", "The day before"]),
        (None, NEXT, ["The day before", "Today"]),
        (Status.PLAYING, DAY, ["The day before"]),
        (Status.OVER, NEXT, ["The day before", "Today"]),
    ],
)
def test_it_can_be_played_on_its_day_and_only_once(status: Status | None, today: date, shown: list[str]) -> None:
    screen = page(status=status, today=today)
    assert list(labels(screen)) == shown


def test_a_past_day_does_not_read_as_if_it_could_still_be_played() -> None:
    assert lines(page(today=NEXT))[2:] == ["Nobody has finished it."]
    assert "Nobody has finished it yet." in lines(page())


@pytest.mark.parametrize(
    ("status", "told"),
    [
        (Status.CANCELLED, "Your game was ended before it was over: "),
        (Status.ARCHIVED, "Your game is archived; `/history` in its channel revives it: "),
    ],
)
def test_what_has_become_of_a_game_is_said_with_a_link_to_it(status: Status, told: str) -> None:
    assert any(line.startswith(f"{told}[Kingdomino](") for line in lines(page(status=status)))


def test_nothing_is_said_of_a_game_of_a_past_day_that_was_never_dealt() -> None:
    assert lines(page(status=Status.LOBBY, today=NEXT)) == lines(page(today=NEXT))


def test_a_game_that_was_given_up_is_called_so() -> None:
    game = a_game("kd", 4, status=Status.CANCELLED)
    given_up = replace(game, seats=(replace(game.seats[0], resigned=True), *game.seats[1:]))
    screen = daily_page(DailyResults(DAY, DAY, given_up, (), 0, NOON), OLA, GUILD, LOCALIZER)
    assert "You gave up your game." in lines(screen)


def test_a_private_conversation_has_no_list_of_a_server() -> None:
    told = lines(page(score(OLA, "Ola", 54, None), guild_id=None))
    assert told[3:5] == ["One person has finished it.", "You have 54 points, which is place 1 overall."]


def test_no_day_is_before_the_first() -> None:
    first = daily_page(DailyResults(FIRST_DAY, DAY, None, (), 0, NOON), OLA, GUILD, LOCALIZER)
    assert list(labels(first)) == ["Today"]


# ---- on a server


async def play_today(server: SimulatedServer, person: MemberActor) -> ResponseMessage:
    """Open the page of the day and begin the game; the page."""
    shown = (await person.slash(server.channel, "daily")).response
    assert shown
    await person.click(shown, label="Play")
    return shown


async def game_of(server: SimulatedServer, person: MemberActor) -> Table:
    results = await server.services.daily.results(person.id, PLAYED)
    assert results.game
    return await server.services.tables.table(results.game.id)


async def finish(server: SimulatedServer, table: Table) -> Table:
    """Play the game to its end, and publish it."""
    while acting := table.acting:
        actor = Actor(acting.user_id, acting.name)
        await server.services.tables.play(table.game.id, table.ply, str(table.state.legal_moves()[0]), actor)
        table = await server.services.computer_turns.play(table.game.id)
    return await server.services.publisher.publish(table.game.id)


async def finished_page(server: SimulatedServer, person: MemberActor) -> ResponseMessage:
    """Play the game of the day to its end, and open the page of the day."""
    await play_today(server, person)
    await finish(server, await game_of(server, person))
    shown = (await person.slash(server.channel, "daily")).response
    assert shown
    return shown


@pytest.mark.slow
async def test_it_is_played_in_a_thread_of_its_own_and_the_channel_stays_free(server: SimulatedServer) -> None:
    ola, _ = server.people.values()
    shown = await play_today(server, ola)
    [thread] = server.channel.threads
    assert thread.name == "Daily game Jan 15, 2027: Ola"
    assert "Your game is running: [Kingdomino" in Message(shown).text
    assert "Play" not in Message(shown).buttons
    newest = Message(list(thread.history())[-1])
    assert newest.pinged == ["ola"]
    assert "Daily game" in newest.text
    assert await server.services.tables.live(server.channel.id) is None


@pytest.mark.slow
async def test_it_can_be_played_in_a_private_conversation(server: SimulatedServer) -> None:
    ola, _ = server.people.values()
    shown = (await ola.user.slash("daily")).response
    assert shown
    await ola.user.click(shown, label="Play")
    table = await game_of(server, ola)
    assert table.is_playing
    assert table.game.guild_id is None


@pytest.mark.slow
async def test_where_no_thread_is_possible_and_a_table_is_open_nobody_loses_their_try(tmp_path: Path) -> None:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji") as server:
        ola, kenji = server.people.values()
        no_threads = discord.PermissionOverwrite(create_public_threads=False)
        guild = server.env.guild
        channel = guild.create_text_channel("no-threads", overwrites={guild.default_role: no_threads})
        await kenji.slash(channel, "kingdomino new")
        shown = (await ola.slash(channel, "daily")).response
        assert shown
        assert "There is a table in this channel already" in read(await ola.click(shown, label="Play")).text
        assert (await server.services.daily.results(ola.id, PLAYED)).is_playable


@pytest.mark.slow
async def test_on_a_server_that_is_out_of_threads_it_is_played_in_the_channel(server: SimulatedServer) -> None:
    ola, _ = server.people.values()
    server.env.inject_error("POST", "/channels/*/threads", status=400, code=160006)
    await play_today(server, ola)
    game = await game_of(server, ola)
    assert (game.is_playing, game.game.channel_id) == (True, server.channel.id)


@pytest.mark.slow
async def test_the_end_of_it_leads_to_the_page_where_everybody_can_play_it_too(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await play_today(server, ola)
    table = await finish(server, await game_of(server, ola))
    [thread] = server.channel.threads
    poster = list(thread.history())[-1]
    assert Message(poster).buttons[0] == "Daily game"
    assert "Rematch" not in Message(poster).buttons
    shown = (await kenji.click(poster, label="Daily game")).response
    assert shown
    assert shown.ephemeral
    [points] = [seat.score for seat in table.game.seats if seat.user_id == ola.id]
    # What is dealt differs from run to run: it may be a single point.
    assert f"**1.** Ola: {points} point" in Message(shown).text
    await kenji.click(shown, label="Play")
    # Not in the thread of somebody else, but beside it.
    assert [thread.name for thread in server.channel.threads] == [
        f"Daily game Jan 15, 2027: {name}" for name in server.people
    ]
    assert (await game_of(server, kenji)).is_playing


@pytest.mark.slow
async def test_whoever_has_finished_can_show_their_points_to_everybody_once(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    shown = await finished_page(server, ola)
    await ola.click(shown, label="Show to everybody")
    assert "Show to everybody" not in Message(shown).buttons
    [score] = (await server.services.daily.results(ola.id)).scores
    noun = "point" if score.points == 1 else "points"
    assert server.newest.text == f"**Ola** has {score.points} {noun} in the daily game of January 15, 2027."
    assert server.newest.pinged == []
    page = (await kenji.click(server.newest.message, label="Daily game")).response
    assert page
    assert (page.ephemeral, Message(page).buttons) == (True, ["Play", "The day before"])
    forged = await message_with(server, f"b:sharedaily:0:0:{PLAYED.isoformat()}")
    assert "button" in read(await kenji.click(forged, label="Forged")).text


@pytest.mark.slow
async def test_points_that_could_not_be_shown_to_everybody_can_be_shown_again(server: SimulatedServer) -> None:
    ola, _ = server.people.values()
    shown = await finished_page(server, ola)
    server.env.inject_error("POST", "/webhooks/*", status=403, code=50013)
    assert read(await ola.click(shown, label="Show to everybody")).text
    assert "Show to everybody" in Message(shown).buttons
    await ola.click(shown, label="Show to everybody")
    assert "in the daily game of" in server.newest.text
    assert "Show to everybody" not in Message(shown).buttons


@pytest.mark.slow
@pytest.mark.parametrize(("command", "asked"), [("cancel", "End"), ("resign", "Give up")])
async def test_whoever_would_end_it_is_warned_that_it_is_the_only_try(
    server: SimulatedServer, command: str, asked: str
) -> None:
    ola, _ = server.people.values()
    await play_today(server, ola)
    [thread] = server.channel.threads
    question = (await ola.slash(thread, f"kingdomino {command}")).response
    assert question
    assert Message(question).text.startswith(f"{asked} this daily game? It is the only try")


@pytest.mark.slow
async def test_two_taps_begin_one_game(server: SimulatedServer) -> None:
    ola, _ = server.people.values()
    first, second = [(await ola.slash(server.channel, "daily")).response for _ in range(2)]
    assert first
    assert second
    await ola.click(first, label="Play")
    await ola.click(second, label="Play")
    assert len(server.channel.threads) == 1
    assert "Your game is running" in Message(second).text


@pytest.mark.slow
async def test_the_button_of_yesterday_shows_the_game_of_today(server: SimulatedServer) -> None:
    ola, _ = server.people.values()
    shown = (await ola.slash(server.channel, "daily")).response
    assert shown
    server.now += 86400
    await ola.click(shown, label="Play")
    assert "Daily game: January 16, 2027" in Message(shown).text
    assert server.channel.threads == []
    await ola.click(shown, label="The day before")
    assert "Daily game: January 15, 2027" in Message(shown).text
    assert Message(shown).buttons == ["The day before", "Today"]


@pytest.mark.slow
async def test_a_game_that_a_kill_has_left_in_its_lobby_starts_with_the_next_tap(server: SimulatedServer) -> None:
    ola, _ = server.people.values()
    names = ["Greta", "Rudi", "Hans"]
    new = new_daily_game(PLAYED, server.env.guild.id, server.channel.id, Actor(ola.id, "Ola"), names, NOON)
    await server.services.tables.create(new)
    await server.pass_time(hours=1)
    assert server.messages() == []
    shown = (await ola.slash(server.channel, "daily")).response
    assert shown
    await ola.click(shown, label="Play")
    assert (await server.table()).is_playing


@pytest.mark.slow
@pytest.mark.parametrize("argument", ["", "tomorrow", "2026-01-01", "9999-12-31"])
async def test_a_forged_day_is_answered_as_an_old_button(server: SimulatedServer, argument: str) -> None:
    ola, _ = server.people.values()
    forged = await message_with(server, f"b:playdaily:0:0:{argument}")
    assert "button" in read(await ola.click(forged, label="Forged")).text


@pytest.mark.slow
async def test_the_page_takes_four_statements(server: SimulatedServer) -> None:
    await say(server.people["Ola"], server, "daily")
    with counted(server.database) as asked:
        await say(server.people["Ola"], server, "daily")
    assert (len(asked.reads), asked.writes) == (4, 0)
