"""What notifies people: never in their quiet hours, and seldom at another's tap."""

from bot.games.lobby import CALLS_AN_HOUR
from tests.bot.server import Action, SimulatedServer, open_lobby, words


async def test_whoever_was_called_often_is_named_in_a_silent_message(server: SimulatedServer) -> None:
    asking = await server.begin()
    await server.step()
    other = next(person for person in server.people.values() if person is not asking)
    seen = []
    for _ in range(CALLS_AN_HOUR + 1):
        await asking.insist(server.channel, "kingdomino table", do="undo")
        [request] = [each for each in server.messages() if Action.AGREE in each.actions]
        seen.append((request.pinged, request.is_silent))
        await other.click(request, Action.DECLINE)
        server.now += 11 * 60
    assert seen == [([other.name], False)] * CALLS_AN_HOUR + [([], True)]


async def test_an_invitation_in_quiet_hours_is_silent_and_calls_its_guest_at_their_end(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await server.adjust(kenji, quiet_from=12, quiet_to=13)
    await server.without_grace()
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
