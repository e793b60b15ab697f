"""Messages and their files, as sent, edited and returned by the API."""

import json
import mimetypes
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import inf
from typing import Any, Final, NamedTuple

from simulator import api
from simulator.api import Json, Refused, blank, texts, walk
from simulator.world.clock import Clock
from simulator.world.threads import Threads

ALL_MENTIONS: Final = ("users", "roles", "everyone")  # the default without allowed_mentions (resources/message)
USER_MENTIONS: Final = ("users",)  # the default for replies to interactions
_DEFAULTS: Final[Mapping[int, Json]] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in api.SELECTS},
    api.THUMBNAIL: {"description": None, "spoiler": False},
    api.FILE: {"name": None, "size": None, "spoiler": False},
    api.SEPARATOR: {"spacing": 1, "divider": True},
    api.CONTAINER: {"accent_color": None, "spoiler": False},
}
_KEPT_FLAGS: Final = api.EPHEMERAL | api.COMPONENTS_V2 | api.HAS_THREAD | api.SUPPRESS_NOTIFICATIONS
HOUR: Final = 3600
LATE_EDITS: Final = 3  # the assumed limit of edits to messages older than an hour; Discord does not publish the limit


class File(NamedTuple):
    name: str
    data: bytes
    content_type: str = "application/octet-stream"


@dataclass(eq=False)
class Message:
    """A message with its `data` in the API."""

    data: Json
    viewer: str | None = None  # the only viewer of an ephemeral message
    uploads: list[Json] = field(default_factory=list)  # all attachments, including the attachments shown by components
    pinged: set[str] = field(default_factory=set)
    """The notified user ids, or "@everyone", at the creation of the message."""
    reactions: dict[str, list[str]] = field(default_factory=dict)  # the ids of users by emoji
    edits: int = 0  # the number of edits, as edits at the same simulated time have equal timestamps


