"""What stands in the channel of a game, as pure functions of the table.

`reconciled` brings the rows of messages in line with a table, in the transaction of every change; `acts` says what the
channel lacks; `recorded` stores what came of an act. `bot.games.notifying` says whom new messages call.
"""

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, IntEnum, auto
from hashlib import blake2s
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.games.game import MINUTE, NOBODY, Actor, Game, Seat, Status, without_plans
from bot.games.outbox import MAIN, PRIVATELY, REMINDING, RESTS, SLEEPING, Kind, Leaving, Message
from bot.games.proposals import UNDO, find, undecided
from bot.games.rows import add_row, leaving, moves_to_thread, wanted, with_messages
from bot.games.seats import end_past_absences, is_offered

FindSeats: TypeAlias = Callable[[Game, Message], tuple[Seat, ...] | None]

MOST_TRIES: Final = 8
"""The attempts to send news, or to let a message leave; Discord refuses some of them for good."""

LATE_EDITS: Final = 2
"""How often the message of a lobby is edited after its first hour: the last of three edits shows what came of it."""

NONCE_SECONDS: Final = 5 * MINUTE
"""For how long Discord is sure to remember a nonce, in seconds."""

SEARCH_SECONDS: Final = 30 * MINUTE
"""How long a message that Discord may have waits for its channel to be readable, in seconds."""


# ---- the kinds


@dataclass(frozen=True)
class Rule:
    """What holds for a kind of message."""

    is_wanted: Callable[[Game, Message], bool] | None = None
    """Returns whether the message should stand; without the function it stands unless `calls` returns None."""
    calls: FindSeats = lambda _, __: ()
    """Returns the seats of the people whom the message calls; None if nobody wants the message any longer."""
    asks: bool = False
    """Whether the message is a request for an answer of these people, or an offer, which anybody may accept."""
    author: Callable[[Game, Message], int | None] = lambda _, __: None
    """Returns the user id of the person who calls others by the message; None if no person does."""
    leaves: Leaving = Leaving.DELETE
    """How a message leaves that is no longer wanted."""
    offers_next: Callable[[Game], bool] = lambda _: False
    """Returns whether a new message offers a next game."""


def _is_open(game: Game, _: Message) -> bool:
    return game.status in {Status.LOBBY, Status.OPEN}


def is_of_turn(game: Game, row: Message) -> bool:
    return game.status is Status.PLAYING and row.ply == game.progress.public_ply


def _is_turn(game: Game, row: Message) -> bool:
    # A tap on the last turn of an archived game offers to revive the game.
    return game.status is Status.ARCHIVED or is_of_turn(game, row)


def announced_takeover(game: Game) -> int | None:
    """Return the time of a computer player's move that the reminder of the turn names, even if it is on its way.

    A person who wants no reminders gets none, and has the same time. None without a reminder.
    """
    reminder, is_told = game.reminder, game.reminder.is_muted or wanted(game, Kind.REMINDER)
    if not (game.options.is_acted_upon and is_told and reminder.count) or reminder.counted_from is None:
        return None
    return max(reminder.counted_from + game.options.pace * MINUTE, reminder.not_before or 0)


def _asked_to_agree(game: Game, row: Message) -> tuple[Seat, ...] | None:
    proposal = find(game, *row.subject)
    return undecided(game, proposal) if proposal else None


def _proposer(game: Game, row: Message) -> int | None:
    proposal = find(game, *row.subject)
    return game.seats[proposal.approvals[0] - 1].user_id if proposal else None


def _asked_to_play(game: Game, row: Message) -> tuple[Seat, ...] | None:
    guest = game.invitation_of(int(row.subject[0]))
    return (guest,) if guest and game.status is Status.LOBBY and not game.is_full else None


def _asked_to_join(game: Game, _: Message) -> tuple[Seat, ...] | None:
    return () if game.status is Status.LOBBY and not game.is_full else None


def _asked_to_substitute(game: Game, row: Message) -> tuple[Seat, ...] | None:
    return () if is_offered(game, row.subject[0]) else None


