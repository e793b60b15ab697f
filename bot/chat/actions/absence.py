"""Actions of people who are away, or back."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.actions.registry import action
from bot.chat.addresses import Action
from bot.chat.blocks import compose
from bot.chat.interactions.request import Request
from bot.chat.screens.away import away, back, matching, missed_line
from bot.games.people import Person
from bot.games.refusals import Refusal
from bot.games.seats.absence import is_over
from bot.games.timing.dates import End, offered_ends


async def leave(request: Request) -> None:
    """Let this person be away until the end that the argument names, which may have been typed."""
    await request.defer()
    user_id, services = request.interaction.user.id, request.services
    person = await services.accounts.person(user_id)
    ends = offered_ends(request.argument, person.time_zone, services.clock())
    # The text of a choice; otherwise what was typed stands for the first choice whose name contains it.
    end = next((each for each in ends if each.text == request.argument), None) or _first_match(request, ends)
    tables = await services.absences.leave(user_id, end.at)
    for table in tables:
        request.mark_changed(table, redraw=True)
    await request.answer(away(end.at, tables, user_id, request.localizer))


def _first_match(request: Request, ends: Sequence[End]) -> End:
    found = matching(ends, request.argument, request.localizer)
    if not found:
        raise Refusal("error-no-such-date")
    return found[0]


@action(Action.COME_BACK)
async def come_back(request: Request) -> None:
    """Let this person be back at all of their tables, and tell them what happened meanwhile."""
    await request.defer(fresh=True)
    returned = await request.services.absences.come_back(request.actor)
    if returned is None:
        await request.answer(compose(request.localizer("away-not")))
        return
    for table in returned.tables:
        request.mark_changed(table, redraw=True)
    await request.answer(back(returned, request.interaction.user.id, request.localizer))


async def welcome(request: Request, person: Person) -> str:
    """Tell somebody whose absence is over, once, what happened meanwhile; empty for others, and if nothing happened."""
    if not is_over(person, request.services.clock()):
        return ""
    returned = await request.services.absences.welcome(person)
    return missed_line(returned.missed, request.localizer) if returned.missed.turns else ""
