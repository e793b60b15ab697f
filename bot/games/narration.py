"""Moves and dominoes in the words of a player's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import singledispatch
from itertools import groupby

from bot.games.models import Seat
from bot.games.names import safe_name
from bot.games.table import Played, Table
from bot.localization.fluent import FluentLocalizer
from engine.court.buildings import TILES
from engine.court.moves import Bribe, Build, Tax
from engine.dominoes import Domino, Half
from engine.geometry import CASTLE, neighbours, squares
from engine.kingdom import Kingdom
from engine.moves import Discard, Order, Pick, Place
from engine.state import State
from players.commentary import Remark, remarks

CROWN = "👑"


def half(each: Half, words: FluentLocalizer) -> str:
    """The terrain, and a crown for each on it."""
    return words(f"terrain-{each.terrain.value}") + (f" {CROWN * each.crowns}" if each.crowns else "")


def halves(domino: Domino, words: FluentLocalizer) -> str:
    """Both halves, the one that `@` places first."""
    return f"{half(domino.a, words)} / {half(domino.b, words)}"


def domino(each: Domino, words: FluentLocalizer) -> str:
    """Number and halves."""
    return words("domino-told", number=str(each), halves=halves(each, words))


def contact(place: Place, kingdom: Kingdom, words: FluentLocalizer) -> str:
    """What the domino is joined to: its halves that touch the castle or land of their own terrain."""
    touching = []
    for square, each in place.covered:
        around = neighbours(square.mask)
        terrain = words(f"terrain-{each.terrain.value}")
        if joined := around & kingdom.terrains[each.terrain.index]:
            touching.append(words("contact-land", terrain=terrain, square=str(next(squares(joined)))))
        elif around & CASTLE.mask:
            touching.append(words("contact-castle", terrain=terrain))
    return ", ".join(touching)


def reasons(state: State, place: Place, words: FluentLocalizer) -> list[str]:
    """What is to be said for and against a placement besides its points."""
    return [reason(each, words) for each in remarks(state, place)]


def reason(remark: Remark, words: FluentLocalizer) -> str:
    terrain = words(f"terrain-{remark.terrain.value}") if remark.terrain else ""
    return words(f"reason-{remark.name}", number=remark.number, terrain=terrain)


def news(table: Table, since: int, words: FluentLocalizer) -> Iterator[str]:
    """What happened from that place in the log on, a line for each turn."""
    for played in table.since(since):
        if isinstance(played.move, Order):
            yield words("told-order", names=", ".join(_names(table, played.move.seats)))
            yield from _teams(table, words)
    for back in table.turns_back:
        if back.ply >= since:
            yield words("told-turn-back", name=safe_name(table.name_of(back.seat)))
    for (number, _), turn in groupby(table.since(since), key=lambda played: (played.seat, played.before.turns)):
        if number:
            told = tuple(turn)
            yield _turn(table, table.seat(number), told, words)
            yield from _queen(table, told, words)


def team_name(table: Table, kingdom: int) -> str:
    """All who play for a kingdom, for Markdown text."""
    return " & ".join(_names(table, table.state.owners(kingdom)))


def _teams(table: Table, words: FluentLocalizer) -> Iterator[str]:
    teams = [team_name(table, kingdom) for kingdom in range(len(table.state.kingdoms))]
    if len(teams) < len(table.game.seats):
        yield words("told-teams", teams=", ".join(teams))


def _turn(table: Table, seat: Seat, turn: Sequence[Played], words: FluentLocalizer) -> str:
    """What a player did, or what a computer player did in their place, and what the kingdom is worth after it."""
    deeds = words("told-and").join(filter(None, (_deed(played.move, played, words) for played in turn)))
    name, kingdom = safe_name(seat.name), turn[0].before.king.kingdom
    mates = [number for number in table.state.owners(kingdom) if number != seat.number]
    doer = words("told-mate", name=name, mate=", ".join(_names(table, mates))) if mates else name
    return words(f"told-{_doer(seat, turn)}", name=doer, deeds=deeds + _worth(turn, kingdom, words))


def _queen(table: Table, turn: Sequence[Played], words: FluentLocalizer) -> Iterator[str]:
    """Whom she has left in that turn."""
    before, after = turn[0].before.court.queen, turn[-1].after.court.queen
    if before is not None and before != after:
        yield words("told-queen-left", name=team_name(table, before))


def _worth(turn: Sequence[Played], kingdom: int, words: FluentLocalizer) -> str:
    """The points of the kingdom after a turn that may have changed them."""
    before, after = (state.scores()[kingdom].earned for state in (turn[0].before, turn[-1].after))
    is_worth_telling = before != after or any(isinstance(played.move, Place) for played in turn)
    return words("told-worth", total=after) if is_worth_telling else ""


def _doer(seat: Seat, turn: Sequence[Played]) -> str:
    """Whether the turn was the player's own, a computer player's, or one that somebody else let a computer take."""
    clicked_by = {played.clicked_by for played in turn if played.clicked_by}
    if clicked_by:
        return "turn" if clicked_by == {seat.user_id} else "stand-in"
    return "computer" if seat.is_computer else "turn"


def _names(table: Table, seats: Sequence[int]) -> Iterator[str]:
    return (safe_name(table.name_of(seat)) for seat in seats)


@singledispatch
def _deed(move: object, played: Played, words: FluentLocalizer) -> str:  # noqa: ARG001
    """A part of a turn; nothing for a move that only ends it."""
    return ""


@_deed.register
def _(move: Place, played: Played, words: FluentLocalizer) -> str:
    kingdom = played.before.king.kingdom
    gain = played.after.scores()[kingdom].earned - played.before.scores()[kingdom].earned
    return words("told-place", domino=domino(move.domino, words), gain=signed(gain))


@_deed.register
def _(move: Discard, _: Played, words: FluentLocalizer) -> str:
    return words("told-discard", domino=domino(move.domino, words))


@_deed.register
def _(move: Pick, _: Played, words: FluentLocalizer) -> str:
    return words("told-pick", domino=domino(move.domino, words))


@_deed.register
def _(move: Tax, played: Played, words: FluentLocalizer) -> str:
    return words("told-tax", coins=_coins(played), square=str(move.square))


@_deed.register
def _(move: Build, played: Played, words: FluentLocalizer) -> str:
    name = tile_name(played.before.court.board[move.price] or 0, words)
    welcomed = played.after.court.queen != played.before.court.queen
    return words("told-queen" if welcomed else "told-build", name=name, price=-_coins(played))


@_deed.register
def _(move: Bribe, played: Played, words: FluentLocalizer) -> str:
    return words("told-bribe", name=tile_name(played.before.court.board[move.price] or 0, words))


def tile_name(tile: int, words: FluentLocalizer) -> str:
    """The name of a building tile."""
    return words(f"building-{TILES[tile].id.replace('_', '-')}")


def _coins(played: Played) -> int:
    """What the move brought into the treasury."""
    acting = played.before.king.kingdom
    return played.after.court.treasuries[acting].coins - played.before.court.treasuries[acting].coins


def signed(points: int) -> str:
    """With a sign: what is added to a score."""
    return f"{points:+d}".replace("-", "−").replace("+0", "±0")
