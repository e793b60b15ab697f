"""Sends messages that are due, and says what becomes of a game to which Discord lets the bot send none."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Iterator
from contextlib import suppress
from typing import Final

import discord

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Button, Row, Screen, compose
from bot.chat.kit.channels import Channels
from bot.chat.kit.discord_errors import TROUBLE, in_brief, is_discords_trouble
from bot.chat.kit.markup import absolute_time, game_url, mention, relative_time, small
from bot.chat.publishing.publisher import Publisher
from bot.chat.turn.screens import find_buttons, open_button
from bot.games.game import CLOCK, Game, Policy, Seat
from bot.games.pace import (
    Due,
    Presence,
    announced_takeover,
    count_withheld_reminder,
    is_due,
    note_nudge,
    note_reminder,
    put_off_nudge,
    put_off_reminder,
    reminded_seat,
)
from bot.games.people import Person, label_name, quiet_until
from bot.games.seats import REMINDERS_BEFORE_SEAT, release_seat
from bot.games.table import Table
from bot.games.tables import TableService
from bot.games.turn import waits_only_for
from bot.localization.fluent import FluentLocalizer

log = logging.getLogger(__name__)


async def send_if_possible(sending: Awaitable[int], game: Game, tables: TableService) -> int | None:
    """Await the sending of a message and return its id; None if Discord refuses it for good, as in a closed channel.

    Whoever sends it notes that it was due all the same, or else the bot would try again every minute. The game of a
    channel that was deleted is ended. Raises what is Discord's own trouble.
    """
    try:
        return await sending
    except discord.NotFound:
        await tables.end_game_of_deleted_channel(game.channel_id)
    except discord.HTTPException as error:
        if is_discords_trouble(error):
            raise
        log.warning("game %s: a message that is due cannot be sent: %s", game.id, in_brief(error))
    return None


# Discord's error codes for somebody who is no member of the server, or whose account was deleted.
_UNKNOWN_MEMBER, _UNKNOWN_USER = 10007, 10013


class Departures:
    """The people who have left the servers of their games."""

    def __init__(self, tables: TableService, publisher: Publisher, channels: Channels) -> None:
        self._tables = tables
        self._publisher = publisher
        self._channels = channels

    async def free_if_gone(self, table: Table, seat: Seat) -> bool:
        """Free the seat if its person has left the server, and tell the table; return whether that is so."""
        if seat.user_id is None or not await self._has_left(table.game, seat.user_id):
            return False
        kept = await self._tables.change(table.game.id, release_seat, CLOCK, seat.number, seat.user_id)
        if kept.is_deserted:  # then the message says so, and how to come back
            await self._publisher.try_to_redraw(kept.game.id)
        return True

    async def _has_left(self, game: Game, user_id: int) -> bool:
        """Return whether Discord says so; False if it does not answer."""
        try:
            await self._channels.look_for_member(game, user_id)
        except discord.NotFound as error:
            return error.code in {_UNKNOWN_MEMBER, _UNKNOWN_USER}
        except (discord.HTTPException, *TROUBLE) as error:
            log.info("game %s: whether somebody has left is not known: %s", game.id, error)
        return False


NUDGE: Final = "nudge"
"""The argument of the first buttons below the message that notifies late.

