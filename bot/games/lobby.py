"""Changes of a lobby before the game starts: seats, invitations, options and the start; limits, and blocked people."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain, count
from random import Random
from typing import Any, Final, TypeAlias

from cachetools import TTLCache

from bot.games.game import HOST, HOUR, MINUTE, STAND_IN, Actor, Clock, Game, GameOptions, LiveCounts, Seat, Status
from bot.games.levels import LEVELS
from bot.games.options import SETTINGS, adjusted, players_for, team_count
from bot.games.outbox import SHORT, Kind, Leaving, Message
from bot.games.refusals import Refusal
from bot.games.rights import Right, host, require, seat_for
from bot.games.rows import add_row, leaving, wanted, with_messages
from bot.games.seats import cancel_game, cancel_if_no_people, resigned, with_seat, with_seats
from engine.variants import Variant


def _fit_capacity(options: GameOptions) -> GameOptions:
    """Set the largest number of seats that the game allows, unless the host chose an allowed number."""
    formats = Variant.parse(options.variant).formats
    if options.seats_chosen and options.capacity in formats:
        return options
    return replace(options, capacity=max(formats), seats_chosen=False)


ChangeLobby: TypeAlias = Callable[[Game, Actor, int], Game]
"""A change of a lobby by an actor at a time in Unix seconds; returns the changed lobby."""

TEAM_SIZE = 2
"""The number of players in a team; a team shares a kingdom."""


# ---- seats


def join(game: Game, actor: Actor, at: int) -> Game:
    """Seat the person. An uninvited person cannot take a reserved seat before the invitations end.

    At a rematch such a person waits in line for the next free seat. A person who was invited into a team joins the
    team, unless the team is full.
    """
    require(Right.JOIN, game, actor)
    guest = game.invitation_of(actor.user_id)
    wishes = dict[str, Any]()
    if guest:
        team = guest.team if _has_room(guest.team, game.seats) else None
        agreed_at = at if guest.called else None
        wishes = {"team": team, "guided": guest.guided, "called": guest.called, "agreed_at": agreed_at}
    joined = take_seat(without_invitation(game, actor.user_id), actor.user_id, actor.name, **wishes)
    if len(joined.seats) + len(joined.invited) <= game.options.capacity:
        return joined
    if at < game.reserved_until and not guest:
        if not game.is_rematch:
            raise Refusal("error-seats-reserved", until_span=game.reserved_until)
        is_known = any(seat.user_id == actor.user_id for seat in game.in_line)
        return game if is_known else replace(game, in_line=(*game.in_line, Seat(0, actor.user_id, actor.name)))
    return joined


def changed_by_joining(game: Game, user_id: int | None) -> tuple[int, int] | None:
    """Return the numbers of players before and after one more joins, if this changes the size of the kingdoms.

    None if the size is the same. People with a reserved seat count as players.
    """
    now, then = (players_for(game.options, game.expected + more) for more in (0, 1))
    formats = Variant.parse(game.options.variant).formats
    is_same = formats[now].grid == formats[then].grid or game.invitation_of(user_id)
    return None if is_same else (now, then)


def take_seat(game: Game, user_id: int | None, name: str, computer: str | None = None, **wishes: Any) -> Game:
    """Seat a player on the next seat; `wishes` are other fields of the seat."""
    if game.seat_of(user_id):
        raise Refusal("error-already-seated")
    if game.is_full:
        raise Refusal("error-game-full")
    return with_seats(game, [*game.seats, Seat(len(game.seats) + 1, user_id, name, computer, **wishes)])


def leave(game: Game, actor: Actor, at: int) -> Game:
    """Free the actor's seat or reserved seat; cancel the lobby when the last person leaves."""
    require(Right.LEAVE, game, actor)
    seat = game.seat_of(actor.user_id)
    return cancel_if_no_people(leave_seat(game, seat), at) if seat else without_invitation(game, actor.user_id)


def decline_invitation(game: Game, actor: Actor, at: int) -> Game:
    """Free the seat that is reserved for the actor, if any."""
    require(Right.DECLINE, game, actor)
    return without_invitation(game, actor.user_id)


