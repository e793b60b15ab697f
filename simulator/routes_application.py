"""Routes of the application itself: who it is, its commands, its emoji, the servers that it is on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulator.api import Json, Refused, known
from simulator.calls import Call, on
from simulator.gateway import STARTS_A_DAY

if TYPE_CHECKING:
    from simulator.server import Discord

_APPLICATION = "/applications/{application_id}"
_GLOBAL, _GUILD = f"{_APPLICATION}/commands", f"{_APPLICATION}/guilds/{{guild_id}}/commands"
_EMOJI = f"{_APPLICATION}/emojis"


@on("GET", "/users/@me")
def me(discord: Discord, _: Call) -> Json:
    return discord.bot | {"mfa_enabled": True, "locale": "en-US", "verified": True, "email": None}


@on("GET", "/oauth2/applications/@me", "/applications/@me")
def application(discord: Discord, _: Call) -> Json:
    count = sum(guild_id not in discord.without_bot for guild_id in discord.guilds)
    installs = {"approximate_guild_count": count, "approximate_user_install_count": len(discord.installed_by)}
    return installs | discord.application


@on("GET", "/gateway", "/gateway/bot")
def gateway(discord: Discord, call: Call) -> Json:
    url = {"url": discord.gateway.url}
    if not call.path.endswith("/bot"):
        return url
    start_limit = {
        "total": STARTS_A_DAY,
        "remaining": discord.gateway.starts_left,
        "reset_after": 86_400_000,
        "max_concurrency": 1,
    }
    return url | {"shards": discord.gateway.shards, "session_start_limit": start_limit}


@on("GET", "/users/{user_id}")
def user(discord: Discord, call: Call) -> Json:
    return known(discord.users, call.values["user_id"], 10013, "Unknown User")


@on("POST", "/users/@me/channels")
def open_dm(discord: Discord, call: Call) -> Json:
    return discord.dm(str(call.body["recipient_id"]))


@on("GET", "/guilds/{guild_id}")
def guild(discord: Discord, call: Call) -> Json:
    return _guild(discord, call)


def _guild(discord: Discord, call: Call) -> Json:
    found = known(discord.guilds, call.values["guild_id"], 10004, "Unknown Guild")
    if found["id"] in discord.without_bot:
        raise Refused(404, 10004, "Unknown Guild")
    return found


@on("GET", "/guilds/{guild_id}/members/{user_id}")
def member(discord: Discord, call: Call) -> Json:
    guild_id = _guild(discord, call)["id"]
    found = known(discord.users, call.values["user_id"], 10013, "Unknown User")
    if not discord.is_member(guild_id, found["id"]):
        raise Refused(404, 10007, "Unknown Member")
    return discord.member(found, guild_id)


@on("GET", "/guilds/{guild_id}/members")
def members(discord: Discord, call: Call) -> list[Json]:
    guild_id = _guild(discord, call)["id"]
    if "GUILD_MEMBERS" not in discord.gateway.privileged:
        raise Refused(403, 50001, "Missing Access")
    return discord.members(guild_id)[: int(call.query.get("limit", 1))]


# ---- commands


def _place(call: Call) -> Json:
    return {key: value for key, value in call.values.items() if key in ("application_id", "guild_id")}


@on("GET PUT POST", _GLOBAL, _GUILD)
def commands(discord: Discord, call: Call) -> list[Json] | tuple[int, Json]:
    if call.method == "PUT":
        return discord.overwrite_commands(call.body, _place(call))
    if call.method == "POST":
        return discord.create_command(call.body, _place(call))
    return discord.commands[call.values.get("guild_id", "")]


@on("GET PATCH DELETE", _GLOBAL + "/{command_id}", _GUILD + "/{command_id}")
def command(discord: Discord, call: Call) -> Json | None:
    scope = discord.commands[call.values.get("guild_id", "")]
    by_id = {each["id"]: each for each in scope}
    found = known(by_id, call.values["command_id"], 10063, "Unknown application command")
    if call.method == "PATCH":
        found |= call.body | {"version": discord.snowflake()}
    if call.method == "DELETE":
        scope.remove(found)
        return None
    return found


# ---- emoji


@on("GET POST", _EMOJI)
def emojis(discord: Discord, call: Call) -> Json | tuple[int, Json]:
    if call.method == "POST":
        return 201, discord.create_emoji(call.body["name"], call.body["image"])
    return {"items": list(discord.emoji.values())}


@on("GET PATCH DELETE", _EMOJI + "/{emoji_id}")
def emoji(discord: Discord, call: Call) -> Json | None:
    found = known(discord.emoji, call.values["emoji_id"], 10014, "Unknown Emoji")
    if call.method == "PATCH":
        found |= call.body
    if call.method == "DELETE":
        del discord.emoji[found["id"]]
        return None
    return found
