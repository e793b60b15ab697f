"""The page on which one reader plays all people of a simulated Discord, served by the simulator.

A window shows one person in one channel. A window receives news over a socket, and posts the acts of the person.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from aiohttp import web

from simulator.api import DM, Json, Refused, texts
from simulator.page.view import View
from simulator.people import Answer, Impossible, Modal, Person
from simulator.service.server import Discord

_STATIC: Final = Path(__file__).with_name("static")
_TYPES: Final = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
_HEADERS: Final = {
    "Cache-Control": "no-cache",
    # Names and texts of people are not trusted, so nothing in them may load or run anything.
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
_ALIVE: Final = 15.0
"""Seconds between two checks of a window."""
_HOUR: Final = 3600
_MOST_HOURS: Final = 24 * 14
_SETTLE: Final = 3.0
"""The longest wait for the bot after a simulated hour, in seconds."""


@dataclass(frozen=True)
class Look:
    title: str = "Simulator"
    icon: Path = _STATIC / "icon.svg"
    languages: Sequence[str] = ("en-US",)
    """The codes of the available languages of people."""


class Page:
    """Serves the page for some people."""

    def __init__(self, discord: Discord, people: Sequence[Person], look: Look | None = None) -> None:
        self._discord = discord
        self._people = {person.id: person for person in people}
        self._look = look or Look()
        self.notice = ""
        """What an empty channel says in place of the usual hint, for example while the bot prepares something."""
        self._view = View(discord)
        self._streams: set[_Stream] = set()
        self._modals: dict[str, Modal] = {}
        self._calls: defaultdict[tuple[str, str], int] = defaultdict(int)
        self._seen: defaultdict[tuple[str, str], int] = defaultdict(int)
        self._counted = defaultdict[str, int](int)
        self._due: dict[str, str] = {}
        self._hidden: set[str] = set()
        for person in people:
            person.waits = False
        discord.extensions.append(self._extend)
        discord.listeners.append(self._wake)

    def _extend(self, app: web.Application) -> None:
        app.router.add_get("/", self._index)
        app.router.add_get("/page/icon.svg", self._icon)
        app.router.add_get("/page/news", self._news)
        app.router.add_get("/page/commands", self._commands)
        app.router.add_post("/page/act", self._act)
        app.router.add_get("/page/{name}", self._file)
        app.on_shutdown.append(self._close)

    @property
    def people(self) -> list[Person]:
        return list(self._people.values())

    @property
    def url(self) -> str:
        return f"{self._discord.base_url}/"

    # ---- files

    async def _index(self, request: web.Request) -> web.Response:
        _refuse_strangers(request)
        return _static("index.html", (_STATIC / "index.html").read_text("utf-8"))

    async def _icon(self, _: web.Request) -> web.Response:
        return _static("icon.svg", self._look.icon.read_text("utf-8"))

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        if name not in {path.name for path in _STATIC.iterdir()}:
            raise web.HTTPNotFound
        return _static(name, (_STATIC / name).read_text("utf-8"))

    # ---- news

    async def _news(self, request: web.Request) -> web.WebSocketResponse:
        """Send a window the channel as the person sees the channel, first everything and then the changes."""
        _refuse_strangers(request)
        person = self._person(request.query.get("person"))
        stream = _Stream(person, self._channel(request.query.get("channel"), person))
        await stream.socket.prepare(request)
        self._streams.add(stream)
        sending = asyncio.create_task(self._send(stream))
        try:
            async for _ in stream.socket:
                pass  # the loop runs until the window is closed
        finally:
            self._streams.discard(stream)
            sending.cancel()
        return stream.socket

    async def _send(self, stream: _Stream) -> None:
        with suppress(ConnectionError):
            while True:
                stream.news.clear()
                self._count_calls()
                for kind, data in self._fresh(stream):
                    await stream.socket.send_json({"kind": kind, "data": data})
                await stream.news.wait()

    def _fresh(self, stream: _Stream) -> list[tuple[str, Any]]:
        is_gone = stream.channel["id"] not in self._discord.channels
        found = [] if is_gone else self._view.messages(stream.person, stream.channel)
        shown = {message["id"]: message for message in found if message["id"] not in self._hidden}
        news: list[tuple[str, Any]] = []
        changed = [message for key, message in shown.items() if stream.messages.get(key) is not message]
        lost = [key for key in stream.messages if key not in shown]
        state = self._state(stream)
        if state != stream.state:
            news.append(
                ("state", state | {"clock": {"now": self._discord.clock.now(), "rate": self._discord.clock.rate}})
            )
        if changed or lost or stream.state is None:
            news.append(("messages", {"changed": changed, "gone": lost, "isAll": stream.state is None}))
        stream.messages, stream.state = shown, state
        return news

    def _state(self, stream: _Stream) -> Json:
        """Return everything in a window besides the messages."""
        discord, person, channel_id = self._discord, stream.person, stream.channel["id"]
        places = list(self._view.places(person, channel_id))
        for place in places:
            key = person.id, place["id"]
            place["calls"] = self._calls[key]
            place["isNew"] = self._counted[place["id"]] > self._seen[key]
        return {
            "title": self._look.title,
            "notice": self.notice,
            "bot": self._discord.bot["username"],
            "isOnline": any(session.socket for session in discord.gateway.sessions),
            "person": person.id,
            "language": person.locale,
            "languages": self._look.languages,
            "people": [self._chip(each) for each in self._people.values()],
            "roles": [{"id": each["id"], "name": each["name"]} for each in self._roles(stream.channel)],
            "due": self._due.get(channel_id),
            "channel": channel_id,
            "places": places,
            "typing": max(0.0, round(discord.typing.get(channel_id, 0.0) - time.monotonic())),
            "timeChanges": discord.clock.version,
        }

    def _chip(self, person: Person) -> Json:
        calls = {place: n for (who, place), n in self._calls.items() if who == person.id and n}
        return {"id": person.id, "name": person.name, "calls": sum(calls.values()), "place": next(iter(calls), None)}

    def _count_calls(self) -> None:
        """Count the new messages that notified a person, for people outside the channel."""
        looking = {(stream.person.id, stream.channel["id"]) for stream in self._streams}
        for channel in self._discord.channels.values():
            last = self._counted[channel["id"]]
            for key, message in reversed(self._discord.messages[channel["id"]].items()):
                if int(key) <= last:
                    break
                self._counted[channel["id"]] = max(int(key), self._counted[channel["id"]])
                called = {user["id"] for user in channel["recipients"]} if channel["type"] == DM else message.pinged
                if named := [
                    each for each in re.findall(r"<@!?(\d+)>", "\n".join(texts(message.data))) if each in called
                ]:
                    self._due[channel["id"]] = named[0]
                for user_id in called & self._people.keys():
                    self._calls[user_id, channel["id"]] += 1
        for window in looking:
            self._seen[window] = self._counted[window[1]]
            self._calls.pop(window, None)

    def _wake(self) -> None:
        for stream in self._streams:
            stream.news.set()

    async def _close(self, _: web.Application) -> None:
        for stream in list(self._streams):
            await stream.socket.close()

    # ---- acts

    async def _commands(self, request: web.Request) -> web.Response:
        _refuse_strangers(request)
        person = self._person(request.query.get("person"))
        channel = self._channel(request.query.get("channel"), person)
        return web.json_response(self._view.commands(person, channel))

    async def _act(self, request: web.Request) -> web.Response:
        """Carry out an act of a person until the bot's acknowledgement; return the data for the window."""
        _refuse_strangers(request)
        body = await request.json()
        act = getattr(self, f"_do_{body['kind']}", None)
        if act is None:
            raise web.HTTPNotFound
        person = self._person(body["person"])
        try:
            answer = await act(person, body)
        except (Impossible, Refused) as refused:
            answer = {"impossible": str(refused)}
        self._wake()
        return web.json_response(self._shown_answer(answer) if isinstance(answer, Answer) else answer or {})

    def _shown_answer(self, answer: Answer) -> Json:
        if answer.modal:
            key = str(len(self._modals))
            self._modals[key] = answer.modal
            data = answer.modal.data
            rows = [self._view.component(c) for c in data["components"]]
            return {"modal": {"key": key, "title": data["title"], "components": rows}}
        return {"failed": answer.failed, "choices": [{"name": c.name, "value": c.value} for c in answer.choices]}

    async def _do_click(self, person: Person, body: Json) -> Answer:
        return await person.click(self._message(body), body["control"])

    async def _do_choose(self, person: Person, body: Json) -> Answer:
        values = self._meant(body["values"]) if body["fills"] else body["values"]
        return await person.choose(self._message(body), body["control"], *values)

    async def _do_submit(self, person: Person, body: Json) -> Answer:
        return await person.submit(self._modals[body["modal"]], **body["fields"])

    async def _do_slash(self, person: Person, body: Json) -> Answer:
        return await person.slash(self._channel(body["channel"], person), body["command"], **self._options(body))

    async def _do_complete(self, person: Person, body: Json) -> Answer:
        channel, about = self._channel(body["channel"], person), {"focused": body["focused"], "typed": body["typed"]}
        return await person.autocomplete(channel, body["command"], **about, **self._options(body))

    async def _do_use(self, person: Person, body: Json) -> Answer:
        target = self._people.get(body["target"])
        if target is None:
            raise Impossible("nobody plays that person here")
        return await person.use(self._channel(body["channel"], person), body["command"], target)

    async def _do_write(self, person: Person, body: Json) -> None:
        person.write(self._channel(body["channel"], person), body["text"])

    async def _do_speak(self, person: Person, body: Json) -> None:
        if body["language"] in self._look.languages:
            person.locale = body["language"]

    async def _do_dismiss(self, _: Person, body: Json) -> None:
        self._hidden.add(body["message"])

    async def _do_later(self, _: Person, body: Json) -> None:
        """Let hours pass one by one, so the bot does everything in order."""
        for _hour in range(min(int(body["hours"]), _MOST_HOURS)):
            self._discord.clock.advance(_HOUR)
            await self._discord.quiet(_SETTLE)
            self._wake()

    def _options(self, body: Json) -> Json:
        """Return the options of a command by name, with people and channels as objects."""
        return {o["name"]: self._meant([o["value"]])[0] if o["fills"] else o["value"] for o in body["options"]}

    def _meant(self, keys: Sequence[str]) -> list[Any]:
        roles = (role for channel in self._discord.channels.values() for role in self._roles(channel))
        found: Mapping[str, Any] = {**{each["id"]: each for each in roles}, **self._people}
        return [found.get(key) or self._discord.channel(key) for key in keys]

    def _roles(self, channel: Json) -> Sequence[Json]:
        """Return the roles of the server of a channel; a private conversation has none."""
        guild = self._discord.guilds.get(channel.get("guild_id") or "")
        return guild["roles"] if guild else ()

    def _message(self, body: Json) -> Json:
        return {"channel_id": body["channel"], "id": body["message"]}

    def _person(self, key: str | None) -> Person:
        return self._people.get(key or "") or next(iter(self._people.values()))

    def _channel(self, key: str | None, person: Person) -> Json:
        """Return the channel with this id if the person may enter it, or else the first channel."""
        channels: dict[str, Json] = self._discord.channels
        channel = channels.get(key or "")
        if channel and self._discord.enters(channel, person.id):
            return channel
        return channels[next(self._view.places(person))["id"]]


class _Stream:
    """A window, and the data it has received."""

    def __init__(self, person: Person, channel: Json) -> None:
        self.person, self.channel = person, channel
        self.socket = web.WebSocketResponse(heartbeat=_ALIVE)
        self.news = asyncio.Event()
        self.state: Json | None = None
        self.messages: dict[str, Json] = {}


def _static(name: str, text: str) -> web.Response:
    return web.Response(text=text, content_type=_TYPES[Path(name).suffix], headers=_HEADERS)


def _refuse_strangers(request: web.Request) -> None:
    """Refuse requests of other pages in the browser, and requests with a foreign host name."""
    host = request.host.rsplit(":", 1)[0]
    origin = request.headers.get("Origin", f"http://{request.host}")
    if host not in ("127.0.0.1", "localhost") or origin != f"http://{request.host}":
        raise web.HTTPForbidden
    if request.method == "POST" and request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
