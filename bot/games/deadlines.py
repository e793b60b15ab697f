"""Reminders, other deadlines, and archived games. Deadlines are computed only from stored values and the time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple, TypeAlias

from cachetools import LRUCache

from bot.games import channel, notifying, rows
from bot.games.game import DAY, MINUTE, Actor, Clock, Game, Lost, Reminder, Seat, Status, without_plans
from bot.games.kinds import KINDS
from bot.games.outbox import REMINDING, RESTS, Kind
from bot.games.people.person import Person, quiet_until
from bot.games.refusals import Refusal, StaleGame
from bot.games.rights import Right, require, require_playing
from bot.games.seats import absence_ends_at, cancel_game, keep_seat, return_if_kept, with_absences
from bot.games.table import Table

MOST_REMINDERS: Final = 5
"""The largest number of reminders for a turn, if no computer player takes over the turn."""


class Wait(NamedTuple):
    """The turn that a reminder is about. The turn may end before Discord has accepted the reminder."""

    ply: int
    since: int | None
    """The start of the wait for the next reminder, in Unix seconds."""
    user_id: int | None

    @classmethod
    def of(cls, game: Game) -> Wait:
        return cls(game.progress.ply, waiting_since(game), game.acting.user_id if game.acting else None)

    def goes_on(self, game: Game) -> bool:
        """Return whether the game still waits for the player in this turn, even if the player has made a placement."""
        return game.is_of_turn(self.ply) and self == Wait.of(game)._replace(ply=self.ply)

    def is_unchanged(self, game: Game) -> bool:
        """Return whether the game still waits for the player, and nobody has moved since."""
        return game.status is Status.PLAYING and self == Wait.of(game)


def next_reminder(game: Game) -> int | None:
    """Return when the next reminder is due, in Unix seconds; None if no reminder follows before the game changes.

    The first reminder follows after the pace, and each later reminder after twice the previous interval. The last
    reminder is the fifth reminder, or the reminder that announces a computer player's move. Refused and muted reminders
    count too. A reminder in quiet hours is postponed until the hours end. No reminder is due while the person is away,
    or when the game will be archived soon.
    """
    sent = game.reminder
    if not is_waiting(game) or not game.options.has_reminders:
        return None
    is_last = channel.announced_takeover(game) if game.options.is_acted_upon else sent.count >= MOST_REMINDERS
    if is_last or sent.archives_at is not None:
        return None
    return pace_ends_at(game)


def pace_ends_at(game: Game) -> int | None:
    """Return the time when the next reminder would be due, even if there will be none; None before the first move."""
    since = waiting_since(game)
    if since is None:
        return None
    # Shifting by the count doubles the pause with each reminder.
    at = since + (game.options.pace * MINUTE << game.reminder.count)
    return max(at, game.reminder.not_before or at)


def time_left(game: Game, at: int) -> int:
    """Return the seconds left for the turn of the player to move; 0 without a limit, or when the time is over.

    If a reminder has announced a computer player's move, the time ends with this move; otherwise after the pace.
    """
    is_absent = game.acting is not None and game.acting.is_absent
    has_limit = game.options.has_reminders and not (game.reminder.count or game.times.paused_at or is_absent)
    until = channel.announced_takeover(game) or (pace_ends_at(game) if has_limit else None)
    return max(0, (until or at) - at)


def nudge_at(game: Game) -> int | None:
    """Return when to call the player whose turn was announced without a call; None if no call is due."""
    if not is_waiting(game) or game.reminder.is_muted:
        return None
    # A player who has moved since the decision about the call needs no call. A planned placement is made before the
    # decision, so it does not prevent the call.
    moved_at, turns = game.times.moved_at or 0, rows.wanted(game, Kind.TURN)
    return next((each.wakes_at for each in turns if moved_at <= (each.calls_decided_at or 0)), None)


def is_waiting(game: Game) -> bool:
    """Return whether the game waits for a person who is present. The game is not paused, and the channel shows it."""
    is_shown = game.status is Status.PLAYING and not channel.is_unshown(game) and game.times.paused_at is None
    return is_shown and not (game.acting and (game.acting.is_computer or game.acting.is_absent))


def takeover_at(game: Game) -> int | None:
    """Return when a computer player moves for the awaited person; None if no takeover is due before the game changes.

    The policy of the table must allow takeovers. First the pace passes, and a reminder names the time of the takeover.
    Then the pace passes again. Without a sent reminder there is no takeover.
    """
    has_arrived = all(each.id for each in rows.wanted(game, Kind.REMINDER))
    return channel.announced_takeover(game) if is_waiting(game) and has_arrived else None


def reminder_after_move(before: Game, after: Game) -> Reminder:
    """Return the state of the reminders after the moves between `before` and `after`.

    The reminders of an open turn stay valid. After the turn, only the message of the last reminder must still be
    deleted. In both cases the offer to archive ends.
    """
    if not is_waiting(before) or after.progress.public_ply != before.progress.public_ply:
        return Reminder()
    return replace(after.reminder, counted_from=waiting_since(before), archives_at=None, quiet_since=None)


def expected_takeover(game: Game, person: Person) -> int | None:
    """Return the announced time of the takeover, or the time that the next reminder will announce.

    None if no takeover happens before the game changes. The time is never in the person's quiet hours.
    """
    due = next_reminder(game)
    if due is None or not game.options.is_acted_upon:
        return takeover_at(game)
    at = (quiet_until(person, due) or due) + game.options.pace * MINUTE
    return quiet_until(person, at) or at


def mute(game: Game, actor: Actor, at: int, ply: int | None) -> Game:
    """Stop further reminders of the turn at `ply` for the actor. Raises StaleGame or Refusal."""
    require_playing(game)
    if ply is not None and not game.is_of_turn(ply):
        raise StaleGame
    require(Right.MUTE, game, actor)
    return replace(game, reminder=replace(game.reminder, is_muted=True))


def reminded_seat(table: Table) -> Seat | None:
    """Return the seat of the person to remind; None if the game waits for nobody."""
    return table.acting if is_waiting(table.game) else None


def send_reminder(
    game: Game, actor: Actor, at: int, wait: Wait, called: Sequence[int], recipient: int | None, **morning: Any
) -> Game:
    """Count a reminder, and remind the player, unless the wait has ended.

    `recipient` is the user id of a player who gets a private message; `morning` is as in `send_nudge`.
    """
    if not (wait.goes_on(game) and is_waiting(game)) or game.reminder.is_muted:
        return game
    # The reminder replaces a nudge that was not sent yet.
    counted = _with_nudge_at(replace(game, reminder=_counted(game.reminder, at)), None)
    silent = recipient is not None
    return notifying.remind(counted, Kind.REMINDER, at, called, silent=silent, recipient=recipient, **morning)


def count_withheld_reminder(game: Game, actor: Actor, at: int, ply: int, later: int | None) -> Game:
    """Count a muted reminder of the turn at `ply`.

    The message of an earlier reminder stays, for the other players. `later` is the end of the player's quiet hours, if
    the player's time runs out during these hours.
    """
    return replace(game, reminder=_counted(game.reminder, at, later)) if game.is_of_turn(ply) else game


def _counted(before: Reminder, at: int, later: int | None = None) -> Reminder:
    """Return the state of the reminders, with one more reminder counted."""
    return replace(before, count=before.count + 1, counted_from=at, not_before=later)


def send_nudge(
    game: Game, actor: Actor, at: int, wait: Wait, called: Sequence[int], recipient: int | None, **morning: Any
) -> Game:
    """Call the player who is to move, unless the wait has ended; `recipient` is as in `send_reminder`.

    `morning` is passed on to `notifying.remind` if a call was held back until the morning.
    """
    if not (wait.is_unchanged(game) and is_waiting(game)) or game.reminder.is_muted:
        return game
    awaited = _with_nudge_at(game, None)
    return notifying.remind(awaited, Kind.NUDGE, at, called, silent=False, recipient=recipient, **morning)


def _with_nudge_at(game: Game, at: int | None) -> Game:
    turns = rows.wanted(game, Kind.TURN)
    return rows.with_messages(game, lambda row: replace(row, wakes_at=at) if row in turns else row)


def put_off_nudge(game: Game, actor: Actor, at: int, ply: int, until: int) -> Game:
    """Reschedule the notification of the player of the turn at `ply`, unless a move was made since."""
    return _with_nudge_at(game, until) if game.progress.ply == ply else game


def put_off(game: Game, actor: Actor, at: int, ply: int, until: int) -> Game:
    """Postpone the next reminder, or the announced takeover, of the turn at `ply`, unless the turn has ended."""
    return replace(game, reminder=replace(game.reminder, not_before=until)) if game.is_of_turn(ply) else game


DEFAULT_GRACE: Final = 90
REMEMBERED = 10_000
"""The number of cached times of activity, one for each person and game."""


class Presence:
    """The times of people's last activity at a table: taps are cached in memory, moves are in the log of the game.

    The cache is empty after a restart, which is harmless: a person may be notified of a turn that is already on the
    screen.
    """

    def __init__(self, clock: Clock, grace: int = DEFAULT_GRACE) -> None:
        self._clock = clock
        self.grace = grace
        """For this number of seconds after a person's last activity, no message notifies the person."""
        self._seen = LRUCache[tuple[int, int], int](REMEMBERED)
        self._seen_anywhere = LRUCache[int, int](REMEMBERED)

    def note(self, game_id: int, user_id: int) -> None:
        self._seen[game_id, user_id] = self._seen_anywhere[user_id] = self._clock()

    def last_seen(self, table: Table, user_id: int) -> int | None:
        """Return the time of the person's last activity at the table, in Unix seconds; None if the time is unknown."""
        # A plan may be carried out while its owner sleeps, so planned moves are not activity.
        own = (entry.at for entry in reversed(table.log) if entry.chosen_by == user_id and not entry.planned)
        # If the clock was set back, some times are in the future. These times are ignored.
        known, now = (*own, self._seen.get((table.game.id, user_id), 0)), self._clock()
        return max((at for at in known if at <= now), default=0) or None

    def seen_at(self, table: Table, user_id: int) -> int | None:
        """Return the time of the person's last activity at the table, or at any table since the start of the bot."""
        anywhere = self._seen_anywhere.get(user_id, 0)
        return max(anywhere if anywhere <= self._clock() else 0, self.last_seen(table, user_id) or 0) or None

    def grace_until(self, table: Table, user_id: int, now: int) -> int | None:
        """Return the time until which the person counts as present; None if the person no longer does."""
        seen = self.last_seen(table, user_id)
        return seen + self.grace if seen is not None and now < seen + self.grace else None


