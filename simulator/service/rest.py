"""REST v10: reads every request, checks it by the rules, and answers like Discord."""

import asyncio
import json
import time
import traceback
from email.utils import formatdate
from typing import Any, Final

from aiohttp import BodyPartReader, web

from simulator import rules
from simulator.api import Json, Lacking, Refused
from simulator.rules.outlines import outline
from simulator.service.backend import Backend
from simulator.service.rate_limits import RateLimits, too_many
from simulator.service.routes import (
    HANDLERS,
    matching,
    webhooks,  # noqa: F401 - the import registers routes
)
from simulator.service.routes.application import command_of
from simulator.service.routes.channels import message_of
from simulator.service.routes.interactions import reply_of
from simulator.world.calls import Call, Fault
from simulator.world.messages import File, Message

PREFIX: Final = "/api/v10"
_PAGE: Final = "<!DOCTYPE html>\n<html><head><title>Error</title></head><body>cloudflare</body></html>"


class Rest:
    def __init__(self, discord: Backend) -> None:
        self._discord = discord
        self._limits = RateLimits(discord.clock)

    async def handle(self, request: web.Request) -> web.Response:
        """Answer a request. An exception is recorded as a defect and answered with 500."""
        discord = self._discord
        call = Call(request.method, request.path.removeprefix(PREFIX), dict(request.query), request.content_type)
        discord.log.append(call)
        discord.under_way += 1
        try:
            if discord.latency:
                await asyncio.sleep(discord.latency)
            response = await self._respond(request, call)
        except Refused as refused:
            if isinstance(refused, Lacking):
                discord.lacks.append(f"{call}: {refused.text}")
            body = {"code": refused.code, "message": refused.text} | refused.extra
            response = _answer(refused.status, body, refused.headers)
        except ConnectionError:  # the bot was killed in the middle of its request
            response = _answer(499, {}, {})
        except Exception as error:  # noqa: BLE001 - an exception must not end more than this request
            discord.defects.append(f"{call}: {''.join(traceback.format_exception(error))}")
            response = _answer(500, {"code": 0, "message": "500: Internal Server Error"}, {})
        finally:
            discord.under_way -= 1
            discord.last_request = call.ended = time.monotonic()
            discord.changed()
        if call.fault and call.fault.body:
            response.body = call.fault.body(bytes(response.body or b""))  # type: ignore[arg-type] # bytes of `_answer`
        for mood in discord.moods:
            if mood.content_type and response.content_type == "application/json":
                response.headers["Content-Type"] = mood.content_type
        response.headers["Date"] = formatdate(discord.clock.now(), usegmt=True)
        if request.transport and not request.transport.is_closing():
            call.status = response.status
        return response

    async def _respond(self, request: web.Request, call: Call) -> web.Response:
        discord = self._discord
        await self._read(request, call)
        if not call.has_own_token and request.headers.get("Authorization") != f"Bot {discord.token}":
            raise Refused(401, 0, "401: Unauthorized")
        call.template, call.values = matching(call.path)
        self._judge(call)
        fault = call.fault = next((each for each in discord.faults if each.applies_to(discord, call)), Fault(""))
        await asyncio.sleep(fault.hang)
        if fault.held:
            await fault.held.wait()
        if fault.status == 429:
            if fault.retry_after is None:
                raise Refused(429, 0, "You are being blocked from accessing our API temporarily")  # discord.py#5221
            raise too_many(fault.retry_after, {})
        if fault.page:
            return web.Response(status=fault.status or 502, text=_PAGE, content_type="text/html")
        if fault.status:
            raise Refused(fault.status, fault.code, fault.text)
        headers = self._limits.headers(call, discord.rate_limit, discord.global_limit)
        response = web.Response()
        if fault.drop != "before":
            discord.archive_idle_threads()
            response = self._serve(call, headers)
        if fault.drop and request.transport:
            request.transport.close()
        return response

    async def _read(self, request: web.Request, call: Call) -> None:
        try:
            if call.content_type == "multipart/form-data":
                await self._read_form(request, call)
            elif request.can_read_body:
                call.body = json.loads(await request.read())
        except ValueError as error:
            self._discord.violations.append(f"{call}: the body is no JSON")
            raise Refused(400, 50109, "The request body contains invalid JSON.") from error

    async def _read_form(self, request: web.Request, call: Call) -> None:
        """Read the parts of a form into memory: `request.post` leaves a temporary file open when the bot is killed."""
        call.body = {}
        parts = await request.multipart()
        while isinstance(part := await parts.next(), BodyPartReader):
            content = bytes(await part.read())
            if part.filename:
                content_type = part.headers.get("Content-Type", "application/octet-stream")
                call.files[part.name or ""] = File(part.filename, content, content_type)
            elif part.name == "payload_json":
                call.body = json.loads(content)

    def _judge(self, call: Call) -> None:
        """Record the problems of a request. Raises Refused if there is any."""
        discord = self._discord
        if (call.method, call.template) not in HANDLERS:
            if discord.spec and (template := discord.spec.template_of(call.method, call.path)):
                raise Lacking(f"route {call.method} {template}")
            doubt = "" if discord.spec else ", or the simulator has not"
            discord.violations.append(f"{call}: Discord has no such route{doubt}")
            raise Refused(404, 0, "404: Not Found")
        wrong = rules.problems(call, self._edited(call), self._changed_command(call))
        if discord.spec:
            described = discord.spec.check_request(call.method, call.path, call.content_type, call.body, call.query)
            wrong += [each for each in described if each not in wrong]
        if discord.outlines is not None and (made := outline(call)) not in discord.outlines:
            discord.violations.append(f"a request of a new kind: {made}")
        discord.violations += [f"{call}: {problem}" for problem in wrong]
        # Discord ignores an unknown key, which only a tester wants to hear of.
        if wrong := [each for each in wrong if not each.startswith("unknown key")]:
            errors = [{"code": "INVALID", "message": problem} for problem in wrong]
            raise Refused(400, 50035, "Invalid Form Body", errors={"_errors": errors})

    def _edited(self, call: Call) -> Message | None:
        """Return the message to be changed by a request."""
        try:
            if call.method == "PATCH" and "/messages/" in call.template:
                by_token = "webhook_token" in call.values
                return reply_of(self._discord, call) if by_token else message_of(self._discord, call)
        except Refused:
            return None
        interaction = self._discord.interactions.get(call.values.get("interaction_token", ""))
        return interaction.source if interaction else None

    def _changed_command(self, call: Call) -> Json | None:
        """Return the command to be changed by a request."""
        try:
            return command_of(self._discord, call) if call.method == "PATCH" and "command_id" in call.values else None
        except Refused:
            return None

    def _serve(self, call: Call, headers: dict[str, str]) -> web.Response:
        result = HANDLERS[call.method, call.template](self._discord, call)
        status, data = result if isinstance(result, tuple) else (204 if result is None else 200, result)
        if self._discord.spec:
            off = self._discord.spec.check_response(call.method, call.template, status, data)
            self._discord.defects += [f"{call}: {problem}" for problem in off]
        for mood in self._discord.moods:
            data = mood.answer(call, data)
        call.answer = data
        return _answer(status, data, headers)


def _answer(status: int, data: Any, headers: dict[str, str]) -> web.Response:
    # Clients compare the content type with "application/json" without a charset. A 429 without Via counts as a ban.
    kind = {} if status == 204 else {"Content-Type": "application/json"}
    body = None if status == 204 else json.dumps(data).encode()
    return web.Response(status=status, body=body, headers={"Via": "1.1 google"} | kind | headers)
