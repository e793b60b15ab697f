"""Following a table without a seat at it, as people in the channel see it."""

import pytest

from bot.chat.kit.addresses import Action
from tests.bot.server import SimulatedServer, finish, read, say, until_placing
from tests.bot.words import says, words

pytestmark = pytest.mark.slow


async def test_a_table_is_followed_beside_its_board_and_left_in_one_tap(server: SimulatedServer) -> None:
    await server.begin()
    zuri = server.newcomer("Zuri")
    board = (await zuri.slash(server.channel, "board")).response
    assert board
    assert board.actions[-1] is Action.FOLLOW
    told = read(await zuri.click(board, Action.FOLLOW))
    assert words("following-quietly") in told.text
    assert told.id != board.id
    followed = (await zuri.slash(server.channel, "kingdomino games")).response
    assert followed
    game = f"[{words('variant-kd')}]({server.newest.url})"
    assert says(followed.text, "followed-game", number=1, game=game, channel=f"<#{server.channel.id}>")
    await zuri.click(followed, Action.UNFOLLOW)
    assert words("followed-title") not in followed.text
    assert (await say(zuri, server, "board")).actions[-1] is Action.FOLLOW


async def test_players_are_not_offered_to_follow_their_own_table(server: SimulatedServer) -> None:
    await server.begin()
    for person in server.people.values():
        assert Action.FOLLOW not in (await say(person, server, "board")).actions
    refused = await say(server.people["Ola"], server, "kingdomino follow")
    assert words("error-already-seated") in refused.text


async def test_a_follower_is_mentioned_at_the_end_only_if_they_want_to_be(server: SimulatedServer) -> None:
    await server.begin()
    zuri, robin = server.newcomer("Zuri"), server.newcomer("Robin")
    told = (await zuri.slash(server.channel, "kingdomino follow")).response
    assert told
    await zuri.click(told, Action.FOLLOW)
    assert words("following-mentioned") in told.text
    await say(robin, server, "kingdomino follow")
    await server.step()
    assert "Zuri" not in server.newest.named
    await finish(server)
    assert server.newest.named == ["Zuri"]
    assert f"<@{robin.id}>" not in server.newest.text
    assert await server.services.following.followers.followed(zuri.id) == ()
    assert words("error-no-game-here") in (await say(zuri, server, "kingdomino follow")).text


async def test_following_is_changed_and_ended_where_it_was_said(server: SimulatedServer) -> None:
    await server.begin()
    zuri = server.newcomer("Zuri")
    told = (await zuri.slash(server.channel, "kingdomino follow", how="mentioned")).response
    assert told
    await zuri.click(told, Action.FOLLOW)
    assert told.actions == [Action.FOLLOW, Action.UNFOLLOW]
    await zuri.click(told, Action.UNFOLLOW)
    assert words("unfollowed") in told.text
    assert words("unfollowed") in (await say(zuri, server, "kingdomino follow", how="off")).text


async def test_a_kingdom_shown_large_and_what_happened_can_be_followed_from(server: SimulatedServer) -> None:
    await server.begin()
    await until_placing(server)
    await server.step()
    zuri = server.newcomer("Zuri")
    shown = (await zuri.click(server.newest, Action.SHOW_KINGDOM, "0")).response
    assert shown
    await zuri.click(shown, Action.FOLLOW)
    # A second tap beside the board changes nothing.
    await zuri.click(shown, Action.FOLLOW)
    game = (await server.table()).game.id
    assert len(await server.services.following.followers.followers(game)) == 1


async def test_followers_survive_a_restart(server: SimulatedServer) -> None:
    await server.begin()
    zuri = server.newcomer("Zuri")
    await zuri.slash(server.channel, "kingdomino follow", how="mentioned")
    await server.restart()
    await finish(server)
    assert server.newest.named == ["Zuri"]
