"""Pure functions that change the messages of a game, used by the rules of lobbies, seats and proposals.

`bot.games.channel` decides which messages a table wants, and lists the requests that must still be sent.
"""

from collections.abc import Callable
from dataclasses import replace

from bot.games.game import Actor, Game, Reminder, Status
from bot.games.outbox import REMINDING, Kind, Leaving, Message


def add_row(game: Game, kind: Kind, *subject: str) -> Game:
    """Add a message that cannot be derived from the table, such as news other than moves."""
    return game.with_outbox(messages=(*game.outbox.messages, Message(kind, subject)))


def with_messages(game: Game, change: Callable[[Message], Message | None]) -> Game:
    """Apply the function to each message. A message is dropped if the function returns None."""
    return game.with_outbox(messages=tuple(filter(None, map(change, game.outbox.messages))))


def wanted(game: Game, *kinds: Kind) -> tuple[Message, ...]:
    """Return the wanted messages of these kinds."""
    return tuple(each for each in game.outbox.messages if each.kind in kinds and each.leaves is None)


def rewrite(game: Game, asked: Message, kind: Kind, *subject: str) -> Game:
    """Replace a request by news in the same message."""
    known = replace(asked, kind=kind, subject=subject, mentions=(), is_silent=True, sleepers=(), wakes_at=None, tries=0)
    return with_messages(game, lambda each: known if each is asked else each)


def leaving(row: Message, how: Leaving) -> Message:
    return row if row.leaves else replace(row, leaves=how, wakes_at=None, tries=0)


def retire(game: Game, *kinds: Kind, how: Leaving = Leaving.DELETE) -> Game:
    """Mark the messages of these kinds as leaving."""
    return with_messages(game, lambda each: leaving(each, how) if each.kind in kinds else each)


def restart_pace(game: Game, at: int) -> Game:
    """Restart the time for the turn and the month until archiving, and delete the reminder of the turn.

    `at` is the current time.
    """
    return replace(retire(game, *REMINDING), reminder=Reminder(counted_from=at, quiet_since=at))


def announce_again(game: Game) -> Game:
    """Announce the turn again in a new message with the same moves; the old message loses its buttons."""
    for turn in wanted(game, Kind.TURN):
        # A turn without an id was not sent yet, so it will be announced anyway.
        if turn.id is not None:
            past = retire(retire(game, *REMINDING), Kind.TURN, how=Leaving.CONTROLS)
            return past.with_outbox(announced=min(turn.since, game.outbox.announced))
    return game


def note_lock(game: Game, actor: Actor, at: int, *, is_locked: bool) -> Game:
    """Add a notice in the lobby's channel that the thread of the game is locked, or remove the notice."""
    return add_row(game, Kind.LOCKED) if is_locked else retire(game, Kind.LOCKED)


def choose_place(game: Game, actor: Actor, at: int, *, has_thread: bool) -> Game:
    """Move the started game into the thread of its lobby, or keep the game in the channel if there is no thread."""
    if not moves_to_thread(game):
        return game
    thread = game.announcement.id if has_thread else None
    if thread is None:
        return replace(game, options=replace(game.options, thread=False))
    moved = replace(game, home_id=game.channel_id, channel_id=thread)
    turns = wanted(game, Kind.TURN)

    def there(row: Message) -> Message:
        # The first message in a thread calls all players, so the calls are decided again.
        return replace(row, channel_id=thread, calls_decided_at=None) if row in turns else row

    return with_messages(moved, there)


def moves_to_thread(game: Game) -> bool:
    """Return whether the game must move into a thread: the host chose a thread, and no turn was sent yet."""
    is_new = game.status is Status.PLAYING and game.home_id is None and game.untold_since == 0
    return is_new and game.options.thread and not game.is_in_panel
