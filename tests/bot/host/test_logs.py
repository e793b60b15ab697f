"""What operators read."""

import contextvars
import json
import logging
import re
from collections.abc import Iterator

import aiohttp
import pytest

from bot.activity import Activity, begin_activity, working_on
from bot.chat.kit.discord_api import UnreadablePayload
from bot.host.logs import configure
from bot.host.settings import LogFormat, Secret

SECRET = Secret("MTIz.abc-def.ghi_jkl")

AUTOCOMPLETE = logging.getLogger("discord.app_commands.tree")


@pytest.fixture(autouse=True)
def _restored() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    for name in ("discord.app_commands.tree", "discord.client", "discord.shard"):
        logging.getLogger(name).filters.clear()
    logging.captureWarnings(capture=False)
    root.handlers[:] = handlers
    root.setLevel(level)


def test_a_record_is_one_line_with_an_iso_time(capsys: pytest.CaptureFixture[str]) -> None:
    configure("INFO", SECRET)
    logging.getLogger("bot.test").info("table %d\nforged line", 7)
    logging.getLogger("bot.test").debug("too much detail")
    line = capsys.readouterr().err
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z INFO bot\.test: table 7 \| forged line\n", line)


def test_what_somebody_typed_does_nothing_to_the_terminal_of_the_operator(capsys: pytest.CaptureFixture[str]) -> None:
    configure("INFO", SECRET)
    logging.getLogger("bot.test").info("name: %s", "\x1b[31mOla\x07\t!")
    assert capsys.readouterr().err.endswith("name: ?[31mOla?\t!\n")


def test_the_token_appears_neither_in_messages_nor_in_tracebacks(capsys: pytest.CaptureFixture[str]) -> None:
    configure("INFO", SECRET)
    log = logging.getLogger("bot.test")
    try:
        int(SECRET.reveal())
    except ValueError:
        log.exception("cannot log in with %s", SECRET.reveal())
    output = capsys.readouterr().err
    assert SECRET.reveal() not in output
    assert output.count("[secret]") == 2
    assert output.count("\n") == 1
    assert "Traceback" in output


def test_an_autocomplete_that_comes_too_late_is_one_line_of_information(capsys: pytest.CaptureFixture[str]) -> None:
    configure("INFO", SECRET)
    AUTOCOMPLETE.error("no options for %r", "place", exc_info=aiohttp.ServerDisconnectedError())
    line = capsys.readouterr().err
    assert line.endswith(
        " INFO discord.app_commands.tree: no options for 'place': ServerDisconnectedError: Server disconnected\n"
    )


@pytest.mark.parametrize("error", [aiohttp.ServerDisconnectedError(), UnreadablePayload("READY cannot be read")])
def test_a_connection_that_is_made_again_is_one_line(error: Exception, capsys: pytest.CaptureFixture[str]) -> None:
    configure("INFO", SECRET)
    logging.getLogger("discord.shard").error("Attempting a reconnect for shard ID %s", 3, exc_info=error)
    line = capsys.readouterr().err
    assert " WARNING discord.shard: Attempting a reconnect for shard ID 3: " in line
    assert "Traceback" not in line


@pytest.mark.parametrize("error", [ZeroDivisionError(), aiohttp.ServerDisconnectedError()])
def test_nobodys_id_is_logged_at_any_level(error: Exception, capsys: pytest.CaptureFixture[str]) -> None:
    configure("INFO", SECRET)
    person, place = 90071992547409931, "/channels/13000000000000000"
    # The words of discord.py 2.7.1.
    ignoring = "Ignoring exception in autocomplete for %r (Guild: %s, User: %s)"
    AUTOCOMPLETE.error(ignoring, "place", 1234567890123456789, person, exc_info=error)
    limited = "We are being rate limited. %s %s responded with 429. Retrying in %.2f seconds."
    address = f"https://discord.com/api/v10{place}/thread-members/{person}"
    logging.getLogger("discord.http").warning(limited, "PUT", address, 0.5)
    text = capsys.readouterr().err
    assert "Ignoring exception in autocomplete for 'place' (Guild: …, User: …)" in text
    assert f"PUT https://discord.com/api/v10{place}/thread-members/… responded" in text


@pytest.mark.parametrize("style", LogFormat)
def test_what_discord_py_logs_is_without_tokens_or_names(style: LogFormat, capsys: pytest.CaptureFixture[str]) -> None:
    configure("DEBUG", SECRET, style)
    person, token = {"username": "Ola", "id": "9007199254740993"}, "aW50ZXJhY3Rpb24:1"
    payload = {"op": 0, "t": "INTERACTION_CREATE", "d": {"token": token, "user": person}}
    address = f"https://discord.com/api/v10/webhooks/1/{token}/messages/9007199254740993"
    library = logging.getLogger("discord.http")
    library.debug("For Shard ID %s: WebSocket Event: %s", 3, payload)
    library.debug("%s %s with %s has returned %s", "PATCH", address, json.dumps(person), 200)
    library.debug("%s", person)
    library.warning("We are being rate limited. %s %s", "PATCH", address)
    text = capsys.readouterr().err
    assert "Shard ID 3: WebSocket Event: operation 0, INTERACTION_CREATE" in text
    assert "PATCH https://discord.com/api/v10/webhooks/1/[token]/messages/… with … has returned 200" in text
    assert not [each for each in (token, "Ola", "username") if each in text]


@pytest.mark.parametrize("style", LogFormat)
def test_records_of_background_work_bear_the_game(capsys: pytest.CaptureFixture[str], style: LogFormat) -> None:
    configure("INFO", SECRET, style)
    log = logging.getLogger("bot.test")
    with working_on(17):
        log.info("a refusal")
        log.info("game 17 could not be shown")
    log.info("after it")
    lines = capsys.readouterr().err.splitlines()
    if style is LogFormat.JSON:
        assert [json.loads(line).get("game") for line in lines] == ["17", "17", None]
    else:
        assert [line.partition(": ")[2] for line in lines] == [
            "a refusal [game 17]",
            "game 17 could not be shown",
            "after it",
        ]


def test_json_records_tell_the_interaction_that_they_were_written_in(capsys: pytest.CaptureFixture[str]) -> None:
    configure("INFO", SECRET, LogFormat.JSON)

    def carry_out() -> None:
        begin_activity(Activity("open", 9007199254740993, 99, game_id=17))
        try:
            int(SECRET.reveal())
        except ValueError:
            logging.getLogger("bot.test").exception("table %d\nforged line", 7)

    contextvars.copy_context().run(carry_out)
    logging.getLogger("bot.test").info("after it")
    first, second = capsys.readouterr().err.splitlines()
    fields = json.loads(first)
    traceback = fields.pop("traceback")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", fields.pop("time"))
    assert fields == {
        "level": "ERROR",
        "logger": "bot.test",
        "message": "table 7\nforged line",
        "interaction": "9007199254740993",
        "guild": "99",
        "game": "17",
    }
    assert "ValueError" in traceback
    assert SECRET.reveal() not in first
    assert json.loads(second).keys() == {"time", "level", "logger", "message"}
