"""An erasure leaves others their rating."""

from datetime import date

from bot.features.ranking.ratings import with_places
from bot.features.ranking.rows import SqlResultRepository
from bot.features.ranking.service import RankingService
from bot.games.people.person import SeatName
from bot.storage.account_repository import SqlAccountRepository
from bot.storage.game_repository import SqlGameRepository
from tests.bot.sample_games import KENJI, OLA
from tests.bot.storage.test_account_repository import a_game, finish

TODAY = date(2027, 1, 1)


async def rating_of(rankings: RankingService, user_id: int) -> tuple[float, int, int | None]:
    """The rating of a person who is the only one in a ranking, in how many games, and the place."""
    found, unlisted = await rankings.rankings(1, TODAY)
    # What is in memory is what another process reads.
    assert (found, unlisted) == await RankingService(rankings.results).rankings(1, TODAY)
    [person] = [each for each in with_places(found["kd"], unlisted) if each.user_id == user_id]
    return person.rating, person.games, person.place


async def test_who_is_erased_leaves_others_their_rating(
    games: SqlGameRepository, accounts: SqlAccountRepository
) -> None:
    rankings = RankingService(SqlResultRepository(games.database))
    for _ in range(4):
        await finish(games, await a_game(games), (40, 1), (30, 2))
    before = await rating_of(rankings, OLA)
    assert before == (1556, 4, 1)
    await accounts.forget(KENJI, SeatName("Somebody"), "solid")
    assert await rating_of(rankings, OLA) == before
    await accounts.forget(OLA, SeatName("Somebody"), "solid")
    assert await rankings.rankings(1, TODAY) == ({"kd": ()}, frozenset())
