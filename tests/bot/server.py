"""The real bot on the simulated Discord, in one process: people type and tap, the bot answers, time stands still.

Controls are found by what they do (`Action`) and texts by their message (`words`), not by their English.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import shutil
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from enum import StrEnum
from math import ceil, inf
from pathlib import Path
from random import Random
from typing import Any, Self

import pytest

from bot import activity
from bot.activity import current_activity
from bot.chat.actions import Action, address_at
from bot.chat.handling.context import Convenience, Services
from bot.chat.handling.feature import Feature
from bot.chat.kit import PictureCache
from bot.chat.kit.blocks import Address, Control
from bot.games.game import Actor
from bot.games.table import Table
from bot.games.turn import make_moves
from bot.host.app import Kingdomino
from bot.host.clocks import BotClock
from bot.host.composition import FEATURES, compose, rows_of
from bot.host.database.address import DatabaseUrl
from bot.host.database.copies import note_restore
from bot.host.database.opening import open_database
from bot.host.ownership import Ownership
from bot.localization.fluent import Translations
from bot.storage.database import Database
from bot.storage.shards import ALL_SHARDS
from engine.moves import Done, Pick
from simulator import Answer, Discord, Fault, Person, api, discord_py_redirected
from simulator.api import walk
from simulator.people import ORDINARY, Choice
from simulator.testing import Message as SimulatedMessage
from simulator.world.calls import Call
from simulator.world.clock import Clock
from simulator.world.messages import File
from simulator.world.messages import Message as SentMessage
from simulator.world.permissions import bits
from tests.bot.calling import framed_controls, large_messages, silent_calls, strangers
from tests.bot.database_urls import migrated_url
from tests.bot.fake_paint import fake_picture
from tests.bot.outlines import OUTLINES
from tests.bot.sample_tables import translations_of
from tests.bot.words import plain, says, says_only, words, written  # noqa: F401 - what most tests of plays import

Json = Mapping[str, Any]

HOUR = 3600
"""Seconds."""
NOON = 1_800_014_400
"""A noon in UTC, in Unix seconds."""
_UPLOADED = dict[tuple[str, ...], tuple[str, str]]()
"""The digest and the commands of the first bot of this process with these features."""
SILENT = 1 << 12
"""The flag of messages that make no sound."""
ROW, BUTTON = 1, 2
"""The type of these components."""
ANSWER_SECONDS = 60.0
"""Within how much real time the bot has to answer, where a test is not about that: a busy machine takes long."""


# ---- what people see


@dataclass(frozen=True)
class Button:
    """A button of a message; `action` is None for one that opens an address outside."""

    label: str
    action: str | None
    argument: str
    custom_id: str
    is_disabled: bool


@dataclass(frozen=True)
class Option:
    label: str
    value: str
    description: str
    is_chosen: bool


@dataclass(frozen=True)
class Select:
    """A select of a message, without options where Discord fills in channels."""

    action: str
    argument: str
    custom_id: str
    options: Sequence[Option]

    @property
    def values(self) -> list[str]:
        return [option.value for option in self.options]

    @property
    def chosen(self) -> list[str]:
        """The values that the message shows as chosen."""
        return [option.value for option in self.options if option.is_chosen]


def warned(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """Return the warnings and errors in the log, except warnings about a slow machine."""
    return [each for each in caplog.records if each.levelno >= logging.WARNING and each.name != activity.__name__]


class Message(SimulatedMessage):
    """A message as it stands now; one that is gone stays as it was last seen."""

    @property
    def is_silent(self) -> bool:
        return bool(self.data["flags"] & SILENT)

    @property
    def attached(self) -> list[File]:
        """Its attachments with what is in them, those that its components show included."""
        uploads = self._stored.uploads
        return [self._discord.files[each["url"].removeprefix(self._discord.base_url)] for each in uploads]

    @property
    def parts(self) -> list[Json]:
        """All its components, however deeply nested, in reading order."""
        return list(walk(self.data["components"]))

    @property
    def text(self) -> str:
        return plain(super().text)

    @property
    def alt(self) -> str:
        """The alternative texts of its pictures."""
        return plain("\n".join(each.get("description") or "" for each in self._stored.uploads))

    @property
    def url(self) -> str:
        guild = self._discord.channels[str(self.channel_id)].get("guild_id", "@me")
        return f"https://discord.com/channels/{guild}/{self.channel_id}/{self.id}"

    @property
    def named(self) -> list[str]:
        """The names of those whom its text mentions, whether that notifies them or not."""
        ids = dict.fromkeys(re.findall(r"<@(\d+)>", super().text))
        return [self._discord.users[each]["global_name"] for each in ids]

    @property
    def buttons(self) -> list[Button]:  # type: ignore[override] # what they do is known here
        return [_button(part) for part in self.parts if part["type"] == BUTTON]

    @property
    def labels(self) -> list[str]:
        return [button.label for button in self.buttons]

    @property
    def actions(self) -> list[str | None]:
        return [button.action for button in self.buttons]

    @property
    def selects(self) -> list[Select]:  # type: ignore[override] # as above
        return [_select(part) for part in self.parts if "custom_id" in part and part["type"] != BUTTON]

    def button(self, action: str, argument: str | None = None) -> Button:
        """The button that does this; `argument` decides where several do."""
        found = [each for each in self.buttons if each.action == action and argument in (None, each.argument)]
        assert len(found) == 1, f"{len(found)} buttons {action!r} {argument or ''}; there are {self._controls()}"
        return found[0]

    def saying(self, key: str, /, **arguments: Any) -> list[Button]:
        """The buttons on which a message stands, for places where one action does many things."""
        return [each for each in self.buttons if says(each.label, key, **arguments)]

    def select(self, action: str, argument: str | None = None) -> Select:
        """The select that does this; `argument` decides where several do."""
        found = [each for each in self.selects if each.action == action and argument in (None, each.argument)]
        assert len(found) == 1, f"{len(found)} selects {action!r} {argument or ''}; there are {self._controls()}"
        return found[0]

    def _controls(self) -> list[str]:
        return [each.custom_id for each in self.buttons] + [each.custom_id for each in self.selects]


def _button(part: Json) -> Button:
    address = _address(part)
    return Button(
        plain(part.get("label") or ""),
        address.action if address else None,
        address.argument if address else "",
        part.get("custom_id") or "",
        bool(part.get("disabled")),
    )


def _select(part: Json) -> Select:
    address = _address(part)
    assert address
    options = [
        Option(each["label"], each["value"], each.get("description") or "", bool(each.get("default")))
        for each in part.get("options", [])
    ]
    return Select(address.action, address.argument, part["custom_id"], options)


def _address(part: Json) -> Address | None:
    try:
        return Address.parse(part["custom_id"].partition(":")[2]) if part.get("custom_id") else None
    except ValueError:
        # A forged one, which only tests make.
        return None


# ---- what people do


@dataclass(frozen=True)
class Reply:
    """How the bot answered an act: messages that it sent to the person or changed for them, and public replies."""

    discord: Discord
    answer: Answer

    @property
    def messages(self) -> list[Message]:
        return [Message(self.discord, each) for each in self.answer.messages]

    @property
    def response(self) -> Message | None:
        """The reply itself, or the message of the control if the act changed it."""
        return Message(self.discord, self.answer.response) if self.answer.response else None

    @property
    def followups(self) -> list[Message]:
        """The messages sent after it that are still there."""
        return [Message(self.discord, each) for each in self.answer.followups]

    @property
    def private(self) -> Message:
        """The message in which the person is told what came of it: the first that follows, or the reply itself."""
        private = [each for each in (*self.followups, *self.messages) if each.is_private]
        assert private, "the person is told nothing"
        return private[0]

    @property
    def text(self) -> str:
        return self.private.text

    @property
    def choices(self) -> Sequence[Choice]:
        """What autocompletion offers: names and values."""
        choices: Sequence[Choice] = self.answer.choices
        return choices


class Guest:
    """Somebody on the server."""

    def __init__(self, discord: Discord, person: Person) -> None:
        self.discord, self.person = discord, person
        self.id, self.name, self.mention = int(person.id), person.name, person.mention

    async def slash(self, channel: Place, command: str, **options: Any) -> Reply:
        """Type a command, "kingdomino new", with these options; people among them are guests.

        A table stays in its channel, where the bot may make no thread for the moment, unless `thread` is True.
        """
        stays = command == "kingdomino new" and not options.pop("thread", False) and channel.data["type"] == api.TEXT
        if stays:
            self.discord.deny(channel.data, "CREATE_PUBLIC_THREADS")
        reply = self._reply(await self.person.slash(channel.data, command, **_sent(options)))
        if stays:
            self.discord.allow(channel.data, "CREATE_PUBLIC_THREADS")
        return reply

    async def set_up(self, lobby: Message, *, computers: str = "", dynasty: bool = False, **settings: Any) -> None:
        """Set up the table of a lobby at once, by controls of pages that are not open: `pace=60`."""
        changes = [(Action.SET_UP, f"{name} {value}") for name, value in settings.items()]
        changes += [(Action.SET_UP, "options dynasty")] if dynasty else []
        changes += [(Action.FILL_SEATS, computers)] if computers else []
        game = Address.parse(lobby.buttons[0].custom_id.partition(":")[2]).subject
        channel = self.discord.channels[str(lobby.channel_id)]
        for action, argument in changes:
            body = forgery(Address(action, game, argument=argument))
            forged = Message(self.discord, self.discord.post(channel, body).data)
            await self.click(forged, forged.buttons[0])
            forged.delete()

    async def insist(self, channel: Place, command: str, **options: Any) -> Reply:
        """Type a command, and say yes if it asks first."""
        reply = await self.slash(channel, command, **options)
        asked = [button for message in reply.messages for button in message.saying("button-yes")]
        return await self.click(reply.private, asked[0]) if asked else reply

    async def complete(self, channel: Place, command: str, option: str, typed: str = "", **options: Any) -> Reply:
        """Begin to type an option of a command."""
        answer = await self.person.autocomplete(channel.data, command, focused=option, typed=typed, **_sent(options))
        return self._reply(answer)

    async def click(self, message: Message, what: str | Button, argument: str | None = None) -> Reply:
        """Click a button, or the one that does this; `argument` decides where several do."""
        button = what if isinstance(what, Button) else message.button(what, argument)
        return self._reply(await self.person.click(dict(message.data), button.custom_id))

    async def choose(self, message: Message, action: str, *values: Any, argument: str | None = None) -> Reply:
        """Choose values of the select that does this; channels are places, and people are guests."""
        chosen = map(_given, values)
        select = message.select(action, argument)
        return self._reply(await self.person.choose(dict(message.data), select.custom_id, *chosen))

    async def use(self, channel: Place, command: str, target: Guest) -> Reply:
        """Use a command in the menu of a person."""
        return self._reply(await self.person.use(channel.data, command, target.person))

    @property
    def conversation(self) -> Place:
        """The private conversation with the bot."""
        return Place(self.discord, self.discord.dm(self.person.id))

    def messages(self, channel: Place) -> list[Message]:
        """The messages there that this person sees, oldest first."""
        return [Message(self.discord, each) for each in self.person.sees(channel.data)]

    def private_messages(self, channel: Place) -> list[Message]:
        """The messages there that nobody else sees, oldest first."""
        return [message for message in self.messages(channel) if message.is_private]

    def sees(self, message: Message) -> bool:
        channel = self.discord.channels[str(message.channel_id)]
        return str(message.id) in [each["id"] for each in self.person.sees(channel)]

    def _reply(self, answer: Answer) -> Reply:
        assert not answer.failed, "the bot did not answer in time"
        return Reply(self.discord, answer)


def _sent(options: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _given(value) for name, value in options.items()}


def _given(value: Any) -> Any:
    return value.person if isinstance(value, Guest) else value.data if isinstance(value, Place) else value


class Place:
    """A channel, a thread or a private conversation."""

    def __init__(self, discord: Discord, data: Any) -> None:
        self._discord, self.data = discord, data
        self.id, self.name = int(data["id"]), data.get("name", "")

    @property
    def messages(self) -> list[Message]:
        """What everybody there sees, oldest first."""
        stored = self._discord.messages[str(self.id)].values()
        return [Message(self._discord, each.data) for each in stored if not each.viewer]

    @property
    def newest(self) -> Message:
        return self.messages[-1]

    @property
    def threads(self) -> list[Place]:
        """The threads below it, archived ones as well."""
        channels = self._discord.channels.values()
        return [Place(self._discord, each) for each in channels if each.get("parent_id") == self.data["id"]]


class QuickDiscord(Discord):
    """A Discord without limits; its people wait no longer than a bot in this process works."""

    def __init__(self, clock: Clock | None = None) -> None:
        # At the speed of tests people are faster than Discord's limits.
        super().__init__(clock=clock, limited=False)
        self.outlines = OUTLINES
        self.ack_deadline = ANSWER_SECONDS
        self.posted = Counter[str]()
        """How many public messages of the bot made a sound, and how many people they notified."""

    def post(self, *args: Any, **options: Any) -> SentMessage:
        message = super().post(*args, **options)
        if not message.viewer and message.data["author"] == self.bot:
            self.posted.update(mentions=len(message.pinged), sounds=int(not message.data["flags"] & SILENT))
        return message

    def watch(self, client: Kingdomino) -> None:
        """Let people wait until this bot has nothing to do, and no longer where it leaves them without an answer."""

        def is_busy() -> bool:
            # Another bot with the same token has sessions of its own.
            received = {shard._parent.ws.session_id: shard._parent.ws.sequence for shard in client.shards.values()}
            sent = {each.id: len(each.sent) for each in self.gateway.sessions if each.socket and each.id in received}
            return client.is_busy or sent != received

        self.busy, self.patience = is_busy, 0


class TimelessClock(BotClock):
    """A clock whose sleeps end when it comes to their end."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        super().__init__(seconds)
        self.ends = dict[asyncio.Event, float]()
        """The ends of the sleeps that are under way, in Unix seconds."""
        self.drift = 0
        """How many seconds the clock is ahead of the server's."""

    def __call__(self) -> int:
        return super().__call__() + self.drift

    async def sleep(self, seconds: float | None, waking: asyncio.Event | None = None) -> None:
        waking = waking or asyncio.Event()
        self.ends[waking] = inf if seconds is None else self._seconds() + seconds
        try:
            await super().sleep(None, waking)
        finally:
            self.ends.pop(waking, None)

    def wake(self) -> None:
        """End each sleep that lasts until now."""
        for each in [each for each, end in self.ends.items() if end <= self._seconds()]:
            del self.ends[each]
            each.set()


