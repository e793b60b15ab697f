"""A bot with aiohttp alone that sends recorded requests: `python -m tools.benchmarks.load.bare_bot RECORDING`.

The bot shows the cost of the requests without a Discord library.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp

from tools.benchmarks.load.recording import Recording, Replay, Request

DISPATCH, HEARTBEAT, IDENTIFY, HELLO = 0, 1, 2, 10
GUILDS = 1


class BareBot:
    """Answers the gateway as far as necessary, and sends the recorded requests after each tap."""

    def __init__(self, recording: Recording, http: aiohttp.ClientSession, environment: Mapping[str, str]) -> None:
        self.games = {channel: Replay(steps) for channel, steps in recording.games.items()}
        self._http = http
        keys = "DISCORD_API_URL", "DISCORD_GATEWAY_URL", "DISCORD_TOKEN"
        self._api, self._gateway, self._token = (environment[key] for key in keys)
        self._tasks = set[asyncio.Task[None]]()

    async def run(self) -> None:
        async with self._http.ws_connect(self._gateway, max_msg_size=0) as gateway:
            last = None
            async for frame in gateway:
                event = json.loads(frame.data)
                if event["op"] == HELLO:
                    about = {"token": self._token, "intents": GUILDS, "properties": {}, "shard": [0, 1]}
                    await gateway.send_json({"op": IDENTIFY, "d": about})
                elif event["op"] == HEARTBEAT:
                    await gateway.send_json({"op": HEARTBEAT, "d": last})
                elif event["op"] == DISPATCH:
                    last = event["s"]
                    self._handle(event["t"], event["d"])

    def _handle(self, name: str, data: Any) -> None:
        if name == "READY":
            self._start(self._send_all_first())
        elif name == "INTERACTION_CREATE":
            game = self.games[data["channel_id"]]
            game.clicks.append(data)
            self._start(self._send_step(game))

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send_all_first(self) -> None:
        for game in self.games.values():
            await self._send_step(game)

    async def _send_step(self, game: Replay) -> None:
        for request in game.next_step():
            await self._send(game, request)

    async def _send(self, game: Replay, request: Request) -> None:
        headers = {"Authorization": f"Bot {self._token}"}
        click = None if request.click is None else game.clicks[request.click]
        path = game.path(request, *((click["id"], click["token"]) if click else ()))
        body: dict[str, Any] = {} if request.body is None else {"json": request.body}
        if request.files:
            form = aiohttp.FormData({"payload_json": json.dumps(request.body)})
            for file in request.files:
                form.add_field(file.field, file.data, filename=file.name, content_type="application/octet-stream")
            body = {"data": form}
        async with self._http.request(
            request.method, self._api + path, params=request.query, headers=headers, **body
        ) as response:
            answer = await response.text()
        if request.creates and response.ok:
            game.created(request, json.loads(answer)["id"])


@asynccontextmanager
async def _until_told() -> AsyncIterator[None]:
    """End a block at SIGTERM."""
    task = asyncio.current_task()
    assert task
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    with suppress(asyncio.CancelledError):
        yield


async def main(recording: Path) -> None:
    async with _until_told(), aiohttp.ClientSession() as http:
        await BareBot(Recording.load(recording), http, os.environ).run()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
