"""Archives games without a move for a month, and revives archived games, as pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from bot.games.challenges import close
from bot.games.deadlines import archive_due, is_still_at
from bot.games.game import DAY, Actor, Game, Reminder, Status, without_plans
from bot.games.outbox import Announcement
from bot.games.people import Person
from bot.games.publication import announce_again, record_reminder
from bot.games.refusals import Refusal
from bot.games.seats import cancel_game, require_member, require_playing, return_if_kept, with_absences

OFFER_SECONDS: Final = 7 * DAY
"""The time between the offer to archive a game and the archiving."""


def is_archive_offered(game: Game) -> bool:
    return game.reminder.archives_at is not None


def note_offer(game: Game, actor: Actor, at: int, ply: int, message_id: int | None) -> Game:
    """Record the offer to archive the game, made at `ply`, unless a move was made since.

    The offer replaces the reminder, and is deleted like a reminder after a move.
    """
    offered = replace(game.reminder, archives_at=at + OFFER_SECONDS) if is_still_at(game, ply) else None
    return record_reminder(game, message_id, offered)


def archive_game(game: Game, at: int) -> Game:
    """Archive the running game. Raises NotPlaying."""
    require_playing(game)
    # The last message of the game stays unchanged: a tap on the message offers to revive the game.
    seats = without_plans(game.seats)
    ended = game.with_times(ended_at=at)
    return replace(ended, status=Status.ARCHIVED, seats=seats, proposals=(), reminder=Reminder())


def archive_as_offered(game: Game, actor: Actor, at: int) -> Game:
    require_member(require_playing(game), actor)
    if not is_archive_offered(game):
        raise Refusal("error-not-archived")
    return archive_game(game, at)


def archive_if_due(game: Game, actor: Actor, at: int) -> Game:
    due = archive_due(game)
    return archive_game(game, at) if is_archive_offered(game) and due is not None and due <= at else game


def leave_channel(game: Game, actor: Actor, at: int) -> Game:
    """Archive the running game, or close the lobby or challenge, after the channel is gone; publish nothing more."""
    if game.status is Status.PLAYING:
        return archive_game(game, at).with_outbox(notices=())
    ended = cancel_game(game, at) if game.is_live else close(game, actor, at)
    # The announcement counts as complete, so the heartbeat does not publish the game again.
    return ended.with_outbox(announcement=Announcement(ply=game.progress.ply), notices=())


def keep_open(game: Game, actor: Actor, at: int) -> Game:
    """Keep the game open for another month; return the actor to a seat that a computer player has kept."""
    require_member(require_playing(game), actor)
    # The offer shows who keeps the game open, so the offer stays until a move, whatever reminders follow.
    offer = game.reminder.message_id
    reminder = replace(game.reminder, archives_at=None, quiet_since=at, counted_from=at, message_id=None)
    back = return_if_kept(replace(game, reminder=reminder), actor, at)
    return replace(back, reminder=replace(back.reminder, message_id=offer))


Place: TypeAlias = tuple[int, int]
"""The ids of a server and of a channel there."""


def revive_game(game: Game, actor: Actor, at: int, others: Sequence[Person] = (), place: Place | None = None) -> Game:
    """Let the game go on from the last position, at `place` if given, and announce the turn again.

    The actor returns to a seat that a computer player has kept. `others` are the settings of the other people.
    """
    if game.status is not Status.ARCHIVED:
        raise Refusal("error-not-archived")
    require_member(game, actor)
    if place:
        guild_id, channel_id = place
        shown = replace(game.outbox.announcement, message_id=None)
        game = replace(game, guild_id=guild_id, channel_id=channel_id, home_id=None)
        game = game.with_outbox(announcement=shown, notices=())
    reminder = Reminder(counted_from=at, quiet_since=at)
    playing = replace(game.with_times(ended_at=None, paused_at=None), status=Status.PLAYING, reminder=reminder)
    back = return_if_kept(announce_again(playing), actor, at)
    return replace(back, seats=with_absences(back.seats, others, at))