class TimelessBot(Kingdomino):
    """The bot, which sleeps by the server's clock, and without the pause that Discord asks for between two logins."""

    async def setup_hook(self) -> None:
        await super().setup_hook()
        # To translate the commands takes seconds: all languages are read.
        await self.tree.set_translator(None)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        pass

    def is_asleep(self) -> bool:
        """Return whether all tasks sleep, which do so most of the time."""
        assert isinstance(self._clock, TimelessClock)
        return len(self._clock.ends) >= sum(not each.done() for each in self._tasks)

    def forget_interactions(self) -> None:
        """Take ids of interactions for new ones, although they came before."""
        self._interactions.clear()


class SimulatedServer:
    """A server with a channel, the bot and some people; `now` is the time of everything in Unix seconds."""

    translations: Translations | None = None
    """The languages of the bot, if not those of the core and of the features that are on."""
    uptime = 0.0
    """For how many seconds longer than in reality the bot has been up."""
    switched_off: frozenset[str] = frozenset({Convenience.EMOJI})
    """What the bot does without: drawing emoji takes a second."""
    features: Sequence[Feature[Any]] = ()
    """The features of the bot."""
    feedback_url = ""
    daily_copies = 7
    beat_delay = 540
    """How many seconds a heartbeat is late while hours pass, so that a day needs few of them."""
    late_from = 1
    """How many hours have to pass for that."""
    patience: tuple[float | None, float | None] = None, None
    """How long Discord waits for first responses: for ever, as time stands still."""
    guides_newcomers = False
    """Whether people are in their first game; otherwise everybody counts as experienced."""

    def __init__(self, discord: QuickDiscord, url: str, *names: str) -> None:
        self.discord = discord
        self.url = url
        self.guild = discord.add_guild("Guild")
        self.guild_id = int(self.guild["id"])
        self.channel = self.add_channel("table-1")
        self.people = {name: self.newcomer(name) for name in names}
        self.database: Database
        self.bot: TimelessBot
        self.grace: int | None = None
        self.transactions = self.changes_of_starts = 0
        self._serving: asyncio.Task[None]

    @classmethod
    @asynccontextmanager
    async def of(cls, folder: Path, *names: str) -> AsyncIterator[Self]:
        """Run the bot for a block, with people of these names. Every request has to be one that Discord accepts."""
        async with QuickDiscord(clock=Clock(NOON, rate=0)) as discord:
            STARTED.append(server := cls(discord, migrated_url(folder, rows=(*rows_of(cls.features),)), *names))
            with discord_py_redirected(discord):
                try:
                    await server.start()
                    yield server
                finally:
                    await server.stop()
            laws = silent_calls, strangers, framed_controls, large_messages
            broken = [each for law in laws for each in law(discord)]
            assert broken == [], broken
            assert discord.violations == [], discord.violations
            assert discord.defects == []

    async def start(self) -> None:
        self.database = database = await open_database(self.url, rows_of(self.features))
        changes = len(self.changes)
        self.clock = clock = TimelessClock(lambda: self.now)
        services = compose(
            self.database,
            clock=clock,
            rng=Random(3),
            pictures=PictureCache(fake_picture),
            translations=self.translations or translations_of(*self.features),
            patience=self.patience,
            features=self.features,
            off=self.switched_off,
            feedback_url=self.feedback_url,
            daily_copies=self.daily_copies,
            guides_newcomers=self.guides_newcomers,
        )
        if self.grace is not None:
            services.presence.grace = self.grace
        # Deals that are shared are alike in every run.
        await services.key_values.set("deal_secret", "01" * 32)
        key = f"commands:{self.discord.app_id}"
        features = tuple(each.name for each in self.features if each.name not in self.switched_off)
        if features in _UPLOADED and not self.discord.commands:
            known, commands = _UPLOADED[features]
            await services.key_values.set(key, known)
            self.discord.commands[""] = json.loads(commands)
        self.bot = TimelessBot(
            services,
            Ownership(database.lock_of(ALL_SHARDS)),
            clock,
            monotonic=lambda: time.monotonic() + self.uptime,
            shard_count=1,
            guild_ready_timeout=0,
        )
        self.discord.watch(self.bot)
        sessions = len(self.discord.gateway.sessions)

        def is_ready() -> bool:
            return bool(self.discord.gateway.ready(sessions) and self.discord.commands[""])

        self._serving = asyncio.create_task(self.bot.start(self.discord.token))
        await self.discord.until(lambda: is_ready() or self._serving.done())
        if self._serving.done():
            await self._serving
        if not is_ready():
            raise AssertionError("the bot did not get ready")
        await self.discord.quiet()
        if features not in _UPLOADED and (digest := await services.key_values.get(key)):
            _UPLOADED[features] = digest, json.dumps(self.discord.commands[""])
        self.changes_of_starts += len(self.changes) - changes
        vars(database)["transaction"] = self._transaction

    async def _transaction(self, *args: Any, **options: Any) -> Any:
        # What the clock and the heartbeat do beside people depends on the machine, and a shared database is asked more.
        self.transactions += current_activity() is not None and not self.database.is_shared
        return await type(self.database).transaction(self.database, *args, **options)

    async def stop(self) -> None:
        """Stop the bot as its process would stop it."""
        await self.bot.close()
        await self.ended()

    async def ended(self) -> None:
        """Wait until the bot has ended, and close what its process would close. Raises the error that has ended it."""
        try:
            await self._serving
        finally:
            if not self.bot.is_closed():
                await self.bot.close()
            await self._close()

    async def _close(self) -> None:
        await self.services.runner.players.close()
        await self.services.judge.close()
        for close in self.services.closing:
            await close()
        await self.database.close()

    async def restart(self, copy: Path | None = None) -> None:
        """Stop the bot and start another one, on a copy of the SQLite database if one is given."""
        await self.stop()
        if copy:
            shutil.copyfile(copy, DatabaseUrl.parse(self.url).file or "")
            await note_restore(self.url, self.now)
        await self.start()

    async def switch(self, *off: str) -> None:
        """Stop the bot, and start one that does without these features."""
        await self.stop()
        self.switched_off = type(self).switched_off | {*off}
        await self.start()

    async def adjust(self, person: Guest, **settings: Any) -> None:
        """Change some settings of a person."""
        await self.services.tables.accounts.change(person.id, lambda before: replace(before, **settings))

    @property
    def services(self) -> Services:
        return self.bot.services

    # ---- time

    @property
    def now(self) -> int:
        return int(self.discord.clock.now())

    @now.setter
    def now(self, seconds: int) -> None:
        self.discord.clock.advance(seconds - self.now)

    async def pass_time(self, hours: float) -> None:
        """Move the clock on and let a heartbeat run, until the bot has nothing more to do."""
        self.now += round(hours * HOUR)
        await self.bot.clockwork.beat()
        await self.discord.quiet()

    async def sleep(self, hours: float) -> None:
        """Let time pass; the bot wakes when it wants to, or minutes later for a heartbeat in a long sleep."""
        end, clockwork = self.now + round(hours * HOUR), self.bot.clockwork
        while True:
            await self.discord.quiet()
            assert await self.discord.until(self.bot.is_asleep)
            beats_at, wakes_at = (each - self.clock.drift for each in (clockwork.beats_at, clockwork.wakes_at))
            if hours > self.late_from and beats_at <= end:
                self.clock.ends[clockwork.waking] = min(beats_at + self.beat_delay, wakes_at, end)
            earliest = min(self.clock.ends.values(), default=inf)
            if earliest > end:
                break
            self.now = max(self.now, ceil(earliest))
            self.clock.wake()
        self.now = end

    async def without_grace(self) -> None:
        """Let everybody be notified of a turn at once, whatever they have just done."""
        self.grace = self.services.presence.grace = 0

    # ---- people and places

    def newcomer(self, name: str, **traits: Any) -> Guest:
        return Guest(self.discord, Person(self.discord, name, **traits))

    def with_rights(self, name: str, *permissions: str) -> Guest:
        """Somebody who may do these things besides what everybody may."""
        return self.newcomer(name, permissions=ORDINARY | bits(*permissions))

    def leave(self, person: Guest) -> None:
        """Let somebody leave the server."""
        self.discord.leave(self.guild, person.person.id)

    def come_back(self, person: Guest) -> None:
        """Let somebody who has left join the server again."""
        self.discord.join(self.guild, person.person.id)

    def add_channel(self, name: str, kind: int = 0) -> Place:
        return Place(self.discord, self.discord.add_channel(self.guild, name, kind))

    def place(self, channel_id: int) -> Place:
        return Place(self.discord, self.discord.channels[str(channel_id)])

    def fail(self, request: str, *, status: int | None = None, times: int | None = 1, **how: Any) -> Fault:
        """Let requests fail whose "METHOD /path" a regular expression matches; `times` None is always."""
        return self.discord.fail(request, status=status, times=1_000_000 if times is None else times, **how)

    @property
    def requests(self) -> list[Any]:
        """Every request of the bot so far."""
        requests: list[Any] = self.discord.log
        return requests

    @property
    def changes(self) -> list[Any]:
        """The requests that change something on Discord, without emoji and typing, which depend on time."""
        changes = (each for each in self.requests if each.method != "GET")
        return [each for each in changes if not re.search("/(typing$|emojis)", each.path)]

    # ---- a game

    async def begin(self, **options: Any) -> Guest:
        """Start a game of all the people, and of computers if `players` asks for more; return whose turn it is."""
        host, *others = self.people.values()
        lobby = await open_lobby(host, self, **{"players": len(self.people), **options})
        for person in others:
            await person.click(lobby, Action.JOIN)
        while has_free_seat(self.newest):
            await add_computer(host, self.newest)
        await host.click(lobby, Action.START)
        return await self.acting_person()

    async def table(self) -> Table:
        table = await self.services.tables.live(self.channel.id)
        assert table is not None
        return table

    async def acting_person(self) -> Guest:
        """The person whose turn it is."""
        acting = (await self.table()).acting
        assert acting is not None
        return self.people[acting.name]

    async def others(self) -> list[Guest]:
        acting = await self.acting_person()
        return [person for person in self.people.values() if person is not acting]

    async def step(self) -> Reply:
        """Let the person whose turn it is type the last of the legal moves, which is none of an extension's."""
        table, person = await self.table(), await self.acting_person()
        move = table.state.legal_moves()[-1]
        if isinstance(move, Pick):
            return await person.slash(self.channel, "draft", domino=str(move.domino))
        if isinstance(move, Done):
            return await person.slash(self.channel, "queendomino done")
        return await person.slash(self.channel, "place", where=str(move))

    # ---- what there is to see

    def messages(self) -> list[Message]:
        return self.channel.messages

    @property
    def newest(self) -> Message:
        return self.channel.newest

    def after(self, message: Message) -> list[Message]:
        return [other for other in self.messages() if other.id > message.id]


