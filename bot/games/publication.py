"""What the channel of a game shows, as pure functions: the public message, and the notices beside it.

A game has one public message a turn, the announcement. A new turn is a new message, because only new messages notify;
the previous message loses its buttons. Moves are committed to storage before they are published, so `next_step` can
retry what failed.

A notice is news besides the moves. It is stored with the game in the transaction that causes it. A request, which asks
people to agree, is stored until it is decided. Its answer replaces it, in the same message.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.games.game import Actor, Announcement, Game, Leftover, News, Notice, Reminder, Status, without_plans
from bot.games.table import Table


def with_notice(
    game: Game, news: News, *arguments: str, actor: Actor | None = None, message_id: int | None = None
) -> Game:
    cause = actor.interaction_id if actor and actor.interaction_id else game.announcement.message_id or game.id
    return replace(game, notices=(*game.notices, Notice(news, arguments, cause, message_id)))


def with_request(game: Game, news: News, *arguments: str, actor: Actor) -> Game:
    """Add a request unless it is there: one that Discord has refused is dropped, and asking again makes a new one."""
    return game if _requests(game, news, *arguments) else with_notice(game, news, *arguments, actor=actor)


def with_request_in(game: Game, message_id: int | None, news: News, *arguments: str) -> Game:
    """Record the message of the request; None if the bot was killed after sending it."""
    if message_id is None or request_id(game, news, *arguments):
        return game
    return with_notice(without_request(game, news, *arguments), news, *arguments, message_id=message_id)


def request_id(game: Game, news: News, *arguments: str) -> int | None:
    """Return the id of the message that carries the request; None if it was not sent yet."""
    return next((each.message_id for each in _requests(game, news, *arguments) if each.message_id), None)


def without_request(game: Game, news: News, *arguments: str) -> Game:
    requests = _requests(game, news, *arguments)
    return replace(game, notices=tuple(each for each in game.notices if each not in requests))


def without_message(game: Game, message_id: int | None) -> Game:
    """Drop the notice of that message, if there is one: another notice replaces it."""
    kept = (each for each in game.notices if message_id is None or each.message_id != message_id)
    return replace(game, notices=tuple(kept))


def call_later(game: Game, actor: Actor, at: int, quiet_ends: Mapping[int, int | None]) -> Game:
    """Have people called of the end of the game at the end of their quiet hours, in Unix seconds; None outside."""
    known = {each.arguments for each in game.notices if each.news is News.OVER}
    sleepers = [(each, until) for each, until in quiet_ends.items() if until and (str(each),) not in known]
    late = (Notice(News.OVER, (str(each),), game.id, None, 0, True, (each,), until) for each, until in sleepers)  # noqa: FBT003
    return replace(game, notices=(*game.notices, *late))


def wake(game: Game, actor: Actor, at: int) -> Game:
    """Have those notices sent again whose sleepers are awake."""
    due = [each for each in game.notices if each.wakes_at and each.wakes_at <= at]
    woken = (replace(each, wakes_at=None, is_told=False) if each in due else each for each in game.notices)
    return replace(game, notices=tuple(woken))


def _requests(game: Game, news: News, *arguments: str) -> tuple[Notice, ...]:
    return tuple(each for each in game.notices if (each.news, each.arguments) == (news, arguments))


# ---- the public message


def redraw_if_lobby(game: Game) -> Game:
    return replace(game, announcement=replace(game.announcement, ply=-1)) if game.status is Status.LOBBY else game


def redraw_changed_lobby(game: Game, before: Game, at: int) -> Game:
    """Have a lobby drawn again that was changed at that time, if it looks otherwise than `before`."""
    if game.status is not Status.LOBBY or _look(game) == _look(before):
        return game
    return redraw_if_lobby(replace(game, touched_at=at))


def superseded(game: Game, announcement: Announcement) -> tuple[Leftover, ...]:
    """Return the messages that the announcement makes out of date.

    A superseded message stays, without its controls; that of a waiting lobby is deleted, as its list of players would
    soon be wrong. A reminder is out of date once its turn is over, or announced again; sending a turn again because its
    message is old is not an announcement.
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


def record_announcement(
    game: Game, actor: Actor, at: int, shown: Game, announcement: Announcement, left: Sequence[Leftover] = ()
) -> Game:
    """Record the public message, which shows the game as in `shown`.

    `left` are the superseded messages that could not be tidied up.
    """
    seen = {leftover.message_id for leftover in superseded(shown, announcement)}
    added = [leftover for leftover in game.leftovers if leftover.message_id not in seen]
    reminder = replace(game.reminder, message_id=None) if game.reminder.message_id in seen else game.reminder
    recorded = replace(game, announcement=announcement, leftovers=(*added, *left), reminder=reminder)
    if _is_announced_again(game, shown):
        recorded = announce_again(recorded)
    return recorded if _look(game) == _look(shown) else redraw_if_lobby(recorded)


def with_leftover(game: Game, message_id: int | None) -> Game:
    """Have a reminder, or a message like one, deleted; None if there is none."""
    return replace(game, leftovers=(*game.leftovers, Leftover(message_id))) if message_id else game


def restart_pace(game: Game, at: int) -> Game:
    """Restart the turn's pace and the month until archiving, at that time in Unix seconds; delete its reminder."""
    return replace(with_leftover(game, game.reminder.message_id), reminder=Reminder(counted_from=at, quiet_since=at))


def announce_again(game: Game) -> Game:
    """Have the turn announced again: a new message shows the same moves, and notifies."""
    shown = game.announcement
    if shown.is_outdated:
        return game
    ply = min(shown.since, game.public_ply - 1)
    return replace(game, announcement=replace(shown, since=ply + 1, ply=ply))


