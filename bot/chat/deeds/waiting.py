"""Tables that wait for a person: nudges, which are delayed notifications of silently announced turns, reminders, and
abandoned games, which are kept, archived, revived or ended.
"""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.chat.deeds.games import show_games
from bot.chat.deeds.lobby import channel_ids, server_settings
from bot.chat.handling.context import Context
from bot.chat.handling.pipeline import Moment, alone, at_table, due
from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Button, Role, Row, Screen, call
from bot.chat.kit.channels import Sight
from bot.chat.kit.discord_api import RequestFailed
from bot.chat.kit.errors import is_refused
from bot.chat.kit.markup import absolute_time, game_url, relative_time, small
from bot.chat.kit.pages import archived_game
from bot.chat.publishing.reminding import (
    argument,
    nonce_in,
    nudge_nonce,
    offer_nonce,
    private_nonce,
    reminder_nonce,
    sent_under,
    time_in,
)
from bot.chat.screens.table_view import acting_line, footnote, open_button
from bot.games import deadlines
from bot.games.game import Game, Status
from bot.games.options import require_channel, variant_key
from bot.games.people.names import safe_name
from bot.games.people.person import TURNS, Person, quiet_until
from bot.games.publication import begin_reminder, wake
from bot.games.refusals import Refusal
from bot.games.rights import Deed, require
from bot.games.seats import release_seat
from bot.games.table import Table
from bot.games.turn import waits_only_for
from bot.games.words.narration import join_facts
from bot.localization.fluent import FluentLocalizer

log = logging.getLogger(__name__)

# Discord's error codes for a former member of the server and for a deleted account.
_UNKNOWN_MEMBER, _UNKNOWN_USER = 10007, 10013


def reminder(
    table: Table, nonce: str, now: int, acts_at: int | None, localizer: FluentLocalizer, note: str = ""
) -> Screen:
    """Remind the player to move, and name the time `acts_at` at which a computer player will move.

    *More* has what the player and the others can do about the wait. `now` is in Unix seconds.
    """
    told = argument(nonce, acts_at)
    more = Button(Address.at(table, Action.SHOW_STAND_INS, told), localizer("button-more"))
    last = table.acting and waits_only_for(table, table.acting)
    return call(
        acting_line(table, localizer, deadlines.time_left(table.game, now, acts_at)),
        localizer("reminder-last") if last else footnote(table, localizer),
        _announcement(table, acts_at, localizer),
        small(note) if note else "",
        _waiting(table, localizer),
        Row((_answer_button(table, told, localizer), more)),
    )


def nudge(table: Table, nonce: str, now: int, localizer: FluentLocalizer, note: str = "") -> Screen:
    """Notify the player of a silently announced turn, without calling it a reminder."""
    row = Row((_answer_button(table, argument(nonce), localizer),))
    return call(acting_line(table, localizer, deadlines.time_left(table.game, now)), small(note) if note else "", row)


def private_call(table: Table, now: int, acts_at: int | None, localizer: FluentLocalizer) -> Screen:
    """Notify the player to move by private message, which has no buttons, and say how to stop such messages."""
    return call(
        acting_line(table, localizer, deadlines.time_left(table.game, now, acts_at)),
        footnote(table, localizer),
        _announcement(table, acts_at, localizer),
        _waiting(table, localizer),
        small(localizer("private-how")),
    )


async def _tell(moment: Moment, table: Table, person: Person, nonce: str, acts_at: int | None = None) -> bool:
    """Notify the player to move by private message; turn the setting off if Discord refuses the message."""
    try:
        told = private_call(table, moment.now, acts_at, moment.services.channels.localizer(table.game))
        await moment.services.channels.tell(person.user_id, told, private_nonce(nonce))
    except RequestFailed as error:
        if not is_refused(error):
            raise
        await moment.accounts.change(person.user_id, lambda each: replace(each, private=None))
        return False
    return True


def _waiting(table: Table, localizer: FluentLocalizer) -> str:
    told = localizer("reminder-waiting", link=game_url(table.game), since_span=relative_time(table.game.times.moved_at))
    return small(told)


