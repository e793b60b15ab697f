"""The messages in the channel of a game, as pure functions of the table.

`reconciled` updates the rows of messages after every change of a table, in the same transaction. `acts` lists the
requests that must still be sent, and `recorded` stores the results of the requests. `bot.games.notifying` decides which
people new messages call.
"""

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, replace
from enum import Enum, IntEnum, auto
from hashlib import blake2s
from typing import Final

from bot.games.game import MINUTE, NOBODY, Actor, Game, Status
from bot.games.kinds import KINDS
from bot.games.outbox import MAIN, REMINDING, RESTS, Kind, Leaving, Look, Message
from bot.games.rows import leaving, moves_to_thread, retire, wanted, with_messages
from bot.games.seats import end_past_absences

MOST_TRIES: Final = 8
"""The number of attempts to send news or to remove a message. Discord refuses some requests permanently."""

LATE_EDITS: Final = 2
"""How often the bot edits a lobby or a turn after the first hour of its message. One more edit removes the buttons."""

NONCE_SECONDS: Final = 3 * MINUTE
"""The bot assumes that Discord remembers a nonce for this many seconds.

Discord's documents say "the past few minutes". The exact time was not measured. The simulator uses this time too.
"""

SEARCH_SECONDS: Final = 30 * MINUTE
"""How many seconds the bot waits for a readable channel, before it sends again a message that may have been sent."""


# ---- wanted messages


def announced_takeover(game: Game) -> int | None:
    """Return the time of the computer player's move, as the reminder of the turn names it; None without a reminder.

    The reminder may not have been sent yet. The time also holds for a player who has muted the reminders.
    """
    reminder, is_told = game.reminder, game.reminder.is_muted or wanted(game, Kind.REMINDER)
    if not (game.options.is_acted_upon and is_told and reminder.count) or reminder.counted_from is None:
        return None
    return max(reminder.counted_from + game.options.pace * MINUTE, reminder.not_before or 0)


def awaits_computer(game: Game) -> bool:
    acting = game.acting if game.status is Status.PLAYING else None
    return acting is not None and game.computer_of(acting) is not None


def is_wanted(game: Game, row: Message) -> bool:
    """Return whether the message of the row should be in the channel."""
    rule = KINDS[row.kind]
    return rule.is_wanted(game, row) if rule.is_wanted else rule.calls(game, row) is not None


def _missing(game: Game) -> Message | None:
    """Return a row for the main message if the table wants one and has none; otherwise None."""
    announced, ply = game.outbox.announced, game.progress.public_ply
    if game.status in {Status.LOBBY, Status.OPEN}:
        return Message(Kind.LOBBY) if announced < 0 else None
    if announced >= ply or awaits_computer(game):
        return None
    turns = (each for each in game.outbox.messages if each.kind is Kind.TURN and each.ply == announced)
    # If the message of the previous turn waits for an edit, the new message also tells the moves of that turn.
    since = min([announced, *(each.since for each in turns if each.id is not None and each.look is None)])
    if game.status is Status.PLAYING:
        return Message(Kind.TURN, (str(ply),), since=max(since, 0))
    return Message(Kind.END, since=max(since, 0)) if game.status is Status.OVER else None


def look_of(game: Game, row: Message) -> Look:
    """Return hashes of the content of the message (`Rule.shows`), and of the times that the message names."""
    rule = KINDS[row.kind]
    is_told = game.options.is_acted_upon and rule.tells_time
    passing = (announced_takeover(game), game.reminder.not_before) if is_told else ()
    parts = (row.kind, row.subject, rule.shows(game, row)), passing
    return Look(*(blake2s(repr(part).encode(), digest_size=6).hexdigest() for part in parts))


def end_absences(game: Game, actor: Actor, at: int) -> Game:
    """End the past absences.

    This changes only `Look.passing` of turns, so a message that is too old for an edit is not sent again.
    """
    back = end_past_absences(game, actor, at)
    turns = [each for each in wanted(game, Kind.TURN) if each.look == look_of(game, each)]

    def passed(row: Message) -> Message:
        return replace(row, look=replace(look_of(back, row), passing="")) if row in turns else row

    return with_messages(back, passed)


# ---- in the transaction of every change


