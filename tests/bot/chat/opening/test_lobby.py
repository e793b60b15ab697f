"""A table before its game, as people see it."""

from bot.chat.actions import Action
from tests.bot.server import SimulatedServer, add_computer, has_free_seat, more, open_lobby, press, read, say
from tests.bot.words import says, words

NAMES = words("computer-names").split(", ")


def host(name: str) -> str:
    return f"{name} ({words('lobby-seat-host')})"


def computer(name: str, level: str) -> str:
    return f"{name} ({words('lobby-seat-computer', level=words(f'level-{level}'))})"


async def test_a_lobby_fills_empties_and_closes(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    lobby = await open_lobby(ola, server, players=3)
    await kenji.click(lobby, Action.JOIN)
    assert "Kenji" in lobby.alt
    assert says(lobby.text, "lobby-room", count=2)
    await add_computer(ola, lobby, "master")
    assert computer(NAMES[0], "master") in lobby.alt
    assert words("lobby-ready", seated=2, free_count=0) in lobby.text
    assert not has_free_seat(lobby)
    await ola.choose(await more(ola, lobby), Action.PUT_OUT, f"computer 3 {NAMES[0]}")
    # Who sits opens the panel by the same button.
    [panel] = (await kenji.click(lobby, Action.JOIN)).followups
    left = await kenji.click(panel, Action.LEAVE)
    assert read(left).text.startswith(words("done-left"))
    assert words("lobby-for-one", where="server") in lobby.text
    panel = await more(ola, lobby)
    await ola.click(panel, Action.CANCEL)
    assert (panel.is_there, panel.text) == (True, words("done-cancelled"))
    assert words("lobby-cancelled") in lobby.text
    assert (lobby.buttons, lobby.files) == ([], [])


async def test_a_host_who_is_alone_begins_against_computers_with_one_tap(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    panel = await say(ola, server, "kingdomino new", game="rw")
    assert panel.actions[:2] == [Action.START, Action.INVITE]
    assert panel.button(Action.START).label == words("button-play-computers")
    await ola.click(panel, Action.START)
    table = await server.table()
    assert table.is_playing
    assert [seat.computer for seat in table.game.seats] == [None, *["solid"] * 5]


async def test_a_refusal_has_the_free_seat_with_it(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await open_lobby(ola, server, players=2)
    refused = read(await press(kenji, server, Action.START))
    assert refused.actions == [Action.JOIN]
    await kenji.click(refused, Action.JOIN)
    assert len((await server.table()).game.seats) == 2
    zuri = server.newcomer("Zuri")
    assert read(await press(zuri, server, Action.START)).actions == []


async def test_a_fifth_person_reads_what_becomes_of_the_game_before_they_join(server: SimulatedServer) -> None:
    ola, *_ = server.people.values()
    lobby = await open_lobby(ola, server)
    await ola.choose(await more(ola, lobby), Action.SET_UP, "game rw", argument="game")
    for name in ("Zuri", "Ida", "Tom"):
        await server.newcomer(name).click(lobby, Action.JOIN)
    before = words("lobby-plays", size=words("grid-7"), rounds=24)
    assert before in lobby.text
    asked = read(await server.people["Kenji"].click(lobby, Action.JOIN))
    after = words("lobby-plays", size=words("grid-5"), rounds=12)
    assert asked.text == words("confirm-join", count=5, before_plays=before, after_plays=after)
    assert [each.label for each in asked.buttons] == [words("button-join"), words("button-not-now")]
    assert (await server.table()).game.expected == 4
    await server.people["Kenji"].click(asked, Action.JOIN)
    assert ((await server.table()).game.expected, after in lobby.text) == (5, True)


async def test_who_would_close_the_table_by_leaving_is_asked_first(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    lobby = await open_lobby(ola, server, players=3, computers="solid")
    panel = await more(ola, lobby)
    [asked] = (await ola.click(panel, Action.LEAVE)).followups
    assert asked.text == words("confirm-leave")
    assert host("Ola") in lobby.alt
    await ola.click(asked, Action.LEAVE)
    assert asked.text == words("done-left")
    assert not ola.sees(panel)
    assert words("lobby-cancelled") in lobby.text
