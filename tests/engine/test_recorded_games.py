"""The games in tests/records replay to their results: one for each variant, number of players and option."""

from pathlib import Path
from typing import Any

import pytest

from engine.records import Record
from tests.engine import reference_kingdomino
from tests.engine.court import reference_queendomino
from tests.engine.games import FORMATS, KINGDOMINO
from tests.recorded_games import RECORDS

COURT_FILES = [path for path in RECORDS if not path.stem.startswith("kd")]
each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def read(path: Path) -> Record:
    return Record.parse(path.read_text(encoding="utf-8"))


@each_record
def test_a_record_replays_to_its_result(path: Path) -> None:
    record = read(path)
    state = record.replay()
    assert state.is_over
    assert " ".join(str(score.total) for score in state.scores()) == record.result == record.replay_result()


@each_record
def test_a_record_is_written_as_it_would_be_today(path: Path) -> None:
    assert str(read(path)) == path.read_text(encoding="utf-8")


@each_record
def test_the_reference_rules_know_every_move_and_count_the_same_points(path: Path) -> None:
    record, is_court = read(path), path in COURT_FILES
    rules = reference_queendomino.QueendominoGame if is_court else reference_kingdomino.KingdominoGame
    game: Any = rules.start(record.variant.base, record.players)
    for move in map(str, record.moves):
        assert game.is_chance or move in game.moves()
        game = game.after(move)
    lands = () if is_court else zip(game.lands, game.discards, strict=True)
    totals = (
        game.totals() if is_court else [reference_kingdomino.total(*each, record.variant.options) for each in lands]
    )
    assert " ".join(map(str, totals)) == record.result


def test_each_variant_and_number_of_players_has_a_record() -> None:
    assert {path.stem for path in RECORDS} == {f"{code}-{players}" for code, players in {*KINGDOMINO, *FORMATS}}
