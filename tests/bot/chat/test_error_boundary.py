"""What an action has changed is published, whatever becomes of the answer to the person."""

from tests.bot.simulated_server import Message, SimulatedServer, open_panel, until_placing


async def test_a_turn_is_announced_although_the_players_own_message_could_not_be_changed(
    server: SimulatedServer,
) -> None:
    await server.begin()
    mover = await until_placing(server)
    panel = await open_panel(server, mover)
    before = server.newest.id
    server.env.inject_error("PATCH", "/webhooks/*", status=403, code=50013)
    await mover.click(panel, label=next(label for label in Message(panel).buttons if label.startswith("Take")))
    assert server.newest.id != before
    assert server.newest.pinged == [(await server.acting_person()).name]


async def test_a_placement_that_is_no_news_to_others_is_not_announced(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    panel = await open_panel(server, mover)
    before = [message.id for message in server.messages()]
    await mover.click(panel, label="Only place")
    assert [message.id for message in server.messages()] == before


async def test_a_turn_is_announced_to_all_even_if_a_typed_commands_answer_fails(server: SimulatedServer) -> None:
    await server.begin(pace=8)
    await server.pass_time(8)
    [other] = await server.others()
    for _ in ("the answer", "the explanation of the error"):
        server.env.inject_error("PATCH", "/webhooks/*", status=403, code=50013)
    await other.slash(server.channel, "kingdomino stand-in")
    announced = (await server.table()).game.announcement.message_id
    assert announced in [message.id for message in server.messages()]
