"""What grows on a person's own page with the days and weeks that they play."""

from collections import Counter
from collections.abc import Iterable

from bot.chat.slots import CAREER, RANKED
from bot.features.challenges.challenge import DealKind
from bot.features.challenges.feature import FEATURE
from bot.features.challenges.service import ChallengeService
from bot.games.shared_deals import kind_of
from bot.localization.fluent import FluentLocalizer


@FEATURE.fills(CAREER)
async def days_and_weeks(own: ChallengeService, user_id: int, localizer: FluentLocalizer) -> Iterable[str]:
    played = Counter(map(kind_of, await own.deals_of(user_id)))
    days, weeks = played[DealKind.DAILY], played[DealKind.WEEKLY]
    return [localizer("career-days", days=days, weeks=weeks)] if days or weeks else ()


@FEATURE.fills(RANKED)
async def ranked_kinds(_: ChallengeService) -> Iterable[tuple[str, int]]:
    return ((DealKind.DAILY, 0), (DealKind.WEEKLY, 6))
