"""The slash commands of a turn: `/draft`, `/place`, `/done`; autocomplete lists legal moves, or why there are none."""

from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from discord import Interaction
from discord.app_commands import Choice

from bot.chat.kit.commands import CommandSet, command, completes, offer_moves, options
from bot.chat.kit.context import Context
from bot.chat.kit.pipeline import AtTable, perform
from bot.chat.kit.services import Services
from bot.chat.panel_view import PanelView
from bot.chat.turn.actions import end_turn, open_plan, play, play_typed
from bot.chat.turn.steps import best_choice
from bot.games.people import Person
from bot.games.spots import Spots
from bot.games.table import Table
from bot.games.typed import DescribeMoves, TypedMove, describe_choices, describe_placements
from bot.localization.fluent import FluentLocalizer
from engine.moves import Done, Move, Pick, Place
from engine.state import State


@dataclass(frozen=True)
class TypedCommand:
    """A command that makes a move of a kind."""

    kind: type[Move]
    describe: DescribeMoves
    """Returns the legal moves."""
    best: Callable[[PanelView], Move | None] = lambda _view: None
    """Returns the suggested move."""
    play: Callable[[Context, Table], Awaitable[None]] = play

    async def perform(self, interaction: Interaction[Any], services: Services, typed: str) -> None:
        run = AtTable(partial(play_typed, kind=self.kind, describe=self._typed, play=self.play))
        await perform(run, Context(interaction, services, argument=typed))

    async def offer(self, interaction: Interaction[Any], services: Services, typed: str) -> list[Choice[str]]:
        return await offer_moves(interaction, services, typed, self.kind, self._offered)

    def _typed(self, state: State, localizer: FluentLocalizer) -> Iterator[TypedMove]:
        """Yield the legal moves; some phones send the line of the suggested move with its mark."""
        for each in self.describe(state, localizer):
            marked = each.labelled(partial(localizer, "button-suggested"))
            yield replace(each, names=(*each.names, *marked.texts[:2]))

    def _offered(self, table: Table, person: Person, context: Context) -> Iterable[TypedMove]:
        """Return the legal moves; if the person sees suggestions, the suggested move is marked and comes first."""
        view = PanelView(table, person, context.localizer, context.services.advisor_for(table.state))
        best, moves = self.best(view) if view.suggests else None, list(self.describe(table.state, view.localizer))
        marked = [each.labelled(partial(view.localizer, "button-suggested")) for each in moves if each.move == best]
        return (*marked, *(each for each in moves if each.move != best))


def _best_placement(view: PanelView) -> Move | None:
    spots = Spots(view.judge.placements(view.state))
    return spots.best().place if len(spots.suggestions) > 1 else None


def _best_choice(view: PanelView) -> Move | None:
    best = best_choice(view.judge.choices(view.state))
    return best.pick if best else None


PLACE = TypedCommand(Place, describe_placements, _best_placement)
DRAFT = TypedCommand(Pick, describe_choices, _best_choice, end_turn)


class TurnCommands(CommandSet):
    @command("place")
    @options("where")
    async def place(self, interaction: Interaction[Any], where: str) -> None:
        await PLACE.perform(interaction, self.services, where)

    @command("draft")
    @options("domino")
    async def draft(self, interaction: Interaction[Any], domino: str) -> None:
        await DRAFT.perform(interaction, self.services, domino)

    @command("done")
    async def done(self, interaction: Interaction[Any]) -> None:
        await self.perform(interaction, AtTable(end_turn), str(Done()))

    @command("plan")
    async def plan(self, interaction: Interaction[Any]) -> None:
        await self.perform(interaction, AtTable(open_plan))

    @completes(place, "where")
    async def places(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        return await PLACE.offer(interaction, self.services, typed)

    @completes(draft, "domino")
    async def dominoes(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        return await DRAFT.offer(interaction, self.services, typed)
