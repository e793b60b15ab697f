"""The local page: it follows the bot, and its patches fit the pinned version of SimCord."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
from simcord import Env

from bot.preview.page import Page


class TalkativeBot(discord.Client):
    """A bot that writes whenever a test likes, without having been asked by anybody."""

    async def say(self, channel: int, text: str) -> None:
        place = self.get_channel(channel)
        assert isinstance(place, discord.TextChannel)
        await place.send(text)


class Browser:
    """What the page's script asks of the page."""

    def __init__(self, page: Page, session: aiohttp.ClientSession) -> None:
        self._base, _, capability = page.url.partition("#")
        self._session = session
        self._headers = {"X-Simcord-Capability": capability}

    async def open(self, viewer: int) -> None:
        async with self._session.post(
            f"{self._base}api/pages", json={"viewer_id": str(viewer)}, headers=self._headers
        ) as answer:
            self._headers["X-Simcord-Context"] = (await answer.json())["context"]["id"]

    async def state(self) -> Any:
        async with self._session.get(f"{self._base}api/state", headers=self._headers) as answer:
            return await answer.json()

    async def file(self, name: str) -> str:
        async with self._session.get(self._base + name) as answer:
            return await answer.text()


@pytest.fixture
async def env() -> AsyncIterator[Env]:
    env = Env(TalkativeBot(intents=discord.Intents(guilds=True)))
    env.create_guild().create_text_channel("table-1")
    await env.start()
    yield env
    await env.bot.close()
    await env.shutdown()


@pytest.fixture
async def page(env: Env) -> AsyncIterator[Page]:
    ola = env.guild.add_member(env.create_user("ola"))
    page = Page(env, env.guild.channels["table-1"], [ola])
    async with page:
        yield page


@pytest.fixture
async def browser(page: Page) -> AsyncIterator[Browser]:
    async with aiohttp.ClientSession() as session:
        browser = Browser(page, session)
        await browser.open(page.viewers[0].id)
        yield browser


def said(state: Any) -> list[str]:
    return [state["messages"][name]["content"] for name in state["timeline"]]


async def test_a_message_that_the_bot_sends_by_itself_appears_without_a_click(
    env: Env, page: Page, browser: Browser
) -> None:
    assert said(await browser.state()) == []
    assert isinstance(env.bot, TalkativeBot)
    await env.bot.say(page.channel.id, "your turn")
    page.catch_up()
    assert said(await browser.state()) == ["your turn"]


async def test_a_page_that_shows_everything_is_left_alone(page: Page, browser: Browser) -> None:
    page.catch_up()
    before = await browser.state()
    page.catch_up()
    assert (await browser.state())["publishedRevision"] == before["publishedRevision"]


async def test_the_page_follows_the_bot_until_it_is_closed(env: Env, page: Page, browser: Browser) -> None:
    async with asyncio.timeout(10), asyncio.TaskGroup() as tasks:
        tasks.create_task(page.follow())
        assert isinstance(env.bot, TalkativeBot)
        await env.bot.say(page.channel.id, "your turn")
        while not said(await browser.state()):
            pass
        await page.close()


@pytest.mark.parametrize(
    ("name", "patches"),
    [
        ("media.js", ["...options.assetMetadata?.(assetId)"]),
        ("timeline.js", ["if (!state.ready) return;", "if (!old &&"]),
        ("preview.css", ["container-type: inline-size"]),
    ],
)
async def test_the_patches_fit_the_pinned_page(browser: Browser, name: str, patches: list[str]) -> None:
    served = await browser.file(name)
    assert all(patched in served for patched in patches)


async def test_other_files_are_served_as_they_are(browser: Browser) -> None:
    assert "<html" in await browser.file("")
