"""The people and seats of a table: handovers, absences, and the end of a game without people.

The result of a seat belongs to the player on the seat when the game ends. The owner of a seat with a substitute may
return at any time. An absence is stored with the person, and repeated on each seat of the person.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.games import rows
from bot.games.game import DAY, MINUTE, STAND_IN, Actor, Entry, Game, Seat, Status, without_plans
from bot.games.outbox import HAS_LEFT, NEW_HOST, Kind, Leaving, Message
from bot.games.people.person import Person
from bot.games.refusals import Refusal
from bot.games.rights import Right, require, require_live, require_playing, seat_for
from bot.games.table import PlayedMove, Table, group_turns

# ---- changes of seats

DROPPED: Final = "-"
"""The mark in place of a plan that was dropped without the knowledge of the planner."""


def after_handover(seat: Seat, before: Seat | None) -> Seat:
    """Drop the plan of the seat if the person on the seat `before` no longer plays there."""
    if before is None or seat.user_id != before.user_id or seat.resigned:
        return replace(seat, plan=None)
    return drop_plan(seat, is_known=False) if seat.is_computer and not before.is_computer else seat


def drop_plan(seat: Seat, *, is_known: bool) -> Seat:
    return replace(seat, plan=DROPPED if seat.plan and not is_known else None)


def with_seats(game: Game, seats: Sequence[Seat]) -> Game:
    """Replace the seats of the game; if the host has left, the next person at the table becomes host."""
    invited = tuple(replace(seat, number=number) for number, seat in enumerate(game.invited, len(seats) + 1))
    before = {seat.number: seat for seat in game.seats}
    kept = tuple(after_handover(seat, before.get(seat.number)) for seat in seats)
    changed = _without_consents_of_others(replace(game, seats=kept, invited=invited), before)
    # A host whose seat a computer player keeps is replaced too, so that a present person can end the game.
    people = [seat.user_id for seat in changed.people]
    return changed if game.host_id in people or not people else replace(changed, host_id=people[0])


def with_host_told(game: Game, before: Game, actor: Actor) -> Game:
    """Announce a change of the host since `before`: in the news that caused the change, or else in a notice."""
    if not game.is_live or game.host_id == before.host_id or game.host is None:
        return game
    for latest in rows.wanted(game, *_TELLING_HOST)[-1:]:
        if latest not in before.outbox.messages:
            return rows.rewrite(game, latest, latest.kind, *latest.subject, NEW_HOST)
    return rows.add_row(game, Kind.HOST)


_TELLING_HOST: Final = frozenset({Kind.TAKEN, Kind.RETURNED, Kind.RESIGNED})
"""The news that may name the new host as well."""


def _without_consents_of_others(game: Game, before: Mapping[int, Seat]) -> Game:
    """Withdraw the approvals of the seats whose player has changed since `before`."""
    for seat in game.seats:
        if seat.number in before and _player(seat) != _player(before[seat.number]):
            # Proposals and approvals do not pass to the next player of a seat.
            kept = (each for each in game.proposals if each.approvals[0] != seat.number)
            game = replace(game, proposals=tuple(each.without_approval(seat.number) for each in kept))
    return game


def _player(seat: Seat) -> tuple[int | None, bool]:
    # A person who resigns leaves the user id on the seat.
    return seat.user_id, seat.resigned


def with_seat(game: Game, seat: Seat) -> Game:
    """Replace the seat with the same number in the live game. Raises Refusal."""
    require_live(game)
    return with_seats(game, [seat if other.number == seat.number else other for other in game.seats])


def cancel_game(game: Game, at: int, *moderator: str) -> Game:
    """End the live game without a result; `moderator` has the user id and the name of a moderator who ends it.

    Raises Refusal.
    """
    require_live(game)
    # Requests in the channel get another update; unsent news are not needed any longer.
    told = rows.with_messages(game, lambda row: row if row.id else rows.leaving(row, Leaving.DELETE))
    if game.status is Status.PLAYING or moderator:
        told = rows.add_row(told, Kind.CANCELLED, *moderator)
    if game.status is Status.PLAYING and game.home_id and game.number == 1:
        # The thread has the id of the lobby's message, which is the only message of the game in the lobby's channel.
        lobby = Message(Kind.LOBBY, id=game.channel_id, channel_id=game.home_id, leaves=Leaving.OUTCOME)
        told = told.with_outbox(messages=(lobby, *(each for each in told.outbox.messages if each.id != lobby.id)))
    if game.home_id is not None:
        told = told.with_outbox(archives_thread=True)
    ended = replace(told.with_times(ended_at=at), status=Status.CANCELLED, invited=(), put_out=())
    return replace(ended, seats=without_plans(game.seats))


def cancel_if_no_people(game: Game, at: int) -> Game:
    """Cancel a live game if no person plays or may return."""
    deserted = game.is_live and not any(seat.has_person for seat in game.seats)
    return cancel_game(game, at) if deserted else game


def tidy_after_erasure(game: Game, actor: Actor, at: int, before: Game) -> Game:
    """Tidy up a game after the erasure of a person who was still named in `before`."""
    # The erasure may have removed an invited person, so the reserved seats are numbered again.
    seated = with_seats(game, game.seats) if game.invited else game
    agreed = _without_consents_of_others(seated, {seat.number: seat for seat in before.seats})
    return cancel_if_no_people(agreed, at)


# ---- substitutes, computer players and owners

REMINDERS_BEFORE_TURN: Final = 1
"""The number of reminders after which other players may let a computer player take the turn, or offer the seat."""


def owner_of(seat: Seat) -> tuple[int | None, str | None]:
    """Return the id and name of the person who may return to a seat after a handover, if any."""
    if seat.resigned or seat.user_id is None:
        return None, None
    return (seat.owner_id, seat.owner_name) if seat.owner_id else (seat.user_id, seat.name)


def find_seat(game: Game, number: int) -> Seat:
    for seat in require_playing(game).seats:
        if seat.number == number:
            return seat
    raise Refusal("error-not-seated")


def numbered_seat(game: Game, text: str) -> Seat:
    """Return the seat with the number of a button or a notice. Raises Refusal without such a seat."""
    found = next((seat for seat in require_playing(game).seats if str(seat.number) == text), None)
    if found is None:
        raise Refusal("error-old-button")
    return found


def offer_seat(game: Game, actor: Actor, at: int, argument: str) -> Game:
    if game.is_private:
        raise Refusal("error-private-table")
    seat = numbered_seat(game, argument)
    if seat.user_id is None:
        raise Refusal("error-substitute-for-computer")
    if seat.offered:
        raise Refusal("error-offered-already", name=seat.name)
    return with_seat(game, replace(seat, offered=True))


def seek_at_home(game: Game, before: Game, at: int) -> Game:
    """Announce a seat that became free since `before` in the lobby's channel of a thread, at most once a day."""
    known = {seat.number for seat in before.seats if seat.offered}
    is_new = any(seat.offered and seat.number not in known for seat in game.seats)
    told_at = game.times.sought_at
    if not (is_new and game.home_id and game.status is Status.PLAYING) or rows.wanted(game, Kind.SOUGHT):
        return game
    if told_at is not None and at < told_at + DAY:
        return game
    return rows.add_row(game.with_times(sought_at=at), Kind.SOUGHT)