def leave_seat(game: Game, seat: Seat) -> Game:
    """Free the seat; the seats behind it move up."""
    # The numbers of seats are positions, here and in buttons, so the numbers have no gaps.
    staying = [other for other in game.seats if other is not seat]
    return with_seats(game, [replace(each, number=number) for number, each in enumerate(staying, start=1)])


def without_invitation(game: Game, user_id: int | None) -> Game:
    invited, in_line = (
        tuple(seat for seat in each if seat.user_id != user_id) for each in (game.invited, game.in_line)
    )
    return with_seats(replace(game, invited=invited, in_line=in_line), game.seats)


def choose_team(game: Game, actor: Actor, at: int, team: int | None) -> Game:
    """Record that the actor asks for a kingdom, counted from 0; None for any kingdom."""
    seat = seat_for(Right.CHOOSE_TEAM, game, actor)
    if team is not None and team >= team_count(game.options):
        raise Refusal("error-old-button")
    if not _has_room(team, [other for other in game.seats if other is not seat]):
        raise Refusal("error-team-full")
    chosen = replace(seat, team=team)
    return with_seats(game, [chosen if other is seat else other for other in game.seats])


def _has_room(team: int | None, seats: Sequence[Seat]) -> bool:
    """Return whether the team has room besides the players on the seats; None stands for any team."""
    return team is None or sum(seat.team == team for seat in seats) < TEAM_SIZE


# ---- actions of the host


def invite(game: Game, actor: Actor, at: int, guest: Seat, refusal: Refusal | None = None) -> Game:
    """Reserve a seat for the person on `guest`, whose number does not matter, and invite the person in the channel.

    `refusal` is the reason why the actor may not invite the person now; the refusals of the table come first.
    """
    require(Right.SET_UP, game, actor, at)
    if game.is_private:
        raise Refusal("error-private-table")
    if game.seat_of(guest.user_id):
        raise Refusal("error-guest-seated", name=guest.name)
    if game.invitation_of(guest.user_id):
        raise Refusal("error-already-invited", name=guest.name)
    if game.open_seats <= 0:
        raise Refusal("error-no-seat-to-reserve", name=guest.name)
    if refusal:
        raise refusal
    welcome = tuple(seat for seat in game.put_out if seat.user_id != guest.user_id)
    asked = game.with_times(invited_at=at)
    invited = with_seats(replace(asked, invited=(*game.invited, guest), put_out=welcome), game.seats)
    return add_row(invited, Kind.INVITED, str(guest.user_id))


class Invitations:
    """A change of a lobby that invites all guests who can be invited, in their order.

    After the change, `refusals` has the refusals of the other guests. `may_call` returns the refusal of a guest who may
    not be called now, given the guests who are already invited; None if the guest may be called. `outside` has the
    refusals of people who can never be guests.
    """

    def __init__(
        self,
        guests: Sequence[Seat],
        may_call: Callable[[Seat, Sequence[Seat]], Refusal | None],
        outside: Sequence[Refusal],
    ) -> None:
        self._guests, self._may_call, self._outside = guests, may_call, outside
        self.invited: list[Seat] = []
        self.refusals: list[Refusal] = []

    def __call__(self, game: Game, actor: Actor, at: int) -> Game:
        self.invited, self.refusals = [], [*self._outside]
        for guest in self._guests:
            try:
                game = invite(game, actor, at, guest, self._may_call(guest, self.invited))
                self.invited.append(guest)
            except Refusal as refusal:
                self.refusals.append(refusal)
        return game


def withdraw_invitation(game: Game, actor: Actor, at: int, guest_id: int) -> Game:
    """Free the seat that is reserved for the person."""
    require(Right.SET_UP, game, actor, at)
    if seat := game.seat_of(guest_id):
        raise Refusal("error-guest-seated", name=seat.name)
    return without_invitation(game, guest_id)


def put_out(game: Game, actor: Actor, at: int, user_id: int) -> Game:
    """Free the seat of the person, and notify the person, who then needs an invitation to come back.

    The host cannot be put out, nor the actor. Nothing changes if the person has left.
    """
    require(Right.SET_UP, game, actor, at)
    seat = game.seat_of(user_id)
    if user_id in {actor.user_id, game.host_id}:
        raise Refusal("error-old-button")
    if seat is None:
        return game
    left = replace(leave_seat(game, seat), put_out=(*game.put_out, seat))
    return add_row(left, Kind.PUT_OUT, str(user_id), str(actor.user_id))


