"""The results of people, and the ranking of a server."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Any, Final

import discord
from discord import Interaction

from bot.chat.deeds.settings import PAGE, PRIVACY, SettingsView
from bot.chat.handling.commands import options, run
from bot.chat.handling.context import Anywhere, Context, Services, Where
from bot.chat.handling.feature import Feature
from bot.chat.kit.blocks import Address, Block, Button, Option, Row, Screen, compose, select_row, stack
from bot.chat.kit.markup import bold, heading, small
from bot.chat.kit.markup import date as date_of
from bot.chat.screens.pages import Section
from bot.chat.screens.table_view import close_up, deal_name
from bot.chat.screens.top_list import top_list
from bot.chat.slots import CAREER, SEASON, SETTINGS, STORED
from bot.features.ranking.ratings import FEWEST_GAMES, START, RatedPerson, season_after, with_places
from bot.features.ranking.rows import Rivals, SqlResultRepository
from bot.features.ranking.service import RankingService
from bot.games.levels import LEVELS, level_key
from bot.games.options import base_key, option_key
from bot.games.people.dates import season_start, utc_date
from bot.games.people.person import plain_name
from bot.games.refusals import Refusal
from bot.games.results import FinishedGame, Statistics
from bot.games.table import Table
from bot.games.words.narration import join_facts
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import safe_name
from engine.variants import VARIANTS, Variant
from renderers.localizer import comma_list


class RankingAction(StrEnum):
    """The actions of results and rankings, whose texts are part of addresses."""

    SHOW_RESULTS = "results"
    SHOW_RANKING = "ranking"
    SHOW_BEST = "bestkingdom"


def rankings(services: Services) -> RankingService:
    return RankingService(SqlResultRepository(services.tables.games.database))


FEATURE: Final = Feature("ranking", Path(__file__).parent, rankings, close=RankingService.close)
FEATURE.tells("looking", "help-ranking")
FEATURE.tells(STORED, "stored-ranking")


@FEATURE.fills(SETTINGS)
async def setting(_: RankingService) -> Iterable[Section[SettingsView]]:
    """Return the setting that takes people out of rankings."""
    return (PAGE.switch("ranked", PRIVACY),)


ALWAYS: Final = "always"
"""The word in an argument that chooses all times instead of the season."""


def ranking(  # noqa: PLR0913 - the screen depends on all of them
    standings: Sequence[RatedPerson],
    chosen: str,
    played: Sequence[str],
    user_id: int,
    localizer: FluentLocalizer,
    rivals: Sequence[Rivals] = (),
    *,
    season: date | None = None,
    today: date = date.max,
    more: Sequence[str] = (),
) -> Screen:
    """Show the top of the ranking and the person's own place; `played` are the games to choose from.

    `rivals` are the person's results in the chosen game against computer players. `season` is the first day of a
    season; None for all times. `today` tells a past season from the present one. `more` are lines of features.
    """
    return compose(
        heading(localizer("ranking-title", game=_name(chosen, localizer))),
        _season_line(season, today, localizer) if season else "",
        "\n".join(_lines(standings, user_id, localizer)) or localizer("ranking-empty", fewest=FEWEST_GAMES),
        *_own_note(standings, user_id, localizer),
        _against_computers(rivals, localizer),
        "\n".join(more),
        small(localizer("ranking-about", fewest=FEWEST_GAMES, start=str(START))),
        *_game_select(chosen, played, localizer, season, today),
        Row((*_switches(chosen, localizer, season, today), _results_button(localizer))),
    )


def _season_line(season: date, today: date, localizer: FluentLocalizer) -> str:
    last = season_after(season) - timedelta(days=1)
    return small(localizer("ranking-past" if last < today else "ranking-season", since_day=season, until_day=last))


def _switches(chosen: str, localizer: FluentLocalizer, season: date | None, today: date) -> Iterator[Button]:
    """Yield the buttons to the present season, to the season before the shown one, and to all times."""
    present = season_start(today)
    if season != present:
        yield Button(_address(chosen, present, today), localizer("button-ranking-season"))
    before = season_start((season or present) - timedelta(days=1))
    yield Button(_address(chosen, before, today), localizer("button-ranking-before"))
    if season:
        yield Button(_address(chosen, None, today), localizer("button-ranking-always"))


def _address(base: str, season: date | None, today: date) -> Address:
    return Address(RankingAction.SHOW_RANKING, argument=_argument(base, season, today))


def _argument(base: str, season: date | None, today: date) -> str:
    mode = ALWAYS if season is None else "" if season == season_start(today) else season.isoformat()
    return f"{base} {mode}".rstrip()


def no_ranking(localizer: FluentLocalizer, rivals: Sequence[Rivals] = (), more: Sequence[str] = ()) -> Screen:
    computers, row = _against_computers(rivals, localizer), Row((_results_button(localizer),))
    return compose(localizer("ranking-none"), computers, "\n".join(more), row)


def _against_computers(rivals: Sequence[Rivals], localizer: FluentLocalizer) -> str:
    """List the person's results against computer players, the strongest first; empty without such results."""
    strongest_first = sorted(rivals, key=lambda each: -LEVELS.index(each.level))
    lines = (
        localizer("stats-record", game=localizer(level_key(each.level)), games=each.games, wins=each.wins)
        for each in strongest_first
    )
    return "\n".join((bold(localizer("ranking-computers")), *lines)) if rivals else ""


