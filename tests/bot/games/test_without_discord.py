"""Plays whole games against computer players without Discord, as the example in ARCHITECTURE.md does."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.variants import VARIANTS

ROOT = Path(__file__).parents[3]

PROGRAM = """
import asyncio
import sys
from random import SystemRandom
from time import time

from bot.workers.computers import Computers
from bot.games.game import Actor, GameOptions
from bot.games.lobby import fill
from bot.games.table import Table
from bot.services.runner import GameRunner
from bot.services.tables import Dealer, Tables
from bot.games.turn import make_moves
from bot.storage.account_repository import SqlAccountRepository
from bot.host.database.opening import open_database
from bot.storage.game_repository import SqlGameRepository
from bot.storage.database import SqlKeyValueStore
from engine.variants import VARIANTS

{example}

url, *codes = sys.argv[1:]
for code in codes:
    table = asyncio.run(play(url, code, min(VARIANTS[code].formats)))
    assert table.state.is_over
    print(table.game.status, *(seat.place for seat in table.game.seats))
assert "discord" not in sys.modules
"""


def example() -> str:
    """The Python of ARCHITECTURE.md that plays a game."""
    [found] = re.findall(r"```python\n(.*?)```", (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"), re.DOTALL)
    return str(found)


@pytest.mark.slow
@pytest.mark.parametrize("codes", [["kd"], pytest.param(list(VARIANTS), marks=pytest.mark.long)])
def test_the_example_plays_whole_games_against_computers_without_discord(codes: list[str], tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(example=example()), f"sqlite:///{tmp_path}/games.db", *codes],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    results = [line.split() for line in run.stdout.splitlines()]
    assert [status for status, *_ in results] == ["over"] * len(codes)
    assert all("1" in places for _, *places in results)
