"""From a finished game into a private one: where the button stands, what the panel says, how it ends and is found."""

from collections.abc import Sequence

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address
from bot.games.game import Status
from bot.games.series import can_play_on
from bot.games.table import Table
from tests.bot.features import named, needs
from tests.bot.sample_tables import turn_starts
from tests.bot.server import Guest, Message, SimulatedServer, click_forged, read, say, says, takes, words

features = named("ranking")
"""What the tests look at besides."""


async def original(server: SimulatedServer) -> Table:
    return await server.services.tables.table(1)


def places(table: Table) -> Sequence[int]:
    return [ply for ply in turn_starts(table) if can_play_on(table, ply)]


async def begun(server: SimulatedServer, person: Guest, number: int = 4) -> Message:
    """The panel of a game from one of the positions."""
    ply = places(await original(server))[number]
    return read(await click_forged(person, server, Address(Action.PLAY_ON, argument=f"1 {ply}")))


async def played_on(server: SimulatedServer, game_id: int = 2) -> Table:
    return await server.services.tables.table(game_id)


async def play_out(server: SimulatedServer, person: Guest, panel: Message, game_id: int = 2) -> None:
    """Tap the first button that goes on until the game is over."""
    while (await played_on(server, game_id)).game.status is Status.PLAYING:
        buttons = takes(panel) or [each for each in panel.buttons if each.action == Action.PLAY]
        await person.click(panel, buttons[0])


@needs("ranking")
async def test_every_panel_and_the_end_say_that_it_counts_nowhere(over: SimulatedServer) -> None:
    ola = over.people["Ola"]
    panel = await begun(over, ola)
    await ola.click(panel, takes(panel)[0])
    assert words("played-on-begun") not in panel.text
    assert words("played-on", id="1") in panel.text
    await play_out(over, ola, panel)
    assert words("played-on", id="1") in panel.text
    assert panel.actions == [Action.PLAY_ON]
    again = read(await ola.click(panel, Action.PLAY_ON))
    assert words("played-on-begun") in again.text
    assert (await played_on(over, 3)).ply == (await played_on(over)).game.deal.origin_step[1]
    stats = await say(ola, over, "kingdomino stats")
    assert says(stats.text, "stats-record", game=words("variant-kd"), games=1, wins=0) or says(
        stats.text, "stats-record", game=words("variant-kd"), games=1, wins=1
    )


async def test_it_is_gone_a_day_after_its_last_move_also_if_the_bot_was_killed(over: SimulatedServer) -> None:
    ola = over.people["Ola"]
    panel = await begun(over, ola)
    await over.sleep(20)
    await ola.click(panel, takes(panel)[0])
    await over.restart()
    await over.sleep(23)
    assert (await played_on(over)).game.status is Status.PLAYING
    await over.sleep(2)
    told = await click_forged(ola, over, Address(Action.OPEN_PANEL, 2))
    assert words("error-no-such-game") in told.text
    assert await over.services.tables.games.games_alone(ola.id) == ()
    assert (await original(over)).game.status is Status.OVER
