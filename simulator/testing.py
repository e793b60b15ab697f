"""What a test of a bot needs: a server, a channel, people, time and faults, in few words."""

from __future__ import annotations

import asyncio
import os
import re
import runpy
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from types import CodeType
from typing import Any, Self
from unittest.mock import patch
from weakref import WeakSet

import aiohttp
import discord

from simulator import api, sight
from simulator.api import Json
from simulator.bot_time import BotTime
from simulator.client import Impossible
from simulator.discord_py import clients_redirected
from simulator.people import Answer, Modal, Person
from simulator.service.gateway import ACK_DELAY, PRIVILEGED
from simulator.service.server import Discord
from simulator.sight import Button, Select
from simulator.world.calls import Fault
from simulator.world.permissions import ORDINARY, bits

START_SECONDS = 30.0
_HANDLERS = re.compile("discord.py: |discord-ui-|CommandTree-invoker")
"""The names of tasks of discord.py that handle something that happened."""
_PATIENCE = 0.25
"""Seconds without a request until people stop waiting for handlers that wait themselves."""


class NoAnswer(AssertionError):
    """The bot left an act without an answer: the person reads "This interaction failed"."""


class Message:
    """A message in its present state; a deleted message stays as it was last seen."""

    def __init__(self, discord: Discord, data: Mapping[str, Any]) -> None:
        self._discord, self._last = discord, data
        self.id, self.channel_id = int(data["id"]), int(data["channel_id"])

    def __repr__(self) -> str:
        controls = [each.label for each in self.buttons] + [each.placeholder for each in self.selects]
        return f"<Message {self.text!r}, {controls}>"

    @property
    def _stored(self) -> Any:
        return self._discord.messages[str(self.channel_id)].get(str(self.id))

    @property
    def data(self) -> Mapping[str, Any]:
        """The message in Discord's API."""
        if stored := self._stored:
            self._last = stored.data
        return self._last

    @property
    def is_there(self) -> bool:
        return self._stored is not None

    @property
    def edits(self) -> int:
        """The number of edits; -1 after the deletion."""
        stored = self._stored
        return stored.edits if stored else -1

    @property
    def author(self) -> str:
        author = self.data["author"]
        return author["global_name"] or str(author["username"])

    @property
    def is_private(self) -> bool:
        """Whether only one person sees the message ("ephemeral")."""
        return bool(self.data["flags"] & api.EPHEMERAL)

    @property
    def text(self) -> str:
        """All text in reading order: content, text displays, embeds."""
        return sight.text(dict(self.data))

    @property
    def buttons(self) -> list[Button]:
        return sight.buttons(dict(self.data))

    @property
    def selects(self) -> list[Select]:
        return sight.selects(dict(self.data))

    @property
    def reactions(self) -> dict[str, int]:
        """The number of each emoji below the message."""
        return {each["emoji"]["name"]: each["count"] for each in self.data.get("reactions") or []}

    @property
    def files(self) -> list[str]:
        """The names of the files, including the files shown by components."""
        stored = self._stored
        return [each["filename"] for each in stored.uploads] if stored else []

    @property
    def pinged(self) -> list[str]:
        """The names of the notified people, in alphabetical order."""
        stored = self._stored
        ids = stored.pinged if stored else ()
        return sorted(self._discord.users[each]["global_name"] for each in ids if each in self._discord.users)

    def delete(self) -> None:
        """Delete the message as a moderator does."""
        self._discord.delete_message(self._discord.message(str(self.channel_id), str(self.id)))


@dataclass(frozen=True)
class Channel:
    """A channel, a thread or a private conversation."""

    discord: Discord
    data: Json

    @property
    def id(self) -> int:
        return int(self.data["id"])

    @property
    def name(self) -> str:
        return self.data.get("name") or ""

    @property
    def messages(self) -> list[Message]:
        """The messages for everybody, oldest first."""
        stored = self.discord.messages[self.data["id"]].values()
        return [Message(self.discord, each.data) for each in stored if not each.viewer]

    @property
    def threads(self) -> list[Channel]:
        """The threads of the channel, including archived threads."""
        channels = self.discord.channels.values()
        return [Channel(self.discord, each) for each in channels if each.get("parent_id") == self.data["id"]]