class Messages(Threads):
    """The messages of all channels by channel id and message id, and the files of the CDN by path."""

    def __init__(self, bot_name: str = "Bot", clock: Clock | None = None) -> None:
        super().__init__(bot_name, clock)
        self.messages: defaultdict[str, dict[str, Message]] = defaultdict(dict)
        self.files: dict[str, File] = {}
        self.typing: dict[str, float] = {}
        """The end of the bot's typing by channel id, in seconds of `time.monotonic`."""
        self.late_seconds: float | None = None
        """In how many seconds a channel takes LATE_EDITS late edits; None lets each message have as many for ever."""
        self.keeps_unlisted = True
        """Whether an answer to a tap keeps the files of its message if it lists none."""
        self._late: defaultdict[str, list[float]] = defaultdict(list)

    def message(self, channel_id: str, message_id: str) -> Message:
        """Return the message. Raises Refused if the message does not exist."""
        if message := self.messages[channel_id].get(message_id):
            return message
        raise Refused(404, 10008, "Unknown Message")

    def post(
        self,
        channel: Json,
        body: Json,
        files: Mapping[str, File] | None = None,
        *,
        viewer: str | None = None,
        parse: tuple[str, ...] = ALL_MENTIONS,
        author: Json | None = None,
        **extra: Any,
    ) -> Message:
        """Post a message by an author, by default the bot.

        `parse` lists the effective mentions for a body without allowed_mentions.
        """
        self.channel(channel["id"])
        ids = {"id": self.snowflake(), "channel_id": channel["id"], "author": author or self.bot}
        message = Message(blank("message", **ids | {"timestamp": self.clock.iso()} | extra), viewer)
        self._apply(message, body, files or {}, parse)
        if not viewer and not message.data["flags"] & api.SUPPRESS_NOTIFICATIONS:
            message.pinged = self._pinged(message.data)
        self.messages[channel["id"]][message.data["id"]] = message
        channel["last_message_id"] = message.data["id"]
        if author is None:
            self.typing.pop(channel["id"], None)
        if channel["type"] in api.THREADS and not viewer and message.data["type"] != api.THREAD_STARTER:
            self._count_in_thread(channel, message.data["author"]["id"])
        self._emit_message("MESSAGE_CREATE", message)
        return message

    def edit(self, message: Message, body: Json, files: Mapping[str, File], parse: tuple[str, ...]) -> None:
        """Edit a message. An edit notifies nobody, not even the end of a deferral (discord-api-docs #4034, #5497)."""
        message.data["flags"] &= ~api.LOADING
        self._apply(message, body, files, parse)
        message.edits += 1
        # Time may stand still, and no two edits have the same time.
        message.data["edited_timestamp"] = self.clock.iso(message.edits)
        self._emit_message("MESSAGE_UPDATE", message)

    def count_edit(self, message: Message) -> None:
        """Count an edit. Raises Refused after too many edits of a message older than an hour."""
        if self.age(message.data["id"]) <= HOUR:
            return
        now, window = self.clock.now(), self.late_seconds
        seconds = inf if window is None else window
        key = message.data["id" if window is None else "channel_id"]
        made = self._late[key] = [each for each in self._late[key] if now - each < seconds]
        if len(made) >= LATE_EDITS:
            text = "Maximum number of edits to messages older than 1 hour reached. Try again later"
            wait = window or 1.0
            raise Refused(429, 30046, text, {"Retry-After": f"{wait:g}"}, retry_after=wait, **{"global": False})
        made.append(now)

    def delete_message(self, message: Message) -> None:
        if self.messages[message.data["channel_id"]].pop(message.data["id"], None):
            for upload in message.uploads:
                self.files.pop(upload["url"].removeprefix(self.base_url), None)
            about = {key: message.data[key] for key in ("id", "channel_id")}
            guild_id = self.channels[message.data["channel_id"]].get("guild_id")
            if not message.viewer:
                self.emit("MESSAGE_DELETE", about | ({"guild_id": guild_id} if guild_id else {}), guild_id)

    def delete_channel(self, channel: Json) -> None:
        super().delete_channel(channel)
        self.messages.pop(channel["id"], None)

    def _emit_message(self, event: str, message: Message) -> None:
        channel = self.channels[message.data["channel_id"]]
        guild_id, place = channel.get("guild_id"), {"channel_type": channel["type"]}
        if not message.viewer:
            self.emit(event, message.data | place | self._place(message.data["author"], guild_id), guild_id)

    def _place(self, author: Json, guild_id: str | None) -> Json:
        """Return the fields of an event about its server and its author there."""
        if guild_id is None or author["id"] not in self.users:  # a webhook is no member
            return {"guild_id": guild_id} if guild_id else {}
        member = {key: value for key, value in self.member(author, guild_id).items() if key != "user"}
        return {"guild_id": guild_id, "member": member}

    def react(self, message: Message, emoji: str, user: Json, *, adds: bool) -> None:
        """Add or remove the reaction of a user; `emoji` is the emoji itself, or NAME:ID."""
        there = message.reactions.setdefault(emoji, [])
        if adds is (user["id"] in there):
            return
        there.append(user["id"]) if adds else there.remove(user["id"])
        if not there:
            del message.reactions[emoji]
        message.data["reactions"] = [self._reaction(*each) for each in message.reactions.items()]
        channel_id = message.data["channel_id"]
        guild_id = self.channels[channel_id].get("guild_id")
        what = {"user_id": user["id"], "message_id": message.data["id"], "channel_id": channel_id}
        what |= {"emoji": _emoji(emoji), "burst": False, "type": 0}
        place = {"guild_id": guild_id} if guild_id else {}
        member = {"member": self.member(user, guild_id)} if adds and guild_id else {}
        self.emit(f"MESSAGE_REACTION_{'ADD' if adds else 'REMOVE'}", what | place | member, guild_id)

    def _reaction(self, emoji: str, users: list[str]) -> Json:
        counts = {"count": len(users), "count_details": {"burst": 0, "normal": len(users)}}
        mine = {"me": self.bot["id"] in users, "me_burst": False, "burst_colors": []}
        return {"emoji": _emoji(emoji)} | counts | mine

    def _count_in_thread(self, thread: Json, author_id: str) -> None:
        self.record_activity(thread)
        if author_id in self.users:
            self.add_to_thread(thread, author_id)
        for count in ("message_count", "total_message_sent"):
            thread[count] += 1

    def _apply(self, message: Message, body: Json, files: Mapping[str, File], parse: tuple[str, ...]) -> None:
        data = message.data
        self._attach(message, body.get("attachments"), files)
        named = {f"attachment://{each['filename']}": each for each in message.uploads}
        if "content" in body:
            data["content"] = body["content"] or ""
        if "embeds" in body:
            data["embeds"] = [self._embed(each, named) for each in body["embeds"] or []]
        if "components" in body:
            taken = {each.get("id") for each in walk(body["components"] or [])}
            ids = iter(number for number in range(1, 1000) if number not in taken)
            data["components"] = [self._component(each, named, ids) for each in body["components"] or []]
        if body.get("flags") is not None:
            data["flags"] = data["flags"] & _KEPT_FLAGS | body["flags"]
        shown = json.dumps([data["components"], data["embeds"]])
        # Attachments shown by a component or an embed are missing in message.attachments (resources/message).
        data["attachments"] = [each for each in message.uploads if each["url"] not in shown]
        allowed = body.get("allowed_mentions")
        self._mention(data, {"parse": parse, "replied_user": True} if allowed is None else allowed)

    def _attach(self, message: Message, listed: list[Json] | None, files: Mapping[str, File]) -> None:
        """Update the attachments: all are kept without a list of attachments, and with a list only the listed ones."""
        about = {str(each["id"]): each for each in listed or []}
        kept = []
        for old in message.uploads:
            if listed is None or old["id"] in about:
                description = about.get(old["id"], {}).get("description")
                kept.append(old | ({"description": description} if description else {}))
            else:
                self.files.pop(old["url"].removeprefix(self.base_url), None)
        for key, file in files.items():
            meta = about.get(key[6:-1], {})
            new = self.upload(message.data["channel_id"], meta.get("filename") or file.name, file.data)
            kept.append(new | ({"description": meta["description"]} if meta.get("description") else {}))
        message.uploads = kept

    def upload(self, folder: str, name: str, data: bytes) -> Json:
        """Store a file on the CDN, and return its attachment."""
        new_id, name = self.snowflake(), safe_name(name)
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        path = f"/attachments/{folder}/{new_id}/{name}"
        self.files[path] = File(name, data, kind)
        url = self.base_url + path
        about = {"id": new_id, "filename": name, "size": len(data), "content_type": kind, "url": url, "proxy_url": url}
        return about | picture_size(data)

    def _media(self, url: str, named: Mapping[str, Json]) -> Json:
        scheme, _, name = url.partition("://")
        shown = named.get(f"{scheme}://{safe_name(name)}" if scheme == "attachment" else url)
        found = shown or {"url": url, "proxy_url": url, "id": None}
        unfurled = {key: found.get(key) for key in ("url", "proxy_url", "content_type", "width", "height")}
        return unfurled | {"id": self.snowflake()} | ({"attachment_id": found["id"]} if found["id"] else {})

    def _component(self, component: Json, named: Mapping[str, Json], ids: Iterator[int]) -> Json:
        """Return a component as Discord returns it: with an id, its defaults, and addresses of attachments."""
        shown = dict(_DEFAULTS.get(component["type"], {})) | _with_emoji(component)
        shown["id"] = shown.get("id") or next(ids)
        for key in {"media", "file"} & shown.keys():
            shown[key] = self._media(shown[key]["url"], named)
        if "options" in shown:
            shown["options"] = [_with_emoji(each) for each in shown["options"]]
        if "items" in shown:
            item = {"description": None, "spoiler": False}
            shown["items"] = [
                item | each | {"media": self._media(each["media"]["url"], named)} for each in shown["items"]
            ]
        if defaults := shown.get("default_values"):
            # A request may give ids as numbers, and Discord shows them as texts.
            shown["default_values"] = [each | {"id": str(each["id"])} for each in defaults]
        if "components" in shown:
            shown["components"] = [self._component(each, named, ids) for each in shown["components"]]
        if "accessory" in shown:
            shown["accessory"] = self._component(shown["accessory"], named, ids)
        return shown

    def _embed(self, embed: Json, named: Mapping[str, Json]) -> Json:
        pictures = {key: embed[key] for key in ("image", "thumbnail") if embed.get(key)}
        return {"type": "rich"} | embed | {key: self._media(each["url"], named) for key, each in pictures.items()}

    def _mention(self, data: Json, allowed: Json) -> None:
        """Update the mentions of a new or edited message. Mentioned users join a thread."""
        text, parse = "\n".join(texts(data)), allowed.get("parse") or []
        channel = self.channels[data["channel_id"]]

        def mentioned(pattern: str, kind: str) -> list[str]:
            found = dict.fromkeys(re.findall(pattern, text))
            return [each for each in found if kind in parse or each in map(str, allowed.get(kind) or [])]

        may_call_all = "everyone" in parse and "MENTION_EVERYONE" not in self.lacking(channel)
        data["mention_everyone"] = may_call_all and bool(re.search("@(everyone|here)", text))
        data["mention_roles"] = [each for each in mentioned(r"<@&(\d+)>", "roles") if self._may_call(each, channel)]
        data["mentions"] = [self.users[each] for each in mentioned(r"<@!?(\d+)>", "users") if each in self.users]
        replied = data.get("referenced_message")
        if replied and allowed.get("replied_user") and replied["author"] not in data["mentions"]:
            data["mentions"].append(replied["author"])
        if channel["type"] in api.THREADS and not data["flags"] & api.EPHEMERAL:
            for user in data["mentions"]:
                if self.is_member(channel["guild_id"], user["id"]):
                    self.add_to_thread(channel, user["id"])

    def _may_call(self, role_id: str, channel: Json) -> bool:
        """Return whether the bot may mention a role that not everybody may mention, or the role is such a role."""
        roles = self.guilds[channel["guild_id"]]["roles"] if channel.get("guild_id") in self.guilds else []
        is_open = any(each["id"] == role_id and each["mentionable"] for each in roles)
        return is_open or "MENTION_EVERYONE" not in self.lacking(channel)

    def _pinged(self, data: Json) -> set[str]:
        users = {user["id"] for user in data["mentions"]}
        users |= {user for role in data["mention_roles"] for user in self.with_role(role)}
        return users | ({"@everyone"} if data["mention_everyone"] else set())


