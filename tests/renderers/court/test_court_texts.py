"""Alt texts and descriptions of what Queendomino and the Royal Wedding add."""

import pytest

from engine import State, Terrain
from engine.court.court import Treasury
from engine.court.moves import Bribe, Build
from renderers import Localizer, View, alt_text, describe, kingdom_view, poster_view
from renderers.court import building_site_view, building_text, court_view, treasury_text
from renderers.court.view import Token
from renderers.court.wording import QueenBonusText
from renderers.view import Highlight, PosterView
from tests.renderers.court.helpers import KINDS, OLA, position
from tests.renderers.helpers import NAMES, square
from tests.renderers.phrases import commas, messages, sentences, terrain, words


def knights(count: int) -> str:
    return words("effect-knights", count=count)


def towers(count: int) -> str:
    return words("effect-towers", count=count)


def points(count: int) -> str:
    return words("effect-points", count=count)


def per_property(letter: str) -> str:
    return words("effect-per-property", **terrain(letter))


VAULT_KNIGHTS = [knights(1), words("effect-tax-per-knight", count=1), points(2)]


def building(name: str) -> dict[str, str]:
    """The arguments of a message about a building."""
    return {"name": words(f"building-{name}"), "building_id": name}


def treasury(coins: int, knights_left: int = 0, towers_built: int = 0) -> str:
    knights_told = [words("alt-knights-left", knights=knights_left)] if knights_left else []
    towers_told = [words("alt-towers", towers=towers_built)] if towers_built else []
    return commas(words("alt-coins", coins=coins), *knights_told, *towers_told)


def offer(name: str, cost: int, price: int, *effects: str, key: str = "alt-offer") -> str:
    """The item about a tile that costs so much instead of the price of its slot."""
    return words(key, cost=cost, price=price, saved=price - cost, **building(name), effect=commas(*effects))


@pytest.mark.parametrize(
    ("name", "effects"),
    [
        ("merchant", [knights(1), towers(1), per_property("s")]),
        ("vault_knights", VAULT_KNIGHTS),
        ("travelling_castle", [towers(1), words("effect-points-per-tower", count=1)]),
        ("queens_tower", [words("effect-crowns", count=1)]),
    ],
)
def test_a_buildings_gains_and_points_are_in_words(localizer: Localizer, name: str, effects: list[str]) -> None:
    assert building_text(KINDS[name], localizer) == commas(*effects)


def told(view: View, localizer: Localizer) -> list[str]:
    """The sentences and items of a description."""
    return [text for passage in describe(view, localizer) for text in (*passage.sentences, *passage.items)]


def poster() -> PosterView:
    return poster_view([position()], NAMES)


def test_the_poster_says_how_many_points_the_queen_was_worth(localizer: Localizer) -> None:
    view = poster()
    assert view.highlights == (Highlight(OLA, QueenBonusText(Terrain.TOWN, 3), "town", Token.QUEEN),)
    crown = words("poster-queen", **terrain("t"), points=3)
    assert words("alt-highlight", text=crown, name="Ola") in told(view, localizer)


def test_a_kingdom_names_treasury_queen_buildings_and_knights(localizer: Localizer) -> None:
    view = kingdom_view(position(), 0, NAMES)
    assert alt_text(view, localizer) == words("alt-kingdom", name="Ola", points=9)
    worth = words("long-worth", crowns=2, points=6)
    town = words(
        "long-property", **terrain("t"), count=3, squares=words("squares-range", first="e8", last="g8"), worth=worth
    )
    growth = commas(words("squares-range", first="e9", last="g9"), "d8", "h8")
    assert told(view, localizer)[2:8] == [
        words("alt-owned", treasury=treasury(3, 1, 2)),
        words("alt-buildings", buildings=words("alt-building", **building("queens-tower"), square="g8")),
        words("alt-queen", square="f8"),
        words("alt-sites", squares=commas("e8", "f8")),
        words("alt-knights", squares="f7"),
        words("long-growing", property=town, growth=growth),
    ]


def test_a_treasury_names_what_there_is(localizer: Localizer) -> None:
    assert treasury_text(Treasury(1, 0, 0), localizer) == treasury(1)
    assert treasury_text(Treasury(0, 2, 1), localizer) == treasury(0, 2, 1)


def test_a_building_that_may_be_built_is_named(localizer: Localizer) -> None:
    text = alt_text(building_site_view(position(), NAMES, Build(3, square("f8"))), localizer)
    shown = words("alt-plan", **building("statue"), square="f8")
    assert text == sentences(words("alt-kingdom", name="Ola", points=9), shown)


def test_the_board_tells_what_each_tile_costs_and_does(localizer: Localizer) -> None:
    assert told(court_view(position(dragon="!b1"), NAMES), localizer) == [
        words("alt-buyer", name="Ola", treasury=treasury(3, 1, 2)),
        words("alt-left", count=3),
        words("alt-queen-at", name="Ola"),
        words("alt-dragon-burned", **building("bakery")),
        words("long-empty", count=2, prices=commas("1", "4")),
        offer("bakery", 0, 0, per_property("w")),
        offer("vault-knights", 1, 2, *VAULT_KNIGHTS),
        offer("statue", 2, 3, points(5)),
        offer("big-tavern", 4, 5, knights(3), points(2), key="alt-offer-dear"),
    ]


@pytest.mark.parametrize(("chosen", "key"), [(Build(3, square("f8")), "alt-buying"), (Bribe(3), "alt-burning")])
def test_the_board_says_which_tile_is_chosen(localizer: Localizer, chosen: Build | Bribe, key: str) -> None:
    view = court_view(position(), NAMES, chosen=chosen)
    sentence = words(key, **building("statue"))
    assert told(view, localizer)[0] == sentence
    costs = {"bakery": 0, "vault-knights": 1, "statue": 2, "big-tavern": 4}
    tiles = words(
        "alt-tiles", tiles=commas(*(words("alt-tile", **building(name), cost=cost) for name, cost in costs.items()))
    )
    assert alt_text(view, localizer) == sentences(words("alt-board"), tiles, sentence, words("alt-left", count=3))


def test_a_tile_that_takes_the_last_coin_is_not_too_dear(localizer: Localizer) -> None:
    view = court_view(position(treasuries="4/1/2;7/1/0"), NAMES)
    assert offer("big-tavern", 4, 5, knights(3), points(2)) in told(view, localizer)


def test_a_board_without_a_buyer_is_described_as_well(localizer: Localizer) -> None:
    view = court_view(State.start("qd", 4), NAMES)
    assert told(view, localizer)[:3] == [
        words("alt-left", count=32),
        *messages("alt-queen-nowhere", "alt-dragon-asleep"),
    ]
