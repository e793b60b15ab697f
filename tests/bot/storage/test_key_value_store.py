"""Facts that the bot keeps about itself."""

import asyncio
from pathlib import Path

from bot.storage.database import Database
from bot.storage.keyed_rows import SqlKeyValueStore
from tests.bot.database_urls import migrated_url


async def test_a_fact_is_kept_until_another_takes_its_place(tmp_path: Path) -> None:
    async with Database.open(migrated_url(tmp_path)) as database:
        key_values = SqlKeyValueStore(database)
        assert await key_values.get("commands") is None
        await key_values.set("commands", "one")
        await key_values.set("commands", "two")
        await key_values.set("other", "three")
        assert await key_values.get("commands") == "two"


async def test_two_writers_of_one_new_key_at_once_both_succeed(tmp_path: Path) -> None:
    url = migrated_url(tmp_path)
    async with Database.open(url) as one, Database.open(url) as two:
        await asyncio.gather(SqlKeyValueStore(one).set("commands", "1"), SqlKeyValueStore(two).set("commands", "2"))
        assert await SqlKeyValueStore(one).get("commands") in ("1", "2")
