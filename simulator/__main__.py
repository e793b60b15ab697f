"""Play with a bot of discord.py in a local page: `python -m simulator bot.py`, or `python -m simulator -m my_bot`."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from simulator.page import Look, Page
from simulator.page.serving import serve
from simulator.people import Person
from simulator.process import BotProcess, NotReady
from simulator.service.gateway import PRIVILEGED
from simulator.service.server import Discord


async def show(given: argparse.Namespace) -> None:
    """Serve the page until a signal stops the process."""
    discord = Discord(bot_name=given.name)
    discord.gateway.privileged = PRIVILEGED
    discord.add_guild("Server", *given.channels)
    people = [Person(discord, name) for name in given.people]
    discord.change_owner(people[0].user)
    module = ["-m"] if given.is_module else []
    command = [sys.executable, "-m", "simulator.launch", *module, given.program, *given.arguments]
    bot = BotProcess(command, discord=discord, capture=False)
    page = Page(discord, people, Look(given.name))
    await serve(page, bot, "Your bot is at {}\n\nType / to see its commands.", port=given.port)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m simulator", description="Play with your bot in a local page.")
    parser.add_argument("-m", dest="is_module", action="store_true", help="PROGRAM is a module, not a file")
    parser.add_argument("program", metavar="PROGRAM", help="the bot, a program of discord.py")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="what the bot gets as its arguments")
    parser.add_argument("--name", default="Bot", help="the name of the bot")
    parser.add_argument("--people", nargs="+", default=["Robin", "Ola", "Kenji"], metavar="NAME", help="who is there")
    parser.add_argument("--channels", nargs="+", default=["general", "games"], metavar="NAME")
    parser.add_argument("--port", type=int, default=0, help="the port of the page; any free one by default")
    given = parser.parse_args(words)
    sys.path.insert(0, str(Path.cwd()))
    if given.is_module and find_spec(given.program.partition(".")[0]) is None:
        parser.error(f"there is no module {given.program}")
    # Python runs a file, or a folder with a `__main__.py`.
    if not given.is_module and not any((Path(given.program) / name).is_file() for name in ("", "__main__.py")):
        parser.error(f"there is no file {given.program}")
    try:
        asyncio.run(show(given))
    except NotReady:
        parser.exit(1, f"{parser.prog}: the bot has ended before it was ready; above is what it has written\n")


if __name__ == "__main__":
    main()
