"""Spacebar as its people see it: the simulated Discord's people act there, and the bot's tests play with them.

The mirror is a simulated Discord that answers no request. It reads channels and messages from Spacebar as a client
does, so that a person of the simulator sees them, and sends Spacebar what a person does.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any, Final, Self

import aiohttp

from simulator import Discord, api
from simulator.api import Json, blank, walk
from simulator.service.gateway import Gateway, Session
from simulator.service.interactions import Interaction
from simulator.world.messages import File, Message
from simulator.world.permissions import ORDINARY
from tools.spacebar.server import Addresses

MARK: Final = "act"
"""The key in an interaction's data by which the layer finds the act behind it; the bot never sees it."""
_PASSWORD: Final = "correct horse battery"  # noqa: S105 - of people who live as long as a run
_EVERYBODY_READS: Final = 100  # messages of a channel, the most that one request lists
_GLANCE: Final = 0.1  # seconds between two looks at all channels
_ADMINISTRATOR: Final = "8"


class RefusedBySpacebar(Exception):
    """Spacebar refused what a person did."""


class _Sessions(Gateway):
    """Knows whether the bot is connected: the layer adds a session when the bot has READY and then its server."""

    def ready(self, since: int = 0) -> bool:
        return len(self.sessions) > since

    def begin(self) -> None:
        self.sessions.append(Session(str(len(self.sessions)), (0, 1), 0, None))


