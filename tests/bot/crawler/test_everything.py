"""Everything is pressed: what stands on a screen, and what completion offers, gets everybody a true answer."""

from collections.abc import Collection
from typing import Final

import pytest

from bot.chat.actions import Action
from tests.bot.crawler.acts import Key
from tests.bot.crawler.crawl import Crawl, Occasion
from tests.bot.crawler.situations import OTHERS, STATUSES, kind_of, situations
from tests.bot.crawler.stage import Stage
from tests.bot.features import present
from tests.recorded_games import RECORD_OF, record_of

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
    ("kd-2 seat lent", "owner of a lent seat"),
    ("kd-2 reminded twice", "another player"),
    ("kd-2 paused", "another player"),
    ("kd-2 away", "another player"),
    ("kd-2 archive offered", "another player"),
    ("kd-2 archived", "another player"),
    ("kd-2 by ear", "whose turn it is"),
    ("kd-2 over", "host"),
    ("qd-2 over", "host"),
    ("kd-2 paused", "in the private conversation"),
    ("a long history", "stranger"),
    *((("daily finished", "host"), ("daily finished", "visitor")) if present("playdaily") else ()),
)
"""Situations and people who come to every action."""
OF_A_STATUS: Final = {"kingdomino games", "kingdomino daily", "kingdomino plan"}
"""The commands that do something else in every status."""

OF_ANOTHER_PLACE: Final = {"in the private conversation", "visitor"}
"""The people who type commands elsewhere than in the channel of a table."""
LONG_FORMS: Final = {"kingdomino new", "kingdomino challenge"}
"""The commands with many options that lead to the same screens."""
OF_A_MODERATOR: Final = {"kingdomino server", "kingdomino challenge"}
"""The commands that give moderators more than others."""
OF_A_KIND: Final = {Action.SHOW_LOBBY, Action.SHOW_DECK, *present("step", "film")}
"""The actions that lead to other controls in every kind of game."""
OF_A_CHOICE: Final = {Action.SHOW_HELP, Action.SHOW_SETTINGS}
"""The selects whose values lead to different pages."""
OF_A_ROLE: Final = {Action.SHOW_STAND_INS}
"""The actions that lead to other controls for another person."""


def once(occasion: Occasion, key: Key) -> tuple[str, ...] | None:
    """Try each action once, moves once a screen, and a command once, in every status if it does something else there.

    A lesson, whose screens all have the same controls, is gone through by the first of them.
    """
    situation, role, _ = occasion
    if key.what == "kingdomino table":
        return key.what, key.form, key.which, str(role.name == "another player")
    if not key.screen and role.name in OF_ANOTHER_PLACE:
        return key.what, role.name
    if not key.screen and role.name == "moderator":
        return (key.what, key.form, role.name) if key.what in OF_A_MODERATOR else None
    if not key.screen:
        form = "" if key.what in LONG_FORMS else key.form
        return key.what, form, situation.status if key.what in OF_A_STATUS else ""
    if key.what in present("learn"):
        form = key.form if key.form.startswith("kingdomino") else ""
        return (key.what, form) if key.which == "first" else None
    differs: dict[str, Collection[str]] = {
        key.screen: {Action.PLAY},
        situation.kind: OF_A_KIND,
        key.choice: OF_A_CHOICE,
        f"{situation.status} {role.name}": OF_A_ROLE,
    }
    return key.what, *(where for where, actions in differs.items() if key.what in actions)


# ---- all of it


OF_A_TABLE: Final = {"kingdomino board", "kingdomino plan", "kingdomino table", "kingdomino games"}
"""The commands that do something else at every table. Typed moves have tests of their own for every variant."""
LOOKED_AT: Final = "first", "middle", "end", "full lobby"
"""The statuses in which people try everything in every kind of game."""
OF_A_KIND_OF_GAME: Final = {"kingdomino board", "kingdomino plan", "kingdomino games"}
"""The commands that lead to the screens of a game."""
OF_A_TURN: Final = {"kingdomino board", "kingdomino plan", Action.OPEN_PANEL, Action.OPEN_PLAN}
"""How people come to a turn."""


