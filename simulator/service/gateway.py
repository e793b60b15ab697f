"""Gateway v10: sessions, heartbeats, resume with replay, compression, shards, and failures of connections."""

import asyncio
import json
import zlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from email.utils import formatdate
from typing import Any, Final, TypeAlias

from aiohttp import WSMsgType, web

from simulator.api import Json, blank
from simulator.world.world import World

_GUILDS, _GUILD_MEMBERS, _GUILD_PRESENCES, _MESSAGE_CONTENT = 1 << 0, 1 << 1, 1 << 8, 1 << 15
PRIVILEGED: Final = _GUILD_MEMBERS | _GUILD_PRESENCES | _MESSAGE_CONTENT
_INTENTS: Final[Mapping[str, tuple[int, int]]] = {
    "INTERACTION_CREATE": (0, 0),
    "MESSAGE_REACTION_": (1 << 10, 1 << 13),
    "MESSAGE_": (1 << 9, 1 << 12),
    "GUILD_MEMBER_": (_GUILD_MEMBERS, _GUILD_MEMBERS),
    "WEBHOOKS_": (1 << 5, 1 << 5),
    "": (_GUILDS, _GUILDS),
}
"""The intents for the events with a prefix, in servers and in private conversations (events/gateway)."""
STARTS_A_DAY: Final = 1000  # new sessions per day (events/gateway)
_DAY: Final = 86_400
_LARGEST_PAYLOAD: Final = 4096
_HEARTBEAT_INTERVAL: Final = 41250  # milliseconds
ACK_DELAY: Final = 0.25
"""Seconds until a heartbeat is acknowledged. Without a delay discord.py would measure from the heartbeat before."""

_REFUSALS: Final = 2  # how often a session is not resumed before it is invalid
_CUT: Final = 1006  # no server sends this code: it means that the connection was cut

# The opcodes of the gateway.
_DISPATCH, _HEARTBEAT, _IDENTIFY, _RESUME, _RECONNECT, _MEMBERS, _INVALID_SESSION, _HELLO, _ACK = 0, 1, 2, *range(6, 12)

Compress: TypeAlias = Callable[[bytes], bytes]


def _compressor(name: str | None) -> Compress | None:
    """Return a compressor of one stream with a flush after every message, or None for plain text."""
    if name != "zlib-stream":  # clients with zstd accept plain text too
        return None
    deflate = zlib.compressobj(1)
    return lambda raw: deflate.compress(raw) + deflate.flush(zlib.Z_SYNC_FLUSH)


class Socket:
    """A connection that sends the payloads in its queue in order."""

    def __init__(
        self, ws: web.WebSocketResponse, transport: asyncio.Transport | None, compress: Compress | None
    ) -> None:
        self.ws = ws
        self._transport, self._compress = transport, compress
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

    async def close(self, code: int | None) -> None:
        """Close the connection with a code; None cuts the connection without a code."""
        self._writer.cancel()
        if code is None and self._transport:
            self._transport.abort()
        else:
            await self.ws.close(code=code or 1000)


@dataclass(eq=False)
class Session:
    """The events of one client in order. A client may resume its session and receive missed events."""

    id: str
    shard: tuple[int, int]
    intents: int
    socket: Socket | None
    opening: int = 0  # the sequence number of the last opening event
    refusals: int = 0  # how often a mood has refused to resume it
    acknowledged: int = -1  # the last sequence number acknowledged by the client
    sent: list[str] = field(default_factory=list)  # event number n at index n - 1

    def dispatch(self, event: str, data: Json) -> None:
        self.sent.append(json.dumps({"op": _DISPATCH, "s": len(self.sent) + 1, "t": event, "d": data}))
        if self.socket:
            self.socket.queue.put_nowait(self.sent[-1])


