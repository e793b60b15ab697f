"""Gateway v10: sessions, heartbeats, resume with replay, compression, shards, and the troubles of a connection."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from .spec import Json

if TYPE_CHECKING:
    from .server import Discord

PRIVILEGED = {"GUILD_MEMBERS": 1 << 1, "GUILD_PRESENCES": 1 << 8, "MESSAGE_CONTENT": 1 << 15}
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12
Compress = Callable[[bytes], bytes]


def compressor(name: str | None) -> Compress | None:
    """One stream a connection, flushed after every message."""
    if name == "zlib-stream":
        deflate = zlib.compressobj()
        return lambda raw: deflate.compress(raw) + deflate.flush(zlib.Z_SYNC_FLUSH)
    if name == "zstd-stream":
        import zstandard  # only where a client asks for it

        stream = zstandard.ZstdCompressor().compressobj()
        return lambda raw: stream.compress(raw) + stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
    return None


class Socket:
    """A connection; what is put into its queue goes out in order."""

    def __init__(self, ws: web.WebSocketResponse, compress: Compress | None) -> None:
        self.ws, self._compress = ws, compress
        self.queue: asyncio.Queue[str] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, op: int, data: Any = None) -> None:
        self.queue.put_nowait(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    async def _write(self) -> None:
        with suppress(ConnectionError):
            while True:
                payload = await self.queue.get()
                if self._compress:
                    await self.ws.send_bytes(self._compress(payload.encode()))
                else:
                    await self.ws.send_str(payload)

    async def close(self, code: int) -> None:
        self._writer.cancel()
        await self.ws.close(code=code)


@dataclass(eq=False)
class Session:
    id: str
    shard: tuple[int, int]
    intents: int
    socket: Socket | None
    opening: int = 0  # sequence number of the last event that opens the session
    acknowledged: int = -1  # of the last event that the client says it has handled
    sent: list[str] = field(default_factory=list)  # the event of number n stands at n - 1

    def dispatch(self, event: str, data: Json) -> None:
        self.sent.append(json.dumps({"op": 0, "s": len(self.sent) + 1, "t": event, "d": data}))
        if self.socket:
            self.socket.queue.put_nowait(self.sent[-1])


class Gateway:
    def __init__(self, discord: Discord) -> None:
        self._discord = discord
        self.url = ""
        self.shards = 1  # recommended by GET /gateway/bot
        self.heartbeat_interval = 41250
        self.privileged: set[str] = set()  # intents enabled in the portal
        self.duplicates = 0  # so many of the next INTERACTION_CREATE are delivered twice
        self.sessions: list[Session] = []
        self.received: list[Json] = []

    # ---- what can happen to a client ---------------------------------------------------------------------------

    async def drop(self, code: int = 4000, *, resumable: bool = True) -> None:
        """Close every connection; a session that is not resumable is answered INVALID_SESSION when it comes back."""
        sockets = self._open(forget=not resumable)
        for session in self.sessions:
            session.socket = None
        for socket in sockets:
            await socket.close(code)

    def ask_reconnect(self) -> None:
        for socket in self._open():
            socket.send(7)

    def invalidate(self, *, resumable: bool = False) -> None:
        """INVALID_SESSION to every connected client."""
        for socket in self._open(forget=not resumable):
            socket.send(9, resumable)

    def _open(self, forget: bool = False) -> list[Socket]:
        sockets = [s.socket for s in self.sessions if s.socket]
        if forget:
            self.sessions.clear()
        return sockets

    def emit(self, event: str, data: Json, guild_id: str | None) -> None:
        """To the sessions of the guild's shard (of DMs: shard 0) that asked for this kind of event."""
        twice = event == "INTERACTION_CREATE" and self.duplicates > 0
        self.duplicates -= twice
        intent = 0 if event == "INTERACTION_CREATE" else GUILDS
        if event.startswith("MESSAGE_"):
            intent = GUILD_MESSAGES if guild_id else DIRECT_MESSAGES
        for session in self.sessions:
            number, count = session.shard
            if (int(guild_id or 0) >> 22) % count == number and session.intents & intent == intent:
                for _ in range(1 + twice):
                    session.dispatch(event, data)

    def ready(self, since: int = 0) -> bool:
        """Whether every shard has identified after the first `since` sessions, and handled READY and its guilds."""
        current = [s for s in self.sessions[since:] if s.socket and s.acknowledged >= s.opening]
        return bool(current) and {s.shard[0] for s in current} == set(range(current[0].shard[1]))

    # ---- the connection ----------------------------------------------------------------------------------------

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse(compress=False)
        await ws.prepare(request)
        socket, session = Socket(ws, compressor(request.query.get("compress"))), None
        socket.send(10, {"heartbeat_interval": self.heartbeat_interval, "_trace": []})
        async for frame in ws:
            if frame.type is not WSMsgType.TEXT:
                continue
            payload = json.loads(frame.data)
            self.received.append(payload)
            op, data = payload["op"], payload.get("d")
            if len(frame.data.encode()) > 4096:
                await socket.close(4002)
            elif op == 1:
                # Not at once: discord.py 2.7 takes an answer that comes before it has noted when it asked for a slow one.
                asyncio.get_running_loop().call_later(0.25, socket.send, 11)
                if session:
                    session.acknowledged = data or -1
            elif op in (2, 6) and data["token"] != self._discord.token:
                await socket.close(4004)
            elif op == 2 and data["intents"] & sum(v for k, v in PRIVILEGED.items() if k not in self.privileged):
                await socket.close(4014)
            elif op == 2:
                session = self._identify(socket, data)
            elif op == 6:
                session = self._resume(socket, data) or session
        if session and session.socket is socket:
            session.socket = None
        self._discord.changed()
        await socket.close(1000)
        return ws

    def _identify(self, socket: Socket, data: Json) -> Session:
        discord, (number, count) = self._discord, data.get("shard") or (0, 1)
        session = Session(discord.snowflake(), (number, count), data["intents"], socket)
        self.sessions.append(session)
        self._discord.changed()
        guilds = [g for g in discord.guilds.values() if (int(g["id"]) >> 22) % count == number]
        session.dispatch("READY", {
            "v": 10, "user": discord.bot, "session_id": session.id, "session_type": "normal", "shard": [number, count],
            "resume_gateway_url": self.url, "guilds": [{"id": g["id"], "unavailable": True} for g in guilds],
            "application": {"id": discord.app_id, "flags": 0}, "private_channels": [], "_trace": [],
        })  # fmt: skip
        for event in discord.guild_creates(guilds):
            session.dispatch("GUILD_CREATE", event)
        session.opening = len(session.sent)
        socket.send(1)  # a heartbeat request: the answer tells that the client has handled all this
        return session

    def _resume(self, socket: Socket, data: Json) -> Session | None:
        session = next((s for s in self.sessions if s.id == data["session_id"]), None)
        if session is None:
            socket.send(9, False)
            return None
        session.socket = socket
        self._discord.changed()
        for payload in session.sent[data["seq"] :]:
            socket.queue.put_nowait(payload)
        session.dispatch("RESUMED", {"_trace": []})
        return session
