"""A simulated Discord with an application that answers what a test puts into its mouth."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Self

import aiohttp

from simulator import Clock, Discord, Person
from simulator.api import Json
from simulator.world.permissions import bits

NOON = 1_800_014_400.0
HOUR, DAY = 3600, 86_400


def png(width: int = 8, height: int = 8) -> bytes:
    """The head of a picture, which is all that the simulator reads."""
    return b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + width.to_bytes(4) + height.to_bytes(4)


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def button(label: str = "Go", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": label, "custom_id": label.lower(), **more}


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def reply(*, kind: int = 4, **data: Any) -> Json:
    return {"type": kind, "data": data}


class Stage(Discord):
    """Answers each interaction with the first of `replies`, and with none where these have run out."""

    def __init__(self, clock: Clock | None = None, *, limited: bool = False) -> None:
        super().__init__(clock=clock or Clock(NOON, rate=0), limited=limited)
        self.replies: list[Json] = []
        self.events: list[Json] = []
        self.guild = self.add_guild("Guild", "table-1", "table-2")
        self.table = self.channel("table-1")
        self.ola, self.kenji = Person(self, "Ola"), Person(self, "Kenji", locale="ja")
        self.http: aiohttp.ClientSession
        self._tasks: set[asyncio.Task[Any]] = set()
        self.busy = lambda: bool(self._tasks)

    @classmethod
    @asynccontextmanager
    async def set(cls, clock: Clock | None = None, *, limited: bool = False) -> AsyncIterator[Self]:
        async with cls(clock, limited=limited) as stage:
            headers = {"Authorization": f"Bot {stage.token}"}
            async with aiohttp.ClientSession(stage.base_url + "/api/v10/", headers=headers) as stage.http:
                yield stage
            assert stage.defects == [], stage.defects

    def emit(self, event: str, data: Json, guild_id: str | None = None) -> None:
        super().emit(event, data, guild_id)
        if event == "INTERACTION_CREATE":
            self.events.append(data)
            if self.replies:
                path = f"interactions/{data['id']}/{data['token']}/callback"
                task = asyncio.create_task(self.request("POST", path, self.replies.pop(0)))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def request(self, method: str, path: str, body: Any = None, **files: bytes) -> tuple[int, Any]:
        """The HTTP status, and the JSON or, of an error, its code. Files go by name, with _ for a dot."""
        form: Any = {"json": body} if body is not None else {}
        if files:
            data = aiohttp.FormData({"payload_json": json.dumps(body)})
            for number, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{number}]", content, filename=name.replace("_", "."))
            form = {"data": data}
        async with self.http.request(method, path, **form) as response:
            answer = await response.json() if response.status != 204 else None
        return response.status, answer["code"] if response.status > 299 and answer else answer

    async def create(self, channel: Json | None = None, **body: Any) -> tuple[int, Any]:
        return await self.request("POST", f"channels/{(channel or self.table)['id']}/messages", body)

    async def sent(self, channel: Json | None = None, **body: Any) -> Json:
        status, message = await self.create(channel, **body)
        assert status == 200, (message, self.violations)
        return dict(message)

    async def change(self, message: Json, **body: Any) -> tuple[int, Any]:
        return await self.request("PATCH", f"channels/{message['channel_id']}/messages/{message['id']}", body)

    async def upload_commands(self, *bodies: Json) -> tuple[int, Any]:
        return await self.request("PUT", f"applications/{self.app_id}/commands", list(bodies))

    def hook(self, number: int = -1) -> str:
        return f"webhooks/{self.app_id}/{list(self.interactions)[number]}"

    async def thread(self, name: str = "a game", **more: Any) -> Json:
        body = {"name": name, "type": 11, **more}
        status, made = await self.request("POST", f"channels/{self.table['id']}/threads", body)
        assert status == 201, made
        return self.channel(made["id"])

    def moderator(self, *names: str) -> None:
        """Give the bot more permissions than it has by itself."""
        self.add_role(self.guild, "Moderator", bits(*names), self.app_id)


PLAY: Json = {"name": "play", "description": "Play", "type": 1}
