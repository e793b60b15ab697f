"""Changes of a game that several topics share, as pure functions: repositories carry them out under their lock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.errors import (
    KeptByComputer,
    LobbyChanged,
    NotInLobby,
    NotLive,
    NotPlaying,
    NotSeated,
    PlansChanged,
    PlayedBySubstitute,
    StaleGame,
)
from bot.games.game import Game
from bot.games.models import Actor, Announcement, Leftover, News, Notice, Reminder, Seat, Status
from bot.games.moves.plans import after_handover
from bot.games.repositories import Change
from engine.state import State


def require_seat(game: Game, actor: Actor) -> Seat:
    """Return the actor's seat. Raises NotSeated."""
    seat = game.seat_of(actor.user_id)
    if seat is None:
        raise unseated(game, actor)
    return seat


def unseated(game: Game, actor: Actor) -> NotSeated:
    """Return why the actor does not play here: while the game is live, also who plays on their seat instead."""
    seat, lent = game.seat_of(actor.user_id), game.owned_by(actor.user_id)
    if game.is_live and lent:
        return PlayedBySubstitute(game, lent)
    return KeptByComputer(game) if game.is_live and seat and seat.is_kept else NotSeated(game)


def require_person(game: Game, actor: Actor) -> Seat:
    """Return the actor's seat if they play on it themselves. Raises NotSeated."""
    seat = game.played_by(actor.user_id)
    if seat is None:
        raise unseated(game, actor)
    return seat


def require_member(game: Game, actor: Actor) -> Seat:
    """Return the actor's seat, whoever plays on it now. Raises NotSeated, also after a resignation."""
    seat = game.owned_by(actor.user_id) or game.seat_of(actor.user_id)
    if seat is None or seat.resigned:
        raise NotSeated(game)
    return seat


def require_player(game: Game, actor: Actor) -> Seat:
    """Return the actor's seat in a running game. Raises NotPlaying, or NotSeated, also after a resignation."""
    seat = require_seat(game, actor)
    if game.status is not Status.PLAYING:
        raise NotPlaying(game)
    if seat.resigned:
        raise NotSeated(game)
    return seat


def with_seats(game: Game, seats: Sequence[Seat]) -> Game:
    """Return the game with these seats; if its host has left, the next person at the table is host."""
    invited = tuple(replace(seat, number=number) for number, seat in enumerate(game.invited, len(seats) + 1))
    before = {seat.number: seat for seat in game.seats}
    kept = tuple(after_handover(seat, before.get(seat.number)) for seat in seats)
    changed = replace(game, seats=kept, invited=invited)
    for seat in kept:
        if seat.number in before and seat.user_id != before[seat.number].user_id:
            changed = _without_consent(changed, seat.number)
    # A host whose seat a computer player keeps is no host: nobody could end the game meanwhile.
    people = [seat.user_id for seat in changed.people]
    return changed if game.host_id in people or not people else replace(changed, host_id=people[0])


def _without_consent(game: Game, number: int) -> Game:
    """Return the game, in which nobody on that seat has agreed to anything: consent does not go with the seat.

    What its player has proposed is proposed no longer, and a request to undo to which they agreed, or which was theirs,
    ends: nobody knows any more which of the two it was.
    """
    if game.undo_approvals >> number & 1:
        game = replace(game, undo_approvals=0)
    if game.proposal is None:
        return game
    proposer, *others = game.proposal.approvals
    approvals = (proposer, *(other for other in others if other != number))
    return replace(game, proposal=None if proposer == number else replace(game.proposal, approvals=approvals))


def with_seat(game: Game, seat: Seat) -> Game:
    """Return the live game with another seat of that number. Raises NotLive."""
    if not game.is_live:
        raise NotLive(game)
    return with_seats(game, [seat if other.number == seat.number else other for other in game.seats])


def cancel_game(game: Game, at: int) -> Game:
    """Return the live game ended without a result. Raises NotLive."""
    if not game.is_live:
        raise NotLive(game)
    # Messages that ask for something are to stop asking; nothing else need be told any more.
    asking = tuple(notice for notice in game.notices if notice.is_told)
    ended = replace(game, status=Status.CANCELLED, ended_at=at, invited=(), notices=asking)
    return replace(ended, seats=without_plans(game.seats))


