"""The coach at a table of one: grades in the panel, why another turn was better, and where there is no grade."""

from contextlib import nullcontext

import pytest

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address
from bot.chat.screens.posed import why_not
from bot.games.advice import GradedTurn
from bot.games.series import can_play_on
from bot.workers.own_engine import advised
from players.analysis.judge import Depth, JudgedTurn, Judgement, answered
from players.analysis.review import Settled
from players.intervals import Estimate
from tests.bot.refusals import refused
from tests.bot.sample_tables import LOCALIZER, recorded, turn_starts
from tests.bot.server import Guest, Message, SimulatedServer, click_forged, finish, open_panel, read, takes
from tests.bot.words import says, words
from tests.recorded_games import RECORD_OF

SAMPLE = "tests.bot.sample_judge"


@pytest.fixture
async def alone(server: SimulatedServer) -> Guest:
    """A person who plays alone against a computer and is coached."""
    server.services.judge.pool.module = SAMPLE
    ola = server.people.pop("Ola")
    server.people = {"Ola": ola}
    await server.adjust(ola, coach=True)
    await server.begin(players=2)
    return ola


async def take_turn(server: SimulatedServer, *, last: bool) -> None:
    """Let the person finish a turn by the first legal moves, or by the last, which the sample calls best."""
    table = await server.table()
    state, texts = table.state, list[str]()
    while state.is_same_turn(table.state):
        texts.append(str(state.legal_moves()[-1 if last else 0]))
        state = state.play(state.legal_moves()[-1 if last else 0])
    address = Address(Action.PLAY, table.game.id, table.ply, " ".join(texts))
    await click_forged(server.people["Ola"], server, address)


async def graded_panel(server: SimulatedServer, *, last: bool = False) -> Message:
    """The next panel after a turn with something to choose."""
    while (await server.table()).state.domino is None:
        await take_turn(server, last=last)
    await take_turn(server, last=last)
    return await open_panel(server, server.people["Ola"])


async def test_why_shows_the_better_turn_in_place_of_the_panel_until_the_turn_is_undone(
    alone: Guest, server: SimulatedServer
) -> None:
    panel = await graded_panel(server)
    assert words("coach-cost", points=6) in panel.text
    told = read(await alone.click(panel, Action.WHY_NOT))
    assert told.id == panel.id
    assert words("solution-last-turn") in told.text
    assert says(told.text, "solution-better")
    back = read(await alone.click(told, Action.OPEN_PANEL))
    assert (back.id, words("coach-cost", points=6) in back.text) == (panel.id, True)
    await alone.click(back, Action.WHY_NOT)
    await click_forged(alone, server, Address(Action.UNDO_TURN, 1, (await server.table()).ply, "sure"))
    assert not told.is_there
    # The button of another turn is old.
    assert (await click_forged(alone, server, Address(Action.WHY_NOT, 1, 1, "0"))).text == words("error-old-button")


async def test_a_panel_without_a_channel_gets_the_grade_when_it_comes(alone: Guest, server: SimulatedServer) -> None:
    await finish(server)
    original = await server.services.tables.table(1)
    ply = [each for each in turn_starts(original) if can_play_on(original, each)][3]
    panel = read(await click_forged(alone, server, Address(Action.PLAY_ON, argument=f"1 {ply}")))
    await alone.click(panel, takes(panel)[0])
    assert await server.discord.until(lambda: says(panel.text, "coach-cost", points=6))


async def test_a_coach_that_fails_leaves_the_panel_as_it_is_and_is_asked_again(
    alone: Guest, server: SimulatedServer
) -> None:
    server.services.judge.pool.module = "tests.bot.faulty_players"
    panel = await graded_panel(server)
    assert not says(panel.text, "coach-cost", points=6)
    told = await click_forged(alone, server, Address(Action.WHY_NOT, 1, 1, "1"))
    assert told.text == words("error-old-button")
    coach, table, person = (
        server.services.judge,
        await server.table(),
        await server.services.tables.accounts.person(alone.id),
    )
    first = coach.grading(table, person)
    assert first
    assert await first is None
    server.services.judge.pool.module = SAMPLE
    again = coach.grading(table, person)
    assert again
    assert await again is not None


def test_each_step_of_a_suggestion_is_the_best_that_is_known() -> None:
    table = recorded(RECORD_OF["kd-2"])
    last = (turn[0].before for turn in reversed(table.turns) if not turn[-1].is_forced and turn[1:])
    state = next(last)
    first, second = advised(state, (), {})
    after = state.play(first)
    other = next(each for each in after.legal_moves() if each != second)
    assert advised(state, (), {str(after): str(other)}) == (first, other)
    assert advised(state, (first,), {str(after): str(other)}) == (other,)


@pytest.mark.parametrize(
    ("loss", "chance_loss", "expected"),
    [
        (Estimate(4, 1.5), Estimate(0.01, 0.02), 4),
        (Estimate(1.2, 1.5), Estimate(0.01, 0.02), 0),
        (Estimate(4, 1.5), Estimate(0.2, 0.3), 4),
        (Estimate(4, 1.5), Estimate(-0.2, 0.1), 0),
        (Estimate(-3, 1), Estimate(0, 0.1), 0),
    ],
)
def test_the_coach_speaks_of_what_clearly_cost(loss: Estimate, chance_loss: Estimate, expected: float) -> None:
    table, none = recorded(RECORD_OF["kd-2"]), Estimate(0, 0)
    turn = next(each for each in table.turns if each[0].before.domino)
    moves = tuple(each.move for each in turn)
    best = next(each for each in turn[0].before.legal_moves() if answered(each) != answered(moves[0]))
    turns = JudgedTurn((best,), none, none, none, none), JudgedTurn(moves, none, none, loss, chance_loss)
    judgement = Judgement(turn[0].before, Depth.LOOK, turns)
    graded = GradedTurn(turn, Settled(0, moves[0], judgement, is_suggested=False))
    assert graded.cost == expected
    with nullcontext() if expected else refused("error-old-button"):
        why_not(table, graded, LOCALIZER)
    assert (GradedTurn(turn).cost, GradedTurn(turn).question) == (0, None)
