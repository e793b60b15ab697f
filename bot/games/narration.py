"""What happened in a game, as sentences of a language: a line for each turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, groupby

from bot.games.extensions import EXTENSIONS
from bot.games.models import Seat
from bot.games.names import safe_name
from bot.games.table import PlayedMove, Table
from bot.games.wording import describe_domino, safe_names, signed, team_name
from bot.localization.fluent import FluentLocalizer
from engine.moves import Discard, Order, Pick, Place


def narrate(table: Table, since: int, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield what happened from the ply `since` on, a line for each turn."""
    played = table.since(since)
    for each in played:
        if isinstance(each.move, Order):
            yield localizer("told-order", names=", ".join(safe_names(table, each.move.seats)))
            yield from _team_lines(table, localizer)
    for undone in table.undone_turns:
        if undone.ply >= since:
            yield localizer("told-turn-back", name=safe_name(table.name_of(undone.seat)))
    for (seat, _), group in groupby(played, key=lambda each: (each.seat, each.before.turns)):
        if seat:
            turn = tuple(group)
            yield _turn_line(table, table.seat(seat), turn, localizer)
            yield from chain.from_iterable(each.turn_notes(table, turn, localizer) for each in EXTENSIONS)


def _team_lines(table: Table, localizer: FluentLocalizer) -> Iterator[str]:
    """Say who plays with whom, in games with teams."""
    teams = [team_name(table, kingdom) for kingdom in range(len(table.state.kingdoms))]
    if len(teams) < len(table.game.seats):
        yield localizer("told-teams", teams=", ".join(teams))


def _turn_line(table: Table, seat: Seat, turn: Sequence[PlayedMove], localizer: FluentLocalizer) -> str:
    """Say what a player did, or a computer player in their place, and what the kingdom is worth after it."""
    deeds = localizer("told-and").join(filter(None, (_describe_move(each, localizer) for each in turn)))
    name, kingdom = safe_name(seat.name), turn[0].before.king.kingdom
    mates = [number for number in table.state.owners(kingdom) if number != seat.number]
    if mates:
        name = localizer("told-mate", name=name, mate=", ".join(safe_names(table, mates)))
    return localizer(f"told-{_turn_kind(seat, turn)}", name=name, deeds=deeds + _worth(turn, kingdom, localizer))


def _worth(turn: Sequence[PlayedMove], kingdom: int, localizer: FluentLocalizer) -> str:
    """Say what the kingdom is worth after a turn, if the turn may have changed that."""
    before, after = (state.score(kingdom).earned for state in (turn[0].before, turn[-1].after))
    may_have_changed = before != after or any(isinstance(each.move, Place) for each in turn)
    return localizer("told-worth", total=after) if may_have_changed else ""


def _turn_kind(seat: Seat, turn: Sequence[PlayedMove]) -> str:
    """Return the kind of a turn: a person's own, a computer player's, or one that others let a computer player take."""
    chosen_by = {each.chosen_by for each in turn if each.chosen_by}
    if chosen_by:
        return "turn" if chosen_by == {seat.user_id} else "stand-in"
    return "computer" if seat.is_computer else "turn"


def _describe_move(played: PlayedMove, localizer: FluentLocalizer) -> str:
    """Describe a move as part of a turn; empty for a move that only ends the turn."""
    move = played.move
    if isinstance(move, Place):
        kingdom = played.before.king.kingdom
        gain = played.after.score(kingdom).earned - played.before.score(kingdom).earned
        return localizer("told-place", domino=describe_domino(move.domino, localizer), gain=signed(gain))
    if isinstance(move, Discard):
        return localizer("told-discard", domino=describe_domino(move.domino, localizer))
    if isinstance(move, Pick):
        return localizer("told-pick", domino=describe_domino(move.domino, localizer))
    return next(filter(None, (each.describe_move(played, localizer) for each in EXTENSIONS)), "")