def replying(message: Message) -> Json:
    """Return the fields of a reply to a message. Such a reply mentions the author of the message."""
    reference = {"type": 0, "channel_id": message.data["channel_id"], "message_id": message.data["id"]}
    return {"type": api.REPLY_MESSAGE, "message_reference": reference, "referenced_message": message.data}


def safe_name(name: str) -> str:
    """Return a file's name as stored by Discord, without characters that are unsafe in an address."""
    kept = re.sub(r"[^A-Za-z0-9_.\-]", "", name.replace(" ", "_"))
    return kept.lstrip(".-") or "unknown"


def picture_size(data: bytes) -> Json:
    """Return width and height from the header of a PNG or of an animated WebP."""
    if data[:4] == b"\x89PNG":  # signature, length, "IHDR", width, height
        return {"width": int.from_bytes(data[16:20]), "height": int.from_bytes(data[20:24])}
    if data[8:16] == b"WEBPVP8X":  # "RIFF", length, "WEBP", "VP8X", length, flags, width - 1, height - 1
        return {"width": int.from_bytes(data[24:27], "little") + 1, "height": int.from_bytes(data[27:30], "little") + 1}
    return {}


def _emoji(text: str) -> Json:
    name, _, emoji_id = text.partition(":")
    return {"id": emoji_id or None, "name": name}


def _with_emoji(part: Json) -> Json:
    """Return a component or an option without nulls, and the id of its emoji as text, as browsers round numbers."""
    given = {key: value for key, value in part.items() if value is not None}
    if "emoji" in given:
        emoji = {key: value for key, value in given["emoji"].items() if value is not None}
        given["emoji"] = emoji | ({"id": str(emoji["id"])} if "id" in emoji else {})
    return given
