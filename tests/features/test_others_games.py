"""No action of the core or of a feature shows or changes a game that is hidden from a person."""

from bot.chat.actions import Action
from bot.chat.handling.context import AtTable
from bot.chat.kit.blocks import Address
from bot.games.series import can_play_on
from tests.bot.features import HANDLERS
from tests.bot.sample_tables import turn_starts
from tests.bot.server import SimulatedServer, click_forged, finish, read, words


async def test_a_game_of_another_channel_or_of_one_person_alone_is_no_game_to_others(server: SimulatedServer) -> None:
    await server.begin()
    await finish(server)
    tables, ola, kenji = server.services.tables, server.people["Ola"], server.people["Kenji"]
    elsewhere, stranger, over = server.add_channel("elsewhere"), server.newcomer("Zuri"), await tables.table(1)
    ply = next(each for each in turn_starts(over) if can_play_on(over, each))
    await click_forged(ola, server, Address(Action.PLAY_ON, argument=f"1 {ply}"))
    before = [await tables.table(game) for game in (1, 2)]
    for action in (action for action, handler in HANDLERS.items() if isinstance(handler, AtTable)):
        for person, game, place in ((stranger, 1, elsewhere), (kenji, 2, server.channel)):
            told = read(await click_forged(person, server, Address(action, game, argument="1"), place))
            assert told.text == words("error-no-such-game"), (action, game)
    assert [await tables.table(game) for game in (1, 2)] == before
