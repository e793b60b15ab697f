"""Counting moves and turns as they are written."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bot.games.game_changes import note_position
from bot.games.game_log import log_entries
from bot.games.models import Actor
from bot.games.refusals import StaleGame
from bot.monitoring.telemetry import Telemetry
from bot.storage.database import Database
from bot.storage.game_repository import MeasuredGameRepository
from tests.bot.database_urls import migrated_url
from tests.bot.sample_games import a_lobby, append, start


class Notes(Telemetry):
    def __init__(self) -> None:
        self.written: list[tuple[int, bool]] = []

    def moves_written(self, moves: int, *, turn_ended: bool) -> None:
        self.written.append((moves, turn_ended))


async def test_moves_are_counted_once_they_are_on_disk_and_turns_when_they_end(tmp_path: Path) -> None:
    async with Database.open(migrated_url(tmp_path)) as database:
        notes = Notes()
        games = MeasuredGameRepository(database, telemetry=notes)
        lobby = await a_lobby(games)
        await start(games, lobby, lobby.seats, "#123", "=1.2.3", at=1001)
        still_public = partial(note_position, public_ply=2, acting_seat=0)
        await games.append(lobby.id, log_entries(2, ("7@h8e",), Actor(None, ""), 1002), still_public)
        await append(games, lobby.id, 3, ">1", at=1003)
        with pytest.raises(StaleGame):
            await append(games, lobby.id, 3, ">2", at=1004)
    assert notes.written == [(2, True), (1, False), (1, True)]
