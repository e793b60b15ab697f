"""Changes of a game that several topics share: who sits where, its start and its end.

Repositories carry them out under their lock.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.games.announcement import redraw_if_lobby
from bot.games.game import Game
from bot.games.models import Actor, News, Notice, Seat, Status
from bot.games.plan import after_handover, with_plan, without_plans
from bot.games.refusals import NotPlaying, PlansChanged, Refusal, WrongStatus
from engine.state import State


def require_seat(game: Game, actor: Actor) -> Seat:
    """Return the actor's seat."""
    seat = game.seat_of(actor.user_id)
    if seat is None:
        raise unseated(game, actor)
    return seat


def unseated(game: Game, actor: Actor) -> Refusal:
    """Return why the actor does not play here: while the game is live, also who plays on their seat instead.

    Whoever could still take a seat is told so.
    """
    seat, lent = game.seat_of(actor.user_id), game.owned_by(actor.user_id)
    if game.is_live and lent:
        return Refusal("error-played-by-substitute", name=lent.name)
    if game.status is Status.LOBBY and game.open_seats > 0:
        return Refusal("error-no-seat-yet")
    return Refusal("error-kept-by-computer") if game.is_live and seat and seat.is_kept else Refusal("error-not-seated")


def require_person(game: Game, actor: Actor) -> Seat:
    """Return the actor's seat if they play on it themselves."""
    seat = game.played_by(actor.user_id)
    if seat is None:
        raise unseated(game, actor)
    return seat


def require_member(game: Game, actor: Actor) -> Seat:
    """Return the actor's seat, whoever plays on it now."""
    seat = game.owned_by(actor.user_id) or game.seat_of(actor.user_id)
    if seat is None or seat.resigned:
        raise Refusal("error-not-seated")
    return seat


def require_player(game: Game, actor: Actor) -> Seat:
    """Return the actor's seat in a running game."""
    seat = require_seat(game, actor)
    if game.status is not Status.PLAYING:
        raise NotPlaying(game)
    if seat.resigned:
        raise Refusal("error-not-seated")
    return seat


def with_seats(game: Game, seats: Sequence[Seat]) -> Game:
    """Replace the seats of the game; if its host has left, the next person at the table is host."""
    invited = tuple(replace(seat, number=number) for number, seat in enumerate(game.invited, len(seats) + 1))
    before = {seat.number: seat for seat in game.seats}
    kept = tuple(after_handover(seat, before.get(seat.number)) for seat in seats)
    changed = _without_consents_of_others(replace(game, seats=kept, invited=invited), before)
    # A host whose seat a computer player keeps is no host: nobody could end the game meanwhile.
    people = [seat.user_id for seat in changed.people]
    return changed if game.host_id in people or not people else replace(changed, host_id=people[0])


def _without_consents_of_others(game: Game, before: Mapping[int, Seat]) -> Game:
    """Withdraw what the seats have agreed to that have another player than before."""
    for seat in game.seats:
        if seat.number in before and _player(seat) != _player(before[seat.number]):
            game = _without_consent(game, seat.number)
    return game


def _player(seat: Seat) -> tuple[int | None, bool]:
    # The id of somebody who resigns stays on the seat.
    return seat.user_id, seat.resigned


def _without_consent(game: Game, number: int) -> Game:
    """Withdraw what the seat has agreed to: consent does not go with the seat.

    What its player has proposed is dropped, and so is a request to undo to which they agreed, or which was theirs:
    nobody knows any more which of the two it was.
    """
    if game.undo_approvals >> number & 1:
        game = replace(game, undo_approvals=0)
    if game.proposal is None:
        return game
    proposer, *others = game.proposal.approvals
    approvals = (proposer, *(other for other in others if other != number))
    return replace(game, proposal=None if proposer == number else replace(game.proposal, approvals=approvals))


