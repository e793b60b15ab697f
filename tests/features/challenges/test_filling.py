"""When the public message of a challenge changes: the laws of its edits and its renewals."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.challenges.filling import RENEWALS, Change, due_change, edited, next_look
from bot.games.channel import LATE_EDITS
from bot.games.game import DAY, HOUR
from bot.games.outbox import Kind, Message

CLOSES_AT = 7 * DAY
SENT = Message(Kind.LOBBY, id=1)


def lived(ends: list[int], looks: list[int], closes_at: int | None = CLOSES_AT) -> list[tuple[Change, int, int]]:
    """Let people finish at these times, and the bot look then, when it wants to, and at further times.

    Return the changes, each with its time and the time when its message was sent.
    """
    changes, row, sent_at, looks_at = list[tuple[Change, int, int]](), SENT, 0, None
    times = sorted({*ends, *looks})
    while times or looks_at is not None:
        now = min([*times[:1], *([looks_at] if looks_at is not None else [])])
        if now >= CLOSES_AT:
            break
        times = [each for each in times if each > now]
        finished = sum(each <= now for each in ends)
        change = due_change(row, finished, sent_at, closes_at, now)
        if change:
            row = edited(row, sent_at, now, finished)
            sent_at = now if change is Change.RENEW else sent_at
            changes.append((change, now, sent_at))
        looks_at = next_look(row, finished, sent_at, closes_at, now)
        assert looks_at is None or looks_at > now
    return changes


TIMES = st.lists(st.integers(1, CLOSES_AT - 1), min_size=1, max_size=40)


@given(TIMES, TIMES)
def test_who_finishes_is_seen_within_a_day_by_few_edits_of_a_message_and_two_renewals(
    ends: list[int], looks: list[int]
) -> None:
    late, changes = dict[int, list[int]](), lived(ends, looks)
    for change, now, sent_at in changes:
        if change is Change.EDIT and now - sent_at >= HOUR:
            late.setdefault(sent_at, []).append(now)
    for sent_at, edits in late.items():
        assert len(edits) <= LATE_EDITS
        assert all(after - before >= HOUR for before, after in zip((sent_at, *edits), edits, strict=False))
    assert sum(change is Change.RENEW for change, _, _ in changes) <= RENEWALS
    # The result has everybody.
    shown = [*(now for _, now, _ in changes), CLOSES_AT]
    assert all(min(each for each in shown if each >= end) - end <= DAY for end in ends)


def test_who_finishes_within_the_hour_is_shown_at_once_and_later_ones_are_gathered() -> None:
    minute = 60
    ends = [10 * minute, 50 * minute, 70 * minute, 80 * minute, 3 * HOUR, 5 * HOUR, 6 * HOUR, 7 * HOUR]
    assert [(change.name, round(at / HOUR, 1)) for change, at, _ in lived(ends, [])] == [
        ("EDIT", 0.2),
        ("EDIT", 0.8),
        ("EDIT", 1.2),
        ("EDIT", 2.2),
        # From here on a change a day is kept in reserve.
        ("RENEW", 24.0),
    ]


def test_five_people_are_each_seen_on_the_day_when_they_finish() -> None:
    ends = [day * DAY + 20 * HOUR for day in range(5)]
    assert [at for _, at, _ in lived(ends, [])] == ends


@pytest.mark.parametrize("closes_at", [CLOSES_AT, None])
def test_a_message_that_shows_all_needs_nothing(closes_at: int | None) -> None:
    assert next_look(replace(SENT, shown=2), 2, 0, closes_at, 5) is None
    assert due_change(replace(SENT, shown=2), 2, 0, closes_at, 6 * DAY) is None


def test_cards_keep_the_last_edit_for_the_results_and_come_again_below_once_an_hour() -> None:
    row = replace(SENT, shown=1, late_edits=LATE_EDITS, edited_at=5 * HOUR)
    assert due_change(row, 1, 0, None, 9 * HOUR) is None
    assert due_change(row, 2, 0, None, 6 * HOUR - 1) is None
    assert next_look(row, 2, 0, None, 5 * HOUR + 9) == 6 * HOUR
    assert due_change(row, 2, 0, None, 6 * HOUR) is Change.RENEW
    assert due_change(replace(row, late_edits=0), 2, 0, None, 6 * HOUR) is Change.EDIT
