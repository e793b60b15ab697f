"""Other libraries as witnesses: bots in discord.js and hikari play one script on the simulator.

`python -m simulator.witnesses NAME COMMAND ...` plays it with a bot, and prints a line for each step. The script fails
at the first step that a bot or the simulator does not take.
"""

import asyncio
import sys
from collections.abc import AsyncIterator

from simulator import BotProcess, Discord, Person
from simulator.people import Answer
from simulator.world.permissions import PERMISSIONS

WORD = "castle"
PICTURE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
"""A red pixel as a PNG, in base64."""


async def script(discord: Discord) -> AsyncIterator[str]:
    """Let a person do everything; yield what each step showed. Raises AssertionError for a wrong answer."""
    ola, channel = Person(discord, "Ola"), discord.channel("table-1")

    def told(answer: Answer, text: str) -> str:
        assert not answer.failed, "no answer"
        seen = [ola.reads(message) for message in answer.messages]
        assert any(text in each for each in seen), f"{text!r} is not in {seen}"
        return text

    assert await discord.until(lambda: sum(map(len, discord.commands.values())) == 2)
    offered = await ola.autocomplete(channel, "play", focused="word", typed="c")
    yield f"autocomplete offers {', '.join(name for name, _ in offered.choices)}"
    answer = await ola.slash(channel, "play", word=WORD)
    message = answer.messages[0]
    kinds = sorted({each["type"] for each in message["components"]})
    yield f"a deferred answer is edited: {told(answer, f'you said {WORD}')}, with components {kinds}"
    asked = await ola.click(message, "ask")
    assert asked.modal, "no modal"
    yield f"a button opens a modal, whose answer is: {told(await ola.submit(asked.modal, name='Kim'), 'hello Kim')}"
    yield f"a button has a follow-up: {told(await ola.click(message, 'more'), 'more')}"
    yield f"a select changes the message: {told(await ola.choose(message, 'land', 'lake'), 'you chose lake')}"
    [of_one_server] = discord.commands[channel["guild_id"]]
    assert of_one_server["default_member_permissions"] == str(PERMISSIONS["SEND_MESSAGES"])
    yield f"a command is of one server, and for whom it says: {of_one_server['name']}"
    yield f"a thread is opened and read: {told(await ola.slash(channel, 'thread'), 'the thread says')}"
    before = len(discord.gateway.sessions)
    await discord.gateway.drop()
    assert await discord.until(lambda: any(each.socket for each in discord.gateway.sessions), 60)
    resumed = "resumes its session" if len(discord.gateway.sessions) == before else "begins another session"
    again = await ola.slash(channel, "play", word="crown")
    yield f"after a lost connection it {resumed}: {told(again, 'you said crown')}"
    ignored = sorted({problem.split(": ", 1)[1] for problem in discord.violations})
    assert all(each.startswith("unknown key") for each in ignored), ignored
    yield f"ignored as Discord does: {', '.join(ignored) or 'nothing'}"
    assert discord.defects == [], discord.defects


async def main(name: str, *command: str) -> None:
    async with Discord() as discord:
        discord.add_guild("Guild", "table-1")
        steps = script(discord)
        async with BotProcess(command, discord=discord, env={"PICTURE": PICTURE}) as process:
            try:
                async for step in steps:
                    print(f"{name}: {step}")
            finally:
                print(process.stderr[-2000:], file=sys.stderr)


asyncio.run(main(*sys.argv[1:]))
