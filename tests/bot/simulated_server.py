"""The real bot on a simulated Discord, with a clock that the test sets: people type and click, the bot answers."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Self

import discord
from discord import ui
from simcord import ChannelHandle, Env, InteractionResult, MemberActor

from bot.app import Kingdomino
from bot.chat.interactions.services import Services
from bot.chat.transport.picture_cache import PictureCache
from bot.composition import compose
from bot.games.models import Actor
from bot.games.table import Table
from bot.localization.fluent import Translations
from bot.storage.database import Database
from bot.storage.database_url import DatabaseUrl
from bot.storage.restore import note_restore
from engine.moves import Done, Pick
from tests.bot.database_urls import database_url
from tests.bot.fake_paint import fake_film, fake_picture

HOUR = 3600
NOON = 1_800_014_400
"""A noon in UTC, in Unix seconds."""
LONGEST_NONCE = 25
"""Characters."""


class SimulatedServer:
    """A server with a channel, the bot and some people; `now` is the time of the bot's clock in Unix seconds."""

    translations: Translations | None = None
    """The languages of the bot, if not those that are shipped."""
    restored_at = 0

    def __init__(self, url: str, database: Database, *names: str) -> None:
        self._now = NOON
        self._url = url
        self.database = database
        self.env = Env(self._bot(), settle_timeout=30.0)
        self.env.backend.advance_clock(NOON - self.env.now().timestamp())
        guild = self.env.create_guild("Guild")
        self.channel: ChannelHandle = guild.create_text_channel("table-1")
        self.people: dict[str, MemberActor] = {
            name: guild.add_member(self.env.create_user(name.lower(), global_name=name)) for name in names
        }

    @classmethod
    @asynccontextmanager
    async def of(cls, folder: Path, *names: str) -> AsyncIterator[Self]:
        """Run the bot for a block, with people of these names."""
        url = database_url(folder)
        server = cls(url, await Database.connect(url), *names)
        await server.env.start()
        try:
            yield server
            # SimCord takes longer ones, and Discord does not.
            bodies = [sent.json for sent in server.env.http_requests if isinstance(sent.json, dict)]
            assert all(len(str(body.get("nonce", ""))) <= LONGEST_NONCE for body in bodies)
        finally:
            await server.stop()
            await server.env.shutdown()

    def _bot(self) -> Kingdomino:
        services = compose(
            self.database,
            clock=lambda: self.now,
            rng=Random(4),
            pictures=PictureCache(fake_picture, film=fake_film),
            translations=self.translations,
            restored_at=self.restored_at,
        )
        return Kingdomino(services, shard_count=1)

    @property
    def now(self) -> int:
        """The time of the bot's clock and of Discord's, by which the ids of messages say when they were sent."""
        return self._now

    @now.setter
    def now(self, seconds: int) -> None:
        self.env.backend.advance_clock(seconds - self._now)
        self._now = seconds

    @property
    def bot(self) -> Kingdomino:
        assert isinstance(self.env.bot, Kingdomino)
        return self.env.bot

    @property
    def services(self) -> Services:
        return self.bot.services

    async def stop(self) -> None:
        """Stop the bot as its process would stop it."""
        await self.bot.close()
        await self.services.computers.close()
        await self.database.close()

    async def restart(self, copy: Path | None = None) -> None:
        """Stop the bot and start another one, on a copy of the SQLite database if one is given."""
        await self.stop()
        if copy:
            shutil.copyfile(copy, DatabaseUrl.parse(self._url).file or "")
            self.restored_at = self.now
            await note_restore(self._url, self.restored_at)
        self.database = await Database.connect(self._url)
        await self.env.restart_bot(self._bot())

    async def pass_time(self, hours: float) -> None:
        """Move the bot's clock on and let a heartbeat run."""
        self.now += round(hours * HOUR)
        await self.bot._heartbeat()

    async def sleep(self, hours: float) -> None:
        """Let time pass for both clocks and for the tasks of the bot that sleep."""
        seconds = round(hours * HOUR)
        self._now += seconds
        await self.env.advance_time(seconds)

    async def without_grace(self) -> None:
        """Let everybody be notified of a turn at once, whatever they have just done."""
        for person in self.people.values():
            await self.services.accounts.change(person.id, lambda each: replace(each, grace=0))

    def newcomer(self, name: str) -> MemberActor:
        return self.env.guild.add_member(self.env.create_user(name.lower(), global_name=name))

    # ---- a game

    async def begin(self, **options: Any) -> None:
        """Start a game of all the people, and of computer players if `players` asks for more."""
        host, *others = self.people.values()
        await host.slash(self.channel, "kingdomino new", **{"players": len(self.people), **options})
        lobby = self.newest.message
        for person in others:
            await person.click(lobby, label="Join")
        while self.newest.levels:
            await add_computer(host, self.newest)
        await host.click(lobby, label="Start")

    async def table(self) -> Table:
        table = await self.services.tables.live(self.channel.id)
        assert table is not None
        return table

    async def acting_person(self) -> MemberActor:
        """The person whose turn it is."""
        acting = (await self.table()).acting
        assert acting is not None
        return self.people[acting.name]

    async def others(self) -> list[MemberActor]:
        acting = await self.acting_person()
        return [person for person in self.people.values() if person is not acting]

    async def step(self) -> InteractionResult:
        """Let the person whose turn it is type the last of the legal moves, which is none of an extension's."""
        table, person = await self.table(), await self.acting_person()
        move = table.state.legal_moves()[-1]
        if isinstance(move, Pick):
            return await person.slash(self.channel, "draft", domino=str(move.domino))
        if isinstance(move, Done):
            return await person.slash(self.channel, "done")
        return await person.slash(self.channel, "place", where=str(move))

    # ---- what there is to see

    def messages(self) -> list[Message]:
        return [Message(message) for message in self.channel.history()]

    @property
    def newest(self) -> Message:
        return self.messages()[-1]

    def after(self, message: Message) -> list[Message]:
        return [other for other in self.messages() if other.id > message.id]

    def again(self, message: Message) -> Message:
        """Return the message as it is now."""
        return next(other for other in self.messages() if other.id == message.id)


