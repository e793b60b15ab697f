"""Screens of positions that nobody has reached yet: a planned turn, a suggested turn, another answer, a game played on.

The last two rounds matter most: after an imagined move, nobody may be on turn, and no line may be left.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.chat.actions import Action
from bot.chat.extension import Panel
from bot.chat.kit.blocks import Address
from bot.chat.screens.panel import panel_screen, steps_of
from bot.chat.screens.plan import Planning, ShownPlan, kept_plan, unkept_plan
from bot.chat.screens.posed import Posed, question_screen, solution_screen
from bot.games.game import Actor, Status
from bot.games.people.person import Person
from bot.games.series import can_play_on, played_on
from bot.games.table import PlayedTurn, Table
from bot.games.turn import Plan, imagine, open_turns, planned_moves, require_plan, round_to_plan
from engine.moves import Pick, Place
from players.analysis.questions import Answer, Question
from players.intervals import Estimate
from tests.bot.chat.turn.test_plan_screens import a_planning, arguments
from tests.bot.sample_judge import last_moves
from tests.bot.sample_tables import FIRST_USER, LOCALIZER, recorded, with_records
from tests.bot.screen_checks import check
from tests.recorded_games import RECORDS

SOMEBODY = Person(1)


def last_turns(path: Path, rounds: int) -> Iterator[tuple[Table, PlayedTurn]]:
    """The running table at the start of each turn of the last rounds of a recorded game, and the turn."""
    over = recorded(path)
    running = replace(over, game=replace(over.game, status=Status.PLAYING))
    for turn in over.turns:
        start = turn[0].before
        if start.format.rounds - start.round < rounds:
            yield running.until(turn[0].ply), turn


def plans(table: Table, every: int) -> Iterator[Planning]:
    """Plans by everybody who may plan now: every nth of the legal placements, alone and with one of the next domino."""
    for seat in (each.number for each in table.game.seats if each.number != table.acting_seat):
        number = round_to_plan(table.state, seat)
        if number is None:
            continue
        first, *_ = imagine(table.state, seat, Plan(number))
        for move in first.start.legal_moves()[::every]:
            yield a_planning(table, seat, f"{number} {move}")
            if len(turns := imagine(table.state, seat, Plan.parse(f"{number} {move}"))) > 1:
                yield a_planning(table, seat, f"{number} {move} {turns[1].start.legal_moves()[-1]}")


def check_plans(path: Path, *, rounds: int, every: int) -> None:
    """Show each plan, keep it, follow each of its controls, and carry it out when its turn comes."""
    for table, _ in last_turns(path, rounds):
        for planning in plans(table, every):
            actor = Actor(FIRST_USER + planning.seat - 1, "")
            assert require_plan(table, planning.plan, actor).number == planning.seat
            check(kept_plan(planning))
            for text in arguments(check(unkept_plan(planning))):
                led = unkept_plan(replace(planning, shown=ShownPlan.parse(text)))
                assert led.controls, text
            check_carried_out(planning)


def check_carried_out(planning: Planning) -> None:
    """Carry a planned placement out at its recorded turn; others have not moved in the kingdom, team-mates aside."""
    table, plan = planning.table, planning.plan
    domino = open_turns(table.state, planning.seat)[0].domino
    coming = (each.before for each in table.left_out if each.before.turns and each.seat == planning.seat)
    state = next(each for each in coming if each.domino is domino and each.round == plan.round)
    made = planned_moves(state, plan)
    if plan.moves and len(state.owners(state.king.kingdom)) == 1:
        assert made == plan.moves[:1]
    for move in made:
        state = state.play(move)


@pytest.mark.slow
@with_records
@pytest.mark.sampled(2)
def test_every_turn_of_the_last_two_rounds_can_be_planned_and_the_plan_is_carried_out(path: Path) -> None:
    check_plans(path, rounds=2, every=11)


@pytest.mark.long
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_turn_of_every_round_can_be_planned_and_the_plan_is_carried_out(path: Path) -> None:
    check_plans(path, rounds=99, every=25)


@pytest.mark.slow
@with_records
@pytest.mark.sampled(2)
def test_a_panel_of_the_last_two_rounds_shows_each_move_and_each_step_before_it_is_made(path: Path) -> None:
    keys = "", "place", "knights", "build", "dragon", "choose", "choose place", "finish"
    for table, turn in last_turns(path, 2):
        within = ((turn[made].ply, (*table.moves, *turn[:made])) for made in range(1, len(turn)))
        for now in (table, *(replace(table, ply=ply, moves=moves, left_out=()) for ply, moves in within)):
            moves = map(str, now.state.legal_moves()[::9])
            for focus in (*keys, *(f"turn {key}" for key in keys[1:6]), *moves):
                advice = last_moves(now.state)
                check(panel_screen(Panel(now, SOMEBODY, LOCALIZER, advice, focus, steps_of(now.state))))


@with_records
def test_every_answer_to_a_question_about_the_last_two_rounds_is_shown_with_its_kingdom(path: Path) -> None:
    over, none = recorded(path), Estimate(0, 0)
    for table, turn in last_turns(path, 2):
        for played in turn:
            legal = played.before.legal_moves()
            picks = [each for each in legal if isinstance(each, Pick)]
            # Of the court's moves there may be dozens; a question has few.
            others = [each for kind in dict.fromkeys(map(type, legal)) for each in legal if type(each) is kind][:8]
            for moves in (each for each in (picks, legal if isinstance(legal[0], Place) else others) if len(each) > 1):
                answers = Answer(moves[0], none), *(Answer(each, Estimate(4, 1)) for each in moves[1:])
                question = Question(played.before, Estimate(50, 2), answers)
                posed = Posed(question, over.until(table.ply), Address(Action.WHY_NOT), LOCALIZER)
                check(question_screen(posed, "", ""))
                for answer in answers[::5]:
                    check(solution_screen(posed, answer, ""))


@with_records
def test_a_game_is_played_on_from_each_choice_of_the_last_two_rounds(path: Path) -> None:
    over, names = recorded(path), [f"Greta {number}" for number in range(10)]
    for table, _ in last_turns(path, 2):
        if can_play_on(over, table.ply):
            new = played_on(over, table.ply, Actor(5, "Ola"), names, None, 5)
            steps = steps_of(new.state)
            check(panel_screen(Panel(replace(new, game=replace(new.game, id=1)), SOMEBODY, LOCALIZER, steps=steps)))
