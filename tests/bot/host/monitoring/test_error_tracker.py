"""What an error tracker learns of an error: nothing about people."""

import json
import logging
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import sentry_sdk
from sentry_sdk.envelope import Envelope
from sentry_sdk.transport import Transport

from bot.host.monitoring.error_tracker import report_errors
from bot.host.settings import Secret, Settings
from bot.storage.game_repository import SqlGameRepository
from tests.bot.server import SimulatedServer


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Envelope]]:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    sent = list[Envelope]()
    collecting: Any = type("Collecting", (Transport,), {"capture_envelope": lambda _, each: sent.append(each)})
    assert report_errors(Settings(Secret("token"), sentry_dsn="https://key@127.0.0.1/1"), collecting)
    yield sent
    sentry_sdk.init()


async def test_an_event_has_the_place_of_an_error_and_neither_names_nor_texts_nor_values(
    server: SimulatedServer, sent: list[Envelope], monkeypatch: pytest.MonkeyPatch
) -> None:
    ola, kenji = server.people.values()

    async def fail(_: object, user_id: int) -> None:
        plan = "a secret plan"
        try:
            int(f"{user_id} has {plan}")
        except ValueError as error:
            raise LookupError(f"of {kenji.name}") from error

    monkeypatch.setattr(SqlGameRepository, "games_of", fail)
    await ola.slash(server.channel, "kingdomino games")
    [event] = [each.get_event() for each in sent]
    assert event
    said = json.dumps(event)
    assert [each for each in (*server.people, "has a secret", str(ola.id), server.guild["name"]) if each in said] == []
    assert event["logentry"] == {"message": "error %s in interaction %s"}
    values = event["exception"]["values"]
    assert [(each["type"], each["value"]) for each in values] == [("ValueError", ""), ("LookupError", "")]
    assert values[-1]["stacktrace"]["frames"][-1]["function"] == "fail"
    assert not any("vars" in frame for each in values for frame in each["stacktrace"]["frames"])
    assert event["tags"].keys() == {"interaction", "guild"}
    assert event.keys() == {
        *("event_id", "timestamp", "platform", "level", "logger", "release", "environment"),
        *("tags", "logentry", "exception"),
    }


def test_records_of_other_libraries_are_only_counted_as_they_may_have_texts_in_them(sent: list[Envelope]) -> None:
    logging.getLogger("asyncio").error("the exception of a task: Ola typed this")
    logging.getLogger("bot.test").warning("no error")
    [event] = [each.get_event() for each in sent]
    assert event
    assert event["logentry"] == {"message": "an error of asyncio"}


def test_without_an_address_nothing_is_reported() -> None:
    assert not report_errors(Settings(Secret("token")))
