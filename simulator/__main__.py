"""`python -m simulator serve`: a server with two channels and three people, for any bot."""

from __future__ import annotations

import argparse
import asyncio
import json
import shlex
import signal
import sys
from pathlib import Path
from typing import Any, Final

from simulator import Answer, BotProcess, Clock, Discord, Impossible, Person

PEOPLE: Final = "Ola", "Kenji", "Zuri"
HELP: Final = """Acts, one a line, quoted as in a shell:
  Ola table-1 /play now players=3 rival=@Kenji
  Ola table-1 click Join                    (in the newest message that has it)
  Ola table-1 choose Where? "Spot 1" "Spot 2"
  Ola table-1 look"""


def _value(text: str, people: dict[str, Person]) -> Any:
    """Return a person, what JSON reads, or the text."""
    try:
        return people[text[1:]] if text.startswith("@") else json.loads(text)
    except ValueError:
        return text


async def _act(discord: Discord, people: dict[str, Person], line: str) -> list[str]:
    """Do what a line says; return what there is to see afterwards."""
    name, place, verb, *words = shlex.split(line)
    person, channel = people[name], discord.channel(place)
    if verb.startswith("/"):
        pairs = [word.partition("=") for word in words if "=" in word]
        options = {key: _value(value, people) for key, _, value in pairs}
        answer = await person.slash(channel, " ".join([verb, *(word for word in words if "=" not in word)]), **options)
    elif verb == "look":
        answer = Answer(0.0, messages=person.sees(channel))
    else:
        newest = next(each for each in person.sees(channel)[::-1] if _has(person, each, verb, words[0]))
        answer = await (person.click if verb == "click" else person.choose)(newest, *words)
    return _shown(person, answer)


def _has(person: Person, message: dict[str, Any], verb: str, name: str) -> bool:
    controls: list[Any] = person.buttons(message) if verb == "click" else person.selects(message)
    return any(name in control for control in controls)


def _shown(person: Person, answer: Answer) -> list[str]:
    shown = ["(This interaction failed)"] if answer.failed else []
    shown += [f"(modal: {', '.join(answer.modal.fields)})"] if answer.modal else []
    for message in answer.messages:
        buttons = [f"({'-' if each.disabled else ''}{each.label})" for each in person.buttons(message)]
        shown += [person.reads(message), *(f"[{each.alt}]" for each in person.images(message)), " ".join(buttons)]
    return [text for text in shown if text]


async def _serve(given: argparse.Namespace, acts: list[str], command: list[str]) -> int:
    discord, ended = Discord(clock=Clock(rate=given.rate)), asyncio.Event()
    discord.add_guild("Guild", "table-1", "table-2")
    people = {name: Person(discord, name) for name in PEOPLE}
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    await discord.start(given.port)
    print(*(f"{key}={value}" for key, value in discord.environment.items()), sep="\n", flush=True)
    bot, failures = BotProcess(command, discord=discord, capture=False), list[str]()
    try:
        if command:
            await bot.start()
        for line in acts:
            try:
                print(f"> {line}", *await _act(discord, people, line), sep="\n", flush=True)
            except Impossible as impossible:
                failures.append(f"impossible: {impossible}")
        await discord.until(lambda: acts or ended.is_set() or (command and not bot.running), given.seconds)
    finally:
        await bot.terminate()
        await discord.stop()
    failures += [f"violation: {problem}" for problem in discord.violations]
    print(*failures, sep="\n")
    return 1 if failures else 0


def main() -> int:
    """Run the command that was given; return the exit status: 1 if the bot broke a rule, or an act was impossible."""
    words = sys.argv[1:]
    cut = words.index("--") if "--" in words else len(words)
    parser = argparse.ArgumentParser(
        "simulator", description=__doc__, epilog=HELP, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.usage = "%(prog)s serve [options] [-- command that runs the bot]"
    parser.add_argument("verb", choices=["serve"])
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--rate", type=float, default=1.0, help="how fast time passes: at 60 a minute takes a second")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="end after so long")
    parser.add_argument("--acts", metavar="FILE", help="what people do (- for standard input); ends after it")
    given = parser.parse_args(words[:cut])
    script = ""
    if given.acts:
        script = sys.stdin.read() if given.acts == "-" else Path(given.acts).read_text(encoding="utf-8")
    acts = [line for line in script.splitlines() if line.strip()]
    return asyncio.run(_serve(given, acts, words[cut + 1 :]))


if __name__ == "__main__":
    sys.exit(main())
