"""What a host learns from a rehearsal on a Discord that does as expected, and on others."""

import asyncio
import json
import logging
import re
import time
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.chat.kit.discord_errors import Feature, Switches
from bot.rehearsal import LEFT, QUESTIONS, rehearse
from bot.settings import Secret, Settings, SettingsError
from bot.storage.database import Database
from bot.storage.keyed_rows import SqlKeyValueStore
from simulator import Clock, Discord, Person, discord_py_redirected
from simulator.api import THREAD_STARTER, Json, Refused
from simulator.hidden import NAME
from simulator.messages import File, Message

HOUR = 3600
COMMAND: Json = {"name": "board", "description": "d", "type": 1, "options": []}


class OtherDiscord(Discord):
    """A Discord that does nothing as the bot expects."""

    def emit(self, event: str, data: Json, guild_id: str | None = None) -> None:
        if event == "CHANNEL_UPDATE":
            event = "CHANNEL_DELETE" if data["name"] == NAME else "CHANNEL_CREATE"
        if event == "INTERACTION_CREATE":
            for channel in data["data"].get("resolved", {}).get("channels", {}).values():
                del channel["app_permissions"]
        super().emit(event, data, guild_id)

    def edit(self, message: Message, body: Json, files: Mapping[str, File], parse: tuple[str, ...]) -> None:
        super().edit(message, body, files, parse)
        message.data["mentions"] = []
        if body.get("components") == []:
            message.uploads, message.data["attachments"] = [], []

    def sent_before(self, channel: Json, nonce: str) -> Message | None:
        return None

    def refuse_if_closed(self, channel: Json, *, writes: bool) -> None:
        """Take everything."""

    def record_activity(self, thread: Json) -> None:
        """Leave the thread as it is."""

    def add_to_thread(self, thread: Json, user_id: str) -> None:
        """Let nobody in."""

    def create_emoji(self, name: str, image: str) -> Json:
        raise Refused(400, 30008, "Maximum number of emojis reached")

    def _apply(self, message: Message, body: Json, files: Mapping[str, File], parse: tuple[str, ...]) -> None:
        super()._apply(message, body, files, parse)
        message.data["content"] = message.data["content"].replace("</", "/")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(Secret("simulator.token"), f"sqlite:///{tmp_path}/games.db")


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    async for each in _started(Discord(clock=Clock(time.time() - 2 * HOUR))):
        yield each


@pytest.fixture
async def other() -> AsyncIterator[OtherDiscord]:
    async for each in _started(OtherDiscord(clock=Clock(time.time() - 2 * HOUR))):
        yield each


async def _started(discord: Any) -> AsyncIterator[Any]:
    discord.rate_limit = discord.global_limit = None
    async with discord:
        with discord_py_redirected(discord):
            discord.add_guild("Guild", "table-1", "secret")
            discord.deny(discord.channel("secret"), "VIEW_CHANNEL")
            discord.overwrite_commands([COMMAND], {"application_id": discord.app_id})
            yield discord
        assert discord.violations + discord.defects == []


async def act(discord: Discord, *seen: str) -> None:
    """Do as the owner what the rehearsal asks for: press, choose what is `seen`, take a permission and give it back."""
    owner, channel = Person(discord, "Ola"), discord.channel("table-1")
    discord.application["owner"], owner.waits = owner.user, False

    async def shown(text: str) -> Json:
        def there() -> list[Json]:
            return [each for each in owner.sees(channel) if text in json.dumps(each)]

        await discord.until(there)
        return there()[-1]

    await owner.click(await shown('"rehearsal"'), "rehearsal")
    for name, choice in zip(("light", "dark", "again"), seen, strict=True):
        await owner.choose(await shown(f"rehearsal {name}"), f"rehearsal {name}", f"a {choice} square")
    await owner.choose(await shown("rehearsal channel"), "rehearsal channel", channel)
    await shown("**View Channel**")
    discord.deny(channel, "VIEW_CHANNEL")
    await shown("give it back")
    discord.allow(channel, "VIEW_CHANNEL")


async def rehearsed(discord: Discord, settings: Settings, *seen: str) -> tuple[list[str], set[Feature]]:
    """The lines of the report, and the features that are on afterwards; without anything `seen` nobody acts."""
    acting = asyncio.create_task(act(discord, *seen)) if seen else None
    lines = list(await rehearse(settings, int(discord.channel("table-1")["id"]), patience=60 if seen else 0.01))
    if acting:
        await acting
    async with Database.open(settings.database_url) as database:
        await (switches := Switches(SqlKeyValueStore(database))).load(int(discord.app_id))
        return lines, {each for each in Feature if switches.is_on(each)}