STARTED = list[SimulatedServer]()
"""The servers of the running test."""


class WholeServer(SimulatedServer):
    """A server whose bot has all features."""

    features = FEATURES


# ---- what tests do again and again


def has_free_seat(lobby: Message) -> bool:
    """Return whether somebody can still join."""
    return Action.JOIN in lobby.actions


async def more(person: Guest, lobby: Message, *, rules: bool = False) -> Message:
    """Open a person's own panel of a lobby, or its page with the rest of the settings."""
    panel = read(await person.click(lobby, Action.SHOW_LOBBY))
    if rules:
        await person.click(panel, Action.SHOW_LOBBY)
    return panel


async def after_reminder(person: Guest, reminder: Message, action: Action) -> Reply:
    """Do what a reminder offers behind *More*."""
    return await person.click(read(await person.click(reminder, Action.SHOW_STAND_INS)), action)


async def guests(host: Guest, lobby: Message) -> Message:
    """Open the page of the host's panel with the people to invite."""
    panel = await more(host, lobby)
    await host.click(panel, Action.INVITE)
    return panel


SET_UP = "pace", "policy", "dynasty", "computers"
"""What is set up in the lobby, beside the options of the command that opens it."""


async def open_lobby(host: Guest, server: SimulatedServer, **options: Any) -> Message:
    """Let somebody open a table in the channel, and set it up; return its message."""
    setup = {name: options.pop(name) for name in SET_UP if name in options}
    await host.slash(server.channel, "kingdomino new", **options)
    lobby = server.newest
    await host.set_up(lobby, **setup)
    return lobby


