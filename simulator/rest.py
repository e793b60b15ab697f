"""REST v10: every request is judged, then answered as Discord would."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from email.utils import formatdate
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

from aiohttp import web

from . import limits
from .limits import COMPONENTS_V2, EPHEMERAL, LOADING
from .spec import Json
from .world import (
    ALL_MENTIONS, ANNOUNCEMENT_THREAD, ANNOUNCEMENTS, PRIVATE_THREAD, PUBLIC_THREAD, THREADS, USER_MENTIONS, File, Message,
    Refused, blank,
)  # fmt: skip

if TYPE_CHECKING:
    from .server import Discord

PREFIX = "/api/v10"
CALLBACKS = {2: (4, 5, 9, 12), 3: (4, 5, 6, 7, 9, 12), 4: (8,), 5: (4, 5, 6, 7, 12)}  # by type of interaction
GLOBAL, GUILD = "/applications/{application_id}/commands", "/applications/{application_id}/guilds/{guild_id}/commands"
HOOK, CHANNEL = "/webhooks/{webhook_id}/{webhook_token}", "/channels/{channel_id}"
MESSAGE = CHANNEL + "/messages/{message_id}"
TYPING = 10.0  # seconds for which the bot is shown typing, unless it sends a message
NONCE_MEMORY = 180.0  # "in the past few minutes"
LIMITED = re.compile(r"(POST|PATCH) (/channels/\d+/messages|/webhooks/\d+/[^/]+)")


@dataclass(eq=False)
class Call:
    """A request, as it stands in the log."""

    method: str
    path: str
    query: dict[str, str]
    content_type: str
    body: Any = None
    files: dict[str, File] = field(default_factory=dict)
    template: str = ""
    values: dict[str, str] = field(default_factory=dict)
    status: int | None = None  # None while it is under way, and for ever if the connection was cut
    answer: Any = None  # the JSON of the answer, if it was processed

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


@dataclass(eq=False)
class Fault:
    """Befalls the next `times` requests whose "METHOD /path" matches the regular expression."""

    match: str
    times: int = 1
    hang: float = 0.0  # seconds before anything else
    status: int | None = None  # answered instead of being processed
    code: int = 0
    retry_after: float = 1.0  # of a 429
    drop: Literal["", "before", "after"] = ""  # cut the connection before, or after, the request was processed


@dataclass(eq=False)
class Interaction:
    id: str
    token: str
    type: int
    channel: Json
    user: Json
    source: Message | None = None  # the message whose component was used
    parent: Interaction | None = None  # of a submitted modal: the interaction that opened it
    created: float = 0.0  # by the clock of the simulator, as the token's life counts
    began: float = field(default_factory=time.monotonic)  # in real time, as the acknowledgement counts
    name: str = ""  # of the command: "kingdomino new"
    seconds: float = 0.0  # until the acknowledgement
    callback: int | None = None
    data: Json = field(default_factory=dict)  # of the callback
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)

    def metadata(self) -> Json:
        owners = {"0": self.channel.get("guild_id") or "0"}
        about: Json = {"id": self.id, "type": self.type, "user": self.user, "authorizing_integration_owners": owners}
        if self.parent:
            return about | {"triggering_interaction_metadata": self.parent.metadata()}
        return about | ({"interacted_message_id": self.source.data["id"]} if self.source else {})


Handler = Callable[["Rest", Call], Any]
HANDLERS: dict[tuple[str, str], Handler] = {}


def on(methods: str, *templates: str) -> Callable[[Handler], Handler]:
    def register(handler: Handler) -> Handler:
        HANDLERS.update({(method, template): handler for method in methods.split() for template in templates})
        return handler

    return register


@cache
def routes() -> list[tuple[re.Pattern[str], str]]:
    """Patterns of the known paths, those with fewer parameters first: "@original" before "{message_id}"."""
    templates = sorted({template for _, template in HANDLERS}, key=lambda template: (template.count("{"), template))
    return [(re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", each) + "$"), each) for each in templates]


def matching(path: str) -> tuple[str, dict[str, str]]:
    """The path template that fits, with the values of its parameters; "" if none does."""
    for pattern, template in routes():
        if found := pattern.match(path):
            return template, found.groupdict()
    return "", {}


def answer(status: int, data: Any, headers: dict[str, str]) -> web.Response:
    # Clients compare the content type with "application/json": no charset. Without Via they take a 429 for a ban.
    kind = {} if status == 204 else {"Content-Type": "application/json"}
    body = None if status == 204 else json.dumps(data).encode()
    return web.Response(status=status, body=body, headers={"Via": "1.1 google"} | kind | headers)


class Rest:
    """A handler serves a resource; it returns what is answered with 200, (status, data), or None for 204."""

    def __init__(self, discord: Discord) -> None:
        self.discord = discord
        self._windows: dict[str, tuple[float, int]] = {}  # by bucket: end of its window, requests in it

    # ---- around every request ----------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.Response:
        discord, path = self.discord, request.path.removeprefix(PREFIX)
        call = Call(request.method, path, dict(request.query), request.content_type)
        discord.log.append(call)
        discord.under_way += 1
        try:
            response = await self._respond(request, call)
        except Refused as refused:
            body = {"code": refused.code, "message": refused.text} | refused.extra
            response = answer(refused.status, body, refused.headers)
        except Exception as error:
            discord.defects.append(f"{call}: {error!r}")
            raise
        finally:
            discord.under_way -= 1
            discord.last_request = time.monotonic()
            discord.changed()
        response.headers["Date"] = formatdate(discord.clock.now(), usegmt=True)
        if request.transport and not request.transport.is_closing():
            call.status = response.status
        return response

    async def _respond(self, request: web.Request, call: Call) -> web.Response:
        discord = self.discord
        await self._read(request, call)
        needs_token = not call.path.startswith(("/interactions/", "/webhooks/")) and call.path != "/gateway"
        if needs_token and request.headers.get("Authorization") != f"Bot {discord.token}":
            raise Refused(401, 0, "401: Unauthorized")
        call.template, call.values = matching(call.path)
        handler = HANDLERS.get((call.method, call.template))
        wrong = self._problems(call) if handler else ["Discord or the simulator has no such route"]
        discord.violations += [f"{call}: {problem}" for problem in wrong]
        if handler is None:
            raise Refused(404, 0, "404: Not Found")
        if wrong:
            errors = [{"code": "INVALID", "message": problem} for problem in wrong]
            raise Refused(400, 50035, "Invalid Form Body", errors={"_errors": errors})
        fault = next((f for f in discord.faults if f.times > 0 and re.search(f.match, str(call))), Fault(""))
        fault.times -= 1
        await asyncio.sleep(fault.hang)
        if fault.status == 429:
            raise _too_many(fault.retry_after, {})
        if fault.status:
            raise Refused(fault.status, fault.code, "injected fault")
        headers = self._rate_limit(call)
        response = web.Response()
        if fault.drop != "before":
            result = handler(self, call)
            status, data = result if isinstance(result, tuple) else (204 if result is None else 200, result)
            response, call.answer = answer(status, data, headers), data
            if discord.spec:
                off = discord.spec.check_response(call.method, call.template, status, data)
                discord.defects += [f"{call}: {problem}" for problem in off]
        if fault.drop and request.transport:
            request.transport.close()
        return response

    async def _read(self, request: web.Request, call: Call) -> None:
        try:
            if call.content_type == "multipart/form-data":
                form = await request.post()
                call.body = json.loads(str(form.get("payload_json", "{}")))
                uploads = [(k, v) for k, v in form.items() if isinstance(v, web.FileField)]
                call.files = {k: File(v.filename, v.file.read(), v.content_type) for k, v in uploads}
            elif request.can_read_body:
                call.body = json.loads(await request.read())
        except ValueError as error:
            self.discord.violations.append(f"{call}: the body is no JSON")
            raise Refused(400, 50109, "The request body contains invalid JSON.") from error

    def _problems(self, call: Call) -> list[str]:
        spec, wrong = self.discord.spec, list[str]()
        if spec:
            wrong = spec.check_request(call.method, call.path, call.content_type, call.body, call.query)
        if wrong or call.body is None:
            return wrong
        message = self._edited(call)
        edited = message.data | {"attachments": message.uploads} if message else None
        return list(limits.check(call.method, call.template, call.body, call.files, edited))

    def _edited(self, call: Call) -> Message | None:
        """The message that a request would change."""
        try:
            if call.method == "PATCH" and "/messages/" in call.template:
                return self._hook_message(call) if "webhook_id" in call.values else self._message(call)
        except Refused:
            return None
        interaction = self.discord.interactions.get(call.values.get("interaction_token", ""))
        return interaction.source if interaction else None

    def _rate_limit(self, call: Call) -> dict[str, str]:
        bucket = LIMITED.match(str(call))
        if self.discord.rate_limit is None or not bucket:
            return {}
        (limit, per), clock = self.discord.rate_limit, self.discord.clock.now()
        end, used = self._windows.get(bucket[0], (0.0, 0))
        end, used = (clock + per, 1) if clock >= end else (end, used + 1)
        self._windows[bucket[0]] = end, used
        wait = self.discord.clock.real_seconds(end - clock)
        left, remaining = f"{wait:.3f}", str(max(0, limit - used))
        headers = {"X-RateLimit-Limit": str(limit), "X-RateLimit-Remaining": remaining}
        headers |= {"X-RateLimit-Reset": f"{end:.3f}", "X-RateLimit-Reset-After": left}
        headers |= {"X-RateLimit-Bucket": f"{hash(bucket[0]) & 0xFFFFFFFF:08x}"}
        if used > limit:
            raise _too_many(wait, headers)
        return headers

    # ---- the application ---------------------------------------------------------------------------------------

    @on("GET", "/users/@me")
    def me(self, call: Call) -> Json:
        return self.discord.bot | {"mfa_enabled": True, "locale": "en-US", "verified": True, "email": None}

    @on("GET", "/oauth2/applications/@me", "/applications/@me")
    def application(self, call: Call) -> Json:
        bot, owner = self.discord.bot, self.discord.owner
        return blank("application", id=bot["id"], name=bot["username"], bot=bot, owner=owner)

    @on("GET", "/gateway", "/gateway/bot")
    def gateway(self, call: Call) -> Json:
        limit = {"total": 1000, "remaining": 999, "reset_after": 86400000, "max_concurrency": 1}
        about = {"shards": self.discord.gateway.shards, "session_start_limit": limit}
        return {"url": self.discord.gateway.url} | (about if call.path.endswith("/bot") else {})

    @on("GET", "/users/{user_id}")
    def user(self, call: Call) -> Json:
        return _known(self.discord.users, call.values["user_id"], 10013, "Unknown User")

    @on("POST", "/users/@me/channels")
    def open_dm(self, call: Call) -> Json:
        return self.discord.dm(str(call.body["recipient_id"]))

    @on("GET", "/guilds/{guild_id}")
    def guild(self, call: Call) -> Json:
        return _known(self.discord.guilds, call.values["guild_id"], 10004, "Unknown Guild")

    @on("GET", "/guilds/{guild_id}/members/{user_id}")
    def member(self, call: Call) -> Json:
        user = _known(self.discord.users, call.values["user_id"], 10007, "Unknown Member")
        if user["id"] in self.discord.absent[self.guild(call)["id"]]:
            raise Refused(404, 10007, "Unknown Member")
        return self.discord.member(user)

    @on("GET", "/guilds/{guild_id}/members")
    def members(self, call: Call) -> list[Json]:
        absent = self.discord.absent[self.guild(call)["id"]]
        if "GUILD_MEMBERS" not in self.discord.gateway.privileged:
            raise Refused(403, 50001, "Missing Access")
        users = [user for user in self.discord.users.values() if user["id"] not in absent]
        return [self.discord.member(user) for user in users][: int(call.query.get("limit", 1))]

    @on("GET PUT POST", GLOBAL, GUILD)
    def commands(self, call: Call) -> list[Json] | tuple[int, Json]:
        known = self.discord.commands[call.values.get("guild_id", "")]
        if call.method == "PUT":
            known[:] = [self._register(call, body, known) for body in call.body]
        if call.method != "POST":
            return known
        command = self._register(call, call.body, known)
        others = [c for c in known if c["id"] != command["id"]]
        status = 201 if len(others) == len(known) else 200
        known[:] = [*others, command]
        return status, command

    @on("GET PATCH DELETE", GLOBAL + "/{command_id}", GUILD + "/{command_id}")
    def command(self, call: Call) -> Json | None:
        known = self.discord.commands[call.values.get("guild_id", "")]
        command = _known({c["id"]: c for c in known}, call.values["command_id"], 10063, "Unknown application command")
        if call.method == "PATCH":
            command |= call.body | {"version": self.discord.snowflake()}
        if call.method == "DELETE":
            known.remove(command)
        return command if call.method != "DELETE" else None

    def _register(self, call: Call, body: Json, known: list[Json]) -> Json:
        """A command replaces the one of its scope, type and name, and keeps the id."""
        command = blank("command", **{k: v for k, v in body.items() if v is not None})
        version, permissions = self.discord.snowflake(), command["default_member_permissions"]
        same = [c["id"] for c in known if (c["name"], c["type"]) == (command["name"], command["type"])]
        command |= {k: v for k, v in call.values.items() if k in ("application_id", "guild_id")}
        command |= {"id": same[0] if same else version, "version": version}
        return command | {"default_member_permissions": None if permissions is None else str(permissions)}

    # ---- interactions ------------------------------------------------------------------------------------------

    @on("POST", limits.CALLBACK)
    def callback(self, call: Call) -> Json | None:
        discord, kind, data = self.discord, call.body["type"], call.body.get("data") or {}
        it = discord.interactions.get(call.values["interaction_token"])
        if it is None or it.id != call.values["interaction_id"] or (it.callback is None and discord.too_late(it)):
            raise Refused(404, 10062, "Unknown interaction")
        if it.callback is not None:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        if kind not in CALLBACKS[it.type] or (kind in (6, 7) and it.source is None):
            discord.violations.append(f"{call}: callback type {kind} does not answer an interaction of type {it.type}")
            raise Refused(400, 50035, "Invalid Form Body")
        if kind == 7 and it.source:
            discord.message(it.source.data["channel_id"], it.source.data["id"])  # or it is refused as unknown
        it.callback, it.data, it.seconds = kind, data, time.monotonic() - it.began
        it.acknowledged.set()
        if kind in (4, 5):
            extra = {"type": 20 if it.type == 2 else 19, "interaction_metadata": it.metadata()}
            extra |= {"interaction": {"id": it.id, "type": 2, "name": it.name, "user": it.user}} if it.type == 2 else {}
            extra |= {"message_reference": _reference(it.source.data)} if it.source else {}
            flags = (data.get("flags") or 0) | (LOADING if kind == 5 else 0)
            it.original = self._reply(it, data | {"flags": flags}, call.files, **extra)
        elif kind in (6, 7) and it.source:
            it.original = it.source
            if kind == 7:
                discord.edit(it.source, data, call.files, USER_MENTIONS)
        if call.query.get("with_response") not in ("1", "true"):
            return None
        about: Json = {"id": it.id, "type": it.type}
        if it.original:
            flags = it.original.data["flags"]
            about |= {"response_message_id": it.original.data["id"], "response_message_loading": bool(flags & LOADING)}
            about |= {"response_message_ephemeral": bool(flags & EPHEMERAL)}
        shown = {"resource": {"type": kind, "message": it.original.data}} if it.original and kind in (4, 7) else {}
        return {"interaction": about} | shown

    def _reply(self, it: Interaction, body: Json, files: dict[str, File], **extra: Any) -> Message:
        viewer = it.user["id"] if (body.get("flags") or 0) & EPHEMERAL else None
        extra |= {"application_id": self.discord.app_id, "webhook_id": self.discord.app_id}
        return self.discord.post(it.channel, body, files, viewer=viewer, parse=USER_MENTIONS, **extra)

    def _hook(self, call: Call) -> Interaction:
        it = self.discord.interactions.get(call.values["webhook_token"])
        if it is None or self.discord.clock.now() - it.created > self.discord.token_life:
            raise Refused(401, 50027, "Invalid Webhook Token")
        if it.callback is None:
            raise Refused(404, 10015, "Unknown Webhook")
        return it

    def _hook_message(self, call: Call) -> Message:
        it, wanted = self._hook(call), call.values.get("message_id")
        for message in [it.original, *it.followups] if wanted else [it.original]:
            if message and wanted in (None, message.data["id"]):
                return self.discord.message(message.data["channel_id"], message.data["id"])
        raise Refused(404, 10008, "Unknown Message")

    @on("POST", HOOK)
    def follow_up(self, call: Call) -> Json:
        it = self._hook(call)
        if it.original and it.original.data["flags"] & LOADING:  # documented: this ends the deferral
            flags = (call.body.get("flags") or 0) & COMPONENTS_V2
            self.discord.edit(it.original, call.body | {"flags": flags}, call.files, USER_MENTIONS)
            return it.original.data
        it.followups.append(self._reply(it, call.body, call.files))
        return it.followups[-1].data

    @on("GET PATCH DELETE", HOOK + "/messages/@original", HOOK + "/messages/{message_id}")
    def reply(self, call: Call) -> Json | None:
        return self._serve(call, self._hook_message(call), USER_MENTIONS)

    # ---- channels ----------------------------------------------------------------------------------------------

    def _channel(self, call: Call, *permissions: str) -> Json:
        channel = self.discord.channel(call.values["channel_id"])
        self.discord.require(channel, *permissions)
        return channel

    def _message(self, call: Call, *permissions: str) -> Message:
        self._channel(call, *permissions)
        message = self.discord.message(call.values["channel_id"], call.values["message_id"])
        if message.viewer:  # ephemeral messages exist for their webhook only
            raise Refused(404, 10008, "Unknown Message")
        return message

    @on("GET PATCH DELETE", CHANNEL)
    def channel(self, call: Call) -> Json:
        channel = self._channel(call)
        is_thread, state = channel["type"] in THREADS, channel.get("thread_metadata", {})
        if call.method == "DELETE" or (call.method == "PATCH" and not is_thread):
            self.discord.require(channel, "MANAGE_THREADS" if is_thread else "MANAGE_CHANNELS")
        if call.method == "DELETE":
            self.discord.delete_channel(channel)
        if call.method == "PATCH":
            state |= {k: v for k, v in call.body.items() if k in state}
            channel |= {k: v for k, v in call.body.items() if k not in state}
            self.discord.announce("UPDATE", channel)
        return channel

    @on("GET POST", CHANNEL + "/messages")
    def messages(self, call: Call) -> Json | list[Json]:
        channel, query = self._channel(call), call.query
        if call.method == "POST":
            return self._create_message(channel, call)
        shown = [m.data for m in self.discord.messages[channel["id"]].values() if not m.viewer]
        shown = [] if "READ_MESSAGE_HISTORY" in self.discord.lacking(channel) else shown
        shown = [m for m in shown if int(query.get("after", 0)) < int(m["id"]) < int(query.get("before", 1 << 63))]
        count = int(query.get("limit", 50))
        return (shown[:count] if "after" in query else shown[-count:])[::-1]

    def _create_message(self, channel: Json, call: Call) -> Json:
        if known := self._sent_before(channel, call):
            return known.data
        thread, extra = channel.get("thread_metadata"), dict[str, Any]()
        needed = {"ATTACH_FILES": call.files, "EMBED_LINKS": call.body.get("embeds")}
        needed |= {"SEND_MESSAGES_IN_THREADS" if thread else "SEND_MESSAGES": True}
        self.discord.require(channel, *(permission for permission, part in needed.items() if part))
        if thread and thread["locked"]:
            raise Refused(400, 50083, "Thread is archived")
        if thread:
            thread["archived"] = False
            channel |= {k: channel[k] + 1 for k in ("message_count", "total_message_sent")}
        if reference := call.body.get("message_reference"):
            replied_to = self.discord.message(channel["id"], str(reference["message_id"])).data
            extra = {"type": 19, "message_reference": _reference(replied_to)}
        message = self.discord.post(channel, call.body, call.files, **extra)
        if nonce := call.body.get("nonce"):
            self.discord.nonces[channel["id"], str(nonce)] = (self.discord.clock.now(), message)
        return message.data

    def _sent_before(self, channel: Json, call: Call) -> Message | None:
        """The message of the last minutes with the same nonce, where the bot has asked for that check."""
        nonce = call.body.get("nonce") if call.body.get("enforce_nonce") else None
        sent, message = self.discord.nonces.get((channel["id"], str(nonce)), (0.0, None))
        return message if message and self.discord.clock.now() - sent < NONCE_MEMORY else None

    @on("GET PATCH DELETE", MESSAGE)
    def message(self, call: Call) -> Json | None:
        if call.method == "PATCH" and self._channel(call).get("thread_metadata", {}).get("archived"):
            raise Refused(400, 50083, "Thread is archived")
        needed = ["READ_MESSAGE_HISTORY"] if call.method == "GET" else []
        return self._serve(call, self._message(call, *needed), ALL_MENTIONS)

    def _serve(self, call: Call, message: Message, parse: tuple[str, ...]) -> Json | None:
        if call.method == "DELETE":
            self.discord.delete_message(message)
            return None
        if call.method == "PATCH":
            self.discord.edit(message, call.body, call.files, parse)
        return message.data

    @on("POST", CHANNEL + "/typing")
    def typing(self, call: Call) -> None:
        self.discord.typing[self._channel(call, "SEND_MESSAGES")["id"]] = time.monotonic() + TYPING

    @on("PUT DELETE", CHANNEL + "/messages/pins/{message_id}", CHANNEL + "/pins/{message_id}")
    def pin(self, call: Call) -> None:
        data = self._message(call, "PIN_MESSAGES").data
        data["pinned"] = call.method == "PUT"
        if data["pinned"]:  # everybody is told
            self.discord.post(self._channel(call), {}, type=6, message_reference=_reference(data))

    @on("PUT DELETE", MESSAGE + "/reactions/{emoji_name}/@me")
    def react(self, call: Call) -> None:
        needed = ["ADD_REACTIONS", "READ_MESSAGE_HISTORY"] if call.method == "PUT" else []
        data, (name, _, emoji_id) = self._message(call, *needed).data, call.values["emoji_name"].partition(":")
        others = [r for r in data.get("reactions", []) if r["emoji"]["name"] != name]
        mine = blank("reaction", emoji={"id": emoji_id or None, "name": name})
        data["reactions"] = [*others, mine] if call.method == "PUT" else others

    @on("POST", CHANNEL + "/threads", MESSAGE + "/threads")
    def start_thread(self, call: Call) -> tuple[int, Json]:
        starter = self._message(call) if "message_id" in call.values else None
        channel = self._channel(call)
        with_starter = ANNOUNCEMENT_THREAD if channel["type"] == ANNOUNCEMENTS else PUBLIC_THREAD
        kind = with_starter if starter else call.body.get("type") or PRIVATE_THREAD  # the documented default
        parent = self._channel(call, f"CREATE_{'PRIVATE' if kind == PRIVATE_THREAD else 'PUBLIC'}_THREADS")
        minutes = call.body.get("auto_archive_duration") or 4320
        return 201, self.discord.start_thread(parent, call.body["name"], kind, minutes, starter)

    @on("PUT DELETE", CHANNEL + "/thread-members/{user_id}", CHANNEL + "/thread-members/@me")
    def thread_member(self, call: Call) -> None:
        members = self.discord.thread_members[self._channel(call)["id"]]
        change = members.add if call.method == "PUT" else members.discard
        change(call.values.get("user_id", self.discord.app_id))


def _too_many(wait: float, headers: dict[str, str]) -> Refused:
    headers |= {"Retry-After": str(int(wait) + 1), "X-RateLimit-Scope": "user"}
    return Refused(429, 0, "You are being rate limited.", headers, retry_after=wait, **{"global": False})


def _reference(message: Json) -> Json:
    return {"type": 0, "channel_id": message["channel_id"], "message_id": message["id"]}


def _known(things: dict[str, Json], key: str, code: int, text: str) -> Json:
    if key not in things:
        raise Refused(404, code, text)
    return things[key]