@dataclass(frozen=True)
class Reply:
    """The bot's answer to an act."""

    messages: list[Message]
    """The messages that the bot sent or changed in answer."""
    form: Modal | None = None
    """The window that the bot opened ("modal"), for `Member.fill`."""

    @property
    def text(self) -> str:
        return "\n".join(each.text for each in self.messages)

    @property
    def is_private(self) -> bool:
        """Whether nobody else sees any of the answer."""
        return all(each.is_private for each in self.messages)


class Member(Person):
    """A person on the server, who looks at one channel."""

    def __init__(self, channel: Channel, name: str, **traits: Any) -> None:
        super().__init__(channel.discord, name, **traits)
        self.channel = channel
        """The channel that the person looks at, acts in and reads."""
        self._form: Modal | None = None

    # ---- what the person reads

    @property
    def messages(self) -> list[Message]:
        """The messages that the person sees in the channel, oldest first."""
        return [Message(self.discord, each) for each in self.sees(self.channel.data)]

    @property
    def roles(self) -> list[str]:
        """The names of the person's roles on the server of the channel, without @everyone."""
        guild = self.discord.guilds[self.channel.data["guild_id"]]
        mine = self.discord.roles_of(guild, self.id)
        return [each["name"] for each in guild["roles"] if each["id"] in mine]

    @property
    def conversation(self) -> Channel:
        return Channel(self.discord, self.discord.dm(self.id))

    # ---- what the person does

    async def command(self, command: str, **options: Any) -> Reply:
        """Use a slash command: `await ola.command("/roll", sides=6)`; people, roles, channels, files may be options."""
        return self._reply(await self.slash(self.channel.data, command, **_sent(options)))

    async def menu(self, command: str, target: Person | Message) -> Reply:
        """Use a command in the menu of a person or a message."""
        thing = target if isinstance(target, Person) else dict(target.data)
        return self._reply(await self.use(self.channel.data, command, thing))

    async def suggestions(self, command: str, option: str, typed: str = "", **options: Any) -> list[str]:
        """Return the names that the bot suggests for an option of a command ("autocomplete")."""
        given = _sent(options)
        answer = await self.autocomplete(self.channel.data, command, focused=option, typed=typed, **given)
        self._reply(answer)
        return [each.name for each in answer.choices]

    async def tap(self, button: str, on: Message | None = None) -> Reply:
        """Tap a button with this label, emoji or custom_id, by default on the newest message with such a button."""
        on = on or self._newest(lambda each: button in [name for part in each.buttons for name in part[:2]], button)
        return self._reply(await self.click(dict(on.data), button))

    async def pick(self, select: str, *values: Any, on: Message | None = None) -> Reply:
        """Choose labels, values, people or channels in a select with this placeholder or custom_id."""
        on = on or self._newest(lambda each: select in [name for part in each.selects for name in part[:2]], select)
        return self._reply(await self.choose(dict(on.data), select, *map(_given, values)))

    async def fill(self, **fields: Any) -> Reply:
        """Fill in the window that the bot opened last, by label or custom_id, and submit the window."""
        if self._form is None:
            raise Impossible(f"{self.name} has no window to fill in")
        return self._reply(await self.submit(self._form, **fields))

    async def say(self, text: str, to: Message | None = None) -> Reply:
        """Write a message, or a reply to a message; return what the bot has written since in the channel."""
        replied = dict(to.data) if to else None
        return await _answered(self, lambda: self.write(self.channel.data, text, replied))

    async def put(self, emoji: str, on: Message) -> None:
        """Add an emoji to a message, or remove it."""
        self.react(dict(on.data), emoji)
        await self.discord.quiet()

    def _newest(self, fits: Callable[[Message], bool], control: str) -> Message:
        there = self.messages
        for message in reversed(there):
            if fits(message):
                return message
        raise Impossible(f"{self.name} sees no {control!r}; there: {there}")

    def _reply(self, answer: Answer) -> Reply:
        if answer.failed:
            said = f"the bot did not answer {self.name} within {self.discord.ack_deadline:g} seconds"
            raise NoAnswer("\n".join([said, *self.discord.lacks, *self.discord.violations]))
        self._form = answer.modal
        return Reply([Message(self.discord, each) for each in answer.messages], answer.modal)


