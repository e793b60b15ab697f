"""People tap whatever they see, several of them at once, while messages and permissions come and go."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from bot.app import Kingdomino
from simulator import Impossible, Person
from tests.e2e.driver import GuildDriver

PERMISSIONS = "SEND_MESSAGES", "VIEW_CHANNEL", "ATTACH_FILES", "READ_MESSAGE_HISTORY", "CREATE_PUBLIC_THREADS"
COMMANDS = (
    *("kingdomino new", "kingdomino join", "kingdomino leave", "kingdomino start", "kingdomino undo"),
    *("kingdomino resign", "kingdomino cancel", "kingdomino stand-in", "kingdomino substitute", "kingdomino back"),
    *("kingdomino pace", "plan", "done", "board", "deck", "games", "daily", "follow", "history", "stats", "settings"),
    *("privacy", "away back"),
)
ROUNDS = 60
EPHEMERAL = 64
"""The flag of messages that one person sees."""


async def act(person: Person, channel: Any, rng: Random) -> None:
    """Let the person use a command, or tap one of the newest messages, be it a public one or their own."""
    if rng.random() < 0.15:
        assert not (await person.slash(channel, rng.choice(COMMANDS))).failed
        return
    seen = person.sees(channel)
    messages = [*seen[-4:], *[message for message in seen if message["flags"] & EPHEMERAL][-4:]]
    controls: list[tuple[Any, Any]] = [
        (message, each) for message in messages for each in (*Person.buttons(message), *Person.selects(message))
    ]
    # A link and a select of channels have nothing to tap here, and others may have deleted or changed the message.
    if can_be_tapped := [each for each in controls if each[1].custom_id and getattr(each[1], "options", True)]:
        with suppress(Impossible):
            await tap(person, *rng.choice(can_be_tapped), rng)


async def tap(person: Person, message: Any, control: Any, rng: Random) -> None:
    if hasattr(control, "options"):
        answer = await person.choose(message, control.custom_id, rng.choice(control.options).value)
    else:
        answer = await person.click(message, control.custom_id)
    assert not answer.failed


def disturb(guild: GuildDriver, rng: Random) -> None:
    """Let a request fail, take a permission away, give all of them back, or delete a message."""
    discord, what = guild.discord, rng.random()
    if what < 0.1:
        discord.fail(rng.choice(["PATCH", "POST"]) + rng.choice([" /webhooks", " /channels"]), status=503)
    elif what < 0.2:
        discord.deny(guild.table, rng.choice(PERMISSIONS))
    elif what < 0.4:
        discord.allow(guild.table, *PERMISSIONS)
    elif what < 0.5 and (shown := [each for each in discord.messages[guild.table["id"]].values() if not each.viewer]):
        discord.delete_message(rng.choice(shown[-3:]))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
async def test_whatever_people_tap_at_once_each_of_them_is_answered_and_nothing_is_a_mistake_of_the_bot(
    seed: int, guild: GuildDriver, bot: Kingdomino, caplog: pytest.LogCaptureFixture
) -> None:
    rng = Random(seed)
    people = [guild.person(name) for name in ("Ola", "Kenji", "Zuri", "Eve")]
    await guild.open(*people[:3], game=rng.choice(["kd", "qd", "rw"]), players=3)
    for _ in range(ROUNDS):
        disturb(guild, rng)
        await asyncio.gather(*(act(person, guild.table, rng) for person in rng.sample(people, rng.randint(1, 3))))
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR] == []
