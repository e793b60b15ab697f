"""The figures as Prometheus reads them."""

import pytest

pytest.importorskip("prometheus_client")

from bot.monitoring import build
from bot.monitoring.activity import Activity, Figure, Outcome
from bot.monitoring.prometheus import Metrics
from engine import __version__


def lines(metrics: Metrics) -> list[str]:
    figures = [
        Figure("games", "Live games", {"lobby": 2, "playing": 5}, "state"),
        Figure("gateway_connects_total", "", 4),
    ]
    return metrics.page(figures).decode().splitlines()


def test_interactions_are_counted_by_name_and_outcome_and_their_times_kept() -> None:
    metrics = Metrics()
    metrics.interaction_ended(Activity("play", 1, 2, acknowledged=0.04, shown=0.7))
    metrics.interaction_ended(Activity("play", 3, 2, outcome=Outcome.REFUSED))
    shown = lines(metrics)
    assert 'kingdomino_interactions_total{name="play",outcome="done"} 1.0' in shown
    assert 'kingdomino_interactions_total{name="play",outcome="refused"} 1.0' in shown
    assert 'kingdomino_acknowledge_seconds_bucket{le="0.025"} 0.0' in shown
    assert 'kingdomino_acknowledge_seconds_bucket{le="0.05"} 1.0' in shown
    assert "kingdomino_show_seconds_sum 0.7" in shown
    assert "kingdomino_show_seconds_count 1.0" in shown


def test_the_version_and_the_commit_are_a_figure() -> None:
    about = f'kingdomino_build_info{{commit="{build.commit()}",version="{__version__}"}} 1.0'
    assert about in lines(Metrics())


def test_games_moves_turns_and_requests_are_counted() -> None:
    metrics = Metrics()
    metrics.moves_written(3, turn_ended=True)
    metrics.moves_written(1, turn_ended=False)
    metrics.discord_answered("POST", "/channels/{}/messages", 429, 0.2)
    metrics.statement_failed()
    metrics.error_logged()
    metrics.note_loop_lag(0.002)
    shown = lines(metrics)
    assert {
        "kingdomino_moves_total 4.0",
        "kingdomino_turns_total 1.0",
        'kingdomino_discord_requests_total{method="POST",route="/channels/{}/messages",status="429"} 1.0',
        'kingdomino_discord_request_seconds_bucket{le="0.25",method="POST",route="/channels/{}/messages"} 1.0',
        "kingdomino_database_errors_total 1.0",
        "kingdomino_logged_errors_total 1.0",
        'kingdomino_loop_lag_seconds_bucket{le="0.005"} 1.0',
        "kingdomino_gateway_connects_total 4.0",
        'kingdomino_games{state="lobby"} 2.0',
        'kingdomino_games{state="playing"} 5.0',
    } <= set(shown)
    assert not [line for line in shown if "_created" in line]