def is_unresponsive(game: Game, seat: Seat) -> bool:
    """Return whether the person to move has not reacted to a reminder, or has not moved for a week."""
    return game.progress.acting_seat == seat.number and game.reminder.count >= REMINDERS_BEFORE_TURN


def is_offered(game: Game, argument: str) -> bool:
    is_playing = game.status is Status.PLAYING
    return is_playing and any(seat.offered for seat in game.seats if str(seat.number) == argument)


def is_own_seat(game: Game, actor: Actor, number: int) -> bool:
    """Return whether a computer player or a substitute plays for the actor on the seat."""
    seat = find_seat(game, number)
    return seat is game.owned_by(actor.user_id) or (seat.is_kept and seat is game.seat_of(actor.user_id))


def take_offered_seat(game: Game, actor: Actor, at: int, number: int, offer_id: int | None) -> Game:
    """Seat the actor as a substitute; the first of several people gets the seat.

    `offer_id` is the public message with the offer; None if the actor took the seat elsewhere.
    """
    require(Right.TAKE_SEAT, game, actor)
    seat, own = find_seat(game, number), game.seat_of(actor.user_id)
    if own not in (None, seat):
        raise Refusal("error-has-left")
    if not seat.offered:
        raise Refusal("error-not-offered", name=seat.name)
    owner_id, owner_name = owner_of(seat)
    taken = replace(_freed(seat), user_id=actor.user_id, name=actor.name, owner_id=owner_id, owner_name=owner_name)
    seated = restart_pace_of(with_seat(game, replace(taken, resigned=False)), seat, at)
    offers = [each for each in rows.wanted(seated, Kind.OFFERED) if each.subject[0] == str(number)]
    news = Kind.TAKEN, str(number)
    return rows.rewrite(seated, offers[-1], *news) if offer_id and offers else rows.add_row(seated, *news)


