"""The command: checks the channel, asks the host, runs the probes, cleans up and writes the report."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread
from typing import Final

import discord

from bot.chat.kit import PictureCache, Transport, ask_discord
from bot.host.check import names_missing
from bot.host.clocks import BotClock
from bot.host.composition import FEATURES, rows_of
from bot.host.database.copies import inspect_database
from bot.host.ownership import AlreadyServed
from bot.host.rehearsal import hours, taps  # noqa: F401 - the imports register probes
from bot.host.rehearsal.cleaning import clean
from bot.host.rehearsal.facts import Table
from bot.host.rehearsal.probes import GAME, HOURLY, PROBES, TAPS, Probe
from bot.host.rehearsal.report import UNPLAYABLE, Report
from bot.host.rehearsal.stage import Console, Outcome, Stage, connected
from bot.host.rehearsal.wire import REQUESTS_A_SECOND, Wire
from bot.host.settings import Settings
from bot.localization.fluent import shipped_translations

WORD: Final = "rehearsal"
"""The word in the topic of a channel that is for rehearsals."""


class Terminal:
    """The host at the terminal."""

    def say(self, line: str) -> None:
        print(line, flush=True)

    async def ask(self, question: str) -> str:
        print(question, end=" ", flush=True)
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[str] = loop.create_future()

        def give(line: str) -> None:
            if not answer.done():
                answer.set_result(line)

        def read() -> None:
            line = sys.stdin.readline().strip()
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(give, line)

        # A thread of the loop's executor would hold up ^C until the host presses Enter.
        Thread(target=read, daemon=True).start()
        return await answer


@dataclass
class Rehearsal:
    """A rehearsal in a channel; tests replace the console, the clock, the painter and the pace."""

    settings: Settings
    channel_id: int
    takes_an_hour: bool = False
    console: Console = field(default_factory=Terminal)
    clock: BotClock = field(default_factory=BotClock)
    pictures: PictureCache = field(default_factory=PictureCache)
    wire: Wire = field(default_factory=Wire)
    patience: tuple[float | None, float | None] = Transport.PATIENCE
    seconds_to_act: float = 300
    report: Report | None = None

    async def run(self, file: Path) -> int:
        """Rehearse, and write the report; return the exit status. Raises AlreadyServed beside a running bot."""
        say = self.console.say
        database = inspect_database(self.settings.database_url, rows_of(FEATURES), self.settings.shards)
        if (await database).is_served:
            raise AlreadyServed
        async with connected(self.settings, self.wire) as client:
            application = await ask_discord(client.application_info())
            owner = application.team.owner_id if application.team else application.owner.id
            assert owner is not None
            channel = client.get_channel(self.channel_id)
            if unfit := next(self._problems(channel, owner), ""):
                say(f"It cannot be rehearsed here, because {unfit}.")
                return UNPLAYABLE
            assert isinstance(channel, discord.TextChannel)
            if (await self.console.ask(self._plan(channel, application))).lower() != "yes":
                say("Nothing was done.")
                return 1
            # Where no report can be written, it shows before a rehearsal.
            await asyncio.to_thread(file.parent.mkdir, parents=True, exist_ok=True)
            await asyncio.to_thread(file.touch)
            transport = Transport(self.clock, self.pictures, shipped_translations(), patience=self.patience)
            transport.channels.attach(client)
            stage = Stage(client, transport, channel, self.console, self.clock, owner, self.seconds_to_act)
            left = await self._play(stage)
        stage.seen.keys.update(stage.keys(with_null=True))
        self.report = Report(stage, Table.expected(), left)
        text = "\n".join(self.report.lines(datetime.fromtimestamp(self.clock(), UTC)))
        await asyncio.to_thread(file.write_text, f"{text}\n", "utf-8")
        say(f"\n{self.report.verdict}\nThe report is in {file}: please read it, and attach it to an issue.")
        return self.report.status

    async def _play(self, stage: Stage) -> str:
        """Run all probes, and clean up before and after them; return what is left."""
        try:
            with stage.probing("cleaning", "bot/host/rehearsal/cleaning.py"):
                stage.step("what is left", has_facts=False)
                await clean(stage)
            for each in (*PROBES, *(HOURLY if self.takes_an_hour else ())):
                await self._run(stage, each)
            # Where nobody does the first act, nobody is asked for another one.
            for each in () if GAME in stage.losses else TAPS:
                if (await self._run(stage, each)).is_idle:
                    break
        finally:
            cleaning = asyncio.create_task(clean(stage))
            while not cleaning.done():
                with suppress(asyncio.CancelledError):  # ^C ends no cleaning
                    await asyncio.shield(cleaning)
        return cleaning.result()

    async def _run(self, stage: Stage, probe: Probe) -> Outcome:
        with stage.probing(probe.name, probe.place) as outcome:
            await probe.run(stage)
        if outcome.broken and probe.loses and not outcome.is_idle:
            stage.losses[probe.loses] = f"{probe.name}, {outcome.broken}"
        mark, made = "NO" if outcome.broken else "ok", outcome.exchanges
        spent = 1000 * sum(each.seconds for each in made)
        stage.console.say(f"{mark:4}{probe.name:20}{spent:7.0f} ms, {len(made)} requests  {outcome.broken}")
        return outcome

    def _problems(self, channel: object, owner: int) -> Iterator[str]:
        """Yield why the channel is no place for a rehearsal."""
        if not isinstance(channel, discord.TextChannel) or channel.is_news():
            yield f"{self.channel_id} is not the id of a text channel that the bot sees"
            return
        guild = channel.guild
        if guild.owner_id != owner:
            yield "the server is not the host's own"
        if WORD not in (channel.topic or "").lower().split():
            yield f"the topic of the channel does not have the word {WORD}"
        if channel.permissions_for(guild.default_role).view_channel:
            yield "@everyone can see the channel: take View Channel from @everyone there"
        if lacking := names_missing(channel.permissions_for(guild.me)):
            yield f"the bot lacks permissions in the channel: {lacking}"

    def _plan(self, channel: discord.TextChannel, application: discord.AppInfo) -> str:
        who = "the owner of the team" if application.team else "you"
        minutes = "70 minutes" if self.takes_an_hour else "two minutes, and then three acts of yours"
        return f"""\
A rehearsal in #{channel.name}: it takes {minutes}.
- It sends and edits messages there, at most {REQUESTS_A_SECOND} requests a second, and mentions nobody but the bot.
- It sends {who} one silent private message and takes it back, and makes one emoji and one command, which go again.
- Its thread stays, archived: delete the channel when you have read the report. ^C ends it and cleans up.
- A bot that runs with this token on another database would answer too: stop it first.
Write yes to begin:"""
