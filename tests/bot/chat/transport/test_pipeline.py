"""What an action has changed is published, whatever becomes of the answer to the person."""

import asyncio
import logging
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final

import discord
import pytest
from aiohttp import ServerDisconnectedError

from bot.chat.actions import Action
from bot.chat.at_discord import log_failure
from bot.chat.kit import failure_of
from bot.chat.kit.markup import relative_time
from bot.games.refusals import StorageDown
from tests.bot.fake_channels import answer_with, refused
from tests.bot.features import named, needs
from tests.bot.server import SimulatedServer, begin_at_panel, never_answered, place_only, read, say, warned
from tests.bot.words import says, words

features = named("challenges")


async def test_a_placement_that_is_no_news_to_others_is_not_announced(server: SimulatedServer) -> None:
    mover, panel = await begin_at_panel(server, game="qd")
    before = [message.id for message in server.messages()]
    await mover.click(panel, place_only(panel))
    assert [message.id for message in server.messages()] == before


async def test_a_public_message_that_cannot_be_changed_keeps_nobody_from_hearing_what_was_done(
    server: SimulatedServer,
) -> None:
    await server.begin()
    server.fail("(PATCH|POST) /channels/.*/messages", status=403, code=50001, times=None)
    [other] = await server.others()
    assert says((await say(other, server, "kingdomino new")).text, "error-channel-busy")
    away = await other.slash(server.channel, "kingdomino settings", away="5 days")
    assert (says(away.text, "away-confirmed"), away.followups) == (True, [])


async def test_a_message_whose_edit_is_refused_is_edited_later_and_not_sent_again(server: SimulatedServer) -> None:
    await server.begin()
    before, text = server.newest, server.newest.text
    server.fail("PATCH /channels/.*/messages/", status=403, code=50013, times=1)
    [other] = await server.others()
    await other.slash(server.channel, "kingdomino settings", away="5 days")
    assert (server.newest.id, server.newest.text) == (before.id, text)
    await server.pass_time(1 / 60)
    assert (server.newest.id, server.newest.text == text) == (before.id, False)


async def test_a_tap_on_a_message_that_could_not_lose_its_buttons_takes_them(server: SimulatedServer) -> None:
    await server.begin()
    past, ply = server.newest, (await server.table()).public_ply
    refusal = server.fail("PATCH /channels/.*/messages/", status=403, code=50013, times=None)
    while (await server.table()).public_ply == ply:
        await server.step()
    await server.pass_time(10)
    assert past.actions
    refusal.times = 0
    await server.people["Ola"].click(past, next(each for each in past.buttons if each.action != Action.PLAY))
    assert past.actions == []


