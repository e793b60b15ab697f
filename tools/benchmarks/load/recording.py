"""The requests of a bot in each game, tap by tap, for replay by bots without games."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Self

from simulator import Discord
from tools.benchmarks.load.people import Click

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
HOOK = "/webhooks/{webhook_id}/{webhook_token}"
ORIGINAL = f"{HOOK}/messages/@original"
MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"
TOKENS = "interaction_token", "webhook_token"
LONGEST_FILE = bytes(10 * 2**20)


@dataclass(frozen=True)
class Upload:
    """A file of a request; the recording holds only its size."""

    field: str
    name: str
    size: int

    @property
    def data(self) -> bytes:
        return LONGEST_FILE[: self.size]


@dataclass(frozen=True)
class Request:
    """A request about a game: its path template as in Discord's documentation, and the values.

    - `click`: the index of the tap with the request's token, or None for a request without a token;
    - `creates`: the id of the created message, if any.
    """

    method: str
    template: str
    values: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    files: tuple[Upload, ...] = ()
    click: int | None = None
    creates: str | None = None


Steps = Sequence[Sequence[Request]]
"""The requests of a game before the first tap, between the first and the second tap, and so on."""


@dataclass(frozen=True)
class Recording:
    """The requests of games by channel id."""

    games: Mapping[str, Steps]

    @classmethod
    def of(cls, discord: Discord, clicks: Sequence[Click]) -> Self:
        """Return the requests seen by the simulator, without requests outside channels."""
        numbers, starts = dict[str, int](), defaultdict[str, list[int]](list)
        for each in clicks:
            taps = starts[each.interaction.channel["id"]]
            numbers[each.interaction.token] = len(taps)
            taps.append(each.requests_before)
        games = defaultdict[str, list[list[Request]]](lambda: [[]])
        for number, call in enumerate(discord.log):
            token = next((call.values[each] for each in TOKENS if each in call.values), None)
            interaction = discord.interactions.get(token or "")
            channel = interaction.channel["id"] if interaction else call.values.get("channel_id")
            if channel is None or call.status is None:
                continue
            steps, step = games[channel], sum(start <= number for start in starts[channel])
            steps += [[] for _ in range(step + 1 - len(steps))]
            steps[step].append(_request(call, numbers.get(token or "")))
        return cls(dict(games))

    def save(self, path: Path) -> None:
        path.write_text(json.dumps({key: _plain(steps) for key, steps in self.games.items()}), encoding="utf-8")

    @classmethod
    def load(cls, path: Path) -> Self:
        games = json.loads(path.read_text(encoding="utf-8"))
        return cls({key: [[_read(each) for each in step] for step in steps] for key, steps in games.items()})


def _request(call: Any, click: int | None) -> Request:
    files = tuple(Upload(key, file.name, len(file.data)) for key, file in call.files.items())
    created = call.answer.get("id") if isinstance(call.answer, dict) and call.method == "POST" else None
    return Request(call.method, call.template, call.values, call.query, call.body, files, click, created)


def _plain(steps: Steps) -> list[list[dict[str, Any]]]:
    return [[asdict(each) for each in step] for step in steps]


def _read(fields: Mapping[str, Any]) -> Request:
    return Request(**{**fields, "files": tuple(Upload(**each) for each in fields["files"])})


@dataclass
class Replay:
    """The replay of a game: `next_step` is called at the start, and after each tap with the tap added to `clicks`.

    `clicks` holds the replaying bot's objects for taps.
    """

    steps: Steps
    clicks: list[Any] = field(default_factory=list)
    _ids: dict[str, str] = field(default_factory=dict)
    _next: int = 0

    def next_step(self) -> Sequence[Request]:
        """Return the requests up to the next tap; empty after the end of the recording."""
        self._next += 1
        return self.steps[self._next - 1] if self._next <= len(self.steps) else ()

    def created(self, request: Request, message_id: str | int) -> None:
        """Note the id of the message created by a request in this replay."""
        if request.creates:
            self._ids[request.creates] = str(message_id)

    def path(self, request: Request, click_id: str | int = "", token: str = "") -> str:
        """Return the path of a request in this replay, with the id and the token of its tap, if any."""
        values = {**request.values}
        if token:
            values |= {"interaction_id": str(click_id), "interaction_token": token, "webhook_token": token}
        if "message_id" in values:
            values["message_id"] = self.message_id(request)
        return request.template.format(**values)

    def message_id(self, request: Request) -> str:
        """Return the id of a request's message in this replay."""
        recorded = request.values["message_id"]
        return self._ids.get(recorded, recorded)


@dataclass(frozen=True)
class Traffic:
    """Requests with their files, and the bytes of the files and of the JSON beside them."""

    requests: int
    files: int
    uploaded: int
    json: int

    @classmethod
    def of(cls, calls: Iterable[Any]) -> Self:
        """Sum up the requests about games; the bot uploads emoji for some minutes after its start."""
        calls = [each for each in calls if {"channel_id", *TOKENS} & each.values.keys()]
        sizes = [len(file.data) for call in calls for file in call.files.values()]
        texts = sum(len(json.dumps(call.body)) for call in calls if call.body is not None)
        return cls(len(calls), len(sizes), sum(sizes), texts)

    def differences(self, other: Traffic, tolerance: float) -> list[str]:
        """Return the names of the figures with a relative difference above `tolerance`."""
        pairs = [(name, value, getattr(other, name)) for name, value in asdict(self).items()]
        return [name for name, mine, others in pairs if abs(mine - others) > tolerance * max(mine, others)]
