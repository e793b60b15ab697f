"""Interactions that Discord delivers twice."""

from bot.interaction_log import InteractionLog


def test_a_second_delivery_is_recognised() -> None:
    log = InteractionLog()
    assert [log.is_new(number) for number in (7, 8, 7, 8, 9)] == [True, True, False, False, True]


def test_when_the_log_is_full_the_oldest_interaction_is_forgotten_and_the_newest_kept() -> None:
    log = InteractionLog(size=2)
    for number in (1, 2, 3):
        assert log.is_new(number)
    assert not log.is_new(3)
    assert not log.is_new(2)
    assert log.is_new(1)
