"""The record of a game as a file."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games.game import Entry
from bot.games.models import Status
from bot.games.table import UNDO_ENTRY, Table, game_record
from engine.__main__ import main
from engine.notation import Record
from engine.variants import VARIANTS
from tests.bot.sample_tables import RECORDS, played, recorded

STRANGE = ('Ola "the\nqueen" \\', '{Kim}] [Result "99 99"]', "山田\u2028太郎")  # fmt: skip


def file_of(table: Table, folder: Path) -> Path:
    path = folder / "game.txt"
    path.write_text(str(game_record(table)), encoding="utf-8")
    return path


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_record_of_every_variant_is_replayed_to_its_scores(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = recorded(path)
    assert main(["replay", str(file_of(table, tmp_path))]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith(f"{table.variant}, {table.state.players} players, over")
    assert all(f"  {score.total}" in printed for score in table.state.scores())


def test_every_variant_is_among_these_records() -> None:
    assert {recorded(path).variant.base for path in RECORDS} == set(VARIANTS)


@pytest.mark.slow
def test_the_command_itself_reads_the_file(tmp_path: Path) -> None:
    path = file_of(recorded(RECORDS[0]), tmp_path)
    ran = subprocess.run(
        [sys.executable, "-m", "engine", "replay", str(path)], capture_output=True, text=True, check=True
    )
    assert ", over\n" in ran.stdout


def test_the_tags_say_who_played_and_when() -> None:
    table = played("kd", 2, "#1221", "=3.17.22.41", ">3", names=("Ola", "Kim"))
    assert dict(game_record(table).tags) == {
        "Variant": "kd",
        "Players": "2",
        "Result": "*",
        "Game": "1000000000",
        "Date": "2001-09-09",
        "Status": "playing",
        "Player1": "Ola",
        "Player2": "Kim",
    }


def test_names_cannot_break_out_of_their_tags() -> None:
    table = played("kd", 3, "#123", "=3.17.22", names=STRANGE)
    record = game_record(table)
    read = Record.parse(str(record))
    assert (read.moves, read.result) == (record.moves, "*")
    assert dict(read.tags)["Player1"] == 'Ola "the queen" \\'
    assert dict(read.tags)["Player2"] == STRANGE[1]
    assert dict(read.tags)["Player3"] == "山田 太郎"
    assert len([line for line in str(record).splitlines() if line.startswith("[")]) == 9


def test_a_record_of_a_running_game_ends_with_the_last_turn_that_everybody_has_seen() -> None:
    moves = "#1221", "=3.17.22.41", ">3", ">17", ">22", ">41", "=1.2.4.42", "3@g8n"
    record = game_record(played("kd", 2, *moves))
    assert [str(move) for move in record.moves] == list(moves[:-1])


def test_what_was_taken_back_is_not_in_the_record() -> None:
    before = played("kd", 2, "#1221", "=3.17.22.41", ">3")
    entries = [Entry(ply, text, ply, 1, 0) for ply, text in enumerate((UNDO_ENTRY, ">17"), 3)]
    table = before.extended(before.game, entries)
    assert [str(move) for move in game_record(table).moves] == ["#1221", "=3.17.22.41", ">17"]


def test_a_game_that_was_ended_early_has_no_result() -> None:
    table = played("kd", 2, "#1221", "=3.17.22.41", ">3")
    cancelled = replace(table, game=replace(table.game, status=Status.CANCELLED, ended_at=10**9))
    assert game_record(cancelled).result == "*"
    assert dict(game_record(cancelled).tags)["Status"] == "cancelled"
