from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Kingdom, Standing, State
from engine.moves import Place
from renderers import (
    KingdomView,
    Localizer,
    Owner,
    PosterView,
    View,
    alt_text,
    draft_view,
    kingdom_view,
    next_line_view,
    numbered_spots,
    poster_view,
    poster_views,
    table_view,
    table_views,
)
from renderers.alt_text import LIMIT, short_name, shortened, squares_text, tie_break_text, winner_text
from tests.engine.games import examples
from tests.renderers.helpers import NAMES, TWO_PLAYERS, Play, place


def test_a_kingdom_is_described_property_by_property_the_best_first(localizer: Localizer) -> None:
    kingdom = Kingdom.parse("w0 f2 f0\n.. ## w0")
    view = KingdomView(kingdom, Owner("Ola", 0), 4, place("4@g8e").squares)
    assert alt_text(view, localizer) == (
        "Ola: 4 points. Placed last: g8-h8. Castle on g7. "
        "forest g8-h8: 2 crowns, 4. wheat h7: no crown, 0. wheat f8: no crown, 0."
    )


def test_a_view_is_described_once_in_each_language() -> None:
    asked = list[str]()

    def localizer(key: str, /, **_: object) -> str:
        asked.append(key)
        return key

    view = KingdomView(Kingdom.parse("w0 w1 ##"), Owner("described once", 0), 0)
    first = alt_text(view, localizer, separator=" ")
    asked.clear()
    assert alt_text(view, localizer, separator=" ") == first
    assert asked == []


def patchwork(names: str = "Ola") -> KingdomView:
    """A kingdom of 7×7 in which every square is a property of its own."""
    rows = [
        " ".join("##" if (row, file) == (3, 3) else "wfls"[(file + 2 * row) % 4] + "0" for file in range(7))
        for row in range(7)
    ]
    return KingdomView(Kingdom.parse("\n".join(rows)), Owner(names, 0), 0)


def test_a_kingdom_of_too_many_properties_is_described_row_by_row(localizer: Localizer) -> None:
    text = alt_text(patchwork(), localizer)
    assert text.startswith("Ola: 0 points. From d10: w0 f0 l0 s0 w0 f0 l0 / l0")
    assert text.endswith(localizer("alt-legend"))


def test_if_even_that_is_too_long_the_rows_are_described_without_spaces(localizer: Localizer) -> None:
    text = alt_text(patchwork("A" * 800), localizer)
    assert "From d10: w0f0l0s0w0f0l0/l0s0" in text


def test_legal_spots_and_the_ghost_come_before_the_land(localizer: Localizer) -> None:
    ghost = place("19@g8n")
    view = replace(
        kingdom_view(State.start("kd", 2), 0, NAMES),
        spots=numbered_spots([ghost.squares, place("19@h7e").squares]),
        ghost=ghost,
    )
    assert alt_text(view, localizer) == (
        "Ola: 0 points. Shown faintly: domino 19, wheat with a crown on g8, forest on g9. "
        "Legal spots: 1 g8-g9, 2 h7-i7. Castle on g7."
    )


def test_the_lines_are_described_with_numbers_halves_and_kings(localizer: Localizer) -> None:
    assert alt_text(draft_view(State.parse(TWO_PLAYERS), NAMES), localizer) == (
        "To be placed: 3 forest and forest, Ola; 17 forest and lake, Kim. "
        "Next line: 4 forest and forest; 8 lake and lake, Kim; 19 wheat with a crown and forest; "
        "30 lake with a crown and wheat, Ola."
    )


def test_the_next_line_is_described_alone(localizer: Localizer) -> None:
    assert alt_text(next_line_view(State.parse(TWO_PLAYERS), NAMES), localizer) == (
        "Next line: 4 forest and forest; 8 lake and lake, Kim; 19 wheat with a crown and forest; "
        "30 lake with a crown and wheat, Ola."
    )


def test_the_table_says_first_whose_turn_it_is(localizer: Localizer) -> None:
    text = alt_text(table_view(State.parse(TWO_PLAYERS), NAMES, {1: place("3@e7e")}), localizer)
    assert text.startswith("Ola to move. Round 1 of 6. To be placed: 3 forest")
    assert "Ola: 2 points. From e7: w0 w1 ##." in text
    assert "Kim: 0 points. Placed last: e7-f7. From e7: f0 f0 ##." in text
    assert text.endswith("digit: crowns; ## castle.)")


