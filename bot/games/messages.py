"""What stands in the channel of a game, as pure functions of the table.

`reconciled` brings the rows of messages in line with a table, in the transaction of every change; `decided` says whom
new messages call; `acts` says what the channel lacks; `recorded` stores what came of an act.
"""

from collections.abc import Callable, Collection, Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, IntEnum, auto
from hashlib import blake2s
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.games.game import MINUTE, NOBODY, Actor, Game, Seat, Status, without_plans
from bot.games.outbox import MAIN, PRIVATELY, QUIETLY, REFUSED_PRIVATELY, REMINDING, Kind, Leaving, Message
from bot.games.proposals import UNDO, find, undecided
from bot.games.publication import leaving, live, moves_to_thread, tell, with_messages
from bot.games.seats import end_past_absences, is_offered
from bot.games.table import Table

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


def _is_open(game: Game, _: Message) -> bool:
    return game.status in {Status.LOBBY, Status.OPEN}


def _is_of_turn(game: Game, row: Message) -> bool:
    return game.status is Status.PLAYING and row.ply == game.progress.public_ply


def _is_turn(game: Game, row: Message) -> bool:
    # A tap on the last turn of an archived game offers to revive the game.
    return game.status is Status.ARCHIVED or _is_of_turn(game, row)


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
_OF_TURN: Final = Rule(_is_of_turn)
_REQUEST: Final = Rule(asks=True, leaves=Leaving.OUTCOME)

