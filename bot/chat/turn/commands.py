"""The slash commands of a turn: `/draft`, `/place`, `/done`; autocomplete lists legal moves, or why there are none."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.chat.kit.addresses import Action
from bot.chat.kit.commands import COMMANDS, command, completes, offer_moves, options, plain_command, run
from bot.chat.kit.context import Context
from bot.chat.kit.pipeline import AtTable, RunAtTable
from bot.chat.turn.actions import end_turn, play, play_typed
from bot.games.people import Person
from bot.games.suggestions import are_shown
from bot.games.table import Table
from bot.games.typed import DescribeMoves, TypedMove, describe_choices, describe_placements
from bot.localization.fluent import FluentLocalizer
from engine.moves import Done, Move, Pick, Place
from engine.state import State


def move_command(
    name: str,
    option: str,
    kind: type[Move],
    describe: DescribeMoves,
    play: RunAtTable = play,
) -> None:
    """Register a command that makes a move of a kind, typed as its option; autocomplete lists the legal moves.

    `describe` returns the legal moves.
    """

    def described(state: State, localizer: FluentLocalizer) -> Iterator[TypedMove]:
        """Yield the legal moves; some phones send the line of the suggested move with its mark."""
        for each in describe(state, localizer):
            marked = each.labelled(partial(localizer, "button-suggested"))
            yield replace(each, names=(*each.names, *marked.texts[:2]))

    def offered(table: Table, person: Person, context: Context) -> Iterable[TypedMove]:
        """Return the legal moves; if the person sees suggestions, the suggested move is marked and comes first."""
        shown = context.services.studies.judge.shown(table.state) if are_shown(table, person) else ()
        suggested, moves = next(iter(shown), None), list(describe(table.state, context.localizer))
        marked = [
            each.labelled(partial(context.localizer, "button-suggested")) for each in moves if each.move == suggested
        ]
        return (*marked, *(each for each in moves if each.move != suggested))

    @command(name, COMMANDS)
    @options(typed=option)
    @app_commands.rename(typed=option)
    async def make_move(interaction: Interaction[Any], typed: str) -> None:
        await run(interaction, AtTable(partial(play_typed, kind=kind, describe=described, play=play)), typed)

    @completes(make_move, "typed")
    async def offer(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        return await offer_moves(interaction, typed, kind, offered)


move_command("place", "where", Place, describe_placements)
move_command("draft", "domino", Pick, describe_choices, end_turn)
plain_command("plan", Action.OPEN_PLAN, COMMANDS)


@command("done", COMMANDS)
async def done_command(interaction: Interaction[Any]) -> None:
    await run(interaction, AtTable(end_turn), str(Done()))
