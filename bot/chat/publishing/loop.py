"""The loop that sends the missing changes to a channel, and records the results.

The message of a row without an id may have been sent. A tap on the message, the newest messages of the channel, or
Discord's answer to the same nonce identifies the message. The text of a message is never compared.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from dataclasses import dataclass, field
from typing import Any

from bot.chat.kit import RequestFailed
from bot.chat.publishing.failures import NOT_SENT, Known, came_of, known_by
from bot.chat.publishing.requests import MayStand, Port
from bot.games.channel import (
    CHANGING,
    NONCE_SECONDS,
    SEARCH_SECONDS,
    Act,
    Came,
    Done,
    Way,
    acts,
    carried_out,
    first_stage,
    has_controls,
    instead_of_edit,
    is_redraw,
    look_of,
    offer_no_next,
    recorded,
)
from bot.games.game import NOBODY, Clock, Game
from bot.games.kinds import KINDS
from bot.games.notifying import decide_calls_again, refused_privately
from bot.games.outbox import MAIN, Kind, Message
from bot.games.refusals import ChannelBusy
from bot.games.rows import choose_place, note_lock, wanted
from bot.games.table import Table

log = logging.getLogger(__name__)


@dataclass
class Loop:
    """Updates the messages in the channel of a table until they show the table."""

    table: Table
    port: Port
    change: Callable[..., Awaitable[Table]]
    """Changes a table and returns the new table, such as `Tables.change`."""
    unsent: MutableMapping[str, bool]
    """The nonces of rows that this process has written and not sent yet."""
    clock: Clock
    is_old: Callable[[int], bool]
    tapped: tuple[str, int] | None = None
    """The nonce and the id of a message that somebody has just tapped on."""
    here: int | None = None
    """The place where somebody has just tapped or typed a command."""
    ended: Table | None = None
    """The table of an earlier game whose next-game buttons must be removed; the caller publishes this table."""
    reached: set[int] = field(default_factory=set)
    """The channels and threads that have accepted a request."""
    refused: set[int] = field(default_factory=set)
    """The channels and threads that have refused a request."""
    _error: RequestFailed | None = None
    """The error of the main message. After this error, only the last changes of other messages follow (`Way.END`)."""
    _failed: set[str] = field(default_factory=set)
    _read: dict[int, Mapping[str, int] | Exception | None] = field(default_factory=dict)
    _shut: set[int] = field(default_factory=set)
    _opened: set[int] = field(default_factory=set)
    _written: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._visited = {self.here}

    async def run(self) -> tuple[Act, ...]:
        """Send the missing changes to the channel; return the changes that are left.

        Raises RequestFailed if the main message cannot be shown.
        """
        await self._note_tapped()
        await self._note_lock()
        while stage := first_stage(self._possible()):
            done = list[Done]()
            try:
                for act in stage:
                    done += [each] if (each := await self._try(act)) else []
            except RequestFailed as error:
                self._error = error
            if done:
                await self._change(recorded, done)
            await self._note_lock()
            self._failed |= {each.row.nonce for each in done if each.came in {Came.FAILED, Came.HELD}}
        for place in self._opened - self._written:
            await self.port.close(self.table, place)
        if self._error:
            raise self._error
        return acts(self.table.game)

    def _possible(self) -> list[Act]:
        """Return the acts that can be tried now.

        A closed thread is opened to send a message, to remove a message or its buttons, and after a tap in the thread.
        Other edits wait until the thread is opened.
        """
        lacking = [each for each in acts(self.table.game) if each.row.nonce not in self._failed]
        self._visited |= {each.place for each in lacking if each.place and not is_redraw(each)}
        return [each for each in lacking if self._is_possible(each)]

    def _is_possible(self, act: Act) -> bool:
        if self._error and (act.way is not Way.END or act.row.kind in MAIN):
            return False
        if act.way is Way.ARCHIVE:
            return not self._failed
        # A position that cannot be read cannot be drawn.
        if not self.table.is_readable and act.way in {Way.SEND, Way.EDIT} and act.row.kind is not Kind.CANCELLED:
            return False
        if act.way in CHANGING and act.place in self._shut:
            return False
        return not is_redraw(act) or act.place in self._visited or not self.port.is_closed(self.table, act.place)

    async def _change(self, change: Callable[..., Game], *args: Any, **how: Any) -> None:
        self.table = await self.change(self.table, change, NOBODY, *args, **how)

    async def _try(self, act: Act) -> Done | None:
        """Carry out an act, and return its result; None if there is no result to record.

        Raises RequestFailed if nothing else may be shown before the act succeeds (`came_of`).
        """
        row, was_unsent = act.row, act.row.nonce in self.unsent
        if act.way in CHANGING and act.place in self._shut:
            return Done(row, Came.HELD)
        try:
            await self._visit(act)
            done = await self._sent_before(act) or await self._carry_out(act, was_unsent=was_unsent)
        except RequestFailed as error:
            known = known_by(error)
            if known in NOT_SENT and was_unsent:
                self.unsent[row.nonce] = True
            if known is Known.CLOSED and act.place:
                self.refused.add(act.place)
                self.port.report(self.table, act.place, error)
                self._shut |= {act.place} if act.way in CHANGING else set()
            if (came := came_of(act.way, row, known, was_unsent=was_unsent)) is None:
                raise
            if known not in {Known.GONE, Known.WORN}:
                level = logging.INFO if row.leaves else logging.WARNING
                log.log(level, "game %s: the message %s could not be shown: %s", self.table.game.id, row.kind, error)
            return Done(row, came)
        if act.place:
            self.reached.add(act.place)
        return done

    async def _note_tapped(self) -> None:
        """Record that the tapped message must be removed, if the row with the same nonce has another message."""
        nonce, message_id = self.tapped or ("", 0)
        for row in self.table.game.outbox.messages:
            if nonce and row.nonce == nonce and row.id not in {None, message_id}:
                await self._change(recorded, [Done(row, id=message_id)])

    async def _note_lock(self) -> None:
        """Add a notice in the lobby's channel that the thread is locked, or remove the notice."""
        game = self.table.game
        is_noted = bool(wanted(game, Kind.LOCKED))
        if game.home_id is None or is_noted is (game.channel_id in self.refused):
            return
        is_locked = await self.port.is_locked(self.table)
        if is_locked is not None and is_locked is not is_noted:
            await self._change(note_lock, is_locked=is_locked)

    async def _visit(self, act: Act) -> None:
        """Open the closed thread of a message that must change. A new message opens its thread by itself."""
        is_visited = not act.place or act.place in self._opened | self._written
        if act.way in CHANGING and not is_visited and self.port.is_closed(self.table, act.place):
            await self.port.open(self.table, act.place)
            self._opened.add(act.place)

    async def _sent_before(self, act: Act) -> Done | None:
        """Return the result for a message that may have been sent; None if the message must be sent (again)."""
        row = act.row
        if act.way not in {Way.SEND, Way.FIND}:
            return None
        if self.tapped and self.tapped[0] == row.nonce:
            return await self._found(act, self.tapped[1])
        # A request with a known nonce returns the existing message, but only while Discord remembers the nonce.
        waited = self.clock() - (row.calls_decided_at or 0)
        is_forgotten = waited > NONCE_SECONDS
        if row.nonce not in self.unsent and _can_be_found(row):
            done = await self._looked_for(act, must_read=is_forgotten and waited <= SEARCH_SECONDS)
            if done:
                return done
        if row.nonce in self.unsent:
            return Done(row, Came.LEFT) if row.leaves else None
        if is_forgotten and not (has_controls(row) or row.kind in MAIN):
            return Done(row, Came.LEFT)
        # After a failed attempt, the message of the next turn also tells the moves of this turn, so this message is not
        # sent.
        return Done(row, Came.HELD) if row.leaves and row.kind in MAIN and row.tries else None

    async def _looked_for(self, act: Act, *, must_read: bool) -> Done | None:
        """Look for the message among the newest messages of its channel. Return the result; None for a missing message.

        With `must_read`, the message waits if Discord did not answer. Raises RequestFailed for a main message.
        """
        row = act.row
        recent = await self._newest(row)
        if isinstance(recent, Mapping):
            if row.nonce in recent:
                return await self._found(act, recent[row.nonce])
            if has_controls(row):
                self.unsent[row.nonce] = True
        elif recent and must_read:
            told = f"channel {row.channel_id} could not be read: {recent}"
            if row.kind in MAIN:
                raise RequestFailed(told) from recent
            # Waiting does not count as a failed attempt, because the bot gives up a message after several failed
            # attempts.
            log.info("game %s: the message %s waits: %s", self.table.game.id, row.kind, told)
            return Done(row, Came.HELD)
        return None

    async def _newest(self, row: Message) -> Mapping[str, int] | Exception | None:
        """Return the ids of the newest messages in the row's channel, by nonce.

        None if Discord does not let the bot read the channel; the error if Discord did not answer. The channel is read
        once in each run.
        """
        if row.channel_id not in self._read:
            try:
                self._read[row.channel_id] = await self.port.read(self.table, row)
            except (RequestFailed, TimeoutError) as error:
                self._read[row.channel_id] = error
        return self._read[row.channel_id]

    async def _found(self, act: Act, message_id: int) -> Done:
        if act.way is Way.SEND:
            # The bot may have been killed before the edit that adds people to the thread.
            await self.port.let_in(self.table, act.row, message_id)
        return Done(act.row, id=message_id)

    async def _carry_out(self, act: Act, *, was_unsent: bool) -> Done | None:  # noqa: PLR0911 - a way after the other
        row, game = act.row, self.table.game
        match act.way:
            case Way.FIND:
                return Done(row, id=await self.port.send(self.table, row))
            case Way.WHISPER:
                return await self._whisper(row)
            case Way.SEND:
                return await self._send(row, was_unsent=was_unsent)
            case Way.EDIT:
                is_old = self.is_old(row.id or 0)
                if is_old and (done := instead_of_edit(game, row)):
                    return done
                await self.port.edit(self.table, row)
                return Done(row, look=look_of(game, row), is_late=is_old and not game.owner)
            case Way.NEXT:
                assert game.outbox.frees is not None
                self.ended = await self.change(game.outbox.frees, offer_no_next, NOBODY, game)
                await self._change(carried_out, act.way)
                return None
            case Way.END:
                await self.port.end(self.table, row)
            case Way.MOVE:
                await self._move()
                return None
            case Way.ARCHIVE:
                await self.port.archive_thread(self.table)
                await self._change(carried_out, act.way)
                return None
        return Done(row, Came.LEFT)

    async def _whisper(self, row: Message) -> Done | None:
        if self._is_late(row):
            if (current := await self._decided_again(row, Way.WHISPER)) is None:
                return None
            row = current
        self.unsent.pop(row.nonce, None)
        try:
            await self.port.whisper(self.table, row)
        except RequestFailed as error:
            if known_by(error) not in NOT_SENT:
                raise
            await self._change(refused_privately, row)
            return None
        return Done(row, Came.LEFT)

    async def _send(self, row: Message, *, was_unsent: bool) -> Done | None:
        is_unsent, is_late = row.nonce in self.unsent, self._is_late(row)
        # `_decided_again` also reads the newest table, because another process may have found the message. A reminder
        # names a time. If the reminder is late, `_decided_again` sets a later time, even if the reminder was perhaps
        # sent before.
        if (is_unsent and (is_late or not was_unsent)) or (is_late and row.kind is Kind.REMINDER):
            if (current := await self._decided_again(row, Way.SEND)) is None:
                return None
            row = current
        self.unsent.pop(row.nonce, None)
        try:
            sent_id = await self.port.send(self.table, row, may_stand=not is_unsent and _can_be_found(row))
        except MayStand:
            return Done(row, Came.DOUBTED)
        self._written.add(row.channel_id)
        # If the message was sent before, it may show older content than the row, so the recorded look stays.
        return Done(row, id=sent_id, look=look_of(self.table.game, row) if is_unsent else None)

    def _is_late(self, row: Message) -> bool:
        return self.clock() - (row.calls_decided_at or 0) >= KINDS[row.kind].lasts

    async def _decided_again(self, row: Message, way: Way) -> Message | None:
        """Decide again which people a message calls. Return the new row; None if the message must not be sent now."""
        await self._change(decide_calls_again, row.nonce)
        lacking = (each.row for each in acts(self.table.game) if each.way is way)
        return next((each for each in lacking if each.nonce == row.nonce), None)

    async def _move(self) -> None:
        """Move a started table into the thread of its lobby.

        After a crash the move is repeated. A repeated move opens no second thread, because Discord gives a thread the
        id of its message.
        """
        has_thread = await self.port.open_thread(self.table)
        try:
            await self._change(choose_place, has_thread=has_thread)
        except ChannelBusy:
            await self._change(choose_place, has_thread=False)


def _can_be_found(row: Message) -> bool:
    """Return whether the row's message has its nonce in its buttons; news that began as a request may have them too."""
    return has_controls(row) or not row.look
