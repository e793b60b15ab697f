"""The tutorial: the real panel in a game that is written in its buttons."""

from dataclasses import replace
from typing import Any

import pytest

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address, Button, Screen, Select
from bot.features.tutorial.feature import KINGDOMINO, Bookmark, TutorialAction, lessons, tutorial
from tests.bot.chat.turn.test_by_ear import audible, told
from tests.bot.query_counter import counted
from tests.bot.sample_tables import LOCALIZER, LONGEST_NAME
from tests.bot.screen_checks import check, text_of
from tests.bot.server import (
    Guest,
    Message,
    SimulatedServer,
    click_forged,
    finish,
    more,
    open_lobby,
    press,
    read,
    say,
    visit,
)
from tests.bot.words import says, words, written
from tests.features.tutorial.screens import course


def test_the_words_of_each_step_of_a_lesson_are_named_after_the_turn_and_the_step() -> None:
    for name, lesson in lessons().items():
        assert [f"lesson-{name}-{turn}-{step}" for turn, step in lesson.told] == [*lesson.told.values()]


def shown(text: str) -> Screen:
    return check(tutorial(bookmark := Bookmark.parse(text), bookmark.table(LONGEST_NAME, LOCALIZER), LOCALIZER))


def pressed(screen: Screen, key: str, /, **arguments: Any) -> Screen:
    """The screen behind the first button on which this message stands."""
    buttons = [each for each in screen.controls if isinstance(each, Button)]
    button = next(each for each in buttons if says(each.label, key, **arguments))
    assert button.address.action == TutorialAction.LEARN
    return shown(button.address.argument)


def choosing(screen: Screen, domino: str) -> Screen:
    """The screen behind the button that chooses a domino."""
    buttons = [each for each in screen.controls if isinstance(each, Button)]
    return shown(next(each.address.argument for each in buttons if f"{domino} · " in each.label))


def test_a_placement_can_be_taken_back() -> None:
    before = choosing(pressed(shown("kingdomino"), "tutorial-title"), "38")
    assert text_of(pressed(pressed(before, "button-play"), "button-undo")) == text_of(before)


def test_another_place_is_looked_at_and_played() -> None:
    screen = choosing(shown("kingdomino"), "19")
    [select] = [each for each in screen.controls if isinstance(each, Select)]
    chosen = shown(select.options[0].value)
    assert says(text_of(chosen), "panel-spot-other", spot=1, count=2)
    assert says(text_of(shown(select.options[1].value)), "panel-spot-other", spot=2, count=2)
    assert words("lesson-kingdomino-2-place") in text_of(choosing(chosen, "13"))


@pytest.mark.parametrize("name", lessons())
def test_an_explanation_is_short_enough_to_be_read_beside_the_panel(name: str) -> None:
    keys = [key for bundle in LOCALIZER.bundles for key in bundle.sources if key.startswith(f"lesson-{name}-")]
    texts = [written(LOCALIZER(key, total=8)) for key in keys]
    assert len(texts) == {"kingdomino": 7, "queendomino": 7}[name]
    assert all(len(text) <= 230 for text in texts)


