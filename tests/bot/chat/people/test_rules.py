"""The rules in chapters: true for every game and number of players, and short enough for a phone."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from bot.chat.kit import in_text_mode
from bot.chat.kit.blocks import Button, Text
from bot.chat.kit.markup import heading, markdown
from bot.chat.screens.rules import LONGEST_LEAD, Page, figures, rules
from bot.games.game import Status
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.dominoes import Domino
from engine.state import State
from engine.variants import VARIANTS
from renderers import KingdomView, TableView, View, picture
from tests.bot.every_language import in_every_shipped_language, localizer_of
from tests.bot.sample_tables import LOCALIZER, a_game, played
from tests.bot.screen_checks import check, text_of
from tests.bot.server import Action, SimulatedServer, finish, plain, visit, words, written

LONGEST = 700
"""Characters of a chapter that fit a phone."""

GAMES = [(base, players) for base, variant in VARIANTS.items() for players in variant.formats]


def pages(base: str, players: int) -> Iterator[Page]:
    """Yield the page with the picture of each chapter, and the page with its text."""
    first = Page(VARIANTS[base], players)
    for each in map(first.turned_to, first.chapters):
        yield from (each, each.other)


def page(base: str, players: int, name: str, localizer: FluentLocalizer) -> str:
    """Return what a chapter says."""
    shown = Page(VARIANTS[base], players, name)
    return plain("\n".join(text_of(rules(each, localizer)) for each in (shown, shown.other)))


def where(base: str, players: int) -> str:
    return words("rules-game", game=words(f"variant-{base}"), players=players)


def title(name: str) -> str:
    return written(heading(words(f"rules-{name}-title")))


def view(base: str, players: int, name: str) -> View:
    [found] = rules(Page(VARIANTS[base], players, name), LOCALIZER).pictures
    return found.view


def kingdoms(base: str, players: int, name: str) -> tuple[KingdomView, ...]:
    shown = view(base, players, name)
    assert isinstance(shown, (KingdomView, TableView))
    return shown.kingdoms if isinstance(shown, TableView) else (shown,)


# ---- laws about all chapters


@pytest.mark.parametrize(("base", "players"), GAMES)
def test_every_chapter_keeps_to_the_limits_of_discord_and_of_a_phone(base: str, players: int) -> None:
    for each in pages(base, players):
        screen = check(rules(each, LOCALIZER))
        # A text leaves the game and the number of the chapter to its picture.
        _, *texts = (markdown(block.lines) for block in screen.blocks if isinstance(block, Text))
        shown = texts if each.is_text else texts[1:]
        assert len(texts) <= (1 if each.is_text else 2)
        assert len("".join(shown)) <= (LONGEST if each.is_text else LONGEST_LEAD)
        assert len(screen.pictures) == (0 if each.is_text else 1)


def test_every_picture_can_be_painted() -> None:
    views = {spec.view for game in GAMES for each in pages(*game) for spec in rules(each, LOCALIZER).pictures}
    assert len(views) > len(GAMES)
    assert all(picture(each, LOCALIZER).startswith(b"\x89PNG") for each in views)


@pytest.mark.parametrize(("base", "players"), GAMES)
def test_all_chapters_can_be_reached_one_after_another_and_back(base: str, players: int) -> None:
    first, *others = pages(base, players)
    seen = [first]
    while following := [argument for label, argument in _arrows(seen[-1]) if label.endswith(" ›")]:
        seen.append(Page.parse(following[0]))
    assert seen == [first, *others]
    # From a picture one goes back to the picture before.
    assert [argument for label, argument in _arrows(seen[-1])] == [str(seen[-2])]
    assert [argument for label, argument in _arrows(seen[-2]) if label.startswith("‹")] == [str(seen[-4])]


def _arrows(page: Page) -> list[tuple[str, str]]:
    controls = (each for each in rules(page, LOCALIZER).controls if isinstance(each, Button))
    return [(button.label, button.address.argument) for button in controls]


# ---- which rules are shown


def test_the_rules_are_those_of_the_players_at_the_table() -> None:
    assert Page.of(played("kd", 3, "#123")) == Page(VARIANTS["kd"], 3)
    assert Page.of(Table.of(a_game("rwt", 8, status=Status.LOBBY))) == Page(VARIANTS["rwt"], 8)


async def test_the_rules_open_at_the_live_game_of_the_channel_or_at_its_last_game(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    answer = await visit(ola, server, Action.READ_RULES)
    assert where("kd", 4) in answer.text
    await ola.choose(answer, Action.READ_RULES, "kd 4 beginning")
    assert title("beginning") in answer.text
    await server.begin()
    assert where("kd", 2) in (await visit(ola, server, Action.READ_RULES)).text
    await finish(server)
    assert where("kd", 2) in (await visit(ola, server, Action.READ_RULES)).text


# ---- what they say and their pictures show


@pytest.mark.parametrize(("base", "players"), GAMES)
def test_the_dominoes_of_a_kingdom_fill_its_grid(base: str, players: int) -> None:
    numbers = figures(State.start(base, players))
    assert 1 + 2 * numbers["each"] == numbers["grid"] ** 2


@pytest.mark.parametrize(("base", "players"), [("kd", 4), ("kd7", 2)])
def test_the_numbered_spots_are_legal_or_not_as_the_text_says(base: str, players: int) -> None:
    [shown] = kingdoms(base, players, "placing")
    legal = {frozenset(each.squares) for each in shown.kingdom.placements(Domino.parse("24"))}
    assert [frozenset(spot.squares) in legal for spot in shown.spots] == [True, True, False]
    assert shown.header_domino == Domino.parse("24")


@pytest.mark.parametrize(
    ("base", "name", "totals"),
    [("kd", "scoring", {13}), ("kd", "advice", {8, 57}), ("qd", "court-scoring", {71}), ("qd", "queen", set())],
)
@in_every_shipped_language
def test_a_text_adds_up_what_its_picture_shows(language: str, base: str, name: str, totals: set[int]) -> None:
    shown, told = kingdoms(base, 4, name), page(base, 4, name, localizer_of(language))
    properties = {(each.size, each.points) for kingdom in shown for each in kingdom.properties}
    products = re.findall(r"(\d+) × (\d+)", told)
    assert products
    assert {(int(size), int(size) * int(crowns)) for size, crowns in products} <= properties
    assert totals <= {kingdom.score for kingdom in shown}
    assert totals <= {*map(int, re.findall(r"\d+", told))}


def test_the_kingdoms_of_the_advice_are_of_the_same_dominoes() -> None:
    scattered, joined = (Counter(each.kingdom.cells.values()) for each in kingdoms("kd", 4, "advice"))
    assert scattered == joined


def test_by_ear_the_chapter_about_pictures_is_about_words() -> None:
    chapter = Page(VARIANTS["kd"], 2, "signs")
    for shown in (chapter, chapter.other):
        heard = plain(text_of(in_text_mode(rules(shown, LOCALIZER))))
        assert words("rules-signs", sample="").splitlines()[1] not in heard
    assert words("rules-signs-words", sample="").splitlines()[-1].split(". ")[0] in heard