def _put_out(game: Game, row: Message) -> tuple[Seat, ...] | None:
    return tuple(seat for seat in game.put_out if str(seat.user_id) == row.subject[0]) or None


def _host(game: Game, _: Message) -> int | None:
    return game.host_id


_NEWS: Final = Rule()
_OF_TURN: Final = Rule(is_of_turn)
_REQUEST: Final = Rule(asks=True, leaves=Leaving.OUTCOME)

KINDS: Final[Mapping[Kind, Rule]] = MappingProxyType(
    {
        # The lobby of a table, or the message of an open row that is no table.
        Kind.LOBBY: Rule(_is_open, calls=lambda game, _: game.awaited, author=_host, leaves=Leaving.OUTCOME),
        # Subject: the public ply.
        Kind.TURN: Rule(_is_turn, leaves=Leaving.CONTROLS),
        # People slept when the game ended, and are called later. Subject: their user ids.
        Kind.OVER: Rule(calls=lambda _, row: tuple(Seat(0, int(each), "") for each in row.subject)),
        # The other people are asked to agree. Subject: kind and argument of the proposal.
        Kind.PROPOSED: replace(_REQUEST, calls=_asked_to_agree, author=_proposer),
        # Anybody may take a seat. Subject: the number of the seat, and possibly `HAS_LEFT`.
        Kind.OFFERED: replace(_REQUEST, calls=_asked_to_substitute),
        # The people with a role may join. Subject: the id of the role, and possibly `QUIETLY`.
        Kind.ROLE: replace(_REQUEST, calls=_asked_to_join, author=_host),
        # A person is asked to take the reserved seat; the lobby shows the outcome. Subject: the user id of the person.
        Kind.INVITED: Rule(calls=_asked_to_play, asks=True, author=_host),
        # A person was put out of the lobby. Subject: the user ids of the person and of the person who did so.
        Kind.PUT_OUT: Rule(calls=_put_out, author=_host),
        # Messages to the player of a turn: first calls if the turn was announced silently, reminders, private messages.
        # Subject: the public ply; the user id of the player, or `REFUSED_PRIVATELY`, may follow.
        **dict.fromkeys((Kind.NUDGE, Kind.REMINDER, Kind.PRIVATE), _OF_TURN),
        # A private message to the next player. Subject: the public ply, and the user id of the person.
        Kind.SOON: _OF_TURN,
        # The players may archive the game. Subject: the public ply.
        Kind.OFFER: _OF_TURN,
        # The end of a game, and of a row that is no table. No subject.
        Kind.END: Rule(offers_next=lambda game: game.deal.name is None and game.owner is None),
        # An end without a result. Subject: the user id and the name of the moderator who has ended it, if one has.
        # Nobody can go on where everybody is erased.
        Kind.CANCELLED: Rule(offers_next=lambda game: any(seat.user_id for seat in game.seats)),
        # At the home of a game in a thread; the next game of a dynasty begins in the thread.
        Kind.FINISHED: Rule(offers_next=lambda game: not game.has_successor),
        # The bot is back on the server, and the game goes on. Subject: `RESTS`, if somebody has to bring it back.
        Kind.BACK: Rule(lambda game, row: not row.subject or game.status is Status.ARCHIVED, leaves=Leaving.CONTROLS),
        # A new host. No subject.
        Kind.HOST: _NEWS,
        # A proposal is carried out, or not. Subject: kind and argument of the proposal; the number of the seat that
        # refused.
        **dict.fromkeys((Kind.AGREED, Kind.REFUSED), _NEWS),
        # A substitute plays on a seat; an owner is back; a person has resigned. Subject: the number of the seat, and
        # possibly `NEW_HOST`.
        **dict.fromkeys((Kind.TAKEN, Kind.RETURNED, Kind.RESIGNED), _NEWS),
        # No messages: those of an earlier game, whose id is the subject, offer no next game any longer, as this one has
        # begun; the thread of a game without a result is archived.
        **dict.fromkeys((Kind.NEXT, Kind.ARCHIVE), _NEWS),
    }
)
"""The rules of all kinds, and what their subjects name; a lobby has no subject."""


