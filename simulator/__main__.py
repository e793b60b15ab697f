"""`python -m simulator serve`: a guild with two channels and three people."""

from __future__ import annotations

import argparse
import asyncio
import json
import shlex
import signal
import sys
from pathlib import Path
from typing import Any


from simulator import Answer, BotProcess, Discord, Person

HELP = """Acts, one a line, quoted as in a shell:
  Ola table-1 /kingdomino new players=3 rival=@Kenji
  Ola table-1 click Join                    (in the newest message that has it)
  Ola table-1 choose Where? "Spot 1" "Spot 2"
  Ola table-1 look"""


def value(text: str, people: dict[str, Person]) -> Any:
    """A person, what JSON reads, or the text."""
    try:
        return people[text[1:]] if text.startswith("@") else json.loads(text)
    except ValueError:
        return text


async def act(discord: Discord, people: dict[str, Person], line: str) -> list[str]:
    """Do what a line says; what there is to see afterwards."""
    name, place, verb, *words = shlex.split(line)
    person, channel = people[name], discord.channel(place)
    if verb.startswith("/"):
        options = {k: value(v, people) for k, _, v in (w.partition("=") for w in words if "=" in w)}
        answer = await person.slash(channel, " ".join([verb, *(w for w in words if "=" not in w)]), **options)
    elif verb == "look":
        answer = Answer(0.0, messages=person.sees(channel))
    else:
        things = person.buttons if verb == "click" else person.selects
        newest = next(m for m in person.sees(channel)[::-1] if any(words[0] in thing for thing in things(m)))
        answer = await getattr(person, verb)(newest, *words)
    shown = ["(This interaction failed)"] if answer.failed else []
    shown += [f"(modal: {', '.join(answer.modal.fields)})"] if answer.modal else []
    for message in answer.messages:
        buttons = [f"({'-' if b.disabled else ''}{b.label})" for b in person.buttons(message)]
        shown += [person.text(message), *(f"[{image.alt}]" for image in person.images(message)), " ".join(buttons)]
    return [text for text in shown if text]


async def serve(port: int, seconds: float, script: str, command: list[str]) -> int:
    discord, ended, acts = Discord(), asyncio.Event(), [line for line in script.splitlines() if line.strip()]
    discord.add_guild("Guild", "table-1", "table-2")
    people = {name: Person(discord, name) for name in ("Ola", "Kenji", "Zuri")}
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    await discord.start(port)
    print(*(f"{k}={v}" for k, v in discord.environment.items()), sep="\n", flush=True)
    bot = BotProcess(command, discord=discord, capture=False)
    try:
        if command:
            await bot.start()
        for line in acts:
            print(f"> {line}", *await act(discord, people, line), sep="\n", flush=True)
        await discord.until(lambda: acts or ended.is_set() or (command and not bot.running), seconds)
    finally:
        await bot.terminate()
        await discord.stop()
    for problem in discord.violations:
        print(f"violation: {problem}")
    return 1 if discord.violations else 0


def main() -> int:
    words, form = sys.argv[1:], argparse.RawDescriptionHelpFormatter
    cut = words.index("--") if "--" in words else len(words)
    parser = argparse.ArgumentParser("simulator", description=__doc__, epilog=HELP, formatter_class=form)
    parser.usage = "%(prog)s serve [options] [-- command that runs the bot]"
    parser.add_argument("verb", choices=["serve"])
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="end after so long")
    parser.add_argument("--acts", metavar="FILE", help="what people do (- for stdin); ends after it")
    given = parser.parse_args(words[:cut])
    script = sys.stdin.read() if given.acts == "-" else Path(given.acts).read_text() if given.acts else ""
    return asyncio.run(serve(given.port, given.seconds, script, words[cut + 1 :]))


if __name__ == "__main__":
    sys.exit(main())
