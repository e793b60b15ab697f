"""People plan turns that have not come: in the panel, privately, and told as plans once they are played."""

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from bot.chat.addresses import Action, Address
from bot.games.errors import PlanOutdated
from bot.games.game_changes import with_seat
from bot.games.models import Actor
from bot.games.moves.plans import DROPPED, Plan
from bot.games.seats.handover import return_to_seat
from tests.bot.query_counter import counted
from tests.bot.simulated_server import (
    Message,
    SimulatedServer,
    finish,
    message_with,
    open_panel,
    read,
    say,
    until_placing,
)

PLACEMENT, KEEP = "Plan this placement", "Keep this plan"


@pytest.fixture
async def four(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    """A channel with four people in it, and nothing going on."""
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji", "Zuri", "Robin") as server:
        yield server


async def open_plan(server: SimulatedServer, person: MemberActor) -> Any:
    answer = await person.click(server.newest.message, label="Plan ahead")
    assert answer.response
    return answer.response


async def plan_a_turn(server: SimulatedServer, person: MemberActor, *, wishes: int = 9) -> Any:
    """Plan the suggested placement, then the free dominoes as they lie, and keep that."""
    panel = await open_plan(server, person)
    while PLACEMENT in Message(panel).buttons:
        await person.click(panel, label=PLACEMENT)
        following = [label for label in Message(panel).buttons if label.endswith("as well")]
        for label in following:
            await person.click(panel, label=label)
    await rank(person, panel, wishes)
    await person.click(panel, label=KEEP)
    return panel


def dominoes(panel: Any) -> list[str]:
    """The buttons of the dominoes that are not ranked."""
    return [label for label in Message(panel).buttons if re.match(r"q?\d+( |$)", label)]


async def rank(person: MemberActor, panel: Any, wishes: int) -> None:
    for label in dominoes(panel)[:wishes]:
        await person.click(panel, label=label)


async def plans_of(server: SimulatedServer) -> dict[int | None, str | None]:
    return {seat.user_id: seat.plan for seat in (await server.table()).game.seats}


async def test_a_round_of_four_who_have_planned_is_one_public_message(four: SimulatedServer) -> None:
    await four.begin()
    first = await until_placing(four)
    before = four.newest
    for person in await four.others():
        panel = await plan_a_turn(four, person)
        assert "is kept" in Message(panel).text
    round_before = (await four.table()).state.round
    assert four.newest.id == before.id
    panel = await open_panel(four, first)
    await first.click(panel, label=next(label for label in Message(panel).buttons if label.startswith("Take")))
    assert (await four.table()).state.round == round_before + 1
    [told] = four.after(before)
    assert told.text.count("(planned)") == 3
    assert [line.count(" · took ") for line in told.text.splitlines() if "(planned)" in line] == [1, 1, 1]
    assert told.pinged == [(await four.acting_person()).name]
    assert set((await plans_of(four)).values()) == {None}


async def test_a_plan_is_seen_by_its_owner_alone(four: SimulatedServer) -> None:
    await four.begin()
    await until_placing(four)
    one, other, _ = await four.others()
    await plan_a_turn(four, one)
    [text] = [plan for plan in (await plans_of(four)).values() if plan]
    assert all(text.split(" ")[1] not in message.text for message in four.messages())
    # The other one finds an empty plan, and not that of somebody else.
    assert "Take the first" not in Message(await open_plan(four, other)).text
    export = await four.services.accounts.reader.export(other.id)
    assert text not in str(export)
    assert text in str(await four.services.accounts.reader.export(one.id))


async def test_whoever_is_on_turn_is_told_that_the_panel_is_no_plan(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    for answer in (Message(await open_plan(server, mover)), await say(mover, server, "plan")):
        assert "this is the real panel, and every move counts" in answer.text
        assert "Only place" in answer.buttons


async def test_nothing_is_kept_before_the_button_says_so(server: SimulatedServer) -> None:
    await server.begin()
    await until_placing(server)
    [waiting] = await server.others()
    panel = await open_plan(server, waiting)
    assert KEEP not in Message(panel).buttons
    await waiting.click(panel, label=PLACEMENT)
    await rank(waiting, panel, 1)
    assert KEEP in Message(panel).buttons
    assert set((await plans_of(server)).values()) == {None}


async def test_wishes_are_ranked_in_the_order_of_the_taps_and_taken_out_by_another(four: SimulatedServer) -> None:
    await four.begin()
    await until_placing(four)
    person = (await four.others())[0]
    panel = await open_plan(four, person)
    await person.click(panel, label=PLACEMENT)
    third, second, first, *_ = dominoes(panel)
    for label in (first, second, third):
        await person.click(panel, label=label)
    assert [label for label in Message(panel).buttons if label[3:5] == ": "] == [
        f"3rd: {third}",
        f"2nd: {second}",
        f"1st: {first}",
    ]
    await person.click(panel, label=f"2nd: {second}")
    assert {f"1st: {first}", second, f"2nd: {third}"} <= set(Message(panel).buttons)
    await person.click(panel, label=KEEP)
    wished = [each.split(" ")[0] for each in (first, third)]
    assert f"Take the first that is free: {wished[0]}, {wished[1]}" in Message(panel).text


async def test_keeping_twice_keeps_once(server: SimulatedServer) -> None:
    await server.begin()
    await until_placing(server)
    [waiting] = await server.others()
    await plan_a_turn(server, waiting)
    kept = (await plans_of(server))[waiting.id]
    again = Address(Action.KEEP_PLAN, (await server.table()).game.id, argument=str(kept))
    twice = await message_with(server, f"b:{again}")
    assert "is kept" in Message((await waiting.click(twice, label="Forged")).response or twice).text
    assert (await plans_of(server))[waiting.id] == kept


async def test_keeping_once_more_when_the_plan_was_played_says_that_it_is_over(four: SimulatedServer) -> None:
    await four.begin()
    await until_placing(four)
    table = await four.table()
    waiting = four.people[table.name_of(table.state.turns[1].king.seat)]
    await plan_a_turn(four, waiting)
    again = Address(Action.KEEP_PLAN, table.game.id, argument=str((await plans_of(four))[waiting.id]))
    twice = await message_with(four, f"b:{again}")
    while not any(each.planned for each in (await four.table()).moves):
        await four.step()
    await waiting.click(twice, label="Forged")
    assert "The turn of that plan is over" in four.again(Message(twice)).text
    assert set((await plans_of(four)).values()) == {None}


async def test_a_plan_is_changed_dropped_and_kept_again(server: SimulatedServer) -> None:
    await server.begin()
    await until_placing(server)
    [waiting] = await server.others()
    panel = await plan_a_turn(server, waiting)
    kept = (await plans_of(server))[waiting.id]
    await waiting.click(panel, label="Drop this plan")
    assert (await plans_of(server))[waiting.id] is None
    assert "The plan is dropped" in Message(panel).text
    await waiting.click(panel, label=KEEP)
    assert (await plans_of(server))[waiting.id] == kept
    await waiting.click(panel, label="Change")
    await waiting.click(panel, label="Start over")
    assert PLACEMENT in Message(panel).buttons
    # What is looked at changes nothing, and says so.
    assert (await plans_of(server))[waiting.id] == kept
    assert "Another plan for this turn is kept." in Message(panel).text
    again = await say(waiting, server, "plan")
    assert "is kept" in again.text
    for label in ("Change", "Start over", "Drop the kept plan"):
        await waiting.click(again.message, label=label)
    assert (await plans_of(server))[waiting.id] is None


async def test_a_placement_without_wishes_leaves_the_choice_and_the_panel_says_so(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    [waiting] = await server.others()
    panel = await plan_a_turn(server, waiting, wishes=0)
    assert "You are asked which domino to take" in Message(panel).text
    while await server.acting_person() is mover:
        await server.step()
    # The domino is placed already, which the others do not see.
    assert server.newest.text.endswith(", choose a domino")
    assert server.newest.buttons[0] == "My turn"
    answer = Message(await open_panel(server, waiting))
    assert "it leaves the rest to you" in answer.text
    assert "Choose your next domino" in answer.text


async def test_a_control_of_a_plan_whose_turn_has_come_opens_the_panel(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    [waiting] = await server.others()
    panel = await open_plan(server, waiting)
    await waiting.click(panel, label=PLACEMENT)
    while await server.acting_person() is mover:
        await server.step()
    await waiting.click(panel, label=KEEP)
    assert "It is your turn now" in Message(panel).text
    assert "Only place" in Message(panel).buttons
    assert set((await plans_of(server)).values()) == {None}


async def test_a_control_of_a_plan_whose_turn_is_over_says_so(four: SimulatedServer) -> None:
    await four.begin()
    await until_placing(four)
    waiting = (await four.others())[0]
    panel = await open_plan(four, waiting)
    await waiting.click(panel, label=PLACEMENT)
    before = (await four.table()).state.round
    while (table := await four.table()).state.round == before or await four.acting_person() is waiting:
        # Not in a message of their own, which would take the place of the plan's.
        acting, move = table.acting, str(table.state.legal_moves()[0])
        assert acting is not None
        await four.services.tables.play(table.game.id, table.ply, move, Actor(acting.user_id, acting.name))
    await waiting.click(panel, label=KEEP)
    assert "The turn of that plan is over" in Message(panel).text
    assert set((await plans_of(four)).values()) == {None}


async def test_a_wish_that_was_taken_meanwhile_is_left_out_before_the_plan_is_kept(four: SimulatedServer) -> None:
    await four.begin()
    mover = await until_placing(four)
    waiting = four.people[(await four.table()).name_of((await four.table()).state.turns[2].king.seat)]
    panel = await open_plan(four, waiting)
    await waiting.click(panel, label=PLACEMENT)
    await rank(waiting, panel, 9)
    while await four.acting_person() is mover:
        await four.step()
    await waiting.click(panel, label=KEEP)
    assert "what is not possible any more is left out" in Message(panel).text
    await waiting.click(panel, label=KEEP)
    assert "is kept" in Message(panel).text


async def test_the_first_choice_is_planned_by_wishes_alone(four: SimulatedServer) -> None:
    await four.begin()
    waiting = (await four.others())[0]
    panel = await plan_a_turn(four, waiting)
    assert "Your plan for the first choice is kept" in Message(panel).text
    before = four.newest
    while (await four.table()).state.domino is None and await four.acting_person() is not waiting:
        await four.step()
    assert any("(planned)" in message.text for message in four.after(before))


async def test_both_kings_of_one_player_are_planned_in_one_plan(server: SimulatedServer) -> None:
    await server.begin()
    while (
        len({turn.king.seat for turn in (await server.table()).state.turns}) < 2
        or not (await server.table()).state.domino
    ):
        await server.step()
    [waiting] = await server.others()
    dominoes = [
        str(turn.domino)
        for turn in (await server.table()).state.turns
        if (await server.table()).name_of(turn.king.seat) == waiting.name
    ]
    panel = await plan_a_turn(server, waiting)
    text = Message(panel).text
    assert all(f"Place {domino} on" in text for domino in dominoes)


async def test_after_the_turn_only_the_next_placement_can_be_planned(four: SimulatedServer) -> None:
    await four.begin()
    mover = await until_placing(four)
    while await four.acting_person() is mover:
        await four.step()
    panel = await open_plan(four, mover)
    await mover.click(panel, label=PLACEMENT)
    assert "that line is not dealt yet" in Message(panel).text
    await mover.click(panel, label=KEEP)
    assert "Your plan for round 2 is kept" in Message(panel).text


async def test_strangers_and_old_messages_are_answered(four: SimulatedServer) -> None:
    await four.begin()
    await until_placing(four)
    stranger = four.newcomer("Lotte")
    assert "seat" in read(await stranger.click(four.newest.message, label="Plan ahead")).text
    game, person = (await four.table()).game.id, four.people["Ola"]
    for address in (
        Address(Action.CHANGE_PLAN, game, argument="nonsense"),
        Address(Action.KEEP_PLAN, game, argument="1 >"),
    ):
        forged = await message_with(four, f"b:{address}")
        assert "does not do anything any more" in read(await person.click(forged, label="Forged")).text
    late = await message_with(four, f"b:{Address(Action.OPEN_PLAN, game)}")
    await finish(four)
    assert "is over" in read(await person.click(late, label="Forged")).text


async def test_a_dropped_plan_is_told_at_the_next_look(server: SimulatedServer) -> None:
    await server.begin()
    await until_placing(server)
    [waiting] = await server.others()
    await plan_a_turn(server, waiting)
    game = (await server.table()).game
    seat = game.seat_of(waiting.id)
    assert seat is not None
    await server.services.tables.change(game.id, lambda game: with_seat(game, replace(seat, computer="greedy")))
    await server.services.tables.change_now(game.id, return_to_seat, Actor(waiting.id, waiting.name))
    assert (await plans_of(server))[waiting.id] == DROPPED
    assert "Your plan was dropped" in Message(await open_plan(server, waiting)).text


async def test_a_planned_turn_costs_no_more_statements(four: SimulatedServer) -> None:
    await four.begin()
    first = await until_placing(four)
    for person in await four.others():
        await plan_a_turn(four, person)
    panel = await open_panel(four, first)
    with counted(four.database) as asked:
        await first.click(panel, label=next(label for label in Message(panel).buttons if label.startswith("Take")))
    assert len(asked.reads) <= 4
    # The third notes the hint in the panel of the next turn, which is theirs again.
    assert asked.writes == 3
    other = (await four.others())[0]
    with counted(four.database) as asked:
        planned = await open_plan(four, other)
    assert len(asked.reads) <= 4
    assert asked.writes == 0
    await other.click(planned, label=PLACEMENT)
    with counted(four.database) as asked:
        await other.click(planned, label=KEEP)
    assert len(asked.reads) <= 4
    assert asked.writes == 1


async def test_queendominos_knights_and_buildings_are_planned(four: SimulatedServer) -> None:
    await four.begin(game="qd")
    await until_placing(four)
    waiting = (await four.others())[0]
    panel = await open_plan(four, waiting)
    await waiting.click(panel, label=PLACEMENT)
    knight = next(label for label in Message(panel).buttons if label.startswith("Knight to"))
    await waiting.click(panel, label=knight)
    while skip := [label for label in Message(panel).buttons if label.startswith("Skip")]:
        await waiting.click(panel, label=skip[0])
    await rank(waiting, panel, 2)
    await waiting.click(panel, label=KEEP)
    text = Message(panel).text
    assert "2. Send a knight to" in text
    assert "3. Take the first that is free" in text
    before = four.newest
    while not any(each.planned for each in (await four.table()).moves):
        await four.step()
    line = next(line for message in four.after(before) for line in message.text.splitlines() if "(planned)" in line)
    assert "knight: 1 coin on " in line


async def test_suggestions_are_hidden_in_a_plan_as_well_and_can_be_shown_there(server: SimulatedServer) -> None:
    await server.begin()
    await until_placing(server)
    [waiting] = await server.others()
    await server.services.accounts.change(waiting.id, lambda person: replace(person, suggestions=False))
    panel = await open_plan(server, waiting)
    assert PLACEMENT not in Message(panel).buttons
    await waiting.click(panel, label="Show suggestions")
    assert PLACEMENT in Message(panel).buttons
    assert (await server.services.accounts.person(waiting.id)).suggestions


async def test_the_rest_of_a_forged_plan_is_ignored(server: SimulatedServer) -> None:
    await server.begin()
    await until_placing(server)
    game = (await server.table()).game.id
    [waiting] = await server.others()
    with pytest.raises(PlanOutdated):
        await server.services.plans.keep(game, Plan.parse("99 >1"), Actor(waiting.id, "Ola"))
