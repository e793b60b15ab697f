"""The tutorial: the real panel in a game that is written in its buttons."""

from __future__ import annotations

import pytest

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Button, Screen, Select
from bot.chat.screens.tutorial import Bookmark, lessons, tutorial
from tests.bot.query_counter import counted
from tests.bot.sample_tables import LOCALIZER, LONGEST_NAME
from tests.bot.screen_checks import check, text_of
from tests.bot.simulated_server import Message, SimulatedServer, message_with, read


def shown(text: str) -> Screen:
    return check(tutorial(Bookmark.parse(text), LONGEST_NAME, LOCALIZER))


def pressed(screen: Screen, label: str) -> Screen:
    """The screen behind the button whose label begins like this."""
    button = next(each for each in screen.controls if isinstance(each, Button) and each.label.startswith(label))
    assert button.address.action is Action.LEARN
    return shown(button.address.argument)


def labels(screen: Screen) -> list[str]:
    return [each.label for each in screen.controls if isinstance(each, Button)]


def test_a_bookmark_has_a_text() -> None:
    bookmark = Bookmark(lessons()["kingdomino"], (">19", "19@g5n"), "place")
    assert str(bookmark) == "kingdomino|>19/19@g5n|place"
    assert Bookmark.parse(str(bookmark)) == bookmark
    assert Bookmark.parse("kingdomino") == Bookmark(lessons()["kingdomino"])


def test_kingdomino_is_learned_in_four_taps() -> None:
    screen = shown("kingdomino")
    assert "First everybody chooses a domino" in text_of(screen)
    assert "Choose your domino for the first round." in text_of(screen)
    assert screen.pictures[0].alt.startswith("First line: 3 (forest and forest); ")
    screen = pressed(screen, "19")
    assert "one half must touch your castle" in text_of(screen)
    screen = pressed(screen, "Take 24")
    assert "its squares times its crowns" in text_of(screen)
    screen = pressed(screen, "Take 20")
    assert "The last round" in text_of(screen)
    screen = pressed(screen, "Place here")
    assert "- wheat: 3 squares × 2 crowns = **6**" in text_of(screen)
    assert "**8 points** for you." in text_of(screen)
    assert labels(screen) == ["Tutorial: Queendomino", "Once more", "The rules", "Open a table"]


def test_a_placement_can_be_made_alone_and_taken_back() -> None:
    before = pressed(shown("kingdomino"), "19")
    placed = pressed(before, "Only place")
    assert "you can still undo it" in text_of(placed)
    assert text_of(pressed(placed, "Undo: placement")) == text_of(before)


def test_another_place_is_looked_at_and_played() -> None:
    screen = pressed(shown("kingdomino"), "19")
    [select] = [each for each in screen.controls if isinstance(each, Select)]
    chosen = shown(select.options[1].value)
    assert "Spot **2** of 2" in text_of(chosen)
    assert "Spot **1** of 2" in text_of(pressed(chosen, "Next ›"))
    assert "Land of one kind" in text_of(pressed(chosen, "Take 13"))


def test_queendomino_is_learned_step_by_step() -> None:
    screen = pressed(shown("kingdomino"), "Tutorial: Queendomino")
    assert "**Place** › Knights › Build › Choose" in text_of(screen)
    screen = pressed(screen, "Place here")
    assert "A **knight** collects one coin" in text_of(screen)
    screen = pressed(pressed(screen, "Knight to i8 (forest): +4 coins"), "Skip")
    assert "The coin beside a tile is its price" in text_of(screen)
    [tiles] = [each for each in screen.controls if isinstance(each, Select)]
    screen = pressed(shown(tiles.options[1].value), "Build Guard Tower")
    assert "As in Kingdomino, a low number" in text_of(screen)
    screen = pressed(screen, "q10")
    # The list adds up: the queen comes with the tower.
    assert [line for line in text_of(screen).splitlines() if line.startswith("- ")] == [
        "- wheat: 1 square × 0 crowns = **0**",
        "- forest: 4 squares × 1 crown = **4**",
        "- town: 2 squares × 0 crowns = **0**",
        "- town: 1 square × 0 crowns = **0**",
        "- The queen's crown: +4 on the forest",
        "- Wealth: **2**",
        "- Guard Tower: **3**",
    ]
    assert "**13 points** so far" in text_of(screen)


def test_what_is_to_be_done_in_the_last_step_is_said_once() -> None:
    text = text_of(shown("queendomino|q32@i7n/N@i8|choose"))
    assert text.count("hoose your next domino") == 1
    assert text.splitlines()[1:] == [
        "Choose your next domino.",
        (
            "As in Kingdomino, a low number acts earlier in the next round; a high one often brings crowns and towns."
            " Your choice ends the turn."
        ),
        (
            "The **dragon** can burn a tile that a rival may want: one a round for all players together."
            " It keeps away from the **queen**, who comes to whoever gains a tower and then has at least as many as"
            " anybody else."
        ),
    ]


def test_the_lesson_on_knights_holds_after_one_of_them_is_sent_and_repeats_nothing() -> None:
    text = text_of(shown("queendomino|q32@i7n/N@i8"))
    assert "two" not in text
    assert text.count("stays there") == 1


def test_the_dragon_is_explained_when_nothing_is_built() -> None:
    screen = shown("queendomino|q32@i7n|dragon")
    assert "The **dragon** can burn a tile" in text_of(screen)


@pytest.mark.parametrize("name", lessons())
def test_an_explanation_is_short_enough_to_be_read_beside_the_panel(name: str) -> None:
    keys = [key for bundle in LOCALIZER.bundles for key in bundle.sources if key.startswith(f"lesson-{name}-")]
    texts = [LOCALIZER(key, total=8) for key in keys]
    assert len(texts) == {"kingdomino": 7, "queendomino": 6}[name]
    assert all(len(text) <= 230 for text in texts)


def test_nothing_in_the_tutorial_changes_settings() -> None:
    screen = pressed(shown("kingdomino"), "19")
    assert not any("suggestions" in label for label in labels(screen))


@pytest.mark.slow
async def test_a_table_of_the_game_of_the_tutorial_is_opened_at_its_end(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    end = await message_with(server, f"b:{Address(Action.OPEN_TABLE, argument='qd')}")
    await ola.click(end, label="Forged")
    assert "- **Ola** (host)" in server.newest.text
    assert (await server.table()).variant.base == "qd"


@pytest.mark.slow
async def test_the_tutorial_stores_nothing_and_survives_a_restart(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    answer = (await ola.slash(server.channel, "tutorial")).response
    assert answer
    with counted(server.database) as asked:
        await ola.click(answer, label="41 · +2 · suggested")
    assert (len(asked.reads), asked.writes) == (0, 0)
    await server.restart()
    await ola.click(answer, label="Only place")
    assert "you can still undo it" in Message(answer).text
    assert server.messages() == []


@pytest.mark.slow
async def test_a_lobby_offers_the_tutorial_to_whoever_sits_there(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new")
    lobby = server.newest.message
    assert lobby
    assert "Tutorial" in Message(lobby).buttons
    assert "First everybody chooses a domino" in read(await kenji.click(lobby, label="Tutorial")).text
    assert "Kenji" not in Message(lobby).text