def cancel_if_live(game: Game, at: int) -> Game:
    """Return the game, ended without a result if it has not ended yet."""
    return cancel_game(game, at) if game.is_live else game


def cancel_if_no_people(game: Game, at: int) -> Game:
    """Return the game; cancelled if it is live, and nobody is left who plays or may come back."""
    deserted = game.is_live and not any(seat.has_person for seat in game.seats)
    return cancel_game(game, at) if deserted else game


def erased_change(before: Game, at: int) -> Change:
    """Return the change of a game of which somebody was erased, who was still named in `before`."""
    # Names were erased with all that is to be told; messages that ask for something are to ask others now.
    asking = tuple(replace(notice, is_told=False) for notice in before.notices if notice.is_told)

    def erase(game: Game) -> Game:
        # Of several who are invited one is gone: the numbers of the others have no gaps.
        seated = with_seats(game, game.seats) if game.invited else game
        left = cancel_if_no_people(outdated_lobby(seated), at)
        return replace(left, notices=left.notices or tuple(_without_erased(notice, left) for notice in asking))

    return erase


def _without_erased(notice: Notice, game: Game) -> Notice:
    """Return the notice; if it invites somebody who was erased, one that invites nobody, so that its message ends."""
    if notice.news is not News.INVITED or game.invitation_of(int(notice.arguments[0])):
        return notice
    return replace(notice, arguments=("0",))


def outdated_lobby(game: Game) -> Game:
    """Return the game; if it is a lobby, its public message has to be drawn again."""
    return replace(game, announcement=replace(game.announcement, ply=-1)) if game.status is Status.LOBBY else game


def redrawn_lobby_change(change: Change, at: int) -> Change:
    """Return the change, made at that time; a lobby that looks otherwise after it has to be drawn again."""

    def redraw(game: Game) -> Game:
        changed = change(game)
        if changed.status is not Status.LOBBY or _look(changed) == _look(game):
            return changed
        return outdated_lobby(replace(changed, touched_at=at))

    return redraw


def superseded(game: Game, announcement: Announcement) -> tuple[Leftover, ...]:
    """Return the messages of the game that are out of date once its public message is that of the announcement.

    A message that another one takes the place of stays, without its controls; that of a waiting lobby is deleted, as it
    would soon say who has not joined yet. A reminder is out of date once its turn is over, or announced again; a turn
    that is sent again for the age of its message is not announced again.
    """
    before, reminder = game.announcement, game.reminder.message_id
    if before.message_id == announcement.message_id:
        return game.leftovers
    left = list(game.leftovers)
    if before.message_id:
        is_waiting = game.status is Status.LOBBY
        left.append(Leftover(before.message_id, *(() if is_waiting else (before.since, max(before.ply, 0)))))
    is_same_turn = announcement.message_id is not None and announcement.ply == before.ply
    if reminder and not is_same_turn:
        left.append(Leftover(reminder))
    return tuple(left)


def announcement_change(shown: Game, announcement: Announcement, left: Sequence[Leftover] = ()) -> Change:
    """Return the change that records the public message, which was drawn of the game as it is in `shown`.

    `left` are those of the superseded messages that could not be tidied up.
    """
    seen = {leftover.message_id for leftover in superseded(shown, announcement)}

    def record(game: Game) -> Game:
        added = [leftover for leftover in game.leftovers if leftover.message_id not in seen]
        reminder = replace(game.reminder, message_id=None) if game.reminder.message_id in seen else game.reminder
        recorded = replace(game, announcement=announcement, leftovers=(*added, *left), reminder=reminder)
        if _is_announced_again(game, shown):
            recorded = announced_again(recorded)
        return recorded if _look(game) == _look(shown) else outdated_lobby(recorded)

    return record


def unreachable_change(game: Game) -> Change:
    """Return the change that records that the channel of the game is gone, and with it all that was to be shown."""
    # A full announcement without a message, and nothing to be told, keep the heartbeat from publishing it again.
    record = announcement_change(game, Announcement(ply=game.ply))
    return lambda game: replace(record(game), notices=())