def _announcement(table: Table, acts_at: int | None, localizer: FluentLocalizer) -> str:
    if acts_at is None:
        return ""
    key = f"reminder-then-{table.game.options.policy}"
    return localizer(key, at_time=absolute_time(acts_at), left_span=relative_time(acts_at))


def _answer_button(table: Table, told: str, localizer: FluentLocalizer) -> Button:
    """Return the button that opens the panel; the button also identifies a message that a killed bot did not record."""
    return open_button(table, Address.at(table, Action.ANSWER_REMINDER, told), localizer)


async def _awaited(moment: Moment, table: Table) -> Person | None:
    """Return the settings of the person to remind; None without such a person."""
    seat = deadlines.reminded_seat(table)
    return await moment.accounts.person(seat.user_id) if seat and seat.user_id else None


@due(deadlines.nudge_at)
async def send_nudge(moment: Moment, table: Table) -> None:
    """Notify the player of a silently announced turn; postpone the nudge for an active player or in quiet hours."""
    if (person := await _awaited(moment, table)) is None:
        return
    present = moment.services.presence.grace_until(table, person.user_id, moment.now)
    if later := present or quiet_until(person, moment.now):
        await moment.change_table(table, deadlines.put_off_nudge, table.ply, later)
        return
    wait, localizer = deadlines.Wait.of(table.game), moment.services.channels.localizer(table.game)
    nonce = nudge_nonce(table.game, wait)
    if person.private == TURNS and await _tell(moment, table, person, nonce):
        sent: _Sent | None = _Sent(None)
    else:
        note = localizer("private-refused") if person.private == TURNS else ""
        screen = nudge(table, nonce, moment.now, localizer, note)
        sent = await _send(moment, table, screen, _is_wanted(wait.is_unchanged), nonce, _called(person))
    if sent:
        await moment.change_table(table, deadlines.note_nudge, wait, sent.message_id, sent.settled)


@due(deadlines.next_reminder)
async def send_reminder(moment: Moment, table: Table) -> None:
    """Send the game's next reminder, postpone it in quiet hours, or only count it if the person muted the turn."""
    if (person := await _awaited(moment, table)) is None:
        return
    if await _has_left(moment, table.game, person.user_id):
        freed = await moment.change_table(table, release_seat, table.state.king.seat, person.user_id)
        # A deserted table shows how to come back.
        moment.changed(freed, redraw=freed.is_deserted)
        return
    if quiet := quiet_until(person, moment.now):
        put_off = await moment.change_table(table, deadlines.put_off_reminder, table.ply, quiet)
        # The takeover is later now, and the public message names its time.
        moment.changed(put_off, redraw=table.game.options.is_acted_upon)
        return
    acts_at = deadlines.announced_takeover(table.game, person, moment.now)
    if table.game.reminder.is_muted:
        counted = await moment.change_table(table, deadlines.count_withheld_reminder, table.ply, acts_at)
        moment.changed(counted, redraw=acts_at is not None)
        return
    await _remind(moment, table, person, acts_at)


async def _remind(moment: Moment, table: Table, person: Person, acts_at: int | None) -> None:
    """Send a reminder, then count it; the publisher deletes the previous reminder."""
    wait = deadlines.Wait.of(table.game)
    is_due = _is_wanted(wait.goes_on)
    # A reminder links the public message, which somebody may have deleted.
    if shown := await moment.services.publisher.bring_back(table):
        table = shown
        if not is_due(table.game):
            # The table changed while Discord showed the message again.
            return
    nonce = reminder_nonce(table.game, wait, table.public_ply)
    localizer = moment.services.channels.localizer(table.game)
    is_told = person.private is not None and await _tell(moment, table, person, nonce, acts_at)
    note = localizer("private-refused") if person.private and not is_told else ""
    screen = reminder(table, nonce, moment.now, acts_at, localizer, note)
    # The message in the channel is still sent, because it has the other players' buttons.
    called = () if is_told else _called(person)
    sent = await _send(moment, table, screen, is_due, nonce, called, silent=is_told)
    if sent is None:
        return
    # A computer player moves only after a warning to the person, at the time that the message names.
    noted = await moment.change_table(
        table, deadlines.note_reminder, wait, sent.message_id, sent.settled, acts_at=sent.acts_at
    )
    # The public message announced the reminder; now it must show the time of the takeover.
    moment.changed(noted, redraw=sent.acts_at is not None and moment.services.publisher.can_edit(noted))


