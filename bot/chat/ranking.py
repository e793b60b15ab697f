"""The ranking of a server."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Block, Button, Option, Row, Screen, compose, select_row
from bot.chat.kit.context import Context
from bot.chat.kit.markup import bold, heading, small
from bot.games.computers.computers import LEVELS, level_key
from bot.games.names import safe_name
from bot.games.options import base_key
from bot.games.ranking import FEWEST_GAMES, START, RatedPerson, with_places
from bot.games.results import DealScore, Rivals
from bot.localization.fluent import FluentLocalizer

TOP: Final = 10
"""The number of people on the list, besides the person who asks."""


R = TypeVar("R", RatedPerson, DealScore)


def top_list(placed: Sequence[tuple[int, R]], user_id: int, line: Callable[[str, str, R], str]) -> Iterator[str]:
    """Yield a line for each of the top people; for a person below them, also a gap and the person's own line.

    `placed` has places and people, best first. `line` formats a place, a name and a person.
    """
    for number, (place, each) in enumerate(placed):
        is_own = each.user_id == user_id
        if number < TOP or is_own:
            if number >= TOP:
                yield "…"
            name = safe_name(each.name)
            yield line(str(place), bold(name) if is_own else name, each)


def ranking_button(localizer: FluentLocalizer) -> Button:
    return Button(Address(Action.SHOW_RANKING), localizer("button-ranking"))


def ranking(
    standings: Sequence[RatedPerson],
    chosen: str,
    played: Sequence[str],
    user_id: int,
    localizer: FluentLocalizer,
    rivals: Sequence[Rivals] = (),
) -> Screen:
    """Show the top of the ranking and the person's own place; `played` are the games to choose from.

    `rivals` are the person's results in the chosen game against computer players.
    """
    return compose(
        heading(localizer("ranking-title", game=localizer(base_key(chosen)))),
        "\n".join(_lines(standings, user_id, localizer)) or localizer("ranking-empty", fewest=FEWEST_GAMES),
        *_own_note(standings, user_id, localizer),
        _against_computers(rivals, localizer),
        small(localizer("ranking-about", fewest=FEWEST_GAMES, start=str(START))),
        *_game_select(chosen, played, localizer),
        _results_row(localizer),
    )


def no_ranking(localizer: FluentLocalizer, rivals: Sequence[Rivals] = ()) -> Screen:
    return compose(localizer("ranking-none"), _against_computers(rivals, localizer), _results_row(localizer))


def _against_computers(rivals: Sequence[Rivals], localizer: FluentLocalizer) -> str:
    """List the person's results against computer players, the strongest first; empty without such results."""
    strongest_first = sorted(rivals, key=lambda each: -LEVELS.index(each.level))
    lines = (
        localizer("stats-record", variant=localizer(level_key(each.level)), games=each.games, wins=each.wins)
        for each in strongest_first
    )
    return "\n".join((bold(localizer("ranking-computers")), *lines)) if rivals else ""


def _results_row(localizer: FluentLocalizer) -> Row:
    return Row((Button(Address(Action.SHOW_RESULTS), localizer("button-results")),))


def _lines(standings: Sequence[RatedPerson], user_id: int, localizer: FluentLocalizer) -> Iterator[str]:

    def line(place: str, name: str, standing: RatedPerson) -> str:
        rating = str(standing.rating)
        return localizer(
            "ranking-line", place=place, name=name, rating=rating, games=standing.games, wins=standing.wins
        )

    return top_list([(each.place, each) for each in standings if each.place], user_id, line)


def _own_note(standings: Sequence[RatedPerson], user_id: int, localizer: FluentLocalizer) -> Iterator[str]:
    for standing in standings:
        if standing.user_id == user_id and not standing.is_listed:
            yield localizer("ranking-unlisted")
        elif standing.user_id == user_id and not standing.place:
            yield localizer("ranking-missing", missing=FEWEST_GAMES - standing.games)


def _game_select(chosen: str, played: Sequence[str], localizer: FluentLocalizer) -> tuple[Block, ...]:
    if len(played) < 2:
        return ()
    options = [Option(localizer(base_key(base)), base, chosen=base == chosen) for base in played]
    return (select_row(Address(Action.SHOW_RANKING), localizer("ranking-placeholder"), options),)


async def show_ranking(context: Context) -> None:
    """Show the ranking of the game in the argument, or of the most played game."""
    rankings, unlisted = await context.services.rankings.rankings(context.guild_id or 0)
    if not rankings:
        await context.reply.show(no_ranking(context.localizer, await _rivals(context)))
        return
    chosen = context.argument if context.argument in rankings else next(iter(rankings))
    # Placing thousands of people would block the event loop.
    standings = await asyncio.to_thread(with_places, rankings[chosen], unlisted)
    newest, guild_id = context.services.accounts.newest_name, context.guild_id
    standings = tuple(each._replace(name=newest(guild_id, each.user_id, each.name)) for each in standings)
    is_placed = any(each.user_id == context.user_id and each.place for each in standings)
    rivals = () if is_placed else await _rivals(context, chosen)
    await context.reply.show(ranking(standings, chosen, tuple(rankings), context.user_id, context.localizer, rivals))


async def _rivals(context: Context, base: str | None = None) -> Sequence[Rivals]:
    return await context.services.accounts.reader.against_computers(context.user_id, context.guild_id or 0, base)
