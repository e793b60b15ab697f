"""Views of what Queendomino and the Royal Wedding add."""

import pytest

from engine import CASTLE, Square, State, Terrain
from engine.court.buildings import TILES
from engine.moves import Move
from renderers import KingdomView, draft_view, kingdom_view, poster_view
from renderers.court import court_view
from renderers.court.view import Token
from renderers.view import Owner
from tests.renderers.court.helpers import KINDS, position
from tests.renderers.helpers import NAMES, Play, square


def queens(view: KingdomView) -> list[Square]:
    return [piece.square for piece in view.pieces if Token.QUEEN_ON_LAND in piece.sprites]


@pytest.mark.parametrize(
    ("land", "expected"),
    [
        ("w0w0##", "f7"),
        ("w0w0w0w0##", "f7"),
        ("w0w0w0../w0w0w0##", "f7"),
        ("w0w0w0w0/..w0w0##", "f7"),
        ("w0w0N##", "e7"),
        ("w0w1##", "e7"),
    ],
)
def test_the_queen_keeps_her_square_as_her_property_grows_and_leaves_room_for_knights(land: str, expected: str) -> None:
    assert queens(kingdom_view(position(land=land), 0, NAMES)) == [square(expected)]


def test_team_mates_have_kings_of_their_own() -> None:
    state = State.start("rwt", 8).play(Move.parse("#12345678"))
    state = state.play(Move.parse("=q1.q2.q3.q4.q5.q6.q7.q8")).play(Move.parse("=b1.b2.b3.b4.b5.b6"))
    for number in (1, 2, 3, 4, 5):
        state = state.play(Move.parse(f">q{number}"))
    (line,) = draft_view(state, NAMES).lines
    kings = [slot.king for slot in line.slots[:5]]
    assert kings == [Owner(name, player) for player, name in enumerate(NAMES[:5])]


def test_the_dragon_shows_the_tile_that_it_burned_this_round() -> None:
    assert court_view(position(dragon="!b5.b3"), NAMES).burned == TILES[3]
    assert [court_view(position(dragon=each), NAMES).burned for each in ("b5.b3", "!-")] == [None, None]


@pytest.fixture(scope="module")
def ended(play: Play) -> list[State]:
    return list(play("qd", 4, 3).states())


def test_the_poster_leaves_out_buildings_that_score_for_nobody(ended: list[State]) -> None:
    parts = {part.name: part.points for part in poster_view(ended, NAMES).parts}
    assert all(any(points) for part, points in parts.items() if part in KINDS)
    assert set(parts) - set(KINDS) == {"wealth", *(terrain.value for terrain in Terrain)}
    totals = [sum(points) for points in zip(*parts.values(), strict=True)]
    assert totals == [score.total for score in ended[-1].scores()]


def test_the_queen_waits_at_the_castle_of_a_kingdom_without_land() -> None:
    assert queens(kingdom_view(position(land="##"), 0, NAMES)) == [CASTLE]
