"""The results of a person, and the ranking of a server."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

import discord

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Block, Button, Option, Row, Screen, compose, select_row
from bot.chat.kit.context import Context
from bot.chat.kit.markup import bold, heading, small
from bot.chat.kit.pipeline import Answer, Show
from bot.chat.rules.rulebook import ADVICE
from bot.chat.rules.screens import USUAL_BOOK, usual_page
from bot.games.computers.computers import LEVELS
from bot.games.narration import join_facts
from bot.games.people import DealScore, Rivals, Statistics, plain_name, safe_name
from bot.games.ranking import FEWEST_GAMES, START, RatedPerson, with_places
from bot.games.refusals import Refusal
from bot.localization.fluent import FluentLocalizer
from engine.variants import Variant
from renderers.localizer import comma_list

TOP: Final = 10
"""How many people are listed, besides the person who asks."""


R = TypeVar("R", RatedPerson, DealScore)


def top_list(placed: Sequence[tuple[int, R]], user_id: int, line: Callable[[str, str, R], str]) -> Iterator[str]:
    """Yield a line for each of the top people and, if the person is not among them, a gap and their own line.

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

    `rivals` are their results in the chosen game against computer players.
    """
    return compose(
        heading(localizer("ranking-title", game=_name(chosen, localizer))),
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
    """List the person's results against computer players, the strongest first; empty without any."""
    strongest_first = sorted(rivals, key=lambda each: -LEVELS.index(each.level))
    lines = (
        localizer("stats-record", variant=localizer(f"level-{each.level}"), games=each.games, wins=each.wins)
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
    options = [Option(_name(base, localizer), base, chosen=base == chosen) for base in played]
    return (select_row(Address(Action.SHOW_RANKING), localizer("ranking-placeholder"), options),)


def _name(base: str, localizer: FluentLocalizer) -> str:
    return localizer(f"variant-{base}")


def statistics(name: str, rows: Sequence[Statistics], localizer: FluentLocalizer, missing: str | None = None) -> Screen:
    """Show a person's results on a server, a line for each variant, and a button to the ranking.

    `missing` is the habit of `players.habits` that the reader lacks, None in the results of somebody else.
    """
    row = Row((ranking_button(localizer),))
    if not rows:
        return compose(localizer("stats-none", name=safe_name(name)), row)
    title = localizer("stats-title", name=safe_name(name))
    return compose(*_results(title, rows, localizer), *_tip(missing, localizer), row)


def own_statistics(rows: Sequence[Statistics], localizer: FluentLocalizer, missing: str | None = None) -> Screen:
    """Show somebody their own results wherever they have played, a line for each variant."""
    if not rows:
        return compose(localizer("stats-own-none"))
    return compose(*_results(localizer("stats-own-title"), rows, localizer), *_tip(missing, localizer))


def _tip(missing: str | None, localizer: FluentLocalizer) -> Iterator[Block | str]:
    """Yield how to score more, and a button that opens the chapter about it."""
    if missing:
        chapter = Address(Action.READ_RULES, argument=str(usual_page(USUAL_BOOK).turned_to(ADVICE)))
        yield localizer("stats-tip", tip=localizer(f"stats-missing-{missing}"))
        yield Row((Button(chapter, localizer("button-advice")),))


def _results(title: str, rows: Sequence[Statistics], localizer: FluentLocalizer) -> tuple[str, str, str]:
    """Return the title, a line for each variant, and below the name of the daily game one for each in which it was."""
    tables, daily = (
        [_statistics_line(row, localizer) for row in rows if row.is_daily is each] for each in (False, True)
    )
    return heading(title), "\n".join(tables), "\n".join((bold(localizer("daily-name")), *daily)) if daily else ""


def _statistics_line(row: Statistics, localizer: FluentLocalizer) -> str:
    record = localizer("stats-record", variant=_variant_name(row.variant, localizer), games=row.games, wins=row.wins)
    return join_facts(record, _points(row, localizer))


def _points(row: Statistics, localizer: FluentLocalizer) -> str:
    """Return the average and the best points: one number if they are equal, empty without a finished game."""
    if row.mean is None or row.best is None:
        return ""
    if row.mean == row.best:
        return localizer("stats-points", points=row.best)
    return localizer("stats-average", mean=round(row.mean, 1), best=row.best)


def _variant_name(code: str, localizer: FluentLocalizer) -> str:
    variant = Variant.parse(code)
    options = [localizer(f"option-{letter}") for letter in variant.options]
    return comma_list([localizer(f"variant-{variant.base}"), *options], localizer)


async def show_own_results(context: Context) -> Answer:
    return await show_results(context, context.interaction.user)


async def show_results(context: Context, person: discord.User | discord.Member) -> Answer:
    """Show the person's results on the server; in a private conversation only the asker's."""
    guild_id, localizer = context.guild_id, context.localizer
    # The person who asks may not share any server with this person.
    if guild_id is None and person.id != context.user_id:
        raise Refusal("error-results-of-another")
    services, name = context.services, plain_name(person.display_name)
    rows = await services.accounts.reader.statistics(person.id, guild_id)
    missing = await services.habits.missing(person.id, rows) if person.id == context.user_id else None
    return Show(statistics(name, rows, localizer, missing) if guild_id else own_statistics(rows, localizer, missing))


async def show_ranking(context: Context) -> Answer:
    """Show the ranking of the game in the argument, or of the game that is played most."""
    rankings, unlisted = await context.services.rankings.rankings(context.guild_id or 0)
    if not rankings:
        return Show(no_ranking(context.localizer, await _rivals(context)))
    chosen = context.argument if context.argument in rankings else next(iter(rankings))
    # Not on the event loop: there may be thousands of people.
    standings = await asyncio.to_thread(with_places, rankings[chosen], unlisted)
    newest, guild_id = context.services.accounts.newest_name, context.guild_id
    standings = tuple(each._replace(name=newest(guild_id, each.user_id, each.name)) for each in standings)
    is_placed = any(each.user_id == context.user_id and each.place for each in standings)
    rivals = () if is_placed else await _rivals(context, chosen)
    return Show(ranking(standings, chosen, tuple(rankings), context.user_id, context.localizer, rivals))


async def _rivals(context: Context, base: str | None = None) -> Sequence[Rivals]:
    return await context.services.accounts.reader.against_computers(context.user_id, context.guild_id or 0, base)
