"""The best turn of a player, and the turns that changed a game."""

from __future__ import annotations

import pytest

from bot.games.people.names import safe_name
from bot.games.table import Table
from bot.games.words.highlights import Glance, Highlights, glances
from bot.games.words.narration import turning_point
from tests.bot.sample_tables import LOCALIZER, recorded
from tests.bot.words import words, written
from tests.recorded_games import RECORD_OF


def record(stem: str) -> Table:
    return recorded(RECORD_OF[stem])


@pytest.mark.parametrize(("stem", "turns"), [("kd-4", 48), ("qd-3", 36), ("rwt-6", 72)])
def test_every_turn_with_a_domino_is_valued_and_five_stand_out(stem: str, turns: int) -> None:
    highlights = Highlights.of(record(stem))
    assert len(highlights.turns) == turns
    assert len({*highlights.changing_most(5)}) == 5


@pytest.mark.slow
@pytest.mark.parametrize("stem", ["kd-2", "qd-3", "rw-3"])
def test_glances_that_were_kept_while_a_game_went_on_change_nothing(stem: str) -> None:
    table, known = record(stem), dict[int, Glance]()
    for step in table.turn_starts:
        known = {**glances(table.until(step), known)}
    assert Highlights.of(table, known) == Highlights.of(table)


def test_no_turn_gained_more_than_the_best_turn_of_a_player_not_even_the_one_that_turned_the_game() -> None:
    table = record("kd-2")
    highlights = Highlights.of(table)
    best, turning = highlights.best_of(0), highlights.deciding(table.state)
    assert best is not None
    assert turning is not None
    assert (best.turn[0].before.round, str(best.turn[0].before.domino), best.gain) == (6, "43", 8)
    assert turning.gain == 7


def test_the_end_tells_the_turn_that_turned_the_game() -> None:
    table = record("kd-2")
    told = written(turning_point(table, Highlights.of(table).deciding(table.state), LOCALIZER))
    land = words("told-land", terrain="wheat", terrain_id="wheat", crowns=1, count=2, both="")
    assert told == words(
        "end-turned", name=written(safe_name(table.name_of(1))), round=5, gain=7, domino=land, margin=6
    )
    assert turning_point(table, None, LOCALIZER) == ""
