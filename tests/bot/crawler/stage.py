"""A server where tables are set up, and come back fresh as often as somebody tries something on them."""

import asyncio
import logging
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from contextvars import Context, ContextVar
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any, Self, TypeVar

from sqlalchemy import Connection, text

from bot import activity
from bot.chat.extension import ChatPart
from bot.chat.handling.panels import Panels
from bot.chat.kit.blocks import LARGEST_NUMBER
from bot.chat.screens.panel import HINTS
from bot.games.game import Actor
from bot.games.people.person import SeatName
from bot.host.composition import FEATURES, rows_of
from bot.host.database.address import DatabaseUrl
from engine.extensions import parts
from simulator.discord_py import discord_py_redirected
from simulator.snapshot import Snapshot
from simulator.world.clock import Clock
from simulator.world.permissions import ORDINARY, bits
from tests.bot import sample_judge
from tests.bot.database_urls import migrated_url
from tests.bot.features import samples_of_features
from tests.bot.pool_here import PoolHere
from tests.bot.server import NOON, Place, QuickDiscord, SimulatedServer

PLAYERS = "Ola", "Kenji", "Zuri", "Mia", "Noah", "Eve", "Ivo", "Lena"
"""The people who sit down, in this order."""
STRANGER, MODERATOR, VISITOR = "Sam", "Max", "Vera"
_HINTS = " ".join(chain(*(chain(*each.values()) for each in (HINTS, *(part.hints for part in parts(ChatPart))))))
"""All hints: people have read them, so that a look at a panel writes nothing."""


class Complaints(logging.Handler):
    """The warnings and errors in the log, except about a slow machine."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines = list[str]()
        self.expected = "\0"
        """The beginning of what the log says rightly."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.name != activity.__name__ and not record.getMessage().startswith(self.expected):
            self.lines.append(logging.Formatter().format(record))


T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Copy:
    """A moment: the world of Discord, and the database of the bot."""

    world: Snapshot
    database: bytes


class Erasure:
    """An erasure in the middle of something else."""

    def __init__(self) -> None:
        self.writes = 0
        """How many writes there were besides its own."""
        self.depth = ContextVar("depth", default=0)
        """1 in what the erasure itself does."""
        self.is_stored = asyncio.Event()
        self.task: asyncio.Task[object] | None = None

    def begin(self, erase: Coroutine[Any, Any, object]) -> None:
        context = Context()
        context.run(self.depth.set, 1)
        self.task = asyncio.create_task(erase, context=context)


