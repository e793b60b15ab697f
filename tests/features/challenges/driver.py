"""The service of challenges on the services of a driver."""

from bot.features.challenges.service import ChallengeService
from bot.storage.database import SqlKeyValueStore
from tests.bot.game_driver import GameDriver


def service_of(driver: GameDriver) -> ChallengeService:
    return ChallengeService(driver.tables, driver.tables.accounts, SqlKeyValueStore(driver.database))
