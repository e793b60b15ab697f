"""Hands seats over in a running game, and back: to a substitute, to a computer player, to their owner.

Whoever sits on a seat when the game ends has its result. The owner of a seat, on which a substitute plays for them, may
come back at any time.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.games.announcement import restart_pace, with_notice, without_message
from bot.games.changes import cancel_if_no_people, require_person, require_player, require_playing, with_seat
from bot.games.game import Game
from bot.games.models import STAND_IN, Actor, News, Seat, Status
from bot.games.refusals import OldButton, Refusal, StaleGame, not_your_turn
from bot.games.table import Table

REMINDERS_BEFORE_TURN: Final = 1
"""How often somebody is reminded before the others may let a computer player take the turn, or offer the seat."""


def owner_of(seat: Seat) -> tuple[int | None, str | None]:
    """Return the id and the name of the person who may come back to the seat when it is handed over; None if nobody."""
    if seat.resigned or seat.user_id is None:
        return None, None
    return (seat.owner_id, seat.owner_name) if seat.owner_id else (seat.user_id, seat.name)


def find_seat(game: Game, number: int) -> Seat:
    """Return the seat of that number in a running game."""
    for seat in require_playing(game).seats:
        if seat.number == number:
            return seat
    raise Refusal("error-not-seated")


def named_seat(game: Game, text: str) -> Seat:
    """Return the seat of that number, or else of the player of that name, as people type it."""
    by_number = [seat for seat in game.seats if str(seat.number) == text]
    # A name may be a number, too: buttons give numbers, and must not depend on what people call themselves.
    by_name = [seat for seat in game.seats if seat.name.casefold() == text.casefold()]
    for seat in (*by_number, *by_name):
        return seat
    raise Refusal("error-no-such-seat")


def offer_seat(game: Game, actor: Actor, at: int, argument: str) -> Game:
    """Let anybody take the seat of that number."""
    if game.is_private:
        raise Refusal("error-private-table")
    if not argument.isdecimal() or len(argument) > 2:
        raise OldButton
    seat = find_seat(game, int(argument))
    if seat.user_id is None:
        raise Refusal("error-substitute-for-computer")
    if seat.offered:
        raise Refusal("error-offered-already", name=seat.name)
    return with_seat(game, replace(seat, offered=True))


def is_unresponsive(game: Game, seat: Seat) -> bool:
    """Return whether the person on the seat has been reminded of the turn, or waited for a week, in vain."""
    return game.acting_seat == seat.number and game.reminder.count >= REMINDERS_BEFORE_TURN


def is_offered(game: Game, argument: str) -> bool:
    """Return whether anybody may take the seat of that number now."""
    is_playing = game.status is Status.PLAYING
    return is_playing and any(seat.offered for seat in game.seats if str(seat.number) == argument)


def is_own_seat(game: Game, actor: Actor, number: int) -> bool:
    """Return whether the seat is the actor's, on which a computer player or a substitute plays for them."""
    seat = find_seat(game, number)
    return seat is game.owned_by(actor.user_id) or (seat.is_kept and seat is game.seat_of(actor.user_id))


def take_offered_seat(game: Game, actor: Actor, at: int, number: int, offer_id: int | None) -> Game:
    """Seat the actor as a substitute; of several who take a seat at once the first gets it.

    `offer_id` is the public message in which they took it; None if they did so elsewhere.
    """
    seat, own = find_seat(game, number), game.seat_of(actor.user_id)
    if (own is not None and not own.resigned) or game.owned_by(actor.user_id):
        raise Refusal("error-already-seated")
    if own not in (None, seat):
        raise Refusal("error-has-left")
    if not seat.offered:
        raise Refusal("error-not-offered", name=seat.name)
    owner_id, owner_name = owner_of(seat)
    taken = replace(_freed(seat), user_id=actor.user_id, name=actor.name, owner_id=owner_id, owner_name=owner_name)
    seated = restart_pace_of(with_seat(game, replace(taken, resigned=False)), seat, at)
    told = without_message(seated, offer_id)
    return with_notice(told, News.TAKEN, actor.name, owner_name or "", actor=actor, message_id=offer_id)


def release_seat(game: Game, actor: Actor, at: int, number: int, user_id: int) -> Game:
    """Let a computer player keep the seat of somebody who is gone, and anybody take it.

    Nothing changes if the game is over, or the person does not play on that seat any more.
    """
    seat = game.played_by(user_id)
    if game.status is not Status.PLAYING or seat is None or seat.number != number:
        return game
    return with_notice(with_seat(game, replace(seat, computer=STAND_IN, offered=True)), News.OFFERED, str(number))