async def add_computer(person: Guest, lobby: Message, level: str = "solid") -> Reply:
    """Add a computer player of a level with the select of the host's panel."""
    return await person.choose(await more(person, lobby), Action.ADD_COMPUTER, level)


def read(reply: Reply) -> Message:
    """Return the message that tells the person what came of an act."""
    return reply.private


async def say(person: Guest, server: SimulatedServer, command: str, **options: Any) -> Message:
    return read(await person.slash(server.channel, command, **options))


async def until_placing(server: SimulatedServer) -> Guest:
    """Play past the first choice; return whose turn it is then."""
    while (await server.table()).state.domino is None:
        await server.step()
    return await server.acting_person()


async def begin_placing(server: SimulatedServer, **options: Any) -> Guest:
    """Begin a game and play past the first choice; return whose turn it is then."""
    await server.begin(**options)
    return await until_placing(server)


async def begin_between_others(server: SimulatedServer) -> Guest:
    """Let three people play to a turn with others before and after it; return whose turn it is.

    A person who moves twice in a row loses the former panel when they open the next one.
    """
    server.people["Zuri"] = server.newcomer("Zuri")
    await begin_placing(server)
    while True:
        table = await server.table()
        around = [table.turns[-1][0].seat, *(each.king.seat for each in table.state.turns[:2])]
        if not table.current_turn and len(around) == 3 and around[1] not in (around[0], around[2]):
            return await server.acting_person()
        await server.step()


