"""The whole world of a Discord at one moment, to which a test returns as often as it likes."""

import io
import pickle
from typing import Any, Final

from simulator.service.backend import Backend

_CHANGING: Final = (
    "channels", "standing", "absent", "without_bot", "installed_by", "thread_members", "messages", "files", "emoji",
    "nonces", "webhooks", "_last_id", "_out_of_reach", "_roles", "_dms", "_denied_dms", "_active", "_creates",
    "_timed_out", "_late",
)  # fmt: skip
"""The attributes that change with what people and the bot do, besides the contents of users, servers and channels."""


class Snapshot:
    """People, places, messages and the time.

    Users, servers and channels that exist at that moment keep their identity, so objects that refer to them stay good.
    """

    def __init__(self, discord: Backend) -> None:
        self._discord, self._now = discord, discord.clock.now()
        self._things = [*discord.users.values(), *discord.guilds.values(), *discord.channels.values()]
        numbers = {id(each): number for number, each in enumerate(self._things)}
        state = {name: getattr(discord, name) for name in _CHANGING}
        contents = [[*each.items()] for each in self._things]
        written = io.BytesIO()
        pickler = _Pickler(written, pickle.HIGHEST_PROTOCOL)
        pickler.numbers = numbers
        pickler.dump((state, contents))
        self._written = written.getvalue()

    def restore(self) -> None:
        """Return to the moment of the snapshot. The bot must be idle, and has to forget on its own."""
        unpickler = _Unpickler(io.BytesIO(self._written))
        unpickler.things = self._things
        state, contents = unpickler.load()
        for thing, items in zip(self._things, contents, strict=True):
            thing.clear()
            thing.update(items)
        vars(self._discord).update(state)
        self._discord.interactions.clear()
        self._discord.clock.advance(self._now - self._discord.clock.now())


class _Pickler(pickle.Pickler):
    numbers: dict[int, int]

    def persistent_id(self, thing: Any) -> int | None:
        return self.numbers.get(id(thing)) if isinstance(thing, dict) else None


class _Unpickler(pickle.Unpickler):
    things: list[Any]

    def persistent_load(self, number: Any) -> Any:
        return self.things[number]
