"""Games in private conversations with the bot, of which Discord does not say that the bot may write there."""

from tests.bot.server import Action, SimulatedServer, add_computer


async def test_a_turn_is_announced_once_although_the_answer_of_discord_was_lost(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    conversation = ola.conversation
    await ola.slash(conversation, "kingdomino new", players=2)
    await add_computer(ola, conversation.newest)
    server.discord.fail(f"POST .*/(channels/{conversation.id}/messages|webhooks/.*)$", drop="after")
    await ola.click(conversation.newest, Action.START)
    await server.pass_time(1 / 60)
    assert len([each for each in conversation.messages if Action.OPEN_PANEL in each.actions]) == 1
    sent = [each for each in server.requests if each.method == "POST" and each.path.endswith("/messages")]
    lobby, turn, *_ = [each.body["enforce_nonce"] for each in sent]
    assert lobby
    assert turn
