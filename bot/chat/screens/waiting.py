"""The messages of tables that wait for a person: nudges, reminders, and the offer to archive a game."""

from bot.chat.actions import Action, address_at
from bot.chat.kit.blocks import Address, Button, Role, Row, Screen, call
from bot.chat.kit.markup import absolute_time, relative_time, small
from bot.chat.screens.pages import game_url
from bot.chat.screens.table_view import acting_line, footnote, open_button
from bot.games.deadlines import time_left
from bot.games.options import variant_key
from bot.games.outbox import REFUSED_PRIVATELY, Message
from bot.games.table import Table
from bot.games.turn import waits_only_for
from bot.games.words.narration import join_facts
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import safe_name


def reminder(table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
    """Remind the player to move, and name the time of the computer player's move, if it will move.

    *More* has what the player and the others can do about the wait.
    """
    more = Button(address_at(table, Action.SHOW_STAND_INS), localizer("button-more"))
    last = table.acting and waits_only_for(table, table.acting)
    return call(
        acting_line(table, localizer, time_left(table.game, row.decided_at or 0)),
        localizer("reminder-last") if last else footnote(table, localizer),
        _announcement(table, localizer),
        _refused(row, localizer),
        _waiting(table, localizer),
        Row((_answer_button(table, localizer), more)),
    )


def nudge(table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
    """Notify the player of a silently announced turn, without calling it a reminder."""
    due = acting_line(table, localizer, time_left(table.game, row.decided_at or 0))
    return call(due, _refused(row, localizer), Row((_answer_button(table, localizer),)))


def private_call(table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
    """Notify the player to move by private message, which has no buttons, and say how to stop such messages."""
    return call(
        acting_line(table, localizer, time_left(table.game, row.decided_at or 0)),
        footnote(table, localizer),
        _announcement(table, localizer),
        _waiting(table, localizer),
        small(localizer("private-how")),
    )


def soon(table: Table, _: Message, localizer: FluentLocalizer) -> Screen:
    """Tell the next player by private message."""
    name = safe_name(table.acting.name) if table.acting else ""
    told = localizer("reminder-next", name=name), footnote(table, localizer), _waiting(table, localizer)
    return call(*told, small(localizer("private-how")))


def archive_offer(table: Table, _: Message, localizer: FluentLocalizer) -> Screen:
    """Announce that the game will be archived, unless somebody moves; mention nobody."""
    game = table.game
    keep = Button(Address(Action.KEEP_PLAYING, game.id), localizer("button-keepplaying"), Role.SUCCESS)
    archive = Button(Address(Action.ARCHIVE, game.id), localizer("button-archive"))
    title = join_facts(localizer(variant_key(game.options)), localizer("archive-quiet"))
    return call(
        title, localizer("archive-offer", when_span=relative_time(game.reminder.archives_at)), Row((keep, archive))
    )


def _refused(row: Message, localizer: FluentLocalizer) -> str:
    return small(localizer("private-refused")) if REFUSED_PRIVATELY in row.subject else ""


def _waiting(table: Table, localizer: FluentLocalizer) -> str:
    since = relative_time(table.game.times.moved_at)
    return small(localizer("reminder-waiting", link=game_url(table.game), since_span=since))


def _announcement(table: Table, localizer: FluentLocalizer) -> str:
    if (acts_at := table.game.reminder.acts_at) is None:
        return ""
    key = f"reminder-then-{table.game.options.policy}"
    return localizer(key, at_time=absolute_time(acts_at), left_span=relative_time(acts_at))


def _answer_button(table: Table, localizer: FluentLocalizer) -> Button:
    return open_button(table, address_at(table, Action.ANSWER_REMINDER), localizer)