class Message:
    """What people see of a message."""

    def __init__(self, message: Any) -> None:
        self.message: discord.Message = getattr(message, "message", message)
        self.id = self.message.id
        self._parts = list(_parts([component.to_dict() for component in self.message.components]))

    @property
    def text(self) -> str:
        return "\n".join(_plain(part["content"]) for part in self._parts if "content" in part)

    @property
    def pinged(self) -> list[str]:
        return [user.name for user in self.message.mentions]

    @property
    def buttons(self) -> list[str]:
        return [part["label"] for part in self._parts if part.get("label")]

    @property
    def selects(self) -> list[Mapping[str, Any]]:
        return [part for part in self._parts if "options" in part]

    @property
    def levels(self) -> list[Mapping[str, Any]]:
        """The select that adds computer players, if there is a free seat."""
        return [select for select in self.selects if select["custom_id"].startswith("s:add:")]


async def add_computer(person: MemberActor, lobby: Any, level: str = "greedy") -> InteractionResult:
    """Add a computer player of a level with the select of the lobby."""
    [select] = Message(lobby).levels
    return await person.select(Message(lobby).message, [level], custom_id=select["custom_id"])


def _plain(text: str) -> str:
    """The text without what only keeps a line from ending there."""
    return text.replace("\u00a0", " ").replace("\u2060", "")


def _parts(components: list[Any]) -> Iterator[Mapping[str, Any]]:
    for component in components:
        yield component
        yield from _parts(component.get("components", []))


# ---- what people do


def read(answer: InteractionResult) -> Message:
    """Return the ephemeral message that answers the person who acted."""
    return next(Message(told) for told in [*answer.followups, answer.response] if told and told.ephemeral)


async def say(person: MemberActor, server: SimulatedServer, command: str, **options: Any) -> Message:
    return read(await person.slash(server.channel, command, **options))


def labels(message: Any) -> list[str]:
    return [part["label"] for part in Message(message)._parts if part.get("label")]


async def until_placing(server: SimulatedServer) -> MemberActor:
    """Play past the first choice; return whose turn it is then."""
    while (await server.table()).state.domino is None:
        await server.step()
    return await server.acting_person()


async def finish(server: SimulatedServer) -> None:
    """Play to the end and publish it."""
    tables, game = server.services.tables, (await server.table()).game.id
    while acting := (table := await tables.table(game)).acting:
        move = str(table.state.legal_moves()[0])
        await server.services.tables.play(game, table.ply, move, Actor(acting.user_id, acting.name))
    await server.services.publisher.publish(game)


async def open_panel(server: SimulatedServer, person: MemberActor) -> Any:
    answer = await person.click(server.newest.message, label=server.newest.buttons[0])
    assert answer.response
    return answer.response


async def message_with(server: SimulatedServer, custom_id: str, channel_id: int | None = None) -> Any:
    """A message of the bot with a button of that custom id."""
    channel: Any = server.bot.get_partial_messageable(channel_id or server.channel.id)
    button: ui.Button[Any] = ui.Button(label="Forged", custom_id=custom_id)
    return await channel.send(view=ui.LayoutView().add_item(ui.ActionRow(button)))
