"""The settings of people that are kept in memory."""

from dataclasses import replace

import pytest

from bot.games.accounts import AccountService
from bot.games.people import Person, SeatName
from tests.bot.game_driver import KENJI, OLA, ZURI, GameDriver
from tests.bot.query_counter import counted


@pytest.fixture
def service(driver: GameDriver) -> AccountService:
    return driver.tables.accounts


async def test_settings_that_were_read_or_changed_are_known_until_the_person_is_erased(service: AccountService) -> None:
    assert service.known(OLA) is None
    assert service.known((await service.person(OLA)).user_id) == Person(OLA)
    await service.change(OLA, lambda person: replace(person, language="pl"))
    assert service.known(OLA) == Person(OLA, language="pl")
    await service.forget(OLA, SeatName("Somebody"), "solid")
    assert service.known(OLA) is None
    assert await service.person(OLA) == Person(OLA)


async def test_of_many_people_those_who_were_read_last_are_known(
    driver: GameDriver,
) -> None:
    service = AccountService(driver.accounts, people_kept=2)
    for user_id in (OLA, KENJI, OLA, ZURI):
        await service.person(user_id)
    assert [service.known(user_id) is not None for user_id in (OLA, KENJI, ZURI)] == [True, False, True]


async def test_who_may_be_mentioned_is_read_only_of_people_who_are_not_known(
    driver: GameDriver, service: AccountService
) -> None:
    await driver.accounts.save_person(Person(KENJI, mentions=False))
    for reads in (2, 0):
        with counted(driver.database) as asked:
            assert await service.who_may_be_mentioned((OLA, KENJI)) == (OLA,)
        assert len(asked.reads) == reads


async def test_what_another_bot_has_changed_is_known_with_the_next_move(
    driver: GameDriver, service: AccountService
) -> None:
    await driver.begin(OLA, KENJI)
    assert await service.who_may_be_mentioned((OLA,)) == (OLA,)
    await driver.another_bot().tables.accounts.change(OLA, lambda person: replace(person, mentions=False))
    await service.auto_playing(driver.game)
    assert await service.who_may_be_mentioned((OLA,)) == ()
