"""The public message of a game and the notices beside the message, as pure functions.

A game has one public message a turn, the announcement. A new turn is a new message, because only new messages notify;
the previous message loses its buttons. Moves are committed to storage before publication, so `next_step` can retry a
failed step.

Notices, which stand beside the public message, have their kinds in `bot.games.posts`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.games.game import Actor, Game, Reminder, Status, without_plans
from bot.games.outbox import Announcement, News, Post, Way
from bot.games.table import Table


def with_notice(
    game: Game, news: News, *arguments: str, actor: Actor | None = None, message_id: int | None = None
) -> Game:
    cause = actor.interaction_id if actor and actor.interaction_id else game.announcement.message_id or game.id
    return game.with_outbox(posts=(*game.outbox.posts, Post(news, arguments, cause, message_id)))


def without_message(game: Game, message_id: int | None) -> Game:
    """Drop the notice in the message, which another notice replaces; None drops nothing."""
    kept = (each for each in game.outbox.posts if message_id is None or each.message_id != message_id)
    return game.with_outbox(posts=tuple(kept))


def old_message(message: int | str, kind: News = News.OUTDATED) -> Post:
    """Return the post of an old message, which is given by its id, or by its nonce if its id is not known."""
    return Post(kind, (message,), 0) if isinstance(message, str) else Post(kind, (), message, message)


def old_messages(game: Game) -> tuple[Post, ...]:
    """Return the posts of old messages that still have to be tidied up."""
    return tuple(each for each in game.outbox.posts if each.is_old)


def call_later(game: Game, actor: Actor, at: int, quiet_ends: Mapping[int, int | None]) -> Game:
    """Schedule a call about the end of the game, or to a rematch, for each person in quiet hours.

    `quiet_ends` has the end of each person's quiet hours in Unix seconds; None outside of quiet hours.
    """
    news = News.AGAIN if game.status is Status.LOBBY else News.OVER
    known = {each.arguments for each in game.outbox.posts if each.news is news}
    late = (
        Post(news, (str(each),), cause=game.id, is_told=True, sleepers=(each,), wakes_at=until)
        for each, until in quiet_ends.items()
        if until and (str(each),) not in known
    )
    return game.with_outbox(posts=(*game.outbox.posts, *late))


def wake(game: Game, actor: Actor, at: int) -> Game:
    """Mark notices, or the lobby of a rematch, for another sending if their sleepers can be called now."""
    due = [each for each in game.outbox.posts if each.wakes_at and each.wakes_at <= at]
    posts = [replace(each, wakes_at=None, is_told=False) if each in due else each for each in game.outbox.posts]
    awaited = {seat.user_id for seat in game.awaited}
    calls = [replace(each, is_told=True) for each in posts if _is_late_call(each) and awaited & {*each.sleepers}]
    woken = game.with_outbox(posts=(*calls, *(each for each in posts if not _is_late_call(each))))
    return redraw_if_lobby(woken) if calls else woken


def _is_late_call(post: Post) -> bool:
    """Return whether a new message of a lobby must call the sleeper of the post now."""
    return post.news is News.AGAIN and post.wakes_at is None


# ---- the public message


def redraw_if_lobby(game: Game) -> Game:
    if game.status is not Status.LOBBY:
        return game
    return game.with_outbox(announcement=game.announcement.to_redraw())


def redraw_changed_lobby(game: Game, before: Game, at: int) -> Game:
    """Mark a lobby, changed at time `at`, for redrawing if its look differs from `before`."""
    if game.status is not Status.LOBBY or _look(game) == _look(before):
        return game
    return redraw_if_lobby(game.with_times(touched_at=at))


def superseded(game: Game, announcement: Announcement) -> tuple[Post, ...]:
    """Return the messages that the announcement makes out of date.

    A superseded message stays, without its controls. The message of a waiting lobby is deleted, because its list of
    players would soon be wrong. A reminder is out of date when the turn is over or is announced again; replacing an old
    message of the same turn is no announcement.
    """
    before, reminder = game.announcement, game.reminder
    if before.message_id == announcement.message_id:
        return ()
    past = News.PAST_LOBBY if before.is_of_lobby else News.PAST_TURN
    kind = News.OUTDATED if game.status in {Status.LOBBY, Status.OPEN} else past
    is_same_turn = announcement.message_id is not None and announcement.ply == before.ply
    left = (kind, before.message_id), (News.OUTDATED, None if is_same_turn else reminder.message)
    return tuple(old_message(message, kind) for kind, message in left if message)


def record_announcement(
    game: Game, actor: Actor, at: int, shown: Game, announcement: Announcement, left: Sequence[Post] = ()
) -> Game:
    """Record the public message, which shows the game as in `shown`.

    `left` are the old messages that could not be tidied up.
    """
    seen = {each.message for each in (*old_messages(shown), *superseded(shown, announcement))}
    is_new = announcement.message_id != game.announcement.message_id
    called = [each for each in game.outbox.posts if is_new and _is_late_call(each)]
    others = [each for each in game.outbox.posts if not (each in called or (each.is_old and each.message in seen))]
    reminder = game.reminder
    if reminder.message in seen:
        reminder = replace(reminder, message_id=None, nonce=None)
    recorded = replace(game.with_outbox(announcement=announcement, posts=(*others, *left)), reminder=reminder)
    recorded = _with_hash_shown(recorded, shown)
    if game.status is Status.OVER and announcement.message_id not in {None, game.announcement.message_id}:
        recorded = record_next_button(recorded, actor, at, game.channel_id, announcement.message_id or 0)
    now, before = game.announcement, shown.announcement
    if now.message_id == before.message_id and now.ply < before.ply:
        recorded = announce_again(recorded)
    return recorded if _look(game) == _look(shown) else redraw_if_lobby(recorded)


def _with_hash_shown(game: Game, shown: Game) -> Game:
    """Record the public message, which shows the game as in `shown`, if it is the first message with a hash."""
    announcement = game.announcement
    if announcement.message_id is None:
        return game
    if game.status in {Status.LOBBY, Status.OPEN} and game.deal.mixed_in is None:
        return game.with_deal(mixed_in=str(announcement.message_id))
    if shown.deal.next_secret and game.deal.next_mixed_in is None and announcement.ply >= shown.progress.public_ply:
        return game.with_deal(next_mixed_in=str(announcement.message_id))
    return game


def with_old_message(game: Game, message: int | str | None, kind: News = News.OUTDATED) -> Game:
    """Mark a message for tidying up: by default, a reminder or a similar message for deletion; None for no message."""
    return game.with_outbox(posts=(*game.outbox.posts, old_message(message, kind))) if message else game


def take_next_from(game: Game, actor: Actor, at: int, ended_id: int) -> Game:
    """Let the messages of an earlier game in the channel offer no next game, as this one has begun."""
    return with_old_message(game, str(ended_id), News.PAST_END)


def record_next_button(game: Game, actor: Actor, at: int, channel_id: int, message_id: int) -> Game:
    """Record a message that offers a next game until a newer game begins in its channel."""
    # A bot that was killed before it recorded its step records the message again.
    known = dict.fromkeys((*game.outbox.next_buttons, (channel_id, message_id)))
    return game.with_outbox(next_buttons=tuple(known))


def forget_next_buttons(game: Game, actor: Actor, at: int, taken: Sequence[tuple[int, int]]) -> Game:
    left = (each for each in game.outbox.next_buttons if each not in taken)
    return game.with_outbox(next_buttons=tuple(left))


def past_next_buttons(ended: Game, game: Game) -> tuple[tuple[int, int], ...]:
    """Return the messages of an ended game that offer no next game any longer, as the game has begun.

    A game of other people leaves them, and a table in another thread too, unless the same people play.
    """
    before, now = ({seat.user_id for seat in each.seats if seat.user_id} for each in (ended, game))
    places = (game.channel_id, game.home_id) if before & now else ()
    return tuple(each for each in ended.outbox.next_buttons if before == now or each[0] in places)


def begin_reminder(game: Game, actor: Actor, at: int, is_due: Callable[[Game], bool], nonce: str) -> Game:
    """Record that a reminder is being sent under a nonce, unless it is no longer due.

    If the bot is killed before it records the id of the message, it learns the id by the nonce. The message before it
    is marked for deletion already: the person may mute the turn before the id is recorded.
    """
    if game.reminder.nonce == nonce or not is_due(game):
        return game
    left = with_old_message(game, game.reminder.message)
    return replace(left, reminder=replace(game.reminder, message_id=None, nonce=nonce))


def record_reminder(game: Game, message_id: int | None, reminder: Reminder | None, settled: str | None = None) -> Game:
    """Record the message of the reminder; without a reminder, the wait is over, and the message must be deleted.

    Under the nonce `settled` stands no message besides `message_id`. Without a message, Discord has refused it, or
    somebody has deleted it, or the person was called by private message. A message that is on record stays, as
    somebody has tapped on it.
    """
    posts = tuple(each for each in game.outbox.posts if not each.is_old or each.message not in {message_id, settled})
    known, before = game.with_outbox(posts=posts), game.reminder.message
    if reminder is None and message_id is not None and message_id == before:
        return known
    if reminder is None:
        kept = replace(game.reminder, nonce=None) if before == settled else game.reminder
        return with_old_message(replace(known, reminder=kept), message_id)
    # Discord answers a nonce that it knows with the message of before, which stays.
    left = known if before in {message_id, settled} else with_old_message(known, before)
    return replace(left, reminder=replace(reminder, message_id=message_id, nonce=None))


def restart_pace(game: Game, at: int) -> Game:
    """Restart the pace of the turn and the month until archiving at time `at`; delete the reminder of the turn."""
    left = with_old_message(game, game.reminder.message)
    return replace(left, reminder=Reminder(counted_from=at, quiet_since=at))


def announce_again(game: Game) -> Game:
    """Mark the turn for another announcement: a new message shows the same moves, and notifies."""
    return game.with_outbox(announcement=game.announcement.to_repeat(game.progress.public_ply))


def choose_place(game: Game, actor: Actor, at: int, *, has_thread: bool) -> Game:
    """Let the started game be played in the thread of its lobby, or at home without a thread."""
    if not moves_to_thread(game):
        return game
    if not has_thread:
        return replace(game, options=replace(game.options, thread=False))
    return replace(game, home_id=game.channel_id, channel_id=game.announcement.message_id or 0)


def at_home(game: Game, latest_id: int) -> Game:
    """Return the game as if it were played at home, with `latest_id` as the latest known message there."""
    home = replace(game, channel_id=game.home_id or game.channel_id, home_id=None)
    return home.with_outbox(announcement=Announcement(message_id=latest_id))


def _look(game: Game) -> tuple[object, ...]:
    return without_plans(game.seats), game.invited, game.options, game.host_id


# ---- the steps by which the channel comes to show the table


@dataclass(frozen=True)
class Step:
    """What the public message needs; the message shows the moves of the table from `since` on."""

    way: Way
    table: Table
    since: int = 0


def next_step(table: Table) -> Step | None:
    """Return the step after which the channel shows the table; None if the channel already shows the table."""
    game, shown = table.game, table.game.announcement
    if game.status in {Status.ARCHIVED, Status.CLOSED} or game.is_in_panel:
        return None
    if game.status is Status.CANCELLED:
        return _closing(table)
    if not table.is_readable:
        return None
    if game.status is Status.LOBBY and shown.message_id is not None:
        is_call = any(map(_is_late_call, game.outbox.posts))
        return _announcing(table) if is_call else redraw_step(table)
    if shown.ply < table.public_ply or game.status is Status.LOBBY:
        return _announcing(table)
    return None


def redraw_step(table: Table) -> Step | None:
    """Return the step that redraws the public message after a deletion or a change of name.

    A game that is no longer live is not redrawn, because the channel shows the end, or soon will. A game in a new
    thread has no message there to redraw.
    """
    game, shown = table.game, table.game.announcement
    if not game.is_live or game.is_in_panel or game.is_in_new_thread or shown.is_outdated or not table.is_readable:
        return next_step(table)
    if shown.message_id is None:
        # The message may be on its way, or sent and not recorded. Discord then drops the repeated message by the nonce.
        return _announcing(table)
    return Step(Way.EDIT, table.until(shown.until), shown.since)


def refresh_step(table: Table, way: Way, shown: Announcement) -> Step:
    """Return the step that brings the message of an open row that is no table up to date: an edit, or a new message.

    The way was chosen for the message `shown`. If a killed bot had already sent a newer message, that one is edited.
    """
    is_anew = way is Way.REPLACE and table.game.announcement.message_id == shown.message_id
    return Step(Way.SEND if is_anew else Way.EDIT, table)


def notified(table: Table) -> tuple[int, ...]:
    """Return the people that a new message notifies: the player to move, or all players after the end.

    The first message in a thread notifies all players who are present. The last person to move sees the end without a
    notification. A person whose plan made the last move may sleep, and is notified. The lobby of a rematch notifies
    each person whom it calls once.
    """
    game = table.game
    if game.status is Status.LOBBY:
        woken = {each for post in game.outbox.posts if _is_late_call(post) for each in post.sleepers}
        called = (seat.user_id for seat in game.awaited if not seat.is_absent)
        return tuple(each for each in called if each and (game.announcement.message_id is None or each in woken))
    if table.is_readable and table.state.is_over:
        acts = (each for each in reversed(table.log) if each.late or (each.chosen_by and not each.planned))
        seen = next((each.chosen_by for each in acts), None)
        seats = [seat for seat in table.game.seats if seat.has_person]
        played = dict.fromkeys(each for seat in seats for each in (seat.user_id, seat.owner_id))
        return tuple(each for each in played if each and each != seen)
    if table.game.is_in_new_thread:
        return tuple(each.user_id for each in table.game.present if each.user_id)
    acting = table.acting
    is_paused = table.game.times.paused_at is not None
    if is_paused or acting is None or acting.user_id is None or acting.is_absent or acting.is_computer:
        return ()
    return (acting.user_id,)


def with_message(table: Table, message_id: int, ply: int, *, is_public: bool = False) -> Table:
    """Record the message, which was made at `ply`, as the public message of the table if the message is newer.

    `is_public`: the message shows a turn or a lobby, so it may also replace a message of the same ply. A bot that was
    killed before recording a message learns of the message from a tap, or finds it in the channel.
    """
    game, shown = table.game, table.game.announcement
    # A lobby that must be redrawn counts as not shown, and a newer message of the lobby replaces an old message.
    is_lobby = game.status is Status.LOBBY
    shown_ply = shown.ply if shown.message_id is None or is_lobby else shown.until
    if message_id <= (shown.message_id or 0):
        return table
    # Reminders and requests have buttons too, but their ply is not necessarily the end of a turn.
    if ply > shown_ply and message_id != game.reminder.message_id and table.as_shown(ply).public_ply == ply:
        newer = Announcement(shown.until, ply, message_id)
    elif is_public and shown.message_id is not None and ply == shown.ply:
        newer = replace(shown, message_id=message_id)
    else:
        return table
    return replace(
        table, game=game.with_outbox(announcement=newer, posts=(*game.outbox.posts, *superseded(game, newer)))
    )


def _announcing(table: Table) -> Step:
    return Step(Way.SEND, table.until(table.public_ply), table.game.announcement.until)


def nonce_of(step: Step, recorded: Game) -> str:
    """Return the nonce of the message of a step: Discord keeps only the first of several messages with one nonce.

    `recorded` is the game as it is stored, without messages that were found in the channel: a bot that found some of
    them and a bot that cannot read the channel must send the same position under the same nonce.
    """
    if step.way is Way.EDIT:
        return f"again-{step.table.game.announcement.message_id}"
    # The nonce names the previous message too, so that a turn that is announced again is another message.
    before = recorded.announcement.message_id or recorded.id
    return f"{before}-{'end' if step.way is Way.CANCEL else step.table.ply}"


def earlier_steps(table: Table) -> tuple[Step, ...]:
    """Return the steps that a killed bot may have taken without recording them, oldest first, before the next step.

    The bot may have announced each position in which somebody was asked, and which an action has changed since.
    """
    shown, game = table.game.announcement, replace(table.game, status=Status.PLAYING)
    actions = (each.ply for each in table.log[shown.until :] if each.interaction_id is not None or each.late)
    plies = {table.as_shown(ply).public_ply for ply in actions}
    return tuple(
        Step(Way.SEND, table.as_shown(ply).with_game(game), shown.until)
        for ply in sorted(plies)
        if shown.ply < ply < table.public_ply
    )


def _closing(table: Table) -> Step | None:
    if table.game.announcement.message_id is None:
        return None
    # The message of a closed lobby shows the end itself.
    has_begun = table.moves or not table.is_readable
    return Step(Way.CANCEL if has_begun else Way.FORGET, table)


def moves_to_thread(game: Game) -> bool:
    """Return whether the game has started in a lobby that asks for a thread, and nothing else was shown since."""
    is_new = game.status is Status.PLAYING and game.home_id is None and game.announcement.until == 0
    return is_new and game.options.thread and not game.is_in_panel


def is_unshown(game: Game) -> bool:
    """Return whether the channel is out of date, or a computer player has to move first."""
    if game.is_in_panel:
        return game.status is Status.PLAYING and _awaits_computer(game)
    if game.status in {Status.ARCHIVED, Status.CLOSED}:
        return False
    if game.status is Status.CANCELLED:
        # A cancelled game is unshown until its last message has lost the controls and is forgotten.
        return game.announcement.message_id is not None
    return game.announcement.ply < game.progress.public_ply or _awaits_computer(game)


def _awaits_computer(game: Game) -> bool:
    return game.acting is not None and game.computer_of(game.acting) is not None
