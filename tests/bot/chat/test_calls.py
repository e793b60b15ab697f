"""What notifies people: never in their quiet hours, and seldom at another's tap."""

from dataclasses import replace

from bot.chat.kit.addresses import Action
from bot.games.call_limits import CALLS_AN_HOUR
from tests.bot.server import Guest, Message, SimulatedServer


async def ask_to_undo(server: SimulatedServer, person: Guest) -> None:
    await person.insist(server.channel, "kingdomino undo")


async def can_undo(server: SimulatedServer) -> tuple[Guest, Guest]:
    """Begin a game in which somebody has just chosen; return them, and the other."""
    asking = await server.begin()
    await server.step()
    return asking, next(person for person in server.people.values() if person is not asking)


def requests(server: SimulatedServer) -> list[Message]:
    return [message for message in server.messages() if Action.APPROVE_UNDO in message.actions]


async def test_a_request_that_is_made_again_at_once_takes_the_place_of_the_one_before(server: SimulatedServer) -> None:
    asking, other = await can_undo(server)
    await ask_to_undo(server, asking)
    [request] = requests(server)
    assert request.pinged == [other.name]
    for _ in range(5):
        await other.click(request, Action.REJECT_UNDO)
        assert requests(server) == []
        await ask_to_undo(server, asking)
    assert [message.id for message in requests(server)] == [request.id]


async def test_whoever_was_called_often_is_named_in_a_silent_message(server: SimulatedServer) -> None:
    asking, other = await can_undo(server)
    seen = []
    for _ in range(CALLS_AN_HOUR + 1):
        await ask_to_undo(server, asking)
        [request] = requests(server)
        seen.append((request.pinged, request.is_silent))
        await other.click(request, Action.REJECT_UNDO)
        server.now += 11 * 60
    assert seen == [([other.name], False)] * CALLS_AN_HOUR + [([], True)]


async def sleeps(server: SimulatedServer, person: Guest) -> None:
    """Let somebody be in their quiet hours for an hour from noon on."""
    await server.services.accounts.change(person.id, lambda each: replace(each, quiet_from=12, quiet_to=13, grace=0))


async def test_a_turn_in_quiet_hours_is_silent_and_its_player_called_at_their_end(server: SimulatedServer) -> None:
    await server.begin()
    [sleeper] = await server.others()
    await sleeps(server, sleeper)
    await server.step()
    turn = server.newest
    assert (turn.pinged, turn.is_silent) == ([], True)
    await server.sleep(2)
    [nudge] = server.after(turn)
    assert (nudge.pinged, nudge.is_silent) == ([sleeper.name], False)
