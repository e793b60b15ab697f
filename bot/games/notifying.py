"""Pure functions that decide which people the messages of a game call, and when.

To call a person is to notify the person by a message. `with_calls` decides for new messages. Sleepers are people in
their quiet hours. They are called later, by `wake`, by `remind` or by a message of their own.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Final

from bot.games.game import HOUR, MINUTE, Actor, Game, Seat, Status
from bot.games.kinds import KINDS, request_key
from bot.games.outbox import MAIN, QUIETLY, REFUSED_PRIVATELY, REMINDING, HeldBack, Kind, Leaving, Message
from bot.games.rows import leaving, moves_to_thread, wanted, with_messages
from bot.games.table import Table

BEFORE_HOST: Final = 3 * MINUTE
"""The seconds that a host has to start a complete lobby. After this time a message calls the host."""


@dataclass(frozen=True)
class Given:
    """The values that `with_calls` needs and that are read before the transaction."""

    quiet: Mapping[int, int | None] = field(default_factory=dict)
    """The people whom messages may mention, with the end of each person's quiet hours; None for an awake person."""
    quiet_later: Mapping[int, int | None] = field(default_factory=dict)
    """As `quiet`, but for the time one pace from now."""
    private: frozenset[int] = frozenset()
    """The people who get a private message about each of their turns."""
    warned: frozenset[int] = frozenset()
    """The people who get a private message when their turn is next."""
    present_until: Mapping[int, int] = field(default_factory=dict)
    """The people who have just acted at the table, with the end of each person's grace time, when calls may follow."""
    night_until: int | None = None
    """The end of the current night by the clock of the server; None by day, and without a known clock."""
    others: tuple[int, ...] = ()
    """The people who are called with the players when the game ends."""
    allow: Callable[[int | None, Sequence[Seat]], Sequence[int]] = lambda _, seats: tuple(
        seat.user_id for seat in seats if seat.user_id
    )
    """Returns the user ids of the people whom an author may call, and counts the calls."""
    earlier: Callable[[tuple[object, ...]], int | None] = lambda _: None
    """Returns the id of the message of a recent equal request, given the key of the request."""
    nights: Mapping[int, int | None] = field(default_factory=dict)
    """As `quiet`, but for all people, including people whom messages may not mention."""
    whispered: frozenset[int] = frozenset()
    """The people who accept private messages about their turns."""


def uncalled(game: Game) -> tuple[Message, ...]:
    """Return the messages whose mentions are not decided."""
    return tuple(each for each in game.outbox.messages if each.calls_decided_at is None and each.leaves is None)


def shows_end(game: Game, row: Message) -> bool:
    """Return whether the message may show the end of its game, or of the previous row of the same feature."""
    return row.kind is Kind.END or (row.kind is Kind.LOBBY and game.owner is not None)


def people_of(game: Game) -> Collection[int]:
    """Return the people whom the messages of a game may call."""
    seats = (*game.seats, *game.invited, *game.put_out)
    called = (each for row in uncalled(game) for each in _callable(game, row))
    return {*filter(None, (each for seat in (*seats, *called) for each in (seat.user_id, seat.owner_id)))}


