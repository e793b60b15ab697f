"""What becomes of the seats of people whom the operator of the bot has blocked."""

from collections.abc import Collection
from dataclasses import replace

from bot.games.game import Actor, Game, Status
from bot.games.lobby import leave_seat, without_invitation
from bot.games.outbox import Kind
from bot.games.publication import tell
from bot.games.seats import cancel_if_no_people, resigned, with_seat


def without_people(game: Game, actor: Actor, at: int, user_ids: Collection[int]) -> Game:
    """Take the people off a live game: they leave the lobby, or resign, and cannot return from a substitute."""
    changed = game
    for guest in game.invited:
        if guest.user_id in user_ids:
            changed = without_invitation(changed, guest.user_id)
    # The seat of a substitute goes to its owner, who may be blocked as well.
    while seat := next((each for each in changed.seats if each.user_id in user_ids and not each.resigned), None):
        if game.status is Status.LOBBY and game.number == 1:
            changed = leave_seat(changed, seat)
        else:
            changed = tell(with_seat(changed, resigned(seat)), Kind.RESIGNED, str(seat.number))
    for seat in changed.seats:
        if seat.owner_id in user_ids:
            changed = with_seat(changed, replace(seat, owner_id=None, owner_name=None))
    return game if changed == game else cancel_if_no_people(changed, at)
