"""The requests of the loop to Discord for a table: sends, edits and deletes public messages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from http import HTTPStatus

from bot.chat.at_discord import place_of
from bot.chat.kit import Answer, Channel, Channels, RequestFailed, made_at
from bot.chat.kit.blocks import Screen, plain_message
from bot.chat.kit.markup import mention
from bot.chat.publishing.failures import NOT_SENT, Known, known_by
from bot.chat.screens.lobby import lobby
from bot.chat.screens.notices import OUTCOMES, SCREENS, in_the_morning
from bot.chat.screens.pages import thread_name
from bot.chat.screens.result import controls, result
from bot.chat.screens.turn import turn
from bot.chat.slots import END, LAURELED, Slots
from bot.games.game import Game, Status
from bot.games.kinds import KINDS, request_key
from bot.games.options import variant_key
from bot.games.outbox import MAIN, Kind, Leaving, Message
from bot.games.refusals import Refusal
from bot.games.table import Table
from bot.games.words.narration import join_facts
from bot.localization.fluent import FluentLocalizer
from bot.services.series import SeriesService
from bot.services.tables import Tables

# Discord answers 401 if the token of an interaction is older than 15 minutes, 404 if the deferral did not arrive.
_INTERACTION_ENDED = HTTPStatus.UNAUTHORIZED, HTTPStatus.NOT_FOUND


class MayStand(Exception):
    """A message that may be in the channel would be sent by a request without a nonce."""


def _at_turn(table: Table, row: Message) -> Table:
    """Return the table as the message of the turn shows it; the turn may be a past one."""
    if row.ply == table.public_ply:
        return table.until(row.ply)
    return table.as_shown(row.ply).with_game(replace(table.game, status=Status.PLAYING))


@dataclass(frozen=True)
class Port:
    """The requests of the loop to Discord for the table that is being published; the methods raise RequestFailed.

    If the bot may send messages to the channel, a message has a nonce, and Discord detects duplicates by the nonce.
    Otherwise the message is a reply to the interaction. A reply needs no permission, and has no nonce.
    """

    tables: Tables
    channels: Channels
    series: SeriesService
    slots: Slots
    reply: Answer | None
    """The way to answer the interaction that caused the publication, if there was one."""

    def _localizer(self, game: Game) -> FluentLocalizer:
        return self.channels.localizer(place_of(game))

    async def screen(self, table: Table, row: Message) -> Screen:
        """Build the message of a row. The time limit of a turn is counted from the time when its message was sent."""
        screen = await self._screen(table, row)
        if not (row.held or row.explains_night):
            return screen
        held, rule = [each async for each in self._held(table, row)], KINDS[row.kind]
        own = {each.user_id for each in (*(rule.calls(table.game, row) or ()), *filter(None, (table.acting,)))}
        localizer = self._localizer(table.game)
        others = localizer.all_of(mention(each) for each in row.mentions if each not in own)
        return in_the_morning(screen, held, row, others, localizer)

    async def _held(self, table: Table, row: Message) -> AsyncIterator[Screen]:
        """Yield the lines about other messages that were held back and are still wanted."""
        for game_id, message_id in row.held:
            if not message_id:
                # The other game may have been deleted in the meantime.
                with suppress(Refusal):
                    yield await self._screen(await self.tables.table(game_id), Message(Kind.OVER))
            elif asked := next((each for each in table.game.outbox.messages if each.id == message_id), None):
                # The line is a text without a link: a push notification shows no links, and the request itself is
                # above.
                yield plain_message((await self._screen(table, asked)).blocks[0])

    async def _screen(self, table: Table, row: Message) -> Screen:
        game, localizer = table.game, self._localizer(table.game)
        match row.kind:
            case _ if game.owner:
                owner = self.slots.owners.get(game.owner) or self.slots.waiting[game.owner]
                return await owner.screen(table, row, localizer)
            case Kind.LOBBY:
                wearers = await self.slots.ask(LAURELED, table)
                return lobby(table, localizer, wearers, in_thread=self.channels.is_thread(place_of(game)))
            case Kind.TURN:
                at = self.tables.clock() if row.id is None else int(made_at(row.id))
                return await self.channels.drawn(partial(turn, _at_turn(table, row), row.since, localizer, at))
            case Kind.END:
                # The poster scores all positions of the game. This takes so long that it runs in a thread.
                ending, more = await self.series.ending(table), await self.slots.ask(END, table, localizer)
                return await self.channels.drawn(partial(result, table, ending, localizer, row.mentions, more))
        return SCREENS[row.kind](table, row, localizer)

    async def send(self, table: Table, row: Message, *, may_stand: bool = False) -> int:
        """Send the message with its nonce; return the id of the message that Discord has for the nonce.

        A leaving message is sent again without a sound: the bot needs the id of the message to delete the message.
        Raises MayStand if the message would be sent in a reply, and may be in the channel (`may_stand`).
        """
        if row.leaves:
            row = replace(row, mentions=(), is_silent=True, is_again=True)
        if row.leaves and not (row.kind in MAIN and table.is_readable):
            screen = plain_message(self._localizer(table.game)(variant_key(table.game.options)))
        else:
            screen = await self.screen(table, row)
        if KINDS[row.kind].is_private:
            # If Discord refuses this message, the player is called in public when the turn comes.
            return await self.channels.whisper(int(row.subject[1]), screen, row.nonce, silent=bool(row.leaves))
        message_id = await self._send(table.game, screen, row, may_stand=may_stand)
        if not row.leaves:
            if KINDS[row.kind].asks:
                self.tables.recent_calls.note_message(request_key(table.game, row), message_id)
            await self.let_in(table, row, message_id)
        if row.kind is Kind.TURN and not row.since:
            # If the thread belonged to an earlier game, the players may have changed.
            await self.channels.name_thread(place_of(table.game), thread_name(table.game, self._localizer(table.game)))
        return message_id

    async def _send(self, game: Game, screen: Screen, row: Message, *, may_stand: bool) -> int:
        reply, role, called = self.reply, None if row.is_again else row.role_id, row.mentions
        note_call = partial(self.tables.recent_calls.note_call, row.channel_id, called)
        # The result of a feature's row is a reply to the message that opened the row.
        is_there = game.owner and game.announcement.leaves is not Leaving.DELETE
        opened = game.announcement.id if is_there else None
        send = partial(self.channels.send, _place(game, row), screen, nonce=row.nonce, reply_to=opened)

        async def to_channel() -> int:
            note_call()
            return await send(mentioned=called, role=role, silent=row.is_silent)

        # The interaction may be in another channel, for example if it erases a person. A message that replaces another
        # message does not answer the interaction.
        if reply is None or row.is_again or reply.channel_id != row.channel_id or reply.is_expired:
            return await to_channel()

        async def answer() -> int:
            if may_stand:
                raise MayStand
            note_call()
            return await reply.send(screen.marked(row.nonce), mentioned=called, role=role, silent=row.is_silent)

        try:
            return await (to_channel() if reply.may_send else answer())
        except RequestFailed as error:
            known = known_by(error)
            has_ended = error.status in _INTERACTION_ENDED and known is not Known.GONE
            if not (known is Known.CLOSED if reply.may_send else has_ended):
                raise
            # The thread may have been locked, or the permission revoked, since the interaction.
            if reply.may_send:
                reply.refusals.append(error)
        return await (answer() if reply.may_send else to_channel())

    async def let_in(self, table: Table, row: Message, message_id: int) -> None:
        """Add the people of the message to its thread, if it is a new lobby, or the first message of the thread."""
        game = table.game
        is_lobby = row.kind is Kind.LOBBY and not game.owner and self.channels.is_thread(place_of(game))
        if row.kind in MAIN and (game.is_in_new_thread or is_lobby):
            screen = await self.screen(table, replace(row, id=message_id))
            await self.channels.mention(_place(game, row), message_id, screen)

    async def edit(self, table: Table, row: Message) -> None:
        await self._edit(table, row, await self.screen(table, row))

    async def _edit(self, table: Table, row: Message, screen: Screen) -> None:
        reply, message_id, screen = self.reply, row.id or 0, screen.marked(row.nonce)
        if reply and reply.answered_id == message_id:
            with suppress(RequestFailed):
                await reply.edit(screen)
                return
        await self.channels.edit(_place(table.game, row), message_id, screen)

    async def end(self, table: Table, row: Message) -> None:
        """Delete or edit a leaving message; `Message.leaves` decides which."""
        place, message_id = _place(table.game, row), row.id or 0
        if KINDS[row.kind].is_private:
            await self.channels.take_back(int(row.subject[1]), message_id)
            return
        if row.leaves is Leaving.OUTCOME and (shown := await self._outcome(table, row)):
            await self._edit(table, row, shown)
            return
        if row.leaves is Leaving.DELETE:
            await self.channels.delete(place, message_id)
            return
        localizer, left = self._localizer(table.game), None
        if row.kind is Kind.END and table.is_readable:
            # A next game has begun, so only the other buttons stay.
            left = controls(table, localizer, await self.slots.ask(END, table, localizer), has_next=False)
        try:
            await self.channels.take_controls(place, message_id, left)
        except RequestFailed as error:
            # If the bot crashes before it has recorded the edit, it repeats the edit. Discord may refuse the repeated
            # edit, because it allows few edits of an old message. The refusal is harmless if the buttons are gone.
            if known_by(error) is not Known.WORN or await self.channels.has_controls(place, message_id):
                raise

    def is_closed(self, table: Table, place_id: int) -> bool:
        """Return whether a place is a closed thread, as far as the bot knows."""
        return self.channels.is_closed(_at(table.game, place_id))

    def report(self, table: Table, place_id: int, error: RequestFailed) -> None:
        """Report a place that Discord does not know, so that the bot checks it later."""
        if error.is_channel_unknown:
            self.channels.lost.report(table.game.guild_id, place_id)

    async def is_locked(self, table: Table) -> bool | None:
        return await self.channels.is_locked(place_of(table.game))

    async def open(self, table: Table, place_id: int) -> None:
        await self.channels.set_archived(_at(table.game, place_id), is_archived=False)

    async def close(self, table: Table, place_id: int) -> None:
        # If the request fails, Discord archives the thread later.
        with suppress(RequestFailed):
            await self.channels.set_archived(_at(table.game, place_id), is_archived=True)

    async def _outcome(self, table: Table, row: Message) -> Screen | None:
        """Return the last screen of a message that is no longer wanted; None if the message only loses its controls."""
        localizer = self._localizer(table.game)
        if row.kind is Kind.LOBBY:
            # A started lobby shows the drawn order of its players, so its message is built from the whole table.
            return await self.screen(table, row) if table.is_readable else None
        outcome = OUTCOMES.get(row.kind)
        return outcome(table, row, localizer) if outcome else None

    async def whisper(self, table: Table, row: Message) -> None:
        """Send the player a private message; turn the setting off if Discord refuses the message."""
        user_id = int(row.subject[1])
        try:
            await self.channels.whisper(user_id, await self.screen(table, row), row.nonce)
        except RequestFailed as error:
            if known_by(error) in NOT_SENT:
                await self.tables.accounts.change(user_id, lambda each: replace(each, private=None))
            raise

    async def read(self, table: Table, row: Message) -> Mapping[str, int] | None:
        """Return the ids of the newest messages in the channel of the row by their nonces.

        None if Discord does not let the bot read the channel. Raises RequestFailed, or TimeoutError.
        """
        return await self.channels.marks(_place(table.game, row))

    async def open_thread(self, table: Table) -> bool:
        """Open a thread below the lobby of a table; return False if the lobby cannot have a thread."""
        # The name of a thread is public, so it is plain text in the table's language.
        localizer = self._localizer(table.game)
        number = await self.tables.games.threads_before(table.game) + 1
        name = join_facts(thread_name(table.game, localizer), str(number) if number > 1 else "")
        lobby_id, names = table.game.announcement.id, (name, localizer(variant_key(table.game.options)))
        return lobby_id is not None and await self.channels.open_thread(place_of(table.game), lobby_id, names)

    async def archive_thread(self, table: Table) -> None:
        await self.channels.archive_thread(place_of(table.game))


def _place(game: Game, row: Message) -> Channel:
    """Return the place of the message."""
    return _at(game, row.channel_id)


def _at(game: Game, channel_id: int) -> Channel:
    return replace(place_of(game), id=channel_id, home=None)