def once_a_role(occasion: Occasion, key: Key) -> tuple[str, ...] | None:
    """Try each action once a screen and role, and once again after something has changed.

    Screens that are about no game are alike at every table: people come to them where nothing is going on.
    """
    status, role = occasion.situation.status, occasion.role.name
    if key.screen:
        if status != "nothing" and not key.names_game:
            return None
        return (*key.pair, role) if occasion.is_fresh else ("later", *key.pair)
    return (*key[:4], role) if status == "nothing" or key.what in OF_A_TABLE else None


def once_a_kind(occasion: Occasion, key: Key) -> tuple[str, ...] | None:
    """Try what looks different in every kind of game, as long as nothing has changed."""
    is_other = key.names_game if key.screen else key.what in OF_A_KIND_OF_GAME
    return (*key.pair, occasion.role.name) if occasion.is_fresh and is_other else None


def once_a_turn(occasion: Occasion, key: Key) -> tuple[str, ...] | None:
    """Come to a turn, and try everything on its screens until something changes."""
    if not occasion.is_fresh or not (key.names_game or key.what in OF_A_TURN):
        return None
    is_about_turn = not {Action.OPEN_PANEL, Action.SHOW_KINGDOM, Action.ASK_DECK}.isdisjoint(key.screen.split())
    return None if is_about_turn and key.what not in OF_A_TURN else (*key.pair, occasion.role.name)


@pytest.mark.long
@pytest.mark.parametrize("name", [*(f"{kind_of(status)} {status}" for status in STATUSES), *OTHERS])
async def test_everybody_gets_a_true_answer_to_everything_in_every_status(stage: Stage, name: str) -> None:
    crawl = Crawl(stage, once_a_role)
    await crawl.explore(situations()[name])
    assert not crawl.faults, "\n".join(crawl.faults)


@pytest.mark.long
@pytest.mark.parametrize("kind", RECORD_OF)
async def test_everybody_gets_a_true_answer_to_everything_in_every_kind_of_game(stage: Stage, kind: str) -> None:
    crawl, found = Crawl(stage, once_a_kind), situations()
    for status in LOOKED_AT:
        await crawl.explore(found[f"{kind} {status}"])
    assert not crawl.faults, "\n".join(crawl.faults)


@pytest.mark.long
@pytest.mark.parametrize("kind", RECORD_OF)
async def test_players_get_a_true_answer_to_everything_in_every_turn_of_the_last_rounds(
    stage: Stage, kind: str
) -> None:
    faults = list[str]()
    # Where two play, the other player is often the host.
    others = ("another player", "host") if record_of(kind).players == 2 else ("another player",)
    for situation in situations().values():
        if situation.kind == kind and situation.status.startswith("at "):
            crawl = Crawl(stage, once_a_turn)
            await crawl.explore(situation, "whose turn it is", *others)
            faults += crawl.faults
    assert not faults, "\n".join(faults)


@pytest.mark.long
@pytest.mark.parametrize(("name", "role"), SAMPLE)
async def test_nothing_is_stored_about_somebody_who_is_erased_in_the_middle_of_what_they_do(
    stage: Stage, name: str, role: str
) -> None:
    crawl = Crawl(stage, once, erases=True)
    await crawl.explore(situations()[name], role)
    assert not crawl.faults, "\n".join(crawl.faults)


# ---- a sample


@pytest.mark.parametrize("share", [2, pytest.param(1, marks=pytest.mark.long)])
async def test_people_get_a_true_answer_to_everything(stage: Stage, share: int) -> None:
    crawl, found = Crawl(stage, once), situations()
    for name, role in SAMPLE[::share]:
        await crawl.explore(found[name], role)
    assert not crawl.faults, "\n".join(crawl.faults)
    assert share > 1 or {*Action} - {*crawl.pressed} == UNREACHED.keys()
