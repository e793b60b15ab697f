"""Looking closer: one kingdom, all that happened, the board and the rules after the end, and past games."""

from tests.bot.server import Action, Guest, Message, SimulatedServer, begin_placing, finish, read, say, says, words

AFTER_THE_END = [Action.REMATCH]


def looks(message: Message) -> list[str]:
    """What the buttons of a message show: a kingdom or all of them, as a picture or as text."""
    return [button.argument for button in message.buttons if button.action == Action.SHOW_KINGDOM]


def alt_texts(message: Message) -> list[str]:
    return [item["description"] for part in message.parts for item in part.get("items", [])]


async def looked(person: Guest, server: SimulatedServer, kingdom: str) -> Message:
    """What somebody sees after looking around, and then at a kingdom."""
    shown = read(await person.click(server.newest, Action.SHOW_KINGDOM, "all"))
    await person.click(shown, Action.SHOW_KINGDOM, kingdom)
    return shown


async def test_from_one_kingdom_one_looks_at_the_next_in_the_same_message(server: SimulatedServer) -> None:
    await begin_placing(server)
    [other] = await server.others()
    shown = await looked(other, server, "0")
    await other.click(shown, Action.SHOW_KINGDOM, "1")
    [alt] = alt_texts(shown)
    assert says(alt, "alt-kingdom", name="Kenji")
    await other.click(shown, Action.SHOW_KINGDOM, "all")
    [alt] = alt_texts(shown)
    assert says(alt, "alt-table")


async def test_an_old_button_shows_the_kingdom_as_it_is_now(server: SimulatedServer) -> None:
    mover = await begin_placing(server)
    name, kingdom = mover.name, str(list(server.people).index(mover.name))
    old = await looked(mover, server, kingdom)
    table = await server.table()
    while (await server.table()).state.turns == table.state.turns:
        await server.step()
    await mover.click(old, Action.SHOW_KINGDOM, kingdom)
    [alt] = alt_texts(old)
    assert says(alt, "alt-kingdom", name=name)
    await finish(server)
    await mover.click(old, Action.SHOW_KINGDOM, kingdom)
    assert old.text == f"-# {words('variant-kd')}"
    assert looks(old) == ["0", "1", "all"]
    await mover.click(old, Action.SHOW_KINGDOM, "all")
    assert old.actions == AFTER_THE_END


# ---- after the end


async def test_the_board_of_a_finished_game_is_its_poster(server: SimulatedServer) -> None:
    await server.begin()
    await finish(server)
    board = await say(server.newcomer("Zuri"), server, "kingdomino board")
    assert board.actions == AFTER_THE_END
    assert says(board.text, "end-won") or says(board.text, "end-shared")
