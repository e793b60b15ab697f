"""A game in words: dominoes, points and remarks as phrases, and what happened as lines."""

from dataclasses import replace

import pytest

from bot.chat.screens.steps import describe_contact
from bot.games.game import Entry
from bot.games.table import UNDO_ENTRY, Table
from bot.games.words import narration
from bot.localization.spans import plain
from engine.dominoes import DOMINO_NAMED, Terrain
from engine.kingdom import Kingdom
from engine.moves import Move, Pick, Place
from engine.state import State
from players.options import DominoOption
from players.remark_finder import Placement, Remark
from players.remarks import remarks
from renderers.localizer import comma_list, terrain_arguments
from tests.bot.refusals import refused
from tests.bot.sample_tables import FIRST_USER, LOCALIZER, chosen_by, played
from tests.bot.words import words, written


def terrain(which: Terrain) -> dict[str, str]:
    """The arguments of a message about a terrain."""
    return terrain_arguments(which, LOCALIZER)


def reason(name: str, number: int = 0, which: Terrain | None = None) -> str:
    return words(name, count=number, **(terrain(which) if which else {}))


def test_a_placement_comes_with_its_reasons() -> None:
    state = State.parse("kd+m 2 w0w1##;## 1:1,17:2 0 4:1,8:2,19,30 2 2.5-7.9-16")
    place = Move.parse("1@e8e")
    assert isinstance(place, Place)
    told = [narration.describe_remark(remark, LOCALIZER) for remark in remarks(Placement(state, place))]
    assert told == [reason("reason-keeps-centre"), reason("reason-open", 7, Terrain.WHEAT)]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("1@g8n", [words("contact-castle", **terrain(Terrain.WHEAT))]),
        ("19@h8e", [words("contact-own", **terrain(Terrain.WHEAT)), words("contact-own", **terrain(Terrain.FOREST))]),
        # Both halves of domino 2 join the wheat at h7.
        ("2@h8e", [words("contact-own", **terrain(Terrain.WHEAT))]),
    ],
)
def test_the_land_that_a_placement_joins_is_told(text: str, told: list[str]) -> None:
    before, move = Move.parse("13@h7e"), Move.parse(text)
    assert isinstance(before, Place)
    assert isinstance(move, Place)
    assert describe_contact(move, Kingdom(5).place(before), LOCALIZER) == comma_list(told, LOCALIZER)


# ---- turns

OPENING = "#1221", "=3.17.22.41", ">3", ">17", ">22", ">41", "=4.18.23.42"


def told(table: Table, since: int = 0) -> list[str]:
    return [written(line) for line in narration.narrate(table, since, LOCALIZER)]


# ---- the parts of a line


def turn(name: str, *facts: str, by: str = "person") -> str:
    """The line of a turn: who has played it, and its facts."""
    return " · ".join([words(f"told-by-{by}", name=name), *facts])


def drawn(domino: int | str, terrain: str, crowns: int = 0, other: str = "") -> str:
    """A domino by its half with the most crowns, or by both of its terrains."""
    name = words(f"terrain-{terrain}")
    both = LOCALIZER.all_of([name, words(f"terrain-{other}")]) if other else name
    count = 2 if other else 1
    land = words("told-land", terrain=name, terrain_id=terrain, crowns=crowns, count=count, both_lands=both)
    return words("told-domino", number=str(domino).removeprefix("q"), land=land)


LAND = {"3": drawn(3, "forest"), "17": drawn(17, "forest", other="lake"), "22": drawn(22, "wheat", 1)}


def took(*dominoes: int | str) -> str:
    return words("told-pick", domino=LOCALIZER.all_of(LAND[str(each)] for each in dominoes))


# ---- a line for each turn