def test_neighbours_in_a_row_are_joined() -> None:
    squares = Kingdom.parse("w0 w0 ..\nw0 ## w0").cells()
    assert squares_text(tuple(squares)) == "f8-g8 f7 h7"


@pytest.mark.parametrize(
    ("kings", "expected"),
    [((0,), "Ola wins!"), ((0, 1), "Ola & Kim share the victory!")],
)
def test_the_poster_says_who_won(localizer: Localizer, kings: tuple[int, ...], expected: str) -> None:
    ranking = tuple(Standing(1 if kingdom in kings else 2, kingdom, 9, None) for kingdom in (0, 1))
    assert winner_text(replace(poster_view([State.start("kd", 2)], NAMES), ranking=ranking), localizer) == expected


@pytest.mark.parametrize(
    ("by", "expected"),
    [
        ("total", ""),
        (None, ""),
        ("largest_property", "by largest property"),
        ("crowns", "by most crowns"),
    ],
)
def test_the_tie_break_is_named_only_if_it_decided(localizer: Localizer, by: str | None, expected: str) -> None:
    assert tie_break_text(Standing(1, 0, 40, by), localizer) == expected


def test_the_poster_is_described_from_the_winner_to_the_land(localizer: Localizer) -> None:
    start = poster_view([State.start("kd+h", 2)], NAMES)
    tied = (Standing(1, 1, 5, "crowns"), Standing(2, 0, 5, None))
    view = PosterView(start.kingdoms, start.parts, tied, (), None)
    text = alt_text(view, localizer)
    assert text.startswith("Kim wins! 1. Kim 5, by most crowns. 2. Ola 5. Kim: Harmony 5. Ola: Harmony 5.")
    assert text.endswith("Kim. From g7: ##. Ola. From g7: ##. " + localizer("alt-legend"))


def test_a_version_of_exactly_the_limit_is_taken_and_one_character_more_is_too_long() -> None:
    assert shortened([["x" * LIMIT], ["short."]]) == "x" * LIMIT
    assert shortened([["x" * (LIMIT + 1)], ["short."]]) == "short."


def test_a_text_that_is_too_long_in_every_version_is_cut_between_words() -> None:
    text = shortened([["word"] * 400])
    assert text == "word " * 203 + "word…"
    assert len(text) <= LIMIT


def test_a_view_without_a_registered_text_is_an_error(localizer: Localizer) -> None:
    with pytest.raises(TypeError, match="no alt text of"):
        alt_text(View(), localizer)


def test_one_endless_word_is_cut_all_the_same() -> None:
    assert len(shortened([["w" * 5000]])) == LIMIT


def test_a_long_name_leaves_room_for_the_rest() -> None:
    assert short_name(Owner("Bartholomew Featherstone", 0)) == "Bartholomew Feather…"


@examples(25)
@given(
    code=st.sampled_from(
        [("kd+mh", 4), ("kd7", 2), ("kd3n", 3), ("qd", 2), ("qd", 4), ("rw", 4), ("rw", 6), ("rwt", 8)]
    ),
    seed=st.integers(0, 10**6),
    name=st.text(max_size=32),
    share=st.floats(0, 1),
)
def test_no_alt_text_of_any_position_is_too_long(
    localizer: Localizer,
    play: Play,
    code: tuple[str, int],
    seed: int,
    name: str,
    share: float,
) -> None:
    states = list(play(*code, seed).states())
    state = states[int(share * (len(states) - 1))]
    names = [name] * state.players
    legal = [move for move in state.legal_moves() if isinstance(move, Place)]
    kingdoms = [kingdom_view(state, each, names) for each in range(len(state.kingdoms))]
    shown = [
        replace(each, spots=numbered_spots(move.squares for move in legal), ghost=legal[0] if legal else None)
        for each in kingdoms
    ]
    views: list[View] = [
        *kingdoms,
        *shown,
        table_view(state, names),
        *table_views(state, names),
        draft_view(state, names),
        poster_view(states, names),
        *poster_views(states, names),
    ]
    assert all(len(alt_text(view, localizer)) <= LIMIT for view in views)
