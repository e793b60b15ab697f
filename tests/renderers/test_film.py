"""A finished game as an animated picture."""

import gc
from dataclasses import replace
from io import BytesIO
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from engine import State
from renderers import STORYBOOK, FilmView, Localizer, alt_text, describe, film_view, kingdom_view, picture
from renderers.design import HEIGHT, PANEL, PLAYER_COLORS, WIDTH
from renderers.draw_operations import Ornament, Panel, Sprite
from renderers.layout.table import film_drawings
from renderers.painting.files import POSTER, PREVIEW, turn_times
from renderers.painting.paint import paint
from renderers.painting.palette import indexed
from renderers.text.wording import ranks, winner_text
from tests.recorded_games import states_of
from tests.renderers.helpers import GAMES, NAMES, Play, of, overlap
from tests.renderers.phrases import names, sentences, words

LARGEST_TURN = 7000
"""The bytes of a turn in a film; with key frames or in less time there would be more."""


def shown(file: bytes) -> Any:
    return Image.open(BytesIO(file))


def drawn(view: FilmView, localizer: Localizer) -> bytes:
    return picture(view, localizer)


# ---- the whole


@pytest.mark.slow
def test_a_film_has_two_frames_for_its_poster_and_one_for_each_turn(localizer: Localizer) -> None:
    view = film_view(states_of("kd-2"), NAMES)
    assert len(view.turns) == 24
    film = shown(drawn(view, localizer))
    assert (film.format, film.n_frames, film.width, film.info["loop"]) == ("WEBP", 26, WIDTH, 0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("record", "turns"),
    [
        ("kd7-2", 48),
        *(pytest.param(*game, marks=pytest.mark.long) for game in (("rwt-8", 96), ("qd-3", 36), ("rw-6", 72))),
    ],
)
def test_the_films_of_the_largest_games_are_small(record: str, turns: int, localizer: Localizer) -> None:
    file = drawn(film_view(states_of(record), NAMES), localizer)
    film = shown(file)
    # Frames of turns in which nothing changes are one.
    assert turns // 2 < film.n_frames <= turns + 2
    assert len(file) < LARGEST_TURN * turns


@pytest.mark.slow
@pytest.mark.parametrize(("code", "players"), GAMES)
@pytest.mark.sampled(3)
def test_all_frames_have_the_size_of_the_poster_and_no_kingdom_covers_another(
    code: str, players: int, localizer: Localizer, play: Play
) -> None:
    drawings = list(film_drawings(film_view(list(play(code, players, 3).states()), NAMES), localizer))
    whole = drawings[-1]
    assert {(each.width, each.height) for each in drawings} == {(WIDTH, whole.height)}
    assert whole.height <= HEIGHT
    panels = [each.box for each in of(Panel, whole) if each.fill == PANEL]
    assert len(panels) == len(State.start(code, players).kingdoms)
    assert all(box.x >= 0 and box.x + box.width <= whole.width for box in panels)
    assert all(box.y >= 0 and box.y + box.height <= whole.height for box in panels)
    assert not any(overlap(one, other) for one, other in combinations(panels, 2))


@pytest.mark.parametrize(("turns", "slow"), [(24, (3, 9, 10, 20, 23)), (96, (0, 5, 50, 51, 95)), (48, ())])
def test_a_film_takes_twenty_five_seconds_at_most_and_two_for_each_slow_turn(turns: int, slow: tuple[int, ...]) -> None:
    times = turn_times(turns, slow)
    assert PREVIEW + sum(times) + POSTER <= 25_000
    assert [times[turn] for turn in slow] == [2000] * len(slow)
    [usual] = {time for turn, time in enumerate(times) if turn not in slow}
    assert 100 < usual <= 1000


@pytest.mark.slow
def test_the_poster_is_a_preview_at_first_and_stays_for_four_seconds_at_last(localizer: Localizer) -> None:
    view = film_view(states_of("kd-2"), NAMES, (2,))
    film, times, frames = shown(drawn(replace(view, turns=view.turns[:3]), localizer)), [], []
    for number in range(film.n_frames):
        film.seek(number)
        film.load()
        times.append(film.info["duration"])
        frames.append(film.convert("RGB").tobytes())
    assert times == [100, 1000, 1000, 2000, 4000]
    assert frames[0] == frames[-1]


# ---- what is on it


def test_each_kingdom_shows_the_domino_that_was_placed_in_it_last() -> None:
    states = states_of("kd-2")
    first, second, third, *_, end = film_view(states, NAMES).turns
    marked = [[len(view.last) for view in turn] for turn in (first, second, third)]
    assert marked == [[2, 0], [2, 0], [2, 2]]
    assert first[0].last != second[0].last == third[0].last
    assert [replace(view, last=()) for view in end] == [kingdom_view(states[-1], index, NAMES) for index in range(2)]


def test_a_crown_marks_the_kingdom_in_front_in_each_frame(localizer: Localizer) -> None:
    view = film_view(states_of("kd-2"), NAMES)
    *_, last = film_drawings(replace(view, turns=view.turns[-1:]), localizer)
    [crown] = [each for each in of(Sprite, last) if each.key is Ornament.CROWN]
    bars = [each.box for each in of(Panel, last) if each.fill in PLAYER_COLORS]
    assert [bar.width for bar in bars] == [305, 251]
    assert bars[0].x < crown.x < bars[1].x


def test_a_film_is_told_by_its_end(localizer: Localizer) -> None:
    view = film_view(states_of("kd-2"), NAMES)
    told = words("alt-film", turns=24)
    won, *places = winner_text(view.end, localizer), *ranks(view.end, localizer)
    assert alt_text(view, localizer) == sentences(told, won, *places)
    shared = replace(view.end, ranking=tuple(replace(each, place=1) for each in view.end.ranking))
    assert words("poster-shared", names=names("Ola", "Kim")) in alt_text(replace(view, end=shared), localizer)
    assert describe(view, localizer)[0].sentences == (told,)
    end = describe(view.end, localizer)
    assert describe(view, localizer)[1 : 1 + len(end)] == end
    assert len(describe(view, localizer)) == 1 + len(end) + view.rounds


# ---- the file


@pytest.mark.slow
def test_a_film_shows_every_pixel_of_every_frame_in_the_colors_of_its_palette(localizer: Localizer) -> None:
    view = film_view(states_of("kd-2"), NAMES)
    film = shown(drawn(view, localizer))
    for number, drawing in list(enumerate(film_drawings(view, localizer)))[::8]:
        film.seek(number)
        assert film.convert("RGB").tobytes() == indexed(paint(drawing), STORYBOOK).convert("RGB").tobytes()


@pytest.mark.slow
def test_no_frame_stays_in_memory_when_its_film_is_drawn(localizer: Localizer) -> None:
    view = film_view(states_of("kd-2")[:5], NAMES)
    gc.disable()
    try:
        drawn(view, localizer)
        left = [each for each in gc.get_objects() if isinstance(each, Image.Image) and each.width == WIDTH]
    finally:
        gc.enable()
    assert left == []
