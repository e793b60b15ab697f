"""What notifies people: never in their quiet hours, and seldom at another's tap."""

from dataclasses import replace

from bot.games.game import Actor
from bot.games.lobby import CALLS_AN_HOUR, put_out
from tests.bot.server import Action, Guest, Message, SimulatedServer, open_lobby, say


async def ask_to_undo(server: SimulatedServer, person: Guest) -> None:
    await person.insist(server.channel, "kingdomino table", do="undo")


async def can_undo(server: SimulatedServer) -> tuple[Guest, Guest]:
    """Begin a game in which somebody has just chosen; return them, and the other."""
    asking = await server.begin()
    await server.step()
    return asking, next(person for person in server.people.values() if person is not asking)


def requests(server: SimulatedServer) -> list[Message]:
    return [message for message in server.messages() if Action.AGREE in message.actions]


async def test_a_request_that_is_made_again_at_once_takes_the_place_of_the_one_before(server: SimulatedServer) -> None:
    asking, other = await can_undo(server)
    await ask_to_undo(server, asking)
    [request] = requests(server)
    assert request.pinged == [other.name]
    for _ in range(5):
        await other.click(request, Action.DECLINE)
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
        await other.click(request, Action.DECLINE)
        server.now += 11 * 60
    assert seen == [([other.name], False)] * CALLS_AN_HOUR + [([], True)]


async def sleeps(server: SimulatedServer, person: Guest) -> None:
    """Let somebody be in their quiet hours for an hour from noon on."""
    await server.services.tables.accounts.change(person.id, lambda each: replace(each, quiet_from=12, quiet_to=13))
    await server.without_grace()


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


async def test_an_invitation_in_quiet_hours_is_silent_and_calls_its_guest_at_their_end(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await sleeps(server, kenji)
    lobby = await open_lobby(ola, server)
    await say(ola, server, "kingdomino invite", player=kenji)
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


async def test_a_request_calls_those_who_are_awake_at_once_and_others_when_they_wake(trio: SimulatedServer) -> None:
    asking = await trio.begin()
    sleeper, awake = await trio.others()
    await trio.step()
    await sleeps(trio, sleeper)
    await trio.without_grace()
    await ask_to_undo(trio, asking)
    [request] = requests(trio)
    assert request.pinged == [awake.name]
    await trio.sleep(2)
    [again] = requests(trio)
    assert again.pinged == [sleeper.name]


async def test_whoever_is_put_out_while_asleep_learns_it_when_they_wake(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    lobby = await open_lobby(ola, server)
    await kenji.click(lobby, Action.JOIN)
    await sleeps(server, kenji)
    await server.services.tables.change((await server.table()).game.id, put_out, Actor(ola.id, "*Ola*"), kenji.id)
    await server.pass_time(0)
    assert [each.pinged for each in server.after(lobby)] == [[]]
    await server.sleep(2)
    [told] = server.after(lobby)
    assert told.pinged == ["Kenji"]
    assert "*" not in told.text