def left_in(discord: Discord) -> list[Json]:
    """What the bot has written there, without the first line of a thread, which is Discord's."""
    everything = [each for messages in discord.messages.values() for each in messages.values()]
    return [each.data for each in everything if not each.viewer and each.data["type"] != THREAD_STARTER]


async def test_a_discord_that_does_as_expected_leaves_every_feature_on_and_nothing_behind(
    discord: Discord, settings: Settings
) -> None:
    discord.post(discord.channel("table-1"), {"content": LEFT})
    discord.clock.advance(2 * HOUR)
    discord.refused_emoji = 25  # as reported; the bot sends such a message again
    lines, on = await rehearsed(discord, settings, "light", "dark", "dark")
    assert [line for line in lines[1:-1] if line[:2] != "ok"] == []
    assert len(lines) == len(QUESTIONS) + 2
    assert on == set(Feature)
    assert left_in(discord) == []
    assert discord.emoji == {}
    [thread] = [each for each in discord.channels.values() if "thread_metadata" in each]
    assert thread["thread_metadata"]["archived"]
    [edit] = [each for each in discord.log if each.method == "PATCH" and each.body.get("components") == []]
    assert "attachments" not in edit.body


async def test_what_discord_does_otherwise_is_shown_and_turned_off(other: OtherDiscord, settings: Settings) -> None:
    lines, on = await rehearsed(other, settings, "missing", "dark", "light")
    cells = [re.split("  +", line) for line in lines[1:-1]]
    said = {text: answer.partition(" (")[0] for mark, text, *_, answer in cells if mark == "!!"}
    assert said == {
        "what you see in a private answer": "missing, dark, light",
        "the bot's permissions in a channel you choose": "not told",
        "View Channel taken from the bot": "CHANNEL_DELETE",
        "a message sent twice with one nonce": "messages: 2",
        "the same after it was deleted": "sent",
        "the same without its button": "mentions: 0, width: no picture, buttons: 0",
        "the same, allowed in an edit": "mentions: 0",
        "an edit in it that mentions a person": "member: no, lines: 0",
        "an edit in it when it is archived": "taken",
        "a message in it when it is archived": "archived",
        "an emoji of the bot in 50 messages": "refused: 30008",
        "a command that can be tapped": "changed",
    }
    assert lines[-1] == "From its next start on the bot does without: emoji, tappable_commands."
    assert on == {Feature.USER_INSTALL}


async def test_a_feature_that_discord_is_too_busy_for_stays_as_it_is(discord: Discord, settings: Settings) -> None:
    discord.clock.advance(2 * HOUR)
    discord.post(discord.channel("table-1"), {"content": LEFT})
    discord.fail("GET .*/commands", status=501)
    lines, on = await rehearsed(discord, settings)
    assert not [line for line in lines if line.startswith("!!")]
    assert [line for line in lines if re.match("-- .*that can be tapped +tappable_commands .*not tried$", line)]
    assert on == set(Feature)
    # A message of less than an hour ago waits for a later rehearsal.
    assert [each["content"] for each in left_in(discord)] == [LEFT]


async def test_emoji_are_turned_off_if_discord_refuses_many(discord: Discord, settings: Settings) -> None:
    discord.refused_emoji = 5
    _, on = await rehearsed(discord, settings)
    assert set(Feature) - on == {Feature.EMOJI}


async def test_a_channel_that_the_bot_does_not_see_is_a_line(discord: Discord, settings: Settings) -> None:
    with pytest.raises(SettingsError, match="the bot must see channel 1"):
        await rehearse(settings, 1)


async def test_a_feature_that_discord_refuses_is_off_until_the_next_start_and_logged_once(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async with Database.open(settings.database_url) as database:
        key_values = SqlKeyValueStore(database)
        switches = Switches(key_values, off=[Feature.USER_INSTALL])
        await switches.store(1, {Feature.SHORT_EMOJI_NAMES: True, Feature.USER_INSTALL: False})
        for _ in range(2):
            switches.turn_off(Feature.EMOJI, ValueError("no such emoji"))
        assert {each for each in Feature if switches.is_on(each)} == {
            Feature.SHORT_EMOJI_NAMES,
            Feature.TAPPABLE_COMMANDS,
        }
        assert [each.levelno for each in caplog.records if each.name == Switches.__module__] == [logging.WARNING]
        await (after := Switches(key_values)).load(1)
        assert {each for each in Feature if not after.is_on(each)} == {Feature.USER_INSTALL}
        await (of_another := Switches(key_values)).load(2)
        assert {each for each in Feature if not of_another.is_on(each)} == {Feature.SHORT_EMOJI_NAMES}
