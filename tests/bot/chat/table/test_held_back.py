"""Who slept is called in the morning, whatever else the channel waits for."""

from bot.chat.actions import Action
from bot.games.game import NOBODY
from tests.bot.server import SimulatedServer, open_lobby, play_on


async def test_who_slept_when_a_game_ended_is_called_although_the_next_game_is_paused(trio: SimulatedServer) -> None:
    server = trio
    await server.without_grace()
    await server.begin()
    table = await server.table()
    while table.state.lines_dealt < 11:
        table = await play_on(server, table)
    sleepers = set[str]()
    while (await server.services.tables.table(table.game.id)).is_playing:
        sleepers = {each.name for each in await server.others()}
        for each in server.people.values():
            await server.adjust(each, quiet_from=12, quiet_to=13 if each.name in sleepers else 12)
        await server.step()
    for each in server.people.values():
        await server.adjust(each, quiet_from=12, quiet_to=13)
    [first] = [each for each in server.people.values() if each.name not in sleepers]
    second = next(each for each in server.people.values() if each is not first)
    lobby = await open_lobby(first, server)
    await second.click(lobby, Action.JOIN)
    await first.click(lobby, Action.START)
    live = await server.table()
    await server.services.tables.change(live, lambda game, *_: game.with_times(paused_at=1), NOBODY)
    shown = server.newest
    await server.sleep(5)
    assert sorted(name for each in server.after(shown) for name in each.pinged) == sorted(sleepers)
