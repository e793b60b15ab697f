"""The page in a real browser, with a bot that is not ours behind it: what people see, and what they can do."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
import pytest_asyncio

from simulator import Discord, Person, discord_py_redirected
from simulator.page import Look, Page
from simulator.tests.browser import CHROMIUM, Tab, chromium
from simulator.tests.small_bot import SmallBot

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here, which the page is tested in"),
    pytest.mark.slow,
    pytest.mark.asyncio(loop_scope="module"),
]


@dataclass
class Club:
    """A phone and a desktop with a page, and the bot behind it."""

    discord: Discord
    page: Page
    phone: Tab
    desktop: Tab


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club() -> AsyncIterator[Club]:
    discord = Discord(bot_name="Helper")
    discord.add_guild("Club")
    discord.ack_deadline = 60.0
    people = [Person(discord, "Ada <b>"), Person(discord, "Grace")]
    page = Page(discord, people, Look("A page", languages=("en-US", "de")))
    async with discord, chromium() as browser:
        with discord_py_redirected(discord):
            bot = SmallBot()
            running = asyncio.create_task(bot.start(discord.token))
            try:
                phone = await browser.open("about:blank", 412, 800, is_phone=True)
                desktop = await browser.open("about:blank", 1280, 900)
                assert await discord.until(lambda: any(discord.commands.values()))
                yield Club(discord, page, phone, desktop)
            finally:
                await bot.close()
                await running


@pytest_asyncio.fixture(loop_scope="module")
async def room(club: Club) -> AsyncIterator[Club]:
    """Two new channels: the first of the people sees the first one on the phone, the second one on the desktop."""
    [guild] = club.discord.guilds.values()
    channel, _ = [
        club.discord.add_channel(guild, f"{name}-{len(club.discord.channels)}") for name in ("lobby", "garden")
    ]
    for person, tab in zip(club.page.people, (club.phone, club.desktop), strict=True):
        person.locale = "en-US"
        await tab.go_to(f"{club.page.url}?person={person.id}&channel={channel['id']}")
        await tab.until("typing.hidden && document.querySelector('[aria-pressed=true]')")
    yield club
    assert [*club.phone.problems, *club.desktop.problems, *club.discord.violations, *club.discord.defects] == []


async def command(tab: Tab, name: str) -> None:
    """Type a command and choose it; its options are still to be filled in."""
    await tab.click("#text")
    await tab.type(f"/{name}")
    await tab.until("suggestions.querySelectorAll('[role=option]').length === 1")
    await tab.press("Enter")
    await tab.until("!document.querySelector('#command').hidden")


async def run(tab: Tab, name: str) -> None:
    await command(tab, name)
    await tab.press("Enter")


async def call_grace(tab: Tab) -> None:
    await command(tab, "call")
    await tab.click("#suggestions [role=option]", "Grace")
    await tab.until("document.activeElement.id === 'rest'")
    await tab.press("Enter")


def shows(text: str, selector: str = ".message") -> str:
    return f"[...document.querySelectorAll({selector!r})].some((e) => e.innerText.includes({text!r}))"


async def test_an_empty_channel_says_what_is_prepared_there(room: Club) -> None:
    phone, said = room.phone, "getComputedStyle(document.querySelector('#messages'), '::before').content"
    url = await phone.run("location.href")
    room.page.notice = "The table is being set …"
    await phone.go_to(url)
    await phone.until(f"{said}.includes('The table is being set')")
    room.page.notice = ""
    await phone.go_to(url)
    await phone.until(f"{said}.includes('Nothing here yet')")


async def test_a_command_is_typed_with_what_the_bot_suggests_and_answered_to_one_person_alone(room: Club) -> None:
    phone = room.phone
    await command(phone, "greet")
    await phone.until("suggestions.querySelectorAll('[role=option]').length === 3")
    await phone.type("gra")
    await phone.until("suggestions.querySelectorAll('[role=option]').length === 1")
    await phone.press("Enter")
    await phone.until("document.activeElement.id === 'rest'")
    await phone.press("ArrowDown")
    await phone.press("Enter")
    await phone.click("#suggestions [role=option]", "True")
    await phone.until("document.activeElement.id === 'rest'")
    await phone.press("Enter")
    await phone.until(shows("Hello grace!"))
    assert await phone.run(shows("Only you can see this"))
    assert await phone.run(shows("Ada <b> used /greet"))
    await phone.click(".link", "Dismiss")
    await phone.until("!document.querySelector('.message')")
    assert not await room.desktop.run("document.querySelector('.message')")


async def test_buttons_selects_and_forms_work_and_silence_is_seen(room: Club) -> None:
    phone = room.phone
    await run(phone, "controls")
    await phone.click(".button", "Ask")
    await phone.until("modal.open")
    await phone.type("Ada")
    await phone.click("#modal .button", "Submit")
    await phone.until(shows("You are Ada."))
    usual, room.discord.ack_deadline = room.discord.ack_deadline, 0.1
    await phone.click(".button", "Silent")
    await phone.until(shows("This interaction failed", ".failed"))
    room.discord.ack_deadline = usual
    await phone.click(".select", "Fruit")
    await phone.until("options.matches(':popover-open')")
    await phone.press("ArrowDown")
    await phone.press("Enter")
    await phone.until(shows("Pear it is."))
    await phone.click(".button", "Think")
    await phone.until(shows("Helper is thinking"))


async def test_a_long_choice_makes_no_message_wider_than_a_phone(room: Club) -> None:
    phone = room.phone
    await run(phone, "controls")
    await phone.until("document.querySelector('.select')")
    await phone.run("document.querySelector('.select span:last-child').textContent = 'a long choice '.repeat(9)")
    assert await phone.run("document.querySelector('.select').getBoundingClientRect().right") <= 412


async def test_what_is_written_does_no_harm_and_a_picture_has_its_box(room: Club) -> None:
    desktop, phone = room.desktop, room.phone
    await run(desktop, "controls")
    for tab in (desktop, phone):
        await tab.until("document.querySelector('.picture')?.complete")
        assert await tab.run("document.querySelector('.message strong').textContent") == "Helper"
        assert await tab.run("document.querySelector('.text strong').textContent") == "bold"
        assert not await tab.run("document.querySelector('.text img')")
        assert await tab.run(shows("<img src=x onerror=alert(1)>"))
        assert "ago" in await tab.run("document.querySelector('.text time').textContent")
    assert await desktop.run("[picture.clientWidth, picture.clientHeight]", picture=".picture") == [175, 350]
    assert await phone.run("picture.clientWidth", picture=".picture") == 300
    await call_grace(phone)
    await desktop.until("document.querySelectorAll('.picture')[1]?.complete")
    size = await desktop.run("[picture.clientWidth, picture.clientHeight]", picture=".of-1 [alt='A wide picture']")
    assert size == [550, 200]
    await phone.until("document.querySelector('[alt=\"A wide picture\"]')?.clientWidth > 380")
    await desktop.click(".frame [alt='A wide picture']")
    await desktop.until("viewer.open && viewer.querySelector('img').alt === 'A wide picture'")


async def test_who_is_called_elsewhere_has_a_badge_and_is_a_tap_away(room: Club) -> None:
    phone = room.phone
    await room.desktop.click(".place", "garden")
    await room.desktop.until("place.innerText.startsWith('# garden')")
    await call_grace(phone)
    await phone.until("document.querySelector('.person .badge')?.innerText === '1'")
    await room.desktop.until("document.querySelector('.place .badge')?.innerText === '1'")
    await phone.click(".person", "Grace")
    await phone.until("document.querySelector('.calls-me') && !document.querySelector('.person .badge')")
    await phone.click(".mention", "Grace")
    await phone.click("#card .button", "Wave")
    await phone.until(shows("@Grace waves at @Grace."))


async def test_the_page_becomes_whoever_is_called_if_that_is_wanted(room: Club) -> None:
    phone = room.phone
    await room.desktop.click(".place", "garden")
    await room.desktop.until("place.innerText.startsWith('# garden')")
    await phone.click("#follow")
    await call_grace(phone)
    await phone.until("document.querySelector('[aria-pressed=true]').innerText.includes('Grace')")
    await phone.until("document.querySelector('.calls-me')")


async def test_threads_and_private_conversations_are_places_of_their_own(room: Club) -> None:
    phone = room.phone
    await run(phone, "controls")
    await phone.click(".button", "Thread")
    await phone.until("places.textContent.includes('Side talk')")
    await phone.click("#menu")
    await phone.click(".place", "Side talk")
    await phone.until(shows("Here we are."))
    await phone.click("#text")
    await phone.type("Good evening")
    await phone.press("Enter")
    await phone.until(shows("Good evening"))
    room.discord.archive(room.discord.channel("Side talk"))
    await phone.until("!document.querySelector('.place .badge')")
    assert await phone.run("place.textContent") == "↳ Side talk"
    await phone.type("Good night")
    await phone.press("Enter")
    await phone.until(shows("Good night"))
    await phone.click("#menu")
    await phone.click(".place", "lobby")
    await phone.click(".button", "Private")
    await phone.until("document.querySelector('#menu .badge')?.innerText === '1'")
    await phone.click("#menu")
    await phone.click(".place", "Helper")
    await phone.until(shows("Between us."))
    assert not await room.desktop.run("document.querySelector('.place .badge')")


async def test_time_passes_and_every_person_has_a_language(room: Club) -> None:
    desktop, discord = room.desktop, room.discord
    before = discord.clock.now()
    await desktop.run("later.value = '8'; later.dispatchEvent(new Event('change'))")
    assert await discord.until(lambda: discord.clock.now() - before >= 8 * 3600)
    await desktop.run("language.value = 'de'; language.dispatchEvent(new Event('change'))")
    assert await discord.until(lambda: [person.locale for person in room.page.people] == ["en-US", "de"])
    await run(desktop, "controls")
    await desktop.until("/vor \\d+ Jahren/.test(document.querySelector('.text time')?.textContent)")


async def test_only_the_page_itself_is_answered(room: Club) -> None:
    other = {"method": "POST", "headers": {"Content-Type": "text/plain"}, "body": "{}"}
    assert await room.phone.run(f"fetch('/page/act', {other}).then((answer) => answer.status)") == 415
    there = room.page.url.replace("127.0.0.1", "localhost")
    assert await room.phone.run(f"fetch('{there}page/commands').then(() => 'heard', () => 'unheard')") == "unheard"
    room.phone.forgive()
