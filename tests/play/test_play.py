"""`make play` as people meet it: the page in a browser, the bot as a process behind it, and how it all ends."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from simulator.tests.browser import CHROMIUM, Tab, chromium
from tools.play.__main__ import find_language, read_arguments

ROOT = Path(__file__).parents[2]
SECONDS = 600


@asynccontextmanager
async def playing(*words: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """Run the program; the process and the address that it prints."""
    command = [sys.executable, "-m", "tools.play", *words]
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=PIPE, stderr=PIPE)
    assert process.stdout
    assert process.stderr
    try:
        while "Play at" not in (line := (await process.stdout.readline()).decode()):
            assert line, (await process.stderr.read()).decode()
        yield process, line.split()[-1]
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


def control(action: str) -> str:
    # The first button of a message has the message's nonce between the two.
    return f"[data-key^='b'][data-key*=':{action}:']:not(:disabled)"


def is_there(selector: str) -> str:
    return f'document.querySelector("{selector}")'


def kill_bot_of(process: asyncio.subprocess.Process) -> None:
    """Kill the only child of the program, which is the bot."""
    [bot] = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    os.kill(int(bot), signal.SIGKILL)


async def take(tab: Tab, selector: str) -> None:
    """Press a button and wait until the bot has shown what follows."""
    await tab.until(is_there(selector))
    key = await tab.run(f"{is_there(selector)}.dataset.key")
    await tab.click(f"[data-key='{key}']")
    await tab.until(
        f"![...document.querySelectorAll('[data-key]:not(:disabled)')].some((e) => e.dataset.key === '{key}')"
    )


@pytest.mark.slow
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here, which the page is tested in")
@pytest.mark.e2e
async def test_a_game_in_the_page_goes_on_after_the_bot_was_killed() -> None:
    async with asyncio.timeout(SECONDS), playing("beginner", "--language", "lv") as (process, url):
        async with chromium() as browser:
            tab = await browser.open(url, 412, 800, is_phone=True)
            # A host who is alone has another button until the computer players sit.
            await tab.until(is_there(f"{control('start')}:not([data-key$='computers'])"))
            assert await tab.run("[document.title, language.value]") == ["Kingdomino", "lv"]
            assert await tab.run(f"{is_there(control('start'))}.innerText") != "Start"
            assert await tab.run("document.documentElement.scrollWidth") == 412
            await tab.resize(1280, 900)
            assert await tab.run("document.documentElement.scrollWidth") == 1280
            await take(tab, control("start"))
            await take(tab, control("play"))
            await tab.until(is_there(control("open")))
            kill_bot_of(process)
            await tab.until("!document.querySelector('#typing').hidden")
            await tab.until("document.querySelector('#typing').hidden")
            await tab.click(control("open"))
            await take(tab, f".message:has(.private) {control('play')}")
            assert tab.problems == []
        process.terminate()
        _, complaints = await process.communicate()
    assert (process.returncode, complaints) == (0, b"The bot has ended; it starts again.\n")


def test_without_words_there_are_three_computers() -> None:
    given = read_arguments([])
    assert (len(given.opponents), given.language, given.port) == (3, "en-US", 0)


def test_a_language_may_be_named_without_its_region_where_that_leaves_no_doubt() -> None:
    known = ["de", "en-GB", "en-US", "es-ES"]
    asked = ["es", "es-ES", "de", "en-US", "en", "e", "tlh"]
    assert [find_language(code, known) for code in asked] == ["es-ES", "es-ES", "de", "en-US", None, None, None]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["grandmaster"], "up to three of beginner, solid, strong, master"),
        (["master"] * 4, "up to three of"),
        (["--language", "tlh"], "There is no language tlh here, only de, en-US, "),
    ],
    ids=["opponent", "too many", "language"],
)
def test_what_there_is_not_is_refused(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refusal:
        read_arguments(words)
    assert refusal.value.code == 2
    assert re.search(complaint, capsys.readouterr().err)
