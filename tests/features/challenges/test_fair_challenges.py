"""The deals of challenges: which hash announces them, and who learns their secrets when."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address
from bot.chat.publishing.publisher import Publisher
from bot.features.challenges.challenge import OWNED, DealKind, name_of_deal, new_challenge
from bot.features.challenges.feature import FEATURE, ChallengeAction
from bot.features.challenges.messages import ChallengeMessages
from bot.features.challenges.screens import invitation
from bot.features.challenges.season import Opened
from bot.games.deadlines import close
from bot.games.table import game_record
from engine.cli.commands import verify_report
from engine.permutation import commitment
from tests.bot.chat.table.test_fair_deals import HASH, checked, record_of
from tests.bot.fake_channels import RememberingChannels
from tests.bot.game_driver import KENJI, NAMES, NOW, OLA, ZURI, GameDriver, by
from tests.bot.publishers import publisher_of
from tests.bot.sample_tables import LOCALIZER
from tests.bot.server import NOON, SimulatedServer, click_forged, finish, play_to_end, read, words
from tests.features.challenges.driver import service_of


@pytest.fixture
def publisher(driver: GameDriver) -> Publisher:
    owner = ChallengeMessages(service_of(driver))
    return publisher_of(driver, RememberingChannels(), owners=dict.fromkeys(OWNED, owner))


async def test_a_daily_game_follows_from_the_hash_of_the_day_before_and_its_secret_waits_for_the_end_of_the_day(
    server: SimulatedServer,
) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino daily")
    before = (await FEATURE.of(server.services).results(ola.id)).game
    assert before
    await play_out(server, before.id)
    page = read(await ola.slash(server.channel, "kingdomino daily"))
    await ola.click(page, Action.SHOW_KINGDOM)
    [digits] = re.findall(HASH, " ".join(page.files))
    server.now += 86400
    for person in (ola, kenji):
        await person.slash(server.channel, "kingdomino daily")
    day = datetime.fromtimestamp(NOON, UTC).date() + timedelta(days=1)
    results = FEATURE.of(server.services).results
    first, second = [(await results(person.id, day.isoformat())).game for person in (ola, kenji)]
    assert first
    assert second
    await play_out(server, first.id)
    for _ in range(2):
        assert "[Secret" not in await record_of(server, first.id)
        server.now += 86400
    await play_out(server, second.id)
    assert await checked(server, first.id) == (digits, day.isoformat())
    assert await checked(server, second.id) == (digits, day.isoformat())


async def play_out(server: SimulatedServer, game_id: int) -> None:
    await play_to_end(server, await server.services.runner.advance(game_id))


async def test_a_challenge_mixes_in_the_id_of_its_message_and_keeps_the_secret_until_it_is_closed(
    driver: GameDriver, publisher: Publisher
) -> None:
    challenges = service_of(driver)
    row = new_challenge(DealKind.CHANNEL, "kd", "solid", (1, 7), by(OLA), None, NOW)
    opened = await challenges.open(replace(row, times=replace(row.times, closes_at=NOW + 86400)))
    name = name_of_deal(DealKind.CHANNEL, opened.game)
    before = invitation(Opened(await challenges.of_row(opened.game), (), NOW), LOCALIZER)
    await publisher.publish(opened.game.id)
    challenge = await challenges.challenge(name)
    after = await challenges.of_row((await driver.tables.table(opened.game.id)).game)
    digits = commitment(opened.game.deal.secret or b"")
    assert [digits in each.pictures[0].name for each in (before, invitation(Opened(after, (), NOW), LOCALIZER))] == [
        True,
        True,
    ]
    driver.game = (await challenges.play(challenge, 1, by(KENJI), None, NAMES)).game.id
    ended = await driver.finish()
    assert await driver.tables.revealed(ended.game) is None
    await driver.tables.change(opened.game.id, close)
    record = game_record(ended, await driver.tables.revealed(ended.game))
    found = verify_report(str(record)).data
    assert (found["hash"], found["mixed_in"]) == (digits, "5000")


async def test_a_game_is_beaten_with_its_own_dominoes(driver: GameDriver, publisher: Publisher) -> None:
    await driver.a_lobby(OLA, KENJI)
    await publisher.publish(driver.game)
    await driver.tables.start(driver.game, by(OLA))
    source, challenges = await driver.finish(), service_of(driver)
    challenge = await challenges.challenge(name_of_deal(DealKind.BEAT, source.game))
    beating = await challenges.play(challenge, 1, by(ZURI), None, NAMES)
    assert [each.move for each in beating.moves[:2]] == [each.move for each in source.moves[:2]]
    assert await driver.tables.revealed(source.game) is None
    assert beating.game.deal.mixed_in == source.game.deal.mixed_in == "5000"


async def test_a_deal_of_another_channel_needs_its_ticket(server: SimulatedServer) -> None:
    await server.begin()
    await finish(server)
    elsewhere, stranger = server.add_channel("elsewhere"), server.newcomer("Zuri")
    ticket = await FEATURE.of(server.services).ticket(1)
    for wrong in ("1", "1 x", "1 0", f"1 {ticket[:-1]}"):
        assert read(
            await click_forged(stranger, server, Address(ChallengeAction.BEAT, argument=wrong), elsewhere)
        ).text == words("error-no-such-game"), wrong
    page = read(await click_forged(stranger, server, Address(ChallengeAction.BEAT, argument=f"1 {ticket}"), elsewhere))
    assert ChallengeAction.PLAY in page.actions
