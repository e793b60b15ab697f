"""Analyses of finished games: made once, for whoever asks, one at a time, in a process that ends with them."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.games.analyses import MOST_WAITING, AnalysisService, analysis_pool
from bot.games.computers import analysis_answers
from bot.games.computers.analysis_answers import answer, question
from bot.games.computers.worker import PROGRESS
from bot.games.table import Table, game_record
from bot.storage.keyed_rows import SqlAnalysisRepository
from players.analysis.summary import Summary
from tests.bot.faulty_players import is_gone
from tests.bot.game_driver import KENJI, OLA, ZURI, GameDriver
from tests.bot.refusals import refused
from tests.bot.sample_analysis import sample_summary
from tests.bot.sample_tables import RECORDS, recorded

SAMPLE = "tests.bot.sample_analysis"


async def finished(driver: GameDriver, count: int = 1) -> list[Table]:
    """Some games of Ola and Kenji, played to the end one after another."""
    tables = []
    for _ in range(count):
        await driver.begin(OLA, KENJI)
        tables.append(await driver.finish())
    return tables


@pytest.fixture
async def analyses(driver: GameDriver) -> AsyncIterator[AnalysisService]:
    """The analyses of the games of the driver, which take no time."""
    service = AnalysisService(SqlAnalysisRepository(driver.database), analysis_pool())
    service.pool.module = SAMPLE
    yield service
    await service.close()


async def test_an_analysis_is_made_once_and_kept(driver: GameDriver, analyses: AnalysisService) -> None:
    [table] = await finished(driver)
    assert await analyses.kept(table.game.id) is None
    made = await analyses.analyse(table, OLA)
    assert made == sample_summary(game_record(table), table.game.id)
    assert await analyses.kept(table.game.id) == made


async def test_its_process_reports_how_far_it_is(driver: GameDriver, analyses: AnalysisService) -> None:
    [table] = await finished(driver)
    noted, place = list[float](), analyses.pool.queue.enter(1)
    asked = question(game_record(table), 1)
    assert await analyses.pool.ask(place, asked, Summary.parse, 60, noted.append)
    assert noted == [0.4]


async def test_all_who_ask_meanwhile_get_the_same_analysis(driver: GameDriver, analyses: AnalysisService) -> None:
    [table] = await finished(driver)
    first, second = await asyncio.gather(analyses.analyse(table, OLA), analyses.analyse(table, KENJI))
    assert first is second


@pytest.mark.slow
async def test_a_person_waits_for_one_analysis_at_a_time(driver: GameDriver, analyses: AnalysisService) -> None:
    first, second = await finished(driver, 2)
    waiting = analyses.analyse(first, OLA)
    with refused("error-analysis-under-way"):
        analyses.analyse(second, OLA)
    other = analyses.analyse(second, KENJI)
    await asyncio.gather(waiting, other)
    assert await analyses.analyse(second, OLA)


@pytest.mark.slow
async def test_so_many_games_of_a_server_wait_at_once(driver: GameDriver, analyses: AnalysisService) -> None:
    *tables, last, other = await finished(driver, MOST_WAITING + 3)
    waiting = [analyses.analyse(table, person) for person, table in enumerate(tables, 1000)]
    with refused("error-too-many-analyses"):
        analyses.analyse(last, ZURI)
    elsewhere = replace(other, game=replace(other.game, guild_id=7))
    waiting.append(analyses.analyse(elsewhere, ZURI))
    # One is under way, and then the servers take turns.
    before = {0: 0, 1: 1, 2: 3, 3: 4, 4: 5, 5: 6, 6: 2}
    shown = [*tables, elsewhere]
    assert {number: analyses.before(table.game.id) for number, table in enumerate(shown)} == before
    assert len(await asyncio.gather(*waiting)) == len(before)
    assert await analyses.analyse(last, ZURI)


@pytest.mark.slow
async def test_an_analysis_that_fails_can_be_asked_for_again(
    driver: GameDriver,
    analyses: AnalysisService,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    [table] = await finished(driver)
    analyses.pool.module = "tests.bot.faulty_players"
    with refused("error-analysis-failed"):
        await analyses.analyse(table, OLA)
    assert caplog.text.count(f"the analysis of game {table.game.id} failed") == 1
    assert "Traceback" in capfd.readouterr().err, "that of the process"
    analyses.pool.module = SAMPLE
    assert await analyses.analyse(table, OLA)


async def test_an_analysis_whose_process_cannot_be_started_has_failed(
    driver: GameDriver, analyses: AnalysisService, monkeypatch: pytest.MonkeyPatch
) -> None:
    [table] = await finished(driver)
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with refused("error-analysis-failed"):
        await analyses.analyse(table, OLA)


async def test_the_process_ends_with_the_analysis(
    driver: GameDriver, analyses: AnalysisService, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = list[int]()
    start = asyncio.create_subprocess_exec

    async def noted(*command: str, **options: object) -> asyncio.subprocess.Process:
        process = await start(*command, **options)  # type: ignore[arg-type]
        started.append(process.pid)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    [table] = await finished(driver)
    await analyses.analyse(table, OLA)
    assert [is_gone(pid) for pid in started] == [True]


async def test_when_the_bot_stops_nobody_waits_any_more(driver: GameDriver, analyses: AnalysisService) -> None:
    [table] = await finished(driver)
    waiting = analyses.analyse(table, OLA)
    await analyses.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    with pytest.raises(asyncio.CancelledError):
        analyses.analyse(table, OLA)
    assert await analyses.kept(table.game.id) is None


async def test_an_analysis_of_another_version_is_made_anew(driver: GameDriver, analyses: AnalysisService) -> None:
    [table] = await finished(driver)
    await SqlAnalysisRepository(driver.database).keep_analysis(table.game.id, '{"format": 0}')
    assert await analyses.kept(table.game.id) is None
    await analyses.analyse(table, OLA)
    assert await analyses.kept(table.game.id) is not None


@pytest.mark.long
def test_a_process_analyses_a_game_and_leaves_the_processor_to_computer_players() -> None:
    record = game_record(recorded(next(path for path in RECORDS if path.stem == "kd-2")))
    command = [sys.executable, "-m", "bot.games.computers.worker", "bot.games.computers.analysis_answers", "15"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as worker:
        assert worker.stdin
        assert worker.stdout
        assert worker.stdout.readline() == "ready\n"
        niceness = os.getpriority(os.PRIO_PROCESS, worker.pid)
        print(question(record, 7), file=worker.stdin, flush=True)
        told = next(line for line in worker.stdout if not line.startswith(PROGRESS))
        worker.stdin.close()
    assert totals(told) == [score.total for score in record.replay().scores()]
    assert niceness == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 15)


@pytest.mark.slow
def test_an_answer_is_the_analysis_of_the_game_that_was_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_answers, "FEWEST", 2)
    monkeypatch.setattr(analysis_answers, "default_futures", lambda state: 2)
    record = game_record(recorded(next(path for path in RECORDS if path.stem == "kd-2")))
    assert totals(answer(question(record, 7))) == [score.total for score in record.replay().scores()]


def totals(told: str) -> list[float]:
    """Return the points of every player: the sum of the parts that the text of an analysis tells."""
    return [sum(points) for points in zip(*Summary.parse(told).parts.values(), strict=True)]


def test_a_question_is_one_line_and_a_game_that_is_not_over_has_no_answer() -> None:
    record = game_record(recorded(RECORDS[0]))
    asked = question(record, 7)
    assert "\n" not in asked
    assert json.loads(asked.split(maxsplit=1)[1]) == str(record)
    running = game_record(recorded(RECORDS[0]).until(30))
    with pytest.raises(ValueError, match="not over"):
        answer(question(running, 7))
