"""The local page: it follows the bot and the clock, answers every click, and finds what it needs in SimCord."""

import asyncio
import re
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from io import BytesIO
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from PIL import Image
from simcord import Env

from bot.preview.clock import PreviewClock
from bot.preview.languages import Languages
from bot.preview.page import Page

STATIC = Path(__file__).parents[3] / "bot/preview/static"


class TalkativeBot(discord.Client):
    """A bot that writes whenever a test likes, without having been asked by anybody."""

    async def say(self, channel: int, text: str, picture: bytes = b"") -> discord.Message:
        place = self.get_channel(channel)
        assert isinstance(place, discord.TextChannel)
        return await place.send(text, files=[discord.File(BytesIO(picture), "picture.png")] if picture else [])

    async def ask(self, channel: int) -> None:
        place = self.get_channel(channel)
        assert isinstance(place, discord.TextChannel)
        await place.send(view=Question())


class Question(discord.ui.View):
    """A button that answers with the language of whoever presses it."""

    @discord.ui.button(label="Language?")
    async def press(self, interaction: discord.Interaction, _button: discord.ui.Button["Question"]) -> None:
        await interaction.response.send_message(f"{interaction.locale} in {interaction.guild_locale}", ephemeral=True)


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

    async def news(self, after: int = 0) -> Any:
        url = f"{self._base}api/state?after={after}"
        async with self._session.get(url, headers=self._headers) as answer:
            return await answer.json()

    async def act(self, kind: str, **body: Any) -> Any:
        envelope = {"kind": kind, "request_id": kind, "protocol_version": 3, **body}
        async with self._session.post(f"{self._base}api/action", json=envelope, headers=self._headers) as answer:
            return await answer.json()

    async def file(self, name: str, status: int = 200) -> bytes:
        async with self._session.get(self._base + name, headers=self._headers) as answer:
            assert answer.status == status
            return await answer.read()


async def nobody() -> None:
    """It is nobody's turn."""


@pytest.fixture
async def env() -> AsyncIterator[Env]:
    env = Env(TalkativeBot(intents=discord.Intents(guilds=True)))
    env.create_guild().create_text_channel("table-1")
    await env.start()
    yield env
    await env.bot.close()
    await env.shutdown()


@pytest.fixture
def bot(env: Env) -> TalkativeBot:
    assert isinstance(env.bot, TalkativeBot)
    return env.bot


@pytest.fixture
def clock() -> PreviewClock:
    return PreviewClock()


@pytest.fixture
async def page(env: Env, clock: PreviewClock) -> AsyncIterator[Page]:
    people = [env.guild.add_member(env.create_user(name)) for name in ("ola", "kenji")]
    languages = Languages(["en-US", "pl"], "en-US")
    languages.tell(env)
    page = Page(env, env.guild.channels["table-1"], people, languages, nobody, clock)
    async with page:
        yield page


@pytest.fixture
async def browser(page: Page) -> AsyncIterator[Browser]:
    async with aiohttp.ClientSession() as session:
        browser = Browser(page, session)
        await browser.open(page.viewers[0].id)
        yield browser


def picture(width: int) -> bytes:
    Image.new("RGB", (width, 30)).save(drawn := BytesIO(), "PNG")
    return drawn.getvalue()


def said(state: Any) -> list[str]:
    return [state["messages"][name]["content"] for name in state["timeline"]]


async def test_a_message_that_the_bot_sends_by_itself_appears_without_a_click(
    bot: TalkativeBot, page: Page, browser: Browser
) -> None:
    assert said(await browser.news()) == []
    await bot.say(page.channel.id, "your turn")
    assert said(await browser.news()) == ["your turn"]


async def test_a_picture_that_is_replaced_while_news_are_gathered_is_not_missing(
    bot: TalkativeBot, page: Page, browser: Browser
) -> None:
    message = await bot.say(page.channel.id, "your turn", picture(width=40))

    async def move() -> None:
        await message.edit(attachments=[discord.File(BytesIO(picture(width=50)), "picture.png")])

    page._find_due = move
    [shown] = (await browser.news())["messages"].values()
    assert [each["available"] for each in shown["attachments"]] == [True]


