"""A bot that has no way to Discord but a proxy: all its requests and its gateway are tunnels of that proxy."""

import asyncio
import ssl
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest
from discord.http import Route

from bot.host.check import check
from bot.host.settings import Secret, Settings
from simulator import BotProcess
from tests.bot.server import Action, QuickDiscord, read, says
from tests.e2e.driver import GuildDriver

CERTIFICATE = Path(__file__).with_name("localhost.pem")
PASSWORD = "p@ss/word"  # noqa: S105 - of the proxy in this test


class Proxy:
    """Answers CONNECT alone, and only for whoever knows the password; records where the tunnels led."""

    def __init__(self) -> None:
        self.targets: list[str] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        method, target, *_ = head.split()
        who = b64encode(f"ola:{PASSWORD}".encode()).decode()
        if method != "CONNECT" or f"Proxy-Authorization: Basic {who}" not in head:
            writer.write(b"HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n")
            writer.close()
            return
        self.targets.append(target)
        host, _, port = target.rpartition(":")
        writer.write(b"HTTP/1.1 200 Connection established\r\n\r\n")
        await joined(reader, writer, host, int(port))


async def joined(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str, port: int) -> None:
    """Connect to an address, and pass all on until either side ends."""

    async def pass_on(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, ssl.SSLError):
            while data := await source.read(1 << 16):
                target.write(data)
                await target.drain()
        target.close()

    there, back = await asyncio.open_connection(host, port)
    await asyncio.gather(pass_on(reader, back), pass_on(there, writer))


@asynccontextmanager
async def listening(serve: object, **options: object) -> AsyncIterator[int]:
    """Serve each connection on a port of this machine."""
    server = await asyncio.start_server(serve, "127.0.0.1", **options)  # type: ignore[arg-type]
    async with server:
        yield server.sockets[0].getsockname()[1]


@pytest.fixture
def proxy() -> Proxy:
    return Proxy()


@pytest.fixture
async def way(discord: QuickDiscord, proxy: Proxy) -> AsyncIterator[dict[str, str]]:
    """The settings of a bot whose Discord speaks TLS and is reached by the proxy, which asks for a password."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(CERTIFICATE)
    port = int(discord.base_url.rpartition(":")[2])
    async with AsyncExitStack() as stack:
        secure = await stack.enter_async_context(
            listening(lambda reader, writer: joined(reader, writer, "127.0.0.1", port), ssl=context)
        )
        through = await stack.enter_async_context(listening(proxy.serve))
        yield {
            "DISCORD_API_URL": f"https://localhost:{secure}/api/v10",
            "DISCORD_GATEWAY_URL": f"wss://localhost:{secure}/gateway",
            "HTTPS_PROXY": f"http://ola:p%40ss%2Fword@127.0.0.1:{through}",
            "NO_PROXY": "",
            "SSL_CERT_FILE": str(CERTIFICATE),
            "LOG_LEVEL": "DEBUG",
        }


@pytest.mark.e2e
async def test_a_game_is_played_through_a_proxy_with_a_password_that_no_log_shows(
    process: BotProcess, guild: GuildDriver, proxy: Proxy, way: dict[str, str]
) -> None:
    process.env = {**process.env, **way}
    async with process:
        answer = read(await guild.person("Ola").slash(guild.table, "kingdomino new"))
        assert says(answer.text, "done-opened")
        await guild.wait(lambda: guild.messages() and Action.JOIN in guild.newest.actions)
    assert set(proxy.targets) == {way["DISCORD_API_URL"].removeprefix("https://").removesuffix("/api/v10")}
    assert len(proxy.targets) > 1
    assert "Discord is reached through 127.0.0.1:" in process.stderr
    for secret in (process.discord.token, PASSWORD, "p%40ss"):
        assert secret not in process.stderr


@pytest.mark.parametrize(
    ("proxy_url", "line"),
    [
        ("http://ola:geheim@{}", "the proxy in HTTPS_PROXY answers 407 (Proxy Authentication"),
        ("ola:geheim@{}", "the proxy in HTTPS_PROXY answers 407 (Proxy Authentication"),
        ("http://ola:geheim@127.0.0.1:9", "no connection to 127.0.0.1:9"),
        ("socks5://ola:geheim@{}", "HTTPS_PROXY must be an address like http://proxy:3128"),
    ],
)
async def test_a_proxy_that_does_not_let_the_bot_through_is_a_line_without_the_password(
    proxy: Proxy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, proxy_url: str, line: str
) -> None:
    monkeypatch.setattr(Route, "BASE", "https://localhost:9/api/v10")
    async with listening(proxy.serve) as port:
        address = proxy_url.format(f"127.0.0.1:{port}")
        settings = Settings(Secret("token"), f"sqlite:///{tmp_path}/games.db", https_proxy=address)
        wrong = " ".join([str(each) async for each in check(settings, online=True) if each.status])
    assert line in wrong
    assert "geheim" not in wrong
    assert not proxy.targets
