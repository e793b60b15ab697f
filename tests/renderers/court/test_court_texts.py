"""Alt texts and descriptions of what Queendomino and the Royal Wedding add."""

import pytest

from engine import State, Terrain
from engine.court.court import Treasury
from engine.court.moves import Bribe, Build
from renderers import Highlight, Localizer, PosterView, View, alt_text, describe, kingdom_view, poster_view
from renderers.court import building_site_view, building_text, court_view, treasury_text
from renderers.court.sprite_keys import Token
from renderers.court.wording import QueenBonusText
from tests.renderers.court.helpers import KINDS, OLA, position
from tests.renderers.helpers import NAMES, square


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("merchant", "1 knight, 1 tower, 2 points for each swamp property"),
        ("vault_knights", "1 knight, each tax pays 1 more for every knight you have or have sent out, 2 points"),
        ("travelling_castle", "1 tower, 1 point for each tower"),
        ("queens_tower", "1 crown for the town under it"),
    ],
)
def test_the_gains_and_points_of_a_building_are_described_in_words(localizer: Localizer, name: str, text: str) -> None:
    assert building_text(KINDS[name], localizer) == text


def told(view: View, localizer: Localizer) -> list[str]:
    """The sentences and items of a description."""
    return [text for passage in describe(view, localizer) for text in (*passage.sentences, *passage.items)]


def poster() -> PosterView:
    return poster_view([position()], NAMES)


def test_the_poster_says_how_many_points_the_queen_was_worth(localizer: Localizer) -> None:
    view = poster()
    assert view.highlights == (Highlight(OLA, QueenBonusText(Terrain.TOWN, 3), "town", Token.QUEEN),)
    assert "The queen's crown: +3 on the town (Ola)." in told(view, localizer)


def test_a_kingdom_names_treasury_queen_buildings_and_knights(localizer: Localizer) -> None:
    view = kingdom_view(position(), 0, NAMES)
    assert alt_text(view, localizer) == "The kingdom of Ola: 9 points."
    assert told(view, localizer)[1:6] == [
        "3 coins, 1 knight in reserve, 2 towers.",
        "Queen on f8, one more crown there.",
        "Buildings: Queen's Tower g8.",
        "Knights: f7.",
        "town: 3 squares (e8-g8), 2 crowns, 6 points; can grow on e9-g9 d8 h8",
    ]


def test_a_treasury_names_what_there_is(localizer: Localizer) -> None:
    assert treasury_text(Treasury(1, 0, 0), localizer) == "1 coin"
    assert treasury_text(Treasury(0, 2, 1), localizer) == "0 coins, 2 knights in reserve, 1 tower"


def test_a_building_that_may_be_built_is_named(localizer: Localizer) -> None:
    text = alt_text(building_site_view(position(), NAMES, Build(3, square("f8"))), localizer)
    assert text == "The kingdom of Ola: 9 points. Shown: Statue on f8."


def test_the_board_tells_what_each_tile_costs_and_does(localizer: Localizer) -> None:
    assert told(court_view(position(dragon="!b1"), NAMES), localizer) == [
        "Ola has 3 coins, 1 knight in reserve, 2 towers.",
        "3 tiles left.",
        "The queen is with Ola.",
        "The dragon is out. Burned: Bakery.",
        "Empty slots: for 1, 4.",
        "For nothing: Bakery (2 points for each wheat property).",
        (
            "For 1 coin instead of 2: Knights' Vault "
            "(1 knight, each tax pays 1 more for every knight you have or have sent out, 2 points)."
        ),
        "For 2 coins instead of 3: Statue (5 points).",
        "Too dear at 4 coins instead of 5: Big Tavern (3 knights, 2 points).",
    ]


@pytest.mark.parametrize(
    ("chosen", "sentence"), [(Build(3, square("f8")), "Chosen: Statue."), (Bribe(3), "To be burned: Statue.")]
)
def test_the_board_says_which_tile_is_chosen(localizer: Localizer, chosen: Build | Bribe, sentence: str) -> None:
    view = court_view(position(), NAMES, chosen=chosen)
    assert told(view, localizer)[0] == sentence
    assert alt_text(view, localizer) == f"Builders' board. {sentence} 3 tiles left."


def test_a_tile_that_takes_the_last_coin_is_not_too_dear(localizer: Localizer) -> None:
    view = court_view(position(treasuries="4/1/2;7/1/0"), NAMES)
    assert "For 4 coins instead of 5: Big Tavern (3 knights, 2 points)." in told(view, localizer)


def test_a_board_without_a_buyer_is_described_as_well(localizer: Localizer) -> None:
    view = court_view(State.start("qd", 4), NAMES)
    assert told(view, localizer)[:3] == [
        "32 tiles left.",
        "The queen has no host yet.",
        "The dragon is in its cave.",
    ]
