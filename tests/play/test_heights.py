"""The heights of screens in the page of `make play`, which shows messages as a phone does."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise, product
from typing import Any

import pytest

from bot.chat.actions import Action
from bot.chat.deeds.board import board
from bot.chat.kit.blocks import PictureSpec, Screen
from bot.chat.kit.discord_builder import build_content, payload
from bot.chat.screens.deck import DeckQuestion, deck
from bot.chat.screens.table_view import Look
from bot.chat.screens.turn import turn
from bot.games.game import Status
from bot.localization.fluent import DEFAULT, FluentLocalizer
from renderers.layout import layout
from simulator import Discord, Person
from simulator.page import Page
from simulator.page.markdown import to_html
from simulator.tests.browser import CHROMIUM, chromium
from tests.bot import all_screens, sample_tables
from tests.bot.every_language import localizer_of
from tests.bot.features import screens_of_features
from tests.bot.localization import test_all_screens
from tests.bot.sample_tables import FIRST_USER, recorded, translations, turn_starts
from tests.bot.screen_checks import with_all_emoji
from tests.recorded_games import RECORD_OF

WIDE, WIDTH, NARROW, MOST = 412, 390, 360, 616
"""The widths of a large phone, a usual one and a small one, and the greatest height: a small one shows the buttons that
lead on without scrolling."""
NAME = "Bartholome"
"""With the number of a seat a name of twelve letters."""
GAMES = "kd-2", "kd-4", "kd7-2", "qd-2", "qd-4", "rw-4", "rw-6", "rwt-8"
TURN = 560
"""The greatest height of a turn of four on a large phone."""
LISTS = {
    "ranking": 825,  # ten people whose lines wrap
    "following": 804,  # ten games whose buttons wrap
    "challenges": 668,  # a result that opens the next week and calls fifteen people, or the page of a week
    "rwt-8: result": 642,  # eight people are mentioned
}
"""The greatest heights of lists, and of an end with many people; the buttons that lead on are seen there, too."""

MEASURE = """(async (messages) => {
  const { drawMessage } = await import("/page/message.js");
  return messages.map((each) => {
    const message = document.createElement("article");
    message.className = "message";
    message.append(...drawMessage(each, { language: "en", people: [], places: [], roles: [] }, new Map()));
    document.querySelector("#messages").replaceChildren(message);
    const body = message.querySelector(".body"), { top, height } = body.getBoundingClientRect();
    const main = [...body.querySelectorAll("button.primary, button.success")];
    // The whole height, and where the last of the buttons ends that catch the eye.
    return [Math.ceil(height), Math.ceil(Math.max(0, ...main.map((b) => b.getBoundingClientRect().bottom - top)))];
  });
})"""


def as_message(screen: Screen) -> Mapping[str, Any]:
    """A screen as the page gets a message, with the sizes of its pictures."""
    media = {picture.name: _medium(picture) for picture in screen.pictures}

    def drawn(part: Mapping[str, Any]) -> Mapping[str, Any]:
        names = (item["media"]["url"].removeprefix("attachment://") for item in part.get("items", ()))
        shown = {"html": _html(part.get("content", "")), "media": [media[name] for name in names]}
        return {**part, **shown, "components": [*map(drawn, part.get("components", ()))]}

    with with_all_emoji():
        parts: Any = payload(screen)["components"]
        html = _html(build_content(screen)) if screen.is_plain else ""
    shown = {"html": html, "media": [*media.values()] if screen.is_plain else [], "components": [*map(drawn, parts)]}
    return {"type": 0, "author": "Kingdomino", "isBot": True, "sent": "2026-11-27T00:00Z", "embeds": [], **shown}


def _medium(picture: PictureSpec) -> Mapping[str, Any]:
    drawing = layout(picture.view, picture.localizer)
    return {"url": "/page/icon.svg", "isPicture": True, "width": drawing.width, "height": drawing.height}


def _html(text: str) -> str:
    return to_html(text, lambda *_: f"{NAME}01") if text else ""


def screens_of(game: str, localizer: FluentLocalizer) -> Iterator[tuple[str, Screen]]:
    """The kinds and the screens that people see in a game, alone with computers and with people on all seats."""
    over = recorded(RECORD_OF[game])
    running = replace(over.game, options=replace(over.game.options, dynasty=False), status=Status.PLAYING)
    own, *others = running.seats
    computers = (replace(each, user_id=None, computer="solid") for each in others)
    table, alone = over.with_game(running), over.with_game(replace(running, seats=(own, *computers)))
    mine = [0, *(stop for stop in turn_starts(table) if table.until(stop).acting_seat == 1)]
    yield from (("turn", turn(alone.until(stop), since, localizer)) for since, stop in pairwise(mine))
    steps = [*pairwise(turn_starts(table))][:-1:3]
    yield from (("turn", turn(table.until(stop), since, localizer)) for since, stop in steps)
    for then in map(table.until, mine[1::5]):
        yield "table", board(then, FIRST_USER, localizer)
        yield "kingdom", board(then, FIRST_USER + 1, localizer, Look(0))
        for terrain, page in product((None, *table.variant.terrains[:1]), range(3)):
            yield "deck", deck(then, DeckQuestion(terrain, page=page), localizer)
        for screen in all_screens.panels(then, localizer):
            is_plan = any(each.address.action == Action.CHANGE_PLAN for each in screen.controls)
            yield "plan" if is_plan else "panel", screen
    yield from (("result", screen) for screen in all_screens.every_result(over, localizer))


@pytest.mark.slow
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here, which the page is tested in")
@pytest.mark.parametrize(
    ("language", "games"),
    [
        ("de", ("kd-4",)),  # German has the longest words
        *(pytest.param(each, GAMES, marks=pytest.mark.languages) for each in (DEFAULT, "de")),
        *(
            pytest.param(each, (), marks=pytest.mark.languages)
            for each in sorted({*translations().bundles} - {DEFAULT, "de"})
        ),
    ],
)
async def test_a_phone_shows_every_screen_as_a_whole(
    language: str, games: Sequence[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    features = [*screens_of_features()]
    for module in (sample_tables, all_screens, test_all_screens, *features):
        monkeypatch.setattr(module, "LONGEST_NAME", NAME, raising=module in (sample_tables, all_screens))
    recorded.cache_clear()
    localizer = localizer_of(language)
    core = *test_all_screens.pages(localizer), *test_all_screens.full_settings(localizer)
    shown = [("page", screen) for screen in core if games]
    named = {each.__name__.split(".")[-2]: each for each in features}
    # The results of weeks have the most lines, and call the most people; without games only they are shown.
    named = named if games else {"challenges": named["challenges"]}
    shown += ((name, screen) for name, each in named.items() for screen in each.pages(localizer))
    shown += ((f"{game}: {kind}", screen) for game in games for kind, screen in screens_of(game, localizer))
    recorded.cache_clear()
    discord = Discord(bot_name="Kingdomino")
    discord.add_guild("Club")
    page = Page(discord, [Person(discord, "Ada")])
    async with discord, chromium() as browser:
        tab = await browser.open(page.url, WIDE, 900, is_phone=True)
        messages = json.dumps([as_message(screen) for _, screen in shown])
        measured = list[Sequence[Sequence[int]]]()
        for width in (WIDE, WIDTH, NARROW):
            await tab.resize(width, 900, is_phone=True)
            measured.append(await tab.run(f"{MEASURE}({messages})"))
    kinds = [kind for kind, _ in shown]
    wide, usual, narrow = ([*zip(kinds, each, strict=True)] for each in measured)
    assert [each for kind, each in wide if kind == "kd-4: turn" and each[0] > TURN] == []
    assert [(kind, each) for kind, each in usual if each[0] > LISTS.get(kind, MOST)] == []
    assert [(kind, each) for kind, each in narrow if each[1] > MOST] == []
