"""Hints: in a first game the panel explains each part once, and then never again."""

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest

from bot.chat.actions import Action
from bot.chat.deeds.turn import topics
from bot.chat.extension import ChatPart, Panel
from bot.chat.screens.panel import HINTS, due_hint, has_room, steps_of, with_hint
from bot.games.people.person import Person
from bot.storage.account_repository import SqlAccountRepository
from engine.extensions import parts
from tests.bot.query_counter import counted
from tests.bot.sample_tables import FIRST_USER, LOCALIZER, POSITIONS, chosen_by, table_at
from tests.bot.server import Guest, SimulatedServer, begin_placing, open_panel, visit
from tests.bot.words import plain, says, words

SPOTS, NUMBERS, MERITS = (words(f"hint-{name}") for name in ("spots", "numbers", "merits"))


def test_hints_are_given_one_at_a_time_and_each_once() -> None:
    person, given = Person(1), []
    while hint := due_hint(["merits", "itself", "discard", "back", "place", "choose"], person):
        given.append(hint)
        person = with_hint(person, hint)
    assert given == ["merits", "itself", "nowhere", "back", "spots", "numbers", "take"]
    assert due_hint(["choose"], person) == ""


def test_each_hint_has_a_text_of_one_line() -> None:
    names = [
        name for hints in (HINTS, *(each.hints for each in parts(ChatPart))) for each in hints.values() for name in each
    ]
    assert len(set(names)) == len(names) == 11
    assert all("\n" not in LOCALIZER(f"hint-{name}") for name in names)


def test_a_turn_that_was_played_for_somebody_is_explained_in_their_next_panel() -> None:
    for user_id, explained in ((FIRST_USER + 1, False), (None, True)):
        table = chosen_by(user_id, table_at(POSITIONS["ONLY_MOVE"], "23@f8w"))
        view = Panel(table, Person(1), LOCALIZER, steps=steps_of(table.state))
        assert ("itself" in topics(view)) == explained


def test_the_way_back_is_explained_once_there_is_something_to_take_back() -> None:
    position = POSITIONS["TWO_PLAYERS"]
    first = str(table_at(position).state.legal_moves()[0])
    for moves, explained in (((), False), ((first,), True)):
        table = table_at(position, *moves)
        view = Panel(table, Person(1), LOCALIZER, steps=steps_of(table.state))
        assert ("back" in topics(view)) == explained


def test_points_are_explained_where_a_spot_or_a_domino_brings_some() -> None:
    poor, rich = "kd 2 ##;## -:1,-:2,-:2,-:1 0 1,2,3,4 1 5-48", "kd 2 ##;## -:1,-:2,-:2,-:1 0 1,2,3,19 1 4-18.20-48"
    for position, explained in ((poor, False), (rich, True)):
        table = table_at(position)
        view = Panel(table, Person(1), LOCALIZER, steps=steps_of(table.state))
        assert ("merits" in topics(view)) == explained


async def test_the_panel_gives_each_hint_once_in_all_games(server: SimulatedServer) -> None:
    person = await begin_placing(server)
    # A panel may have been shown after the first choice, which was typed.
    await server.adjust(person, hints="")
    assert MERITS in (await open_panel(server, person)).text
    again = (await open_panel(server, person)).text
    assert (MERITS in again, SPOTS in again) == (False, True)
    assert NUMBERS in (await open_panel(server, person)).text
    assert words("hint-take") in (await open_panel(server, person)).text
    with counted(server.database, for_people=True) as asked:
        panel = await open_panel(server, person)
    assert not any(
        says(panel.text, f"hint-{name}") for name in ("itself", "nowhere", "back", "spots", "take", "merits")
    )
    assert asked.writes == 0
    assert (await server.services.tables.accounts.person(person.id)).hints == "merits spots numbers take"


async def open_panels_around(
    server: SimulatedServer, person: Guest, panels: int, meanwhile: Callable[[], Awaitable[object]]
) -> None:
    """Let a person open panels at once; `meanwhile` happens after all have read the person's settings."""
    accounts, read, goes_on = server.services.tables.accounts, list[Person](), asyncio.Event()

    async def held(user_id: int) -> Person:
        read.append(settings := await SqlAccountRepository.person(accounts, user_id))
        await goes_on.wait()
        return settings

    person.person.waits = False
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(accounts, "person", held)
        taps = [asyncio.create_task(person.click(server.newest, Action.OPEN_PANEL)) for _ in range(panels)]
        assert await server.discord.until(lambda: len(read) == panels)
    await meanwhile()
    goes_on.set()
    await asyncio.gather(*taps)
    await server.discord.quiet()
    person.person.waits = True


async def test_two_panels_of_the_same_moment_give_a_hint_once_and_it_is_stored_once(server: SimulatedServer) -> None:
    person = await begin_placing(server)
    await server.adjust(person, hints="")
    seen = len(server.requests)
    await open_panels_around(server, person, 2, lambda: asyncio.sleep(0))
    [_] = [each for each in server.requests[seen:] if MERITS in plain(json.dumps(each.body, ensure_ascii=False))]
    assert (await server.services.tables.accounts.person(person.id)).hints == "merits"


async def test_a_panel_under_way_during_an_erasure_stores_nothing_about_the_person(server: SimulatedServer) -> None:
    person = await begin_placing(server)
    page, accounts = await visit(person, server, Action.SHOW_PRIVACY), server.services.tables.accounts
    await person.click(page, Action.FORGET_PERSON)

    async def erase() -> None:
        await person.click(page, Action.FORGET_PERSON)
        assert await server.discord.until(lambda: words("done-forgotten", days=7) in page.text)

    await open_panels_around(server, person, 1, erase)
    assert not any((await accounts.export(person.id)).values())
    assert await accounts.person(person.id) == Person(person.id)


def test_a_panel_with_a_notice_or_long_news_leaves_its_hint_to_the_next() -> None:
    assert has_room(notice="", news="\n".join("abc"))
    assert not has_room(notice="", news="\n".join("abcd"))
    assert not has_room(notice="a", news="")
