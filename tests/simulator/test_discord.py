"""The simulated Discord with a bot of twenty lines that is not ours, and with requests that no library would send."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord as library
import pytest
from discord import app_commands

from simulator import Clock, Discord, Person, discord_py_redirected

V2, EPHEMERAL = 1 << 15, 1 << 6
IN_PRIVATE = 442368
"""The permissions of a bot in a private conversation."""


class Greeter(library.Client):
    def __init__(self) -> None:
        super().__init__(intents=library.Intents(guilds=True), guild_ready_timeout=0)
        self.tree = app_commands.CommandTree(self)
        self.permissions: list[int] = []

        @self.tree.command(description="Greet somebody")
        async def hello(interaction: library.Interaction, name: str) -> None:
            self.permissions.append(interaction.app_permissions.value)
            view = library.ui.View(timeout=None)
            view.add_item(library.ui.Button(label="Again", custom_id="again"))
            await interaction.response.send_message(f"Hello {name}!", view=view)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: library.Interaction) -> None:
        if interaction.type is library.InteractionType.component:
            await interaction.response.send_message("Once more", ephemeral=True)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        pass


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    async with Discord(clock=Clock(1_800_000_000, rate=0)) as discord:
        discord.add_guild("Guild", "table-1")
        yield discord
        assert discord.defects == []


@asynccontextmanager
async def greeting(discord: Discord) -> AsyncIterator[Greeter]:
    with discord_py_redirected(discord):
        bot = Greeter()
        running = asyncio.create_task(bot.start(discord.token))
        await discord.until(lambda: bot.is_ready() and discord.commands[""], 30)
        try:
            yield bot
        finally:
            await bot.close()
            await running


async def request(discord: Discord, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    """Send a request as the bot; the status and what was answered."""
    headers = {"Authorization": f"Bot {discord.token}"}
    async with aiohttp.ClientSession(headers=headers) as http:
        response = await http.request(method, f"{discord.base_url}/api/v10{path}", json=body)
        return response.status, await response.json() if response.status != 204 else None


def messages(discord: Discord) -> str:
    return f"/channels/{discord.channel('table-1')['id']}/messages"


async def test_a_bot_of_twenty_lines_is_talked_to(discord: Discord) -> None:
    ola, channel = Person(discord, "Ola"), discord.channel("table-1")
    async with greeting(discord) as bot:
        answer = await ola.slash(channel, "hello", name="Kenji")
        assert (answer.text, [button.label for button in ola.buttons(answer.public[0])]) == ("Hello Kenji!", ["Again"])
        again = await ola.click(answer.public[0], "Again")
        assert [message["content"] for message in again.ephemeral] == ["Once more"]
        assert [message["content"] for message in Person(discord, "Zuri").sees(channel)] == ["Hello Kenji!"]
        await ola.slash(discord.dm(ola.id), "hello", name="me")
    assert bot.permissions[-1] == IN_PRIVATE
    assert bot.permissions[0] != IN_PRIVATE
    assert discord.violations == []


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2001},
        {"content": "x", "contents": "a key that Discord would ignore"},
        {"content": "plain", "flags": V2, "components": [{"type": 10, "content": "text"}]},
        {"flags": V2, "components": [{"type": 10, "content": "x" * 4001}]},
        {"flags": V2, "components": [{"type": 1, "components": []}]},
        {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x" * 81, "custom_id": "a"}]}]},
        {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "a", "custom_id": "x" * 101}]}]},
        {"content": "a", "nonce": "x" * 26},
        {},
    ],
    ids=["long", "unknown key", "V2 with content", "long text", "empty row", "label", "custom id", "nonce", "empty"],
)
async def test_a_request_that_discord_would_refuse_is_refused_and_noted(discord: Discord, body: Any) -> None:
    status, _ = await request(discord, "POST", messages(discord), body)
    assert status == 400
    assert len(discord.violations) >= 1


async def test_a_message_of_components_never_becomes_a_plain_one(discord: Discord) -> None:
    text = {"flags": V2, "components": [{"type": 10, "content": "text"}]}
    _, sent = await request(discord, "POST", messages(discord), text)
    status, _ = await request(discord, "PATCH", f"{messages(discord)}/{sent['id']}", {"content": "plain"})
    assert status == 400


async def test_a_nonce_that_is_enforced_makes_one_message_for_some_minutes(discord: Discord) -> None:
    body = {"content": "once", "nonce": "1-0", "enforce_nonce": True}
    ids = [(await request(discord, "POST", messages(discord), body))[1]["id"] for _ in range(2)]
    discord.clock.advance(600)
    ids.append((await request(discord, "POST", messages(discord), body))[1]["id"])
    assert ids[0] == ids[1] != ids[2]


async def test_a_push_shows_the_content_alone_and_an_edit_notifies_nobody(discord: Discord) -> None:
    ola, kenji = Person(discord, "Ola"), Person(discord, "Kenji")
    allowed = {"parse": [], "users": [ola.id]}
    _, plain = await request(
        discord, "POST", messages(discord), {"content": f"{ola.mention}, your turn", "allowed_mentions": allowed}
    )
    assert ola.mentions(plain) == {"Ola"}
    assert "your turn" in (ola.push(plain) or "")
    assert kenji.push(plain) is None
    components = [{"type": 10, "content": f"{ola.mention}, your turn"}]
    _, rich = await request(
        discord, "POST", messages(discord), {"flags": V2, "components": components, "allowed_mentions": allowed}
    )
    assert "your turn" not in (ola.push(rich) or "")
    changed = {"content": f"{kenji.mention} as well", "allowed_mentions": {"parse": ["users"]}}
    await request(discord, "PATCH", f"{messages(discord)}/{plain['id']}", changed)
    assert kenji.mentions(plain) == {"Ola"}


async def test_time_is_in_ids_in_the_date_header_and_at_an_address_of_its_own(discord: Discord) -> None:
    discord.clock.advance(3600)
    _, sent = await request(discord, "POST", messages(discord), {"content": "later"})
    assert library.utils.snowflake_time(int(sent["id"])).timestamp() == pytest.approx(1_800_003_600, abs=1)
    async with aiohttp.ClientSession() as http:
        told = await (await http.get(discord.environment["CLOCK_URL"])).json()
    assert told["now"] == pytest.approx(1_800_003_600, abs=1)


async def test_requests_fail_on_demand(discord: Discord) -> None:
    discord.fail("POST /channels", status=503)
    assert (await request(discord, "POST", messages(discord), {"content": "lost"}))[0] == 503
    assert (await request(discord, "POST", messages(discord), {"content": "there"}))[0] == 200
    assert discord.violations == []


async def test_a_thread_falls_asleep_without_messages_and_a_message_wakes_it(discord: Discord) -> None:
    channel = discord.channel("table-1")
    body = {"name": "a thread", "type": 11, "auto_archive_duration": 60}
    _, thread = await request(discord, "POST", f"/channels/{channel['id']}/threads", body)
    _, sent = await request(discord, "POST", f"/channels/{thread['id']}/messages", {"content": "here"})
    discord.clock.advance(2 * 3600)
    path = f"/channels/{thread['id']}/messages"
    status, refusal = await request(discord, "PATCH", f"{path}/{sent['id']}", {"content": "changed"})
    assert (status, refusal["code"]) == (400, 50083)
    assert (await request(discord, "POST", path, {"content": "awake"}))[0] == 200
    assert (await request(discord, "PATCH", f"{path}/{sent['id']}", {"content": "changed"}))[0] == 200
