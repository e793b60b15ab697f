"""What a person asked for before their erasure is not stored after it."""

from collections.abc import Awaitable, Callable, Mapping

import pytest

from tests.bot.erasing import erased_before_writing, traces
from tests.bot.features import named, needs
from tests.bot.server import Action, Guest, Reply, SimulatedServer, open_lobby, says, words

features = named("challenges")

Act = Callable[[], Awaitable[Reply]]


async def setting(server: SimulatedServer, ola: Guest, _: Guest) -> Act:
    return lambda: ola.slash(server.channel, "kingdomino settings", zone="Europe/Warsaw")


async def absence(server: SimulatedServer, ola: Guest, _: Guest) -> Act:
    return lambda: ola.insist(server.channel, "kingdomino settings", away="in 3 days")


async def table(server: SimulatedServer, ola: Guest, _: Guest) -> Act:
    return lambda: ola.slash(server.channel, "kingdomino new")


async def challenge(server: SimulatedServer, ola: Guest, _: Guest) -> Act:
    return lambda: ola.slash(server.channel, "kingdomino challenge")


async def seat(server: SimulatedServer, ola: Guest, kenji: Guest) -> Act:
    lobby = await open_lobby(kenji, server, players=2)
    return lambda: ola.click(lobby, Action.JOIN)


async def invitation_of_another(server: SimulatedServer, ola: Guest, kenji: Guest) -> Act:
    await open_lobby(ola, server, players=3)
    return lambda: ola.use(server.channel, words("menu-invite"), kenji)


ACTS: Mapping[str, Callable[[SimulatedServer, Guest, Guest], Awaitable[Act]]] = {
    each.__name__: each for each in (setting, absence, table, challenge, seat, invitation_of_another)
}


@pytest.mark.parametrize(
    "act_of", [pytest.param(each, marks=needs("challenges") if each == challenge.__name__ else ()) for each in ACTS]
)
async def test_what_was_asked_for_before_an_erasure_is_not_stored_after_it(
    act_of: str, server: SimulatedServer
) -> None:
    ola, kenji = server.people.values()
    act = await ACTS[act_of](server, ola, kenji)
    with erased_before_writing(server, ola.id) as erasures:
        told = (await act()).private
    assert erasures, told.text
    assert says(told.text, "error-erased-since") or says(told.text, "error-stale-game")
    assert await traces(server, ola.id, "Ola") == []
    assert not any((await server.services.tables.accounts.export(ola.id)).values())
    # What they ask for later is stored.
    await ola.slash(server.channel, "kingdomino settings", zone="Europe/Warsaw")
    assert (await server.services.tables.accounts.person(ola.id)).time_zone == "Europe/Warsaw"
