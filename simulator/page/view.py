"""A person's view as values for the page's scripts: messages, places, people, commands.

Markdown texts come as HTML. All other texts are plain, and the scripts never treat them as HTML.
"""

from collections.abc import Iterator
from typing import Any

from simulator import api
from simulator.api import Json
from simulator.page.markdown import to_html
from simulator.people import Person
from simulator.service.server import Discord
from simulator.world.messages import Message

SHOWN = 80
"""The largest number of shown messages in a channel."""


class View:
    """Views of a simulated Discord; an unchanged message comes from a cache."""

    def __init__(self, discord: Discord) -> None:
        self._discord = discord
        self._drawn: dict[str, tuple[tuple[Any, ...], Json]] = {}

    # ---- messages

    def messages(self, person: Person, channel: Json) -> list[Json]:
        """Return the newest visible messages of a channel, oldest first; an unchanged message is the same object."""
        if not self._discord.enters(channel, person.id):
            return []
        found = [m for m in self._discord.messages[channel["id"]].values() if m.viewer in (None, person.id)]
        return [self._message(m) for m in found[-SHOWN:]]

    def _message(self, message: Message) -> Json:
        data = message.data
        begun = data["message_reference"]["channel_id"] if data["type"] == api.THREAD_CREATED else None
        thread = self._discord.channels.get(begun or (data["id"] if data["flags"] & api.HAS_THREAD else ""))
        # Every write makes a new list of attachments. The cache holds a reference, so no other list gets the same id.
        state = (data["attachments"], data["flags"], data["content"], thread and thread["name"])
        known = self._drawn.get(data["id"])
        if known is None or known[0][0] is not state[0] or known[0][1:] != state[1:]:
            known = self._drawn[data["id"]] = state, self._draw(data, thread)
        return known[1]

    def _draw(self, data: Json, thread: Json | None) -> Json:
        flags, about = data["flags"], data.get("interaction_metadata") or {}
        return {
            "id": data["id"],
            "type": data["type"],
            "author": _name(data["author"]),
            "authorId": data["author"]["id"],
            "isBot": bool(data["author"].get("bot")),
            "sent": data["timestamp"],
            "edited": bool(data["edited_timestamp"]),
            "isPrivate": bool(flags & api.EPHEMERAL),
            "isThinking": bool(flags & api.LOADING),
            "askedBy": _name(about["user"]) if about.get("type") == api.COMMAND else None,
            "command": (data.get("interaction") or {}).get("name"),
            "mentions": [user["id"] for user in data["mentions"]],
            "html": self.html(data["content"]),
            "media": [
                self._medium(a, a | {"spoiler": a["filename"].startswith("SPOILER_")}) for a in data["attachments"]
            ],
            "embeds": [self._embed(e) for e in data["embeds"]],
            "components": [self.component(c) for c in data["components"]],
            "thread": thread and {"id": thread["id"], "name": thread["name"]},
        }

    def html(self, text: str) -> str:
        return to_html(text, self._named) if text else ""

    def _named(self, kind: str, key: str) -> str | None:
        discord = self._discord
        if kind == "user":
            return _name(discord.users[key]) if key in discord.users else None
        if kind == "role":
            roles = (role for guild in discord.guilds.values() for role in guild["roles"])
            return next((role["name"] for role in roles if role["id"] == key), None)
        channel = discord.channels.get(key) if kind == "channel" else None
        return channel.get("name") if channel else None

    def component(self, c: Json) -> Json:
        """Return a component with the HTML of its texts, and with addresses for the page."""
        drawn = c | {key: [self.component(x) for x in c[key]] for key in ("components",) if c.get(key)}
        for key in ("accessory", "component"):
            if c.get(key):
                drawn[key] = self.component(c[key])
        if c["type"] == api.TEXT_DISPLAY:
            drawn["html"] = self.html(c["content"])
        elif c["type"] == api.GALLERY:
            drawn["media"] = [self._medium(i["media"], i) for i in c["items"]]
        elif c["type"] in (api.THUMBNAIL, api.FILE):
            drawn["media"] = self._medium(c.get("media") or c["file"], c)
        return drawn

    def _medium(self, media: Json, about: Json) -> Json:
        name = media.get("filename") or media["url"].rsplit("/", 1)[-1]
        kind = media.get("content_type") or ""
        return {
            "url": media["url"].removeprefix(self._discord.base_url),
            "name": name,
            "isPicture": kind.startswith("image/") or not kind,
            "size": media.get("size"),
            "width": media.get("width"),
            "height": media.get("height"),
            "alt": about.get("description") or "",
            "spoiler": bool(about.get("spoiler")),
        }

    def _embed(self, embed: Json) -> Json:
        lines = [embed[key] for key in ("title", "description") if embed.get(key)]
        lines += [f"**{field['name']}**\n{field['value']}" for field in embed.get("fields") or []]
        media = [self._medium(embed[k], {}) for k in ("image", "thumbnail") if embed.get(k)]
        return {"color": embed.get("color"), "html": self.html("\n".join(lines)), "media": media}

    # ---- places

    def places(self, person: Person, shown: str = "") -> Iterator[Json]:
        """Yield the channels of all servers, each followed by its threads, and then the conversation with the bot.

        An archived thread is listed only while it is `shown`, given by its id.
        """
        channels = list(self._discord.channels.values())
        for guild in self._discord.guilds.values():
            for channel in (c for c in channels if c.get("guild_id") == guild["id"] and c["type"] not in api.THREADS):
                yield _place(channel, guild["name"])
                threads = [t for t in channels if t.get("parent_id") == channel["id"] and t["type"] in api.THREADS]
                for thread in threads:
                    is_listed = thread["id"] == shown or not thread["thread_metadata"]["archived"]
                    if is_listed and self._discord.enters(thread, person.id):
                        yield _place(thread, guild["name"]) | {"isThread": True}
        yield _place(self._discord.dm(person.id), "") | {"name": _name(self._discord.bot), "isDm": True}

    # ---- commands

    def commands(self, person: Person, channel: Json) -> Json:
        """Return the slash commands offered in a channel, sorted, and the commands of people's menus."""
        slash = sorted(
            (leaf for c in person.offered(channel) for leaf in _leaves(person, [c])), key=lambda c: c["shown"]
        )
        return {"slash": slash, "user": [_named_for(person, c) for c in person.offered(channel, api.USER_COMMAND)]}