class Stage(SimulatedServer):
    """The real bot on the simulated Discord, with copies of what was set up."""

    features = FEATURES

    def __init__(self, discord: QuickDiscord, url: str) -> None:
        super().__init__(discord, url, *PLAYERS, STRANGER, VISITOR)
        self.people[MODERATOR] = self.newcomer(
            MODERATOR, permissions=ORDINARY | bits("MANAGE_MESSAGES", "MANAGE_GUILD")
        )
        vera = self.people[VISITOR].person
        vera.install()
        friends = [self.people[each].person.id for each in PLAYERS[:2]]
        self.group = Place(discord, discord.private(vera.id, *friends))
        """A conversation of people, one of whom has installed the bot for themselves."""
        for person in self.people.values():
            discord.dm(person.person.id)
        self.players_role = discord.add_role(self.guild, "Players", 0, *friends, mentionable=True)
        self.complaints = Complaints()
        self._file = Path(DatabaseUrl.parse(url).file or "")
        self._watch: sqlite3.Connection
        self._version = 0
        self.stored = b""
        """The database as it was at the last copy."""
        self._empty: Copy
        self._has_memories = False

    @classmethod
    @asynccontextmanager
    async def open(cls, folder: Path) -> AsyncIterator[Self]:
        async with QuickDiscord(clock=Clock(NOON, rate=0)) as discord:
            stage = cls(discord, migrated_url(folder, rows=(*rows_of(FEATURES),)))
            logging.getLogger().addHandler(stage.complaints)
            with discord_py_redirected(discord):
                await stage.start()
                try:
                    for person in stage.people.values():
                        await stage.adjust(person, hints=_HINTS)
                    # A database takes messages for its own from the first interaction on.
                    await stage.people[STRANGER].slash(stage.channel, "kingdomino help")
                    stage._empty = stage.copy()
                    yield stage
                finally:
                    logging.getLogger().removeHandler(stage.complaints)
                    await stage.stop()

    async def start(self) -> None:
        await super().start()
        services: Any = self.services
        services.judge.pool = PoolHere(sample_judge.ENGINE)
        samples = samples_of_features()
        for name, own in services.features.items():
            for part in vars(own).values() if own else ():
                if hasattr(part, "pool"):
                    part.pool = PoolHere(samples[name].ENGINE)
        self._watch = sqlite3.connect(self._file)
        self._version = self._data_version()

    async def stop(self) -> None:
        self._watch.close()
        await super().stop()

    # ---- copies

    async def set_up(self, prepare: Callable[[Self], Awaitable[object]]) -> Copy:
        """Set something up on the empty server; return the copy to which `return_to` comes back."""
        self.complaints.expected = "\0"
        await self._restart(self._empty)
        await prepare(self)
        await self.discord.quiet()
        # What only one person saw goes with their client.
        for messages in self.discord.messages.values():
            for key in [key for key, each in messages.items() if each.viewer]:
                del messages[key]
        self._has_memories = True
        return self.copy()

    def copy(self) -> Copy:
        """Copy the present moment; the bot has to be idle."""
        return Copy(Snapshot(self.discord), self.database_now())

    def database_now(self) -> bytes:
        """Return the database as it is; the same object until something is written."""
        if self.has_changed:
            self.stored, self._version = self._watch.serialize(), self._data_version()
        return self.stored

    async def return_to(self, copy: Copy) -> None:
        """Begin anew with a copy. Where the database is as it was, the bot need not start again."""
        if self.has_changed or self._has_memories or copy.database is not self.stored:
            await self._restart(copy)
        else:
            copy.world.restore()
            self.bot.forget_interactions()
            # The next interactions have the ids of those before, whose panels would be taken for theirs.
            vars(self.services.panels).update(vars(Panels()))
        self.discord.log.clear()

    def distrust(self) -> None:
        """Let the bot start again at the next return."""
        self._has_memories = True

    def wrongs(self) -> list[str]:
        """Return what the log and the judges of requests have complained about since the last call, and forget it."""
        records = self.complaints.lines, self.discord.violations, self.discord.defects, self.discord.lacks
        found = [str(each) for record in records for each in record]
        for record in records:
            record.clear()
        return found

    async def _restart(self, copy: Copy) -> None:
        await self.stop()
        copy.world.restore()
        self.discord.gateway.sessions.clear()
        self.discord.gateway.received.clear()
        self._file.write_bytes(copy.database)
        await self.start()
        self.stored, self._has_memories = copy.database, False
        self.discord.log.clear()
        self.complaints.lines.clear()

    # ---- erasures

    @asynccontextmanager
    async def erasing(self, user_id: int, before: int) -> AsyncIterator[Erasure]:
        """Erase a person before a write of the block, which is counted from 0; their own interaction is older."""
        erasure, transaction = Erasure(), self.database.transaction

        async def erase_first(work: Callable[[Connection], T], *, writes: bool) -> T:
            if not writes or erasure.depth.get():
                result = await transaction(work, writes=writes)
                if writes:
                    erasure.is_stored.set()
                return result
            erasure.writes += 1
            if erasure.writes == before + 1:
                actor = Actor(user_id, "Somebody", LARGEST_NUMBER)
                erasure.begin(self.services.tables.forget(actor, SeatName("Somebody")))
                await erasure.is_stored.wait()
            return await transaction(work, writes=writes)

        vars(self.database)["transaction"] = erase_first
        try:
            yield erasure
            # It waits for the tables that the block has open.
            if erasure.task:
                await erasure.task
        finally:
            del vars(self.database)["transaction"]

    def naming(self, user_id: int) -> list[str]:
        """Return the rows of the database that contain the id of a person, as statements."""
        return [line for line in self._watch.iterdump() if re.search(rf"\b{user_id}\b", line)]

    @property
    def has_changed(self) -> bool:
        """Whether anything was written since the last copy was made or came back."""
        return self._data_version() != self._version

    def _data_version(self) -> int:
        # A cursor that is not read to its end would keep the bot from emptying its write-ahead log.
        [[version]] = self._watch.execute("PRAGMA data_version").fetchall()
        return int(version)

    def rows(self, table: str) -> list[dict[str, Any]]:
        """Return what the database has in a table."""
        with closing(self._watch.cursor()) as cursor:
            cursor.row_factory = sqlite3.Row
            return [dict(each) for each in cursor.execute(f"SELECT * FROM {table}")]  # noqa: S608 - a name of ours

    async def break_log(self, game_id: int) -> None:
        """Store a move that does not fit the rules in the log of a game, which the log of the bot then says."""
        self.complaints.expected = f"game {game_id} cannot be read: "
        statement = text("UPDATE moves SET text = '>99' WHERE ply = 1 AND game_id = :game")
        await self.database.transaction(
            lambda connection: connection.execute(statement, {"game": game_id}), writes=True
        )
