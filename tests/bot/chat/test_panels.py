"""Where panels are: one a player and game."""

from dataclasses import dataclass, field, replace

import pytest

from bot.chat.kit.panels import PanelKind, Panels
from bot.games.game import Status
from bot.games.seats import with_seat
from tests.bot.sample_tables import FIRST_USER, played

STARTED = "#123", "=3.17.22"
TABLE = played("kd", 3, *STARTED)
ANOTHER = replace(TABLE, game=replace(TABLE.game, id=TABLE.game.id + 1))


@dataclass
class FakeMessage:
    """A message that notes that it was deleted."""

    deleted: list[int] = field(default_factory=list)

    async def delete_quietly(self) -> None:
        self.deleted.append(1)


async def test_a_panel_in_another_message_replaces_the_one_before() -> None:
    panels, first, second = Panels(), FakeMessage(), FakeMessage()
    await panels.replace(TABLE, FIRST_USER, 1, first, PanelKind.TURN)
    await panels.replace(TABLE, FIRST_USER, 1, second, PanelKind.TURN)
    assert (first.deleted, second.deleted) == ([], [])
    await panels.replace(TABLE, FIRST_USER, 2, first, PanelKind.TURN)
    assert (first.deleted, second.deleted) == ([], [1])


async def test_panels_of_other_people_and_games_stay() -> None:
    panels, message = Panels(), FakeMessage()
    await panels.replace(TABLE, FIRST_USER, 1, message, PanelKind.TURN)
    await panels.replace(TABLE, FIRST_USER + 1, 2, message, PanelKind.TURN)
    await panels.replace(ANOTHER, FIRST_USER, 3, message, PanelKind.TURN)
    assert message.deleted == []


async def test_only_the_newest_panels_are_known() -> None:
    panels, forgotten = Panels(capacity=1), FakeMessage()
    await panels.replace(TABLE, FIRST_USER, 1, forgotten, PanelKind.TURN)
    await panels.replace(ANOTHER, FIRST_USER, 2, FakeMessage(), PanelKind.TURN)
    await panels.replace(TABLE, FIRST_USER, 3, FakeMessage(), PanelKind.TURN)
    assert forgotten.deleted == []


@pytest.mark.parametrize(
    ("kind", "moves", "is_opened"),
    [
        (PanelKind.TURN, (">3",), True),
        (PanelKind.WARNING, (">3",), True),
        (PanelKind.TURN, (), False),
        (PanelKind.DONE, (">3",), False),
        (PanelKind.DONE, (">3", ">17"), True),
    ],
)
async def test_a_panel_that_was_opened_on_the_turn_or_later_is_known(
    kind: PanelKind, moves: tuple[str, ...], *, is_opened: bool
) -> None:
    panels, table = Panels(), played("kd", 3, *STARTED, ">3")
    assert not panels.has_opened(table, FIRST_USER)
    await panels.replace(played("kd", 3, *STARTED, *moves), FIRST_USER, 1, FakeMessage(), kind)
    assert panels.has_opened(table, FIRST_USER) is is_opened


@pytest.mark.parametrize(("moves", "is_spent"), [((), False), ((">3",), True)])
async def test_a_panel_of_the_turn_before_is_spent_though_the_next_turn_is_of_the_same_person(
    moves: tuple[str, ...], *, is_spent: bool
) -> None:
    panels, message, opening = Panels(), FakeMessage(), ("#1122", "=3.17.22.41")
    await panels.replace(played("kd", 2, *opening), FIRST_USER, 1, message, PanelKind.TURN)
    await panels.refresh(played("kd", 2, *opening, *moves))
    assert bool(message.deleted) is is_spent


async def test_a_panel_of_the_turn_under_way_stays_though_a_move_was_made_in_it() -> None:
    panels, message = Panels(), FakeMessage()
    before = ("#1221", "=3.17.22.41", ">17", ">3", ">22", ">41", "=4.5.8.9")
    await panels.replace(played("kd", 2, *before), FIRST_USER + 1, 1, message, PanelKind.TURN)
    await panels.refresh(played("kd", 2, *before, "3@g8n"))
    assert message.deleted == []


async def test_open_panels_are_deleted_once_nobody_waits_for_their_players() -> None:
    panels, acting, other = Panels(), FakeMessage(), FakeMessage()
    await panels.replace(TABLE, FIRST_USER, 1, acting, PanelKind.TURN)
    await panels.replace(TABLE, FIRST_USER + 1, 2, other, PanelKind.TURN)
    await panels.refresh(TABLE)
    assert (acting.deleted, other.deleted) == ([], [1])
    await panels.refresh(replace(TABLE, game=replace(TABLE.game, status=Status.CANCELLED)))
    assert (acting.deleted, other.deleted) == ([1], [1])


async def test_a_panel_that_is_newer_than_the_table_that_was_published_stays() -> None:
    panels, done = Panels(), FakeMessage()
    await panels.replace(played("kd", 3, *STARTED, ">3", ">17"), FIRST_USER + 1, 1, done, PanelKind.DONE)
    await panels.refresh(played("kd", 3, *STARTED, ">3"))
    assert done.deleted == []


async def test_what_a_turn_has_done_is_deleted_once_somebody_else_has_taken_a_turn() -> None:
    panels, done = Panels(), FakeMessage()
    await panels.replace(TABLE, FIRST_USER, 1, done, PanelKind.DONE)
    await panels.refresh(played("kd", 3, *STARTED, ">3"))
    assert done.deleted == []
    await panels.refresh(played("kd", 3, *STARTED, ">3", ">17"))
    assert done.deleted == [1]


async def test_what_a_turn_has_done_stays_while_others_only_do_what_they_must() -> None:
    panels, done = Panels(), FakeMessage()
    # The last domino of the line is all that is left to the third player.
    table = played("kd", 3, "#123", "=3.17.22", ">3", ">17", ">22")
    await panels.replace(TABLE, FIRST_USER + 1, 1, done, PanelKind.DONE)
    await panels.refresh(table)
    assert done.deleted == []


async def test_what_a_turn_has_done_is_deleted_when_the_game_is_over() -> None:
    panels, done = Panels(), FakeMessage()
    table = played("kd", 3, "#123", "=3.17.22", ">3")
    await panels.replace(TABLE, FIRST_USER, 1, done, PanelKind.DONE)
    await panels.refresh(replace(table, game=replace(table.game, status=Status.CANCELLED)))
    assert done.deleted == [1]


async def test_a_plan_stays_when_others_take_their_turns() -> None:
    panels, plan = Panels(), FakeMessage()
    await panels.replace(TABLE, FIRST_USER + 2, 1, plan, PanelKind.PLAN)
    table = played("kd", 3, "#123", "=3.17.22", ">3")
    await panels.refresh(table)
    assert plan.deleted == []
    await panels.refresh(replace(table, game=replace(table.game, status=Status.CANCELLED)))
    assert plan.deleted == [1]


async def test_a_plan_that_is_kept_is_deleted_once_it_is_carried_out_or_dropped() -> None:
    panels, plan = Panels(), FakeMessage()
    table = played("kd", 3, "#123", "=3.17.22", ">3")
    await panels.replace(TABLE, FIRST_USER + 2, 1, plan, PanelKind.KEPT_PLAN)
    await panels.refresh(replace(table, game=with_seat(table.game, replace(table.seat(3), plan="0 >22"))))
    assert plan.deleted == []
    await panels.refresh(table)
    assert plan.deleted == [1]
