"""Whole games in text mode, played by somebody who gets nothing but what a screen reader says."""

import re
import unicodedata
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.chat.actions import Action
from bot.chat.deeds.board import board
from bot.chat.kit import in_text_mode
from bot.chat.kit.blocks import Button, Screen, Select
from bot.chat.screens.deck import DeckQuestion, deck
from bot.chat.screens.panel import panel_screen
from bot.chat.screens.result import result
from bot.chat.screens.table_view import Look
from bot.chat.screens.turn import turn
from bot.games.game import Entry
from bot.games.people.person import Person
from bot.games.series import Ending
from bot.games.table import Table
from bot.games.words.narration import kingdom_name
from bot.localization.spans import plain as without_spans
from engine.court.court import Court
from engine.court.moves import Build, Tax
from engine.court.pieces import BuildingTile
from engine.moves import Discard, Done, Move, Pick, Place
from renderers.court import building_name, treasury_text
from renderers.text.wording import domino_text
from tests.bot.all_screens import every_result, plans, public_screens
from tests.bot.localization.test_all_screens import every_page
from tests.bot.sample_tables import LOCALIZER, played, positions, recorded
from tests.bot.screen_checks import advised, check, text_of
from tests.bot.words import plain, says, words
from tests.recorded_games import RECORD_OF, RECORDS

NAMES = ("Ola", "Kim", "Zuri", "Ali", "Ben", "Eva", "Ida", "Noa")
USUAL = [("kd3n", 3)]
OTHERS = [("qd", 2), ("kd", 2), ("kd+mh", 4), ("rwt", 6), ("kd", 3), ("kd", 4), ("kd7", 2), ("qd", 4), ("rw", 5)]
LISTENER = Person(1, text_mode=True)
NAMED_SIGNS = {"🤖", "🔍", "🏰"}
"""Emoji that stand for what their names say: a computer player, a closer look, and a castle on a card to be copied."""
LOOKS = 7
"""At every so many turns the listener asks about everything on the table."""


def audible(screen: Screen) -> Screen:
    """The screen in text mode, after a look at what makes it hard to hear."""
    spoken = check(in_text_mode(screen))
    assert not spoken.pictures
    labels = [label for control in spoken.controls for label in labels_of(control)]
    assert all(any(unicodedata.category(each)[0] in "LN" for each in label) for label in labels)
    signs = {each for line in (told(spoken), *labels) for each in line if unicodedata.category(each) == "So"}
    assert signs <= NAMED_SIGNS
    assert re.search(r"[.!?][,.]", told(spoken).replace("...", "")) is None
    return spoken


def told(spoken: Screen) -> str:
    """All paragraphs of a screen as they are read out."""
    return plain(text_of(spoken)).replace("\\", "")


def labels_of(control: Button | Select) -> Iterator[str]:
    if isinstance(control, Button):
        yield without_spans(control.label)
    else:
        yield from (f"{each.label}, {each.description}" for each in control.options)


# ---- a game


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "players"), [*USUAL, *(pytest.param(*each, marks=pytest.mark.long) for each in OTHERS)]
)
def test_a_whole_game_is_played_and_understood_by_ear(code: str, players: int) -> None:
    table, rng, focus, looked = played(code, players, names=NAMES[:players]), Random(players), "", 0
    while not table.state.is_over:
        if table.state.is_chance:
            table = extended(table, table.state.chance(rng))
        elif isinstance(only := table.state.legal_moves()[0], Discard):
            table = extended(table, only)
        else:
            screen = audible(panel_screen(advised(table, LISTENER, LOCALIZER, focus)))
            understand_step(table, focus, screen)
            moves, focus = press(screen, rng)
            for move in moves:
                table = extended(table, Move.parse(move))
        if table.ply // LOOKS > looked and not table.state.is_chance:
            looked = table.ply // LOOKS
            understand(table)
    understand_the_end(table)


