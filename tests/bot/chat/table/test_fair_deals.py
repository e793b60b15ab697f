"""Deals that can be checked: a message shows the hash of the secret, and its id is mixed in (docs/deals.md)."""

import re
from typing import Any

import pytest

from bot.chat.publishing.publisher import Publisher
from bot.chat.screens.lobby import lobby
from bot.games import draws
from bot.games.game import Game
from bot.games.people.person import SeatName
from bot.games.table import game_record
from bot.services.series import SeriesService
from bot.services.tables import Tables
from bot.storage.game_repository import SqlGameRepository
from engine.cli.commands import verify_report
from engine.permutation import commitment
from tests.bot.fake_channels import Killed, RememberingChannels
from tests.bot.game_driver import KENJI, NOW, OLA, GameDriver, by
from tests.bot.publishers import publisher_of
from tests.bot.sample_tables import LOCALIZER
from tests.bot.server import Action, Message, SimulatedServer, finish, open_lobby

HASH = r"[0-9a-f]{64}"


@pytest.fixture
def channels() -> RememberingChannels:
    return RememberingChannels()


def shown_hash(message: Message) -> str:
    """Return the hash in the file name of the message's picture; no reader meets it in the text."""
    [picture] = message.attached
    assert not re.search(HASH, message.text)
    return str(re.findall(HASH, picture.name)[0])


async def record_of(server: SimulatedServer, game_id: int) -> str:
    table = await server.services.tables.table(game_id)
    return str(game_record(table, await server.services.tables.revealed(table.game)))


async def checked(server: SimulatedServer, game_id: int) -> tuple[object, object]:
    """Check that the deal of a finished game follows from its secret; return the hash and the text that is mixed in."""
    found = verify_report(await record_of(server, game_id)).data
    return found["hash"], found["mixed_in"]


async def test_a_deal_follows_from_the_hash_in_the_lobby_and_from_the_id_of_its_message(
    server: SimulatedServer,
) -> None:
    ola, kenji = server.people.values()
    opened = await open_lobby(ola, server, players=2)
    digits = shown_hash(opened)
    await kenji.click(opened, Action.JOIN)
    await ola.click(opened, Action.START)
    table = await server.table()
    await finish(server)
    assert shown_hash(opened) == digits
    assert await checked(server, table.game.id) == (digits, str(opened.id))


# ---- the next game of a dynasty


async def test_the_end_of_a_game_of_a_dynasty_shows_the_hash_of_the_next(server: SimulatedServer) -> None:
    await server.begin(dynasty=True)
    for _ in range(2):
        await finish(server)
        end = server.newest
        digits = shown_hash(end)
        await server.restart()
        await server.people["Ola"].click(end, Action.REMATCH)
        following = (await server.table()).game.id
    await finish(server)
    assert not any(re.search(HASH, each.name) for each in server.newest.attached)
    assert await checked(server, following) == (digits, str(end.id))


# ---- kills


async def killed_after_its_lobby(driver: GameDriver, publisher: Publisher, channels: RememberingChannels) -> GameDriver:
    """Kill the bot when Discord has the message of a lobby; return the bot after it."""
    await driver.a_lobby(OLA, KENJI)
    channels.kill_next = True
    with pytest.raises(Killed):
        await publisher.publish(driver.game)
    return driver.another_bot()


async def test_a_lobby_that_a_killed_bot_has_sent_is_found_and_its_id_mixed_in(
    driver: GameDriver, publisher: Publisher, channels: RememberingChannels
) -> None:
    bot = await killed_after_its_lobby(driver, publisher, channels)
    channels.forget_nonces()
    assert (await driver.table()).game.deal.mixed_in is None
    await publisher_of(bot, channels).publish_pending()
    started = await bot.tables.start(driver.game, by(OLA))
    assert started.game.deal.mixed_in == "5000"
    picture = lobby(started, LOCALIZER).pictures[0]
    assert re.findall(HASH, picture.name) == [commitment(started.game.deal.secret or b"")]


async def test_a_game_that_starts_before_its_lobby_is_found_mixes_in_nothing_for_ever(
    driver: GameDriver, publisher: Publisher, channels: RememberingChannels
) -> None:
    bot = await killed_after_its_lobby(driver, publisher, channels)
    await bot.tables.start(driver.game, by(OLA))
    await publisher_of(bot, channels).publish_pending()
    ended = await bot.finish()
    assert (ended.game.deal.mixed_in, draws.shown_hash(ended.game)) == (None, None)
    revealed = await bot.tables.revealed(ended.game)
    assert revealed
    assert revealed.tags == {"Secret": (ended.game.deal.secret or b"").hex()}


class DeadlyGames(SqlGameRepository):
    """Games of a bot that is killed before it stores a new one."""

    async def create(self, *_: Any, **__: Any) -> Game:
        raise Killed


async def test_the_next_game_has_the_secret_that_was_shown_though_the_bot_is_killed_before_it_exists(
    driver: GameDriver, publisher: Publisher
) -> None:
    game = await driver.a_game(OLA, KENJI, dynasty=True)
    await driver.finish()
    await publisher.publish(game)
    shown = (await driver.table()).game
    dying = Tables(DeadlyGames(driver.database), driver.tables.accounts, lambda: NOW, driver.tables.dealer)
    with pytest.raises(Killed):
        await SeriesService(dying).rematch_or_next(game, by(OLA))
    following = (await driver.another_bot().series.rematch_or_next(game, by(OLA))).game
    assert following.deal.secret == shown.deal.next_secret
    assert (following.deal.mixed_in, following.number) == (shown.deal.next_mixed_in, 2)


async def test_the_deal_of_an_erased_player_can_be_checked(driver: GameDriver, publisher: Publisher) -> None:
    await driver.a_lobby(OLA, KENJI)
    await publisher.publish(driver.game)
    await driver.tables.start(driver.game, by(OLA))
    await driver.tables.forget(by(KENJI), SeatName("Somebody"))
    ended = await driver.finish()
    record = game_record(ended, await driver.tables.revealed(ended.game))
    assert verify_report(str(record)).data["mixed_in"] == "5000"