def with_leftover(game: Game, message_id: int | None) -> Game:
    """Return the game with a reminder, or a message like one, that is to be deleted; as it is if there is none."""
    return replace(game, leftovers=(*game.leftovers, Leftover(message_id))) if message_id else game


def waiting_anew(game: Game, at: int) -> Game:
    """Return the game, of which the pace and the month until the archive begin anew at that time, in Unix seconds.

    A reminder that stands is to be deleted.
    """
    return replace(with_leftover(game, game.reminder.message_id), reminder=Reminder(counted_from=at, quiet_since=at))


def announced_again(game: Game) -> Game:
    """Return the game, whose turn counts as not shown yet: a new message tells of the same moves, and notifies."""
    shown = game.announcement
    return replace(game, announcement=replace(shown, ply=min(shown.since, game.public_ply - 1)))


def _is_announced_again(game: Game, shown: Game) -> bool:
    """Return whether, since the game was as in `shown`, its turn was made to be announced again."""
    now, before = game.announcement, shown.announcement
    return now.message_id == before.message_id and now.ply < before.ply


def position_change(public_ply: int, acting_seat: int | None, change: Change) -> Change:
    """Return the change, which also notes what the log leads to, so that nobody has to replay it to know."""
    return lambda game: replace(change(game), public_ply=public_ply, acting_seat=acting_seat)


def plans_change(seen: Sequence[Seat], kept: Sequence[Seat], change: Change) -> Change:
    """Return the change, after which the plans are those of `kept`.

    It raises PlansChanged if they are not those of `seen` before: then other moves may have to follow.
    """

    def keep(game: Game) -> Game:
        if [seat.plan for seat in game.seats] != [seat.plan for seat in seen]:
            raise PlansChanged(game)
        changed = change(game)
        plans = (seat.plan for seat in kept)
        return replace(changed, seats=tuple(map(with_plan, changed.seats, plans)))

    return keep


def same_player_change(seen: Seat, ply: int, change: Change) -> Change:
    """Return the change, made by moves of that seat which were decided at `ply`.

    It raises NotPlaying, or StaleGame if somebody else plays on the seat by now: a seat changes hands without a move.
    """

    def move(game: Game) -> Game:
        seat = require_playing(game).seats[seen.number - 1]
        if (seat.user_id, seat.computer) != (seen.user_id, seen.computer):
            raise StaleGame(game.id, ply, game.ply)
        return change(game)

    return move


def with_plan(seat: Seat, plan: str | None) -> Seat:
    """Return the seat with another plan."""
    return replace(seat, plan=plan)


def without_plans(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the seats without plans."""
    return tuple(with_plan(seat, None) for seat in seats)


def _look(game: Game) -> tuple[object, ...]:
    """Return what the public message of a lobby shows."""
    return without_plans(game.seats), game.invited, game.options, game.host_id


def require_playing(game: Game) -> Game:
    """Return the running game as it is. Raises NotPlaying."""
    if game.status is not Status.PLAYING:
        raise NotPlaying(game)
    return game


def start_change(lobby: Game, seats: Sequence[Seat]) -> Change:
    """Return the change that starts the lobby with its seats in this order; it succeeds once.

    It raises NotInLobby, or LobbyChanged if the lobby is not the one that `seats` were made for.
    """

    def start(game: Game) -> Game:
        if game.status is not Status.LOBBY:
            raise NotInLobby(game)
        # The first moves were made for these options and players.
        if (game.options, game.seats) != (lobby.options, lobby.seats):
            raise LobbyChanged(game)
        # A series is named after its first game, whose id is known only now.
        series = game.series or (game.id if game.options.dynasty else None)
        return replace(game, seats=tuple(seats), invited=(), status=Status.PLAYING, series=series)

    return start


def finish_change(state: State, at: int) -> Change:
    """Return the change that ends a running game with the scores and places of its last position."""
    standings = {standing.kingdom: standing for standing in state.ranking()}

    def finish(game: Game) -> Game:
        require_playing(game)
        ranked = [(seat, standings[state.kingdom_of(seat.number)]) for seat in game.seats]
        seats = tuple(replace(seat, score=standing.total, place=standing.place) for seat, standing in ranked)
        return replace(game, seats=seats, status=Status.OVER, ended_at=at)

    return finish
