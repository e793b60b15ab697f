"""Everything is pressed: what stands on a screen, and what completion offers, gets everybody a true answer."""

from __future__ import annotations

from typing import Final

from bot.chat.kit.addresses import Action, find_action
from bot.games.words.lessons import KINGDOMINO
from tests.bot.crawler.acts import Key
from tests.bot.crawler.crawl import Crawl, Occasion
from tests.bot.crawler.situations import situations
from tests.bot.crawler.stage import Stage

UNREACHED: Final[dict[Action, str]] = {}
"""The actions that nobody comes to by pressing and typing, and why."""

SAMPLE: Final = (
    ("nothing", "stranger"),
    ("kd-4 at 103", "moderator"),
    ("kd-4 at 103", "host"),
    ("kd-2 alone", "whose turn it is"),
    ("qd-2 middle", "whose turn it is"),
    ("rwt-6 lobby", "host"),
    ("kd-4 lobby with guests", "invited"),
    ("kd-2 seat offered", "whose turn it is"),
    ("kd-2 seat offered", "stranger"),
    ("kd-2 seat lent", "owner of a lent seat"),
    ("kd-2 reminded twice", "another player"),
    ("kd-2 paused", "another player"),
    ("kd-2 away", "another player"),
    ("kd-2 archive offered", "another player"),
    ("kd-2 archived", "another player"),
    ("kd-2 by ear", "whose turn it is"),
    ("kd-2 over", "host"),
    ("qd-2 over", "host"),
    ("daily finished", "host"),
    ("kd-2 paused", "in the private conversation"),
    ("daily finished", "visitor"),
    ("a long history", "stranger"),
)
"""Situations and people who come to every action."""
OF_A_STATUS: Final = {"kingdomino games", "kingdomino history", "kingdomino daily", "kingdomino plan"}
"""The commands that do something else in every status."""

LONG_FORMS: Final = {"kingdomino new", "kingdomino challenge"}
"""The commands with many options that lead to the same screens."""
OF_A_MODERATOR: Final = {"kingdomino server", "kingdomino challenge"}
"""The commands that give moderators more than others."""
OF_A_KIND: Final = {Action.SHOW_LOBBY, Action.SHOW_STEP, Action.SHOW_FILES, Action.SHOW_POINTS, Action.SHOW_FILM}
"""The actions that lead to other controls in every kind of game."""


def once(occasion: Occasion, key: Key) -> tuple[str, ...] | None:
    """Try a control once a screen, and a command once, in every status if it does something else there.

    A lesson, whose screens all have the same controls, is gone through by the first of them.
    """
    situation, role, _ = occasion
    if key.what == "kingdomino table":
        return key.what, key.form, key.which, str(role.name == "another player")
    if not key.screen and role.name == "moderator":
        return (key.what, key.form, role.name) if key.what in OF_A_MODERATOR else None
    if not key.screen:
        form = "" if key.what in LONG_FORMS else key.form
        return key.what, form, situation.status if key.what in OF_A_STATUS else ""
    if key.what == Action.LEARN:
        form = key.form if key.form.startswith(KINGDOMINO.name) else ""
        return (key.screen, key.what, form) if key.which == "first" else None
    return key.screen, key.what, situation.kind if key.what in OF_A_KIND else ""


async def test_people_get_a_true_answer_to_everything(stage: Stage) -> None:
    crawl, found = Crawl(stage, once), situations()
    for name, role in SAMPLE:
        await crawl.explore(found[name], role)
    assert not crawl.faults, "\n".join(crawl.faults)
    assert {*Action} - {find_action(each) for each in crawl.pressed} == UNREACHED.keys()