IDLE_SECONDS: Final = 7 * DAY


def idle_at(game: Game) -> int | None:
    """Return when a lobby, or a game without another deadline of its turn, has been idle for a week; None for others.

    In a game with reminders, sending reminders already shows whether the channel still exists.
    """
    if not game.is_live or next_reminder(game) is not None or takeover_at(game) is not None:
        return None
    return max(game.times.created_at, game.times.moved_at or 0, game.times.touched_at or 0) + IDLE_SECONDS


def was_idle(game: Game) -> bool:
    """Return whether the lobby was closed after a week without a change."""
    return (
        game.times.ended_at is not None
        and game.times.ended_at >= (game.times.touched_at or game.times.created_at) + IDLE_SECONDS
    )


def close_if_idle(game: Game, actor: Actor, at: int) -> Game:
    return cancel_game(game, at) if game.status is Status.LOBBY and _is_idle(game, at) else game


def note_inspection(game: Game, actor: Actor, at: int) -> Game:
    """Record a check that the channel of a running game exists.

    At a table without reminders, a week without a move counts as a reminder, so that other players can go on without a
    person who never answers. Nothing changes if a move was made during the check.
    """
    if not _is_idle(game, at):
        return game
    weeks = 0 if game.options.has_reminders or game.times.paused_at is not None else 1
    return replace(game.with_times(touched_at=at), reminder=replace(game.reminder, count=game.reminder.count + weeks))


