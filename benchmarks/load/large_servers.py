"""Makes the servers of the simulated Discord as large as those of people are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from simulator.api import Json, blank

PERMISSIONS = "2248473465835073"


def enlarge_servers(discord: Any, others: int) -> None:
    """Let the bot be told of that many more channels and roles of each server; nobody plays in them."""
    # A blank object is a deep copy, which would take the time of a start; all that are alike share one.
    role, channel = blank("role", permissions=PERMISSIONS), blank("channel")
    guild_shown = discord.guild_shown

    def enlarged(guild: Json, mine: Sequence[Json]) -> Json:
        roles = [{**role, "id": _id(guild, n), "name": f"Role {n}"} for n in range(others)]
        overwrites = [{"id": role["id"], "type": 0, "allow": "1024", "deny": "2048"} for role in roles[:2]]
        of_guild = {**channel, "guild_id": guild["id"], "permission_overwrites": overwrites}
        channels = [{**of_guild, "id": _id(guild, n), "name": f"channel-{n}"} for n in range(others)]
        shown: Json = guild_shown(guild, [*mine, *channels])
        return {**shown, "roles": [*guild["roles"], *roles], "member_count": 100}

    discord.guild_shown = enlarged


def _id(guild: Json, number: int) -> str:
    # Ids of the simulator are four million apart.
    return str(int(guild["id"]) + number + 1)
