"""The bot's own emoji and commands that can be tapped, as Discord gets them."""

import re
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.chat.actions import Action
from bot.chat.handling.uploads import AT_ONCE, NEXT_LOOK_SECONDS, OUT_OF_DATE_SECONDS, _drawn
from bot.chat.kit import in_text_mode
from bot.chat.kit.blocks import Address, Button, Option, Row, Screen, compose, select_row
from bot.chat.kit.markup import Marks, markdown, use_marks
from bot.localization.spans import SpanKind, in_words, lines_of, span
from engine.dominoes import Domino
from renderers.painting.emoji import domino_name
from simulator.people import Person
from simulator.world.moods import MOODS
from tests.bot.screen_checks import components, text_of
from tests.bot.server import QuickDiscord, SimulatedServer, say, visit, warned, words

HOUR = 3600
MINE = "<:mine_3_a1b2c3:1300000000000000007>"


IMAGE = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUg=="


class ServerWithEmoji(SimulatedServer):
    """A server with all emoji from the start, as an upload of the emoji takes a second."""

    switched_off = frozenset()

    def __init__(self, discord: QuickDiscord, url: str, *names: str) -> None:
        super().__init__(discord, url, *names)
        for name in _drawn():
            discord.create_emoji(name, IMAGE)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    async with ServerWithEmoji.of(tmp_path, "Ola", "Kim") as server:
        yield server


def names() -> list[str]:
    return [each.name for each in _drawn().values()]


def named(server: SimulatedServer) -> list[str]:
    """Return the names of the emoji on Discord without their digests."""
    return sorted(each["name"][:-7] for each in server.discord.emoji.values())


async def uploaded(server: SimulatedServer) -> None:
    assert await server.discord.until(lambda: len(server.bot._marks.emoji) == len(names()))
    assert named(server) == sorted(names())


async def test_emoji_are_uploaded_once_and_shown(server: SimulatedServer) -> None:
    server.discord.emoji.clear()
    await server.restart()
    await server.sleep(10 / 60)
    await uploaded(server)
    await server.restart()
    assert len(server.bot._marks.emoji) == len(names())
    started = [call.path.rpartition("/")[2] for call in server.discord.log if call.method == "GET"]
    # Known before anything is sent.
    assert "emojis" in started[: started.index("commands")]
    assert sum(call.method == "POST" and "/emojis" in call.path for call in server.discord.log) == len(names())
    assert all(re.fullmatch(r"\w{2,25}_[0-9a-f]{6}", each["name"]) for each in server.discord.emoji.values())


async def test_only_out_of_date_emoji_of_the_bot_are_deleted_after_a_month(server: SimulatedServer) -> None:
    await uploaded(server)
    for name in ("mine_3_000000", "parrot_000000", "parrot"):
        server.discord.create_emoji(name, IMAGE)

    def others() -> set[str]:
        return {each["name"] for each in server.discord.emoji.values()} & {"mine_3_000000", "parrot_000000", "parrot"}

    await server.sleep(2 * NEXT_LOOK_SECONDS / HOUR)
    assert len(others()) == 3
    server.now += OUT_OF_DATE_SECONDS
    server.clock.wake()
    await server.sleep(2 * NEXT_LOOK_SECONDS / HOUR)
    assert others() == {"parrot_000000", "parrot"}


def shows_emoji(body: object) -> bool:
    return re.search(r"<:\w+:\d+>|'emoji': {", str(body)) is not None