def extended(table: Table, move: Move) -> Table:
    user = None if table.state.is_chance else table.game.seats[table.state.king.seat - 1].user_id
    return table.extended(table.game, [Entry(table.ply, str(move), table.ply, user, 0)])


def press(screen: Screen, rng: Random) -> tuple[list[str], str]:
    """What somebody presses who has heard the screen: the moves that it makes, and what the panel shows next."""
    selects = [control for control in screen.controls if isinstance(control, Select)]
    unchosen = [each for each in selects if not any(option.chosen for option in each.options)]
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
    labels = [label for control in screen.controls for label in labels_of(control)]
    assert len(set(labels)) == len(labels)
    if focus.startswith("turn "):
        return
    assert Action.SHOW_TABLE in [each.address.action for each in screen.controls]
    if focus:
        return
    legal = table.state.legal_moves()
    if any(isinstance(move, Place) for move in legal):
        assert heading(table, table.state.king.kingdom) in told(screen)
    elif any(isinstance(move, Tax | Build) for move in legal) and not any(isinstance(move, Done) for move in legal):
        treasury = Court.of(table.state).treasuries[table.state.king.kingdom]
        assert words("court-treasury", treasury=treasury_text(treasury, LOCALIZER)) in told(screen)
    else:
        for move in legal:
            assert not isinstance(move, Pick) or any(domino_text(move.domino, LOCALIZER) in label for label in labels)


def heading(table: Table, kingdom: int) -> str:
    name, points = kingdom_name(table, kingdom, LOCALIZER), table.state.shown_points(kingdom)
    return f"### {words('long-kingdom', name=name, points=points)}"


def understand(table: Table) -> None:
    """Assert that what is told about the table is what it is, and that nothing is left out."""
    audible(turn(table, max(0, table.ply - 9), LOCALIZER))
    everything = told(audible(board(table, 1, LOCALIZER)))
    assert all(domino_text(domino, LOCALIZER) in everything for domino in table.state.next_line.dominoes)
    for index, kingdom in enumerate(table.state.kingdoms):
        land = told(audible(board(table, 1, LOCALIZER, Look(index))))
        assert heading(table, index) in land
        assert all(building_name(tile.building, LOCALIZER) in land for _, tile in kingdom.pieces_of(BuildingTile))
    for need in (None, *table.variant.terrains):
        audible(deck(table, DeckQuestion(need), LOCALIZER))


def understand_the_end(table: Table) -> None:
    """Assert that the end tells every kingdom once, the winner's first."""
    lines = told(audible(result(table, Ending(), LOCALIZER))).splitlines()
    ranked = [heading(table, standing.kingdom) for standing in table.state.ranking()]
    assert [line for line in lines if line in ranked] == ranked


# ---- all the other screens


@pytest.mark.slow
@pytest.mark.parametrize("path", [RECORDS[-1], RECORDS[0]], ids=lambda path: path.stem)
def test_plans_results_and_all_that_is_said_about_a_table_are_heard(path: Path) -> None:
    for table in positions(path, 2):
        for screen in (*public_screens(table, LOCALIZER), *plans(table, LOCALIZER)):
            audible(screen)
    for screen in every_result(recorded(path), LOCALIZER):
        audible(screen)


@pytest.mark.slow
def test_lobbies_rules_help_and_settings_are_heard() -> None:
    for screen in every_page(LOCALIZER):
        audible(screen)


def test_the_first_message_of_each_round_says_how_to_get_all_in_words() -> None:
    table = recorded(RECORD_OF["kd-4"])
    turns = [each.ply for each in table.moves if isinstance(each.move, Pick)]
    noted, note = set[int](), without_spans(LOCALIZER("alt-board-text"))
    for since, ply in pairwise((0, *turns)):
        shown = table.until(ply)
        if note in turn(shown, since, LOCALIZER).pictures[0].alt:
            noted.add(shown.state.round)
    assert noted == set(range(table.until(turns[-1]).state.round + 1))
