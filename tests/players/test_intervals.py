"""Intervals of means of few samples."""

import numpy as np
import pytest

from players.intervals import Z, half_width, t_quantile


@pytest.mark.parametrize(
    ("freedom", "known"),
    [(1, 12.706), (2, 4.303), (4, 2.776), (5, 2.571), (6, 2.447), (9, 2.262), (15, 2.131), (30, 2.042), (120, 1.980)],
)
def test_quantiles_are_those_of_the_tables(freedom: int, known: float) -> None:
    assert t_quantile(freedom) == pytest.approx(known, abs=0.002)


def test_intervals_get_narrower_with_every_sample() -> None:
    widths = [half_width(1, samples) for samples in range(2, 200)]
    assert widths == sorted(widths, reverse=True)
    assert t_quantile(10**6) == pytest.approx(Z, abs=1e-5)


@pytest.mark.parametrize("samples", [2, 3, 5, 8, 20])
def test_19_of_20_intervals_have_the_true_mean_in_them_however_few_the_samples(samples: int) -> None:
    drawn = np.random.default_rng(1).normal(7, 3, (4000, samples))
    widths = [half_width(deviation, samples) for deviation in drawn.std(1, ddof=1)]
    assert np.mean(abs(drawn.mean(1) - 7) < widths) == pytest.approx(0.95, abs=0.011)  # three standard errors
