"""Discord's published OpenAPI description, a second judge of requests and of the simulator's own answers.

The compressed file comes from github.com/discord/discord-api-spec, with its license and commit beside it. `python -m
simulator.openapi CHECKOUT COMMIT` updates the file from a checkout of the repository.
"""

from __future__ import annotations

import json
import lzma
import re
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from simulator.api import Json

FOLDER: Final = Path(__file__).parent
SPEC: Final = "openapi.json.xz"

_JSON: Final = "application/json"
_SNOWFLAKE: Final = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$", "minimum": 0}
"""Snowflakes as text or integers. Discord's own example of an upload has "id": 0, and discord.py relies on integers."""
_PERMISSIONS: Final = {"type": ["string", "integer", "null"], "pattern": "^[0-9]+$", "minimum": 0}
"""Permissions as text, as Discord's documents have them, or integers, the only form in the description of requests."""


@cache
def described() -> Description | None:
    """Return Discord's description, read once per process; None without jsonschema-rs, a tool of the tests.

    Compiling a schema takes 30 milliseconds, so each schema is compiled at its first use.
    """
    return (
        Description(json.loads(lzma.decompress((FOLDER / SPEC).read_bytes()))) if find_spec("jsonschema_rs") else None
    )


class Description:
    """Finds the operation of a request by method and path, and lists the problems of the request."""

    def __init__(self, document: Json) -> None:
        import jsonschema_rs  # noqa: PLC0415 - `make play` installs no tools of the tests

        self._validator = jsonschema_rs.Draft202012Validator
        self.document = document
        schemas = self.document["components"]["schemas"]
        schemas["SnowflakeType"] = _SNOWFLAKE
        for request in schemas.values():
            named = request.get("properties", {}).keys() & {"default_member_permissions"}
            request.get("properties", {}).update(dict.fromkeys(named, _PERMISSIONS))
        templates = sorted(self.document["paths"], key=lambda each: each.count("{"))  # "@original" comes before an id
        self._routes = [(re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", each) + "$"), each) for each in templates]
        self._compiled: dict[int, Any] = {}

    def check_request(
        self, method: str, path: str, content_type: str, body: Any, query: Iterable[str] = ()
    ) -> list[str]:
        """Return all problems of a request; for a multipart request, `body` is the payload_json."""
        operation = self._operation(method, self.template_of(method, path))
        if operation is None:
            return [f"no such route in the description: {method} {path}"]
        declared = {each["name"] for each in operation.get("parameters", []) if each["in"] == "query"}
        wrong = [f"unknown query parameter {name}" for name in query if name not in declared]
        content = operation.get("requestBody", {}).get("content", {})
        if body is None:
            return [*wrong, "a body is required"] if content else wrong
        if content_type not in content:
            return [*wrong, f"content type {content_type} is none of {list(content)}"]
        return wrong + self._errors(content[content_type]["schema"], body)

    def template_of(self, method: str, path: str) -> str:
        """Return the template of a path that Discord has for a method; "" without one."""
        found = (each for pattern, each in self._routes if pattern.match(path))
        return next((each for each in found if self._operation(method, each)), "")

    def check_response(self, method: str, template: str, status: int, body: Any) -> list[str]:
        """Return all problems of an answer to an accepted request."""
        answer = (self._operation(method, template) or {"responses": {}})["responses"].get(str(status))
        if answer is None:
            return [f"status {status} is not described"]
        content = answer.get("content", {})
        return self._errors(content[_JSON]["schema"], body) if _JSON in content and body is not None else []

    def _operation(self, method: str, template: str) -> Json | None:
        operation: Json | None = self.document["paths"].get(template, {}).get(method.lower())
        return operation

    def _errors(self, schema: Json, value: Any) -> list[str]:
        if id(schema) not in self._compiled:
            root = {"components": self.document["components"], **schema}
            self._compiled[id(schema)] = self._validator(root, validate_formats=False)
        validator = self._compiled[id(schema)]
        if validator.is_valid(value):
            return []
        return [
            f"/{'/'.join(map(str, each.instance_path))}: {each.message[:200]}" for each in validator.iter_errors(value)
        ]
