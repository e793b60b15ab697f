"""^C and SIGTERM end the bot without a traceback, also while its modules are imported."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from simulator import BotProcess, Discord
from simulator.process import NotReady
from tests.bot.host.test_main import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")]

SIGNALS = signal.SIGINT, signal.SIGTERM

IMPORTS = """
import os, runpy, signal, sys

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background has it ignored

class Finder:
    def find_spec(name, *_):
        if name == sys.argv[1]:
            os.kill(os.getpid(), int(sys.argv.pop()))

sys.meta_path.insert(0, Finder)
runpy.run_module("bot", run_name="__main__")
"""
"""Imports the bot, and sends itself a signal before the module in the first argument."""


@pytest.mark.sampled(2)
@pytest.mark.parametrize("module", ["bot.host.program", "bot.features.challenges"])
@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_while_modules_are_imported_ends_the_bot_quietly(number: int, module: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", IMPORTS, module, str(number)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (-number, "", "")


ENDS = """
import asyncio, logging, os, signal, sys
from bot.host.program import run

async def serve():
    for _ in range(2):
        try:
            os.kill(os.getpid(), int(sys.argv[1]))
            for _ in range(9):
                await asyncio.sleep(0)
        except asyncio.CancelledError:
            pass  # the orderly end takes a while

logging.basicConfig(format="%(message)s")
asyncio.run(run(serve()))
"""
"""Serves, and sends itself a signal twice."""


@pytest.mark.sampled(2)
@pytest.mark.parametrize("number", SIGNALS)
def test_a_second_signal_is_one_line(number: int) -> None:
    command = [sys.executable, "-c", ENDS, str(number)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert done.stderr.splitlines() == [
        "the bot is ending already, as soon as it has finished what people have asked for"
    ]


@pytest.mark.e2e
@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("requests", [1, 3])
@pytest.mark.parametrize("number", SIGNALS)
async def test_signals_during_the_start_end_the_bot_in_good_order(
    number: int, requests: int, times: int, tmp_path: Path
) -> None:
    async with Discord() as discord:
        discord.add_guild("Guild", "table-1")
        settings = {"PYTHONPATH": str(ROOT), "DATABASE_URL": f"sqlite:///{tmp_path}/games.db", "SWITCHED_OFF": "emoji"}
        bot = BotProcess([sys.executable, "-m", "bot"], discord=discord, cwd=tmp_path, env=settings)
        starting = asyncio.create_task(bot.start())
        assert await discord.until(lambda: len(discord.log) >= requests, 60)
        # On a busy machine the bot may end before the second signal.
        with suppress(ProcessLookupError):
            for _ in range(times):
                bot.signal(number)
                await asyncio.sleep(0.05)
        with suppress(NotReady):
            await starting
        assert bot.process
        await bot.process.wait()
    assert bot.status == 0
    assert "Traceback" not in bot.stderr