def reconciled(game: Game, new_nonce: Callable[[], str], unsent: Container[str] = ()) -> Game:
    """Return the game with a row for each message that the game wants, and with all other rows marked as leaving.

    `unsent` are the nonces of messages that were certainly not sent. The mentions of these messages can still change,
    and their rows are dropped when the messages are no longer wanted.
    """
    if game.is_in_panel:
        return game.with_outbox(messages=()) if game.outbox.messages else game
    standing = [each for each in game.outbox.messages if each.leaves is not Leaving.GONE or each is game.announcement]
    game = game.with_outbox(messages=without_taken([_kept(game, each, unsent) for each in standing]))
    left = (each for each in game.outbox.messages if each.leaves not in {None, Leaving.GONE} and each.id is None)
    # The bot cannot search for private messages. If such a message was perhaps sent, only its row is dropped.
    never_sent = [each for each in left if each.nonce in unsent or (each.nonce and each.kind is Kind.PRIVATE)]
    game = recorded(game, NOBODY, 0, [Done(each, Came.LEFT) for each in never_sent])
    # A leaving row with neither a nonce nor an id was never sent.
    rows = [each for each in game.outbox.messages if not each.leaves or each.nonce or each.id]
    if missing := _missing(game):
        rows.append(missing)
        game = game.with_outbox(announced=0 if missing.kind is Kind.LOBBY else game.progress.public_ply)
    number = max((each.number for each in rows), default=0)
    for at, new in enumerate(rows):
        if not new.nonce:
            number += 1
            home_id = game.home_id if KINDS[new.kind].is_at_home else None
            place_id = new.channel_id or home_id or game.channel_id
            drawn = replace(new, number=number, nonce=new_nonce(), channel_id=place_id)
            offers_next = new.offers_next or KINDS[new.kind].offers_next(game)
            rows[at] = replace(drawn, look=look_of(game, drawn), offers_next=offers_next)
    return game.with_outbox(messages=tuple(rows))


def without_taken(rows: Sequence[Message]) -> tuple[Message, ...]:
    """Return the rows, except a leaving row whose message also belongs to a wanted row."""
    taken = {each.id for each in rows if not each.leaves and each.id}
    return tuple(each for each in rows if not (each.leaves and each.id in taken))


def _kept(game: Game, row: Message, unsent: Container[str]) -> Message:
    if row.leaves:
        return row
    if not is_wanted(game, row):
        is_archived = row.kind is Kind.OFFER and game.status is Status.ARCHIVED
        return leaving(row, Leaving.OUTCOME if is_archived else KINDS[row.kind].leaves)
    if row.id is None and row.kind is Kind.TURN and row.nonce in unsent:
        row = replace(row, calls_decided_at=None)
    look = look_of(game, row)
    if row.look == look or game.status is Status.ARCHIVED:
        return row
    # Until the edit succeeds, the message may show the old look, the new look, or a look in between.
    is_lasting = row.look is not None and row.look.lasting == look.lasting
    return replace(row, look=replace(look, passing="") if is_lasting else None)


def offer_no_next(ended: Game, actor: Actor, at: int, game: Game) -> Game:
    """Remove the buttons to a next game from the messages of an ended game, because `game` has begun.

    The messages keep their buttons if nobody plays in both games. A message in another channel or thread loses its
    buttons only if both games have the same people.
    """
    before, now = ({seat.user_id for seat in each.seats if seat.user_id} for each in (ended, game))
    places = (game.channel_id, game.home_id) if before & now else ()

    def past(row: Message) -> Message:
        is_past = row.offers_next and row.id is not None and (before == now or row.channel_id in places)
        return leaving(row, Leaving.CONTROLS) if is_past else row

    return with_messages(ended, past)


def take_next_from(game: Game, actor: Actor, at: int, ended_id: int) -> Game:
    """Record that the next-game buttons of an earlier game must be removed, because `game` has begun."""
    return game.with_outbox(frees=ended_id)


# ---- missing changes


class Way(IntEnum):
    """The kinds of requests, in the order of sending."""

    FIND = auto()
    """Find the id of a message that must leave and that may have been sent."""
    NEXT = auto()
    """Remove the buttons to a next game from the messages of an earlier game, which is published separately."""
    WHISPER = auto()
    """Send a private message."""
    SEND = auto()
    EDIT = auto()
    END = auto()
    """Delete a message that must leave, or edit it for the last time."""
    MOVE = auto()
    """Move the table into a thread below its lobby. If no thread can be opened, the table stays in the channel."""
    ARCHIVE = auto()
    """Archive the thread. This request is the last one, because a later message would open the thread again."""


