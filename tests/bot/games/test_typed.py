"""What people type, and the moves that it fits."""

from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from bot.games.matching import fitting
from bot.games.words.typed import LONGEST_LINE, TypedMove, describe_choices, describe_placements, meant
from bot.localization.spans import plain
from engine.errors import NotationError
from engine.moves import Pick, Place
from tests.bot.refusals import refused
from tests.bot.sample_tables import LOCALIZER, positions, translations
from tests.players.positions import position
from tests.recorded_games import RECORDS
from tools.translating.__main__ import shipped_languages

STATE = position("w0 w0 ..\n.. ## f0\n.. f0 f0", "14", "4 41")
"""Domino 14, wheat and lake, fits on twelve spots."""

PLACEMENTS = list(describe_placements(STATE, LOCALIZER))


def fits(text: str, moves: list[TypedMove]) -> list[str]:
    return [str(each.value) for each in fitting(moves, text)]


FITTING: Final = {
    "14@f9w": "1 | １",
    "14@e8s": "#10 | e7 e8 | 10 · +0 · wheat e8, lake e7 | lake e7, wheat e8 | spot No. 010, please!",
    # Two squares are those of the halves in the order of the picture, where the domino fits both ways.
    "14@g9w": "3r | 14@g9w | g9w | g9 f9 r | ｇ９ｆ９",
    "14@f9e": "F9–G9 | place on F9–G9",
    "14@f9n": "f10 lake",
    "14@e8w": "wheat e8 lake d8 | d8 | lak d8",
}


@pytest.mark.parametrize(
    ("typed", "move"), [(each, move) for move, typed in FITTING.items() for each in typed.split(" | ")]
)
def test_whatever_fits_one_placement_is_that_placement(typed: str, move: str) -> None:
    assert fits(typed, PLACEMENTS) == [move]


@pytest.mark.parametrize("typed", ["", " ", "·", "13", "wheat d8", "1 r", "0", "e8 lake", "+1", "place it"])
def test_what_fits_no_placement_is_none(typed: str) -> None:
    assert fits(typed, PLACEMENTS) == []


THREE: Final = "#3|No. 3|№3|n3|s3|z3|3.|(3)|3)|3rd|3番|-3|−3|³|③|３|٣|३|๓|3.0|3\ufe0f\u20e3|\u200b3"


@pytest.mark.parametrize("typed", THREE.split("|"))
def test_letters_and_signs_beside_a_number_are_ignored(typed: str) -> None:
    assert meant(PLACEMENTS, typed, Place) == meant(PLACEMENTS, "3", Place)
    choices = list(describe_choices(position("##", None, "3 41 17"), LOCALIZER))
    assert meant(choices, typed, Pick) == ">3"


@pytest.mark.parametrize(("typed", "near"), [("b2", "2"), ("+1", "1"), ("k10", "10")])
def test_a_square_and_a_gain_are_no_number_of_a_spot_but_the_refusal_names_it(typed: str, near: str) -> None:
    with refused("error-nearest-choices") as error:
        meant(PLACEMENTS, typed, Place)
    [line] = error.value.arguments["choices"]
    assert line.split()[0] == near
    # Nothing else is on a square or has a box here.
    choices = list(describe_choices(position("##", None, "1 2 10"), LOCALIZER))
    for letter in "bkq":
        assert meant(choices, f"{letter}{near}", Pick) == f">{near}"


NO_CHOICE: Final = (
    "4 8|4 or 8|4 oder 8|4 o 8|4 ou 8|4か8|4 arba 8|4 vai 8|4 või 8|4 albo 8|4 или 8|29 4|4 1|41 please 4"
    "|not 29|don't take 29|nicht 29|nunca 29|pas 29|29ではない|ne 29|nie 29|ei 29|не 29|+4|:four:|四|IV"
)


@pytest.mark.parametrize("language", shipped_languages())
def test_two_numbers_a_number_that_is_not_meant_and_a_numeral_are_no_domino_and_list_what_is_possible(
    language: str,
) -> None:
    localizer = translations().bind(language)
    for line in ("4 8 29", "4 29 41", "q4 8 29 41"):
        choices = list(describe_choices(position("##", None, line), localizer))
        for typed in NO_CHOICE.split("|"):
            with refused("error-nearest-choices") as error:
                meant(choices, typed, Pick)
            assert {*error.value.arguments["choices"]} == {each.label for each in choices}, typed
    for typed in ("not 3", "nicht 3", "3 4"):
        with refused("error-nearest-choices"):
            meant(PLACEMENTS, typed, Place)


def test_a_letter_beside_a_number_may_be_the_box_of_a_domino() -> None:
    choices = list(describe_choices(position("##", None, "q12 13"), LOCALIZER))
    assert meant(choices, "n12", Pick) == ">q12"
    # The rules say why this domino cannot be taken: domino 13 of the other box is not meant.
    assert meant(choices, "q13", Pick) == ">q13"


def test_what_fits_several_is_refused_and_lists_them() -> None:
    with refused("error-several-moves") as error:
        meant(PLACEMENTS, "g9", Place)
    assert [line.partition(" ")[0] for line in error.value.arguments["moves"]] == ["3", "4", "5", "3r"]


