"""A memory of the newest entries."""

from bot.newest import Newest


def test_beyond_its_size_the_oldest_entry_is_dropped_and_one_that_is_set_again_is_the_newest() -> None:
    newest = Newest[str, int](2)
    for number, key in enumerate("abac"):
        newest[key] = number
    assert dict(newest) == {"a": 2, "c": 3}


def test_an_entry_that_is_only_read_keeps_its_age() -> None:
    newest = Newest[str, int](2)
    newest["a"], newest["b"] = 0, 1
    assert newest.get("a") == 0
    newest["c"] = 2
    assert list(newest) == ["b", "c"]
