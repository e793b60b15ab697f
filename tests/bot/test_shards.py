"""Which part of all servers a process serves."""

import pytest

from bot.processes import Shards


@pytest.mark.parametrize(
    ("ids", "numbers"),
    [(None, (0, 1, 2, 3, 4, 5, 6, 7)), ("5", (5,)), ("0-3,7", (0, 1, 2, 3, 7)), (" 7, 2 - 3 ,2", (2, 3, 7))],
)
def test_shards_are_listed_one_by_one_or_as_ranges(ids: str | None, numbers: tuple[int, ...]) -> None:
    assert Shards.parse(8, ids) == Shards(8, numbers)


@pytest.mark.parametrize(
    "ids", ["", "8", "0-8", "3-1", "-1", "1-", "0,,1", "first", "0-99999999999", "000003", "0,5-3", "٣"]
)
def test_what_names_no_shard_is_refused(ids: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        Shards.parse(8, ids)


def test_only_the_process_with_the_first_shard_does_what_is_done_once() -> None:
    assert Shards().includes_first
    assert Shards(4, (0, 1)).includes_first
    assert not Shards(4, (1, 2, 3)).includes_first