def _called(person: Person) -> tuple[int, ...]:
    return (person.user_id,) if person.mentions else ()


@due(deadlines.wakes_at)
async def wake_notices(moment: Moment, table: Table) -> None:
    """Mark notices for sending again to the people whose quiet hours are over."""
    await moment.change_table(table, wake)


async def _has_left(moment: Moment, game: Game, user_id: int) -> bool:
    """Return whether a person has left the server; False if Discord gives no answer."""
    try:
        await moment.services.channels.look_for_member(game, user_id)
    except RequestFailed as error:
        if error.code in {_UNKNOWN_MEMBER, _UNKNOWN_USER}:
            return True
        log.info("game %s: could not ask Discord whether a player has left the server: %s", game.id, error)
    return False


@dataclass(frozen=True)
class _Sent:
    """The outcome of sending a reminder."""

    message_id: int | None
    settled: str | None = None
    """The nonce, if no other message can stand under it."""
    acts_at: int | None = None
    """When a computer player moves, as the message says."""


async def _send(  # noqa: PLR0913 - what is sent, whether and how
    moment: Moment,
    table: Table,
    screen: Screen,
    is_due: Callable[[Game], bool],
    nonce: str,
    called: Sequence[int] = (),
    *,
    silent: bool = False,
) -> _Sent | None:
    """Send a reminder, or return the message that was sent under its nonce before; None if it is no longer due.

    The nonce is recorded first. If it was before, the bot may have been killed before it recorded the message: the
    message is found in the channel, or else Discord answers with it.
    """
    channels, is_begun = moment.services.channels, table.game.reminder.nonce == nonce
    if is_begun and (found := sent_under(nonce, await channels.recent_messages(table.game, again=True) or {})):
        return _Sent(found.message_id, nonce, time_in(found.first.argument))
    with channels.sending(nonce):
        begun = await moment.change_table(table, begin_reminder, is_due, nonce)
        if not is_due(begun.game):
            return None
        sent = await moment.send(table.game, screen, nonce, called, silent=silent)
    if not sent.is_sent:
        return _Sent(None, None if is_begun else nonce)
    return _Sent(sent.message_id, nonce, time_in(screen.controls[0].address.argument))


def _is_wanted(goes_on: Callable[[Game], bool]) -> Callable[[Game], bool]:
    """Return the condition of a reminder: the game still waits for the person, who has not muted the turn."""
    return lambda game: goes_on(game) and deadlines.is_waiting(game) and not game.reminder.is_muted


# ---- abandoned games


@at_table(Action.KEEP_PLAYING)
async def keep_playing(context: Context, table: Table) -> None:
    """Keep the game for another month; revive the game if it was archived in the meantime."""
    if table.game.status is Status.ARCHIVED:
        await revive(context, table)
        return
    sent = context.public_message_id, nonce_in(context.argument)
    table = await context.change_table(table, deadlines.keep_open, *sent)
    context.changed(table, redraw=True)
    text = _localizer(context, table)("archive-kept", name=safe_name(context.actor.name))
    await context.reply.show(call(text))


@at_table(Action.ARCHIVE)
async def archive(context: Context, table: Table) -> None:
    table = await context.change_table(table, deadlines.archive_as_offered)
    await context.reply.show(archived_game(table.game, _localizer(context, table)))


@at_table(Action.REVIVE)
async def revive(context: Context, table: Table) -> None:
    """Resume an archived game, and announce its turn again."""
    context.require_voice()
    context.changed(await context.tables.revive(table.game.id, context.actor))
    text = _localizer(context, table)("archive-revived", name=safe_name(context.actor.name))
    await context.reply.show(call(text))