def _is_idle(game: Game, at: int) -> bool:
    idle = idle_at(game)
    return idle is not None and idle <= at


QUIET_SECONDS: Final = 30 * DAY
"""The time without a move before the offer to archive a game."""


def archive_due(game: Game) -> int | None:
    """Return when to offer to archive a running game or, after the offer, to archive the game; None for other games."""
    if game.status is not Status.PLAYING or game.times.moved_at is None:
        return None
    reminder = game.reminder
    return reminder.archives_at or max(game.times.moved_at, reminder.quiet_since or 0) + QUIET_SECONDS


def expires_at(game: Game) -> int | None:
    """Return the time when a continued game is deleted, a day after its last move; None for other games."""
    return None if game.deal.origin is None else max(game.times.created_at, game.times.moved_at or 0) + DAY


LEFT_SECONDS: Final = 14 * DAY
"""A game whose shared deal never closes ends after this many seconds and a day without a move."""


def is_past_deal(game: Game, now: int) -> bool:
    """Return whether the shared deal of a game in a panel has closed."""
    return game.is_in_panel and game.times.closes_at is not None and game.times.closes_at <= now


def left_at(game: Game) -> int | None:
    """Return when an unfinished game of a shared deal ends: a day after the deal closed, or after a later move.

    None for other games.
    """
    if game.status is not Status.PLAYING or not (game.is_in_panel and game.deal.name):
        return None
    latest = max(game.times.created_at, game.times.moved_at or 0)
    return max(game.times.closes_at or latest + LEFT_SECONDS, latest) + DAY


