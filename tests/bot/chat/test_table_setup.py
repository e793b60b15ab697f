"""The host sets a table up with the selects of the lobby."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import MultiSelect, Option, Row, Select, compose
from bot.chat.kit.discord_builder import build_view
from bot.chat.lobby.screens import lobby
from bot.games.game import GameOptions, Policy, Status, Suggestions
from bot.games.table import Table
from engine.variants import VARIANTS
from tests.bot.sample_tables import LOCALIZER, a_game, played
from tests.bot.screen_checks import check, text_of
from tests.bot.server import Guest, Message, Reply, SimulatedServer, add_computer, has_free_seat, message_with, read
from tests.bot.server import Select as ShownSelect
from tests.bot.words import says, says_only, words

HOST = words("lobby-host", name="Ola", level="")
NAMES = words("computer-names").split(", ")
ONLY_HOST = words("error-host-sets-up", host="Ola")


def seated(count: int, capacity: int) -> str:
    return words("lobby-players", seated=str(count), count=str(capacity))


def computer(name: str, level: str = "solid") -> str:
    """How the lobby lists a computer player."""
    return words("lobby-computer", name=name, level=words(f"level-{level}"))


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
        [pace] = chosen(shown["pace"])
        assert says_only(pace, "setup-pace")
        assert chosen(shown["policy"]) == [words("policy-turn")]
        assert len(VARIANTS[code].formats) == 1 or chosen(shown["seats"]) == [words("setup-seats", count=capacity)]


@pytest.mark.parametrize(
    ("code", "capacity", "seated", "numbers"),
    [
        ("kd", 4, 1, [2, 3, 4]),
        ("kd", 4, 3, [3, 4]),
        ("kd", 4, 4, None),
        ("kd7", 2, 1, None),
        ("rw", 6, 1, [3, 4, 5, 6]),
        ("rwt", 8, 1, [6, 8]),
    ],
)
def test_only_numbers_of_seats_that_make_a_difference_are_offered(
    code: str, capacity: int, seated: int, numbers: list[int] | None
) -> None:
    select = selects(code, capacity, seated).get("seats")
    labels = [option.label for option in select.options] if select else None
    assert labels == ([words("setup-seats", count=number) for number in numbers] if numbers else None)


def test_the_players_of_a_team_are_listed_together() -> None:
    game = a_game("rwt", 6, "Ola", "Kenji", "Zuri", "Li", status=Status.LOBBY)
    seats = tuple(replace(seat, team=team) for seat, team in zip(game.seats, (None, 1, 0, 1), strict=True))
    told = text_of(lobby(Table.of(replace(game, seats=seats)), LOCALIZER)).splitlines()
    listed = [line for line in told if line.startswith("- ")]
    assert listed == [
        *(
            f"- {words('lobby-in-team', player=f'**{name}**', team=team)}"
            for name, team in (("Zuri", "1"), ("Kenji", "2"), ("Li", "2"))
        ),
        f"- {HOST}",
    ]


def test_the_list_of_a_table_that_has_begun_is_in_the_order_of_the_first_choice() -> None:
    table = played("kd", 3, "#312", names=("Ola", "Kenji", "Zuri"))
    listed = [line for line in text_of(lobby(table, LOCALIZER)).splitlines() if line.startswith("- ")]
    assert listed == ["- **Zuri**", f"- {HOST}", "- **Kenji**"]


def test_a_lobby_with_the_longest_names_keeps_its_markup() -> None:
    game = a_game("kd", 4, "**Ola**", "Оля\n# Киев", "健二 @everyone", "- `x`", status=Status.LOBBY, number=1)
    lines = text_of(check(lobby(Table.of(game), LOCALIZER))).splitlines()
    assert [line for line in lines if line.startswith("- ")] == [
        f"- {words('lobby-host', name=chr(92) + '*' + chr(92) + '*Ola' + chr(92) + '*' + chr(92) + '*', level='')}",
        "- **Оля \\# Киев**",
        "- **健二 \\@\u200beveryone**",
        "- **\\- \\`x\\`**",
    ]


# ---- on a server


def setting(server: SimulatedServer, name: str) -> ShownSelect:
    """The select of the newest message that sets this."""
    return server.newest.select(Action.SET_UP, name)


async def choose(person: Guest, server: SimulatedServer, value: str) -> Reply:
    """Choose a value like "game qd" in the select of the lobby that has it."""
    select = next(each for each in server.newest.selects if value in each.values)
    return await person.choose(server.newest, Action.SET_UP, value, argument=select.argument)


async def set_options(person: Guest, server: SimulatedServer, *names: str) -> Reply:
    """Choose these options in the select that holds all of them, and no others."""
    return await person.choose(server.newest, Action.SET_UP, *names, argument="options")


@pytest.fixture
async def host(server: SimulatedServer) -> Guest:
    """Ola, who has opened a table at which Kenji sits too."""
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new")
    await kenji.click(server.newest, Action.JOIN)
    return ola


async def test_a_table_is_set_up_without_typing(server: SimulatedServer, host: Guest) -> None:
    await choose(host, server, "game qd")
    await choose(host, server, "seats 3")
    await choose(host, server, "pace 480")
    await set_options(host, server, "dynasty")
    await choose(host, server, "suggestions none")
    await add_computer(host, server.newest)
    told = server.newest
    assert f"## {words('variant-qd')}\n{seated(3, 3)} · {words('grid-5')}\n" in told.text
    assert setting(server, "options").chosen == ["dynasty"]
    assert setting(server, "pace").chosen == ["pace 480"]
    await host.click(told, Action.START)
    assert (await server.table()).game.options == GameOptions(
        "qd", 3, dynasty=True, suggestions=Suggestions.NONE, pace=480, language="en-US"
    )
    assert told.labels == []


async def test_options_are_turned_off_again_and_choosing_them_twice_changes_nothing(
    server: SimulatedServer, host: Guest
) -> None:
    assert setting(server, "options").chosen == []
    for _ in range(2):
        assert (await set_options(host, server, "h", "m")).followups == []
        assert (await server.table()).game.options.variant == "kd+mh"
        assert setting(server, "options").chosen == ["m", "h"]
    await set_options(host, server)
    assert setting(server, "options").chosen == []
    assert (await server.table()).game.options == GameOptions("kd", 4, language="en-US")


async def test_options_that_the_new_game_does_not_allow_are_dropped_and_named(
    server: SimulatedServer, host: Guest
) -> None:
    await set_options(host, server, "h")
    answer = await choose(host, server, "game qd")
    assert read(answer).text == words("done-dropped", variant=words("variant-qd"), options=words("option-h"), count=1)
    await choose(host, server, "game kd")
    await set_options(host, server, "m", "h")
    answer = await choose(host, server, "game rw")
    assert says_only(read(answer).text, "done-dropped", variant=words("variant-rw"))
    assert (await choose(host, server, "pace 60")).followups == []


async def test_a_game_with_too_few_seats_is_refused_and_the_select_shows_the_old_one(
    server: SimulatedServer, host: Guest
) -> None:
    await server.newcomer("Zuri").click(server.newest, Action.JOIN)
    server.now += 60
    edited = server.newest.data["edited_timestamp"]
    answer = await choose(host, server, "game kd7")
    assert says(read(answer).text, "error-too-many-seated")
    assert setting(server, "game").chosen == ["game kd"]
    assert server.newest.data["edited_timestamp"] != edited


async def test_somebody_else_reads_who_sets_the_table_up(server: SimulatedServer, host: Guest) -> None:
    zuri, before = server.newcomer("Zuri"), server.newest.text
    for person in (server.people["Kenji"], zuri):
        told = read(await choose(person, server, "game qd")).text
        assert told == ONLY_HOST
        assert ONLY_HOST in read(await set_options(person, server, "h")).text
        assert ONLY_HOST in read(await add_computer(person, server.newest)).text
    assert server.newest.text == before
    await host.click(server.newest, Action.LEAVE)
    assert (await choose(server.people["Kenji"], server, "game qd")).followups == []
    assert f"## {words('variant-qd')}" in server.newest.text


async def test_an_option_that_an_older_message_still_offers_is_refused_with_a_reason(
    server: SimulatedServer, host: Guest
) -> None:
    await choose(host, server, "game qd")
    before = await server.table()
    for names, told in ((("m",), words("option-m")), (("seats",), words("error-old-button"))):
        select = MultiSelect(Address(Action.SET_UP, before.game.id, argument="options"), "", options(*names))
        older = await sent(server, Row((select,)))
        assert told in read(await host.choose(older, Action.SET_UP, *names)).text
        assert (await server.table()).game.options == before.game.options


async def sent(server: SimulatedServer, row: Row) -> Message:
    """Let the bot send a message with this row."""
    channel = server.bot.get_partial_messageable(server.channel.id)
    await channel.send(view=build_view(compose(row)), silent=True)
    return server.newest


def options(*names: str) -> tuple[Option, ...]:
    return tuple(Option(name, name) for name in names)


def filling(lobby: Message) -> list[str]:
    """The levels on which the buttons of a lobby give all free seats to computer players."""
    return [button.argument for button in lobby.buttons if button.action is Action.FILL_SEATS]


async def test_one_tap_gives_the_free_seats_to_computer_players_and_the_lobby_names_them(
    server: SimulatedServer, host: Guest
) -> None:
    lobby, game = server.newest, (await server.table()).game.id
    # The same button once more, for a second click that comes too late.
    twice = await message_with(server, Address(Action.FILL_SEATS, game, argument="solid"))
    await host.click(lobby, Action.FILL_SEATS)
    for _ in range(2):
        text = lobby.text
        assert seated(4, 4) in text
        assert "\n".join(f"- {computer(name)}" for name in NAMES[:2]) in text
        await host.click(twice, Action.FILL_SEATS)
    assert not filling(lobby)


async def test_the_free_seats_are_filled_on_the_level_that_was_chosen_last(
    server: SimulatedServer, host: Guest
) -> None:
    await add_computer(host, server.newest, "master")
    assert filling(server.newest) == ["master"]
    answer = await server.people["Kenji"].click(server.newest, Action.FILL_SEATS)
    assert ONLY_HOST in read(answer).text
    await host.click(server.newest, Action.FILL_SEATS)
    assert sum(computer(name, "master") in server.newest.text for name in NAMES[:3]) == 2


def removing(server: SimulatedServer) -> list[str]:
    """The labels of the buttons that remove a computer player, and the placeholder of the select that does."""
    buttons = [each.label for each in server.newest.buttons if each.action is Action.REMOVE_COMPUTER]
    return [*buttons, *(each.placeholder for each in server.newest.selects if each.action is Action.REMOVE_COMPUTER)]


async def test_the_host_chooses_which_computer_player_is_removed(server: SimulatedServer, host: Guest) -> None:
    assert not removing(server)
    await add_computer(host, server.newest)
    assert removing(server) == [words("button-remove", name=NAMES[0])]
    await add_computer(host, server.newest, "master")
    assert removing(server) == [words("remove-placeholder")]
    select = server.newest.select(Action.REMOVE_COMPUTER)
    assert [(each.label, each.description) for each in select.options] == [
        (NAMES[0], words("level-solid")),
        (NAMES[1], words("level-master")),
    ]
    await host.choose(server.newest, Action.REMOVE_COMPUTER, f"4 {NAMES[0]}")
    assert NAMES[0] not in server.newest.text
    assert removing(server) == [words("button-remove", name=NAMES[1])]
    await host.click(server.newest, Action.REMOVE_COMPUTER)
    assert not removing(server)
    assert seated(2, 4) in server.newest.text
    assert has_free_seat(server.newest)
