"""A finished game once more: its analysis, with the turns that were costly, and its film."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate, pairwise

import pytest

from bot.chat.history.analysis import analysis, better_turn, blamed
from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Button, Screen
from bot.games.game import Suggestions
from bot.games.names import safe_name
from bot.games.table import PlayedMove, Table, game_record
from engine.moves import Move, Pick, Place
from engine.state import State
from players.advisor import best_advisor
from players.analysis.summary import BetterTurn
from players.intervals import Estimate
from players.remark_finder import Placement, Remark
from players.remarks import remarks
from renderers import ChoiceView
from tests.bot.sample_analysis import sample_summary
from tests.bot.sample_tables import FIRST_USER, LOCALIZER, recorded
from tests.bot.screen_checks import buttons, text_of
from tests.bot.server import Message, SimulatedServer, click_forged, read
from tests.bot.words import plain, says, says_only, words
from tests.recorded_games import RECORD_OF

SAMPLE = "tests.bot.sample_analysis"
GAME = recorded(RECORD_OF["kd-3"])
SUMMARY = sample_summary(game_record(GAME))


async def open_shown(server: SimulatedServer, name: str = "Ola", what: Action = Action.ANALYSE) -> Message:
    """What somebody sees who taps the button of the analysis, or that of the film in what they look back at."""
    person = server.people.get(name) or server.newcomer(name)
    shown = read(await person.click(server.newest, Action.SHOW_STEP)) if what is Action.SHOW_FILM else server.newest
    return read(await person.click(shown, what))


# ---- in the channel


async def test_whoever_taps_sees_the_analysis_alone_in_a_message_of_its_own(over: SimulatedServer) -> None:
    before = len(over.messages())
    shown = await open_shown(over, "Zuri")
    assert (shown.is_private, len(over.messages())) == (True, before)
    assert [name.startswith("analysis-1") for name in shown.files] == [True]
    assert says(shown.text, "analysis-title")
    assert shown.actions == [Action.SHOW_BETTER_TURN, Action.SHOW_ANALYSIS], "who has not played cannot show it"


async def test_an_analysis_that_is_there_is_shown_at_once_also_after_a_restart(over: SimulatedServer) -> None:
    first = (await open_shown(over)).text
    await over.restart()
    over.services.studies.analyses.pool.module = "tests.bot.faulty_players"
    assert (await open_shown(over)).text == first


async def test_the_turns_are_pages_that_follow_each_other_and_lead_back(over: SimulatedServer) -> None:
    ola, shown = over.people["Ola"], await open_shown(over)
    await ola.click(shown, Action.SHOW_BETTER_TURN)
    first, pages = shown.text, [Action.SHOW_BETTER_TURN, Action.SHOW_BETTER_TURN]
    assert shown.actions[:2] == pages
    assert shown.actions[-1] is Action.SHOW_ANALYSIS
    back, forth, *_ = shown.buttons
    assert (back.is_disabled, forth.is_disabled) == (True, False)
    assert says(first, "analysis-gain-long", points="+5", percent="+12")
    assert words("analysis-played") in first
    assert words("analysis-other") in first
    await ola.click(shown, Action.SHOW_BETTER_TURN, forth.argument)
    assert shown.text != first
    await ola.click(shown, Action.SHOW_BETTER_TURN, shown.buttons[0].argument)
    assert shown.text == first
    await ola.click(shown, Action.SHOW_ANALYSIS)
    assert shown.text.startswith(f"**{words('analysis-title', id=1)}**")


async def test_somebody_who_has_played_shows_it_to_everybody_once_and_silently(over: SimulatedServer) -> None:
    result, shown = over.newest, await open_shown(over)
    own = [Action.SHOW_BETTER_TURN, Action.FIND_BETTER]
    assert shown.actions == [*own, Action.SHARE_ANALYSIS, Action.SHOW_ANALYSIS]
    await over.people["Ola"].click(shown, Action.SHARE_ANALYSIS)
    assert shown.actions == [*own, Action.SHOW_ANALYSIS]
    [shared] = over.after(result)
    assert shared.files == ["analysis-1.png"]
    assert shared.is_silent
    assert (shared.actions, shared.selects, shared.pinged) == ([Action.ANALYSE], [], [])
    answer = await over.people["Kenji"].click(shared, Action.ANALYSE)
    assert answer.response
    assert answer.response.is_private
    assert result.actions == [Action.REMATCH, Action.SHOW_STEP, Action.ANALYSE, Action.BEAT]


async def test_nobody_else_shows_it_with_a_forged_button(over: SimulatedServer) -> None:
    await open_shown(over)
    zuri = over.newcomer("Zuri")
    for action in (Action.SHARE_ANALYSIS, Action.SHARE_FILM):
        before = over.newest
        assert (await click_forged(zuri, over, Address(action, 1))).text == words("error-not-seated")
        [forged] = over.after(before)
        assert forged.actions == [action]


async def test_an_analysis_that_fails_is_told_in_place_of_the_promise_with_another_try(
    over: SimulatedServer, capfd: pytest.CaptureFixture[str]
) -> None:
    over.services.studies.analyses.pool.module = "tests.bot.faulty_players"
    answer = await over.people["Ola"].click(over.newest, Action.ANALYSE)
    assert answer.response
    assert words("error-analysis-failed") in answer.response.text
    assert not says(answer.response.text, "analysis-waiting")
    assert not answer.followups, "no second message"
    assert "Traceback" in capfd.readouterr().err, "that of the process"
    over.services.studies.analyses.pool.module = SAMPLE
    await over.people["Ola"].click(answer.response, Action.SHOW_ANALYSIS)
    assert says(answer.response.text, "analysis-best-turn")


# ---- screens


def test_the_readers_turns_come_first_and_then_those_that_cost_most() -> None:
    reader = GAME.game.seats[1]
    [first] = buttons(analysis(GAME, SUMMARY, reader.user_id or 0, LOCALIZER), Action.SHOW_BETTER_TURN)
    numbers = [int(first)]
    for _ in blamed(GAME, SUMMARY)[1:]:
        page = better_turn(GAME, SUMMARY, numbers[-1], reader.user_id or 0, LOCALIZER)
        _, later = buttons(page, Action.SHOW_BETTER_TURN)
        numbers.append(int(later))
    turns = [SUMMARY.better[number] for number in numbers]
    own = [GAME.moves[each.start].chosen_by == reader.user_id for each in turns]
    assert own == sorted(own, reverse=True)
    assert 0 < sum(own) < len(own)
    labels = [
        [each.label for each in analysis(GAME, SUMMARY, user_id, LOCALIZER).controls if isinstance(each, Button)]
        for user_id in (reader.user_id or 0, 1)
    ]
    assert words("button-improve", count=sum(own)) in labels[0]
    assert words("button-better-turns") in labels[1]
    for is_own in (True, False):
        told = [number for number, each in zip(numbers, own, strict=True) if each is is_own]
        assert told == sorted(told)


def test_the_best_turn_is_that_of_the_reader_or_of_all() -> None:
    [best] = [line for line in text_of(analysis(GAME, SUMMARY, FIRST_USER + 9, LOCALIZER)).splitlines() if "%" in line]
    assert says_only(best, "analysis-best-turn", percent="+14")
    reader = next(seat for seat in GAME.game.seats if GAME.state.kingdom_of(seat.number) == SUMMARY.best[0].kingdom)
    own = text_of(analysis(GAME, SUMMARY, reader.user_id or 0, LOCALIZER))
    assert says(own, "analysis-best-turn", percent="+14")
    assert plain(safe_name(reader.name)) not in plain(own), "readers know who they are"


def test_a_reader_is_told_first_how_well_they_played_and_how_often_nothing_was_better() -> None:
    reader = next(seat.user_id for seat in GAME.game.seats if GAME.state.kingdom_of(seat.number) == 1)
    _, like, unsurpassed, *_ = text_of(analysis(GAME, SUMMARY, reader or 0, LOCALIZER)).splitlines()
    assert like == words("analysis-like", level=words("level-strong"))
    assert unsurpassed == words("analysis-unsurpassed", count=2)


async def test_somebody_who_wants_more_gets_a_finer_analysis_and_the_finest_offers_none(over: SimulatedServer) -> None:
    ola, shown = over.people["Ola"], await open_shown(over)
    for futures in (96, 384):
        await ola.click(shown, Action.SHOW_ANALYSIS)
        kept = await over.services.studies.analyses.kept(1)
        assert kept
        assert kept.futures == futures
    assert Action.SHOW_ANALYSIS not in shown.actions
    assert (await click_forged(ola, over, Address(Action.SHOW_ANALYSIS, 1, argument="385"))).text == words(
        "error-old-button"
    )


def test_nobody_is_blamed_for_a_turn_that_was_the_suggestion() -> None:
    before = TURN[0].before
    suggested = " ".join(map(str, best_advisor(before).best_turn(before)))
    states = list(accumulate(map(Move.parse, suggested.split()), State.play, initial=before))
    followed = tuple(
        replace(each, move=Move.parse(text), before=one, after=other)
        for each, text, (one, other) in zip(TURN, suggested.split(), pairwise(states), strict=True)
    )
    blame = replace(SUMMARY.better[0], start=GAME.moves.index(TURN[0]), played=len(TURN))
    for shown, blamed_turns in ((Suggestions.SHOWN, ()), (Suggestions.NONE, (blame,))):
        options = replace(GAME.game.options, suggestions=shown)
        moves = tuple(followed[TURN.index(each)] if each in TURN else each for each in GAME.moves)
        table = replace(GAME, game=replace(GAME.game, options=options), moves=moves)
        assert blamed(table, replace(SUMMARY, better=(blame,))) == blamed_turns


def test_where_nothing_would_have_been_better_there_is_nothing_to_choose() -> None:
    screen = analysis(GAME, replace(SUMMARY, better=()), FIRST_USER, LOCALIZER)
    assert words("analysis-none-better") in text_of(screen)
    assert [each.address.action for each in screen.controls] == [
        Action.FIND_BETTER,
        Action.SHARE_ANALYSIS,
        Action.SHOW_ANALYSIS,
    ]


def shown_turn(turn: Sequence[PlayedMove], other: Sequence[Move], rivals: float = 0, table: Table = GAME) -> Screen:
    """What is shown of a turn if other moves would have been better."""
    kingdom, gain = turn[0].before.king.kingdom, Estimate(3.2, 1.4)
    text, chance = " ".join(map(str, other)), Estimate(0.062, 0.031)
    better = BetterTurn(kingdom, GAME.moves.index(turn[0]), len(turn), text, gain, Estimate(rivals, 1), chance)
    return better_turn(table, replace(SUMMARY, better=(better,)), 0, FIRST_USER, LOCALIZER)


def is_with_line(turn: Sequence[PlayedMove], other: Sequence[Move]) -> bool:
    """Whether the only picture has the dominoes to choose from beside the kingdom."""
    [picture] = shown_turn(turn, other).pictures
    assert isinstance(picture.view, ChoiceView)
    return picture.view.line is not None


def others(played: PlayedMove, kind: type[Move]) -> list[Move]:
    """What could have been played instead of a move."""
    return [move for move in played.before.legal_moves() if isinstance(move, kind) and move != played.move]


TURN = next(turn for turn in GAME.turns if len(turn) == 2 and others(turn[0], Place) and others(turn[1], Pick))
"""A placement and a choice, with others that would have been possible."""


def test_a_better_turn_is_shown_by_its_kingdom_and_by_the_line_if_it_takes_another_domino() -> None:
    place, pick = TURN
    better_place, better_pick = others(place, Place)[0], others(pick, Pick)[0]
    assert not is_with_line(TURN, [better_place, pick.move])
    assert is_with_line(TURN, [place.move, better_pick])
    assert is_with_line(TURN, [better_place, better_pick])


def test_what_the_other_turn_would_have_gained_is_told_with_its_errors_and_of_the_others_if_it_is_clear() -> None:
    place, pick = TURN
    unclear, clear = (text_of(shown_turn(TURN, [place.move, others(pick, Pick)[0]], rivals)) for rivals in (0.9, -3.3))
    assert words("analysis-gain-long", points="+3", error=2, percent="+6", chance=4) in unclear
    assert not says(unclear, "analysis-gain-rivals")
    assert words("analysis-gain-rivals", rivals="−3") in clear


def test_only_what_speaks_for_one_of_the_placements_and_not_for_the_other_is_told() -> None:
    joining = next(
        turn
        for turn in GAME.turns
        if any(each.name == "reason-joins" for each in reasons(turn[0].before, turn[0].move))
    )
    place, *rest = joining
    other = next(move for move in others(place, Place) if not reasons(place.before, move))
    assert says(text_of(shown_turn(joining, [other, *(each.move for each in rest)])), "reason-joins")
    same_reasons = shown_turn(joining, [place.move, *(each.move for each in rest)])
    assert not says(text_of(same_reasons), "reason-joins")


def reasons(state: State, move: Move) -> tuple[Remark, ...]:
    return remarks(Placement(state, move)) if isinstance(move, Place) else ()


def test_a_turn_that_a_computer_player_played_for_somebody_is_told_so_and_is_not_theirs() -> None:
    number = GAME.turns.index(TURN)
    moves = tuple(replace(each, late=True, chosen_by=None) if each in TURN else each for each in GAME.moves)
    late = replace(GAME, moves=moves)
    place, pick = late.turns[number]
    assert says(text_of(shown_turn(TURN, [place.move, pick.move], table=late)), "told-by-late")
    reader = late.seat(place.seat or 0).user_id or 0
    [other] = [each for each in SUMMARY.better if each.start == GAME.moves.index(TURN[0])]
    stranger = next(each for each in SUMMARY.better if GAME.moves[each.start].chosen_by != reader)
    first = [
        buttons(analysis(table, replace(SUMMARY, better=(stranger, other)), reader, LOCALIZER), Action.SHOW_BETTER_TURN)
        for table in (GAME, late)
    ]
    assert [list(each) for each in first] == [["1"], ["0"]]


# ---- the film


async def test_whoever_taps_sees_the_film_alone(over: SimulatedServer) -> None:
    before = len(over.messages())
    film = await open_shown(over, "Zuri", Action.SHOW_FILM)
    [attached] = film.files
    assert re.fullmatch(r"film-1-55-[0-9a-f]{8}\.webp", attached)
    assert (film.is_private, len(over.messages())) == (True, before)
    assert film.labels == []


async def test_the_history_of_a_game_leads_to_its_film_once_it_is_finished(over: SimulatedServer) -> None:
    ola = over.people["Ola"]
    page = read(await ola.click(over.newest, Action.SHOW_STEP))
    film = read(await ola.click(page, Action.SHOW_FILM))
    # The page stays, so that one can go on with it.
    assert film.id != page.id
    [attached] = film.files
    assert re.fullmatch(r"film-1-55-[0-9a-f]{8}\.webp", attached)
    await over.begin()
    told = read(await ola.slash(over.channel, "kingdomino history"))
    await ola.choose(told, Action.READ_GAME, "2")
    assert Action.SHOW_FILM not in told.actions
    assert (await click_forged(ola, over, Address(Action.SHOW_FILM, 2))).text == words("error-old-button")