@dataclass(frozen=True)
class Act:
    """A request that must be sent before the channel shows the table."""

    way: Way
    row: Message

    @property
    def place(self) -> int:
        """The id of the channel or thread of the message; 0 for a private message, and for an act without a message."""
        is_message = self.way in _OF_MESSAGES and not KINDS[self.row.kind].is_private
        return self.row.channel_id if is_message else 0

    @property
    def stage(self) -> int:
        """The number of the stage. The results of a stage are recorded together, before the next stage begins."""
        if self.way <= Way.WHISPER:
            return 0
        # At the start, the id of the lobby's message is mixed into the deal, so this id is recorded first.
        is_lobby = self.row.kind is Kind.LOBBY and self.way < Way.END
        return 1 if is_lobby else 2 if self.way < Way.MOVE else self.way


def acts(game: Game) -> tuple[Act, ...]:
    """Return the requests that must be sent before the channel shows the table, in their order."""
    if game.is_in_panel or game.lost:
        return ()
    found = [Act(way, row) for row in game.outbox.messages if (way := _way(game, row))]
    if moves_to_thread(game):
        # Turns wait for the thread. The thread belongs to the message of the lobby, so that message is found first.
        early = (each for each in found if each.row.kind is Kind.LOBBY and each.way < Way.END)
        found = [*early, *(each for each in found if each.row.kind not in MAIN)]
        found.append(Act(Way.MOVE, game.announcement))
    if game.outbox.frees is not None:
        found.append(Act(Way.NEXT, game.announcement))
    if game.outbox.archives_thread:
        found.append(Act(Way.ARCHIVE, game.announcement))

    def place(act: Act) -> tuple[int, int, int, int]:
        # News and requests are sent before the turn, and reminders after the turn.
        height = 1 if act.row.kind in MAIN else 2 if act.row.kind in REMINDING else 0
        return act.stage, Way.SEND if act.way is Way.EDIT else act.way, height, act.row.number

    return tuple(sorted(found, key=place))


_OF_MESSAGES: Final = frozenset({Way.FIND, Way.SEND, Way.EDIT, Way.END})
CHANGING: Final = frozenset({Way.EDIT, Way.END})
"""The ways that change a message in the channel."""


def is_redraw(act: Act) -> bool:
    """Return whether the act edits a message with buttons, and the message keeps the buttons."""
    return act.way is Way.EDIT and has_controls(act.row)


def first_stage(found: Sequence[Act]) -> tuple[Act, ...]:
    return tuple(each for each in found if each.stage == found[0].stage)


def _way(game: Game, row: Message) -> Way | None:
    if row.leaves:
        return None if row.leaves is Leaving.GONE else Way.FIND if row.id is None else Way.END
    if row.id is None:
        rule = KINDS[row.kind]
        is_asleep = rule.sleeps and row.wakes_at is not None
        # The private message to the next player has a link to the message of the turn, so the turn is sent first.
        is_early = row.kind is Kind.SOON and not any(each.id for each in wanted(game, Kind.TURN))
        return None if is_asleep or is_early else Way.WHISPER if row.kind is Kind.PRIVATE else Way.SEND
    return None if game.status is Status.ARCHIVED or row.look == look_of(game, row) else Way.EDIT


def has_controls(row: Message) -> bool:
    """Return whether the message has buttons. The first button of a message contains its nonce."""
    rule = KINDS[row.kind]
    has_own = (row.kind in MAIN | REMINDING and not rule.is_private) or rule.asks or row.offers_next
    return has_own or row.explains_night or RESTS in row.subject


def is_unshown(game: Game) -> bool:
    """Return whether the channel lacks the main message, or a computer player has to move first."""
    return awaits_computer(game) or bool(_missing(game)) or any(each.id is None for each in wanted(game, *MAIN))


def needs_publisher(game: Game) -> bool:
    """Return whether work is left: the channel must change, a computer player must move, or a thread is locked."""
    return awaits_computer(game) or bool(acts(game) or wanted(game, Kind.LOCKED))


# ---- the results of requests


class Came(Enum):
    """The result of an act for its message."""

    STANDS = auto()
    """The message is in the channel."""
    LEFT = auto()
    """The message has left, or was never sent."""
    LOST = auto()
    """Somebody has deleted a wanted message, so a new message must replace the deleted message."""
    TOO_OLD = auto()
    """A wanted message cannot be edited any more, so a new message must replace the old message."""
    DOUBTED = auto()
    """The message may be in the channel, and the next request would not find out, so a new message replaces it."""
    HELD = auto()
    """The message cannot be changed now. The row waits until Discord accepts a change."""
    FAILED = auto()