KINDS: Final[Mapping[Kind, Rule]] = MappingProxyType(
    {
        # The lobby of a table, or the message of an open row that is no table.
        Kind.LOBBY: Rule(_is_open, calls=lambda game, _: game.awaited, author=_host, leaves=Leaving.OUTCOME),
        # Subject: the public ply.
        Kind.TURN: Rule(_is_turn, leaves=Leaving.CONTROLS),
        # A person slept when the game ended, and is called later. Subject: the user id of the person.
        Kind.OVER: Rule(calls=lambda _, row: (Seat(0, int(row.subject[0]), ""),)),
        # The other people are asked to agree. Subject: kind and argument of the proposal.
        Kind.PROPOSED: replace(_REQUEST, calls=_asked_to_agree, author=_proposer),
        # Anybody may take a seat. Subject: the number of the seat, and possibly `HAS_LEFT`.
        Kind.OFFERED: replace(_REQUEST, calls=_asked_to_substitute),
        # The people with a role may join. Subject: the id of the role, and possibly `QUIETLY`.
        Kind.CALLED: replace(_REQUEST, calls=_asked_to_join, author=_host),
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
        # The end of a game, also without a result, also at the home of a game in a thread; a new host. No subject.
        **dict.fromkeys((Kind.END, Kind.CANCELLED, Kind.FINISHED, Kind.HOST), _NEWS),
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
    told, ply = game.outbox.told, game.progress.public_ply
    if game.status in {Status.LOBBY, Status.OPEN}:
        return Message(Kind.LOBBY) if told < 0 else None
    if told >= ply or awaits_computer(game):
        return None
    if game.status is Status.PLAYING:
        return Message(Kind.TURN, (str(ply),), since=max(told, 0))
    return Message(Kind.END, since=max(told, 0)) if game.status is Status.OVER else None


def look_of(game: Game, row: Message) -> str:
    """Return the hash of what the message shows, without what a new message would show only by chance.

    What follows a dot makes nobody send a message again that is too old to be edited.
    """
    passing: object = ()
    match row.kind:
        case Kind.LOBBY if game.owner:
            shown: object = game.status, game.times.closes_at
        case Kind.LOBBY:
            shown = lobby_look(game)
        case Kind.TURN:
            names = [(s.user_id, s.name, s.computer, s.owner_name, s.resigned, s.away_until) for s in game.seats]
            options, reminder = game.options, game.reminder
            shown = names, (options.language, options.theme, options.pace, options.policy, game.times.paused_at is None)
            passing = (reminder.acts_at, reminder.not_before) if options.is_acted_upon else ()
        case _:
            people = asked(game, row)
            shown = people is not None and [(seat.user_id, seat.name) for seat in people]
    parts = (row.kind, row.subject, shown), passing
    return ".".join(blake2s(repr(part).encode(), digest_size=6).hexdigest() for part in parts)


def end_absences(game: Game, actor: Actor, at: int) -> Game:
    """End the past absences; no message that is too old for an edit is sent again for them."""
    back = end_past_absences(game, actor, at)
    turns = [each for each in live(game, Kind.TURN) if each.look == look_of(game, each)]

    def passed(row: Message) -> Message:
        return replace(row, look=f"{look_of(back, row).partition('.')[0]}.") if row in turns else row

    return with_messages(back, passed)


def lobby_look(game: Game) -> tuple[object, ...]:
    return without_plans(game.seats), game.invited, game.options, game.host_id


# ---- in the transaction of every change


def reconciled(game: Game, new_nonce: Callable[[], str], fresh: Container[str] = ()) -> Game:
    """Return the game with a row for each message that it wants, and all other rows leaving.

    `fresh` are the nonces of unsent messages, whose mentions can still be decided, and which need not leave.
    """
    if game.is_in_panel:
        return game.with_outbox(messages=()) if game.outbox.messages else game
    standing = [each for each in game.outbox.messages if each.leaves is not Leaving.GONE or each is game.announcement]
    kept = (_kept(game, each, fresh) for each in standing)
    # A row without a nonce or an id was never sent.
    game = game.with_outbox(messages=tuple(each for each in kept if not each.leaves or each.nonce or each.id))
    left = (each for each in game.outbox.messages if each.leaves not in {None, Leaving.GONE} and each.id is None)
    # A private message stays.
    unsent = [each for each in left if each.nonce in fresh or each.kind is Kind.PRIVATE]
    game = recorded(game, NOBODY, 0, [Done(each, Came.LEFT) for each in unsent])
    rows = [*game.outbox.messages]
    if missing := _missing(game):
        rows.append(missing)
        game = game.with_outbox(told=0 if missing.kind is Kind.LOBBY else game.progress.public_ply)
    number = max((each.number for each in rows), default=0)
    for at, new in enumerate(rows):
        if not new.nonce:
            number += 1
            # The home of a game shows that a game in a thread is over.
            place_id = new.channel_id or (game.home_id if new.kind is Kind.FINISHED else None) or game.channel_id
            drawn = replace(new, number=number, nonce=new_nonce(), channel_id=place_id)
            rows[at] = replace(drawn, look=look_of(game, drawn), offers_next=offers_next(game, drawn.kind))
    return game.with_outbox(messages=tuple(rows))


def offers_next(game: Game, kind: Kind) -> bool:
    """Return whether a message of the kind offers a next game."""
    match kind:
        case Kind.END:
            return game.deal.name is None and game.owner is None
        # Nobody can go on where everybody is erased.
        case Kind.CANCELLED:
            return any(seat.user_id for seat in game.seats)
        # The next game of a dynasty begins in the thread.
        case Kind.FINISHED:
            return not game.has_successor
    return False


def _kept(game: Game, row: Message, fresh: Container[str]) -> Message:
    if row.leaves is None and not is_wanted(game, row):
        is_archived = row.kind is Kind.OFFER and game.status is Status.ARCHIVED
        return leaving(row, Leaving.OUTCOME if is_archived else KINDS[row.kind].leaves)
    if row.leaves is None and row.id is None and row.kind is Kind.TURN and row.nonce in fresh:
        row = replace(row, decided_at=None)
    if not row.nonce or row.leaves or row.look == (look := look_of(game, row)) or game.status is Status.ARCHIVED:
        return row
    # From now on the message may show the look of before, or this one, or one in between.
    lasting = look.partition(".")[0]
    return replace(row, look=f"{lasting}." if row.look.startswith(f"{lasting}.") else "")


@dataclass(frozen=True)
class Given:
    """What was asked before the transaction."""

    quiet: Mapping[int, int | None] = field(default_factory=dict)
    """The ends of the quiet hours of the people whom messages may call; None for a person who is awake."""
    private: frozenset[int] = frozenset()
    """The people who are told of every turn by private message."""
    warned: frozenset[int] = frozenset()
    """The people who are told by private message that they are next."""
    present_until: Mapping[int, int] = field(default_factory=dict)
    """Until when the people who have just done something at the table need no call."""
    others: tuple[int, ...] = ()
    """The people who are called with the players when the game ends."""
    allow: Callable[[int | None, Sequence[Seat]], Sequence[int]] = lambda _, seats: tuple(
        seat.user_id for seat in seats if seat.user_id
    )
    """Returns whom an author may call, and counts the calls."""
    earlier: Callable[[tuple[object, ...]], int | None] = lambda _: None
    """Returns the message of a recent equal request."""


def uncalled(game: Game) -> tuple[Message, ...]:
    """Return the messages whose mentions are not decided."""
    return tuple(each for each in game.outbox.messages if each.decided_at is None and each.leaves is None)


def people_of(game: Game) -> Collection[int]:
    """Return the people whom the messages of a game may call."""
    seats = (*game.seats, *game.invited, *game.put_out)
    called = (each for row in uncalled(game) for each in _callable(game, row))
    return {*filter(None, (each for seat in (*seats, *called) for each in (seat.user_id, seat.owner_id)))}


def decided(table: Table, at: int, given: Given) -> Table:
    """Decide whom the new messages call, and when the sleepers among them are called."""
    game = table.game
    if not uncalled(game):
        return table
    rows, late = list[Message](), list[Message]()
    for row in game.outbox.messages:
        if row.decided_at is not None or row.leaves is not None:
            rows.append(row)
        elif row.kind is Kind.TURN:
            rows.append(_decided_turn(table, row, at, given))
            late += _soon(table, row, at, given)
        elif row.kind is Kind.END:
            meant = dict.fromkeys((*notified(table), *given.others))
            quiet = {each: given.quiet[each] for each in meant if each in given.quiet}
            awake = tuple(each for each, until in quiet.items() if until is None)
            rows.append(replace(row, called=awake, is_silent=row.is_again or not awake, decided_at=at))
            asleep = {} if row.is_again else {each: until for each, until in quiet.items() if until}
            late += [
                Message(Kind.OVER, (str(each),), sleepers=(each,), wakes_at=until, decided_at=at)
                for each, until in asleep.items()
            ]
        else:
            rows.append(_decided_news(game, row, at, given))
    return table.with_game(game.with_outbox(messages=(*rows, *late)))


def _decided_turn(table: Table, row: Message, at: int, given: Given) -> Message:
    game, acting = table.game, table.acting
    awake = tuple(each for each in notified(table) if given.quiet.get(each, at) is None)
    player = acting.user_id if acting and acting.user_id in given.quiet and not acting.is_computer else None
    if player is None or row.is_again:
        is_awake, sleepers, wakes_at = True, row.sleepers, row.wakes_at
    else:
        quiet = given.quiet[player]
        # The first message in a thread calls everybody who is awake, and nobody again.
        is_called = game.is_in_new_thread
        later = (None if is_called else given.present_until.get(player)) or quiet
        wakes_at = at if later is None and player in given.private and not is_called else later
        is_awake, sleepers = quiet is None, () if wakes_at is None else (player,)
    # A turn calls its player without a mention too, outside quiet hours.
    is_call = not row.is_again and (wakes_at is None or game.is_in_new_thread) and (bool(awake) or is_awake)
    return replace(row, called=awake, is_silent=not is_call, sleepers=sleepers, wakes_at=wakes_at, decided_at=at)


def _soon(table: Table, row: Message, at: int, given: Given) -> tuple[Message, ...]:
    """Return the private message to the next player after a turn, if they want it and are awake.

    There is none while a computer player or nobody is asked, and none among people who have just done something.
    """
    game, following = table.game, table.following
    # The first message in a thread calls everybody.
    before = () if moves_to_thread(game) or game.is_in_new_thread else notified(table)
    # The turn of an archived game stands and calls nobody.
    if not (before and following and _is_of_turn(game, row)) or row.is_again:
        return ()
    if following.is_computer or following.is_absent:
        return ()
    person = following.user_id or 0
    told = Message(Kind.SOON, (row.subject[0], str(person)), decided_at=at)
    is_awake = given.quiet.get(person, at) is None
    is_live = any(each in given.present_until for each in (*before, person))
    is_told = any(each.subject == told.subject for each in live(game, Kind.SOON))
    return (told,) if person in given.warned and is_awake and not (is_live or is_told) else ()


def _callable(game: Game, row: Message) -> list[Seat]:
    """Return the seats of the people whom the message calls; absent people are not called.

    A message whose sleepers can be called now calls nobody else.
    """
    people, woken = KINDS[row.kind].calls(game, row) or (), row.sleepers if row.wakes_at is None else ()
    return [each for each in people if not each.is_absent and (not woken or each.user_id in woken)]


def _decided_news(game: Game, row: Message, at: int, given: Given) -> Message:
    if KINDS[row.kind].asks and not row.is_again and not row.sleepers:
        earlier = given.earlier(request_key(game, row)) or 0
        # A message above a newer turn is out of sight, so only a message below the newest turn is used again.
        if earlier > (game.announcement.id or 0):
            return replace(row, id=earlier, look="", decided_at=at)
    # The call of sleepers was counted when the message was new.
    author = None if row.is_again or row.sleepers else KINDS[row.kind].author(game, row)
    allowed = given.allow(author, [each for each in _callable(game, row) if each.user_id in given.quiet])
    awake = tuple(each for each in allowed if given.quiet[each] is None)
    if row.is_again:
        # Who sleeps is called later all the same.
        return replace(row, called=awake, is_silent=True, decided_at=at)
    asleep = tuple(each for each in allowed if given.quiet[each])
    is_silent = QUIETLY in row.subject or not (awake or row.role_id)
    wakes_at = min((given.quiet[each] or 0 for each in asleep), default=None)
    return replace(row, called=awake, is_silent=is_silent, sleepers=asleep, wakes_at=wakes_at, decided_at=at)


def notified(table: Table) -> tuple[int, ...]:
    """Return the people that a new message notifies: the player to move, or all players after the end.

    The first message in a thread notifies all players who are present. The last person to move sees the end without a
    notification. A person whose plan made the last move may sleep, and is notified.
    """
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


def decide_again(game: Game, actor: Actor, at: int, nonce: str) -> Game:
    """Let a message that was never sent call whom it should call by now."""

    def fresh(row: Message) -> Message:
        if row.nonce != nonce or row.id is not None:
            return row
        if row.kind in REMINDING:
            return replace(row, decided_at=at)
        # A role that could not be called at once is called at night, perhaps.
        late = (QUIETLY,) if row.kind is Kind.CALLED and QUIETLY not in row.subject else ()
        asleep = () if row.wakes_at else row.sleepers
        return replace(row, subject=(*row.subject, *late), decided_at=None, sleepers=asleep)

    return with_messages(game, fresh)


def wake(game: Game, actor: Actor, at: int) -> Game:
    """Let the messages whose sleepers can be called now be sent again."""
    rows = list[Message]()
    for row in game.outbox.messages:
        if row.kind is Kind.TURN or row.wakes_at is None or row.wakes_at > at:
            rows.append(row)
        elif not _callable(game, woken := replace(row, wakes_at=None)):
            rows.append(replace(woken, sleepers=()))
        elif row.id is None:
            rows.append(replace(woken, decided_at=None))
        else:
            rows += [leaving(row, Leaving.DELETE), Message(row.kind, row.subject, sleepers=row.sleepers)]
    return game.with_outbox(messages=tuple(rows))


def remind(game: Game, kind: Kind, at: int, called: Sequence[int], *, silent: bool, private: int | None = None) -> Game:
    """Tell the player of the turn, in the place of what was told before; `private`: also by private message."""
    ply, rows = str(game.progress.public_ply), game.outbox.messages
    if kind is not Kind.OFFER:
        past = Kind.NUDGE, Kind.REMINDER, Kind.PRIVATE
        rows = tuple(leaving(each, Leaving.DELETE) if each.kind in past else each for each in rows)
    told = Message(kind, (ply,), called=tuple(called), is_silent=silent, decided_at=at)
    by_name = [] if private is None else [Message(Kind.PRIVATE, (ply, str(private)), decided_at=at)]
    # A nudge by private message needs no message in the channel.
    public = [] if private is not None and kind is Kind.NUDGE else [told]
    return game.with_outbox(messages=(*rows, *by_name, *public))


def refused_privately(game: Game, actor: Actor, at: int, row: Message) -> Game:
    """Call the person who has refused a private message in the channel."""
    rest = [each for each in game.outbox.messages if each.nonce != row.nonce]
    waiting = [each for each in rest if each.kind in {Kind.NUDGE, Kind.REMINDER} and each.leaves is None]
    told = waiting[-1] if waiting else Message(Kind.NUDGE, row.subject[:1])
    subject = row.subject[0], REFUSED_PRIVATELY
    called = replace(told, subject=subject, called=(int(row.subject[1]),), is_silent=False, decided_at=at)
    return game.with_outbox(messages=(*(each for each in rest if each is not told), called))


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
    return tell(game, Kind.NEXT, str(ended_id))


# ---- what the channel lacks


class Way(IntEnum):
    """What has to be done for a row, in the order of the requests."""

    FIND = auto()
    """The message has to leave, and may have been sent."""
    TELL = auto()
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
        if self.way <= Way.TELL:
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
    is_lobby = game.status in {Status.LOBBY, Status.OPEN}

    def place(act: Act) -> tuple[int, int, int, int]:
        # News and requests stand above the turn; invitations below the lobby; reminders below the turn.
        height = 1 if act.row.kind in MAIN else 2 if is_lobby or act.row.kind in REMINDING else 0
        return act.stage, Way.SEND if act.way is Way.EDIT else act.way, height, act.row.number

    return tuple(sorted(found, key=place))


def first_stage(found: Sequence[Act]) -> tuple[Act, ...]:
    return tuple(each for each in found if each.stage == found[0].stage)


def _way(game: Game, row: Message) -> Way | None:
    if row.leaves:
        return None if row.leaves is Leaving.GONE else Way.FIND if row.id is None else Way.END
    if row.id is None:
        # A person who sleeps at the end of a game is called later.
        is_asleep = row.kind is Kind.OVER and row.wakes_at is not None
        # Who is next reads a link to the message of the turn.
        is_early = row.kind is Kind.SOON and not any(each.id for each in live(game, Kind.TURN))
        return None if is_asleep or is_early else _WAYS.get(row.kind, Way.SEND)
    return None if game.status is Status.ARCHIVED or row.look == look_of(game, row) else Way.EDIT


_WAYS: Final = MappingProxyType({Kind.NEXT: Way.NEXT, Kind.ARCHIVE: Way.ARCHIVE, Kind.PRIVATE: Way.TELL})
"""How the rows that are no public messages are carried out."""


def has_controls(row: Message) -> bool:
    """Return whether the message has buttons, which carry its nonce in the channel."""
    has_own = row.kind in (MAIN | REMINDING) - PRIVATELY
    return has_own or KINDS[row.kind].asks or row.offers_next


def is_unshown(game: Game) -> bool:
    """Return whether the channel lacks the main message, or a computer player has to move first."""
    is_told = game.outbox.told >= game.progress.public_ply or game.status not in {Status.PLAYING, Status.OVER}
    return awaits_computer(game) or not is_told or any(each.id is None for each in live(game, *MAIN))


def needs_publisher(game: Game) -> bool:
    """Return whether the channel must change, or a computer player has to move first."""
    return (not game.is_in_panel and is_unshown(game)) or awaits_computer(game) or bool(acts(game))


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
    if row is None or (done.id is not None and row.id not in {None, done.id}):
        # Another process has forgotten the row, or has sent it as well: this message is one too many. Or this process
        # has edited a message that had left, which has its buttons again.
        is_edited = done.row.id is not None and done.look is not None and has_controls(done.row)
        if done.came is Came.LEFT or not (is_edited or (done.id and not done.row.id)):
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
            is_tried = row.kind in MAIN and not row.leaves
            return (replace(row, tries=row.tries + 1),) if is_tried or row.tries + 1 < MOST_TRIES else ()
    look, edits = row.look if done.look is None else done.look, row.late_edits + done.is_late
    shown = replace(row, id=done.id or row.id, look=look, called=(), tries=0, late_edits=edits)
    return () if _is_settled(game, shown) else (shown,)


def _is_settled(game: Game, row: Message) -> bool:
    """Return whether nothing will become of a message that stands."""
    is_news = not KINDS[row.kind].asks and row.kind not in MAIN | REMINDING and row.look == look_of(game, row)
    return is_news and not (row.offers_next or row.wakes_at or row.leaves)


def renewed(row: Message, *, is_standing: bool) -> tuple[Message, ...]:
    """Return the row of a message that takes the place of the row's message, which leaves if it still stands."""
    again = replace(row, nonce="", id=None, look="", is_again=True, decided_at=None, tries=0, late_edits=0, edited_at=0)
    how = Leaving.CONTROLS if row.kind is Kind.TURN else Leaving.DELETE
    return (leaving(row, how), again) if is_standing else (again,)


def renew(game: Game, actor: Actor, at: int, *, is_standing: bool = True) -> Game:
    """Let a new message take the place of the main message."""
    rows, main = game.outbox.messages, live(game, *MAIN)
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
        return game.with_outbox(told=min(game.outbox.told, row.since))
    since = min(after[0].since, row.since)
    return with_messages(game, lambda each: replace(each, since=since) if each is after[0] and not each.id else each)


def _with_hash_shown(game: Game, row: Message, message_id: int) -> Game:
    """Record the first message that shows the hash of a secret, before the start of the game of the secret."""
    if row.kind is Kind.LOBBY and game.status in {Status.LOBBY, Status.OPEN} and game.deal.mixed_in is None:
        return game.with_deal(mixed_in=str(message_id))
    if row.kind is Kind.END and game.deal.next_secret and game.deal.next_mixed_in is None:
        return game.with_deal(next_mixed_in=str(message_id))
    return game
