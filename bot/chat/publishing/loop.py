"""The one loop that carries out what a channel lacks, and records what came of it.

A row without an id may have been sent. A tap on the message, the newest messages of the channel, or Discord's answer to
the same nonce name the message; it is never recognized by its words.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.chat.kit import RequestFailed
from bot.chat.publishing.requests import Port, is_undone
from bot.games.channel import (
    NONCE_SECONDS,
    SEARCH_SECONDS,
    Act,
    Came,
    Done,
    Way,
    acts,
    first_stage,
    has_controls,
    instead_of_edit,
    look_of,
    offer_no_next,
    recorded,
)
from bot.games.game import HOUR, MINUTE, NOBODY, Clock, Game
from bot.games.notifying import decide_calls_again, refused_privately
from bot.games.outbox import MAIN, REMINDING, Kind, Leaving, Message
from bot.games.refusals import ChannelBusy
from bot.games.rows import choose_place
from bot.games.table import Table

log = logging.getLogger(__name__)


@dataclass
class Loop:
    """Brings the channel of a table in line with the table."""

    table: Table
    port: Port
    change: Callable[..., Awaitable[Table]]
    """Changes a table as `Tables.change` does."""
    unsent: MutableMapping[str, bool]
    """The nonces of rows that this process has written and not sent yet."""
    clock: Clock
    is_old: Callable[[int], bool]
    tapped: tuple[str, int] | None = None
    """The nonce and the id of a message that somebody has just tapped on."""
    _failed: set[str] = field(default_factory=set)
    _read: dict[int, Mapping[str, int] | None] = field(default_factory=dict)

    async def run(self) -> bool:
        """Carry out what the channel lacks; return whether nothing has failed.

        Raises RequestFailed if the main message cannot be shown.
        """
        while stage := first_stage([*filter(self._is_possible, acts(self.table.game))]):
            done, error = list[Done](), None
            try:
                for act in stage:
                    done += [each] if (each := await self._try(act)) else []
            except RequestFailed as raised:
                error = raised
            if done:
                await self._change(recorded, done)
            if error:
                raise error
            self._failed |= {each.row.nonce for each in done if each.came is Came.FAILED}
        return not self._failed

    def _is_possible(self, act: Act) -> bool:
        # Nothing shows a position that cannot be read.
        is_shown = self.table.is_readable or act.way not in {Way.SEND, Way.EDIT} or act.row.kind is Kind.CANCELLED
        return is_shown and act.row.nonce not in self._failed and not (act.way is Way.ARCHIVE and self._failed)

    async def _change(self, change: Callable[..., Game], *args: Any, **how: Any) -> None:
        self.table = await self.change(self.table, change, NOBODY, *args, **how)

    async def _try(self, act: Act) -> Done | None:
        """Carry out an act; only a failure of a main message that is wanted is raised."""
        row, was_unsent = act.row, act.row.nonce in self.unsent
        try:
            return await self._sent_before(act) or await self._carry_out(act, was_unsent=was_unsent)
        except RequestFailed as error:
            is_edit = act.way is Way.EDIT or (act.way is Way.END and row.leaves is Leaving.OUTCOME)
            if act.way is Way.EDIT and row.kind in REMINDING and error.is_refused and not error.is_edited_too_often:
                # The time on the reminder is too early at worst, and a new reminder would call its person again.
                return Done(row, look=look_of(self.table.game, row))
            is_gone = error.is_message_gone or error.is_too_late or (is_edit and error.is_refused)
            if is_gone or error.is_edited_too_often:
                return Done(row, Came.LEFT if row.leaves else Came.OLD if error.is_edited_too_often else Came.LOST)
            if is_undone(error) and was_unsent:
                self.unsent[row.nonce] = True
            # A turn must not stand above a turn before it that may come yet.
            is_awaited = act.way is Way.MOVE or (act.way is Way.FIND and not is_undone(error))
            # An edit of an earlier turn delays nobody.
            is_known = row.kind is Kind.TURN and (row.is_again or act.way is Way.EDIT)
            if row.kind in MAIN and (is_awaited or not (row.leaves or is_known)):
                raise
            level = logging.INFO if row.leaves else logging.WARNING
            log.log(level, "game %s: the message %s could not be shown: %s", self.table.game.id, row.kind, error)
            # A reminder that is refused has been counted, and another one follows.
            is_left_out = is_undone(error) and row.kind in REMINDING and was_unsent
            return Done(row, Came.LEFT if is_left_out else Came.FAILED)

    async def _sent_before(self, act: Act) -> Done | None:
        """Return what became of a message that may have been sent; None if it has to be sent, now or again."""
        row = act.row
        if act.way not in {Way.SEND, Way.FIND} or row.nonce in self.unsent:
            return None
        if self.tapped and self.tapped[0] == row.nonce:
            return await self._found(act, self.tapped[1])
        # Discord answers with the message that it has only while it remembers the nonce.
        waited = self.clock() - (row.calls_decided_at or 0)
        is_forgotten = waited > NONCE_SECONDS
        # News may stand in the message of a request.
        if has_controls(row) or not row.look:
            recent = await self._newest(row, must_read=NONCE_SECONDS < waited <= SEARCH_SECONDS)
            if recent is not None and row.nonce in recent:
                return await self._found(act, recent[row.nonce])
            if recent is not None and has_controls(row):
                self.unsent[row.nonce] = True
                return Done(row, Came.LEFT) if row.leaves else None
        if is_forgotten and row.is_silent and not (has_controls(row) or row.kind in MAIN):
            return Done(row, Came.LEFT)
        # The next turn may stand already, which tells the moves of this one too.
        return Done(row, Came.FAILED) if row.leaves and row.kind in MAIN and row.tries else None

    async def _newest(self, row: Message, *, must_read: bool) -> Mapping[str, int] | None:
        """Return the newest messages in the channel of the row, which is read once; None without an answer.

        Raises RequestFailed without an answer if the channel `must_read` be.
        """
        if row.channel_id not in self._read:
            try:
                self._read[row.channel_id] = await self.port.read(self.table, row)
            except (RequestFailed, TimeoutError) as error:
                if must_read:
                    raise RequestFailed(f"channel {row.channel_id} could not be read: {error}") from error
                self._read[row.channel_id] = None
        return self._read[row.channel_id]

    async def _found(self, act: Act, message_id: int) -> Done:
        if act.way is Way.SEND:
            # The bot may have been killed between the message and the edit that lets people into the thread.
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
                ended = await self.change(int(row.subject[0]), offer_no_next, NOBODY, game)
                await replace(self, table=ended).run()
            case Way.END:
                await self.port.end(self.table, row)
            case Way.MOVE:
                await self._move()
                return None
            case Way.ARCHIVE:
                await self.port.archive_thread(self.table)
        return Done(row, Came.LEFT)

    async def _whisper(self, row: Message) -> Done | None:
        try:
            await self.port.whisper(self.table, row)
        except RequestFailed as error:
            if not is_undone(error):
                raise
            await self._change(refused_privately, row)
            return None
        return Done(row, Came.LEFT)

    async def _send(self, row: Message, *, was_unsent: bool) -> Done | None:
        waited, most = self.clock() - (row.calls_decided_at or 0), HOUR if row.kind is Kind.ROLE else MINUTE
        is_unsent, is_late = row.nonce in self.unsent, waited >= most
        # Another process may have found what this one has not. A reminder names a time that must be still to come, even
        # if nobody knows whether it was sent.
        if (is_unsent and (is_late or not was_unsent)) or (is_late and row.kind is Kind.REMINDER):
            await self._change(decide_calls_again, row.nonce)
            lacking = (each.row for each in acts(self.table.game) if each.way is Way.SEND)
            current = next((each for each in lacking if each.nonce == row.nonce), None)
            if current is None:
                return None
            row = current
        self.unsent.pop(row.nonce, None)
        sent_id = await self.port.send(self.table, row)
        # A message that was sent before shows what it showed then.
        return Done(row, id=sent_id, look=look_of(self.table.game, row) if is_unsent else None)

    async def _move(self) -> None:
        """Move a started table into the thread of its lobby; a killed bot repeats that, as the thread has its id."""
        has_thread = await self.port.open_thread(self.table)
        try:
            await self._change(choose_place, has_thread=has_thread)
        except ChannelBusy:
            await self._change(choose_place, has_thread=False)