async def test_a_message_is_sent_without_emoji_that_are_refused_twice_as_are_others_of_its_kind_for_an_hour(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    await uploaded(server)
    gone = dict(server.discord.emoji)
    server.discord.emoji.clear()
    rules = await visit(server.people["Ola"], server, Action.READ_RULES)
    assert words("rules-goal-title") in rules.text
    assert not shows_emoji(rules.data)
    assert [call.status for call in server.discord.log[-3:]] == [400, 400, 200]
    assert len([each for each in warned(caplog) if "without emoji" in each.getMessage()]) == 1
    server.discord.emoji |= gone
    assert not shows_emoji((await visit(server.people["Kim"], server, Action.READ_RULES)).data)
    server.now += HOUR + 1
    again = await visit(server.people["Kim"], server, Action.READ_RULES)
    assert {"<:castle_", "'name': 'wheat_1_"} <= set(re.findall(r"<:castle_|'name': 'wheat_1_", str(again.data)))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("limit", ["emoji-50-an-hour", "none"])
async def test_a_first_start_has_the_most_used_emoji_at_once_and_disturbs_no_play(
    limit: str, server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    server.discord.emoji.clear()
    with server.discord.mood(limit) if limit in MOODS else nullcontext():
        await server.restart()
        assert await server.discord.until(lambda: len(server.discord.emoji) == AT_ONCE)
        assert named(server) == sorted(names()[:AT_ONCE])
        # A second start within the hour is no reason for haste.
        await server.restart()
        assert len(server.discord.emoji) == AT_ONCE
        await server.begin()
        await server.step()
        assert shows_emoji(server.newest.data)
        await server.sleep(10 / 60)
        there = len(names()) if limit == "none" else 50
        assert named(server) == sorted(names()[:there])
        await server.step()
        await server.sleep(1.2)
    assert named(server) == sorted(names())
    assert {call.status for call in server.discord.log if "/emojis" not in call.path} <= {200, 201, 204}
    assert [each for each in warned(caplog) if "no game" not in each.getMessage()] == []


def test_dominoes_with_the_same_halves_share_an_emoji() -> None:
    assert len(names()) == len({*names()}) == 87
    shared = {each: domino_name(Domino.parse(each)) for each in ("1", "2", "q1", "24", "q15", "36", "q24", "48")}
    assert [*shared.values()] == [f"domino_{each}" for each in ("1", "1", "1", "24", "24", "36", "q24", "48")]


async def test_commands_in_texts_can_be_tapped_or_are_code_without_their_ids(server: SimulatedServer) -> None:
    told = await say(server.people["Ola"], server, "kingdomino help")
    shown = server.discord.commands[""]
    ids = {each["name"]: each["id"] for each in shown}
    assert f"</kingdomino new:{ids['kingdomino']}>" in Person.text(dict(told.data))
    with server.discord.mood("no-command-ids"):
        await server.restart()
    assert server.bot._marks.commands == {}


@pytest.fixture
def marks() -> Iterator[None]:
    use_marks(Marks({"mine_3": MINE, "king_1": "<:king_1_a1b2c3:1300000000000000008>"}, {"kingdomino": 5}))
    yield
    use_marks(Marks())


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (span(SpanKind.EMOJI, "mine_3", "mine 👑👑👑"), MINE),
        (span(SpanKind.EMOJI, "swamp", "swamp"), "swamp"),
        (span(SpanKind.EMOJI, "king_1") + "Ola", "<:king_1_a1b2c3:1300000000000000008>\u00a0Ola"),
        (span(SpanKind.EMOJI, "king_2") + "Kim", "Kim"),
        (span(SpanKind.EMOJI, "crown"), "👑"),
        (span(SpanKind.COMMAND, "kingdomino new"), "</kingdomino new:5>"),
        (span(SpanKind.COMMAND, "kingdomino board text:"), "</kingdomino board:5> `text:`"),
        (span(SpanKind.COMMAND, "kingdomino settings zone:New York"), "</kingdomino settings:5> `zone:New York`"),
        (span(SpanKind.COMMAND, "daily"), "`/daily`"),
    ],
)
@pytest.mark.usefixtures("marks")
def test_spans_are_written_by_the_ids_that_are_known(text: str, shown: str) -> None:
    assert markdown(lines_of(text)) == shown
    screen = compose(text)
    assert text_of(screen) == shown.replace("\u00a0", " ")
    assert "<:" not in markdown(in_words(lines_of(text)))


@pytest.mark.usefixtures("marks")
def test_a_control_shows_the_emoji_that_its_label_begins_with() -> None:
    address = Address(Action.JOIN)
    label = span(SpanKind.EMOJI, "king_1") + "Ola"
    screen = compose(Row((Button(address, label),)), select_row(address, "Choose", [Option(label, "1")]))
    [button] = controls(screen, 2)
    [select] = controls(screen, 3)
    for each in (button, select["options"][0]):
        assert (each["label"], each["emoji"]["name"], int(each["emoji"]["id"])) == (
            "Ola",
            "king_1_a1b2c3",
            1300000000000000008,
        )
    assert "emoji" not in str([*controls(in_text_mode(screen), 2), *controls(in_text_mode(screen), 3)])
    use_marks(Marks())
    assert "emoji" not in controls(replace(screen), 2)[0]


def controls(screen: Screen, kind: int) -> list[Mapping[str, Any]]:
    """Return the controls of a type as Discord gets them."""
    return [each for each in components(screen) if each["type"] == kind]


async def test_emoji_are_uploaded_although_their_answers_name_no_user(server: SimulatedServer) -> None:
    for each in list(server.discord.emoji)[:3]:
        del server.discord.emoji[each]
    # Emoji of the last hour slow the upload down.
    server.now += HOUR + 1
    with server.discord.mood("nameless-user"):
        await server.restart()
        assert await server.discord.until(lambda: named(server) == sorted(names()))
    assert len(server.bot._marks.emoji) == len(names())
