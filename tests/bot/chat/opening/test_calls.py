"""What notifies people: never in their quiet hours, and seldom at another's tap."""

from bot.games.lobby import CALLS_AN_HOUR
from tests.bot.server import Action, Guest, Message, SimulatedServer, open_lobby, words


async def ask_to_undo(server: SimulatedServer, person: Guest) -> None:
    await person.insist(server.channel, "kingdomino table", do="undo")


async def can_undo(server: SimulatedServer) -> tuple[Guest, Guest]:
    """Begin a game in which somebody has just chosen; return them, and the other."""
    asking = await server.begin()
    await server.step()
    return asking, next(person for person in server.people.values() if person is not asking)


def requests(server: SimulatedServer) -> list[Message]:
    return [message for message in server.messages() if Action.AGREE in message.actions]


async def test_whoever_was_called_often_is_named_in_a_silent_message(server: SimulatedServer) -> None:
    asking, other = await can_undo(server)
    seen = []
    for _ in range(CALLS_AN_HOUR + 1):
        await ask_to_undo(server, asking)
        [request] = requests(server)
        seen.append((request.pinged, request.is_silent))
        await other.click(request, Action.DECLINE)
        server.now += 11 * 60
    assert seen == [([other.name], False)] * CALLS_AN_HOUR + [([], True)]


async def sleeps(server: SimulatedServer, person: Guest) -> None:
    """Let somebody be in their quiet hours for an hour from noon on."""
    await server.adjust(person, quiet_from=12, quiet_to=13)
    await server.without_grace()


async def test_an_invitation_in_quiet_hours_is_silent_and_calls_its_guest_at_their_end(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await sleeps(server, kenji)
    lobby = await open_lobby(ola, server)
    await ola.use(server.channel, words("menu-invite"), kenji)
    [asked] = server.after(lobby)
    assert (asked.pinged, asked.is_silent) == ([], True)
    await server.restart()
    await server.sleep(2)
    [again] = server.after(lobby)
    assert (again.pinged, again.actions) == (["Kenji"], [Action.ACCEPT_INVITATION, Action.DECLINE_INVITATION])
    await server.sleep(20)
    assert [each.id for each in server.after(lobby)] == [again.id]
    await kenji.click(again, Action.ACCEPT_INVITATION)
    assert (await server.table()).game.seat_of(kenji.id)