def asked(game: Game, row: Message) -> tuple[Seat, ...] | None:
    """Return the seats that the message asks for an answer; None if it is no request, or is decided."""
    rule = KINDS[row.kind]
    return rule.calls(game, row) if rule.asks else None


def request_key(game: Game, row: Message) -> tuple[object, ...]:
    """Return the key of a request: the channel, the author and the subject. Repeated requests have equal keys."""
    # A request to undo a later turn has another ply, but calls the same people, so the key leaves out the ply.
    what = (UNDO,) if row.subject[:1] == (UNDO,) else row.subject
    return game.channel_id, KINDS[row.kind].author(game, row), row.kind, *what


# ---- what is wanted


def awaits_computer(game: Game) -> bool:
    acting = game.acting if game.status is Status.PLAYING else None
    return acting is not None and game.computer_of(acting) is not None


def is_wanted(game: Game, row: Message) -> bool:
    """Return whether a message of the row should stand."""
    rule = KINDS[row.kind]
    return rule.is_wanted(game, row) if rule.is_wanted else rule.calls(game, row) is not None


def _missing(game: Game) -> Message | None:
    """Return the row of the main message that the table wants and has not; None if there is nothing to add."""
    announced, ply = game.outbox.announced, game.progress.public_ply
    if game.status in {Status.LOBBY, Status.OPEN}:
        return Message(Kind.LOBBY) if announced < 0 else None
    if announced >= ply or awaits_computer(game):
        return None
    if game.status is Status.PLAYING:
        return Message(Kind.TURN, (str(ply),), since=max(announced, 0))
    return Message(Kind.END, since=max(announced, 0)) if game.status is Status.OVER else None


def look_of(game: Game, row: Message) -> str:
    """Return the hash of what the message shows, without what a new message would show only by chance.

    What follows a dot makes nobody send a message again that is too old to be edited.
    """
    is_told = game.options.is_acted_upon and row.kind in {Kind.TURN, Kind.REMINDER}
    passing = (announced_takeover(game), game.reminder.not_before) if is_told else ()
    match row.kind:
        case Kind.LOBBY if game.owner:
            shown: object = game.status, game.times.closes_at
        case Kind.LOBBY:
            shown = lobby_look(game)
        case Kind.TURN:
            names = [(s.user_id, s.name, s.computer, s.owner_name, s.resigned, s.away_until) for s in game.seats]
            options = game.options
            shown = names, (options.language, options.theme, options.pace, options.policy, game.times.paused_at is None)
        case _:
            people = asked(game, row)
            shown = people is not None and [(seat.user_id, seat.name) for seat in people]
    parts = (row.kind, row.subject, shown), passing
    return ".".join(blake2s(repr(part).encode(), digest_size=6).hexdigest() for part in parts)


def end_absences(game: Game, actor: Actor, at: int) -> Game:
    """End the past absences; no message that is too old for an edit is sent again for them."""
    back = end_past_absences(game, actor, at)
    turns = [each for each in wanted(game, Kind.TURN) if each.look == look_of(game, each)]

    def passed(row: Message) -> Message:
        return replace(row, look=f"{look_of(back, row).partition('.')[0]}.") if row in turns else row

    return with_messages(back, passed)


def lobby_look(game: Game) -> tuple[object, ...]:
    return without_plans(game.seats), game.invited, game.options, game.host_id


# ---- in the transaction of every change


