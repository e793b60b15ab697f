"""What waits at a table while the bot is replaced by a newer one, which finds the database of the older one."""

import json
from collections.abc import Mapping
from dataclasses import astuple
from datetime import date, timedelta
from enum import StrEnum
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, text

from bot.chat.kit.addresses import Action, Address
from bot.games.challenges import daily_challenge
from bot.games.dates import utc_date
from bot.games.dealer import LAST_DEAL_WITHOUT_SECRET, shown_hash
from bot.games.game import Actor, Proposal, Suggestions
from bot.games.outbox import News, Post
from bot.games.proposals import PACE, UNDO, propose
from bot.storage.database import SqlKeyValueStore
from bot.storage.schema import meta
from simulator import api
from tests.bot.database_urls import database_url
from tests.bot.game_driver import KENJI, NAMES, NOW, OLA, GameDriver, by
from tests.bot.server import Place, SimulatedServer, click_forged, finish, open_lobby, read
from tests.bot.storage.test_database import transact
from tests.bot.words import says, words

DAILY = "1440 turn"
DAY = date(2026, 12, 6)


def as_in_0003(notice: Post) -> list[Any]:
    news, arguments, *others = astuple(notice)
    return ["undo", arguments[1:], *others] if arguments[0] == UNDO else [news, arguments, *others]


def bring_to_0013(connection: Connection) -> None:
    connection.execute(text("DROP TABLE answers"))
    for index in ("ix_games_secret", "ix_games_open_guild_id"):
        connection.execute(text(f"DROP INDEX {index}"))
    for column in ("mixed_in", "next_secret", "next_mixed_in"):
        connection.execute(text(f"ALTER TABLE games DROP COLUMN {column}"))
    connection.execute(text("UPDATE alembic_version SET version_num = '0013'"))


def bring_to_0011(connection: Connection) -> None:
    bring_to_0013(connection)
    for table, column in (("games", "challenge"), ("games", "closes_at"), ("servers", "weekly"), ("people", "brief")):
        connection.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
    connection.execute(text("UPDATE alembic_version SET version_num = '0011'"))


def bring_to_0006(connection: Connection) -> None:
    bring_to_0011(connection)
    connection.execute(text("DROP TABLE analysis_parts"))
    connection.execute(text("DROP INDEX ix_games_home_id"))
    added = {"games": ("home_id", "thread", "origin"), "seats": ("guided",), "people": ("confirms", "coach")}
    for table, column in ((table, column) for table, columns in added.items() for column in columns):
        connection.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
    connection.execute(text("UPDATE alembic_version SET version_num = '0006'"))


def bring_to_0004(connection: Connection) -> None:
    bring_to_0006(connection)
    for column in ("secret", "taken_back"):
        connection.execute(text(f"ALTER TABLE games DROP COLUMN {column}"))
    connection.execute(delete(meta).where(meta.c.key == LAST_DEAL_WITHOUT_SECRET))
    connection.execute(text("UPDATE alembic_version SET version_num = '0004'"))


def bring_to_0003(connection: Connection, stored: Mapping[str, Any]) -> None:
    bring_to_0004(connection)
    connection.execute(text("ALTER TABLE games ADD COLUMN proposal JSON"))
    connection.execute(text("ALTER TABLE games ADD COLUMN undo_approvals INTEGER DEFAULT 0 NOT NULL"))
    connection.execute(
        text("UPDATE games SET undo_approvals = :mask, proposal = :proposal, notices = :notices, unshown = true"),
        stored,
    )
    connection.execute(text("ALTER TABLE games DROP COLUMN proposals"))
    connection.execute(text("UPDATE alembic_version SET version_num = '0003'"))


class OldButton(StrEnum):
    APPROVE = "approveundo"
    REJECT = "rejectundo"