def end_left(game: Game, actor: Actor, at: int) -> Game:
    due = left_at(game)
    return cancel_game(game, at) if due is not None and due <= at else game


def begins_at(game: Game) -> int | None:
    """Return the time of the automatic start of a rematch; None for other games."""
    return game.times.begins_at


def line_moves_at(game: Game) -> int | None:
    """Return when people in line get the reserved seats of a lobby; None without such seats or such people."""
    return game.reserved_until if game.status is Status.LOBBY and game.in_line and game.invited else None


def closing_at(game: Game) -> int | None:
    """Return the closing time of a feature's row; None for a closed row and for a table."""
    return game.times.closes_at if game.status is Status.OPEN else None


def looking_at(game: Game) -> int | None:
    """Return the time of the feature's next check of its row, open or closed; None without a check."""
    return game.times.looks_at


# ---- deadlines


def wakes_at(game: Game) -> int | None:
    """Return when the next notice calls its sleepers; None without sleepers."""
    others = (each for each in game.outbox.messages if each.kind is not Kind.TURN)
    return min((each.wakes_at for each in others if each.wakes_at is not None), default=None)


Deadline: TypeAlias = Callable[[Game], int | None]
"""A kind of deadline: returns the due time in Unix seconds; None if the deadline is not due before the game changes."""

PATIENT: Final[tuple[Deadline, ...]] = idle_at, archive_due, wakes_at, expires_at
"""The deadlines of a paused table."""

OF_OWNER: Final[tuple[Deadline, ...]] = closing_at, looking_at
"""The deadlines of a feature's row."""

TIMED: Final[tuple[Deadline, ...]] = (
    begins_at,
    line_moves_at,
    nudge_at,
    next_reminder,
    takeover_at,
    absence_ends_at,
    left_at,
    *OF_OWNER,
    *PATIENT,
)
"""All kinds of deadlines; `bot.chat` has the handlers."""


def deadlines(game: Game) -> dict[Deadline, int]:
    """Return the due time of each deadline of the game, the earliest first."""
    # The only player of a game in a panel needs no other deadlines.
    timed = (expires_at, left_at) if game.is_in_panel else TIMED if game.times.paused_at is None else PATIENT
    found = {each: at for each in timed if (at := each(game)) is not None}
    return dict(sorted(found.items(), key=lambda each: each[1]))


def due_at(game: Game) -> int | None:
    """Return the time of the earliest deadline; None without deadlines."""
    return min(deadlines(game).values(), default=None)


def is_over_time(game: Game, ply: int, now: int) -> bool:
    """Return whether a takeover is due for the awaited person, without a move since `ply`."""
    at = takeover_at(game)
    return game.progress.ply == ply and at is not None and at <= now


def keep_overdue_seat(game: Game, actor: Actor, at: int, ply: int) -> Game:
    """Put a computer player on the seat of the awaited player if the player's time is over."""
    acting = game.acting if is_over_time(game, ply, at) else None
    return keep_seat(game, actor, at, acting) if acting else game


def waiting_since(game: Game) -> int | None:
    """Return the start of the wait for the next reminder; None before the first move."""
    return game.times.moved_at if game.reminder.counted_from is None else game.reminder.counted_from


# ---- archived games

OFFER_SECONDS: Final = 7 * DAY
"""The time between the offer to archive a game and the archiving."""


def is_archive_offered(game: Game) -> bool:
    return game.reminder.archives_at is not None


def offer_to_archive(game: Game, actor: Actor, at: int, wait: Wait) -> Game:
    """Offer to archive the game, unless the wait has ended; the offer is deleted after a move."""
    if not wait.is_unchanged(game):
        return game
    offered = replace(game, reminder=replace(game.reminder, archives_at=at + OFFER_SECONDS))
    return notifying.remind(rows.retire(offered, *REMINDING), Kind.OFFER, at, (), silent=True)


def archive_game(game: Game, at: int) -> Game:
    """Archive the running game. Raises Refusal."""
    require_playing(game)
    # The last message of the game stays unchanged: a tap on the message offers to revive the game.
    seats = without_plans(game.seats)
    ended = game.with_times(ended_at=at)
    return replace(ended, status=Status.ARCHIVED, seats=seats, proposals=(), reminder=Reminder())


