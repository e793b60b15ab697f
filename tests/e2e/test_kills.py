"""The bot is killed again and again, at a request or while it starts, in the middle of several games.

Its clock runs faster, so that people are reminded. Some games are rematches.

Whatever came of that request, no move is lost or made twice, no public message is sent twice, and none keeps buttons
that it should have lost.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from standin import Impossible

from engine.moves import Move
from engine.state import State
from engine.variants import Variant
from tests.e2e.driver import GuildDriver

TABLES: Mapping[str, tuple[tuple[str, ...], Mapping[str, Any]]] = {
    "two-people": (("Ola", "Kenji"), {"players": 2, "pace": 5}),
    "three-computers": (("Zuri",), {"players": 4, "computers": "Solid"}),
    "a-court": (("Nour",), {"game": "qd", "players": 2, "computers": "Solid"}),
}
"""The channels, the people who play there, and what they play."""

REQUESTS = (
    r"POST /channels/\d+/messages",
    r"POST /channels/\d+/messages",
    r"PATCH /channels/\d+/messages",
    r"POST /interactions/\d+/[^/]+/callback",
    r"PATCH /webhooks",
    r".",
)
FASTER = """
from time import time
from bot import __main__, composition
composition.compose.__kwdefaults__["clock"] = lambda: int(60 * time())
raise SystemExit(__main__.main())
"""
"""The bot with a clock on which a minute is a second."""
ENDED = ["Rematch", "History"]
"""The buttons that stay below a poster."""
TROUBLES = AssertionError, Impossible, IndexError, KeyError, ValueError
"""What people meet with while the bot is dead: messages that do not come, or not as they had expected."""


def rows(database: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(database, timeout=20)) as connection:
        return list(connection.execute(query))


def logs(database: Path) -> dict[int, list[str]]:
    """The logs of all games."""
    found: dict[int, list[str]] = {}
    for game, text in rows(database, "SELECT game_id, text FROM moves ORDER BY game_id, ply"):
        found.setdefault(game, []).append(text)
    return found


class TableDriver(GuildDriver):
    """Looks away from reminders."""

    def messages(self, channel: Any = None) -> list[Any]:
        return [message for message in super().messages(channel) if message["id"] not in self.reminders]

    @property
    def reminders(self) -> set[str]:
        """The ids of all reminders, those that were deleted included."""
        sent = self.discord.nonces.items()
        return {message.data["id"] for (_, nonce), (_, message) in sent if nonce.startswith("r")}


class Player:
    """People who play one game after another at one table, whatever becomes of the bot."""

    def __init__(self, discord: Any, channel: str, seed: int) -> None:
        names, self.options = TABLES[channel]
        self.driver = TableDriver(discord, seed)
        self.driver.table = discord.channel(channel)
        self.host, *self.others = [self.driver.person(name) for name in names]

    async def play(self) -> None:
        while True:
            with suppress(*TROUBLES):
                await self._act()
            await self.driver.discord.quiet()

    async def _act(self) -> None:
        driver = self.driver
        labels = driver.labels(driver.newest) if driver.messages() else []
        if "Join" in labels or "Start" in labels:
            await self._fill_and_start(labels)
        elif labels == ENDED and driver.rng.random() < 0.5:
            await self.host.click(driver.newest, "Rematch")
        elif not labels or labels == ENDED:
            await driver.open_lobby(self.host, **self.options)
        else:
            await driver.turn()

    async def _fill_and_start(self, labels: list[str]) -> None:
        lobby = self.driver.newest
        for other in self.others:
            if other.name not in self.driver.text(lobby):
                await other.click(lobby, "Join")
                return
        await self.driver.next_message(self.host.click(lobby, "Start"))


class Reaper:
    """Kills the bot at a request or while it starts; `kills` counts."""

    def __init__(self, process: Any, discord: Any, seed: int) -> None:
        self.process, self.discord, self.rng, self.kills = process, discord, Random(seed), 0

    async def live_and_let_die(self, players: list[Player]) -> None:
        """Start the bot, let people play, and kill it."""
        if self.rng.random() < 0.1:
            await self._kill_while_it_starts()
            return
        await self.process.start()
        tasks = [asyncio.create_task(player.play()) for player in players]
        await self._meet_a_request()
        await self._kill()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _meet_a_request(self) -> None:
        """Wait until a request of some kind has been cut off, before or after Discord has handled it."""
        patience = self.rng.randrange(1, 6)
        fault = self.discord.fail(self.rng.choice(REQUESTS), drop="", times=patience)
        await self.discord.until(lambda: fault.times <= 1, 10)
        fault.drop = self.rng.choice(("before", "after"))
        await self.discord.until(lambda: fault.times <= 0, 10)
        fault.times = 0

    async def _kill_while_it_starts(self) -> None:
        start = asyncio.create_task(self.process.start())
        await asyncio.wait([start], timeout=self.rng.uniform(0.2, 3))
        await self._kill()
        await asyncio.gather(start, return_exceptions=True)

    async def _kill(self) -> None:
        await self.process.kill()
        self.kills += 1


@pytest.mark.parametrize("kills", [8, pytest.param(200, marks=pytest.mark.long)])
async def test_however_often_the_bot_is_killed_everything_happens_and_is_shown_once(
    kills: int, discord: Any, process: Any, database: Path
) -> None:
    discord.add_guild("Tables", *TABLES)
    players = [Player(discord, channel, seed) for seed, channel in enumerate(TABLES)]
    reaper, known = Reaper(process, discord, seed=kills), dict[int, list[str]]()
    process.command = [sys.executable, "-c", FASTER]
    async with process:
        pass  # from now on there is a database
    while reaper.kills < kills:
        await reaper.live_and_let_die(players)
        now = logs(database)
        assert all(now[game][: len(log)] == log for game, log in known.items())
        known = now
    await process.start()
    assert await discord.until(lambda: not rows(database, "SELECT id FROM games WHERE unshown"), 60)
    await process.terminate()
    moves = check_logs(database)
    shown = sum(check_messages(discord, player.driver, database) for player in players)
    reminders = len(players[0].driver.reminders)
    sys.stdout.write(f"\n{kills} kills: {len(known)} games, {moves} moves, {shown} messages, {reminders} reminders\n")


def check_logs(database: Path) -> int:
    """Check that every log is a legal game; return how many moves there are."""
    games = rows(database, "SELECT id, variant, (SELECT count(*) FROM seats WHERE game_id = games.id) FROM games")
    found = logs(database)
    for game, variant, seats in games:
        state = State.start(Variant.parse(variant), seats) if game in found else None
        for text in found.get(game, ()):
            assert state is not None
            state = state.play(Move.parse(text))
    return sum(map(len, found.values()))


def check_messages(discord: Any, driver: TableDriver, database: Path) -> int:
    """Check the public messages of a channel; return how many there are."""
    messages, channel = driver.messages(), driver.table["id"]
    sent = [nonce for known, nonce in discord.nonces if known == channel and not nonce.startswith("r")]
    # Every message was sent under the nonce of its position, and none took the place of a lost one.
    assert len(messages) == len(sent)
    assert not [nonce for nonce in sent if nonce.startswith("again")]
    assert [driver.labels(message) for message in messages[:-1] if driver.labels(message) not in ([], ENDED)] == []
    recorded = f"SELECT message_id FROM games WHERE channel_id = {channel} ORDER BY id DESC LIMIT 1"  # noqa: S608
    assert rows(database, recorded) == [(int(messages[-1]["id"]),)]
    # The newest reminder may stand as long as nobody has taken the turn.
    assert len(driver.reminders & discord.messages[channel].keys()) <= 1
    return len(messages)
