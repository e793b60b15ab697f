"""Routes of the application: its account, its commands, its emoji, its servers."""

from simulator.api import THREADS, Json, Refused, blank, known
from simulator.service.backend import Backend
from simulator.service.routes import on
from simulator.world.calls import Call
from simulator.world.permissions import bits

_APPLICATION = "/applications/{application_id}"
_GLOBAL, _GUILD = f"{_APPLICATION}/commands", f"{_APPLICATION}/guilds/{{guild_id}}/commands"
_EMOJI = f"{_APPLICATION}/emojis"


@on("GET", "/users/@me")
def me(discord: Backend, _: Call) -> Json:
    return discord.bot | {"mfa_enabled": True, "locale": "en-US", "verified": True, "email": None}


@on("GET", "/oauth2/applications/@me", "/applications/@me")
def application(discord: Backend, _: Call) -> Json:
    count = sum(guild_id not in discord.without_bot for guild_id in discord.guilds)
    installs = {"approximate_guild_count": count, "approximate_user_install_count": len(discord.installed_by)}
    return installs | discord.application


@on("GET", "/gateway/bot")
def gateway(discord: Backend, _: Call) -> Json:
    start_limit = blank("start_limit", remaining=discord.gateway.starts_left)
    return {"url": discord.gateway.url, "shards": discord.gateway.shards, "session_start_limit": start_limit}


@on("POST", "/users/@me/channels")
def open_dm(discord: Backend, call: Call) -> Json:
    return discord.dm(str(call.body["recipient_id"]))


@on("GET", "/users/@me/guilds")
def guilds(discord: Backend, call: Call) -> list[Json]:
    there = [each for each in discord.guilds.values() if each["id"] not in discord.without_bot]
    with_counts = call.asks("with_counts")
    return [_own_guild(discord, each, with_counts=with_counts) for each in call.page(there, 200)]


@on("DELETE", "/users/@me/guilds/{guild_id}")
def leave_guild(discord: Backend, call: Call) -> None:
    discord.remove_guild(_guild_of(discord, call))


def _own_guild(discord: Backend, guild: Json, *, with_counts: bool) -> Json:
    shown = {key: guild[key] for key in ("id", "name", "icon", "banner", "features")}
    shown |= {"owner": False, "permissions": str(discord.granted_on(guild, discord.app_id))}
    if not with_counts:
        return shown
    members = sum(discord.is_member(guild["id"], user_id) for user_id in discord.users)
    return shown | {"approximate_member_count": members, "approximate_presence_count": members}


def _guild_of(discord: Backend, call: Call) -> Json:
    found = known(discord.guilds, call.values["guild_id"], 10004, "Unknown Guild")
    if found["id"] in discord.without_bot:
        raise Refused(404, 10004, "Unknown Guild")
    return found


def _member_of(discord: Backend, call: Call) -> tuple[Json, Json]:
    """Return the server and the user of a path. Raises Refused if the user is not a member."""
    guild, user = _guild_of(discord, call), known(discord.users, call.values["user_id"], 10013, "Unknown User")
    if not discord.is_member(guild["id"], user["id"]):
        raise Refused(404, 10007, "Unknown Member")
    return guild, user


@on("GET PATCH", "/guilds/{guild_id}/members/{user_id}")
def member(discord: Backend, call: Call) -> Json:
    guild, user = _member_of(discord, call)
    if call.method == "PATCH" and call.body.get("roles") is not None:
        _set_roles(discord, guild, user["id"], list(map(str, call.body["roles"])))
    return discord.member(user, guild["id"])


