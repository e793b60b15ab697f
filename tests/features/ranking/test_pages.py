"""The ranking of a server: its screen, the way to it, and the setting that keeps somebody out of it."""

import asyncio
from datetime import date

import pytest

from bot.chat.kit.blocks import Address, Screen
from bot.chat.kit.markup import date as date_of
from bot.features.ranking.feature import RankingAction, no_ranking, own_statistics, you_and_them
from bot.features.ranking.rows import Rivals, SqlResultRepository
from bot.features.ranking.service import RankingService
from bot.games.game import GameOptions, Seat
from bot.games.results import FinishedGame, FinishedSeat, Statistics
from bot.storage.game_repository import SqlGameRepository
from tests.bot.query_counter import counted
from tests.bot.sample_games import a_new_game, append, over, start
from tests.bot.sample_tables import LOCALIZER
from tests.bot.screen_checks import text_of
from tests.bot.server import NOON, Guest, Message, SimulatedServer, click_forged, finish, read, say, says, visit, words

OLA, KENJI, ZURI = 101, 102, 103
TODAY = date(2027, 1, 15)
"""The present day of the simulated server."""


def line(place: int, name: str, rating: int, *, games: int, wins: int) -> str:
    return words("ranking-line", place=place, name=name, rating=str(rating), games=games, wins=wins)


def lines(screen: Screen) -> list[str]:
    return text_of(screen).splitlines()


# ---- the screen


def test_whoever_plays_computers_alone_sees_those_results_by_level_and_daily_games_apart() -> None:
    rivals = Rivals("beginner", 1, 1), Rivals("strong", 3, 0)
    told = lines(no_ranking(LOCALIZER, rivals))
    assert told == [
        words("ranking-none"),
        f"**{words('ranking-computers')}**",
        words("stats-record", game=words("level-strong"), games=3, wins=0),
        words("stats-record", game=words("level-beginner"), games=1, wins=1),
    ]
    rows = Statistics("kd", 2, 1, 45.5, 51), Statistics("kd", 1, 0, 9.0, 9, is_shared=True)
    lost, won = (
        FinishedGame("kd", (FinishedSeat(1, OLA, "Ola", 1, resigned=gave_up), FinishedSeat(2, KENJI, "Kenji", 2)))
        for gave_up in (True, False)
    )
    wins = [you_and_them("Kenji", OLA, KENJI, [each], LOCALIZER) for each in (lost, won)]
    assert [says(each, "stats-together", count=0, wins=0) for each in wins] == [True, False]
    assert lines(own_statistics(rows, LOCALIZER))[2] == f"**{words('stats-challenges')}**"


# ---- from /stats on


async def store_games(
    games: SqlGameRepository, count: int, guild_id: int, ola: int, kenji: int | None, begun: int
) -> None:
    """Store so many games that Ola has won against Kenji, or against a computer player."""
    seats = (Seat(1, ola, "Ola"), Seat(2, kenji, "Kenji", None if kenji else "strong"))
    for at in range(begun, begun + count):
        new = a_new_game(*seats, channel_id=99, guild_id=guild_id, options=GameOptions("kd", 2))
        game = await start(games, await games.create(new), seats, "#12", at=at)
        await append(games, game.id, 1, ">1", at=at, change=over(at, (40, 1), (30, 2)))


async def have_played(server: SimulatedServer, count: int, guild_id: int | None = None, begun: int = NOON) -> None:
    ola, kenji = (each.id for each in server.people.values())
    await store_games(SqlGameRepository(server.database), count, guild_id or server.guild_id, ola, kenji, begun)


async def open_ranking(person: Guest, server: SimulatedServer) -> Message:
    page = await say(person, server, "kingdomino stats")
    await person.click(page, RankingAction.SHOW_RANKING)
    return page


async def test_a_ranking_is_kept_and_only_games_that_ended_since_are_read(server: SimulatedServer) -> None:
    ola, _ = server.people.values()
    nothing = await open_ranking(ola, server)
    always = await visit(ola, server, RankingAction.SHOW_RANKING, "kd always")
    assert nothing.text == always.text == words("ranking-none")
    await have_played(server, 3)
    await have_played(server, 3, guild_id=7)
    for reads in (6, 4):  # how far it got, who wants to be listed, deals, weeks, three games, no game more
        page = await say(ola, server, "kingdomino stats")
        with counted(server.database, for_people=True) as asked:
            await ola.click(page, RankingAction.SHOW_RANKING)
        assert (len(asked.reads), asked.writes) == (reads, 0)
        assert page.is_private
    assert page.text.splitlines()[2:4] == [
        line(1, "**Ola**", 1544, games=3, wins=3),
        line(2, "Kenji", 1456, games=3, wins=0),
    ]
    # A game is stored after a later one that was counted.
    await have_played(server, 1)
    assert line(1, "**Ola**", 1556, games=4, wins=4) in (await open_ranking(ola, server)).text
    # The games of a person who wants no place still count for others.
    await server.adjust(ola, ranked=False)
    text = (await open_ranking(ola, server)).text
    assert line(1, "Kenji", 1444, games=4, wins=0) in text
    assert words("ranking-unlisted") in text
    assert "Ola" not in text


