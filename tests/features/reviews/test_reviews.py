"""Reviews of finished games: made once, for whoever asks, one at a time, in a process that ends with them."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.features.reviews.rows import ROWS, SqlReviewRepository
from bot.features.reviews.service import ReviewService, review_pool
from bot.features.reviews.worker import REVIEW, read_share, review_question
from bot.games.table import Table, game_record
from players.analysis.review import Review, review
from players.engine_process import EngineProcess
from tests.bot.faulty_players import is_gone
from tests.bot.game_driver import KENJI, OLA, GameDriver
from tests.bot.pool_here import PoolHere
from tests.bot.refusals import refused
from tests.bot.sample_tables import recorded
from tests.features.reviews.sample_worker import ENGINE, sample_review
from tests.recorded_games import RECORD_OF, record_of

SAMPLE = "tests.features.reviews.sample_worker"

pytestmark = pytest.mark.slow


async def finished(driver: GameDriver, count: int = 1) -> list[Table]:
    """Some games of Ola and Kenji, played to the end one after another."""
    tables = []
    for _ in range(count):
        await driver.begin(OLA, KENJI)
        tables.append(await driver.finish())
    return tables


@pytest.fixture
async def driver(tmp_path: Path) -> AsyncIterator[GameDriver]:
    """The services of games on a database with the rows of reviews."""
    async with GameDriver.open(tmp_path, rows=[ROWS]) as driver:
        yield driver


@pytest.fixture
async def reviews(driver: GameDriver) -> AsyncIterator[ReviewService]:
    """The reviews of the games of the driver, which take no time."""
    service = ReviewService(SqlReviewRepository(driver.database), review_pool())
    service.pool.module = SAMPLE
    yield service
    await service.close()


class PoolOfAnotherVersion(PoolHere):
    async def ask(self, *_: Any) -> Any:
        return '{"format": 0}'


async def test_a_review_is_made_once_for_all_who_ask_and_kept_until_another_version_reviews(
    driver: GameDriver, reviews: ReviewService
) -> None:
    [table] = await finished(driver)
    assert await reviews.kept(table.game.id) is None
    made, same = await asyncio.gather(reviews.review(table), reviews.review(table))
    assert made is same
    assert made == sample_review(game_record(table))
    assert await reviews.kept(table.game.id) == made
    pool: Any = PoolOfAnotherVersion(ENGINE)
    await ReviewService(SqlReviewRepository(driver.database), pool).review(table)
    assert await reviews.kept(table.game.id) is None
    await reviews.review(table)
    assert await reviews.kept(table.game.id) == made


async def test_its_process_reports_how_far_it_is(driver: GameDriver, reviews: ReviewService) -> None:
    [table] = await finished(driver)
    noted, place = list[str](), reviews.pool.queue.enter(1)
    asked = review_question(game_record(table), {}, {}, 60)
    await reviews.pool.ask(place, asked, Review.parse, 60, noted.append)
    assert [read_share(line) for line in noted] == [0.4]


async def test_what_a_person_asks_for_meanwhile_is_reviewed_next(driver: GameDriver, reviews: ReviewService) -> None:
    tables = await finished(driver, 3)
    asked = [reviews.review(table) for table in tables]
    assert [reviews.before(table.game.id) for table in tables] == [0, 1, 2]
    assert len(await asyncio.gather(*asked)) == len(tables)


async def test_so_many_games_of_a_server_wait_at_once(driver: GameDriver, reviews: ReviewService) -> None:
    reviews.pool.queue.most_waiting = 2
    *tables, last, other = await finished(driver, 5)
    waiting = [reviews.review(table) for table in tables]
    with refused("error-too-many-analyses"):
        reviews.review(last)
    elsewhere = replace(other, game=replace(other.game, guild_id=7))
    waiting.append(reviews.review(elsewhere))
    # One is under way, and then the servers take turns.
    before = {0: 0, 1: 1, 2: 3, 3: 2}
    shown = [*tables, elsewhere]
    assert {number: reviews.before(table.game.id) for number, table in enumerate(shown)} == before
    assert len(await asyncio.gather(*waiting)) == len(before)
    await reviews.review(last)


async def test_a_review_that_fails_can_be_asked_for_again(
    driver: GameDriver, reviews: ReviewService, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    [table] = await finished(driver)
    reviews.pool.module = "tests.features.reviews.failing_worker"
    with refused("error-analysis-failed"):
        await reviews.review(table)
    assert caplog.text.count(f"the review of game {table.game.id} failed") == 1
    assert "Traceback" in capfd.readouterr().err, "that of the process"
    reviews.pool.module = SAMPLE
    await reviews.review(table)


async def test_a_review_whose_process_cannot_be_started_has_failed(
    driver: GameDriver, reviews: ReviewService, monkeypatch: pytest.MonkeyPatch
) -> None:
    [table] = await finished(driver)
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with refused("error-analysis-failed"):
        await reviews.review(table)


async def test_the_process_ends_with_the_review(
    driver: GameDriver, reviews: ReviewService, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = list[int]()
    start = EngineProcess.start

    async def noted(*command: Any) -> EngineProcess:
        engine = await start(*command)
        started.append(engine.process.pid)
        return engine

    monkeypatch.setattr(EngineProcess, "start", noted)
    [table] = await finished(driver)
    await reviews.review(table)
    assert [is_gone(pid) for pid in started] == [True]


async def test_when_the_bot_stops_nobody_waits_any_more(driver: GameDriver, reviews: ReviewService) -> None:
    [table] = await finished(driver)
    waiting = reviews.review(table)
    await reviews.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    with pytest.raises(asyncio.CancelledError):
        reviews.review(table)
    assert await reviews.kept(table.game.id) is None


@pytest.mark.long
def test_a_process_reviews_a_game_and_leaves_the_processor_to_computer_players() -> None:
    record = game_record(recorded(RECORD_OF["kd-2"]))
    command = [sys.executable, "-m", "bot.workers", review_pool().module, "15"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as worker:
        assert worker.stdin
        assert worker.stdout
        print(review_question(record, {}, {}, 60), file=worker.stdin, flush=True)
        told = next(line for line in worker.stdout if line.startswith(REVIEW)).removeprefix(REVIEW)
        # The worker lowers its priority after the start and before the answer.
        niceness = os.getpriority(os.PRIO_PROCESS, worker.pid)
        worker.stdin.close()
    assert Review.parse(told) == review(record, {})
    assert niceness == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 15)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits no processes")
def test_the_process_of_a_review_ends_when_its_time_is_over() -> None:
    worker = sys.executable, "-m", "bot.workers", "bot.features.reviews.worker", "0"
    asked = review_question(record_of("rw-3"), dict.fromkeys(range(1000), False), {}, 1)
    ended = subprocess.run(worker, input=f"{asked}\n", capture_output=True, text=True, check=False, timeout=120)
    assert ended.returncode == -signal.SIGXCPU
