"""The people and servers that the operator has blocked.

Blocking belongs to the core, as it must work with every feature off. A command writes a row; each process of the bot
reads all rows once a minute.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.games.people.dates import utc_date
from bot.storage.database import SqlKeyValueStore

_KEY: Final = "blocked "
"""The beginning of the keys: "blocked person 17" has a text like "1800014400 spams"."""


class Blockable(StrEnum):
    PERSON = "person"
    SERVER = "server"


@dataclass(frozen=True)
class Blocked:
    kind: Blockable
    id: int
    since: int
    """In Unix seconds."""
    reason: str = ""

    def __str__(self) -> str:
        return f"{self.kind} {self.id} since {utc_date(self.since)} {self.reason}".rstrip()


class BlockList:
    """The stored blocks; `people` and `servers` are the ids at the time of the latest `read`."""

    def __init__(self, key_values: SqlKeyValueStore) -> None:
        self._key_values = key_values
        self.people = self.servers = frozenset[int]()

    async def read(self) -> Sequence[Blocked]:
        blocks = list[Blocked]()
        for key, text in (await self._key_values.beginning_with(_KEY)).items():
            kind, number = key.removeprefix(_KEY).split()
            since, _, reason = text.partition(" ")
            blocks.append(Blocked(Blockable(kind), int(number), int(since), reason))
        self.people = frozenset(each.id for each in blocks if each.kind is Blockable.PERSON)
        self.servers = frozenset(each.id for each in blocks if each.kind is Blockable.SERVER)
        return blocks

    async def add(self, block: Blocked) -> None:
        await self._key_values.set(f"{_KEY}{block.kind} {block.id}", f"{block.since} {block.reason}")

    async def remove(self, kind: Blockable, number: int) -> bool:
        """Remove a block; return whether there was one."""
        return await self._key_values.remove(f"{_KEY}{kind} {number}")
