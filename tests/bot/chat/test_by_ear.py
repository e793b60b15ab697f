"""Whole games in text mode, played and understood by somebody who gets nothing but what a screen reader says."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from bot.chat.addresses import Action
from bot.chat.blocks import Button, Screen, Select
from bot.chat.panel_step import PanelView
from bot.chat.screens import lookups, questions, result
from bot.chat.screens.panel import panel
from bot.chat.screens.turn import turn
from bot.chat.text_mode import as_text
from bot.games.game_log import Entry
from bot.games.people import Person
from bot.games.table import Table
from engine.court.buildings import TILES
from engine.court.court import Court
from engine.court.pieces import BuildingTile, Knight
from engine.dominoes import Terrain
from engine.moves import Discard, Move, Place
from engine.turns import Line
from players.advisor import GreedyAdvisor
from renderers.court import building_name
from tests.bot.all_screens import plans, public_screens, results
from tests.bot.localization.test_all_screens import pages
from tests.bot.sample_tables import LOCALIZER, RECORDS, played, positions, recorded, table_at
from tests.bot.screen_checks import check
from tests.bot.screen_reader import Claim, Land, claims, heard, lands, offers, option_label, row, section
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
PLAYING = re.compile(r"button: (Take|Place|Knight to|Build|Burn:|Discard|Done|q?\d)")
"""Buttons that make a move; "Place, choose later" is one of them."""
SKIPPING = re.compile(r"button: Skip\b")
LOOKS = 7
"""At every so many turns the listener asks about everything on the table."""


def extended(table: Table, move: Move) -> Table:
    user = None if table.state.is_chance else table.game.seats[table.state.king.seat - 1].user_id
    return table.extended(table.game, [Entry(table.ply, str(move), table.ply, user, 0)])


@pytest.mark.slow
@pytest.mark.parametrize(("code", "players"), GAMES)
def test_a_whole_game_is_played_and_understood_by_ear(code: str, players: int) -> None:
    table, rng, focus, ply = played(code, players, names=NAMES[:players]), Random(players), "", 0
    while not table.state.is_over:
        if table.state.is_chance:
            table = extended(table, table.state.chance(rng))
        elif isinstance(only := table.state.legal_moves()[0], Discard):
            table = extended(table, only)
        else:
            moves, focus = press(listened(table, focus), rng)
            for move in moves:
                table = extended(table, Move.parse(move))
        if table.ply // LOOKS > ply // LOOKS and not table.state.is_chance:
            ply = table.ply
            understand(table)
    tell_the_end(table)


def listened(table: Table, focus: str) -> Screen:
    """The panel as it is heard."""
    screen = audible(panel(PanelView(table, LISTENER, LOCALIZER, GreedyAdvisor(), focus)))
    told = [label for control in screen.controls for label in names_of(control)]
    assert len(set(told)) == len(told)
    return screen


def audible(screen: Screen) -> Screen:
    """The screen in text mode, after a look at what makes it hard to hear."""
    spoken = check(as_text(screen))
    assert not spoken.pictures
    told = [label for control in spoken.controls for label in names_of(control)]
    assert all(any(unicodedata.category(each)[0] in "LN" for each in label) for label in told)
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
    skips = [each for each in buttons if SKIPPING.match(f"button: {each.label}")]
    if skips and rng.random() < 0.3:
        return [], skips[0].address.argument
    if unchosen:
        return [], rng.choice(unchosen[0].options).value
    playing = [each for each in buttons if PLAYING.match(f"button: {each.label}")]
    suggested = [each for each in playing if "suggested" in each.label]
    pressed = rng.choice(suggested or playing)
    assert pressed.address.action == Action.PLAY
    return pressed.address.argument.split(), ""


# ---- understanding


def understand(table: Table) -> None:
    """Assert that what is told about the table is what it is, and that nothing is left out."""
    everything = heard(audible(lookups.board(table, 1, LOCALIZER)))
    audible(turn(table, max(0, table.ply - 9), LOCALIZER))
    state = table.state
    assert claims(everything, "Next line") + claims(everything, "First line") == on_line(table, state.next_line)
    placed = sum(isinstance(each.move, Place | Discard) for each in table.current_turn)
    to_place = len(state.turns) - placed if state.round else 0
    assert claims(everything, "To be placed") == on_line(table, state.line)[len(state.line.dominoes) - to_place :]
    for kingdom in range(len(state.kingdoms)):
        [land] = lands(heard(audible(lookups.board(table, 1, LOCALIZER, kingdom))))
        understand_land(table, kingdom, land)
        understand_rows(table, kingdom)
    if court := state.find(Court):
        understand_board(table, court, everything)


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
    assert land.points == state.score(index).earned
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
    assert f"The queen is with {owners or 'nobody yet'}." in board
    assert ("The dragon is out." in board) == court.is_dragon_out


def tell_the_end(table: Table) -> None:
    """Assert that the end tells the places, the points and every kingdom."""
    told = heard(audible(result.result(table, table.ply, (), LOCALIZER)))
    for standing in table.state.ranking():
        name = " & ".join(table.name_of(seat) for seat in table.state.owners(standing.kingdom))
        assert any(line.startswith(f"- {standing.place}. {name} {standing.total}") for line in told)


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
    lines = heard(panel(PanelView(table, LISTENER, LOCALIZER, GreedyAdvisor(), "")))
    assert lines[0] == "-# Step 3 of 5: Build"
    assert not any("›" in line and "button" not in line for line in lines)