async def test_the_bot_is_seen_typing_until_it_sends_a_message(bot: TalkativeBot, page: Page, browser: Browser) -> None:
    first = await browser.news()
    assert not first["play"]["typing"]
    channel = bot.get_channel(page.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.typing()
    thinking = await browser.news(first["publishedRevision"])
    assert thinking["play"]["typing"]
    await bot.say(page.channel.id, "My move.")
    assert not (await browser.news(thinking["publishedRevision"]))["play"]["typing"]


async def test_a_page_that_shows_everything_waits_for_news(bot: TalkativeBot, page: Page, browser: Browser) -> None:
    shown = (await browser.news())["publishedRevision"]
    news = asyncio.create_task(browser.news(after=shown))
    await asyncio.wait([news], timeout=0.2)
    assert not news.done()
    await bot.say(page.channel.id, "your turn")
    assert said(await news) == ["your turn"]


async def test_a_page_that_waits_is_released_when_the_program_ends(page: Page, browser: Browser) -> None:
    shown = (await browser.news())["publishedRevision"]
    news = asyncio.create_task(browser.news(after=shown))
    await asyncio.wait([news], timeout=0.2)
    async with asyncio.timeout(5):
        await page.close()
        assert await news is None


async def test_a_page_that_the_server_does_not_know_is_told_so(page: Page, browser: Browser) -> None:
    await browser.open(page.viewers[1].id)
    page._close_page(browser._headers["X-Simcord-Context"])
    await browser.file("api/state", status=410)


async def test_strangers_are_shown_nothing(page: Page, browser: Browser) -> None:
    del browser._headers["X-Simcord-Capability"]
    await browser.file("api/state", status=401)


async def test_time_on_the_server_passes_as_it_passes_here(env: Env, page: Page, browser: Browser) -> None:
    async with asyncio.timeout(20), asyncio.TaskGroup() as tasks:
        tasks.create_task(page.follow_clock())
        while datetime.now(UTC) - env.now() > timedelta(seconds=2):
            await browser.file("")
        before = env.now()
        while env.now() <= before:
            await browser.file("")
        await page.close()


async def test_hours_can_be_skipped_and_the_bot_does_what_is_due_after_each(
    env: Env, page: Page, browser: Browser, clock: PreviewClock
) -> None:
    times = list[int]()

    async def do_timed() -> None:
        times.append(clock())

    clock.do_timed = do_timed
    before, now = env.now(), clock()
    receipt = await browser.act("later", hours=3)
    assert not receipt["rejected"]
    assert [round((at - now) / 3600) for at in times] == [1, 2, 3]
    assert env.now() - before == timedelta(hours=3)


async def test_who_acts_on_a_page_that_has_changed_meanwhile_is_not_refused(
    bot: TalkativeBot, page: Page, browser: Browser
) -> None:
    shown = (await browser.news())["publishedRevision"]
    await bot.say(page.channel.id, "your turn")
    receipt = await browser.act("send_message", content="mine?", published_revision=shown)
    assert not receipt["rejected"]
    assert said(await browser.news()) == ["your turn", "mine?"]


async def test_several_actions_at_once_are_done_one_after_the_other(page: Page, browser: Browser) -> None:
    receipts = await asyncio.gather(*(browser.act("send_message", content=text) for text in "abc"))
    assert [receipt["rejected"] for receipt in receipts] == [False, False, False]
    assert sorted(said(await browser.news())) == ["a", "b", "c"]


@pytest.mark.parametrize(
    ("language", "answer"),
    [("pl", "pl in en-US"), ("tlh", "en-US in en-US"), (None, "en-US in en-US")],
    ids=["known", "unknown", "not chosen"],
)
async def test_the_bot_is_told_the_language_that_was_chosen(
    bot: TalkativeBot, page: Page, browser: Browser, language: str | None, answer: str
) -> None:
    await bot.ask(page.channel.id)
    state = await browser.news()
    [name] = state["timeline"]
    [row] = state["messages"][name]["components"]
    [button] = row["components"]
    await browser.act("click", control_key=button["control_key"], target_id=name, language=language)
    assert said(await browser.news())[-1] == answer


async def test_what_only_one_person_may_see_is_shown_to_nobody_else(
    bot: TalkativeBot, page: Page, browser: Browser
) -> None:
    await bot.ask(page.channel.id)
    state = await browser.news()
    [name] = state["timeline"]
    key = state["messages"][name]["components"][0]["components"][0]["control_key"]
    await browser.act("click", control_key=key, target_id=name)
    assert len(said(await browser.news())) == 2
    await browser.open(page.viewers[1].id)
    assert len(said(await browser.news())) == 1


async def test_the_page_knows_the_size_of_a_picture_before_it_fetches_it(
    bot: TalkativeBot, page: Page, browser: Browser
) -> None:
    drawn = picture(width=40)
    await bot.say(page.channel.id, "look", drawn)
    assets = (await browser.news())["assets"].values()
    [shown] = [asset for asset in assets if asset["filename"] == "picture.png"]
    assert (shown["displayWidth"], shown["displayHeight"]) == (40, 30)
    assert await browser.file(f"api/assets/{shown['id']}") == drawn
    await browser.file("api/assets/other", status=404)


async def test_the_page_is_told_which_languages_there_are(browser: Browser) -> None:
    play = (await browser.news())["play"]
    assert play == {"languages": ["en-US", "pl"], "language": "en-US", "due": None, "typing": False}


async def test_the_page_shows_the_channel_and_no_tools(browser: Browser) -> None:
    text = (await browser.file("")).decode()
    assert "<title>Kingdomino</title>" in text
    assert not re.search("simcord|inspector|capture|refresh", text, re.IGNORECASE)


@pytest.mark.parametrize("path", sorted(STATIC.glob("*.js")), ids=lambda path: path.name)
async def test_whatever_a_script_imports_is_there(browser: Browser, path: Path) -> None:
    script = (await browser.file(f"play/{path.name}")).decode()
    for names, source in re.findall(r"^import \{ (.*) \} from \"(.*)\";$", script, re.MULTILINE):
        address = source.removeprefix("../") if source.startswith("../") else f"play/{source.removeprefix('./')}"
        exporter = (await browser.file(address)).decode()
        for name in names.split(", "):
            assert re.search(rf"^export (async )?(function|class|const) {name}\b", exporter, re.MULTILINE), name


async def test_the_parts_of_simcord_that_our_scripts_improve_are_there(browser: Browser) -> None:
    theirs = (await browser.file("commands.js")).decode()
    for path in ("play/commands.js", "play/page.css"):
        ours = (await browser.file(path)).decode()
        for name in re.findall(r"\.(command-[a-z-]+)", ours):
            assert name in theirs, name
