"""The banner of a lobby: a castle for each seat, low enough for a phone."""

from collections import Counter

import pytest

from renderers import LobbySeat, LobbyView, alt_text, design
from renderers.draw_operations import Castle, Drawing, Ornament, Text
from renderers.layout import layout
from renderers.picture_localizer import load_localizer
from tests.renderers.helpers import keys_of, of, sprites_of

LOCALIZER = load_localizer("en-US")
NAMES = ["Bartholomew Longnamed", "Владислава", "さくら子ちゃん", "X", "Mathilda", "Константинов", "عبد الرحمن", "Max"]
LOWEST = 430
"""What leaves room for the words of a lobby and its buttons on half a phone, in pixels of the picture."""


def banner(taken: int, seats: int) -> LobbyView:
    sitting = [LobbySeat("host", name, is_taken=True, is_host=name == NAMES[0]) for name in NAMES[:taken]]
    return LobbyView("The Royal Wedding in teams", (*sitting, *[LobbySeat("free")] * (seats - taken)))


def drawn(view: LobbyView) -> Drawing:
    return layout(view, LOCALIZER)


@pytest.mark.parametrize("seats", range(1, 9))
def test_every_seat_has_a_castle_of_its_own_and_its_words_stay_in_its_column(seats: int) -> None:
    drawing = drawn(banner(seats, seats))
    assert (drawing.width, drawing.height <= LOWEST) == (design.WIDTH, True)
    assert [key.player_index for key in keys_of(Castle, drawing)] == list(range(seats))
    assert all(0 <= each.x - each.width // 2 <= each.x + each.width // 2 <= design.WIDTH for each in of(Text, drawing))


@pytest.mark.parametrize(("seats", "rows"), [(4, [4]), (5, [3, 2]), (6, [3, 3]), (7, [4, 3]), (8, [4, 4])])
def test_more_than_four_seats_are_in_two_rows_the_first_as_long_or_longer(seats: int, rows: list[int]) -> None:
    assert [*Counter(each.y for each in sprites_of(Castle, drawn(banner(seats, seats)))).values()] == rows


def test_in_teams_a_castle_has_the_color_of_its_team_and_none_before_that_is_chosen() -> None:
    seats = tuple(
        LobbySeat("", name, is_taken=True, team=team) for name, team in zip(NAMES, (0, 2, 2, None), strict=False)
    )
    drawing = drawn(LobbyView("The Royal Wedding in teams", (*seats, LobbySeat("free")), has_teams=True))
    assert [key.player_index for key in keys_of(Castle, drawing)] == [0, 2, 2]
    assert [key for key in keys_of(Ornament, drawing) if key is Ornament.PLAIN_CASTLE] == [Ornament.PLAIN_CASTLE] * 2


def test_computer_players_have_their_level_beside_the_castle_and_it_is_told_as_well() -> None:
    seats = tuple(LobbySeat("strong", name, is_taken=True, told="computer, strong", level=3) for name in NAMES[:2])
    view = LobbyView("Kingdomino", seats)
    assert keys_of(Ornament, drawn(view)).count(Ornament.LEVEL_3) == 2
    assert alt_text(view, LOCALIZER).count("(computer, strong)") == 2
