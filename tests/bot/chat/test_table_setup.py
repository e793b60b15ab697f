"""The host sets a table up with the selects of the lobby."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Button, MultiSelect, Option, Row, Select, compose
from bot.chat.screens.lobby import lobby
from bot.chat.transport.discord_builder import build_view
from bot.games.models import GameOptions, Policy, Status
from bot.games.table import Table
from engine.variants import VARIANTS
from tests.bot.sample_tables import LOCALIZER, a_game, played
from tests.bot.screen_checks import check, text_of
from tests.bot.simulated_server import Message, SimulatedServer, add_computer, message_with, read


def selects(code: str, capacity: int, seated: int = 1, **options: Any) -> dict[str, Select]:
    """The selects of a lobby with which its options are set, by what they set."""
    game = a_game(code, capacity, status=Status.LOBBY, number=1)
    game = replace(game, seats=game.seats[:seated], options=GameOptions(code, capacity, **options))
    found = [each for each in check(lobby(Table.of(game), LOCALIZER)).controls if isinstance(each, Select)]
    return {select.address.argument: select for select in found if select.address.action is Action.SET_UP}


def chosen(select: Select) -> list[str]:
    return [option.label for option in select.options if option.chosen]


@pytest.mark.parametrize("code", VARIANTS)
def test_every_select_shows_what_is_chosen(code: str) -> None:
    for capacity in VARIANTS[code].formats:
        shown = selects(code, capacity, pace=8 * 60, policy=Policy.TURN)
        assert chosen(shown["game"]) == [LOCALIZER(f"variant-{code}")]
        assert chosen(shown["pace"]) == ["Time for a turn: 8 hours"]
        assert chosen(shown["policy"]) == ["If late: computer moves"]
        assert len(VARIANTS[code].formats) == 1 or chosen(shown["seats"]) == [f"{capacity} players"]


@pytest.mark.parametrize(
    ("code", "capacity", "seated", "labels"),
    [
        ("kd", 4, 1, ["2 players", "3 players", "4 players"]),
        ("kd", 4, 3, ["3 players", "4 players"]),
        ("kd", 4, 4, None),
        ("kd7", 2, 1, None),
        ("rw", 6, 1, ["3 players", "4 players", "5 players", "6 players"]),
        ("rwt", 8, 1, ["6 players", "8 players"]),
    ],
)
def test_only_numbers_of_seats_that_make_a_difference_are_offered(
    code: str, capacity: int, seated: int, labels: list[str] | None
) -> None:
    select = selects(code, capacity, seated).get("seats")
    assert (select and [option.label for option in select.options]) == labels


def test_numbers_of_seats_say_how_large_kingdoms_become_and_how_many_teams_there_are() -> None:
    assert [option.description for option in selects("qd", 4)["seats"].options] == [
        "kingdoms of 7×7",
        "kingdoms of 5×5",
        "kingdoms of 5×5",
    ]
    assert selects("rwt", 8)["seats"].options[1].description == "4 teams, kingdoms of 7×7"


def test_games_say_for_how_many_they_are_and_what_they_are_like() -> None:
    options = selects("kd", 4)["game"].options
    assert options[3].description.endswith(" · Adds towns, knights, buildings, queen and dragon")
    described = {option.value: option.description.partition(" · ")[0] for option in options}
    assert described == {
        "game kd": "For 2 to 4 players",
        "game kd7": "For 2 players",
        "game kd3n": "For 3 players",
        "game qd": "For 2 to 4 players",
        "game rw": "For 3 to 6 players",
        "game rwt": "For 6 or 8 players",
    }


def test_each_option_of_the_game_is_explained_and_those_that_are_on_are_chosen() -> None:
    select = selects("kd+h", 4, suggestions=False)["options"]
    assert [(each.label, each.description, each.chosen) for each in select.options] == [
        ("Middle Kingdom", "10 extra points for a castle in the centre", False),
        ("Harmony", "5 extra points for a kingdom without a discarded domino", True),
        ("Dynasty", "Three games in a row; the sum of the scores wins", False),
        ("No suggestions", "Players are not shown the best placements", True),
    ]
    assert [each.label for each in selects("qd", 4)["options"].options] == ["Dynasty", "No suggestions"]


def test_the_game_and_the_options_that_are_on_are_explained_until_the_start() -> None:
    game = a_game("kd+mh", 2, "Ola", "Kenji", status=Status.LOBBY)
    explained = [
        "-# Lay dominoes; land with crowns scores",
        "-# **Middle Kingdom** · 10 extra points for a castle in the centre",
        "-# **Harmony** · 5 extra points for a kingdom without a discarded domino",
        "-# **Dynasty, game 2 of 3** · Three games in a row; the sum of the scores wins",
    ]
    assert text_of(lobby(Table.of(game), LOCALIZER)).splitlines()[2:6] == explained
    started = text_of(lobby(Table.of(replace(game, status=Status.PLAYING)), LOCALIZER))
    assert not any(line in started for line in explained)


def test_the_players_of_a_team_are_listed_together() -> None:
    game = a_game("rwt", 6, "Ola", "Kenji", "Zuri", "Li", status=Status.LOBBY)
    seats = tuple(replace(seat, team=team) for seat, team in zip(game.seats, (None, 1, 0, 1), strict=True))
    told = text_of(lobby(Table.of(replace(game, seats=seats)), LOCALIZER)).splitlines()
    listed = [line for line in told if line.startswith("- ")]
    assert listed == ["- **Zuri**, team 1", "- **Kenji**, team 2", "- **Li**, team 2", "- **Ola** (host)"]


def test_the_list_of_a_table_that_has_begun_is_in_the_order_of_the_first_choice() -> None:
    table = played("kd", 3, "#312", names=("Ola", "Kenji", "Zuri"))
    listed = [line for line in text_of(lobby(table, LOCALIZER)).splitlines() if line.startswith("- ")]
    assert listed == ["- **Zuri**", "- **Ola** (host)", "- **Kenji**"]


def test_a_lobby_with_the_longest_names_keeps_its_markup() -> None:
    game = a_game("kd", 4, "**Ola**", "Оля\n# Киев", "健二 @everyone", "- `x`", status=Status.LOBBY, number=1)
    lines = text_of(check(lobby(Table.of(game), LOCALIZER))).splitlines()
    assert [line for line in lines if line.startswith("- ")] == [
        "- **\\*\\*Ola\\*\\*** (host)",
        "- **Оля \\# Киев**",
        "- **健二 \\@\u200beveryone**",
        "- **\\- \\`x\\`**",
    ]


# ---- on a server


def setting(server: SimulatedServer, name: str) -> Mapping[str, Any]:
    """The select of the newest message that sets this."""
    return next(each for each in server.newest.selects if each["custom_id"].endswith(f":{name}"))


async def choose(person: MemberActor, server: SimulatedServer, value: str) -> InteractionResult:
    """Choose a value like "game qd" in the select of the lobby that has it."""
    selects = server.newest.selects
    select = next(each for each in selects if value in [option["value"] for option in each["options"]])
    return await person.select(server.newest.message, [value], custom_id=select["custom_id"])


async def set_options(person: MemberActor, server: SimulatedServer, *names: str) -> InteractionResult:
    """Choose these options in the select that holds all of them, and no others."""
    return await person.select(server.newest.message, names, custom_id=setting(server, "options")["custom_id"])


def default_of(select: Mapping[str, Any]) -> list[str]:
    return [option["value"] for option in select["options"] if option.get("default")]


@pytest.fixture
async def host(server: SimulatedServer) -> MemberActor:
    """Ola, who has opened a table at which Kenji sits too."""
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new")
    await kenji.click(server.newest.message, label="Join")
    return ola


async def test_a_table_is_set_up_without_typing(server: SimulatedServer, host: MemberActor) -> None:
    await choose(host, server, "game qd")
    await choose(host, server, "seats 3")
    await choose(host, server, "minutes 480")
    await set_options(host, server, "dynasty", "no-suggestions")
    await add_computer(host, server.newest.message)
    told = server.newest
    assert "## Queendomino\n3 of 3 players · kingdoms of 5×5\n" in told.text
    assert default_of(setting(server, "options")) == ["dynasty", "no-suggestions"]
    assert default_of(setting(server, "pace")) == ["minutes 480"]
    await host.click(told.message, label="Start")
    assert (await server.table()).game.options == GameOptions(
        "qd", 3, dynasty=True, suggestions=False, pace=480, language="en-US"
    )
    assert server.again(told).buttons == []


async def test_options_are_turned_off_again_and_choosing_them_twice_changes_nothing(
    server: SimulatedServer, host: MemberActor
) -> None:
    assert default_of(setting(server, "options")) == []
    for _ in range(2):
        assert (await set_options(host, server, "h", "m")).followups == []
        assert (await server.table()).game.options.variant == "kd+mh"
        assert default_of(setting(server, "options")) == ["m", "h"]
    await set_options(host, server)
    assert default_of(setting(server, "options")) == []
    assert (await server.table()).game.options == GameOptions("kd", 4, language="en-US")


async def test_options_that_the_new_game_does_not_allow_are_dropped_and_named(
    server: SimulatedServer, host: MemberActor
) -> None:
    await set_options(host, server, "h")
    answer = await choose(host, server, "game qd")
    assert read(answer).text == "Queendomino is played without Harmony: that is off now."
    await choose(host, server, "game kd")
    await set_options(host, server, "m", "h")
    answer = await choose(host, server, "game rw")
    assert read(answer).text == "The Royal Wedding is played without Middle Kingdom and Harmony: they are off now."
    assert (await choose(host, server, "minutes 60")).followups == []


async def test_a_game_with_too_few_seats_is_refused_and_the_select_shows_the_old_one(
    server: SimulatedServer, host: MemberActor
) -> None:
    await server.newcomer("Zuri").click(server.newest.message, label="Join")
    server.env.backend.advance_clock(60)
    edited = server.newest.message.edited_at
    answer = await choose(host, server, "game kd7")
    assert "a table for 2, and 3 sit here" in read(answer).text
    assert default_of(setting(server, "game")) == ["game kd"]
    assert server.newest.message.edited_at != edited


async def test_a_table_that_is_full_of_computer_players_can_be_made_smaller(
    server: SimulatedServer, host: MemberActor
) -> None:
    while server.newest.levels:
        await add_computer(host, server.newest.message)
    assert "4 of 4 players" in server.newest.text
    assert [each["value"] for each in setting(server, "seats")["options"]] == ["seats 2", "seats 3", "seats 4"]
    await choose(host, server, "seats 2")
    assert "2 of 2 players" in server.newest.text
    assert [name for name in ("Ola", "Kenji") if f"**{name}**" in server.newest.text] == ["Ola", "Kenji"]


async def test_somebody_else_reads_who_sets_the_table_up(server: SimulatedServer, host: MemberActor) -> None:
    zuri, before = server.newcomer("Zuri"), server.newest.text
    for person in (server.people["Kenji"], zuri):
        told = read(await choose(person, server, "game qd")).text
        assert told == "Ola is the host and sets this table up. You can take or leave a seat here."
        assert "Ola is the host" in read(await set_options(person, server, "h")).text
        assert "Ola is the host" in read(await add_computer(person, server.newest.message)).text
    assert server.newest.text == before
    await host.click(server.newest.message, label="Leave")
    assert (await choose(server.people["Kenji"], server, "game qd")).followups == []
    assert "## Queendomino" in server.newest.text


async def test_an_option_that_an_older_message_still_offers_is_refused_with_a_reason(
    server: SimulatedServer, host: MemberActor
) -> None:
    await choose(host, server, "game qd")
    before = await server.table()
    for names, told in ((("m",), "Middle Kingdom"), (("seats",), "does not do anything any more")):
        select = MultiSelect(Address(Action.SET_UP, before.game.id, argument="options"), "", options(*names))
        channel: Any = server.bot.get_partial_messageable(server.channel.id)
        older = await channel.send(view=build_view(compose(Row((select,)))))
        assert told in read(await host.select(older, names)).text
        assert (await server.table()).game.options == before.game.options


def options(*names: str) -> tuple[Option, ...]:
    return tuple(Option(name, name) for name in names)


async def test_a_switch_of_an_older_lobby_does_what_it_said(server: SimulatedServer, host: MemberActor) -> None:
    game = (await server.table()).game.id
    switch = Button(Address(Action.SET_UP, game, argument="h on"), "Harmony: off")
    channel: Any = server.bot.get_partial_messageable(server.channel.id)
    # Each of them is newer than the message of the table, and takes its place.
    older = [await channel.send(view=build_view(compose(Row((switch,))))) for _ in range(3)]
    for message in older[:2]:
        await host.click(message, label="Harmony: off")
        assert (await server.table()).game.options.variant == "kd+h"
    await host.slash(server.channel, "kingdomino start")
    assert "The game has begun already" in read(await host.click(older[2], label="Harmony: off")).text


def filling(lobby: Message) -> list[str]:
    """Return the labels of the buttons of a lobby that give all free seats to computer players."""
    return [label for label in lobby.buttons if label.startswith("Fill")]


async def test_one_tap_gives_the_free_seats_to_computer_players_and_the_lobby_names_them(
    server: SimulatedServer, host: MemberActor
) -> None:
    lobby, game = server.newest, (await server.table()).game.id
    # The same button once more, for a second click that comes too late.
    twice = await message_with(server, f"b:{Address(Action.FILL_SEATS, game, argument='greedy')}")
    await host.click(lobby.message, label="Fill up with computers (solid)")
    for _ in range(2):
        text = server.again(lobby).text
        assert "4 of 4 players" in text
        assert "- **Baldwin** (computer, solid)\n- **Mathilda** (computer, solid)" in text
        await host.click(twice, label="Forged")
    assert not filling(server.again(lobby))


async def test_the_free_seats_are_filled_on_the_level_that_was_chosen_last(
    server: SimulatedServer, host: MemberActor
) -> None:
    await add_computer(host, server.newest.message, "master")
    assert filling(server.newest) == ["Fill up with computers (master)"]
    answer = await server.people["Kenji"].click(server.newest.message, label=filling(server.newest)[0])
    assert "Ola is the host" in read(answer).text
    await host.click(server.newest.message, label=filling(server.newest)[0])
    assert server.newest.text.count("(computer, master)") == 2


def removing(server: SimulatedServer) -> list[str]:
    """The labels of the buttons that remove a computer player, and the placeholder of the select that does."""
    selects = [each["placeholder"] for each in server.newest.selects]
    return [label for label in (*server.newest.buttons, *selects) if label.startswith("Remove ")]


async def test_the_host_chooses_which_computer_player_is_removed(server: SimulatedServer, host: MemberActor) -> None:
    assert not removing(server)
    await add_computer(host, server.newest.message)
    assert removing(server) == ["Remove Baldwin"]
    await add_computer(host, server.newest.message, "master")
    assert removing(server) == ["Remove a computer player"]
    game = (await server.table()).game.id
    [select] = [each for each in server.newest.selects if each["custom_id"] == f"s:remove:{game}:0:4"]
    assert [(each["label"], each["description"]) for each in select["options"]] == [
        ("Baldwin", "solid"),
        ("Mathilda", "master"),
    ]
    await host.select(server.newest.message, ["4 Baldwin"], custom_id=select["custom_id"])
    assert "Baldwin" not in server.newest.text
    assert removing(server) == ["Remove Mathilda"]
    await host.click(server.newest.message, label="Remove Mathilda")
    assert not removing(server)
    assert "2 of 4 players" in server.newest.text
    assert Message(server.newest.message).levels
