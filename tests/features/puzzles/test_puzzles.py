"""The puzzle of the day: asked on the second page of `/kingdomino daily`, and solved with one tap."""

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.chat.actions import Action
from bot.chat.kit import in_text_mode
from bot.chat.kit.blocks import Address, Button
from bot.chat.slots import CAREER
from bot.features.puzzles.feature import PuzzleAction, puzzle_page
from bot.games.people.person import SeatName
from engine.moves import Move, Pick
from players.puzzles import Puzzle, puzzle_of
from renderers import TableView
from renderers.draw_operations import Text as DrawnText
from renderers.layout import layout
from renderers.layout.table import arranged
from tests.bot.sample_tables import LOCALIZER
from tests.bot.screen_checks import text_of
from tests.bot.server import NOON, Guest, Message, SimulatedServer, click_forged, plain, read, says, words
from tests.features.puzzles.sample_puzzles import DOMINO, SPOT

TODAY = datetime.fromtimestamp(NOON, UTC).date()
DAY = date(2026, 12, 6)


async def puzzle_shown(person: Guest, server: SimulatedServer) -> Message:
    """Come to the puzzle of the day, to which several features lead."""
    return read(await click_forged(person, server, Address(PuzzleAction.SHOW_PUZZLE)))


async def answer(person: Guest, asked: Message, action: PuzzleAction, move: Move, start: object) -> None:
    argument = f"{start}|{move}"
    if isinstance(move, Pick):
        await person.click(asked, action, argument)
    else:
        await person.choose(asked, action, argument)


async def test_everybody_is_asked_the_puzzle_of_the_day_and_sees_its_solution(server: SimulatedServer) -> None:
    puzzle = puzzle_of(TODAY)
    best, *_, worst = puzzle.question.answers
    for person, each, key in zip(
        server.people.values(), (best, worst), ("solution-right", "solution-wrong"), strict=True
    ):
        asked = await puzzle_shown(person, server)
        assert words("puzzle-title", day=TODAY) in asked.text
        await answer(person, asked, PuzzleAction.ANSWER_PUZZLE, each.move, TODAY)
        assert says(asked.text, key)
        assert says(asked.text, "puzzle-found") is (puzzle.level > 1 or puzzle.is_sure)
        assert asked.actions == [PuzzleAction.PLAY_PUZZLE, "daily"]
        panel = read(await person.click(asked, PuzzleAction.PLAY_PUZZLE))
        assert words("played-on-begun") in panel.text
        assert Action.PLAY in panel.actions


async def test_the_first_answer_to_the_puzzle_of_the_day_counts_until_its_person_is_erased(
    server: SimulatedServer,
) -> None:
    (best, *_, worst), [ola, *_] = puzzle_of(TODAY).question.answers, server.people.values()
    store = server.services.tables.accounts
    yesterday = puzzle_of(TODAY - timedelta(days=1)).question.best
    await click_forged(
        ola, server, Address(PuzzleAction.ANSWER_PUZZLE, argument=f"{TODAY - timedelta(days=1)}|{yesterday}")
    )
    tomorrow = TODAY + timedelta(days=1)
    coming = f"{tomorrow}|{puzzle_of(tomorrow).question.best}"
    texts = "", "yesterday|>1", "2027-01-15|>99", "2027-01-15|12@a1e", "2027-01-15", coming
    forged = [Address(PuzzleAction.ANSWER_PUZZLE, argument=text) for text in texts]
    for old in (*forged, Address(PuzzleAction.PLAY_PUZZLE, argument=str(tomorrow))):
        assert words("error-old-button") in (await click_forged(ola, server, old)).text, old
    assert (await store.export(ola.id))["puzzle_answers"] == []
    for each in (worst, best):
        asked = await puzzle_shown(ola, server)
        await answer(ola, asked, PuzzleAction.ANSWER_PUZZLE, each.move, TODAY)
    told = words("career-puzzles", found=0, asked=1)
    assert told in map(plain, await server.services.slots.ask(CAREER, ola.id, None, LOCALIZER))
    [row] = (await store.export(ola.id))["puzzle_answers"]
    assert row == {"user_id": ola.id, "day": TODAY.isoformat(), "is_best": False}
    await store.forget(ola.id, SeatName("Somebody"), "solid")
    assert (await store.export(ola.id))["puzzle_answers"] == []


@pytest.mark.parametrize("puzzle", [DOMINO, SPOT])
def test_kingdoms_that_are_compared_are_equally_large_and_without_coordinates(puzzle: Puzzle) -> None:
    question = puzzle.question
    [picture] = puzzle_page(puzzle, DAY, "Ola", LOCALIZER, str(question.answers[1].move)).pictures
    assert isinstance(picture.view, TableView)
    (first, board), (second, other) = arranged(picture.view).kingdoms.values()
    assert (first.width, first.height, board.square) == (second.width, second.height, other.square)
    written = {op.text for op in layout(picture.view, picture.localizer).ops if isinstance(op, DrawnText)}
    assert not written & set("defghijk")


def test_people_who_listen_get_the_kingdom_the_line_and_the_halves_of_each_answer() -> None:
    heard = in_text_mode(puzzle_page(DOMINO, DAY, "Ola", LOCALIZER))
    assert "- lake: 2 squares (h7, i7), no crown, room on h8, i8, j7, h6, i6" in text_of(heard)
    assert "- 30 (lake with a crown and wheat), free" in text_of(heard)
    labels = [each.label for each in heard.controls if isinstance(each, Button)]
    assert labels[:2] == ["16 (wheat and swamp)", "24 (forest with a crown and wheat)"]
