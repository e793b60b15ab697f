"""Moves in words."""

from itertools import pairwise

import pytest

from bot.games.models import Entry, Seat
from bot.games.names import safe_name
from bot.games.narration import narrate
from bot.games.table import Table
from bot.games.wording import describe_contact, describe_domino, describe_remark, signed
from bot.localization.fluent import Translations
from engine.court import Court
from engine.dominoes import Domino, Terrain
from engine.kingdom import Kingdom
from engine.moves import Move, Place
from engine.state import State
from players.commentary import Remark, remarks
from tests.bot.chat.test_screens import LONG, a_game, played

LONG_NAME = safe_name(LONG[: 32 - 2])
WORDS = Translations.load(strict=True).bind("en-US")


@pytest.mark.parametrize(("points", "told"), [(6, "+6"), (0, "±0"), (10, "+10"), (-10, "−10")])
def test_points_are_told_with_a_sign(points: int, told: str) -> None:
    assert signed(points) == told


def test_a_domino_is_told_with_its_halves_and_crowns() -> None:
    assert describe_domino(Domino.parse("48"), WORDS) == "48 (wheat / mine 👑👑👑)"


@pytest.mark.parametrize(
    ("remark", "told"),
    [
        (Remark("completes"), "completes the grid"),
        (Remark("loses-centre"), "moves the castle out of the middle"),
        (Remark("keeps-centre"), "keeps the castle in the middle"),
        (Remark("holes", 1), "leaves a hole"),
        (Remark("holes", 2), "leaves 2 holes"),
        (Remark("joins", 2, Terrain.FOREST), "joins two forest properties"),
        (Remark("joins", 4, Terrain.LAKE), "joins 4 lake properties"),
        (Remark("crowns", 3, Terrain.MINE), "first crown for 3 squares of mine"),
        (Remark("tax", 5), "a knight collects 5 coins here"),
        (Remark("open", 0, Terrain.WHEAT), "no room for more wheat"),
        (Remark("open", 1, Terrain.WHEAT), "wheat keeps one open side"),
        (Remark("open", 3, Terrain.WHEAT), "wheat keeps 3 open sides"),
        (Remark("sites", 1), "a square to build on"),
        (Remark("sites", 2), "2 squares to build on"),
    ],
)
def test_reasons_for_and_against_a_spot_are_told(remark: Remark, told: str) -> None:
    assert describe_remark(remark, WORDS) == told


def test_a_placement_comes_with_what_speaks_for_it() -> None:
    state = State.parse("kd+m 2 w0w1##;## 1:1,17:2 0 4:1,8:2,19,30 2 1-2.5-7.9-16")
    place = Move.parse("1@e8e")
    assert isinstance(place, Place)
    assert [describe_remark(each, WORDS) for each in remarks(state, place)] == [
        "keeps the castle in the middle",
        "wheat keeps 7 open sides",
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("1@g8n", "wheat at the castle"),
        ("19@h8e", "wheat on h7, forest on i7"),
    ],
)
def test_what_a_placement_joins_is_told(text: str, told: str) -> None:
    before, move = Move.parse("13@h7e"), Move.parse(text)
    assert isinstance(before, Place)
    assert isinstance(move, Place)
    assert describe_contact(move, Kingdom(5).place(before), WORDS) == told


def told(*texts: str, since: int = 0) -> list[str]:
    game = a_game("kd", 2, seats=(Seat(1, 101, "Ola"), Seat(2, 102, "*K*")))
    entries = [Entry(ply, text, ply, None, 0) for ply, text in enumerate(texts)]
    return list(narrate(Table.of(game).extended(game, entries), since, WORDS))


def test_the_order_of_the_kings_is_told_first() -> None:
    assert told("#1221", "=3.17.22.41") == [r"The kings are drawn: Ola, \*K\*, \*K\*, Ola."]


def sentences(code: str, players: int, wanted: str) -> tuple[str, Table]:
    """The news of a turn that says so, in some random game, and the table after it."""
    for seed in range(30):
        game = played(code, players, seed)
        for start, end in pairwise(game.turn_starts):
            text = "\n".join(narrate(game.until(end), start, WORDS))
            if wanted in text:
                return text, game.until(end)
    raise AssertionError(wanted)


def test_a_turn_is_worth_what_the_kingdom_is_worth_after_all_of_it() -> None:
    text, table = sentences("qd", 3, "built the")
    kingdom = next(each.before.king.kingdom for each in reversed(table.moves) if each.seat)
    points = table.state.scores()[kingdom].earned
    assert f"→ {points} point" in text
    assert text.index("built the") < text.index("→")


def test_whom_the_queen_leaves_is_told() -> None:
    text, table = sentences("qd", 3, "The queen has left")
    assert "welcomed the queen" in text
    assert f"The queen has left **{LONG_NAME}" in text
    assert Court.of(table.state).queen is not None


def test_teams_are_told_at_the_start_and_in_every_turn() -> None:
    game = played("rwt", 6, 1)
    [order, teams, *_] = narrate(game.until(2), 0, WORDS)
    assert order.startswith("The kings are drawn")
    assert teams.startswith("The teams: ")
    assert teams.count(" & ") == 3
    assert "(with " in "\n".join(narrate(game.until(game.turn_starts[8]), game.turn_starts[7], WORDS))


def test_a_turn_is_told_in_a_line() -> None:
    opening = ("#1221", "=3.17.22.41", ">3", ">17", ">22", ">41", "=4.18.23.42")
    assert told(*opening, "3@g8n", ">42", since=7) == [
        "**Ola** placed 3 (forest / forest) for ±0, took 42 (lake / grassland 👑👑) → 0 points."
    ]
