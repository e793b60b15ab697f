"""No action of the core or of a feature shows or changes what is hidden from a person, whatever its address says."""

from datetime import timedelta
from itertools import product
from typing import Final

from bot.chat.actions import Action
from bot.chat.handling.context import AtTable
from bot.chat.kit.blocks import Address
from bot.games.people.dates import utc_date
from bot.games.series import can_play_on
from tests.bot.features import HANDLERS
from tests.bot.sample_tables import turn_starts
from tests.bot.server import Place, SimulatedServer, click_forged, finish, read, visit, words

FORGED: Final = (
    ("error-old-button", "{tomorrow}", "daily playdaily sharedaily playpuzzle season"),
    ("error-old-button", "{tomorrow}|>1", "answerpuzzle"),
    ("error-old-button", "2 0|>1", "found"),
    ("error-old-button", "2 0", "little"),
    ("error-old-button", "2", "beat bestkingdom rules opentable"),
    ("error-old-button", "kd 99", "learn"),
    ("error-old-button", "offset 99999", "adjust"),
    ("error-no-such-game", "2", "find analysis readgame reviveelsewhere"),
    ("error-no-such-game", "2 {ply}", "playon"),
    ("error-no-such-date", "never", "away"),
    ("error-not-manager", "2 kd", "stopweeks weekgames"),
    ("error-not-manager", "offset 60", "adjustserver callclock calledrole"),
    ("away-not", "2", "comeback"),
    ("games-none", "2", "unfollow"),
    ("tables-none", "2", "endtable"),
    ("", "{tomorrow}", "puzzle"),
    ("", "kd9", "ranking"),
    ("", "2", "results listgames games quit settings server help privacy export forget calloff skipweek tables"),
)
"""What people read who press these actions with an argument that is one further; "" is what they show without one."""


async def test_an_address_that_is_one_further_shows_and_changes_nothing_of_others(server: SimulatedServer) -> None:
    await server.begin()
    await finish(server)
    tables, ola, kenji = server.services.tables, server.people["Ola"], server.people["Kenji"]
    server.discord.add_guild("Abroad", "abroad")
    elsewhere, abroad = server.add_channel("elsewhere"), Place(server.discord, server.discord.channel("abroad"))
    stranger, over = server.newcomer("Zuri"), await tables.table(1)
    ply = next(each for each in turn_starts(over) if can_play_on(over, each))
    await click_forged(ola, server, Address(Action.PLAY_ON, argument=f"1 {ply}"))
    before = [await tables.table(game) for game in (1, 2)]
    given = {"ply": ply, "tomorrow": utc_date(server.now) + timedelta(days=1)}
    places = (stranger, 1, elsewhere), (stranger, 1, abroad), (kenji, 2, server.channel)
    for (action, handler), (person, game, place) in product(HANDLERS.items(), places):
        if isinstance(handler, AtTable):
            told = read(await click_forged(person, server, Address(action, game, argument="1"), place)).text
            assert told == words("error-no-such-game"), (action, game)
            continue
        [(key, argument)] = [(key, text) for key, text, actions in FORGED if action in actions.split()]
        told = (await visit(person, server, action, argument.format(**given), place)).text
        assert told == (words(key) if key else (await visit(person, server, action, "", place)).text), (action, game)
    assert [await tables.table(game) for game in (1, 2)] == before
