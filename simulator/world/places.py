"""The users, servers, members, roles and channels of the simulated Discord."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime

from simulator import api
from simulator.api import Json, Refused, blank
from simulator.world import permissions as may
from simulator.world.clock import Clock
from simulator.world.hidden import SHAPES
from simulator.world.permissions import ORDINARY, PERMISSIONS, bits

_TEMPLATES = {api.VOICE: "voice", **dict.fromkeys(api.POSTS_ONLY, "forum")}


class Places:
    """Users, servers and channels as in the API; `emit` sends changes to connected clients."""

    def __init__(self, bot_name: str = "Bot", clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.base_url = ""
        self._last_id = 0
        self.users: dict[str, Json] = {}
        self.guilds: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self._out_of_reach: dict[str, Json] = {}  # channels of servers that removed the bot
        self.bot = self.add_user(bot_name, bot=True)
        self.owner = self.add_user("Owner")
        self.app_id: str = self.bot["id"]
        self.standing: dict[str, int] = {}
        """The permissions of a user on every server, unless a channel has an overwrite; by default `ORDINARY`."""
        self.absent: set[tuple[str, str]] = set()
        """Pairs of a server and a user who has left the server. All other users are members."""
        self._timed_out: dict[tuple[str, str], float] = {}
        self.without_bot: set[str] = set()  # servers without the bot
        self.installed_by: set[str] = set()  # users with the application installed for themselves
        self.hidden_shape = SHAPES["reduced"]  # the shape of channels hidden from the bot
        self._roles: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
        self._dms: dict[str, Json] = {}
        self._denied_dms: defaultdict[str, set[str]] = defaultdict(set)

    def emit(self, event: str, data: Json, guild_id: str | None = None) -> None:
        """Send an event to connected clients; a subclass with a gateway overrides this method."""

    def snowflake(self) -> str:
        """Return a new id. Ids ascend, and each id has a millisecond of its own."""
        self._last_id = max(self._last_id + 1, int(self.clock.now() * 1000) - api.EPOCH)
        return str(self._last_id << 22)

    def age(self, snowflake: str) -> float:
        return self.clock.now() - ((int(snowflake) >> 22) + api.EPOCH) / 1000

    # ---- people

    def add_user(self, name: str, *, bot: bool = False) -> Json:
        called = {"username": name if bot else name.lower(), "global_name": None if bot else name}
        user = blank("user", id=self.snowflake(), bot=bot, discriminator="0001" if bot else "0", **called)
        self.users[user["id"]] = user
        return user

    def rename(self, user_id: str, name: str) -> None:
        self.users[user_id] |= {"username": name.lower(), "global_name": name}

    def member(self, user: Json, guild_id: str = "") -> Json:
        roles = list(self._roles.get((guild_id, user["id"]), ()))
        ends = self._timed_out.get((guild_id, user["id"]))
        # The time stays there when it has passed, and Discord sends no event then (discord-api-docs #4269).
        until = None if ends is None else datetime.fromtimestamp(ends, UTC).isoformat()
        joined = self.clock.iso()
        return blank("member", user=user, joined_at=joined, roles=roles, communication_disabled_until=until)

    def time_out(self, guild: Json, seconds: float, user_id: str | None = None) -> None:
        """Put the bot or a user in time-out on a server, as a moderator does; 0 seconds end it."""
        who = user_id or self.bot["id"]
        self._timed_out[guild["id"], who] = self.clock.now() + seconds
        member = self.member(self.users[who], guild["id"]) | {"guild_id": guild["id"]}
        self.emit("GUILD_MEMBER_UPDATE", member, guild["id"])

    def is_timed_out(self, guild_id: str, user_id: str) -> bool:
        return self._timed_out.get((guild_id, user_id), 0) > self.clock.now()

    def is_member(self, guild_id: str, user_id: str) -> bool:
        if user_id == self.bot["id"]:
            return guild_id not in self.without_bot
        return (guild_id, user_id) not in self.absent

    def leave(self, guild: Json, user_id: str) -> None:
        self.absent.add((guild["id"], user_id))
        self.emit("GUILD_MEMBER_REMOVE", {"guild_id": guild["id"], "user": self.users[user_id]}, guild["id"])

    def join(self, guild: Json, user_id: str) -> None:
        self.absent.discard((guild["id"], user_id))
        member = self.member(self.users[user_id], guild["id"])
        self.emit("GUILD_MEMBER_ADD", member | {"guild_id": guild["id"]}, guild["id"])

    # ---- servers

    def add_guild(
        self, name: str, *channels: str, locale: str = "en-US", system_channel: str = "", with_bot: bool = True
    ) -> Json:
        """Create a server with text channels; `system_channel` names the channel for Discord's own messages.

        `locale` is the language of the server; on Discord only community servers can choose their language.
        """
        guild_id = self.snowflake()
        everyone = blank("role", id=guild_id, permissions=str(ORDINARY))
        about = {"owner_id": self.owner["id"], "roles": [everyone], "preferred_locale": locale}
        guild = self.guilds[guild_id] = blank("guild", id=guild_id, name=name, **about)
        made = [self._make_channel(guild, channel) for channel in channels]
        guild["system_channel_id"] = next((each["id"] for each in made if each["name"] == system_channel), None)
        if with_bot:
            role = self._make_role(guild, self.bot["username"], may.OF_BOT)
            self._roles[guild_id, self.app_id].append(role["id"])
            self._show_new(guild, made)
        else:
            self.without_bot.add(guild_id)
        return guild

    def remove_guild(self, guild: Json) -> None:
        """Remove the bot from a server; the channels are out of reach until `return_guild`."""
        self.guilds.pop(guild["id"])
        self._out_of_reach |= {key: each for key, each in self.channels.items() if each.get("guild_id") == guild["id"]}
        self.channels = {key: each for key, each in self.channels.items() if key not in self._out_of_reach}
        self.emit("GUILD_DELETE", {"id": guild["id"]}, guild["id"])

    def return_guild(self, guild: Json) -> None:
        """Invite the bot to a former server again; the channels are unchanged."""
        back = [each for each in self._out_of_reach.values() if each["guild_id"] == guild["id"]]
        self.guilds[guild["id"]] = guild
        self.channels |= {each["id"]: self._out_of_reach.pop(each["id"]) for each in back}
        self._show_new(guild, back)

    def _show_new(self, guild: Json, channels: list[Json]) -> None:
        """Emit that the bot joined a server, by an event without `unavailable`."""
        shown = self.guild_shown(guild, channels)
        del shown["unavailable"]
        self.emit("GUILD_CREATE", shown, guild["id"])

    def add_role(self, guild: Json, name: str, permissions: int, *user_ids: str, mentionable: bool = False) -> Json:
        """Create a role on a server for some users, below all roles but @everyone."""
        role = self._make_role(guild, name, permissions)
        role["mentionable"] = mentionable
        for event, changed in (("CREATE", [role]), ("UPDATE", guild["roles"][2:])):
            for each in changed:
                self.emit(f"GUILD_ROLE_{event}", {"guild_id": guild["id"], "role": each}, guild["id"])
        for user_id in user_ids:
            self.set_roles(guild, user_id, [*self.roles_of(guild, user_id), role["id"]])
        return role

    def delete_role(self, guild: Json, role: Json) -> None:
        """Delete a role of a server, also from its members."""
        guild["roles"].remove(role)
        for user_id in self.with_role(role["id"]):
            self.set_roles(guild, user_id, [each for each in self.roles_of(guild, user_id) if each != role["id"]])
        self.emit("GUILD_ROLE_DELETE", {"guild_id": guild["id"], "role_id": role["id"]}, guild["id"])

    def _make_role(self, guild: Json, name: str, permissions: int) -> Json:
        role = blank("role", id=self.snowflake(), name=name, permissions=str(permissions))
        guild["roles"].insert(1, role)
        for position, each in enumerate(guild["roles"]):
            each["position"] = position
        return role

    def roles_of(self, guild: Json, user_id: str) -> list[str]:
        return list(self._roles[guild["id"], user_id])

    def set_roles(self, guild: Json, user_id: str, roles: Iterable[str]) -> None:
        self._roles[guild["id"], user_id] = list(dict.fromkeys(roles))
        member = self.member(self.users[user_id], guild["id"])
        self.emit("GUILD_MEMBER_UPDATE", member | {"guild_id": guild["id"]}, guild["id"])

    def with_role(self, role_id: str) -> set[str]:
        return {user for (_, user), roles in self._roles.items() if role_id in roles}

    def guild_creates(self, guilds: Iterable[Json]) -> Iterator[Json]:
        """Return the GUILD_CREATE events of servers in one pass over all channels, for thousands of servers."""
        channels = defaultdict(list)
        for channel in self.channels.values():
            channels[channel.get("guild_id")].append(channel)
        return (self.guild_shown(guild, channels[guild["id"]]) for guild in guilds)

    def guild_shown(self, guild: Json, mine: Sequence[Json]) -> Json:
        """Return a server with channels and threads as in GUILD_CREATE, with the bot as the only member."""
        threads = [each for each in mine if each["type"] in api.THREADS and not self.is_hidden(each)]
        channels = [self._seen_by_bot(each) for each in mine if each["type"] not in api.THREADS]
        people = {"members": [self.member(self.bot, guild["id"])], "member_count": len(self.users)}
        active = [each for each in threads if not each["thread_metadata"]["archived"]]
        return guild | blank("guild_create", channels=channels, threads=active, joined_at=self.clock.iso(), **people)

    # ---- channels

    def add_channel(
        self, guild: Json, name: str, kind: int = api.TEXT, *, slow_mode: int = 0, parent: Json | None = None
    ) -> Json:
        channel = self._make_channel(guild, name, kind)
        channel |= {"rate_limit_per_user": slow_mode, "parent_id": parent and parent["id"]}
        self.announce("CREATE", channel)
        return channel

    def _make_channel(self, guild: Json, name: str, kind: int = api.TEXT) -> Json:
        more = blank(_TEMPLATES[kind]) if kind in _TEMPLATES else {}
        channel = blank("channel", id=self.snowflake(), name=name, guild_id=guild["id"], type=kind, **more)
        self.channels[channel["id"]] = channel
        return channel

    def channel(self, key: str) -> Json:
        """Return the channel with this id or name. Raises Refused if there is no such channel."""
        if channel := self.channels.get(key):
            return channel
        for channel in self.channels.values():
            if channel.get("name") == key:
                return channel
        if key in self._out_of_reach:
            raise Refused(403, 50001, "Missing Access")
        raise Refused(404, 10003, "Unknown Channel")

    def dm(self, user_id: str) -> Json:
        """Return the private conversation of a user with the bot."""
        if user_id not in self.users or user_id == self.bot["id"]:
            raise Refused(400, 50007, "Cannot send messages to this user")
        if user_id not in self._dms:
            self._dms[user_id] = self._add_private(api.DM, user_id)
        return self._dms[user_id]

    def private(self, *user_ids: str) -> Json:
        """Open a private conversation of two or more people without the bot."""
        return self._add_private(api.DM if len(user_ids) == 2 else api.GROUP_DM, *user_ids)

    def _add_private(self, kind: int, *user_ids: str) -> Json:
        users = [self.users[each] for each in user_ids]
        extra = {"owner_id": user_ids[0], "name": None, "icon": None} if kind == api.GROUP_DM else {}
        channel = blank("dm", id=self.snowflake(), recipients=users, **extra) | {"type": kind}
        self.channels[channel["id"]] = channel
        return channel

    def context(self, channel: Json) -> int:
        """Return the context of a channel, in Discord's sense."""
        if "guild_id" in channel:
            return api.IN_GUILD
        return api.IN_BOT_DM if channel is self._dms.get(channel["recipients"][0]["id"]) else api.IN_PRIVATE

    def delete_channel(self, channel: Json) -> None:
        """Delete a channel and its threads, as a moderator does."""
        for thread in [each for each in self.channels.values() if each.get("parent_id") == channel["id"]]:
            self.delete_channel(thread)
        del self.channels[channel["id"]]
        self.announce("DELETE", channel)

    def announce(self, what: str, channel: Json) -> None:
        """Emit the creation, update or deletion of a channel or a thread."""
        kind = "THREAD" if channel["type"] in api.THREADS else "CHANNEL"
        self.emit(f"{kind}_{what}", self._seen_by_bot(channel), channel.get("guild_id"))

    def is_hidden(self, channel: Json) -> bool:
        return "guild_id" in channel and not self.permissions(channel, self.bot["id"]) & bits("VIEW_CHANNEL")

    def _seen_by_bot(self, channel: Json) -> Json:
        return self.hidden_shape.of(channel) if self.is_hidden(channel) else channel

    # ---- permissions

    def deny(self, channel: Json, *denied: str, user_id: str | None = None) -> None:
        """Deny permissions (SEND_MESSAGES …) to the bot or a user, in a channel and its threads."""
        self._overwrite(channel, user_id or self.bot["id"], set(denied), set())

    def allow(self, channel: Json, *allowed: str, user_id: str | None = None) -> None:
        """Restore permissions after `deny`."""
        self._overwrite(channel, user_id or self.bot["id"], set(), set(allowed))

    def _overwrite(self, channel: Json, who: str, more: set[str], fewer: set[str]) -> None:
        if "guild_id" not in channel:
            self._denied_dms[channel["id"]] = self._denied_dms[channel["id"]] - fewer | more
            return
        if channel["type"] in api.THREADS:  # a thread has the permissions of its channel
            channel = self.channels[channel["parent_id"]]
        others = [each for each in channel["permission_overwrites"] if each["id"] != who]
        mine = [each for each in channel["permission_overwrites"] if each["id"] == who]
        denied = may.names(int(mine[0]["deny"])) if mine else set[str]()
        mask = str(bits(*(denied - fewer | more)))
        kind = 0 if any(role["id"] == who for role in self.guilds[channel["guild_id"]]["roles"]) else 1
        channel["permission_overwrites"] = [*others, {"id": who, "type": kind, "allow": "0", "deny": mask}]
        self.announce("UPDATE", channel)

    def granted(self, channel: Json, user_id: str) -> int:
        """Return the permissions of a user or the bot in a channel as sent with interactions, as a sum of bits."""
        if "guild_id" not in channel:
            return may.EVERYTHING & ~bits(*self._denied_dms[channel["id"]])
        guild_id = channel["guild_id"]
        guild = self.guilds.get(guild_id)
        if guild is None or not self.is_member(guild_id, user_id):
            return 0
        if user_id == guild["owner_id"]:
            return may.EVERYTHING
        mine, base = self._roles.get((guild_id, user_id), []), self.granted_on(guild, user_id)
        place = self.channels.get(channel["parent_id"], channel) if channel["type"] in api.THREADS else channel
        granted = may.overwritten(base, place["permission_overwrites"], guild_id, mine, user_id)
        return granted & may.IN_TIME_OUT if self.is_timed_out(guild_id, user_id) else granted

    def granted_on(self, guild: Json, user_id: str) -> int:
        """Return the permissions of a user or the bot on a server by roles, without channels."""
        mine, base = self._roles.get((guild["id"], user_id), []), self.standing.get(user_id, ORDINARY)
        for role in guild["roles"]:
            base |= int(role["permissions"]) if role["id"] in mine else 0
        return base

    def permissions(self, channel: Json, user_id: str) -> int:
        """Return the effective permissions of a user or the bot in a channel, as some permissions need others."""
        granted = self.granted(channel, user_id)
        return may.effective(granted, channel) if "guild_id" in channel else granted

    def lacking(self, channel: Json) -> set[str]:
        """Return the permissions that the bot lacks in a channel."""
        return set(PERMISSIONS) - may.names(self.permissions(channel, self.bot["id"]))

    def app_permissions(self, channel: Json, user_id: str) -> str:
        """Return the app_permissions of an interaction by a user in a channel."""
        context = self.context(channel)
        if context != api.IN_GUILD:
            return str(may.IN_DM_WITH_BOT if context == api.IN_BOT_DM else may.IN_ANY_DM)
        is_there = self.is_member(channel["guild_id"], self.bot["id"])
        return str(self.granted(channel, self.bot["id"] if is_there else user_id))

    def require(self, channel: Json, *needed: str) -> None:
        """Raise Refused if the bot has no access to a channel, or lacks one of these permissions."""
        lacking = self.lacking(channel)
        if "VIEW_CHANNEL" in lacking or self.context(channel) == api.IN_PRIVATE:
            raise Refused(403, 50001, "Missing Access")
        if lacking & set(needed) and channel["type"] == api.DM:
            raise Refused(403, 50007, "Cannot send messages to this user")
        if lacking & set(needed):
            raise Refused(403, 50013, "Missing Permissions")
