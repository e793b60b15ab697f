"""Whole games in text mode, played and understood by somebody who gets nothing but what a screen reader says."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random

import pytest

from bot.chat.board import questions
from bot.chat.board.screens import DeckQuestion, board, deck
from bot.chat.kit.addresses import Action
from bot.chat.kit.blocks import Button, Screen, Select
from bot.chat.kit.text_mode import in_text_mode
from bot.chat.rules.tutorial import Bookmark, lessons, tutorial
from bot.chat.turn import result
from bot.chat.turn.choosing import PanelView
from bot.chat.turn.panel import panel
from bot.chat.turn.result import Series
from bot.chat.turn.screens import Look, turn
from bot.games.game import Entry
from bot.games.people import Person
from bot.games.table import Table
from bot.games.wording import kingdom_name
from engine.court.buildings import TILES
from engine.court.court import Court
from engine.court.moves import Bribe
from engine.court.pieces import BuildingTile, Knight
from engine.deck import crowns_on, has_terrain, piles, squares_by_crowns
from engine.dominoes import Terrain
from engine.moves import Discard, Move, Pick, Place
from engine.scoring import shown_points
from engine.steps import Line
from engine.variants import terrains_of
from players.advisor import GreedyAdvisor
from renderers.court import building_name
from renderers.view import percent
from renderers.wording import domino_text
from tests.bot.all_screens import plans, public_screens, results
from tests.bot.localization.test_all_screens import pages
from tests.bot.sample_tables import LOCALIZER, RECORDS, played, positions, recorded, table_at
from tests.bot.screen_checks import check
from tests.bot.screen_reader import (
    Claim,
    Land,
    Unseen,
    claims,
    heard,
    lands,
    offers,
    option_label,
    row,
    section,
    unseen,
)
from tests.bot.words import says, words
from tests.renderers.test_pictures import COURT

NAMES = ("Ola", "Kim", "Zuri", "Ali", "Ben", "Eva", "Ida", "Noa")
GAMES = [
    ("kd", 2),
    ("kd", 3),
    ("kd", 4),
    ("kd3n", 3),
    ("kd7", 2),
    ("kd+mh", 4),
    ("qd", 2),
    ("qd", 4),
    ("rw", 5),
    ("rwt", 6),
]
LISTENER = Person(1, text_mode=True)
NAMED_SIGNS = {"🤖", "🔍"}
"""Emoji that stand for what their names say: a robot for a computer player, a magnifying glass for a closer look."""
LOOKS = 7
"""At every so many turns the listener asks about everything on the table."""


def extended(table: Table, move: Move) -> Table:
    user = None if table.state.is_chance else table.game.seats[table.state.king.seat - 1].user_id
    return table.extended(table.game, [Entry(table.ply, str(move), table.ply, user, 0)])


@pytest.mark.slow
@pytest.mark.parametrize(("code", "players"), GAMES)
def test_a_whole_game_is_played_and_understood_by_ear(code: str, players: int) -> None:
    table = played(code, players, names=NAMES[:players])
    tell_the_end(played_by_ear(table, Random(players)), ())


def played_by_ear(table: Table, rng: Random) -> Table:
    """The table at the end of a game in which every move is made by somebody who only hears the panel."""
    focus, ply = "", 0
    while not table.state.is_over:
        if table.state.is_chance:
            table = extended(table, table.state.chance(rng))
        elif isinstance(only := table.state.legal_moves()[0], Discard):
            table = extended(table, only)
        else:
            screen = listened(table, focus)
            understand_step(table, focus, screen)
            moves, focus = press(screen, rng)
            for move in moves:
                table = extended(table, Move.parse(move))
        if table.ply // LOOKS > ply // LOOKS and not table.state.is_chance:
            ply = table.ply
            understand(table)
    return table


def listened(table: Table, focus: str) -> Screen:
    """The panel as it is heard."""
    screen = audible(panel(PanelView(table, LISTENER, LOCALIZER, GreedyAdvisor(), focus)))
    told = [label for control in screen.controls for label in names_of(control)]
    assert len(set(told)) == len(told)
    return screen


def audible(screen: Screen) -> Screen:
    """The screen in text mode, after a look at what makes it hard to hear."""
    spoken = check(in_text_mode(screen))
    assert not spoken.pictures
    told = [label for control in spoken.controls for label in names_of(control)]
    assert all(any(unicodedata.category(each)[0] in "LN" for each in label) for label in told)
    signs = {each for line in heard(spoken) for each in line if unicodedata.category(each) == "So"}
    assert signs <= NAMED_SIGNS
    return spoken


def names_of(control: Button | Select) -> Iterator[str]:
    if isinstance(control, Button):
        yield control.label
    else:
        yield from map(option_label, control.options)


# ---- playing


def press(screen: Screen, rng: Random) -> tuple[list[str], str]:
    """What somebody presses who has heard the screen: the moves that it makes, and what the panel shows next."""
    lists = [control for control in screen.controls if isinstance(control, Select)]
    unchosen = [each for each in lists if not any(option.chosen for option in each.options)]
    buttons = [control for control in screen.controls if isinstance(control, Button)]
    steps = [each for each in buttons if each.address.action == Action.SHOW_PANEL_STEP]
    if steps and rng.random() < 0.3:
        return [], steps[0].address.argument
    if unchosen:
        return [], rng.choice(unchosen[0].options).value
    playing = [each for each in buttons if each.address.action == Action.PLAY]
    best = [each for each in playing if is_suggested(each)]
    return rng.choice(best or playing).address.argument.split(), ""


def is_suggested(button: Button) -> bool:
    return says(button.label, "button-suggested")


# ---- understanding


def understand_step(table: Table, focus: str, screen: Screen) -> None:
    """Assert that the present step of the panel tells what it takes to decide, and where the rest is told."""
    told, legal = heard(screen), table.state.legal_moves()
    assert "button: Whole table" in told
    picks = [move.domino for move in legal if isinstance(move, Pick)]
    if any(isinstance(move, Place) for move in legal):
        # Whoever goes through the placements has heard the kingdom before.
        [land, *_] = lands(told) or [None]
        assert focus or land
        if land:
            understand_land(table, table.state.king.kingdom, land)
    elif not focus and all(isinstance(move, Pick | Bribe) for move in legal):
        labels = [line for line in told if line.startswith("button: ")]
        assert all(any(domino_text(domino, LOCALIZER) in label for label in labels) for domino in picks)
    elif not focus and "button: Done" not in told:
        coins = Court.of(table.state).treasuries[table.state.king.kingdom].coins
        assert any(re.match(rf"Yours: {coins} coins?\b", line) for line in told)


def understand(table: Table) -> None:
    """Assert that what is told about the table is what it is, and that nothing is left out."""
    everything = heard(audible(board(table, 1, LOCALIZER)))
    audible(turn(table, max(0, table.ply - 9), LOCALIZER))
    state = table.state
    assert claims(everything, "Next line") + claims(everything, "First line") == on_line(table, state.next_line)
    placed = sum(isinstance(each.move, Place | Discard) for each in table.current_turn)
    to_place = len(state.turns) - placed if state.round else 0
    assert claims(everything, "To be placed") == on_line(table, state.line)[len(state.line.dominoes) - to_place :]
    for kingdom in range(len(state.kingdoms)):
        [land] = lands(heard(audible(board(table, 1, LOCALIZER, Look(kingdom)))))
        understand_land(table, kingdom, land)
        understand_rows(table, kingdom)
    understand_deck(table)
    if court := state.find(Court):
        understand_board(table, court, everything)


def understand_deck(table: Table) -> None:
    """Ask what has not been seen yet, and how likely it comes."""
    told = unseen(heard(audible(deck(table, DeckQuestion(), LOCALIZER))))
    assert told == [
        Unseen(
            terrain,
            squares_by_crowns(pile.dominoes, terrain),
            *(
                percent(pile.chance(condition)) if pile.lines and any(squares_by_crowns(pile.dominoes, terrain)) else 0
                for condition in (partial(has_terrain, terrain=terrain), partial(crowns_on, terrain=terrain))
            ),
        )
        for pile in piles(table.state)
        for terrain in terrains_of(pile.box)
    ]
    for need in table.variant.terrains:
        audible(deck(table, DeckQuestion(need), LOCALIZER))


def on_line(table: Table, line: Line) -> list[Claim]:
    return [
        Claim(
            str(domino),
            tuple((half.terrain, half.crowns) for half in (domino.a, domino.b)),
            table.name_of(king.seat) if king else None,
        )
        for domino, king in zip(line.dominoes, line.kings, strict=True)
    ]


def understand_land(table: Table, index: int, land: Land) -> None:
    state, kingdom = table.state, table.state.kingdoms[index]
    assert land.name == " & ".join(table.name_of(seat) for seat in state.owners(index))
    assert land.points == shown_points(state, index)
    assert land.terrains == {str(square): half.terrain for square, half in kingdom.cells().items()}
    told = {each.squares: each.crowns - (land.queen in each.squares) for each in land.properties}
    assert told == {frozenset(map(str, area.squares)): area.crowns for area in kingdom.properties()}
    assert land.knights == {str(square) for square, _ in kingdom.pieces_of(Knight)}
    built = {str(square): building_name(tile.building, LOCALIZER) for square, tile in kingdom.pieces_of(BuildingTile)}
    assert land.buildings == built
    if court := state.find(Court):
        treasury = court.treasuries[index]
        assert land.treasury == (treasury.coins, treasury.knights, treasury.towers)
        assert (land.queen is not None) == (court.queen == index)


def understand_rows(table: Table, index: int) -> None:
    """Ask for row after row, as that tells on which square each crown is."""
    kingdom, told = table.state.kingdoms[index], dict[str, tuple[Terrain, int]]()
    for key in questions.questions(table, index, LOCALIZER):
        if key.startswith("row "):
            told |= row(heard(audible(questions.answer(key, table, index, LOCALIZER))))
    assert told == {str(square): (half.terrain, half.crowns) for square, half in kingdom.cells().items()}


def understand_board(table: Table, court: Court, told: Sequence[str]) -> None:
    kingdom = table.state.king.kingdom
    assert offers(told) == [
        (court.cost(price, kingdom), price, building_name(TILES[tile], LOCALIZER)) for price, tile in court.on_offer()
    ]
    board = "\n".join(section(told, "Builders' board"))
    assert f"{len(court.stack)} tile" in board or not court.stack
    owners = "" if court.queen is None else " & ".join(table.name_of(each) for each in table.state.owners(court.queen))
    assert (f"The queen is with {owners}." if owners else "The queen has no host yet.") in board
    assert ("The dragon is out." in board) == court.is_dragon_out


def tell_the_end(table: Table, series: Series) -> list[str]:
    """Assert that the end tells the places once, the points and every kingdom once; return all that is heard."""
    screen = result.result(table, table.ply, series, LOCALIZER)
    told = heard(audible(screen))
    for standing in table.state.ranking():
        name = " & ".join(table.name_of(seat) for seat in table.state.owners(standing.kingdom))
        assert len([line for line in told if line.startswith(f"- {standing.place}. {name} {standing.total}")]) == 1
    [land, *others] = lands(told)
    assert [(each.name, each.points) for each in (land, *others)] == [
        (kingdom_name(table, standing.kingdom, LOCALIZER), standing.total) for standing in table.state.ranking()
    ]
    assert len([line for line in told if re.search(" wins?!| share the victory!", line)]) == 1
    return told


# ---- the tutorial


@pytest.mark.parametrize("name", lessons())
def test_the_tutorial_is_played_by_ear(name: str) -> None:
    screen = audible(tutorial(Bookmark(lessons()[name]), "Ola", LOCALIZER))
    while not says("\n".join(told := heard(screen)), f"lesson-{name}-end"):
        screen = audible(tutorial(Bookmark.parse(next(learning(screen))), "Ola", LOCALIZER))
    assert any(re.match(r"- \w+: \d+ squares? × \d+ crowns? = \*\*\d+\*\*", line) for line in told)
    assert any(re.search(r"\*\*\d+ points?\*\*", line) for line in told)


def learning(screen: Screen) -> Iterator[str]:
    """Where the buttons lead that play on, the suggested one first, and then those that skip a step."""
    buttons = [each for each in screen.controls if isinstance(each, Button)]
    for action in (Action.PLAY, Action.SHOW_PANEL_STEP):
        moves = [each for each in buttons if each.address.argument.endswith(f"|{action}")]
        yield from (each.address.argument for each in sorted(moves, key=is_suggested, reverse=True))


# ---- all the other screens


@pytest.mark.slow
@pytest.mark.parametrize("path", [RECORDS[-1], RECORDS[0]], ids=lambda path: path.stem)
def test_plans_results_and_all_that_is_said_about_a_table_are_heard(path: Path) -> None:
    for table in positions(path, 2):
        for screen in (*public_screens(table, LOCALIZER), *plans(table, LOCALIZER)):
            audible(screen)
    for screen in results(recorded(path), LOCALIZER):
        audible(screen)


def test_lobbies_rules_help_and_settings_are_heard() -> None:
    for screen in pages(LOCALIZER):
        audible(screen)


def test_in_text_mode_the_panel_names_the_present_step_instead_of_showing_it_bold() -> None:
    table = table_at(COURT)
    lines = heard(in_text_mode(panel(PanelView(table, LISTENER, LOCALIZER, GreedyAdvisor(), ""))))
    assert lines[0] == f"-# {words('panel-step', number=3, count=4, step=words('step-build'))}"
    assert not any("›" in line and "button" not in line for line in lines)
