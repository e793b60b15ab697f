"""Following a table without a seat at it, as people in the channel see it."""

import pytest

from tests.bot.simulated_server import Message, SimulatedServer, finish, read, say, until_placing

pytestmark = pytest.mark.slow


async def test_a_table_is_followed_beside_its_board_and_left_in_one_tap(server: SimulatedServer) -> None:
    await server.begin()
    zuri = server.newcomer("Zuri")
    board = (await zuri.slash(server.channel, "board")).response
    assert board
    assert Message(board).buttons[-1] == "Follow"
    told = read(await zuri.click(board, label="Follow"))
    assert "nobody mentions you" in told.text
    assert told.id != board.message.id
    followed = (await zuri.slash(server.channel, "games")).response
    assert followed
    assert f"1 · [Kingdomino]({server.newest.message.jump_url}) <#{server.channel.id}>" in Message(followed).text
    await zuri.click(followed, label="Stop following 1")
    assert "You follow" not in Message(followed).text
    assert (await say(zuri, server, "board")).buttons[-1] == "Follow"


async def test_players_are_not_offered_to_follow_their_own_table(server: SimulatedServer) -> None:
    await server.begin()
    for person in server.people.values():
        assert "Follow" not in (await say(person, server, "board")).buttons
    refused = await say(server.people["Ola"], server, "follow")
    assert "already have a seat" in refused.text


async def test_a_follower_is_mentioned_at_the_end_only_if_they_want_to_be(server: SimulatedServer) -> None:
    await server.begin()
    zuri, robin = server.newcomer("Zuri"), server.newcomer("Robin")
    told = (await zuri.slash(server.channel, "follow")).response
    assert told
    await zuri.click(told, label="Mention me when it ends")
    assert "mentioned once, when it ends" in Message(told).text
    await say(robin, server, "follow")
    await server.step()
    assert "zuri" not in server.newest.pinged
    await finish(server)
    assert server.newest.pinged == ["zuri"]
    assert f"<@{robin.id}>" not in server.newest.text
    assert await server.services.following.followers.followed(zuri.id) == ()
    assert "no game" in (await say(zuri, server, "follow")).text


async def test_following_is_changed_and_ended_where_it_was_said(server: SimulatedServer) -> None:
    await server.begin()
    zuri = server.newcomer("Zuri")
    told = (await zuri.slash(server.channel, "follow", how="mentioned")).response
    assert told
    await zuri.click(told, label="No mention")
    assert Message(told).buttons == ["Mention me when it ends", "Stop following"]
    await zuri.click(told, label="Stop following")
    assert "do not follow this table any more" in Message(told).text
    assert "do not follow this table any more" in (await say(zuri, server, "follow", how="off")).text


async def test_a_kingdom_shown_large_and_what_happened_can_be_followed_from(server: SimulatedServer) -> None:
    await server.begin()
    await until_placing(server)
    await server.step()
    zuri = server.newcomer("Zuri")
    look = next(label for label in server.newest.buttons if label.startswith("🔍"))
    shown = (await zuri.click(server.newest.message, label=look)).response
    assert shown
    await zuri.click(shown, label="Follow")
    # A second tap beside the board changes nothing.
    await zuri.click(shown, label="Follow")
    game = (await server.table()).game.id
    assert len(await server.services.following.followers.followers(game)) == 1


async def test_followers_survive_a_restart(server: SimulatedServer) -> None:
    await server.begin()
    zuri = server.newcomer("Zuri")
    await zuri.slash(server.channel, "follow", how="mentioned")
    await server.restart()
    await finish(server)
    assert server.newest.pinged == ["zuri"]
