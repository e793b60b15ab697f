"""Reports how late the event loop is."""

from __future__ import annotations

from statistics import quantiles

from bot.monitoring.loop_lag import measure_loop_lag

INTERVAL = 0.02
"""Seconds between two measurements."""


class LoopLag:
    """Measures all the time; each report is about the time since the one before."""

    def __init__(self) -> None:
        self._lags: list[float] = []

    async def measure(self) -> None:
        """Measure until it is cancelled."""
        await measure_loop_lag(self._note, INTERVAL)

    def _note(self, seconds: float) -> None:
        self._lags.append(seconds)

    def report(self) -> str:
        """Return the 99th percentile and the maximum since the last report, in milliseconds."""
        lags, self._lags = sorted(1000 * seconds for seconds in self._lags), []
        if len(lags) < 2:
            return "event loop: not measured, it was blocked all the time"
        *_, percentile = quantiles(lags, n=100)
        return f"event loop late by {percentile:.0f} ms in 1 of 100 measurements, by {lags[-1]:.0f} ms at worst"
