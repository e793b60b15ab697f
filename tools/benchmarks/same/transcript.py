"""What a bot sent and what people saw, act by act, without what differs by chance.

Ids are times of the simulated clock, which moves on by a second before every act. An id is therefore written as the act
in which it arose, and an additional message changes the ids of its own act only.
"""

import logging
import re
from bisect import bisect_right
from collections.abc import Mapping
from typing import Any, Final

from bot import activity
from simulator.api import EPOCH
from simulator.world.messages import Message
from tests.bot.server import QuickDiscord

Json = dict[str, Any]

_ID: Final = re.compile(r"(?<!\d)\d{17,20}(?!\d)")
_RANDOM: Final = re.compile(r"(?<![0-9a-f])(?:[0-9a-f]{8}){1,2}(?![0-9a-f])")
"""The number of an unexpected error, what makes the name of a picture unique, and the nonce of a message."""
_WITHOUT: Final = {"id", "url", "proxy_url", "size", "timestamp", "edited_timestamp", "attachment_id"}
"""Fields of messages that say nothing, or nothing but when."""
_SHOWN: Final = "content", "components", "flags", "message_reference", "embeds", "poll"


class LogOfWarnings(logging.Handler):
    """Collects warnings, and errors with their exceptions."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines = list[str]()

    def emit(self, record: logging.LogRecord) -> None:
        if record.name == activity.__name__:  # slow work is the machine's
            return
        error = record.exc_info and record.exc_info[1]
        self.lines.append(f"{record.levelname} {record.getMessage()}{f': {error!r}' if error else ''}")


class Transcript:
    """The acts of a scene: what somebody did, the requests that followed, and the messages that changed."""

    def __init__(self, discord: QuickDiscord) -> None:
        self.acts = list[Json]()
        self._discord = discord
        self._began = list[float]()
        self._requests = len(discord.log)
        self._seen = dict[str, tuple[str, int]]()
        self._warnings = LogOfWarnings()
        logging.getLogger().addHandler(self._warnings)

    def begin(self, act: str) -> None:
        """Begin an act, after the clock has moved on."""
        self._began.append(self._discord.clock.now())
        self.acts.append({"act": self.written(act), "requests": [], "seen": {}, "logged": []})

    def end(self, trouble: str = "") -> None:
        """Write down what came of the act."""
        act, discord = self.acts[-1], self._discord
        sent, self._requests = discord.log[self._requests :], len(discord.log)
        # How long a computer player thinks depends on the machine.
        act["requests"] = [self._request(each) for each in sent if not each.template.endswith("/typing")]
        act["seen"] = self._changed()
        act["logged"] = [self.written(each) for each in self._warnings.lines]
        self._warnings.lines.clear()
        if trouble:
            act["trouble"] = self.written(trouble)

    def close(self) -> None:
        logging.getLogger().removeHandler(self._warnings)

    def written(self, text: str) -> str:
        """Return a text with names in place of ids."""
        return _RANDOM.sub("(number)", _ID.sub(lambda found: self._name(found[0]), text))

    def _name(self, snowflake: str) -> str:
        discord = self._discord
        if user := discord.users.get(snowflake):
            return f"({user['global_name'] or user['username']})"
        if snowflake in discord.channels:
            return f"({self._place(snowflake)})"
        return f"({self._act_of(snowflake)})"

    def _place(self, channel_id: str) -> str:
        channel = self._discord.channels.get(channel_id)
        return f"#{(channel or {}).get('name') or 'private'}"

    def _act_of(self, snowflake: str) -> int:
        return bisect_right(self._began, ((int(snowflake) >> 22) + EPOCH) / 1000)

    def _request(self, call: Any) -> Json:
        return {
            "what": f"{call.method} {call.template}",
            "where": {name: self._plain(value) for name, value in call.values.items() if "token" not in name},
            "query": self._plain(call.query),
            "body": self._plain(call.body),
            "files": self._plain([[name, each.name, each.content_type] for name, each in call.files.items()]),
            "status": call.status,
        }

    def _changed(self) -> Json:
        """Return the messages that are new, changed or gone since the last act, by their names."""
        changed, there = Json(), set[str]()
        for messages in list(self._discord.messages.values()):
            for message_id, message in messages.items():
                there.add(message_id)
                name, edits = self._seen.get(message_id, ("", -1))
                if edits != message.edits:
                    name = name or self._new_name(message)
                    self._seen[message_id] = name, message.edits
                    changed[name] = self._shown(message)
        for message_id in self._seen.keys() - there:
            changed[self._seen.pop(message_id)[0]] = None
        return changed

    def _new_name(self, message: Message) -> str:
        """Return the place, the viewer and the act of a message, and its number among those alike."""
        data = message.data
        viewer = f" for {self._discord.users[message.viewer]['global_name']}" if message.viewer else ""
        name = f"{self._place(data['channel_id'])}{viewer} ({self._act_of(data['id'])})"
        taken = sum(each.startswith(name) for each, _ in self._seen.values())
        return f"{name}{f' {taken + 1}' if taken else ''}"

    def _shown(self, message: Message) -> Json:
        data = message.data
        return {
            **{field: self._plain(data[field]) for field in _SHOWN if data.get(field)},
            "author": self._name(data["author"]["id"]),
            "notified": sorted(self._name(each) for each in message.pinged),
            "pictures": [self._plain([each["filename"], each.get("description")]) for each in message.uploads],
        }

    def _plain(self, value: Any) -> Any:
        match value:
            case str():
                return self.written(value)
            case Mapping():
                return {key: self._plain(each) for key, each in value.items() if key not in _WITHOUT}
            case list() | tuple():
                return [self._plain(each) for each in value]
        return value