@dataclass(frozen=True)
class Done:
    """The result of an act. `row` is the row as it was before the act."""

    row: Message
    came: Came = Came.STANDS
    id: int | None = None
    look: Look | None = None
    """The look that the message has now; None keeps the recorded look."""
    is_late: bool = False
    """Whether the message was edited after its first hour."""


def instead_of_edit(game: Game, row: Message) -> Done | None:
    """Return the result for an old message that must not be edited; None if the message may be edited.

    Discord allows few edits of an old message. If only the passing part of its look differs (`Look`), the message stays
    as it is. Otherwise a new message replaces it.
    """
    # News may be edited, because they are edited only once, when they replace a request. The message of a feature's row
    # may be edited, because the feature itself counts the edits.
    is_news, look = not KINDS[row.kind].asks and row.kind not in MAIN, look_of(game, row)
    if not (game.owner or is_news) and row.look is not None and row.look.lasting == look.lasting:
        return Done(row, look=look)
    may_edit = row.kind in {Kind.LOBBY, Kind.TURN} and row.late_edits < LATE_EDITS
    return None if game.owner or is_news or may_edit else Done(row, Came.TOO_OLD)


def carried_out(game: Game, actor: Actor, at: int, way: Way) -> Game:
    """Record that `Way.NEXT` or `Way.ARCHIVE` was carried out."""
    return game.with_outbox(frees=None) if way is Way.NEXT else game.with_outbox(archives_thread=False)


def recorded(game: Game, actor: Actor, at: int, done: Sequence[Done]) -> Game:
    """Record the results of acts. The table may have changed in the meantime, so only the rows change."""
    for each in done:
        game = _recorded(game, each)
    return game


def _recorded(game: Game, done: Done) -> Game:
    row = next((each for each in game.outbox.messages if each.nonce == done.row.nonce), None)
    if row is None and done.came is Came.LEFT and done.row.id:
        # Another row has taken over the message in the meantime.
        left = (got for each in game.outbox.messages for got in _without(each, done.row.id))
        return game.with_outbox(messages=tuple(left))
    is_edited = done.row.id is not None and done.look is not None and has_controls(done.row)
    is_back = row is not None and row.leaves is Leaving.GONE and is_edited
    if row is None or is_back or (done.id is not None and row.id not in {None, done.id}):
        # The message must be removed, for one of three reasons. Another process has dropped the row. Another process
        # has sent the message too. The message had lost its buttons, and a later edit by this process has restored the
        # buttons.
        message_id = done.id or done.row.id
        is_known = any(each.id == message_id and each.leaves is not Leaving.GONE for each in game.outbox.messages)
        if done.came is Came.LEFT or is_known or not (is_edited or done.id):
            return game
        how = KINDS[done.row.kind].leaves if is_edited else Leaving.DELETE
        more = replace(done.row, id=message_id, nonce="", leaves=how)
        return game.with_outbox(messages=(*game.outbox.messages, more))
    is_lost = done.came in {Came.LEFT, Came.HELD, Came.FAILED} and row.leaves and row.id is None
    # A turn that must be deleted is shown by another message.
    if is_lost and row.kind is Kind.TURN and row.leaves is not Leaving.DELETE:
        game = _with_untold(game, row)
    lobbies = [each for each in game.outbox.messages if each.kind is Kind.LOBBY]
    if done.came is Came.LEFT and row.id is None and lobbies == [row] and game.deal.mixed_in is None:
        # The channel has never shown this message, so nobody took part, and no result is sent.
        game = retire(game, Kind.END)
    if done.id is not None and row.id is None:
        game = _with_hash_shown(game, row, done.id)
    rows = (left for each in game.outbox.messages for left in (_after(game, row, done) if each is row else (each,)))
    return game.with_outbox(messages=tuple(rows))


def _without(row: Message, message_id: int) -> tuple[Message, ...]:
    # Another process may have edited the removed message to show this row, so the row gets a new message.
    return renewed(row, is_standing=True) if row.id == message_id and not row.leaves else (row,)