async def test_the_end_of_a_lesson_leads_to_a_real_game(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await server.services.servers.change_server(server.guild_id, lambda settings: replace(settings, threads=False))
    last = Address(TutorialAction.LEARN, argument="queendomino|>q38/q38@g8n/>q10")
    others = [TutorialAction.LEARN, TutorialAction.LEARN, Action.READ_RULES]

    async def ends(person: Guest) -> Message:
        return read(await click_forged(person, server, last))

    end = await ends(ola)
    assert [button.action for button in end.saying("button-start-own")] == [TutorialAction.OPEN_TABLE]
    await ola.click(end, TutorialAction.OPEN_TABLE)
    lobby = server.newest
    assert "Ola" in lobby.alt
    assert (await server.table()).variant.base == "qd"
    assert (await ends(kenji)).actions == [Action.JOIN, *others]
    await kenji.click(lobby, Action.JOIN)
    assert (await ends(kenji)).actions == [Action.SHOW_GAMES, *others]
    await press(kenji, server, Action.LEAVE)
    end = await ends(ola)
    assert [button.action for button in end.saying("button-start-own")] == [Action.START]
    await ola.click(end, Action.START)
    assert [seat.computer for seat in (await server.table()).game.seats] == [None, "solid", "solid", "solid"]
    assert (await ends(ola)).actions == [Action.SHOW_GAMES, *others]
    assert (await ends(kenji)).actions == others
    # Whoever may not write opens no table.
    elsewhere = server.add_channel("elsewhere")
    server.discord.deny(elsewhere.data, "SEND_MESSAGES", user_id=ola.person.id)
    refused = read(await click_forged(ola, server, Address(TutorialAction.OPEN_TABLE, argument="kd"), elsewhere))
    assert refused.text == words("error-not-permitted", permissions=words("permission-send-messages"))
    assert await server.services.tables.games.live_game(elsewhere.id) is None


async def test_the_tutorial_stores_nothing_and_survives_a_restart(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    answer = await visit(ola, server, TutorialAction.LEARN, str(Bookmark(KINGDOMINO)))
    with counted(server.database, for_people=True) as asked:
        await ola.click(answer, next(each for each in answer.buttons if "41 · +2" in each.label))
    assert (len(asked.reads), asked.writes) == (0, 0)
    await server.restart()
    await ola.click(answer, answer.saying("button-take")[0])
    assert words("lesson-kingdomino-2-place") in answer.text
    assert server.messages() == []


# ---- where it is offered


async def test_a_lobby_offers_the_tutorial_of_its_game_also_after_the_host_has_chosen_another(
    server: SimulatedServer,
) -> None:
    ola, kenji = server.people.values()
    lobby = await open_lobby(ola, server)
    panel = await more(kenji, lobby)
    await ola.choose(await more(ola, lobby), Action.SET_UP, "game qd", argument="game")
    [button] = panel.saying("tutorial-title", lesson=words("variant-qd"))
    await kenji.click(panel, button)
    assert words("lesson-queendomino-0-choose").split("\n")[0] in panel.text
    assert "Kenji" not in lobby.text


async def test_a_new_queendomino_offers_its_own_lesson_also_to_who_knows_kingdomino(server: SimulatedServer) -> None:
    opened = await say(server.people["Ola"], server, "kingdomino new", game="qd", players=2)
    assert opened.button(TutorialAction.LEARN).label == words("tutorial-title", lesson=words("variant-qd"))


def test_who_makes_no_point_in_a_lesson_learns_what_land_without_crowns_is_worth() -> None:
    screens = {name: [*course(name, LOCALIZER)][-1] for name in lessons()}
    crownless = {name: says(text_of(last), "tutorial-no-crowns") for name, last in screens.items()}
    assert crownless == {"kingdomino": True, "queendomino": False}


async def test_the_tutorial_is_offered_with_the_new_table_of_a_newcomer_first_in_the_help_and_in_the_greeting(
    server: SimulatedServer,
) -> None:
    ola = server.people["Ola"]
    opened = await say(ola, server, "kingdomino new", players=2)
    assert opened.button(TutorialAction.LEARN).label == words("tutorial-title", lesson=words("variant-kd"))
    await ola.click(opened, Action.START)
    await finish(server)
    assert TutorialAction.LEARN not in (await say(ola, server, "kingdomino new")).actions
    page = await say(ola, server, "kingdomino help")
    assert (page.actions[0], words("help-tutorial") in page.text) == (TutorialAction.LEARN, True)
    server.discord.add_guild("Another", "welcome", system_channel="welcome")
    await server.discord.quiet()
    [greeting] = server.place(int(server.discord.channel("welcome")["id"])).messages
    assert (greeting.actions[0], words("greeting-tutorial") in greeting.text) == (TutorialAction.LEARN, True)


# ---- by ear


@pytest.mark.parametrize("name", lessons())
def test_the_tutorial_is_played_by_ear(name: str) -> None:
    *_, last = map(audible, course(name, LOCALIZER))
    assert says(told(last), "tutorial-property")
