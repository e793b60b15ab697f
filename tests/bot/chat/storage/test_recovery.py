"""What is lost on the way: messages, channels, Discord itself, and mistakes of ours."""

from bot.games.game import HOUR
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


async def test_the_board_brings_a_deleted_turn_back_silently(server: SimulatedServer) -> None:
    await server.begin()
    await server.without_grace()
    await server.step()
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
