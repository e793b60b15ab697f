"""The rights of people at a table: a table of rights, with the stages of the game and the roles that have each right.

Every change of a game first calls `require`. Other conditions, such as a free seat, belong to the changes.
`tests/bot/games/rights.txt` lists the result for every right, stage and person.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.games.game import Actor, Game, Seat, Status
from bot.games.refusals import Refusal, wrong_status
from engine.variants import Variant

# ---- roles of a person at a table

Role: TypeAlias = Callable[[Game, Actor, int], bool]
"""Whether the actor has the role at the table at a time in Unix seconds."""


def anybody(game: Game, actor: Actor, at: int) -> bool:
    return True


def reader(game: Game, actor: Actor, at: int) -> bool:
    """Whether the actor acts in a place of the game: in its channel, in its home, or in the actor's own panel."""
    if game.is_in_panel:
        return seated(game, actor, at)
    return actor.channel_id in {game.channel_id, game.home_id} - {None}


def seated(game: Game, actor: Actor, at: int) -> bool:
    """Whether a seat bears the actor's name, even if a computer player moves there, or if the actor has resigned."""
    return game.seat_of(actor.user_id) is not None


def holder(game: Game, actor: Actor, at: int) -> bool:
    """Whether the actor sits on a seat, even if a computer player moves there, and has not resigned."""
    seat = game.seat_of(actor.user_id)
    return seat is not None and not seat.resigned


def player(game: Game, actor: Actor, at: int) -> bool:
    """Whether the actor moves on a seat."""
    return game.played_by(actor.user_id) is not None


def member(game: Game, actor: Actor, at: int) -> bool:
    """Whether the actor sits on a seat, or may come back to a seat on which a substitute plays."""
    return holder(game, actor, at) or game.owned_by(actor.user_id) is not None


def visitor(game: Game, actor: Actor, at: int) -> bool:
    return not member(game, actor, at)


def host(game: Game, actor: Actor, at: int) -> bool:
    """Whether the actor is the host, or counts as host.

    Every player counts as host if the table has no host, or if the lobby has been open for longer than the reservation
    of seats: the host may have forgotten the lobby.
    """
    seat = game.seat_of(actor.user_id)
    is_old_lobby = game.status is Status.LOBBY and at >= game.reserved_until
    return seat is not None and (game.host in (None, seat) or is_old_lobby)


def guest(game: Game, actor: Actor, at: int) -> bool:
    """Whether a seat of the lobby is reserved for the actor."""
    return game.invitation_of(actor.user_id) is not None


def welcome(game: Game, actor: Actor, at: int) -> bool:
    """Whether the host has not put the actor out, or has invited the actor since."""
    return guest(game, actor, at) or all(seat.user_id != actor.user_id for seat in game.put_out)


def may_take_seat(game: Game, actor: Actor) -> bool:
    """Whether the actor has no seat in the lobby, and the lobby has a free or reserved seat for the actor."""
    is_open = game.status is Status.LOBBY and not (game.is_private or seated(game, actor, 0))
    return is_open and welcome(game, actor, 0) and (game.open_seats > 0 or guest(game, actor, 0))


def whose_turn(game: Game, actor: Actor, at: int) -> bool:
    acting = game.acting
    return acting is not None and acting == game.played_by(actor.user_id)


def team_mate(game: Game, actor: Actor, at: int) -> bool:
    """Whether the actor sits on another seat of the kingdom that has to move."""
    seat, acting = game.seat_of(actor.user_id), game.acting
    return seat is not None and acting is not None and seat != acting and _kingdom(game, seat) == _kingdom(game, acting)


def _kingdom(game: Game, seat: Seat) -> int:
    return (seat.number - 1) % Variant.parse(game.options.variant).formats[len(game.seats)].kingdoms


def waiting(game: Game, actor: Actor, at: int) -> bool:
    """Whether the actor plays, and another person has to move."""
    acting = game.acting
    return acting is not None and not acting.is_computer and player(game, actor, at) and not whose_turn(game, actor, at)


def opener(game: Game, actor: Actor, at: int) -> bool:
    """Whether the actor has opened the feature's row, such as a challenge."""
    return game.host_id is not None and game.host_id == actor.user_id


def admitted(game: Game, actor: Actor, at: int) -> bool:
    """Whether the actor has begun a game with the deal of the game, or has a ticket for the deal."""
    return actor.admitted_to == game.id


def moderator(game: Game, actor: Actor, at: int) -> bool:
    return actor.is_moderator


