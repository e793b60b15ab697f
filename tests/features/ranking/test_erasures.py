"""An erasure leaves others their rating, and makes the person a number on each server."""

from bot.features.ranking.ratings import Ratings, with_places
from bot.features.ranking.rows import SqlResultRepository
from bot.games.people.person import SeatName
from bot.games.results import FinishedGame
from bot.storage.account_repository import SqlAccountRepository
from bot.storage.game_repository import SqlGameRepository
from tests.bot.sample_games import KENJI, OLA
from tests.bot.storage.test_account_repository import a_game, finish


async def rating_of(results: SqlResultRepository, user_id: int, guild_id: int = 1) -> tuple[float, int, int | None]:
    """The rating of a person who is the only one in a ranking, in how many games, and the place."""
    ratings = Ratings()
    ratings.add(await results.finished_games(guild_id))
    ratings.settle()
    [person] = [each for each in with_places(ratings.rankings["kd"]) if each.user_id == user_id]
    return person.rating, person.games, person.place


def seats_of(game: FinishedGame) -> list[int | None]:
    return [seat.user_id for seat in game.seats]


async def test_who_is_erased_leaves_others_their_rating_and_is_a_number_on_each_server(
    games: SqlGameRepository, accounts: SqlAccountRepository
) -> None:
    results = SqlResultRepository(games.database)
    for guild_id in (1, 1, 1, 1, 2):
        await finish(games, await a_game(games, guild_id=guild_id), (40, 1), (30, 2))
    before = await rating_of(results, OLA)
    assert before == (1556, 4, 1)
    await accounts.forget(KENJI, SeatName("Somebody"), "solid")
    assert await rating_of(results, OLA) == before
    here, there = [{seats_of(each)[1] or 0 for each in await results.finished_games(guild)} for guild in (1, 2)]
    assert (len(here), len(there), len(here | there)) == (1, 1, 2)
    assert max(here | there) < 0
    assert await results.against_computers(OLA, 1) == ()
    await accounts.forget(OLA, SeatName("Somebody"), "solid")
    ratings = Ratings()
    ratings.add(await results.finished_games(1))
    ratings.settle()
    assert ratings.rankings == {"kd": ()}
