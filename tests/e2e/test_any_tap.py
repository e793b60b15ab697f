"""People tap whatever they see, several of them at once, while messages and permissions come and go."""

import asyncio
import logging
from contextlib import suppress
from random import Random

import pytest

from bot.chat.deeds.lobby import DEEDS
from bot.host.app import Kingdomino
from simulator import Impossible
from tests.bot.features import typed
from tests.bot.server import Button, Guest, Message, Place, Select
from tests.e2e.driver import GuildDriver

PERMISSIONS = "SEND_MESSAGES", "VIEW_CHANNEL", "ATTACH_FILES", "READ_MESSAGE_HISTORY", "CREATE_PUBLIC_THREADS"
PLAIN = "new", "games", "follow", "history", "stats", "settings", "privacy", "away", "plan", "board", "daily"
COMMANDS: tuple[tuple[str, dict[str, str]], ...] = (
    *((each, {}) for each in typed(*(f"kingdomino {plain}" for plain in PLAIN))),
    *(("kingdomino table", {"do": each}) for each in DEEDS),
    ("queendomino done", {}),
)
ROUNDS = 60


async def act(person: Guest, channel: Place, rng: Random) -> None:
    """Let the person use a command, or tap one of the newest messages, be it a public one or their own."""
    if rng.random() < 0.15:
        command, options = rng.choice(COMMANDS)
        await person.slash(channel, command, **options)
        return
    messages = [*person.messages(channel)[-4:], *person.private_messages(channel)[-4:]]
    # A link and a select of channels have nothing to tap here, and others may have deleted or changed the message.
    buttons: list[tuple[Message, Button | Select]] = [
        (message, each) for message in messages for each in message.buttons if each.action
    ]
    selects = [(message, each) for message in messages for each in message.selects if each.options]
    if controls := [*buttons, *selects]:
        with suppress(Impossible):
            await tap(person, *rng.choice(controls), rng)


async def tap(person: Guest, message: Message, control: Button | Select, rng: Random) -> None:
    if isinstance(control, Button):
        await person.click(message, control)
    else:
        await person.choose(message, control.action, rng.choice(control.values), argument=control.argument)


def disturb(guild: GuildDriver, rng: Random) -> None:
    """Let a request fail, take a permission away, give all of them back, or delete a message."""
    discord, what = guild.discord, rng.random()
    if what < 0.1:
        discord.fail(rng.choice(["PATCH", "POST"]) + rng.choice([" /webhooks", " /channels"]), status=503)
    elif what < 0.2:
        discord.deny(guild.table.data, rng.choice(PERMISSIONS))
    elif what < 0.4:
        discord.allow(guild.table.data, *PERMISSIONS)
    elif what < 0.5 and (shown := guild.messages()):
        guild.delete(rng.choice(shown[-3:]))


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.e2e) for seed in (1, 2))])
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
