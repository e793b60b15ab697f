"""The banner of a lobby: a castle for each seat, low enough for a phone."""

import pytest

from renderers import LobbySeat, LobbyView, design
from renderers.draw_operations import Castle, Drawing, Text
from renderers.layout import layout
from renderers.picture_localizer import load_localizer
from tests.renderers.helpers import keys_of, of

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
