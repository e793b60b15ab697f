"""Plays one after another, and says what Spacebar refused and where the bot went wrong."""

import re
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from traceback import walk_tb
from typing import Final

from simulator import BotProcess, Impossible
from simulator.api import Json, walk
from tests.bot.words import says
from tools.spacebar.exchange import Exchange
from tools.spacebar.layer import Layer, bare
from tools.spacebar.mirror import Mirror, RefusedBySpacebar
from tools.spacebar.plays import PLAYS, Scene

ROOT: Final = Path(__file__).parents[2]
_STANDS_STILL: Final = (
    AssertionError,
    Impossible,
    LookupError,
    TimeoutError,
    ValueError,
    RefusedBySpacebar,
    RuntimeError,
)
_START_SECONDS: Final = 60.0
_UPLOAD_SECONDS: Final = 120.0
_ID: Final = re.compile(r"\d{6,}")
_TOKEN: Final = re.compile(r"(?<=/webhooks/0/)[\w-]+|(?<=/interactions/0/)[\w-]+")
_LOGGED: Final = re.compile(r"^\S+ (?:WARNING|ERROR|CRITICAL) (.*)$", re.MULTILINE)
_ERROR: Final = re.compile(r"^\S+ (?:ERROR|CRITICAL) |Traceback")


class Run:
    """The bot on Spacebar with an empty database."""

    def __init__(self, mirror: Mirror, layer: Layer, folder: Path) -> None:
        self._mirror, self._layer = mirror, layer
        environment = {"DATABASE_URL": f"sqlite:///{folder / 'games.db'}", "COVERAGE_PROCESS_CONFIG": ""}
        self._bot = BotProcess([sys.executable, "-m", "bot"], discord=mirror, cwd=ROOT, env=environment)
        self._compared = set[str]()
        self.wrong: list[str] = []

    async def play(self, names: Iterable[str]) -> None:
        """Play; print a line for each play, and then what was refused and what went wrong."""
        try:
            await self._bot.start(_START_SECONDS, commands=False)
            await self._mirror.until(lambda: self._mirror.commands[""], _START_SECONDS)
            await self._mirror.quiet(_UPLOAD_SECONDS)
            for name in names:
                await self._play(name)
        except RuntimeError:
            self.wrong.append("the start: the bot does not connect")
        finally:
            await self._bot.terminate()
        self.wrong += [f"people were refused {each}" for each in dict.fromkeys(self._mirror.failures)]
        self.wrong += [f"apologized in {each}" for each in self._layer.log if says(_text(each), "error-unexpected")]
        logged = [each[0] for each in _LOGGED.finditer(self._bot.stderr)]
        self.wrong += [f"logged {_short(each)}" for each in logged if _ERROR.search(each)]
        for title, lines in {
            "refused": self._refused(),
            "logged": (_short(each) for each in logged if not _ERROR.search(each)),
            "WRONG": self.wrong,
        }.items():
            for line, times in Counter(lines).items():
                print(f"  {title} {line}{f' ({times} times)' if times > 1 else ''}")
        print(f"  {'Something went wrong.' if self.wrong else 'Nothing went wrong.'}")

    async def _play(self, name: str) -> None:
        scene, began = Scene(self._mirror, self._layer, self._bot, name), time.monotonic()
        try:
            told = await PLAYS[name](scene)
            pictures = self._compare()
            print(f"  {name}: {told}; {pictures} pictures as drawn; {time.monotonic() - began:.0f} s")
        except _STANDS_STILL as error:
            self.wrong.append(f"{name}: {type(error).__name__}: {_short(str(error))} ({_place(error)})")

    def _compare(self) -> int:
        """Compare the pictures that people have newly seen with what the bot drew; return their number."""
        new = [each for url, each in self._mirror.pictures.items() if url not in self._compared]
        self._compared.update(self._mirror.pictures)
        for file in new:
            assert (bare(file.name), file.data) in self._layer.uploads, f"{file.name} is not as drawn"
        return len(new)

    def _refused(self) -> Iterator[str]:
        for each in self._layer.log:
            if each.status >= 400:
                yield f"{_TOKEN.sub('0', _ID.sub('0', str(each)))}: {each.status} {_short(each.text)}"


def _text(asked: Exchange) -> str:
    body: Json = asked.body if isinstance(asked.body, dict) else {}
    body = body.get("data") or body
    parts = [each.get("content") or "" for each in walk(body.get("components") or [])]
    return "\n".join([body.get("content") or "", *parts])


def _place(error: BaseException) -> str:
    """Return where an error was raised, such as `driver.py, line 7`."""
    frame, line = [*walk_tb(error.__traceback__)][-1]
    return f"{Path(frame.f_code.co_filename).name}, line {line}"


def _short(text: str) -> str:
    return _ID.sub("0", text)[:300]