def test_turns_stay_those_of_whoever_made_them_when_a_seat_changes_hands() -> None:
    table = played("kd", 2, *OPENING[:4], names=("Ola", "Kenji"))
    ola, kenji = table.game.seats
    lent = replace(kenji, user_id=7, name="Zoe", owner_id=kenji.user_id, owner_name="Kenji")
    for_good = replace(kenji, user_id=7, name="Zoe")
    # Who had the seat is known as long as they may come back.
    for seat, name in ((lent, "Kenji"), (for_good, "Zoe")):
        handed_over = replace(table, game=replace(table.game, seats=(ola, seat)))
        assert told(handed_over, since=2) == [turn("Ola", took(3)), turn(name, took(17))]
    for chooser in (7, None):
        handed_over = chosen_by(chooser, table.with_game(replace(table.game, seats=(ola, lent))))
        assert told(handed_over, since=3) == [turn("Zoe", took(17))]
    assert told(chosen_by(None, table), since=3) == [turn("Kenji", took(17))]


TWO_TURNS = *OPENING, "3@g8n", ">42", "17@g8e", ">18"


def test_a_turn_is_planned_if_its_player_planned_all_of_it_and_made_for_a_person_who_had_no_choice() -> None:
    table = played("kd", 2, *OPENING, "3@g8n", ">42")
    place, pick = table.turns[-1]
    turns = (
        (place, pick),
        (replace(place, planned=True), pick),
        (replace(place, planned=True), replace(pick, planned=True)),
    )
    assert [narration._is_planned(table, each) for each in turns] == [False, False, True]
    made = chosen_by(None, table)
    computers = made.with_game(
        replace(table.game, seats=tuple(replace(each, user_id=None) for each in table.game.seats))
    )
    told = [[narration._is_without_choice(each, turn) for turn in each.turns] for each in (table, made, computers)]
    assert told == [[False] * 5, [False] * 3 + [True, False], [False] * 5]


def test_nothing_is_told_of_nothing_and_a_choice_names_the_other_domino_of_its_reason_or_the_richest() -> None:
    table = played("kd", 2, *OPENING, names=("Ola", "Kenji"))
    assert narration.narrate(table, table.ply, LOCALIZER, length=narration.Length.PARAGRAPH) == []
    richest = DominoOption(Pick(DOMINO_NAMED["12"]), 3)
    for domino, other in ((None, "12"), (DOMINO_NAMED["17"], "17")):
        said = narration.describe_choice_reason(table, Remark("choice-both", domino=domino), richest, LOCALIZER)
        assert said == words("choice-both", other_domino=other)


def test_an_undone_turn_is_told_where_it_was_undone() -> None:
    taken = played("kd", 2, *OPENING[:4], names=("Ola", "Kenji"))
    table = taken.extended(taken.game, [Entry(4, UNDO_ENTRY, 4, FIRST_USER, 0), Entry(5, ">22", 5, FIRST_USER + 1, 0)])
    assert told(table, since=2) == [
        turn("Ola", took(3)),
        words("told-turn-back", name="Kenji"),
        turn("Kenji", took(22)),
    ]


def test_the_kingdom_that_has_just_moved_is_that_of_the_newest_turn() -> None:
    table = played("kd", 2, *TWO_TURNS, names=("Ola", "Kenji"))
    assert (narration.mover(table, 7), narration.mover(table.until(9), 7), narration.mover(table, 11)) == (1, 0, None)


def test_players_to_choose_from_have_values_that_no_name_can_be_confused_with() -> None:
    seats = narration.seat_choices(
        {1: ["2"], 2: ["Ola"], 3: ["ola"], 4: ["#1"], 5: ["★"], 6: ["Ana & Bo", "Ana", "Bo"]}, LOCALIZER
    )
    labels = {each.value: plain(each.label) for each in seats}
    assert labels["#2"] == words("seat-of-player", name="Ola", count=2)
    assert [labels[each] for each in ("#1", "#4", "#5", "#6")] == ["2", "#1", "★", "Ana & Bo"]
    typed = ("#3", "2", labels["#2"], "Ola", "ola", " #1", "★", "bo", "ana bo", "#6")
    assert [narration.chosen_seat(seats, text) for text in typed] == [3, 1, 2, 2, 3, 1, 5, 6, 6, 6]
    for text, why in (
        ("OLA", "error-several-choices"),
        ("#9", "error-no-such-seat"),
        ("\x01", "error-no-such-seat"),
        ("anna", "error-nearest-choices"),
    ):
        with refused(why):
            narration.chosen_seat(seats, text)
