"""The figures as Prometheus reads them."""

import pytest

pytest.importorskip("prometheus_client")

from bot.activity import Activity, Figure, Outcome
from bot.host.monitoring import build
from bot.host.monitoring.prometheus import Metrics
from engine import __version__


def test_what_happens_is_counted_and_its_times_kept() -> None:
    metrics = Metrics()
    metrics.interaction_ended(Activity("play", 1, 2, acknowledged=0.04, shown=0.7))
    metrics.interaction_ended(Activity("play", 3, 2, outcome=Outcome.REFUSED))
    metrics.moves_written(3, turn_ended=True)
    metrics.moves_written(1, turn_ended=False)
    metrics.discord_answered("POST", "/channels/{}/messages", 429, 0.2)
    metrics.transaction_failed()
    metrics.error_logged()
    metrics.note_loop_lag(0.002)
    figures = [Figure("games", "Live games", {"lobby": 2}, "state"), Figure("gateway_connects_total", "", 4)]
    shown = metrics.page(figures).decode().splitlines()
    assert {
        f'kingdomino_build_info{{commit="{build.commit()}",version="{__version__}"}} 1.0',
        'kingdomino_interactions_total{name="play",outcome="done"} 1.0',
        'kingdomino_interactions_total{name="play",outcome="refused"} 1.0',
        'kingdomino_acknowledge_seconds_bucket{le="0.025"} 0.0',
        'kingdomino_acknowledge_seconds_bucket{le="0.05"} 1.0',
        "kingdomino_show_seconds_sum 0.7",
        "kingdomino_moves_total 4.0",
        "kingdomino_turns_total 1.0",
        'kingdomino_discord_requests_total{method="POST",route="/channels/{}/messages",status="429"} 1.0',
        'kingdomino_discord_request_seconds_bucket{le="0.25",method="POST",route="/channels/{}/messages"} 1.0',
        "kingdomino_database_errors_total 1.0",
        "kingdomino_logged_errors_total 1.0",
        'kingdomino_loop_lag_seconds_bucket{le="0.005"} 1.0',
        'kingdomino_games{state="lobby"} 2.0',
        "kingdomino_gateway_connects_total 4.0",
    } <= set(shown)
    assert not [line for line in shown if "_created" in line]
