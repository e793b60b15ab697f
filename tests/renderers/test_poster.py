"""The poster at the end of a game."""

from dataclasses import replace

import pytest

from engine import Domino, Kingdom, State, Terrain
from engine.scoring import Standing
from renderers import Localizer, alt_text, design, poster_view
from renderers.characters import without_isolation
from renderers.draw_operations import Castle, Drawing, Panel, Text
from renderers.layout import layout
from renderers.layout.board import TAG
from renderers.painting import fonts
from renderers.view import BestTurn, Hero, LargestProperty, Owner, PosterView
from tests.recorded_games import states_of
from tests.renderers.helpers import FULL, keys_of, of, sprites_of, texts
from tests.renderers.phrases import commas, reworded, words

NAMES = ["Bartholomew1", "Владислава", "さくら子ちゃん", "عبد الرحمن", "X", "Featherstone", "Wilhelmina12", "Jan"]
GAMES = ["kd-2", "kd+mh-3", "kd-4", "kd7-2", "qd-2", "qd-3", "qd-4", "rw-3", "rw-4", "rw-5", "rw-6", "rwt-6", "rwt-8"]


def of_four(*places: int) -> PosterView:
    """A game of four with these places, that of seat 4 first."""
    view = poster_view([State.start("kd", 4)], NAMES)
    return replace(view, ranking=tuple(Standing(place, 3 - at, 9, None) for at, place in enumerate(places)))


def castle_sizes(drawing: Drawing) -> list[int]:
    """Sizes of a square of each kingdom, from the first to the last."""
    return [sprite.size for sprite in sprites_of(Castle, drawing)]


@pytest.mark.parametrize(
    ("places", "sizes"),
    [((1, 2, 3, 4), [40, 24, 24, 24]), ((1, 1, 3, 4), [30, 30, 18, 18]), ((1, 1, 1, 1), [30, 30, 30, 30])],
)
def test_winners_are_equally_large_and_larger_than_the_others(
    localizer: Localizer, places: tuple[int, ...], sizes: list[int]
) -> None:
    drawing = layout(of_four(*places), localizer)
    assert [castle.key for castle in sprites_of(Castle, drawing)] == [Castle(3), Castle(2), Castle(1), Castle(0)]
    largest = Kingdom.parse(FULL)
    view = of_four(*places)
    full = replace(view, kingdoms=tuple(replace(each, kingdom=largest) for each in view.kingdoms))
    assert castle_sizes(layout(full, localizer)) == sizes


TEAM_WON = reworded(poster_team_won="{name} win!", list_and=" & ")
"""English with words of a known width on the ribbon of a team that won."""


def test_points_on_the_squares_stand_only_where_they_add_up_to_the_total(localizer: Localizer) -> None:
    view = poster_view(states_of("kd+mh-2"), NAMES)
    for standing in view.ranking:
        assert sum(each.points for each in view.kingdoms[standing.kingdom].properties) != standing.total
    assert not [op for op in of(Panel, layout(view, localizer)) if op.fill == design.DISC and op.box.height <= TAG]


HERO, TURN = Hero(1, is_record=True), BestTurn(Owner(NAMES[1], 1), Domino.parse("48"), 9)


@pytest.mark.parametrize(("name", "place"), [("kd-2", 2), ("kd-3", 2), ("kd-4", 3), ("rw-6", 5), ("qd-4", 2)])
def test_the_only_person_of_a_game_is_large_with_their_place_and_best_turn(
    localizer: Localizer, name: str, place: int
) -> None:
    view = poster_view(states_of(name), NAMES, hero=HERO, turn=TURN, is_festive=False)
    own = next(each for each in view.ranking if each.kingdom == 1)
    drawing = layout(view, localizer)
    assert max(castle_sizes(drawing)) == castle_sizes(drawing)[0]
    shown = [*map(without_isolation, texts(drawing))]
    facts = words("hero-placed", name=NAMES[1], place=place), words("hero-best", points=9), words("hero-record")
    assert own.place == place
    assert {*facts, words("points", points=own.total)} <= {*shown}
    best = words("alt-highlight", text=facts[1], name=NAMES[1])
    assert f"{best} {facts[2]} " in f"{without_isolation(alt_text(view, localizer))} "


def of_a_team(*team_names: str) -> PosterView:
    """A victory of a team with these names, which has the largest property too."""
    team = Owner(team_names[0], 0, (1,), team_names)
    view = of_four(1, 2, 3, 4)
    views = tuple(replace(each, owner=team) for each in view.kingdoms)
    return replace(view, kingdoms=views, largest=(LargestProperty(team, Terrain.LAKE, 4, 0),))


def test_long_names_of_a_team_are_shortened_alike_and_never_set_smaller_than_words() -> None:
    view = of_a_team("Bartholomew the Magnificent III", "Wolfgang Amadeus Mozart the 2nd")
    ribbon, *_ = of(Text, layout(view, TEAM_WON))
    assert without_isolation(ribbon.text) == "Bartholomew the… & Wolfgang Amadeus… win!"
    assert ribbon.size >= 26
    assert fonts.label_lines(ribbon.text, ribbon.size, ribbon.width) == (ribbon.text,)


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


@pytest.mark.parametrize("name", [each for each in GAMES if each != "rw-6"])
def test_words_and_names_of_twelve_letters_are_not_cut_and_large_enough(localizer: Localizer, name: str) -> None:
    for op in of(Text, layout(poster_view(states_of(name), NAMES), localizer)):
        assert op.size >= 26
        assert fonts.width(op.text, op.size) * fonts.NARROWEST <= op.width


def test_two_who_have_met_before_read_how_often_each_has_won(localizer: Localizer) -> None:
    view = poster_view(states_of("kd-2"), ["Ola", "Kim"], [(0, 7), (1, 4)])
    met = commas(words("alt-part", part="Ola", sum=7), words("alt-part", part="Kim", sum=4))
    assert met in alt_text(view, localizer)
    assert any(met in without_isolation(text) for text in texts(layout(view, localizer)))