def archive_as_offered(game: Game, actor: Actor, at: int) -> Game:
    require(Right.ARCHIVE, game, actor)
    if not is_archive_offered(game):
        raise Refusal("error-not-archived")
    return archive_game(game, at)


def archive_if_due(game: Game, actor: Actor, at: int) -> Game:
    due = archive_due(game)
    return archive_game(game, at) if is_archive_offered(game) and due is not None and due <= at else game


def leave_channel(game: Game, actor: Actor, at: int, lost: Lost) -> Game:
    """Archive the running game, or close the lobby or open row, because its channel is gone. Publish nothing more."""
    if game.status is Status.PLAYING:
        turns = rows.wanted(game, Kind.TURN)
        others = [each for each in game.outbox.messages if each not in turns] if lost is Lost.SERVER else []
        # If the server has removed the bot, the other messages leave when the bot is back (`channel.acts`).
        left = [rows.leaving(each, KINDS[each.kind].leaves) for each in others]
        return replace(archive_game(game, at), lost=lost).with_outbox(messages=(*left, *turns))
    ended = cancel_game(game, at) if game.is_live else close(game, actor, at)
    # All moves are marked as announced, so the heartbeat does not publish the game again.
    silent = ended.with_outbox(messages=(), announced=game.progress.ply, archives_thread=False)
    return silent.with_times(looks_at=None)


def keep_open(game: Game, actor: Actor, at: int) -> Game:
    """Keep the game open for another month; return the actor to a seat that a computer player has kept."""
    require(Right.KEEP_OPEN, game, actor)
    # The offer shows who keeps the game open, so it stays until a move, even if reminders follow.
    offers = {each.nonce: each for each in rows.wanted(game, Kind.OFFER)}
    kept = replace(game, reminder=replace(game.reminder, archives_at=None, quiet_since=at, counted_from=at))
    back = return_if_kept(kept, actor, at)
    return rows.with_messages(back, lambda row: offers.get(row.nonce, row))


Place: TypeAlias = tuple[int, int]
"""The ids of a server and of a channel there."""


def revive_game(game: Game, actor: Actor, at: int, others: Sequence[Person] = (), place: Place | None = None) -> Game:
    """Continue the game from the last position, at `place` if given, and announce the turn again.

    The actor returns to a seat that a computer player has kept. `others` are the settings of the other people.
    """
    require(Right.REVIVE, game, actor)
    if place:
        guild_id, channel_id = place
        since = min((each.since for each in rows.wanted(game, Kind.TURN)), default=game.progress.public_ply - 1)
        game = replace(game, guild_id=guild_id, channel_id=channel_id, home_id=None)
        game = game.with_outbox(messages=(), announced=since)
    reminder = Reminder(counted_from=at, quiet_since=at)
    live = game.with_times(ended_at=None, paused_at=None)
    playing = replace(live, status=Status.PLAYING, reminder=reminder, lost=None)
    back = return_if_kept(rows.announce_again(playing), actor, at)
    return replace(back, seats=with_absences(back.seats, others, at))


SERVER_AWAITED: Final = 30 * DAY
"""After an absence of the bot of at most this many seconds, a server's games continue automatically."""


def return_to_server(game: Game, actor: Actor, at: int) -> Game:
    """Continue the game after the bot is back on its server; after a long absence, announce that it can be revived."""
    if game.status is not Status.ARCHIVED or game.lost != Lost.SERVER:
        return game
    back = replace(game, lost=None)
    if at > (game.times.ended_at or 0) + SERVER_AWAITED:
        return rows.add_row(back, Kind.BACK, RESTS)
    # The message of the turn is still in the channel, so nobody is called again.
    reminder = Reminder(counted_from=at, quiet_since=at)
    playing = replace(back.with_times(ended_at=None), status=Status.PLAYING, reminder=reminder)
    return rows.add_row(playing, Kind.BACK)


def look_again(game: Game, actor: Actor, at: int, looks_at: int | None) -> Game:
    """Set the time of the feature's next check of its row; None for no check."""
    return game.with_times(looks_at=looks_at)


def close(game: Game, actor: Actor, at: int, *, has_result: bool = True) -> Game:
    """Close a feature's row. If the row has a result, show the result in a new message."""
    if game.status is not Status.OPEN:
        return game
    closes_at = min(at, game.times.closes_at or at)
    closed = replace(game.with_times(ended_at=at, closes_at=closes_at, looks_at=None), status=Status.CLOSED)
    return rows.add_row(closed, Kind.END) if has_result else closed
