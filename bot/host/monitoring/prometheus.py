"""Collects figures for Prometheus. Only this module knows `prometheus_client`, an optional dependency.

Counters and durations begin as events of `bot.activity.Telemetry`. `bot.host.monitoring.endpoints` reads the other
figures from the bot and the database when Prometheus asks.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from prometheus_client import CollectorRegistry, Counter, Histogram, Info, disable_created_metrics, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from bot.activity import Activity, Figure, Telemetry
from bot.host.monitoring import build
from engine import __version__

_TO_ACKNOWLEDGE = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 3)
_TO_SHOW = (0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30)
_OF_DISCORD = (0.05, 0.1, 0.25, 0.5, 1, 3, 10)
_LAG = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3)


class _Figures(Collector):
    def __init__(self) -> None:
        self.now: Sequence[Figure] = ()

    def collect(self) -> Iterator[Metric]:
        for name, about, value, label in self.now:
            family = CounterMetricFamily if name.endswith("_total") else GaugeMetricFamily
            found = family(f"kingdomino_{name}", about, labels=[label] if label else [])
            for key, number in value.items() if isinstance(value, Mapping) else [("", value)]:
                found.add_metric([key] if label else [], number)
            yield found


class Metrics(Telemetry):
    """Figures since the start, in a registry of their own; all durations are in seconds."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # a third of all series, for nothing
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
            "kingdomino_discord_requests", "Requests to Discord", ["method", "route", "status"], registry=registry
        )
        self._waits = Histogram(
            "kingdomino_discord_request_seconds",
            "Until answered",
            ["method", "route"],
            buckets=_OF_DISCORD,
            registry=registry,
        )
        self._failures = Counter("kingdomino_database_errors", "Statements that failed", registry=registry)
        self._errors = Counter("kingdomino_logged_errors", "Records of the level ERROR", registry=registry)
        self._moves = Counter("kingdomino_moves", "Moves written", registry=registry)
        self._turns = Counter("kingdomino_turns", "Turns ended", registry=registry)
        self._figures = _Figures()
        registry.register(self._figures)
        self._lag = Histogram("kingdomino_loop_lag_seconds", "How late the loop is", buckets=_LAG, registry=registry)

    def interaction_ended(self, activity: Activity) -> None:
        self._interactions.labels(activity.name, activity.outcome).inc()
        for histogram, seconds in ((self._acknowledged, activity.acknowledged), (self._shown, activity.shown)):
            if seconds is not None:
                histogram.observe(seconds)

    def discord_answered(self, method: str, route: str, status: int | None, seconds: float) -> None:
        self._requests.labels(method, route, status or "none").inc()
        self._waits.labels(method, route).observe(seconds)

    def transaction_failed(self) -> None:
        self._failures.inc()

    def moves_written(self, moves: int, *, turn_ended: bool) -> None:
        self._moves.inc(moves)
        self._turns.inc(turn_ended)

    def note_loop_lag(self, seconds: float) -> None:
        self._lag.observe(seconds)

    def error_logged(self) -> None:
        self._errors.inc()

    def page(self, figures: Iterable[Figure] = ()) -> bytes:
        """Return all figures in Prometheus's format, together with `figures`, which the caller has read just now."""
        self._figures.now = tuple(figures)
        return generate_latest(self._registry)
