"""Plays Discord's part in answers to interactions, of which Spacebar knows two kinds without files.

A first answer, a deferred one and each follow-up become messages of the bot in the channel of the act. So Spacebar
judges, stores and shows them.
"""

import re
import time
from collections.abc import Awaitable, Callable
from typing import Final

from simulator import api
from simulator.api import Json, blank
from simulator.service.interactions import Interaction
from simulator.world.messages import Message
from tools.spacebar.exchange import Exchange
from tools.spacebar.mirror import Mirror

CALLBACK: Final = re.compile(r"POST /interactions/\d+/([^/]+)/callback")
BY_TOKEN: Final = re.compile(r"(\w+) /webhooks/\d+/([^/?]+)(?:/messages/([^/?]+))?(?:\?.*)?$")


class Answers:
    """The answers to interactions, as messages of the bot; `forward` asks Spacebar."""

    def __init__(self, mirror: Mirror, forward: Callable[[Exchange], Awaitable[None]]) -> None:
        self._mirror, self._forward = mirror, forward

    async def callback(self, asked: Exchange, token: str) -> None:
        """Take the first answer to an act; Spacebar learns only that there is one."""
        made = self._mirror.interactions[token]
        kind, data = asked.body["type"], asked.body.get("data") or {}
        written = None
        if kind in (api.REPLY, api.UPDATE):
            # A first answer with files is refused.
            edited = made.source if kind == api.UPDATE else None
            written = await self._write(made, asked, data, edited)
            if asked.status >= 300:
                return
            asked.body, asked.files = {"type": api.DEFERRED_UPDATE}, ()
        await self._forward(asked)
        if asked.status >= 300:
            return
        made.callback, made.data, made.seconds = kind, data, time.monotonic() - made.began
        if kind == api.DEFERRED_REPLY:
            made.original = self._thinking(made, data)
        else:
            made.original = written or made.source
        made.acknowledged.set()

    async def by_token(self, asked: Exchange, token: str, wanted: str | None) -> None:
        """Send, read, edit or delete an answer: an act has no webhook. The answer after a deferral takes its place."""
        made = self._mirror.interactions.get(token)
        if made is None:
            await self._forward(asked)
            return
        there = [made.original, *made.followups]
        message = next((each for each in there if each and wanted in ("@original", each.data["id"])), None)
        thinking = made.original if made.original and made.original.data["flags"] & api.LOADING else None
        if asked.method == "DELETE" and message is thinking is not None:
            self._forget(thinking)
            asked.status = 204
        elif asked.method in ("POST", "PATCH"):
            edited = message if asked.method == "PATCH" and message is not thinking else None
            written = await self._write(made, asked, asked.body, edited)
            if written and thinking:
                self._forget(thinking)
                made.original = written
            elif written and not edited:
                made.followups.append(written)
        elif message:
            await self._ask(asked, asked.method, made, message)
        else:
            asked.status, asked.answer = 404, {"code": 10008, "message": "Unknown Message"}

    async def _write(self, made: Interaction, asked: Exchange, body: Json, edited: Message | None) -> Message | None:
        """Send or edit a message in the channel of an act; None if Spacebar refuses it."""
        deferred = made.original.viewer if made.original and made.original.data["flags"] & api.LOADING else None
        is_private = edited.viewer if edited else deferred or body.get("flags", 0) & api.EPHEMERAL
        # Spacebar neither shows nor edits what one person sees, so to Spacebar it is an ordinary message.
        flags = body.get("flags", 0) & ~api.EPHEMERAL
        asked.body = body | ({"flags": flags} if "flags" in body else {})
        await self._ask(asked, "PATCH" if edited else "POST", made, edited)
        if asked.status >= 300:
            return None
        if is_private:
            self._mirror.viewers[asked.answer["id"]] = made.user["id"]
            asked.answer["flags"] |= api.EPHEMERAL
        return edited or self._mirror.store(asked.answer)

    async def _ask(self, asked: Exchange, method: str, made: Interaction, message: Message | None) -> None:
        path = f"/api/v10/channels/{made.channel['id']}/messages" + (f"/{message.data['id']}" if message else "")
        within = type(asked)(method, path, asked.body, asked.files)
        await self._forward(within)
        asked.status, asked.answer, asked.text = within.status, within.answer, within.text

    def _thinking(self, made: Interaction, data: Json) -> Message:
        """Show the person that the bot is thinking."""
        mirror, viewer = self._mirror, made.user["id"] if data.get("flags", 0) & api.EPHEMERAL else None
        flags = data.get("flags", 0) | api.LOADING
        about = {"id": mirror.snowflake(), "channel_id": made.channel["id"], "author": mirror.bot, "flags": flags}
        message = Message(blank("message", **about), viewer)
        mirror.messages[made.channel["id"]][message.data["id"]] = message
        return message

    def _forget(self, thinking: Message) -> None:
        self._mirror.messages[thinking.data["channel_id"]].pop(thinking.data["id"], None)
