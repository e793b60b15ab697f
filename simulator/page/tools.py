"""What `--tools` adds to the page: pushes, requests, violations, faults, and the end and the start of the bot."""

from __future__ import annotations

import re
from typing import Any, TypeAlias

from simulator.people import Person
from simulator.process import BotProcess
from simulator.server import Discord

Json: TypeAlias = dict[str, Any]

_NEWEST = 200
"""How many lines of each kind are told."""


class Tools:
    def __init__(self, discord: Discord, bot: BotProcess | None) -> None:
        self._discord = discord
        self._bot = bot
        self._pushed: list[str] = []
        self._looked_at: dict[str, int] = {}

    def news(self, told: dict[str, Any]) -> Json | None:
        """All lines, unless a window has been told just these."""
        self._collect_pushes()
        calls, problems = self._discord.log, [*self._discord.violations, *self._discord.defects]
        state = {
            "pushes": self._pushed[-_NEWEST:],
            "requests": [f"{call.status or '…'} {call}" for call in calls[-_NEWEST:]],
            "violations": problems[-_NEWEST:],
            "faults": [
                f"{f.match}: {f.status or f.drop or f'{f.hang} s'}, {f.times} left" for f in self._discord.faults
            ],
            "canKill": self._bot is not None,
            "isRunning": self._bot is not None and self._bot.running,
        }
        if state == told:
            return None
        told.clear()
        told.update(state)
        return state

    def _collect_pushes(self) -> None:
        """Remember what a lock screen shows of each new message that notifies somebody: its content alone."""
        for channel_id, messages in self._discord.messages.items():
            for key, message in messages.items():
                if int(key) <= self._looked_at.get(channel_id, 0):
                    continue
                self._looked_at[channel_id] = int(key)
                if message.pinged:
                    names = ", ".join(sorted(self._name(key) for key in message.pinged))
                    text = re.sub(r"<@!?(\d+)>", lambda found: f"@{self._name(found[1])}", message.data["content"])
                    self._pushed.append(f"{names}: {text or '(empty)'}")

    def _name(self, key: str) -> str:
        user = self._discord.users.get(key, {})
        return str(user.get("global_name") or user.get("username") or key)

    async def do_kill(self, _: Person, __: Json) -> None:
        if self._bot:
            await self._bot.kill()

    async def do_start(self, _: Person, __: Json) -> None:
        if self._bot and not self._bot.running:
            await self._bot.start()

    async def do_fail(self, _: Person, body: Json) -> None:
        """Let the next requests whose method and path match a pattern fail."""
        self._discord.fail(body["match"], status=int(body["status"]), times=int(body["times"]))

    async def do_heal(self, _: Person, __: Json) -> None:
        for fault in self._discord.faults:
            fault.times = 0
