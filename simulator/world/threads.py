"""Threads: their members, and their archive after a time without activity (topics/threads)."""

from collections import defaultdict
from typing import Final

from simulator import api
from simulator.api import Json, Refused
from simulator.world.clock import Clock
from simulator.world.permissions import bits
from simulator.world.places import Places

ARCHIVED: Final = 400, 50083, "Thread is archived"
LOCKED: Final = 403, 160005, "Thread is locked"


class Threads(Places):
    """Channels with threads. Activity is a message, an unarchiving or a new duration, but no edit and no click."""

    def __init__(self, bot_name: str = "Bot", clock: Clock | None = None) -> None:
        super().__init__(bot_name, clock)
        self.thread_members: defaultdict[str, set[str]] = defaultdict(set)
        self.guards_archived = True
        """Whether archived threads refuse edits and deletions."""
        self._active: dict[str, float] = {}

    def archive_idle_threads(self) -> None:
        """Archive every thread without activity for its duration."""
        now = self.clock.now()
        for thread_id, since in list(self._active.items()):
            thread = self.channels.get(thread_id)
            if thread_id in self._out_of_reach:
                continue
            if thread is None:
                del self._active[thread_id]
            elif now >= since + 60 * thread["thread_metadata"]["auto_archive_duration"]:
                self.archive(thread)

    def archive(self, thread: Json) -> None:
        self._active.pop(thread["id"], None)
        self._set_archived(thread, is_archived=True)

    def record_activity(self, thread: Json) -> None:
        """Record activity in a thread, which unarchives the thread."""
        self._active[thread["id"]] = self.clock.now()
        if thread["thread_metadata"]["archived"]:
            self._set_archived(thread, is_archived=False)

    def _set_archived(self, thread: Json, *, is_archived: bool) -> None:
        thread["thread_metadata"] |= {"archived": is_archived, "archive_timestamp": self.clock.iso()}
        self.announce("UPDATE", thread)

    def lock(self, thread: Json) -> None:
        thread["thread_metadata"]["locked"] = True
        self.announce("UPDATE", thread)

    def add_to_thread(self, thread: Json, user_id: str) -> None:
        if user_id not in self.thread_members[thread["id"]]:
            self.thread_members[thread["id"]].add(user_id)
            thread["member_count"] = len(self.thread_members[thread["id"]])

    def may_moderate(self, thread: Json, user_id: str) -> bool:
        return bool(self.permissions(thread, user_id) & bits("MANAGE_THREADS"))

    def enters(self, channel: Json, user_id: str) -> bool:
        """Return whether a user may look into a channel, a thread or a private conversation."""
        if "guild_id" not in channel:
            return user_id in (user["id"] for user in channel["recipients"])
        if channel["type"] == api.PRIVATE_THREAD and user_id not in self.thread_members[channel["id"]]:
            return self.may_moderate(channel, user_id) and self.is_member(channel["guild_id"], user_id)
        return bool(self.permissions(channel, user_id) & bits("VIEW_CHANNEL"))

    def refuse_if_closed(self, channel: Json, *, writes: bool) -> None:
        """Raise Refused if the bot cannot change a closed thread. A request that `writes` unarchives the thread."""
        state = channel.get("thread_metadata")
        if state and state["locked"] and not self.may_moderate(channel, self.bot["id"]):
            raise Refused(*LOCKED)
        if state and state["archived"] and not writes and self.guards_archived:
            raise Refused(*ARCHIVED)

    def edit_thread(self, thread: Json, changes: Json) -> None:
        state, bot_id = thread["thread_metadata"], self.bot["id"]
        moderates = self.may_moderate(thread, bot_id)
        owns = thread["owner_id"] == bot_id
        unarchives = changes.get("archived") is False
        if not moderates and ((state["locked"] and not owns) or {"locked", "rate_limit_per_user"} & changes.keys()):
            raise Refused(403, 50013, "Missing Permissions")
        if not moderates and not owns and changes.keys() - {"archived"}:
            raise Refused(403, 50013, "Missing Permissions")
        if state["archived"] and not unarchives and changes.keys() - {"archived", "locked"}:
            raise Refused(*ARCHIVED)
        settings = {key: value for key, value in changes.items() if key in state and key != "archived"}
        if changes.get("archived") is not None and changes["archived"] != state["archived"]:
            self.archive(thread) if changes["archived"] else self.record_activity(thread)
        elif "auto_archive_duration" in settings:
            self.record_activity(thread)
        state |= settings
        thread |= {key: value for key, value in changes.items() if key not in state}
        self.announce("UPDATE", thread)


def kind_of_thread(parent: Json, asked: int | None, *, has_starter: bool) -> int:
    """Return the type of a new thread; the default is private without a starting message.

    Raises Refused if the channel cannot have threads of the type.
    """
    of_announcements = parent["type"] == api.ANNOUNCEMENT
    if parent["type"] in api.POSTS_ONLY:
        return api.PUBLIC_THREAD
    kind = asked or api.PRIVATE_THREAD
    if has_starter:
        kind = api.ANNOUNCEMENT_THREAD if of_announcements else api.PUBLIC_THREAD
    if (kind == api.ANNOUNCEMENT_THREAD) != of_announcements:
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    return kind
