"""A bot with discord.py that sends recorded requests, without games: `... no_op_bot RECORDING`.

The bot shows the minimal cost of discord.py and the socket, with the same requests, files and bytes.
"""

from __future__ import annotations

import io
import logging
import os
import sys
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import discord
import yarl
from discord import ui
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tools.benchmarks.load.recording import CALLBACK, HOOK, MESSAGE, MESSAGES, ORIGINAL, Recording, Replay, Request

EPHEMERAL = 1 << 6
GUILD_SECONDS = 0.1
"""Seconds to wait for another server at the start."""
SEND, DEFER_NEW, DEFER, EDIT = 4, 5, 6, 7
"""Discord's types of the first responses to an interaction."""

Send = Callable[["NoOpBot", Replay, Request], Awaitable[Any]]


class RecordedView(ui.LayoutView):
    """Recorded components, below the content of a message or instead of content (V2)."""

    def __init__(self, components: Any, *, is_v2: bool) -> None:
        super().__init__(timeout=None)
        self._recorded, self._is_v2 = components, is_v2
        # A stopped view is not stored by discord.py; the client handles the interactions itself.
        self.stop()

    def to_components(self) -> Any:
        return self._recorded

    def has_components_v2(self) -> bool:
        return self._is_v2


class NoOpBot(discord.AutoShardedClient):
    """Sends the recorded requests after each tap."""

    def __init__(self, recording: Recording) -> None:
        none = discord.AllowedMentions.none()
        options: dict[str, Any] = {"max_messages": None, "allowed_mentions": none, "guild_ready_timeout": GUILD_SECONDS}
        super().__init__(intents=discord.Intents(guilds=True), **options)
        self.games = {channel: Replay(steps) for channel, steps in recording.games.items()}

    async def on_ready(self) -> None:
        for game in self.games.values():
            await self.send_step(game)

    async def on_interaction(self, click: discord.Interaction[Any]) -> None:
        game = self.games[str(click.channel_id)]
        game.clicks.append(click)
        await self.send_step(game)

    async def send_step(self, game: Replay) -> None:
        for request in game.next_step():
            # Discord refuses again what it refused the recorded bot.
            with suppress(discord.HTTPException):
                await SENDERS.get((request.method, request.template), _plainly)(self, game, request)

    def channel(self, request: Request) -> discord.PartialMessageable:
        return self.get_partial_messageable(int(request.values["channel_id"]))


def _contents(request: Request, *, is_edit: bool = False) -> dict[str, Any]:
    """Return the arguments of discord.py for the body of a message."""
    body, given = request.body, dict[str, Any]()
    about = [each for each in body.get("attachments") or [] if "filename" in each]
    files = [
        discord.File(io.BytesIO(file.data), file.name, description=each.get("description"))
        for file, each in zip(request.files, about, strict=True)
    ]
    if is_edit and "attachments" in body:
        given["attachments"] = files
    elif files:
        given["files"] = files
    flags = body.get("flags") or 0
    if "components" in body:
        given["view"] = RecordedView(body["components"], is_v2=bool(flags & discord.MessageFlags.components_v2.flag))
    if "content" in body:
        given["content"] = body["content"]
    mentions = body.get("allowed_mentions") or {}
    ids = [discord.Object(int(each)) for each in mentions.get("users", ())]
    if users := ids or "users" in mentions.get("parse", ()):
        given["allowed_mentions"] = discord.AllowedMentions(everyone=False, roles=False, users=users)
    if flags & discord.MessageFlags.suppress_notifications.flag:
        given["silent"] = True
    return given


async def _respond(_: NoOpBot, game: Replay, request: Request) -> None:
    response, body = _click(game, request).response, request.body.get("data") or {}
    is_ephemeral = bool((body.get("flags") or 0) & EPHEMERAL)
    kind, contents = request.body["type"], Request(**{**vars(request), "body": body})
    if kind in (DEFER_NEW, DEFER):
        await response.defer(ephemeral=is_ephemeral, thinking=kind == DEFER_NEW)
    elif kind == SEND:
        await response.send_message(**_contents(contents), ephemeral=is_ephemeral)
    else:
        await response.edit_message(**_contents(contents, is_edit=True))


async def _edit_answer(_: NoOpBot, game: Replay, request: Request) -> None:
    await _click(game, request).edit_original_response(**_contents(request, is_edit=True))


async def _delete_answer(_: NoOpBot, game: Replay, request: Request) -> None:
    await _click(game, request).delete_original_response()


async def _follow_up(_: NoOpBot, game: Replay, request: Request) -> None:
    is_ephemeral = bool((request.body.get("flags") or 0) & EPHEMERAL)
    sent = await _click(game, request).followup.send(**_contents(request), ephemeral=is_ephemeral, wait=True)
    game.created(request, sent.id)


async def _send(bot: NoOpBot, game: Replay, request: Request) -> None:
    sent = await bot.channel(request).send(**_contents(request), nonce=request.body.get("nonce"))
    game.created(request, sent.id)


async def _edit(bot: NoOpBot, game: Replay, request: Request) -> None:
    message = bot.channel(request).get_partial_message(int(game.message_id(request)))
    await message.edit(**_contents(request, is_edit=True))


async def _plainly(bot: NoOpBot, game: Replay, request: Request) -> None:
    click = None if request.click is None else _click(game, request)
    path = game.path(request, *((click.id, click.token) if click else ()))
    await bot.http.request(Route(request.method, path), json=request.body, params=request.query)


def _click(game: Replay, request: Request) -> discord.Interaction[Any]:
    assert request.click is not None
    click: discord.Interaction[Any] = game.clicks[request.click]
    return click


SENDERS: Mapping[tuple[str, str], Send] = {
    ("POST", CALLBACK): _respond,
    ("PATCH", ORIGINAL): _edit_answer,
    ("DELETE", ORIGINAL): _delete_answer,
    ("POST", HOOK): _follow_up,
    ("POST", MESSAGES): _send,
    ("PATCH", MESSAGE): _edit,
}


def main(recording: Path) -> None:
    Route.BASE = os.environ["DISCORD_API_URL"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
    NoOpBot(Recording.load(recording)).run(os.environ["DISCORD_TOKEN"], log_level=logging.ERROR)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