# ---- stages of a game that allow an action

Stage: TypeAlias = Callable[[Game], object]
"""Raises a refusal at another stage of the game."""


def any_stage(game: Game) -> None:
    """Accept a game at any stage."""


def require_lobby(game: Game) -> None:
    """Check that the game has not started. Raises Refusal."""
    if game.status is not Status.LOBBY:
        raise wrong_status(game)


def require_open(game: Game) -> None:
    require_lobby(game)
    if game.number > 1:
        raise Refusal("error-series-goes-on")


def require_playing(game: Game) -> Game:
    """Return the running game itself. Raises Refusal."""
    if game.status is not Status.PLAYING:
        raise wrong_status(game)
    return game


def require_live(game: Game) -> None:
    if not game.is_live:
        raise wrong_status(game)


def require_ended(game: Game) -> None:
    if game.is_live:
        raise wrong_status(game)


def require_archived(game: Game) -> None:
    if game.status is not Status.ARCHIVED:
        raise Refusal("error-not-archived") if game.status is Status.PLAYING else wrong_status(game)


def require_over(game: Game) -> None:
    if game.status is not Status.OVER:
        raise Refusal("error-old-button")


def require_open_row(game: Game) -> None:
    if game.status is not Status.OPEN:
        raise Refusal("error-old-button")


# ---- refusals for people without the role

Reason: TypeAlias = Callable[[Game, Actor], Refusal]


def unseated(game: Game, actor: Actor) -> Refusal:
    """Return why the actor does not play at the table.

    The refusal names the substitute or computer player on the actor's seat, or says that the actor can still take a
    seat.
    """
    seat, lent = game.seat_of(actor.user_id), game.owned_by(actor.user_id)
    if game.is_live and lent:
        return Refusal("error-played-by-substitute", name=lent.name)
    if game.status is Status.LOBBY and game.open_seats > 0:
        return Refusal("error-no-seat-yet")
    return Refusal("error-kept-by-computer") if game.is_live and seat and seat.is_kept else Refusal("error-not-seated")


def not_your_turn(game: Game, actor: Actor) -> Refusal:
    """Return why the actor cannot act in the current turn."""
    if not player(game, actor, 0):
        return unseated(game, actor)
    if game.acting is None:
        return Refusal("error-nobodys-turn")
    return Refusal("error-not-your-turn", name=game.acting.name)


def of_another(game: Game, actor: Actor) -> Refusal:
    awaited = game.acting if game.acting and not game.acting.is_computer else None
    return Refusal("error-reminders-of-another", name=awaited.name) if awaited else Refusal("error-nobodys-turn")


def only_host(key: str) -> Reason:
    """Return the refusal for people who are not the host; at a table without a host, every player may act."""

    def reason(game: Game, actor: Actor) -> Refusal:
        if game.host is None:
            return Refusal("error-not-seated")
        return Refusal(key, host_name=game.host.name, until_span=game.reserved_until)

    return reason


def host_starts(game: Game, actor: Actor) -> Refusal:
    return only_host("error-host-starts")(game, actor) if seated(game, actor, 0) else unseated(game, actor)


def because(key: str) -> Reason:
    return lambda *_: Refusal(key)


def old_button(game: Game, actor: Actor) -> Refusal:
    return Refusal("error-old-button")


# ---- rights


class Right(StrEnum):
    """A right at a table or with a game; the values are names for `tests/bot/games/rights.txt`."""

    LOOK = "look"
    LOOK_BACK = "look-back"
    LOOK_ALONG = "look-along"

    SET_UP = "set-up"
    JOIN = "join"
    DECLINE = "decline"
    LEAVE = "leave"
    CHOOSE_TEAM = "choose-team"
    START = "start"
    START_FULL = "start-full"
    CANCEL = "cancel"

    MOVE = "move"
    ASK_FOR_HINT = "ask-for-hint"
    PLAN = "plan"
    PROPOSE = "propose"
    DECIDE = "decide"
    GO_ON = "go-on"
    MUTE = "mute"
    REPLACE = "replace"
    TAKE_SEAT = "take-seat"
    RETURN = "return"
    RESIGN = "resign"

    KEEP_OPEN = "keep-open"
    ARCHIVE = "archive"
    REVIVE = "revive"

    REMATCH = "rematch"
    PLAY_DEAL = "play-deal"
    CLOSE_ROW = "close-row"
    CLOSE_EARLY = "close-early"


