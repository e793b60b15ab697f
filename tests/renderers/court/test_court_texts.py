"""Alt texts of what Queendomino and the Royal Wedding add."""

import pytest

from engine import Domino, State, Terrain
from engine.court.moves import Bribe, Build
from renderers import (
    DraftView,
    Highlight,
    LineView,
    Localizer,
    Owner,
    PosterView,
    Slot,
    alt_text,
    kingdom_view,
    poster_view,
    table_views,
)
from renderers.court import building_site_view, building_text, court_view
from renderers.court.alt_text import QueenBonusText
from renderers.court.sprite_keys import Token
from tests.renderers.court.helpers import KINDS, OLA, position
from tests.renderers.helpers import NAMES, Play, square


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("merchant", "1 knight, 1 tower, 2 points for each swamp property"),
        ("vault_knights", "1 knight, each tax pays 1 more for every knight you have or have sent out, 2 points"),
        ("travelling_castle", "1 tower, 1 point for each tower"),
        ("queens_tower", "1 crown"),
    ],
)
def test_the_gains_and_points_of_a_building_are_described_in_words(localizer: Localizer, name: str, text: str) -> None:
    assert building_text(KINDS[name], localizer) == text


def poster() -> PosterView:
    return poster_view([position()], NAMES)


def test_the_poster_says_how_many_points_the_queen_was_worth(localizer: Localizer) -> None:
    view = poster()
    assert view.highlights == (Highlight(OLA, QueenBonusText(Terrain.TOWN, 3), "town", Token.QUEEN),)
    assert "The queen's crown: +3 on the town (Ola)." in alt_text(view, localizer)


def test_a_kingdom_names_treasury_queen_buildings_and_knights(localizer: Localizer) -> None:
    assert alt_text(kingdom_view(position(), 0, NAMES), localizer) == (
        "Ola: 9 points. 3 coins, 1 knight in reserve, 2 towers. Queen on f8, a crown more there. "
        "Buildings: Queen's Tower g8. Knights: f7. Castle on g7. town e8-g8: 2 crowns, 6. wheat e7-f7: 1 crown, 2."
    )


def test_a_choice_of_sites_lists_them_first(localizer: Localizer) -> None:
    text = alt_text(building_site_view(position(), NAMES, Build(3, square("f8"))), localizer)
    assert text.startswith("Ola: 9 points. Shown faintly: Statue on f8. Free town squares: 1 e8, 2 f8. 3 coins")


def test_the_board_says_first_which_tiles_can_be_bought_at_which_price(localizer: Localizer) -> None:
    assert alt_text(court_view(position(dragon="!b1"), NAMES), localizer) == (
        "Builders' board. Ola has 3 coins, 1 knight in reserve, 2 towers. "
        "For nothing: Bakery (2 points for each wheat property). "
        "For 1 coin instead of 2: Knights' Vault "
        "(1 knight, each tax pays 1 more for every knight you have or have sent out, 2 points). "
        "For 2 coins instead of 3: Statue (5 points). "
        "Too dear at 4 coins instead of 5: Big Tavern (3 knights, 2 points). "
        "3 tiles left. The queen is with Ola. The dragon is out. Burned: Bakery."
    )


@pytest.mark.parametrize(
    ("chosen", "sentence"), [(Build(3, square("f8")), "Chosen: Statue."), (Bribe(3), "To be burned: Statue.")]
)
def test_the_board_says_which_tile_is_chosen(localizer: Localizer, chosen: Build | Bribe, sentence: str) -> None:
    text = alt_text(court_view(position(), NAMES, chosen=chosen), localizer)
    assert text.startswith(f"Builders' board. {sentence} Ola has 3 coins")


def test_a_tile_that_takes_the_last_coin_is_not_too_dear(localizer: Localizer) -> None:
    text = alt_text(court_view(position(treasuries="4/1/2;7/1/0"), NAMES), localizer)
    assert "For 4 coins instead of 5: Big Tavern (3 knights, 2 points). " in text


def test_a_board_without_a_buyer_is_described_as_well(localizer: Localizer) -> None:
    text = alt_text(court_view(State.start("qd", 4), NAMES), localizer)
    assert text == "Builders' board. 32 tiles left. The queen is with nobody yet. The dragon is in its cave."


def test_long_lines_are_described_by_letters(localizer: Localizer) -> None:
    king = Owner("Bartholomew Featherstone", 4)
    line = LineView("line-now", tuple(Slot(Domino.parse(f"q{number}"), king) for number in range(1, 25)))
    text = alt_text(DraftView((line,)), localizer)
    assert "q16 " in text
    assert str(Domino.parse("q16").a) + str(Domino.parse("q16").b) + ", Bartholom…" in text


def test_a_table_too_full_to_be_described_leaves_out_the_least(localizer: Localizer, play: Play) -> None:
    states = list(play("rw", 4, 2).states())
    text = alt_text(table_views(states[-1], ["A name of thirty-two characters!"] * 4)[0], localizer)
    assert len(text) <= 1024
    assert text.count("in reserve") == 4
    assert not text.endswith("…")
