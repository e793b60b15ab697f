"""What grows on a person's own page and in a server's ranking with the days and weeks that people play."""

from collections.abc import Iterable
from datetime import date

from bot.chat.kit.markup import bold
from bot.chat.slots import CAREER, SEASON
from bot.features.challenges.feature import FEATURE
from bot.features.challenges.screens import season_lines
from bot.features.challenges.service import ChallengeService
from bot.games.people.dates import season_start, utc_date
from bot.games.shared_deals import DAY_LENGTH
from bot.localization.fluent import FluentLocalizer


@FEATURE.fills(CAREER)
async def days_and_weeks(
    own: ChallengeService, user_id: int, guild_id: int | None, localizer: FluentLocalizer
) -> Iterable[str]:
    days = sum(len(each) == DAY_LENGTH for each in await own.rows.finished_deals(user_id))
    season = await own.seasons(guild_id, season_start(utc_date(own.now))) if guild_id else None
    tally = next((each for each in season.people if each.user_id == user_id), None) if season else None
    return (
        *([localizer("career-days", days=days)] if days else ()),
        *([localizer("career-weeks", wins=tally.won, games=tally.played)] if tally else ()),
    )


@FEATURE.fills(SEASON)
async def season_of_weeks(
    own: ChallengeService, guild_id: int, begins: date | None, localizer: FluentLocalizer
) -> Iterable[str]:
    season = await own.seasons(guild_id, begins)
    if not season.people:
        return ()
    return bold(localizer("server-weeks")), *season_lines(season, localizer)
