"""What grows on a person's own page and in a server's ranking with the days and weeks that people play."""

from collections.abc import Iterable
from datetime import date

from bot.chat.kit.markup import bold
from bot.chat.slots import CAREER, SEASON
from bot.features.challenges.feature import FEATURE
from bot.features.challenges.screens import season_lines
from bot.features.challenges.season import LENGTH, Season
from bot.features.challenges.service import ChallengeService
from bot.games.people.dates import season_start, utc_date
from bot.games.shared_deals import DAY_LENGTH
from bot.localization.fluent import FluentLocalizer


@FEATURE.fills(CAREER)
async def days_and_weeks(
    own: ChallengeService, user_id: int, guild_id: int | None, localizer: FluentLocalizer
) -> Iterable[str]:
    days = sum(len(each) == DAY_LENGTH for each in await own.rows.finished_deals(user_id))
    seasons = await own.seasons(guild_id) if guild_id else ()
    tallies = [each for season in seasons for each in season.people if each.user_id == user_id]
    won, played = sum(each.won for each in tallies), sum(each.played for each in tallies)
    return (
        *([localizer("career-days", days=days)] if days else ()),
        *([localizer("career-weeks", wins=won, games=played)] if played else ()),
    )


@FEATURE.fills(SEASON)
async def season_of_weeks(
    own: ChallengeService, guild_id: int, begins: date | None, localizer: FluentLocalizer
) -> Iterable[str]:
    # The seasons of weeks follow no calendar: the running ones stand beside the present ranking, and say so.
    seasons = await own.seasons(guild_id) if begins == season_start(utc_date(own.now)) else ()
    told = ((bold(_of_season(season, localizer)), *season_lines(season, localizer)) for season in seasons)
    return [line for lines in told if any(lines[1:]) for line in lines if line]


def _of_season(season: Season, localizer: FluentLocalizer) -> str:
    return localizer("weeks-of-season", weeks=season.weeks, most=LENGTH)
