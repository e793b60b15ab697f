"""What reaches a table from elsewhere: leaving it, a new name, the end of its channel; and equal names."""

from tests.bot.server import Action, SimulatedServer, open_lobby, read, says, words


async def test_a_running_game_is_left_from_the_list_of_games_after_a_question(server: SimulatedServer) -> None:
    await server.begin()
    kenji, game = server.people["Kenji"], (await server.table()).game.id
    listed = read(await kenji.slash(server.add_channel("table-2"), "kingdomino games"))
    await kenji.choose(listed, Action.QUIT_ELSEWHERE, str(game))
    assert words("confirm-resign") in listed.text
    await kenji.click(listed, Action.SHOW_GAMES)
    await kenji.choose(listed, Action.QUIT_ELSEWHERE, str(game))
    await kenji.click(listed, Action.QUIT_ELSEWHERE)
    seats = (await server.services.tables.games.game(game)).seats
    assert [seat.resigned for seat in seats if seat.name == "Kenji"] == [True]
    assert any(says(message.text, "told-resigned") for message in server.messages())
    # A table that has not begun is left without a question.
    server.channel = server.add_channel("table-3")
    lobby = await open_lobby(server.people["Ola"], server, players=3)
    await kenji.click(lobby, Action.JOIN)
    left = read(await kenji.slash(server.channel, "kingdomino games"))
    await kenji.choose(left, Action.QUIT_ELSEWHERE, str((await server.table()).game.id))
    assert [seat.name for seat in (await server.table()).game.seats] == ["Ola"]


async def test_whoever_acts_under_a_new_name_has_it_at_the_table(server: SimulatedServer) -> None:
    mover = await server.begin()
    server.discord.rename(mover.person.id, "Queen")
    server.people["Queen"] = mover
    await server.step()
    assert "Queen" in [seat.name for seat in (await server.table()).game.seats]
    [other] = {person.name: person for person in server.people.values() if person is not mover}.values()
    server.discord.rename(other.person.id, "King")
    await other.insist(server.channel, "kingdomino table", do="substitute")
    assert {seat.name for seat in (await server.table()).game.seats} == {"King", "Queen"}
