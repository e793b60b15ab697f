"""When the public message of a challenge changes: the laws of its edits and its renewals."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bot.features.challenges.filling import Change, due_card, due_change, edited, next_card, next_look
from bot.games.channel import LATE_EDITS
from bot.games.game import DAY, HOUR
from bot.games.outbox import Kind, Message

CLOSES_AT = 14 * DAY
SENT = Message(Kind.LOBBY, id=1)


def lived(ends: list[int], looks: list[int]) -> list[tuple[Change, int, int]]:
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
        change = due_change(row, finished, sent_at, CLOSES_AT, now)
        if change is Change.RENEW:
            sent_at = now
            row = replace(SENT, shown=finished)
        elif change is Change.EDIT:
            row = edited(row, sent_at, now, finished)
        if change:
            changes.append((change, now, sent_at))
        looks_at = next_look(row, finished, sent_at, CLOSES_AT, now)
        assert looks_at is None or looks_at > now
    return changes


TIMES = st.lists(st.integers(1, CLOSES_AT - 1), min_size=1, max_size=40)


@given(TIMES, TIMES)
def test_a_message_is_edited_at_once_in_its_first_hour_then_hourly_and_twice_and_renewed_once(
    ends: list[int], looks: list[int]
) -> None:
    late, renewals = dict[int, list[int]](), list[int]()
    for change, now, sent_at in lived(ends, looks):
        if change is Change.RENEW:
            renewals.append(now)
        elif now - sent_at >= HOUR:
            late.setdefault(sent_at, []).append(now)
    for sent_at, edits in late.items():
        assert len(edits) <= LATE_EDITS
        assert all(after - before >= HOUR for before, after in zip((sent_at, *edits), edits, strict=False))
    in_time = sorted(each for each in ends if each < CLOSES_AT - HOUR)
    assert len(renewals) == (len(in_time) > 1)
    assert all(each >= CLOSES_AT - DAY for each in renewals)


def test_who_finishes_within_the_hour_is_shown_at_once_and_later_ones_are_gathered() -> None:
    minute = 60
    ends = [10 * minute, 50 * minute, 70 * minute, 80 * minute, 3 * HOUR, 5 * HOUR, 6 * HOUR, 7 * HOUR]
    assert [(change.name, at / HOUR) for change, at, _ in lived(ends, [])] == [
        ("EDIT", 1 / 6),
        ("EDIT", 5 / 6),
        ("EDIT", 7 / 6),
        ("EDIT", 13 / 6),
        ("RENEW", 13 * 24),
    ]


def test_a_challenge_that_waits_is_never_sent_again() -> None:
    assert next_look(SENT, 0, 0, None, 5) is None
    assert due_change(replace(SENT, shown=2), 2, 0, None, 99 * DAY) is None
    assert next_look(replace(SENT, late_edits=LATE_EDITS), 1, 0, None, 5) is None


def test_a_message_of_the_last_day_is_edited_and_not_sent_again() -> None:
    sent_at = CLOSES_AT - DAY // 2
    assert due_change(SENT, 2, sent_at, CLOSES_AT, sent_at + HOUR) is Change.EDIT


def test_cards_keep_the_last_edit_for_the_results_and_come_again_below_once_an_hour() -> None:
    row = replace(SENT, shown=1, late_edits=LATE_EDITS, edited_at=5 * HOUR)
    assert due_card(row, 1, 0, 9 * HOUR) is None
    assert due_card(row, 2, 0, 6 * HOUR - 1) is None
    assert next_card(row, 2, 0, 5 * HOUR + 9) == 6 * HOUR
    assert due_card(row, 2, 0, 6 * HOUR) is Change.RENEW
    assert due_card(replace(row, late_edits=0), 2, 0, 6 * HOUR) is Change.EDIT
    assert next_card(row, 1, 0, 6 * HOUR) is None