def reconciled(game: Game, new_nonce: Callable[[], str], unsent: Container[str] = ()) -> Game:
    """Return the game with a row for each message that it wants, and all other rows leaving.

    `unsent` are the nonces of unsent messages, whose mentions can still be decided, and which need not leave.
    """
    if game.is_in_panel:
        return game.with_outbox(messages=()) if game.outbox.messages else game
    standing = [each for each in game.outbox.messages if each.leaves is not Leaving.GONE or each is game.announcement]
    kept = (_kept(game, each, unsent) for each in standing)
    # A row that leaves with neither a nonce nor an id was never sent.
    game = game.with_outbox(messages=tuple(each for each in kept if not each.leaves or each.nonce or each.id))
    left = (each for each in game.outbox.messages if each.leaves not in {None, Leaving.GONE} and each.id is None)
    # A private message stays.
    never_sent = [each for each in left if each.nonce in unsent or each.kind is Kind.PRIVATE]
    game = recorded(game, NOBODY, 0, [Done(each, Came.LEFT) for each in never_sent])
    rows = [*game.outbox.messages]
    if missing := _missing(game):
        rows.append(missing)
        game = game.with_outbox(announced=0 if missing.kind is Kind.LOBBY else game.progress.public_ply)
    number = max((each.number for each in rows), default=0)
    for at, new in enumerate(rows):
        if not new.nonce:
            number += 1
            # The home of a game shows that a game in a thread is over.
            place_id = new.channel_id or (game.home_id if new.kind is Kind.FINISHED else None) or game.channel_id
            drawn = replace(new, number=number, nonce=new_nonce(), channel_id=place_id)
            rows[at] = replace(drawn, look=look_of(game, drawn), offers_next=KINDS[new.kind].offers_next(game))
    return game.with_outbox(messages=tuple(rows))


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
    # From now on the message may show the look of before, or this one, or one in between.
    lasting = look.partition(".")[0]
    return replace(row, look=f"{lasting}." if row.look.startswith(f"{lasting}.") else "")


def offer_no_next(ended: Game, actor: Actor, at: int, game: Game) -> Game:
    """Let the messages of an ended game offer no next game any longer, as the game has begun.

    A game of other people leaves them, and a table in another thread too, unless the same people play.
    """
    before, now = ({seat.user_id for seat in each.seats if seat.user_id} for each in (ended, game))
    places = (game.channel_id, game.home_id) if before & now else ()

    def past(row: Message) -> Message:
        is_past = row.offers_next and row.id is not None and (before == now or row.channel_id in places)
        return leaving(row, Leaving.CONTROLS) if is_past else row

    return with_messages(ended, past)


def take_next_from(game: Game, actor: Actor, at: int, ended_id: int) -> Game:
    """Let the messages of an earlier game in the channel offer no next game, as this one has begun."""
    return add_row(game, Kind.NEXT, str(ended_id))


# ---- what the channel lacks


class Way(IntEnum):
    """What has to be done for a row, in the order of the requests."""

    FIND = auto()
    """The message has to leave, and may have been sent."""
    WHISPER = auto()
    """A private message."""
    SEND = auto()
    EDIT = auto()
    NEXT = auto()
    """The messages of another game lose the button to a next game."""
    END = auto()
    MOVE = auto()
    """The table moves into a thread below its lobby, or stays at home without one."""
    ARCHIVE = auto()
    """The thread is archived; each message would open it again."""


@dataclass(frozen=True)
class Act:
    """A step towards a channel that shows the table."""

    way: Way
    row: Message

    @property
    def stage(self) -> int:
        """The stage of the act: the results of one stage are recorded together, before the next stage."""
        if self.way <= Way.WHISPER:
            return 0
        # The id of the lobby's message is mixed into the deal at the start.
        is_lobby = self.row.kind is Kind.LOBBY and self.way < Way.END
        return 1 if is_lobby else 2 if self.way < Way.MOVE else self.way


def acts(game: Game) -> tuple[Act, ...]:
    """Return the acts that the channel lacks, in their order."""
    if game.is_in_panel:
        return ()
    found = [Act(way, row) for row in game.outbox.messages if (way := _way(game, row))]
    if moves_to_thread(game):
        # A lobby that may have been sent is looked for, as it has the thread, and turns wait for their place.
        early = (each for each in found if each.row.kind is Kind.LOBBY and each.way < Way.END)
        found = [*early, *(each for each in found if each.row.kind not in MAIN)]
        found.append(Act(Way.MOVE, game.announcement))

    def place(act: Act) -> tuple[int, int, int, int]:
        # News and requests stand above the turn, and reminders below the turn.
        height = 1 if act.row.kind in MAIN else 2 if act.row.kind in REMINDING else 0
        return act.stage, Way.SEND if act.way is Way.EDIT else act.way, height, act.row.number

    return tuple(sorted(found, key=place))