@pytest.mark.parametrize(
    ("old_button", "answer"), [(OldButton.APPROVE, "undo-agreed"), (OldButton.REJECT, "undo-refused")]
)
@pytest.mark.sampled(2)
async def test_proposals_of_revision_0003_wait_on_and_their_buttons_answer_them(
    old_button: OldButton, answer: str, tmp_path: Path
) -> None:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji", "Zuri", "Nina") as server:
        await server.begin(pace=60)
        people = {person.id: person for person in server.people.values()}
        while (await server.table()).acting_seat == 1:
            await server.step()
        mover = await server.acting_person()
        await server.step()
        await mover.insist(server.channel, "kingdomino table", do="undo")
        undo = server.newest
        seats = (await server.table()).game.seats
        number = next(seat.number for seat in seats if seat.user_id == mover.id)
        await people[seats[0].user_id or 0].click(undo, Action.AGREE)
        waiting = await server.table()
        await server.services.tables.change(waiting.game.id, propose, Actor(mover.id, mover.name), PACE, DAILY)
        await server.pass_time(0)
        pace, before = server.newest, (await server.table()).game
        notices = [["stands", ["Robin"], 5], *map(as_in_0003, before.outbox.posts)]
        await server.stop()
        stored = {
            "mask": 1 << 1 | 1 << number,
            "proposal": json.dumps([PACE, DAILY, [number]]),
            "notices": json.dumps(notices),
        }
        await transact(server.url, lambda connection: bring_to_0003(connection, stored))
        await server.start()
        await server.pass_time(0)
        after = (await server.table()).game
        assert after.proposals == (
            Proposal(PACE, DAILY, (number,)),
            Proposal(UNDO, str(before.progress.ply), (number, 1)),
        )
        assert sorted(after.outbox.posts, key=str) == sorted(before.outbox.posts, key=str)
        assert after.outbox.posts[0].news is News.PROPOSED
        assert says(server.newest.text, "undo-refused", name="Robin")
        others = [seat for seat in seats[1:] if seat.number != number]
        for seat in others:
            await click_forged(people[seat.user_id or 0], server, Address(old_button, after.id, before.progress.ply))
        assert undo.text == words(answer, name=others[0].name)
        for person in people.values():
            if person is not mover:
                await person.click(pace, Action.AGREE)
        assert words("proposal-agreed") in pace.text
        game = (await server.table()).game
        assert (game.options.pace, game.proposals) == (1440, ())


async def test_games_of_one_person_that_have_begun_keep_their_suggestions_and_lobbies_get_the_new_default(
    tmp_path: Path,
) -> None:
    async with GameDriver.open(tmp_path) as driver:
        games = [await driver.a_game(OLA, computers=1)]
        driver.channel += 1
        games.append(await driver.a_game(OLA, KENJI))
        driver.channel += 1
        games.append(await driver.a_lobby(OLA, computers=1))
        games.append((await driver.challenges.play(daily_challenge(DAY), 1, by(OLA), None, NAMES)).game.id)
        url = database_url(tmp_path)
        await transact(url, bring_to_0004)
    async with GameDriver.open(tmp_path, url, interactions=10**6) as driver:
        found = [(await driver.games.game(each)).suggestions for each in games]
    assert found == [Suggestions.SHOWN, Suggestions.HINT, Suggestions.HINT, Suggestions.HINT]


async def test_lobbies_of_revision_0004_get_a_secret_and_games_and_deals_that_have_begun_go_on_without(
    tmp_path: Path,
) -> None:
    async with GameDriver.open(tmp_path) as driver:
        begun = await driver.a_game(OLA, KENJI)
        driver.channel += 1
        lobby = await driver.a_lobby(OLA, KENJI)
        await SqlKeyValueStore(driver.database).set(LAST_DEAL_WITHOUT_SECRET, DAY.isoformat())
        daily = (await driver.challenges.play(daily_challenge(DAY), 1, by(OLA), None, NAMES)).game.id
        url = database_url(tmp_path)
        await transact(url, bring_to_0004)
    async with GameDriver.open(tmp_path, url, interactions=10**6) as driver:
        secrets = [(await driver.games.game(each)).deal.secret for each in (begun, lobby, daily)]
        assert [len(secret or b"") for secret in secrets] == [0, 32, 0]
        driver.game = begun
        assert (await driver.finish()).state.is_over
        days = [daily_challenge(DAY + timedelta(days)) for days in (0, 1)]
        same, following = [await driver.challenges.play(each, 1, by(KENJI), None, NAMES) for each in days]
        first = await driver.tables.table(daily)
        assert [played.move for played in same.moves[:2]] == [played.move for played in first.moves[:2]]
        assert (same.game.deal.secret is None, len(following.game.deal.secret or b"")) == (True, 32)


