"""Discord's published OpenAPI description as the judge of requests, and of the simulator's own answers."""

from __future__ import annotations

import json
import os
import re
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

Json = dict[str, Any]
Pair = tuple[Any, Any]  # (the fast validator that decides, the slow one that explains)

DIALECT = "https://json-schema.org/draft/2020-12/schema"
JSON = "application/json"

# The API takes snowflakes as integers too (its own upload example has "id": 0) and discord.py relies on it.
SNOWFLAKE = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$", "minimum": 0}
# Keys that the description does not declare, that discord.py 2.7.1 sends and that Discord accepts.
TOLERATED = re.compile(
    r"^(\[\])?\.nsfw$|^(\.data)?\.tts$|\.embeds\[\]\.flags$"
    r"|\.attachments\[\]\.(proxy_url|size|url|spoiler|height|width|content_type)$"
)


@cache
def described() -> Spec | None:
    """Discord's published description, if DISCORD_SPEC names the file; read once."""
    path = os.environ.get("DISCORD_SPEC")
    return Spec(Path(path)) if path else None


class Spec:
    """Finds the operation of a request by method and path, and says what is wrong with the request."""

    def __init__(self, path: Path) -> None:
        self.document: Json = json.loads(path.read_text(encoding="utf-8"))
        self.schemas: Json = self.document["components"]["schemas"]
        self.schemas["SnowflakeType"] = SNOWFLAKE
        templates = sorted(self.document["paths"], key=lambda t: t.count("{"))  # "@original" before "{message_id}"
        self._routes = [(re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", t) + "$"), t) for t in templates]
        self._compiled: dict[int, Pair] = {}

    def match(self, path: str) -> tuple[str | None, dict[str, str]]:
        """The path template that fits, with the values of its parameters."""
        for pattern, template in self._routes:
            if found := pattern.match(path):
                return template, found.groupdict()
        return None, {}

    def check_request(
        self, method: str, path: str, content_type: str, body: Any, query: Iterable[str] = ()
    ) -> list[str]:
        """Everything wrong with a request; of a multipart one, `body` is its payload_json."""
        template, values = self.match(path)
        operation = self.document["paths"].get(template, {}).get(method.lower())
        if operation is None:
            return [f"no such route in the description: {method} {path}"]
        wrong = [f"{k}: {v!r} is not a snowflake" for k, v in values.items() if k.endswith("_id") and not v.isdigit()]
        declared = {p["name"] for p in operation.get("parameters", []) if p["in"] == "query"}
        wrong += [f"unknown query parameter {name}" for name in query if name not in declared]
        content = operation.get("requestBody", {}).get("content", {})
        if body is None:
            return [*wrong, "a body is required"] if content else wrong
        if content_type not in content:
            return [*wrong, f"content type {content_type} is none of {list(content)}"]
        schema = content[content_type]["schema"]
        wrong += self._errors(schema, body)
        if not wrong:
            wrong = [f"unknown key {key}" for key in self._unknown(schema, body) if not TOLERATED.search(key)]
        return wrong

    def check_response(self, method: str, template: str, status: int, body: Any) -> list[str]:
        """Everything wrong with an answer to a request that was accepted."""
        answer = self.document["paths"][template][method.lower()]["responses"].get(str(status))
        if answer is None:
            return [f"status {status} is not described"]
        content = answer.get("content", {})
        return self._errors(content[JSON]["schema"], body) if JSON in content and body is not None else []

    def _errors(self, schema: Json, value: Any) -> list[str]:
        if id(schema) not in self._compiled:
            import jsonschema
            import jsonschema_rs

            root = {"$schema": DIALECT, "components": self.document["components"], **schema}
            fast = jsonschema_rs.Draft202012Validator(root, validate_formats=False)
            self._compiled[id(schema)] = fast, jsonschema.Draft202012Validator(root)
        decides, explains = self._compiled[id(schema)]
        if decides.is_valid(value):
            return []
        return [line for error in explains.iter_errors(value) for line in explain(error)] or ["invalid"]

    def _resolve(self, schema: Json) -> Json:
        while "$ref" in schema:
            schema = self.schemas[schema["$ref"].rsplit("/", 1)[1]]
        return schema

    def _arms(self, schema: Json, value: Any) -> list[Json]:
        """The schema with every alternative of it that the value's `type` does not rule out."""
        schema = self._resolve(schema)
        found = [schema]
        for arm in (a for union in ("allOf", "oneOf", "anyOf") for a in schema.get(union, [])):
            kinds = self._resolve(arm).get("properties", {}).get("type", {}).get("enum")
            if not (kinds and isinstance(value, dict) and "type" in value and value["type"] not in kinds):
                found += self._arms(arm, value)
        return found

    def _unknown(self, schema: Json, value: Any, path: str = "") -> list[str]:
        """Paths of the keys that no fitting alternative declares: Discord ignores them, a typo stays unseen."""
        arms = self._arms(schema, value)
        if isinstance(value, list):
            items = [a["items"] for a in arms if "items" in a]
            return [key for x in value for key in _fewest((self._unknown(i, x, f"{path}[]") for i in items), [])]
        arms = [a for a in arms if "properties" in a or "additionalProperties" in a]
        if not isinstance(value, dict) or not arms or any("additionalProperties" in a for a in arms):
            return []
        declared: defaultdict[str, list[Json]] = defaultdict(list)
        for key, child in (pair for a in arms for pair in a["properties"].items()):
            declared[key].append(child)
        unknown: list[str] = []
        for key, child in value.items():
            here = f"{path}.{key}"
            unknown += _fewest((self._unknown(s, child, here) for s in declared[key]), [here])
        return unknown


def _fewest(found: Iterable[list[str]], default: list[str]) -> list[str]:
    return min(found, key=len, default=default)


def explain(error: Any, prefix: tuple[Any, ...] = ()) -> list[str]:
    """The deepest useful messages: in a union, those of the alternative whose `type` fits."""
    path = (*prefix, *error.path)
    if error.validator in ("oneOf", "anyOf") and error.context:
        arms: defaultdict[Any, list[Any]] = defaultdict(list)
        for inner in error.context:
            arms[inner.schema_path[0]].append(inner)
        fitting = [errors for errors in arms.values() if not any(_other_type(e) for e in errors)]
        if fitting:
            return [line for e in min(fitting, key=len) for line in explain(e, path)]
    text = error.message if len(error.message) < 200 else f"{error.message[:100]} … {error.message[-80:]}"
    return [f"/{'/'.join(map(str, path))}: {text}"]


def _other_type(error: Any) -> bool:
    by_tag = list(error.path)[-1:] == ["type"] and error.validator in ("enum", "const", "oneOf")
    return by_tag or (error.validator == "type" and not error.path)