def add_computer(game: Game, actor: Actor, at: int, computer: str, names: Sequence[str]) -> Game:
    """Seat a computer player of the level under the first free name."""
    require(Right.SET_UP, game, actor, at)
    if computer not in LEVELS:
        raise Refusal("error-old-button")
    return take_seat(game, None, free_name(names, {seat.name for seat in game.seats}), computer)


def free_name(names: Sequence[str], taken: Container[str]) -> str:
    """Return the first unused name at the table; if all names are used, the first unused name with a number."""
    numbered = (f"{name} {number}" for number in count(2) for name in names)
    return next(name for name in chain(names, numbered) if name not in taken)


def fill(game: Game, actor: Actor, at: int, computer: str, names: Sequence[str]) -> Game:
    """Seat the computer players that are missing."""
    require(Right.SET_UP, game, actor, at)
    for _ in range(computers_missing(game)):
        game = add_computer(game, actor, at, computer, names)
    return game


def computers_missing(game: Game) -> int:
    """Return how many computer players fill the table; people and reservations keep their seats."""
    return max(0, game.options.capacity - game.expected)


FOR_ONE: Final = "computers"
"""The argument of the button that starts the game of a person who is alone at the table, against computer players."""


def is_for_one(game: Game) -> bool:
    """Return whether one person sits at the table, nobody is invited, and computer players are missing for a start."""
    is_alone = len(game.people) == 1 and not game.invited
    return is_alone and game.open_seats > 0 and len(game.seats) not in Variant.parse(game.options.variant).formats


def fill_for_one(game: Game, actor: Actor, at: int, names: Sequence[str]) -> Game:
    """Seat the computer players that are missing. Raises Refusal if somebody else is there."""
    require(Right.SET_UP, game, actor, at)
    if not is_for_one(game):
        raise Refusal("error-old-button")
    return fill(game, actor, at, usual_level(game), names)


def usual_level(game: Game) -> str:
    """Return the level of the latest computer player at the table; without computer players, `STAND_IN`."""
    return next((seat.computer for seat in reversed(game.seats) if seat.computer), STAND_IN)


def remove_computer(game: Game, actor: Actor, at: int, seated: int, name: str) -> Game:
    """Free the seat of the computer player with the name.

    Nothing changes if the number of players is no longer `seated`, or if no computer player has the name: the button
    was tapped twice.
    """
    require(Right.SET_UP, game, actor, at)
    computers = (seat for seat in game.seats if seat.user_id is None and seat.name == name)
    found = next(computers, None) if seated == len(game.seats) else None
    return leave_seat(game, found) if found else game


def _strength(seat: Seat) -> int:
    return LEVELS.index(seat.computer) if seat.computer in LEVELS else 0


def change_options(game: Game, actor: Actor, at: int, change: str) -> Game:
    """Change a setting of `SETTINGS`, as in "seats 3"; people keep their seats.

    A choice of a team that no longer exists is dropped. If the options have too few seats, computer players leave, the
    weakest first, and among equals the last.
    """
    require(Right.SET_UP, game, actor, at)
    options = _fit_capacity(adjusted(SETTINGS, game.options, change))
    while len(game.seats) > options.capacity:
        weakest = min((seat for seat in reversed(game.seats) if seat.user_id is None), key=_strength, default=None)
        if weakest is None:
            raise Refusal("error-too-many-seated", seats=options.capacity, seated=len(game.seats))
        game = leave_seat(game, weakest)
    teams = team_count(options)
    seats, invited = (
        tuple(seat if seat.team is None or seat.team < teams else replace(seat, team=None) for seat in each)
        for each in (game.seats, game.invited)
    )
    return with_seats(replace(game, options=options, invited=invited), seats)


def cancel(game: Game, actor: Actor, at: int) -> Game:
    """End the game without a result. If a moderator ends the game, the players read the moderator's name."""
    require(Right.CANCEL, game, actor, at)
    return cancel_game(game, at, *([] if host(game, actor, at) else [str(actor.user_id), actor.name]))


