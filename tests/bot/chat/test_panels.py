"""Where panels are: one a player and game."""

from dataclasses import dataclass, field, replace

from bot.chat.panels import Panels
from bot.games.models import Status
from tests.bot.sample_tables import FIRST_USER, played

GAME = 10**9


@dataclass
class FakeMessage:
    """A message that notes that it was deleted."""

    deleted: list[int] = field(default_factory=list)

    async def delete_quietly(self) -> None:
        self.deleted.append(1)


async def test_a_panel_in_another_message_replaces_the_one_before() -> None:
    panels, first, second = Panels(), FakeMessage(), FakeMessage()
    await panels.replace(GAME, FIRST_USER, 1, first, is_open=True)
    await panels.replace(GAME, FIRST_USER, 1, second, is_open=True)
    assert (first.deleted, second.deleted) == ([], [])
    await panels.replace(GAME, FIRST_USER, 2, first, is_open=True)
    assert (first.deleted, second.deleted) == ([], [1])


async def test_panels_of_other_people_and_games_stay() -> None:
    panels, message = Panels(), FakeMessage()
    await panels.replace(GAME, FIRST_USER, 1, message, is_open=True)
    await panels.replace(GAME, FIRST_USER + 1, 2, message, is_open=True)
    await panels.replace(GAME + 1, FIRST_USER, 3, message, is_open=True)
    assert message.deleted == []


async def test_only_the_newest_panels_are_known() -> None:
    panels, forgotten = Panels(capacity=1), FakeMessage()
    await panels.replace(GAME, FIRST_USER, 1, forgotten, is_open=True)
    await panels.replace(GAME + 1, FIRST_USER, 2, FakeMessage(), is_open=True)
    await panels.replace(GAME, FIRST_USER, 3, FakeMessage(), is_open=True)
    assert forgotten.deleted == []


async def test_open_panels_are_deleted_once_nobody_waits_for_their_players() -> None:
    panels, acting, other, done = Panels(), FakeMessage(), FakeMessage(), FakeMessage()
    table = played("kd", 3, "#123", "=3.17.22")
    await panels.replace(GAME, FIRST_USER, 1, acting, is_open=True)
    await panels.replace(GAME, FIRST_USER + 1, 2, other, is_open=True)
    await panels.replace(GAME, FIRST_USER + 2, 3, done, is_open=False)
    await panels.close_spent(table)
    assert (acting.deleted, other.deleted, done.deleted) == ([], [1], [])
    await panels.close_spent(replace(table, game=replace(table.game, status=Status.CANCELLED)))
    assert (acting.deleted, other.deleted, done.deleted) == ([1], [1], [])
