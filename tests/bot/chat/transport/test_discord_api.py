"""Every request to Discord passes through one function, whose errors are one family."""

import ast
import logging
import ssl
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import discord
import pytest
from aiohttp.client_reqrep import ConnectionKey
from discord import app_commands

import bot
from bot.chat.handling.context import number_in
from bot.chat.kit import Refused, RequestFailed, ask_discord, discord_api
from bot.chat.kit.discord_api import Limited, Unreachable, Unreadable
from tests.bot.fake_channels import answer_with
from tests.bot.refusals import refused

PAGE = "<html>\n<title>Access denied</title>\n</html>"


def errors_of_requests() -> Iterator[str]:
    """Yield the names of the errors that discord.py and aiohttp raise for a request."""
    of_discord = discord.HTTPException, discord.RateLimited, discord.LoginFailure, discord.InvalidData
    of_requests = *of_discord, discord.GatewayNotFound, aiohttp.ClientError
    for module in (discord, discord.errors, app_commands, aiohttp):
        for name, each in vars(module).items():
            if isinstance(each, type) and issubclass(
                each, (*of_requests, discord.GatewayNotFound, aiohttp.ClientError)
            ):
                yield name


def test_only_one_module_names_the_errors_of_requests() -> None:
    names, folder = {*errors_of_requests()}, Path(bot.__file__).parent
    assert {"HTTPException", "NotFound", "RateLimited", "CommandSyncFailure", "ClientError"} <= names
    found = {
        f"{path.relative_to(folder)}: {name}"
        for path in folder.rglob("*.py")
        if path != Path(discord_api.__file__)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        for name in (getattr(node, "attr", None), getattr(node, "id", None), getattr(node, "name", None))
        if name in names
    }
    assert found == set()


async def raising(error: BaseException) -> None:
    raise error


@pytest.mark.parametrize(
    ("error", "kind", "line"),
    [
        (answer_with(400, {"code": 50035, "message": "no"}), Refused, "400 refused (error code: 50035): no"),
        (answer_with(404, PAGE), Unreachable, "status 404, with a web page instead of an answer"),
        (answer_with(429, {"message": "later"}), Limited, "429 refused (error code: 0): later"),
        (answer_with(429, PAGE), Unreachable, "status 429, with a web page instead of an answer"),
        (answer_with(503, ""), Unreachable, "503 refused (error code: 0)"),
        (discord.RateLimited(60), Limited, "Too many requests. Retry in 60.00 seconds."),
        (discord.LoginFailure("no"), Refused, "no"),
        (aiohttp.ServerDisconnectedError(), Unreachable, "ServerDisconnectedError: Server disconnected"),
    ],
)
async def test_a_refused_limited_or_unanswered_request_has_its_error(
    error: Exception, kind: type[RequestFailed], line: str
) -> None:
    with pytest.raises(kind) as raised:
        await ask_discord(raising(error))
    assert str(raised.value) == line
    assert raised.value.__cause__ is error


@pytest.mark.parametrize(
    ("status", "code", "facts"),
    [
        (400, 50035, "invalid mistake"),
        (400, 10062, "refused too_late interaction_unknown"),
        (400, 50083, "refused archived"),
        (403, 50013, "refused forbidden"),
        (403, 50035, "refused forbidden mistake invalid"),
        (404, 10003, "trouble channel_unknown"),
        (404, 10008, "trouble message_gone"),
        (404, 10015, "trouble too_late"),
        (413, 40005, "invalid"),
    ],
)
def test_facts_about_a_refusal_are_no_facts_about_other_failures(status: int, code: int, facts: str) -> None:
    of_answers = {"invalid", "mistake", "interaction_unknown", "archived"} & {*facts.split()}
    assert facts_of(Refused("", status=status, code=code)) == {*facts.split()}
    assert facts_of(Limited("", status=status, code=code)) == {"trouble", *of_answers}


def test_a_request_without_an_answer_may_have_arrived() -> None:
    assert facts_of(Unreadable("", route="GET /users")) == facts_of(Unreachable("")) == {"trouble", "uncertain"}
    assert facts_of(Unreachable("", route="GET /users")) == {"trouble"}
    assert facts_of(Refused("", status=401)) == set()


def facts_of(error: RequestFailed) -> set[str]:
    names = [name.removeprefix("is_") for name in vars(RequestFailed) if name.startswith("is_")]
    return {name for name in names if getattr(error, f"is_{name}")}


async def test_an_error_of_a_request_passes_through_a_second_request_unchanged() -> None:
    with pytest.raises(Refused) as raised:
        await ask_discord(raising(failed := Refused("no")))
    assert raised.value is failed
    assert failed.__cause__ is None


async def test_a_certificate_that_is_not_valid_is_named_with_its_host() -> None:
    reason = ssl.SSLCertVerificationError("not yet")
    reason.verify_message = "certificate is not yet valid"
    key = ConnectionKey("discord.com", 443, is_ssl=True, ssl=True, proxy=None, proxy_auth=None, proxy_headers_hash=None)
    with pytest.raises(Unreachable) as raised:
        await ask_discord(raising(aiohttp.ClientConnectorCertificateError(key, reason)))
    assert str(raised.value) == "discord.com has a certificate that is not valid (certificate is not yet valid)"


async def test_what_discord_py_cannot_read_is_logged_and_is_discords_trouble(caplog: pytest.LogCaptureFixture) -> None:
    async def read() -> None:
        discord.Object("twelve")

    with pytest.raises(Unreadable) as raised:
        await ask_discord(read())
    assert (raised.value.is_trouble, raised.value.is_mistake) == (True, False)
    [line] = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert "cannot be read: TypeError" in line
    assert "(discord.object, line " in line


async def test_a_mistake_of_ours_stays_what_it_is_even_if_discord_py_called_our_code() -> None:
    async def draw() -> None:
        discord.utils.find(lambda _: number_in("no number"), [None])

    with refused("error-old-button"):
        await ask_discord(draw())
