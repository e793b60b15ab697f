"""Your turns: questions about turns of one's own games, the answers, and when missed questions come again."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import count
from types import MappingProxyType
from typing import Any

import pytest

from bot.chat.kit.blocks import Address
from bot.chat.slots import CAREER, SETTLED, STUDIED
from bot.concurrency import QueuePlace
from bot.features.reviews.feature import FEATURE, ReviewAction, solved_screen
from bot.features.reviews.service import Exercise, OwnTurns, choices, is_reviewable, review_pool
from bot.features.reviews.worker import part_line
from bot.games.game import ALONE, Actor, Suggestions
from bot.games.table import Table
from bot.games.turn import make_moves
from players.analysis.judge import Depth, JudgedTurn, Judgement
from players.analysis.questions import Answer
from players.analysis.review import Settled
from players.analysis.verdicts import Verdict
from players.intervals import Estimate
from renderers.view import TableView
from tests.bot.features import present
from tests.bot.pool_here import PoolHere
from tests.bot.sample_tables import LOCALIZER, played, recorded
from tests.bot.server import Guest, Message, SimulatedServer, click_forged, read, says, visit, words, written
from tests.features.reviews.sample_worker import ENGINE
from tests.recorded_games import RECORD_OF


@pytest.fixture
async def over(server: SimulatedServer) -> SimulatedServer:
    """A server where people have just ended a game by their own moves, and analyses take no time."""
    in_this_process(server)
    await play_a_game(server)
    return server


def in_this_process(server: SimulatedServer) -> None:
    """Let reviews take no time: a process for each test took half of it."""
    reviews: Any = FEATURE.of(server.services).reviews
    reviews.pool = PoolHere(ENGINE)


async def play_a_game(server: SimulatedServer) -> None:
    """Let people play a game to its end by their own moves."""
    await server.begin()
    game = (await server.table()).game.id
    for interaction in count(100 * game):
        table = await server.services.runner.advance(game)
        if not table.acting:
            break
        actor = Actor(table.acting.user_id, table.acting.name, interaction)
        # One tap places a domino and takes another.
        first = table.state.legal_moves()[0]
        after = table.state.play(first)
        rest = [after.legal_moves()[0]] if after.is_same_turn(table.state) else []
        moves = " ".join(map(str, (first, *rest)))
        await server.services.tables.play(game, make_moves, actor, table.ply, moves)
    await server.services.publisher.publish(game)


async def table_of(server: SimulatedServer) -> Table:
    """The table of the game that has ended."""
    game = await server.services.tables.games.latest_game(server.channel.id)
    assert game
    return await server.services.tables.table_of(game)


async def analysed(server: SimulatedServer) -> SimulatedServer:
    await FEATURE.of(server.services).reviews.review(await table_of(server))
    return server


def names_of(exercise: Exercise, answer: Answer) -> list[str]:
    """The names of the kingdoms in the picture after an answer."""
    [picture] = solved_screen(exercise, answer, OwnTurns(), LOCALIZER).pictures
    assert isinstance(picture.view, TableView)
    return [each.owner.name for each in picture.view.kingdoms]


def others(exercise: Exercise) -> list[Answer]:
    """The answers that are neither the best nor what was played."""
    best, *worse = exercise.question.answers
    return [each for each in worse if each not in (best, exercise.as_played)]


async def due(server: SimulatedServer, person: Guest) -> list[Exercise]:
    return [*(await FEATURE.of(server.services).own_turns.turns(person.id)).due]


async def give(server: SimulatedServer, person: Guest, asked: Message, number: int) -> Answer:
    """Give the answer with the number to the first question that is due."""
    exercise, *_ = await due(server, person)
    chosen = exercise.question.answers[number]
    where = f"{exercise.table.game.id} {exercise.start}"
    await person.click(asked, ReviewAction.ANSWER, f"{where}|{chosen.move}")
    return chosen


class PoolThatChanges(PoolHere):
    """A pool whose reviews have turns with other facts where something was better."""

    facts: Mapping[str, Any]

    async def ask(self, place: QueuePlace, question: str, read: Callable[[str], Any], *others: Any) -> Any:
        found = await super().ask(place, question, read, *others)
        return replace(
            found, turns=tuple(each._replace(**self.facts) if each.verdict else each for each in found.turns)
        )


class PoolThatFindsLittle(PoolThatChanges):
    facts = MappingProxyType({"verdict": Verdict.A_LITTLE_BETTER})


class PoolThatFindsNothingFirst(PoolHere):
    """A pool whose first review has no question."""

    is_first = True

    async def ask(self, place: QueuePlace, question: str, read: Callable[[str], Any], *others: Any) -> Any:
        found = await super().ask(place, question, read, *others)
        self.is_first, is_first = False, self.is_first
        return replace(found, turns=()) if is_first else found


class PoolUnderWay(PoolHere):
    """A pool whose reviews know one turn of each person where something was better, and go on until they may end."""

    def __init__(self) -> None:
        super().__init__(ENGINE)
        self.has_part, self.may_end = asyncio.Event(), asyncio.Event()

    async def ask(self, place: QueuePlace, question: str, read: Callable[[str], Any], *others: Any) -> Any:
        found, (_, note) = await super().ask(place, question, read, *others), others
        first = {each.kingdom: each for each in reversed(found.turns) if each.question}.values()
        part = (each if each in first else each._replace(verdict=None, question=None) for each in found.turns)
        note(part_line(replace(found, turns=tuple(part))))
        self.has_part.set()
        await self.may_end.wait()
        return found


def test_a_review_is_about_the_end_of_a_game_that_began_by_the_rules_of_a_known_variant() -> None:
    over = recorded(RECORD_OF["kd-2"])
    position = over.with_game(over.game.with_deal(origin=str(over.start)))
    tables = over, over.until(0), position, played("rwt", 8), Table.unreadable(over.game)
    assert [is_reviewable(each) for each in tables] == [True, False, False, False, False]


def test_a_turn_of_a_person_with_a_choice_knows_whether_its_player_saw_a_hint() -> None:
    over = recorded(RECORD_OF["kd-2"])
    game = replace(over.game, options=replace(over.game.options, suggestions=Suggestions.HINT))
    starts = [over.moves.index(turn[0]) for turn in over.turns if not all(each.is_forced for each in turn)]
    assert len(starts) < len(over.turns)
    of_first, of_second = ([at for at in starts if over.moves[at].seat == seat.number] for seat in game.seats)
    first, second = game.seats
    for seats, hinted in (
        ((first, second), []),
        ((replace(first, guided=ALONE), second), of_first),
        ((first, replace(second, hints=0b11)), of_second[:2]),
    ):
        found = choices(over.with_game(replace(game, seats=seats)))
        assert found == {at: at in hinted for at in starts}
    assert choices(over) == dict.fromkeys(starts, True)
    assert choices(replace(over, moves=tuple(replace(each, chosen_by=None) for each in over.moves))) == {}


async def test_hints_know_what_the_coach_has_found_better(over: SimulatedServer) -> None:
    together = await table_of(over)
    own, *rivals = together.game.seats
    alone = own, *(replace(each, user_id=None, computer="solid") for each in rivals)
    table = together.with_game(replace(together.game, seats=alone))
    move = next(each for each in table.moves if each.seat and len(each.before.legal_moves()) > 1)
    played, best = move.move, next(each for each in move.before.legal_moves() if each != move.move)
    for cost, expected in ((4, [(str(move.before), str(best))]), (0.5, [])):
        turns = JudgedTurn((best,), loss=Estimate(0, 0)), JudgedTurn((played,), loss=Estimate(cost, 1))
        settled = Settled(0, played, Judgement(move.before, Depth.LOOK, turns), is_suggested=False)
        await over.services.slots.ask(SETTLED, table, move.ply, settled)
        assert [*await over.services.slots.ask(STUDIED, table)] == expected
        assert not [*await over.services.slots.ask(STUDIED, together)]


async def test_games_are_reviewed_one_after_the_other_until_there_is_something_to_ask(over: SimulatedServer) -> None:
    await play_a_game(over)
    reviews: Any = FEATURE.of(over.services).reviews
    reviews.pool = PoolThatFindsNothingFirst(ENGINE)
    forged = Address(ReviewAction.ANSWER, (await table_of(over)).game.id, argument="0|>1")
    assert words("error-old-button") in (await click_forged(over.people["Ola"], over, forged)).text
    page = await visit(over.people["Ola"], over, ReviewAction.FIND)
    assert words("turns-title", when_date="") in page.text
    assert says(page.text, "turns-choose", points=5)


async def test_a_review_that_fails_is_told_with_another_try(
    over: SimulatedServer, capfd: pytest.CaptureFixture[str]
) -> None:
    ola = over.people["Ola"]
    reviews = FEATURE.of(over.services).reviews
    reviews.pool = review_pool()
    reviews.pool.module = "tests.features.reviews.failing_worker"
    page = read(await click_forged(ola, over, Address(ReviewAction.FIND, argument="1")))
    assert words("error-analysis-failed") in page.text
    assert "Traceback" in capfd.readouterr().err, "that of the process"
    await reviews.pool.close()
    in_this_process(over)
    await ola.click(page, ReviewAction.FIND)
    assert says(page.text, "turns-choose", points=5)


async def test_a_missed_question_comes_again_after_three_days_and_another_never(over: SimulatedServer) -> None:
    ola, elsewhere = (await analysed(over)).people["Ola"], over.add_channel("elsewhere")
    found, missed, *others = await due(over, ola)
    asked = await visit(ola, over, ReviewAction.FIND, place=elsewhere)
    await give(over, ola, asked, 0)
    assert says(asked.text, "solution-right")
    await ola.click(asked, ReviewAction.FIND)
    await give(over, ola, asked, -1)
    assert says(asked.text, "solution-wrong")
    assert words("turns-as-played") in asked.text
    assert names_of(missed, missed.as_played) == ["You played", "The best"]
    assert [each.start for each in await due(over, ola)] == [each.start for each in others]
    await over.pass_time(24 * 3)
    assert [each.start for each in await due(over, ola)] == [each.start for each in (missed, *others)]
    assert found.start != missed.start


async def test_the_last_answer_sums_up_with_the_way_on_and_says_when_a_missed_question_comes_again(
    over: SimulatedServer,
) -> None:
    ola = (await analysed(over)).people["Ola"]
    asked = await visit(ola, over, ReviewAction.FIND)
    for left in range(len(await due(over, ola)) - 1, -1, -1):
        await give(over, ola, asked, -1)
        assert words("turns-done") not in asked.text
        if left:
            assert not says(asked.text, "turns-later")
            await ola.click(asked, ReviewAction.FIND)
    found = await FEATURE.of(over.services).own_turns.turns(ola.id)
    good, clear = (found.verdicts[each] for each in (Verdict.AS_GOOD, Verdict.CLEARLY_BETTER))
    assert 0 < good < found.verdicts.total() == good + clear
    assert (found.found, found.a_little) == (0, [])
    praise = " ".join((words("turns-sum", good=good, turns=good + clear), words("turns-clear", count=clear)))
    assert praise in map(written, await over.services.slots.ask(CAREER, ola.id, None, LOCALIZER))
    again = await visit(ola, over, ReviewAction.FIND)
    for page in (asked, again):
        assert praise in page.text
        assert says(page.text, "turns-later")
        assert {*present("puzzle")} <= {*page.actions}


async def test_the_first_question_comes_while_the_review_goes_on_and_who_looks_again_finds_more(
    over: SimulatedServer,
) -> None:
    own, reviews, ola = FEATURE.of(over.services).own_turns, FEATURE.of(over.services).reviews, over.people["Ola"]
    pool: Any = PoolUnderWay()
    reviews.pool = pool
    making = reviews.review(await table_of(over))
    await pool.has_part.wait()
    page = await visit(ola, over, ReviewAction.FIND)
    assert says(page.text, "turns-choose", points=5)
    first = await own.turns(ola.id)
    turns = first.verdicts.total()
    assert first.verdicts == {Verdict.CLEARLY_BETTER: 1, None: turns - 1}
    await give(over, ola, page, 0)
    assert words("turns-sum-of-some", good=0, studied=1, turns=turns) in page.text
    pool.may_end.set()
    await making
    await ola.click(page, ReviewAction.FIND)
    more = await own.turns(ola.id)
    assert says(page.text, "turns-choose", points=5)
    assert (more.unknown, more.verdicts.total(), more.verdicts[None]) == (None, turns, 0)
    assert first.due[0].start not in [each.start for each in more.due]


async def test_turns_where_something_was_a_little_better_are_shown_one_by_one(over: SimulatedServer) -> None:
    reviews: Any = FEATURE.of(over.services).reviews
    reviews.pool = PoolThatFindsLittle(ENGINE)
    await analysed(over)
    await play_a_game(over)
    ola = (await analysed(over)).people["Ola"]
    page = await visit(ola, over, ReviewAction.FIND)
    own = await FEATURE.of(over.services).own_turns.turns(ola.id)
    few = own.verdicts[Verdict.A_LITTLE_BETTER]
    assert (len(own.due), len(own.a_little) > 1) == (0, True)
    assert words("turns-little", count=few) in page.text
    for left in reversed(range(few)):
        await ola.click(page, ReviewAction.SHOW_LITTLE)
        assert says(page.text, "solution-better")
        assert (ReviewAction.SHOW_LITTLE in page.actions) is (left > 0)
    forged = Address(ReviewAction.SHOW_LITTLE, argument=f" {few}")
    assert words("error-old-button") in (await click_forged(ola, over, forged)).text


@pytest.mark.parametrize("verdict", [Verdict.A_LITTLE_BETTER, Verdict.CLEARLY_BETTER])
async def test_nobody_is_asked_about_what_a_hint_said_and_the_sum_says_so(
    over: SimulatedServer, verdict: Verdict
) -> None:
    reviews: Any = FEATURE.of(over.services).reviews
    reviews.pool = PoolThatChanges(ENGINE)
    reviews.pool.facts = {"by_hint": True, "verdict": verdict}
    ola = (await analysed(over)).people["Ola"]
    page = await visit(ola, over, ReviewAction.FIND)
    own = await FEATURE.of(over.services).own_turns.turns(ola.id)
    assert (len(own.due), own.hints_wrong) == (0, own.verdicts[verdict])
    assert words("turns-hints-wrong", count=own.hints_wrong) in page.text
    assert ReviewAction.SHOW_LITTLE not in page.actions


async def test_after_the_last_question_of_a_game_come_those_of_other_games(over: SimulatedServer) -> None:
    ola = (await analysed(over)).people["Ola"]
    await play_a_game(over)
    await analysed(over)
    asked, seen = await visit(ola, over, ReviewAction.FIND), list[int]()
    while left := await due(over, ola):
        seen.append(left[0].table.game.id)
        await give(over, ola, asked, -1)
        assert says(asked.text, "turns-later") is (len(left) == 1)
        if len(left) > 1:
            await ola.click(asked, ReviewAction.FIND)
    assert len({*seen}) == 2


async def test_nobody_answers_what_they_are_not_asked_and_sees_a_chart_of_a_game_elsewhere(
    over: SimulatedServer,
) -> None:
    (ola, _), zuri = (await analysed(over)).people.values(), over.newcomer("Zuri")
    [first, *_], game_id = await due(over, ola), (await table_of(over)).game.id
    for argument in ("", "x|>1", "9999|>1", "0|>1", f"{first.start}|>99", str(first.start)):
        forged = Address(ReviewAction.ANSWER, game_id, argument=argument)
        assert words("error-old-button") in (await click_forged(ola, over, forged)).text
    assert first.start in [each.start for each in await due(over, ola)]
    of_another = Address(ReviewAction.ANSWER, argument=f"{game_id} {first.start}|{first.question.best}")
    assert read(await click_forged(zuri, over, of_another)).text == words("error-old-button")
    # Below the end of a game others come to its chart, which is theirs in its channel alone.
    shown = read(await click_forged(zuri, over, Address(ReviewAction.FIND, argument=str(game_id))))
    assert says(shown.text, "chart-title")
    assert [name.startswith("analysis-1") for name in shown.files] == [True]
    elsewhere, chart = over.add_channel("elsewhere"), Address(ReviewAction.SHOW_CHART, argument="1")
    for person, is_refused in ((zuri, True), (ola, False)):
        told = read(await click_forged(person, over, chart, elsewhere)).text
        assert (told == words("error-no-such-game")) is is_refused
