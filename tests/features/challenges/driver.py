"""The service of challenges on the services of a driver."""

from bot.features.challenges.rows import SqlChallengeRepository
from bot.features.challenges.service import ChallengeService
from bot.services.series import SeriesService
from bot.storage.account_repository import SqlServerRepository
from bot.storage.database import SqlKeyValueStore
from tests.bot.fake_channels import FakeChannels
from tests.bot.game_driver import GameDriver


def service_of(driver: GameDriver) -> ChallengeService:
    database = driver.database
    servers, key_values, rows = (
        SqlServerRepository(database),
        SqlKeyValueStore(database),
        SqlChallengeRepository(database),
    )
    return ChallengeService(driver.tables, servers, key_values, rows, FakeChannels(), SeriesService(driver.tables))
