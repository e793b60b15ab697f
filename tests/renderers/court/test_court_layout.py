"""Pictures of what Queendomino and the Royal Wedding add."""

from dataclasses import replace
from itertools import pairwise

import pytest

from engine import Kingdom
from engine.court.buildings import BUILDINGS, BuildingKind
from engine.court.court import Treasury
from renderers import ChoiceView, KingdomView, Localizer, kingdom_view
from renderers.court import Offer, TileView, building_name, court_view
from renderers.court.build_views import kingdom_component
from renderers.court.layout import LINE, building_signs, legend
from renderers.court.view import Building, Token, Towers
from renderers.draw_operations import Sprite, Text
from renderers.layout import layout
from renderers.painting import fonts
from renderers.picture_localizer import load_localizer
from tests.renderers.court.helpers import OLA, TILE, position
from tests.renderers.helpers import NAMES, each_language, keys_of, of


@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building.id)
def test_a_building_shows_its_towers(localizer: Localizer, building: BuildingKind) -> None:
    kingdom = Kingdom.parse(f"t0b{TILE[building.id]} ##")
    component = kingdom_component(kingdom, Treasury(), None)
    drawing = layout(KingdomView(kingdom, OLA, 0, components=(component,)), localizer)
    assert keys_of(Building, drawing) == [Building(building.id)]
    assert keys_of(Towers, drawing) == [Towers(building.towers)] * bool(building.towers)


@each_language
@pytest.mark.parametrize("dragon", ["-", "!b1"])
@pytest.mark.parametrize("left", [0, 32])
def test_in_every_language_a_name_of_twelve_letters_is_by_the_queen(language: str, dragon: str, left: int) -> None:
    view = replace(court_view(position(dragon=dragon), ["Bartholomew1", "Kim"]), left=left, buyer=None)
    [name] = [op for op in of(Text, layout(view, load_localizer(language))) if op.is_name]
    assert fonts.width(name.text, name.size) * fonts.NARROWEST_NAME <= name.width


@pytest.mark.sampled(4)
@each_language
@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building.id)
def test_a_tile_stands_beside_the_kingdom_with_its_price_and_all_that_it_does(
    language: str, building: BuildingKind
) -> None:
    localizer, land = load_localizer(language), kingdom_view(position(), 0, NAMES)
    drawing = layout(ChoiceView(land, None, TileView(building, 3)), localizer)
    # The same tile may stand on the land, where it is smaller.
    tile = max((each for each in of(Sprite, drawing) if each.key == Building(building.id)), key=lambda each: each.size)
    beside = [op for op in of(Text, drawing) if op.x > tile.x - tile.size // 2 and not op.is_name]
    assert {"3", building_name(building, localizer)} <= {op.text for op in beside}
    assert tile.x + tile.size <= drawing.width
    # The words below the name have labels of their own beside them.
    rows = [op.y for op in beside if op.y > tile.y + tile.size and (op.align == "left" or len(op.text) > 2)]
    assert all(second - first >= LINE for first, second in pairwise(rows))
    for op in beside:
        left = op.x - {"left": 0, "middle": op.width // 2, "right": op.width}[op.align]
        assert left + min(op.width, fonts.width(op.text, op.size)) <= drawing.width


def test_the_legend_explains_the_medal_of_each_building_that_has_one(localizer: Localizer) -> None:
    for building in BUILDINGS:
        view = replace(court_view(position(), NAMES), offers=(Offer(0, 0, building),))
        both = (legend(view, localizer), building_signs(building, localizer))
        explained, shown = (
            {icon[0] for each in signs for icon in each.icons if isinstance(icon, tuple)} for signs in both
        )
        assert (Token.MEDAL in explained) is (Token.MEDAL in shown)


@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building.id)
def test_the_name_of_a_building_is_not_cut(localizer: Localizer, building: BuildingKind) -> None:
    name = building_name(building, localizer)
    drawing = layout(replace(court_view(position(), NAMES), offers=(Offer(0, 0, building),)), localizer)
    (text,) = [op for op in of(Text, drawing) if op.text == name]
    # In another language it may be 40 % longer.
    assert fonts.width(name, text.size) * 1.4 * fonts.NARROWEST <= text.width
