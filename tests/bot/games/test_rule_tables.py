"""A game carries the version of its rule tables: a corrected building changes new games and no others."""

import pickle
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from bot.games.table import game_record
from engine import Move, NotationError, Record, State, Variant
from engine.court import Build, kinds_on
from engine.court.buildings import TABLES, BuildingTable
from players.court.batch_courts import tile_numbers
from players.search.batch_games import BatchGames
from renderers import kingdom_view
from renderers.court.view import Building
from tests.bot.game_driver import KENJI, OLA, GameDriver

_STATUE = next(kind for kind in TABLES[0].kinds if kind.id == "statue")
CORRECTED = replace(_STATUE, points=_STATUE.points + 10, crowns=1)


@pytest.fixture
def _two_versions() -> Iterator[None]:
    """A second version of the table, in which one building is worth more, whichever the product has."""
    shipped = tuple(TABLES)
    TABLES[1:] = [BuildingTable(tuple(CORRECTED if kind is _STATUE else kind for kind in TABLES[0].kinds))]
    tile_numbers.cache_clear()
    yield
    TABLES[:] = shipped
    tile_numbers.cache_clear()


with_two_versions = pytest.mark.usefixtures("_two_versions")


def both(code: str = "qd") -> tuple[State, State]:
    """The same game by the first tables and by the corrected ones, in which somebody has built what was corrected."""
    rng, old, new = Random(3), State.start(Variant.parse(code), 2), State.start(code, 2)
    while not any(kind.id == CORRECTED.id for kingdom in old.kingdoms for _, kind in kinds_on(kingdom)):
        builds = [move for move in old.legal_moves() if isinstance(move, Build)]
        move = old.chance(rng) if old.is_chance else rng.choice(builds or old.legal_moves())
        old, new = old.play(move), new.play(move)
    return old, new


@with_two_versions
def test_a_new_game_has_the_newest_tables_and_a_text_without_a_version_the_first() -> None:
    assert (State.start("qd", 2).variant.rules, Variant.parse("qd").rules, Variant.parse("qd@2").rules) == (2, 1, 2)
    assert (str(Variant.parse("qd").newest), Variant.parse("qd@2").code) == ("qd@2", "qd")
    assert State.start("kd", 2).variant.rules == 1
    for text in ("qd@1", "qd@3", "qd@x", "kd@2"):
        with pytest.raises(NotationError):
            Variant.parse(text)
    with pytest.raises(ValueError, match="kd has no version 2"):
        Variant.parse("kd").with_rules(2)


@with_two_versions
def test_games_of_both_versions_are_played_side_by_side() -> None:
    old, new = both()
    owner = next(i for i, land in enumerate(old.kingdoms) if any(k.id == CORRECTED.id for _, k in kinds_on(land)))
    first, second = old.score(owner).parts, new.score(owner).parts
    assert {name for name in first if first[name] != second[name]} == {CORRECTED.id, "town"}
    assert second[CORRECTED.id] == first[CORRECTED.id] + 10


@with_two_versions
def test_positions_and_records_keep_their_version() -> None:
    for state, version in zip(both(), (1, 2), strict=True):
        assert str(state).startswith("qd 2" if version == 1 else "qd@2 2")
        assert State.parse(str(state)) == pickle.loads(pickle.dumps(state)) == state  # noqa: S301
        assert State.parse(str(state)).scores() == state.scores()
        record = Record.of(state.variant, 2, [Move.parse("#1221")])
        assert ('[Rules "2"]' in str(record)) == (version == 2)
        assert Record.parse(str(record)).replay().variant.rules == version


@with_two_versions
def test_games_in_batches_and_pictures_have_the_numbers_of_their_version() -> None:
    crowns = []
    for state in both():
        games = BatchGames.of(state, np.random.default_rng(1))
        assert games.scores().tolist() == [[score.total for score in state.scores()]]
        views = [kingdom_view(state, kingdom, ["Ola", "Kim"]) for kingdom in range(2)]
        built = [piece for view in views for piece in view.pieces if piece.sprites[0] == Building(CORRECTED.id)]
        crowns.append(sum(piece.crowns for piece in built))
    assert crowns == [0, 1]


@with_two_versions
def test_a_record_of_a_version_that_does_not_exist_is_refused() -> None:
    with pytest.raises(NotationError, match="no version '3'"):
        Record.parse('[Variant "qd"]\n[Rules "3"]\n[Players "2"]\n\n1. #1221')


@with_two_versions
async def test_a_game_that_has_begun_goes_on_by_its_tables_and_the_next_one_has_new_ones(driver: GameDriver) -> None:
    corrected = TABLES.pop()
    tables = [await driver.begin(OLA, KENJI, code="qd")]
    TABLES.append(corrected)
    await driver.finish()
    tables.append(await driver.begin(OLA, KENJI, code="qd"))
    assert [table.state.variant.rules for table in tables] == [1, 2]
    for table, version in zip(tables, (1, 2), strict=True):
        again = await driver.another_bot().tables.table(table.game.id)
        assert (again.game.deal.rules, again.state.variant.rules, again.start.variant.rules) == (version,) * 3
        assert game_record(again).variant.rules == version


def test_all_versions_have_the_same_kinds_with_as_many_copies() -> None:
    assert len({tuple((kind.id, kind.copies) for kind in table.kinds) for table in TABLES}) == 1