def release_seat(game: Game, actor: Actor, at: int, number: int, user_id: int) -> Game:
    """Let a computer player keep the seat of a person who is gone, and offer the seat to everybody.

    Nothing changes if the game is over, or if the person no longer plays on the seat.
    """
    seat = game.played_by(user_id)
    if game.status is not Status.PLAYING or seat is None or seat.number != number:
        return game
    offered = with_seat(game, replace(seat, computer=STAND_IN, offered=True))
    return rows.add_row(offered, Kind.OFFERED, str(number), HAS_LEFT)


def return_to_seat(game: Game, actor: Actor, at: int) -> Game:
    """Return the actor to the actor's seat from a substitute, a computer player or an absence."""
    seat = seat_for(Right.RETURN, game, actor)
    if seat.user_id != actor.user_id:
        returned = restart_pace_of(with_seat(game, without_substitute(seat)), seat, at)
        return rows.add_row(returned, Kind.RETURNED, str(seat.number))
    return game if _freed(seat) == seat else restart_pace_of(with_seat(game, _freed(seat)), seat, at)


def return_if_kept(game: Game, actor: Actor, at: int) -> Game:
    """Return the actor to the seat if a computer player keeps the seat; a substitute on the seat stays."""
    seat = game.owned_by(actor.user_id) or game.seat_of(actor.user_id)
    return return_to_seat(game, actor, at) if seat and seat.is_kept else game


def restart_pace_of(game: Game, seat: Seat, at: int) -> Game:
    return rows.restart_pace(game, at) if game.progress.acting_seat == seat.number else game


def without_substitute(seat: Seat) -> Seat:
    owned = replace(_freed(seat), user_id=seat.owner_id, name=seat.owner_name or seat.name)
    return replace(owned, owner_id=None, owner_name=None)


def resign(game: Game, actor: Actor, at: int) -> Game:
    """Give the actor's seat to a computer player; cancel the game if no person plays or may return."""
    left = resigned(seat_for(Right.RESIGN, game, actor))
    return cancel_if_no_people(rows.add_row(with_seat(game, left), Kind.RESIGNED, str(left.number)), at)


def resigned(seat: Seat) -> Seat:
    """Remove the person from the seat. A computer player keeps the seat for the owner, or plays there to the end."""
    if seat.owner_id:
        return replace(without_substitute(seat), computer=STAND_IN)
    # The seat keeps the user id, so that the history still names the person.
    return replace(seat, computer=STAND_IN, resigned=True, offered=False, away_until=None)


def end_own_absence(game: Game, number: int | None, actor: Actor) -> Game:
    """End the actor's absence and the offer of the actor's seat, if the seat that moves, `number`, is the actor's."""
    seat = game.seat_of(actor.user_id if actor.interaction_id else None)
    if seat is None or seat.number != number or seat.is_computer:
        return game
    return replace(game, seats=tuple(_freed(seat) if each is seat else each for each in game.seats))


def _freed(seat: Seat) -> Seat:
    """Return the seat without absence, computer player and offer."""
    return replace(seat, computer=None, offered=False, away_until=None)


REMINDERS_BEFORE_SEAT: Final = 2
"""The number of reminders after which other players may let a computer player keep the seat."""


def require_replaceable(table: Table, ply: int | None, actor: Actor, reminders: int) -> Seat:
    """Return the seat of the awaited person, if a computer player may act for the person.

    The person must be absent, or must have had the number of reminders. Raises StaleGame if the turn is over, or
    Refusal.
    """
    table.require_turn(ply)
    require(Right.REPLACE, table.game, actor)
    acting = table.acting
    assert acting is not None
    # An absent person has announced the absence, and gets no reminders.
    if acting.is_absent:
        return acting
    if not table.game.options.has_reminders:
        raise Refusal("error-no-reminders", name=acting.name)
    if table.game.reminder.count < reminders:
        raise Refusal(
            "error-too-early", name=acting.name, reminders=reminders, until_span=_reminded_at(table, reminders)
        )
    return acting


def _reminded_at(table: Table, reminders: int) -> int:
    """Return the time of the reminder with this number. Each interval is twice the previous interval."""
    sent, since = table.game.reminder, table.game.reminder.counted_from or table.game.times.moved_at or 0
    at = since + sum(table.game.options.pace * MINUTE << count for count in range(sent.count, reminders))
    return max(at, sent.not_before or at)


