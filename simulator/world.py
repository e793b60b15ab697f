"""What Discord holds: users, guilds, channels, threads, messages, files, commands, permissions. No sockets here."""

from __future__ import annotations

import copy
import json
import mimetypes
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from .clock import Clock
from .limits import COMPONENTS_V2, EPHEMERAL, LOADING
from .spec import Json

BLANK: Json = json.loads(Path(__file__).with_name("templates.json").read_text(encoding="utf-8"))
EPOCH = 1420070400000
HAS_THREAD = 1 << 5
DM, ANNOUNCEMENTS, ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 1, 5, 10, 11, 12
THREADS = (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
ALL_MENTIONS, USER_MENTIONS = ("users", "roles", "everyone"), ("users",)  # defaults of messages, and of replies
BITS = dict(
    MANAGE_CHANNELS=4, ADD_REACTIONS=6, VIEW_CHANNEL=10, SEND_MESSAGES=11, MANAGE_MESSAGES=13, EMBED_LINKS=14,
    ATTACH_FILES=15, READ_MESSAGE_HISTORY=16, MENTION_EVERYONE=17, USE_EXTERNAL_EMOJIS=18, MANAGE_THREADS=34,
    CREATE_PUBLIC_THREADS=35, CREATE_PRIVATE_THREADS=36, SEND_MESSAGES_IN_THREADS=38, PIN_MESSAGES=51,
)  # fmt: skip
PERMISSIONS = {name: 1 << bit for name, bit in BITS.items()}
DEFAULTS: dict[int, Json] = {kind: {"min_values": 1, "max_values": 1} for kind in (3, 5, 6, 7, 8)}
DEFAULTS |= {11: {"description": None, "spoiler": False}, 13: {"name": None, "size": None, "spoiler": False}}
DEFAULTS |= {14: {"spacing": 1, "divider": True}, 17: {"accent_color": None, "spoiler": False}}


class Refused(Exception):
    """An error answer of Discord: HTTP status, JSON error code and text (topics/opcodes-and-status-codes)."""

    def __init__(self, status: int, code: int, text: str, headers: Json | None = None, **extra: Any) -> None:
        super().__init__(f"{status} {code} {text}")
        self.status, self.code, self.text, self.headers, self.extra = status, code, text, headers or {}, extra


class File(NamedTuple):
    name: str
    data: bytes
    content_type: str


@dataclass(eq=False)
class Message:
    data: Json  # as the API shows it
    viewer: str | None = None  # of an ephemeral message: the only user who sees it
    uploads: list[Json] = field(default_factory=list)  # every attachment, those shown by components included
    pinged: set[str] = field(default_factory=set)  # user ids and "@everyone", notified when it was created
    edits: int = 0  # which tells two edits apart also while the clock stands still


def blank(kind: str, **values: Any) -> Json:
    """A new object of the API with what never varies here filled in."""
    made: Json = copy.deepcopy(BLANK[kind])
    return made | values


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Every component, however deeply nested, in reading order."""
    for c in components:
        yield c
        yield from walk(x for x in [*c.get("components", []), c.get("accessory"), c.get("component")] if x)


def picture_size(data: bytes) -> Json:
    """Width and height as the header of a PNG or of a WebP with several frames says them."""
    if data[:4] == b"\x89PNG":  # signature, length, "IHDR", width, height
        return {"width": int.from_bytes(data[16:20]), "height": int.from_bytes(data[20:24])}
    if data[8:16] == b"WEBPVP8X":  # "RIFF", length, "WEBP", "VP8X", length, flags, width - 1, height - 1
        return {"width": int.from_bytes(data[24:27], "little") + 1, "height": int.from_bytes(data[27:30], "little") + 1}
    return {}


def texts(data: Json) -> list[str]:
    """A message's content and text displays: where a mention can ping."""
    return [t for t in [data["content"], *(c["content"] for c in walk(data["components"]) if c["type"] == 10)] if t]


class World:
    """Changes are told to connected clients by `emit`."""

    def __init__(self, bot_name: str = "Bot", clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.base_url = ""
        self._last_id = 0
        self.users: dict[str, Json] = {}
        self.bot = self.add_user(bot_name, bot=True)
        self.owner = self.add_user("Owner")
        self.app_id: str = self.bot["id"]
        self.guilds: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.messages: defaultdict[str, dict[str, Message]] = defaultdict(dict)
        self.nonces: dict[tuple[str, str], tuple[float, Message]] = {}  # by channel id and nonce: when, and which
        self.commands: defaultdict[str, list[Json]] = defaultdict(list)  # by guild id, global ones under ""
        self.files: dict[str, File] = {}  # by path on the CDN
        self.absent: defaultdict[str, set[str]] = defaultdict(set)  # users who have left, by guild
        self.missing: defaultdict[str, set[str]] = defaultdict(set)  # permissions the bot lacks, by channel
        self.thread_members: defaultdict[str, set[str]] = defaultdict(set)
        self.typing: dict[str, float] = {}  # by channel id: until when (monotonic) the bot is shown typing

    def emit(self, event: str, data: Json, guild_id: str | None = None) -> None:
        """A world without a gateway has nobody to tell."""

    def snowflake(self) -> str:
        """Ascending, each of a millisecond of its own."""
        self._last_id = max(self._last_id + 1, int(self.clock.now() * 1000) - EPOCH)
        return str(self._last_id << 22)

    # ---- people and places -------------------------------------------------------------------------------------

    def add_user(self, name: str, *, bot: bool = False) -> Json:
        names = {"username": name if bot else name.lower(), "global_name": None if bot else name}
        user = blank("user", id=self.snowflake(), bot=bot, discriminator="0001" if bot else "0", **names)
        self.users[user["id"]] = user
        return user

    def member(self, user: Json) -> Json:
        """Everybody is a member of every guild that they have not left."""
        return blank("member", user=user, joined_at=self.clock.iso())

    def leave(self, guild: Json, user: Json) -> None:
        self.absent[guild["id"]].add(user["id"])

    def join(self, guild: Json, user: Json) -> None:
        self.absent[guild["id"]].discard(user["id"])

    def add_guild(self, name: str, *channels: str, locale: str = "en-US", system_channel: str = "") -> Json:
        """A guild with these text channels, to one of which Discord may send its own messages.

        `locale` is its language, which Discord lets only community servers choose.
        """
        guild_id = self.snowflake()
        everyone = blank("role", id=guild_id, permissions=str(sum(PERMISSIONS.values())))
        guild = blank(
            "guild", id=guild_id, name=name, owner_id=self.owner["id"], roles=[everyone], preferred_locale=locale
        )
        self.guilds[guild_id] = guild
        made = [self._make_channel(guild, channel) for channel in channels]
        guild["system_channel_id"] = next((each["id"] for each in made if each["name"] == system_channel), None)
        shown = self.guild_shown(guild, made)
        # A guild that was out of reach and is back says so, one to which the bot is added does not.
        del shown["unavailable"]
        self.emit("GUILD_CREATE", shown, guild_id)
        return guild

    def remove_guild(self, guild: Json) -> None:
        """The bot is thrown out of the guild; its channels are out of reach from now on."""
        self.guilds.pop(guild["id"])
        self.channels = {key: each for key, each in self.channels.items() if each.get("guild_id") != guild["id"]}
        self.emit("GUILD_DELETE", {"id": guild["id"]}, guild["id"])

    def add_channel(self, guild: Json, name: str, kind: int = 0) -> Json:
        channel = self._make_channel(guild, name, kind)
        self.announce("CREATE", channel)
        return channel

    def _make_channel(self, guild: Json, name: str, kind: int = 0) -> Json:
        channel = blank("channel", id=self.snowflake(), type=kind, name=name, guild_id=guild["id"])
        self.channels[channel["id"]] = channel
        return channel

    def guild_create(self, guild: Json) -> Json:
        """What a bot without privileged intents is told: of the members only itself."""
        return self.guild_shown(guild, [c for c in self.channels.values() if c.get("guild_id") == guild["id"]])

    def guild_creates(self, guilds: Iterable[Json]) -> Iterator[Json]:
        """`guild_create` of each, in one pass over all channels: there may be thousands of guilds."""
        channels = defaultdict(list)
        for channel in self.channels.values():
            channels[channel.get("guild_id")].append(channel)
        return (self.guild_shown(guild, channels[guild["id"]]) for guild in guilds)

    def guild_shown(self, guild: Json, mine: Sequence[Json]) -> Json:
        """What a bot is told of a guild with these channels and threads."""
        channels, threads = ([c for c in mine if (c["type"] in THREADS) is kind] for kind in (False, True))
        people = {"members": [self.member(self.bot)], "member_count": len(self.users), "joined_at": self.clock.iso()}
        return guild | blank("guild_create", channels=channels, threads=threads, **people)

    def channel(self, key: str) -> Json:
        """By id or by name."""
        if channel := self.channels.get(key):
            return channel
        for channel in self.channels.values():
            if channel.get("name") == key:
                return channel
        raise Refused(404, 10003, "Unknown Channel")

    def dm(self, user_id: str) -> Json:
        if user_id not in self.users or user_id == self.bot["id"]:
            raise Refused(400, 50007, "Cannot send messages to this user")
        for channel in self.channels.values():
            if channel["type"] == DM and channel["recipients"][0]["id"] == user_id:
                return channel
        channel = blank("dm", id=self.snowflake(), recipients=[self.users[user_id]])
        self.channels[channel["id"]] = channel
        return channel

    def start_thread(self, parent: Json, name: str, kind: int, minutes: int, starter: Message | None = None) -> Json:
        if starter and starter.data["flags"] & HAS_THREAD:
            raise Refused(400, 160004, "A thread has already been created for this message")
        if (kind == ANNOUNCEMENT_THREAD) != (parent["type"] == ANNOUNCEMENTS):
            raise Refused(400, 50024, "Cannot execute action on this channel type")
        thread_id, bot_id = starter.data["id"] if starter else self.snowflake(), self.bot["id"]
        state = {
            "archived": False,
            "locked": False,
            "archive_timestamp": self.clock.iso(),
            "auto_archive_duration": minutes,
        }
        member = {"id": thread_id, "user_id": bot_id, "join_timestamp": self.clock.iso(), "flags": 0}
        place = {"guild_id": parent["guild_id"], "parent_id": parent["id"], "owner_id": bot_id}
        thread = blank("thread", id=thread_id, type=kind, name=name, thread_metadata=state, member=member, **place)
        self.channels[thread_id] = thread
        self.thread_members[thread_id].add(bot_id)
        self.announce("CREATE", thread | {"newly_created": True})
        if starter:
            starter.data |= {"flags": starter.data["flags"] | HAS_THREAD, "thread": thread}
            self._tell("MESSAGE_UPDATE", starter)
        elif kind != PRIVATE_THREAD:
            reference = {"type": 0, "guild_id": parent["guild_id"], "channel_id": thread_id}
            self.post(parent, {"content": name}, type=18, message_reference=reference)
        return thread

    def delete_channel(self, channel: Json) -> None:
        """As a moderator does; threads go with their channel."""
        for thread in [c for c in self.channels.values() if c.get("parent_id") == channel["id"]]:
            self.delete_channel(thread)
        del self.channels[channel["id"]]
        self.messages.pop(channel["id"], None)
        self.announce("DELETE", channel)

    def announce(self, what: str, channel: Json) -> None:
        kind = "THREAD" if channel["type"] in THREADS else "CHANNEL"
        self.emit(f"{kind}_{what}", channel, channel.get("guild_id"))

    # ---- permissions -------------------------------------------------------------------------------------------

    def deny(self, channel: Json, *names: str) -> None:
        """Take permissions (SEND_MESSAGES …) from the bot in a channel and its threads."""
        self._overwrite(channel, self.missing[channel["id"]] | set(names))

    def allow(self, channel: Json, *names: str) -> None:
        self._overwrite(channel, self.missing[channel["id"]] - set(names))

    def _overwrite(self, channel: Json, missing: set[str]) -> None:
        mask = sum(PERMISSIONS[name] for name in missing)
        self.missing[channel["id"]] = missing
        channel["permission_overwrites"] = [{"id": self.bot["id"], "type": 1, "allow": "0", "deny": str(mask)}]
        self.announce("UPDATE", channel)

    def lacking(self, channel: Json) -> set[str]:
        inherited = self.missing[channel["parent_id"]] if channel["type"] in THREADS else set[str]()
        return self.missing[channel["id"]] | inherited

    def app_permissions(self, channel: Json) -> str:
        return str(sum(bit for name, bit in PERMISSIONS.items() if name not in self.lacking(channel)))

    def require(self, channel: Json, *names: str) -> None:
        lacking = self.lacking(channel)
        if "VIEW_CHANNEL" in lacking:
            raise Refused(403, 50001, "Missing Access")
        if lacking & set(names) and channel["type"] == DM:
            raise Refused(403, 50007, "Cannot send messages to this user")
        if lacking & set(names):
            raise Refused(403, 50013, "Missing Permissions")

    # ---- messages ----------------------------------------------------------------------------------------------

    def message(self, channel_id: str, message_id: str) -> Message:
        if message := self.messages[channel_id].get(message_id):
            return message
        raise Refused(404, 10008, "Unknown Message")

    def post(
        self, channel: Json, body: Json, files: Mapping[str, File] | None = None, *,
        viewer: str | None = None, parse: tuple[str, ...] = ALL_MENTIONS, author: Json | None = None, **extra: Any,
    ) -> Message:  # fmt: skip
        """A message, by the bot if no author is named.

        `parse` says which mentions count where the body has no allowed_mentions."""
        self.channel(channel["id"])
        ids = {"id": self.snowflake(), "channel_id": channel["id"], "author": author or self.bot}
        message = Message(blank("message", **ids, timestamp=self.clock.iso(), **extra), viewer)
        self._apply(message, body, files or {}, parse)
        if not viewer:
            message.pinged = {u["id"] for u in message.data["mentions"]}
            message.pinged |= {"@everyone"} if message.data["mention_everyone"] else set()
        self.messages[channel["id"]][message.data["id"]] = message
        if author is None:
            self.typing.pop(channel["id"], None)
        channel["last_message_id"] = message.data["id"]
        self._tell("MESSAGE_CREATE", message)
        return message

    def edit(self, message: Message, body: Json, files: Mapping[str, File], parse: tuple[str, ...]) -> None:
        """Nobody is notified of mentions in an edit, the end of a deferral included (discord-api-docs #4034, #5497)."""
        message.data["flags"] &= ~LOADING
        self._apply(message, body, files, parse)
        message.data["edited_timestamp"] = self.clock.iso()
        message.edits += 1
        self._tell("MESSAGE_UPDATE", message)

    def delete_message(self, message: Message) -> None:
        if self.messages[message.data["channel_id"]].pop(message.data["id"], None):
            self._tell("MESSAGE_DELETE", message)

    def _tell(self, event: str, message: Message) -> None:
        guild_id = self.channels[message.data["channel_id"]].get("guild_id")
        if not message.viewer:
            self.emit(event, message.data | ({"guild_id": guild_id} if guild_id else {}), guild_id)

    def _apply(self, message: Message, body: Json, files: Mapping[str, File], parse: tuple[str, ...]) -> None:
        data = message.data
        self._attach(message, body.get("attachments"), files)
        named = {f"attachment://{a['filename']}": a for a in message.uploads}
        if "content" in body:
            data["content"] = body["content"] or ""
        if "embeds" in body:
            data["embeds"] = [self._embed(e, named) for e in body["embeds"] or []]
        if "components" in body:
            taken = {c.get("id") for c in walk(body["components"] or [])}
            ids = iter(n for n in range(1, 1000) if n not in taken)
            data["components"] = [self._component(c, named, ids) for c in body["components"] or []]
        if body.get("flags") is not None:
            data["flags"] = data["flags"] & (EPHEMERAL | COMPONENTS_V2 | HAS_THREAD) | body["flags"]
        shown = json.dumps([data["components"], data["embeds"]])
        # An attachment that a component or an embed shows does not stand in message.attachments (resources/message).
        data["attachments"] = [a for a in message.uploads if a["url"] not in shown]
        allowed = body.get("allowed_mentions")
        self._mention(data, {"parse": parse} if allowed is None else allowed)

    def _attach(self, message: Message, listed: list[Json] | None, files: Mapping[str, File]) -> None:
        """Without a list of attachments everything is kept; with one, only what it lists."""
        about = {str(a["id"]): a for a in listed or []}
        kept = []
        for old in message.uploads:
            if listed is None or old["id"] in about:
                kept.append(old | {k: v for k, v in about.get(old["id"], {}).items() if k == "description" and v})
            else:
                del self.files[old["url"].removeprefix(self.base_url)]
        for key, file in files.items():
            meta = about.get(key[6:-1], {})
            new = self.upload(message.data["channel_id"], meta.get("filename") or file.name, file.data)
            kept.append(new | ({"description": meta["description"]} if meta.get("description") else {}))
        message.uploads = kept

    def upload(self, folder: str, name: str, data: bytes) -> Json:
        """A file on the CDN, and the attachment that stands for it."""
        new_id, kind = self.snowflake(), mimetypes.guess_type(name)[0] or "application/octet-stream"
        path = f"/attachments/{folder}/{new_id}/{name}"
        self.files[path] = File(name, data, kind)
        address = {"url": self.base_url + path, "proxy_url": self.base_url + path}
        about = {"id": new_id, "filename": name, "size": len(data), "content_type": kind} | address
        return about | picture_size(data)

    def _media(self, url: str, named: dict[str, Json]) -> Json:
        a = named.get(url, {"url": url, "proxy_url": url, "id": None})
        unfurled = {k: a.get(k) for k in ("url", "proxy_url", "content_type", "width", "height")}
        return unfurled | {"id": self.snowflake()} | ({"attachment_id": a["id"]} if a["id"] else {})

    def _component(self, c: Json, named: dict[str, Json], ids: Iterator[int]) -> Json:
        """As Discord gives it back: with an id, with its defaults, with attachment:// addresses resolved."""
        c = DEFAULTS.get(c["type"], {}) | {k: v for k, v in c.items() if v is not None}
        c["id"] = c.get("id") or next(ids)
        for key in {"media", "file"} & c.keys():
            c[key] = self._media(c[key]["url"], named)
        if "items" in c:
            item = {"description": None, "spoiler": False}
            c["items"] = [item | i | {"media": self._media(i["media"]["url"], named)} for i in c["items"]]
        if "components" in c:
            c["components"] = [self._component(x, named, ids) for x in c["components"]]
        if "accessory" in c:
            c["accessory"] = self._component(c["accessory"], named, ids)
        return c

    def _embed(self, embed: Json, named: dict[str, Json]) -> Json:
        pictures = {k: embed[k] for k in ("image", "thumbnail") if embed.get(k)}
        return {"type": "rich"} | embed | {k: self._media(p["url"], named) for k, p in pictures.items()}

    def _mention(self, data: Json, allowed: Json) -> None:
        text, parse = "\n".join(texts(data)), allowed.get("parse") or []

        def mentioned(pattern: str, kind: str) -> list[str]:
            found = dict.fromkeys(re.findall(pattern, text))
            return [i for i in found if kind in parse or i in map(str, allowed.get(kind) or [])]

        may = "everyone" in parse and "MENTION_EVERYONE" not in self.lacking(self.channels[data["channel_id"]])
        data["mention_everyone"] = may and bool(re.search("@(everyone|here)", text))
        data["mention_roles"] = mentioned(r"<@&(\d+)>", "roles")
        data["mentions"] = [self.users[i] for i in mentioned(r"<@!?(\d+)>", "users") if i in self.users]