def _is_announced_again(game: Game, shown: Game) -> bool:
    """Return whether, since the game was as in `shown`, its turn was made to be announced again."""
    now, before = game.announcement, shown.announcement
    return now.message_id == before.message_id and now.ply < before.ply


def note_position(game: Game, public_ply: int, acting_seat: int | None) -> Game:
    """Store the outcome of the log in the game, so that it need not be replayed to know it."""
    return replace(game, public_ply=public_ply, acting_seat=acting_seat)


def _look(game: Game) -> tuple[object, ...]:
    return without_plans(game.seats), game.invited, game.options, game.host_id


# ---- the steps by which the channel comes to show the table


@dataclass(frozen=True)
class Send:
    """Send a new public message that shows the moves from `since` on.

    The nonce makes it idempotent: Discord keeps only the first of several messages with one nonce.
    """

    table: Table
    since: int
    nonce: str


@dataclass(frozen=True)
class Redraw:
    """Edit the public message; if it is gone, or too old to be edited again, send it again."""

    table: Table
    since: int
    nonce: str


@dataclass(frozen=True)
class SendCancellation:
    """Send a separate message that says the game has ended without a result; then the game has no public message."""

    table: Table
    nonce: str


@dataclass(frozen=True)
class Forget:
    """Remove the public message from the game; the message itself says that the game is over."""

    table: Table


PublicationStep: TypeAlias = Send | Redraw | SendCancellation | Forget


def next_step(table: Table) -> PublicationStep | None:
    """Return the step after which the channel shows the table; None if it does already."""
    game, shown = table.game, table.game.announcement
    if game.status is Status.ARCHIVED or game.is_in_panel:
        return None
    if game.status is Status.CANCELLED:
        return _closing(table)
    if not table.is_readable:
        return None
    if game.status is Status.LOBBY and shown.message_id is not None:
        return redraw_step(table)
    if shown.ply < table.public_ply or game.status is Status.LOBBY:
        return _announcing(table)
    return None


def redraw_step(table: Table) -> PublicationStep | None:
    """Return the step that redraws the public message: somebody may have deleted it, or a name has changed.

    A game that is no longer live is not redrawn: its channel shows its end, or soon will.
    """
    shown = table.game.announcement
    if not table.game.is_live or table.game.is_in_panel or shown.is_outdated or not table.is_readable:
        return next_step(table)
    if shown.message_id is None:
        # It may be on its way, or sent and not recorded: then this is the same message for Discord.
        return _announcing(table)
    # Each replacement has another nonce, so that Discord does not take it for a duplicate of the deleted message.
    return Redraw(table.until(max(shown.ply, 0)), shown.since, nonce=f"again-{shown.message_id}")


def notified(table: Table) -> tuple[int, ...]:
    """Return the people that a new message notifies: the player to move; after the end all who have played.

    Who moved last sees the end. A plan is carried out while its owner may sleep.
    """
    if table.is_readable and table.state.is_over:
        acts = (each for each in reversed(table.log) if each.late or (each.chosen_by and not each.planned))
        seen = next((each.chosen_by for each in acts), None)
        seats = [seat for seat in table.game.seats if seat.has_person]
        played = dict.fromkeys(each for seat in seats for each in (seat.user_id, seat.owner_id))
        return tuple(each for each in played if each and each != seen)
    acting = table.acting
    is_paused = table.game.paused_at is not None
    if is_paused or acting is None or acting.user_id is None or acting.is_absent or acting.is_computer:
        return ()
    return (acting.user_id,)


def with_message(table: Table, message_id: int, ply: int) -> Table:
    """Take this message, which was made at `ply`, for the public message of the table if it is a newer one.

    A bot that was killed before it had recorded a message learns of it when it sees it again.
    """
    game, shown = table.game, table.game.announcement
    # A lobby that must be redrawn counts as not shown, and a newer message of it replaces an old one.
    is_lobby = game.status is Status.LOBBY
    shown_ply = shown.ply if shown.message_id is None or is_lobby else max(shown.ply, 0)
    if ply <= shown_ply or message_id <= (shown.message_id or 0):
        return table
    # Reminders and requests have buttons too, but were not necessarily made when a turn had just ended.
    if message_id == game.reminder.message_id or table.as_shown(ply).public_ply != ply:
        return table
    newer = Announcement(max(shown.ply, 0), ply, message_id)
    return replace(table, game=replace(game, announcement=newer, leftovers=superseded(game, newer)))


def with_reminder(table: Table, message_id: int, ply: int) -> Table:
    """Have this reminder of the turn that was at `ply` deleted, if that is over.

    A bot that was killed may have sent it and not recorded that, and the player may have moved since.
    """
    game = table.game
    known = {game.reminder.message_id, *(leftover.message_id for leftover in game.leftovers)}
    if ply >= table.public_ply or message_id in known:
        return table
    return replace(table, game=with_leftover(game, message_id))


def _announcing(table: Table) -> Send:
    # The nonce names what is public of the position, so that a crash between sending and noting shows no turn twice;
    # and the message before, so that a turn which is announced again to somebody who is back is another message.
    public, shown = table.until(table.public_ply), table.game.announcement
    return Send(public, max(shown.ply, 0), nonce=f"{shown.message_id or table.game.id}-{public.ply}")


def _closing(table: Table) -> PublicationStep | None:
    if table.game.announcement.message_id is None:
        return None
    # A lobby that closes says so itself.
    has_begun = table.moves or not table.is_readable
    return SendCancellation(table, nonce=f"{table.game.id}-end") if has_begun else Forget(table)