def keep_seat(game: Game, actor: Actor, at: int, seat: Seat) -> Game:
    """Let a computer player keep the seat of the awaited person; `at` is the time in Unix seconds."""
    return rows.restart_pace(with_seat(game, replace(seat, computer=STAND_IN)), at)


# ---- absences


@dataclass(frozen=True)
class Missed:
    """The turns that other players took for an absent person, and the number of tables with such turns."""

    turns: int = 0
    tables: int = 0


@dataclass(frozen=True)
class Return:
    """A person's return from an absence."""

    tables: Sequence[Table]
    """The live tables of the person."""
    missed: Missed
    """The turns that other players took for the person in the meantime."""


def away(person: Person, now: int, until: int) -> Person:
    """Begin the person's absence now, or change the end of a current absence."""
    is_new = person.away_from is None or is_absence_over(person, now)
    return replace(person, away_from=now if is_new else person.away_from, away_until=until)


def present(person: Person, before: Person) -> Person:
    """End the person's absence, unless the person has announced another absence since `before`."""
    return person if person.away_until != before.away_until else replace(person, away_from=None, away_until=None)


def is_absence_over(person: Person, now: int) -> bool:
    return person.away_until is not None and person.away_until <= now


def begin_absence(game: Game, actor: Actor, at: int, user_id: int, until: int) -> Game:
    """Record the person's absence on the person's seat at the table, if any."""
    seat = game.seat_of(user_id)
    if not game.is_live or seat is None or seat.resigned:
        return game
    return with_seat(game, replace(seat, away_until=until))


def with_absences(seats: Iterable[Seat], people: Iterable[Person], now: int) -> tuple[Seat, ...]:
    """Copy people's current absences to the seats of a game that is about to be played.

    Absences are not recorded on the seats of a game that is not live. `people` are the settings of the players; a
    player without settings is present.
    """
    ends = {person.user_id: person.away_until for person in people if not is_absence_over(person, now)}
    return tuple(replace(seat, away_until=None if seat.resigned else ends.get(seat.user_id or 0)) for seat in seats)


def come_back(game: Game, actor: Actor, at: int) -> Game:
    """End the person's absence, and return the person to a seat that a computer player keeps."""
    seat = game.seat_of(actor.user_id)
    if not game.is_live or seat is None or not (seat.is_kept or seat.is_absent):
        return game
    return return_to_seat(game, actor, at)


def absence_ends_at(game: Game) -> int | None:
    """Return when the next absence at the table ends, in Unix seconds; None without absences."""
    if not game.is_live:
        return None
    return min((seat.away_until for seat in game.seats if seat.away_until is not None), default=None)


def end_past_absences(game: Game, actor: Actor, at: int) -> Game:
    """End the absences whose time is over.

    A person whose turn began during the absence was not notified of the turn, so the turn is announced again.
    """
    over = [seat for seat in game.seats if seat.away_until is not None and seat.away_until <= at]
    if not game.is_live:
        return game
    seats = tuple(replace(each, away_until=None) if each in over else each for each in game.seats)
    back = replace(game, seats=seats)
    is_told = game.status is Status.PLAYING and game.acting in over and not game.acting.is_computer
    return rows.restart_pace(rows.announce_again(back), at) if is_told else back


def missed(tables: Iterable[Table], user_id: int, since: int) -> Missed:
    """Count the turns that others have taken for the person since `since`; planned turns are the person's own."""
    counts = [_missed_turns(table, user_id, since) for table in tables]
    return Missed(sum(counts), len([count for count in counts if count]))


def _missed_turns(table: Table, user_id: int, since: int) -> int:
    seat = table.game.owned_by(user_id) or table.game.seat_of(user_id)
    moves = (each for each in table.moves if seat and each.seat == seat.number and table.log[each.ply].at >= since)
    return len([turn for turn in group_turns(moves) if any(_is_by_another(each, table.log, user_id) for each in turn)])


def _is_by_another(played: PlayedMove, log: tuple[Entry, ...], user_id: int) -> bool:
    """Return whether a computer player or another person chose the move; an automatic move is not chosen."""
    entry = log[played.ply]
    return entry.user_id is None or played.chosen_by not in {None, user_id}


def is_solo(game: Game) -> bool:
    """Return whether one person plays against computer players, with a deal of the game's own."""
    seated = [seat for seat in game.seats if seat.user_id is not None]
    return len(seated) == 1 and seated[0].owner_id is None and game.deal.name is None