def with_calls(table: Table, at: int, given: Given) -> Table:
    """Decide which people the new messages call, and when the sleepers among them are called."""
    game = _with_whispers(table.game, at, given)
    if not uncalled(game):
        return table.with_game(game)
    rows, late = list[Message](), list[Message]()
    is_decided_again = any(shows_end(game, each) and not each.is_again for each in uncalled(game))
    for row in game.outbox.messages:
        if row.calls_decided_at is not None or row.leaves is not None:
            # If the message of the end could not be sent, its calls are decided again, and so are its later calls.
            if row.kind is not Kind.OVER or row.wakes_at is None or not is_decided_again:
                rows.append(row)
        elif row.kind is Kind.TURN:
            rows.append(_turn_with_calls(table, row, at, given))
            late += _soon(table, row, at, given)
        elif shows_end(game, row):
            meant = dict.fromkeys((*notified(table), *given.others))
            quiet = {each: given.quiet[each] for each in meant if each in given.quiet}
            awake = tuple(each for each, until in quiet.items() if until is None)
            rows.append(replace(row, mentions=awake, is_silent=row.is_again or not awake, calls_decided_at=at))
            late += [
                Message(Kind.OVER, (str(each),), sleepers=(each,), wakes_at=until, calls_decided_at=at)
                for each, until in quiet.items()
                if until and not row.is_again
            ]
        elif row.kind in {Kind.NUDGE, Kind.REMINDER} and not row.is_again:
            player = (table.acting and table.acting.user_id) or 0
            until = (given.nights if row.mentions else given.quiet).get(player)
            rows.append(replace(row, calls_decided_at=at, wakes_at=until))
            if row.kind is Kind.REMINDER:
                later = given.quiet_later.get(player)
                game = replace(game, reminder=replace(game.reminder, counted_from=until or at, not_before=later))
        else:
            rows.append(_news_with_calls(game, row, at, given))
    rows = _after_requests(table.with_game(game), rows, at)
    return table.with_game(game.with_outbox(messages=(*rows, *late)))


def _after_requests(table: Table, rows: Sequence[Message], at: int) -> list[Message]:
    """Let a call to a turn wait for an hour after a request that calls the same person.

    When Discord has refused a private message about the turn, the call in public follows a request within a minute.
    """
    requests = [each for each in rows if each.kind is Kind.PROPOSED]
    called = {person for each in requests if each.calls_decided_at == at for person in each.mentions}
    heard = (each for each in requests if not (each.is_silent or each.leaves))
    recent = (each for each in heard if (each.calls_decided_at or 0) > at - MINUTE)
    asked = {seat.user_id for each in recent for seat in _callable(table.game, each)}

    def is_due(row: Message) -> bool:
        return row.kind is Kind.TURN and row.wakes_at is not None and not called.isdisjoint(row.sleepers)

    def is_asked(row: Message) -> bool:
        is_new = row.kind is Kind.NUDGE and row.calls_decided_at == at and row.id is None and not row.held
        return is_new and not asked.isdisjoint(row.mentions)

    return [
        replace(each, wakes_at=max(each.wakes_at or at, at + HOUR)) if is_due(each) or is_asked(each) else each
        for each in rows
    ]


def _with_whispers(game: Game, at: int, given: Given) -> Game:
    """Decide about private messages that are new, or that could not be sent for a while.

    A message about the person's turn waits until the person's quiet hours are over. A message about the next turn is
    dropped.
    """
    for row in uncalled(game):
        if row.kind is Kind.PRIVATE and int(row.subject[1]) not in given.whispered:
            game = in_public(game, row)

    def decided(row: Message) -> Message | None:
        if row.calls_decided_at is not None or row.leaves or not KINDS[row.kind].is_private:
            return row
        person = int(row.subject[1])
        until = given.nights.get(person)
        is_past = row.kind is Kind.SOON and (until or person not in given.warned)
        return None if is_past else replace(row, calls_decided_at=at, wakes_at=until)

    return with_messages(game, decided)


def _turn_with_calls(table: Table, row: Message, at: int, given: Given) -> Message:
    game, acting = table.game, table.acting
    awake = tuple(each for each in notified(table) if given.quiet.get(each, at) is None)
    player = acting.user_id if acting and acting.user_id in given.quiet and not acting.is_computer else None
    if player is None or row.is_again:
        sleepers, wakes_at = row.sleepers, row.wakes_at
    else:
        wakes_at = given.quiet[player]
        # The first message in a thread calls all awake people, so only a sleeping player is called later.
        if not game.is_in_new_thread:
            wakes_at = given.present_until.get(player) or wakes_at or (at if player in given.private else None)
        sleepers = () if wakes_at is None else (player,)
    # Outside quiet hours, a turn makes a sound for its player even without a mention.
    is_call = not row.is_again and (wakes_at is None or (game.is_in_new_thread and bool(awake)))
    before, is_night = game.announcement, wakes_at is not None and given.quiet.get(player or 0) == wakes_at
    has_gap = any(each.kind in MAIN and each.id is None and each != row for each in game.outbox.messages)
    stays = before.leaves not in {None, Leaving.DELETE}
    is_near = before.kind is Kind.TURN and stays and before.channel_id == row.channel_id
    if is_night and is_near and not (has_gap or row.is_again):
        # Nobody is called now, so an edit of the previous turn's message shows this turn too. The later call is then
        # the only new message.
        row = replace(row, id=before.id, look=None, since=before.since, late_edits=before.late_edits)
    return replace(
        row, mentions=awake, is_silent=not is_call, sleepers=sleepers, wakes_at=wakes_at, calls_decided_at=at
    )


