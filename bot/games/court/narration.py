"""Taxes, buildings, the queen and the dragon in words."""

from collections.abc import Iterator, Sequence

from bot.games.narration import Narrator, change_of_worth, join_facts, team_name
from bot.games.table import PlayedMove, Table
from bot.localization.fluent import FluentLocalizer
from engine.court.court import Court, kind_on_slot
from engine.court.moves import Bribe, Build, Tax
from engine.state import State
from renderers.court import building_arguments


class CourtNarrator(Narrator):
    """The court's part of `bot.games.narration`."""

    def describe_move(self, played: PlayedMove, table: Table, localizer: FluentLocalizer) -> str | None:
        move = played.move
        if isinstance(move, Tax):
            return localizer("told-tax", coins=_coins_gained(played))
        if isinstance(move, Build):
            built = localizer("told-build", **tile_on(played, move.price, localizer), price=-_coins_gained(played))
            return join_facts(built, _queen_arrives(played, table, localizer))
        if isinstance(move, Bribe):
            return localizer("told-bribe", **tile_on(played, move.price, localizer))
        return None

    def left(self, state: State, kingdom: int, localizer: FluentLocalizer) -> str:
        court = state.find(Court)
        return localizer("told-left", coins=court.treasuries[kingdom].coins) if court else ""

    def sum_up(self, moves: Sequence[PlayedMove], end: State, localizer: FluentLocalizer) -> Iterator[str]:
        for each in moves:
            if isinstance(each.move, Bribe):
                yield localizer("told-bribe", **tile_on(each, each.move.price, localizer))
        built = [each for each in moves if isinstance(each.move, Build)]
        if not built:
            return
        yield localizer("told-buildings", count=len(built))
        # The queen's place at the end counts: another player may have won her over in the meantime.
        before, after = (Court.of(state).queen for state in (built[0].before, end))
        if after == built[0].before.king.kingdom != before:
            yield localizer("told-queen")


def tile_on(played: PlayedMove, slot: int, localizer: FluentLocalizer) -> dict[str, str]:
    """Return the message arguments for the tile that lay on a slot of the builders' board before the move."""
    return building_arguments(kind_on_slot(played.before, slot), localizer)


def _coins_gained(played: PlayedMove) -> int:
    """Return the coins that the move brought into the treasury; negative for a cost."""
    kingdom = played.before.king.kingdom
    after, before = (Court.of(state).treasuries[kingdom] for state in (played.after, played.before))
    return after.coins - before.coins


def _queen_arrives(played: PlayedMove, table: Table, localizer: FluentLocalizer) -> str:
    """Return the loss of the queen to a building, with the loser's new worth; empty if the queen has not moved."""
    # Only the position after the move shows this.
    before, after = (Court.of(state).queen for state in (played.before, played.after))
    if before == after:
        return ""
    if before is None:
        return localizer("told-queen")
    worth = change_of_worth(before, played.before, played.after, localizer)
    return localizer("told-queen-from", name=team_name(table, before, localizer), worth=worth)
