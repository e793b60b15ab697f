"""What is drawn of matches against greedy players."""

from dataclasses import replace

from benchmarks.strength import Result, by_limit


def test_results_of_the_same_limit_are_added_up_by_their_games() -> None:
    first = Result("kd+mh", 2, seconds=0.2, games=100, seed=1, wins=50.0, points=60.0, others=50.0, ms=100.0)
    second = replace(first, games=300, seed=2, wins=250.0, points=64.0, others=42.0, ms=300.0)
    other = replace(first, seconds=1.0)
    added = replace(first, games=400, wins=300.0, points=63.0, others=44.0, ms=250.0)
    assert sorted(by_limit([first, other, second], "kd+mh", 2), key=lambda each: each.seconds) == [added, other]
