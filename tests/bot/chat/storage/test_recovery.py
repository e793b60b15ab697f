"""What is lost on the way: messages, channels, Discord itself, and mistakes of ours."""

from collections.abc import Callable
from contextlib import suppress

import pytest

from bot.chat.actions import Action
from bot.chat.kit.discord_api import Unreachable
from bot.games.game import HOUR, Game
from bot.games.messages import redraw, renew
from bot.games.table import Table
from bot.storage.game_repository import SqlGameRepository
from simulator.world.messages import LATE_EDITS
from tests.bot.server import Guest, Message, SimulatedServer, say
from tests.bot.words import says, words


def refuse_messages(server: SimulatedServer) -> None:
    """Let Discord refuse the next message, neither sent to the channel nor as a reply."""
    for path in ("/channels/.*/messages$", "/webhooks/"):
        server.fail(f"POST {path}", status=403, code=50013)


async def take_any(server: SimulatedServer, mover: Guest, message: Message | None = None) -> None:
    """Choose the first domino, with the button in the message, which is the newest if none is given."""
    message = message or server.newest
    await mover.click(message, message.buttons[0])


def is_told(server: SimulatedServer, mover: Guest) -> bool:
    """Return whether the newest message tells which domino somebody took."""
    name = words("told-by-person", name=mover.name)
    return any(says(line, "told-pick") for line in server.newest.text.splitlines() if line.startswith(name))


async def test_a_turn_goes_on_although_its_message_was_deleted(server: SimulatedServer) -> None:
    await server.begin()
    server.newest.delete()
    mover = await server.acting_person()
    told = await say((await server.others())[0], server, "kingdomino new")
    assert f"[{words('variant-kd')}]({server.newest.url})" in told.text
    # The turn is as silent as before: its player has just been at the table, and is called later.
    assert (server.newest.named, server.newest.pinged) == ([mover.name], [])
    await take_any(server, mover)
    assert is_told(server, mover)


@pytest.mark.parametrize("is_old", [False, True])
async def test_the_board_brings_a_deleted_turn_back_silently(server: SimulatedServer, *, is_old: bool) -> None:
    await server.begin()
    await server.without_grace()
    await server.step()
    if is_old:
        server.now += 2 * HOUR
    shown, mover = server.newest, await server.acting_person()
    for person in server.people.values():
        await person.slash(server.channel, "kingdomino board")
    assert server.newest.id == shown.id
    shown.delete()
    for person in server.people.values():
        await person.slash(server.channel, "kingdomino board")
    assert [each.id for each in server.after(shown)] == [server.newest.id]
    assert (server.newest.named, server.newest.pinged) == ([mover.name], [])
    assert (await server.table()).game.announcement.id == server.newest.id


async def test_a_reminder_brings_a_deleted_turn_back_and_calls_once(server: SimulatedServer) -> None:
    mover = await server.begin(pace=60, policy="remind")
    shown = server.newest
    shown.delete()
    await server.sleep(2)
    turn, reminder = server.after(shown)
    assert (turn.pinged, reminder.pinged) == ([], [mover.name])
    assert turn.url in reminder.text


async def test_a_lobby_that_was_deleted_comes_back(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new")
    server.newest.delete()
    await kenji.slash(server.channel, "kingdomino table", do="join")
    assert "Kenji" in server.newest.alt


async def test_a_command_shows_a_turn_that_was_put_off_if_the_channel_is_open_again(server: SimulatedServer) -> None:
    mover = await server.begin()
    refuse_messages(server)
    await take_any(server, mover)
    server.fail("POST /channels/.*/messages$", status=403, code=50013)
    await server.services.publisher.publish_pending()
    assert server.services.publisher.is_backing_off((await server.table()).game.id)
    # A command about the table that changes nothing.
    await mover.slash(server.channel, "kingdomino plan")
    assert is_told(server, mover)


async def test_a_game_that_cannot_be_shown_does_not_keep_others_from_being_shown(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    await server.begin()
    for status in (400, 403):
        refuse_messages(server)
        mover = await server.acting_person()
        await take_any(server, mover)
        server.fail("POST /channels/.*/messages$", status=status, code=50013)
        await server.services.publisher.publish_pending()
        assert "could not be shown" in caplog.text
        caplog.clear()
        await server.services.publisher.publish_pending()
        assert is_told(server, mover)


async def test_a_mistake_of_ours_is_admitted_with_a_number_for_the_operator(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(SqlGameRepository, "games_of", fail)
    told = await say(server.people["Ola"], server, "kingdomino games")
    number = told.text.rstrip(".").split()[-1]
    assert told.text == words("error-unexpected", number=number)
    assert f"error {number}" in caplog.text


def with_buttons(server: SimulatedServer) -> list[Message]:
    """Return the messages of the channel that have buttons, except reminders."""
    return [each for each in server.messages() if each.actions and Action.ANSWER_REMINDER not in each.actions]


async def drawn_again(server: SimulatedServer, game_id: int, change: Callable[..., Game] = redraw) -> Table:
    return await server.services.publisher.publish_changed(await server.services.tables.change(game_id, change))


async def die_while_replacing(server: SimulatedServer) -> Message:
    """Let the bot be killed after it has sent a replacement of an old public message; return the replacement."""
    game_id = (await server.table()).game.id
    server.now += 2 * HOUR
    fault = server.discord.fail(r"POST /channels/\d+/messages", drop="after", times=1_000_000)
    # Of a turn that was announced before nobody hears.
    with suppress(Unreachable):
        await drawn_again(server, game_id, renew)
    await server.restart()
    fault.times = 0
    *_, replacement = with_buttons(server)
    return replacement


@pytest.mark.parametrize("is_lobby", [True, False])
async def test_a_message_that_is_replaced_again_after_a_kill_is_replaced_once(
    server: SimulatedServer, *, is_lobby: bool
) -> None:
    if is_lobby:
        await server.people["Ola"].slash(server.channel, "kingdomino new")
    else:
        await server.begin()
    replacement = await die_while_replacing(server)
    server.now += HOUR // 2
    game = (await drawn_again(server, (await server.table()).game.id)).game
    assert game.announcement.id == replacement.id
    assert [each.id for each in with_buttons(server)] == [replacement.id]


async def test_a_replacement_that_a_killed_bot_has_sent_loses_its_buttons_when_the_turn_is_over(
    server: SimulatedServer,
) -> None:
    mover = await server.begin()
    await take_any(server, mover, await die_while_replacing(server))
    assert [each.id for each in with_buttons(server)] == [server.newest.id]


@pytest.mark.usefixtures("hurried")
async def test_an_old_turn_without_buttons_is_done_although_kills_have_used_up_its_edits(
    server: SimulatedServer,
) -> None:
    await server.begin()
    old = server.newest
    server.now += 2 * HOUR
    fault = server.discord.fail(r"PATCH /channels/\d+/messages", drop="after", times=1_000_000)
    await server.step()
    for _ in range(LATE_EDITS):
        await server.restart()
        await server.pass_time(0)
    fault.times = 0
    await server.restart()
    await server.pass_time(0)
    assert await server.services.tables.games.unshown_games() == ()
    assert (old.actions, old.edits) == ([], LATE_EDITS)
