"""Moves in words."""

import pytest

from bot.l10n import Translations
from bot.models import Entry, Seat
from bot.table import Table
from bot.telling import contact, domino, news, signed
from engine.dominoes import DOMINO_NAMED
from engine.kingdom import Kingdom
from engine.moves import Place, parse_move
from tests.bot.test_screens import a_game

WORDS = Translations.load(strict=True).bind("en-US")


@pytest.mark.parametrize(("points", "told"), [(6, "+6"), (0, "±0"), (10, "+10"), (-10, "−10")])
def test_points_are_told_with_a_sign(points: int, told: str) -> None:
    assert signed(points) == told


def test_a_domino_is_told_with_its_halves_and_crowns() -> None:
    assert domino(DOMINO_NAMED["48"], WORDS) == "48 (wheat / mine 👑👑👑)"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("1@g8n", "wheat at the castle"),
        ("19@h8e", "wheat on h7, forest on i7"),
    ],
)
def test_what_a_placement_joins_is_told(text: str, told: str) -> None:
    before, move = parse_move("13@h7e"), parse_move(text)
    assert isinstance(before, Place)
    assert isinstance(move, Place)
    assert contact(move, Kingdom(5).place(before), WORDS) == told


def told(*texts: str, since: int = 0) -> list[str]:
    game = a_game("kd", 2, seats=(Seat(1, 101, "Ola"), Seat(2, 102, "*K*")))
    entries = [Entry(ply, text, ply, None, 0) for ply, text in enumerate(texts)]
    return list(news(Table.of(game).extended(game, entries), since, WORDS))


def test_the_order_of_the_kings_is_told_first() -> None:
    assert told("#1221", "=3.17.22.41") == [r"The kings are drawn: Ola, \*K\*, \*K\*, Ola."]


def test_a_turn_is_told_in_a_line() -> None:
    opening = ("#1221", "=3.17.22.41", ">3", ">17", ">22", ">41", "=4.18.23.42")
    assert told(*opening, "3@g8n", ">42", since=7) == [
        "**Ola** placed 3 (forest / forest) for ±0, took 42 (lake / grassland 👑👑) → 0 points."
    ]