def _results_button(localizer: FluentLocalizer) -> Button:
    return Button(Address(RankingAction.SHOW_RESULTS), localizer("button-results"))


def _lines(standings: Sequence[RatedPerson], user_id: int, localizer: FluentLocalizer) -> Iterator[str]:

    def line(place: str, name: str, standing: RatedPerson) -> str:
        rating = str(standing.rating)
        return localizer(
            "ranking-line", place=place, name=name, rating=rating, games=standing.games, wins=standing.wins
        )

    return top_list([(each.place, each) for each in standings if each.place], user_id, line, localizer)


def _own_note(standings: Sequence[RatedPerson], user_id: int, localizer: FluentLocalizer) -> Iterator[str]:
    for own in (each for each in standings if each.user_id == user_id):
        if not own.is_listed:
            yield localizer("ranking-unlisted")
        elif not own.place:
            yield localizer("ranking-missing", missing=FEWEST_GAMES - own.games)


def _game_select(
    chosen: str, played: Sequence[str], localizer: FluentLocalizer, season: date | None, today: date
) -> tuple[Block, ...]:
    if len(played) < 2:
        return ()
    arguments = {base: _argument(base, season, today) for base in played}
    options = [Option(_name(base, localizer), each, chosen=base == chosen) for base, each in arguments.items()]
    return (select_row(Address(RankingAction.SHOW_RANKING), localizer("ranking-placeholder"), options),)


def _name(base: str, localizer: FluentLocalizer) -> str:
    return localizer(base_key(base)) if base in VARIANTS else deal_name(base, localizer)


