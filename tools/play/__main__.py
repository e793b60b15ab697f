"""Play with the bot in a local page: `python -m tools.play`, or `python -m tools.play master`.

The real bot runs in a separate process; only Discord is simulated. Games last as long as the page.
"""

import argparse
import asyncio
import shutil
import sys
from asyncio.subprocess import DEVNULL
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from players.registry import LEVELS as REGISTERED
from players.search.library import is_compiled
from simulator import BotProcess, Discord, Person
from simulator.api import Json
from simulator.page import Look, Page
from simulator.page.serving import START_SECONDS
from simulator.page.serving import serve as serve_page
from simulator.world.permissions import bits

ROOT: Final = Path(__file__).parents[2]
LANGUAGES: Final = sorted(path.name for path in (ROOT / "bot/localization/locales").iterdir() if path.is_dir())
DEFAULT_LANGUAGE: Final = "en-US"
LEVELS: Final = tuple(level.name for level in REGISTERED)
PEOPLE: Final = ("Robin", "Ola", "Kenji")
CHANNELS: Final = ("table-1", "table-2")
DEFAULT_OPPONENTS: Final = ("beginner", "solid", "strong")
MAX_OPPONENTS: Final = 3


async def serve(folder: Path, given: argparse.Namespace) -> None:
    """Serve the page until a signal stops the process."""
    # There are no rate limits here. The bot uploads its emoji faster than Discord allows, and would report the delay.
    discord = Discord(bot_name="Kingdomino", limited=False)
    guild = discord.add_guild("Kingdomino", *CHANNELS, locale=given.language)
    people = [Person(discord, name, locale=given.language) for name in PEOPLE]
    # A role that the server's settings can choose.
    discord.add_role(guild, "Builders", 0, *(each.id for each in people), mentionable=True)
    # The first person manages the server, so the page shows the server's settings from both sides.
    people[0].permissions |= bits("MANAGE_GUILD")
    bot = bot_process(discord, folder)
    look = Look("Kingdomino", ROOT / "tools/art/icon.svg", LANGUAGES)
    page = Page(discord, people, look)
    page.notice = "The table is being set …"
    text = f"Play at {{}}\n\nYou are {PEOPLE[0]}. Press the green button there, or type / to see what else there is."
    await serve_page(page, bot, text, partial(prepare, page, given.opponents), given.port)


def bot_process(discord: Discord, folder: Path) -> BotProcess:
    """Return the process of a bot with its games in a folder, without any settings of this machine's operator."""
    # Warnings are for operators, for example about a new database.
    settings = {"DATABASE_URL": f"sqlite:///{folder / 'games.db'}", "LOG_LEVEL": "ERROR", "PYTHONPATH": str(ROOT)}
    return BotProcess(
        [sys.executable, "-m", "tools.play.bot"], discord=discord, cwd=folder, env=settings, capture=False
    )


async def prepare(page: Page, opponents: Sequence[str]) -> None:
    """Open a table, and then compile what makes the computer players faster."""
    host = page.people[0]
    await host.discord.until(lambda: any(host.discord.commands.values()), START_SECONDS)
    await open_table(host, host.discord.channel(CHANNELS[0]), opponents)
    page.notice = ""
    await compile_kernels()


async def compile_kernels() -> None:
    """Compile the kernels of the computer players where there is a C compiler; analyses are four times as fast then."""
    if is_compiled() or not (shutil.which("cc") and shutil.which("make")):
        return
    make = "make", "--silent", ".venv/kernels"
    process = await asyncio.create_subprocess_exec(*make, cwd=ROOT, stdout=DEVNULL, stderr=DEVNULL)
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.terminate()


async def open_table(host: Person, channel: Json, opponents: Sequence[str]) -> None:
    """Open a table for the host and some computer players, by the same command and controls as people use."""
    # The first game begins on the page that is open, as the bot may make no thread yet; later games move into threads.
    host.discord.deny(channel, "CREATE_PUBLIC_THREADS")
    await host.slash(channel, "kingdomino new", players=len(opponents) + 1)
    host.discord.allow(channel, "CREATE_PUBLIC_THREADS")
    await host.discord.until(partial(find_more, host, channel), START_SECONDS)
    more = find_more(host, channel)
    if more is None:
        raise TimeoutError("there is no lobby")
    await host.click(*more)
    used: set[str] = set()
    for level in opponents:
        # Each seat has a select of its own, so a new select means that the last computer player has sat down.
        await host.discord.until(partial(find_seat, host, channel, level, used), START_SECONDS)
        seat = find_seat(host, channel, level, used)
        if seat is None:
            raise TimeoutError(f"the lobby has offered no seat to {level}")
        used.add(seat[1])
        await host.choose(*seat, level)
        panel = seat[0]
    # The page begins with the table only.
    host.discord.delete_message(host.discord.message(channel["id"], panel["id"]))


def find_more(host: Person, channel: Json) -> tuple[Json, str] | None:
    """Return the lobby and its button for the host's own panel."""
    for lobby in host.sees(channel):
        for button in host.buttons(lobby):
            if button.custom_id and ":more:" in button.custom_id:
                return lobby, button.custom_id
    return None


def find_seat(host: Person, channel: Json, level: str, used: set[str]) -> tuple[Json, str] | None:
    """Return the message and the unused select that offer a seat to a computer player."""
    for lobby in reversed(host.sees(channel)):
        for select in host.selects(lobby):
            if select.custom_id not in used and level in [option.value for option in select.options]:
                return lobby, select.custom_id
    return None


def find_language(code: str, known: Sequence[str] = LANGUAGES) -> str | None:
    """Return the language of a code. The region may be missing if the code is unambiguous: `es` for `es-ES`."""
    fitting = [language for language in known if language == code or language.partition("-")[0] == code]
    return fitting[0] if len(fitting) == 1 else None


def read_arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.play", description="Play in a page on this machine.")
    levels = f"computer players: {', '.join(LEVELS)}"
    parser.add_argument("opponents", nargs="*", metavar="LEVEL", help=levels)
    parser.add_argument("--language", default=DEFAULT_LANGUAGE, metavar="CODE", help=f"one of {', '.join(LANGUAGES)}")
    parser.add_argument("--port", type=int, default=0, help="the port of the page; any free one by default")
    given = parser.parse_args(words)
    given.opponents = given.opponents or DEFAULT_OPPONENTS
    language = find_language(given.language)
    if language is None:
        parser.exit(2, f"There is no language {given.language} here, only {', '.join(LANGUAGES)}.\n")
    given.language = language
    if len(given.opponents) > MAX_OPPONENTS or not set(given.opponents) <= set(LEVELS):
        parser.error(f"up to three of {', '.join(LEVELS)}")
    return given


def main() -> int:
    given = read_arguments()
    with suppress(KeyboardInterrupt), TemporaryDirectory(prefix="kingdomino-") as folder:
        asyncio.run(serve(Path(folder), given))
    return 0


if __name__ == "__main__":
    sys.exit(main())