class Webhook:
    """A webhook by which another program writes in a channel."""

    def __init__(self, channel: Channel, name: str) -> None:
        self.discord, self.channel = channel.discord, channel
        self.data = self.discord.add_webhook(channel.data, name, self.discord.owner)
        self.url: str = self.data["url"]
        """The address, for bots that write by it; only a library that is connected to the simulator may follow it."""

    @property
    def messages(self) -> list[Message]:
        return self.channel.messages

    async def say(self, text: str, **body: Any) -> Reply:
        """Write a message; `body` has more keys of Discord's API, such as embeds or username."""
        body |= {"content": text}
        return await _answered(self, lambda: self.discord.post_by_webhook(self.data, self.channel.data, body, {}).data)


async def _answered(reader: Member | Webhook, write: Callable[[], Json]) -> Reply:
    """Write a message, and return what the bot has written since where the reader looks."""
    await reader.discord.quiet()
    before = {each.id for each in reader.messages}
    written = write()
    await reader.discord.quiet()
    return Reply([each for each in reader.messages if each.id not in {*before, int(written["id"])}])


def _sent(options: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _given(value) for name, value in options.items()}


def _given(value: Any) -> Any:
    return value.data if isinstance(value, Channel) else value


class DiscordFixture:
    """A server with one channel, for a bot in the process of the test; `backend` is all of the simulated Discord."""

    def __init__(self, backend: Discord) -> None:
        self.backend = backend
        self.guild = backend.add_guild("Server")
        self.channel = self.add_channel("general")
        self.violations = backend.violations
        """The requests that Discord would refuse. A test fails at its end if there are any."""
        self._time = BotTime()
        self._clients: list[discord.Client] = []
        self._running: list[asyncio.Task[Any]] = []
        self._waiting = WeakSet[asyncio.Task[Any]]()  # handlers that wait for people or for time
        backend.busy = self._is_busy
        backend.gateway.privileged = PRIVILEGED

    @classmethod
    @asynccontextmanager
    async def running(cls) -> AsyncIterator[Self]:
        """Run a simulated Discord for a block, and fail if the bot broke Discord's rules in the block."""
        # People in tests are faster than Discord's limits.
        async with Discord(limited=False) as backend:
            made = cls(backend)
            with ExitStack() as patches:
                patches.enter_context(made._time.running())
                made._clients = patches.enter_context(clients_redirected(backend.environment))
                try:
                    yield made
                finally:
                    await made.stop()
        for what, found in {
            "the simulator has not what the bot uses": backend.lacks,
            "the bot sent what Discord would refuse": backend.violations,
            "the simulator answered what Discord would not": backend.defects,
        }.items():
            assert not found, "\n".join([what, *found])

    # ---- the bot

    async def start(self, bot: discord.Client | Coroutine[Any, Any, Any] | str | Path) -> None:
        """Start a bot and wait until it is ready, whatever its token.

        The bot is a client, a coroutine that starts a client, or the path of a program that calls `run` of a client.
        """
        since = len(self.backend.gateway.sessions)
        bot = _client_of(Path(bot), self.backend.environment) if isinstance(bot, str | Path) else bot
        running = asyncio.create_task(_run(bot) if isinstance(bot, discord.Client) else bot)
        self._running.append(running)

        def is_ready() -> bool:
            return bool(self._clients) and self._clients[-1].is_ready() and self.backend.gateway.ready(since)

        await self.backend.until(lambda: running.done() or is_ready(), START_SECONDS)
        if running.done():
            await running
        assert is_ready(), "the bot did not get ready"
        await self.pass_time(seconds=ACK_DELAY)  # from now on the client knows its latency

    async def stop(self) -> None:
        """Stop the bot; another bot, or the same one, may be started."""
        for client in self._clients:
            if not client.is_closed():
                await client.close()
        self._clients.clear()
        left = {each for each in asyncio.all_tasks() if not _is_of_simulator(each)} - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, *self._running, return_exceptions=True)
        self._running.clear()

    def _is_busy(self) -> bool:
        handlers = {each for each in asyncio.all_tasks() if _HANDLERS.match(each.get_name())} - set(self._waiting)
        if handlers and self._time.now - self.backend.last_request < _PATIENCE:
            return True
        self._waiting.update(handlers)
        return False

    # ---- people and places

    def person(self, name: str, *, owner: bool = False, locale: str = "en-US", permissions: str = "") -> Member:
        """Add a person to the server, maybe its owner and the bot's; `permissions` are names of more permissions."""
        made = Member(self.channel, name, locale=locale, permissions=ORDINARY | bits(*permissions.split()))
        if owner:
            self.backend.change_owner(made.user)
        made.join(self.guild)
        return made

    def add_channel(self, name: str) -> Channel:
        return Channel(self.backend, self.backend.add_channel(self.guild, name))

    def add_role(self, name: str, *people: Member, permissions: str = "", mentionable: bool = False) -> Json:
        """Create a role for some people, below the role of the bot; the role may be an option of a command."""
        granted, users = bits(*permissions.split()), (each.id for each in people)
        return self.backend.add_role(self.guild, name, granted, *users, mentionable=mentionable)

    def webhook(self, name: str, channel: Channel | None = None) -> Webhook:
        """Let another program write in a channel: `await discord.webhook("News").say("Hello")`."""
        return Webhook(channel or self.channel, name)

    # ---- time

    async def pass_time(self, **duration: float) -> None:
        """Let time pass for the bot: `await discord.pass_time(minutes=5)`. Every timer ends at its own time."""
        await self.backend.quiet()
        end = self._time.now + timedelta(**duration).total_seconds()
        while (due := self._time.next_timer(end)) is not None:
            self._time.move_to(due)
            await self.backend.quiet()
        self._time.move_to(end)
        self.backend.archive_idle_threads()
        await self.backend.quiet()

    async def until(self, condition: Callable[[], Any], timeout: float = 10.0) -> None:
        """Wait, in real seconds, for what the bot does on its own. Raises AssertionError if the time is up."""
        assert await self.backend.until(condition, timeout), "the bot did not do what the test waits for"

    # ---- faults

    def fail(self, request: str, *, status: int = 503, times: int = 1, **how: Any) -> Fault:
        """Let the next requests fail whose "METHOD /path" matches a regular expression: `fail("POST .*/messages")`."""
        return self.backend.fail(request, status=status, times=times, **how)

    def deny(self, *permissions: str, channel: Channel | None = None) -> None:
        """Take permissions from the bot in a channel: `deny("SEND_MESSAGES")`."""
        self.backend.deny((channel or self.channel).data, *permissions)

    def allow(self, *permissions: str) -> None:
        """Give the bot more permissions on the server: `allow("MANAGE_MESSAGES")`."""
        self.backend.add_role(self.guild, "Allowed", bits(*permissions), self.backend.app_id)

    async def disconnect(self, *, resumable: bool = True) -> None:
        """Cut the connection of the bot, and wait until the bot is back."""
        gateway = self.backend.gateway
        await gateway.drop(resumable=resumable)
        await self.until(lambda: any(each.socket for each in gateway.sessions))
        await self.backend.quiet()


def _is_of_simulator(task: asyncio.Task[Any]) -> bool:
    """Return whether a task serves the bot and was not started by the bot."""
    code: CodeType | None = getattr(task.get_coro(), "cr_code", None)
    folders = (Path(each.__file__ or "").parent for each in (sys.modules["simulator"], aiohttp))
    return code is None or any(Path(code.co_filename).is_relative_to(each) for each in folders)


def _client_of(program: Path, environment: Mapping[str, str]) -> discord.Client:
    """Run a program up to its call of `Client.run`, and return the client."""
    clients = list[discord.Client]()
    if (folder := str(program.resolve().parent)) not in sys.path:
        sys.path.insert(0, folder)
    record = patch.object(discord.Client, "run", lambda client, *_, **__: clients.append(client))
    with record, patch.dict(os.environ, environment):
        runpy.run_path(str(program), run_name="__main__")
    return clients[0]


async def _run(bot: discord.Client) -> None:
    if bot.is_closed():
        bot.clear()
        bot.http.connector = discord.utils.MISSING
    async with bot:
        await bot.start("simulator")
