"""The rules in chapters: true for every game and number of players, and short enough for a phone."""

from collections.abc import Iterator

import pytest

from bot.chat.kit import in_text_mode
from bot.chat.kit.blocks import Button, Text
from bot.chat.kit.markup import heading, markdown
from bot.chat.screens.rules import LONGEST_LEAD, Page, rules, usual_page
from bot.games.game import Status
from bot.games.table import Table
from engine.variants import VARIANTS
from renderers import View, picture
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


def page(base: str, players: int, name: str) -> str:
    """Return what a chapter says."""
    shown = Page(VARIANTS[base], players, name)
    return plain("\n".join(text_of(rules(each, LOCALIZER)) for each in (shown, shown.other)))


def where(base: str, players: int) -> str:
    return words("rules-game", game=words(f"variant-{base}"), players=players)


def title(name: str) -> str:
    return written(heading(words(f"rules-{name}-title")))


def view(base: str, players: int, name: str) -> View:
    [found] = rules(Page(VARIANTS[base], players, name), LOCALIZER).pictures
    return found.view


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


def test_another_game_can_be_chosen_for_each_number_of_players() -> None:
    screen = rules(usual_page("kd").other, LOCALIZER)
    [games] = [each for each in screen.controls if not isinstance(each, Button) and "game" in each.address.argument]
    assert [(option.label, option.chosen) for option in games.options[:4]] == [
        (LOCALIZER("rules-game", game=LOCALIZER(f"variant-{base}"), players=players), (base, players) == ("kd", 4))
        for base, players in GAMES[:4]
    ]
    assert [Page.parse(option.value) for option in games.options] == [
        Page(VARIANTS[base], players) for base, players in GAMES
    ]


# ---- which rules are shown


def test_the_rules_are_those_of_the_players_at_the_table() -> None:
    assert Page.of(played("kd", 3, "#123")) == Page(VARIANTS["kd"], 3)
    assert Page.of(Table.of(a_game("rwt", 8, status=Status.LOBBY))) == Page(VARIANTS["rwt"], 8)


async def test_the_rules_are_read_chapter_by_chapter_in_one_message(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    answer = await visit(ola, server, Action.READ_RULES)
    assert where("kd", 4) in answer.text
    await ola.click(answer, Action.READ_RULES)
    assert title("goal") in answer.text
    [games] = answer.selects
    await ola.choose(answer, games.action, "rwt 6 ", argument=games.argument)
    assert where("rwt", 6) in answer.text
    [chapters] = answer.selects
    await ola.choose(answer, chapters.action, "rwt 6 beginning", argument=chapters.argument)
    assert title("beginning") in answer.text
    # They are those of the game in the channel, or of the last one.
    await server.begin()
    assert where("kd", 2) in (await visit(ola, server, Action.READ_RULES)).text
    await finish(server)
    assert where("kd", 2) in (await visit(ola, server, Action.READ_RULES)).text


# ---- what they say


# ---- what the pictures show


def test_by_ear_the_chapter_about_pictures_is_about_words() -> None:
    chapter = Page(VARIANTS["kd"], 2, "signs")
    for shown in (chapter, chapter.other):
        heard = plain(text_of(in_text_mode(rules(shown, LOCALIZER))))
        assert words("rules-signs", sample="").splitlines()[1] not in heard
    assert words("rules-signs-words", sample="").splitlines()[-1].split(". ")[0] in heard
