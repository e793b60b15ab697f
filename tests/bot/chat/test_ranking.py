"""The ranking of a server: the screen, the way to it from `/stats`, and the setting that keeps somebody out of it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from simcord import MemberActor, ResponseMessage

from bot.chat.addresses import Action
from bot.chat.blocks import Screen
from bot.chat.screens.ranking import ranking
from bot.chat.screens.top_list import TOP
from bot.chat.text_mode import in_text_mode
from bot.games.models import GameOptions, Seat
from bot.games.ranking import RatedPerson
from bot.storage.game_repository import SqlGameRepository
from tests.bot.query_counter import counted
from tests.bot.sample_games import a_new_game, append, over, start
from tests.bot.sample_tables import LOCALIZER
from tests.bot.screen_checks import check, select, text_of
from tests.bot.simulated_server import Message, SimulatedServer, read, say

OLA, KENJI, ZURI = 101, 102, 103


def shown(
    standings: Sequence[RatedPerson], user_id: int = OLA, chosen: str = "kd", played: Sequence[str] = ("kd",)
) -> Screen:
    return check(ranking(standings, chosen, played, user_id, LOCALIZER))


def lines(screen: Screen) -> list[str]:
    return text_of(screen).splitlines()


# ---- the screen


def test_a_line_says_place_name_rating_games_and_victories_and_marks_who_asks() -> None:
    standings = [
        RatedPerson(KENJI, "Kenji", 1530, games=12, wins=7, place=1),
        RatedPerson(OLA, "Ola", 1495, games=3, wins=1, place=2),
        RatedPerson(ZURI, "Zuri", 1475, games=4, wins=0, place=3),
    ]
    *told, about = lines(shown(standings))
    assert told == [
        "## Ranking of this server: Kingdomino",
        "**1.** Kenji: rating 1530 · 12 games, 7 wins",
        "**2.** **Ola**: rating 1495 · 3 games, 1 win",
        "**3.** Zuri: rating 1475 · 4 games, no wins",
    ]
    assert about.startswith("-# This lists people with at least 3 finished games against other people. ")
    assert in_text_mode(shown(standings)) == shown(standings)


def test_names_mention_and_format_nothing() -> None:
    [_, line, _] = lines(shown([RatedPerson(KENJI, "@everyone <@7> **Bold**", 1530, 12, 7, place=1)]))
    assert line.startswith(r"**1.** \@" + "\u200b" + r"everyone \<\@" + "\u200b" + r"7\> \*\*Bold\*\*: ")


def test_whoever_asks_stands_below_the_first_ones_with_their_own_place() -> None:
    many = [RatedPerson(place, f"Player {place}", 1600 - place, 9, 3, place=place) for place in range(1, 20)]
    assert [line.partition(":")[0] for line in lines(shown(many, user_id=15))[TOP:-1]] == [
        "**10.** Player 10",
        "…",
        "**15.** **Player 15**",
    ]
    assert len(lines(shown(many, user_id=10))) == len(lines(shown(many, user_id=999))) == TOP + 2


def test_people_without_a_place_are_told_why_and_nobody_else_sees_them() -> None:
    standings = [RatedPerson(OLA, "Ola", 1516, games=2), RatedPerson(KENJI, "Kenji", 1484, games=5, is_listed=False)]
    assert lines(shown(standings, OLA))[1:3] == [
        "Nobody has finished enough games yet.",
        "You need one more game against other people to be listed.",
    ]
    assert lines(shown(standings, KENJI))[2] == "You are not listed, as you chose in `/settings`."
    assert "Ola" not in text_of(shown(standings, KENJI))
    assert "Kenji" not in text_of(shown(standings, OLA))


def test_another_game_is_chosen_where_more_than_one_was_played() -> None:
    assert [control.address.action for control in shown([]).controls] == [Action.SHOW_RESULTS]
    options = select(shown([], chosen="qd", played=("kd", "qd", "rw")), "ranking").options
    assert [(option.label, option.value, option.chosen) for option in options] == [
        ("Kingdomino", "kd", False),
        ("Queendomino", "qd", True),
        ("The Royal Wedding", "rw", False),
    ]


# ---- from /stats on


async def have_played(server: SimulatedServer, games: int, variant: str = "kd", guild_id: int | None = None) -> None:
    """Let Ola win so many games against Kenji."""
    repository = SqlGameRepository(server.database)
    ola, kenji = server.people.values()
    seats = (Seat(1, ola.id, "Ola"), Seat(2, kenji.id, "Kenji"))
    for at in range(games):
        new = a_new_game(
            *seats, channel_id=99, guild_id=guild_id or server.env.guild.id, options=GameOptions(variant, 2)
        )
        game = await start(repository, await repository.create(new), seats, "#12", at=at)
        await append(repository, game.id, 1, ">1", at=at, change=over(at, (40, 1), (30, 2)))


async def open_ranking(person: MemberActor, server: SimulatedServer) -> ResponseMessage:
    page = (await person.slash(server.channel, "stats")).response
    assert page
    await person.click(page, label="Ranking of this server")
    return page


@pytest.mark.slow
async def test_the_ranking_is_one_tap_and_one_statement_from_the_results(server: SimulatedServer) -> None:
    ola, _ = server.people.values()
    nothing = await open_ranking(ola, server)
    assert Message(nothing).text == "Nobody has finished a game against other people on this server yet."
    await have_played(server, 3)
    await have_played(server, 3, guild_id=7)
    page = (await ola.slash(server.channel, "stats")).response
    assert page
    with counted(server.database) as asked:
        await ola.click(page, label="Ranking of this server")
    assert (len(asked.reads), asked.writes) == (1, 0)
    assert page.ephemeral
    assert Message(page).text.splitlines()[1:3] == [
        "**1.** **Ola**: rating 1544 · 3 games, 3 wins",
        "**2.** Kenji: rating 1456 · 3 games, no wins",
    ]


@pytest.mark.slow
async def test_the_game_that_is_played_most_comes_first_and_another_can_be_chosen(server: SimulatedServer) -> None:
    ola, _ = server.people.values()
    await have_played(server, 3)
    await have_played(server, 4, variant="qd")
    page = await open_ranking(ola, server)
    assert "Queendomino" in Message(page).text
    await ola.select(page, ["kd"], custom_id="s:ranking:0:0:")
    assert "Ranking of this server: Kingdomino" in Message(page).text
    assert "3 games, 3 wins" in Message(page).text
    await ola.click(page, label="My results")
    assert Message(page).buttons == ["Ranking of this server"]


@pytest.mark.slow
async def test_whoever_would_rather_not_is_not_listed_and_the_games_still_count(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await have_played(server, 3)
    settings = (await ola.slash(server.channel, "settings")).response
    assert settings
    await ola.select(settings, ["ranked"], custom_id="s:settings:0:0:")
    await ola.click(settings, label="Do not list me")
    assert "Rankings: **you are not listed**" in Message(settings).text
    assert "**1.** **Kenji**: rating 1456 · 3 games" in Message(await open_ranking(kenji, server)).text
    own = Message(await open_ranking(ola, server)).text
    assert "Ola" not in own
    assert "You are not listed, as you chose in `/settings`." in own


@pytest.mark.slow
async def test_whoever_is_erased_is_gone_from_the_ranking(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await have_played(server, 3)
    page = (await ola.slash(server.channel, "privacy")).response
    assert page
    for label in ("Erase everything about me", "Erase me"):
        await ola.click(page, label=label)
    assert Message(await open_ranking(kenji, server)).text.startswith("Nobody has finished a game")


@pytest.mark.slow
async def test_a_private_conversation_has_no_ranking(server: SimulatedServer) -> None:
    assert read(await server.people["Ola"].user.slash("stats")).buttons == []
    assert (await say(server.people["Ola"], server, "stats")).buttons == ["Ranking of this server"]
