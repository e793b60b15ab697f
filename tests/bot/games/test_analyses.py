"""Analyses of finished games: made once, for whoever asks, one at a time, in a process that ends with them."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.games.analyses import AnalysisService, analysis_pool, finer
from bot.games.computers.own_engine import ANALYSE, answer, question
from bot.games.refusals import StorageDown
from bot.games.table import Table, game_record
from bot.storage.keyed_rows import SqlAnalysisRepository
from players.analysis import analysis
from players.analysis.analysis import MOST, ROUGH
from players.analysis.summary import Summary
from tests.bot.faulty_players import is_gone
from tests.bot.game_driver import KENJI, OLA, GameDriver
from tests.bot.refusals import refused
from tests.bot.sample_analysis import sample_summary
from tests.bot.sample_tables import recorded
from tests.recorded_games import RECORD_OF, RECORDS

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
    made = await analyses.analyse(table)
    assert made == sample_summary(game_record(table), table.game.id)
    assert await analyses.kept(table.game.id) == made


async def test_its_process_reports_how_far_it_is(driver: GameDriver, analyses: AnalysisService) -> None:
    [table] = await finished(driver)
    noted, place = list[str](), analyses.pool.queue.enter(1)
    asked = question(game_record(table), 1, 32, ["part-0", "part-1"])
    assert await analyses.pool.ask(place, asked, Summary.parse, 60, noted.append)
    assert noted == ["x-part 0.40 part-2"]


async def test_all_who_ask_meanwhile_get_the_same_analysis(driver: GameDriver, analyses: AnalysisService) -> None:
    [table] = await finished(driver)
    first, second = await asyncio.gather(analyses.analyse(table), analyses.analyse(table))
    assert first is second


async def test_a_finer_analysis_begins_even_at_the_moment_when_the_rough_one_ends(
    driver: GameDriver, analyses: AnalysisService
) -> None:
    [table] = await finished(driver)
    begun = list[asyncio.Task[Summary]]()

    class AtTheEnd(SqlAnalysisRepository):
        async def keep_analysis(self, game_id: int, text: str, *, is_finest: bool = False) -> None:
            await super().keep_analysis(game_id, text, is_finest=is_finest)
            if not begun:
                # The call comes after the last step of the task, and before whatever the end of the task sets off.
                asyncio.get_running_loop().call_soon(lambda: begun.append(service.analyse(table, ROUGH * 4)))

    service = AnalysisService(AtTheEnd(driver.database), analyses.pool)
    rough = await service.analyse(table)
    assert (rough.futures, (await begun[0]).futures) == (ROUGH, ROUGH * 4)


@pytest.mark.slow
async def test_what_a_person_asks_for_meanwhile_is_analysed_next(driver: GameDriver, analyses: AnalysisService) -> None:
    tables = await finished(driver, 3)
    asked = [analyses.analyse(table) for table in tables]
    assert [analyses.before(table.game.id) for table in tables] == [0, 1, 2]
    assert [each.futures for each in await asyncio.gather(*asked)] == [ROUGH] * 3


async def test_parts_are_kept_until_the_finest_analysis_is_there(driver: GameDriver, analyses: AnalysisService) -> None:
    [table] = await finished(driver)
    repository = SqlAnalysisRepository(driver.database)
    summary, parts = await analyses.analyse(table), ["part-0"]
    assert await repository.parts(table.game.id) == tuple(parts)
    while futures := finer(summary):
        summary = await analyses.analyse(table, futures)
        assert summary.futures == futures
        parts = [*parts, f"part-{len(parts)}"] if finer(summary) else []
        assert await repository.parts(table.game.id) == tuple(parts)
    assert summary.futures == MOST
    assert await analyses.kept(table.game.id) == summary


async def test_a_part_that_cannot_be_stored_costs_no_analysis(driver: GameDriver, analyses: AnalysisService) -> None:
    [table] = await finished(driver)
    refused_parts = list[int]()

    class DownOnce(SqlAnalysisRepository):
        async def keep_part(self, game_id: int, number: int, text: str) -> None:
            if not refused_parts:
                refused_parts.append(number)
                raise StorageDown
            await super().keep_part(game_id, number, text)

    service = AnalysisService(DownOnce(driver.database), analyses.pool)
    summary = await service.analyse(table)
    assert (await service.kept(table.game.id), refused_parts) == (summary, [0])
    await service.analyse(table, ROUGH * 4)
    assert await SqlAnalysisRepository(driver.database).parts(table.game.id) == ("part-0",)


async def test_a_process_that_is_stopped_leaves_its_parts_to_the_next(
    driver: GameDriver, analyses: AnalysisService
) -> None:
    [table] = await finished(driver)
    analyses.pool.module = "tests.bot.stopped_analysis"
    with refused("error-analysis-failed"):
        await analyses.analyse(table)
    repository = SqlAnalysisRepository(driver.database)
    assert await repository.parts(table.game.id) == ("a part",)
    analyses.pool.module = SAMPLE
    await analyses.analyse(table)
    assert await repository.parts(table.game.id) == ("a part", "part-1")


@pytest.mark.slow
async def test_so_many_games_of_a_server_wait_at_once(driver: GameDriver, analyses: AnalysisService) -> None:
    analyses.pool.queue.most_waiting = 5
    *tables, last, other = await finished(driver, 8)
    waiting = [analyses.analyse(table) for table in tables]
    with refused("error-too-many-analyses"):
        analyses.analyse(last)
    elsewhere = replace(other, game=replace(other.game, guild_id=7))
    waiting.append(analyses.analyse(elsewhere))
    # One is under way, and then the servers take turns.
    before = {0: 0, 1: 1, 2: 3, 3: 4, 4: 5, 5: 6, 6: 2}
    shown = [*tables, elsewhere]
    assert {number: analyses.before(table.game.id) for number, table in enumerate(shown)} == before
    assert len(await asyncio.gather(*waiting)) == len(before)
    assert await analyses.analyse(last)


@pytest.mark.slow
async def test_an_analysis_that_fails_can_be_asked_for_again(
    driver: GameDriver, analyses: AnalysisService, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    [table] = await finished(driver)
    analyses.pool.module = "tests.bot.faulty_players"
    with refused("error-analysis-failed"):
        await analyses.analyse(table)
    assert caplog.text.count(f"the analysis of game {table.game.id} failed") == 1
    assert "Traceback" in capfd.readouterr().err, "that of the process"
    analyses.pool.module = SAMPLE
    assert await analyses.analyse(table)


async def test_an_analysis_whose_process_cannot_be_started_has_failed(
    driver: GameDriver, analyses: AnalysisService, monkeypatch: pytest.MonkeyPatch
) -> None:
    [table] = await finished(driver)
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with refused("error-analysis-failed"):
        await analyses.analyse(table)


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
    await analyses.analyse(table)
    assert [is_gone(pid) for pid in started] == [True]


async def test_when_the_bot_stops_nobody_waits_any_more(driver: GameDriver, analyses: AnalysisService) -> None:
    [table] = await finished(driver)
    waiting = analyses.analyse(table)
    await analyses.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    with pytest.raises(asyncio.CancelledError):
        analyses.analyse(table)
    assert await analyses.kept(table.game.id) is None


async def test_an_analysis_of_another_version_is_made_anew(driver: GameDriver, analyses: AnalysisService) -> None:
    [table] = await finished(driver)
    await SqlAnalysisRepository(driver.database).keep_analysis(table.game.id, '{"format": 0}')
    assert await analyses.kept(table.game.id) is None
    await analyses.analyse(table)
    assert await analyses.kept(table.game.id) is not None


@pytest.mark.long
def test_a_process_analyses_a_game_and_leaves_the_processor_to_computer_players() -> None:
    record = game_record(recorded(RECORD_OF["kd-2"]))
    command = [sys.executable, "-m", "bot.games.computers.worker", "bot.games.computers.own_engine", "15"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as worker:
        assert worker.stdin
        assert worker.stdout
        print(question(record, 7, ROUGH), file=worker.stdin, flush=True)
        told = next(line for line in worker.stdout if line.startswith(ANALYSE)).removeprefix(ANALYSE)
        # The worker lowers its priority after the start and before the answer.
        niceness = os.getpriority(os.PRIO_PROCESS, worker.pid)
        worker.stdin.close()
    assert totals(told) == [score.total for score in record.replay().scores()]
    assert niceness == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 15)


@pytest.mark.slow
def test_an_answer_is_the_analysis_of_the_game_that_was_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "SEARCHED", 2)
    record = game_record(recorded(RECORD_OF["kd-2"]))
    assert totals(answer(question(record, 7, 2).removeprefix(ANALYSE), print)) == [
        score.total for score in record.replay().scores()
    ]


def totals(told: str) -> list[float]:
    """Return the points of every player: the sum of the parts that the text of an analysis tells."""
    return [sum(points) for points in zip(*Summary.parse(told).parts.values(), strict=True)]


def test_a_question_is_one_line_and_a_game_that_is_not_over_has_no_answer() -> None:
    record = game_record(recorded(RECORDS[0]))
    asked = question(record, 7, ROUGH)
    assert "\n" not in asked
    assert json.loads(asked.removeprefix(ANALYSE))[0] == str(record)
    running = game_record(recorded(RECORDS[0]).until(30))
    with pytest.raises(ValueError, match="not over"):
        answer(question(running, 7, ROUGH).removeprefix(ANALYSE), print)