# ---- automatic changes after a change

BEGINS_AFTER: Final = 3 * MINUTE
"""The seconds between the last agreement to a rematch and its automatic start."""
AGREED_WITHIN: Final = 30 * MINUTE
"""A rematch starts automatically only if everybody agrees within this many seconds."""


def settled_lobby(game: Game, before: Game, actor: Actor, at: int) -> Game:
    """Give free seats to people in line, schedule the start of a rematch that everybody wants, and call the host.

    The host is called if the host has to start the game. A change of seats or rules cancels the scheduled start.
    """
    if game.status is not Status.LOBBY:
        is_settled = game.times.begins_at is None and not game.in_line
        return game if is_settled else replace(game.with_times(begins_at=None), in_line=())
    if game.options != before.options:
        game = replace(game, seats=tuple(replace(each, agreed_at=None) for each in game.seats))
    moved_up = game.in_line[: max(0, game.open_seats)]
    for seat in moved_up:
        asked = replace(game.with_times(invited_at=at), in_line=game.in_line[1:])
        game = with_seats(replace(asked, invited=(*asked.invited, replace(seat, called=True))), asked.seats)
        game = add_row(game, Kind.INVITED, str(seat.user_id))
    known, stays = ({seat.user_id for seat in (*each.seats, *each.invited)} for each in (before, game))
    declined = any(seat.called and seat.user_id not in stays for seat in (*before.seats, *before.invited))
    lack = (declined and not moved_up) - any(seat.user_id not in known for seat in game.people)
    game = with_messages(game, lambda row: _with_lack(row, lack))
    # If fewer people are missing, this counts as an agreement: a missing person has joined, or another person joined
    # instead.
    has_agreed = _lack(before) > _lack(game) or _agreed(game) > _agreed(before)
    waits = False
    if (game.seats, game.options) != (before.seats, before.options):
        begins = has_agreed and begins_itself(game, at + BEGINS_AFTER) and not wanted(game, Kind.READY)
        game = game.with_times(begins_at=at + BEGINS_AFTER if begins else None)
        was_agreed = has_agreed or before.times.begins_at is not None
        waits = game.is_rematch and game.is_complete and not begins and was_agreed
    is_full = game.is_full and not (before.is_full or game.is_rematch or game.is_private)
    if actor.user_id != game.host_id and (waits or lack > 0 or is_full):
        return call_host(game, actor, at, *([SHORT] if declined else []))
    return game


def _lack(game: Game) -> int:
    """Return the number of people of a rematch whose seats stay empty. The request to the host shows it."""
    return sum(each.subject.count(SHORT) for each in wanted(game, Kind.READY))


def _with_lack(row: Message, more: int) -> Message:
    """Change the number of missing people in the request to the host; the request leaves when nobody is missing."""
    if row.kind is not Kind.READY or row.leaves or SHORT not in (row.subject or [SHORT] * more):
        return row
    missing = row.subject.count(SHORT) + more
    return replace(row, subject=(SHORT,) * missing) if missing > 0 else leaving(row, Leaving.DELETE)


def move_up(game: Game, actor: Actor, at: int) -> Game:
    """Free the reserved seats after the reservations have ended; `settled_lobby` gives the seats to people in line."""
    if game.status is not Status.LOBBY or at < game.reserved_until:
        return game
    return with_seats(replace(game, invited=game.invited[len(game.in_line) :]), game.seats)


def _agreed(game: Game) -> set[int | None]:
    return {seat.user_id for seat in game.seats if seat.agreed_at is not None}


def begins_itself(game: Game, at: int) -> bool:
    """Return whether everybody has recently agreed to the rematch, and the number of players is allowed."""
    called = [seat for seat in game.seats if seat.called and seat.user_id != game.host_id]
    is_fresh = all(seat.agreed_at is not None and at <= seat.agreed_at + AGREED_WITHIN for seat in called)
    has_players = len(game.seats) in Variant.parse(game.options.variant).formats
    return game.is_complete and is_fresh and has_players