def _name(user: Json) -> str:
    return str(user.get("global_name") or user["username"])


def _place(channel: Json, server: str) -> Json:
    return {"id": channel["id"], "name": channel.get("name"), "server": server, "isThread": False, "isDm": False}


def _named_for(person: Person, named: Json) -> Json:
    """Return the name of a command, an option or a choice, and the localized name."""
    name, shown = person.names_of(named)
    description = (named.get("description_localizations") or {}).get(person.locale) or named.get("description") or ""
    return {"name": name, "shown": shown, "description": description}


def _leaves(person: Person, path: list[Json]) -> Iterator[Json]:
    """Yield the callable commands: the last element of the path, or its subcommands."""
    inner = path[-1].get("options") or []
    if any(option["type"] in (api.SUBCOMMAND, api.GROUP) for option in inner):
        for option in inner:
            yield from _leaves(person, [*path, option])
        return
    names = [_named_for(person, step) for step in path]
    yield {
        "id": path[0]["id"],
        "name": " ".join(n["name"] for n in names),
        "shown": " ".join(n["shown"] for n in names),
        "description": names[-1]["description"],
        "options": [_option(person, option) for option in inner],
    }


def _option(person: Person, option: Json) -> Json:
    choices = [_named_for(person, c) | {"value": c["value"]} for c in option.get("choices") or []]
    about = {"required": bool(option.get("required")), "suggests": bool(option.get("autocomplete"))}
    return _named_for(person, option) | {"type": option["type"], "choices": choices} | about
