"""When the public message of a challenge changes: the laws of its edits and its renewals."""

from dataclasses import replace

from hypothesis import example, given
from hypothesis import strategies as st

from bot.features.challenges.filling import MOST_EDITS, Change, Filling, due_change, edited, next_look
from bot.games.game import DAY, HOUR

CLOSES_AT = 14 * DAY


def lived(ends: list[int], looks: list[int]) -> list[tuple[Change, int, int]]:
    """Let people finish at these times, and the bot look then, when it wants to, and at further times.

    Return the changes, each with its time and the time when its message was sent.
    """
    changes, filling, sent_at, looks_at = list[tuple[Change, int, int]](), Filling(1, 1), 0, None
    times = sorted({*ends, *looks})
    while times or looks_at is not None:
        now = min([*times[:1], *([looks_at] if looks_at is not None else [])])
        if now >= CLOSES_AT:
            break
        times = [each for each in times if each > now]
        finished = sum(each <= now for each in ends)
        change = due_change(filling, finished, sent_at, CLOSES_AT, now)
        if change is Change.RENEW:
            sent_at = now
            filling = Filling(1, (filling.message_id or 0) + 1, finished, finished)
        elif change is Change.EDIT:
            filling = replace(edited(filling, sent_at, now), shown=finished)
        if change:
            changes.append((change, now, sent_at))
        looks_at = next_look(filling, finished, sent_at, now)
        assert looks_at is None or looks_at > now
    assert filling.shown == sum(each < CLOSES_AT for each in ends) or max(ends) >= CLOSES_AT - DAY
    return changes


TIMES = st.lists(st.integers(1, CLOSES_AT - 1), min_size=1, max_size=40)


@given(TIMES, TIMES)
def test_a_message_is_edited_at_once_in_its_first_hour_then_hourly_and_three_times_and_renewed_once_a_day(
    ends: list[int], looks: list[int]
) -> None:
    late = dict[int, list[int]]()
    renewals = [0]
    for change, now, sent_at in lived(ends, looks):
        if change is Change.RENEW:
            assert now - renewals[-1] >= DAY
            renewals.append(now)
        elif now - sent_at >= HOUR:
            late.setdefault(sent_at, []).append(now)
    for sent_at, edits in late.items():
        assert len(edits) <= MOST_EDITS
        assert all(after - before >= HOUR for before, after in zip((sent_at, *edits), edits, strict=False))


@given(TIMES)
@example([CLOSES_AT - HOUR, CLOSES_AT - HOUR + 1])
def test_a_message_is_never_sent_again_without_somebody_who_has_finished_since(ends: list[int]) -> None:
    sent_before = 0
    for change, now, _ in lived(ends, list(range(0, CLOSES_AT, HOUR))):
        if change is Change.RENEW:
            assert any(sent_before < each <= now for each in ends)
            sent_before = now


def test_who_finishes_within_the_hour_is_shown_at_once_and_later_ones_are_gathered() -> None:
    minute = 60
    ends = [10 * minute, 50 * minute, 70 * minute, 80 * minute, 3 * HOUR, 5 * HOUR, 6 * HOUR, 7 * HOUR]
    assert [(change.name, at / HOUR) for change, at, _ in lived(ends, [])] == [
        ("EDIT", 1 / 6),
        ("EDIT", 5 / 6),
        ("EDIT", 7 / 6),
        ("EDIT", 13 / 6),
        ("EDIT", 19 / 6),
        ("RENEW", 24),
    ]


def test_a_message_that_a_killed_bot_has_not_recorded_is_edited_and_not_sent_again_a_day_later() -> None:
    filling = Filling(1, 1, 0, 2, 3, 5).of_message(2, 3)
    assert due_change(filling, 3, 0, CLOSES_AT, 60) is Change.EDIT
    assert due_change(replace(filling, shown=3), 3, 0, CLOSES_AT, DAY) is None


def test_nobody_has_finished_so_nothing_is_to_come() -> None:
    assert next_look(Filling(1, 1), 0, 0, 5) is None
    assert due_change(Filling(1, 1), 0, 0, CLOSES_AT, 2 * DAY) is None
