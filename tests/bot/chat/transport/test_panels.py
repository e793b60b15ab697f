"""Where panels are: one a player and game."""

from dataclasses import replace

import pytest

from bot.chat.deeds.turn import in_own_turn, until_others_move, while_planned
from bot.chat.handling.panels import Lasts, Panels, PlayerPanel
from bot.chat.kit import Answer
from bot.games.game import Status
from bot.games.seats import with_seat
from bot.games.table import Table
from tests.bot.sample_tables import FIRST_USER, played

STARTED = "#123", "=3.17.22"
TABLE = played("kd", 3, *STARTED)


class FakeAnswer(Answer):
    """An answer that records whether it was deleted."""

    def __init__(self) -> None:
        self.is_deleted = False

    async def delete_quietly(self) -> None:
        self.is_deleted = True


async def test_a_panel_in_another_message_replaces_the_one_before() -> None:
    panels, answers = Panels(), [FakeAnswer() for _ in range(3)]
    for message_id, answer in zip((1, 1, 2), answers, strict=True):
        assert not any(each.is_deleted for each in answers)
        await panels.replace(TABLE, FIRST_USER, PlayerPanel(message_id, answer, TABLE.ply, in_own_turn))
    assert [each.is_deleted for each in answers] == [False, True, False]


def cancelled(table: Table) -> Table:
    return replace(table, game=replace(table.game, status=Status.CANCELLED))


def duel(*moves: str) -> Table:
    return played("kd", 2, *moves)


ONE, TWO, THREE = (played("kd", 3, *STARTED, *moves.split()) for moves in (">3", ">3 >17", ">3 >17 >22"))
PLANNED = replace(ONE, game=with_seat(ONE.game, replace(ONE.seat(3), plan="0 >22")))
TWICE = "#1122", "=3.17.22.41"
ROUND = "#1221", "=3.17.22.41", ">17", ">3", ">22", ">41", "=4.5.8.9"


@pytest.mark.parametrize(
    ("lasts", "seat", "shown", "now", "is_spent"),
    [
        pytest.param(in_own_turn, 1, TABLE, TABLE, False, id="the turn has come"),
        pytest.param(in_own_turn, 2, TABLE, TABLE, True, id="no other person waits"),
        pytest.param(in_own_turn, 1, TABLE, cancelled(TABLE), True, id="the game is over"),
        pytest.param(in_own_turn, 1, duel(*TWICE), duel(*TWICE), False, id="the first of two turns"),
        pytest.param(in_own_turn, 1, duel(*TWICE), duel(*TWICE, ">3"), True, id="the next turn of the same person"),
        pytest.param(in_own_turn, 2, duel(*ROUND), duel(*ROUND, "3@g8n"), False, id="a move within the turn"),
        pytest.param(until_others_move, 2, TWO, ONE, False, id="the panel is newer than the published table"),
        pytest.param(until_others_move, 1, TABLE, ONE, False, id="nobody else has taken a turn since"),
        pytest.param(until_others_move, 1, TABLE, TWO, True, id="another person has taken a turn since"),
        pytest.param(until_others_move, 2, TABLE, THREE, False, id="another person has only done what they must"),
        pytest.param(until_others_move, 1, TABLE, cancelled(ONE), True, id="the game of the turn is over"),
        pytest.param(while_planned, 3, TABLE, PLANNED, False, id="the plan is kept"),
        pytest.param(while_planned, 3, TABLE, ONE, True, id="the plan is carried out or dropped"),
    ],
)
async def test_a_panel_is_deleted_once_it_is_of_no_use(
    lasts: Lasts, seat: int, shown: Table, now: Table, *, is_spent: bool
) -> None:
    panels, answer = Panels(), FakeAnswer()
    await panels.replace(shown, FIRST_USER + seat - 1, PlayerPanel(1, answer, shown.ply, lasts))
    await panels.refresh(now)
    assert answer.is_deleted is is_spent