def with_seat(game: Game, seat: Seat) -> Game:
    """Replace the seat of that number in the live game. Raises WrongStatus."""
    if not game.is_live:
        raise WrongStatus(game)
    return with_seats(game, [seat if other.number == seat.number else other for other in game.seats])


def cancel_game(game: Game, at: int) -> Game:
    """End the live game without a result. Raises WrongStatus."""
    if not game.is_live:
        raise WrongStatus(game)
    # Messages that ask for something are to stop asking; nothing else need be told any more.
    asking = tuple(notice for notice in game.notices if notice.is_told)
    ended = replace(game, status=Status.CANCELLED, ended_at=at, invited=(), notices=asking)
    return replace(ended, seats=without_plans(game.seats))


def cancel_if_live(game: Game, actor: Actor, at: int) -> Game:
    """End the game without a result if it has not ended yet."""
    return cancel_game(game, at) if game.is_live else game


def cancel_if_no_people(game: Game, at: int) -> Game:
    """Cancel the game if it is live, and nobody is left who plays or may come back."""
    deserted = game.is_live and not any(seat.has_person for seat in game.seats)
    return cancel_game(game, at) if deserted else game


def tidy_after_erasure(game: Game, actor: Actor, at: int, before: Game) -> Game:
    """Tidy up a game in which a person was erased who was still named in `before`."""
    # Of several who are invited one is gone: the numbers of the others have no gaps.
    seated = with_seats(game, game.seats) if game.invited else game
    agreed = _without_consents_of_others(seated, {seat.number: seat for seat in before.seats})
    left = cancel_if_no_people(redraw_if_lobby(agreed), at)
    # Names were erased with all that is to be told; messages that ask for something are to ask others now.
    asking = (replace(notice, is_told=False) for notice in before.notices if notice.is_told)
    return replace(left, notices=left.notices or tuple(_without_erased(notice, left) for notice in asking))


def _without_erased(notice: Notice, game: Game) -> Notice:
    """Let a notice that invites somebody who was erased invite nobody, so that its message ends."""
    if notice.news is not News.INVITED or game.invitation_of(int(notice.arguments[0])):
        return notice
    return replace(notice, arguments=("0",))


def require_plans(game: Game, seen: Sequence[Seat]) -> None:
    """Check that the plans are those of `seen`, else other moves may have to follow. Raises PlansChanged."""
    if [seat.plan for seat in game.seats] != [seat.plan for seat in seen]:
        raise PlansChanged(game)


def with_plans(game: Game, seats: Sequence[Seat]) -> Game:
    """Replace the plans of the game by those of these seats."""
    return replace(
        game, seats=tuple(with_plan(seat, other.plan) for seat, other in zip(game.seats, seats, strict=True))
    )


def require_playing(game: Game) -> Game:
    """Return the running game as it is. Raises NotPlaying."""
    if game.status is not Status.PLAYING:
        raise NotPlaying(game)
    return game


def start_game(game: Game, lobby: Game, seats: Sequence[Seat], rules: int) -> Game:
    """Start the lobby with its seats in this order and that version of the rule tables; it succeeds once."""
    if game.status is not Status.LOBBY:
        raise WrongStatus(game)
    # The first moves were made for these options and players.
    if (game.options, game.seats) != (lobby.options, lobby.seats):
        raise Refusal("error-lobby-changed")
    # A series is named after its first game, whose id is known only now.
    series = game.series or (game.id if game.options.dynasty else None)
    return replace(game, seats=tuple(seats), invited=(), status=Status.PLAYING, series=series, rules=rules)


def finish_game(game: Game, state: State, at: int) -> Game:
    """End the game with the scores and places of its last position."""
    standings = {standing.kingdom: standing for standing in state.ranking()}
    ranked = [(seat, standings[state.kingdom_of(seat.number)]) for seat in game.seats]
    seats = tuple(replace(seat, score=standing.total, place=standing.place) for seat, standing in ranked)
    return replace(game, seats=seats, status=Status.OVER, ended_at=at)