def call_host(game: Game, actor: Actor, at: int, *subject: str, is_due: bool = False) -> Game:
    """Call the host once to start the game or to choose how to continue.

    With `is_due`, the call is not delayed by `notifying.BEFORE_HOST`.
    """
    stopped = game.with_times(begins_at=None)
    if wanted(game, Kind.READY) or game.host_id is None:
        return stopped
    called = Message(Kind.READY, subject, sleepers=(game.host_id,) if is_due else ())
    return stopped.with_outbox(messages=(*stopped.outbox.messages, called))


# ---- the start


def require_start(game: Game, actor: Actor, at: int) -> None:
    # Every player may continue a series.
    is_for_all = game.number > 1 or game.is_complete
    require(Right.START_FULL if is_for_all else Right.START, game, actor, at)
    formats = Variant.parse(game.options.variant).formats
    if len(game.seats) not in formats:
        raise Refusal("error-wrong-number", allowed=tuple(sorted(formats)), seated=len(game.seats))


def leaves_guests_out(game: Game, actor: Actor, at: int) -> bool:
    """Return whether a start now would exclude people with a reserved seat. Raises as `require_start`."""
    require_start(game, actor, at)
    return bool(game.invited) and not game.is_full and at < game.reserved_until


def seating(game: Game, kingdoms: int, rng: Random) -> tuple[Seat, ...]:
    """Return the numbered seats for the start: all players keep the color in the lobby, except in teams (`_in_teams`).

    The players of a series are numbered in the first game. All players of a shared deal have the same seat.
    """
    # The first choices are drawn separately, so seats need no shuffling (docs/rules.md 1.3).
    seats = game.seats if game.deal.name or kingdoms == len(game.seats) else _in_teams(game.seats, kingdoms, rng)
    return _with_series_players(seats) if game.options.dynasty else seats


def _in_teams(seats: Sequence[Seat], kingdoms: int, rng: Random) -> tuple[Seat, ...]:
    """Shuffle and renumber the seats; players who asked for a kingdom get the kingdom if possible (docs/rules.md R20).

    Seat s plays for kingdom (s - 1) mod `kingdoms`.
    """
    shuffled = rng.sample(seats, len(seats))
    free = {kingdom: list(range(kingdom + 1, len(shuffled) + 1, kingdoms)) for kingdom in range(kingdoms)}
    numbered = []
    # Players who asked for a kingdom choose first.
    for seat in sorted(shuffled, key=lambda seat: seat.team not in free):
        wanted = free.get(seat.team, []) if seat.team is not None else []
        numbers = wanted or next(left for left in free.values() if left)
        numbered.append(replace(seat, number=numbers.pop(0)))
    return tuple(sorted(numbered, key=lambda seat: seat.number))


