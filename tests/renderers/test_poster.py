"""The poster at the end of a game."""

from dataclasses import replace

import pytest

from renderers import Localizer, design, poster_view
from renderers.build_views import Contestant, contest_view
from renderers.draw_operations import Castle, Ornament, Panel, Sprite, Text
from renderers.layout import layout
from renderers.layout.board import TAG
from renderers.painting import fonts
from renderers.view import Hero, PosterView, Rank
from tests.recorded_games import states_of
from tests.renderers.helpers import keys_of, of, sprites_of

NAMES = ["Bartholomew1", "Владислава", "さくら子ちゃん", "عبد الرحمن", "X", "Featherstone", "Wilhelmina12", "Jan"]
GAMES = ["kd-2", "kd+mh-3", "kd-4", "kd7-2", "qd-2", "qd-3", "qd-4", "rw-3", "rw-4", "rw-5", "rw-6", "rwt-6", "rwt-8"]


def test_points_on_the_squares_stand_only_where_they_add_up_to_the_total(localizer: Localizer) -> None:
    view = poster_view(states_of("kd+mh-2"), NAMES)
    for standing in view.ranking:
        assert sum(each.points for each in view.kingdoms[standing.kingdom].properties) != standing.total
    assert not [op for op in of(Panel, layout(view, localizer)) if op.fill == design.DISC and op.box.height <= TAG]


@pytest.mark.parametrize("code", ["kd-2", "kd-4", "kd7-2", "qd-2", "qd-4"])
def test_every_kingdom_whose_squares_are_not_small_shows_points_that_add_up(localizer: Localizer, code: str) -> None:
    view = poster_view(states_of(code), NAMES)
    drawing = layout(view, localizer)
    castles = (op for op in sprites_of(Castle, drawing) if op.size >= design.QUIET)
    large = {key.player_index for key in keys_of(Castle, replace(drawing, ops=tuple(castles)))}
    kingdoms = [each for each in view.kingdoms if each.owner.player_index in large]
    assert view.ranked[0] in kingdoms
    totals = {each.kingdom: each.total for each in view.ranking}
    adding_up = [
        kingdom
        for kingdom in kingdoms
        if sum(each.points for each in kingdom.properties) == totals[view.kingdoms.index(kingdom)]
    ]
    scored = [str(each.points) for kingdom in adding_up for each in kingdom.properties if each.points]
    tags = [op.box for op in of(Panel, drawing) if op.fill == design.DISC and op.box.height <= TAG]
    middles = {(tag.x + tag.width // 2, tag.y + tag.height // 2) for tag in tags}
    assert sorted(op.text for op in of(Text, drawing) if (op.x, op.y) in middles) == sorted(scored)


@pytest.mark.parametrize("name", GAMES)
def test_words_and_names_of_twelve_letters_are_not_cut_and_large_enough(localizer: Localizer, name: str) -> None:
    for op in of(Text, layout(poster_view(states_of(name), NAMES), localizer)):
        assert op.size >= 26
        assert fonts.width(op.text, op.size) * fonts.NARROWEST <= op.width


def boards(view: PosterView, localizer: Localizer) -> list[int]:
    """The widths of the kingdoms, by rank."""
    drawing = layout(view, localizer)
    players = (key.player_index for key in keys_of(Castle, drawing))
    sizes = dict(zip(players, (castle.size for castle in sprites_of(Castle, drawing)), strict=True))
    return [sizes[each.owner.player_index] * each.kingdom.size for each in view.ranked]


@pytest.mark.parametrize(
    ("code", "expected"),
    {
        "kd-2": [380, 240],
        "kd-3": [380, 150, 150],
        "kd-4": [380, 150, 150, 150],
        "kd7-2": [420, 210],
        "qd-2": [420, 210],
        "qd-4": [380, 150, 150, 150],
        "rw-4": [420, 126, 126, 126],
        "rw-5": [380, 120, 120, 120, 120],
        "rw-6": [380, 90, 90, 90, 90, 90],
        "rwt-8": [420, 126, 126, 126],
    }.items(),
)
def test_the_poster_is_the_kingdom_of_the_winner(localizer: Localizer, code: str, expected: list[int]) -> None:
    view = poster_view(states_of(code), NAMES)
    assert boards(view, localizer) == expected
    assert layout(view, localizer).height <= design.HEIGHT


@pytest.mark.parametrize("code", GAMES)
@pytest.mark.sampled(4)
def test_two_who_share_have_300_pixels_each_and_nobody_more_than_them(localizer: Localizer, code: str) -> None:
    view = poster_view(states_of(code), NAMES)
    for winners in range(2, len(view.ranking) + 1):
        ranking = tuple(replace(each, place=1) if at < winners else each for at, each in enumerate(view.ranking))
        drawing = layout(shared := replace(view, ranking=ranking), localizer)
        won, rest = boards(shared, localizer)[:winners], boards(shared, localizer)[winners:]
        assert drawing.height <= design.HEIGHT
        assert len({*won}) == 1
        assert won[0] >= max((300 if winners == 2 else 120, *rest))
        assert min(rest, default=90) >= 90


def test_a_duel_shows_what_the_two_have_between_them(localizer: Localizer) -> None:
    met = replace(poster_view(states_of("kd-2"), NAMES), meetings=((0, 17), (1, 19)))
    drawing = layout(met, localizer)
    wins = {op.y: op.text for op in of(Text, drawing) if op.text in ("17", "19")}
    names = {op.y: op.text for op in of(Text, drawing) if op.text in NAMES}
    crowns = {op.y + op.size // 2 for op in of(Sprite, drawing) if op.key is Ornament.CROWN}
    assert {names[y]: text for y, text in wins.items()} == {NAMES[0]: "17", NAMES[1]: "19"}
    assert {*wins} < crowns


@pytest.mark.parametrize("code", ["kd-2", "kd7-2", "qd-2"])
@pytest.mark.parametrize("people", range(1, 7))
@pytest.mark.parametrize("hero", [None, Hero(0, is_record=True)])
@pytest.mark.sampled(4)
def test_a_contest_of_six_has_room(localizer: Localizer, code: str, people: int, hero: Hero | None) -> None:
    games = [Contestant(NAMES[at], 1 + at, states_of(code), at % 2, ()) for at in range(people)]
    drawing = layout(contest_view(games, Rank(34, 1, people), hero), localizer)
    assert drawing.height <= design.HEIGHT
    assert len(keys_of(Castle, drawing)) == people
    assert all(op.x >= 0 and op.x <= design.WIDTH for op in of(Text, drawing))
