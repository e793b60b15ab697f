"""All screens about a position of a game, for laws that hold for every one of them."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from dataclasses import replace
from typing import Any, TypeVar

from bot.chat.deeds.board import board
from bot.chat.deeds.proposals import pace_panel, stand_ins
from bot.chat.kit.blocks import Screen
from bot.chat.kit.markup import mention, relative_time
from bot.chat.screens import result
from bot.chat.screens.deck import DeckQuestion, deck
from bot.chat.screens.lobby import lobby
from bot.chat.screens.notices import OUTCOMES, SCREENS, in_the_morning, nudge, proposal_request, reminder, soon
from bot.chat.screens.panel import panel_screen
from bot.chat.screens.plan import Planning, ShownPlan, kept_plan, unkept_plan
from bot.chat.screens.posed import why_not
from bot.chat.screens.table_view import Look
from bot.chat.screens.turn import ask_clock, turn, turn_done
from bot.chat.slots import END
from bot.games.advice import GradedTurn
from bot.games.channel import is_wanted
from bot.games.game import Policy, Proposal, Reminder, Status, Suggestions
from bot.games.outbox import HAS_LEFT, NEW_HOST, REMINDING, Kind, Message
from bot.games.people.person import Person
from bot.games.proposals import PACE, PAUSE, SEAT, UNDO
from bot.games.series import Ending
from bot.games.table import Table
from bot.games.turn import Plan, imagine, possible_part, round_to_plan
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import safe_name
from engine.dominoes import Terrain
from engine.moves import Pick
from engine.scoring import SeriesStanding
from players.analysis.judge import Depth, JudgedTurn, Judgement
from players.analysis.review import Settled
from players.intervals import Estimate
from tests.bot.features import screens_of_features, slots_of_features
from tests.bot.sample_judge import last_moves
from tests.bot.sample_tables import FIRST_USER, LONGEST_NAME
from tests.bot.screen_checks import advised

T = TypeVar("T")
SOMEBODY = Person(1)
NO_SUGGESTIONS = Person(1, suggestions=Suggestions.NONE)
NEWS = (
    *((Kind.PROPOSED, (PACE, f"5 {policy}")) for policy in Policy),
    *((Kind.REFUSED, (PACE, f"5 {policy}", "1")) for policy in Policy),
    (Kind.PROPOSED, (SEAT, "1")),
    (Kind.PROPOSED, (UNDO, "0")),
    (Kind.REFUSED, (UNDO, "", "1")),
    (Kind.AGREED, (PACE, "5 turn")),
    (Kind.OFFERED, ("1",)),
    (Kind.OFFERED, ("1", HAS_LEFT)),
    *((kind, ("1", *more)) for kind in (Kind.TAKEN, Kind.RETURNED, Kind.RESIGNED) for more in ((), (NEW_HOST,))),
    (Kind.TAKEN, ("2",)),
    (Kind.RESIGNED, ("2",)),
    (Kind.HOST, ()),
    (Kind.FINISHED, ()),
    (Kind.LOCKED, ()),
    (Kind.AGREED, (PAUSE, "")),
    (Kind.REFUSED, (PAUSE, "", "1")),
)
IN_ANOTHER_WORLD = frozenset({Kind.INVITED, Kind.ROLE_CALL, Kind.OVER, Kind.CANCELLED})
"""The notices that other functions draw, as they need a lobby or an end."""
OF_THE_ERASED = (
    (Kind.HOST, ()),
    (Kind.PUT_OUT, ("9", "8")),
    (Kind.RESIGNED, ("1", NEW_HOST)),
    (Kind.TAKEN, ("1", NEW_HOST)),
)
"""News of people who were erased before they were sent."""


def public_screens(table: Table, localizer: FluentLocalizer) -> Iterator[Screen]:
    """The messages about a position in a running game, but for the panel."""
    for since in (table.ply, max(0, table.ply - 25)):
        yield turn(table, since, localizer)
        yield turn(
            replace(table, game=replace(table.game, times=replace(table.game.times, paused_at=1))), since, localizer
        )
    yield board(table, FIRST_USER, localizer)
    yield board(table, FIRST_USER, localizer, Look(0))
    yield board(table, FIRST_USER, localizer, Look(text_mode=True))
    yield board(table, FIRST_USER, localizer, Look(boards=True))
    yield from (deck(table, question, localizer) for question in (DeckQuestion(), DeckQuestion(Terrain.MINE)))
    left = table.with_game(replace(table.game, status=Status.CANCELLED))
    for moderator in (), (str(FIRST_USER), "Mara"):
        yield result.cancelled(left, Message(Kind.CANCELLED, moderator, offers_next=True), localizer)
    yield from timed_screens(table, localizer)
    yield turn_done(table, table.state.king.seat, localizer)
    asked = ask_clock(table, (-570, 0, 60, 840), 0, localizer)
    yield turn_done(table, table.state.king.seat, localizer, below=asked)
    moved = replace(table, game=replace(table.game, channel_id=10**19, home_id=10**18))
    yield turn(moved, table.ply, localizer)
    yield lobby(moved, localizer)
    if table.latest_turn:
        mover = table.latest_turn[0].seat or 0
        yield proposal_request(table, Proposal(UNDO, str(table.ply), (mover,)), localizer)


def timed_screens(table: Table, localizer: FluentLocalizer) -> Iterator[Screen]:
    """What is said about the pace of a running table and about somebody who takes longer."""
    for policy in Policy:
        game = replace(table.game, options=replace(table.game.options, policy=policy))
        if table.acting:
            told = Message(Kind.REMINDER, (str(table.ply),), calls_decided_at=10**9 - 86400)
            late = replace(game, reminder=Reminder(1, told.calls_decided_at, 10**9)).with_outbox(
                messages=(*game.outbox.messages, told)
            )
            yield reminder(replace(table, game=late), told, localizer)
            yield soon(table, told, localizer)
            yield stand_ins(replace(table, game=game), table.acting, localizer)
            due = replace(told, kind=Kind.NUDGE, calls_decided_at=table.game.times.moved_at, explains_night=True)
            yield (call := nudge(table, due, localizer))
            yield in_the_morning(call, [call.without_controls()] * 4, due, mention(FIRST_USER), localizer)
        hurrying = localizer("pace-hurry", name=safe_name(LONGEST_NAME), until_span=relative_time(10**9))
        yield pace_panel(game, "", localizer, hurrying)
        yield pace_panel(game, f"2160 {policy}", localizer)
        yield proposal_request(replace(table, game=game), Proposal(PACE, f"2160 {policy}", (1,)), localizer)
    first, second, *others = (replace(seat, offered=True) for seat in table.game.seats)
    lent, resigned = replace(first, owner_id=1, owner_name=LONGEST_NAME), replace(second, resigned=True)
    offered = replace(table, game=replace(table.game, seats=(lent, resigned, *others)))
    known = {*REMINDING, *IN_ANOTHER_WORLD, *(kind for kind, _ in (*NEWS, *OF_THE_ERASED))}
    # A new kind is drawn without a row in these lists.
    for kind, subject in (*NEWS, *((kind, ("1",)) for kind in SCREENS if kind not in known)):
        row = Message(kind, subject, offers_next=kind is Kind.FINISHED)
        is_open = is_wanted(offered.game, row) or kind not in OUTCOMES
        yield (SCREENS if is_open else OUTCOMES)[kind](offered, row, localizer)
    nobody = tuple(replace(each, user_id=None) for each in table.game.seats)
    erased = table.with_game(replace(table.game, seats=nobody, host_id=9))
    for kind, subject in OF_THE_ERASED:
        yield SCREENS[kind](erased, Message(kind, subject), localizer)


def panels(table: Table, localizer: FluentLocalizer) -> Iterator[Screen]:
    """Panels of a position, with suggestions and without, and with several moves in view."""
    for person in (SOMEBODY, NO_SUGGESTIONS):
        yield panel_screen(advised(table, person, localizer, notice=localizer("panel-moved-on")))
    for move in table.state.legal_moves()[::12]:
        yield panel_screen(advised(table, SOMEBODY, localizer, str(move)))
    alone = played_on(table)
    yield panel_screen(advised(alone, SOMEBODY, localizer, notice=localizer("played-on-begun")))
    yield from coached(table, localizer)
    yield from plans(table, localizer)


def coached(table: Table, localizer: FluentLocalizer) -> Iterator[Screen]:
    """A panel after a turn that cost nothing, little or much, and what would have been better."""
    turn, none = table.latest_turn_of(table.state.king.seat), Estimate(0, 0)
    if not turn:
        return
    yield panel_screen(advised(table, SOMEBODY, localizer, graded=GradedTurn(turn)))
    state, moves = turn[0].before, tuple(each.move for each in turn)
    best = last_moves(state)
    for points in (0, 1, 6):
        loss = Estimate(points, 0.9), Estimate(0, 0.02)
        turns = JudgedTurn(best, Estimate(50, 2), none, none, none), JudgedTurn(moves, Estimate(44, 2), none, *loss)
        settled = Settled(0, moves[0], Judgement(state, Depth.LOOK, turns), is_suggested=False)
        graded = GradedTurn(turn, settled)
        yield panel_screen(advised(table, SOMEBODY, localizer, graded=graded))
    if graded.question:
        yield why_not(table, graded, localizer)


def played_on(table: Table) -> Table:
    """The table as if it were played on from another game, with one person."""
    seats = [each if each.number == table.acting_seat else replace(each, user_id=None) for each in table.game.seats]
    options = replace(table.game.options, dynasty=False)
    game = replace(
        table.game,
        channel_id=0,
        guild_id=None,
        deal=replace(table.game.deal, origin="17 42"),
        seats=tuple(seats),
        options=options,
    )
    return table.with_game(game)


def plans(table: Table, localizer: FluentLocalizer) -> Iterator[Screen]:
    """A plan of somebody whose turn it is not, before it is kept and afterwards."""
    waiting = [seat.number for seat in table.game.seats if seat.number != table.acting_seat]
    for seat in [each for each in waiting if round_to_plan(table.state, each) is not None][:1]:
        plan = Plan(round_to_plan(table.state, seat) or 0)
        placed = imagine(table.state, seat, plan)[0].end.legal_moves()[:1]
        wishes = tuple(map(Pick, table.state.next_line.free if plan.round == table.state.round else ()))
        full = possible_part(table.state, seat, replace(plan, moves=placed, wishes=wishes)) or plan
        yield unkept_plan(Planning(table, seat, ShownPlan(full), SOMEBODY, localizer), localizer("plan-partly"))
        yield kept_plan(Planning(table, seat, ShownPlan(full), SOMEBODY, localizer))


def results(table: Table, localizer: FluentLocalizer) -> Iterator[Screen]:
    """The end of a game in the middle of a dynasty, and as it is told in the history."""
    ending = in_a_dynasty(table)
    yield result.result(table, ending, localizer)
    yield result.final_board(table, ending, localizer)
    yield result.final_board(played_on(table), Ending(), localizer)


def in_a_dynasty(table: Table) -> Ending:
    return Ending([(LONGEST_NAME, SeriesStanding(1, player, (300,))) for player in range(len(table.game.seats))])


def ends(table: Table, localizer: FluentLocalizer) -> Iterator[Screen]:
    """The end of a game with the buttons of all features, for the channel and for one person."""
    more = at_once(slots_of_features().ask(END, table, localizer))
    people = [each.user_id for each in table.game.people if each.user_id]
    for ending in (Ending(), in_a_dynasty(table)):
        yield result.result(table, ending, localizer, people, more)
        yield result.final_board(table, ending, localizer, more=more)


def at_once(asked: Coroutine[Any, Any, T]) -> T:
    """Return what a coroutine returns that waits for nothing: the laws of screens have no event loop."""
    try:
        asked.send(None)
    except StopIteration as ended:
        found: T = ended.value
        return found
    raise AssertionError("a button at the end needs more than the service that stands for its feature")


def every_result(table: Table, localizer: FluentLocalizer) -> Iterator[Screen]:
    """The results, and what features show about a finished game."""
    yield from results(table, localizer)
    yield from ends(table, localizer)
    for each in screens_of_features():
        yield from each.results(table, localizer)
