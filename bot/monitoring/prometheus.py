"""Keeps figures for Prometheus. Only this module knows `prometheus_client`, which not every host has installed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, generate_latest
from prometheus_client.process_collector import ProcessCollector

from bot.monitoring import build
from bot.monitoring.activity import Activity, Telemetry
from engine import __version__

_TO_ACKNOWLEDGE = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3)
_TO_SHOW = (0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30)
_LAG = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3)


class Metrics(Telemetry):
    """Figures since the start, in a registry of their own; all durations are in seconds."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)  # memory and processor time
        about = {"version": __version__, "commit": build.commit()}
        Info("kingdomino_build", "What the bot was built from", registry=registry).info(about)
        self._interactions = Counter(
            "kingdomino_interactions", "Interactions carried out", ["name", "outcome"], registry=registry
        )
        self._acknowledged = Histogram(
            "kingdomino_acknowledge_seconds", "Until acknowledged", buckets=_TO_ACKNOWLEDGE, registry=registry
        )
        self._shown = Histogram(
            "kingdomino_show_seconds", "Until the answer was shown", buckets=_TO_SHOW, registry=registry
        )
        self._requests = Counter(
            "kingdomino_discord_requests", "Requests to Discord", ["method", "status"], registry=registry
        )
        self._moves = Counter("kingdomino_moves", "Moves written", registry=registry)
        self._turns = Counter("kingdomino_turns", "Turns ended", registry=registry)
        self._games = Gauge("kingdomino_games", "Live games by state", ["state"], registry=registry)
        self._lag = Histogram("kingdomino_loop_lag_seconds", "How late the loop is", buckets=_LAG, registry=registry)

    def interaction_ended(self, activity: Activity) -> None:
        self._interactions.labels(activity.name, activity.outcome).inc()
        for histogram, seconds in ((self._acknowledged, activity.acknowledged), (self._shown, activity.shown)):
            if seconds is not None:
                histogram.observe(seconds)

    def discord_answered(self, method: str, status: int) -> None:
        self._requests.labels(method, status).inc()

    def moves_written(self, moves: int, *, turn_ended: bool) -> None:
        self._moves.inc(moves)
        self._turns.inc(turn_ended)

    def note_loop_lag(self, seconds: float) -> None:
        """Note how late the event loop was."""
        self._lag.observe(seconds)

    def watch(self, name: str, description: str, read: Callable[[], float]) -> None:
        """Show a figure that is read whenever somebody asks for the metrics."""
        Gauge(f"kingdomino_{name}", description, registry=self._registry).set_function(read)

    def page(self, games: Mapping[str, int]) -> bytes:
        """Return all figures in Prometheus's format; `games` counts the live games by state."""
        for state, number in games.items():
            self._games.labels(state).set(number)
        return generate_latest(self._registry)
