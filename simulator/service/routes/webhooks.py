"""Routes of webhooks of channels; the webhooks of interactions are in `interactions`."""

import re

from simulator import api
from simulator.api import Json, Refused, known
from simulator.service.backend import Backend
from simulator.service.routes import on
from simulator.service.routes.channels import channel_of
from simulator.world.calls import Call
from simulator.world.permissions import bits

MOST = 15
"""The limit of webhooks in a channel."""


@on("GET POST", "/channels/{channel_id}/webhooks")
def webhooks(discord: Backend, call: Call) -> Json | list[Json]:
    channel = channel_of(discord, call, "MANAGE_WEBHOOKS")
    there = [each for each in discord.webhooks.values() if each["channel_id"] == channel["id"]]
    if call.method == "GET":
        return there
    if channel["type"] in (*api.THREADS, api.CATEGORY) or "guild_id" not in channel:
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    if len(there) >= MOST:
        raise Refused(400, 30007, f"Maximum number of webhooks reached ({MOST})")
    return discord.add_webhook(channel, _name(call), discord.bot)


@on("GET", "/guilds/{guild_id}/webhooks")
def webhooks_of_guild(discord: Backend, call: Call) -> list[Json]:
    guild = known(discord.guilds, call.values["guild_id"], 10004, "Unknown Guild")
    if not discord.granted_on(guild, discord.app_id) & bits("MANAGE_WEBHOOKS"):
        raise Refused(403, 50013, "Missing Permissions")
    return [each for each in discord.webhooks.values() if each["guild_id"] == guild["id"]]


@on("GET PATCH DELETE", "/webhooks/{webhook_id}", "/webhooks/{webhook_id}/{webhook_token}")
def webhook(discord: Backend, call: Call) -> Json | None:
    found = discord.webhook(call.values["webhook_id"], call.values.get("webhook_token"))
    if "webhook_token" not in call.values:
        discord.require(discord.channel(found["channel_id"]), "MANAGE_WEBHOOKS")
    if call.method == "GET":
        return found
    if call.method == "PATCH":
        found["name"] = _name(call) if call.body.get("name") else found["name"]
    else:
        del discord.webhooks[found["id"]]
    place = {key: found[key] for key in ("guild_id", "channel_id")}
    discord.emit("WEBHOOKS_UPDATE", place, found["guild_id"])
    return found if call.method == "PATCH" else None


def _name(call: Call) -> str:
    name: str = call.body["name"]
    if re.search("clyde|discord", name, re.IGNORECASE):
        raise Refused(400, 50035, "Invalid Form Body", errors={"name": {"_errors": ["reserved words"]}})
    return name