async def test_those_who_ask_at_once_share_a_ranking_and_a_stop_leaves_it_out(games: SqlGameRepository) -> None:
    await store_games(games, 3, 1, OLA, KENJI, NOON)
    rankings = RankingService(SqlResultRepository(games.database))
    with counted(games.database) as asked:
        await asyncio.gather(*(rankings.rankings(1, TODAY) for _ in range(3)))
    assert len(asked.reads) == 3 * 3 + 2
    await store_games(games, 1, 1, OLA, KENJI, NOON)
    asking = asyncio.create_task(rankings.rankings(1, TODAY))
    with counted(games.database) as asked:
        while len(asked.reads) < 2 + 1:  # it has begun to read the games
            await asyncio.wait([asking], timeout=0)
    await rankings.close()
    for stopped in asking, rankings.rankings(1, TODAY):
        with pytest.raises(asyncio.CancelledError):
            await stopped


async def test_everybody_begins_again_with_a_quarter_and_former_seasons_and_all_times_are_a_button_away(
    server: SimulatedServer,
) -> None:
    ola, _ = server.people.values()
    await have_played(server, 3)
    assert words("ranking-season", since_day=date(2027, 1, 1)) in (await open_ranking(ola, server)).text
    server.now += 80 * 86_400
    past = words("ranking-past", since_day=date(2027, 1, 1), until_day=date(2027, 3, 31))
    won = line(1, "**Ola**", 1544, games=3, wins=3)
    # Until somebody plays in the next season.
    page = await open_ranking(ola, server)
    assert all(each in page.text for each in (past, won))
    await have_played(server, 1, begun=server.now - 1)
    page = await open_ranking(ola, server)
    season = words("ranking-season", since_day=date(2027, 4, 1)), words("ranking-missing", missing=2)
    assert all(each in page.text for each in season)
    for chosen, told in (
        ("always", [line(1, "**Ola**", 1556, games=4, wins=4)]),
        ("2027-01-01", [past, won]),
        ("2026-10-01", [words("ranking-empty", fewest=3)]),
    ):
        await ola.click(page, RankingAction.SHOW_RANKING, f"kd {chosen}")
        assert all(each in page.text for each in told)
        assert not says(page.text, "ranking-season")
    page = await open_ranking(ola, server)
    await ola.click(page, RankingAction.SHOW_RANKING, "kd always")
    await ola.click(page, RankingAction.SHOW_RANKING, "kd")
    assert season[1] in page.text
    # Results against computer players are for who has no place among people, and for all times.
    await store_games(SqlGameRepository(server.database), 1, server.guild_id, ola.id, None, server.now - 1)
    for is_ranked in (True, False):
        await server.adjust(ola, ranked=is_ranked)
        for chosen in ("kd always", "kd"):
            shown = await visit(ola, server, RankingAction.SHOW_RANKING, chosen)
            assert (words("ranking-computers") in shown.text) is (chosen != "kd" and not is_ranked)


async def test_statistics_are_of_oneself_or_of_another(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    assert (await say(ola, server, "kingdomino stats")).text == words("stats-none", name="Ola")
    await server.begin()
    await finish(server)
    played, scores = words("variant-kd"), (await server.services.tables.table(1)).state.scores()
    for person, told in zip((ola, kenji), scores, strict=True):
        page = await say(ola, server, "kingdomino stats", player=person)
        assert says(page.text, "stats-record", game=played, games=1)
        assert says(page.text, "stats-together", name=person.name) is (person is kenji)
        best = read(await ola.click(page, RankingAction.SHOW_BEST))
        assert says(best.text, "stats-best", points=told.total, game=played, when_date=date_of(int(server.now)))
        assert len(best.attached) == 1
    # A private conversation has the own results, and no ranking.
    for argument, action, key in (
        ("", RankingAction.SHOW_RESULTS, "stats-own-title"),
        (ola.id, RankingAction.SHOW_BEST, "stats-best"),
        (kenji.id, RankingAction.SHOW_BEST, "error-results-of-another"),
    ):
        assert says((await visit(ola, server, action, str(argument), ola.conversation)).text, key)
    reply = await click_forged(ola, server, Address(RankingAction.SHOW_RANKING), ola.conversation)
    assert read(reply).text == words("error-results-of-another")