async def test_games_of_revision_0006_in_threads_go_on_there_and_their_lobbies_start_there(tmp_path: Path) -> None:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji") as server:
        home, ola = server.channel, server.people["Ola"]
        played, waiting = (
            Place(server.discord, server.discord.start_thread(home.data, {"name": name, "type": api.PUBLIC_THREAD}))
            for name in ("Played", "Waiting")
        )
        server.channel = waiting
        lobby = await open_lobby(ola, server, players=2)
        server.channel = played
        await server.begin()
        first = await server.acting_person()
        await server.stop()
        await transact(server.url, bring_to_0006)
        await server.start()
        while (await server.acting_person()) == first:
            await server.step()
        assert (await server.table()).game.channel_id == played.id
        assert server.newest.named == [(await server.acting_person()).name]
        await finish(server)
        assert Action.REMATCH in server.newest.actions
        await server.people["Kenji"].click(lobby, Action.JOIN)
        await ola.click(lobby, Action.START)
        server.channel = waiting
        assert server.newest.named == [(await server.acting_person()).name]
        assert (home.messages, len(home.threads)) == ([], 2)


async def test_a_daily_game_that_was_begun_before_challenges_goes_on(tmp_path: Path) -> None:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji") as server:
        ola, _ = server.people.values()
        page = read(await ola.slash(server.channel, "daily"))
        await server.stop()
        await transact(server.url, bring_to_0011)
        await server.start()
        deal = (await server.services.contests.challenges.challenge()).deal
        begun = await server.services.tables.games.game_of_deal(deal, ola.id)
        assert begun
        ply = begun.progress.ply
        # The old button still leads to the game.
        await ola.click(page, next(each for each in page.buttons if each.action is Action.PLAY))
        game = await server.services.tables.games.game(begun.id)
        assert (game.progress.ply > ply, game.challenge, game.times.closes_at) == (True, None, None)
        await ola.slash(server.channel, "kingdomino challenge")
        assert server.newest.actions == [Action.PLAY_CHALLENGE]


async def test_lobbies_and_games_of_revision_0015_go_on_with_their_deals_and_show_no_hash(tmp_path: Path) -> None:
    async with GameDriver.open(tmp_path) as driver:
        begun = (await driver.begin(OLA, KENJI)).game
        driver.channel += 1
        lobby = await driver.a_lobby(OLA, KENJI)
        await SqlKeyValueStore(driver.database).set("first_day_after_deals_without_names", "9999-12-31")
        daily = (await driver.challenges.play(daily_challenge(DAY), 1, by(OLA), None, NAMES)).game
        url = database_url(tmp_path)
        await transact(url, bring_to_0013)
    async with GameDriver.open(tmp_path, url, interactions=10**6) as driver:
        games = [await driver.games.game(each) for each in (begun.id, lobby, daily.id)]
        assert [(game.deal.secret, shown_hash(game)) for game in games] == [
            (begun.deal.secret, None),
            (games[1].deal.secret, None),
            (daily.deal.secret, None),
        ]
        await driver.tables.start(lobby, by(OLA))
        for driver.game in (begun.id, lobby):
            ended = (await driver.finish()).game
            revealed = await driver.tables.revealed(ended)
            assert revealed
            assert (shown_hash(ended), list(revealed.tags)) == (None, ["Secret"])


async def test_a_daily_game_that_may_have_begun_before_the_update_is_dealt_as_before_and_the_next_has_a_hash(
    driver: GameDriver,
) -> None:
    today, tomorrow = utc_date(NOW), utc_date(NOW) + timedelta(days=1)
    found = [await driver.tables.dealer.commitment(day.isoformat(), NOW) for day in (today, tomorrow)]
    assert [bool(each) for each in found] == [False, True]
    days = [daily_challenge(day) for day in (today, tomorrow)]
    played = [(await driver.challenges.play(each, 1, by(OLA), None, NAMES)).game for each in days]
    assert [game.deal.mixed_in for game in played] == ["", tomorrow.isoformat()]
    assert shown_hash(played[1]) == found[1]
