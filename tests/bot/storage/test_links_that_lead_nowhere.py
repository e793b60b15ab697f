"""A link in place of the file of games, whose disk is not mounted or whose target was deleted."""

from pathlib import Path

import pytest

from bot.storage.database import Database
from bot.storage.database_url import DatabaseError
from bot.storage.maintenance import inspect_database
from tests.bot.database_urls import on_sqlite_only

pytestmark = on_sqlite_only


@pytest.mark.parametrize("target", ["disk/games.db", "nope/games.db", "games.db"])
async def test_no_empty_file_is_made_where_a_link_leads_nowhere(url: str, tmp_path: Path, target: str) -> None:
    (tmp_path / "disk").mkdir()
    (tmp_path / "games.db").symlink_to(tmp_path / target)
    for use in (Database.connect, inspect_database):
        with pytest.raises(DatabaseError, match=r"games\.db: it is a link, and there is no file where it leads: "):
            await use(url)
    assert [*(tmp_path / "disk").iterdir()] == []


async def test_a_link_to_the_file_is_used(url: str, tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    (tmp_path / "disk" / "games.db").touch()
    (tmp_path / "games.db").symlink_to(tmp_path / "disk" / "games.db")
    async with Database.open(url):
        assert (tmp_path / "disk" / "games.db").stat().st_size > 0
