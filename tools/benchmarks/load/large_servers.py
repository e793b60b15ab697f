"""Makes the servers of the simulated Discord as large as real servers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from simulator.api import Json, blank

PERMISSIONS = "2248473465835073"


def enlarge_servers(discord: Any, others: int) -> None:
    """Announce more channels and roles of each server to the bot, without players in them."""
    # Creating a blank object costs a deep copy, too slow for a start, so all channels share one object, and so do all
    # roles.
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
    # The simulator's ids are four million apart, so the new ids are free.
    return str(int(guild["id"]) + number + 1)