def return_to_seat(game: Game, actor: Actor, at: int) -> Game:
    """Put the actor back on the seat that somebody else has played, kept or moved for."""
    if lent := game.owned_by(actor.user_id):
        owned = without_substitute(lent)
        returned = restart_pace_of(with_seat(game, owned), lent, at)
        return with_notice(returned, News.RETURNED, owned.name, lent.name, actor=actor)
    seat = game.seat_of(actor.user_id)
    if seat and not seat.resigned and _freed(seat) != seat:
        game = restart_pace_of(with_seat(game, _freed(seat)), seat, at)
    require_person(game, actor)
    return game


def return_if_kept(game: Game, actor: Actor, at: int) -> Game:
    """Put the actor back on the seat if a computer player keeps it; a substitute who plays there stays."""
    seat = game.owned_by(actor.user_id) or game.seat_of(actor.user_id)
    return return_to_seat(game, actor, at) if seat and seat.is_kept else game


def restart_pace_of(game: Game, seat: Seat, at: int) -> Game:
    """Restart the pace as in `restart_pace`, if it is the turn of the seat."""
    return restart_pace(game, at) if game.acting_seat == seat.number else game


def without_substitute(seat: Seat) -> Seat:
    """Put the owner back on a seat on which a substitute plays."""
    owned = replace(_freed(seat), user_id=seat.owner_id, name=seat.owner_name or seat.name)
    return replace(owned, owner_id=None, owner_name=None)


def resign(game: Game, actor: Actor, at: int) -> Game:
    """Give the actor's seat to a computer player; cancel the game if nobody is left who plays or may come back.

    Raises as `require_player`.
    """
    left = with_seat(game, _resigned(require_player(game, actor)))
    return cancel_if_no_people(with_notice(left, News.RESIGNED, actor.name, actor=actor), at)


def _resigned(seat: Seat) -> Seat:
    """Take the person off the seat: a computer player keeps it for its owner, or has it for good."""
    if seat.owner_id:
        return replace(without_substitute(seat), computer=STAND_IN)
    # The user id stays on the seat, so that statistics and the history still name the person.
    return replace(seat, computer=STAND_IN, resigned=True, offered=False, away_until=None)


def end_own_absence(game: Game, number: int | None, actor: Actor) -> Game:
    """End the actor's absence, and withdraw the offer of their seat, if the seat that moves, `number`, is theirs."""
    seat = game.seat_of(actor.user_id if actor.interaction_id else None)
    if seat is None or seat.number != number or seat.is_computer or _freed(seat) == seat:
        return game
    return replace(game, seats=tuple(_freed(seat) if each is seat else each for each in game.seats))


def _freed(seat: Seat) -> Seat:
    """End the absence of the person on the seat, and let nobody play or be sought in their place."""
    return replace(seat, computer=None, offered=False, away_until=None)


REMINDERS_BEFORE_SEAT: Final = 2
"""How often somebody is reminded before the others may let a computer player keep the seat."""


def require_replaceable(table: Table, ply: int | None, actor: Actor, reminders: int) -> Seat:
    """Return the seat of the awaited person, if it is not the actor and is absent or has been reminded that often.

    Raises StaleGame if the turn is over.
    """
    table.require_turn(ply)
    require_person(table.game, actor)
    acting = table.acting
    if acting is None or acting.is_computer or table.awaits(actor.user_id):
        raise not_your_turn(acting)
    # Somebody who is away has said so themselves, and is not reminded.
    if acting.is_absent:
        return acting
    if not table.game.options.has_reminders:
        raise Refusal("error-no-reminders", name=acting.name)
    if table.game.reminder.count < reminders:
        raise Refusal("error-too-early", name=acting.name, reminders=reminders)
    return acting


def keep_seat(game: Game, actor: Actor, at: int, ply: int, checked: Seat) -> Game:
    """Put a computer player on the seat of the person who was awaited at `ply`; `at` is the time in Unix seconds.

    Raises NotPlaying, or StaleGame if that person has moved meanwhile, or somebody else has taken the seat.
    """
    seat = find_seat(game, checked.number)
    if (game.ply, seat.user_id) != (ply, checked.user_id):
        raise StaleGame(game.id, ply, game.ply)
    return restart_pace(with_seat(game, replace(seat, computer=STAND_IN)), at)