def _soon(table: Table, row: Message, at: int, given: Given) -> tuple[Message, ...]:
    """Return a private message to the player whose turn is next, if that player wants the message and is awake.

    There is no message if the turn calls nobody, or if one of the two players has just acted at the table.
    """
    game, following = table.game, table.following
    # The first message in a thread calls all players, so the next player needs no private message.
    before = () if moves_to_thread(game) or game.is_in_new_thread else notified(table)
    if not (before and following) or row.is_again or following.is_computer or following.is_absent:
        return ()
    person = following.user_id or 0
    told = Message(Kind.SOON, (row.subject[0], str(person)), calls_decided_at=at)
    is_awake = given.quiet.get(person, at) is None
    is_live = any(each in given.present_until for each in (*before, person))
    is_told = any(each.subject == told.subject for each in wanted(game, Kind.SOON))
    return (told,) if person in given.warned and is_awake and not (is_live or is_told) else ()


def _callable(game: Game, row: Message) -> list[Seat]:
    """Return the seats of the people whom the message calls, without absent people.

    If some sleepers of the message can be called now, the message calls only them.
    """
    people, woken = KINDS[row.kind].calls(game, row) or (), row.sleepers if row.wakes_at is None else ()
    known = {each.user_id for each in people}
    # A message that lists other messages also calls the sleepers of those messages.
    more = [Seat(0, each, "") for each in woken if each not in known] if row.held else []
    return [each for each in people if not each.is_absent and (not woken or each.user_id in woken)] + more


def _news_with_calls(game: Game, row: Message, at: int, given: Given) -> Message:
    # The call of sleepers was counted when the message was new, so it is not counted again.
    rule, is_new = KINDS[row.kind], not (row.is_again or row.sleepers)
    earlier = given.earlier(request_key(game, row)) if rule.asks and is_new else None
    # The earlier message shows this request too, if it is below the newest turn, and if no other row has taken it over.
    # A message above a newer turn is out of sight.
    is_taken = any(each.id == earlier and not each.leaves for each in game.outbox.messages)
    if earlier and earlier > (game.announcement.id or 0) and not is_taken:
        return replace(row, id=earlier, look=None, calls_decided_at=at)
    author = rule.author(game, row) if is_new else None
    allowed = given.allow(author, [each for each in _callable(game, row) if each.user_id in given.quiet])
    awake = tuple(each for each in allowed if given.quiet[each] is None)
    if row.kind is Kind.PROPOSED:
        # A person who was called to a turn within the last minute is not called again.
        turns = (each for each in wanted(game, Kind.TURN) if (each.calls_decided_at or 0) > at - MINUTE)
        called = {person for each in turns if not each.is_silent for person in each.mentions}
        awake = tuple(each for each in awake if each not in called)
    if row.is_again:
        # The stored sleepers are called later.
        return replace(row, mentions=awake, is_silent=True, calls_decided_at=at)
    asleep = {each: until for each in allowed if (until := given.quiet[each])}
    if row.kind is Kind.READY:
        # An awake host first gets time to start the lobby without a call.
        later = {each: at + BEFORE_HOST if is_new else given.present_until.get(each) for each in awake}
        asleep |= {each: until for each, until in later.items() if until}
        awake = tuple(each for each in awake if each not in asleep)
    is_silent, wakes_at = QUIETLY in row.subject or not (awake or row.role_id), min(asleep.values(), default=None)
    wakes_at = given.night_until if row.kind is Kind.SOUGHT else wakes_at
    return replace(
        row, mentions=awake, is_silent=is_silent, sleepers=tuple(asleep), wakes_at=wakes_at, calls_decided_at=at
    )


