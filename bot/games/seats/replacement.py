"""Decides when the others may put a computer player in the place of a person who does not move, as pure functions."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.games.game import Game
from bot.games.game_changes import require_person, restart_pace, with_seat
from bot.games.models import STAND_IN, Actor, Seat
from bot.games.refusals import Refusal, StaleGame, not_your_turn
from bot.games.seats.handover import find_seat
from bot.games.table import Table

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


def keep_seat(game: Game, at: int, *, ply: int, checked: Seat) -> Game:
    """Put a computer player on the seat of the person who was awaited at `ply`; `at` is the time in Unix seconds.

    Raises NotPlaying, or StaleGame if that person has moved meanwhile, or somebody else has taken the seat.
    """
    seat = find_seat(game, checked.number)
    if (game.ply, seat.user_id) != (ply, checked.user_id):
        raise StaleGame(game.id, ply, game.ply)
    return restart_pace(with_seat(game, replace(seat, computer=STAND_IN)), at)
