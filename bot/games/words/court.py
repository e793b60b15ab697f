"""Taxes, buildings, the queen and the dragon in words."""

from collections.abc import Iterator, Sequence

from bot.games.table import PlayedMove, Table
from bot.games.words.narration import Narrator, join_facts, team_name
from bot.localization.fluent import FluentLocalizer
from engine.court.court import Court, kind_on_slot
from engine.court.moves import Bribe, Build, Tax
from engine.state import State
from renderers.court import building_arguments


class CourtNarrator(Narrator):
    """The court's part of `bot.games.words.narration`."""

    def describe_move(self, played: PlayedMove, table: Table, localizer: FluentLocalizer) -> str | None:  # noqa: ARG002 - as for all extensions
        move = played.move
        if isinstance(move, Tax):
            return localizer("told-tax", coins=_coins_gained(played))
        if isinstance(move, Build):
            built = localizer("told-build", **tile_on(played, move.price, localizer), price=-_coins_gained(played))
            has_moved = Court.of(played.before).queen != Court.of(played.after).queen
            return join_facts(built, localizer("told-queen") if has_moved else "")
        if isinstance(move, Bribe):
            return localizer("told-bribe", **tile_on(played, move.price, localizer))
        return None

    def left(self, state: State, kingdom: int, localizer: FluentLocalizer) -> str:
        court = state.find(Court)
        return localizer("told-left", coins=court.treasuries[kingdom].coins) if court else ""

    def sum_up(self, moves: Sequence[PlayedMove], table: Table, localizer: FluentLocalizer) -> Iterator[str]:
        if coins := sum(_coins_gained(each) for each in moves if isinstance(each.move, Tax)):
            yield localizer("told-tax", coins=coins)
        for kind, key in ((Bribe, "told-burned"), (Build, "told-built")):
            names = [
                tile_on(each, each.move.price, localizer)["building"] for each in moves if isinstance(each.move, kind)
            ]
            if names:
                yield localizer(key, buildings=localizer.all_of(names))
        built = [each for each in moves if isinstance(each.move, Build)]
        if not built:
            return
        # The queen's place at the end counts: another player may have won her over in the meantime.
        before, after = (Court.of(state).queen for state in (built[0].before, table.state))
        if after == built[0].before.king.kingdom != before:
            yield localizer("told-queen")

    def turning_point(self, moves: Sequence[PlayedMove], table: Table, localizer: FluentLocalizer) -> str:
        """Name the player whom the queen left last, and how many points she took along."""
        for played in reversed(moves):
            left, to = (Court.of(state).queen for state in (played.before, played.after))
            if left is not None and left != to:
                lost = played.before.shown_points(left) - played.after.shown_points(left)
                name = team_name(table, left, localizer)
                return localizer("told-queen-leaves", name=name, points=lost) if lost else ""
        return ""


def tile_on(played: PlayedMove, slot: int, localizer: FluentLocalizer) -> dict[str, str]:
    """Return the message arguments for the tile that lay on a slot of the builders' board before the move."""
    return building_arguments(kind_on_slot(played.before, slot), localizer)


def _coins_gained(played: PlayedMove) -> int:
    """Return the coins that the move brought into the treasury; negative for a cost."""
    kingdom = played.before.king.kingdom
    after, before = (Court.of(state).treasuries[kingdom] for state in (played.after, played.before))
    return after.coins - before.coins


NARRATOR = CourtNarrator()