@alone(Action.REVIVE_ELSEWHERE)
async def revive_elsewhere(context: Context) -> None:
    """Resume the archived game in the argument, in its channel if the bot sees it, or else in the present channel."""
    game = await context.tables.games.game(context.number)
    require(Deed.REVIVE, game, context.actor)
    sight = await context.services.channels.lost.look(game.guild_id, game.channel_id)
    if sight is Sight.UNSURE:
        raise Refusal("error-channel-unsure")
    here = None if sight is Sight.SEEN else await _this_place(context, game)
    context.changed(await context.tables.revive(game.id, context.actor, here))
    await show_games(context)


async def _this_place(context: Context, game: Game) -> deadlines.Place:
    """Return the server and the channel of the interaction. Raises Refusal if the game may not be moved there."""
    guild_id, client = context.guild_id, context.interaction.client
    # A player may not take a game away from its server while the bot is there.
    is_elsewhere = guild_id != game.guild_id and game.guild_id and client.get_guild(game.guild_id)
    if guild_id is None or is_elsewhere or context.is_visitor:
        raise Refusal("error-channel-lost")
    require_channel(await server_settings(context), channel_ids(context))
    return guild_id, context.channel_id


def _localizer(context: Context, table: Table) -> FluentLocalizer:
    """Return the localizer of the table for a public message, and the localizer of the person for a private message."""
    return context.localizer if context.is_ephemeral else context.services.channels.localizer(table.game)


@due(deadlines.archive_due)
async def offer_or_archive(moment: Moment, table: Table) -> None:
    """Offer to archive an abandoned game, without a notification; archive the game if the offer has expired.

    The game is archived even if Discord refuses the message with the offer.
    """
    if deadlines.is_archive_offered(table.game):
        await _archive_unless_played(moment, table)
        return
    game = table.game
    wait, localizer = deadlines.Wait.of(game), moment.services.channels.localizer(game)
    nonce = offer_nonce(game, wait)
    screen = archive_offer(game, nonce, moment.now + deadlines.OFFER_SECONDS, localizer)
    if sent := await _send(moment, table, screen, wait.is_unchanged, nonce, silent=True):
        await moment.change_table(table, deadlines.note_offer, wait, sent.message_id, sent.settled)


async def _archive_unless_played(moment: Moment, table: Table) -> None:
    """Archive the game and edit the offer to say so; after a failed edit, a tap on the old offer says so."""
    game, channels = table.game, moment.services.channels
    archived = await moment.change_table(table, deadlines.archive_if_due)
    if archived.game.status is Status.ARCHIVED and game.reminder.message_id is not None:
        screen = archived_game(archived.game, channels.localizer(game))
        try:
            await channels.edit(game, game.reminder.message_id, screen)
        except RequestFailed as error:
            log.info("game %s: the offer to archive it stays as it is: %s", game.id, error)


@due(deadlines.idle_at)
async def look_after_idle(moment: Moment, table: Table) -> None:
    """Close an idle lobby, and check whether the channel of an idle game still exists."""
    if table.game.status is Status.LOBBY:
        await moment.change_table(table, deadlines.close_if_idle)
        return
    await moment.services.channels.lost.look(table.game.guild_id, table.game.channel_id)
    await moment.change_table(table, deadlines.note_inspection)


def archive_offer(game: Game, nonce: str, at: int, localizer: FluentLocalizer) -> Screen:
    """Announce that the game will be archived at a time in Unix seconds, unless somebody moves; mention nobody."""
    kept = Address(Action.KEEP_PLAYING, game.id, argument=argument(nonce))
    keep = Button(kept, localizer("button-keepplaying"), Role.SUCCESS)
    archive = Button(Address(Action.ARCHIVE, game.id), localizer("button-archive"))
    title = join_facts(localizer(variant_key(game.options)), localizer("archive-quiet"))
    return call(title, localizer("archive-offer", when_span=relative_time(at)), Row((keep, archive)))
