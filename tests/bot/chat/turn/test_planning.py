"""People plan turns that have not come: in the panel, privately, and told as plans once they are played."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.chat.actions import Action
from bot.chat.screens.steps import CHOOSE
from tests.bot.server import Guest, Message, SimulatedServer, begin_placing, open_panel, say
from tests.bot.words import says, says_only, words


@pytest.fixture
async def four(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    """A channel with four people in it, and nothing going on."""
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji", "Zuri", "Robin") as server:
        yield server


async def open_plan(server: SimulatedServer, person: Guest) -> Message:
    answer = await person.click(server.newest, Action.OPEN_PLAN)
    assert answer.response
    return answer.response


async def plan_a_turn(server: SimulatedServer, person: Guest, *, wishes: int = 9) -> Message:
    """Plan the suggested placement, then the free dominoes as they lie, and keep that."""
    panel = await open_plan(server, person)
    while panel.saying("button-plan-place"):
        await plan_placement(person, panel)
        for button in panel.saying("button-plan-next"):
            await person.click(panel, button)
    await rank(person, panel, wishes)
    await person.click(panel, Action.KEEP_PLAN)
    return panel


async def plan_placement(person: Guest, panel: Message) -> None:
    [button] = panel.saying("button-plan-place")
    await person.click(panel, button)


def dominoes(panel: Message) -> list[str]:
    """The labels of the dominoes that are not ranked."""
    choosing = f"|{CHOOSE.key}|{Action.PLAY}"
    ranking = [button.label for button in panel.buttons if button.argument.endswith(choosing)]
    return [label for label in ranking if not says_only(label, "plan-ranked")]


async def rank(person: Guest, panel: Message, wishes: int) -> None:
    for label in dominoes(panel)[:wishes]:
        [button] = [each for each in panel.buttons if each.label == label]
        await person.click(panel, button)


async def plans_of(server: SimulatedServer) -> dict[int | None, str | None]:
    return {seat.user_id: seat.plan for seat in (await server.table()).game.seats}


async def test_a_round_of_four_who_have_planned_is_one_public_message(four: SimulatedServer) -> None:
    await four.without_grace()
    first = await begin_placing(four)
    before = four.newest
    for person in await four.others():
        panel = await plan_a_turn(four, person)
        assert says(panel.text, "plan-kept-title")
    round_before = (await four.table()).state.round
    assert four.newest.id == before.id
    panel = await open_panel(four, first)
    # The last: with it, another person begins the next round.
    await first.click(panel, panel.saying("button-take")[-1])
    assert (await four.table()).state.round == round_before + 1
    assert await four.acting_person() is not first
    [told] = four.after(before)
    # A long message has the players in one paragraph.
    facts = told.text.replace(" · ", "\n").splitlines()
    # The last of them had nothing to choose from.
    assert [sum(says(fact, key) for fact in facts) for key in ("told-by-plan", "told-pick-last")] == [3, 1]
    assert told.pinged == [(await four.acting_person()).name]
    assert set((await plans_of(four)).values()) == {None}


async def test_a_plan_is_seen_by_its_owner_alone(four: SimulatedServer) -> None:
    await begin_placing(four)
    one, other, _ = await four.others()
    await plan_a_turn(four, one)
    [text] = [plan for plan in (await plans_of(four)).values() if plan]
    assert all(text.split(" ")[1] not in message.text for message in four.messages())
    # The other one finds an empty plan, and not that of somebody else.
    assert not says((await open_plan(four, other)).text, "plan-wishes")
    export = await four.services.tables.accounts.export(other.id)
    assert text not in str(export)
    assert text in str(await four.services.tables.accounts.export(one.id))


async def test_a_plan_is_changed_dropped_and_kept_again(server: SimulatedServer) -> None:
    await begin_placing(server)
    [waiting] = await server.others()
    panel = await plan_a_turn(server, waiting)
    kept = (await plans_of(server))[waiting.id]
    await waiting.click(panel, Action.DROP_PLAN)
    assert (await plans_of(server))[waiting.id] is None
    assert words("plan-dropped-now") in panel.text
    await waiting.click(panel, Action.KEEP_PLAN)
    assert (await plans_of(server))[waiting.id] == kept
    await waiting.click(panel, Action.CHANGE_PLAN)
    await waiting.click(panel, panel.saying("button-plan-anew")[0])
    assert panel.saying("button-plan-place")
    # What is looked at changes nothing, and says so.
    assert (await plans_of(server))[waiting.id] == kept
    assert words("plan-still-kept") in panel.text
    again = await say(waiting, server, "kingdomino plan")
    assert says(again.text, "plan-kept-title")
    await waiting.click(again, Action.CHANGE_PLAN)
    await waiting.click(again, again.saying("button-plan-anew")[0])
    await waiting.click(again, Action.DROP_PLAN)
    assert (await plans_of(server))[waiting.id] is None


async def test_a_control_of_a_plan_whose_turn_has_come_opens_the_panel(server: SimulatedServer) -> None:
    mover = await begin_placing(server)
    [waiting] = await server.others()
    panel = await open_plan(server, waiting)
    await plan_placement(waiting, panel)
    while await server.acting_person() is mover:
        await server.step()
    await waiting.click(panel, Action.KEEP_PLAN)
    assert words("plan-turn-has-come") in panel.text
    assert Action.PLAY in panel.actions
    assert set((await plans_of(server)).values()) == {None}


async def test_what_is_no_longer_possible_of_a_plan_is_left_out_before_it_is_kept(four: SimulatedServer) -> None:
    mover = await begin_placing(four)
    table = await four.table()
    last = next(each for each in table.game.seats if each.number == table.state.turns[-1].king.seat)
    waiting = four.people[last.name]
    panel = await open_plan(four, waiting)
    await plan_placement(waiting, panel)
    await rank(waiting, panel, 9)
    while await four.acting_person() is mover:
        await four.step()
    await waiting.click(panel, Action.KEEP_PLAN)
    assert words("plan-partly") in panel.text
    assert (await plans_of(four))[waiting.id] is None
    await waiting.click(panel, Action.KEEP_PLAN)
    kept = (await plans_of(four))[waiting.id]
    assert kept
    taken = (await four.table()).moves[-1].move
    assert str(taken).startswith(">")
    assert str(taken) not in kept.split()
