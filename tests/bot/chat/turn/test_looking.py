"""Looking closer: one kingdom, all that happened, the board and the rules after the end, and past games."""

from tests.bot.server import Action, Message, SimulatedServer, begin_placing, finish, press, read, say, says, words

AFTER_THE_END = [Action.REMATCH]


def alt_texts(message: Message) -> list[str]:
    return [item["description"] for part in message.parts for item in part.get("items", [])]


async def test_from_ones_own_kingdom_one_comes_to_all_in_the_same_message(server: SimulatedServer) -> None:
    await begin_placing(server)
    [other] = await server.others()
    shown = read(await other.click(server.newest, Action.SHOW_KINGDOM))
    [alt] = alt_texts(shown)
    assert says(alt, "alt-kingdom", name=other.name)
    await other.click(shown, Action.SHOW_KINGDOM, "all")
    [alt] = alt_texts(shown)
    assert says(alt, "alt-table")


async def test_an_old_button_shows_the_kingdom_as_it_is_now(server: SimulatedServer) -> None:
    mover = await begin_placing(server)
    kingdom = str(list(server.people).index(mover.name))
    await finish(server)
    old = read(await press(mover, server, Action.SHOW_KINGDOM, kingdom))
    [alt] = alt_texts(old)
    assert says(alt, "alt-kingdom", name=mover.name)
    assert old.text == f"-# {words('variant-kd')}"
    await mover.click(old, Action.SHOW_KINGDOM, "all")
    assert old.actions == AFTER_THE_END


# ---- after the end


async def test_the_board_of_a_finished_game_is_its_poster(server: SimulatedServer) -> None:
    await server.begin()
    await finish(server)
    board = await say(server.newcomer("Zuri"), server, "kingdomino board")
    assert board.actions == AFTER_THE_END
    assert says(board.text, "end-won") or says(board.text, "end-shared")
    elsewhere = await server.people["Ola"].slash(server.add_channel("table-2"), "kingdomino board")
    assert read(elsewhere).text == words("error-nothing-played-here")