async def begin_at_panel(server: SimulatedServer, **options: Any) -> tuple[Guest, Message]:
    """The same, and the panel of that person."""
    mover = await begin_placing(server, **options)
    return mover, await open_panel(server, mover)


async def finish(server: SimulatedServer) -> None:
    """Play to the end and publish it."""
    table = await play_to_end(server, await server.services.runner.advance((await server.table()).game.id))
    await server.services.publisher.publish(table.game.id)


async def play_to_end(server: SimulatedServer, table: Table, which: int = 0) -> Table:
    """Play a game to its end, which nobody is shown, always with the same of the legal moves."""
    while table.acting:
        table = await play_on(server, table, which)
    return table


async def play_on(server: SimulatedServer, table: Table, which: int = 0) -> Table:
    """Make a legal move, which nobody is shown; return the table at the next decision."""
    assert table.acting
    moves = table.state.legal_moves()
    by, move = Actor(table.acting.user_id, table.acting.name), str(moves[which % len(moves)])
    await server.services.tables.play(table.game.id, make_moves, by, table.ply, move)
    return await server.services.runner.advance(table.game.id)


CALLBACK = r"POST /interactions/\d+/[^/]+/callback$"
"""The first responses to interactions."""


def carries_answer(_: Discord, call: Call) -> bool:
    """Return whether a first response is more than a deferral."""
    return call.body["type"] in (api.REPLY, api.UPDATE)