@dataclass(frozen=True)
class Grant:
    """The condition of an act, the people who may do it, and the refusals for all others."""

    stage: Stage
    roles: tuple[Role, ...]
    """Each of these roles is enough."""
    reason: Reason

    def require(self, game: Game, actor: Actor, at: int = 0) -> None:
        """Check that the actor has the right now. Raises Refusal with the reason.

        Only the host's rights depend on `at`, the time in Unix seconds.
        """
        self.stage(game)
        if not any(role(game, actor, at) for role in self.roles):
            refusal = self.reason(game, actor)
            if may_take_seat(game, actor):
                refusal.games = (game,)
            raise refusal

    def allows(self, game: Game, actor: Actor, at: int = 0) -> bool:
        """Return whether the actor has the right now, as `require` checks."""
        try:
            self.require(game, actor, at)
        except Refusal:
            return False
        return True


RIGHTS: Final[Mapping[Right, Grant]] = MappingProxyType(
    {
        Right.LOOK: Grant(any_stage, (reader,), because("error-no-such-game")),
        Right.LOOK_BACK: Grant(any_stage, (reader, seated), because("error-no-such-game")),
        Right.LOOK_ALONG: Grant(require_playing, (whose_turn, team_mate), not_your_turn),
        Right.SET_UP: Grant(require_open, (host,), only_host("error-host-sets-up")),
        Right.JOIN: Grant(require_open, (welcome,), only_host("error-put-out")),
        Right.DECLINE: Grant(require_open, (anybody,), unseated),
        Right.LEAVE: Grant(require_open, (seated, guest), unseated),
        Right.CHOOSE_TEAM: Grant(require_lobby, (seated,), unseated),
        Right.START: Grant(require_lobby, (host,), host_starts),
        Right.START_FULL: Grant(require_lobby, (seated,), unseated),
        Right.CANCEL: Grant(require_live, (host, moderator), only_host("error-not-host")),
        Right.MOVE: Grant(require_playing, (whose_turn,), not_your_turn),
        Right.ASK_FOR_HINT: Grant(require_playing, (whose_turn,), not_your_turn),
        Right.PLAN: Grant(require_playing, (player,), unseated),
        Right.PROPOSE: Grant(require_playing, (player,), unseated),
        Right.DECIDE: Grant(require_playing, (player,), unseated),
        Right.GO_ON: Grant(require_playing, (player,), unseated),
        Right.MUTE: Grant(require_playing, (whose_turn,), of_another),
        Right.REPLACE: Grant(require_playing, (waiting,), not_your_turn),
        Right.TAKE_SEAT: Grant(require_playing, (visitor,), because("error-already-seated")),
        Right.RETURN: Grant(require_live, (member,), unseated),
        Right.RESIGN: Grant(require_playing, (holder,), unseated),
        Right.KEEP_OPEN: Grant(require_playing, (member,), because("error-not-seated")),
        Right.ARCHIVE: Grant(require_playing, (member,), because("error-not-seated")),
        Right.REVIVE: Grant(require_archived, (member,), because("error-not-seated")),
        Right.REMATCH: Grant(require_ended, (seated,), unseated),
        Right.PLAY_DEAL: Grant(any_stage, (reader, admitted), because("error-no-such-game")),
        Right.CLOSE_ROW: Grant(require_open_row, (opener, moderator), old_button),
        Right.CLOSE_EARLY: Grant(require_open_row, (moderator,), old_button),
    }
)


def require(right: Right, game: Game, actor: Actor, at: int = 0) -> None:
    """Check that the actor has the right now, as `Grant.require` does."""
    RIGHTS[right].require(game, actor, at)


def require_manager(actor: Actor) -> None:
    """Check that the actor may change the settings of the server. Raises Refusal."""
    if not actor.is_manager:
        raise Refusal("error-not-manager")


def require_opener(role_id: int | None, actor: Actor) -> None:
    """Check that the actor may open tables on a server that reserves this for a role; None without such a role."""
    if role_id is not None and role_id not in actor.role_ids:
        raise Refusal("error-not-opener", role=role_id)


def may(right: Right, game: Game, actor: Actor) -> bool:
    """Return whether the actor has the right now, as `require` checks."""
    return RIGHTS[right].allows(game, actor, 0)


def seat_for(right: Right, game: Game, actor: Actor) -> Seat:
    """Return the seat of an actor who uses a right of people with a seat. Raises as `require`."""
    require(right, game, actor)
    seat = game.played_by(actor.user_id) or game.owned_by(actor.user_id) or game.seat_of(actor.user_id)
    assert seat is not None
    return seat
