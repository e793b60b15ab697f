"""A running bot that its operator watches."""

import logging
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.games.refusals import StorageDown
from bot.host.monitoring.endpoints import LATE_SECONDS, ErrorCounter, metrics_for, monitored, problems, signs_of_a_stop
from bot.host.settings import Secret, Settings, SettingsError
from bot.storage.game_repository import SqlGameRepository
from tests.bot.host.monitoring.test_server import free_port
from tests.bot.server import SimulatedServer

DOCS = Path(__file__).parents[4] / "docs"


@pytest.fixture
def settings() -> Settings:
    return Settings(Secret("token"), metrics_port=free_port())


async def test_metrics_have_all_that_alerts_ask_for_and_the_runbook_has_all_alerts(
    server: SimulatedServer, settings: Settings, tmp_path: Path
) -> None:
    await server.begin()
    metrics = metrics_for(settings)
    copied = replace(settings, backup_days=7, backup_folder=tmp_path)
    async with monitored(server.bot, metrics, copied), aiohttp.ClientSession() as client:
        logging.getLogger("bot.test").error("an error of a test")
        address = f"http://127.0.0.1:{settings.metrics_port}"
        shown = await (await client.get(f"{address}/metrics")).text()
        assert [(await client.get(f"{address}/{path}")).status for path in ("healthz", "readyz")] == [200, 200]
    assert not any(isinstance(each, ErrorCounter) for each in logging.getLogger().handlers)
    lines = shown.splitlines()
    assert 'kingdomino_games{state="playing"} 1.0' in lines
    assert 'kingdomino_games{state="lobby"} 0.0' in lines
    [age] = [float(line.split()[1]) for line in lines if line.startswith("kingdomino_heartbeat_age_seconds ")]
    assert 0 <= age < LATE_SECONDS
    assert {
        "kingdomino_logged_errors_total 1.0",
        "kingdomino_backup_age_seconds +Inf",
        "kingdomino_gateway_connected 1.0",
        'kingdomino_gateway_connects_total{kind="new"} 1.0',
        "kingdomino_games_behind 0.0",
    } <= set(lines)
    alerts = (DOCS / "alerts.yml").read_text("utf-8")
    families = {line.split()[2]: line.split()[3] for line in lines if line.startswith("# TYPE ")}
    asked = set(re.findall(r"kingdomino_\w+", alerts))
    assert {name for name in asked if families.get(name.removesuffix("_bucket")) is None} == set()
    headings = re.findall(r"^## (\w+)$", (DOCS / "runbook.md").read_text("utf-8"), re.MULTILINE)
    assert headings == re.findall(r"- alert: (\w+)", alerts)


async def test_a_stopped_heartbeat_is_a_sign_of_a_stop_and_a_database_that_is_away_is_not(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StorageDown("the disk is full")

    passed = 0.0
    server.bot.clockwork._monotonic = lambda: passed
    await server.bot.clockwork.beat()
    server.now += 10 * LATE_SECONDS  # the clock of the machine may be set
    passed = LATE_SECONDS
    assert problems(server.bot) == signs_of_a_stop(server.bot) == []
    passed = LATE_SECONDS + 1
    assert problems(server.bot) == ["heartbeat: the latest that went well is 301 seconds old"]
    assert signs_of_a_stop(server.bot) == ["heartbeat: the latest is 301 seconds old"]
    await server.bot.clockwork.beat()
    assert problems(server.bot) == signs_of_a_stop(server.bot) == []
    # Where the database is away, a new start would not help.
    monkeypatch.setattr(SqlGameRepository, "due_games", fail)
    passed += LATE_SECONDS + 1
    await server.bot.clockwork.beat()
    assert signs_of_a_stop(server.bot) == []
    assert len(problems(server.bot)) == 1
    # Nor where it is not connected.
    monkeypatch.undo()
    await server.stop()
    assert "gateway: not connected to Discord" in problems(server.bot)
    assert signs_of_a_stop(server.bot) == []
    await server.restart()


async def test_an_address_that_the_machine_does_not_have_is_told_in_a_line(settings: Settings) -> None:
    no_bot: Any = None
    for host in ("fe80::1%nowhere", "203.0.113.5", "0.0..0", "a" * 70, "a\0b"):
        elsewhere = replace(settings, metrics_host=host)
        with pytest.raises(SettingsError, match=r"^METRICS_HOST \S+ cannot be used: \w"):
            async with monitored(no_bot, metrics_for(elsewhere), elsewhere):
                pass
