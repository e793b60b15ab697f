from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Kingdom, Standing, State
from engine.moves import Place
from renderers import (
    KingdomView,
    Localizer,
    View,
    alt_text,
    draft_view,
    kingdom_view,
    next_line_view,
    numbered_spots,
    points_views,
    poster_view,
    table_view,
    table_views,
)
from renderers.alt_text import LIMIT
from renderers.story import Story
from renderers.view import Owner, Title
from tests.engine.games import examples
from tests.renderers.helpers import NAMES, TWO_PLAYERS, Play, place
from tests.renderers.phrases import commas, domino, line, placement, sentences, words

USUAL_NAME, SHORT = 12, 450
"""Characters of a name, and of the alt texts of a table for four or fewer whose players have such names."""

NEXT_LINE = line(
    "line-next",
    domino("4", "f0", "f0"),
    domino("8", "l0", "l0", of="Kim"),
    domino("19", "w1", "f0"),
    domino("30", "l1", "w0", of="Ola"),
)
"""The line to choose from in a game of TWO_PLAYERS."""


def test_a_kingdom_is_named_with_its_points(localizer: Localizer) -> None:
    view = KingdomView(Kingdom.parse("w0 f2 f0\n.. ## w0"), Owner("Ola", 0), 4, place("4@g8e").squares)
    assert alt_text(view, localizer) == words("alt-kingdom", name="Ola", points=4)


def test_what_is_shown_faintly_is_named_and_the_spots_are_not(localizer: Localizer) -> None:
    ghost = place("19@g8n")
    view = replace(
        kingdom_view(State.start("kd", 2), 0, NAMES),
        spots=numbered_spots([ghost.squares, place("19@h7e").squares]),
        ghost=ghost,
    )
    assert alt_text(view, localizer) == sentences(
        words("alt-kingdom", name="Ola", points=0),
        words("alt-ghost", domino="19", placement=placement("w1", "g8", "f0", "g9")),
    )


def test_the_lines_are_described_with_numbers_halves_and_kings(localizer: Localizer) -> None:
    assert alt_text(draft_view(State.parse(TWO_PLAYERS), NAMES), localizer) == sentences(
        line("line-now", domino("3", "f0", "f0", of="Ola"), domino("17", "f0", "l0", of="Kim")), NEXT_LINE
    )


def test_the_next_line_is_described_alone(localizer: Localizer) -> None:
    assert alt_text(next_line_view(State.parse(TWO_PLAYERS), NAMES), localizer) == NEXT_LINE


def test_the_table_tells_the_points_and_what_there_is_to_choose_from(localizer: Localizer) -> None:
    text = alt_text(table_view(State.parse(TWO_PLAYERS), NAMES, {1: place("3@e7e")}), localizer)
    scores = (words("alt-part", part=name, points=points) for name, points in (("Ola", 2), ("Kim", 0)))
    assert text == sentences(words("alt-table", scores=commas(*scores)), NEXT_LINE)


def test_the_poster_tells_what_is_not_said_beside_it(localizer: Localizer) -> None:
    start = poster_view([State.start("kd+h", 2)], NAMES)
    tied = (Standing(1, 1, 5, "crowns"), Standing(2, 0, 5, None))
    titles = Title("shepherd", 6), Title("miller", 4)
    view = replace(start, ranking=tied, story=Story("tie-break"), titles=titles)
    assert alt_text(view, localizer) == sentences(
        words("alt-poster"),
        words("alt-standing-tie", place=1, name="Kim", points=5, decided=words("poster-by-crowns")),
        titled("Kim", titles[1], localizer),
        titled("Ola", titles[0], localizer),
    )
    assert alt_text(replace(view, sections=("breakdown",)), localizer) == words("alt-breakdown")


def titled(name: str, title: Title, localizer: Localizer) -> str:
    return words("poster-titled", name=name, title=title.text(localizer), why=title.reason(localizer))


def test_a_text_that_is_just_as_long_as_discord_takes_is_left_whole(localizer: Localizer) -> None:
    name = "x" * (LIMIT - len(words("alt-kingdom", name="", points=0)))
    text = alt_text(KingdomView(Kingdom(), Owner(name, 0), 0), localizer)
    assert text == words("alt-kingdom", name=name, points=0)
    assert len(text) == LIMIT


def test_a_text_that_is_too_long_is_cut_between_words(localizer: Localizer) -> None:
    text = alt_text(KingdomView(Kingdom(), Owner("word " * 400, 0), 0), localizer)
    assert LIMIT - 10 < len(text) <= LIMIT
    assert text.endswith(" word…")


def test_a_word_that_is_too_long_itself_is_cut_through(localizer: Localizer) -> None:
    text = alt_text(KingdomView(Kingdom(), Owner("x" * LIMIT, 0), 0), localizer)
    assert (len(text), text.endswith("x…")) == (LIMIT, True)


def test_a_view_without_a_registered_text_is_an_error(localizer: Localizer) -> None:
    with pytest.raises(TypeError, match="no alt text of"):
        alt_text(View(), localizer)


@pytest.mark.slow
@examples(25)
@given(
    code=st.sampled_from(
        [("kd+mh", 4), ("kd7", 2), ("kd3n", 3), ("qd", 2), ("qd", 4), ("rw", 4), ("rw", 6), ("rwt", 8)]
    ),
    seed=st.integers(0, 10**6),
    name=st.text(max_size=32),
    share=st.floats(0, 1),
)
def test_every_alt_text_of_any_position_is_short(
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
        *points_views(states, names),
    ]
    texts = [alt_text(view, localizer) for view in views]
    assert all(len(text) <= LIMIT for text in texts)
    if len(name) <= USUAL_NAME and state.players <= 4:
        assert all(len(text) <= SHORT for text in texts)