def notified(table: Table) -> tuple[int, ...]:
    """Return the people whom a new message notifies: the player to move, or all players after the end.

    The first message in a thread notifies all players who are not absent. At the end, the last person who moved is not
    notified, because the person sees the end. A person is notified if the bot has carried out the person's stored plan.
    """
    if table.state.is_over:
        acts = (each for each in reversed(table.log) if each.late or (each.chosen_by and not each.planned))
        seen = next((each.chosen_by for each in acts), None)
        seats = [seat for seat in table.game.seats if seat.has_person and not seat.is_absent]
        played = dict.fromkeys(each for seat in seats for each in (seat.user_id, seat.owner_id))
        return tuple(each for each in played if each and each != seen)
    if table.game.is_in_new_thread:
        return tuple(each.user_id for each in table.game.present if each.user_id)
    acting = table.acting
    is_paused = table.game.times.paused_at is not None
    if is_paused or acting is None or acting.user_id is None or acting.is_absent or acting.is_computer:
        return ()
    return (acting.user_id,)


def decide_calls_again(game: Game, actor: Actor, at: int, nonce: str) -> Game:
    """Decide again which people an unsent message calls."""

    def again(row: Message) -> Message:
        if row.nonce != nonce or row.id is not None:
            return row
        if row.kind is Kind.OFFER:
            return replace(row, calls_decided_at=at)
        # A role that could not be called at once may be called at night, so the call makes no sound.
        late = (QUIETLY,) if row.kind is Kind.ROLE_CALL and QUIETLY not in row.subject else ()
        asleep = () if row.wakes_at else row.sleepers
        return replace(row, subject=(*row.subject, *late), calls_decided_at=None, sleepers=asleep)

    return with_messages(game, again)


def due_rows(game: Game, at: int) -> list[Message]:
    """Return the public messages whose sleepers can be called now, except turns.

    Messages in the lobby's channel come first, then messages in the order of their rows, then reminders.
    """
    public = (each for each in game.outbox.messages if not (each.kind is Kind.TURN or KINDS[each.kind].is_private))
    rows = (each for each in public if each.wakes_at is not None)
    due = (each for each in rows if (each.wakes_at or 0) <= at)
    calling = (each for each in due if each.id is None or _callable(game, replace(each, wakes_at=None)))
    # The last message calls the sleepers and lists the others. A message in the lobby's channel does neither.
    return sorted(calling, key=lambda each: (not KINDS[each.kind].is_at_home, each.kind in REMINDING))


def wake(game: Game, actor: Actor, at: int, others: Sequence[HeldBack] = (), *, explains_night: bool = False) -> Game:
    """Call all sleepers who can be called now. The latest of their messages calls them, and lists the other messages.

    `others` are the messages of other games in the channel. After the end of a game, the latest message that calls
    people takes over the next-game buttons from the message of the end.
    """
    due = due_rows(game, at)
    before, last = due[:-1], due[-1] if due else None
    is_end = last is not None and last.kind is Kind.OVER and game.status is Status.OVER
    offering = [each for each in wanted(game, Kind.END, Kind.OVER) if each.id and each.offers_next and is_end]
    people = tuple(sleepers_of(due, others))
    rows = list[Message]()
    for row in game.outbox.messages:
        if row is last:
            # One message calls all people who slept when the game ended.
            ends = tuple(str(each) for other in due for each in other.sleepers if other.kind is Kind.OVER)
            # If the message was sent, or may have been sent, it has not called the sleepers, so a new message replaces
            # it.
            may_stand = row.id is not None or not KINDS[row.kind].sleeps
            called = replace(row, subject=ends or row.subject, wakes_at=None, calls_decided_at=None)
            new = Message(row.kind, row.subject) if may_stand else called
            rows += [leaving(row, Leaving.DELETE)] if may_stand else []
            held = _held(game, before, others)
            new = replace(new, sleepers=people, held=held, explains_night=explains_night)
            rows.append(replace(new, offers_next=new.offers_next or bool(offering)))
        elif row in offering:
            rows.append(leaving(row, Leaving.CONTROLS))
        elif row.kind is Kind.TURN or row.wakes_at is None or row.wakes_at > at:
            rows.append(row)
        elif row.id is not None:
            rows.append(replace(row, sleepers=(), wakes_at=None))
        elif row.kind is not Kind.OVER:
            rows.append(replace(row, wakes_at=None, calls_decided_at=None))
    return game.with_outbox(messages=tuple(rows))


