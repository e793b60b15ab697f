"""The one loop that carries out what a channel lacks, and records what came of it.

A row without an id may have been sent. A tap on the message, the newest messages of the channel, or Discord's answer to
the same nonce name the message; it is never recognized by its words.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, MutableSet
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from bot.chat.kit import RequestFailed
from bot.games.game import HOUR, MINUTE, Clock, Game
from bot.games.messages import (
    NONCE_SECONDS,
    Act,
    Done,
    Way,
    acts,
    decide_again,
    first_stage,
    has_controls,
    look_of,
    recorded,
    refused_privately,
)
from bot.games.outbox import MAIN, REMINDING, Kind, Message
from bot.games.table import Table

log = logging.getLogger(__name__)


class NotSentError(Exception):
    """Discord has refused a request, so nothing was sent; `error` is the refusal."""

    def __init__(self, error: RequestFailed) -> None:
        super().__init__(str(error))
        self.error = error


class NeedlessError(Exception):
    """Nothing has to be sent any longer."""


class GoneError(Exception):
    """Somebody has deleted the message, or the bot cannot reach it."""


class TooOldError(Exception):
    """Discord allows no more edits of the message."""


class Sent(NamedTuple):
    """A message that stands."""

    id: int
    offers_next: bool = False


class Port(Protocol):
    """What the loop asks of Discord. Methods raise the errors above, or RequestFailed if the outcome is unknown."""

    async def send(self, table: Table, row: Message) -> Sent:
        """Send the message under its nonce; return the message that Discord has under the nonce."""

    async def let_in(self, table: Table, row: Message, message_id: int) -> None:
        """Add the people whom the message names to its thread, if it is the first one there."""

    async def find(self, table: Table, row: Message) -> Sent:
        """Send a past message under its nonce, silently, as Discord answers with the message that it has."""

    async def edit(self, table: Table, row: Message) -> None: ...

    async def end(self, table: Table, row: Message) -> None:
        """Let the message leave, as its row says."""

    async def take_next(self, table: Table, row: Message) -> None:
        """Take the button to a next game from the messages of the earlier game that the row names."""

    async def tell(self, table: Table, row: Message) -> None: ...

    async def read(self, table: Table, row: Message) -> Mapping[str, int] | None:
        """Return the ids of the newest messages in the channel of the row by their nonces.

        None if Discord does not let the bot read the channel. Raises RequestFailed, or TimeoutError.
        """


class Change(Protocol):
    """Changes a table as `Tables.change` does."""

    async def __call__(self, known: Table, change: Callable[..., Game], *args: Any) -> Table: ...


def _is_possible(table: Table, act: Act) -> bool:
    # Nothing shows a position that cannot be read.
    return table.is_readable or act.way not in {Way.SEND, Way.EDIT} or act.row.kind is Kind.CANCELLED


@dataclass
class Loop:
    """Brings the channel of a table in line with the table."""

    port: Port
    change: Change
    fresh: MutableSet[str]
    """The nonces of rows that this process has written and not sent yet."""
    clock: Clock
    is_old: Callable[[int], bool]

    async def run(self, table: Table, tapped: tuple[str, int] | None = None) -> tuple[Table, bool]:
        """Carry out what the channel lacks; return the table, and whether nothing has failed.

        `tapped` are the nonce and the id of a message that somebody has just tapped on. Raises RequestFailed if the
        main message cannot be shown.
        """
        known = dict[int, Mapping[str, int] | None]()
        failed = set[str]()
        while True:
            lacking = acts(table.game, lambda row: row.nonce in self.fresh, self.is_old)
            stage = first_stage(
                [each for each in lacking if each.row.nonce not in failed and _is_possible(table, each)]
            )
            if not stage:
                return table, not failed
            done = list[Done]()
            try:
                for act in stage:
                    table, result = await self._try(table, act, known, tapped)
                    done += [result] if result else []
                    failed.update([act.row.nonce] if result and result.has_failed else [])
            except RequestFailed:
                if done:
                    await self.change(table, recorded, done)
                raise
            if done:
                table = await self.change(table, recorded, done)

    async def _try(
        self, table: Table, act: Act, known: dict[int, Mapping[str, int] | None], tapped: tuple[str, int] | None
    ) -> tuple[Table, Done | None]:
        """Carry out an act; only a failure of a main message that is wanted is raised."""
        row, is_fresh = act.row, act.row.nonce in self.fresh
        try:
            if found := await self._sent_before(table, act, known, tapped):
                return table, found
            if act.way is Way.SEND:
                return await self._send(table, row, was_fresh=is_fresh, is_unsent=row.nonce in self.fresh)
            if act.way is Way.TELL:
                return await self._tell(table, row)
            return table, await self._carry_out(table, act)
        except (GoneError, TooOldError, NeedlessError) as error:
            is_lost, is_old = (isinstance(error, kind) and not row.leaves for kind in (GoneError, TooOldError))
            return table, Done(row, has_left=not (is_lost or is_old), is_lost=is_lost, is_old=is_old)
        except (NotSentError, RequestFailed) as error:
            failure = error.error if isinstance(error, NotSentError) else error
            if isinstance(error, NotSentError) and is_fresh:
                self.fresh.add(row.nonce)
            # A turn must not stand above a turn before it that may come yet.
            is_unknown = act.way is Way.FIND and not isinstance(error, NotSentError)
            # Nobody waits for a turn that was announced before to look otherwise.
            is_known = row.kind is Kind.TURN and (row.is_again or act.way is Way.EDIT)
            if row.kind in MAIN and (is_unknown or not (row.leaves or is_known)):
                raise failure from None
            log.log(
                logging.INFO if row.leaves else logging.WARNING,
                "game %s: the message %s could not be shown: %s",
                table.game.id,
                row.kind,
                failure,
            )
            # A reminder that is refused has been counted, and another one follows.
            is_left_out = isinstance(error, NotSentError) and row.kind in REMINDING and is_fresh
            return table, Done(row, has_left=is_left_out, has_failed=not is_left_out)

    async def _sent_before(
        self, table: Table, act: Act, known: dict[int, Mapping[str, int] | None], tapped: tuple[str, int] | None
    ) -> Done | None:
        """Return what became of a message that may have been sent; None if it has to be sent, now or again."""
        row = act.row
        if act.way not in {Way.SEND, Way.FIND} or row.nonce in self.fresh:
            return None
        if tapped and tapped[0] == row.nonce:
            return await self._found(table, act, tapped[1])
        # Discord answers with the message that it has only while it remembers the nonce.
        is_forgotten = self.clock() - (row.decided_at or 0) > NONCE_SECONDS
        # News may stand in the message of a request.
        if has_controls(row) or not row.look:
            if row.channel_id not in known:
                try:
                    known[row.channel_id] = await self.port.read(table, row)
                except (RequestFailed, TimeoutError) as error:
                    if is_forgotten:
                        raise RequestFailed(f"channel {row.channel_id} could not be read: {error}") from error
                    known[row.channel_id] = None
            recent = known[row.channel_id]
            if recent is not None and row.nonce in recent:
                return await self._found(table, act, recent[row.nonce])
            if recent is not None and has_controls(row):
                self.fresh.add(row.nonce)
                return Done(row, has_left=True) if row.leaves else None
        calls_nobody = row.is_silent and row.kind not in MAIN
        if is_forgotten and calls_nobody and not has_controls(row):
            return Done(row, has_left=True)
        # The next turn may stand already, which tells the moves of this one too.
        is_passed = row.leaves and row.kind in MAIN and row.tries
        return Done(row, has_failed=True) if is_passed else None

    async def _found(self, table: Table, act: Act, message_id: int) -> Done:
        if act.way is Way.SEND:
            # The bot may have been killed between the message and the edit that lets people into the thread.
            await self.port.let_in(table, act.row, message_id)
        return Done(act.row, message_id)

    async def _send(self, table: Table, row: Message, *, was_fresh: bool, is_unsent: bool) -> tuple[Table, Done | None]:
        waited, most = self.clock() - (row.decided_at or 0), HOUR if row.kind is Kind.CALLED else MINUTE
        # Another process may have found what this one has not.
        if is_unsent and (waited >= most or not was_fresh):
            table = await self.change(table, decide_again, row.nonce)
            current = next((each for each in table.game.outbox.messages if each.nonce == row.nonce), None)
            is_asleep = current and current.kind is Kind.OVER and current.wakes_at
            if current is None or current.leaves or current.id is not None or is_asleep:
                return table, None
            row = current
        self.fresh.discard(row.nonce)
        sent = await self.port.send(table, row)
        # A message that was sent before shows what it showed then.
        look = look_of(table.game, row) if is_unsent else None
        return table, Done(row, sent.id, look, sent.offers_next)

    async def _tell(self, table: Table, row: Message) -> tuple[Table, Done | None]:
        try:
            await self.port.tell(table, row)
        except NotSentError:
            return await self.change(table, refused_privately, row), None
        return table, Done(row, has_left=True)

    async def _carry_out(self, table: Table, act: Act) -> Done:
        row = act.row
        match act.way:
            case Way.FIND:
                return Done(row, (await self.port.find(table, row)).id)
            case Way.RENEW:
                return Done(row, is_old=True)
            case Way.PASS:
                return Done(row, look=look_of(table.game, row))
            case Way.EDIT:
                await self.port.edit(table, row)
                return Done(row, look=look_of(table.game, row), is_late=self.is_old(row.id or 0))
            case Way.NEXT:
                await self.port.take_next(table, row)
            case Way.END:
                await self.port.end(table, row)
        return Done(row, has_left=True)