class Mirror(Discord):
    """What there is on one server of a running Spacebar, and the ways of its people to change it."""

    def __init__(self, addresses: Addresses) -> None:
        self._accounts: dict[str, Json] = {}  # by name, before the simulator asks for them
        super().__init__(bot_name="Kingdomino", limited=False)
        self.addresses = addresses
        self.base_url = addresses.cdn
        self.settle, self.ack_deadline, self.patience = 0.4, 20.0, 30.0
        self.gateway: _Sessions = _Sessions(self)
        self.bot_addresses: dict[str, str] = {}  # the environment variables of the bot, once the layer runs
        self.expected: dict[str, Interaction] = {}  # acts on their way to the bot, by their mark
        self.viewers: dict[str, str] = {}  # who alone sees a message, by the ids of message and user
        self.pictures: dict[str, File] = {}  # all that people have seen so far, by address
        self.failures: list[str] = []  # what Spacebar refused people
        self._tokens: dict[str, str] = {}  # by user id
        self._signed: dict[str, str] = {}  # addresses of files with their signatures
        self._tasks = set[asyncio.Task[None]]()
        self._stack = AsyncExitStack()
        self._http: aiohttp.ClientSession

    @property
    def environment(self) -> dict[str, str]:
        return self.bot_addresses

    async def __aenter__(self) -> Self:
        self._http = await self._stack.enter_async_context(session())
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await self._stack.aclose()

    # ---- a server with people and the bot

    async def found(self, *names: str) -> None:
        """Register people, the first of whom opens a server and invites the others and the bot."""
        for name in names:
            await self._register(name)
        owner = self._accounts[names[0]]["id"]
        guild = await self.ask("POST", "/guilds", {"name": "Games", "channels": []}, owner)
        everyone = blank("role", id=guild["id"], permissions=str(ORDINARY))
        self.guild = blank("guild", id=guild["id"], name="Games", owner_id=owner, roles=[everyone])
        self.guilds[guild["id"]] = self.guild
        [channel] = await self.ask("GET", f"/guilds/{guild['id']}/channels", None, owner)
        invite = await self.ask("POST", f"/channels/{channel['id']}/invites", {}, owner)
        for name in names[1:]:
            await self.ask("POST", f"/invites/{invite['code']}", {}, self._accounts[name]["id"])
        await self._invite_bot(owner)

    async def _register(self, name: str) -> None:
        about = {"username": name, "email": f"{name}@example.com", "password": _PASSWORD}
        made = await self.ask("POST", "/auth/register", about | {"consent": True, "date_of_birth": "1990-01-01"})
        user = await self.ask("GET", "/users/@me", token=made["token"])
        self._tokens[user["id"]] = made["token"]
        self._accounts[name] = blank("user", id=user["id"], username=name, global_name=name, bot=False)

    async def _invite_bot(self, owner: str) -> None:
        application = await self.ask("POST", "/applications", {"name": "Kingdomino"}, owner)
        bot = await self.ask("POST", f"/applications/{application['id']}/bot", {}, owner)
        consent = {"guild_id": self.guild["id"], "permissions": _ADMINISTRATOR, "authorize": True}
        await self.ask("POST", f"/oauth2/authorize?client_id={application['id']}&scope=bot", consent, owner)
        self.token, self.app_id = bot["token"], application["id"]
        self.bot |= {"id": self.app_id}
        self.users[self.app_id] = self.bot

    def add_user(self, name: str, *, bot: bool = False) -> Json:
        """Return the user of a registered name, whom the simulator's people ask for."""
        if name not in self._accounts:
            return super().add_user(name, bot=bot)
        user = self._accounts[name]
        self.users[user["id"]] = user
        return user

    async def open_channel(self, name: str, **about: Any) -> Json:
        """Create a channel that nobody has written in."""
        path = f"/guilds/{self.guild['id']}/channels"
        made = await self.ask("POST", path, {"name": name, "type": api.TEXT, **about}, self.guild["owner_id"])
        self.channels[made["id"]] = blank("channel", id=made["id"], name=name, guild_id=self.guild["id"])
        return self.channels[made["id"]]

    # ---- what people do

    def interact(  # noqa: PLR0913 - as the simulator's
        self,
        kind: int,
        data: Json,
        user: Json,
        channel: Json,
        *,
        locale: str,  # noqa: ARG002 - Spacebar knows the language of an account
        permissions: int | None = None,  # noqa: ARG002 - and what people may do
        source: Message | None = None,
        parent: Interaction | None = None,
    ) -> Interaction:
        """Send an act to Spacebar; the layer learns its token when the bot does."""
        mark = self.snowflake()
        made = Interaction(mark, mark, kind, channel, user, source, parent, self.clock.now())
        made.began = time.monotonic()
        self.expected[mark] = made
        given = {key: value for key, value in data.items() if value or key != "resolved"}
        body = {"type": kind, "application_id": self.app_id, "channel_id": channel["id"], "session_id": "1"}
        body |= {"guild_id": self.guild["id"], "nonce": mark, "data": given | {MARK: mark}}
        body |= {"message_id": source.data["id"]} if source else {}
        self._start(self.ask("POST", "/interactions", body, user["id"]))
        return made

    def delete_message(self, message: Message) -> None:
        """Delete a message as the owner of the server does."""
        path = f"/channels/{message.data['channel_id']}/messages/{message.data['id']}"
        self._start(self.ask("DELETE", path, None, self.guild["owner_id"]))

    async def join_thread(self, thread: Json, user_id: str) -> None:
        """Let a person join a thread, in which Discord would count everybody whom the bot mentions there."""
        await self.ask("POST", f"/channels/{thread['id']}/thread-members/@me", None, user_id)
        self.thread_members[thread["id"]].add(user_id)

    def archive_idle_threads(self) -> None:
        """Leave it to Spacebar when a thread is archived."""

    def record_activity(self, thread: Json) -> None:
        """Leave it to Spacebar whether an act opens a thread."""

    def _start(self, act: Any) -> None:
        task = asyncio.create_task(act)
        self._tasks.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.failures.append(str(error))

    # ---- what people see

    async def until(self, condition: Callable[[], Any], timeout: float = 60.0) -> bool:  # noqa: ASYNC109 - as the simulator's
        """Look at all channels again and again until a condition holds or the time is up."""
        deadline = time.monotonic() + timeout
        while True:
            await self.refresh()
            if condition() or time.monotonic() > deadline:
                return bool(condition())
            await asyncio.sleep(_GLANCE)

    async def refresh(self) -> None:
        """Read all channels and threads as the owner of the server, who sees all of them."""
        for channel_id in list(self.channels):
            listed = await self._read(channel_id)
            for thread_id in {each["thread"]["id"] for each in listed if "thread" in each} - self.channels.keys():
                self.channels[thread_id] = blank("thread", id=thread_id)
                await self._read(thread_id)
        for place, path in {"": "", self.guild["id"]: f"/guilds/{self.guild['id']}"}.items():
            shown = await self.ask("GET", f"/applications/{self.app_id}{path}/commands", None, self.guild["owner_id"])
            self.commands[place] = [blank("command", **_without_nulls(each)) for each in shown]

    async def _read(self, channel_id: str) -> list[Json]:
        owner, channel = self.guild["owner_id"], self.channels[channel_id]
        if "type" not in channel or channel["type"] in api.THREADS:
            channel |= _without_nulls(await self.ask("GET", f"/channels/{channel_id}", None, owner))
        page = f"/channels/{channel_id}/messages?limit={_EVERYBODY_READS}"
        listed = [self._as_read(each) for each in await self.ask("GET", page, None, owner)]
        stored, since = self.messages[channel_id], min((int(each["id"]) for each in listed), default=0)
        there = {each["id"] for each in listed}
        for key, message in list(stored.items()):
            # The layer shows "thinking …", which Spacebar knows nothing of.
            if int(key) >= since and key not in there and not message.data["flags"] & api.LOADING:
                del stored[key]
        for data in sorted(listed, key=lambda each: int(each["id"])):
            self._store(data)
            for each in data["attachments"]:
                if each["url"] not in self.pictures:
                    self.pictures[each["url"]] = await self._download(each)
        return listed

    def store(self, data: Json) -> Message:
        """Keep a message that Spacebar has just taken from the bot."""
        return self._store(self._as_read(data))

    def _store(self, data: Json) -> Message:
        message = self.messages[data["channel_id"]].setdefault(data["id"], Message(data))
        message.edits += _edited(message.data) != _edited(data)
        message.data, message.uploads = data, data["attachments"]
        message.viewer = self.viewers.get(data["id"])
        return message

    def _as_read(self, data: Json) -> Json:
        """Return a message with what Discord adds for its readers and the simulator's people rely on."""
        read = blank("message", **_without_nulls(data))
        read["attachments"] = [self._without_signature(each) for each in read["attachments"]]
        described = dict[str, str]()
        for number, part in enumerate(walk(read["components"]), 1):
            part.setdefault("id", number)
            for item in part.get("items", []):
                item.setdefault("description", None)
                described[item["media"]["url"].removeprefix("attachment://")] = item["description"]
        for each in read["attachments"]:
            each["description"] = described.get(each["filename"])
        read["flags"] |= api.EPHEMERAL if data["id"] in self.viewers else 0
        read["author"] = self.users.get(read["author"]["id"], read["author"])
        return read

    def _without_signature(self, attachment: Json) -> Json:
        """Return an attachment with an address that is the same at each look; its signature opens it for a while."""
        url = attachment["url"].partition("?")[0]
        self._signed[url] = attachment["url"]
        return _without_nulls(attachment) | {"url": url, "proxy_url": url}

    async def _download(self, attachment: Json) -> File:
        """Fetch a file from Spacebar's CDN, as a client does."""
        async with self._http.get(self._signed[attachment["url"]]) as response:
            data = await response.read()
            if response.status != 200:
                raise RefusedBySpacebar(f"GET {attachment['url']}: {response.status}")
            return File(attachment["filename"], data, response.content_type)

    async def ask(self, method: str, path: str, body: Any = None, user_id: str = "", token: str = "") -> Any:
        """Make a request as a person; return the JSON of the answer. Raises RefusedBySpacebar."""
        token = token or self._tokens.get(user_id, "")
        headers = {"Authorization": token} if token else {}
        async with self._http.request(method, f"{self.addresses.api}/api/v9{path}", json=body, headers=headers) as got:
            text = await got.text()
            if got.status >= 300:
                raise RefusedBySpacebar(f"{method} {path}: {got.status} {text[:300]}")
            return await got.json(content_type=None) if text and got.content_type == "application/json" else None


def session() -> aiohttp.ClientSession:
    """Return a client that keeps no connection: Node.js closes idle ones even as the next request is on its way."""
    return aiohttp.ClientSession(connector=aiohttp.TCPConnector(force_close=True))


def _edited(message: Json) -> str:
    """Return when a message was edited: of all its parts, this alone is the same in answers and in lists."""
    return str(message.get("edited_timestamp")).replace("+00:00", "Z")


def _without_nulls(data: Json) -> Json:
    return {key: value for key, value in data.items() if value is not None}