def first_stage(found: Sequence[Act]) -> tuple[Act, ...]:
    return tuple(each for each in found if each.stage == found[0].stage)


def _way(game: Game, row: Message) -> Way | None:
    if row.leaves:
        return None if row.leaves is Leaving.GONE else Way.FIND if row.id is None else Way.END
    if row.id is None:
        is_asleep = row.kind in SLEEPING and row.wakes_at is not None
        # Who is next reads a link to the message of the turn.
        is_early = row.kind is Kind.SOON and not any(each.id for each in wanted(game, Kind.TURN))
        return None if is_asleep or is_early else _WAYS.get(row.kind, Way.SEND)
    return None if game.status is Status.ARCHIVED or row.look == look_of(game, row) else Way.EDIT


_WAYS: Final = MappingProxyType({Kind.NEXT: Way.NEXT, Kind.ARCHIVE: Way.ARCHIVE, Kind.PRIVATE: Way.WHISPER})
"""How the rows that are no public messages are carried out."""


def has_controls(row: Message) -> bool:
    """Return whether the message has buttons, which carry its nonce in the channel."""
    has_own = row.kind in (MAIN | REMINDING) - PRIVATELY
    return has_own or KINDS[row.kind].asks or row.offers_next or row.explains_night or RESTS in row.subject


def is_unshown(game: Game) -> bool:
    """Return whether the channel lacks the main message, or a computer player has to move first."""
    return awaits_computer(game) or bool(_missing(game)) or any(each.id is None for each in wanted(game, *MAIN))


def needs_publisher(game: Game) -> bool:
    """Return whether the channel must change, or a computer player has to move first."""
    return awaits_computer(game) or bool(acts(game))


# ---- what came of it


class Came(Enum):
    """What came of an act for its message."""

    STANDS = auto()
    LEFT = auto()
    """The message has left, or was never sent."""
    LOST = auto()
    """Somebody has deleted a wanted message, so that another one takes its place."""
    OLD = auto()
    """A wanted message cannot be edited, so that another one takes its place."""
    FAILED = auto()


@dataclass(frozen=True)
class Done:
    """What came of an act for the row as it was read."""

    row: Message
    came: Came = Came.STANDS
    id: int | None = None
    look: str | None = None
    """The look that the message has now; None for the look on record."""
    is_late: bool = False
    """Whether the message was edited after its first hour."""


def instead_of_edit(game: Game, row: Message) -> Done | None:
    """Return what comes of an old message, which Discord lets nobody edit often; None if it is edited all the same.

    The message stays if only its passing part differs, or else is sent again.
    """
    # News get one edit, when they replace a request; the owner of a row counts its edits.
    is_news = not KINDS[row.kind].asks and row.kind not in MAIN
    if game.owner or is_news or (row.kind is Kind.LOBBY and row.late_edits < LATE_EDITS):
        return None
    look = look_of(game, row)
    is_passing = look.partition(".")[0] == row.look.partition(".")[0]
    return Done(row, look=look) if is_passing else Done(row, Came.OLD)


def recorded(game: Game, actor: Actor, at: int, done: Sequence[Done]) -> Game:
    """Record what came of acts; the table may have changed in the meantime, so only the rows are touched."""
    for each in done:
        game = _recorded(game, each)
    return game


def _recorded(game: Game, done: Done) -> Game:
    row = next((each for each in game.outbox.messages if each.nonce == done.row.nonce), None)
    is_edited = done.row.id is not None and done.look is not None and has_controls(done.row)
    is_back = row is not None and row.leaves is Leaving.GONE and is_edited
    if row is None or is_back or (done.id is not None and row.id not in {None, done.id}):
        # Another process has forgotten the row, or has sent it as well: this message is one too many. Or this process
        # has edited a message that had left, which has its buttons again.
        if done.came is Came.LEFT or not (is_edited or done.id):
            return game
        how = KINDS[done.row.kind].leaves if is_edited else Leaving.DELETE
        more = replace(done.row, id=done.id or done.row.id, nonce="", leaves=how)
        return game.with_outbox(messages=(*game.outbox.messages, more))
    if done.came in {Came.LEFT, Came.FAILED} and row.kind is Kind.TURN and row.leaves and row.id is None:
        game = _with_untold(game, row)
    lobbies = [each for each in game.outbox.messages if each.kind is Kind.LOBBY]
    if done.came is Came.LEFT and row.id is None and lobbies == [row] and game.deal.mixed_in is None:
        # Nobody has met a row that its channel has never shown.
        game = with_messages(game, lambda each: None if each.kind is Kind.END else each)
    if done.id is not None and row.id is None:
        game = _with_hash_shown(game, row, done.id)
    rows = (left for each in game.outbox.messages for left in (_after(game, row, done) if each is row else (each,)))
    return game.with_outbox(messages=tuple(rows))


