"""What comes twice, such as interactions and taps."""

from bot.seen_keys import SeenKeys


def test_what_comes_again_is_recognised() -> None:
    seen = SeenKeys()
    assert [seen.add(number) for number in (7, 8, 7, 8, 9)] == [True, True, False, False, True]


def test_what_is_discarded_may_come_again() -> None:
    seen = SeenKeys()
    seen.add(7)
    for number in (7, 8):
        seen.discard(number)
    assert seen.add(7)


def test_when_there_are_too_many_the_oldest_is_forgotten_and_the_newest_kept() -> None:
    seen = SeenKeys(size=2)
    for number in (1, 2, 3):
        assert seen.add(number)
    assert not seen.add(3)
    assert not seen.add(2)
    assert seen.add(1)