@FEATURE.anywhere(RankingAction.SHOW_RANKING)
async def show_ranking(context: Context) -> None:
    """Show the ranking of the game in the argument, or of the most played game.

    The word after the game is the first day of a season, or `ALWAYS`; without a word the ranking is of the present
    season, or before its first game of the season that has ended, or else of all times.
    """
    if (guild_id := context.guild_id) is None:
        raise Refusal("error-results-of-another")
    base, _, mode = context.argument.partition(" ")
    today, service = utc_date(context.now), FEATURE.of(context.services)
    present = season_start(today)
    seasons = [_season_of(mode, present)] if mode else [present, season_start(present - timedelta(days=1)), None]
    for season in seasons:
        rankings, unlisted = await service.rankings(guild_id, today, season)
        if rankings:
            break
    if not rankings and mode and mode != ALWAYS:
        rankings = {base: ()}
    if not rankings:
        more = await context.services.slots.ask(SEASON, guild_id, None, context.localizer)
        await context.show(no_ranking(context.localizer, await _rivals(context, guild_id), more))
        return
    more = await context.services.slots.ask(SEASON, guild_id, season, context.localizer)
    chosen = base if base in rankings else next(iter(rankings))
    # Placing thousands of people would block the event loop.
    standings = await asyncio.to_thread(with_places, rankings[chosen], unlisted)
    names = context.accounts.names
    standings = tuple(each._replace(name=names.get((guild_id, each.user_id), each.name)) for each in standings)
    placed = {each.user_id for each in standings if each.place}
    rivals = () if season or context.user_id in placed else await _rivals(context, guild_id, chosen)
    own, localizer, played = context.user_id, context.localizer, tuple(rankings)
    screen = ranking(standings, chosen, played, own, localizer, rivals, season=season, today=today, more=more)
    await context.show(screen)


def _season_of(mode: str, present: date) -> date | None:
    """Return the season of an address. Raises Refusal for a text that is no day."""
    if mode == ALWAYS:
        return None
    try:
        return min(present, season_start(date.fromisoformat(mode)))
    except ValueError:
        raise Refusal("error-old-button") from None


async def _rivals(context: Context, guild_id: int, base: str | None = None) -> Sequence[Rivals]:
    return await FEATURE.of(context.services).results.against_computers(context.user_id, guild_id, base)


def statistics(
    name: str,
    rows: Sequence[Statistics],
    localizer: FluentLocalizer,
    career: Sequence[str] = (),
    best: Sequence[Button] = (),
    together: str = "",
) -> Screen:
    """Show a person's results on a server, a line for each variant, and a button to the ranking.

    `career` are the lines of features on a person's own page, `best` leads to the person's best kingdom, and `together`
    is about the games of the person and the reader.
    """
    row = Row((*best, Button(Address(RankingAction.SHOW_RANKING), localizer("button-ranking"))))
    if not rows:
        return compose(together, localizer("stats-none", name=safe_name(name)), "\n".join(career), row)
    title = localizer("stats-title", name=safe_name(name))
    return compose(together, *_results(title, rows, localizer), "\n".join(career), row)


def you_and_them(
    name: str, user_id: int, other_id: int, games: Sequence[FinishedGame], localizer: FluentLocalizer
) -> str:
    """Count the games of two people with each other, and those that each has won; empty without a game."""
    if not games:
        return ""
    wins = Counter(seat.user_id for game in games for seat in game.seats if seat.place == 1 and not seat.resigned)
    return localizer(
        "stats-together",
        name=safe_name(name),
        games=len(games),
        count=wins[user_id],
        wins=wins[other_id],
        when_date=date_of(games[-1].ended[0]),
    )


def own_statistics(
    rows: Sequence[Statistics], localizer: FluentLocalizer, career: Sequence[str] = (), best: Sequence[Button] = ()
) -> Screen:
    """Show a person's own results on all servers, a line for each variant."""
    if not rows:
        return compose(localizer("stats-own-none"), "\n".join(career))
    return compose(*_results(localizer("stats-own-title"), rows, localizer), "\n".join(career), Row((*best,)))


def best_kingdom(table: Table, number: int, localizer: FluentLocalizer) -> Screen:
    """Show the kingdom of the seat at the end of a game, below a line with its points."""
    kingdom = table.state.kingdom_of(number)
    points, variant = table.state.score(kingdom).total, localizer(base_key(table.variant.base))
    told = localizer("stats-best", points=points, game=variant, when_date=date_of(table.game.times.ended_at or 0))
    return compose(told, *stack([close_up(table, kingdom, localizer)]))