def _with_series_players(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Assign numbers to the players of a series: earlier players keep the number, new players get free numbers."""
    taken = {seat.series_player for seat in seats}
    free = (number for number in count(1) if number not in taken)
    return tuple(seat if seat.series_player else replace(seat, series_player=next(free)) for seat in seats)


def reset_for_new_game(seat: Seat) -> Seat:
    """Clear the results of a seat, but not the host's choices; erased people are replaced by a computer player."""
    computer = seat.computer if seat.user_id else seat.computer or STAND_IN
    guided = seat.guided if seat.guided == HOST else None
    return replace(seat, computer=computer, score=None, place=None, plan=None, guided=guided, called=False)


@dataclass(frozen=True)
class TableLimits:
    """The limits on lobbies and running games of a host and of a server."""

    per_person: int = 10
    per_server: int = 100

    def require_room(self, counts: LiveCounts) -> None:
        if counts.of_host >= self.per_person:
            raise Refusal("error-host-has-too-many-tables", limit=self.per_person)
        self.require_room_on_server(counts)

    def require_room_on_server(self, counts: LiveCounts) -> None:
        if counts.of_server >= self.per_server:
            raise Refusal("error-server-has-too-many-tables", limit=self.per_server)


DEFAULT_LIMITS: Final = TableLimits()


# ---- how often people may notify others by taps, and how many tables they may open
#
# Requests, invitations and rematches share one limit of notifications. Turns, reminders and the end of a game do not
# count. The counts of notifications are in memory only, and a restart resets these counts.

CALLS_AN_HOUR: Final = 3
"""How often a person may notify the same other person within an hour."""
PEOPLE_AN_HOUR: Final = 12
"""How many other people a person may notify within an hour."""
TABLES_AN_HOUR: Final = 20
"""How many tables a person may open within an hour."""
_REPEATED_WITHIN: Final = 10 * MINUTE
"""A request that is repeated within this many seconds replaces the earlier request, in the same message."""
_REMEMBERED: Final = 10_000


class RecentCalls:
    """The people that each person has notified within the last hour, and the messages of the latest requests."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._calls: dict[int | None, list[tuple[int, int]]] = {}
        self._messages = TTLCache[tuple[object, ...], int](_REMEMBERED, _REPEATED_WITHIN, timer=clock)
        self._latest = TTLCache[int, Collection[int]](_REMEMBERED, MINUTE, timer=clock)

    def refusal(self, caller_id: int | None, guest: Seat, others: Iterable[Seat] = ()) -> Refusal | None:
        """Return why the caller may not notify the guest after notifying the others; None if the caller may."""
        calls = self._recent(caller_id)
        times = [at for at, user_id in calls if user_id == guest.user_id]
        if len(times) >= CALLS_AN_HOUR:
            return Refusal("error-called-often", name=guest.name, until_span=times[-CALLS_AN_HOUR] + HOUR)
        latest = {user_id: at for at, user_id in calls} | {seat.user_id: self._clock() for seat in others}
        if len(latest) >= PEOPLE_AN_HOUR and not times:
            until = min(latest.values()) + HOUR
            return Refusal("error-called-many", limit=PEOPLE_AN_HOUR, until_span=until)
        return None

    def allowed(self, caller_id: int | None, people: Iterable[Seat]) -> tuple[int, ...]:
        """Return the people whom the caller may notify by a message, and count the notifications."""
        allowed = list[int]()
        for seat in people:
            if seat.user_id is None or self.refusal(caller_id, seat):
                continue
            allowed.append(seat.user_id)
            if caller_id is not None:
                self._calls[caller_id] = [*self._recent(caller_id), (self._clock(), seat.user_id)]
        self._calls = {each: recent for each in self._calls if (recent := self._recent(each))}
        return tuple(allowed)

    def note_call(self, channel_id: int, people: Collection[int]) -> None:
        """Store that a message in a channel calls people."""
        self._latest[channel_id] = {*people, *self.latest_in(channel_id)}

    def latest_in(self, channel_id: int) -> Collection[int]:
        """Return the people whom messages in a channel have called within the last minute."""
        return self._latest.get(channel_id, ())

    def earlier_message(self, request: tuple[object, ...]) -> int | None:
        """Return the message of a recent equal request, None without such a request."""
        return self._messages.get(request)

    def note_message(self, request: tuple[object, ...], message_id: int) -> None:
        """Store the message of a request; the key of the request is the caller, the place and the purpose."""
        self._messages[request] = message_id

    def _recent(self, caller_id: int | None) -> list[tuple[int, int]]:
        """Return the notifications by a person within the last hour, the latest last."""
        return [call for call in self._calls.get(caller_id, ()) if self._clock() < call[0] + HOUR]


def without_people(game: Game, actor: Actor, at: int, user_ids: Collection[int]) -> Game:
    """Take the people off a live game: they leave the lobby, or resign, and no longer own seats of substitutes."""
    changed, left = game, dict[int, None]()
    for guest in (*game.invited, *game.in_line):
        if guest.user_id in user_ids:
            changed = without_invitation(changed, guest.user_id)
    # The seat of a substitute goes to its owner, who may be blocked as well.
    while seat := next((each for each in changed.seats if each.user_id in user_ids and not each.resigned), None):
        if game.status is Status.LOBBY and game.number == 1:
            changed = leave_seat(changed, seat)
        else:
            changed = with_seat(changed, resigned(seat))
            left[seat.number] = None
    for number in left:
        changed = add_row(changed, Kind.RESIGNED, str(number))
    for seat in changed.seats:
        if seat.owner_id in user_ids:
            changed = with_seat(changed, replace(seat, owner_id=None, owner_name=None))
    return game if changed == game else cancel_if_no_people(changed, at)
