"""Connects the discord.py of this process to the simulator."""

import math
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from unittest.mock import patch

import yarl
from discord import Asset, Client
from discord.gateway import DiscordWebSocket
from discord.http import Route

from simulator.service.server import Discord

_GUILD_SECONDS = 0.05
"""The wait of a client for more servers before on_ready. The simulator sends all servers at once."""


@contextmanager
def discord_py_redirected(discord: Discord) -> Iterator[None]:
    """Connect the discord.py of this process to the simulator, without the pauses for the real Discord."""
    with _redirected(discord.environment):
        yield


@contextmanager
def clients_redirected(environment: Mapping[str, str]) -> Iterator[list[Client]]:
    """Connect every client of this process to the simulator, whatever the token; yield the list of clients logged in.

    The clients may stay connected while the time jumps.
    """
    clients, login = list[Client](), Client.login

    async def log_in(client: Client, _: str) -> None:
        clients.append(client)
        state = client._connection  # noqa: SLF001 - discord.py takes these options only where a client is created
        state.guild_ready_timeout, state.heartbeat_timeout = _GUILD_SECONDS, math.inf
        await login(client, environment["DISCORD_TOKEN"])

    with _redirected(environment), patch.object(Client, "login", log_in):
        yield clients


@contextmanager
def _redirected(environment: Mapping[str, str]) -> Iterator[None]:
    api = environment["DISCORD_API_URL"]
    with (
        patch.object(Route, "BASE", api),
        patch.object(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(environment["DISCORD_GATEWAY_URL"])),
        patch.object(Asset, "BASE", str(yarl.URL(api).with_path("/cdn"))),
        patch.object(Client, "before_identify_hook", _identify_at_once),
    ):
        yield


async def _identify_at_once(_: object, shard_id: int | None, *, initial: bool = False) -> None:
    """Replace a hook of discord.py that sleeps for five seconds."""
