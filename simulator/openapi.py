"""Discord's published OpenAPI description as a second judge of requests, and of the simulator's own answers.

The file is no part of this project: DISCORD_SPEC names it (specs/openapi.json of github.com/discord/discord-api-spec).
"""

from __future__ import annotations

import json
import os
import re
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from simulator.api import Json

_Validators: TypeAlias = tuple[Any, Any]
"""The fast one, which decides, and the slow one, which explains."""

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_JSON: Final = "application/json"
_SNOWFLAKE: Final = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$", "minimum": 0}
"""The API takes snowflakes as integers too: its own example of an upload has "id": 0, and discord.py relies on it."""
_TOLERATED: Final = re.compile(
    r"^(\[\])?\.nsfw$|^(\.data)?\.tts$|\.embeds\[\]\.flags$"
    r"|\.attachments\[\]\.(proxy_url|size|url|spoiler|height|width|content_type)$"
)
"""Keys that the description does not declare, that discord.py 2.7 sends and that Discord accepts."""
_LONG: Final = 200


@cache
def described() -> Description | None:
    """Return Discord's description, if DISCORD_SPEC names the file; it is read once.

    Raises ImportError if jsonschema or jsonschema-rs is missing.
    """
    path = os.environ.get("DISCORD_SPEC")
    return Description(Path(path)) if path else None


class Description:
    """Finds the operation of a request by method and path, and lists what is wrong with the request."""

    def __init__(self, path: Path) -> None:
        try:
            import jsonschema  # noqa: PLC0415 - only where somebody has the description
            import jsonschema_rs  # noqa: PLC0415
        except ImportError as error:
            raise ImportError("DISCORD_SPEC is set: pip install jsonschema jsonschema-rs, or unset it") from error
        self._decider, self._explainer = jsonschema_rs.Draft202012Validator, jsonschema.Draft202012Validator
        self._document: Json = json.loads(path.read_text(encoding="utf-8"))
        self._schemas: Json = self._document["components"]["schemas"]
        self._schemas["SnowflakeType"] = _SNOWFLAKE
        templates = sorted(self._document["paths"], key=lambda each: each.count("{"))  # "@original" before an id
        self._routes = [(re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", each) + "$"), each) for each in templates]
        self._compiled: dict[int, _Validators] = {}

    def check_request(
        self, method: str, path: str, content_type: str, body: Any, query: Iterable[str] = ()
    ) -> list[str]:
        """Return everything wrong with a request; of a multipart one, `body` is its payload_json."""
        template, values = self._match(path)
        operation = self._document["paths"].get(template, {}).get(method.lower())
        if operation is None:
            return [f"no such route in the description: {method} {path}"]
        ids = {name: value for name, value in values.items() if name.endswith("_id")}
        wrong = [f"{name}: {value!r} is not a snowflake" for name, value in ids.items() if not value.isdigit()]
        declared = {each["name"] for each in operation.get("parameters", []) if each["in"] == "query"}
        wrong += [f"unknown query parameter {name}" for name in query if name not in declared]
        content = operation.get("requestBody", {}).get("content", {})
        if body is None:
            return [*wrong, "a body is required"] if content else wrong
        if content_type not in content:
            return [*wrong, f"content type {content_type} is none of {list(content)}"]
        schema = content[content_type]["schema"]
        wrong += self._errors(schema, body)
        return wrong or [f"unknown key {key}" for key in self._unknown(schema, body) if not _TOLERATED.search(key)]

    def check_response(self, method: str, template: str, status: int, body: Any) -> list[str]:
        """Return everything wrong with an answer to a request that was accepted."""
        operation = self._document["paths"].get(template, {}).get(method.lower())
        if operation is None:
            return [f"no such route in the description: {method} {template}"]
        answer = operation["responses"].get(str(status))
        if answer is None:
            return [f"status {status} is not described"]
        content = answer.get("content", {})
        return self._errors(content[_JSON]["schema"], body) if _JSON in content and body is not None else []

    def _match(self, path: str) -> tuple[str, dict[str, str]]:
        for pattern, template in self._routes:
            if found := pattern.match(path):
                return template, found.groupdict()
        return "", {}

    def _errors(self, schema: Json, value: Any) -> list[str]:
        if id(schema) not in self._compiled:
            root = {"$schema": _DIALECT, "components": self._document["components"], **schema}
            self._compiled[id(schema)] = self._decider(root, validate_formats=False), self._explainer(root)
        decider, explainer = self._compiled[id(schema)]
        if decider.is_valid(value):
            return []
        return [line for error in explainer.iter_errors(value) for line in _explained(error)] or ["invalid"]

    # ---- keys that nothing declares

    def _unknown(self, schema: Json, value: Any, path: str = "") -> list[str]:
        """Return the paths of keys that no fitting alternative declares: Discord ignores them, a typo stays unseen."""
        arms = self._arms(schema, value)
        if isinstance(value, list):
            items = [arm["items"] for arm in arms if "items" in arm]
            return [key for each in value for key in self._fewest(items, each, f"{path}[]", [])]
        arms = [arm for arm in arms if "properties" in arm or "additionalProperties" in arm]
        if not isinstance(value, dict) or not arms or any("additionalProperties" in arm for arm in arms):
            return []
        declared: defaultdict[str, list[Json]] = defaultdict(list)
        for key, child in (pair for arm in arms for pair in arm["properties"].items()):
            declared[key].append(child)
        found = ((f"{path}.{key}", declared[key], child) for key, child in value.items())
        return [key for here, schemas, child in found for key in self._fewest(schemas, child, here, [here])]

    def _fewest(self, schemas: list[Json], value: Any, path: str, default: list[str]) -> list[str]:
        return min((self._unknown(each, value, path) for each in schemas), key=len, default=default)

    def _arms(self, schema: Json, value: Any) -> list[Json]:
        """Return the schema with every alternative of it that the value's `type` does not rule out."""
        schema = self._resolved(schema)
        found = [schema]
        for arm in (arm for union in ("allOf", "oneOf", "anyOf") for arm in schema.get(union, [])):
            kinds = self._resolved(arm).get("properties", {}).get("type", {}).get("enum")
            is_other = kinds and isinstance(value, dict) and "type" in value and value["type"] not in kinds
            found += [] if is_other else self._arms(arm, value)
        return found

    def _resolved(self, schema: Json) -> Json:
        while "$ref" in schema:
            schema = self._schemas[schema["$ref"].rsplit("/", 1)[1]]
        return schema


def _explained(error: Any, prefix: tuple[Any, ...] = ()) -> list[str]:
    """Return the deepest useful messages: in a union, those of the alternative whose `type` fits."""
    path = (*prefix, *error.path)
    if error.validator in ("oneOf", "anyOf") and error.context:
        arms: defaultdict[Any, list[Any]] = defaultdict(list)
        for inner in error.context:
            arms[inner.schema_path[0]].append(inner)
        fitting = [errors for errors in arms.values() if not any(_is_of_other_type(each) for each in errors)]
        if fitting:
            return [line for each in min(fitting, key=len) for line in _explained(each, path)]
    text = error.message if len(error.message) < _LONG else f"{error.message[:100]} … {error.message[-80:]}"
    return [f"/{'/'.join(map(str, path))}: {text}"]


def _is_of_other_type(error: Any) -> bool:
    by_tag = list(error.path)[-1:] == ["type"] and error.validator in ("enum", "const", "oneOf")
    return by_tag or (error.validator == "type" and not error.path)