def sleepers_of(due: Sequence[Message], others: Sequence[HeldBack]) -> Collection[int]:
    """Return the user ids of the sleepers of the messages, without repetitions."""
    return dict.fromkeys([*chain(*(each.sleepers for each in due)), *chain(*(each.sleepers for each in others))])


def _held(game: Game, rows: Sequence[Message], others: Sequence[HeldBack]) -> tuple[tuple[int, int], ...]:
    """Return the value of `Message.held` for a message that calls the sleepers of these other messages."""
    own = [(game.id, each.id) for each in rows if each.id is not None]
    return tuple(dict.fromkeys([*((each.game_id, 0) for each in others), *own]))


def remind(  # noqa: PLR0913 - the parts of a message to a player
    game: Game,
    kind: Kind,
    at: int,
    called: Sequence[int],
    *,
    silent: bool,
    recipient: int | None = None,
    others: Sequence[HeldBack] = (),
    asleep: Sequence[tuple[int, int]] = (),
    explains_night: bool = False,
) -> Game:
    """Add a message of the `kind` about the turn. A nudge with a `recipient` is only a private message.

    With a `recipient`, other kinds add a private message to the message in the channel. Earlier reminders of the turn
    leave, unless the kind is an offer. The message also calls the sleepers of `others` and of the game, but not the
    people in `asleep`. Each item of `asleep` is a user id and the end of the person's quiet hours.
    """
    due = [each for each in due_rows(game, at) if each.id is not None and recipient is None]
    ply = str(game.progress.public_ply)
    until = dict(asleep)
    later = [tuple(sleeper for sleeper in each.sleepers if sleeper in until) for each in game.outbox.messages]
    rows = tuple(
        replace(each, sleepers=left, wakes_at=min((until[one] for one in left), default=None)) if each in due else each
        for each, left in zip(game.outbox.messages, later, strict=True)
    )
    if kind is not Kind.OFFER:
        past = Kind.NUDGE, Kind.REMINDER, Kind.PRIVATE
        rows = tuple(leaving(each, Leaving.DELETE) if each.kind in past else each for each in rows)
    held, mentions = _held(game, due, others), dict.fromkeys((*called, *sleepers_of(due, others)))
    mentions = {each: None for each in mentions if each in called or each not in until}
    told = Message(kind, (ply,), mentions=tuple(mentions), is_silent=silent, held=held, explains_night=explains_night)
    by_name = [] if recipient is None else [Message(Kind.PRIVATE, (ply, str(recipient)), calls_decided_at=at)]
    # A nudge by private message needs no message in the channel.
    public = [] if recipient is not None and kind is Kind.NUDGE else [told]
    return game.with_outbox(messages=(*rows, *by_name, *public))


def refused_privately(game: Game, actor: Actor, at: int, row: Message) -> Game:
    """Call a person in the channel, because Discord has refused the private message to the person."""
    return in_public(game, row, REFUSED_PRIVATELY)


def in_public(game: Game, row: Message, *subject: str) -> Game:
    """Replace a private message by a call in the channel."""
    rest = [each for each in game.outbox.messages if each.nonce != row.nonce]
    waiting = [each for each in rest if each.kind in {Kind.NUDGE, Kind.REMINDER} and each.leaves is None]
    told = waiting[-1] if waiting else Message(Kind.NUDGE)
    # An edit notifies nobody, so a new message replaces a reminder that was sent.
    left = [] if told.id is None else [leaving(told, Leaving.DELETE)]
    new = Message(told.kind) if left else told
    about, called = (row.subject[0], *subject), (int(row.subject[1]),)
    new = replace(new, subject=about, mentions=called, is_silent=False, calls_decided_at=None)
    return game.with_outbox(messages=(*(each for each in rest if each is not told), *left, new))
