"""Stands between the bot and Spacebar: passes on requests and events as the rows say, and remembers all of them."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import aiohttp
from aiohttp import BodyPartReader, WSMsgType, web

from simulator.api import Json
from simulator.world.messages import File
from tools.spacebar.answers import BY_TOKEN, CALLBACK, Answers
from tools.spacebar.exchange import PREFIX, Exchange
from tools.spacebar.mirror import MARK, Mirror, session
from tools.spacebar.rows import ROWS

_LARGEST: Final = 100 * 2**20
_IDLE_EVENTS: Final = {"TYPING_START", "PRESENCE_UPDATE", "SESSIONS_REPLACE", "READY_SUPPLEMENTAL"}


@dataclass(eq=False)
class Layer:
    """The layer; `log` has what Spacebar was asked, in order."""

    mirror: Mirror
    log: list[Exchange] = field(default_factory=list)
    uploads: set[tuple[str, bytes]] = field(default_factory=set)
    """What the bot drew, with the bare name of the file, which games of two databases may share."""
    before_answer: Callable[[Exchange], Awaitable[None]] | None = None
    """Runs after Spacebar's answer and before the bot has it."""
    _http: aiohttp.ClientSession = field(init=False)

    def __post_init__(self) -> None:
        self._answers = Answers(self.mirror, self.forward)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Layer]:
        """Listen on loopback for a block, and tell the mirror where."""
        app = web.Application(client_max_size=_LARGEST)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", PREFIX + "/{path:.*}", self._rest)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        async with session() as self._http:
            await runner.setup()
            await web.TCPSite(runner, "127.0.0.1", 0).start()
            host = f"127.0.0.1:{runner.addresses[0][1]}"
            self.mirror.bot_addresses = {
                "DISCORD_TOKEN": self.mirror.token,
                "DISCORD_API_URL": f"http://{host}{PREFIX}",
                "DISCORD_GATEWAY_URL": f"ws://{host}/gateway",
            }
            try:
                yield self
            finally:
                await runner.cleanup()

    # ---- requests

    async def _rest(self, request: web.Request) -> web.Response:
        mirror = self.mirror
        mirror.under_way += 1
        try:
            asked = Exchange(request.method, str(request.rel_url), *await _read(request))
            self.uploads.update((bare(file.name), file.data) for _, file in asked.files)
            return await self.serve(asked)
        finally:
            mirror.under_way -= 1
            mirror.last_request = time.monotonic()

    async def serve(self, asked: Exchange) -> web.Response:
        if found := CALLBACK.match(str(asked)):
            await self._answers.callback(asked, found[1])
        elif found := BY_TOKEN.match(str(asked)):
            await self._answers.by_token(asked, found[2], found[3])
        else:
            await self.forward(asked)
        if self.before_answer:
            await self.before_answer(asked)
        body = b"" if asked.answer is None else json.dumps(asked.answer).encode()
        kind = {"Content-Type": "application/json"} if body else {}
        return web.Response(status=asked.status, body=body or asked.text.encode(), headers=kind)

    async def forward(self, asked: Exchange) -> None:
        """Ask Spacebar, as the rows change request and answer."""
        for row in ROWS:
            if row.request and asked.body is not None and row.applies(str(asked)):
                asked.body = row.request(asked.body, self.mirror)
        if asked.files and asked.method == "PATCH":
            await self._upload(asked)
        await self._ask(asked)
        self.log.append(asked)

    async def _ask(self, asked: Exchange) -> None:
        form: Any = {"json": asked.body} if asked.body is not None else {}
        if asked.files:
            form = {"data": _form(asked.body, asked.files)}
        url, headers = self.mirror.addresses.api + asked.path, {"Authorization": f"Bot {self.mirror.token}"}
        async with self._http.request(asked.method, url, headers=headers, **form) as got:
            asked.status, asked.text = got.status, await got.text()
            asked.answer = json.loads(asked.text) if asked.text and got.content_type == "application/json" else None

    async def _upload(self, asked: Exchange) -> None:
        """Upload files as Spacebar's own clients do, and name them in the edit, which takes no files."""
        files = [file for _, file in asked.files]
        wanted = [
            {"id": str(number), "filename": file.name, "file_size": len(file.data)} for number, file in enumerate(files)
        ]
        place = Exchange("POST", asked.path.partition("/messages")[0] + "/attachments", {"files": wanted})
        await self._ask(place)
        for file, given in zip(files, place.answer["attachments"], strict=True):
            async with self._http.put(given["upload_url"], data=file.data, headers={"Content-Type": file.content_type}):
                pass
        named = [
            {"id": given["id"], "filename": file.name, "uploaded_filename": given["upload_filename"]}
            for file, given in zip(files, place.answer["attachments"], strict=True)
        ]
        asked.body, asked.files = (asked.body or {}) | {"attachments": named}, ()

    # ---- events

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        below = web.WebSocketResponse(max_msg_size=0)
        await below.prepare(request)
        url = f"{self.mirror.addresses.gateway}/?v=10&encoding=json"
        async with self._http.ws_connect(url, max_msg_size=0) as above:
            up = asyncio.create_task(_pass_on(below, above))
            async for message in above:
                if message.type == WSMsgType.TEXT and (changed := self._event(json.loads(message.data))):
                    await below.send_str(json.dumps(changed))
            up.cancel()
            await below.close(code=above.close_code or 1000)
        return below

    def _event(self, payload: Json) -> Json | None:
        """Return an event as the rows change it; None if the bot does not see it."""
        name, data = payload.get("t"), payload.get("d")
        if not name or data is None:
            return payload
        if name == "INTERACTION_CREATE" and not self._expect(data):
            return None
        for row in ROWS:
            if row.event and data is not None and row.applies(name):
                data = row.event(data, self.mirror)
        if name == "GUILD_CREATE":
            self.mirror.gateway.begin()
        if name not in _IDLE_EVENTS:
            self.mirror.last_request = time.monotonic()
        return None if data is None else payload | {"d": data}

    def _expect(self, data: Json) -> bool:
        """Learn the token of an act; False for the news of it that Spacebar sends the person."""
        if "token" not in data:
            return False
        made = self.mirror.expected.pop(data["data"].pop(MARK))
        made.id, made.token = data["id"], data["token"]
        self.mirror.interactions[made.token] = made
        return True


async def _pass_on(below: web.WebSocketResponse, above: aiohttp.ClientWebSocketResponse) -> None:
    async for message in below:
        if message.type == WSMsgType.TEXT:
            await above.send_str(message.data)
    await above.close()


async def _read(request: web.Request) -> tuple[Any, list[tuple[str, File]]]:
    """Return the JSON of a request, and its files by the names of their parts."""
    if not request.content_type.startswith("multipart/"):
        content = await request.read()
        return (json.loads(content) if content else None), []
    body, files = None, list[tuple[str, File]]()
    parts = await request.multipart()
    while isinstance(part := await parts.next(), BodyPartReader):
        content = bytes(await part.read())
        if part.filename:
            kind = part.headers.get("Content-Type", "application/octet-stream")
            files.append((part.name or "", File(part.filename, content, kind)))
        elif part.name == "payload_json":
            body = json.loads(content)
    return body, files


def _form(body: Any, files: Iterable[tuple[str, File]]) -> aiohttp.FormData:
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    for name, file in files:
        form.add_field(name, file.data, filename=file.name, content_type=file.content_type)
    return form


def bare(name: str) -> str:
    """Return the name of a file without the signs that Spacebar leaves out of some names."""
    return re.sub(r"[^A-Za-z0-9.]", "", name)