async def test_who_taps_reads_that_discord_holds_the_bot_back_and_the_turn_follows(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    await server.begin()
    server.fail(r"POST /channels/\d+/messages", status=429, retry_after=None, times=1)
    before, told = server.newest.id, await server.step()
    assert words("error-discord") in "\n".join(each.text for each in told.messages)
    assert [each for each in caplog.records if each.exc_info] == []
    await server.pass_time(1 / 60)
    assert server.newest.id != before


PAGE = "<!DOCTYPE html>\n<title>Access denied</title>"


DISCORDS: Final[Mapping[BaseException | None, str]] = {
    failure_of(answer_with(429, PAGE)): "status 429, with a web page instead of an answer",
    failure_of(discord.RateLimited(60)): "Too many requests. Retry in 60.00 seconds.",
    failure_of(ServerDisconnectedError()): "ServerDisconnectedError: Server disconnected",
    refused(409): "409 refused (error code: 0): refused",
}
"""Trouble of Discord's own, with its line in the log."""
STORAGE: Final[Mapping[BaseException, str]] = {
    StorageDown("the disk is full"): "error-storage",
    StorageDown("no", is_lasting=True): "error-storage-broken",
}
"""Trouble of the database, which logs it itself, with what people read."""


async def test_whatever_fails_for_a_person_is_told_as_what_it_is(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    async def told(error: BaseException | None) -> str:
        async def games_of(_: int) -> None:
            raise error or AssertionError

        caplog.clear()
        object.__setattr__(server.services.tables.games, "games_of", games_of)
        return (await say(server.people["Ola"], server, "kingdomino games")).text

    for error, line in DISCORDS.items():
        assert await told(error) == words("error-discord-nothing")
        [record] = warned(caplog)
        assert record.getMessage().endswith(f"Discord did not take an answer: {line}")
        assert record.exc_info is None
    for error, key in STORAGE.items():
        assert await told(error) == words(key)
        assert not warned(caplog)
    number = (admitted := await told(ZeroDivisionError())).rstrip(".").split()[-1]
    assert admitted == words("error-unexpected", number=number)
    assert f"error {number}" in caplog.text


@pytest.mark.parametrize(
    ("status", "code", "level"),
    [
        *((400, code, logging.WARNING) for code in (50083, 160005, 160002, 200000, 40060)),
        *((status, 0, logging.WARNING) for status in (401, 404, 405, 409, 413, 503)),
        (429, 30046, logging.WARNING),
        (400, 50035, logging.ERROR),
    ],
)
def test_only_a_request_of_a_wrong_form_is_logged_as_a_mistake_of_ours(
    status: int, code: int, level: int, caplog: pytest.LogCaptureFixture
) -> None:
    log_failure(logging.getLogger("bot.test"), refused(status, code), "a turn could not be shown")
    [record] = caplog.records
    assert (record.levelno, record.exc_info is None) == (level, level == logging.WARNING)


@needs("challenges")
async def test_a_bot_in_time_out_that_has_its_permissions_says_so_and_until_when(server: SimulatedServer) -> None:
    ola, ends = server.people["Ola"], datetime.fromtimestamp(server.now + 600, UTC)
    guild = server.bot.get_guild(server.guild_id)
    assert guild
    guild.me.timed_out_until = ends
    server.fail(r"POST /channels/\d+/messages", status=403, code=50013, times=None)
    told = await ola.slash(server.channel, "kingdomino challenge")
    until = words("error-timed-out", until_span=relative_time(int(ends.timestamp())))
    assert until in "\n".join(message.text for message in told.messages)
    server.now += 601
    assert until not in (await ola.slash(server.channel, "kingdomino challenge")).text


async def test_who_taps_a_message_that_is_deleted_meanwhile_is_not_told_of_trouble(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new")

    async def change(*_: object, **__: object) -> None:
        raise refused(404, code=10008)

    object.__setattr__(server.services.tables, "change", change)
    told = read(await kenji.click(server.newest, Action.JOIN))
    assert told.text == words("error-message-gone")


async def test_a_click_that_comes_too_late_counts_and_everybody_sees_it(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new")
    caplog.set_level(logging.INFO, "bot")
    server.fail("POST /interactions/", status=404, code=10062, times=None)
    join = server.newest.button(Action.JOIN).custom_id
    await never_answered(server, kenji.person.click(dict(server.newest.data), join))
    assert [seat.name for seat in (await server.table()).game.seats] == ["Ola", "Kenji"]
    assert "Kenji" in server.newest.alt
    [record] = [each for each in caplog.records if "can no longer be answered" in each.getMessage()]
    assert record.levelno == logging.INFO
    assert not warned(caplog)


async def test_who_waits_when_the_bot_stops_is_told_to_look_again(server: SimulatedServer) -> None:
    begun = asyncio.Event()

    async def games_of(_: int) -> None:
        begun.set()
        await asyncio.Event().wait()

    object.__setattr__(server.services.tables.games, "games_of", games_of)
    asked = asyncio.create_task(server.people["Ola"].slash(server.channel, "kingdomino games"))
    await begun.wait()
    await server.bot._running.finish(0)
    assert read(await asked).text == words("error-interrupted")