Below a reminder it is the reminder's number, and the time at which a computer player moves if the reminder names one:
"0 1794200400".
"""


def reminder(table: Table, acts_at: int | None, localizer: FluentLocalizer) -> Screen:
    """Remind the player whose turn it is; name the time at which a computer player moves, if one will.

    Else offer other people, if there are any, to let a computer player stand in.
    """
    acting, game = table.acting, table.game
    assert acting is not None
    name = mention(acting.user_id)
    text = localizer("reminder", name=name, link=game_url(game), since=relative_time(game.moved_at))
    offered = () if acts_at or game.people == (acting,) else _offered(table)
    return compose(
        text,
        localizer("reminder-last") if waits_only_for(table, acting) else "",
        _announcement(table, acts_at, localizer),
        small(localizer(f"reminder-{offered[-1]}")) if offered else "",
        Row(tuple(_buttons(table, acts_at, offered, localizer))),
    )


def number_of(argument: str) -> str:
    """Return the number of a reminder from the argument of its first button, or NUDGE."""
    return argument.partition(" ")[0]


def named_time(argument: str) -> int | None:
    """Return the time that a reminder names, from the argument of its first button; None if it names none."""
    time = argument.partition(" ")[2]
    return int(time) if time.isdecimal() else None


def nudge(table: Table, localizer: FluentLocalizer) -> Screen:
    """Tell the player whose turn it is, who was not notified when the turn was announced."""
    assert table.acting is not None
    text = localizer("nudge", name=mention(table.acting.user_id), link=game_url(table.game))
    return compose(text, Row(_own_buttons(table, NUDGE, localizer)))


def _announcement(table: Table, acts_at: int | None, localizer: FluentLocalizer) -> str:
    if acts_at is None:
        return ""
    kind = "seat" if table.game.options.policy is Policy.SEAT else "turn"
    return localizer(f"reminder-then-{kind}", at=absolute_time(acts_at), left=relative_time(acts_at))


def _offered(table: Table) -> tuple[Action, ...]:
    """Return what others may let a computer player do: the whole seat once the player has been reminded repeatedly."""
    is_seat_offered = table.game.reminder.count + 1 >= REMINDERS_BEFORE_SEAT
    return (Action.COMPUTER_MOVES, Action.COMPUTER_KEEPS_SEAT) if is_seat_offered else (Action.COMPUTER_MOVES,)


def _own_buttons(table: Table, argument: str, localizer: FluentLocalizer) -> tuple[Button, ...]:
    """Return the buttons of the player whose turn it is: one that plays, and one that stops reminders of this turn."""
    # The first one, and the number in it, let a bot that was killed before it noted the reminder recognise it.
    play, mute = (Address.at(table, action, argument) for action in (Action.ANSWER_REMINDER, Action.MUTE))
    return open_button(table, play, localizer), Button(mute, localizer("button-mute"))


def _buttons(
    table: Table, acts_at: int | None, offered: tuple[Action, ...], localizer: FluentLocalizer
) -> Iterator[Button]:
    argument = " ".join(str(part) for part in (table.game.reminder.count, acts_at) if part is not None)
    yield from _own_buttons(table, argument, localizer)
    assert table.acting is not None
    for action in offered:
        yield Button(Address.at(table, action), localizer(f"button-{action}", name=label_name(table.acting.name)))
    if offered:
        yield from find_buttons(table.game, table.acting, localizer)


class Reminders:
    """Sends the reminders of all games."""

    def __init__(
        self,
        tables: TableService,
        departures: Departures,
        publisher: Publisher,
        presence: Presence,
        channels: Channels,
    ) -> None:
        self._tables = tables
        self._publisher = publisher
        self._departures = departures
        self._presence = presence
        self._channels = channels

    async def nudge(self, game_id: int, now: int) -> None:
        """Notify the player of a turn that was announced silently; put it off if they are at it or it is quiet."""
        table = await self._tables.table(game_id)
        seat = reminded_seat(table)
        if not is_due(table.game, Due.NUDGE, now) or seat is None or seat.user_id is None:
            return
        person = await self._tables.accounts.person(seat.user_id)
        later = self._presence.thinks_until(table, person.user_id, person.grace, now) or quiet_until(person, now)
        if later:
            await self._tables.change(game_id, put_off_nudge, CLOCK, table.ply, later)
            return
        found, _ = await self._unrecorded(table, NUDGE)
        message_id = found or await self._send_nudge(table, person)
        await self._tables.change(game_id, note_nudge, CLOCK, table.ply, message_id)

    async def _send_nudge(self, table: Table, person: Person) -> int | None:
        screen = nudge(table, self._channels.localizer(table.game))
        return await self._send(table, person, screen, _nonce("n", table.game, table.ply))

    async def remind(self, game_id: int, now: int) -> None:
        """Send the game's next reminder or put it off, if it is still due; only count it if the person wants none."""
        table = await self._tables.table(game_id)
        seat = reminded_seat(table)
        if not is_due(table.game, Due.REMINDER, now) or seat is None or seat.user_id is None:
            return
        person = await self._tables.accounts.person(seat.user_id)
        quiet = quiet_until(person, now)
        if await self._departures.free_if_gone(table, seat):
            return
        if quiet is not None:
            await self._tables.change(table.game.id, put_off_reminder, CLOCK, table.ply, quiet)
            # The public message names the time, if a computer player moves after that.
            if table.game.options.is_acted_upon:
                await self._publisher.try_to_redraw(game_id)
        elif table.game.reminder.is_muted:
            acts_at = announced_takeover(table.game, person, now)
            await self._tables.change(game_id, count_withheld_reminder, CLOCK, table.ply, acts_at)
            if acts_at:
                await self._publisher.try_to_redraw(game_id)
        else:
            await self._send_and_count(table, person, now)

    async def _send_and_count(self, table: Table, person: Person, now: int) -> None:
        """Send and count a reminder; the publisher deletes the one before."""
        message_id, acts_at = await self._unrecorded(table, str(table.game.reminder.count))
        if message_id is None:
            acts_at = announced_takeover(table.game, person, now)
            message_id = await self._send_reminder(table, person, acts_at)
        # No computer player moves for somebody who could not be told beforehand.
        named = acts_at if message_id else None
        await self._tables.change(
            table.game.id, note_reminder, CLOCK, table.ply, person.user_id, message_id, acts_at=named
        )
        if named:
            # That message says that a reminder will come; from now on it says when a computer player moves.
            await self._publisher.redraw_unless_old(table.game.id)

    async def _send_reminder(self, table: Table, person: Person, acts_at: int | None) -> int | None:
        screen = reminder(table, acts_at, self._channels.localizer(table.game))
        nonce = _nonce("r", table.game, table.public_ply, table.game.reminder.count)
        return await self._send(table, person, screen, nonce)

    async def _unrecorded(self, table: Table, number: str) -> tuple[int | None, int | None]:
        """Return the id of a reminder of that number that was sent but not recorded, and the time that it names."""
        # Reminders to somebody who had the seat before have yet to be deleted.
        outdated = {leftover.message_id for leftover in table.game.leftovers}
        with suppress(discord.NotFound):  # whoever sends to the channel next learns that it is gone
            for message_id, address in (await self._channels.newer_messages(table.game)).items():
                if message_id not in outdated and _is_reminder(address, table, number):
                    return message_id, named_time(address.argument)
        return None, None

    async def _send(self, table: Table, person: Person, screen: Screen, nonce: str) -> int | None:
        """Send the message and return its id; None as in `send_if_possible`.

        If the bot is killed before it notes the message and may not read the channel, it sends it again: for some
        minutes the nonce tells Discord that it is the same.
        """
        called = (person.user_id,) if person.mentions else ()
        sending = self._channels.send(table.game, screen, mentioned=called, nonce=nonce)
        return await send_if_possible(sending, table.game, self._tables)


def _nonce(kind: str, game: Game, *numbers: int) -> str:
    """Return the nonce of a message about the turn: the same until it is noted, another once the wait begins anew.

    Otherwise Discord would take the reminder to a substitute for the one to the person before, which is about to be
    deleted. Discord allows 25 characters.
    """
    return ".".join([f"{kind}{game.id}", *map(str, numbers), f"{game.waiting_since or 0:x}"])


def _is_reminder(address: Address, table: Table, number: str) -> bool:
    """Return whether a message with this button is the reminder of that number of the present turn."""
    is_of_turn = address.game_id == table.game.id and table.game.is_of_turn(address.ply or 0)
    return is_of_turn and address.action is Action.ANSWER_REMINDER and number_of(address.argument) == number