@on("PUT DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
def role_of_member(discord: Backend, call: Call) -> None:
    (guild, user), role_id = _member_of(discord, call), call.values["role_id"]
    others = [each for each in discord.roles_of(guild, user["id"]) if each != role_id]
    changed = [*others, role_id] if call.method == "PUT" else others
    _set_roles(discord, guild, user["id"], changed, role_id)


def _set_roles(discord: Backend, guild: Json, user_id: str, roles: list[str], *named: str) -> None:
    """Replace the roles of a member as requested by the bot, which stands above each changed or named role."""
    there, before = {each["id"]: each for each in guild["roles"]}, discord.roles_of(guild, user_id)
    top = max(there[each]["position"] for each in [guild["id"], *discord.roles_of(guild, discord.app_id)])
    may_manage = discord.granted_on(guild, discord.app_id) & bits("MANAGE_ROLES")
    for role_id in {*before} ^ {*roles} | {*named}:
        if known(there, role_id, 10011, "Unknown Role")["id"] == guild["id"]:
            raise Refused(400, 50028, "Invalid Role")
        if not may_manage or there[role_id]["position"] >= top:
            raise Refused(403, 50013, "Missing Permissions")
    discord.set_roles(guild, user_id, roles)


@on("GET", "/guilds/{guild_id}/roles")
def roles(discord: Backend, call: Call) -> list[Json]:
    return list(_guild_of(discord, call)["roles"])


@on("GET", "/guilds/{guild_id}/channels")
def channels(discord: Backend, call: Call) -> list[Json]:
    """Return the channels of a server, without threads and without channels hidden from the bot."""
    guild_id = _guild_of(discord, call)["id"]
    there = [each for each in discord.channels.values() if each.get("guild_id") == guild_id]
    return [each for each in there if each["type"] not in THREADS and not discord.is_hidden(each)]


def _scope(discord: Backend, call: Call) -> Json:
    """Return where commands are registered: the application, and the server if they are commands of one server."""
    place = {key: value for key, value in call.values.items() if key in ("application_id", "guild_id")}
    if "guild_id" in place and (place["guild_id"] not in discord.guilds or place["guild_id"] in discord.without_bot):
        raise Refused(403, 50001, "Missing Access")
    return place


@on("GET PUT", _GLOBAL, _GUILD)
def commands(discord: Backend, call: Call) -> list[Json]:
    place = _scope(discord, call)
    if call.method == "PUT":
        return discord.overwrite_commands(call.body, place)
    stored = discord.commands[place.get("guild_id", "")]
    return stored if call.asks("with_localizations") else [*map(_without_localizations, stored)]


@on("POST", _GLOBAL, _GUILD)
def create_command(discord: Backend, call: Call) -> tuple[int, Json]:
    return discord.create_command(call.body, _scope(discord, call))


@on("GET PATCH DELETE", f"{_GLOBAL}/{{command_id}}", f"{_GUILD}/{{command_id}}")
def command(discord: Backend, call: Call) -> Json | None:
    scope = discord.commands[_scope(discord, call).get("guild_id", "")]
    found = command_of(discord, call)
    if call.method == "PATCH":
        return discord.change_command(found, call.body)
    if call.method == "DELETE":
        scope.remove(found)
        return None
    return found


def command_of(discord: Backend, call: Call) -> Json:
    """Return the command of a path. Raises Refused."""
    by_id = {each["id"]: each for each in discord.commands[call.values.get("guild_id", "")]}
    return known(by_id, call.values["command_id"], 10063, "Unknown application command")


def _without_localizations(named: Json) -> Json:
    """Return a command as Discord lists it by default, with its names in one language only."""
    kept = {key: value for key, value in named.items() if not key.endswith("_localizations")}
    return kept | ({"options": [*map(_without_localizations, kept["options"])]} if "options" in kept else {})


@on("GET POST", _EMOJI)
def emojis(discord: Backend, call: Call) -> Json | tuple[int, Json]:
    if call.method == "POST":
        return 201, discord.create_emoji(call.body["name"], call.body["image"])
    return {"items": list(discord.emoji.values())}


@on("DELETE", _EMOJI + "/{emoji_id}")
def delete_emoji(discord: Backend, call: Call) -> None:
    del discord.emoji[known(discord.emoji, call.values["emoji_id"], 10014, "Unknown Emoji")["id"]]
