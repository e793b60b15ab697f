"""The rules in chapters: true for every game and number of players, and short enough for a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.chat.blocks import Button, Select, Text
from bot.chat.rulebook import figures
from bot.chat.screens.rules import Page, rules, usual_page
from bot.games.models import Status
from bot.games.table import Table
from engine.dominoes import Domino
from engine.state import State
from engine.variants import VARIANTS, Variant
from renderers import KingdomView, View, picture
from tests.bot.sample_tables import LOCALIZER, a_game, played
from tests.bot.screen_checks import check, text_of
from tests.bot.simulated_server import Message, SimulatedServer, finish, say

LONGEST = 700
"""Characters of a chapter that a phone shows together with its picture."""

GAMES = [(base, players) for base, variant in VARIANTS.items() for players in variant.formats]


def pages(base: str, players: int) -> Iterator[Page]:
    first = Page(VARIANTS[base], players)
    return map(first.turned_to, first.chapters)


def page(base: str, players: int, name: str) -> str:
    """What a chapter says, without line breaks."""
    screen = rules(Page(VARIANTS[base], players, name), LOCALIZER)
    return re.sub(r"\s+", " ", text_of(screen))


def view(base: str, players: int, name: str) -> View:
    [found] = rules(Page(VARIANTS[base], players, name), LOCALIZER).pictures
    return found.view


def kingdom(base: str, players: int, name: str) -> KingdomView:
    found = view(base, players, name)
    assert isinstance(found, KingdomView)
    return found


# ---- laws about all chapters


@pytest.mark.parametrize(("base", "players"), GAMES)
def test_every_chapter_keeps_to_the_limits_of_discord_and_of_a_phone(base: str, players: int) -> None:
    for each in pages(base, players):
        screen = check(rules(each, LOCALIZER))
        _, _, text = (block.content for block in screen.blocks if isinstance(block, Text))
        assert 100 < len(text) <= LONGEST
        assert len(screen.pictures) <= 1


@pytest.mark.slow
def test_every_picture_can_be_painted() -> None:
    views = {spec.view for game in GAMES for each in pages(*game) for spec in rules(each, LOCALIZER).pictures}
    assert len(views) > len(GAMES)
    assert all(picture(each, LOCALIZER).data.startswith(b"\x89PNG") for each in views)


@pytest.mark.parametrize(("base", "players"), GAMES)
def test_all_chapters_can_be_reached_one_after_another_and_back(base: str, players: int) -> None:
    first, *others = pages(base, players)
    seen = [first]
    while following := [argument for label, argument in _arrows(seen[-1]) if label.endswith(" ›")]:
        seen.append(Page.parse(following[0]))
    assert seen == [first, *others]
    assert [argument for label, argument in _arrows(seen[-1])] == [str(seen[-2])]


def _arrows(page: Page) -> list[tuple[str, str]]:
    controls = (each for each in rules(page, LOCALIZER).controls if isinstance(each, Button))
    return [(button.label, button.address.argument) for button in controls]


def test_another_game_can_be_chosen_for_each_number_of_players() -> None:
    screen = rules(usual_page("kd"), LOCALIZER)
    [games] = [each for each in screen.controls if not isinstance(each, Button) and "game" in each.address.argument]
    assert [(option.label, option.chosen) for option in games.options[:4]] == [
        ("Kingdomino · 2 players", False),
        ("Kingdomino · 3 players", False),
        ("Kingdomino · 4 players", True),
        ("Kingdomino: Mighty Duel · 2 players", False),
    ]
    assert [Page.parse(option.value) for option in games.options] == [
        Page(VARIANTS[base], players) for base, players in GAMES
    ]


# ---- which rules are shown


def test_a_page_has_a_text() -> None:
    page = Page(Variant.parse("kd+mh"), 3, "placing")
    assert str(page) == "kd+mh 3 placing"
    assert Page.parse(str(page)) == page


def test_a_page_that_the_game_does_not_have_is_the_first_one() -> None:
    assert Page.parse("kd 2 knights").chapter.name == "goal"


def test_the_rules_are_those_of_the_players_at_the_table() -> None:
    assert Page.of(played("kd", 3, "#123")) == Page(VARIANTS["kd"], 3)
    assert Page.of(Table.of(a_game("rwt", 8, status=Status.LOBBY))) == Page(VARIANTS["rwt"], 8)


@pytest.mark.slow
async def test_the_rules_are_read_chapter_by_chapter_in_one_message(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    answer = (await ola.slash(server.channel, "rules")).response
    assert answer
    assert "Kingdomino · 4 players · chapter 1 of 7" in Message(answer).text
    await ola.click(answer, label="How it begins ›")
    assert "## How it begins" in Message(answer).text
    chapters = Message(answer).selects[0]
    await ola.select(answer, ["kd 4 scoring"], custom_id=chapters["custom_id"])
    assert "## Scoring" in Message(answer).text
    games = Message(answer).selects[1]
    await ola.select(answer, ["rwt 6 scoring"], custom_id=games["custom_id"])
    assert "The Royal Wedding in teams · 6 players · chapter 1 of 14" in Message(answer).text


def test_another_game_opens_at_the_same_chapter_if_it_has_it() -> None:
    screen = rules(Page(VARIANTS["kd"], 4, "placing"), LOCALIZER)
    games = next(each for each in screen.controls if isinstance(each, Select) and "game" in each.address.argument)
    values = {each.value for each in games.options}
    assert {"kd 2 placing", "qd 3 placing"} <= values
    assert "## Placing" in text_of(rules(Page.parse("qd 3 placing"), LOCALIZER))
    assert Page.parse("qd 3 scoring").index == 0


@pytest.mark.slow
async def test_the_rules_are_those_of_the_game_in_the_channel_or_of_the_last_one(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    assert "Queendomino · 4 players" in (await say(ola, server, "rules", game="qd")).text
    await server.begin()
    assert "Kingdomino · 2 players" in (await say(ola, server, "rules")).text
    await finish(server)
    assert "Kingdomino · 2 players" in (await say(ola, server, "rules")).text


# ---- what they say


@pytest.mark.parametrize(
    ("base", "players", "said"),
    [
        ("kd", 2, "24 of the 48 dominoes are in the game, drawn at random; the other 24 stay in the box"),
        ("kd", 3, "36 of the 48 dominoes are in the game, drawn at random; the other 12 stay in the box"),
        ("kd", 3, "A line of 3 dominoes is laid out"),
        ("kd", 4, "All 48 dominoes are in the game."),
        ("kd3n", 3, "All 48 dominoes are in the game."),
        ("kd3n", 3, "A line of 4 dominoes is laid out"),
        ("kd7", 2, "All 4 kings are drawn at random, one after another"),
        ("qd", 2, "One king is drawn at random: its owner chooses a domino, then the other player chooses two"),
        ("qd", 4, "All 4 kings are drawn at random"),
        ("rw", 5, "All 96 dominoes are in the game."),
        ("rwt", 8, "Every team starts with a castle and nothing around it. A line of 8 dominoes"),
    ],
)
def test_the_beginning_is_that_of_the_game(base: str, players: int, said: str) -> None:
    assert said in page(base, players, "beginning")


@pytest.mark.parametrize(
    ("base", "players", "said"),
    [
        ("kd", 2, "You have two kings, and so two turns a round."),
        ("kd", 2, "In the last round, round 6, dominoes are only placed."),
        ("kd", 3, "Every domino of a line is chosen; nothing is left over."),
        ("kd", 3, "In the last round, round 12,"),
        ("kd3n", 3, "One domino of each line is left over. It leaves the game, and nobody has discarded it."),
        ("kd7", 2, "In the last round, round 12,"),
    ],
)
def test_a_turn_of_kingdomino_is_that_of_the_game(base: str, players: int, said: str) -> None:
    assert said in page(base, players, "turn")


@pytest.mark.parametrize(
    ("base", "players", "said"),
    [
        ("qd", 2, "You have two kings, and each has a whole turn. (Some read the rulebook differently"),
        ("qd", 3, "The domino that is left over in a line leaves the game."),
        ("qd", 4, "Each player has one king. Every domino of a line is chosen."),
        ("rw", 3, "The last round, round 24, has no step 5."),
        ("rw", 5, "The 3 dominoes that are left over in a line leave the game."),
    ],
)
def test_a_turn_of_queendomino_is_that_of_the_game(base: str, players: int, said: str) -> None:
    assert said in page(base, players, "court-turn")


@pytest.mark.parametrize(
    ("base", "players", "grid", "rounds", "each"),
    [("kd", 2, 5, 6, 12), ("kd", 4, 5, 12, 12), ("kd7", 2, 7, 12, 24), ("kd3n", 3, 5, 12, 12)],
)
def test_kingdomino_says_how_large_and_how_long_it_is(
    base: str, players: int, grid: int, rounds: int, each: int
) -> None:
    said = page(base, players, "goal")
    assert f"a kingdom of {grid}×{grid} squares" in said
    assert f"The game has {rounds} rounds." in said
    assert f"You get {each} dominoes in all" in said


@pytest.mark.parametrize(
    ("base", "players", "said"),
    [
        ("qd", 2, "a kingdom of 7×7 squares"),
        ("qd", 2, "You start with 7 coins and one knight."),
        ("qd", 3, "a kingdom of 5×5 squares"),
        ("rw", 4, "The game has 24 rounds."),
        ("rw", 6, "You start with 7 coins and one knight."),
        ("rwt", 6, "Every team starts with 7 coins and one knight that its players share."),
    ],
)
def test_queendomino_says_what_one_starts_with(base: str, players: int, said: str) -> None:
    assert said in page(base, players, "court-goal")


@pytest.mark.parametrize(
    ("base", "players", "said"),
    [
        ("rw", 3, "A line has **4 dominoes**. One of them is left over in each round"),
        ("rw", 4, "A line has **4 dominoes**. Every one of them is chosen."),
        ("rw", 6, "A line has **8 dominoes**. 2 of them are left over in each round"),
        ("rwt", 8, "A line has **8 dominoes**. Every one of them is chosen."),
    ],
)
def test_the_royal_wedding_says_what_is_left_over(base: str, players: int, said: str) -> None:
    assert said in page(base, players, "wedding")


def test_teams_are_counted() -> None:
    assert "6 players form 3 teams of two." in page("rwt", 6, "teams")
    assert "8 players form 4 teams of two." in page("rwt", 8, "teams")


def test_the_points_of_options_are_those_of_the_engine() -> None:
    said = page("kd", 2, "options")
    assert "**Middle Kingdom**: 10 points" in said
    assert "**Harmony**: 5 points" in said
    assert "**Dynasty**: 3 games in a row" in said
    assert "all 48 dominoes and kingdoms of 7×7 squares" in said


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("builders", "the 6 **slots** of the builders' board. The price belongs to the slot: 0 to 5 coins"),
        ("builders", "There are 32 tiles. A long game uses up the stack: then slots stay empty."),
        ("knights", "A knight is worth points only with a Training Camp."),
        ("dragon", "For 1 coin the dragon burns a tile"),
        ("dragon", "**one tile a round for all players together**"),
        ("court-scoring", "a point for every 3 **coins**, rounded down"),
        ("court-scoring", "then the victory is shared"),
        ("court-house", "**Dynasty**, 3 games whose points are added up, is a house rule"),
    ],
)
def test_queendomino_explains_its_parts(name: str, said: str) -> None:
    assert said in page("qd", 4, name)


def test_no_chapter_of_the_ordinary_game_for_three_says_that_a_domino_is_left_over() -> None:
    told = [text_of(rules(each, LOCALIZER)) for each in pages("kd", 3)]
    assert not any(re.search(r"(?<!nothing) is left over", text) for text in told)


@pytest.mark.parametrize(("base", "players"), GAMES)
def test_the_dominoes_of_a_kingdom_fill_its_grid(base: str, players: int) -> None:
    numbers = figures(State.start(base, players))
    assert 1 + 2 * numbers["each"] == numbers["grid"] ** 2


# ---- what the pictures show


@pytest.mark.parametrize(("base", "players"), [("kd", 4), ("kd7", 2)])
def test_the_numbered_spots_are_legal_or_not_as_the_text_says(base: str, players: int) -> None:
    shown = kingdom(base, players, "placing")
    legal = {frozenset(each.squares) for each in shown.kingdom.placements(Domino.parse("24"))}
    assert [frozenset(spot.squares) in legal for spot in shown.spots] == [True, True, False]
    assert shown.header_domino == Domino.parse("24")
    assert shown.kingdom.size == VARIANTS[base].formats[players].grid


def test_the_example_of_scoring_is_worked_out_right() -> None:
    shown = kingdom("kd", 4, "scoring")
    assert sorted(each.points for each in shown.properties) == [0, 0, 3, 10]
    assert shown.score == 13


def test_the_example_of_the_middle_kingdom_has_its_castle_in_the_centre() -> None:
    assert kingdom("kd", 4, "options").kingdom.is_centred


def test_the_examples_of_queendomino_are_worked_out_right() -> None:
    assert kingdom("qd", 4, "court-scoring").score == 71
    [wheat] = [each for each in kingdom("qd", 4, "knights").properties if each.terrain.value == "wheat"]
    assert wheat.size == 3
    assert max(each.points for each in kingdom("qd", 4, "queen").properties) == 4 * 2


@pytest.mark.parametrize(("base", "players"), GAMES)
def test_the_lines_have_as_many_dominoes_and_kings_as_the_game(base: str, players: int) -> None:
    game_format = VARIANTS[base].formats[players]
    kings = players * game_format.kings_each
    [line] = view(base, players, "beginning").lines  # type: ignore[attr-defined]
    assert len(line.slots) == game_format.line
    assert sum(slot.king is not None for slot in line.slots) == kings - 1
