"""A game in which nobody moves for a month: offered, archived, revived, as people in the channel see it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.models import Policy, Status
from bot.games.timing.archive import archive_game
from tests.bot.simulated_server import Message, SimulatedServer, finish, read, say, until_placing

pytestmark = pytest.mark.slow

DAY = 24


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji") as server:
        await server.begin()
        await until_placing(server)
        yield server


async def until_offered(server: SimulatedServer) -> Message:
    """Let a month pass, and return the offer."""
    for days in (1, 2, 4, 8, 15):
        await server.pass_time(days * DAY)
    return server.newest


async def archive(server: SimulatedServer) -> Message:
    """Let the month and the week pass; return the message that says so."""
    offer = await until_offered(server)
    await server.pass_time(7 * DAY)
    return server.again(offer)


async def test_after_a_month_the_table_is_asked_without_a_mention(server: SimulatedServer) -> None:
    turn = server.newest
    offer = await until_offered(server)
    assert "Nobody has moved here for a month" in offer.text
    assert (offer.buttons, offer.pinged) == (["Keep playing", "Archive now"], [])
    assert offer.message.flags.suppress_notifications
    # The reminder before it is gone, and none follows.
    assert [message.id for message in server.after(turn)] == [offer.id]
    await server.pass_time(6 * DAY)
    assert [message.id for message in server.after(turn)] == [offer.id]


async def test_a_move_ends_the_offer(server: SimulatedServer) -> None:
    offer = await until_offered(server)
    mover, queue = await server.acting_person(), (await server.table()).state.turns
    while (await server.table()).state.turns == queue:
        await server.step()
    assert mover
    assert offer.id not in [message.id for message in server.messages()]
    await server.pass_time(8 * DAY)
    assert (await server.table()).is_playing


async def test_whoever_plays_may_keep_the_game_open(server: SimulatedServer) -> None:
    offer = await until_offered(server)
    zuri = server.newcomer("Zuri")
    assert "no seat" in read(await zuri.click(offer.message, label="Keep playing")).text
    await server.people["Ola"].click(offer.message, label="Keep playing")
    assert (server.again(offer).text, server.again(offer).buttons) == (
        "**Ola** keeps this game open. It may wait another month.",
        [],
    )
    await server.pass_time(20 * DAY)
    assert (await server.table()).is_playing


async def test_a_week_later_the_game_is_archived_and_the_channel_is_free(server: SimulatedServer) -> None:
    turn = server.newest
    notice = await archive(server)
    assert "This game was archived" in notice.text
    assert notice.buttons == ["Revive this game"]
    assert await server.services.tables.live(server.channel.id) is None
    ola = server.people["Ola"]
    await ola.slash(server.channel, "kingdomino new")
    lobby = server.newest
    refused = read(await ola.click(notice.message, label="Revive this game")).text
    assert "There is another table in this channel now" in refused
    # A tap on the last message of the game says the same, and offers the way back.
    asked = read(await ola.click(turn.message, label=turn.buttons[0]))
    assert "This game was archived" in asked.text
    assert asked.buttons == ["Revive this game"]
    await ola.click(lobby.message, label="Close the table")
    await ola.click(asked.message, label="Revive this game")
    assert (await server.table()).is_playing


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 50083)])  # a missing permission, a closed thread
async def test_a_game_is_archived_also_if_discord_refuses_the_offer_for_good(
    server: SimulatedServer, status: int, code: int
) -> None:
    server.env.inject_error("POST", "/channels/*/messages", status=status, code=code, times=None)
    await archive(server)
    assert await server.services.tables.live(server.channel.id) is None


async def test_a_game_whose_channel_is_gone_ends_when_its_archiving_is_due(server: SimulatedServer) -> None:
    game = (await server.table()).game.id
    await server.pass_time(29 * DAY)
    server.env.inject_error("POST", "/channels/*/messages", status=404, code=10003)
    await server.pass_time(DAY)
    ended = (await server.services.tables.table(game)).game
    assert (ended.status, ended.announcement.message_id, ended.leftovers) == (Status.CANCELLED, None, ())


async def test_an_offer_that_meets_discords_own_trouble_is_sent_in_the_next_minute(server: SimulatedServer) -> None:
    await server.pass_time(29 * DAY)
    server.env.inject_error("POST", "/channels/*/messages", status=503)
    await server.pass_time(DAY)
    assert "Keep playing" not in server.newest.buttons
    await server.pass_time(0.1)
    assert server.newest.buttons == ["Keep playing", "Archive now"]


async def test_a_game_is_revived_by_a_tap_and_its_turn_is_announced_again(server: SimulatedServer) -> None:
    turn, before = server.newest, await server.table()
    notice = await archive(server)
    await server.people["Kenji"].click(notice.message, label="Revive this game")
    assert server.again(notice).text == "**Kenji** has revived this game. It goes on where it stopped."
    news = server.newest
    assert (news.pinged, news.buttons) == ([(await server.acting_person()).name], turn.buttons)
    assert server.again(turn).buttons == []
    assert (await server.table()).state == before.state
    await server.step()


@pytest.mark.parametrize(("taken", "button"), [("kept", "Keep playing"), ("archived", "Revive this game")])
async def test_a_game_whose_seats_computers_keep_goes_on_with_whoever_answers(
    tmp_path: Path, taken: str, button: str
) -> None:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji") as server:
        await server.without_grace()
        await server.begin(pace=60, policy=Policy.SEAT)
        for _ in range(10):
            await server.pass_time(1)
        assert (await server.table()).game.people == ()
        offer = await (until_offered if taken == "kept" else archive)(server)
        await server.people["Ola"].click(offer.message, label=button)
        assert [seat.name for seat in (await server.table()).game.people] == ["Ola"]
        # Kenji's computer player has moved, and it is Ola's turn.
        assert await server.acting_person() is server.people["Ola"]
        assert "choose a domino" in server.newest.text
        await server.step()


async def test_the_button_of_the_next_game_of_a_dynasty_offers_to_revive_it(tmp_path: Path) -> None:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji") as server:
        await server.begin(dynasty=True)
        await finish(server)
        poster, ola = server.newest, server.people["Ola"]
        await ola.click(poster.message, label="Start game 2 of 3")
        second = (await server.table()).game.id
        await server.services.tables.change(second, lambda game: archive_game(game, server.now))
        answer = read(await ola.click(poster.message, label="Start game 2 of 3"))
        assert "This game was archived" in answer.text
        await ola.click(answer.message, label="Revive this game")
        assert (await server.table()).game.id == second


async def test_an_old_button_that_revives_a_running_game_says_that_it_goes_on(server: SimulatedServer) -> None:
    notice, ola = await archive(server), server.people["Ola"]
    page = (await ola.slash(server.channel, "history")).response
    assert page
    await ola.select(page, [Message(page).selects[0]["options"][0]["value"]])
    await server.people["Kenji"].click(notice.message, label="Revive this game")
    late = read(await ola.click(page, label="Revive this game"))
    assert "it goes on" in late.text


async def test_it_can_be_archived_at_once(server: SimulatedServer) -> None:
    offer = await until_offered(server)
    await server.people["Ola"].click(offer.message, label="Archive now")
    assert server.again(offer).buttons == ["Revive this game"]
    assert await server.services.tables.live(server.channel.id) is None
    # Somebody still sees the offer as it was.
    await server.people["Kenji"].click(offer.message, label="Revive this game")
    assert (await server.table()).is_playing


async def test_a_request_ends_as_soon_as_somebody_archives_its_game(server: SimulatedServer) -> None:
    await say(await server.acting_person(), server, "kingdomino substitute")
    offer = await until_offered(server)
    await server.pass_time(1)
    [request] = [message for message in server.messages() if "Agree" in message.buttons]
    await server.people["Ola"].click(offer.message, label="Archive now")
    ended = server.again(request)
    assert (ended.text, ended.buttons) == ("This search for a substitute has ended.", [])


async def test_keeping_a_game_that_was_archived_meanwhile_revives_it(server: SimulatedServer) -> None:
    """The bot may be stopped after it has archived the game and before the offer says so."""
    offer = await until_offered(server)
    game = (await server.table()).game
    await server.services.tables.change(game.id, lambda offered: archive_game(offered, server.now))
    assert server.again(offer).buttons == ["Keep playing", "Archive now"]
    await server.people["Ola"].click(offer.message, label="Keep playing")
    assert (await server.table()).is_playing


async def test_the_history_and_the_list_of_games_lead_to_an_archived_game(server: SimulatedServer) -> None:
    await archive(server)
    ola = server.people["Ola"]
    listed = (await say(ola, server, "games")).text
    assert "### Archived" in listed
    assert f"<#{server.channel.id}> · archived" in listed
    shelf = (await ola.slash(server.channel, "history")).response
    assert shelf
    [select] = Message(shelf).selects
    assert "archived, may be revived" in select["options"][0]["description"]
    await ola.select(shelf, [select["options"][0]["value"]])
    assert Message(shelf).buttons[-3:] == ["Record as a file", "Revive this game", "All games"]
    await ola.click(shelf, label="Revive this game")
    assert (await server.table()).is_playing
    assert "### Archived" not in (await say(ola, server, "games")).text


async def test_a_command_says_how_to_revive_the_game_of_a_channel(server: SimulatedServer) -> None:
    await archive(server)
    assert (
        "revive an archived one with `/history`"
        in (await say(server.people["Ola"], server, "place", where="1@g8n")).text
    )


async def test_a_restart_in_between_neither_repeats_nor_loses_anything(server: SimulatedServer) -> None:
    offer = await until_offered(server)
    await server.restart()
    await server.pass_time(1)
    assert server.newest.id == offer.id
    await server.restart()
    await server.pass_time(7 * DAY)
    assert server.again(offer).buttons == ["Revive this game"]
    game = await server.services.games.game(1)
    assert game.status is Status.ARCHIVED
