"""The public message of a game and what stands beside it in the channel, as pure functions.

The announcement is the newest public message. A notice is what the channel is told besides the moves: it is stored with
the game, from the transaction that makes it true on. A request, which asks people to agree, is stored until it is
decided. Its answer takes its place, in the same message.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.game import Game
from bot.games.models import Actor, Announcement, Leftover, News, Notice, Reminder, Status
from bot.games.plan import without_plans


def with_notice(
    game: Game, news: News, *arguments: str, actor: Actor | None = None, message_id: int | None = None
) -> Game:
    """Add a notice for the channel, caused by `actor`."""
    cause = actor.interaction_id if actor and actor.interaction_id else game.announcement.message_id or game.id
    return replace(game, notices=(*game.notices, Notice(news, arguments, cause, message_id)))


def with_request(game: Game, news: News, *arguments: str, actor: Actor) -> Game:
    """Add a request unless it is there: one that Discord would not take is given up, and made anew when asked again."""
    return game if _requests(game, news, *arguments) else with_notice(game, news, *arguments, actor=actor)


def with_request_in(game: Game, message_id: int | None, news: News, *arguments: str) -> Game:
    """Note which message carries the request; None if a bot that was killed then has sent it."""
    if message_id is None or request_id(game, news, *arguments):
        return game
    return with_notice(without_request(game, news, *arguments), news, *arguments, message_id=message_id)


def request_id(game: Game, news: News, *arguments: str) -> int | None:
    """Return the id of the message that carries the request; None if it was not sent yet."""
    return next((each.message_id for each in _requests(game, news, *arguments) if each.message_id), None)


def without_request(game: Game, news: News, *arguments: str) -> Game:
    """Drop the request."""
    requests = _requests(game, news, *arguments)
    return replace(game, notices=tuple(each for each in game.notices if each not in requests))


def without_message(game: Game, message_id: int | None) -> Game:
    """Drop what is told in that message, if there is one: another notice takes its place."""
    kept = (each for each in game.notices if message_id is None or each.message_id != message_id)
    return replace(game, notices=tuple(kept))


def _requests(game: Game, news: News, *arguments: str) -> tuple[Notice, ...]:
    return tuple(each for each in game.notices if (each.news, each.arguments) == (news, arguments))


# ---- the public message


def redraw_if_lobby(game: Game) -> Game:
    """Have the public message drawn again if the game is a lobby."""
    return replace(game, announcement=replace(game.announcement, ply=-1)) if game.status is Status.LOBBY else game


def redraw_changed_lobby(game: Game, before: Game, at: int) -> Game:
    """Have a lobby drawn again that was changed at that time, if it looks otherwise than `before`."""
    if game.status is not Status.LOBBY or _look(game) == _look(before):
        return game
    return redraw_if_lobby(replace(game, touched_at=at))


def superseded(game: Game, announcement: Announcement) -> tuple[Leftover, ...]:
    """Return the messages of the game that are out of date once its public message is that of the announcement.

    A message that another one takes the place of stays, without its controls; that of a waiting lobby is deleted, as it
    would soon say who has not joined yet. A reminder is out of date once its turn is over, or announced again; a turn
    that is sent again for the age of its message is not announced again.
    """
    before, reminder = game.announcement, game.reminder.message_id
    if before.message_id == announcement.message_id:
        return game.leftovers
    left = list(game.leftovers)
    if before.message_id:
        is_waiting = game.status is Status.LOBBY
        left.append(Leftover(before.message_id, *(() if is_waiting else (before.since, max(before.ply, 0)))))
    is_same_turn = announcement.message_id is not None and announcement.ply == before.ply
    if reminder and not is_same_turn:
        left.append(Leftover(reminder))
    return tuple(left)


def record_announcement(game: Game, shown: Game, announcement: Announcement, left: Sequence[Leftover] = ()) -> Game:
    """Record the public message, which was drawn of the game as it is in `shown`.

    `left` are those of the superseded messages that could not be tidied up.
    """
    seen = {leftover.message_id for leftover in superseded(shown, announcement)}
    added = [leftover for leftover in game.leftovers if leftover.message_id not in seen]
    reminder = replace(game.reminder, message_id=None) if game.reminder.message_id in seen else game.reminder
    recorded = replace(game, announcement=announcement, leftovers=(*added, *left), reminder=reminder)
    if _is_announced_again(game, shown):
        recorded = announce_again(recorded)
    return recorded if _look(game) == _look(shown) else redraw_if_lobby(recorded)


def record_lost_channel(game: Game, shown: Game) -> Game:
    """Record that the channel of the game, which was as in `shown`, is gone, and with it all that was to be told."""
    # A full announcement without a message, and nothing to be told, keep the heartbeat from publishing it again.
    return replace(record_announcement(game, shown, Announcement(ply=shown.ply)), notices=())


def with_leftover(game: Game, message_id: int | None) -> Game:
    """Have a reminder, or a message like one, deleted; None if there is none."""
    return replace(game, leftovers=(*game.leftovers, Leftover(message_id))) if message_id else game


def restart_pace(game: Game, at: int) -> Game:
    """Restart the turn's pace and the month until archiving, at that time in Unix seconds; delete its reminder."""
    return replace(with_leftover(game, game.reminder.message_id), reminder=Reminder(counted_from=at, quiet_since=at))


def announce_again(game: Game) -> Game:
    """Have the turn announced again: a new message tells of the same moves, and notifies."""
    shown = game.announcement
    return replace(game, announcement=replace(shown, ply=min(shown.since, game.public_ply - 1)))


def _is_announced_again(game: Game, shown: Game) -> bool:
    """Return whether, since the game was as in `shown`, its turn was made to be announced again."""
    now, before = game.announcement, shown.announcement
    return now.message_id == before.message_id and now.ply < before.ply


def note_position(game: Game, public_ply: int, acting_seat: int | None) -> Game:
    """Note what the log leads to, so that nobody has to replay it to know."""
    return replace(game, public_ply=public_ply, acting_seat=acting_seat)


def _look(game: Game) -> tuple[object, ...]:
    """Return what the public message of a lobby shows."""
    return without_plans(game.seats), game.invited, game.options, game.host_id
