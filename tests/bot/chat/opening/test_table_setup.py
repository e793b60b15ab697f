"""The host sets a table up with the selects of the lobby."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.chat.actions import Action
from bot.chat.kit.blocks import Select
from bot.chat.screens.lobby import GUIDED, LobbyPage, LobbySetup, banner, lobby_panel
from bot.games.game import GameOptions, Status, Suggestions
from bot.games.table import Table
from tests.bot.sample_tables import LOCALIZER, a_game, recorded
from tests.bot.server import Guest, SimulatedServer, add_computer, more
from tests.bot.words import words
from tests.recorded_games import RECORD_OF


def test_the_page_of_guests_is_the_first_page_once_the_table_is_full() -> None:
    game = a_game("kd", 2, status=Status.LOBBY, number=1)
    setup = LobbySetup(game, game.host_id or 0, LOCALIZER, is_host=True)
    assert lobby_panel(setup, "", LobbyPage.GUESTS) == lobby_panel(setup)
    assert any(isinstance(each, Select) for each in lobby_panel(setup).controls)


@pytest.mark.parametrize(
    ("people", "suggestions", "is_offered"),
    [(2, Suggestions.NONE, True), (2, Suggestions.SHOWN, False), (1, Suggestions.NONE, False)],
)
def test_some_may_see_suggestions_where_others_play_who_see_none(
    people: int, suggestions: Suggestions, *, is_offered: bool
) -> None:
    game = a_game("kd", 2, *("Ola", "Kenji")[:people], status=Status.LOBBY, number=1)
    game = replace(game, options=replace(game.options, suggestions=suggestions))
    setup = LobbySetup(game, game.host_id or 0, LOCALIZER, is_host=True)
    shown = lobby_panel(setup, "", LobbyPage.RULES).controls
    assert any(isinstance(each, Select) and each.address.argument == GUIDED for each in shown) is is_offered


def test_the_castles_of_a_team_stand_together_and_those_who_are_invited_before_the_free_ones() -> None:
    game = a_game("rwt", 8, "Ola", "Kenji", "Zuri", "Li", "Maja", status=Status.LOBBY)
    *seats, guest = (replace(seat, team=team) for seat, team in zip(game.seats, (None, 1, 0, 1, 0), strict=True))
    seen = banner(Table.of(replace(game, seats=tuple(seats), invited=(guest,))), LOCALIZER).seats
    names = ["Zuri", "Kenji", "Li", "Ola", "Maja", "", "", ""]
    assert [(each.name, each.team) for each in seen] == list(zip(names, (0, 1, 1, None, 0, *[None] * 3), strict=True))
    host, invited, free = (words(f"lobby-seat-{each}") for each in ("host", "invited", "free"))
    assert [each.caption for each in seen] == ["", "", "", host, invited, free, free, free]
    assert [each.is_taken for each in seen] == [True] * 4 + [False] * 4


# ---- on a server


@pytest.fixture
async def host(server: SimulatedServer) -> Guest:
    """Ola, who has opened a table at which Kenji sits too."""
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new")
    await kenji.click(server.newest, Action.JOIN)
    return ola


async def test_a_table_is_set_up_without_typing(server: SimulatedServer, host: Guest) -> None:
    lobby = server.newest
    await host.choose(await more(host, lobby), Action.SET_UP, "game qd", argument="game")
    await host.choose(await more(host, lobby), Action.SET_UP, "seats 3", argument="seats")
    for names, argument in ((["dynasty"], "options"), (["pace 480"], "pace"), (["suggestions none"], "suggestions")):
        await host.choose(await more(host, lobby, rules=True), Action.SET_UP, *names, argument=argument)
    await add_computer(host, lobby)
    await host.click(lobby, Action.START)
    assert (await server.table()).game.options == GameOptions(
        "qd", 3, dynasty=True, suggestions=Suggestions.NONE, pace=480, language="en-US", seats_chosen=True
    )


def test_a_castle_keeps_its_color_from_the_draw_to_the_end() -> None:
    table = recorded(RECORD_OF["kd-4"]).until(1)
    seen = banner(table, LOCALIZER).seats
    assert [(each.name, each.player) for each in sorted(seen, key=lambda each: each.player or 0)] == [
        (seat.name, seat.number - 1) for seat in table.game.seats
    ]
    assert [each.player for each in seen] != sorted(each.player or 0 for each in seen), "they are in the order drawn"