def _after(game: Game, row: Message, done: Done) -> tuple[Message, ...]:
    """Return what becomes of the row."""
    match done.came:
        case Came.LEFT:
            # The newest main message of a table is its place in the channel.
            is_place = row.leaves and row is game.announcement
            return (replace(row, leaves=Leaving.GONE, tries=0),) if is_place else ()
        case Came.LOST | Came.OLD:
            # What is leaving needs no new message.
            return (row,) if row.leaves else renewed(row, is_standing=done.came is Came.OLD)
        case Came.FAILED:
            # A reminder that stands is deleted after its turn.
            is_tried = not row.leaves and (row.kind in MAIN or (row.kind in REMINDING and row.id is not None))
            return (replace(row, tries=row.tries + 1),) if is_tried or row.tries + 1 < MOST_TRIES else ()
    look, edits = row.look if done.look is None else done.look, row.late_edits + done.is_late
    shown = replace(row, id=done.id or row.id, look=look, mentions=(), tries=0, late_edits=edits)
    return () if _is_settled(game, shown) else (shown,)


def _is_settled(game: Game, row: Message) -> bool:
    """Return whether nothing will become of a message that stands."""
    is_news = not KINDS[row.kind].asks and row.kind not in MAIN | REMINDING and row.look == look_of(game, row)
    return is_news and not (row.offers_next or row.wakes_at or row.leaves)


def renewed(row: Message, *, is_standing: bool) -> tuple[Message, ...]:
    """Return the row of a message that takes the place of the row's message, which leaves if it still stands."""
    again = replace(
        row, nonce="", id=None, look="", is_again=True, calls_decided_at=None, tries=0, late_edits=0, edited_at=0
    )
    how = Leaving.CONTROLS if row.kind is Kind.TURN else Leaving.DELETE
    return (leaving(row, how), again) if is_standing else (again,)


def renew(game: Game, actor: Actor, at: int, *, is_standing: bool = True) -> Game:
    """Let a new message take the place of the main message."""
    rows, main = game.outbox.messages, wanted(game, *MAIN)
    left = (got for row in rows for got in (renewed(row, is_standing=is_standing) if row in main else (row,)))
    return game.with_outbox(messages=tuple(left))


def redraw(game: Game, *_: object) -> Game:
    """Let the main message be edited, even if it shows the table already."""
    return with_messages(game, lambda row: replace(row, look="") if row.kind in MAIN and not row.leaves else row)


def _with_untold(game: Game, row: Message) -> Game:
    """Let the next turn tell the moves of a turn that was never sent."""
    kinds = Kind.TURN, Kind.END
    after = [each for each in game.outbox.messages if each.kind in kinds and each.number > row.number]
    if not after:
        return game.with_outbox(announced=min(game.outbox.announced, row.since))
    since = min(after[0].since, row.since)
    return with_messages(game, lambda each: replace(each, since=since) if each is after[0] and not each.id else each)


def _with_hash_shown(game: Game, row: Message, message_id: int) -> Game:
    """Record the first message that shows the hash of a secret, before the start of the game of the secret."""
    if row.kind is Kind.LOBBY and game.status in {Status.LOBBY, Status.OPEN} and game.deal.mixed_in is None:
        return game.with_deal(mixed_in=str(message_id))
    if row.kind is Kind.END and game.deal.next_secret and game.deal.next_mixed_in is None:
        return game.with_deal(next_mixed_in=str(message_id))
    return game