def _results(title: str, rows: Sequence[Statistics], localizer: FluentLocalizer) -> tuple[str, str, str]:
    """Return the title, a line for each variant, and a line for each variant of challenges below a title."""
    tables, daily = (
        [_statistics_line(row, localizer) for row in rows if row.is_shared is each] for each in (False, True)
    )
    return heading(title), "\n".join(tables), "\n".join((bold(localizer("stats-challenges")), *daily)) if daily else ""


def _statistics_line(row: Statistics, localizer: FluentLocalizer) -> str:
    # People win a challenge against one another, and their games have no places among people.
    key = "stats-played" if row.is_shared else "stats-record"
    record = localizer(key, game=_variant_name(row.variant, localizer), games=row.games, wins=row.wins)
    return join_facts(record, _points(row, localizer))


def _points(row: Statistics, localizer: FluentLocalizer) -> str:
    """Return the average and the best points; one number if they are equal, empty without a finished game."""
    if row.mean is None or row.best is None:
        return ""
    if row.mean == row.best:
        return localizer("points", points=row.best)
    return localizer("stats-average", mean=round(row.mean, 1), best_points=row.best)


def _variant_name(code: str, localizer: FluentLocalizer) -> str:
    variant = Variant.parse(code)
    options = [localizer(option_key(letter)) for letter in variant.options]
    return comma_list([localizer(base_key(variant.base)), *options], localizer)


@FEATURE.anywhere(RankingAction.SHOW_RESULTS)
async def show_own_results(context: Context) -> None:
    await show_results(context, context.interaction.user)


async def show_results(context: Context, person: discord.User | discord.Member) -> None:
    """Show the person's results on the server; a private conversation shows only the asker's results."""
    guild_id, localizer = context.guild_id, context.localizer
    # In a private conversation, the asker may share no server with the person.
    if guild_id is None and person.id != context.user_id:
        raise Refusal("error-results-of-another")
    services, name = context.services, plain_name(person.display_name)
    rows = await services.tables.accounts.statistics(person.id, guild_id, await _hidden(context, person.id))
    career = await services.slots.ask(CAREER, person.id, guild_id, localizer) if person.id == context.user_id else ()
    address = Address(RankingAction.SHOW_BEST, argument=str(person.id))
    best = [Button(address, localizer("button-best"))] if any(each.best is not None for each in rows) else []
    if guild_id:
        both = context.user_id, person.id
        met = await services.tables.accounts.meetings(guild_id, both, context.now) if both[0] != both[1] else ()
        together = you_and_them(name, *both, met, localizer)
        await context.show(statistics(name, rows, localizer, career, best, together))
    else:
        await context.show(own_statistics(rows, localizer, career, best))


async def _hidden(context: Context, user_id: int) -> Sequence[str]:
    """Return the deals of the person whose points the reader must not know yet."""
    is_own = user_id == context.user_id
    return (
        () if is_own else await FEATURE.of(context.services).results.hidden_deals(user_id, context.user_id, context.now)
    )


@FEATURE.anywhere(RankingAction.SHOW_BEST, where=Where.ASIDE)
async def show_best(context: Context) -> None:
    """Show the best kingdom of the person in the argument, on the server or, of oneself, on all servers."""
    user_id = context.number
    if context.guild_id is None and user_id != context.user_id:
        raise Refusal("error-results-of-another")
    results, hidden = FEATURE.of(context.services).results, await _hidden(context, user_id)
    if (found := await results.best_game(user_id, context.guild_id, hidden)) is None:
        raise Refusal("error-old-button")
    game_id, number = found
    table = (await context.tables.table(game_id)).require_readable()
    localizer = context.naming(table.variant).localizer
    await context.show(await context.drawn(best_kingdom, table, number, localizer))


@FEATURE.command("kingdomino stats")
@options("player")
async def stats_command(interaction: Interaction[Any], player: discord.User | None = None) -> None:
    await run(interaction, Anywhere(partial(show_results, person=player or interaction.user)))