def _after(game: Game, row: Message, done: Done) -> tuple[Message, ...]:  # noqa: PLR0911 - a result after the other
    """Return the rows that replace the row after an act."""
    match done.came:
        case Came.LEFT:
            # `Game.announcement` needs the row of the newest main message. This row is dropped only if its message is
            # deleted and another main message is left.
            others = [each for each in game.outbox.messages if each.kind in MAIN and each.id not in {None, row.id}]
            is_deleted = row.leaves is Leaving.DELETE and bool(others)
            is_place = row.leaves and row is game.announcement and not is_deleted
            return (replace(row, leaves=Leaving.GONE, tries=0),) if is_place else ()
        case Came.LOST | Came.TOO_OLD:
            # A leaving message needs no new message.
            return (row,) if row.leaves else renewed(row, is_standing=done.came is Came.TOO_OLD)
        case Came.DOUBTED:
            # Another process may have found the message in the meantime.
            is_known = row.leaves or row.id is not None
            return (row,) if is_known else (leaving(row, Leaving.DELETE), replace(row, nonce="", tries=0))
        case Came.HELD:
            return (replace(row, tries=max(row.tries, 1)),)
        case Came.FAILED:
            # Edits of a sent reminder are tried without limit, because the end of the turn deletes the reminder.
            is_tried = not row.leaves and (row.kind in MAIN or (row.kind in REMINDING and row.id is not None))
            if is_tried or row.tries + 1 < MOST_TRIES:
                return (replace(row, tries=row.tries + 1),)
            # If an edit cannot remove the buttons of a message, the message is deleted.
            is_edited = row.id is not None and row.leaves in {Leaving.CONTROLS, Leaving.OUTCOME}
            return (replace(row, leaves=Leaving.DELETE, tries=0),) if is_edited else ()
    look, edits = row.look if done.look is None else done.look, row.late_edits + done.is_late
    shown = replace(row, id=done.id or row.id, look=look, mentions=(), tries=0, late_edits=edits)
    return () if _is_settled(game, shown) else (shown,)


def _is_settled(game: Game, row: Message) -> bool:
    """Return whether a sent message needs no further change, so that its row can be dropped."""
    rule = KINDS[row.kind]
    is_news = not (rule.asks or rule.passes) and row.kind not in MAIN | REMINDING and row.look == look_of(game, row)
    return is_news and not (row.offers_next or row.wakes_at or row.leaves)


def renewed(row: Message, *, is_standing: bool) -> tuple[Message, ...]:
    """Return the row of a new message that replaces the row's message.

    If `is_standing`, the old message is still in the channel, and its leaving row comes first.
    """
    again = replace(
        row, nonce="", id=None, look=None, is_again=True, calls_decided_at=None, tries=0, late_edits=0, edited_at=0
    )
    how = Leaving.CONTROLS if row.kind is Kind.TURN else Leaving.DELETE
    return (leaving(row, how), again) if is_standing else (again,)


def renew(game: Game, actor: Actor, at: int, *, is_standing: bool = True) -> Game:
    """Replace the main message by a new message."""
    rows, main = game.outbox.messages, wanted(game, *MAIN)
    left = (got for row in rows for got in (renewed(row, is_standing=is_standing) if row in main else (row,)))
    return game.with_outbox(messages=tuple(left))


def redraw(game: Game, *_: object) -> Game:
    """Mark the main message for an edit, even if the message already shows the table."""
    return with_messages(game, lambda row: replace(row, look=None) if row.kind in MAIN and not row.leaves else row)


def _with_untold(game: Game, row: Message) -> Game:
    """Add the moves of this turn, whose message was never sent, to the message of the next turn."""
    kinds = Kind.TURN, Kind.END
    after = [each for each in game.outbox.messages if each.kind in kinds and each.number > row.number]
    if not after:
        return game.with_outbox(announced=min(game.outbox.announced, row.since))
    since = min(after[0].since, row.since)
    return with_messages(game, lambda each: replace(each, since=since) if each is after[0] and not each.id else each)


def _with_hash_shown(game: Game, row: Message, message_id: int) -> Game:
    """Record the id of the first message that shows the hash of a secret.

    The message must be sent before the game with the secret starts.
    """
    if row.kind is Kind.LOBBY and game.status in {Status.LOBBY, Status.OPEN} and game.deal.mixed_in is None:
        return game.with_deal(mixed_in=str(message_id))
    if row.kind is Kind.END and game.deal.next_secret and game.deal.next_mixed_in is None:
        return game.with_deal(next_mixed_in=str(message_id))
    return game