async def never_answered(server: SimulatedServer, act: Awaitable[Answer]) -> None:
    """Wait for the bot to give up an act that it has to leave unanswered."""
    server.discord.ack_deadline, seen = 0.2, len(server.requests)
    assert (await act).failed
    await server.discord.until(lambda: len(server.requests) > seen)
    await server.discord.quiet()


def takes(panel: Message) -> list[Button]:
    """Return the buttons that take a domino, and may place another one before."""
    return [button for button in panel.buttons if button.action == Action.PLAY and ">" in button.argument]


def place_only(panel: Message) -> Button:
    """Return the button that places the domino where it is shown and takes none."""
    [button] = [
        each
        for each in panel.buttons
        if each.action == Action.PLAY and "@" in each.argument and ">" not in each.argument
    ]
    return button


async def open_panel(server: SimulatedServer, person: Guest) -> Message:
    """Open the panel from the newest message, which may be a reminder."""
    openers = Action.OPEN_PANEL, Action.ANSWER_REMINDER
    button = next(each for each in server.newest.buttons if each.action in openers)
    return read(await person.click(server.newest, button))


async def message_with(
    server: SimulatedServer, address: Address | str, place: Place | None = None, *, is_plain: bool = False
) -> Message:
    """Let the bot send a message with a button of that address, which may be a forged one or none at all."""
    body = forgery(address, is_plain=is_plain)
    return Message(server.discord, server.discord.post((place or server.channel).data, body).data)