def test_a_mirror_image_shows_the_number_in_brackets_as_the_number_alone_means_another_spot() -> None:
    moves = describe_placements(position("##", "14", "4 41"), LOCALIZER)
    assert [each.label.split()[0] for each in moves][:6] == ["1", "2", "1r", "2r", "(1)", "(1)"]


def test_a_domino_that_lies_on_a_spot_one_way_only_is_not_turned_around() -> None:
    for typed in ("2r", "f10 f9 r"):
        with refused("error-one-way") as error:
            meant(PLACEMENTS, typed, Place)
        assert error.value.arguments["move"] == "2 · wheat f9, lake f10"


def test_a_word_that_fits_nothing_beside_a_square_names_the_spot_of_its_number_and_without_one_what_is_near() -> None:
    choices = list(describe_choices(position("##", None, "4 41 17"), LOCALIZER))
    for moves, typed, kind in (
        (PLACEMENTS, "d8 wheat", Place),
        (PLACEMENTS, "wheat d8", Place),
        (choices, "laek", Pick),
    ):
        with refused("error-nearest-choices"):
            meant(moves, typed, kind)


def test_a_label_around_a_move_is_around_what_is_heard_too() -> None:
    seen = TypedMove(PLACEMENTS[0].value, "1")
    moves = [each.labelled("({action})".format) for each in (seen, replace(seen, in_text_mode="one"))]
    assert [(each.label, each.in_text_mode) for each in moves] == [("(1)", "(1)"), ("(1)", "(one)")]


def test_two_squares_where_nothing_fits_are_a_placement_that_the_rules_refuse_with_a_reason() -> None:
    assert [meant(PLACEMENTS, typed, Place) for typed in ("g7 g8", "b2 b1")] == ["14@g7n", "14@b2s"]
    with pytest.raises(NotationError):
        meant(PLACEMENTS, "b2 d2", Place)


def test_a_domino_is_meant_by_its_whole_number_or_by_what_is_on_it() -> None:
    choices = list(describe_choices(position("##", None, "4 41 17"), LOCALIZER))
    for typed, moves in {
        "4": [">4"],
        "４１": [">41"],
        ">17": [">17"],
        "1": [],
        "lake": [">17"],
        "forest": [">4", ">17"],
        "No. 4": [">4"],
        "take 017!": [">17"],
        "the lake, please": [">17"],
        "4 or 17": [],
    }.items():
        assert fits(typed, choices) == moves
    boxed = list(describe_choices(position("##", None, "q12 q13"), LOCALIZER))
    assert [fits(typed, boxed) for typed in ("12", "Q13", "q 12")] == [[">q12"], [">q13"], [">q12"]]


@pytest.mark.slow
@pytest.mark.parametrize("language", shipped_languages())
def test_the_words_of_a_button_may_stand_around_a_domino(language: str) -> None:
    localizer = translations().bind(language)
    choices = list(describe_choices(position("##", None, "4 41 17"), localizer))
    for choice in ("4", "41"):
        assert fits(plain(localizer("button-take", domino=choice)), choices) == [f">{choice}"]


@pytest.mark.parametrize("language", shipped_languages())
def test_a_lone_letter_beside_a_number_never_beats_the_number(language: str) -> None:
    choices = list(describe_choices(position("##", None, "4 29 17"), translations().bind(language)))
    spots = list(describe_placements(STATE, translations().bind(language)))
    for letter in "abcdefghijklmnopqstuvwxyz":
        assert fits(f"29{letter}", choices) == [">29"]
        assert fits(f"4{letter}", choices) == [">4"]
        assert letter == "r" or fits(f"3{letter}", spots) == fits("3", spots)
    for typed in ("2\ufe0f\u20e39\ufe0f\u20e3", "2\ufe0f\u20e3 9\ufe0f\u20e3", "2\u200b9", "2\u180e9", "29.0", "29,0"):
        assert fits(typed, choices) == [">29"]


@pytest.mark.parametrize("language", shipped_languages())
def test_the_number_of_crowns_or_squares_in_a_line_means_no_domino(language: str) -> None:
    choices = list(describe_choices(position("##", None, "4 29 48"), translations().bind(language)))
    assert [fits(typed, choices) for typed in ("1", "2", "3", "x2", "3.")] == [[]] * 5


@pytest.mark.parametrize(("typed", "move"), [("12@G8E", "12@g8e"), ("9@h9s", "9@h8n"), ("１２＠ｇ８ｅ", "12@g8e")])
def test_a_move_in_notation_is_read_though_it_is_not_legal(typed: str, move: str) -> None:
    assert meant([], typed, Place) == move
    with pytest.raises(NotationError):
        meant([], typed, Pick)


@pytest.mark.parametrize("path", RECORDS[::4], ids=lambda path: path.stem)
def test_every_move_is_meant_by_its_line_and_by_its_notation(path: Path) -> None:
    for table, language in product(positions(path, 3), ("en-US", "pl")):
        for describe in (describe_placements, describe_choices):
            moves = list(describe(table.state, translations().bind(language)))
            for each in moves:
                line = plain(each.label)
                assert len(line) <= LONGEST_LINE
                for text in (line, line.upper(), str(each.value)):
                    assert fits(text, moves) == [str(each.value)], text


def test_a_text_without_a_word_is_no_move() -> None:
    with pytest.raises(NotationError):
        meant((), "·", Place)