class Gateway:
    """Serves connections, and fails them in the ways of the real Discord."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.url = ""
        self.privileged = 0  # the privileged intents that the portal grants
        self.shards = 1  # the recommended number in GET /gateway/bot
        self.duplicates = 0  # how many of the next INTERACTION_CREATE events are delivered twice
        self.guild_delay: float | None = 0.0  # seconds from READY to the listed servers; None for never
        self.odd_hello: Json | None = None  # replaces the next HELLO
        self.sessions: list[Session] = []
        self.received: list[Json] = []
        self._starts: list[float] = []

    # ---- what can happen to a client

    async def drop(self, code: int | None = 4000, *, resumable: bool = True) -> None:
        """Close every connection with a code; None cuts the connections.

        A session that is not resumable gets INVALID_SESSION at its return.
        """
        sockets = self._open(forget=not resumable)
        for session in self.sessions:
            session.socket = None
        for socket in sockets:
            await socket.close(code)

    def ask_reconnect(self) -> None:
        for socket in self._open():
            socket.send(_RECONNECT)

    def invalidate(self) -> None:
        """End every session and send INVALID_SESSION to the connected clients."""
        for socket in self._open(forget=True):
            socket.send(_INVALID_SESSION, data=False)

    def garble(self, payload: str = '{"op": 0, "t": "INTERACTION_CREATE", "s": ') -> None:
        """Send every connected client a payload of invalid JSON."""
        for socket in self._open():
            socket.queue.put_nowait(payload)

    def _open(self, *, forget: bool = False) -> list[Socket]:
        sockets = [session.socket for session in self.sessions if session.socket]
        if forget:
            self.sessions.clear()
        return sockets

    def emit(self, event: str, data: Json, guild_id: str | None) -> None:
        """Send an event to the sessions of the server's shard with the matching intent, as the moods change the event.

        Events of private conversations go to shard 0.
        """
        if (moody := self._as_sent(event, data)) is None:
            return
        data = moody
        twice = event == "INTERACTION_CREATE" and self.duplicates > 0
        self.duplicates -= twice
        intents = next(pair for prefix, pair in _INTENTS.items() if event.startswith(prefix))
        # A bot receives the changes of its own member without the intent.
        is_own = event == "GUILD_MEMBER_UPDATE" and data["user"]["id"] == self._world.app_id
        intent = 0 if is_own else intents[0 if guild_id else 1]
        for session in self.sessions:
            number, count = session.shard
            if (int(guild_id or 0) >> 22) % count == number and session.intents & intent == intent:
                for _ in range(1 + twice):
                    session.dispatch(event, self._read_by(session, event, data))

    def _as_sent(self, event: str, data: Json) -> Json | None:
        """Return an event as the moods change it; None if it is lost."""
        changed: Json | None = data
        for mood in self._world.moods:
            changed = mood.event(event, changed) if changed is not None else None
        return changed

    def _read_by(self, session: Session, event: str, data: Json) -> Json:
        """Return a message without its contents for a bot without the intent, unless the message is for the bot."""
        bot = self._world.bot
        is_open = session.intents & _MESSAGE_CONTENT or "guild_id" not in data or "content" not in data
        if is_open or not event.startswith("MESSAGE_") or bot in (data["author"], *data["mentions"]):
            return data
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}

    def ready(self, since: int = 0) -> bool:
        """Return whether every shard has identified since session `since`, and has handled READY and its servers."""
        current = [each for each in self.sessions[since:] if each.socket and each.acknowledged >= each.opening]
        return bool(current) and {each.shard[0] for each in current} == set(range(current[0].shard[1]))

    @property
    def is_sending(self) -> bool:
        """Whether a payload is on its way to a client."""
        return any(session.socket and not session.socket.queue.empty() for session in self.sessions)

    @property
    def starts_left(self) -> int:
        return STARTS_A_DAY - sum(each > self._world.clock.now() - _DAY for each in self._starts)

    # ---- the connection

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse(compress=False)
        ws.headers["Date"] = formatdate(self._world.clock.now(), usegmt=True)
        await ws.prepare(request)
        socket, session = Socket(ws, request.transport, _compressor(request.query.get("compress"))), None
        hello, self.odd_hello = self.odd_hello or {"heartbeat_interval": _HEARTBEAT_INTERVAL, "_trace": []}, None
        socket.send(_HELLO, hello)
        async for frame in ws:
            if frame.type is WSMsgType.TEXT:
                session = await self._receive(socket, session, frame.data.encode())
            elif frame.type is WSMsgType.BINARY:  # some clients write JSON in binary frames, such as hikari
                session = await self._receive(socket, session, frame.data)
        if session and session.socket is socket:
            session.socket = None
        self._world.changed()
        await socket.close(1000)
        return ws

    async def _receive(self, socket: Socket, session: Session | None, raw: bytes) -> Session | None:
        """Handle a payload of a client, and return the session of the connection, if any."""
        try:
            payload = json.loads(raw)
            op, data = payload["op"], payload.get("d")
        except (ValueError, TypeError, KeyError):
            await socket.close(4002)
            return session
        self.received.append(payload)
        if refusal := self._refusal(op, data, len(raw)):
            await socket.close(refusal)
        elif op == _HEARTBEAT:
            asyncio.get_running_loop().call_later(ACK_DELAY, socket.send, _ACK)
            if session:
                session.acknowledged = data or -1
        elif op == _MEMBERS and session:
            session.dispatch("GUILD_MEMBERS_CHUNK", self._members(data))
        elif op == _IDENTIFY:
            return self._identify(socket, data)
        elif op == _RESUME:
            return self._resume(socket, data) or session
        return session

    def _refusal(self, op: int, data: Any, size: int) -> int | None:
        """Return the code to close a connection with after a bad payload; None for a good payload."""
        if size > _LARGEST_PAYLOAD:
            return 4002
        if op in (_IDENTIFY, _RESUME) and data["token"] != self._world.token:
            return 4004
        if op == _IDENTIFY and data["intents"] & PRIVILEGED & ~self.privileged:
            return 4014
        # At the limit of starts Discord resets the token (events/gateway).
        return 4004 if op == _IDENTIFY and self.starts_left <= 0 else None

    def _identify(self, socket: Socket, data: Json) -> Session:
        world, (number, count) = self._world, data.get("shard") or (0, 1)
        session = Session(world.snowflake(), (number, count), data["intents"], socket)
        self.sessions.append(session)
        self._starts.append(world.clock.now())
        world.changed()
        guilds = [
            each
            for each in world.guilds.values()
            if (int(each["id"]) >> 22) % count == number and each["id"] not in world.without_bot
        ]
        own = world.bot | {"email": None, "mfa_enabled": False, "verified": True}
        about: Json = {"user": own, "application": {"id": world.app_id, "flags": 0}}
        about |= {"session_id": session.id, "shard": [number, count], "resume_gateway_url": self.url}
        outside = [{"id": each["id"], "unavailable": True} for each in guilds]
        ready = blank("ready", guilds=outside, **about)
        session.dispatch("READY", self._as_sent("READY", ready) or ready)
        if self.guild_delay:
            asyncio.get_running_loop().call_later(self.guild_delay, self._send_guilds, session, guilds)
        elif self.guild_delay is not None:
            self._send_guilds(session, guilds)
        session.opening = len(session.sent)
        socket.send(_HEARTBEAT)  # the client's answer acknowledges all events so far
        return session

    def _send_guilds(self, session: Session, guilds: list[Json]) -> None:
        for event in self._world.guild_creates(guilds):
            # Without the intent for presences a bot receives only itself, and asks for the others.
            members = self._members({"guild_id": event["id"]}) if session.intents & _GUILD_PRESENCES else {}
            event |= {key: members[key] for key in ("members",) if members}
            session.dispatch("GUILD_CREATE", self._as_sent("GUILD_CREATE", event) or event)

    def _members(self, asked: Json) -> Json:
        """Return the members of a server, in a single part."""
        world, guild_id = self._world, asked["guild_id"]
        ids, start = asked.get("user_ids"), (asked.get("query") or "").lower()
        there = [
            world.member(user, guild_id)
            for user in world.users.values()
            if world.is_member(guild_id, user["id"])
            and (user["id"] in ids if ids else user["username"].lower().startswith(start))
        ]
        about = {"guild_id": guild_id, "chunk_index": 0, "chunk_count": 1, "nonce": asked.get("nonce")}
        return about | {"members": there[: asked.get("limit") or None]}

    def _resume(self, socket: Socket, data: Json) -> Session | None:
        session = next((each for each in self.sessions if each.id == data["session_id"]), None)
        code = next((each.resume for each in self._world.moods if each.resume), None)
        if session and code and session.refusals < _REFUSALS:
            session.refusals += 1
            asyncio.create_task(socket.close(None if code == _CUT else code))  # noqa: RUF006 - it ends at once
            return None
        if session is None or code:
            socket.send(_INVALID_SESSION, data=False)
            return None
        session.socket = socket
        self._world.changed()
        for payload in session.sent[data["seq"] :]:
            socket.queue.put_nowait(payload)
        session.dispatch("RESUMED", {"_trace": []})
        return session