def forgery(address: Address | str, *, is_plain: bool = False) -> dict[str, Any]:
    button = {"type": BUTTON, "style": 2, "label": "Forged", "custom_id": f"{Control.BUTTON}:{address}"}
    return {
        **({"content": "Forged", "flags": SILENT} if is_plain else {"flags": 1 << 15 | SILENT}),
        "components": [{"type": ROW, "components": [button]}],
    }


async def visit(
    person: Guest, server: SimulatedServer, action: str, argument: str = "", place: Place | None = None
) -> Message:
    """Let a person press a button that leads to a page of their own, on another page; return the page."""
    body = forgery(Address(action, argument=argument)) | {"flags": api.COMPONENTS_V2 | api.EPHEMERAL}
    posted = server.discord.post((place or server.channel).data, body, viewer=person.person.id)
    page = Message(server.discord, posted.data)
    return read(await person.click(page, page.buttons[0]))


async def press(
    person: Guest, server: SimulatedServer, action: StrEnum, argument: str = "", place: Place | None = None
) -> Reply:
    """Let a person press a button of the newest table of a place, wherever one may stand."""
    game = await server.services.tables.games.latest_game((place or server.channel).id)
    assert game
    address = address_at(await server.services.tables.table(game.id), action, argument)
    message = await message_with(server, address, place)
    reply = await person.click(message, message.buttons[0])
    message.delete()
    return reply


async def click_forged(
    person: Guest, server: SimulatedServer, address: Address | str, place: Place | None = None
) -> Reply:
    """Let a person click a button that no message of the bot has any longer, or ever had."""
    message = await message_with(server, address, place)
    [button] = message.buttons
    return await person.click(message, button)
